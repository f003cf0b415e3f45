"""The parts of a score table for cards that count by themselves."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable, Sequence
from typing import ClassVar, Final

from cardtable.core.cards import (
    ACE,
    JOKER_VALUES,
    SPADES,
    VALUED_JOKERS,
    Card,
    make_card,
    rank_of,
    suit_of,
)
from cardtable.core.scores import ScoreLine, parameters
from cardtable.core.sheets.categories import Amounts
from cardtable.games.casino.codes import Line
from cardtable.games.casino.counts import OF_SPADES, packs_in
from cardtable.games.casino.facts import (
    ACE_OF_SPADES,
    BIG_CASINO,
    JACK_OF_SPADES,
    LITTLE_CASINO,
    SEVEN_OF_DIAMONDS,
    SEVEN_OF_SPADES,
    SideFacts,
)
from cardtable.games.casino.parts import Asked, Part
from cardtable.games.casino.sharing import Points, worths

ACE_CODES = {suit: f"ace_of_{name}" for suit, name in enumerate(("spades", "hearts", "diamonds", "clubs"))}
"""The code of the category of each ace, by suit, if aces are asked for one by one."""


class CardPart(Part):
    """A part for cards that each count by themselves, no matter which side has the others."""

    reason: ClassVar[str] = "captures_card"

    @abstractmethod
    def of_card(self, card: Card) -> int:
        """Return the points that capturing ``card`` brings by itself."""

    def line_of_card(self, side: int, card: Card) -> ScoreLine | None:
        """Return the line of one captured card, for marking at once; None if the card does not count in this part."""
        return None

    def named(self, entered: Amounts, side: int, cards: int) -> list[Card]:
        """Return the cards of a side that were entered one by one, in a game with ``cards`` cards."""
        return []


class ValueCard(CardPart):
    """A single card that counts; ``code`` names it in lines and on the sheet, where ``place`` orders it."""

    def __init__(self, code: str, card: Card, *, points: int, place: int = 25, at_once: bool = False) -> None:
        super().__init__(points=points, at_once=at_once)
        self.code: Final = code
        self.codes = (code,)
        self.card: Final = card
        self.place: Final = place

    @property
    def kind(self) -> str:
        return self.code

    def lines(self, facts: Sequence[SideFacts]) -> list[ScoreLine]:
        return [
            ScoreLine(self.code, side, self.points, (), (self.card,))
            for side, fact in enumerate(facts)
            for _ in range(fact.number_of(self.card))
        ]

    def asked(self, cards: int, suits_matter: bool) -> list[Asked]:
        packs = packs_in(cards)
        worth = packs * self.points
        return [Asked(self.place, self.code, packs, _must_add_up(self, packs), due=packs, worth=worth)]

    def ways(self, cards: int, sides: int) -> list[set[Points]]:
        return [worths(packs_in(cards), self.points, sides)]

    def named(self, entered: Amounts, side: int, cards: int) -> list[Card]:
        return [self.card] * entered.get(self.code, {}).get(side, 0)

    def of_card(self, card: Card) -> int:
        return self.points if card == self.card else 0

    def line_of_card(self, side: int, card: Card) -> ScoreLine | None:
        return ScoreLine(self.code, side, self.points, (), (card,)) if card == self.card else None


def big_casino(points: int = 2, at_once: bool = False) -> ValueCard:
    """Return the part for the ten of diamonds."""
    return ValueCard("big_casino", BIG_CASINO, points=points, place=20, at_once=at_once)


def little_casino(points: int = 1, at_once: bool = False) -> ValueCard:
    """Return the part for the two of spades."""
    return ValueCard("little_casino", LITTLE_CASINO, points=points, place=21, at_once=at_once)


def jack_of_spades(points: int = 1, at_once: bool = False) -> ValueCard:
    """Return the part for the jack of spades, which counts at Spade Casino."""
    return ValueCard("jack_of_spades", JACK_OF_SPADES, points=points, place=22, at_once=at_once)


def seven_of_spades(points: int = 1, at_once: bool = False) -> ValueCard:
    """Return the part for the seven of spades, which counts at Zwickern, as the seven of diamonds does."""
    return ValueCard("seven_of_spades", SEVEN_OF_SPADES, points=points, place=23, at_once=at_once)


def seven_of_diamonds(points: int = 1, at_once: bool = False) -> ValueCard:
    """Return the part for the seven of diamonds, which counts at Zwickern."""
    return ValueCard("seven_of_diamonds", SEVEN_OF_DIAMONDS, points=points, place=24, at_once=at_once)


def joker_of(value: int, points: int) -> ValueCard:
    """Return the part for the joker of a fixed ``value``."""
    place = 11 + JOKER_VALUES[::-1].index(value)
    return ValueCard(f"joker_{value}", VALUED_JOKERS[value], points=points, place=place)


class Aces(CardPart):
    """The aces, that of spades perhaps apart; ``suits`` is the order in which they are counted."""

    codes = ("ace", "ace_of_spades")

    def __init__(
        self, *, points: int = 1, of_spades: int = 1, suits: tuple[int, ...] = (0, 1, 2, 3), at_once: bool = False
    ) -> None:
        super().__init__(points=points, at_once=at_once)
        self.of_spades: Final = of_spades
        self.suits: Final = suits

    def lines(self, facts: Sequence[SideFacts]) -> list[ScoreLine]:
        return [
            self.line(side, suit)
            for suit in self.suits
            for side, fact in enumerate(facts)
            for _ in range(fact.number_of(make_card(ACE, suit)))
        ]

    def line(self, side: int, suit: int) -> ScoreLine:
        """Return the line for one captured ace."""
        ace = make_card(ACE, suit)
        apart = suit == SPADES and self.of_spades != self.points
        code = "ace_of_spades" if apart else "ace"
        return ScoreLine(code, side, self.of_card(ace), parameters(suit=suit), (ace,))

    def asked(self, cards: int, suits_matter: bool) -> list[Asked]:
        packs = packs_in(cards)
        if self.of_spades != self.points:
            numbers = [("ace_of_spades", packs, self.of_spades), ("other_aces", 3 * packs, self.points)]
        elif suits_matter:
            numbers = [(ACE_CODES[suit], packs, self.points) for suit in self.suits]
        else:
            numbers = [("aces", 4 * packs, self.points)]
        return [
            Asked(30 + place, code, most, _must_add_up(self, most), due=most, worth=most * points)
            for place, (code, most, points) in enumerate(numbers)
        ]

    def ways(self, cards: int, sides: int) -> list[set[Points]]:
        packs = packs_in(cards)
        of_spades = packs * (SPADES in self.suits)
        others = packs * len(self.suits) - of_spades
        return [worths(of_spades, self.of_spades, sides), worths(others, self.points, sides)]

    def named(self, entered: Amounts, side: int, cards: int) -> list[Card]:
        """Return the aces of a side: those entered by suit and, if only a number of aces is known, as many of the suits
        that are left.
        """
        given = {suit: entered.get(code, {}).get(side, 0) for suit, code in ACE_CODES.items()}
        found = [suit for suit, number in given.items() for _ in range(number)]
        code = "other_aces" if "other_aces" in entered else "aces"
        free = [suit for suit in self.suits if code == "aces" or suit != SPADES]
        whole = [suit for suit in free for _ in range(packs_in(cards))]
        told = entered.get(code, {})
        before = sum(amount for other, amount in told.items() if other < side)
        found += whole[before : before + told.get(side, 0)]
        return [make_card(ACE, suit) for suit in sorted(found)]

    def of_card(self, card: Card) -> int:
        if rank_of(card) != ACE:
            return 0
        return self.of_spades if suit_of(card) == SPADES else self.points

    def line_of_card(self, side: int, card: Card) -> ScoreLine | None:
        return self.line(side, suit_of(card)) if rank_of(card) == ACE else None


class EachSpade(CardPart):
    """Every spade; without ``casinos`` all but the ace and the two, which then have only their own worth."""

    count = OF_SPADES
    counts_each: ClassVar[bool] = True

    def __init__(self, *, points: int = 1, at_once: bool = False, casinos: bool = False) -> None:
        super().__init__(points=points, at_once=at_once)
        self.apart: Final = () if casinos else (ACE_OF_SPADES, LITTLE_CASINO)
        self.code: Final = Line.EACH_SPADE if casinos else Line.SPADES
        self.codes = (self.code,)

    def lines(self, facts: Sequence[SideFacts]) -> list[ScoreLine]:
        lines = []
        for side, fact in enumerate(facts):
            count = fact.counted(OF_SPADES) - sum(map(fact.number_of, self.apart))
            if count:
                plain = tuple([card for card in fact.cards_of(OF_SPADES) if card not in self.apart])
                lines.append(ScoreLine(self.code, side, count * self.points, parameters(count=count), plain))
        return lines

    def asked(self, cards: int, suits_matter: bool) -> list[Asked]:
        whole = OF_SPADES.whole(cards)
        return [Asked(OF_SPADES.place, OF_SPADES.code, whole, True, due=whole, worth=self._plain(cards) * self.points)]

    def ways(self, cards: int, sides: int) -> list[set[Points]]:
        return [worths(self._plain(cards), self.points, sides)]

    def _plain(self, cards: int) -> int:
        """Return the number of spades that count alike."""
        return OF_SPADES.whole(cards) - len(self.apart) * packs_in(cards)

    def of_card(self, card: Card) -> int:
        return self.points if suit_of(card) == SPADES and card not in self.apart else 0


def _must_add_up(part: Part, most: int) -> bool:
    # Cards that are not marked at once are counted after the deal, when every card belongs to a side; so of two sides,
    # one need not be entered.
    return not part.at_once and most > 1


def cards_among(parts: Iterable[Part]) -> tuple[CardPart, ...]:
    """Return the parts for cards that count by themselves."""
    return tuple(part for part in parts if isinstance(part, CardPart))
