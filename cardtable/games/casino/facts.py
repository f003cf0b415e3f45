"""What a side has at the end of a deal, known from its cards or told from a real table."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from cardtable.core.cards import ACE, DIAMONDS, SPADES, Card, make_card, rank_of, suit_of

BIG_CASINO = make_card(10, DIAMONDS)
"""The ten of diamonds, "die Große"."""
LITTLE_CASINO = make_card(2, SPADES)
"""The two of spades, "die Kleine"."""
_ACES = [make_card(ACE, suit) for suit in range(4)]
ACE_OF_SPADES = make_card(ACE, SPADES)
JACK_OF_SPADES = make_card(11, SPADES)
SEVEN_OF_SPADES, SEVEN_OF_DIAMONDS = make_card(7, SPADES), make_card(7, DIAMONDS)


@dataclass(frozen=True, slots=True)
class SideFacts:
    """What one side has at the end of a deal; its ``double_sweeps`` are none of its ``sweeps``.

    ``aces`` are the suits of its aces (a suit twice if both packs' are held); ``mulles`` the cards whose twins it
    captured in a mulle. ``others`` are further cards that count by themselves, where the piles are not known; ``won``
    are the captured cards themselves where they are.
    """

    cards: int = 0
    spades: int = 0
    big_casinos: int = 0
    little_casinos: int = 0
    aces: tuple[int, ...] = ()
    sweeps: int = 0
    double_sweeps: int = 0
    mulles: tuple[Card, ...] = ()
    last_capture: bool = False
    won: tuple[Card, ...] = ()
    others: tuple[Card, ...] = ()

    def number_of(self, card: Card) -> int:
        """How many of ``card`` the side has; more than one only of a double pack."""
        if card == BIG_CASINO:
            return self.big_casinos
        if card == LITTLE_CASINO:
            return self.little_casinos
        if rank_of(card) == ACE:
            return self.aces.count(suit_of(card))
        return self.won.count(card) or self.others.count(card)


def facts_of_cards(
    won: Iterable[Card],
    sweeps: int = 0,
    mulles: Sequence[Card] = (),
    last_capture: bool = False,
    double_sweeps: int = 0,
) -> SideFacts:
    """The facts that follow from a side's captured cards."""
    cards = tuple(won)
    return SideFacts(
        cards=len(cards),
        spades=list(map(suit_of, cards)).count(SPADES),
        big_casinos=cards.count(BIG_CASINO),
        little_casinos=cards.count(LITTLE_CASINO),
        aces=tuple([suit for suit, ace in enumerate(_ACES) for _ in range(cards.count(ace))]),
        sweeps=sweeps,
        double_sweeps=double_sweeps,
        mulles=tuple(mulles),
        last_capture=last_capture,
        won=cards,
    )
