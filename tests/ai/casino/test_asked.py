"""A play about which somebody wants to know is looked at like the best, whatever it looks like."""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator
from dataclasses import replace
from typing import cast

import pytest

from cardtable.ai.answering import answer_request
from cardtable.ai.budget import Budget
from cardtable.ai.casino.desk import Desk
from cardtable.ai.casino.players import Beginner, Searcher
from cardtable.ai.names import STRONGEST
from cardtable.ai.player import Situation
from cardtable.ai.protocol import HINT, MOST_ITEMS, Reply, Request
from cardtable.app.review import judge
from cardtable.core.cards import format_card, parse_cards
from cardtable.games.casino.actions import Play, parse_play
from cardtable.games.casino.state import CasinoState
from cardtable.games.casino.variants import casino_rules
from cardtable.ui.game_views.casino import GAME_VIEW
from tests.ai.casino.decisions import crowded_end, positions, rule_set, situation
from tests.games.casino.positions import position, rules_of


def passed_over(name: str, players: int) -> Iterator[tuple[CasinoState, Play]]:
    """Positions with a play that is not among those that look best."""
    for seed in range(6):
        for state in itertools.islice(positions(rule_set(name, players), seed), 8, None, 7):
            told = situation(state)
            usual = {one.action for one in Searcher().consider(told, random.Random(1), Budget(samples=2))}
            others = [play for play in Desk(told).plays if play not in usual]
            if others:
                yield state, others[-1]


@pytest.mark.slow
@pytest.mark.parametrize(("name", "players"), [("casino.mulle_glimne", 2), ("casino.classic", 4), ("casino.kryp", 3)])
def test_what_is_asked_about_is_tried_as_often_as_the_best(name: str, players: int) -> None:
    found = 0
    for state, play in itertools.islice(passed_over(name, players), 3):
        told = replace(situation(state), compared=play)
        options = Searcher().consider(told, random.Random(1), Budget(samples=20))
        (mine,) = [one for one in options if one.action == play]
        # Where nothing is dealt, all plays are weighed alike.
        assert mine.spread > 0 or not any(one.spread for one in options)
        found += 1
    assert found or name != "casino.mulle_glimne"


def answered(told: Situation, player: str, asked: Play) -> Reply:
    """The answer to a question about ``asked``."""
    request = Request.about(
        1, HINT, player, told.rule_set, told.standing, told.observation, 0.0, 3, 6, compared=str(asked)
    )
    reply = answer_request(request, lambda: False)
    assert isinstance(reply, Reply)
    return reply


@pytest.mark.slow
def test_the_review_does_not_speak_of_at_least_where_it_can_look() -> None:
    state, play = next(passed_over("casino.mulle_glimne", 2))
    judgement = judge(answered(situation(state), STRONGEST, play), play, parse_play)
    assert judgement is not None
    assert not judgement.at_least


def test_cards_that_are_worth_less_than_others_of_their_kind_can_be_asked_about() -> None:
    hands, table, stock = ["8H KC", "QS QH"], "8S 8D 3D", "6S 6D 6C AD AH JS JH QD"
    state = position(rules_of("swedish", 2), hands, table, last=False, stock=stock)
    asked = parse_play("8H x 8D")
    usual = Searcher().consider(situation(state), random.Random(1), Budget(samples=20))
    assert asked not in [one.action for one in usual]
    told = replace(situation(state), compared=asked)
    options = Searcher().consider(told, random.Random(1), Budget(samples=20))
    values = {str(one.action): one.value for one in Searcher().explain(told, options)}
    # The spade is worth more.
    assert values["8H x 8D"] < values["8H x 8S"]


def test_the_end_is_counted_out_for_what_is_asked_about() -> None:
    rules = casino_rules(rule_set("casino.swedish", 2))
    hands, table = ["8H", "QS"], "8S 8D 3D"
    left = set(parse_cards(" ".join([*hands, table])))
    taken = [format_card(card) for card in rules.pack if card not in left]
    state = position(rules, hands, table, piles=[" ".join(taken[::2]), " ".join(taken[1::2])])
    asked = parse_play("8H x 8D")
    options = Searcher().consider(replace(situation(state), compared=asked), random.Random(1), Budget())
    assert asked in [one.action for one in options]


def test_an_irregularity_is_no_play_to_be_looked_at() -> None:
    rules = rules_of("swedish", 2, strict=True)
    state = position(rules, ["8H KC", "QS QH"], "7S 3D", last=False, stock="6S 6D 6C AD AH JS JH QD")
    slip = parse_play("8H x 7S")
    assert slip in state.legal()
    assert Desk(replace(situation(state), compared=slip)).asked is None
    assert not GAME_VIEW.is_judged("play", slip, state.legal())
    assert GAME_VIEW.is_judged("play", parse_play("8H"), state.legal())


@pytest.mark.slow
def test_an_answer_that_has_not_room_for_all_plays_has_it_for_the_one_asked_about() -> None:
    state = crowded_end()
    told = situation(state)
    everything = Beginner().consider(told, random.Random(3), Budget())
    assert len(everything) > MOST_ITEMS
    worst = cast(Play, everything[-1].action)
    considered = answered(told, "beginner", worst).considered
    assert len(considered) == MOST_ITEMS
    assert considered[-1].action == str(worst)
