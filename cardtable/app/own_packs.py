"""Packs that a person has put into a folder: an SVG picture for each card, found by the names that sets of cards use.
Needs nothing of Qt.

Understood are names such as ``king_heart``, ``ace_of_spades``, ``HEART-11-JACK``, ``10H``, ``TH``, ``1_club``,
``spades_king``, in any case, with or without a number at the end; ``back``, ``1B`` or ``card_back`` is the back, and
jokers are those of the program. A folder without such files is understood if one SVG picture in it has all cards, as
those of KDE have: each is an element of it with an id such as ``king_heart`` or ``1_club``.
"""

from __future__ import annotations

import re
import stat
import zlib
from collections.abc import Collection, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from functools import lru_cache
from itertools import islice
from pathlib import Path

from cardtable.app.languages import is_dropped_in_left_out
from cardtable.app.sanitised_svg import LARGEST, LARGEST_SHEET, PictureError, sanitised, sanitised_sheet
from cardtable.core.cards import CLUBS, DIAMONDS, HEARTS, HIDDEN, SPADES, Card, make_card
from cardtable.core.documents import read_file
from cardtable.core.errors import CodedError
from cardtable.core.sanitise import as_text
from cardtable.store.places import data_directory

FOLDER = "packs"
_MOST_PACKS = 24
_MOST_FILES = 300
_MOST_BYTES = 40 << 20
_LONGEST = 60
"""Characters of the name of a pack."""
_SUITS = {
    word: suit
    for suit, words in (
        (SPADES, "spade spades s"),
        (HEARTS, "heart hearts h"),
        (DIAMONDS, "diamond diamonds d"),
        (CLUBS, "club clubs c"),
    )
    for word in words.split()
}
_RANKS = {
    word: rank
    for rank, words in ((1, "ace a"), (10, "t"), (11, "jack j"), (12, "queen q"), (13, "king k"))
    for word in words.split()
} | {str(number): number for number in range(1, 14)}
_SHORT = re.compile(r"([a23456789tjqk]|10|1)([shdc])|([shdc])([a23456789tjqk]|10|1)")
_SUIT_WORD, _RANK_WORD = r"(?:spade|heart|diamond|club)s?", r"(?:ace|jack|queen|king|\d{1,2})"
_ELEMENTS = (
    re.compile(rf"{_RANK_WORD}[_-](?:of[_-])?{_SUIT_WORD}", re.IGNORECASE),
    re.compile(rf"{_SUIT_WORD}[_-]{_RANK_WORD}", re.IGNORECASE),
)
"""The ids of cards in one picture of all, from the surest on: the second may be that of one sign among many."""
_BACKS = frozenset({"back", "b", "card back", "cardback"})


class PackError(CodedError, ValueError):
    """A folder that cannot be used as a pack. Its parameter ``pack`` is the name. Codes: ``pack_cards`` (``count``, the
    number of cards that were found), ``pack_files`` (too many), ``pack_large``, ``pack_unreadable``, ``pack_picture``
    (``file``, and ``why``, the code of a ``PictureError``). Without a name: ``packs_many``, of which the first ``most``
    are taken and ``count`` are left.
    """


@dataclass(frozen=True)
class OwnPack:
    """The name of a pack, the file of each card and of the back, and a text that changes with them; ``sheet`` is the
    file with the cards that have none of their own.
    """

    name: str
    files: Mapping[Card, Path]
    stamp: str
    sheet: Path | None = None


@dataclass(frozen=True)
class CardSheet:
    """A picture with all cards, made harmless, and the id of the element that each card and the back is."""

    svg: bytes
    elements: Mapping[Card, str]


def folder() -> Path:
    """Return the folder of the packs, which need not exist. Raises ``StoreError`` ``no_such_home``."""
    return data_directory() / FOLDER


def card_of(stem: str) -> Card | None:
    """Return the card that a file with this name, without its suffix, shows; None if it is not understood."""
    words = re.findall(r"[a-z]+|\d+", stem.lower())
    if " ".join(word for word in words if not word.isdigit()) in _BACKS or (words and words[-1] == "back"):
        return HIDDEN
    short = _SHORT.fullmatch("".join(words)) if len(words) <= 2 and len(stem) <= 3 else None
    if short is not None:
        rank, suit = short[1] or short[4], short[2] or short[3]
        return make_card(_RANKS[rank], _SUITS[suit])
    suits = {_SUITS[word] for word in words if word in _SUITS}
    named = [_RANKS[word] for word in words if word in _RANKS and not word.isdigit()]
    ranks = named or [_RANKS[word] for word in words if word in _RANKS]
    if len(suits) != 1 or not ranks:
        return None
    return make_card(ranks[0], suits.pop())


def elements_of(ids: Collection[str]) -> dict[Card, str]:
    """Return for each card, and for the back, the id of the element that shows it. Drawing programs give ids to all
    elements, such as ``s1``, so that fewer are understood than names of files.
    """
    found = {HIDDEN: "back"} if "back" in ids else {}
    for pattern in _ELEMENTS:
        for name in sorted(filter(pattern.fullmatch, ids), key=lambda one: (len(one), one)):
            card = card_of(name)
            if card is not None:
                found.setdefault(card, name)
    return found


def pack_in(place: Path) -> OwnPack:
    """Return the pack of a folder, without opening any picture. Raises ``PackError``."""
    name = as_text(place.name)[:_LONGEST]
    files: dict[Card, Path] = {}
    sheets: list[tuple[int, Path]] = []
    total, stamp = 0, 0
    try:
        found = sorted(islice(place.iterdir(), _MOST_FILES + 1), key=lambda file: (len(file.name), file.name))
        if len(found) > _MOST_FILES:
            raise PackError("pack_files", pack=name)
        for file in found:
            status = file.lstat()
            if file.suffix.lower() not in (".svg", ".svgz") or not stat.S_ISREG(status.st_mode):
                continue
            card = card_of(file.stem)
            if card is None:
                sheets.append((status.st_size, file))
            if card in files:
                continue
            stamp = zlib.crc32(f"{file.name} {status.st_size} {status.st_mtime_ns}".encode(), stamp)
            if card is None:
                continue
            files[card] = file
            total += status.st_size
            if status.st_size > LARGEST:
                raise PackError("pack_picture", pack=name, file=as_text(file.name), why="picture_large")
    except (OSError, ValueError) as error:
        if isinstance(error, PackError):
            raise
        raise PackError("pack_unreadable", pack=name) from None
    if total > _MOST_BYTES:
        raise PackError("pack_large", pack=name)
    count = len(files.keys() - {HIDDEN})
    if not count and sheets:
        return OwnPack(place.name, files, f"{stamp:08x}", max(sheets)[1])
    if count < 52:
        raise PackError("pack_cards", pack=name, count=count)
    return OwnPack(place.name, files, f"{stamp:08x}")


def read_sheet(pack: OwnPack) -> CardSheet | None:
    """Return the picture with all cards of a pack; None if it has none. Raises ``PackError``."""
    if pack.sheet is None:
        return None
    with _faults_of(pack, pack.sheet):
        svg, ids = sanitised_sheet(read_file(pack.sheet, LARGEST_SHEET))
    elements = elements_of(ids)
    count = len(elements.keys() - {HIDDEN})
    if count < 52:
        raise PackError("pack_cards", pack=_short(pack), count=count)
    return CardSheet(svg, elements)


def found_packs() -> Iterator[OwnPack | PackError]:
    """Yield the packs of the folder by their names, for each that cannot be used the reason, and how many are left out
    because there are too many. No picture is opened.
    """
    try:
        places = sorted(one for one in islice(folder().iterdir(), _MOST_FILES) if _may_be_pack(one))
    except (OSError, CodedError):
        return
    for place in places[:_MOST_PACKS]:
        try:
            yield pack_in(place)
        except PackError as error:
            yield error
    if len(places) > _MOST_PACKS:
        yield PackError("packs_many", most=_MOST_PACKS, count=len(places) - _MOST_PACKS)


def _may_be_pack(place: Path) -> bool:
    try:
        return place.is_dir() and _is_name(place.name)
    except OSError:
        return False


def _is_name(name: str) -> bool:
    """Return whether the name of a folder can be that of a pack: one that other places cannot be reached by, and that
    can be written down.
    """
    plain = bool(name) and not name.startswith(".") and not set(name) & set("/\\:")
    return plain and as_text(name) == name


def checked(pack: OwnPack) -> Iterator[None]:
    """Read one picture after another, so that others can do something in between. Raises ``PackError`` for the first
    that cannot be used.
    """
    for card in pack.files:
        picture_of(pack, card)
        yield
    if read_sheet(pack) is not None:
        yield


def picture_of(pack: OwnPack, card: Card) -> bytes | None:
    """Return the picture of ``card``, made harmless; None if the pack has none. Raises ``PackError``."""
    file = pack.files.get(card)
    if file is None:
        return None
    with _faults_of(pack, file):
        return sanitised(read_file(file, LARGEST))


@contextmanager
def _faults_of(pack: OwnPack, file: Path) -> Iterator[None]:
    """Turn what goes wrong with a file of a pack into a ``PackError``."""
    try:
        yield
    except PictureError as error:
        why = error.code
    except CodedError:
        why = "picture_large"
    except (OSError, ValueError):
        why = "picture_broken"
    else:
        return
    raise PackError("pack_picture", pack=_short(pack), file=as_text(file.name), why=why)


def _short(pack: OwnPack) -> str:
    return as_text(pack.name)[:_LONGEST]


def key_of(name: str) -> str:
    """Return the text by which a theme names the pack ``name`` in its present state; empty if it cannot be used."""
    pack = _pack(name)
    return "" if pack is None else f"{pack.name}/{pack.stamp}"


def picture(key: str, card: Card) -> bytes | None:
    """Return the picture of ``card`` in the pack that ``key_of`` has named; None if it has none that can be used."""
    try:
        return picture_of(pack_by_key(key), card)
    except PackError:
        return None


@lru_cache(maxsize=2)
def pack_by_key(key: str) -> OwnPack:
    """Return the pack that ``key_of`` has named. Its folder is read once for all cards: a pack that changes has another
    key. Raises ``PackError``, so that a pack that is away for a while is looked for again.
    """
    name = key.rpartition("/")[0]
    pack = _pack(name)
    if pack is None:
        raise PackError("pack_unreadable", pack=name)
    return pack


def _pack(name: str) -> OwnPack | None:
    if is_dropped_in_left_out() or not _is_name(name):
        return None
    try:
        return pack_in(folder() / name)
    except CodedError:
        return None
