"""What a match between two sides pays: the one price of every result.

The computer players value plays by it, and hints, reviews and puzzles take their values from the players. A family says
here what its rules pay and what is expected of a match that goes on; everything else asks ``MatchPrice``.
"""

from __future__ import annotations

from abc import ABC, abstractmethod


class MatchPrice(ABC):
    """What a match pays a side against another one, seen from before the end of a deal, in the unit in which it is
    settled: stakes, or points if totals are settled. Points are those of the match, the side's own ones first.

    ``leads_next`` says whether the side leads in the next deal.
    """

    def __init__(self, leads_next: bool) -> None:
        self._leads_next = leads_next

    @abstractmethod
    def result(self, own: float, other: float, wins: bool) -> float:
        """Return what a match pays that the side has won or lost with these points, whoever has more of them. Raises
        ``ValueError`` where points alone say who has won and what is paid; then ``settled`` tells it.
        """

    @abstractmethod
    def settled(self, own: float, other: float, tie: float = 0.0) -> float | None:
        """Return what the match pays if it is over with these points after the deal; None if it goes on. If a tie is
        broken, ``tie`` is positive for the side and negative for the other one.
        """

    @abstractmethod
    def before_deal(self, leads: float, deals: float) -> float:
        """Return what a match that goes on is expected to pay the side that leads in the next deal, by its points and
        those of the dealer.
        """

    def pays(self, own: float, other: float, tie: float = 0.0) -> float:
        """Return what the match pays after the deal, or is then expected to pay."""
        found = self.settled(own, other, tie)
        if found is not None:
            return found
        return self.before_deal(own, other) if self._leads_next else -self.before_deal(other, own)
