"""A hint near a line says what a card does about it."""

from __future__ import annotations

import random
from typing import cast

from cardtable.ai.budget import Budget
from cardtable.ai.piquet.codes import ReasonCode
from cardtable.ai.piquet.line import AboutTheLine, of_the_line
from cardtable.ai.piquet.players import players
from cardtable.ai.piquet.prospect import prospect_of
from cardtable.ai.player import Candidate, Situation
from cardtable.ai.protocol import Reason
from cardtable.core.cards import Card, parse_cards
from cardtable.core.chance import rng
from cardtable.core.scores import parameters
from cardtable.games.piquet.actions import PiquetAction, play
from cardtable.games.piquet.ranking import mask_of
from cardtable.games.piquet.state import PiquetState
from cardtable.games.piquet.tricks import playable
from tests.ai.piquet.test_exact_totals import DEALER, RUBICON, last_five
from tests.ai.piquet.test_settling import TABLES, divided, endings
from tests.games.piquet.tables import FAMILY, rules_of
from tests.oracles.piquet import Oracle


def told(state: PiquetState, hands: list[tuple[int, float]]) -> dict[Card, list[tuple[str, dict[str, object]]]]:
    observation = state.observe(state.turn)
    prospect = prospect_of(observation, state.rules)
    found = of_the_line(observation, state.rules, prospect, observation.hand, hands)
    return {card: [(reason.code, dict(reason.params)) for reason in one.reasons] for card, one in found.items()}


def test_a_card_that_comes_to_a_hundred_saves_the_rubicon_and_another_stays_below() -> None:
    found = told(last_five(RUBICON, 86, 115, deals=5), [(mask_of(parse_cards(DEALER)), 1.0)])
    for card in parse_cards("QS 9H 7D"):
        assert found[card] == [("saves_rubicon", {"chance": 100})]
    for card in parse_cards("KC JC"):
        ((code, told_of),) = found[card]
        assert (code, told_of["line"]) == ("stays_at", 100)
        # Two points for the last cards and ten for the cards are his in any case.
        assert 97 <= int(str(told_of["total"])) <= 99


def test_hands_count_by_their_weights() -> None:
    state = last_five(RUBICON, 86, 115, deals=5)
    # With the cards of clubs alone he takes what is left of the suit, and no card comes to a hundred.
    others = mask_of(parse_cards("AC QC TC 9C 8C"))
    alone = told(state, [(others, 1.0)])
    both = told(state, [(mask_of(parse_cards(DEALER)), 3.0), (others, 1.0)])
    (lead,) = parse_cards("QS")
    chance = 75 if alone[lead] == [] else 100
    assert both[lead] == [("saves_rubicon", {"chance": chance})]


def test_where_all_cards_do_the_same_nothing_is_told() -> None:
    for own in (60, 95, 110):
        found = told(last_five(RUBICON, own, 115, deals=5), [(mask_of(parse_cards(DEALER)), 1.0)])
        assert not any(found.values())


def test_in_a_match_that_goes_on_there_is_no_line() -> None:
    assert not any(told(last_five(RUBICON, 86, 115, deals=4), [(mask_of(parse_cards(DEALER)), 1.0)]).values())
    assert prospect_of(last_five(rules_of("four_deals"), 86, 90, deals=2).observe(0), rules_of("four_deals")).line == 0


def test_the_double_of_four_deals_is_told_by_its_line() -> None:
    # Everything counts twice: it is 80 to 90 by now, elder wins, and the dealer comes to 98 or over a hundred.
    state = last_five(rules_of("four_deals"), 50, 86, deals=3)
    found = told(state, [(mask_of(parse_cards(DEALER)), 1.0)])
    kept = {card for card, reasons in found.items() if ("keeps_below", {"line": 100, "chance": 100}) in reasons}
    assert kept == {*parse_cards("QS 9H 7D")}


def test_a_hint_gives_it_with_its_reasons() -> None:
    state = last_five(RUBICON, 86, 115, deals=5)
    situation = Situation(FAMILY, RUBICON.rule_set, state.standing, state.observe(0))
    player = players()["searcher"]
    options = player.explain(situation, player.consider(situation, rng(1), Budget(samples=60)))
    reasons: dict[Card, tuple[Reason, ...]] = {
        cast(PiquetAction, option.action).cards[0]: option.reasons for option in options
    }
    codes = {reason.code for found in reasons.values() for reason in found}
    assert codes & {"saves_rubicon", "stays_at"}
    assert "partie_at_stake" in codes


def test_in_a_comparison_the_line_comes_first_and_whether_it_costs_points() -> None:
    saves, less = (Reason(ReasonCode.SAVES_RUBICON, parameters(chance=chance)) for chance in (70, 40))
    stays = Reason(ReasonCode.STAYS_AT, parameters(total=97, line=100))
    nothing = Reason(ReasonCode.FOR_NOTHING)
    assert AboutTheLine((saves,), 3.0).rather_than(AboutTheLine((less,), 3.0)) == (saves, nothing)
    assert AboutTheLine((saves,), 3.0).rather_than(AboutTheLine((stays,), 4.0)) == (saves,)
    assert AboutTheLine((less,), 3.0).rather_than(AboutTheLine((saves,), 1.0)) == ()
    assert AboutTheLine((stays,), 3.0).rather_than(AboutTheLine((), 1.0)) == ()


def test_where_the_points_of_both_are_added_up_a_hint_says_so_to_the_winner_and_to_the_loser() -> None:
    """What both count is more where the cards are not divided."""
    state = divided(0, 150)
    seat, rules = state.turn, TABLES["rubicon"]
    hands = [(mask_of(state.hands[1 - seat]), 1.0)]
    observation = state.observe(seat)
    prospect = prospect_of(observation, rules)
    found = of_the_line(observation, rules, prospect, observation.hand, hands)
    pays = Oracle().worths(state)
    best = {card for card, paid in pays.items() if paid == max(pays.values())}
    code = "more_to_win" if max(pays.values()) > 0 else "fewer_to_pay"
    for card, one in found.items():
        assert [reason.code for reason in one.reasons] == [code] * (card in best)
    other = next(card for card in pays if card not in best)
    first = next(iter(best))
    assert next(reason.code for reason in found[first].rather_than(found[other])) == code
    assert found[other].rather_than(found[first]) == ()


def test_who_pays_is_told_that_every_point_adds_to_it() -> None:
    told = set()
    for state in endings(TABLES["rubicon"], range(3, 6), random.Random(8)):
        observation, rules = state.observe(state.turn), state.rules
        hands = [(mask_of(state.hands[observation.others[0]]), 1.0)]
        found = of_the_line(observation, rules, prospect_of(observation, rules), playable(state), hands)
        pays = Oracle().worths(state)
        for card, one in found.items():
            codes = {reason.code for reason in one.reasons}
            if codes & {"fewer_to_pay", "more_to_win"}:
                # With open hands the card pays most, and the sign says who pays.
                assert pays[card] == max(pays.values())
                assert (pays[card] < 0) is ("fewer_to_pay" in codes)
                told |= codes
        if {"fewer_to_pay", "more_to_win"} <= told:
            break


def test_a_review_names_the_rubicon_that_was_missed() -> None:
    state = last_five(RUBICON, 86, 115, deals=5)
    lead, missed = (play(card) for card in parse_cards("QS KC"))
    situation = Situation(FAMILY, RUBICON.rule_set, state.standing, state.observe(0), missed, against=lead)
    options = players()["searcher"].explain(situation, [Candidate(lead, 0.0), Candidate(missed, -20.0)])
    assert [reason.code for reason in options[1].contrast][:1] == ["saves_rubicon"]
