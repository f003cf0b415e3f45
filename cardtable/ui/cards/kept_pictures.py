"""Pictures that were drawn in one run of the program and are wanted again in the next: cards, shadows, the cloth.

Drawing them is a third of what comes before the first painting. They lie in one file of the person's cache, which may
be missing, spoilt or of another program: then they are drawn, as on the first start.
"""

from __future__ import annotations

import contextlib
import json
import zlib
from collections import OrderedDict
from io import FileIO
from pathlib import Path
from typing import Any

from PySide6.QtCore import qVersion
from PySide6.QtGui import QImage

import cardtable
from cardtable.app import kept_files
from cardtable.core.documents import load_json

LIMIT = 16 * 1024 * 1024
"""Bytes of pixels that are written at most: those of one window and its start page, at a screen ratio of 1 or 2."""

_MOST_OF_INDEX = 1 << 18
"""Bytes of what stands before the pixels."""

_FORMATS = {form.name: form for form in (QImage.Format.Format_RGB32, QImage.Format.Format_ARGB32_Premultiplied)}
"""How pixels may lie in the file, by name: four bytes each, without and with what shines through."""

_DRAWN_BY = (
    "art",
    "ui/cards/pictures.py",
    "ui/look/icons.py",
    "ui/look/portraits.py",
    "ui/table/cloth.py",
    "ui/table/shadow.py",
    "ui/look/palette.py",
)
"""What draws them, in the package; if one of these files changes, nothing that was kept is taken."""


class KeptPictures:
    """The pictures of the last run and of this one, each by a text that says all that it depends on.

    Until ``open`` nothing is found and nothing is kept.
    """

    def __init__(self) -> None:
        self._file: Path | None = None
        self._data: FileIO | None = None
        self._first = 0
        """The position in the data at which the pixels begin."""
        self._places: dict[str, tuple[int, int, int, QImage.Format, int]] = {}
        """For each picture, by its text: its position after ``_first``, its width, height, format and checksum."""
        self._used: OrderedDict[str, QImage] = OrderedDict()

    def open(self, file: Path) -> None:
        """Find what ``file`` holds, if it is of this program as it is now; what is drawn from now on is kept there."""
        self._file = file
        self._data = kept_files.opened(file)
        if self._data is None:
            return
        # Whatever a wrong content makes of it.
        with contextlib.suppress(Exception):
            first = self._data.read(_MOST_OF_INDEX)
            end = first.index(b"\n")
            head = load_json(first[:end].decode())
            if head["edition"] == edition():
                self._places = {
                    text: (int(start), int(width), int(height), _FORMATS[form], int(code))
                    for text, start, width, height, form, code in head["pictures"]
                }
                self._first = end + 1
                return
        self._data.close()
        self._data = None

    def texts(self) -> list[str]:
        """Return the texts by which pictures were kept in the last run."""
        return list(self._places)

    def has(self, text: str) -> bool:
        """Say whether a picture was kept by ``text`` in the last run."""
        return text in self._places

    def find(self, text: str) -> QImage | None:
        """Return the picture that was kept by ``text``, if it is there and whole."""
        data = self._data
        if data is None or text not in self._places:
            return None
        start, width, height, form, code = self._places[text]
        image = QImage()
        # Larger ones are never written, and a wrong number is not worth its memory.
        if start >= 0 and width > 0 and height > 0 and 4 * width * height <= LIMIT:
            image = QImage(width, height, form)
        if image.isNull() or not _fill(image, data, self._first + start) or _sum(text, image) != code:
            # It will be drawn and kept anew.
            del self._places[text]
            return None
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
                index.append([text, place, image.width(), image.height(), image.format().name, _sum(text, image)])
                chosen.append(image)
                place += image.sizeInBytes()
        pixels: list[Any] = [image.constBits() for image in chosen]
        # Nobody is kept from leaving by what is only there to save time.
        with contextlib.suppress(Exception):
            head = json.dumps({"edition": edition(), "pictures": index}).encode()
            kept_files.write(file, (head + b"\n", *pixels))


def _fill(image: QImage, data: FileIO, place: int) -> bool:
    """Read the pixels of ``image``, and say whether they are all there: the file may have been cut meanwhile."""
    try:
        data.seek(place)
        return data.readinto(image.bits()) == image.sizeInBytes()
    except OSError:
        return False


def _sum(text: str, image: QImage) -> int:
    """A number that is another one for a picture of something else."""
    bits: Any = image.constBits()
    return zlib.adler32(bits, zlib.adler32(text.encode()))


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
"""The kept pictures of the running program."""
