"""The things on a Casino table besides loose cards: builds and markers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from cardtable.core.cards import Card
from cardtable.core.codec import CARD, YES_OR_NO, Codec, parts
from cardtable.games.casino.facts import SideFacts


class Build(NamedTuple):
    """Cards that can only be captured together, by ``value``. ``groups`` above 1 is a multiple build.

    A stack counts as one card of its value in every capture. It has no builder (``builder`` −1), or, with ``groups``
    0, the player who must hold a card of its value as long as it lies.
    """

    number: int
    value: int
    builder: int
    groups: int
    cards: tuple[Card, ...]


NOBODY = -1
"""The builder of a stack."""


class Dispute(NamedTuple):
    """The state before the last play, to which an objection is still possible: the last ``capturer``, the number of
    ``marks``, the ``builds`` and the ``markers`` of each side. ``reviewing`` says that the next player is asked for an
    objection before play goes on, and ``decided`` that the play has decided the match.
    """

    capturer: int
    marks: int
    builds: tuple[Build, ...]
    markers: tuple[tuple[Marker, ...], ...]
    reviewing: bool = False
    decided: bool = False


class Marker(NamedTuple):
    """A card in a side's marking pile: face up for a sweep, face down for a mulle or a balanced hut. A card that is
    both face up and a mulle stands for a sweep in which a single card was taken by its twin. ``category`` is the code
    by which a score sheet asks for a capture of another kind; it is empty for sweeps and mulles.
    """

    card: Card
    face_up: bool
    mulle: bool
    category: str = ""


_SWEEP_OR_MULLE = parts(Marker, CARD, YES_OR_NO, YES_OR_NO)
MARKER = Codec(
    lambda marker: [*_SWEEP_OR_MULLE.to_json(marker[:3]), *filter(None, marker[3:])],
    lambda data: _SWEEP_OR_MULLE.from_json(data[:3])._replace(category=str("".join(data[3:]))),
)
"""The codec of a marker. The category is left out where it is empty, as in positions written before there was one."""


def facts_of_pile(pile: Sequence[Card], markers: Sequence[Marker], last_capture: bool = False) -> SideFacts:
    """Return the facts about a side whose captured cards are in ``pile`` and ``markers``."""
    return SideFacts(
        won=(*pile, *(marker.card for marker in markers)),
        sweeps=sum(marker.face_up and not marker.mulle and not marker.category for marker in markers),
        mulles=tuple(marker.card for marker in markers if marker.mulle and not marker.face_up),
        last_capture=last_capture,
        double_sweeps=sum(marker.face_up and marker.mulle for marker in markers),
        happened=Counter(marker.category for marker in markers if marker.category),
    )
