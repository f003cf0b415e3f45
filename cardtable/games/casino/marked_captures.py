"""The captures that are marked at Cicera: scua, picada, simili and quadriglia. RULES.md, C211 to C215."""

from __future__ import annotations

from typing import ClassVar

from cardtable.core.cards import rank_of, suit_of
from cardtable.core.scores import ScoreLine, parameters
from cardtable.games.casino.codes import Line, Said
from cardtable.games.casino.facts import Capture
from cardtable.games.casino.happenings import MarkedCapture, Sweeps

_LEAST_OF_A_QUADRIGLIA = 3
"""The least number of cards that are taken from the table."""


class Scue(Sweeps):
    """Sweeps by their name at Cicera."""

    codes: tuple[str, ...] = (Line.SCUA,)
    announced: ClassVar[str] = Said.SCUA
    category: ClassVar[str] = "scue"

    def line(self, side: int, count: int = 1) -> ScoreLine:
        return ScoreLine(Line.SCUA, side, count * self.points, parameters(count=count))


class Picade(MarkedCapture):
    """Captures of the very card that the player before has just laid down, by a card of its rank."""

    reason: ClassVar[str] = "picada"
    codes = (Line.PICADA,)
    category: ClassVar[str] = "picade"
    announced: ClassVar[str] = Said.PICADA
    place: ClassVar[int] = 51

    def happens(self, capture: Capture) -> bool:
        return capture.taken == (capture.laid,) and rank_of(capture.taken[0]) == rank_of(capture.card)


class Simili(MarkedCapture):
    """Captures in which the played card and all that it takes are of one suit."""

    reason: ClassVar[str] = "simili"
    codes = (Line.SIMILI,)
    category: ClassVar[str] = "similis"
    announced: ClassVar[str] = Said.SIMILI
    place: ClassVar[int] = 52

    def happens(self, capture: Capture) -> bool:
        return {suit_of(card) for card in capture.taken} == {suit_of(capture.card)}


class Quadriglie(MarkedCapture):
    """Captures of three cards or more."""

    reason: ClassVar[str] = "quadriglia"
    codes = (Line.QUADRIGLIA,)
    category: ClassVar[str] = "quadriglie"
    announced: ClassVar[str] = Said.QUADRIGLIA
    place: ClassVar[int] = 53

    def happens(self, capture: Capture) -> bool:
        return len(capture.taken) >= _LEAST_OF_A_QUADRIGLIA
