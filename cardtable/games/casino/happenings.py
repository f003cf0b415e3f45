"""The parts of a score table for what happens while cards are played: the last capture, sweeps, mulles, and captures
that are marked.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from typing import ClassVar, Final

from cardtable.core.cards import (
    Card,
    format_card,
)
from cardtable.core.scores import ScoreLine, parameters
from cardtable.games.casino.codes import Line
from cardtable.games.casino.facts import (
    Capture,
    SideFacts,
)
from cardtable.games.casino.parts import Asked, Part
from cardtable.games.casino.sharing import Points, worths


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
