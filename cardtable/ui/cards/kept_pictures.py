"""Pictures drawn in one run of the program and kept for the next: cards, shadows, the cloth, icons.

Drawing them takes a third of the time before the first painting. They are in one file of the person's cache, which may
be missing, damaged or of another version of the program: then they are drawn, as on the first start.
"""

from __future__ import annotations

import contextlib
import json
import os
import zlib
from collections import OrderedDict
from collections.abc import Iterable
from io import FileIO
from pathlib import Path
from typing import Any

from PySide6.QtCore import qVersion
from PySide6.QtGui import QImage

import cardtable
from cardtable.app import kept_files
from cardtable.core.documents import load_json

LIMIT = 16 * 1024 * 1024
"""The most bytes of pixels that are written: enough for one window and its start page, at a screen ratio of 1 or 2."""

_LARGE, _APART = 1 << 14, 32
"""The bytes of a picture from which on only some of its pixels are checked, and how far these are apart."""

_MOST_OF_INDEX = 1 << 18
"""The most bytes in front of the pixels."""

_FORMATS = {form.name: form for form in (QImage.Format.Format_RGB32, QImage.Format.Format_ARGB32_Premultiplied)}
"""The formats of pixels in the file, by name: four bytes each, without and with transparency."""

_DRAWN_BY = (
    "art",
    "ui/cards/pictures.py",
    "ui/game_views",
    "ui/hall",
    "ui/look/icons.py",
    "ui/look/room_painting.py",
    "ui/look/portraits.py",
    "ui/table/cloth.py",
    "ui/table/shadow.py",
    "ui/look/palette.py",
)
"""The parts of the package that draw these pictures; if one of them changes, no kept picture is used."""

_UNFINISHED = ".dev0"
"""How the version ends of what nobody has built yet. Of what was built the version says all."""


class KeptPictures:
    """The pictures of the last run and of this one, each under a text that names everything on which it depends.

    Before ``open`` is called, nothing is found and nothing is kept.
    """

    def __init__(self) -> None:
        self._file: Path | None = None
        self._data: FileIO | None = None
        self._first = 0
        """The position in the data at which the pixels begin."""
        self._places: dict[str, tuple[int, int, int, QImage.Format, int]] = {}
        """For each picture, by its text: its position after ``_first``, its width, height, format and checksum."""
        self._used: OrderedDict[str, QImage] = OrderedDict()
        self._words: dict[str, tuple[str, ...]] = {}
        """The words that are written in a picture, by its text."""

    def open(self, file: Path) -> None:
        """Use the pictures in ``file``, if it was written by this program in its present state, and keep there what is
        drawn from now on.
        """
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
                for text, start, width, height, form, code, *words in head["pictures"]:
                    self._places[text] = (int(start), int(width), int(height), _FORMATS[form], int(code))
                    self._words[text] = tuple(map(str, words))
                self._first = end + 1
                return
        self._data.close()
        self._data = None

    def texts(self) -> list[str]:
        """Return the texts by which pictures were kept in the last run."""
        return list(self._places)

    def has(self, text: str) -> bool:
        """Return whether a picture was kept under ``text`` in the last run."""
        return text in self._places

    def find(self, text: str) -> QImage | None:
        """Return the picture kept under ``text``; None if it is missing or damaged."""
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

    def words(self, text: str) -> tuple[str, ...]:
        """Return the words that were kept with the picture under ``text``."""
        return self._words.get(text, ())

    def keep(self, text: str, image: QImage, words: Iterable[str] = ()) -> None:
        """Keep ``image``, which was just drawn, under ``text`` for the next run, and the ``words`` that are in it."""
        if self._file is not None and image.format() in _FORMATS.values():
            self._used[text] = image
            self._words[text] = tuple(words)

    def drop(self, text: str) -> None:
        """Do not keep the picture under ``text`` for the next run, if there is one."""
        self._used.pop(text, None)

    def write(self) -> None:
        """Write the pictures used in this run, the last used first, as far as they fit; after that nothing more is
        kept.
        """
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
                head = [text, place, image.width(), image.height(), image.format().name, _sum(text, image)]
                index.append([*head, *self.words(text)])
                chosen.append(image)
                place += image.sizeInBytes()
        pixels: list[Any] = [image.constBits() for image in chosen]
        # An error here must not keep the program from ending, because the pictures only save time.
        with contextlib.suppress(Exception):
            first = json.dumps({"edition": edition(), "pictures": index}).encode()
            kept_files.write(file, (first + b"\n", *pixels))


def _fill(image: QImage, data: FileIO, place: int) -> bool:
    """Read the pixels of ``image`` from the file; return whether all were there, because the file may have been cut
    since.
    """
    try:
        data.seek(place)
        return data.readinto(image.bits()) == image.sizeInBytes()
    except OSError:
        return False


def _sum(text: str, image: QImage) -> int:
    """Return a checksum over ``text`` and the pixels, of a large picture over every 32nd of them, so that a picture of
    something else has another one, and so has one of which a disk has lost a block.
    """
    bits: Any = image.constBits()
    # All of them would be a thirtieth of a start.
    seen = bits.cast("I")[::_APART].tobytes() if len(bits) > _LARGE else bits
    return zlib.adler32(seen, zlib.adler32(text.encode()))


def edition() -> str:
    """Return a text that changes whenever pictures may look different: the versions, and the state of the files that
    draw where they are still worked on.
    """
    package = os.path.dirname(cardtable.__file__)
    parts = [cardtable.__version__, qVersion()]
    for name in _DRAWN_BY if cardtable.__version__.endswith(_UNFINISHED) else ():
        source = os.path.join(package, *name.split("/"))
        files = [os.path.join(folder, file) for folder, _, names in os.walk(source) for file in names]
        for file in sorted(one for one in files if one.endswith(".py")) or [source]:
            with contextlib.suppress(OSError):
                state = os.stat(file)
                parts.append(f"{file.removeprefix(package)} {state.st_size} {state.st_mtime_ns}")
    return "; ".join(parts)


KEPT = KeptPictures()
"""The kept pictures of the running program."""
