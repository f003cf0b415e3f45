"""The computer players of Piquet at every kind of decision."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise

import pytest

from cardtable.ai.budget import Budget
from cardtable.ai.piquet.exchanges import by_draws
from cardtable.ai.piquet.players import players
from cardtable.ai.piquet.promise import by_promise, promise
from cardtable.ai.player import Situation
from cardtable.core.cards import PACK_32, parse_cards
from cardtable.core.chance import rng, shuffled
from cardtable.core.match import Match, cut_for_deal
from cardtable.core.rules import Variant
from cardtable.games.piquet.actions import ACCEPT, CLAIM, ONE_MORE, PiquetAction, change
from cardtable.games.piquet.family import PiquetFamily
from cardtable.games.piquet.ranking import mask_of
from cardtable.games.piquet.state import PiquetState
from cardtable.games.piquet.variants import VARIANTS
from tests.ai.piquet.test_played import after
from tests.games.piquet.tables import deal, do, rules_of, suited

FAMILY = PiquetFamily()


@pytest.mark.turns(16)
@pytest.mark.slow
@pytest.mark.parametrize("variant", VARIANTS, ids=lambda one: one.id)
@pytest.mark.parametrize("name", ["beginner", "greedy", "counter", "searcher"])
def test_a_deal_is_played_to_its_end_and_the_best_comes_first(variant: Variant, name: str) -> None:
    player = players()[name]
    for seats in variant.players:
        rule_set = variant.rule_set(seats)
        match = Match(FAMILY, rule_set, cut_for_deal(FAMILY, rule_set, rng(4)))
        match.begin_deal(shuffled(FAMILY.pack(rule_set), rng(1, seats)))
        decision = 0
        repeated: set[str] = set()
        while match.state is not None:
            seat = match.state.actor()
            situation = Situation(FAMILY, rule_set, match.standing, match.state.observe(seat))
            options = player.consider(situation, rng(2, decision), Budget(samples=3))
            legal = match.state.legal()
            assert [str(option.action) for option in options if option.action not in legal] == []
            assert all(one.value >= other.value for one, other in pairwise(options))
            explained = player.explain(situation, options)
            assert [one.action for one in explained] == [one.action for one in options]
            if (phase := match.state.phase_name()) not in repeated:
                repeated.add(phase)
                again = player.consider(situation, rng(2, decision), Budget(samples=3))
                assert [one.action for one in again] == [one.action for one in options]
            match.apply(options[0].action)
            decision += 1
        assert match.deals[-1].lines is not None


def test_a_promise_grows_with_what_can_be_declared() -> None:
    quart = mask_of(parse_cards("AS KS QS JS 9H 8D"))
    broken = mask_of(parse_cards("AS KS QS TS 9H 8D"))
    fourteen = mask_of(parse_cards("AS AH AD AC 9H 8D"))
    trio = mask_of(parse_cards("AS AH AD KC 9H 8D"))
    assert promise(quart) > promise(broken)
    assert promise(fourteen) > promise(trio) + 8


def test_a_quint_and_four_aces_are_kept() -> None:
    hand = parse_cards("AS KS QS JS TS AH AD AC 7H 8H 7D 8C")
    kept = set(parse_cards("AS KS QS JS TS AH AD AC"))
    for discards in (
        by_promise(hand, 3, 5)[0][1],
        by_draws(hand, 3, 5, _unseen(hand), rng(1), Budget(samples=60))[0].cards,
    ):
        assert not kept & set(discards)


@pytest.mark.slow
def test_an_exchange_that_is_asked_about_is_judged_however_bad_it_is() -> None:
    rule_set = next(one for one in VARIANTS if one.id == "piquet.rubicon").rule_set(2)
    match = Match(FAMILY, rule_set, cut_for_deal(FAMILY, rule_set, rng(4)))
    pack = list(parse_cards("AS KS QS JS TS AH AD AC 7H 8H 7D 8C"))
    pack += [card for card in PACK_32 if card not in pack]
    match.begin_deal(_so_that_elder_has(pack))
    assert match.state is not None
    observation = match.state.observe(match.state.actor())
    worst = change(parse_cards("AS AH AD AC KS"))
    situation = Situation(FAMILY, rule_set, match.standing, observation, worst)
    options = players()["searcher"].consider(situation, rng(1), Budget(samples=40))
    judged = next(option for option in options if option.action == worst)
    assert judged.value < options[0].value - 20
    assert worst not in [
        option.action
        for option in players()["searcher"].consider(replace(situation, compared=None), rng(1), Budget(samples=40))
    ]


def _so_that_elder_has(cards: Sequence[int]) -> list[int]:
    """A pack from which elder is dealt the first twelve of ``cards``, in twos as the rules of Rubicon Piquet say."""
    elder, rest = list(cards[:12]), list(cards[12:])
    pack: list[int] = []
    for _ in range(6):
        pack += elder[:2] + rest[:2]
        elder, rest = elder[2:], rest[2:]
    return pack + rest


def _unseen(hand: tuple[int, ...]) -> list[int]:
    return [card for card in PACK_32 if card not in hand]


@pytest.mark.parametrize("expected", [ACCEPT, ONE_MORE])
def test_a_claim_is_accepted_only_if_it_holds(expected: PiquetAction) -> None:
    rule_set = next(one for one in VARIANTS if one.id == "piquet.rubicon").rule_set(2)
    for seed in range(400):
        match = Match(FAMILY, rule_set, cut_for_deal(FAMILY, rule_set, rng(4)))
        match.begin_deal(shuffled(PACK_32, rng(3, seed)))
        greedy = players()["greedy"]
        while match.state is not None:
            seat = match.state.actor()
            legal = match.state.legal()
            assert isinstance(match.state, PiquetState)
            hands = match.state.hands
            other = 1 - seat
            if CLAIM in legal and len(hands[seat]) in (2, 3):
                wins = all(_never_beaten(card, hands[other]) for card in hands[seat])
                loses = all(_always_beaten(card, hands[other]) for card in hands[seat])
                if wins if expected is ACCEPT else loses:
                    match.apply(CLAIM)
                    situation = Situation(FAMILY, rule_set, match.standing, match.state.observe(other))
                    assert greedy.consider(situation, rng(1), Budget(samples=1))[0].action == expected
                    return
            situation = Situation(FAMILY, rule_set, match.standing, match.state.observe(seat))
            match.apply(greedy.consider(situation, rng(1), Budget(samples=1))[0].action)
    pytest.fail("no such position was found")


def _never_beaten(card: int, hand: list[int]) -> bool:
    return not any(_beats(other, card) for other in hand)


def _always_beaten(card: int, hand: list[int]) -> bool:
    return any(_beats(other, card) for other in hand)


def _beats(card: int, other: int) -> bool:
    order = (7, 8, 9, 10, 11, 12, 13, 1)
    return card // 13 == other // 13 and order.index(card % 13 + 1) > order.index(other % 13 + 1)


def test_the_dealer_reckons_with_a_carte_blanche_that_will_be_shown() -> None:
    rules = rules_of("rubicon")
    state = deal(
        rules,
        suited("S:AT987 H:T987 D:T98"),
        suited("S:KQJ H:AKQJ D:AKQJ C:A"),
        suited("C:KQJT987 D:7"),
    )
    do(state, "blanche 5")
    situation = Situation(FAMILY, rules.rule_set, state.standing, state.observe(1))
    option = players()["searcher"].consider(situation, rng(1), Budget(samples=24))[0]
    # Every court card of clubs lies in the talon, so that three fourteens are at hand.
    assert isinstance(option.action, PiquetAction)
    assert not set(option.action.cards) & set(suited("S:KQJ H:KQJ D:KQJ"))


@pytest.mark.parametrize("name", ["counter", "planner", "searcher"])
def test_of_cards_that_are_worth_as_much_the_lower_is_thrown_away(name: str) -> None:
    state = after(
        "S:AKQJT987 H:AKQ D:A",
        "C:AKQJT987 D:KQJ H:J",
        "AS 7C KS 8C QS 9C JS TC TS JC 9S JD 8S QD 7S KD AH JH KH QC QH",
    )
    situation = Situation(FAMILY, state.rules.rule_set, state.standing, state.observe(1))
    king, ace = players()[name].consider(situation, rng(1), Budget(samples=20))
    assert (str(king.action), str(ace.action)) == ("KC", "AC")
    assert king.value == ace.value
