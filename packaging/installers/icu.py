"""The data of ICU, Qt's library for languages: all but those of other languages than the program's.

In Qt's wheel for Linux they are a library of one object (icudtNN_dat): a header, then a table of contents with the
places of names and items, then both (udata.h and ucmndata.h of ICU; ICU's own tool for this is icupkg). What is left
is packed in the same way and becomes a library again by the assembler and the linker.
"""

from __future__ import annotations

import re
import struct
from collections.abc import Mapping
from pathlib import Path

from installers import elf, qt
from installers.common import InstallerError, fresh, run

_MAGIC, _FORMAT = 0x27DA, b"CmnD"
_ALIGNMENT = 16

_UNUSED = re.compile(
    # Other encodings than Unicode's, which Qt converts itself; other scripts' spelling, words and long forms.
    r".*\.(cnv|spp)$|cnvalias\.icu$|translit/|rbnf/|unit/|brkitr/.*(dict|\.dictionary|lstm|_Unigram.*)"
)
_LOCALE = re.compile(r"(?:.*/)?([a-z]{2,3})(?:_\w*)?\.(?:res|brk)")
"""The name of a bundle for one language; bundles with longer names, such as root, are for all languages."""


def is_kept(name: str) -> bool:
    """Return whether the item ``name``, such as "coll/de.res", is needed to sort and write in the program's
    languages.
    """
    if _UNUSED.match(name):
        return False
    # Rules for words and lines are named by what they are about, and some names are short.
    locale = _LOCALE.fullmatch(name)
    return locale is None or name.startswith("brkitr/") or locale[1] in qt.LANGUAGES


def items(data: bytes) -> dict[str, bytes]:
    """Return the items of ``data``, a package of ICU's data, by name. Raises ``InstallerError`` for anything else."""
    header, magic = struct.unpack_from("<HH", data)
    if magic != _MAGIC or data[12:16] != _FORMAT:
        raise InstallerError("the data of ICU have another format")
    (count,) = struct.unpack_from("<I", data, header)
    table = list(struct.iter_unpack("<II", data[header + 4 : header + 4 + 8 * count]))
    ends = [start for _, start in table[1:]] + [len(data) - header]
    found = {}
    for (name, start), end in zip(table, ends, strict=True):
        text = data[header + name : data.index(b"\0", header + name)].decode("ascii")
        found[text] = data[header + start : header + end]
    return found


def pack(header: bytes, kept: Mapping[str, bytes]) -> bytes:
    """Return a package of ICU's data with the items ``kept``, sorted by name. ``header`` is that of the whole
    package.
    """
    names = sorted(kept)
    texts = b"".join(name.encode("ascii") + b"\0" for name in names)
    place = 4 + 8 * len(names)
    table, data = struct.pack("<I", len(names)), bytearray()
    start = -(-(place + len(texts)) // _ALIGNMENT) * _ALIGNMENT
    for name in names:
        table += struct.pack("<II", place, start + len(data))
        place += len(name) + 1
        data += kept[name] + bytes(-len(kept[name]) % _ALIGNMENT)
    return header + (table + texts).ljust(start, b"\0") + data


def cut(library: Path, work: Path) -> None:
    """Replace ``library``, a libicudata.so.NN, by one without the data of other languages. The folder ``work`` is for
    intermediate files. Raises ``InstallerError``.
    """
    objects = elf.exported(library)
    if len(objects) != 1:
        raise InstallerError(f"{library.name} is not the data of ICU alone: {', '.join(objects)}")
    ((symbol, data),) = objects.items()
    (header,) = struct.unpack_from("<H", data)
    found = items(data)
    kept = {name: item for name, item in found.items() if is_kept(name.partition("/")[2])}
    fresh(work)
    (work / "data").write_bytes(pack(data[:header], kept))
    (work / "data.s").write_text(
        f".section .rodata\n.balign {_ALIGNMENT}\n.globl {symbol}\n.type {symbol}, %object\n"
        f'{symbol}: .incbin "{work / "data"}"\n.size {symbol}, .-{symbol}\n.section .note.GNU-stack,"",%progbits\n',
        encoding="utf-8",
    )
    run(["as", "-o", work / "data.o", work / "data.s"])
    run(["ld", "-shared", "--strip-all", "-z", "noexecstack", "-soname", library.name, "-o", library, work / "data.o"])
