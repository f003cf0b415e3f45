"""A match: the cut, deals one after another, and the standing."""

from __future__ import annotations

import random

import pytest

from cardtable.core.cards import PACK_52, parse_cards
from cardtable.core.chance import shuffled
from cardtable.core.errors import CodedError, IllegalAction
from cardtable.core.events import DealEnded
from cardtable.core.match import Match, cut_for_deal
from cardtable.core.scores import totals
from cardtable.core.state import OVER
from cardtable.games.casino.actions import Play
from cardtable.games.registry import family_of, variant

SWEDISH = variant("casino.swedish")
FAMILY = family_of("casino.swedish")
CUT = [parse_cards("7S KD")]


def begin(*cuts: str, players: int = 2, target: int = 16) -> Match:
    return Match(FAMILY, SWEDISH.rule_set(players, {"target": target}), [parse_cards(cut) for cut in cuts])


def play_out(match: Match, generator: random.Random) -> None:
    match.begin_deal(shuffled(PACK_52, generator))
    while match.state is not None:
        plays = match.state.legal().representatives()
        match.apply(plays[int(generator.random() * len(plays))])


# The cut


def test_the_cut_decides_who_deals_first() -> None:
    assert begin("7S KD").standing.dealer == 1
    assert begin("KS 7D 8C", players=3).standing.dealer == 0


def test_a_tie_is_cut_again() -> None:
    assert begin("KS KD", "7S 3H").standing.dealer == 0
    assert begin("KS KD", "7S 7H", "2S 3H").standing.dealer == 1


@pytest.mark.parametrize(
    ("cuts", "number"),
    [
        ((), 0),
        (("KS KD",), 1),
        (("7S KD", "8S 9S"), 1),
        (("7S",), 0),
        (("7S KD 9H",), 0),
        (("KS KD", "7S"), 1),
        (("?? KD",), 0),
        (("KD KD",), 0),
    ],
    ids=repr,
)
def test_cuts_that_decide_nothing_too_much_or_cannot_be(cuts: tuple[str, ...], number: int) -> None:
    with pytest.raises(CodedError) as caught:
        begin(*cuts)
    assert (caught.value.code, dict(caught.value.parameters)) == ("bad_cut", {"round": number})


def test_in_two_packs_twins_can_be_cut() -> None:
    mulle = variant("casino.mulle_glimne").rule_set(2)
    assert Match(FAMILY, mulle, [parse_cards("9S 9S"), parse_cards("9S 8S")]).standing.dealer == 0


def test_seats_cut_until_somebody_deals() -> None:
    rule_set = SWEDISH.rule_set(4)
    seen = set()
    for seed in range(60):
        cuts = cut_for_deal(FAMILY, rule_set, random.Random(seed))
        assert all(len(set(cards)) == 4 for cards in cuts)
        assert [FAMILY.cut_dealer(rule_set, cards) is None for cards in cuts] == [True] * (len(cuts) - 1) + [False]
        Match(FAMILY, rule_set, cuts)
        seen.add(len(cuts))
    assert {1, 2} <= seen


# Deals


def test_a_deal_is_counted_when_its_last_card_is_played() -> None:
    match = begin("7S KD", target=99)
    assert (match.over, match.state) == (False, None)
    play_out(match, random.Random(4))
    deal = match.deals[0]
    assert len(deal.actions) == 48
    assert deal.lines is not None
    assert match.standing == deal.standing
    assert match.standing.points == totals(deal.lines, 2)
    assert (match.standing.deals, match.standing.dealer, match.state) == (1, 0, None)


def test_while_a_deal_runs_the_standing_is_that_before_it() -> None:
    match = begin("7S KD")
    match.begin_deal(PACK_52)
    assert match.state is not None
    match.apply(next(iter(match.state.legal())))
    assert match.standing.points == (0, 0)
    assert (match.deals[0].lines, match.deals[0].standing) == (None, None)


def test_deals_follow_until_somebody_wins() -> None:
    match = begin("7S KD", target=11)
    generator = random.Random(8)
    dealers = []
    while not match.over:
        dealers.append(match.standing.dealer)
        play_out(match, generator)
    assert dealers == [(1 + number) % 2 for number in range(len(dealers))]
    sums = [totals(deal.lines or (), 2) for deal in match.deals]
    assert match.standing.points == tuple(map(sum, zip(*sums, strict=True)))
    assert max(match.standing.points) >= 11
    with pytest.raises(IllegalAction, match="partie is over"):
        match.begin_deal(PACK_52)
    assert len(match.deals) == len(sums)


def test_the_last_action_tells_the_end() -> None:
    match = begin("7S KD")
    match.begin_deal(PACK_52)
    events = []
    while match.state is not None:
        events = match.apply(next(iter(match.state.legal())))
    assert isinstance(events[-1], DealEnded)
    assert match.deals[0].lines == events[-1].lines


def test_two_deals_do_not_run_at_once() -> None:
    match = begin("7S KD")
    match.begin_deal(PACK_52)
    with pytest.raises(IllegalAction, match="deal is running"):
        match.begin_deal(PACK_52)
    assert len(match.deals) == 1


def test_a_deal_needs_the_whole_pack() -> None:
    match = begin("7S KD")
    with pytest.raises(IllegalAction) as caught:
        match.begin_deal(PACK_52[:51])
    assert caught.value.code == "not_this_pack"
    assert (match.deals, match.state) == ([], None)


def test_nothing_is_played_between_deals() -> None:
    with pytest.raises(IllegalAction, match="no deal is running"):
        begin("7S KD").apply(Play(0))


def test_a_refused_action_changes_nothing() -> None:
    match = begin("7S KD")
    match.begin_deal(PACK_52)
    assert match.state is not None
    before = match.state.key()
    with pytest.raises(IllegalAction, match="not in hand"):
        match.apply(Play(51))
    assert match.state.key() == before
    assert match.deals[0].actions == []
    assert match.state.actor() != OVER
