"""Krypkasino: the worked examples of its rules, and RULES.md, C109 to C120.

What is legal is judged by a brute force over all subsets of the table, what a deal comes to by a count of its own.
"""

from __future__ import annotations

import itertools
import random
from collections import Counter
from collections.abc import Sequence

import pytest

from cardtable.core.cards import Card, format_card, parse_card, parse_cards, rank_of, suit_of
from cardtable.core.company import Company
from cardtable.core.errors import IllegalAction, RuleSetError
from cardtable.core.events import Announced
from cardtable.core.rules import OptionValue
from cardtable.core.scores import totals
from cardtable.core.sheets.categories import Cell, amounts
from cardtable.core.state import Standing
from cardtable.core.view import SeatView
from cardtable.core.zones import ASIDE
from cardtable.games.casino.actions import Play, parse_play
from cardtable.games.casino.entry import CasinoEntry
from cardtable.games.casino.rules import CasinoRules
from cardtable.games.casino.scoring import fold
from cardtable.games.casino.state import CasinoState
from cardtable.games.casino.totals import can_be
from cardtable.words.casino.reckoning import sweeping
from cardtable.words.errors import ERRORS
from tests.contract.setups import by_name, choose, walk, whole
from tests.games.casino.positions import (
    captured,
    captures,
    deal,
    legal,
    pile_of,
    play,
    points_by,
    position,
    rules_of,
    scored,
    won,
)

KRYP = rules_of("kryp", 2)
ANY = rules_of("kryp", 2, take="any")
STOCK = "3H 4H 5H 6H 7C 8C 9C TC"
"""Cards of later rounds."""


def kryp(hand: str, table: str, rules: CasinoRules = KRYP) -> CasinoState:
    return position(rules, [hand, "KC QC"], table, last=False, stock=STOCK)


def said(state: CasinoState, text: str) -> list[str]:
    return [str(event.code) for event in play(state, text) if isinstance(event, Announced)]


# Worked examples


def test_k1_the_queen_takes_all_five() -> None:
    state = kryp("QS 4D", "AC JC QH 2D TC")
    assert legal(state) == {"QS x QH 2D AC TC JC", "4D"}
    assert said(state, "QS x QH 2D AC TC JC") == ["sweep"]
    assert points_by(scored(KRYP, state.facts()), "sweep") == {0: 5}
    assert points_by(scored(KRYP, state.facts()), "swept_after") == {1: -5}
    # The queen of spades and an ace.
    assert totals(scored(KRYP, state.facts()), 2) == (5 + 2, -5)


@pytest.mark.parametrize(("card", "code", "points"), [("5H", "double_sweep", 10), ("5S", "sweep", 5)])
def test_k2_a_twin_sweeps_for_ten(card: str, code: str, points: int) -> None:
    state = kryp(f"{card} 3D", "5H")
    assert said(state, f"{card} x 5H") == [code]
    lines = scored(KRYP, state.facts())
    assert points_by(lines, code) == {0: points}
    assert points_by(lines, "swept_after") == {1: -points}


def test_k3_an_ace_never_takes_an_ace() -> None:
    assert legal(kryp("AC AH", "AH")) == {"AC", "AH"}


def test_k4_the_whole_table_goes_before_any_other_capture() -> None:
    for rules in (KRYP, ANY):
        state = kryp("TC", "AH 9C 2D 8S 7H 3C", rules)
        assert len(captures(state)) == 1
        assert len(next(iter(state.legal())).taken) == 6
        with pytest.raises(IllegalAction) as caught:
            state.apply(Play(parse_card("TC"), tuple(sorted(parse_cards("AH 2D 7H")))))
        assert (caught.value.code, dict(caught.value.parameters)) == ("must_sweep", {"card": "TC"})
        assert caught.value.code in ERRORS


def test_k5_one_capture_leaves_the_two() -> None:
    assert captures(kryp("8S", "2C 3C 5D 8H")) == {"8S x 8H 5D 3C"}
    assert captures(kryp("8S", "2C 3C 5D 8H", ANY)) == {"8S x 8H", "8S x 5D 3C", "8S x 8H 5D 3C"}


def test_a_capture_that_leaves_a_set_is_told_why() -> None:
    state = kryp("8S", "2C 3C 5D 8H")
    with pytest.raises(IllegalAction) as caught:
        state.apply(parse_play("8S x 8H"))
    assert (caught.value.code, dict(caught.value.parameters)) == ("must_take_all", {"card": "8S", "values": "8"})
    assert caught.value.code in ERRORS


def test_k6_the_player_chooses_between_two_captures() -> None:
    assert captures(kryp("7H", "4D 3D 3S")) == {"7H x 3S 4D", "7H x 3D 4D"}


def test_k7_an_ace_takes_everything_that_makes_fourteen() -> None:
    (only,) = kryp("AH", "AC KC 9H 5D 2D").legal()
    assert {format_card(card) for card in only.taken} == {"AC", "KC", "9H", "5D"}


def test_k8_the_ten_of_diamonds_is_ten_unless_sixteen_is_agreed() -> None:
    assert legal(kryp("TD", "KH 3C")) == {"TD"}
    (only,) = kryp("TD", "KH 3C", rules_of("kryp", 2, high_casinos=True)).legal()
    assert len(only.taken) == 2


def test_k9_court_cards_are_put_aside_before_new_hands() -> None:
    state = position(KRYP, ["", "2H"], "KH 7C QS", turn=1, last=False, stock="7D " + STOCK + " 2D 2C 4C")
    play(state, "2H")
    assert [format_card(card) for card in state.aside] == ["KH", "QS"]
    assert [format_card(card) for card in state.table] == ["7C", "2H"]
    state.table = list(parse_cards("7C"))
    state.turn = next(seat for seat, hand in enumerate(state.hands) if parse_card("7D") in hand)
    assert "sweep" in said(state, "7D x 7C")
    assert {zone for zone in state.zones(0) if zone == ASIDE} == {ASIDE}


def test_by_agreement_court_cards_stay() -> None:
    rules = rules_of("kryp", 2, courts_aside=False)
    state = position(rules, ["", "2H"], "KH 7C QS", turn=1, last=False, stock="7D " + STOCK + " 2D 2C 4C")
    play(state, "2H")
    assert state.aside == []
    assert parse_card("KH") in state.table


def test_what_lies_aside_goes_to_the_last_capturer() -> None:
    state = position(KRYP, ["5D", "7C"], "5H 9D")
    state.aside = list(parse_cards("KH QS"))
    play(state, "5D x 5H", "7C")
    assert pile_of(state, 0) == set(parse_cards("5D 5H 9D 7C KH QS"))
    assert state.aside == []
    assert points_by(state.lines(), "spades") == {0: 1}


def test_k10_forty_two_points_whatever_is_swept() -> None:
    first = parse_cards("TD TD 2S AS AH 5S")
    rest = list(KRYP.pack)
    for card in first:
        rest.remove(card)
    lines = scored(KRYP, [captured(first, sweeps=1), captured(rest, double_sweeps=1)])
    assert totals(lines, 2) == (12 + 5 - 10, 30 - 5 + 10)


# What must be done


def test_what_can_capture_must() -> None:
    state = kryp("8S 9D", "8H 3C")
    assert legal(state) == {"8S x 8H", "9D"}
    with pytest.raises(IllegalAction) as caught:
        state.apply(parse_play("8S"))
    assert caught.value.code == "must_capture"


def test_a_sweep_costs_five_and_relieves_the_player_before() -> None:
    for players in (2, 3, 4, 5, 6):
        rules = rules_of("kryp", players)
        facts = [captured((), sweeps=int(seat == 0)) for seat in range(players)]
        assert totals(scored(rules, facts), players) == (5, *(0,) * (players - 2), -5)


def test_taking_the_rest_is_no_sweep_here_either() -> None:
    state = position(KRYP, ["5D", "7C"], "5H 9D")
    play(state, "5D x 5H", "7C")
    assert points_by(state.lines(), "sweep") == {}


def test_it_is_told_what_would_sweep() -> None:
    def values(table: str, rules: CasinoRules = KRYP) -> list[int]:
        state = position(rules, ["2H", "3H"], table, last=False, stock=STOCK)
        view = SeatView(0)
        view.zones = {zone: list(cards) for zone, cards in state.zones(0).items()}
        return sweeping(rules, view)

    assert values("9C") == [9]
    assert values("5C 5D") == [5, 10]
    assert values("AC AD") == [2]
    assert values("KC AH") == [14]
    assert values("9C 8C") == []
    assert values("") == []


def subsets(cards: Sequence[Card]) -> list[tuple[int, ...]]:
    return [chosen for size in range(1, len(cards) + 1) for chosen in itertools.combinations(range(len(cards)), size)]


def divides(values: Sequence[int], target: int) -> bool:
    """Whether all of ``values`` fall into sets of that sum, by trying."""
    if not values:
        return True
    first, others = values[0], list(values[1:])
    for size in range(len(others) + 1):
        for chosen in itertools.combinations(range(len(others)), size):
            if first + sum(others[index] for index in chosen) == target:
                rest = [value for index, value in enumerate(others) if index not in chosen]
                if divides(rest, target):
                    return True
    return False


def by_brute_force(state: CasinoState, any_will_do: bool, high: bool) -> set[Play]:
    """The legal plays by the words of the rules: table cards as they show, each subset tried."""
    table = sorted(state.table)
    counts = [rank_of(card) for card in table]
    found: set[Play] = set()
    for card in set(state.hands[state.turn]):
        special = {"2S": 15, "TD": 16} if high else {}
        value = 14 if rank_of(card) == 1 else special.get(format_card(card), rank_of(card))
        able = [one for one in subsets(table) if divides([counts[index] for index in one], value)]
        if not able:
            found.add(Play(card))
            continue
        whole_table = [one for one in able if len(one) == len(table)]
        singles = [set(one) for one in able if sum(counts[index] for index in one) == value]
        for one in whole_table or able:
            left = set(range(len(table))) - set(one)
            if any_will_do or not any(group <= left for group in singles):
                found.add(Play(card, tuple(table[index] for index in one)))
    return found


@pytest.mark.parametrize("high", [False, True])
@pytest.mark.parametrize("take", ["maximal", "any"])
def test_the_legal_plays_are_those_of_the_brute_force(take: str, high: bool) -> None:
    seen = several = 0
    for seed in range(12):
        for state, _ in walk(by_name("casino.kryp", 2 + seed % 5, take=take, high_casinos=high), seed):
            assert isinstance(state, CasinoState)
            if state.actor() < 0 or len(state.table) > 8:
                continue
            plays = list(state.legal())
            assert set(plays) == by_brute_force(state, take == "any", high), state.key()
            assert len(plays) == len(set(plays))
            assert all(one in state.legal() for one in plays)
            assert set(state.legal().representatives()) <= set(plays)
            seen += 1
            several += len({one.card for one in plays}) < len(plays)
    assert seen > 700
    assert several > 10


@pytest.mark.parametrize("take", ["maximal", "any"])
def test_what_the_brute_force_does_not_allow_is_refused(take: str) -> None:
    refused = 0
    for state, _ in walk(by_name("casino.kryp", 3, take=take), 5):
        assert isinstance(state, CasinoState)
        if state.actor() < 0 or len(state.table) > 6:
            continue
        allowed = by_brute_force(state, take == "any", False)
        table = sorted(state.table)
        for card in set(state.hands[state.turn]):
            for one in [(), *subsets(table)]:
                tried = Play(card, tuple(table[index] for index in one))
                assert (tried in state.legal()) == (tried in allowed)
                refused += tried not in allowed
    assert refused > 1000


# Dealing


def test_six_five_or_five_each_and_the_last_round_shares_the_rest() -> None:
    for players, each, table, rounds, last in ((2, 6, 4, 8, 2), (3, 5, 5, 6, 3), (4, 5, 4, 5, 0)):
        plan = rules_of("kryp", players).plan
        dealt = [Counter(place for packet in one for place in [packet.place] * packet.cards) for one in plan.rounds]
        assert dealt[0] == {**dict.fromkeys(range(players), each), -1: table}
        assert dealt[1:rounds] == [dict.fromkeys(range(players), each)] * (rounds - 1)
        assert dealt[rounds:] == ([dict.fromkeys(range(players), last)] if last else [])


def test_five_and_six_get_four_each() -> None:
    for players, table, rounds in ((5, 4, 5), (6, 8, 4)):
        plan = rules_of("kryp", players).plan
        assert plan.cards() == 104
        assert len(plan.rounds) == rounds
        state, _ = deal(rules_of("kryp", players), [*range(52), *range(52)])
        assert [len(state.table), *map(len, state.hands)] == [table, *[4] * players]
        with pytest.raises(RuleSetError, match="option does not apply"):
            rules_of("kryp", players, single_pack=True)


def test_by_agreement_four_each() -> None:
    for players, rounds, last in ((2, 12, 2), (4, 6, 1)):
        plan = rules_of("kryp", players, fours=True).plan
        assert len(plan.rounds) == rounds + 1
        assert sum(packet.cards for packet in plan.rounds[-1]) == players * last
        state, _ = deal(rules_of("kryp", players, fours=True), [*range(52), *range(52)])
        assert [len(state.table), *map(len, state.hands)] == [4] * (players + 1)
    for players, options in ((3, {}), (2, {"single_pack": True})):
        with pytest.raises(RuleSetError, match="option does not apply"):
            rules_of("kryp", players, fours=True, **options)


def test_with_a_single_pack_a_deal_has_twenty_one_points() -> None:
    for players in (2, 3, 4):
        setup = by_name("casino.kryp", players, single_pack=True)
        state, events = whole(setup, 3)
        assert len(state.lines()) > 0
        assert sum(totals(state.lines(), players)) == 21
        assert not any(isinstance(event, Announced) and event.code == "double_sweep" for event in events)


def test_four_may_be_partners() -> None:
    assert len(rules_of("kryp", 4).sides) == 4
    assert rules_of("kryp", 4, partners=True).sides == ((0, 2), (1, 3))


def test_six_may_be_three_pairs() -> None:
    assert len(rules_of("kryp", 6).sides) == 6
    rules = rules_of("kryp", 6, partners=True)
    assert rules.sides == ((0, 3), (1, 4), (2, 5))
    # Whoever sits before the fourth seat is the third, of the side before.
    facts = [captured((), sweeps=int(side == 0)) for side in range(3)]
    assert totals(scored(rules, facts), 3) == (5, 0, -5)
    with pytest.raises(RuleSetError, match="option does not apply"):
        rules_of("kryp", 6, partners=True, length="knockout")


def test_six_may_be_two_sides_of_three() -> None:
    rules = rules_of("kryp", 6, partners=True, threes=True)
    assert rules.sides == ((0, 2, 4), (1, 3, 5))
    facts = [captured((), sweeps=int(side == 0)) for side in range(2)]
    assert totals(scored(rules, facts), 2) == (5, -5)
    with pytest.raises(RuleSetError, match="option does not apply"):
        rules_of("kryp", 6, threes=True)


# The match


def test_the_fewest_points_win_after_as_many_deals_as_players() -> None:
    three = rules_of("kryp", 3)
    assert three.deals == 3
    lines = scored(three, [won("TD"), won("AH"), won("2S AS")])
    assert not fold(three, Standing((10, 12, 20), 0, 1), lines).over
    after = fold(three, Standing((10, 12, 20), 0, 2), lines)
    assert (after.points, after.winners, after.factors) == ((13, 13, 24), (0, 1), (0, 0, 1))
    assert fold(three, Standing((11, 12, 20), 0, 2), lines).winners == (1,)


def test_a_draw_is_shared() -> None:
    rules = rules_of("kryp", 2, stake=2)
    after = fold(rules, Standing((20, 22), 0, 1), scored(rules, [won("TD"), won("AH")]))
    assert (after.points, after.winners) == ((23, 23), (0, 1))
    assert Company.of(after).accounts == (0, 0)


def test_to_a_target_the_fewest_win_once_somebody_is_there() -> None:
    rules = rules_of("kryp", 3, length="points", target=50)
    lines = scored(rules, [won("TD"), won("AH"), won("2S AS")])
    assert not fold(rules, Standing((46, 20, 30), 0, 2), lines).over
    assert fold(rules, Standing((47, 20, 30), 0, 2), lines).winners == (1,)


def test_each_settles_with_each_other_the_difference() -> None:
    rules = rules_of("kryp", 3, stake=2)
    after = fold(rules, Standing((10, 20, 25), 0, 2), scored(rules, [won("TD"), won("AH"), won("2S AS")]))
    assert after.points == (13, 21, 29)
    # 8 + 16, 8 less and 8 more, 16 + 8, each twice.
    assert Company.of(after).accounts == (48, 0, -48)


# What a deal comes to


def counted_anew(rules: CasinoRules, state: CasinoState, first: Sequence[Card], aside: bool) -> list[int]:
    """What a deal brings, from the cards and plays alone; ``first`` lay on the table when it began."""
    sides = len(rules.sides)
    there = sorted({seat for seat, _ in state.plays})
    piles: list[list[Card]] = [[] for _ in range(sides)]
    points = [0] * sides
    table, out = list(first), list[Card]()
    last = None
    plays = list(state.plays)
    rounds = [sum(packet.cards for packet in one if packet.place >= 0) for one in rules.plan.rounds]
    for cards in rounds:
        for seat, one in plays[:cards]:
            side = seat % sides
            before = there[there.index(seat) - 1] % sides
            if one.taken:
                twin = list(one.taken) == table == [one.card]
                for card in one.taken:
                    table.remove(card)
                piles[side] += [one.card, *one.taken]
                last = side
                if not table:
                    points[side] += 10 if twin else 5
                    points[before] -= 10 if twin else 5
            else:
                table.append(one.card)
        plays = plays[cards:]
        if aside and plays:
            out += [card for card in table if rank_of(card) > 10]
            table = [card for card in table if rank_of(card) <= 10]
    assert not plays
    if last is not None:
        piles[last] += table + out
    for side, pile in enumerate(piles):
        for card in pile:
            name = format_card(card)
            points[side] += {"TD": 3, "2S": 2, "AS": 2}.get(name, int(suit_of(card) == 0 or rank_of(card) == 1))
    return points


def check_deals(seeds: Sequence[int]) -> Counter[str]:
    """Play a deal for each of ``seeds`` at random and count it anew; how often something happened."""
    happened: Counter[str] = Counter()
    for seed in seeds:
        generator = random.Random(seed)
        players = 2 + seed % 5
        chosen: dict[str, OptionValue] = {
            name: generator.random() < 0.4
            for name in ("courts_aside", "high_casinos", *(["single_pack"] if players <= 4 else []))
        }
        chosen["take"] = generator.choice(("maximal", "any"))
        if players in (4, 6):
            chosen["partners"] = generator.random() < 0.5
        if players == 6 and chosen["partners"]:
            chosen["threes"] = generator.random() < 0.5
        if players in (2, 4) and not chosen["single_pack"]:
            chosen["fours"] = generator.random() < 0.5
        rules = rules_of("kryp", players, **chosen)
        state, _ = deal(rules, generator.sample(rules.pack, len(rules.pack)), seed % players)
        first = tuple(state.table)
        while state.actor() >= 0:
            state.advance(choose(state, generator))
        lines = state.lines()
        expected = counted_anew(rules, state, first, bool(chosen["courts_aside"]))
        assert list(totals(lines, len(rules.sides))) == expected, seed
        happened.update({str(line.code) for line in lines})
    return happened


def test_deals_come_to_what_an_independent_count_makes_of_them() -> None:
    happened = check_deals(range(60))
    assert min(happened["sweep"], happened["swept_after"]) > 20


# On paper


def test_a_deal_entered_by_its_totals_keeps_the_sum() -> None:
    for points, possible in (
        ((7, 35), True),
        ((-3, 45), True),
        ((7, 34), False),
        ((21, 21), True),
        ((142, -100), True),
    ):
        assert can_be(KRYP, points) == possible, points
    single = rules_of("kryp", 3, single_pack=True)
    assert can_be(single, (21, -5, 5))
    assert not can_be(single, (21, -5, 6))
    assert not can_be(single, (500, -479, 0))


@pytest.mark.parametrize("players", [2, 3])
def test_totals_are_possible_that_some_sharing_of_the_cards_brings(players: int) -> None:
    # Of one pack eleven spades and three aces count one, the two and the ace of spades two, the ten of diamonds three.
    whole, plain = 21, 14
    shared = {
        tuple(
            sum(worth for worth, owner in zip((2, 2, 3), owners, strict=True) if owner == one) for one in range(players)
        )
        for owners in itertools.product(range(players), repeat=3)
    }
    every = itertools.product(range(whole + 1), repeat=players)
    cards = {
        held
        for held in every
        if sum(held) == whole
        and any(all(have >= large for have, large in zip(held, larges, strict=True)) for larges in shared)
    }
    assert plain + sum((2, 2, 3)) == whole
    rules = rules_of("kryp", players, single_pack=True)
    generator = random.Random(players)
    found = Counter[bool]()
    for _ in range(300):
        points = [generator.randint(-12, 30) for _ in range(players - 1)]
        points.append(whole - sum(points) + (generator.random() < 0.2))
        expected = any(
            sum(points) == whole and all((have - one) % 5 == 0 for have, one in zip(points, held, strict=True))
            for held in cards
        )
        assert can_be(rules, points) == expected, points
        found[expected] += 1
    assert min(found.values()) > 30


def test_totals_of_six_are_judged_without_sharing_out_every_card() -> None:
    six = rules_of("kryp", 6)
    assert can_be(six, (3, 25, 2, 4, 22, -14))
    assert not can_be(six, (3, 25, 2, 4, 22, -13))
    # Of one deal nobody makes so many sweeps.
    assert not can_be(six, (42 + 1000, -1000, 0, 0, 0, 0))


def test_sweeps_and_double_sweeps_are_entered_apart() -> None:
    entry = CasinoEntry(KRYP)
    standing = entry.begin(0)
    codes = [one.code for one in entry.categories(standing, "by_category")]
    assert codes == [
        *("spades", "big_casino", "little_casino", "ace_of_spades", "other_aces", "sweeps", "double_sweeps", "misdeal"),
    ]
    written = {
        "spades": "6 20",
        "big_casino": "2 0",
        "little_casino": "1 1",
        "ace_of_spades": "1 1",
        "other_aces": "1 5",
        "sweeps": "1 0",
        "double_sweeps": "0 1",
    }
    cells = [
        Cell(code, side, text)
        for code, texts in written.items()
        for side, text in enumerate(texts.split())
        if text != "0" or code in ("big_casino",)
    ]
    lines = entry.lines(standing, amounts(entry.categories(standing, "by_category"), cells), "by_category")
    # 6 + 2 + 2 + 1 + 4 spades, 5 more and 10 less; the other side has what is left of 42, and the reverse.
    assert totals(lines, 2) == (15 + 5 - 10, 27 - 5 + 10)
