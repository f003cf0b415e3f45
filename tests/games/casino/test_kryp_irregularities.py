"""Krypkasino at a table with irregularities: RULES.md, C150 and C151. Whether an objection is right, and what is taken
then, is judged by a brute force over all subsets of the table, and what a deal comes to by a count of its own.
"""

from __future__ import annotations

import random
from dataclasses import dataclass, field

import pytest

from cardtable.ai.budget import Budget
from cardtable.ai.casino.players import players
from cardtable.ai.player import Situation
from cardtable.core.cards import Card, parse_cards, rank_of
from cardtable.core.events import Announced, CardTurned
from cardtable.core.scores import totals
from cardtable.games.casino.actions import Play
from cardtable.games.casino.family import CasinoFamily
from cardtable.games.casino.phases import Phase
from cardtable.games.casino.pieces import Marker
from cardtable.games.casino.rules import CasinoRules
from cardtable.games.casino.state import CasinoState
from tests.games.casino.positions import captures, deal, legal, pile_of, play, position, rules_of
from tests.games.casino.test_kryp import divides, subsets

KRYP = rules_of("kryp", 2, strict=True)
ANY = rules_of("kryp", 2, strict=True, take="any")
STOCK = "3H 4H 5H 6H 7C 8C 9C TC"
WRONG, MISSED = "claim wrong_capture 0", "claim missed_capture 0"


def kryp(hand: str, table: str, rules: CasinoRules = KRYP) -> CasinoState:
    return position(rules, [hand, "KC QC"], table, last=False, stock=STOCK)


def answers(state: CasinoState, text: str) -> list[str]:
    return [str(event.code) for event in play(state, text) if isinstance(event, Announced)]


def table_of(state: CasinoState, cards: str) -> bool:
    return sorted(state.table) == sorted(parse_cards(cards))


def test_what_must_capture_may_be_laid_down_or_leave_something() -> None:
    state = kryp("QS", "QD 9H 3D 7C 2C")
    assert "QS" in legal(state)
    # Twelve from one set up to all, and what is one more or one less.
    assert {"QS x QD", "QS x 9H 3D", "QS x 9H 3D QD"} <= captures(state)
    assert {"QS x 9H 2C", "QS x 3D 2C 7C"} <= captures(state)
    assert "QS x 7C" not in captures(state)
    # Those who keep to the rules look at what must be taken alone.
    assert {str(one) for one in state.legal().representatives()} == {"QS x 9H 3D QD", "QS x 3D QD 2C 7C"}


def test_what_crept_and_could_capture_captures() -> None:
    state = kryp("9S 2C", "4H 5D 7H")
    play(state, "9S")
    assert MISSED in legal(state)
    assert WRONG not in legal(state)
    assert answers(state, MISSED) == ["fault_claimed", "fault_admitted"]
    assert pile_of(state, 0) == set(parse_cards("9S 4H 5D"))
    assert table_of(state, "7H")
    assert (state.turn, state.last_capturer, str(state.plays[-1][1])) == (1, 0, "9S x 4H 5D")
    assert not any(text.startswith("claim") for text in legal(state))


def test_of_several_captures_it_is_the_dearest() -> None:
    # Fourteen with the king is one point more than with nine and five: the ace of spades counts two.
    state = kryp("AH 2C", "KD AS 9H 5D 4C")
    play(state, "AH")
    play(state, MISSED)
    assert pile_of(state, 0) == set(parse_cards("AH KD AS 9H 5D"))
    state = kryp("9S 2C", "6H 3D 3S 2D", rules=ANY)
    play(state, "9S", MISSED)
    assert pile_of(state, 0) == set(parse_cards("9S 6H 3S"))


def test_what_leaves_a_set_takes_it_too() -> None:
    state = kryp("QS 2C", "QD 9H 3D KD")
    play(state, "QS x QD")
    assert answers(state, MISSED) == ["fault_claimed", "fault_admitted"]
    assert pile_of(state, 0) == set(parse_cards("QS QD 9H 3D"))
    whole = kryp("QS 2C", "QD 9H 3D")
    play(whole, "QS x 9H 3D", MISSED)
    assert whole.table == []
    assert [marker.face_up for marker in whole.markers[0]] == [True]


def test_a_capture_that_is_one_out_goes_back_and_its_card_takes_what_it_must() -> None:
    state = kryp("9S 2C", "4H 4D 5D KD")
    play(state, "9S x 4D 4H", WRONG)
    assert pile_of(state, 0) & set(parse_cards("9S 5D")) == set(parse_cards("9S 5D"))
    assert len(state.table) == 2
    creeps = kryp("9S 2C", "4H 4D 7D KD")
    play(creeps, "9S x 4D 4H", WRONG)
    assert table_of(creeps, "4H 4D 7D KD 9S")


def test_who_could_capture_nothing_is_blamed_in_vain() -> None:
    state = kryp("9S 2C", "4H 4D 7D KD")
    play(state, "9S")
    assert answers(state, MISSED) == ["fault_claimed", "fault_denied"]
    assert table_of(state, "4H 4D 7D KD 9S")
    assert MISSED not in legal(state)
    bare = kryp("9S 2C", "")
    play(bare, "9S")
    assert MISSED not in legal(bare)


def test_the_last_play_of_a_round_is_objected_to_before_the_courts_are_put_aside() -> None:
    state = position(KRYP, ["9S", ""], "4H 5D JH", last=False, stock=STOCK)
    play(state, "9S")
    assert (state.phase, state.turn, legal(state)) == (Phase.REVIEW, 1, {"no claim", MISSED})
    play(state, MISSED)
    assert pile_of(state, 0) == set(parse_cards("9S 4H 5D"))
    assert state.aside == list(parse_cards("JH"))
    content = position(KRYP, ["9S", ""], "4H 5D JH", last=False, stock=STOCK)
    play(content, "9S", "no claim")
    assert content.aside == list(parse_cards("JH"))
    assert set(parse_cards("9S 4H 5D")) <= set(content.table)


def test_of_two_sweepers_that_look_alike_the_first_is_seen_to_go() -> None:
    state = kryp("9D 2C", "8H")
    state.markers[0] = [Marker(parse_cards("9D")[0], True, mulle=True), Marker(parse_cards("7D")[0], True, mulle=False)]
    play(state, "9D x 8H", WRONG)
    assert [(one.card, one.mulle) for one in state.markers[0]] == [
        (parse_cards("7D")[0], False),
        (parse_cards("9D")[0], True),
    ]
    hidden = kryp("9D 2C", "8H")
    hidden.markers[0] = [Marker(parse_cards("9D")[0], False, mulle=True)]
    play(hidden, "9D x 8H")
    events = play(hidden, WRONG)
    assert [(event.index, event.face_up) for event in events if isinstance(event, CardTurned)] == [(0, False)]


def decided(name: str, state: CasinoState, seed: int = 1) -> str:
    situation = Situation(CasinoFamily(), state.rules.rule_set, state.standing, state.observe(state.turn))
    player = players()[name]
    options = player.consider(situation, random.Random(seed), Budget(samples=4))
    assert player.explain(situation, options[:1])[0].action == options[0].action
    return str(options[0].action)


def test_computer_players_see_who_creeps_and_beginners_overlook_what_they_must_take() -> None:
    state = kryp("9S 2C", "4H 5D 7H")
    done = {decided("beginner", state, seed) for seed in range(200)}
    assert "9S" in done
    assert "9S" not in {decided("counter", state, seed) for seed in range(20)}
    play(state, "9S")
    assert decided("searcher", state) == MISSED
    noticed = [decided("beginner", state, seed) == MISSED for seed in range(12)]
    assert 0 < sum(noticed) < 12


@dataclass
class Count:
    """Piles, sweeps and table of a deal, from what was done alone."""

    rules: CasinoRules
    maximal: bool
    table: list[Card]
    piles: list[list[Card]] = field(default_factory=list)
    points: list[int] = field(default_factory=list)
    last: int = -1
    before: tuple[int, Play, list[Card], list[list[Card]], list[int], int] | None = None
    upheld: int = 0

    def play(self, seat: int, play: Play) -> None:
        saved = (seat, play, self.table[:], [pile[:] for pile in self.piles], self.points[:], self.last)
        self.before = saved
        self._do(seat, play.card, list(play.taken))

    def _do(self, seat: int, card: Card, taken: list[Card]) -> None:
        if not taken:
            self.table.append(card)
            return
        side = self.rules.side_of[seat]
        twin = taken == self.table == [card]
        for one in taken:
            self.table.remove(one)
        self.piles[side] += [card, *taken]
        self.last = side
        if not self.table:
            worth = 10 if twin else 5
            self.points[side] += worth
            self.points[self.rules.side_of[(seat - 1) % self.rules.players]] -= worth

    def objection(self, fault: str, made: Play) -> bool:
        """Whether the objection is right; if so, what was played is put right by what is ``made`` of it."""
        assert self.before is not None
        seat, played, table, piles, points, last = self.before
        value = 14 if rank_of(played.card) == 1 else rank_of(played.card)
        counts = [rank_of(card) for card in table]
        able = [one for one in subsets(table) if divides([counts[place] for place in one], value)]
        if any(len(one) == len(table) for one in able):
            able = [one for one in able if len(one) == len(table)]
        elif self.maximal:
            singles = [set(one) for one in able if sum(counts[place] for place in one) == value]
            able = [one for one in able if not any(not group & set(one) for group in singles)]
        due = [sorted(table[place] for place in one) for one in able]
        taken = sorted(played.taken)
        if fault == "wrong_capture":
            right = bool(taken) and not divides([rank_of(card) for card in taken], value)
        else:
            right = bool(due) and taken not in due
        if right:
            self.upheld += 1
            self.table, self.piles, self.points, self.last = table, piles, points, last
            worths = {tuple(one): (sum(map(self._worth, one)), len(one)) for one in due}
            assert worths.get(made.taken, (0, 0)) == max(worths.values(), default=(0, 0))
            self._do(seat, played.card, list(made.taken))
            self.before = None
        return right

    @staticmethod
    def _worth(card: Card) -> int:
        special = dict(zip(parse_cards("TD 2S AS"), (3, 2, 2), strict=True))
        return special.get(card, int(card in SPADE_CARDS or rank_of(card) == 1))

    def total(self, aside: list[Card]) -> list[int]:
        if self.last >= 0:
            self.piles[self.last] += [*self.table, *aside]
        return [points + sum(map(self._worth, pile)) for points, pile in zip(self.points, self.piles, strict=True)]


SPADE_CARDS = set(parse_cards("AS 2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS"))


def counted(seed: int) -> Count:
    """A deal in which people err and object by chance, which comes to the same by both counts."""
    chance = random.Random(seed)
    number, maximal = chance.choice((2, 3, 4)), chance.random() < 0.5
    single = chance.random() < 0.3
    options = {"strict": True, "take": "maximal" if maximal else "any", "single_pack": single}
    if number == 4:
        options["partners"] = chance.random() < 0.5
    rules = rules_of("kryp", number, **options)
    state, _ = deal(rules, chance.sample(rules.pack, len(rules.pack)), chance.randrange(number))
    sides = len(rules.sides)
    count = Count(rules, maximal, list(state.table), [[] for _ in range(sides)], [0] * sides)
    aside: list[Card] = []
    while (seat := state.actor()) >= 0:
        actions = list(state.legal())
        objections = [one for one in actions if one.objection]
        lawful = list(state.legal().representatives()) if state.phase is Phase.PLAY else []
        # A table on which everybody creeps would be too crowded for the brute force.
        pool = objections if objections and (chance.random() < 0.6 or not lawful) else lawful
        action = chance.choice(pool if len(state.table) > 7 or chance.random() < 0.6 else actions)
        state.apply(action)
        if not action.objection:
            count.play(seat, action)
        elif str(action) != "no claim":
            right = count.objection(action.objection, state.plays[-1][1])
            assert right == state.objections[-1].upheld, (seed, str(action))
        for card in state.aside[len(aside) :]:
            count.table.remove(card)
        aside += state.aside[len(aside) :]
    assert count.total(aside) == list(totals(state.lines(), sides)), seed
    return count


@pytest.mark.parametrize("first", range(0, 12, 4))
def test_deals_come_to_what_a_count_of_its_own_says(first: int) -> None:
    assert sum(counted(seed).upheld for seed in range(first, first + 4)) > 4
