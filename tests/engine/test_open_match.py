"""The door for callers: a match is begun, played, seen, replayed and set up in a few lines."""

from __future__ import annotations

import random
from enum import StrEnum
from itertools import islice

import pytest

from cardtable import engine
from cardtable.core.cards import parse_card
from cardtable.core.chance import rng
from cardtable.core.events import CardsMoved, DealEnded
from cardtable.core.record import HUMAN, SeatEntry, parse_record
from cardtable.core.rules import RuleSet
from cardtable.games.casino.card_parts import ValueCard
from cardtable.games.casino.codes import Line
from cardtable.games.casino.dealing import four_each
from cardtable.games.casino.happenings import Sweeps
from cardtable.games.casino.rules import CasinoRules, ScoreTable
from cardtable.games.casino.variant_spec import VariantSpec, casino, target
from cardtable.games.casino.variants import SPECS, variant_of
from cardtable.games.registry import VARIANTS, variant
from cardtable.session.session import Session
from tests.contract.setups import DEFAULTS, Setup

DEALT = "variant casino.swedish\nhands 9S 4H TD 2C | 8H KS 3D 7C\ntable 5C 4D 8C QD"


def played(match: engine.OpenMatch, most_deals: int = 100) -> engine.OpenMatch:
    """Play a match at random to its end."""
    generator = random.Random(5)
    while not match.over and match.deals < most_deals:
        match.deal()
        while match.actor is not None:
            match.play(generator.choice(match.state.legal().representatives()))
    return match


@pytest.mark.parametrize("setup", DEFAULTS, ids=str)
def test_a_deal_of_every_rule_set_in_a_few_lines(setup: Setup) -> None:
    match = engine.begin(setup.rule_set.variant, setup.rule_set.players, seed=3)
    assert match.actor is None
    assert match.legal() == []
    played(match, most_deals=1)
    assert match.lines == match.lines_of(0)
    assert match.lines
    # Not texts that happen to be equal.
    assert all(isinstance(line.code, StrEnum) for line in match.lines)
    assert all(isinstance(one, DealEnded) for one in match.events(0)[-1:])
    again = engine.replay(match.record())
    assert (again.standing, again.lines, again.deals) == (match.standing, match.lines, 1)


def test_a_seed_has_the_cards_that_its_number_has_in_the_program() -> None:
    match = engine.begin("piquet.points", seed=482915073)
    match.deal()
    session = Session.begin(variant("piquet.points").rule_set(), [SeatEntry("A", HUMAN)] * 2, rng(1), number=482915073)
    session.begin_deal()
    ours, theirs = parse_record(match.record()), session.record()
    assert ours.deals[0].pack == theirs.deals[0].pack
    assert ours.number == theirs.number == 482915073


def test_without_a_seed_matches_differ() -> None:
    first, second = engine.begin("ecarte"), engine.begin("ecarte")
    assert first.seed != second.seed


def test_a_whole_match() -> None:
    match = played(engine.begin("casino.swedish", seed=7, options={"target": 11}))
    assert match.over
    assert match.winners in ((0,), (1,))
    assert max(match.scores) >= 11
    assert match.actor is None
    assert match.phase is None
    with pytest.raises(engine.IllegalAction) as caught:
        match.deal()
    assert caught.value.code == "partie_is_over"
    assert repr(match) == "<OpenMatch casino.swedish, over>"
    assert str(match).endswith(f"points {match.scores[0]} {match.scores[1]}")


def test_what_is_refused_changes_nothing() -> None:
    match = engine.position(DEALT)
    before = match.state.key()
    for text, code in (("fly", "not_an_action"), ("9C", "not_in_hand"), ("8H x 5C", "does_not_add_up")):
        with pytest.raises(engine.CodedError) as caught:
            match.play(text)
        assert caught.value.code == code
        assert match.state.key() == before


def test_the_state_is_a_copy() -> None:
    match = engine.position(DEALT)
    before = str(match)
    state = match.state
    state.apply(next(iter(state.legal())))
    assert str(match) == before != str(state)


def test_nothing_is_asked_between_deals() -> None:
    match = engine.begin("casino.swedish", seed=1)
    for ask in (match.observe, match.status, match.advise, lambda: match.state, lambda: match.play("9S")):
        with pytest.raises(engine.IllegalAction) as caught:
            ask()
        assert caught.value.code == "no_deal_is_running"
    for deal in (-1, 0):
        with pytest.raises(engine.IllegalAction):
            match.lines_of(deal)
    assert match.lines == ()


def test_there_is_no_such_seat() -> None:
    match = engine.position(DEALT)
    for seat in (-1, 2):
        with pytest.raises(engine.IllegalAction) as caught:
            match.observe(seat)
        assert caught.value.code == "no_such_seat"
        with pytest.raises(engine.IllegalAction):
            match.events(seat)


def test_another_shuffle_comes_from_the_seed_too() -> None:
    match = engine.begin("piquet.points", seed=3)
    match.deal()
    first = match.state.key()
    match.play("shuffle")
    assert match.actor is not None
    assert match.actor >= 0
    assert match.state.key() != first
    again = engine.replay(match.record())
    assert again.state.key() == match.state.key()
    other = engine.begin("piquet.points", seed=3)
    other.deal()
    other.play("shuffle")
    assert other.state.key() == match.state.key()


def test_the_pack_can_be_given() -> None:
    given = engine.begin("ecarte", seed=1, dealer=0)
    pack = " ".join(rank + suit for rank in "AKQJT987" for suit in "SHDC")
    given.deal(pack)
    assert parse_record(given.record()).deals[0].pack == pack
    # These cards are none of the seed.
    assert parse_record(given.record()).number is None
    with pytest.raises(engine.CodedError) as caught:
        engine.begin("ecarte", seed=1).deal("AS KS")
    assert caught.value.code == "not_this_pack"


def test_a_seat_is_told_what_it_may_know() -> None:
    match = engine.begin("ecarte", seed=1, dealer=0)
    match.deal()
    own, other = match.events(1), match.events(0)
    assert [type(event) for event in own] == [type(event) for event in other]
    hidden = [event for event in other if isinstance(event, CardsMoved) and -1 in event.cards]
    assert {str(event.target) for event in hidden} == {"hand:1"}
    assert str(match.observe()) == str(match.observe(1)) != str(match.observe(0))


@pytest.mark.parametrize("name", ["casino.swedish", "ecarte", "piquet.points"])
@pytest.mark.parametrize("player", ["greedy", "counter"])
def test_advice_is_legal_comes_again_and_rests_on_what_the_seat_knows(name: str, player: str) -> None:
    match = engine.begin(name, seed=11)
    match.deal()
    for _ in range(3):
        advice = match.advise(player)
        assert advice == match.advise(player)
        seen = match.observe()
        twin = engine.position(str(match.family.sample(seen, random.Random(2))), checked=False)
        assert twin.observe() == seen
        assert twin.advise(player) == advice
        legal = match.state.legal()
        assert all(match.family.parse_action(one.action) in legal for one in advice)
        assert all(type(reason.code) is not str for one in advice for reason in one.reasons)
        match.play(advice[0].action)


def test_an_unknown_player_is_told_who_there_is() -> None:
    with pytest.raises(engine.CodedError) as caught:
        engine.position(DEALT).advise("stockfish")
    assert caught.value.code == "unknown_player"
    assert "searcher" in engine.sentence(caught.value)


def test_a_position_goes_on_to_its_end_and_counts() -> None:
    match = engine.position(f"{DEALT}\npoints 3 5\ndeals 2")
    assert (match.scores, match.deals) == ((3, 5), 1)
    middle = engine.position(str(match))
    generator = random.Random(1)
    for one in (match, middle):
        while one.actor is not None:
            one.play(generator.choice(one.state.legal().representatives()))
        assert one.standing.deals == 3
        assert sum(one.scores) > 8
        with pytest.raises(engine.CodedError) as caught:
            one.record()
        assert caught.value.code == "no_record"


def test_a_position_of_a_first_deal_as_it_is_dealt_has_a_record() -> None:
    match = engine.position(f"{DEALT}\nmoves 8H x 8C")
    match.play("4H x 4D")
    assert engine.replay(match.record()).state.key() == match.state.key()


def test_a_position_of_a_deal_that_is_over_is_counted() -> None:
    match = engine.begin("ecarte", seed=4)
    match.deal()
    last = match.state
    while match.actor is not None:
        last = match.state
        match.play(next(iter(last.legal())))
    last.apply(next(iter(last.legal())))
    over = engine.position(str(last))
    assert over.actor is None
    assert over.standing == match.standing


def test_what_is_wrong_with_a_position_is_said() -> None:
    broken = str(engine.position(DEALT)).replace("9S 4H TD 2C", "9S 4H TD")
    with pytest.raises(engine.InvalidPositionError) as caught:
        engine.position(broken)
    assert [engine.sentence(one) for one in caught.value.invalid] == ["Of 2C, 1 too few lie anywhere."]
    assert [one.code for one in engine.position(broken, checked=False).status()] == ["card_missing"]
    assert engine.position(DEALT).status() == []


def test_all_rule_sets_are_listed() -> None:
    names = {one.id for one in islice(engine.variants(), 100)}
    assert {"casino.swedish", "ecarte", "piquet.points"} < names


def test_a_rule_set_from_elsewhere_may_bring_codes_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    queen = ValueCard("queen_of_hearts", parse_card("QH"), points=5)

    def rules(agreed: RuleSet) -> CasinoRules:
        return casino(agreed, plan=four_each(agreed.players, pack=52, table=4), score=ScoreTable((queen, Sweeps())))

    spec = VariantSpec("casino.queens", 999, (2,), lambda players: (target(11),), rules)
    monkeypatch.setitem(SPECS, spec.id, spec)
    mine = variant_of(spec)
    VARIANTS.add(mine)
    try:
        match = played(engine.begin("casino.queens", seed=1), most_deals=1)
    finally:
        VARIANTS.remove(mine)
    codes = {str(line.code): type(line.code) for line in match.lines}
    assert codes["queen_of_hearts"] is str
    assert codes["won"] is Line


@pytest.mark.parametrize("seed", [0, -5, 10**12])
def test_a_seed_is_a_number_that_a_record_can_keep(seed: int) -> None:
    with pytest.raises(engine.CodedError, match="bad seed"):
        engine.begin("ecarte", seed=seed)


def test_a_pack_of_no_cards_is_refused_by_the_error_that_is_promised() -> None:
    with pytest.raises(engine.CardError):
        engine.begin("ecarte", seed=1).deal("AS XX")


def test_a_text_that_names_no_rule_set_is_no_position() -> None:
    with pytest.raises(engine.CodedError, match="not a position"):
        engine.position("turn 0")
