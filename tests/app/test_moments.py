"""The moment of a computer player's move tells nothing of what it holds: with a clock that the tests move."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator

import pytest
from pytestqt.qtbot import QtBot

from cardtable.ai.names import EVERYBODY, UNTIMED
from cardtable.app import pacing
from cardtable.app.controller import Controller, Mode
from cardtable.app.keeping import Keeping
from cardtable.app.pacing import AT_ONCE, GRID, Pacing
from cardtable.app.settings import PACES, THINKING
from cardtable.core.events import Event
from cardtable.core.record import HUMAN, SeatEntry
from cardtable.core.state import Deal, DealState
from cardtable.session.session import Session
from cardtable.ui.game_views.game_view import game_view_of
from cardtable.ui.table.view import TableView
from tests.app.scripted import ScriptedClient, takes_most
from tests.contract.setups import DEFAULTS, Setup, first_standing, order
from tests.contract.test_secrets import rearranged, unseen_places

pytestmark = pytest.mark.moments

MILLISECOND = 0.0011
"""Timers count in these."""

THOUGHTS = (0.004, 0.28, 0.6)
"""Shares of the time to think after which an answer is there."""


class Clock:
    """Stands in for the monotonic clock."""

    def __init__(self) -> None:
        self.now = 5000.0

    def monotonic(self) -> float:
        return self.now


class Desk:
    """A table at which seat 0 is a person; its clock is moved by hand, and so are the answers."""

    def __init__(self, clock: Clock, qtbot: QtBot, people: tuple[int, ...] = (0,)) -> None:
        self._clock, self._people = clock, people
        self.table = TableView()
        qtbot.addWidget(self.table)
        self.table.choreographer.set_speed(0)
        self.client = ScriptedClient(None)
        self.controller = Controller(self.table.showing, self.client, Keeping(None), game_view_of)
        self._moved: list[float] = []
        self.controller._pacing.move_due.connect(lambda: self._moved.append(clock.now))

    def open(self, setup: Setup, dealt: list[int]) -> None:
        """A deal in which a computer player is to act first; its answer is waited for."""
        players = [HUMAN if seat in self._people else "searcher" for seat in setup.seats]
        seats = [SeatEntry(f"P{seat}", player) for seat, player in enumerate(players)]
        dealer = next(one for one in setup.seats if players[dealt_by(setup, dealt, one)[0].actor()] != HUMAN)
        session = Session.begin(setup.rule_set, seats, first_dealer=dealer)
        session.begin_deal(dealt)
        self.controller.resume(session.record(), None)
        assert self.controller.mode is Mode.THINKING

    def moment(self, thought: float) -> float:
        """After how many seconds the move is made whose thought took so many."""
        begun = self._clock.now
        self._clock.now += thought
        self._moved.clear()
        self.client.answer(takes_most)
        timer = self.controller._pacing._pause
        made = self._moved[0] if self._moved else self._clock.now + timer.interval() / 1000
        return made - begun


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    made = Clock()
    monkeypatch.setattr(pacing, "time", made)
    return made


@pytest.fixture
def desks(qtbot: QtBot, clock: Clock) -> Iterator[Callable[..., Desk]]:
    made: list[Desk] = []

    def make(**options: tuple[int, ...]) -> Desk:
        made.append(Desk(clock, qtbot, **options))
        return made[-1]

    yield make
    for desk in made:
        desk.controller.leave()


def dealt_by(setup: Setup, dealt: list[int], dealer: int) -> tuple[DealState, list[Event]]:
    """A deal just dealt, and all that has happened."""
    state = setup.family.deal(setup.rule_set, first_standing(setup, dealer))
    return state, state.apply(Deal(tuple(dealt)))


def twin_of(setup: Setup, dealt: list[int]) -> list[int]:
    """Another order of the pack that looks the same to seat 0."""
    dealer = next(one for one in setup.seats if dealt_by(setup, dealt, one)[0].actor() != 0)
    _, events = dealt_by(setup, dealt, dealer)
    twin = rearranged(dealt, unseen_places(dealt, events, 0), random.Random(4))
    assert twin != dealt
    return twin


@pytest.mark.parametrize("setup", DEFAULTS, ids=str)
def test_deals_that_differ_in_hidden_cards_are_answered_at_the_same_moment(
    setup: Setup, desks: Callable[..., Desk]
) -> None:
    dealt = list(order(setup, 7))
    moments = []
    for cards, thought in ((dealt, 0.003), (twin_of(setup, dealt), 0.59)):
        desk = desks()
        desk.open(setup, cards)
        moments.append(desk.moment(thought))
    assert moments[0] == pytest.approx(moments[1], abs=MILLISECOND)


@pytest.mark.parametrize("pace", sorted(PACES))
@pytest.mark.parametrize("thinking", sorted(THINKING))
def test_no_pace_and_no_time_to_think_tells_how_long_the_thought_was(
    pace: str, thinking: str, desks: Callable[..., Desk]
) -> None:
    moments = set()
    for share in THOUGHTS:
        desk = desks()
        desk.controller.set_pace(PACES[pace])
        desk.controller.set_thinking(THINKING[thinking])
        desk.open(DEFAULTS[0], list(order(DEFAULTS[0], 3)))
        # The thought ends when its time does, whatever it is about.
        given = desk.client.requests[-1].seconds
        moments.add(desk.moment(share * given))
    assert max(moments) - min(moments) <= MILLISECOND


def test_who_wants_no_pause_waits_for_a_short_thought_alone(desks: Callable[..., Desk]) -> None:
    desk = desks()
    desk.controller.set_pace(0)
    desk.controller.set_thinking(5.0)
    desk.open(DEFAULTS[0], list(order(DEFAULTS[0], 3)))
    assert desk.client.requests[-1].seconds == 0.2
    assert desk.moment(0.01) == pytest.approx(0.25, abs=MILLISECOND)


def test_at_the_usual_pace_nobody_waits_longer_than_before(desks: Callable[..., Desk]) -> None:
    desk = desks()
    desk.open(DEFAULTS[0], list(order(DEFAULTS[0], 3)))
    assert desk.moment(0.01) <= 0.7 + 0.42


def test_answers_that_come_too_late_come_in_steps(desks: Callable[..., Desk]) -> None:
    moments = []
    for late in (0.8, 0.95, 1.3):
        desk = desks()
        desk.open(DEFAULTS[0], list(order(DEFAULTS[0], 3)))
        moments.append(desk.moment(late))
    assert moments[:2] == pytest.approx([1.0, 1.0], abs=MILLISECOND)
    assert moments[2] == pytest.approx(1.5, abs=MILLISECOND)


FORCED, FREE = 0.004, 0.93
"""Seconds until there is an answer without a choice, and with one that took longer than the 0.7 that it was given."""


class Slow:
    """The waits of one table on a slow machine."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._pacing = Pacing()

    def moment(self, thought: float) -> float:
        """After how many seconds a move is made whose thought took so many."""
        begun = self._clock.now
        self._pacing.begin_thinking(0.7)
        self._pacing.begin_pause()
        self._clock.now += thought
        self._pacing.wait_for_move()
        timer = self._pacing._pause
        made = self._clock.now + (timer.interval() / 1000 if timer.isActive() else 0.0) - begun
        timer.stop()
        self._clock.now = begun + 20.0
        return made


@pytest.mark.parametrize("before", [[FREE], [FREE, FORCED], [FORCED, FREE, FREE], [FREE, *[FORCED] * 14]])
def test_on_a_slow_machine_a_choice_looks_like_none(before: list[float], clock: Clock, qtbot: QtBot) -> None:
    """Twins with the same past: one has a choice now, and the other none."""
    moments = []
    for thought in (FORCED, FREE):
        slow = Slow(clock)
        for past in before:
            slow.moment(past)
        moments.append(slow.moment(thought))
    assert moments[0] == pytest.approx(moments[1], abs=MILLISECOND)


def test_in_a_whole_evening_a_handful_of_moves_tell_of_a_choice(clock: Clock, qtbot: QtBot) -> None:
    slow, generator = Slow(clock), random.Random(11)
    moments: dict[bool, list[float]] = {True: [], False: []}
    for _ in range(1000):
        free = generator.random() < 0.5
        moments[free].append(slow.moment(generator.uniform(0.8, 0.97) if free else FORCED))
    shown_late = [sum(moment > 0.9 for moment in moments[free]) / len(moments[free]) for free in (True, False)]
    # What forced moves alone can show, the free ones almost never do otherwise.
    assert shown_late[0] - shown_late[1] < 0.03
    # A machine that has become quick is waited for no longer.
    for _ in range(2000):
        slow.moment(FORCED)
    assert slow.moment(FORCED) == pytest.approx(0.75, abs=MILLISECOND)


def test_a_trouble_of_the_machine_puts_nothing_off(clock: Clock, qtbot: QtBot) -> None:
    slow = Slow(clock)
    assert slow.moment(9.0) == pytest.approx(9.0, abs=GRID + MILLISECOND)
    assert slow.moment(FORCED) == pytest.approx(0.75, abs=MILLISECOND)


@pytest.mark.parametrize("player", EVERYBODY)
def test_who_never_looks_at_the_clock_is_not_waited_for(player: str, qtbot: QtBot) -> None:
    """Who that is, everybody sees."""
    given = {seconds: Pacing().time_to_think(player, seconds) for seconds in THINKING.values()}
    if player in UNTIMED:
        assert set(given.values()) == {AT_ONCE}
    else:
        assert all(given[seconds] == seconds for seconds in given)


def test_skipping_tells_nothing_either(desks: Callable[..., Desk], clock: Clock) -> None:
    desk = desks()
    desk.controller.set_pace(1.8)
    desk.controller.set_thinking(0.3)
    desk.open(DEFAULTS[0], list(order(DEFAULTS[0], 3)))
    assert desk.moment(0.01) == pytest.approx(0.756, abs=2 * MILLISECOND)
    desk.controller.skip()
    # The rest of the time to think goes by, and no pause.
    assert desk.controller._pacing._pause.interval() == pytest.approx(340, abs=1)
    assert desk.controller._pacing.waiting


def test_where_nobody_plays_nobody_waits_for_a_thought(desks: Callable[..., Desk]) -> None:
    desk = desks(people=())
    desk.controller.set_pace(0)
    desk.open(DEFAULTS[0], list(order(DEFAULTS[0], 3)))
    assert desk.moment(0.1) == pytest.approx(0.1)
