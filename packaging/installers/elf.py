"""What a shared library of Linux needs, read from its own bytes (the format: elf(5))."""

from __future__ import annotations

import struct
from dataclasses import dataclass
from pathlib import Path

_MAGIC = b"\x7fELF\x02\x01"
"""64 bits, least significant byte first: the only kind that Qt's wheels for Linux have."""

_LOAD, _DYNAMIC = 1, 2
_END, _NEEDED, _STRINGS = 0, 1, 5


@dataclass(frozen=True, slots=True)
class _Segment:
    kind: int
    offset: int
    address: int
    size: int


def is_elf(path: Path) -> bool:
    """Say whether the file is a program or library of a 64-bit Linux."""
    if path.is_symlink() or not path.is_file():
        return False
    with path.open("rb") as file:
        return file.read(len(_MAGIC)) == _MAGIC


def needed(path: Path) -> list[str]:
    """Return the names (SONAME) of the libraries that ``path`` needs directly; raise ``ValueError`` for other files."""
    data = path.read_bytes()
    if not data.startswith(_MAGIC):
        raise ValueError(f"{path} is no 64-bit ELF file")
    segments = _segments(data)
    dynamic = next((segment for segment in segments if segment.kind == _DYNAMIC), None)
    if dynamic is None:
        return []
    offsets, strings = [], 0
    for tag, value in struct.iter_unpack("<qQ", data[dynamic.offset : dynamic.offset + dynamic.size // 16 * 16]):
        if tag == _END:
            break
        if tag == _NEEDED:
            offsets.append(value)
        elif tag == _STRINGS:
            strings = _file_offset(segments, value)
    return [_text(data, strings + offset) for offset in offsets]


def _segments(data: bytes) -> list[_Segment]:
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
