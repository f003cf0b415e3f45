"""What swords bring at Cicera, by itself: the run from the ace and all thirteen. RULES.md, C218 and C220."""

from __future__ import annotations

import pytest

from cardtable.core.cards import SPADES, make_card
from cardtable.core.sheets.categories import Amounts, EntryError
from cardtable.games.casino.codes import Line
from cardtable.games.casino.facts import SideFacts
from cardtable.games.casino.swords import AllSwords, RunFromAce, length_of_run

RUN, ALL = RunFromAce(), AllSwords()


def won(*ranks: int) -> SideFacts:
    return SideFacts(won=tuple(make_card(rank, SPADES) for rank in ranks))


def swords(*ranks: int) -> int:
    return sum(1 << (rank - 1) for rank in ranks)


@pytest.mark.parametrize(("ranks", "last"), [((), 0), ((2, 3), 0), ((1,), 1), ((1, 2, 3, 5), 3), (range(1, 14), 13)])
def test_a_run_goes_from_the_ace_to_the_first_gap(ranks: tuple[int, ...], last: int) -> None:
    assert length_of_run(swords(*ranks)) == last


def test_a_run_of_three_and_more_counts_the_rank_of_its_last_card() -> None:
    (line,) = RUN.lines([won(1, 2, 3, 4, 6), won(5, 7)])
    assert (line.code, line.side, line.points) == (Line.NAPULA, 0, 4)
    assert RUN.lines([won(1, 2, 4), won(3)]) == []
    assert RUN.awards([swords(1, 2, 3), 0]) == [(Line.NAPULA, 3), ("", 0)]


def test_all_thirteen_win_the_match_and_are_the_longest_run() -> None:
    everything, nothing = won(*range(1, 14)), won()
    assert [(line.code, line.side) for line in ALL.lines([nothing, everything])] == [(Line.NAPOLEONE, 1)]
    assert ALL.lines([won(*range(1, 13)), won(13)]) == []
    # Told only by number, too.
    told = SideFacts(told={"spades": 13})
    assert [line.points for line in RUN.lines([told, nothing])] == [13]
    assert ALL.asked(52, True) == []


@pytest.mark.parametrize(
    ("entered", "code"),
    [
        ({"napula": {0: 3, 1: 4}}, "one_run"),
        ({"napula": {0: 2}}, "no_such_count"),
        ({"napula": {0: 5}, "spades": {0: 13}}, "no_such_count"),
        ({"napula": {0: 5}, "spades": {0: 4}}, "fewer_than_named"),
        ({"napula": {0: 5}, "mata": {1: 1}}, "run_needs_two"),
    ],
)
def test_a_run_that_cannot_be_is_refused(entered: Amounts, code: str) -> None:
    with pytest.raises(EntryError) as refused:
        RUN.check_entered(entered)
    assert refused.value.code == code


def test_a_run_that_can_be_is_taken() -> None:
    RUN.check_entered({"napula": {0: 5, 1: 0}, "spades": {0: 7}, "mata": {0: 1}})


def test_nobody_can_have_a_run_once_two_have_one_of_the_first_three() -> None:
    assert RUN.certain({0: swords(1), 1: swords(3)}, 11)
    assert not RUN.certain({0: swords(1, 2), 1: swords(4)}, 10)


def test_a_lead_is_what_one_may_expect_of_the_own_run_less_that_of_the_other() -> None:
    # The three has brought 3; each further sword is half as likely as the one before: 1/2 + 1/4 + … + 1/1024.
    assert RUN.lead(swords(1, 2, 3), 0, 0) == pytest.approx(3 + 1 - 1 / 1024)
    # Without the three all of it is half as likely.
    assert RUN.lead(swords(1, 2), 0, 0) == pytest.approx((3 + 1 - 1 / 1024) / 2)
    assert RUN.lead(swords(1), swords(2), 0) == 0
    assert RUN.lead(swords(4), swords(1, 2, 3), 0) == -3


def test_the_card_that_makes_or_breaks_a_run_is_worth_half_of_it_and_others_less() -> None:
    prices = RUN.prices_of_cards(swords(1, 2), 0)
    three, king = make_card(3, SPADES), make_card(13, SPADES)
    assert prices[three] == pytest.approx((3 + 1 - 1 / 1024) / 2)
    assert 0 < prices[king] < prices[three]
    assert make_card(1, SPADES) not in prices
    assert RUN.price(0, 0, 13) == 0
    assert RUN.still_open(swords(1, 2), 0, 13) >= 0


def test_its_points_can_go_to_one_side_or_to_nobody() -> None:
    (ways,) = RUN.ways(52, 2)
    assert ways == {(0, 0), *((run, 0) for run in range(3, 14)), *((0, run) for run in range(3, 14))}
    assert RUN.whole_worth(52) is None
