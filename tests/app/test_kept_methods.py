"""Compiled methods are taken from the last start where their text is the same, and compiled where anything is wrong."""

from __future__ import annotations

import builtins
import dataclasses
import marshal
import os
from collections.abc import Iterator
from pathlib import Path
from types import CodeType
from typing import Any

import pytest

from cardtable.app import kept_methods
from cardtable.app.kept_methods import KeptMethods
from tests.app.obstacles import KINDS, obstruct


@pytest.fixture
def compiled(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The texts that have been compiled."""
    texts: list[str] = []

    def counting(text: str, *arguments: Any, **named: Any) -> CodeType:
        texts.append(text)
        code: CodeType = builtins.compile(text, *arguments, **named)
        return code

    monkeypatch.setattr(kept_methods, "compile", counting, raising=False)
    return texts


@pytest.fixture
def file(tmp_path: Path, compiled: list[str]) -> Path:
    """What a run has kept that made one class."""
    started(tmp_path / "folder" / "methods", "suit")
    compiled.clear()
    return tmp_path / "folder" / "methods"


@pytest.fixture(autouse=True)
def _as_before() -> Iterator[None]:
    yield
    assert "exec" not in vars(dataclasses)


def started(file: Path, *fields: str) -> list[type[Any]]:
    """Make a data class for each of ``fields``, in a run that keeps in ``file`` what it compiles."""
    kept = KeptMethods()
    kept.open(file)
    made = [dataclasses.make_dataclass("Made", [(field, str)], frozen=True, slots=True) for field in fields]
    kept.close()
    return made


def assert_whole(made: type[Any]) -> None:
    one = made("a")
    assert one == made("a") != made("b")
    assert hash(one) == hash(made("a"))
    assert repr(one).endswith("(suit='a')")
    with pytest.raises(dataclasses.FrozenInstanceError):
        one.suit = "c"
    with pytest.raises(TypeError):
        made()


def test_what_was_compiled_is_not_compiled_again(file: Path, compiled: list[str]) -> None:
    (made,) = started(file, "suit")
    assert compiled == []
    assert_whole(made)


def test_another_class_is_compiled_and_kept_beside_the_first(file: Path, compiled: list[str]) -> None:
    started(file, "rank")
    assert compiled
    compiled.clear()
    suit, rank = started(file, "suit", "rank")
    assert compiled == []
    assert_whole(suit)
    assert rank("b").rank == "b"


def test_nothing_is_written_where_nothing_is_new(file: Path) -> None:
    before = file.stat()
    started(file, "suit")
    assert (file.stat().st_ino, file.stat().st_mtime_ns) == (before.st_ino, before.st_mtime_ns)


def test_nobody_else_can_write_it(file: Path) -> None:
    if os.name == "posix":
        assert file.stat().st_mode & 0o777 == 0o600
        assert file.parent.stat().st_mode & 0o777 == 0o700
    assert [one.name for one in file.parent.iterdir()] == [file.name]


@pytest.mark.skipif(os.name != "posix", reason="who may write is told otherwise there")
def test_what_others_could_have_written_is_not_read(file: Path, compiled: list[str]) -> None:
    for mode in (0o620, 0o602, 0o666):
        file.chmod(mode)
        assert_whole(*started(file, "suit"))
        assert compiled
        compiled.clear()
        # What was compiled again is kept in a file of its own.
        assert file.stat().st_mode & 0o777 == 0o600


@pytest.mark.skipif(os.name != "posix", reason="who owns it is told otherwise there")
def test_what_somebody_else_owns_is_not_read(file: Path, compiled: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    somebody = os.getuid() + 1
    monkeypatch.setattr(os, "getuid", lambda: somebody)
    started(file, "suit")
    assert compiled


@pytest.mark.parametrize("place", [0, 5, 40, -1])
def test_a_spoilt_file_is_not_believed(file: Path, compiled: list[str], place: int) -> None:
    written = bytearray(file.read_bytes())
    written[place] ^= 1
    file.write_bytes(written)
    assert_whole(*started(file, "suit"))
    assert compiled
    compiled.clear()
    started(file, "suit")
    assert compiled == []


@pytest.mark.parametrize("content", [b"", b"short", b"x" * (2 * kept_methods.LIMIT + 1)])
def test_a_foreign_file_is_replaced(file: Path, compiled: list[str], content: bytes) -> None:
    file.write_bytes(content)
    assert_whole(*started(file, "suit"))
    assert compiled
    assert len(file.read_bytes()) not in (0, len(content))


def test_another_pythons_file_is_replaced(file: Path, compiled: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kept_methods, "MAGIC_NUMBER", b"\0\0\r\n")
    assert_whole(*started(file, "suit"))
    assert compiled


def test_a_file_that_has_grown_too_long_keeps_what_the_last_run_needed(
    file: Path, compiled: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(kept_methods, "LIMIT", file.stat().st_size + 100)
    started(file, "rank")
    compiled.clear()
    started(file, "rank")
    assert compiled == []
    started(file, "suit")
    assert compiled


def test_a_folder_in_its_place_hinders_nobody(file: Path, compiled: list[str]) -> None:
    file.unlink()
    file.mkdir()
    assert_whole(*started(file, "suit"))
    assert compiled
    assert [one.name for one in file.parent.iterdir()] == [file.name]


def test_without_a_file_python_is_left_alone() -> None:
    kept = KeptMethods()
    kept.close()
    assert "exec" not in vars(dataclasses)


@pytest.mark.parametrize("content", [7, None, [1], ["ab"], {1: 2}, {"a": "b"}, {"a": None}, [[b"", b""]]])
def test_another_content_with_a_right_sum_is_as_good_as_none(file: Path, compiled: list[str], content: Any) -> None:
    body = marshal.dumps(content)
    file.write_bytes(kept_methods._head(body) + body)
    assert_whole(*started(file, "suit"))
    assert compiled


@pytest.mark.parametrize("code", [b"", b"\0", marshal.dumps(7), marshal.dumps("text"), b"\xff" * 9, b"c"])
def test_a_text_whose_code_is_none_is_compiled_and_kept_anew(file: Path, compiled: list[str], code: bytes) -> None:
    known = marshal.loads(file.read_bytes()[len(kept_methods._head(b"")) :])
    body = marshal.dumps(dict.fromkeys(known, code))
    file.write_bytes(kept_methods._head(body) + body)
    assert_whole(*started(file, "suit"))
    assert compiled
    compiled.clear()
    assert_whole(*started(file, "suit"))
    assert compiled == []


@pytest.mark.skipif(os.name != "posix", reason="what can lie in a folder is other there")
@pytest.mark.parametrize("what", KINDS)
def test_whatever_lies_in_its_place_hinders_nobody(tmp_path: Path, compiled: list[str], what: str) -> None:
    place = tmp_path / "cache" / "methods"
    obstruct(place, what)
    assert_whole(*started(place, "suit"))
    assert compiled
