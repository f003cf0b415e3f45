"""What documents that people hand on have in common: a format, a version and a limit, around what each holds."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from cardtable.core.documents import load_json, read_file, size_of
from cardtable.core.errors import CodedError, RecordError
from cardtable.session.scorebook.reader import Reader

_BEGINNING = 256
"""The number of bytes at the beginning of a file that must contain its format."""


def format_of(path: Path, formats: Iterable[str], largest: int) -> str:
    """Return which of ``formats`` a file of at most ``largest`` bytes begins with; empty for none of them, and for what
    cannot be read. The rest of the file may still be damaged.
    """
    try:
        beginning = read_file(path, largest)[:_BEGINNING]
    except (CodedError, OSError, ValueError):
        return ""
    return next((one for one in formats if f'"{one}"'.encode() in beginning), "")


@dataclass(frozen=True, slots=True)
class Envelope:
    """Documents of one kind: JSON objects with ``format`` and ``version``, of at most ``largest`` bytes. ``unlike`` is
    the code of the error for a document of another kind.
    """

    format: str
    version: int
    largest: int
    unlike: str

    def close(self, contents: Mapping[str, Any]) -> dict[str, Any]:
        """Return a document with ``contents`` as JSON values."""
        return {"format": self.format, "version": self.version, **contents}

    def text_of(self, contents: Mapping[str, Any]) -> str:
        """Return a document with ``contents`` as text."""
        return json.dumps(self.close(contents), ensure_ascii=False, indent=1) + "\n"

    def open(self, value: object, *keys: str) -> dict[str, Reader]:
        """Return readers for the contents of a document, which must be exactly ``keys``. Raises ``RecordError``."""
        if not isinstance(value, dict) or value.get("format") != self.format:
            raise RecordError(self.unlike, "")
        version = Reader(value.get("version", self.version), "version").number(1)
        # A newer version may have keys that are not known here.
        if version > self.version:
            raise RecordError("record_is_newer", "version", version=version)
        return Reader(value).object_of("format", "version", *keys)

    def open_text(self, text: str, *keys: str) -> dict[str, Reader]:
        """Return readers for the contents of a document in ``text``, as ``open`` does."""
        if size_of(text) > self.largest:
            raise RecordError("too_large", "")
        return self.open(load_json(text), *keys)
