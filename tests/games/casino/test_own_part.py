"""A majority that somebody adds is a part like any other: played, entered, explained and priced by what it says."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import cardtable
from cardtable.ai.casino.contrast import contrast
from cardtable.ai.casino.desk import Desk
from cardtable.ai.casino.outcome import Outcome, Tally
from cardtable.ai.casino.reasons import reasons
from cardtable.ai.names import EVERYBODY
from cardtable.ai.protocol import Reason
from cardtable.cli.commands import main
from cardtable.core.cards import DIAMONDS, parse_card, suit_of
from cardtable.core.rules import OptionValue
from cardtable.core.scores import ScoreLine, parameters
from cardtable.core.sheets.categories import EntryError
from cardtable.core.sheets.rules import BY_CATEGORY, TOTALS
from cardtable.games.casino.actions import parse_play
from cardtable.games.casino.rules import CasinoRules
from cardtable.games.casino.state import CasinoState
from cardtable.games.registry import variant
from cardtable.words.families import words_of
from tests.ai.casino.decisions import situation
from tests.contract.checks import checks, name_of
from tests.contract.identities import casino as identity
from tests.contract.models import MODELS
from tests.contract.setups import Setup, whole
from tests.contract.test_models import (
    test_ends_are_worth_what_the_count_makes_of_them as check_ends,
)
from tests.contract.test_models import (
    test_the_model_has_the_moves_of_the_rules as check_moves,
)
from tests.games.casino import diamonds as own
from tests.games.casino.diamonds import MOST_DIAMONDS, SPEC, MostDiamonds, diamonds_known
from tests.games.casino.positions import points_by, position, rules_of, scored, suit, won
from tests.games.sheets import Sheet
from tests.games.test_entry_of_played_deals import (
    test_a_played_deal_entered_by_hand_counts_as_much as check_entry,
)
from tests.ui.table.playing import view_of


@pytest.fixture(autouse=True)
def diamonds() -> Iterator[None]:
    """The rule set is known."""
    with diamonds_known():
        yield


GAMES: list[tuple[int, dict[str, OptionValue]]] = [(2, {}), (3, {}), (4, {}), (2, {"target": 11, "strict": True})]


def setup_of(players: int, options: dict[str, OptionValue]) -> Setup:
    return Setup(variant(SPEC.id).rule_set(players, options), "own")


def rules(players: int = 2) -> CasinoRules:
    return rules_of("elsewhere", players)


# The contract


@pytest.mark.parametrize(("players", "options"), GAMES, ids=str)
@pytest.mark.parametrize("check", [*checks("setup"), check_moves, check_entry], ids=name_of)
def test_it_keeps_the_contract(check: Callable[..., None], players: int, options: dict[str, OptionValue]) -> None:
    check(setup_of(players, options))


@pytest.mark.parametrize("check", checks("setup", "seed"), ids=name_of)
def test_it_keeps_the_contract_in_another_deal(check: Callable[..., None]) -> None:
    check(setup_of(2, {}), seed=77)


@pytest.mark.parametrize("player", EVERYBODY)
@pytest.mark.parametrize("check", checks("setup", "player"), ids=name_of)
def test_every_player_keeps_the_contract(check: Callable[..., None], player: str) -> None:
    check(setup_of(2, {}), player=player)


def test_the_players_count_ends_out_as_the_rules_do() -> None:
    assert MODELS["casino"].standings(setup_of(2, {}))
    check_ends(setup_of(2, {}))


def test_the_instructions_show_this_very_part() -> None:
    instructions = (Path(cardtable.__file__).parent / "games" / "README.md").read_text(encoding="utf-8")
    (shown,) = re.findall(r"```python\n(class MostDiamonds.*?)```", instructions, re.DOTALL)
    assert shown in Path(own.__file__).read_text(encoding="utf-8")


# Played


@pytest.mark.parametrize(("players", "options"), GAMES, ids=str)
def test_whoever_has_most_diamonds_in_the_piles_gets_the_points(players: int, options: dict[str, OptionValue]) -> None:
    given = 0
    for seed in range(20, 30):
        setup = setup_of(players, {**options, "target": 99})
        state, events = whole(setup, seed)
        lines = state.lines()
        identity(setup.rule_set, events, lines)
        cards = {line.side: line.cards for line in lines if line.code == "won"}
        diamonds = {side: sum(suit_of(card) == DIAMONDS for card in pile) for side, pile in cards.items()}
        best = [side for side, number in diamonds.items() if number == max(diamonds.values())]
        assert points_by(lines, "most_diamonds") == ({best[0]: 3} if len(best) == 1 else {})
        assert [dict(line.params)["diamonds"] for line in lines if line.code == "won"] == list(diamonds.values())
        given += len(best) == 1
    assert given > 4


@pytest.mark.slow
@pytest.mark.parametrize("players", ["beginner,greedy", "counter,planner", "searcher,companion,greedy"])
def test_all_computer_players_play_it(players: str, capsys: pytest.CaptureFixture[str]) -> None:
    short = ["--parties", "1", "--samples", "2", "--seed", "1", "--option", "target=6", "--jobs", "1"]
    assert main(["simulate", SPEC.id, "--players", players, *short]) == 0
    said = capsys.readouterr().out
    assert all(player in said for player in players.split(","))


# Thought about


def tied(table: str) -> CasinoState:
    """A position in which each side has three diamonds."""
    piles = ["2D 3D 4D", "6D 7D 8D"]
    return position(rules(), ["5C 9S", "KC QC"], table, piles=piles, stock="AD TD JD QD KD", last=False)


def test_the_price_of_a_diamond_is_that_of_the_part(monkeypatch: pytest.MonkeyPatch) -> None:
    five = parse_play("5C x 5D")
    desk = Desk(situation(tied("5D")))
    price = MOST_DIAMONDS.price(3, 3, 13)
    assert desk.prices.of(MOST_DIAMONDS.count) == price > 0
    monkeypatch.setattr(MostDiamonds, "price", lambda part, own, other, whole: 100.0 * own + 10.0 * other + whole)
    dear = Desk(situation(tied("5D")))
    assert dear.prices.of(MOST_DIAMONDS.count) == 343.0
    # One of the two cards is a diamond.
    assert dear.gain(five) - desk.gain(five) == pytest.approx(343.0 - price)


def test_of_two_equal_cards_the_diamond_is_captured() -> None:
    # Of plays that differ in such cards alone the best one stands for all.
    desk = Desk(situation(tied("5H 5D 9C")))
    assert parse_play("5C x 5D") in desk.plays
    assert parse_play("5C x 5H") not in desk.plays


def test_the_reason_and_what_sets_two_plays_apart_are_those_of_the_part() -> None:
    desk = Desk(situation(tied("5D 9C")))
    diamond, club = parse_play("5C x 5D"), parse_play("9S x 9C")
    found = {one.code: dict(one.params) for one in reasons(desk, diamond)}
    assert found["diamonds_race"] == {"count": 1, "own": 4, "other": 3}
    assert "diamonds_race" not in {one.code for one in reasons(desk, club)}
    assert Reason("more_diamonds", parameters(count=1)) in contrast(desk, diamond, club)


def test_an_end_is_worth_what_the_diamonds_bring() -> None:
    piles = ["2D 3D 4D 5D 6D 7D", "8D 9D TD JD QD KD"]
    state = position(rules(), ["AD", "KC"], "AH", piles=piles, last_capturer=1)
    outcome = Outcome(state.rules, state.observe(0))
    packed = Desk(situation(state)).model.packing.of[parse_card("AD")]
    assert outcome.value(Tally(packed=packed)) > outcome.value(Tally()) > outcome.value(Tally(other_counted=3.0))


# Entered


def test_the_sheet_asks_for_diamonds_and_books_them() -> None:
    sheet = Sheet(SPEC.id, 2)
    asked = {one.code: one for one in sheet.rules.categories(sheet.standing, BY_CATEGORY)}
    assert (asked["diamonds"].together, asked["diamonds"].due, asked["diamonds"].worth) == (13, 1, 3)
    assert [code for code in asked if code in ("cards", "spades", "diamonds")] == ["cards", "spades", "diamonds"]
    sheet.enter(diamonds={0: 8}, spades={1: 7}, cards={0: 26})
    assert sheet.points("most_diamonds") == {0: 3}
    assert sheet.standing.points == (3, 2)


def test_three_need_not_tell_all_diamonds_if_it_is_clear_who_has_most() -> None:
    assert Sheet(SPEC.id, 3).enter(diamonds={1: 7}).points("most_diamonds") == {1: 3}
    with pytest.raises(EntryError, match="majority is open"):
        Sheet(SPEC.id, 3).enter(diamonds={1: 5})


def test_fewer_diamonds_than_were_named_and_more_than_there_are_cards_cannot_be() -> None:
    with pytest.raises(EntryError, match="fewer than named") as caught:
        Sheet(SPEC.id, 2).enter(diamonds={1: 13}, big_casino={0: 1})
    assert (caught.value.category, caught.value.side) == ("diamonds", 0)
    with pytest.raises(EntryError, match="fewer than named") as caught:
        Sheet(SPEC.id, 2).enter(diamonds={0: 9}, little_casino={0: 1}, cards={0: 9})
    assert (caught.value.category, caught.value.parameters["named"]) == ("cards", 10)


def test_totals_know_that_diamonds_bring_three() -> None:
    # Without a sweep: diamonds 3, spades 2, cards 1, casinos 3, aces 4, last capture 1.
    sheet = Sheet(SPEC.id, 2).enter(TOTALS, total={0: 13, 1: 1})
    assert sheet.standing.points == (13, 1)
    with pytest.raises(EntryError, match="no such totals"):
        Sheet(SPEC.id, 2).enter(TOTALS, total={0: 1, 1: 2})


# Explained


def test_what_the_part_says_is_told() -> None:
    words = words_of("casino")
    assert words.category("diamonds") == "Diamonds"
    race = Reason("diamonds_race", parameters(count=2, own=5, other=3))
    assert words.reason(race) == "It helps in the race for diamonds, which then stands 5 to 3."
    assert words.reason(Reason("more_diamonds", parameters(count=2))) == "It brings 2 more of the diamonds."
    facts = [won(suit("D") + " KC"), won(suit("S"))]
    (line,) = [line for line in scored(rules(), facts) if line.code == "most_diamonds"]
    assert words.line_sentence(line) == "Most diamonds: Diamonds: 13"
    assert line.cards == tuple(sorted(parse_card(card) for card in suit("D").split()))
    captured = ScoreLine("won", 0, 0, parameters(cards=14, spades=0, diamonds=13))
    assert words.line_detail(captured).endswith("0 ♠, Diamonds: 13")


def test_what_a_capture_brings_names_its_diamonds() -> None:
    state = position(rules(), ["5C", "KH"], "5D 5H")
    told = words_of("casino").gain(state.rules.rule_set, view_of(state, 0), parse_play("5C x 5D 5H"))
    assert told == "1 point(s), Diamonds: 1, 3 card(s)"
