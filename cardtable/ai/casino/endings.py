"""The end of a deal, where all cards are known."""

from __future__ import annotations

from collections.abc import Callable

from cardtable.ai.casino.desk import Desk
from cardtable.ai.casino.outcome import Outcome, Tally
from cardtable.ai.casino.search import RoundSearch
from cardtable.games.casino.actions import Play


def exact_values(desk: Desk, watch: Callable[[int], None] | None = None) -> dict[Play, float]:
    """What each play is worth where all cards are known; raises ``TooManyPositions``, and what ``watch`` raises."""
    rival = tuple(sorted(desk.seen.unseen))
    hands = (desk.seen.hand, rival) if desk.seat == 0 else (rival, desk.seen.hand)
    outcome = Outcome(desk.rules, desk.observation)
    search = RoundSearch(desk.model, desk.sides, True, 0, outcome, watch=watch)
    values = {}
    for play in desk.plays:
        _, table, take = desk.results[play]
        last = desk.seat if take else desk.observation.last_capturer
        tally = Tally()
        if take:
            sweep = 0.0 if take.rest else desk.model.swept(desk.seen.table, desk.results[play][0])
            tally = outcome.after(tally, True, take.points, sweep, take.spades, take.cards)
        values[play] = search.exact_value(table, desk.hands_after(play, hands), desk.following, last, tally)
    return values
