"""Hints give values and reasons that are known, and true."""

from __future__ import annotations

from cardtable.ai.budget import Budget
from cardtable.ai.ecarte.codes import ReasonCode
from cardtable.ai.ecarte.players import players
from cardtable.ai.player import Candidate, Situation
from cardtable.core.chance import rng, shuffled
from cardtable.core.state import Deal
from cardtable.games.ecarte.state import EcarteState
from tests.games.ecarte.positions import FAMILY, act, dealt, rotation


def hint(state: EcarteState, name: str = "searcher") -> list[Candidate]:
    situation = Situation(FAMILY, state.rules.rule_set, state.standing, state.observe(state.actor()))
    player = players()[name]
    options = player.consider(situation, rng(1), Budget(samples=30))
    explained = list(player.explain(situation, options))
    assert [(one.action, one.value) for one in explained] == [(one.action, one.value) for one in options]
    return explained


def codes(options: list[Candidate], text: str) -> dict[str, dict[str, object]]:
    (option,) = (one for one in options if str(one.action) == text)
    return {reason.code: dict(reason.params) for reason in option.reasons}


def test_all_reasons_are_known() -> None:
    rules = rotation(3, most_bet=2)
    for seed in range(2):
        state = EcarteState(rules, FAMILY.begin(rules.rule_set, 0))
        state.apply(Deal(shuffled(rules.pack, rng(71, seed))))
        while state.actor() >= 0:
            options = hint(state, "counter")
            for option in options:
                assert {reason.code for reason in option.reasons} <= set(ReasonCode)
            state.apply(options[0].action)


def test_a_hand_to_be_played() -> None:
    options = hint(dealt("JH 8H QS JS 9S", "9H KS AS KD QD", "7H"))
    play = codes(options, "play")
    assert str(options[0].action) == "play"
    assert "jeu_de_regle" in play
    assert "risks_penalty" in play
    chance = play["majority_chance"]["chance"]
    assert isinstance(chance, int)
    assert 80 <= chance <= 100


def test_a_hand_to_be_changed() -> None:
    options = hint(dealt("8H 7S 9S 7D 8C", "9H AS KD QD TC", "7H"))
    assert "improves_with_exchange" in codes(options, "propose")
    assert "jeu_de_regle" not in codes(options, "play")


def test_the_king_is_marked_and_trumps_are_led() -> None:
    state = dealt("KH QH JH 8S 7D", "8H 9S AS KD QD", "7H")
    act(state, "play")
    options = hint(state)
    assert str(options[0].action) == "king"
    assert "marks_king" in codes(options, "king")
    lead = codes(options, "JH")
    assert lead["rule_lead"] == {"number": 6}
    assert lead["leads_trump"] == {"card": "JH"}


def test_a_card_that_has_to_be_played() -> None:
    state = dealt("8H KS 9S 7D 8C", "9H AS KD QD TC", "7H")
    act(state, "play", "KS")
    options = hint(state)
    assert [str(option.action) for option in options] == ["AS"]
    assert "only_card" in codes(options, "AS")


def test_what_is_kept_is_named() -> None:
    state = dealt("KH KS 9S 7D 8C", "9H AS KD QD TC", "7H")
    act(state, "propose", "accept")
    reasons = [reason for reason in hint(state)[0].reasons if reason.code == "keeps_card"]
    assert {dict(reason.params)["card"] for reason in reasons} == {"KH", "KS"}
