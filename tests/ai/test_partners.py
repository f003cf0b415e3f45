"""What a contest says of partners."""

from __future__ import annotations

from cardtable.ai.arena import Contest, ContestResult, PlayedMatch, PlayedTable
from cardtable.games.registry import variant


def test_partners_with_names_of_their_own_win_together() -> None:
    contest = Contest(variant("casino.berlin1810").rule_set(4), ("a", "b", "c", "d"), 1, 0)

    def match(seating: tuple[int, ...]) -> PlayedMatch:
        """Won by seats 0 and 2."""
        return PlayedMatch(seating, (11, 0), (1, 0, 1, 0), ((0.0,) * 4,), ((),) * 4)

    seatings = contest.seatings()
    tables = [PlayedTable(0, tuple(match(seating) for seating in seatings))]
    assert [outcome.wins for outcome in ContestResult(contest, tables).outcomes()] == [2, 2, 2, 2]
    won = [PlayedTable(0, (match(seatings[0]),))]
    assert [outcome.wins for outcome in ContestResult(contest, won).outcomes()] == [1, 0, 1, 0]
