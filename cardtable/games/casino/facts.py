"""The facts about a side at the end of a deal, known from its cards or entered from a real table."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from cardtable.core.cards import ACE, CLUBS, DIAMONDS, HEARTS, SPADES, Card, make_card
from cardtable.games.casino.counts import Count

BIG_CASINO = make_card(10, DIAMONDS)
"""The ten of diamonds, "die Große"."""
LITTLE_CASINO = make_card(2, SPADES)
"""The two of spades, "die Kleine"."""
ACE_OF_SPADES = make_card(ACE, SPADES)
JACK_OF_SPADES = make_card(11, SPADES)
JACK_OF_HEARTS = make_card(11, HEARTS)
TEN_OF_SPADES, TEN_OF_HEARTS, TEN_OF_CLUBS = (make_card(10, suit) for suit in (SPADES, HEARTS, CLUBS))
SEVEN_OF_SPADES, SEVEN_OF_DIAMONDS = make_card(7, SPADES), make_card(7, DIAMONDS)


class Capture(NamedTuple):
    """A capture as it is made: the played ``card``, the loose cards ``taken``, and the card that the player before has
    just laid down, or None.
    """

    card: Card
    taken: tuple[Card, ...]
    laid: Card | None


@dataclass(frozen=True, slots=True)
class SideFacts:
    """The facts about one side at the end of a deal; its ``double_sweeps`` are not among its ``sweeps``.

    ``won`` are its captured cards if they are known. If not, ``told`` has the number of each count by its code, and
    ``named`` are its cards that count by themselves. ``mulles`` has a card for each mulle, in which the side captured
    the card with its twin. ``happened`` has the numbers of captures of other kinds that are marked, and what else parts
    of a score table ask for by hand, by the code of its category.
    """

    told: Mapping[str, int] = field(default_factory=dict)
    sweeps: int = 0
    double_sweeps: int = 0
    mulles: tuple[Card, ...] = ()
    last_capture: bool = False
    won: tuple[Card, ...] = ()
    named: tuple[Card, ...] = ()
    happened: Mapping[str, int] = field(default_factory=dict)

    def counted(self, count: Count) -> int:
        """Return the number that the side has of a count; 0 if it is neither in ``told`` nor known from the cards."""
        told = self.told.get(count.code)
        return count.number_in(self.won) if told is None else told

    def cards_of(self, count: Count) -> tuple[Card, ...]:
        """Return the captured cards that belong to a count, as far as they are known."""
        return self.won if count.of_all else tuple(sorted([card for card in self.won if count.of[card]]))

    def number_of(self, card: Card) -> int:
        """Return the number of copies of ``card`` that the side has; more than one only with a double pack."""
        return self.won.count(card) + self.named.count(card)
