"""A file is opened where somebody may have put something else, and nobody waits for it."""

from __future__ import annotations

import os
import stat
from pathlib import Path

import pytest

from cardtable.core.regular_files import NoRegularFile, open_regular


def put(kind: str, path: Path) -> None:
    """Something else in the place of a file."""
    if kind == "folder":
        path.mkdir()
    elif kind == "pipe":
        os.mkfifo(path)
    else:
        path.symlink_to(kind)


def test_a_file_is_read(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_bytes(b"a\r\nb")
    with os.fdopen(open_regular(file), "rb") as opened:
        assert opened.read() == b"a\r\nb"


@pytest.mark.skipif(os.name != "posix", reason="no pipes in folders, and no devices")
@pytest.mark.parametrize("own", [False, True])
@pytest.mark.parametrize("kind", ["folder", "pipe", "/dev/null"])
def test_what_is_no_file_is_refused_at_once(tmp_path: Path, kind: str, own: bool) -> None:
    place = tmp_path / "place"
    put(kind, place)
    with pytest.raises(OSError, match=r"place"):
        open_regular(place, own=own)


@pytest.mark.skipif(os.name != "posix", reason="no pipes in folders, and no devices")
@pytest.mark.parametrize("kind", ["folder", "pipe", "/dev/null"])
def test_it_is_told_that_it_is_none(tmp_path: Path, kind: str) -> None:
    place = tmp_path / "place"
    put(kind, place)
    with pytest.raises(NoRegularFile):
        open_regular(place)


def test_an_own_file_is_made_for_this_person_alone(tmp_path: Path) -> None:
    place = tmp_path / "place"
    with os.fdopen(open_regular(place, own=True), "r+b") as opened:
        opened.write(b"words")
    assert place.read_bytes() == b"words"
    assert os.name != "posix" or stat.S_IMODE(place.stat().st_mode) == 0o600
    with os.fdopen(open_regular(place, own=True), "r+b") as opened:
        assert opened.read() == b"words"


@pytest.mark.skipif(os.name != "posix", reason="links need a right that people do not have")
def test_an_own_file_is_no_link(tmp_path: Path) -> None:
    other, place = tmp_path / "other", tmp_path / "place"
    other.write_bytes(b"of somebody")
    place.symlink_to(other)
    with pytest.raises(OSError, match=r"place"):
        open_regular(place, own=True)
    with os.fdopen(open_regular(place), "rb") as opened:
        assert opened.read() == b"of somebody"


def test_a_path_that_no_file_can_have(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="null"):
        open_regular(tmp_path / "a\0b")
