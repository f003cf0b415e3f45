"""The libraries that a shared library of Linux needs and the objects that it exports, read from its bytes (format:
elf(5)).
"""

from __future__ import annotations

import struct
from dataclasses import dataclass
from pathlib import Path

_MAGIC = b"\x7fELF\x02\x01"
"""64 bits, least significant byte first: the only kind that Qt's wheels for Linux have."""

_LOAD, _DYNAMIC = 1, 2
_END, _NEEDED, _STRINGS, _SYMBOLS = 0, 1, 5, 6
_OBJECT = 1


@dataclass(frozen=True, slots=True)
class _Segment:
    kind: int
    offset: int
    address: int
    size: int


def is_elf(path: Path) -> bool:
    """Return whether the file is a program or library of a 64-bit Linux."""
    if path.is_symlink() or not path.is_file():
        return False
    with path.open("rb") as file:
        return file.read(len(_MAGIC)) == _MAGIC


def needed(path: Path) -> list[str]:
    """Return the names (SONAME) of the libraries that ``path`` needs directly; raise ``ValueError`` for other files."""
    data = path.read_bytes()
    segments = _segments(data, path)
    table = _dynamic(data, segments)
    strings = [_file_offset(segments, value) for tag, value in table if tag == _STRINGS]
    return [_text(data, strings[0] + value) for tag, value in table if tag == _NEEDED]


def exported(path: Path) -> dict[str, bytes]:
    """Return the objects that the library ``path`` exports, by their names; raise ``ValueError`` for other files."""
    data = path.read_bytes()
    segments = _segments(data, path)
    places = {
        tag: _file_offset(segments, value) for tag, value in _dynamic(data, segments) if tag in (_STRINGS, _SYMBOLS)
    }
    found = {}
    # Nothing tells how many symbols there are, but linkers put the texts right behind them.
    table = data[places[_SYMBOLS] : places[_STRINGS]]
    for name, kind, _, section, address, size in struct.iter_unpack("<IBBHQQ", table[: len(table) // 24 * 24]):
        if kind & 0xF == _OBJECT and section:
            try:
                start = _file_offset(segments, address)
            except ValueError:
                # It begins as zeros, which are not in the file.
                continue
            found[_text(data, places[_STRINGS] + name)] = data[start : start + size]
    return found


def _dynamic(data: bytes, segments: list[_Segment]) -> list[tuple[int, int]]:
    """Return the entries for the dynamic linker: pairs of a tag and a value."""
    found = []
    for dynamic in (segment for segment in segments if segment.kind == _DYNAMIC):
        for tag, value in struct.iter_unpack("<qQ", data[dynamic.offset : dynamic.offset + dynamic.size // 16 * 16]):
            if tag == _END:
                break
            found.append((tag, value))
    return found


def _segments(data: bytes, path: Path) -> list[_Segment]:
    if not data.startswith(_MAGIC):
        raise ValueError(f"{path} is no 64-bit ELF file")
    (table,) = struct.unpack_from("<Q", data, 32)
    size, count = struct.unpack_from("<HH", data, 54)
    found = []
    for number in range(count):
        kind, _, offset, address, _, length = struct.unpack_from("<IIQQQQ", data, table + number * size)
        found.append(_Segment(kind, offset, address, length))
    return found


def _file_offset(segments: list[_Segment], address: int) -> int:
    for segment in segments:
        if segment.kind == _LOAD and segment.address <= address < segment.address + segment.size:
            return segment.offset + address - segment.address
    raise ValueError(f"no segment holds the address {address:#x}")


def _text(data: bytes, start: int) -> str:
    return data[start : data.index(b"\0", start)].decode("ascii")
