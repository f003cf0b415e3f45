"""The program's code in one file, which the Debian package makes where it is installed."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from provision.checkout import ROOT

MAKER = ROOT / "packaging" / "debian" / "cardtable_bundle.py"

TOLD = """
import sys
sys.path.insert(0, {folder!r})
import cardtable_bundle
cardtable_bundle.use()
from cardtable.inside import part
import cardtable
print(part.WORD, type(part.__spec__.loader).__module__, part.__file__, list(cardtable.__path__))
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A program of three modules, with its bundle."""
    inside = tmp_path / "cardtable" / "inside"
    inside.mkdir(parents=True)
    (tmp_path / "cardtable" / "__init__.py").write_text('VERSION = "1"\n', encoding="utf-8")
    (inside / "__init__.py").touch()
    (inside / "part.py").write_text('WORD = "first"\n', encoding="utf-8")
    (tmp_path / MAKER.name).write_bytes(MAKER.read_bytes())
    made(tmp_path)
    # Whoever reads this word has not read the bundle.
    (inside / "part.py").write_text('WORD = "source"\n', encoding="utf-8")
    return tmp_path


def made(folder: Path) -> None:
    subprocess.run([sys.executable, "-IS", str(folder / MAKER.name)], check=True)


def told(folder: Path) -> list[str]:
    code = TOLD.format(folder=str(folder))
    done = subprocess.run([sys.executable, "-ISBc", code], capture_output=True, text=True, check=True)
    return done.stdout.split()


def bundle(folder: Path) -> Path:
    (found,) = folder.glob("code.*")
    return found


def test_modules_come_from_the_bundle_and_know_their_files(folder: Path) -> None:
    part = folder / "cardtable" / "inside" / "part.py"
    assert told(folder) == ["first", "cardtable_bundle", str(part), f"['{folder / 'cardtable'}']"]


@pytest.mark.parametrize("spoilt", [b"", b"\x00" * 8, b"\xff" * 64, b"\x05\x00\x00\x00\x00\x00\x00\x00(rest"])
def test_a_damaged_bundle_is_none(folder: Path, spoilt: bytes) -> None:
    bundle(folder).write_bytes(spoilt)
    assert told(folder)[:2] == ["source", "_frozen_importlib_external"]


def test_a_bundle_that_was_cut_gives_the_sources(folder: Path) -> None:
    data = bundle(folder).read_bytes()
    bundle(folder).write_bytes(data[: 8 + int.from_bytes(data[:8], "little")])
    assert told(folder)[0] == "source"


def test_the_bundle_of_another_version_is_none(folder: Path) -> None:
    (folder / "cardtable" / "__init__.py").write_text('VERSION = "1.1"\n', encoding="utf-8")
    assert told(folder)[0] == "source"
    made(folder)
    assert told(folder)[:2] == ["source", "cardtable_bundle"]


def test_the_same_modules_make_the_same_bundle(folder: Path) -> None:
    made(folder)
    before = bundle(folder).read_bytes()
    made(folder)
    assert bundle(folder).read_bytes() == before


def test_the_package_makes_it_and_takes_it_away() -> None:
    debian = MAKER.parent
    assert MAKER.name in (debian / "postinst").read_text(encoding="utf-8")
    assert MAKER.name in (debian / "cardtable.rtupdate").read_text(encoding="utf-8")
    assert "rm -f /usr/lib/cardtable/code.*" in (debian / "prerm").read_text(encoding="utf-8")
