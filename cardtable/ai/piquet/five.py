"""The worth of three matches of five, of which the stake is paid once and a match lost below half counts as two.

What a match is worth depends on how many both have won. It is computed from three things that are expected of a match:
who wins, who wins doubly, and whether somebody does. Source: RULES.md, P153.
"""

from __future__ import annotations

from functools import lru_cache

from cardtable.ai.induction import ToTarget
from cardtable.games.piquet.matches import MATCHES_TO_WIN

_SINGLE, _DOUBLE = 1, 2


class FiveMatches:
    """What several matches are worth to a side, in stakes, from -1 to 1.

    The tables say, by the points of the leader of the next deal and of the dealer, by how much the leader is more
    likely to win the match (``wins``), how much more likely to win it doubly (``doubles``), and how likely it is that
    one of the two does (``either``).
    """

    def __init__(self, wins: ToTarget, doubles: ToTarget, either: ToTarget) -> None:
        self._tables = wins, doubles, either
        self._before_match = lru_cache(maxsize=None)(self._induced)

    def after(self, won: tuple[int, int], wins: bool, counts: int) -> float:
        """Return what a side expects that has ``won`` so many matches, and the other so many, if it now ``wins`` or
        loses one that ``counts`` as one or two.
        """
        own, other = won
        own, other = (own + counts, other) if wins else (own, other + counts)
        if own >= MATCHES_TO_WIN or other >= MATCHES_TO_WIN:
            return 1.0 if own >= MATCHES_TO_WIN else -1.0
        # Who has won deals first.
        return -self._before_match(other, own) if wins else self._before_match(own, other)

    def value(self, won: tuple[int, int], leads: float, deals: float) -> float:
        """Return what the leader of the next deal expects, who has ``won`` so many matches, and the dealer so many, by
        the points of both in the match that is being played.
        """
        more, more_doubly, either = (table.value(leads, deals) for table in self._tables)
        doubly, doubly_lost = (either + more_doubly) / 2, (either - more_doubly) / 2
        chances = (
            (True, _SINGLE, (1 + more) / 2 - doubly),
            (True, _DOUBLE, doubly),
            (False, _SINGLE, (1 - more) / 2 - doubly_lost),
            (False, _DOUBLE, doubly_lost),
        )
        return sum(chance * self.after(won, wins, counts) for wins, counts, chance in chances)

    def _induced(self, leader: int, dealer: int) -> float:
        """Return what the leader expects before the first deal of a match."""
        return self.value((leader, dealer), 0, 0)
