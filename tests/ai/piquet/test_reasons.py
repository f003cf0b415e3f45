"""Hints say why, and what they say is true."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from cardtable.ai.budget import Budget
from cardtable.ai.piquet.codes import ReasonCode
from cardtable.ai.piquet.players import players
from cardtable.ai.piquet.reasons import CALIBRATIONS
from cardtable.ai.player import Candidate, Situation
from cardtable.core.cards import PACK_32
from cardtable.core.chance import rng, shuffled
from cardtable.core.state import Action, Deal
from cardtable.games.piquet.actions import CLAIM, DECLARE, parse_action
from cardtable.games.piquet.phases import Phase
from cardtable.games.piquet.rules import PiquetRules
from cardtable.games.piquet.state import PiquetState
from tests.games.piquet.tables import FAMILY, deal, do, exchanged, rules_of, standing_of, suited

RUBICON = rules_of("rubicon")
FOUR = rules_of("four_deals", commands=False)
OF_THE_DEAL = {"deal_ahead", "deal_behind", "deal_even", "deal_about_ahead", "deal_about_behind"}


def hint(state: PiquetState, name: str = "searcher") -> list[Candidate]:
    situation = Situation(FAMILY, state.rules.rule_set, state.standing, state.observe(state.actor()))
    player = players()[name]
    options = player.consider(situation, rng(1), Budget(samples=24))
    return list(player.explain(situation, options))


def codes(option: Candidate) -> dict[str, dict[str, object]]:
    return {reason.code: dict(reason.params) for reason in option.reasons}


def to_the_tricks(state: PiquetState) -> PiquetState:
    while state.phase is not Phase.PLAY:
        state.apply(DECLARE)
    return state


def test_an_exchange_says_what_stays_together_and_what_it_is_worth() -> None:
    state = deal(
        RUBICON,
        suited("S:AKQJT H:A D:A C:A H:87 D:87"),
        suited("H:KQJT9 D:KQJT C:KQJ"),
        suited("S:98 C:T9 S:7 D:9 C:87"),
    )
    best = hint(state)[0]
    told = codes(best)
    assert str(best.action) == "change 7H 8H 7D 8D"
    assert told["keeps_items"] == {"items": "5AS 4A"}
    assert told["point_may_grow"] == {"suit": 0, "count": 5}
    # Fourteen aces and a quint are ninety before the first card.
    points, spread = told["deal_about_ahead"]["points"], told["deal_about_ahead"]["spread"]
    assert isinstance(points, int)
    assert isinstance(spread, int)
    assert points - spread > 60
    assert 1 <= spread < 20


def test_other_players_do_not_tell_points() -> None:
    state = deal(
        RUBICON,
        suited("S:AKQJT H:A D:A C:A H:87 D:87"),
        suited("H:KQJT9 D:KQJT C:KQJ"),
        suited("S:98 C:T9 S:7 D:9 C:87"),
    )
    assert not OF_THE_DEAL & set(codes(hint(state, "greedy")[0]))


def test_a_promise_is_not_told_as_points_and_what_deals_of_three_bring_is() -> None:
    rules = rules_of("norman")
    state = PiquetState(rules, standing_of(rules))
    state.apply(Deal(shuffled(PACK_32, rng(5))))
    assert state.phase is Phase.EXCHANGE
    for option in hint(state, "counter"):
        assert not OF_THE_DEAL & set(codes(option))
    for option in hint(state):
        assert len(OF_THE_DEAL & set(codes(option))) == 1


def test_a_card_that_nobody_can_beat_and_the_cards_for_certain() -> None:
    state, _ = exchanged(RUBICON, suited("S:AKQJT987 H:AK D:AK"), suited("H:QJT9 D:QJT9 C:AKQJ"))
    best = hint(to_the_tricks(state))[0]
    told = codes(best)
    assert "cashes_winner" in told
    assert told["cards_chance"] == {"chance": 100}
    assert "saves_cards" not in told


def test_the_capot_is_told_to_who_can_make_it_and_to_who_can_save_it() -> None:
    state, _ = exchanged(RUBICON, suited("S:AKQJT987 H:AK D:AK"), suited("H:QJT9 D:QJT9 C:AKQJ"))
    to_the_tricks(state)
    do(state, "AS")
    # Whatever the dealer throws away, no card of his can take a trick.
    assert not any("saves_capot" in codes(option) for option in hint(state))
    do(state, "9H", "KS", "9D", "QS", "TH", "JS", "TD", "TS", "JH", "9S", "JD")
    assert codes(hint(state)[0])["capot_chance"] == {"chance": 100}


def test_the_only_card_needs_no_other_reason() -> None:
    state, _ = exchanged(RUBICON, suited("S:AKQJT987 H:AK D:AK"), suited("H:QJT9 D:QJT9 C:AKQJ"))
    to_the_tricks(state)
    do(state, *["AS", "9H", "KS", "9D", "QS", "TH", "JS", "TD", "TS", "JH", "9S", "JD", "8S", "QH", "7S", "JC"])
    do(state, "AH", "QD", "KH", "QC", "AD", "KC")
    (option,) = hint(state)
    assert codes(option) == {"only_card": {}}


def test_declaring_and_a_claim() -> None:
    state, _ = exchanged(RUBICON, suited("S:AKQJT987 H:AK D:AK"), suited("H:QJT9 D:QJT9 C:AKQJ"))
    assert set(codes(hint(state)[0])) == {"nothing_to_hide"}
    to_the_tricks(state)
    state.apply(CLAIM)
    assert set(codes(hint(state)[0])) == {"claim_holds"}


def forecasts(
    rules: PiquetRules, standings: Sequence[tuple[int, int]], deals: int
) -> list[dict[str, dict[str, object]]]:
    """What is told of the points of the deal at the same exchange, of the action that is best at the first standing."""
    told: list[dict[str, dict[str, object]]] = []
    best: Action | None = None
    for points in standings:
        state = deal(
            rules,
            suited("S:AQT H:A98 D:KJ9 C:T98"),
            suited("S:K98 H:KQ7 D:AQT C:AKQ"),
            suited("S:J7 H:JT D:87 C:J7"),
            points,
            deals,
        )
        options = hint(state)
        best = options[0].action if best is None else best
        (option,) = [one for one in options if one.action == best]
        told.append({code: params for code, params in codes(option).items() if code.startswith("deal")})
    return told


@pytest.mark.slow
def test_what_can_be_expected_of_a_deal_is_the_same_at_every_standing_of_four_deals() -> None:
    for deals in (0, 1):
        # Another choice may be told without its spread.
        numbers = {
            (code.removeprefix("deal_").removeprefix("about_"), params.get("points"))
            for told in forecasts(FOUR, ((0, 0), (150, 20), (20, 150)), deals)
            for code, params in told.items()
        }
        assert len(numbers) == 1


@pytest.mark.slow
def test_what_counts_double_is_told_double() -> None:
    ((code, double),) = forecasts(FOUR, ((0, 0),), 0)[0].items()
    ((again, single),) = forecasts(FOUR, ((0, 0),), 1)[0].items()
    assert code == again
    first, second = double["points"], single["points"]
    assert isinstance(first, int)
    assert isinstance(second, int)
    assert abs(first - 2 * second) <= 4


def test_what_the_rest_brings_is_the_same_at_every_standing_of_four_deals() -> None:
    found = []
    for points in ((0, 0), (150, 20), (20, 150)):
        state, _ = exchanged(FOUR, suited("S:AKQ987 H:AK7 D:AK7"), suited("H:QJT9 D:QJT9 C:AKQJ"), points, 1)
        (option,) = [one for one in hint(to_the_tricks(state)) if str(one.action) == "AS"]
        found.append({code: params for code, params in codes(option).items() if code.startswith("rest")})
    assert found[0] == found[1] == found[2] != {}
    # With twelve cards nobody is ahead by more than two for each trick, the cards and a Sechziger.
    ((_, params),) = found[0].items()
    assert 0 < params["points"] <= 12 + 1 + 10 + 30  # type: ignore[operator]


@pytest.mark.slow
def test_a_match_to_a_hundred_is_called_near_its_end_only_when_the_deal_may_decide_it() -> None:
    rules = rules_of("points", commands=False)
    for points, late in (((0, 0), False), ((12, 0), False), ((60, 70), True)):
        state = deal(
            rules,
            suited("S:AQT H:A98 D:KJ9 C:T98"),
            suited("S:K98 H:KQ7 D:AQT C:AKQ"),
            suited("S:J7 H:JT D:87 C:J7"),
            points,
        )
        told = codes(hint(state)[0])
        assert ("partie_at_stake" in told) is late
        assert len(OF_THE_DEAL & set(told)) == (not late)


@pytest.mark.slow
def test_no_points_are_foretold_of_a_deal_that_a_neunziger_may_break_off() -> None:
    rules = rules_of("kings", 3, commands=False)
    state = PiquetState(rules, standing_of(rules))
    state.apply(Deal(shuffled(PACK_32, rng(5))))
    options = hint(state)
    assert len(options) > 1
    for option in options:
        assert not OF_THE_DEAL & set(codes(option))


def test_at_the_end_of_a_match_its_result_is_what_counts() -> None:
    state, _ = exchanged(RUBICON, suited("S:AKQ987 H:AK7 D:AK7"), suited("H:QJT9 D:QJT9 C:AKQJ"), (80, 100), 5)
    told = codes(hint(to_the_tricks(state))[0])
    assert "partie_at_stake" in told
    assert not {"rest_ahead", "rest_behind", "rest_even"} & set(told)


def test_what_winners_make_certain_is_told_as_a_hundred_and_what_open_hands_promise_is_not() -> None:
    # From the top the cards are there at once; a club first gives the lead away, if to nobody who can use it.
    state, _ = exchanged(RUBICON, suited("S:AKQJT H:AK D:A C:T987"), suited("S:987 H:QJT D:KQJ C:AKQ"))
    situation = Situation(FAMILY, state.rules.rule_set, state.standing, to_the_tricks(state).observe(0))
    options = [Candidate(parse_action(card), 0.0) for card in ("AS", "7C")]
    explained = players()["searcher"].explain(situation, options)
    assert [(one.action, one.value) for one in explained] == [(one.action, one.value) for one in options]
    sure, open_hands = (codes(option)["cards_chance"]["chance"] for option in explained)
    assert sure == 100
    assert open_hands == CALIBRATIONS[ReasonCode.CARDS_CHANCE].percent(1.0) < 100


def test_at_robber_piquet_the_rest_is_told_in_points_only_where_nobody_can_win_the_match() -> None:
    rules = rules_of("robber")
    of_the_rest = {"rest_ahead", "rest_behind", "rest_even", "rest_about_ahead", "rest_about_behind", "rest_about_even"}
    for points, late in (((0, 0), False), ((70, 75), True)):
        state = PiquetState(rules, standing_of(rules, points))
        state.apply(Deal(shuffled(PACK_32, rng(3))))
        told = codes(hint(to_the_tricks(state))[0])
        assert ("partie_at_stake" in told) is late
        assert bool(of_the_rest & set(told)) is not late
