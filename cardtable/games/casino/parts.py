"""The parts of a score table: each thing that counts, with its score lines, its place on the score sheet, and its worth
to a computer player.

Play, entry by hand and the computer players' model add up the same parts, so none of them has points of its own. A new
way of counting is a new part; a known way with other numbers is an existing part with other arguments.

Callers only use the methods of parts and never look at their class, which only this file and ``majorities`` know. The
functions at the end of the file pick out the parts that are needed while cards are played.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from typing import ClassVar, Final, NamedTuple

from cardtable.core.cards import (
    ACE,
    JOKER_VALUES,
    SPADES,
    VALUED_JOKERS,
    Card,
    format_card,
    make_card,
    rank_of,
    suit_of,
)
from cardtable.core.scores import ScoreLine, parameters
from cardtable.core.sheets.categories import Amounts
from cardtable.games.casino.codes import Line
from cardtable.games.casino.counts import OF_SPADES, Count, packs_in
from cardtable.games.casino.facts import (
    ACE_OF_SPADES,
    BIG_CASINO,
    JACK_OF_SPADES,
    LITTLE_CASINO,
    SEVEN_OF_DIAMONDS,
    SEVEN_OF_SPADES,
    Capture,
    SideFacts,
)
from cardtable.games.casino.sharing import Points, worths

ACE_CODES = {suit: f"ace_of_{name}" for suit, name in enumerate(("spades", "hearts", "diamonds", "clubs"))}
"""The code of the category of each ace, by suit, if aces are asked for one by one."""


class Asked(NamedTuple):
    """A category of a score sheet: the sides have at most ``most`` in all, and exactly that if it ``adds_up``.
    ``place`` orders the categories of a sheet. ``meanwhile`` says that the number is noted while cards are played, not
    counted at the end. ``due`` and ``worth`` are those of ``core.sheets.categories.Category``.
    """

    place: int
    code: str
    most: int
    adds_up: bool = False
    meanwhile: bool = False
    due: int = 0
    worth: int | None = None


class Part(ABC):
    """One thing that counts. ``at_once`` says that it is marked the moment it happens, and not at the end of the deal.

    ``reason`` is the code of a computer player's reason for a play that brings it; ``codes`` are those of its score
    lines.
    """

    reason: ClassVar[str]
    codes: tuple[str, ...]
    words: ClassVar[Mapping[str, str]] = {}
    """The English words for the codes of the part (lines, category, reasons), if the program has none."""
    count: Count | None = None
    """The count that the part depends on; None if it does not depend on a number of cards."""
    counts_each: ClassVar[bool] = False
    """Whether every single one of ``count`` brings points."""
    settled: ClassVar[bool] = True
    """Whether the points that a side has for the part are certain, regardless of later captures."""
    wins_match: ClassVar[bool] = False
    """Whether a line of the part wins the match, whatever the points are."""
    needed: ClassVar[tuple[Card, ...]] = ()
    """The cards without which there is no line of the part; empty where that depends on more than cards."""
    by_hand: tuple[str, ...] = ()
    """The codes of the categories from which ``SideFacts.happened`` is filled, if a deal is entered by hand."""

    def __init__(self, *, points: int, at_once: bool = False) -> None:
        self.points: Final = points
        self.at_once: Final = at_once

    @property
    def kind(self) -> str:
        """The kind of the part; a score table can have only one part of each kind."""
        return type(self).__name__

    @abstractmethod
    def lines(self, facts: Sequence[SideFacts]) -> list[ScoreLine]:
        """Return the lines at the end of a deal, in the order in which they are counted."""

    @abstractmethod
    def asked(self, cards: int, suits_matter: bool) -> list[Asked]:
        """Return the categories that a score sheet asks for, with a pack of ``cards`` cards. ``suits_matter`` says that
        aces must be entered one by one.
        """

    def check_entered(self, entered: Amounts) -> None:
        """Raise ``EntryError`` if what was entered for the part by hand cannot be."""
        return

    def certain(self, given: Mapping[int, int], rest: int) -> bool:
        """Whether the numbers ``given`` of some sides settle the points, however the ``rest`` of its count is shared.

        ``given`` has the number of each side that has told one.
        """
        return False

    def ways(self, cards: int, sides: int) -> list[set[Points]]:
        """Return, for each thing that some side has in every deal with ``cards`` cards, the set of all ways to
        distribute its points among the sides. Empty if there is no such thing.
        """
        return []

    def beyond(self, cards: int) -> int:
        """Return the most points that the part can bring besides, for things that do not happen in every deal."""
        return 0


# Cards that count by themselves


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


# What happens while cards are played


class LastCapture(Part):
    """The last capture of a deal."""

    reason: ClassVar[str] = "last_capture"
    codes = ("last_capture",)
    settled: ClassVar[bool] = False

    def __init__(self, *, points: int = 1, at_once: bool = False) -> None:
        super().__init__(points=points, at_once=at_once)

    def lines(self, facts: Sequence[SideFacts]) -> list[ScoreLine]:
        return [self.line(side) for side, fact in enumerate(facts) if fact.last_capture]

    def line(self, side: int) -> ScoreLine:
        return ScoreLine(Line.LAST_CAPTURE, side, self.points)

    def asked(self, cards: int, suits_matter: bool) -> list[Asked]:
        return [Asked(40, "last_capture", 1, due=1, worth=self.points)]

    def ways(self, cards: int, sides: int) -> list[set[Points]]:
        return [worths(1, self.points, sides)]


class Sweeps(Part):
    """Emptying the table."""

    reason: ClassVar[str] = "sweep"
    codes: tuple[str, ...] = ("sweep",)
    announced: ClassVar[str] = "sweep"
    """The code by which the table is told."""
    category: ClassVar[str] = "sweeps"
    """The code by which a score sheet asks for them."""
    twin: int = 0
    """The points of a sweep in which a single card is taken by its twin; 0 if such a sweep counts like any other."""
    passed_on: bool = False
    """Whether the player before has as many points taken off."""
    taken_off: ClassVar[str] = ""
    """The code of the line that takes a sweep off again as soon as every side has one; empty if sweeps are not
    balanced.
    """
    limit: int = 0
    """The points of a side from which on no sweep is marked any more, nor in the last round; 0 if there is no such
    limit.
    """

    def __init__(self, *, points: int = 1, at_once: bool = False, with_last_card: bool = True) -> None:
        super().__init__(points=points, at_once=at_once)
        self.with_last_card: Final = with_last_card
        """Whether a sweep with the very last card of the deal counts, too."""

    def lines(self, facts: Sequence[SideFacts]) -> list[ScoreLine]:
        return [self.line(side, fact.sweeps) for side, fact in enumerate(facts) if fact.sweeps]

    def line(self, side: int, count: int = 1) -> ScoreLine:
        """Return the line for ``count`` sweeps."""
        return ScoreLine(Line.SWEEP, side, count * self.points, parameters(count=count))

    def asked(self, cards: int, suits_matter: bool) -> list[Asked]:
        return [Asked(50, self.category, captures_of(cards), meanwhile=True)]

    @property
    def kind(self) -> str:
        return self.reason

    def beyond(self, cards: int) -> int:
        return self.points * captures_of(cards)

    def told(self, given: Mapping[int, int], sides: int) -> list[ScoreLine]:
        """Return the lines that were marked at once, if each side made the number of sweeps in ``given``."""
        return [self.line(side, count) for side, count in sorted(given.items()) if count]

    def balanced(self, side: int, count: int = 1) -> ScoreLine:
        """Return the line that takes ``count`` sweeps off."""
        return ScoreLine(self.taken_off, side, -count * self.points)

    def worth(self, points: Sequence[int], last_round: bool) -> int:
        """Return the points of a sweep while the sides have ``points``."""
        return self.points

    def is_double(self, card: Card, captured: Sequence[Card]) -> bool:
        """Whether a sweep that captures all of ``captured`` with ``card`` is that of a twin."""
        return bool(self.twin) and len(captured) == 1 and captured[0] == card


class SweepsPassedOn(Sweeps):
    """Sweeps for games in which points are bad: the sweeping side gets the points, and the side of the player before,
    who left a table that could be swept, is relieved of as many.

    ``twin`` are the points for taking a single card with its twin. The players of a side sit as far apart as possible,
    so that the player before always belongs to the side before; if turns go ``to_the_right``, that is the next by
    number.
    """

    codes: tuple[str, ...] = ("sweep", "double_sweep", "swept_after")
    passed_on = True

    def __init__(self, *, points: int, twin: int = 0, to_the_right: bool = False) -> None:
        super().__init__(points=points)
        self.twin = twin
        self._next = -1 if to_the_right else 1

    def lines(self, facts: Sequence[SideFacts]) -> list[ScoreLine]:
        made = super().lines(facts)
        made += [
            ScoreLine(Line.DOUBLE_SWEEP, side, fact.double_sweeps * self.twin, parameters(count=fact.double_sweeps))
            for side, fact in enumerate(facts)
            if fact.double_sweeps
        ]
        costs = [fact.sweeps * self.points + fact.double_sweeps * self.twin for fact in facts]
        relieved = [
            ScoreLine(Line.SWEPT_AFTER, side, -costs[(side + self._next) % len(facts)])
            for side in range(len(facts))
            if costs[(side + self._next) % len(facts)]
        ]
        return made + relieved

    def asked(self, cards: int, suits_matter: bool) -> list[Asked]:
        asked = super().asked(cards, suits_matter)
        if self.twin:
            asked.append(Asked(51, "double_sweeps", captures_of(cards), meanwhile=True))
        return asked


class Zwickers(Sweeps):
    """Sweeps by their name at Zwickern."""

    codes: tuple[str, ...] = ("zwicker",)
    announced: ClassVar[str] = "zwicker"
    category: ClassVar[str] = "zwickers"

    def line(self, side: int, count: int = 1) -> ScoreLine:
        return ScoreLine(Line.ZWICKER, side, count * self.points, parameters(count=count))


class Huts(Sweeps):
    """Sweeps that are balanced: as soon as every side has a standing sweep, one of each side is taken off again.

    No sweep is marked in the last dealing round, nor after a side has reached ``limit`` points (Finnish Casino).
    """

    codes: tuple[str, ...] = ("hut", "huts_balanced")
    announced: ClassVar[str] = "hut"
    taken_off: ClassVar[str] = Line.HUTS_BALANCED

    def __init__(self, *, points: int = 1, limit: int = 10) -> None:
        super().__init__(points=points, at_once=True)
        self.limit = limit

    def line(self, side: int, count: int = 1) -> ScoreLine:
        return ScoreLine(Line.HUT, side, self.points)

    def told(self, given: Mapping[int, int], sides: int) -> list[ScoreLine]:
        """Return a line for each hut, and for each side a line for its balanced huts, as if the last hut of the side
        with the fewest had come last.
        """
        balanced = min(given.get(side, 0) for side in range(sides))
        lines = []
        for side, count in sorted(given.items()):
            lines += [self.line(side)] * count
            if balanced:
                lines.append(self.balanced(side, balanced))
        return lines

    def worth(self, points: Sequence[int], last_round: bool) -> int:
        return 0 if last_round or max(points) >= self.limit else self.points


class Mulles(Part):
    """Captures of a card with its twin. With ``alone`` such a capture counts only if nothing else is captured.

    ``worths`` are the points by card; ``points`` is the highest of them.
    """

    reason: ClassVar[str] = "mulle"
    codes = ("mulle",)

    def __init__(self, worths: tuple[int, ...], *, alone: bool) -> None:
        super().__init__(points=max(worths))
        self.worths: Final = worths
        self.alone: Final = alone

    def lines(self, facts: Sequence[SideFacts]) -> list[ScoreLine]:
        return [
            ScoreLine(Line.MULLE, side, self.worths[card], parameters(card=format_card(card)), (card, card))
            for side, fact in enumerate(facts)
            for card in fact.mulles
        ]

    @property
    def alike(self) -> bool:
        """Whether all mulles count alike, so that only their number must be entered."""
        return len(set(self.worths)) == 1

    def happens(self, card: Card, captured: Sequence[Card]) -> bool:
        """Whether it is a mulle to capture all the cards of ``captured`` with ``card``."""
        return card in captured and (not self.alone or len(captured) == 1)

    def asked(self, cards: int, suits_matter: bool) -> list[Asked]:
        if self.alike:
            return [Asked(60, "mulles", captures_of(cards), meanwhile=True)]
        return [Asked(60, "mulle_points", sum(self.worths), meanwhile=True)]

    def beyond(self, cards: int) -> int:
        return self.points * captures_of(cards)


class MarkedCapture(Part):
    """Captures of a kind, each of which is marked by a card that lies face up in the pile and brings ``points``.

    ``category`` is the code by which a score sheet asks for them, and ``place`` orders it there; the first of ``codes``
    is that of the line.
    """

    category: ClassVar[str]
    announced: ClassVar[str]
    """The code by which the table is told."""
    place: ClassVar[int]

    def __init__(self, *, points: int = 1) -> None:
        super().__init__(points=points)
        self.by_hand = (self.category,)

    @abstractmethod
    def happens(self, capture: Capture) -> bool:
        """Whether ``capture`` is of this kind."""

    def lines(self, facts: Sequence[SideFacts]) -> list[ScoreLine]:
        return [
            ScoreLine(self.codes[0], side, number * self.points, parameters(count=number))
            for side, fact in enumerate(facts)
            if (number := fact.happened.get(self.category, 0))
        ]

    def asked(self, cards: int, suits_matter: bool) -> list[Asked]:
        return [Asked(self.place, self.category, captures_of(cards), meanwhile=True)]

    def beyond(self, cards: int) -> int:
        return self.points * captures_of(cards)


def captures_of(cards: int) -> int:
    """Return the greatest number of captures that ``cards`` cards can make."""
    return cards // CAPTURE


CAPTURE = 2
"""Cards that a capture takes at least."""


# What is asked for by its kind


def cards_among(parts: Iterable[Part]) -> tuple[CardPart, ...]:
    """Return the parts for cards that count by themselves."""
    return tuple(part for part in parts if isinstance(part, CardPart))


def sweeps_among(parts: Iterable[Part]) -> Sweeps:
    """Return the part for emptying the table; if there is none, sweeps of 0 points."""
    return next((part for part in parts if isinstance(part, Sweeps)), Sweeps(points=0))


def last_capture_among(parts: Iterable[Part]) -> LastCapture:
    """Return the part for the last capture; if there is none, one of 0 points."""
    return next((part for part in parts if isinstance(part, LastCapture)), LastCapture(points=0))


def marked_captures_among(parts: Iterable[Part]) -> tuple[MarkedCapture, ...]:
    """Return the parts for captures of other kinds that are marked."""
    return tuple(part for part in parts if isinstance(part, MarkedCapture))


def mulles_among(parts: Iterable[Part]) -> Mulles | None:
    """Return the part for mulles; None if they do not count."""
    return next((part for part in parts if isinstance(part, Mulles)), None)
