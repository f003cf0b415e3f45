"""The end of a deal between two parties, counted out with open hands."""

from __future__ import annotations

from collections.abc import Callable

from cardtable.ai.casino.desk import Desk
from cardtable.ai.casino.outcome import Outcome, Tally
from cardtable.ai.casino.search import Hands, RoundSearch
from cardtable.games.casino.actions import Play


class EndGame:
    """The rest of the deal from a decision that ``desk.counts_out``; what has been found is kept between its plays.

    See ``RoundSearch`` for ``watch``.
    """

    def __init__(self, desk: Desk, watch: Callable[[int], None] | None = None) -> None:
        self._desk = desk
        self._outcome = Outcome(desk.rules, desk.observation)
        self._search = RoundSearch(desk.model, desk.sides, True, 0, self._outcome, watch=watch)

    def value(self, play: Play, hands: Hands) -> float:
        """What ``play`` is worth if these are the ``hands``; raises ``TooManyPositions``, and what ``watch`` raises."""
        desk = self._desk
        card, table, take = desk.results[play]
        last = desk.seat if take else desk.observation.last_capturer
        tally = Tally()
        if take:
            sweep = 0.0 if take.rest else desk.model.swept(desk.seen.table, card)
            tally = self._outcome.after(tally, True, take.points, sweep, take.spades, take.cards)
        return self._search.exact_value(table, desk.hands_after(play, hands), desk.following, last, tally)


def exact_values(desk: Desk, watch: Callable[[int], None] | None = None) -> dict[Play, float]:
    """What each play is worth where all cards are known; raises ``TooManyPositions``, and what ``watch`` raises."""
    hidden = tuple(sorted(desk.seen.unseen))
    hands = tuple(
        desk.seen.hand if seat == desk.seat else hidden if cards else ()
        for seat, cards in enumerate(desk.observation.hand_counts)
    )
    ending = EndGame(desk, watch)
    return {play: ending.value(play, hands) for play in desk.plays}
