"""Reads a setting of GNOME directly from the database of dconf, without asking a service.

The database is a file in the format GVDB (``gvdb-format.h`` of the GNOME library of that name): a header with the place
of one hash table. Each item of the table has the last part of its path, the number of the item with the part before it,
and the place of its value.
"""

from __future__ import annotations

import struct
from pathlib import Path

_SIGNATURE = b"GVariant"
_HEADER, _TABLE, _ITEM = struct.Struct("<8sIIII"), struct.Struct("<II"), struct.Struct("<IIIHBxII")
_BLOOM_WORDS = (1 << 27) - 1
"""The bits in the first number of a table that give the number of words of its Bloom filter."""
_NOWHERE = 0xFFFFFFFF
"""The parent number of an item that has no parent."""
_VALUE = ord("v")
_BOOLEAN = b"\0b"
"""The end of the value of a key that is true or false; one byte with the value stands before it."""
_LARGEST = 1 << 24
"""The most bytes of a database that are read; real ones have about ten thousand."""


def truth(file: Path, path: str) -> bool | None:
    """Return the value of the key ``path``, such as ``/org/gnome/desktop/interface/enable-animations``, in the database
    ``file``. None if it is not there, if it is neither true nor false, or if the file cannot be read.
    """
    try:
        with file.open("rb") as stream:
            return _truth(stream.read(_LARGEST), path)
    except (OSError, ValueError, struct.error):
        return None


def _truth(data: bytes, path: str) -> bool | None:
    signature, _, _, start, end = _HEADER.unpack_from(data)
    if signature != _SIGNATURE:
        return None
    bloom, buckets = _TABLE.unpack_from(data, start)
    first = start + _TABLE.size + 4 * ((bloom & _BLOOM_WORDS) + buckets)
    items = [_ITEM.unpack_from(data, place) for place in range(first, end - _ITEM.size + 1, _ITEM.size)]
    for _, before, key, length, kind, value, value_end in items:
        if kind != _VALUE:
            continue
        whole = data[key : key + length]
        steps = 0
        while before != _NOWHERE and before < len(items) and steps < len(items):
            _, before, key, length, *_ = items[before]
            whole = data[key : key + length] + whole
            steps += 1
        if whole == path.encode():
            found = data[value:value_end]
            return bool(found[0]) if found[1:] == _BOOLEAN else None
    return None
