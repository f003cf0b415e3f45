"""What a deal is worth, the limit of three, and the match of five points."""

from __future__ import annotations

import pytest

from cardtable.core.cards import parse_card, parse_cards
from cardtable.core.errors import RuleSetError
from cardtable.core.markers import counters
from cardtable.core.scores import ScoreLine, parameters
from cardtable.core.state import Standing
from cardtable.games.ecarte.rules import EcarteRules
from cardtable.games.ecarte.scoring import DealFacts, final_lines, fold, king_line, king_turned_line
from tests.games.ecarte.positions import (
    DEALER,
    DEALER_FIVE,
    DEALER_FOUR,
    DEALER_THREE,
    ELDER,
    ELDER_FIVE,
    ELDER_THREE,
    Course,
    act,
    dealt,
    folded,
    marks,
    on_course,
    play_cards,
    points_of,
    two,
)
from tests.games.sheets import Sheet

REFUSED = ("propose", "refuse")


def exchanged(course: Course) -> tuple[str, str, str]:
    """A deal in which one card of each is changed, so that both then hold the hands of ``course``."""
    elder, dealer = course.elder.split(), course.dealer.split()
    spare = [card for card in ("9S", "TS", "JS") if card not in elder + dealer][:2]
    return " ".join([*elder[:-1], spare[0]]), " ".join([*dealer[:-1], spare[1]]), f"{elder[-1]} {dealer[-1]}"


def on_exchanged_course(course: Course, *answers: str, rules: EcarteRules | None = None) -> tuple[int, ...]:
    """The points of a deal that comes to ``course`` after one exchange and ``answers``."""
    elder, dealer, stock = exchanged(course)
    state = dealt(elder, dealer, "7H", stock, rules=rules)
    act(state, "propose", "accept", f"change {elder.split()[-1]}", f"change {dealer.split()[-1]}", *answers)
    act(state, *course.cards.split())
    return points_of(state)


def test_the_majority_of_tricks_counts_one() -> None:
    state = on_course(ELDER_THREE, "play")
    (line,) = [line for line in state.lines() if line.marked]
    assert (line.code, line.side, line.points, line.params) == ("point", ELDER, 1, parameters(tricks=3))
    assert set(line.cards) == set(parse_cards("AH 8H TH 7S KS 8S"))


def test_all_five_tricks_count_two() -> None:
    state = on_course(ELDER_FIVE, "play")
    (line,) = state.lines()
    assert (line.code, line.side, line.points, line.params) == ("vole", ELDER, 2, parameters(tricks=5))
    assert len(line.cards) == 10


def test_the_king_of_trumps_counts_one_to_its_holder() -> None:
    state = dealt("KH TH KS 7D 7C", "8H 8S 7S KD KC", "7H")
    act(state, "play", "king")
    play_cards(state, "KH 8H TH 7S KS 8S 7D KD KC 7C")
    assert marks(state.lines()) == [("king", ELDER, 1), ("point", ELDER, 1)]


def test_elder_who_did_not_propose_and_wins_counts_the_ordinary_points() -> None:
    assert points_of(on_course(ELDER_THREE, "play")) == (0, 1)
    assert points_of(on_course(ELDER_FIVE, "play")) == (0, 2)


@pytest.mark.parametrize(("course", "points"), [(DEALER_THREE, 2), (DEALER_FOUR, 2), (DEALER_FIVE, 3)])
def test_if_elder_did_not_propose_and_fails_the_dealer_counts_two_and_three_for_all(
    course: Course, points: int
) -> None:
    state = on_course(course, "play")
    (line,) = state.lines()
    assert (line.code, line.side, line.points) == ("stood_point", DEALER, points)
    assert dict(line.params)["tricks"] == state.tricks_won(DEALER)


@pytest.mark.parametrize(("course", "points"), [(ELDER_THREE, 2), (ELDER_FIVE, 3)])
def test_if_the_dealer_refused_the_first_proposal_elder_counts_two_and_three_for_all(
    course: Course, points: int
) -> None:
    state = on_course(course, *REFUSED)
    (line,) = state.lines()
    assert (line.code, line.side, line.points) == ("refused_point", ELDER, points)


@pytest.mark.parametrize(("course", "points"), [(DEALER_THREE, 1), (DEALER_FIVE, 2)])
def test_a_dealer_who_refused_and_wins_counts_the_ordinary_points(course: Course, points: int) -> None:
    assert points_of(on_course(course, *REFUSED)) == (points, 0)


@pytest.mark.parametrize(
    ("course", "answers", "points"),
    [
        (ELDER_THREE, REFUSED, (0, 1)),
        (ELDER_FIVE, REFUSED, (0, 2)),
        (DEALER_THREE, ("play",), (1, 0)),
        (DEALER_FIVE, ("play",), (2, 0)),
    ],
)
def test_once_there_has_been_an_exchange_the_penalties_are_off(
    course: Course, answers: tuple[str, ...], points: tuple[int, int]
) -> None:
    assert on_exchanged_course(course, *answers) == points


def test_by_the_english_rule_a_penalty_vole_counts_two() -> None:
    english = two(penalty_vole="two")
    assert points_of(on_course(DEALER_FIVE, "play", rules=english)) == (2, 0)
    assert points_of(on_course(DEALER_THREE, "play", rules=english)) == (2, 0)
    assert points_of(on_course(ELDER_FIVE, *REFUSED, rules=english)) == (0, 2)


def test_a_vole_after_a_refusal_with_the_king_is_three_and_not_four() -> None:
    """The source's example of the limit."""
    state = dealt("KH TH 9H KS QS", "8H 8S 7S 8D 7D", "7H")
    act(state, *REFUSED, "king")
    play_cards(state, "KH 8H TH 7D 9H 8D KS 7S QS 8S")
    assert marks(state.lines()) == [("king", ELDER, 1), ("refused_point", ELDER, 3), ("capped", ELDER, -1)]
    assert state.lines()[-1].params == parameters(counted=4, most=3)
    assert points_of(state) == (0, 3)


def test_the_king_turned_up_is_within_the_limit_of_three() -> None:
    state = dealt("8H 8S 7S 8D 7D", "AH TH 9H KS KD", "KH")
    act(state, "play", *DEALER_FIVE.cards.split())
    assert marks(state.lines()) == [("king_turned", DEALER, 1), ("stood_point", DEALER, 3), ("capped", DEALER, -1)]
    assert points_of(state) == (3, 0)


def test_three_points_that_are_made_without_a_limit() -> None:
    state = dealt("KH TH 9H KS QS", "8H 8S 7S 8D 7D", "7H")
    act(state, "play", "king")
    play_cards(state, "KH 8H TH 7D 9H 8D KS 7S QS 8S")
    assert marks(state.lines()) == [("king", ELDER, 1), ("vole", ELDER, 2)]
    state = dealt("8H 8S 7S 8D 7D", "AH TH 9H KS KD", "KH")
    act(state, "propose", "refuse", *DEALER_FIVE.cards.split())
    assert marks(state.lines()) == [("king_turned", DEALER, 1), ("vole", DEALER, 2)]


def test_the_kings_point_goes_to_its_holder_even_if_the_other_wins_the_tricks() -> None:
    state = dealt("KH 8S 7S 8D 7D", "AH TH 9H KS QS", "7H")
    act(state, "play", "king")
    play_cards(state, "7S KS AH KH 8D 9H TH 7D QS 8S")
    assert marks(state.lines()) == [("king", ELDER, 1), ("stood_point", DEALER, 2)]


@pytest.mark.parametrize(
    ("points", "course", "winner"),
    [((0, 4), ELDER_THREE, ELDER), ((0, 3), ELDER_FIVE, ELDER), ((3, 3), DEALER_THREE, DEALER)],
)
def test_five_points_win_a_match(points: tuple[int, int], course: Course, winner: int) -> None:
    standing = folded(on_course(course, "play", points=points))
    assert standing.points[winner] == 5
    assert standing.winners == (winner,)
    assert standing.factors == tuple(int(seat != winner) for seat in (0, 1))


def test_fewer_points_do_not() -> None:
    standing = folded(on_course(ELDER_THREE, "play", points=(4, 3)))
    assert standing.points == (4, 4)
    assert not standing.over
    assert (standing.dealer, standing.deals) == (ELDER, 1)


def test_points_beyond_the_fifth_are_not_cut_off() -> None:
    standing = folded(on_course(ELDER_FIVE, "play", points=(0, 4)))
    assert (standing.points, standing.winners) == ((0, 6), (ELDER,))


def test_who_has_five_first_in_the_order_of_marking_wins() -> None:
    rules, standing = two(), Standing((4, 3), DEALER)
    tricks = ScoreLine("point", ELDER, 2)
    king = king_turned_line(DEALER, parse_card("KH"))
    assert fold(rules, standing, [king, tricks]).winners == (DEALER,)
    assert fold(rules, standing, [king_line(DEALER, parse_card("KH")), tricks]).winners == (DEALER,)
    assert fold(rules, standing, [tricks]).winners == (ELDER,)


def test_the_limit_is_looked_at_before_the_match() -> None:
    """Elder at one: the king and three for the tricks would be five, but only three of the four may be marked."""
    state = dealt("KH TH 9H KS QS", "8H 8S 7S 8D 7D", "7H", points=(0, 1))
    act(state, *REFUSED, "king")
    play_cards(state, "KH 8H TH 7D 9H 8D KS 7S QS 8S")
    standing = folded(state)
    assert standing.points == (0, 4)
    assert not standing.over


@pytest.mark.parametrize(("matsch", "points", "factor"), [(True, 0, 2), (True, 1, 1), (False, 0, 1)])
def test_matsch_is_double_if_the_loser_has_nothing(matsch: bool, points: int, factor: int) -> None:
    state = on_course(ELDER_THREE, "play", points=(points, 4), rules=two(matsch=matsch, stake=3))
    standing = folded(state)
    assert standing.factors == (factor, 0)
    assert [(line.code, line.side, line.points) for line in state.lines() if not line.marked] == [
        ("stake_won", ELDER, 3 * factor),
        ("stake_lost", DEALER, -3 * factor),
    ]
    assert dict(standing.carried)["account:1"] == 3 * factor


@pytest.mark.parametrize(("points", "factor"), [(0, 3), (1, 2), (2, 2), (3, 1), (4, 1)])
def test_the_english_payment_is_single_double_or_treble(points: int, factor: int) -> None:
    state = on_course(ELDER_THREE, "play", points=(points, 4), rules=two(treble=True, stake=3))
    assert folded(state).factors == (factor, 0)
    assert [line.points for line in state.lines() if not line.marked] == [3 * factor, -3 * factor]


def test_a_sheet_pays_double_and_treble() -> None:
    for points, account in ((0, 15), (2, 10), (3, 5)):
        sheet = Sheet("ecarte", 2, treble=True, stake=5).at(4, points).enter(tricks={0: 3})
        assert sheet.rules.accounts(sheet.standing) == (account, -account)


def test_matsch_and_the_english_payment_exclude_each_other() -> None:
    with pytest.raises(RuleSetError) as refused:
        two(treble=True, matsch=True)
    assert refused.value.code == "option_does_not_apply"


def test_no_matsch_if_the_loser_marked_his_first_point_in_the_last_deal() -> None:
    state = dealt("KH 8S 7S 8D 7D", "AH TH 9H KS QS", "7H", points=(4, 0), rules=two(matsch=True))
    act(state, "play", "king")
    play_cards(state, "7S KS AH KH 8D 9H TH 7D QS 8S")
    assert folded(state).factors == (0, 1)


def test_without_a_stake_nothing_is_settled() -> None:
    state = on_course(ELDER_THREE, "play", points=(0, 4), rules=two(stake=0))
    assert [line.code for line in state.lines()] == ["point"]
    assert folded(state).winners == (ELDER,)


@pytest.mark.parametrize("points", range(5))
def test_the_points_before_the_fifth_lie_in_one_row_of_four_counters(points: int) -> None:
    layout = counters(points)
    assert (layout.base, layout.above, layout.below, layout.rest) == (points, 0, 0, 4 - points)


def test_a_deal_entered_by_hand_gives_the_lines_of_a_played_one() -> None:
    played = on_course(DEALER_FOUR, "play", points=(2, 2))
    facts = DealFacts(winner=DEALER, loser=ELDER, tricks=4, stood=ELDER)
    entered = final_lines(two(), Standing((2, 2), DEALER), (), facts)
    assert marks(entered) == marks(played.lines())
    assert entered[0].cards == ()


@pytest.mark.parametrize("fault", [-1, -2])
def test_points_taken_off_by_hand_count_too(fault: int) -> None:
    """Playing with more than five cards costs a point at a real table."""
    standing = fold(two(), Standing((4, 2), DEALER), [ScoreLine("point", DEALER, 1), ScoreLine("fault", DEALER, fault)])
    assert not standing.over
    assert standing.points == (5 + fault, 2)


def test_no_deal_gives_anybody_more_than_three() -> None:
    rules = two()
    king = parse_card("KH")
    for tricks in (3, 4, 5):
        for stood, refused in ((None, None), (ELDER, None), (None, DEALER)):
            for winner in (ELDER, DEALER):
                for marked in ((), (king_line(winner, king),), (king_turned_line(DEALER, king),)):
                    facts = DealFacts(winner, 1 - winner, tricks, stood, refused)
                    lines = final_lines(rules, Standing((0, 0), DEALER), marked, facts)
                    assert sum(line.points for line in lines if line.side == winner) <= 3
