"""The table in a few integers agrees with the true game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection

import pytest

from cardtable.ai.casino.desk import Desk
from cardtable.ai.casino.model import FIRST_BUILD, KINDS, bits
from cardtable.ai.casino.seen import Seen
from cardtable.core.cards import Card, parse_card
from cardtable.games.casino.actions import Play
from cardtable.games.casino.playing import play_card
from cardtable.games.casino.state import CasinoState
from cardtable.games.casino.variants import casino_rules
from tests.ai.casino.decisions import EVERY_GAME, positions, rule_set, situation
from tests.games.casino.positions import position as board
from tests.games.casino.positions import rules_of

CROWD = 12
"""Crowded tables are looked at with less care."""


def loose(table: int) -> Counter[Card]:
    return Counter(KINDS[bit] for bit in bits(table) if bit < FIRST_BUILD)


def counted(state: CasinoState, table: Counter[Card], stacks: Collection[int]) -> list[tuple[tuple[int, ...], int]]:
    """How many cards of each class of equal values lie on a table, with the ``stacks`` of these numbers among them."""
    values: Counter[tuple[int, ...]] = Counter((one.value,) for one in state.builds if one.number in stacks)
    for card, number in table.items():
        values[state.rules.table_values[card]] += number
    return sorted(values.items())


def numbers(desk: Desk, packed: int) -> list[int]:
    """The number of each count of the score table."""
    return [desk.model.packing.number(packed, count) for count in desk.rules.score.counts]


def building(name: str, players: int) -> bool:
    return casino_rules(rule_set(name, players)).building


@pytest.mark.parametrize(("name", "players"), EVERY_GAME)
def test_each_play_does_to_the_table_what_it_does_in_the_game(name: str, players: int) -> None:
    for state in positions(rule_set(name, players), seed=players):
        desk = Desk(situation(state))
        side = state.rules.side_of[state.actor()]
        for play, (card, table, take) in desk.results.items():
            assert KINDS[card] == play.card
            twin = state.copy()
            before = twin.facts()[side]
            twin.round = 1  # as if there were more rounds, so that the rest of the table stays where it is
            twin.stock = state.rules.pack
            mine = {one.number for one in twin.builds}
            play_card(twin, play, None)
            assert loose(table) == Counter(twin.table)
            lying = [*twin.table, *(other for one in twin.builds for other in one.cards)]
            assert numbers(desk, desk.model.counted(table)[1]) == [
                of.number_in(lying) for of in state.rules.score.counts
            ]
            built = [desk.model._builds[bit] for bit in bits(table) if bit >= FIRST_BUILD]
            assert sorted(one.value for one in built) == sorted(one.value for one in twin.builds)
            after = twin.facts()[side]
            if take is None:
                assert not play.captures
                assert after.won == before.won
                continue
            assert play.captures
            captured = list((Counter(after.won) - Counter(before.won)).elements())
            assert numbers(desk, take.packed) == [of.number_in(captured) for of in state.rules.score.counts]
            assert desk.model.cards_in(take) == len(captured)
            assert {bit - FIRST_BUILD for bit in bits(take.rest) if bit >= FIRST_BUILD} == mine - set(play.builds)
            assert (take.rest == 0) == (not twin.table and not twin.builds)


@pytest.mark.parametrize(("name", "players"), [game for game in EVERY_GAME if not building(*game)])
def test_what_a_card_can_take_is_what_the_rules_let_it_take(name: str, players: int) -> None:
    compared = 0
    for state in positions(rule_set(name, players), seed=players + 10):
        # Whose stack lies there must keep a card for it, which the model leaves to the search.
        if len(state.table) > CROWD or any(one.builder == state.turn for one in state.builds):
            continue
        desk = Desk(situation(state))
        for bit in desk.seen.hand:
            legal = [play for play in desk.plays if play.card == KINDS[bit] and play.captures]
            takes = desk.model.takes(desk.seen.table, bit)
            if len(takes) == 16:
                continue
            numbers = {one.number for one in state.builds}
            expected = {tuple(counted(state, left(state, play), numbers - {*play.builds})) for play in legal}
            assert {
                tuple(counted(state, loose(take.rest), [bit - FIRST_BUILD for bit in bits(take.rest)]))
                for take in takes
            } == expected
            assert max((take.worth for take in takes), default=None) == pytest.approx(
                max((desk.gain(play) for play in legal), default=None)
            )
            compared += len(expected)
    assert compared > 20


def test_an_ace_takes_builds_and_loose_cards_by_one_of_its_values() -> None:
    # As one the ace in the hand takes the other ace, as fourteen the build; both at once would clear the table.
    state = board(rules_of("royal", 2), ["AC 5D", "KC QC"], "AS", builds=[(14, 1, "8H 6D")])
    desk = Desk(situation(state))
    (ace,) = [bit for bit in desk.seen.hand if KINDS[bit] == parse_card("AC")]
    build = FIRST_BUILD + state.builds[0].number
    assert {take.rest for take in desk.model.takes(desk.seen.table, ace)} == {1 << build, 1 << parse_card("AS")}


def left(state: CasinoState, play: Play) -> Counter[Card]:
    table = Counter(state.table)
    table.subtract(play.taken)
    return +table


@pytest.mark.parametrize(("name", "players"), EVERY_GAME)
def test_hidden_cards_are_those_that_the_seat_has_not_seen(name: str, players: int) -> None:
    for state in positions(rule_set(name, players), seed=players + 20):
        for seat in range(players):
            told = situation(state, seat)
            desk = Desk(told) if seat == state.actor() else None
            if desk is None:
                continue
            hidden = [*state.stock, *(card for other in range(players) if other != seat for card in state.hands[other])]
            assert Counter(KINDS[bit] for bit in desk.seen.unseen) == Counter(hidden)
            assert len(set(desk.seen.unseen)) == len(hidden)
            assert not set(desk.seen.unseen) & {*desk.seen.hand, *bits(desk.seen.table)}
            assert isinstance(desk.seen, Seen)
