"""A table with irregularities: captures that are one out, and what is objected to."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardtable.ai.budget import Budget
from cardtable.ai.casino.players import players
from cardtable.ai.player import Situation
from cardtable.core.cards import format_card, parse_cards
from cardtable.core.errors import IllegalAction
from cardtable.core.events import Announced, CardTurned, PointsMarked
from cardtable.core.scores import totals
from cardtable.core.state import Deal, Standing
from cardtable.games.casino.family import CasinoFamily
from cardtable.games.casino.phases import Phase
from cardtable.games.casino.state import CasinoState
from tests.games.casino.positions import captures, legal, pile_of, play, points_by, position, rules_of
from tests.games.casino.recount import NO_TARGET
from tests.games.casino.recount_irregularities import Count

SWEDISH = rules_of("swedish", 2, strict=True)
FINNISH = rules_of("finnish", 2, strict=True)
ZWICKER = rules_of("zwicker", 2, strict=True)
OBJECTION = "claim wrong_capture 0"


def codes(events: list[object]) -> list[str]:
    return [str(event.code) for event in events if isinstance(event, Announced)]


def test_a_capture_can_be_one_out_and_no_more() -> None:
    hands, table = ["9S 2C", "KD 3C"], "4H 4D 6C TC 7H"
    assert captures(position(rules_of("swedish", 2), hands, table)) == set()
    state = position(SWEDISH, hands, table)
    # Eight of two fours, ten alone or of four and six; with the two nothing makes one or three.
    assert captures(state) == {
        "9S x 4H 4D",
        "9S x TC",
        "9S x 4D 6C",
        "9S x 4H 6C",
        "9S x 4D 6C TC",
        "9S x 4H 6C TC",
    }
    with pytest.raises(IllegalAction, match="does not add up"):
        play(state, "9S x 7H")


def test_courts_that_only_pair_cannot_be_miscounted() -> None:
    state = position(rules_of("classic", 2, strict=True), ["QS", "2C"], "KH JD QD")
    assert captures(state) == {"QS x QD"}


def test_at_zwickern_a_capture_with_a_stack_is_never_one_out() -> None:
    # The stack of nine is taken by a nine alone; the five and the four make nine as well, and ten is one more.
    state = position(ZWICKER, ["TS 9C", "KD 3C"], "5H 4D", builds=[(9, -1, "6C 3H")])
    assert captures(state) == {"TS x 5H 4D", "9C x 5H 4D", "9C x #1", "9C x 5H 4D #1"}


def test_a_sweep_after_which_one_plays_on_can_be_objected_to_before() -> None:
    state = position(rules_of("zwicker", 2, strict=True, reopen=True), ["TS 9C", "KD 3C"], "5H 4D")
    play(state, "TS x 5H 4D")
    assert (state.phase, state.actor()) == (Phase.REVIEW, 1)
    play(state, OBJECTION)
    assert (state.phase, state.actor()) == (Phase.PLAY, 1)
    assert set(state.table) == set(parse_cards("5H 4D TS"))
    state = position(rules_of("zwicker", 2, strict=True, reopen=True), ["TS 9C", "KD 3C"], "5H 4D")
    play(state, "TS x 5H 4D", "no claim", "9C")
    assert (state.phase, state.actor(), len(state.table)) == (Phase.PLAY, 1, 1)


def test_a_wrong_capture_goes_back_and_its_card_is_laid_down() -> None:
    state = position(SWEDISH, ["9S 2C", "KD 3C"], "4H 4D 7H")
    assert not legal(state) & {OBJECTION}
    play(state, "9S x 4D 4H")
    assert pile_of(state, 0) == set(parse_cards("9S 4D 4H"))
    assert OBJECTION in legal(state)
    events = play(state, OBJECTION)
    assert codes([*events]) == ["fault_claimed", "fault_admitted"]
    assert (pile_of(state, 0), state.last_capturer) == (set(), -1)
    assert set(state.table) == set(parse_cards("7H 4D 4H 9S"))
    assert (state.turn, str(state.plays[-1][1])) == (1, "9S")
    assert OBJECTION not in legal(state)
    play(state, "KD")
    assert state.turn == 0


def test_an_objection_without_ground_costs_nothing() -> None:
    state = position(SWEDISH, ["9S 2C", "KD 3C"], "4H 5D 7H")
    play(state, "9S x 4H 5D")
    events = play(state, OBJECTION)
    assert codes([*events]) == ["fault_claimed", "fault_denied"]
    assert pile_of(state, 0) == set(parse_cards("9S 4H 5D"))
    # What was denied is not claimed again before another card is played.
    assert OBJECTION not in legal(state)
    with pytest.raises(IllegalAction):
        play(state, OBJECTION)


def test_whoever_has_played_objects_no_more() -> None:
    state = position(SWEDISH, ["9S 2C", "KD 3C"], "4H 4D 7H")
    play(state, "9S x 4D 4H", "KD")
    assert not any(text.startswith("claim") for text in legal(state))
    assert pile_of(state, 0) == set(parse_cards("9S 4D 4H"))


def test_nobody_objects_to_his_partner_nor_to_what_lies_in_builds() -> None:
    rules = rules_of("mulle_glimne", 4, strict=True)
    state = position(rules, ["9S 2C", "KD 3C", "5C 6C", "7C 8C"], "4H 4D 7H", turn=0)
    play(state, "9S x 4D 4H")
    state.turn = 2
    assert not any(text.startswith("claim") for text in legal(state))
    state = position(rules, ["9S 2C", "KD 3C", "5C 6C", "7C 8C"], "TH", builds=[(9, 1, "5D 4D")])
    assert "9S x TH #1" not in legal(state)


def test_what_a_wrong_capture_has_marked_is_taken_off() -> None:
    # The other side has a hut; this one balances it, and aces count at once.
    state = position(FINNISH, ["9S 2C", "KD 3C"], "AH 7H", stock="4C 5C 6C 7C 8C 9C TC JC", last=False)
    play(state, "9S x AH 7H")
    assert [line.code for line in state.marked] == ["ace", "hut"]
    events = play(state, OBJECTION)
    assert (state.marked, state.markers) == ([], [[], []])
    withdrawn = [event.line.points for event in events if isinstance(event, PointsMarked)]
    assert withdrawn == [-1, -1]


def test_a_hut_that_was_balanced_stands_again() -> None:
    state = position(FINNISH, ["9S 2C", "KD 3C"], "KS", turn=1, stock="4C 5C 6C 7C 8C 9C TC JC", last=False)
    play(state, "KD x KS")
    state.table = list(parse_cards("8H"))
    state.turn = 0
    play(state, "9S x 8H")
    assert [[marker.face_up for marker in markers] for markers in state.markers] == [[False], [False]]
    events = play(state, OBJECTION)
    assert [[marker.face_up for marker in markers] for markers in state.markers] == [[], [True]]
    assert [(event.index, event.face_up) for event in events if isinstance(event, CardTurned)] == [(0, True)]


def test_a_build_that_was_captured_wrongly_besides_stays() -> None:
    rules = rules_of("mulle_glimne", 2, strict=True)
    state = position(rules, ["9S 2C", "KD 3C"], "4H 4D 7H", builds=[(13, 1, "9D 4C")])
    play(state, "9S x 4D 4H", OBJECTION)
    assert [one.value for one in state.builds] == [13]


def last_capture() -> CasinoState:
    """The last card of a deal is about to take eight with a nine."""
    piles = "AS 2S 3S 4S 5S 6S 7S 8S TS JS QS KS AD 2D 3D 5D 6D 7D 8D 9D TD JD QD KD"
    others = "AH 2H 3H 5H 6H 8H 9H TH JH QH KH AC 2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC"
    return position(SWEDISH, ["9S", ""], "4H 4D 7H", piles=(piles, others), last_capturer=1)


def test_the_last_capture_of_a_deal_can_be_objected_to() -> None:
    state = last_capture()
    play(state, "9S x 4D 4H")
    assert (state.phase, state.turn, legal(state)) == (Phase.REVIEW, 1, {"no claim", OBJECTION})
    assert state.observe(1).dispute is not None
    play(state, OBJECTION)
    # The rest of the table goes to who captured last before.
    assert state.final is not None
    assert points_by(state.final, "last_capture") == {1: 1}
    accepted = last_capture()
    play(accepted, "9S x 4D 4H", "no claim")
    assert accepted.final is not None
    assert points_by(accepted.final, "last_capture") == {0: 1}


def test_a_denied_objection_at_the_end_leaves_contentment() -> None:
    state = last_capture()
    state.table = list(parse_cards("4H 5D 7H"))
    play(state, "9S x 4H 5D", OBJECTION)
    assert legal(state) == {"no claim"}
    with pytest.raises(IllegalAction):
        play(state, OBJECTION)
    with pytest.raises(IllegalAction):
        play(state, "9S")


def test_a_capture_that_would_win_the_match_can_be_objected_to() -> None:
    def arriving() -> CasinoState:
        stock = "4C 5C 6C 7C 8C 9C TC JC"
        return position(FINNISH, ["9S 2C", "KD 3C"], "AH 7H", stock=stock, last=False, points=(15, 3))

    state = arriving()
    play(state, "9S x AH 7H")
    assert state.phase is Phase.REVIEW
    play(state, OBJECTION, "KD")
    assert (state.final, state.turn) == (None, 0)
    state = arriving()
    play(state, "9S x AH 7H", "no claim")
    assert state.final is not None
    assert CasinoFamily().fold(FINNISH.rule_set, state.standing, state.final).winners == (0,)


def decided(name: str, state: CasinoState, seed: int = 1) -> str:
    situation = Situation(CasinoFamily(), state.rules.rule_set, state.standing, state.observe(state.turn))
    player = players()[name]
    options = player.consider(situation, random.Random(seed), Budget(samples=4))
    assert player.explain(situation, options[:1])[0].action == options[0].action
    return str(options[0].action)


def test_computer_players_object_and_beginners_miscount() -> None:
    state = position(SWEDISH, ["9S 2C", "KD 3C"], "4H 4D 7H")
    wrong = {decided("beginner", state, seed) for seed in range(150)}
    assert "9S x 4H 4D" in wrong
    assert "9S x 4H 4D" not in {decided("counter", state, seed) for seed in range(20)}
    play(state, "9S x 4D 4H")
    assert decided("searcher", state) == OBJECTION
    noticed = [decided("beginner", state, seed) == OBJECTION for seed in range(12)]
    assert 0 < sum(noticed) < 12
    right = position(SWEDISH, ["9S 2C", "KD 3C"], "4H 5D 7H")
    play(right, "9S x 4H 5D")
    assert decided("counter", right) != OBJECTION


@pytest.mark.parametrize(
    ("table", "capture", "expected"), [("4H 4D 7H", "9S x 4D 4H", OBJECTION), ("4H 5D", "9S x 4H 5D", "no claim")]
)
def test_a_computer_player_looks_at_the_last_capture(table: str, capture: str, expected: str) -> None:
    state = last_capture()
    state.table = list(parse_cards(table))
    play(state, capture)
    assert decided("searcher", state) == expected


@pytest.mark.parametrize(("name", "spades"), [("swedish", None), ("overspader", 6)])
@pytest.mark.parametrize("players", [2, 3, 4])
@given(st.integers(0, 2**32))
@settings(deadline=None, max_examples=4)
def test_every_deal_with_irregularities_comes_to_what_a_count_of_its_own_says(
    name: str, spades: int | None, players: int, seed: int
) -> None:
    counted(name, spades, players, random.Random(seed))


def counted(name: str, spades: int | None, players: int, chance: random.Random) -> CasinoState:
    """A deal in which people capture, err and object by chance, which comes to the same by both counts."""
    rules = rules_of(name, players, strict=True, target=NO_TARGET)
    state = CasinoState(rules, Standing((0,) * players, chance.randrange(players)))
    count = Count(players, spades)
    order = chance.sample(rules.pack, 52)
    state.apply(Deal(tuple(order)))
    count.begin([format_card(card) for card in order])
    while (seat := state.actor()) >= 0:
        legal_now = list(state.legal())
        objections = [one for one in legal_now if one.objection]
        captures_now = [one for one in legal_now if one.captures and not one.objection]
        pool = objections if objections and chance.random() < 0.5 else captures_now or legal_now
        action = chance.choice(pool if chance.random() < 0.8 else legal_now)
        state.apply(action)
        count.do(seat, str(action))
    assert count.total() == list(totals(state.lines(), players))
    return state
