"""What lies on a Casino table besides loose cards: builds and markers."""

from __future__ import annotations

from typing import NamedTuple

from cardtable.core.cards import Card


class Build(NamedTuple):
    """Cards that can only be captured together, by ``value``. ``groups`` above 1 is a multiple build."""

    number: int
    value: int
    builder: int
    groups: int
    cards: tuple[Card, ...]


class Dispute(NamedTuple):
    """What there was before the last capture, which can still be objected to: the last ``capturer``, how many
    ``marks``, the ``builds`` and the ``markers`` of each party. ``reviewing`` is whether it ends the deal, so that the
    next player is asked, and ``decided`` whether it wins the partie.
    """

    capturer: int
    marks: int
    builds: tuple[Build, ...]
    markers: tuple[tuple[Marker, ...], ...]
    reviewing: bool = False
    decided: bool = False


class Marker(NamedTuple):
    """A card in a party's marking pile: face up for a sweep, face down for a mulle or a hut that was balanced."""

    card: Card
    face_up: bool
    mulle: bool
