"""Pictures are taken from the last start where they are the same, and drawn where anything is wrong with them."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QColor, QImage

import cardtable
from cardtable.app.resources import resource_path
from cardtable.art.theme import CardTheme
from cardtable.core.cards import HIDDEN
from cardtable.ui.cards import kept_pictures, pictures
from cardtable.ui.cards.kept_pictures import KEPT, KeptPictures
from cardtable.ui.look.palette import ROOMS
from cardtable.ui.table import cloth, shadow, weave
from tests.app.obstacles import obstruct

pytestmark = pytest.mark.usefixtures("qapp")

ARGB = QImage.Format.Format_ARGB32_Premultiplied


def picture(shade: int, width: int = 9, form: QImage.Format = ARGB) -> QImage:
    image = QImage(width, 7, form)
    image.fill(QColor(shade, 10, 20, 200))
    return image


opened_files: list[KeptPictures] = []


def reopened(file: Path) -> KeptPictures:
    kept = KeptPictures()
    kept.open(file)
    opened_files.append(kept)
    return kept


@pytest.fixture(autouse=True)
def _closed() -> Iterator[None]:
    yield
    while opened_files:
        data = opened_files.pop()._data
        if data is not None:
            data.close()


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A file with two pictures, "one" and "two"."""
    kept = reopened(tmp_path / "folder" / "pictures")
    kept.keep("one", picture(1))
    kept.keep("two", picture(2, 30, QImage.Format.Format_RGB32))
    kept.write()
    return tmp_path / "folder" / "pictures"


def test_what_was_drawn_is_found_at_the_next_start(file: Path) -> None:
    kept = reopened(file)
    assert kept.find("one") == picture(1)
    assert kept.find("two") == picture(2, 30, QImage.Format.Format_RGB32)
    assert kept.find("three") is None


def test_words_are_kept_beside_the_picture_in_which_they_are_written(tmp_path: Path) -> None:
    for _ in range(2):
        kept = reopened(tmp_path / "pictures")
        assert kept.words("one") in ((), ("Écarté", "“&”"))
        if kept.find("one") is None:
            kept.keep("one", picture(1), ("Écarté", "“&”"))
        kept.keep("two", picture(2))
        kept.write()
    kept = reopened(tmp_path / "pictures")
    # A picture that is only found keeps its words for the start after that.
    kept.find("one")
    kept.keep("three", picture(3))
    kept.write()
    kept = reopened(tmp_path / "pictures")
    assert kept.words("one") == ("Écarté", "“&”")
    assert kept.words("two") == kept.words("three") == ()


def test_a_picture_outlives_the_file(file: Path) -> None:
    kept = reopened(file)
    found = kept.find("one")
    kept.write()
    file.unlink()
    assert found == picture(1)


def test_nobody_else_can_look_at_them(file: Path) -> None:
    if os.name == "posix":
        assert file.stat().st_mode & 0o777 == 0o600
        assert file.parent.stat().st_mode & 0o777 == 0o700
    assert [one.name for one in file.parent.iterdir()] == ["pictures"]


def test_without_a_file_nothing_is_kept() -> None:
    kept = KeptPictures()
    kept.keep("one", picture(1))
    assert kept.find("one") is None
    kept.write()


def test_only_what_this_run_used_is_written_and_only_if_there_is_something_new(file: Path) -> None:
    before = file.stat()
    kept = reopened(file)
    assert kept.find("one") is not None
    kept.write()
    assert file.stat().st_ino == before.st_ino
    kept = reopened(file)
    assert kept.find("one") is not None
    kept.keep("three", picture(3))
    kept.write()
    kept = reopened(file)
    assert [kept.find(text) is not None for text in ("one", "two", "three")] == [True, False, True]


def test_what_was_used_last_is_kept_where_not_all_fits(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kept_pictures, "LIMIT", 2 * picture(0).sizeInBytes())
    kept = reopened(file)
    for number in range(4):
        kept.keep(str(number), picture(number))
    kept.write()
    kept = reopened(file)
    assert [kept.find(str(number)) is not None for number in range(4)] == [False, False, True, True]


def test_pictures_of_another_edition_are_not_taken(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cardtable, "__version__", "another")
    assert reopened(file).find("one") is None


def test_all_that_draws_is_there() -> None:
    """What is not there is passed over, and its old pictures would be taken for new ones."""
    package = Path(cardtable.__file__).parent
    assert [name for name in kept_pictures._DRAWN_BY if not (package / name).exists()] == []


def test_the_edition_changes_with_what_draws(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = tmp_path / "cardtable"
    (package / "art").mkdir(parents=True)
    (package / "__init__.py").touch()
    (package / "art" / "card.py").write_text("a = 1", encoding="ascii")
    monkeypatch.setattr(cardtable, "__file__", str(package / "__init__.py"))
    before = kept_pictures.edition()
    assert kept_pictures.edition() == before
    (package / "art" / "card.py").write_text("a = 11", encoding="ascii")
    assert kept_pictures.edition() != before
    # Of a version that was built there is only one.
    monkeypatch.setattr(cardtable, "__version__", "1.0.0")
    built = kept_pictures.edition()
    (package / "art" / "card.py").write_text("a = 111", encoding="ascii")
    assert kept_pictures.edition() == built
    monkeypatch.setattr(cardtable, "__version__", "1.0.1")
    assert kept_pictures.edition() != built


@pytest.mark.parametrize(
    "spoilt",
    [
        b"",
        b"{}\n",
        b"no json at all\n",
        b"[1, 2]\n",
        b'{"edition": EDITION, "pictures": [["one", 0, 9, 7, "Format_Mono", 1]]}\n' + bytes(999),
        b'{"edition": EDITION, "pictures": [["one", 0, 9, 7, "Format_RGB32", 1]]}\n' + bytes(9 * 7 * 4 - 1),
        b'{"edition": EDITION, "pictures": [["one", -99, 9, 7, "Format_RGB32", 1]]}\n' + bytes(999),
        b'{"edition": EDITION, "pictures": [["one", 0, 99999, 99999, "Format_RGB32", 1]]}\n' + bytes(999),
        b'{"edition": EDITION, "pictures": [["one", "x", 9, 7, "Format_RGB32", 1]]}\n' + bytes(999),
        b'{"edition": EDITION, "pictures": [["one", 1e999, 9, 7, "Format_RGB32", 1]]}\n' + bytes(999),
        b'{"edition": EDITION, "pictures": [["one", 0, -1e999, 7, "Format_RGB32", 1]]}\n' + bytes(999),
        b'{"edition": EDITION, "pictures": [["one", 0, 9, 7, "Format_RGB32", 1e999]]}\n' + bytes(999),
        b"[" * 200_000,
    ],
)
def test_a_spoilt_file_is_as_good_as_none_and_is_written_anew(file: Path, spoilt: bytes) -> None:
    file.write_bytes(spoilt.replace(b"EDITION", json.dumps(kept_pictures.edition()).encode()))
    kept = reopened(file)
    assert kept.find("one") is None
    kept.keep("one", picture(4))
    kept.write()
    assert reopened(file).find("one") == picture(4)


@pytest.mark.parametrize(("digit", "other"), [(b"9, 7", b"8, 7"), (b'"two", 0', b'"two", 4'), (b'"two"', b'"ten"')])
def test_a_digit_that_has_become_another_one_shows_no_other_picture(file: Path, digit: bytes, other: bytes) -> None:
    words = file.read_bytes()
    # The pictures lie the last first.
    assert b'"two", 0' in words
    assert words.count(digit) == 1
    file.write_bytes(words.replace(digit, other))
    shown = [reopened(file).find(text) for text in ("one", "two", "ten")]
    assert shown.count(None) == 2
    assert all(image in (None, picture(1), picture(2, 30, QImage.Format.Format_RGB32)) for image in shown)


def test_a_pixel_that_has_become_another_one_costs_its_picture(file: Path) -> None:
    words = bytearray(file.read_bytes())
    words[-1] ^= 1
    file.write_bytes(words)
    kept = reopened(file)
    assert [kept.find(text) is None for text in ("one", "two")] == [True, False]


def test_a_block_that_a_disk_has_lost_costs_a_large_picture(tmp_path: Path) -> None:
    image = QImage(200, 150, QImage.Format.Format_RGB32)
    for y in range(image.height()):
        for x in range(image.width()):
            image.setPixel(x, y, 0xFF000000 | (x * 7919 + y * 104729) & 0xFFFFFF)
    assert image.sizeInBytes() > kept_pictures._LARGE
    kept = reopened(tmp_path / "pictures")
    kept.keep("large", image)
    kept.write()
    whole = (tmp_path / "pictures").read_bytes()
    assert reopened(tmp_path / "pictures").find("large") == image
    first = len(whole) - image.sizeInBytes()
    for block in range(first, len(whole) - 512, 4096):
        (tmp_path / "pictures").write_bytes(whole[:block] + bytes(512) + whole[block + 512 :])
        assert reopened(tmp_path / "pictures").find("large") is None


def test_a_file_that_is_cut_while_it_is_in_use_costs_its_pictures_alone(file: Path) -> None:
    kept = reopened(file)
    os.truncate(file, file.stat().st_size - 9 * 7 * 4 - 10)
    assert kept.find("one") is None
    assert kept.find("two") is None
    kept.keep("one", picture(5))
    kept.write()
    assert reopened(file).find("one") == picture(5)


@pytest.mark.skipif(os.name != "posix", reason="what can lie in a folder is other there")
@pytest.mark.parametrize("what", ["folder", "full folder", "pipe", "link", "closed"])
def test_whatever_lies_in_its_place_hinders_nobody(tmp_path: Path, what: str) -> None:
    place = tmp_path / "pictures"
    obstruct(place, what)
    kept = reopened(place)
    assert kept.find("one") is None
    kept.keep("one", picture(1))
    kept.write()
    assert (reopened(place).find("one") == picture(1)) is ("folder" not in what)


def test_a_folder_that_cannot_be_made_costs_the_pictures_and_nothing_else(tmp_path: Path) -> None:
    (tmp_path / "taken").touch()
    kept = reopened(tmp_path / "taken" / "pictures")
    kept.keep("one", picture(1))
    kept.write()


# ── Who keeps them ───────────────────────────────────────────────────────────────────────────────────────


@pytest.fixture
def opened(tmp_path: Path) -> Iterator[Path]:
    """The pictures of the running program, in a file of their own."""
    place = tmp_path / "pictures"
    KEPT.open(place)
    yield place
    KEPT.write()


def test_cards_shadows_and_the_cloth_are_the_same_without_being_drawn(
    opened: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def all_of_them() -> list[QImage]:
        shadow.shadow_pixmap.cache_clear()
        pack = pictures.CardPictures(CardTheme())
        drawn = [pack.pixmap(card, 60, 1.5) for card in (0, 12, HIDDEN)]
        drawn.append(shadow.shadow_pixmap(60.0, 84.0, 4.0, True, 1.5)[0])
        drawn.append(cloth.cloth_pixmap(QSize(300, 200), 12, next(iter(ROOMS)), 1.5))
        assert {picture.devicePixelRatio() for picture in drawn} == {1.5}
        return [picture.toImage() for picture in drawn]

    before = all_of_them()
    KEPT.write()
    KEPT.open(opened)
    for module, name in ((pictures, "render_card"), (shadow, "_drawn"), (cloth, "_drawn")):
        monkeypatch.setattr(module, name, lambda *_: pytest.fail("it was kept"))
    assert all_of_them() == before
    shadow.shadow_pixmap.cache_clear()


@pytest.mark.parametrize("bright", [True, False])
def test_the_weave_that_is_shipped_is_the_one_that_is_drawn(bright: bool) -> None:
    shipped = QImage(str(resource_path("cloth", cloth.WEAVES[bright])))
    assert shipped.convertToFormat(ARGB) == weave.draw(bright)
