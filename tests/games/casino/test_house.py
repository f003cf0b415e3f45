"""House rules: parts of other rule sets put together, what is refused, and that the parts say what they should."""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import fields
from typing import Any

import pytest

from cardtable.core.cards import format_card, parse_card
from cardtable.core.errors import RuleSetError
from cardtable.core.rules import OptionValue
from cardtable.core.scores import totals
from cardtable.core.sheets.rules import IN_ORDER
from cardtable.core.state import Standing
from cardtable.games.casino.captures import PAIRS
from cardtable.games.casino.dealing import TO_TABLE
from cardtable.games.casino.entry import CasinoEntry
from cardtable.games.casino.facts import SideFacts
from cardtable.games.casino.rules import CasinoRules
from cardtable.games.casino.scoring import difference_lines
from cardtable.games.casino.variants import HOUSE, casino_rules
from cardtable.games.casino.variants.house import certain_points
from cardtable.games.registry import variant
from cardtable.words.casino.reckoning import reckoning
from cardtable.words.errors import ERRORS
from tests.contract.setups import Setup, match
from tests.games.agreements import agreed

KIND = variant(HOUSE)
PRESETS = [(players, name) for players in KIND.players for name in KIND.presets(players)]
OTHERWISE = {
    "casino.classic": {"lowest_deals"},
    "casino.kryp": {"by_points"},
}
"""What house rules do not have: that the lowest card deals first, and that the difference of points is paid."""


def house(players: int = 2, **options: OptionValue) -> CasinoRules:
    return casino_rules(KIND.rule_set(players, options))


def counted(rules: CasinoRules, facts: list[SideFacts]) -> tuple[int, ...]:
    """The points of each side, and what is marked where only the surplus is."""
    lines = [line for part in rules.score.parts for line in part.lines(facts)]
    return (*totals(lines, len(facts)), *(line.points for line in difference_lines(lines) if rules.score.difference))


def piles(rules: CasinoRules, chance: random.Random) -> list[SideFacts]:
    """All cards of the pack shared by chance, with sweeps and mulles."""
    own: list[list[int]] = [[] for _ in rules.sides]
    for card in rules.pack:
        chance.choice(own).append(card)
    last = chance.randrange(len(own))
    return [
        SideFacts(
            won=tuple(cards),
            sweeps=chance.randrange(4),
            double_sweeps=chance.randrange(2) if rules.score.sweeps.twin else 0,
            mulles=tuple(chance.sample(cards, 2)) if rules.score.mulles else (),
            last_capture=side == last,
        )
        for side, cards in enumerate(own)
    ]


@pytest.mark.parametrize(("players", "name"), PRESETS)
def test_with_a_preset_house_rules_are_those_of_the_rule_set(players: int, name: str) -> None:
    mine = house(players, **KIND.presets(players)[name])
    theirs = casino_rules(variant(name).rule_set(players))
    apart = {"rule_set", "score", "rank", *OTHERWISE.get(name, ())}
    for one in fields(CasinoRules):
        if one.name not in apart:
            assert getattr(mine, one.name) == getattr(theirs, one.name), one.name
    assert mine.good == theirs.good
    assert mine.score.difference == theirs.score.difference
    assert mine.score.first_to_arrive == theirs.score.first_to_arrive
    chance = random.Random(f"{name} {players}")
    for _ in range(40):
        facts = piles(theirs, chance)
        assert counted(mine, facts) == counted(theirs, facts)


def dealt(rules: CasinoRules) -> list[tuple[list[int], int]]:
    """How many cards each player and the table gets in each round."""
    return [
        (
            [sum(packet.cards for packet in packets if packet.place == seat) for seat in range(rules.players)],
            sum(packet.cards for packet in packets if packet.place == TO_TABLE),
        )
        for packets in rules.plan.rounds
    ]


def test_what_is_left_is_dealt_singly() -> None:
    # 52 - 3 = 49 cards; three players with five each take fifteen three times, and four are left.
    assert dealt(house(3, hand_cards=5, table_cards=3)) == [
        ([5, 5, 5], 3),
        ([5, 5, 5], 0),
        ([5, 5, 5], 0),
        ([2, 1, 1], 0),
    ]


def test_one_card_in_the_hand_and_none_on_the_table() -> None:
    assert dealt(house(2, hand_cards=1, table_cards=0)) == [([1, 1], 0)] * 26


def test_everything_dealt_at_once() -> None:
    assert dealt(house(4, hand_cards=12)) == [([12] * 4, 4)]
    assert dealt(house(4, hand_cards=13, table_cards=0)) == [([13] * 4, 0)]


def test_cards_are_drawn_after_each_play() -> None:
    rules = house(2, hand_cards=6, table_cards=4, draws=True)
    assert rules.plan.drawing
    assert dealt(rules)[0] == ([6, 6], 4)
    assert len(rules.plan.rounds) == 1 + 52 - 16


def values_of(rules: CasinoRules, text: str) -> tuple[tuple[int, ...], tuple[int, ...]]:
    card = parse_card(text)
    return rules.hand_values[card], rules.table_values[card]


def test_court_cards_follow_ten_or_an_ace_of_eleven() -> None:
    usual, high = house(), house(ace_value="eleven")
    assert [values_of(usual, card)[0] for card in ("JH", "QH", "KH")] == [(11,), (12,), (13,)]
    assert [values_of(high, card)[0] for card in ("AH", "JH", "QH", "KH")] == [(11,), (12,), (13,), (14,)]


def test_court_cards_count_ten_or_nothing() -> None:
    tens, pairs = house(court_values="ten"), house(court_values="pair")
    assert {values_of(tens, card) for card in ("TH", "JH", "QH", "KH")} == {((10,), (10,))}
    assert tens.captures([(10,), (4,), (6,)], (10,))
    assert {one[0] >= PAIRS for card in ("JH", "QH", "KH") for one in values_of(pairs, card)} == {True}
    assert not pairs.captures([(5,), (6,)], pairs.hand_values[parse_card("JH")])


def test_values_in_the_hand_and_on_the_table() -> None:
    rules = house(ace_value="high_in_hand", little_value="fifteen_in_hand", big_value="ten_or_sixteen")
    assert values_of(rules, "AC") == ((1, 14), (1,))
    assert values_of(rules, "2S") == ((15,), (2,))
    assert values_of(rules, "2H") == ((2,), (2,))
    assert values_of(rules, "TD") == ((10, 16), (10, 16))


def test_one_set_is_taken_and_not_two() -> None:
    rules = house(one_set=True)
    assert rules.captures([(5,), (3,)], (8,))
    assert rules.captures([(8,)], (8,))
    assert not rules.captures([(8,), (8,)], (8,))
    assert not rules.captures([(8,), (5,), (3,)], (8,))


def test_one_set_is_added_up_beside_a_card_of_two_values() -> None:
    rules = house(one_set=True, ace_value="one_or_fourteen")
    assert values_of(rules, "AS")[0] == (1, 14)
    told = {
        cards: reckoning(rules, parse_card("AS"), [parse_card(one) for one in cards.split()], [], None)
        for cards in ("TH 4C", "9H", "9H 6C")
    }
    assert told == {"TH 4C": "10 + 4 = 14", "9H": "9, 5 short of 14", "9H 6C": "9 + 6 = 15, not 14"}


def everything(rules: CasinoRules) -> SideFacts:
    return SideFacts(won=rules.pack, last_capture=True)


def points_of_all(rules: CasinoRules) -> int:
    """What a side counts that captures every card, without sweeps."""
    facts = [everything(rules), *[SideFacts()] * (len(rules.sides) - 1)]
    return counted(rules, facts)[0]


@pytest.mark.parametrize(
    ("options", "points"),
    [
        ({}, 2 + 1 + 2 + 1 + 4 + 1),
        ({"cards_points": 3, "spades_points": 1, "last_points": 0}, 11),
        ({"spades_count": "each", "spades_points": 1}, 13 + 1 + 2 + 1 + 4 + 1),
        ({"spades_count": "above_six", "spades_points": 1}, 7 + 1 + 2 + 1 + 4 + 1),
        ({"spades_count": "seven", "spades_points": 1}, 1 + 1 + 2 + 1 + 4 + 1),
        ({"ace_points": 2, "spade_ace_more": 3}, 2 + 1 + 2 + 1 + 8 + 3 + 1),
        ({"ace_points": 0, "spade_ace_more": 3}, 2 + 1 + 2 + 1 + 3 + 1),
        ({"jack_points": 1, "seven_diamonds_points": 2, "seven_spades_points": 3}, 11 + 6),
        ({"packs": 2}, 2 + 1 + 4 + 2 + 8 + 1),
    ],
)
def test_points_add_up(options: Mapping[str, OptionValue], points: int) -> None:
    assert points_of_all(house(2, **options)) == points


def test_three_points_for_most_cards_are_one_each() -> None:
    rules = house(cards_points=3, cards_halved=True)
    halves = [SideFacts(won=rules.pack[::2]), SideFacts(won=rules.pack[1::2])]
    lines = [line for part in rules.score.majorities for line in part.lines(halves) if line.code == "shared_cards"]
    assert [(line.side, line.points) for line in lines] == [(0, 1), (1, 1)]


@pytest.mark.parametrize(("to_the_right", "relieved"), [(False, 1), (True, 0)])
def test_a_sweep_relieves_who_played_before_also_to_the_right(to_the_right: bool, relieved: int) -> None:
    # Seat 2 sweeps. To the left 1 has played before, to the right 0: after 0 comes 2 there.
    rules = house(3, sweep_kind="passed_on", sweep_points=5, wins="fewest", to_the_right=to_the_right)
    assert rules.before(2) == relieved
    facts = [SideFacts(), SideFacts(), SideFacts(sweeps=1)]
    lines = [line for line in rules.score.sweeps.lines(facts) if line.points < 0]
    assert [(line.side, line.points) for line in lines] == [(relieved, -5)]


def test_each_loser_pays_each_winner_of_a_tie() -> None:
    rules = house(4, target=16, tie="shared")
    standing = Standing((5, 20, 20, 3), 0, 4, winners=(1, 2), factors=(1, 0, 0, 1))
    assert CasinoEntry(rules).accounts(standing) == (-2, 2, 2, -2)
    # A sheet from before keeps what it paid.
    assert CasinoEntry(rules, IN_ORDER).accounts(standing) == (-1, 2, 0, -1)


@pytest.mark.parametrize(
    ("players", "options", "code"),
    [
        (4, {"hand_cards": 13, "table_cards": 1}, "not_enough_cards"),
        (2, {"cards_points": 0, "spades_points": 0, "big_points": 0, "little_points": 0, "ace_points": 0,
             "last_points": 0, "tie": "deal"}, "nothing_sure_counts"),
        (2, {"spades_points": 0}, "spades_not_counted"),
        (2, {"packs": 2, "spades_count": "seven"}, "spades_of_one_pack"),
        (2, {"court_values": "pair", "duty": "all"}, "duty_to_take_pairs"),
        (2, {"sweep_kind": "passed_on"}, "sweeps_passed_on_to_win"),
        (4, {"sweep_kind": "balanced", "hand_cards": 12}, "huts_never_count"),
        (2, {"target": 999}, "target_out_of_reach"),
        (2, {"wins": "fewest", "tie": "spades_then_arrival"}, "fewest_do_not_arrive"),
        (2, {"wins": "fewest", "differences": True}, "fewest_have_no_surplus"),
        (2, {"builds": True, "one_set": True}, "option_does_not_apply"),
        (2, {"builds": True, "duty": "something"}, "option_does_not_apply"),
        (2, {"mulles": "any"}, "option_does_not_apply"),
        (2, {"ace_value": "one", "double_use": "both"}, "option_does_not_apply"),
        (2, {"hand_cards": 0}, "bad_option_value"),
        (2, {"ace_value": "fifteen"}, "bad_option_value"),
        (2, {"sides": True}, "unknown_option"),
    ],
)  # fmt: skip
def test_nonsense_is_refused_with_a_reason(players: int, options: dict[str, Any], code: str) -> None:
    with pytest.raises(RuleSetError) as caught:
        KIND.rule_set(players, options)
    assert caught.value.code == code
    assert code in ERRORS


def test_a_target_within_an_evening_is_allowed() -> None:
    assert certain_points(house()) == 11
    assert house(target=11 * 60).target == 660
    with pytest.raises(RuleSetError, match="out of reach"):
        house(target=11 * 60 + 1)


@pytest.mark.parametrize(
    ("like", "changed"),
    [
        # Laistokasino, of which only that is known.
        ("casino.finnish", {"wins": "fewest", "arrival": "none", "cards_at_once": False}),
        # The eight-card game of a club.
        ("casino.mulle_glimne", {"hand_cards": 8, "mulle_by_value": False, "mulle_points": 5}),
    ],
)
def test_games_that_are_only_named_can_be_put_together(like: str, changed: dict[str, OptionValue]) -> None:
    """What the page of sources says of them."""
    rules = house(2, **{**KIND.presets(2)[like], **changed})
    assert rules.good == (-1 if "wins" in changed else 1)
    played = match(Setup(rules.rule_set, like), 1, most_deals=4)
    assert played.deals
    assert all(deal.lines for deal in played.deals) or played.over


@pytest.mark.parametrize("seed", range(150))
def test_whatever_is_agreed_deals_out_the_pack_and_brings_points(seed: int) -> None:
    chance = random.Random(seed)
    players = chance.choice(KIND.players)
    rules = casino_rules(agreed(KIND, players, chance))
    cards = [format_card(card) for card in rules.pack]
    assert rules.plan.cards() == len(cards)
    assert certain_points(rules) > 0
    # Who has everything has what is certain, and of spades above six more.
    assert points_of_all(rules) >= certain_points(rules)
