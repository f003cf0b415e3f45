"""Whoever declares and counts alone, and answers each question right, counts what the program counts for others."""

from __future__ import annotations

import random
from collections import Counter
from itertools import combinations

import pytest

from cardtable.core.cards import Card, rank_of, suit_of
from cardtable.core.events import Announced, Event
from cardtable.core.own_count import AnswerForm, CountQuestion, OwnAnswer
from cardtable.core.scores import ScoreLine
from cardtable.core.state import CHANCE, OVER, Deal
from cardtable.games.piquet.actions import DECLARE, NINETY, NO_NINETY, Do, PiquetAction
from cardtable.games.piquet.family import PiquetFamily
from cardtable.games.piquet.matches import rules_for
from cardtable.games.piquet.observation import PiquetObservation
from cardtable.games.piquet.ranking import RANKS
from cardtable.games.piquet.state import PiquetState
from cardtable.games.piquet.variants import VARIANTS, piquet_rules
from tests.games.piquet.tables import standing_of

FAMILY = PiquetFamily()
TWO = [one.id for one in VARIANTS if 2 in one.players and one.id not in ("piquet.robber", "piquet.old36")]
DEALS = range(25)
FIRST = (Do.CUT, Do.CHANGE, Do.LAY, Do.TAKE)


def played(variant: str, seed: int, own: int | None) -> tuple[list[Event], tuple[ScoreLine, ...], list[CountQuestion]]:
    """Play a deal in which each card and exchange follows from ``seed``; the seat ``own`` declares alone."""
    rule_set = next(one for one in VARIANTS if one.id == variant).rule_set(2)
    rules = piquet_rules(rule_set)
    standing = standing_of(rules, dealer=seed % 2)
    state = PiquetState(rules_for(rules, standing), standing)
    pack = list(rules.pack)
    random.Random(seed).shuffle(pack)
    events: list[Event] = []
    asked: list[CountQuestion] = []
    step = 0
    while state.actor() != OVER:
        if state.actor() == CHANCE:
            events += state.apply(Deal(tuple(pack)))
            continue
        legal, seat = state.legal(), state.actor()
        action: object = None
        if seat == own:
            seen = PiquetObservation.of(state, seat)
            turn = FAMILY.own_turn(seen, legal)
            asked += turn.questions
            action = turn.action_for(turn.questions[-1].right[0] if turn.questions else None)
            if action is not None:
                assert action in legal
        elif DECLARE in legal:
            action = DECLARE
        if action is None:
            if NO_NINETY in legal:
                action = NINETY if NINETY in legal else NO_NINETY
            else:
                step += 1
                plain = [one for one in legal if one.do in (Do.CARD, Do.COUNT, *FIRST)]
                action = random.Random(f"{seed} {step}").choice(plain)
        assert isinstance(action, PiquetAction)
        events += state.apply(action)
    lines = state.final
    assert lines is not None
    return events, lines, asked


def said(events: list[Event]) -> list[tuple[int, str]]:
    return [(event.seat, event.code) for event in events if isinstance(event, Announced)]


@pytest.mark.parametrize("variant", TWO)
@pytest.mark.parametrize("own", [0, 1])
def test_right_answers_say_and_count_what_the_program_does(variant: str, own: int) -> None:
    for seed in DEALS:
        alone, alone_lines, asked = played(variant, seed, own)
        helped, helped_lines, _ = played(variant, seed, None)
        assert alone_lines == helped_lines
        assert said(alone) == said(helped)
        assert asked or alone_lines[0].code == "misdeal"
        # What he was asked for is what he has counted for it.
        declared = sum(
            line.points for line in alone_lines if line.side == own and line.code in ("point", "sequence", "set")
        )
        counted = sum(
            right for one in asked if one.code in ("value", "declared") for right in one.right[:1] if type(right) is int
        )
        assert counted == declared, seed


def test_every_game_asks_for_the_same_classes_and_the_count_of_the_deal() -> None:
    for variant in TWO:
        for seed in range(4):
            _, lines, asked = played(variant, seed, seed % 2)
            codes = [one.code for one in asked]
            assert codes.count("mark") <= 3
            assert all(one.right for one in asked)
            after = FAMILY.own_deal(next(one for one in VARIANTS if one.id == variant).rule_set(2), lines, seed % 2)
            assert after
            assert all(isinstance(one.right[0], int) for one in after)


def good_points(hand: list[Card]) -> set[frozenset[Card]]:
    """Return the points of a hand that are as good as any other, by trying each suit."""
    suits = [frozenset(card for card in hand if suit_of(card) == suit) for suit in range(4)]
    pips = {suit: sum({1: 11}.get(rank_of(card), min(rank_of(card), 10)) for card in suit) for suit in suits}
    best = max((len(suit), pips[suit]) for suit in suits)
    return {suit for suit in suits if (len(suit), pips[suit]) == best and len(suit) >= 4}


def good_sequences(hand: list[Card]) -> set[frozenset[Card]]:
    """Return the best sequences of a hand, by trying each set of following ranks in each suit."""
    found = []
    for suit in range(4):
        held = {RANKS.index(rank_of(card)): card for card in hand if suit_of(card) == suit}
        for low, high in combinations(range(9), 2):
            if high - low >= 3 and all(place in held for place in range(low, high)):
                found.append((high - low, high, frozenset(held[place] for place in range(low, high))))
    best = max(((length, high) for length, high, _ in found), default=None)
    return {cards for length, high, cards in found if (length, high) == best}


def good_sets(hand: list[Card]) -> set[frozenset[Card]]:
    """Return the best trio or quatorze of a hand."""
    ranks = Counter(rank_of(card) for card in hand if rank_of(card) in (1, 10, 11, 12, 13))
    found = [(number, RANKS.index(rank), rank) for rank, number in ranks.items() if number >= 3]
    return (
        {frozenset(card for card in hand if rank_of(card) == rank) for _, _, rank in [max(found)]} if found else set()
    )


@pytest.mark.parametrize("seed", range(60))
def test_the_cards_to_mark_are_the_best_of_the_hand(seed: int) -> None:
    rule_set = next(one for one in VARIANTS if one.id == "piquet.points").rule_set(2)
    rules = piquet_rules(rule_set)
    standing = standing_of(rules, dealer=1)
    state = PiquetState(rules_for(rules, standing), standing)
    pack = list(rules.pack)
    generator = random.Random(seed)
    generator.shuffle(pack)
    state.apply(Deal(tuple(pack)))
    right: dict[str, set[OwnAnswer]] = {}
    while state.phase.value not in ("announce", "play", "over"):
        legal = state.legal()
        turn = FAMILY.own_turn(PiquetObservation.of(state, state.actor()), legal)
        action = turn.action_for(None)
        if state.actor() == 0 and turn.questions and turn.questions[-1].form is AnswerForm.CARDS:
            right[str(dict(turn.questions[-1].params)["kind"])] = set(turn.questions[-1].right)
        hand = list(state.hands[0])
        plain = [one for one in legal if one.do in FIRST]
        state.apply(generator.choice(plain) if action is None else action)
    nothing: set[OwnAnswer] = {frozenset()}
    assert right["point"] == (good_points(hand) or nothing)
    assert right["sequence"] == (good_sequences(hand) or nothing)
    assert right["set"] == (good_sets(hand) or nothing)
