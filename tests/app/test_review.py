"""Looking at a deal again: what is asked, and what the answers mean."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import replace

import pytest
from pytestqt.qtbot import QtBot

from cardtable.ai.protocol import Considered, Failure, Reason, Reply, Request
from cardtable.app.review import Judgement, Review, compared, has_choice, judge
from cardtable.core.record import SeatEntry
from cardtable.games.ecarte.observation import EcarteObservation
from cardtable.games.piquet.actions import ASK, Do, PiquetAction
from cardtable.games.registry import VARIANTS
from cardtable.session.session import Session
from cardtable.ui.game_views.game_view import game_view_of
from tests.app.scripted import ScriptedClient
from tests.contract.setups import DEFAULTS, Setup, walk
from tests.games.casino.positions import position, rules_of

ANSWERS = (Considered("9D", 1.5, (Reason("sweep"),)), Considered("KD", 1.47), Considered("2S", 0.2))


def played(variant: str, players: int, *, seed: int = 3) -> Session:
    """A session with one deal that is over; everybody is a person and plays at random."""
    chance = random.Random(seed)
    names = ("Anna", "Björn", "Christina")[:players]
    session = Session.begin(VARIANTS[variant].rule_set(players), [SeatEntry(name) for name in names], chance)
    session.begin_deal()
    while not session.between_deals:
        session.submit(session.actor(), chance.choice(list(session.legal().representatives())))
    return session


def unjudged(session: Session, seat: int) -> Review:
    """A review that nobody answers."""
    return Review(session, 0, seat, game_view_of(session.family.name), ScriptedClient(None))


def first_legal(session: Session) -> Callable[[Request], Reply]:
    """A player who thinks that whatever was not done is two points better."""

    def policy(request: Request) -> Reply:
        family = session.family
        observation = family.observation(request.observation)
        legal = family.sample(observation, random.Random(1)).legal()
        values = tuple(Considered(str(action), -float(place)) for place, action in enumerate(legal.representatives()))
        return Reply(request.id, values[0].action, values[:64])

    return policy


@pytest.mark.parametrize(
    ("action", "shortfall", "at_least"), [("9D", 0.0, False), ("KD", 0.0, False), ("2S", 1.3, False), ("4C", 1.3, True)]
)
def test_a_decision_is_judged_by_what_was_considered(action: str, shortfall: float, at_least: bool) -> None:
    judgement = judge(Reply(1, "9D", ANSWERS), action, str)
    assert judgement is not None
    assert judgement.best == "9D"
    assert judgement.shortfall == pytest.approx(shortfall)
    assert judgement.at_least is at_least
    assert judgement.reasons == (Reason("sweep"),)


def test_an_answer_without_actions_judges_nothing() -> None:
    assert judge(Reply(1, "9D"), "9D", str) is None


def firsts(asked: Sequence[object]) -> set[int]:
    """The places of what was not asked about just before."""
    return {place for place, one in enumerate(asked) if not place or one != asked[place - 1]}


@pytest.mark.parametrize(("variant", "players"), [("casino.swedish", 2), ("casino.mulle_glimne", 3), ("ecarte", 2)])
def test_each_decision_with_a_choice_is_asked_about_as_it_was_seen(qtbot: QtBot, variant: str, players: int) -> None:
    session = played(variant, players)
    client = ScriptedClient(first_legal(session))
    review = Review(session, 0, 1, game_view_of(session.family.name), client)
    with qtbot.waitSignal(review.finished):
        review.begin()
    expected = []
    for place, action in enumerate(session.deals[0].actions):
        state, _ = session.state_after(0, place)
        if state.actor() == 1 and len(state.legal()) > 1:
            expected.append((place, action, state.observe(1).to_json()))
    assert expected
    assert [(one.place, one.action) for one in review.decisions] == [(place, done) for place, done, _ in expected]
    # Each is asked about once, and what seems to be a fault is compared with what seems to be better, by other chances.
    asked = [(dict(request.observation), request.compared) for request in client.requests]
    once = [one for place, one in enumerate(asked) if not place or one != asked[place - 1]]
    assert once == [(seen, str(done)) for _, done, seen in expected]
    faults = sum(one.judgement is not None and not one.judgement.good for one in review.decisions)
    assert len(asked) - len(once) == faults
    assert len({(request.compared, request.seed) for request in client.requests}) == len(asked)
    assert all((request.against is None) == (number in firsts(asked)) for number, request in enumerate(client.requests))
    assert all(one.judgement is not None for one in review.decisions)
    assert client.stopped


def test_what_was_given_away_adds_up(qtbot: QtBot) -> None:
    session = played("casino.swedish", 2)
    review = Review(session, 0, 0, game_view_of(session.family.name), ScriptedClient(first_legal(session)))
    with qtbot.waitSignal(review.finished):
        review.begin()
    falls = [one.judgement.shortfall for one in review.decisions if one.judgement]
    assert sum(falls) > 0
    assert review.given_away_clearly.points == pytest.approx(sum(falls))


def test_a_fault_that_a_second_look_does_not_find_is_none(qtbot: QtBot) -> None:
    session = played("casino.swedish", 2)
    policy = first_legal(session)

    def wavering(request: Request) -> Reply:
        # At the second look whatever was done is the best, but for the first decision.
        seen = [one for one in client.requests if one.compared == request.compared]
        reply = policy(request)
        if len(seen) > 1 and request.seed is not None and request.seed > 500_000:
            mine = [one for one in reply.considered if one.action == request.compared]
            return Reply(request.id, reply.action, (*mine, *(one for one in reply.considered if one not in mine)))
        return reply

    client = ScriptedClient(wavering)
    review = Review(session, 0, 0, game_view_of(session.family.name), client)
    with qtbot.waitSignal(review.finished):
        review.begin()
    judgements = [one.judgement for one in review.decisions if one.judgement is not None]
    assert len(client.requests) > len(judgements)
    assert all(one.good for one in judgements)
    assert review.given_away_clearly.points == 0


FIRST = Judgement("9D", 3.0, False, (Reason("sweep"),), (("9D", 0.0), ("2S", 3.0)), 0.4)
"""A first look that flatters what it has chosen."""


def found(shortfall: float, spread: float, *, in_points: bool = True) -> Judgement:
    """What deals of their own say of it."""
    better, done = Considered("9D", shortfall), Considered("2S", 0.0, (), spread)
    return compared(FIRST, Reply(1, "9D", (better, done), in_points), "2S")


def test_what_is_told_comes_from_deals_that_have_chosen_nothing() -> None:
    clear = found(1.5, 0.6)
    assert (clear.best, clear.shortfall, clear.reasons) == ("9D", 1.5, FIRST.reasons)
    assert clear.least == pytest.approx(0.9)
    assert clear.most == pytest.approx(2.1)
    assert clear.clear
    # A puzzle that is made of it knows what it costs.
    assert dict(clear.costs) == {"9D": 0.0, "2S": 1.5}
    assert not found(1.5, 0.6, in_points=False).in_points
    # What did better is good, and counts for what it was.
    good = found(-0.8, 0.3)
    assert (good.good, good.best, good.shortfall, good.measured) == (True, "2S", 0.0, -0.8)


def test_what_cannot_be_compared_is_no_fault_unless_it_was_not_even_worth_a_look() -> None:
    alone = Reply(1, "9D", (Considered("9D", 1.0),))
    assert compared(FIRST, alone, "2S").doubtful
    assert compared(replace(FIRST, at_least=True), alone, "2S").clear


def test_what_may_be_chance_is_doubtful() -> None:
    assert found(0.6, 0.7).doubtful
    assert found(1.2, 0.7).clear
    # Among many decisions one of twenty would be called a fault by chance.
    assert found(1.0, 0.7).doubtful
    # An interval that ends where nothing is said ends too low.
    assert found(0.04, 0.0).good
    assert found(0.0, 0.7).good
    # What was not looked at closely falls short by more than all that was, and how certain that is nobody knows.
    assert replace(found(0.6, 0.7), at_least=True).clear
    # The first one's spread is that of its own value.
    best = judge(Reply(1, "9D", (Considered("9D", 2.0, (), 5.0),)), "9D", str)
    assert best is not None
    assert best.noise == 0


def test_an_opponents_hand_is_not_in_the_picture(qtbot: QtBot) -> None:
    session = played("ecarte", 2)
    for decision in Review(session, 0, 0, game_view_of(session.family.name), ScriptedClient(None)).decisions:
        state, _ = session.state_after(0, decision.place)
        seen = {placed.card for cards in decision.view.zones.values() for placed in cards}
        observation = state.observe(1)
        assert isinstance(observation, EcarteObservation)
        hidden = set(observation.hand)
        assert not seen & hidden


def test_bets_are_not_judged() -> None:
    session = played("ecarte.rotation", 3)
    for seat in range(3):
        assert all(one.view.phase != "bet" for one in unjudged(session, seat).decisions)


def test_questions_at_piquet_are_not_judged() -> None:
    asked, chance = 0, random.Random(4)
    for seed in range(3):
        session = Session.begin(
            VARIANTS["piquet.points"].rule_set(2), [SeatEntry("Anna"), SeatEntry("Björn")], random.Random(seed)
        )
        session.begin_deal()
        while not session.between_deals:
            usual = list(session.legal().representatives())
            session.submit(session.actor(), ASK if ASK in session.legal() else chance.choice(usual))
        asked += sum(action == ASK for action in session.deals[0].actions)
        for seat in (0, 1):
            actions = [one.action for one in unjudged(session, seat).decisions]
            kinds = {action.do for action in actions if isinstance(action, PiquetAction)}
            assert all(isinstance(action, PiquetAction) for action in actions)
            assert not kinds & {Do.ASK, Do.CUT}
            assert kinds >= {Do.CHANGE, Do.CARD}
            # Who can play but one card has no choice.
            cards = [one for one in unjudged(session, seat).decisions if str(one.view.phase) == "play"]
            assert all(len(one.legal.representatives()) > 1 for one in cards)
    assert asked


def test_a_failure_ends_the_review(qtbot: QtBot) -> None:
    review = Review(
        played("casino.swedish", 2),
        0,
        0,
        game_view_of("casino"),
        ScriptedClient(lambda request: Failure(request.id, "cancelled")),
    )
    with qtbot.waitSignal(review.finished):
        review.begin()
    assert review.failure is not None
    assert review.given_away_clearly.points == 0


@pytest.mark.parametrize("setup", DEFAULTS, ids=str)
def test_there_is_a_choice_where_there_are_two_actions(setup: Setup) -> None:
    for state, _ in walk(setup, 5):
        if state.actor() >= 0:
            assert has_choice(state.legal()) == (len(state.legal()) > 1)


@pytest.mark.parametrize("hand", ["KH", "KH QH"])
def test_a_choice_is_found_on_a_table_of_more_captures_than_can_be_counted(hand: str) -> None:
    table = " ".join(f"{rank}{suit}" for rank in "A23456789T" for suit in "SHDC")
    state = position(rules_of("swedish", 2), [hand, "KD"], table)
    assert has_choice(state.legal())
