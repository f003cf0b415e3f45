"""In what one action at Écarté is better than another: worked out by hand, and true wherever it is said."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from cardtable.ai.budget import Budget
from cardtable.ai.ecarte.contrast import of_cards
from cardtable.ai.ecarte.outlook import Deciding
from cardtable.ai.ecarte.players import players
from cardtable.ai.ecarte.playing import CardChoice, CardOutlook
from cardtable.ai.player import Candidate, Situation
from cardtable.core.chance import rng, shuffled
from cardtable.core.objections import Objection
from cardtable.core.state import Deal
from cardtable.games.ecarte.actions import PLAY, PROPOSE
from cardtable.games.ecarte.codes import FaultCode
from cardtable.games.ecarte.phases import Phase
from cardtable.games.ecarte.state import EcarteState
from tests.games.ecarte.positions import DEALER, ELDER, FAMILY, act, dealt, two


def hint(state: EcarteState, samples: int = 200) -> list[Candidate]:
    situation = Situation(FAMILY, state.rules.rule_set, state.standing, state.observe(state.actor()))
    player = players()["searcher"]
    return list(player.explain(situation, player.consider(situation, rng(1), Budget(samples=samples))))


def contrast(options: list[Candidate]) -> dict[str, dict[str, object]]:
    compared = next(option for option in options if option.contrast)
    return {reason.code: dict(reason.params) for reason in compared.contrast}


def test_three_sure_tricks_speak_for_playing() -> None:
    # Ace, queen and king of trumps take three tricks; an exchange might throw the dealer more.
    options = hint(dealt("KH QH JH KS AS", "8H 9S AC KD QD", "7H", points=(0, 0)))
    assert options[0].action == PLAY
    told = contrast(options)
    assert "gets_penalty" not in told
    assert "avoids_penalty" not in told


def test_who_proposes_does_not_risk_the_second_point() -> None:
    options = hint(dealt("8H 7S 9S 7D 8C", "9H AS KD QD TC", "7H"))
    assert options[0].action == PROPOSE
    assert "avoids_penalty" in contrast(options)


def test_the_chance_of_three_tricks_is_that_of_the_deals_that_were_looked_at() -> None:
    state = dealt("JH 8H QS JS 9S", "9H KS AS KD QD", "7H")
    deciding = Deciding(state.observe(ELDER))
    words = deciding.first_words(rng(1), Budget(samples=400), 400)
    for outlook in words.values():
        assert outlook.chance("majority") == pytest.approx(outlook.majority)
        assert sum(weight * deal.value for deal, weight in zip(outlook.deals, outlook.weights, strict=True)) == (
            pytest.approx(outlook.value * sum(outlook.weights))
        )
    # Nobody pays for having proposed; elder pays for each deal that is lost after she stood.
    assert words[PROPOSE].chance("paid") == 0
    assert words[PLAY].chance("paid") == pytest.approx(1 - words[PLAY].majority)
    assert words[PLAY].chance("got") == 0


def test_the_king_is_marked_rather_than_played_in_silence() -> None:
    state = dealt("KH QH JH 8S 7D", "8H 9S AS KD QD", "7H")
    act(state, "play")
    assert contrast(hint(state)) == {"marks_king": {}}


@pytest.mark.parametrize("said", [(), ("propose",), ("propose", "accept")], ids=["elder", "dealer", "exchange"])
def test_three_tricks_have_one_chance_wherever_a_hint_tells_it(said: tuple[str, ...]) -> None:
    told = 0
    for seed in range(12):
        state = EcarteState(two(), FAMILY.begin(two().rule_set, 0))
        state.apply(Deal(shuffled(two().pack, rng(seed))))
        act(state, *said)
        options = hint(state, 60)
        for compared in options:
            for likelier in (one for one in compared.contrast if one.code == "likelier_majority"):
                told += 1
                by_themselves = [
                    dict(reason.params)["chance"]
                    for option in (options[0], compared)
                    for reason in option.reasons
                    if reason.code == "majority_chance"
                ]
                assert [dict(likelier.params)[name] for name in ("chance", "other")] == by_themselves
    assert told


def test_what_is_kept_rather_and_what_that_brings() -> None:
    state = dealt("KH QH 9S 7D 8C", "9H AS KD QD TC", "7H")
    act(state, "propose", "accept")
    options = hint(state)
    (compared,) = (option for option in options if option.contrast)
    assert compared.spread == 0, "the table leaves nothing to chance"
    told = contrast(options)
    assert set(told) & {"buys_more", "keeps_high"}
    chances = told.get("likelier_majority", {"chance": 1, "other": 0})
    assert int(str(chances["chance"])) > int(str(chances["other"]))


def _share(code: str, outlook: CardOutlook) -> float:
    least, most = {"likelier_majority": (3, 5), "likelier_vole": (5, 5), "rarer_vole": (0, 0)}[code]
    good = [
        weight for (*_, tricks), weight in zip(outlook.deals, outlook.weights, strict=True) if least <= tricks <= most
    ]
    return sum(good) / sum(outlook.weights)


def test_wherever_it_is_said_of_cards_it_is_so_in_the_deals() -> None:
    said = 0
    for seed in range(12):
        state = EcarteState(two(), FAMILY.begin(two().rule_set, 0))
        state.apply(Deal(shuffled(two().pack, rng(seed))))
        while state.actor() >= 0:
            if state.phase is Phase.PLAY and len(state.hands[state.actor()]) > 1:
                choice = CardChoice(state.observe(state.actor()))
                cards = choice.outlooks(rng(1), Budget(samples=60), 60)
                ordered = sorted(cards.values(), key=lambda one: -one.marked)
                for reason in of_cards(ordered[0], ordered[-1]):
                    said += 1
                    shares = [_share(reason.code, one) for one in (ordered[0], ordered[-1])]
                    assert [dict(reason.params)[name] for name in ("chance", "other")] == [
                        round(100 * share) for share in shares
                    ]
                    assert (shares[0] < shares[1]) == (reason.code == "rarer_vole")
            state.apply(
                players()["counter"]
                .consider(
                    Situation(FAMILY, state.rules.rule_set, state.standing, state.observe(state.actor())),
                    rng(2),
                    Budget(samples=1),
                )[0]
                .action
            )
    assert said > 10


def test_touching_cards_are_one_choice_unless_a_card_between_them_is_out() -> None:
    state = dealt("QS JS TS 8S 7D", "9H KS AS KD QD", "7H")
    act(state, "play")
    alike = {str(option.action): option.alike for option in hint(state, 60)}
    # The ace ranks between jack and ten, and the nine between ten and eight.
    assert alike["QS"] != alike["JS"]
    assert not alike["TS"]
    assert not alike["8S"]
    assert not alike["7D"]


def test_three_tricks_that_cannot_be_had_are_not_told_as_a_chance_of_nothing() -> None:
    state = dealt("8S 7S 7D 8C 7C", "KH QH JH AS KD", "7H")
    act(state, "propose", "refuse", "8S", "king", "AS", "KH", "7C", "QH", "8C", "JH")
    assert state.actor() == ELDER
    options = hint(state, 60)
    assert len(options) == 2
    for option in options:
        assert [reason.code for reason in option.reasons] == ["majority_lost"]


def test_words_and_cards_say_how_certain_they_are() -> None:
    state = dealt("JH 8H QS JS 9S", "9H KS AS KD QD", "7H")
    for samples in (50, 300):
        assert all(option.spread > 0 for option in hint(state, samples))
    assert hint(state, 50)[1].spread > hint(state, 300)[1].spread
    act(state, "play")
    assert any(option.spread > 0 for option in hint(state, 50))


def test_who_was_called_for_a_revoke_does_not_revoke_again() -> None:
    rules = two(strict=True)
    state = dealt("8H KS 9S 7D 8C", "9H AS KD QD TC", "7H", rules=rules)
    act(state, "play", "KS")
    observation = state.observe(DEALER)
    called = replace(observation, objections=(Objection(0, ELDER, DEALER, FaultCode.REVOKE, True),))
    player = players()["beginner"]

    def played(seen: object) -> set[str]:
        situation = Situation(FAMILY, rules.rule_set, state.standing, seen)  # type: ignore[arg-type]
        return {
            str(player.consider(situation, random.Random(seed), Budget(samples=1))[0].action) for seed in range(400)
        }

    # The ace of spades alone follows suit.
    assert played(observation) > {"AS"}
    assert played(called) == {"AS"}
