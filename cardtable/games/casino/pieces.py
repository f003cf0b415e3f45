"""What lies on a Casino table besides loose cards: builds and markers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from cardtable.core.cards import Card
from cardtable.games.casino.facts import SideFacts


class Build(NamedTuple):
    """Cards that can only be captured together, by ``value``. ``groups`` above 1 is a multiple build.

    A stack is nobody's (``builder`` -1), and one card of its value to every capture.
    """

    number: int
    value: int
    builder: int
    groups: int
    cards: tuple[Card, ...]


NOBODY = -1
"""The builder of a stack."""


class Dispute(NamedTuple):
    """What there was before the last capture, which can still be objected to: the last ``capturer``, how many
    ``marks``, the ``builds`` and the ``markers`` of each side. ``reviewing`` is whether it ends the deal, so that the
    next player is asked, and ``decided`` whether it wins the match.
    """

    capturer: int
    marks: int
    builds: tuple[Build, ...]
    markers: tuple[tuple[Marker, ...], ...]
    reviewing: bool = False
    decided: bool = False


class Marker(NamedTuple):
    """A card in a side's marking pile: face up for a sweep, face down for a mulle or a hut that was balanced. Face up
    and a mulle, it is for a sweep with the twin of the only card.
    """

    card: Card
    face_up: bool
    mulle: bool


def facts_of_pile(pile: Sequence[Card], markers: Sequence[Marker], last_capture: bool = False) -> SideFacts:
    """What a side has whose captured cards lie in ``pile`` and ``markers``."""
    return SideFacts(
        won=(*pile, *(marker.card for marker in markers)),
        sweeps=sum(marker.face_up and not marker.mulle for marker in markers),
        mulles=tuple(marker.card for marker in markers if marker.mulle and not marker.face_up),
        last_capture=last_capture,
        double_sweeps=sum(marker.face_up and marker.mulle for marker in markers),
    )
