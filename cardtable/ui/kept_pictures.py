"""Pictures that were drawn in one run of the program and are wanted again in the next: cards, shadows, the cloth.

Drawing them is a third of what comes before the first painting. They lie in one file of the person's cache, which may
be missing, foreign or spoilt: then they are drawn, as on the first start.
"""

from __future__ import annotations

import contextlib
import json
import mmap
import os
from collections import OrderedDict
from pathlib import Path
from typing import Any

from PySide6.QtCore import qVersion
from PySide6.QtGui import QImage

import cardtable
from cardtable.core.documents import load_json
from cardtable.core.errors import CodedError

LIMIT = 16 * 1024 * 1024
"""Bytes of pixels that are written at most: those of one window and its start page, at a screen ratio of 1 or 2."""

_FORMATS = {form.name: form for form in (QImage.Format.Format_RGB32, QImage.Format.Format_ARGB32_Premultiplied)}
"""How pixels may lie in the file, by name: four bytes each, without and with what shines through."""

_DRAWN_BY = (
    "art",
    "ui/cards/faces.py",
    "ui/icons.py",
    "ui/portraits.py",
    "ui/table/cloth.py",
    "ui/table/shadow.py",
    "ui/palette.py",
)
"""What draws them, in the package; if one of these files changes, nothing that was kept is taken."""


class KeptPictures:
    """The pictures of the last run and of this one, each by a text that says all that it depends on.

    Until ``open`` nothing is found and nothing is kept.
    """

    def __init__(self) -> None:
        self._file: Path | None = None
        self._data: mmap.mmap | None = None
        self._first = 0
        """Where in the data the pixels begin."""
        self._places: dict[str, tuple[int, int, int, QImage.Format]] = {}
        """Where after that a picture begins, its width, its height and its format, by its text."""
        self._used: OrderedDict[str, QImage] = OrderedDict()

    def open(self, file: Path) -> None:
        """Find what ``file`` holds, if it is of this program as it is now; what is drawn from now on is kept there."""
        self._file = file
        if not file.is_file():
            # Whatever else lies there could keep everybody waiting.
            return
        with contextlib.suppress(OSError, ValueError, KeyError, TypeError, CodedError), file.open("rb") as opened:
            data = mmap.mmap(opened.fileno(), 0, access=mmap.ACCESS_READ)
            end = data.find(b"\n")
            head = load_json(data[:end].decode())
            if head["edition"] == edition():
                self._places = {
                    text: (int(start), int(width), int(height), _FORMATS[form])
                    for text, start, width, height, form in head["pictures"]
                }
                self._data, self._first = data, end + 1

    def texts(self) -> list[str]:
        """Return the texts by which pictures were kept in the last run."""
        return list(self._places)

    def has(self, text: str) -> bool:
        """Say whether a picture was kept by ``text`` in the last run."""
        return text in self._places

    def find(self, text: str) -> QImage | None:
        """Return the picture that was kept by ``text``, if it is there and whole."""
        if self._data is None or text not in self._places:
            return None
        start, width, height, form = self._places[text]
        size = 4 * width * height
        first = self._first + start
        if start < 0 or min(width, height) <= 0 or first + size > len(self._data):
            # It will be drawn and kept anew.
            del self._places[text]
            return None
        # A copy, for the file is closed before the last picture goes; one alone, for these are millions of bytes.
        with memoryview(self._data) as data, data[first : first + size] as pixels:
            image = QImage(pixels, width, height, 4 * width, form).copy()
        self._used[text] = image
        return image

    def keep(self, text: str, image: QImage) -> None:
        """Keep ``image``, which was just drawn, by ``text`` for the next run."""
        if self._file is not None and image.format() in _FORMATS.values():
            self._used[text] = image

    def write(self) -> None:
        """Write what was used in this run, as far as it fits, the last first; nothing more is kept then."""
        file, self._file = self._file, None
        known, self._places = self._places, {}
        used, self._used = self._used, OrderedDict()
        if self._data is not None:
            self._data.close()
            self._data = None
        if file is None or used.keys() <= known.keys():
            return
        index: list[list[Any]] = []
        chosen: list[QImage] = []
        place = 0
        for text, image in reversed(used.items()):
            if place + image.sizeInBytes() <= LIMIT:
                index.append([text, place, image.width(), image.height(), image.format().name])
                chosen.append(image)
                place += image.sizeInBytes()
        head = json.dumps({"edition": edition(), "pictures": index}).encode()
        unfinished = file.with_name(f"{file.name}.{os.getpid()}")
        # Whoever cannot write there draws again.
        with contextlib.suppress(OSError):
            file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            try:
                with open(os.open(unfinished, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as opened:
                    opened.write(head + b"\n")
                    for image in chosen:
                        opened.write(image.constBits())
                os.replace(unfinished, file)
            except OSError:
                unfinished.unlink(missing_ok=True)


def edition() -> str:
    """Return a text that is another one when pictures may look otherwise: the version and the state of what draws."""
    package = Path(cardtable.__file__).parent
    parts = [cardtable.__version__, qVersion()]
    for name in _DRAWN_BY:
        source = package / name
        # In a frozen program there are no such files, and the version alone counts.
        for file in sorted(source.rglob("*.py")) if source.is_dir() else [source]:
            with contextlib.suppress(OSError):
                state = file.stat()
                parts.append(f"{file.relative_to(package).as_posix()} {state.st_size} {state.st_mtime_ns}")
    return "; ".join(parts)


KEPT = KeptPictures()
"""Those of the running program."""
