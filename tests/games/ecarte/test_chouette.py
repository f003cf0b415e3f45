"""One banker against a company whose captain plays: who pays whom, who plays next, and who sees what."""

from __future__ import annotations

import pytest

from cardtable.core.cards import HIDDEN, parse_cards
from cardtable.core.rules import OptionValue
from cardtable.core.scores import ScoreLine
from cardtable.core.sheets.categories import EntryError
from cardtable.core.sheets.rules import BY_CATEGORY
from cardtable.core.state import Deal, Standing
from cardtable.core.zones import discards, hand
from cardtable.games.ecarte.entry import EcarteEntry
from cardtable.games.ecarte.evening import evening_of
from cardtable.games.ecarte.rules import EcarteRules
from cardtable.games.ecarte.scoring import DealFacts, box_given_up_line, final_lines
from cardtable.games.ecarte.state import EcarteState
from cardtable.games.ecarte.variants import CHOUETTE, VARIANTS, ecarte_rules
from tests.games.ecarte.positions import ELDER_FIVE, FAMILY, act, legal, pack_order

A, B, C, D, E = range(5)


def chouette(persons: int = 4, **options: OptionValue) -> EcarteRules:
    (kind,) = (one for one in VARIANTS if one.id == CHOUETTE)
    return ecarte_rules(kind.rule_set(persons, options))


def won(rules: EcarteRules, standing: Standing, winner: int, loser_points: int = 0, gives_up: bool = False) -> Standing:
    """The standing after ``winner`` has won a match, against so many points."""
    loser = evening_of(standing).other(winner)
    points = tuple({winner: 4, loser: loser_points}.get(seat, 0) for seat in range(rules.persons))
    late = Standing(points, standing.dealer, standing.deals, standing.carried)
    lines: tuple[ScoreLine, ...] = final_lines(rules, late, (), DealFacts(winner, loser, 3))
    if gives_up:
        lines = (*lines, box_given_up_line(evening_of(standing).players[0]))
    return FAMILY.fold(rules.rule_set, late, lines)


def seats(standing: Standing) -> tuple[int, ...]:
    """Banker, captain, and the company in its order."""
    evening = evening_of(standing)
    return (*evening.players, *evening.waiting)


def accounts(standing: Standing) -> tuple[int, ...]:
    return evening_of(standing).accounts


def test_the_highest_card_is_banker_and_the_company_follows_in_order() -> None:
    rule_set = chouette().rule_set
    cut = parse_cards("9S QD 9H KC")
    assert FAMILY.cut_dealer(rule_set, cut) == 3
    # Who cut fourth sits first, the queen next, and of two nines the earlier.
    assert FAMILY.seats_by_cut(rule_set, cut) == (2, 1, 3, 0)
    assert FAMILY.cut_dealer(rule_set, parse_cards("KS QD 9H KC")) is None
    assert seats(FAMILY.begin(rule_set, 2)) == (C, D, A, B)
    assert FAMILY.begin(rule_set, 2).dealer == C


def test_e1_the_banker_wins_a_stake_from_each_and_the_captain_goes_to_the_end() -> None:
    rules = chouette()
    standing = won(rules, FAMILY.begin(rules.rule_set, A), A)
    assert accounts(standing) == (3, -1, -1, -1)
    assert seats(standing) == (A, C, D, B)
    assert (standing.dealer, standing.points) == (A, (0, 0, 0, 0))


def test_e2_a_captain_who_wins_stays_and_so_does_the_banker() -> None:
    rules = chouette()
    standing = won(rules, FAMILY.begin(rules.rule_set, A), A)
    standing = won(rules, standing, C, loser_points=4)
    assert accounts(standing) == (0, 0, 0, 0)
    assert seats(standing) == (A, C, D, B)
    assert standing.dealer == C


def test_e3_and_e4_the_box_passes_to_the_captain() -> None:
    rules = chouette(box="passes")
    standing = won(rules, FAMILY.begin(rules.rule_set, A), A)
    standing = won(rules, standing, C, loser_points=4)
    assert (accounts(standing), seats(standing)) == ((0, 0, 0, 0), (C, D, B, A))
    standing = won(rules, standing, C)
    assert (accounts(standing), seats(standing)) == ((-1, -1, 3, -1), (C, B, A, D))


@pytest.mark.parametrize(("winner", "dealer"), [(C, C), (A, C)])
def test_e5_a_banker_who_gives_up_is_followed_by_the_captain(winner: int, dealer: int) -> None:
    rules = chouette()
    standing = won(rules, FAMILY.begin(rules.rule_set, A), A)
    standing = won(rules, standing, winner, gives_up=True)
    expected = (C, D, B, A) if winner == C else (D, B, C, A)
    assert seats(standing) == expected
    assert standing.dealer == (dealer if winner == C else D)


def test_e6_a_banker_of_five_persons_wins_three_and_loses_one() -> None:
    rules = chouette(5, stake=2)
    standing = FAMILY.begin(rules.rule_set, A)
    for wins in (True, True, False, True):
        banker, captain, *_ = seats(standing)
        standing = won(rules, standing, banker if wins else captain)
    assert accounts(standing) == (16, -4, -4, -4, -4)


def test_e7_matsch_by_agreement() -> None:
    rules = chouette(matsch=True)
    assert accounts(won(rules, FAMILY.begin(rules.rule_set, A), A)) == (6, -2, -2, -2)
    assert accounts(won(rules, FAMILY.begin(rules.rule_set, A), A, loser_points=1)) == (3, -1, -1, -1)


def dealt(rules: EcarteRules, points: tuple[int, ...] = (0, 0, 0, 0)) -> EcarteState:
    """A deal of the banker A, in which elder, the captain B, will take all five tricks."""
    first = FAMILY.begin(rules.rule_set, A)
    state = EcarteState(rules, Standing(points, first.dealer, first.deals, first.carried))
    state.apply(Deal(pack_order(rules, ELDER_FIVE.elder, ELDER_FIVE.dealer, "7H")))
    return state


def test_e8_the_company_sees_the_captains_cards_and_never_the_bankers() -> None:
    state = dealt(chouette())
    act(state, "propose", "accept", "change KS QS", "change 8S 7S")
    for seat in (B, C, D):
        zones = state.zones(seat)
        assert all(card.card != HIDDEN for zone in (hand(B), discards(B)) for card in zones[zone])
        assert all(card.card == HIDDEN for zone in (hand(A), discards(A)) for card in zones[zone])
        observation = state.observe(seat)
        assert set(observation.seen_hands[B]) == set(state.hands[B])
        assert observation.seen_hands[A] == ()
        assert observation.others == (A,)
    assert state.observe(A).seen_hands[B] == ()
    # Without a chouette a spectator sees neither.
    (rotation,) = (one for one in VARIANTS if one.id == "ecarte.rotation")
    other = EcarteState(ecarte_rules(rotation.rule_set(4, {"most_bet": 0})), FAMILY.begin(rotation.rule_set(4), A))
    other.apply(Deal(pack_order(other.rules, ELDER_FIVE.elder, ELDER_FIVE.dealer, "7H")))
    assert not any(other.observe(C).seen_hands)


def test_nobody_of_the_company_claims_a_fault_of_the_captain() -> None:
    state = dealt(chouette(strict=True))
    act(state, "play", *ELDER_FIVE.cards.split())
    objections = {}
    while state.actor() >= 0 and state.phase.value == "review":
        objections[state.actor()] = {text for text in legal(state) if text.startswith("claim")}
        act(state, "no claim")
    assert objections[A] == {"claim revoke 1"} or objections[A] == set()
    assert all(text.endswith(" 0") for seat in (B, C, D) for text in objections[seat])
    assert objections[C] == objections[D] == {"claim revoke 0"}


def test_the_banker_is_asked_after_a_match_that_another_follows() -> None:
    for matches, asked in ((2, True), (1, False)):
        state = dealt(chouette(parties=matches), points=(0, 4, 0, 0))
        act(state, "play", *ELDER_FIVE.cards.split())
        assert (state.actor() == A) is asked
        if asked:
            assert legal(state) == {"keep the box", "give up the box"}
            act(state, "give up the box")
        assert ("box_given_up" in {line.code for line in state.lines()}) is asked
        assert not state.status()
    # Who loses the box anyway is not asked.
    state = dealt(chouette(box="passes"), points=(0, 4, 0, 0))
    act(state, "play", *ELDER_FIVE.cards.split())
    assert state.actor() < 0


def test_on_a_sheet_the_box_is_given_up_after_a_match_alone() -> None:
    entry = EcarteEntry(chouette())
    standing = entry.begin(A)
    given_up = {"tricks": {A: 5, B: 0}, "box_given_up": {A: 1}}
    with pytest.raises(EntryError) as refused:
        entry.lines(standing, given_up, BY_CATEGORY)
    assert refused.value.code == "box_is_kept"
    late = Standing((3, 0, 0, 0), standing.dealer, standing.deals, standing.carried)
    after = entry.fold(late, entry.lines(late, given_up, BY_CATEGORY))
    assert (accounts(after), seats(after)) == ((3, -1, -1, -1), (C, D, B, A))


def test_who_leaves_a_sheet_is_followed_as_the_box_demands() -> None:
    entry = EcarteEntry(chouette())
    standing = entry.begin(A)
    assert seats(entry.without_person(standing, A)) == (B, C, D)
    assert seats(entry.without_person(standing, B)) == (A, C, D)
    assert seats(entry.without_person(standing, D)) == (A, B, C)
