"""Royal Casino: the worked examples of its rules, and RULES.md, C76 to C89 and C105 to C108.

What is legal is judged by a brute force of its own, which follows the rulings alone.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

import pytest

from cardtable.core.cards import Card, parse_cards, rank_of
from cardtable.core.chance import rng
from cardtable.core.errors import IllegalAction
from cardtable.core.events import Announced, CardsMoved, Movement
from cardtable.core.rules import OptionValue
from cardtable.core.scores import ScoreLine, totals
from cardtable.core.state import Standing
from cardtable.games.casino.actions import Play, parse_play
from cardtable.games.casino.pieces import Build
from cardtable.games.casino.rules import CasinoRules
from cardtable.games.casino.scoring import fold
from cardtable.games.casino.state import CasinoState
from tests.contract.setups import by_name, walk
from tests.games.casino.positions import (
    captures,
    deal,
    is_legal,
    legal,
    pile_of,
    play,
    points_by,
    position,
    rules_of,
    scored,
    suit,
    told,
    won,
)
from tests.games.casino.recount import check_deals
from tests.games.casino.test_captures import divisible

ROYAL = rules_of("royal", 2)
LOW_ACE = rules_of("royal", 2, high_ace=False)
OTHER = "KC QC JC"
"""A hand of the opponent that is never played from."""


def royal(hand: str, table: str = "", builds: Sequence[tuple[int, int, str]] = ()) -> CasinoState:
    return position(ROYAL, [hand, OTHER], table, builds=builds)


def multiple(value: int, builder: int, cards: str) -> Build:
    """A build of several sets of ``value``."""
    sets = parse_cards(cards)
    return Build(1, value, builder, sum(map(rank_of, sets)) // value, sets)


def refused(state: CasinoState, text: str) -> str:
    assert not is_legal(state, text)
    with pytest.raises(IllegalAction) as caught:
        state.apply(parse_play(text))
    return caught.value.code


# Worked examples


def test_r1_either_three_takes_ace_and_two_or_builds() -> None:
    assert legal(royal("3H 3S 6D", "AC 2D")) == {
        "3H x 2D AC", "3S x 2D AC", "3H + 2D AC = 6", "3S + 2D AC = 6", "3H + 2D AC = 3", "3S + 2D AC = 3",
        "3H", "3S", "6D",
    }  # fmt: skip


@pytest.mark.parametrize(("value", "groups"), [(6, 1), (3, 2)])
def test_r1_the_build_of_six_is_single_and_that_of_three_is_multiple(value: int, groups: int) -> None:
    state = royal("3H 3S 6D", "AC 2D")
    play(state, f"3H + 2D AC = {value}")
    assert [(one.value, one.groups) for one in state.builds] == [(value, groups)]


def test_r2_four_builds_of_seven_three_captures_two_cards_laid_down() -> None:
    assert legal(royal("2C 7D", "3D 4S 5H 7C")) == {
        "2C + 5H = 7", "2C + 4S 5H 3D = 7", "2C + 5H 7C = 7", "2C + 4S 5H 3D 7C = 7",
        "7D x 7C", "7D x 4S 3D", "7D x 4S 3D 7C", "2C", "7D",
    }  # fmt: skip


def test_r3_an_ace_takes_both_as_fourteen_and_the_ace_as_one() -> None:
    assert legal(royal("AC", "KS AH")) == {"AC x KS AH", "AC x AH", "AC"}
    assert legal(position(LOW_ACE, ["AC", OTHER], "KS AH")) == {"AC x AH", "AC"}


def test_r4_take_the_build_the_sum_or_both_or_join_the_build() -> None:
    assert legal(royal("9C 4D", "5D 4C", [(9, 1, "6S 3H")])) == {
        "9C x #1", "9C x 5D 4C", "9C x 5D 4C #1", "4D x 4C", "4D + 5D = 9", "4D + 5D #1 = 9", "9C", "4D",
    }  # fmt: skip


def test_r5_the_owner_of_a_build_may_not_lay_down() -> None:
    state = royal("8C 4D", "4S", [(8, 0, "5H 3S")])
    assert legal(state) == {"8C x #1", "4D x 4S", "4D + 4S = 8", "4D + 4S #1 = 8"}
    assert refused(state, "4D") == "builder_must_act"


def test_r6_a_two_raises_seven_to_nine_alone_or_with_a_loose_nine() -> None:
    state = royal("2S 9C", "9D", [(7, 1, "3C 4H")])
    assert legal(state) == {"2S + #1 = 9", "2S + 9D #1 = 9", "9C x 9D", "2S", "9C"}
    play(state, "2S + 9D #1 = 9")
    assert [(one.value, one.groups, one.builder) for one in state.builds] == [(9, 2, 0)]


def test_r7_a_multiple_build_is_not_raised() -> None:
    state = royal("AS 6D")
    state.builds = [multiple(5, 1, "5C 3D 2H")]
    assert legal(state) == {"AS", "6D"}
    assert refused(state, "AS + #1 = 6") == "build_cannot_be_raised"


def test_r8_a_jack_builds_thirteen() -> None:
    assert legal(royal("JC KH", "2D")) == {"JC + 2D = 13", "JC", "KH"}


def test_r9_a_held_ace_covers_a_build_of_fourteen() -> None:
    assert legal(royal("6D AC", "8H")) == {"6D + 8H = 14", "6D", "AC"}
    assert legal(position(LOW_ACE, ["6D AC", OTHER], "8H")) == {"6D", "AC"}


def test_r10_a_loose_card_never_raises() -> None:
    state = royal("3H 8D TS", "2C", [(5, 1, "AS 4D")])
    assert legal(state) == {"3H + #1 = 8", "8D + 2C = 10", "3H", "8D", "TS"}
    assert refused(state, "3H + 2C #1 = 10") == "does_not_add_up"


# What is legal, against the rulings told once more


@dataclass(frozen=True)
class Told:
    """What the rulings say of a game with builds: what cards count on the table and in the hand, how many courts that
    only pair go at once, and whether one raises one's own build.
    """

    on_table: Callable[[Card], int] = rank_of
    in_hand: Callable[[Card], tuple[int, ...]] = lambda card: (rank_of(card),)
    at_once: tuple[int, ...] = (1, 2, 3)
    raise_own: bool = True


HIGH_ACE = Told(in_hand=lambda card: (1, 14) if rank_of(card) == 1 else (rank_of(card),))
NO_NUMBER = 100
"""Cards that count so much or more only pair."""


def covered(hand: Sequence[Card], values: Sequence[int], told: Told) -> bool:
    """Whether ``hand`` has a card of its own for each of ``values``, which are different."""
    return any(
        all(value in told.in_hand(card) for card, value in zip(chosen, values, strict=True))
        for chosen in itertools.permutations(hand, len(values))
    )


def choices(items: Sequence[int]) -> Iterator[tuple[int, ...]]:
    for size in range(len(items) + 1):
        yield from itertools.combinations(items, size)


def by_the_rulings(state: CasinoState, told: Told) -> set[Play]:
    """Every legal play: each card with each choice of loose cards and builds and each value, tried out."""
    hand, loose = state.hands[state.turn], sorted(state.table)
    counts = [told.on_table(card) for card in loose]
    value_of = {one.number: one.value for one in state.builds}
    is_single = {one.number: sum(map(told.on_table, one.cards)) == one.value for one in state.builds}
    owned = {one.number for one in state.builds if one.builder == state.turn}
    found: set[Play] = set()
    for card in hand:
        rest = list(hand)
        rest.remove(card)
        if not owned:
            found.add(Play(card))
        possible: set[tuple[tuple[Card, ...], tuple[int, ...], int]] = set()
        for value in told.in_hand(card):
            works = divisible([(count,) for count in counts], (value,))
            good = [
                mask
                for mask in range(len(works))
                if works[mask] and (not mask or value < NO_NUMBER or mask.bit_count() in told.at_once)
            ]
            for builds in choices([number for number, worth in value_of.items() if worth == value]):
                possible |= {(taken(loose, mask), builds, 0) for mask in good if mask or builds}
        for value in {value for other in rest for value in told.in_hand(other) if value < NO_NUMBER}:
            works = divisible([(count,) for count in (*counts, told.on_table(card))], (value,))
            half = len(works) // 2
            for builds in choices(sorted(value_of)):
                lower = [number for number in builds if value_of[number] != value]
                raised = lower[0] if len(lower) == 1 else 0
                if not lower:
                    fits = [mask for mask in range(half) if works[half + mask] and (mask or builds)]
                elif (
                    raised
                    and is_single[raised]
                    and value_of[raised] + told.on_table(card) == value
                    and (told.raise_own or raised not in owned)
                ):
                    fits = [mask for mask in range(half) if works[mask]]
                else:
                    fits = []
                possible |= {(taken(loose, mask), builds, value) for mask in fits}
        for cards, builds, value in possible:
            duties = {value_of[number] for number in owned - set(builds)} | ({value} if value else set())
            if covered(rest, sorted(duties), told):
                found.add(Play(card, cards, builds, value))
    return found


def taken(loose: Sequence[Card], mask: int) -> tuple[Card, ...]:
    return tuple(card for index, card in enumerate(loose) if mask >> index & 1)


def positions(
    seeds: Iterable[int], options: Mapping[str, OptionValue], name: str = "casino.royal"
) -> Iterator[CasinoState]:
    """Positions with few cards on the table, out of deals of two, three and four players in turn."""
    for seed in seeds:
        for state, _ in walk(by_name(name, 2 + seed % 3, **options), seed):
            assert isinstance(state, CasinoState)
            if state.actor() >= 0 and len(state.table) <= 6:
                yield state


@pytest.mark.parametrize(
    ("told", "options"),
    [
        (HIGH_ACE, {}),
        (Told(), {"high_ace": False}),
        (replace(HIGH_ACE, raise_own=False), {"raise_own": False}),
        (HIGH_ACE, {"drawing": True}),
    ],
    ids=["high ace", "low ace", "not one’s own", "drawing"],
)
def test_the_legal_plays_are_those_of_the_rulings(told: Told, options: dict[str, OptionValue]) -> None:
    seen = owners = 0
    for state in positions(range(9), options):
        assert set(state.legal()) == by_the_rulings(state, told), state.key()
        assert len(state.legal())
        seen += 1
        owners += any(one.builder == state.turn for one in state.builds)
    assert seen > 250
    assert owners > 30


# Dealing and values


def test_two_or_three_play_alone_and_four_in_sides() -> None:
    assert [rules_of("royal", players).sides for players in (2, 3, 4)] == [
        ((0,), (1,)),
        ((0,), (1,), (2,)),
        ((0, 2), (1, 3)),
    ]


def test_four_each_and_four_to_the_table_and_the_last_round_is_announced() -> None:
    state, events = deal(ROYAL, range(52))
    assert (len(state.table), [len(hand) for hand in state.hands]) == (4, [4, 4])
    while state.actor() >= 0:
        events += state.apply(next(iter(state.legal())))
    assert sum(isinstance(event, Announced) and event.code == "last_round" for event in events) == 1


def test_an_ace_on_the_table_is_one_and_never_fourteen() -> None:
    assert captures(royal("AC", "AH AD KS")) == {"AC x AH", "AC x AD", "AC x AH AD", "AC x KS AH", "AC x KS AD"}
    assert captures(royal("2C", "AH AD")) == {"2C x AH AD"}


def test_court_cards_are_numbers_and_several_equal_ones_may_be_taken() -> None:
    assert captures(royal("QH", "QS QD JC AC")) == {
        "QH x QS", "QH x QD", "QH x QS QD", "QH x AC JC", "QH x QS AC JC", "QH x QD AC JC", "QH x QS QD AC JC",
    }  # fmt: skip


# Builds


def test_the_announced_value_decides_and_not_the_cards() -> None:
    ten, fives = royal("5D TS 5H", "5C"), royal("5D TS 5H", "5C")
    play(ten, "5D + 5C = 10")
    play(fives, "5D + 5C = 5")
    assert [(one.value, one.groups) for one in (*ten.builds, *fives.builds)] == [(10, 1), (5, 2)]
    for state in (ten, fives):
        state.turn, state.hands[1] = 1, list(parse_cards("AH JD 6C"))
    assert is_legal(ten, "AH + #1 = 11")
    assert not is_legal(fives, "AH + #1 = 6")


def test_anybody_raises_a_single_build_its_owner_too() -> None:
    for owner in (0, 1):
        state = royal("3C QH 9D", "", [(9, owner, "5S 4H")])
        assert is_legal(state, "3C + #1 = 12")
        play(state, "3C + #1 = 12")
        assert [(one.value, one.builder) for one in state.builds] == [(12, 0)]


def test_a_multiple_build_is_added_to_and_keeps_its_value() -> None:
    state = royal("AS 5D", "4H")
    state.builds = [multiple(5, 1, "5C 3D 2H")]
    play(state, "AS + 4H #1 = 5")
    assert [(one.value, one.groups, one.builder) for one in state.builds] == [(5, 3, 0)]


def test_a_card_of_the_value_of_a_build_can_be_added_alone() -> None:
    state = royal("9C 9D", "", [(9, 1, "6S 3H")])
    play(state, "9C + #1 = 9")
    assert [(one.value, one.groups) for one in state.builds] == [(9, 2)]


def test_an_ace_in_a_build_is_one() -> None:
    state = royal("AC 9D", "8H KS")
    assert is_legal(state, "AC + 8H = 9")
    assert not is_legal(royal("AC AD", "KS"), "AC + KS = 27")
    assert is_legal(royal("AC AD", "KS"), "AC + KS = 14")
    assert not is_legal(royal("AC AD", "AH"), "AC + AH = 14")


def test_two_builds_of_one_value_may_stand_side_by_side_and_one_card_serves_for_both() -> None:
    state = position(ROYAL, ["4D 8C", "KC QC"], "4S", builds=[(8, 0, "5H 3S")])
    play(state, "4D + 4S = 8", "KC")
    assert [(one.value, one.groups) for one in state.builds] == [(8, 1), (8, 1)]
    # With the last eight only both together can go, for either alone would leave the other without a card for it.
    assert legal(state) == {"8C x #1 #2"}


def test_one_play_can_unite_two_builds_of_its_value() -> None:
    state = royal("2S 6C 8C", "", [(8, 0, "5H 3S"), (6, 1, "4H 2D")])
    play(state, "2S + #1 #2 = 8")
    assert [(one.number, one.value, one.groups) for one in state.builds] == [(1, 8, 2)]


def test_one_ace_does_not_cover_a_build_of_one_and_another_of_fourteen() -> None:
    builds = [multiple(1, 0, "AS AH")]
    one, two = royal("6D AC", "8H"), royal("6D AC AD", "8H")
    one.builds, two.builds = list(builds), list(builds)
    assert not is_legal(one, "6D + 8H = 14")
    assert is_legal(two, "6D + 8H = 14")


def test_an_ace_is_one_or_fourteen_for_builds_and_loose_cards_of_one_capture() -> None:
    state = royal("AC 5D", "AS", [(14, 1, "8H 6D")])
    assert captures(state) == {"AC x AS", "AC x #1"}
    assert refused(state, "AC x AS #1") == "does_not_add_up"
    state.builds.append(multiple(1, 1, "AH AD")._replace(number=2))
    assert captures(state) == {"AC x AS", "AC x #2", "AC x AS #2", "AC x #1"}


def test_the_card_for_a_build_is_not_spent_on_anything_else() -> None:
    state = royal("8C 4D", "8D 4S", [(8, 0, "5H 3S")])
    assert refused(state, "8C x 8D") == "own_build_would_be_orphaned"
    assert is_legal(state, "8C x 8D #1")


def test_a_partner_is_free_to_lay_down_and_to_take() -> None:
    state = position(rules_of("royal", 4), ["9D", "2C", "9H 3C", "4C"], "", builds=[(9, 0, "5S 4H")], turn=2)
    assert legal(state) == {"9H", "9H x #1", "3C"}


def test_a_build_is_no_card_of_a_sum_and_is_not_broken_up() -> None:
    state = royal("JC 5D 9C", "2D", [(9, 1, "5S 4H")])
    assert refused(state, "JC x 2D #1") == "does_not_add_up"
    assert refused(state, "5D x 5S") == "not_on_table"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_build_outlives_the_hands(players: int) -> None:
    for seed in range(4):
        for state, _ in walk(by_name("casino.royal", players), seed):
            assert isinstance(state, CasinoState)
            if not any(state.hands):
                assert state.builds == []


# Sweeps and the end


def test_clearing_the_table_with_the_last_card_is_a_sweep_and_the_rest_is_none() -> None:
    state = position(ROYAL, ["", "9H"], "9C", turn=1)
    play(state, "9H x 9C")
    assert points_by(state.lines(), "sweep") == {1: 1}
    state = position(ROYAL, ["", "9H"], "9C 2D", turn=1)
    play(state, "9H x 9C")
    assert pile_of(state, 1) == set(parse_cards("9H 9C 2D"))
    assert points_by(state.lines(), "sweep") == points_by(state.lines(), "last_capture") == {}


def test_a_sweep_needs_the_builds_to_go_too() -> None:
    state = royal("9C 2S", "9D", [(9, 1, "5S 4H")])
    play(state, "9C x 9D")
    assert state.markers[0] == []
    state = royal("9C 2S", "9D", [(9, 1, "5S 4H")])
    play(state, "9C x 9D #1")
    assert len(state.markers[0]) == 1


def test_sweeps_need_not_count() -> None:
    state = position(rules_of("royal", 2, sweeps=False), ["", "9H"], "9C", turn=1)
    play(state, "9H x 9C")
    assert totals(state.lines(), 2) == (0, 3)


# Scoring


def test_most_cards_three_most_spades_one_big_casino_two_little_casino_and_aces_one() -> None:
    lines = scored(ROYAL, [won(" ".join(suit(letter) for letter in "SHD")), won(suit("C"))])
    assert [(line.code, line.side, line.points) for line in lines if line.marked] == [
        ("most_cards", 0, 3),
        ("most_spades", 0, 1),
        ("big_casino", 0, 2),
        ("little_casino", 0, 1),
        ("ace", 0, 1),
        ("ace", 1, 1),
        ("ace", 0, 1),
        ("ace", 0, 1),
    ]
    assert sum(totals(lines, 2)) == 11


def test_a_tie_in_cards_or_spades_is_nobodys() -> None:
    lines = scored(ROYAL, [told(cards=26, spades=6), told(cards=26, spades=7)])
    assert (points_by(lines, "most_cards"), points_by(lines, "most_spades")) == ({}, {1: 1})
    three = [told(cards=22, spades=6), told(cards=8, spades=1), told(cards=22, spades=6)]
    assert [line for line in scored(rules_of("royal", 3), three) if line.marked] == []


def folded(rules: CasinoRules, before: tuple[int, ...], counted: tuple[int, ...]) -> Standing:
    return fold(rules, Standing(before, 0), [ScoreLine("ace", side, points) for side, points in enumerate(counted)])


def test_twenty_one_after_the_deal_and_the_most_points_win() -> None:
    assert folded(ROYAL, (17, 9), (3, 8)).winners == ()
    assert folded(ROYAL, (17, 9), (4, 7)).winners == (0,)
    assert folded(ROYAL, (18, 17), (4, 7)).winners == (1,)
    state = position(ROYAL, ["AS TS", "KH QH"], "AC", points=(20, 0))
    play(state, "AS x AC")
    assert state.actor() == 1


def test_equal_points_at_the_target_mean_another_deal() -> None:
    after = folded(ROYAL, (18, 17), (4, 5))
    assert (after.points, after.winners) == ((22, 22), ())
    assert folded(ROYAL, after.points, (6, 5)).winners == (0,)


COUNTING_OUT = rules_of("royal", 2, count_out=True, together=True)


@pytest.mark.parametrize(
    ("first", "second", "before", "winner"),
    [
        ("3H 4H 5H", "2S AD", (18, 19), 0),  # cards before spades and aces
        ("TH TD", "2S 3S", (20, 20), 1),  # spades before big casino
        ("TD 3H", "2S 4S", (19, 20), 1),  # one spade is enough, though big casino counts two
        ("TD AS", "2S 3S 4H", (18, 18), 1),  # cards bring twenty-one at once
        ("AS", "AC", (20, 20), 0),  # the ace of spades, which has the most spades too
        ("AC", "AH", (20, 20), 0),  # clubs before hearts
        ("AD", "AH", (20, 20), 1),  # hearts before diamonds
    ],
)
def test_counting_out(first: str, second: str, before: tuple[int, int], winner: int) -> None:
    lines = scored(COUNTING_OUT, [won(first), won(second)], before)
    assert fold(COUNTING_OUT, Standing(before, 0), lines).winners == (winner,)


def test_counting_out_sweeps_come_last() -> None:
    lines = scored(COUNTING_OUT, [won("", sweeps=5), won("AD")], (20, 20))
    # One card against none has the majority, which alone is enough.
    assert fold(COUNTING_OUT, Standing((20, 20), 0), lines).winners == (1,)
    lines = scored(COUNTING_OUT, [won("3D", sweeps=5), won("AD")], (20, 20))
    assert fold(COUNTING_OUT, Standing((20, 20), 0), lines).winners == (1,)


def winners(first: int, second: int, **options: OptionValue) -> tuple[int, ...]:
    """The winners if both stand at twenty, count nothing, and have made so many sweeps."""
    rules = rules_of("royal", 2, count_out=True, **options)
    lines = scored(rules, [won("", sweeps=first), won("", sweeps=second)], (20, 20))
    return fold(rules, Standing((20, 20), 0), lines).winners


def test_where_people_sit_does_not_decide_when_both_arrive_by_sweeps() -> None:
    assert (winners(1, 2), winners(2, 1)) == ((1,), (0,))


def test_equal_sweeps_that_arrive_together_mean_another_deal() -> None:
    assert winners(2, 2) == ()


def test_in_older_records_the_first_seat_arrives_first() -> None:
    assert winners(1, 2, together=False) == (0,)


def test_without_counting_out_the_same_deal_goes_to_the_most_points() -> None:
    lines = scored(ROYAL, [won("3D", sweeps=5), won("AD")], (20, 20))
    assert fold(ROYAL, Standing((20, 20), 0), lines).winners == (0,)


# What else can be agreed


def test_by_agreement_nobody_raises_his_own_build() -> None:
    rules = rules_of("royal", 2, raise_own=False)
    own = position(rules, ["2C 7D 9H", OTHER], "", builds=[(5, 0, "AS 4D")])
    assert refused(own, "2C + #1 = 7") == "own_build_cannot_be_raised"
    other = position(rules, ["2C 7D 9H", OTHER], "", builds=[(5, 1, "AS 4D")])
    assert is_legal(other, "2C + #1 = 7")
    added = position(rules, ["5C 5D 9H", OTHER], "", builds=[(5, 0, "AS 4D")])
    assert is_legal(added, "5C + #1 = 5")


@pytest.mark.parametrize("builder", [0, 1])
def test_by_agreement_nobody_draws_a_raise_of_his_own_build(builder: int) -> None:
    rules = rules_of("royal", 2, raise_own=False)
    hands = ["2C 7D 5H", OTHER] if builder == 0 else ["2C 7D 5H", "5S QC JC"]
    state, generator = position(rules, hands, "", builds=[(5, builder, "AS 4D")]), rng(1)
    drawn = {state.legal().random_action(generator) for _ in range(200)}
    assert all(one in state.legal() for one in drawn)
    assert (parse_play("2C + #1 = 7") in drawn) == (builder == 1)


def test_a_partners_build_may_be_raised_even_then() -> None:
    rules = rules_of("royal", 4, raise_own=False)
    state = position(rules, ["2C 7D", "KC", "QC", "JC"], "", builds=[(5, 2, "AS 4D")])
    assert is_legal(state, "2C + #1 = 7")


SPADE_CASINO = rules_of("royal", 2, spades=True, target=61)


def test_spade_casino_has_twenty_four_points_without_sweeps() -> None:
    rest = suit("H", "3456789TJQK") + " " + suit("D", "23456789JQK") + " " + suit("C", "23456789TJQK")
    lines = scored(SPADE_CASINO, [won(f"{suit('S')} TD AH AD AC {rest}"), won("2H")])
    assert totals(lines, 2) == (24, 0)
    assert points_by(lines, "each_spade") == {0: 13}
    assert points_by(lines, "jack_of_spades") == {0: 1}
    assert "most_spades" not in {line.code for line in lines}


def test_spade_casino_counts_the_ace_and_the_two_of_spades_twice() -> None:
    lines = scored(SPADE_CASINO, [won("AS 3H 4H"), won("2S 5C")])
    assert totals(lines, 2) == (3 + 1 + 1, 1 + 1)


def test_at_draw_casino_everybody_holds_four_cards_as_long_as_there_is_a_stock() -> None:
    for players in (2, 3, 4):
        state, events = deal(rules_of("royal", players, drawing=True), range(52))
        for number in range(52 - 4 - 4 * players):
            assert len(state.hands[state.turn]) == 4
            seat = state.turn
            told = state.apply(next(iter(state.legal())))
            drawn = [event for event in told if isinstance(event, CardsMoved) and event.reason == Movement.BOUGHT]
            assert [(len(event.cards), event.target.owner) for event in drawn] == [(1, seat)]
            assert len(state.stock) == 52 - 4 - 4 * players - number - 1
            assert state.turn == (seat + 1) % players
        while state.actor() >= 0:
            events += state.apply(next(iter(state.legal())))
        assert len(state.plays) == 48


def test_at_draw_casino_the_card_for_a_build_is_held_before_drawing() -> None:
    rules = rules_of("royal", 2, drawing=True)
    state = position(rules, ["3H 4D KC QD", "5H 5D 6H 6D"], "4C", last=False, stock="7C 7D 8C 8D")
    # The seven on top of the stock would come too late.
    assert refused(state, "3H + 4C = 7") == "builder_must_hold"


def test_royal_with_differences_marks_sweeps_at_once_and_then_the_difference() -> None:
    rules = rules_of("royal", 2, differences=True)
    state = position(rules, ["5D", "5C"], "5H", last_capturer=1, points=(20, 0))
    play(state, "5D x 5H")
    assert state.lines()[-1].code == "sweep"
    assert fold(rules, state.standing, state.lines()).winners == (0,)
    lines = scored(rules, [won("TD AS AH 3H"), won("2S AD AC")])
    assert points_by(lines, "difference") == {0: 3 + 2 + 2 - 1 - 2}


@pytest.mark.slow
def test_deals_come_to_what_an_independent_count_makes_of_them() -> None:
    assert check_deals("royal", range(40)) > 3
