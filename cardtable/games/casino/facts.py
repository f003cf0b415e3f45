"""What a side has at the end of a deal, known from its cards or told from a real table."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from cardtable.core.cards import ACE, DIAMONDS, SPADES, Card, make_card
from cardtable.games.casino.counts import Count

BIG_CASINO = make_card(10, DIAMONDS)
"""The ten of diamonds, "die Große"."""
LITTLE_CASINO = make_card(2, SPADES)
"""The two of spades, "die Kleine"."""
ACE_OF_SPADES = make_card(ACE, SPADES)
JACK_OF_SPADES = make_card(11, SPADES)
SEVEN_OF_SPADES, SEVEN_OF_DIAMONDS = make_card(7, SPADES), make_card(7, DIAMONDS)


@dataclass(frozen=True, slots=True)
class SideFacts:
    """What one side has at the end of a deal; its ``double_sweeps`` are none of its ``sweeps``.

    ``won`` are its captured cards where they are known. Where they are not, ``told`` is the number of each count by its
    code, and ``named`` are the cards that count by themselves. ``mulles`` are the cards whose twins it captured in a
    mulle.
    """

    told: Mapping[str, int] = field(default_factory=dict)
    sweeps: int = 0
    double_sweeps: int = 0
    mulles: tuple[Card, ...] = ()
    last_capture: bool = False
    won: tuple[Card, ...] = ()
    named: tuple[Card, ...] = ()

    def counted(self, count: Count) -> int:
        """The number that the side has of a count; 0 if it is neither told nor known from the cards."""
        told = self.told.get(count.code)
        return count.number_in(self.won) if told is None else told

    def cards_of(self, count: Count) -> tuple[Card, ...]:
        """The captured cards that belong to a count, as far as they are known."""
        return self.won if count.of_all else tuple(sorted([card for card in self.won if count.of[card]]))

    def number_of(self, card: Card) -> int:
        """How many of ``card`` the side has; more than one only of a double pack."""
        return self.won.count(card) + self.named.count(card)
