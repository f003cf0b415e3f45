"""Places where cards lie, named the same way for every game."""

from __future__ import annotations

from typing import NamedTuple

from cardtable.core.cards import Card
from cardtable.core.errors import CodedError


class Zone(NamedTuple):
    """A place on the table: a ``name`` and, if there are several places of that name, the ``owner``.

    ``owner`` is a seat for hands, a side for piles and marks, a running number for builds, and -1 for a place of which
    there is only one (the table, the stock). The text form is ``table`` or ``hand:2``.
    """

    name: str
    owner: int = -1

    def __str__(self) -> str:
        return self.name if self.owner < 0 else f"{self.name}:{self.owner}"

    @classmethod
    def parse(cls, text: str) -> Zone:
        """The zone of a text form; raises ``CodedError`` ``not_a_zone``.

        >>> Zone.parse("hand:2") == hand(2)
        True
        >>> Zone.parse("table").owner
        -1
        """
        name, separator, owner = text.partition(":")
        if not name or (separator and not owner.isdecimal()):
            raise CodedError("not_a_zone", text=text)
        return cls(name, int(owner)) if separator else cls(name)


class PlacedCard(NamedTuple):
    """A card in a zone as it lies there. ``card`` is ``HIDDEN`` for a seat that does not know it."""

    card: Card
    face_up: bool


STOCK = Zone("stock")
TABLE = Zone("table")
ASIDE = Zone("aside")
"""Cards out of play, lying face up; a side gets them at the end of the deal."""
TRICK = Zone("trick")
"""The cards of the trick that is being played, in the order of play."""
TURNED = Zone("turned")
"""The card that was turned up for trumps, beside the stock."""


def hand(seat: int) -> Zone:
    """The cards that a seat holds."""
    return Zone("hand", seat)


def pile(side: int) -> Zone:
    """The cards that a side has won, face down."""
    return Zone("pile", side)


def marks(side: int) -> Zone:
    """Cards of a side that are laid out as marks: a sweep face up, a mulle face down."""
    return Zone("marks", side)


def build(number: int) -> Zone:
    """A build on the table, numbered from 1 in the order in which builds were begun in the deal."""
    return Zone("build", number)


def discards(seat: int) -> Zone:
    """The cards that a seat has laid away, face down beside it."""
    return Zone("discards", seat)


def tricks(side: int) -> Zone:
    """The tricks that a side has won, face down."""
    return Zone("tricks", side)


def talon(packet: int) -> Zone:
    """A packet, numbered from 0, of cards that can be taken in exchange; they lie face down."""
    return Zone("talon", packet)
