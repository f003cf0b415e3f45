"""What points are worth where the match is to be won."""

from __future__ import annotations

import itertools
import random

import pytest

from cardtable.ai.budget import Budget
from cardtable.ai.casino.desk import Desk
from cardtable.ai.casino.players import Searcher, in_points
from cardtable.core.cards import PACK_52, SPADES, format_cards, parse_cards, suit_of
from cardtable.core.chance import shuffled
from cardtable.core.state import Deal, Standing
from cardtable.games.casino.state import CasinoState
from cardtable.games.registry import family_of
from tests.ai.casino.decisions import EVERY_GAME, positions, rule_set, situation
from tests.games.casino.positions import position, rules_of

SWEDISH, BERLIN = rules_of("swedish", 2), rules_of("berlin1810", 2)


def before_the_last_round(points: tuple[int, int]) -> CasinoState:
    """The first player has the tens of clubs to capture that of diamonds, and a two to capture that of spades. The
    dealer holds two of ten cards that have not been seen: two tens, and four that capture the two of spades, two of
    them alone and two with the seven. He has most spades and cards already, and one ace to three.
    """
    hands, table, unseen = ["TC 2H", "TH 2C"], "TD 2S 7C 5C", "TS 2D 9D 9H KS KH KD JH"
    out = parse_cards(" ".join([*hands, table, unseen]))
    aces = parse_cards("AH AC AD")
    gone = [card for card in PACK_52 if card not in out and card not in aces]
    others = [card for card in gone if suit_of(card) != SPADES][:5]
    piles = [format_cards([*aces, *others]), format_cards([card for card in gone if card not in others])]
    state = position(SWEDISH, hands, table, piles=piles, last=False, stock=unseen, points=points, last_capturer=1)
    state.round = len(SWEDISH.plan.rounds) - 1
    return state


def first_choice(state: CasinoState) -> str:
    return str(Searcher().consider(situation(state), random.Random(5), Budget(samples=300))[0].action)


def test_who_cannot_win_with_little_plays_for_much() -> None:
    # Whoever takes the ten first has two points, and a third for the two of spades unless the dealer can take it, whose
    # point it is then: of 45 pairs of ten cards 15 have none of four, so it is 3 or 1, 1.67 on the average. Whoever
    # takes the two first has one, and two more for the ten unless the dealer has a ten: 28 pairs have none, so it is 3
    # or -1, 1.49 on the average.
    assert first_choice(before_the_last_round((0, 0))) == "TC x TD"
    # With 14 and 3 aces against 15, an ace, and 3 for spades and cards it is 17 to 19. Three points more and the last
    # capture win; with one more and that it is 19 to 19, which spades decide for the dealer. Three come in 28 of 45
    # cases if the two is taken first, in 15 if the ten is.
    assert first_choice(before_the_last_round((14, 15))) == "2H x 2S"


def with_a_sweep_to_fear(points: tuple[int, int]) -> CasinoState:
    """The first player can capture an ace with another, and leaves a six then. The dealer holds two of ten cards that
    have not been seen, three sixes and two aces among them. Whatever else counts is captured already.
    """
    hands, table, unseen = ["AS KC", "QS QH"], "AC 6H", "6S 6D 6C AD AH JS JH QD"
    out = parse_cards(" ".join([*hands, table, unseen]))
    gone = [card for card in PACK_52 if card not in out]
    spades = [card for card in gone if suit_of(card) == SPADES]
    others = [card for card in gone if suit_of(card) != SPADES]
    piles = [format_cards([*spades, *others[:10]]), format_cards(others[10:])]
    state = position(BERLIN, hands, table, piles=piles, last=False, stock=unseen, points=points, last_capturer=1)
    state.round = len(BERLIN.plan.rounds) - 1
    return state


def test_where_one_sweep_more_would_win_the_match_none_is_left_to_the_other() -> None:
    # Two points at once, and one to the dealer for a six: he has one in 24 of 45 cases. Whoever lays the king first may
    # lose the ace and two points to one of the two aces, which he has in 17 cases.
    assert first_choice(with_a_sweep_to_fear((0, 0))) == "AS x AC"
    # With ten of eleven points, and sweeps marked at once, the six is the match.
    assert first_choice(with_a_sweep_to_fear((6, 10))) == "KC"


@pytest.mark.parametrize(("name", "players"), EVERY_GAME)
def test_when_a_match_begins_a_point_is_a_point(name: str, players: int) -> None:
    state = next(positions(rule_set(name, players), 7))
    desk = Desk(situation(state))
    stakes = desk.stakes
    for points in (-3.0, -1.0, 1.0, 3.0):
        # Plays are valued in points that are counted; of three, where a surplus is marked, one of those is worth less.
        assert stakes.worth(points / desk.prices.counted) == pytest.approx(points, rel=0.2)
    assert sum(stakes.signs) == pytest.approx(0.0)
    assert len({sign for sign in stakes.signs if sign < 0}) == 1


@pytest.mark.parametrize(("name", "players"), EVERY_GAME)
def test_more_points_are_never_worth_less(name: str, players: int) -> None:
    rules = rule_set(name, players)
    most = rules_of(name.removeprefix("casino."), players).target or 40
    chance = random.Random(players)
    for seed in range(4):
        points = tuple(chance.randrange(most) for _ in rules_of(name.removeprefix("casino."), players).sides)
        for state in itertools.islice(positions(rules, seed, points), 5, None, 9):
            stakes = Desk(situation(state)).stakes
            worths = [stakes.worth(half / 2) for half in range(-24, 25)]
            assert all(one <= other + 1e-9 for one, other in itertools.pairwise(worths))


def test_of_two_rivals_the_points_of_the_one_who_may_win_weigh_more() -> None:
    state = next(positions(rule_set("casino.swedish", 3), 7, (10, 10, 2)))
    state.turn = 0
    signs = Desk(situation(state, 0)).stakes.signs
    assert signs[0] == 1.0
    # Eight points behind with at least six to go, where two sides differ by about five in a deal.
    assert signs[1] < -0.8 < signs[2] < 0.0


def test_rivals_matter_to_whoever_is_as_good_as_first() -> None:
    state = next(positions(rule_set("casino.mulle_sassersson", 3), 7, (900, 10, 10)))
    state.turn = 0
    signs = Desk(situation(state, 0)).stakes.signs
    assert signs == [1.0, pytest.approx(-0.5), pytest.approx(-0.5)]


def test_where_points_are_settled_each_counts_alike_at_every_standing() -> None:
    state = next(positions(rule_set("casino.zwicker", 2), 7, (90, 20)))
    assert Desk(situation(state)).stakes.worth(7.0) == 7.0


def test_what_was_told_before_is_worth_what_the_end_is_counted_out_in() -> None:
    # Level at 15 of 16 three points may well be the match; ahead by fourteen they are nothing.
    for points, least, most in (((15, 15), 8.0, 18.0), ((15, 1), 0.0, 0.5)):
        state = before_the_last_round(points)
        state.round = len(SWEDISH.plan.rounds)
        stakes = Desk(situation(state)).stakes
        assert least <= stakes.counted_out(3.0) - stakes.counted_out(0.0) <= most


def test_the_last_of_a_number_of_deals_is_played_for_the_match_and_no_other() -> None:
    rules = rule_set("casino.mulle_sassersson", 2)
    family = family_of(rules.variant)
    last = int(rules.options["deals"]) - 1
    for deals, decides in ((0, False), (last - 1, False), (last, True)):
        state = family.deal(rules, Standing((20, 22), 1, deals=deals))
        state.apply(Deal(shuffled(family.pack(rules), random.Random(4))))
        assert isinstance(state, CasinoState)
        assert Desk(situation(state)).at_stake is decides
        assert in_points(situation(state)) is not decides


def test_what_has_been_captured_and_counts_at_the_end_brings_the_target_nearer() -> None:
    # The first player has three aces and the dealer one. Open are the ten of diamonds and the two of spades, together
    # 3, the last capture and a sweep; most cards and most spades are 3 more: 8 in all. So 5 and 3 aces may come to 16,
    # as 7 and one ace may, and neither 4 nor 6.
    assert not Desk(situation(before_the_last_round((4, 6)))).at_stake
    assert Desk(situation(before_the_last_round((5, 6)))).at_stake
    assert Desk(situation(before_the_last_round((4, 7)))).at_stake
