"""Hints give values and reasons that are known, and true."""

from __future__ import annotations

from dataclasses import replace

from cardtable.ai.budget import Budget
from cardtable.ai.ecarte.against import against_the_list
from cardtable.ai.ecarte.codes import ReasonCode
from cardtable.ai.ecarte.equilibrium import equilibrium
from cardtable.ai.ecarte.hands import deck_of
from cardtable.ai.ecarte.players import players
from cardtable.ai.player import Candidate, Situation
from cardtable.core.chance import rng, shuffled
from cardtable.core.state import Deal
from cardtable.games.ecarte.state import EcarteState
from tests.games.ecarte.positions import FAMILY, act, dealt, rotation

AGAINST = ReasonCode.AGAINST_THE_LIST
FOUR_ALL = dealt("JH 8H QS JS 9S", "9H KS AS KD QD", "7H")


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


def test_at_four_all_it_is_told_what_is_better_against_the_old_list() -> None:
    """Wherever the two tables differ the reason stands with the word of the second, and nowhere else."""
    table, usual, told = against_the_list(), equilibrium(), 0
    for seed in range(40):
        state = EcarteState(FOUR_ALL.rules, replace(FOUR_ALL.standing, points=(4, 4)))
        state.apply(Deal(shuffled(state.rules.pack, rng(4, seed))))
        if state.actor() < 0:
            continue
        deck = deck_of(state.observe(state.actor()).turned)
        at = (deck.hand(state.observe(state.actor()).hand), deck.king_turned, (1, 1), False)
        options = hint(state)
        proposes, differ = table.proposes(*at), table.proposes(*at) != bool(usual.propose(*at))
        holds = deck.holds_king(at[0])
        found = {str(one.action) for one in options if AGAINST in {reason.code for reason in one.reasons}}
        assert found == ({"propose" if proposes else "play"} if differ and not holds else set())
        told += len(found)
    assert told


def test_from_the_beginning_nothing_is_told_of_the_old_list() -> None:
    for seed in range(10):
        state = EcarteState(FOUR_ALL.rules, FOUR_ALL.standing)
        state.apply(Deal(shuffled(state.rules.pack, rng(4, seed))))
        assert AGAINST not in {reason.code for one in hint(state) for reason in one.reasons}
