"""Who acts when: people, computer players, changes of seats, taking back, hints, and things that go wrong."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from cardtable.ai.protocol import HINT, Considered, Failure, Reply, Request
from cardtable.app.computer import Health
from cardtable.app.controller import Controller, Mode
from cardtable.app.keeping import Keeping
from cardtable.app.pacing import AT_ONCE
from cardtable.app.reports import DealReport
from cardtable.core.cards import HIDDEN, format_card
from cardtable.core.chance import rng
from cardtable.core.errors import RecordError
from cardtable.core.events import CardsMoved
from cardtable.core.record import HUMAN, SeatEntry
from cardtable.core.view import SeatView
from cardtable.core.zones import hand
from cardtable.games.piquet.actions import NINETY, PiquetAction
from cardtable.games.registry import VARIANTS, family_of, variant
from cardtable.session.session import Session
from cardtable.store.store import Store
from cardtable.ui.game_views.game_view import game_view_of
from cardtable.ui.table.scene import TableScene
from cardtable.ui.table.view import TableView
from tests.app.scripted import ScriptedClient, takes_most

HUMAN_AND_COMPUTER = (SeatEntry("Anna", HUMAN), SeatEntry("Agda", "counter"))
TWO_HUMANS = (SeatEntry("Anna", HUMAN), SeatEntry("Björn", HUMAN))


class Desk:
    """A controller with a real table at speed 0, a scripted computer player and a database in memory."""

    def __init__(self, store: Store, policy: Callable[[Request], Reply | Failure] | None) -> None:
        self.table = TableView()
        self.table.choreographer.set_speed(0)
        self.client = ScriptedClient(policy)
        self.keeping = Keeping(store)
        self.store = store
        self.controller = Controller(self.table.showing, self.client, self.keeping, game_view_of)
        self.controller.set_pace(0)
        self.notices: list[str] = []
        self.reports: list[DealReport] = []
        self.covers: list[str] = []
        self.events: list[Any] = []
        self.finished: list[Any] = []
        self.hints: list[Any] = []
        controller = self.controller
        controller.notice.connect(self.notices.append)
        controller.deal_over.connect(self.reports.append)
        controller.cover_wanted.connect(self.covers.append)
        controller.happened.connect(self._happened)
        controller.rewound.connect(self._rewound)
        controller.match_over.connect(self.finished.append)
        controller.hinted.connect(self.hints.append)

    def _happened(self, events: list[Any]) -> None:
        self.events += events

    def _rewound(self, events: list[Any]) -> None:
        self.events = list(events)

    @property
    def session(self) -> Session:
        session = self.controller.session
        assert session is not None
        return session

    @property
    def shown(self) -> SeatView:
        """What the table shows."""
        return self._scene.cards.seat_view

    @property
    def covered(self) -> bool:
        return self._scene.cards.covered

    @property
    def _scene(self) -> TableScene:
        scene = self.table.scene()
        assert isinstance(scene, TableScene)
        return scene

    def begin(
        self, seats: tuple[SeatEntry, ...], name: str = "casino.swedish", number: int | None = None, **options: Any
    ) -> None:
        self.controller.begin(variant(name).rule_set(len(seats), options), seats, number=number)

    def act(self) -> None:
        """Play as the person at the bottom: take as much as possible."""
        legal = self.session.legal()
        best = max(legal.representatives(), key=lambda action: len(legal.chosen(action)))
        self.table.showing.action_chosen.emit(best)


@pytest.fixture
def desks(store: Store, qtbot: QtBot) -> Iterator[Callable[..., Desk]]:
    made: list[Desk] = []

    def make(policy: Callable[[Request], Reply | Failure] | None = takes_most) -> Desk:
        desk = Desk(store, policy)
        qtbot.addWidget(desk.table)
        made.append(desk)
        return desk

    yield make
    for desk in made:
        desk.controller.leave()


def wait_for(qtbot: QtBot, desk: Desk, *modes: Mode) -> None:
    qtbot.waitUntil(lambda: desk.controller.mode in modes, timeout=20_000)


def test_a_new_match_is_kept_and_dealt(qtbot: QtBot, desks: Callable[..., Desk]) -> None:
    desk = desks()
    desk.begin(HUMAN_AND_COMPUTER)
    assert desk.controller.mode is Mode.ANIMATING
    wait_for(qtbot, desk, Mode.HUMAN)
    assert desk.keeping.match is not None
    assert len(desk.store.load_match(desk.keeping.match).deals) == 1
    assert desk.controller.running.names == ("Anna", "Agda")


def test_a_move_is_kept_before_it_is_shown(qtbot: QtBot, desks: Callable[..., Desk]) -> None:
    desk = desks()
    desk.begin(HUMAN_AND_COMPUTER)
    wait_for(qtbot, desk, Mode.HUMAN)
    before = len(desk.session.deals[-1].actions)
    seen: list[int] = []
    assert desk.keeping.match is not None
    match = desk.keeping.match
    desk.table.showing.event_shown.connect(lambda _: seen.append(len(desk.store.load_match(match).deals[-1].actions)))
    desk.act()
    qtbot.waitUntil(lambda: bool(seen))
    assert seen[0] > before


def test_the_table_shows_what_the_seat_sees(qtbot: QtBot, desks: Callable[..., Desk]) -> None:
    desk = desks()
    desk.begin(HUMAN_AND_COMPUTER)
    wait_for(qtbot, desk, Mode.HUMAN)
    shown = desk.shown
    assert shown.zones == desk.session.view(0).zones
    others = [event for event in desk.events if isinstance(event, CardsMoved) and event.target == hand(1)]
    assert others
    assert all(card == HIDDEN for event in others for card in event.cards)


def test_a_whole_match_against_the_computer(qtbot: QtBot, desks: Callable[..., Desk]) -> None:
    desk = desks()
    desk.begin(HUMAN_AND_COMPUTER, target=11)
    while not desk.finished:
        wait_for(qtbot, desk, Mode.HUMAN, Mode.RESULT)
        if desk.controller.mode is Mode.HUMAN:
            desk.act()
        else:
            assert desk.shown.lines is not None
            desk.controller.go_on()
    assert max(desk.session.standing.points) >= 11
    assert len(desk.reports) == len(desk.session.deals)
    assert desk.store.latest_unfinished() is None
    assert desk.notices == []
    assert all(request.player == "counter" for request in desk.client.requests)


@pytest.mark.turns(6)
@pytest.mark.slow
@pytest.mark.parametrize("name", [one.id for one in VARIANTS])
def test_a_deal_of_every_variant_by_people_at_one_screen(qtbot: QtBot, desks: Callable[..., Desk], name: str) -> None:
    desk = desks()
    players = variant(name).players[0]
    desk.begin(tuple(SeatEntry(f"Person {seat}") for seat in range(players)), name)
    while not desk.reports:
        wait_for(qtbot, desk, Mode.HUMAN, Mode.COVERED, Mode.RESULT)
        if desk.controller.mode is Mode.COVERED:
            assert desk.covered
            desk.controller.uncover()
        elif desk.controller.mode is Mode.HUMAN:
            assert desk.controller.running.perspective == desk.session.actor()
            assert desk.shown.zones == desk.session.view(desk.controller.running.perspective).zones
            desk.act()
    report = desk.reports[0]
    assert report.number == 0
    assert report.standing == desk.session.deals[0].standing
    assert desk.client.requests == []


def test_hands_are_covered_between_seats(qtbot: QtBot, desks: Callable[..., Desk]) -> None:
    desk = desks()
    desk.begin(TWO_HUMANS)
    wait_for(qtbot, desk, Mode.HUMAN, Mode.COVERED)
    if desk.controller.mode is Mode.COVERED:
        desk.controller.uncover()
    first = desk.controller.running.perspective
    desk.act()
    wait_for(qtbot, desk, Mode.COVERED)
    assert desk.covers[-1] == desk.controller.running.names[1 - first]
    desk.table.showing.action_chosen.emit(desk.session.legal().representatives()[0])
    assert len(desk.session.deals[0].actions) == 1, "nobody plays under the cover"
    desk.controller.uncover()
    wait_for(qtbot, desk, Mode.HUMAN)
    assert desk.controller.running.perspective == 1 - first
    assert not desk.covered


def test_nobody_sees_a_hand_before_its_owner_sits_down(qtbot: QtBot, desks: Callable[..., Desk]) -> None:
    desk = desks()
    desk.begin((SeatEntry("Anna"), SeatEntry("Agda", "counter"), SeatEntry("Björn")))
    assert desk.controller.mode is Mode.COVERED
    assert desk.covered
    assert desk.controller.running.perspective in (0, 2)
    assert desk.client.requests == []
    desk.controller.uncover()
    wait_for(qtbot, desk, Mode.HUMAN)
    number = desk.store.latest_unfinished()
    assert number is not None
    other = desks()
    other.controller.resume(desk.store.load_match(number), number)
    assert other.controller.mode is Mode.COVERED
    assert other.covered
    other.controller.uncover()
    wait_for(qtbot, other, Mode.HUMAN)
    assert other.shown.zones == other.session.view(other.controller.running.perspective).zones


def test_computer_players_alone(qtbot: QtBot, desks: Callable[..., Desk]) -> None:
    desk = desks()
    desk.begin((SeatEntry("A", "counter"), SeatEntry("B", "beginner")))
    wait_for(qtbot, desk, Mode.RESULT)
    assert len(desk.session.deals[0].actions) == 48
    assert {request.player for request in desk.client.requests} == {"counter", "beginner"}


@pytest.mark.slow
def test_computer_players_think_as_long_as_is_set(qtbot: QtBot, desks: Callable[..., Desk]) -> None:
    desk = desks()
    desk.controller.set_pace(0.001)
    desk.controller.set_thinking(0.45)
    desk.begin((SeatEntry("A", "planner"), SeatEntry("B", "searcher")))
    wait_for(qtbot, desk, Mode.RESULT)
    assert {request.seconds for request in desk.client.requests} == {0.45}
    # Who wants no pause waits for no long thought either.
    hasty = desks()
    hasty.controller.set_pace(0)
    hasty.controller.set_thinking(0.45)
    hasty.begin((SeatEntry("A", "planner"), SeatEntry("B", "searcher")))
    wait_for(qtbot, hasty, Mode.RESULT)
    assert {request.seconds for request in hasty.client.requests} == {AT_ONCE}


def test_each_position_is_asked_about_once(qtbot: QtBot, desks: Callable[..., Desk]) -> None:
    desk = desks()
    desk.begin((SeatEntry("A", "counter"), SeatEntry("B", "counter")))
    wait_for(qtbot, desk, Mode.RESULT)
    assert len(desk.client.requests) == len(desk.session.deals[0].actions)


def gallery(desks: Callable[..., Desk]) -> Desk:
    """A person in the gallery of two computer players, who looks on first."""
    desk = desks()
    seats = (SeatEntry("A", "counter"), SeatEntry("B", "counter"), SeatEntry("C", HUMAN))
    rule_set = variant("ecarte.rotation").rule_set(3)
    record = next(
        session.record()
        for session in (Session.begin(rule_set, seats, random.Random(seed)) for seed in range(50))
        if dict(session.standing.carried)["waiting:0"] == 2
    )
    desk.controller.resume(record, None)
    return desk


def test_a_match_that_is_only_watched_stops_at_its_end(qtbot: QtBot, desks: Callable[..., Desk]) -> None:
    desk = gallery(desks)
    wait_for(qtbot, desk, Mode.HUMAN)
    assert desk.controller.running.phase == "bet"
    desk.act()
    qtbot.waitUntil(lambda: bool(desk.reports), timeout=30_000)
    deals = len(desk.session.deals)
    # Nobody marks five points in one deal.
    assert deals > 1
    assert [report.number for report in desk.reports] == [deals - 1]
    assert dict(desk.session.standing.carried)["parties"] == 1


def test_a_watched_match_stops_after_each_deal_if_that_is_wished(qtbot: QtBot, desks: Callable[..., Desk]) -> None:
    desk = gallery(desks)
    desk.controller.set_stops(True)
    wait_for(qtbot, desk, Mode.HUMAN)
    desk.act()
    wait_for(qtbot, desk, Mode.RESULT)
    assert [report.number for report in desk.reports] == [0]
    desk.controller.skip()
    assert desk.controller.mode is Mode.RESULT
    desk.controller.go_on()
    qtbot.waitUntil(lambda: len(desk.reports) == 2)


def test_who_does_not_want_to_wait_for_the_next_watched_deal_skips(qtbot: QtBot, desks: Callable[..., Desk]) -> None:
    desk = gallery(desks)
    controller = desk.controller
    wait_for(qtbot, desk, Mode.HUMAN)
    # Once the deal is over, so slow that the next one would not begin by itself.
    controller.changed.connect(lambda: controller.set_pace(1e4 if controller.mode is Mode.RESULT else 0))
    desk.act()
    wait_for(qtbot, desk, Mode.RESULT)
    assert len(desk.session.deals) == 1
    assert not desk.reports
    controller.skip()
    assert len(desk.session.deals) == 2
    assert controller.mode is not Mode.RESULT


def test_a_watched_deal_that_is_skipped_is_shown_to_its_end_without_motion(
    qtbot: QtBot, desks: Callable[..., Desk]
) -> None:
    desk = gallery(desks)
    wait_for(qtbot, desk, Mode.HUMAN)
    desk.controller.set_stops(True)
    # Small, because it is painted after each of some three hundred moves.
    desk.table.resize(desk.table.minimumSize())
    desk.table.show()
    # So slow that no card would ever arrive.
    desk.table.choreographer.set_speed(1e-6)
    desk.act()
    assert desk.controller.mode is Mode.ANIMATING
    desk.controller.skip()
    wait_for(qtbot, desk, Mode.RESULT)


@pytest.mark.parametrize("name", ["ecarte.chouette", "piquet.chouette"])
def test_the_company_of_a_chouette_sees_the_captains_cards_alone(
    qtbot: QtBot, desks: Callable[..., Desk], name: str
) -> None:
    desk = desks()
    seats = (SeatEntry("A", "counter"), SeatEntry("B", "counter"), SeatEntry("C", HUMAN))
    rule_set = variant(name).rule_set(3)
    record = next(
        session.record()
        for session in (Session.begin(rule_set, seats, random.Random(seed)) for seed in range(50))
        if dict(session.standing.carried)["waiting:0"] == 2
    )
    desk.client.policy = None
    desk.controller.resume(record, None)
    wait_for(qtbot, desk, Mode.THINKING)
    banker, captain = (dict(desk.session.standing.carried)[name] for name in ("first", "second"))
    scene = desk.table.scene()
    for opened in (False, True):
        desk.controller.open_hands(opened)
        wait_for(qtbot, desk, Mode.THINKING)
        assert {item.card for item in scene.cards.lie[hand(banker)]} == {HIDDEN}
        assert HIDDEN not in {item.card for item in scene.cards.lie[hand(captain)]}


@pytest.mark.parametrize("name", ["ecarte.chouette", "piquet.chouette"])
@pytest.mark.parametrize("advised", [True, False])
def test_nobody_advises_the_banker_of_a_chouette(
    qtbot: QtBot, desks: Callable[..., Desk], advised: bool, name: str
) -> None:
    desk = desks()
    seats = (SeatEntry("A", "counter"), SeatEntry("B", "counter"), SeatEntry("C", HUMAN))
    rule_set = variant(name).rule_set(3)
    record = next(
        session.record()
        for session in (Session.begin(rule_set, seats, random.Random(seed)) for seed in range(50))
        if dict(session.standing.carried)["second" if advised else "first"] == 2
    )
    desk.controller.resume(record, None)
    wait_for(qtbot, desk, Mode.HUMAN)
    assert desk.controller.can_hint is advised


@pytest.mark.parametrize("name", ["piquet.chouette", "ecarte.rotation"])
def test_people_sit_down_first(desks: Callable[..., Desk], name: str) -> None:
    seats = (*(SeatEntry(name, "counter") for name in "ABC"), SeatEntry("Anna", HUMAN))
    for _ in range(6):
        desk = desks(None)
        desk.begin(seats, name)
        players = {desk.controller.running.names[seat] for seat in desk.controller.running.players}
        assert "Anna" in players
        assert len(players) == 2
        desk.controller.leave()


def test_who_looks_on_may_see_the_hands_that_are_played(qtbot: QtBot, desks: Callable[..., Desk]) -> None:
    desk = gallery(desks)
    wait_for(qtbot, desk, Mode.HUMAN)
    desk.client.policy = None
    desk.act()
    wait_for(qtbot, desk, Mode.THINKING)
    controller, scene = desk.controller, desk.table.scene()
    assert controller.running.watching
    assert controller.running.matches_before == 0
    first, second = controller.running.players

    def shown() -> set[int]:
        return {item.card for seat in (first, second) for item in scene.cards.lie[hand(seat)]}

    assert shown() == {HIDDEN}
    controller.open_hands(True)
    wait_for(qtbot, desk, Mode.THINKING)
    truth = {placed.card for seat in (first, second) for placed in desk.session.view(seat).cards(hand(seat))}
    assert shown() == truth
    assert HIDDEN not in truth
    controller.open_hands(False)
    assert shown() == {HIDDEN}


def test_hands_are_not_opened_for_somebody_who_plays(qtbot: QtBot, desks: Callable[..., Desk]) -> None:
    desk = desks()
    desk.begin(HUMAN_AND_COMPUTER)
    wait_for(qtbot, desk, Mode.HUMAN)
    desk.controller.open_hands(True)
    desk.controller.undo()
    other = 1 - desk.controller.running.perspective
    assert {item.card for item in desk.table.scene().cards.lie[hand(other)]} == {HIDDEN}


def test_late_answers_are_dropped(qtbot: QtBot, desks: Callable[..., Desk]) -> None:
    desk = desks(None)
    desk.begin(HUMAN_AND_COMPUTER)
    wait_for(qtbot, desk, Mode.HUMAN, Mode.THINKING)
    if desk.controller.mode is Mode.THINKING:
        desk.client.answer(takes_most)
        wait_for(qtbot, desk, Mode.HUMAN)
    desk.act()
    wait_for(qtbot, desk, Mode.THINKING)
    request = desk.client.requests[-1]
    late = takes_most(request)
    token = desk.session.position * 2
    desk.controller.undo()
    wait_for(qtbot, desk, Mode.HUMAN)
    actions = len(desk.session.deals[-1].actions)
    desk.client.answered.emit(token, late)
    assert len(desk.session.deals[-1].actions) == actions
    assert desk.controller.mode is Mode.HUMAN


def _can_undo(desk: Desk) -> bool:
    return desk.controller.can_undo


def _can_hint(desk: Desk) -> bool:
    return desk.controller.can_hint


def test_taking_back_goes_to_the_last_decision_of_a_person(qtbot: QtBot, desks: Callable[..., Desk]) -> None:
    desk = desks()
    desk.begin(HUMAN_AND_COMPUTER)
    wait_for(qtbot, desk, Mode.HUMAN)
    assert not _can_undo(desk)
    before = [str(action) for action in desk.session.deals[0].actions]
    own = list(desk.session.view(0).cards(hand(0)))
    desk.act()
    wait_for(qtbot, desk, Mode.HUMAN)
    assert desk.controller.can_undo
    desk.controller.undo()
    wait_for(qtbot, desk, Mode.HUMAN)
    assert [str(action) for action in desk.session.deals[0].actions] == before
    assert desk.session.view(0).cards(hand(0)) == own
    assert desk.shown.zones == desk.session.view(0).zones
    assert desk.events == desk.session.events(0)
    assert desk.keeping.match is not None
    assert desk.store.load_match(desk.keeping.match) == desk.session.record()


def test_taking_back_the_end_of_a_deal(qtbot: QtBot, desks: Callable[..., Desk]) -> None:
    desk = desks()
    desk.begin(HUMAN_AND_COMPUTER)
    while not desk.reports:
        wait_for(qtbot, desk, Mode.HUMAN, Mode.RESULT)
        if desk.controller.mode is Mode.HUMAN:
            desk.act()
    desk.controller.undo()
    wait_for(qtbot, desk, Mode.HUMAN)
    assert desk.session.deals[0].lines is None
    desk.act()
    wait_for(qtbot, desk, Mode.HUMAN, Mode.RESULT)


def test_taking_back_may_be_forbidden(qtbot: QtBot, desks: Callable[..., Desk]) -> None:
    desk = desks()
    desk.controller.set_allowed(hints=False, undo=False)
    desk.begin(HUMAN_AND_COMPUTER)
    wait_for(qtbot, desk, Mode.HUMAN)
    desk.act()
    wait_for(qtbot, desk, Mode.HUMAN)
    played = len(desk.session.deals[0].actions)
    desk.controller.undo()
    desk.controller.hint()
    assert len(desk.session.deals[0].actions) == played
    assert not _can_hint(desk)
    assert HINT not in [request.do for request in desk.client.requests]


def test_the_same_deal_again(qtbot: QtBot, desks: Callable[..., Desk]) -> None:
    desk = desks()
    desk.begin(HUMAN_AND_COMPUTER)
    wait_for(qtbot, desk, Mode.HUMAN)
    order = desk.session.deals[0].order
    desk.act()
    wait_for(qtbot, desk, Mode.HUMAN)
    desk.controller.replay_deal()
    wait_for(qtbot, desk, Mode.HUMAN)
    assert desk.session.deals[0].order == order
    assert len(desk.session.deals[0].actions) <= 1
    assert desk.shown.zones == desk.session.view(0).zones


def test_a_hint_comes_with_reasons_and_alternatives(qtbot: QtBot, desks: Callable[..., Desk]) -> None:
    desk = desks()
    desk.begin(HUMAN_AND_COMPUTER)
    wait_for(qtbot, desk, Mode.HUMAN)
    desk.controller.hint()
    assert not _can_hint(desk)
    qtbot.waitUntil(lambda: bool(desk.hints))
    (hint,) = desk.hints
    assert hint.suggestions[0].action in desk.session.legal()
    assert hint.suggestions[0].shortfall == 0
    assert [reason.code for reason in hint.suggestions[0].reasons] == ["takes_most_cards"]
    assert desk.client.requests[-1].do == HINT
    assert desk.controller.can_hint
    assert desk.controller.mode is Mode.HUMAN


def test_a_hint_lists_no_equals_as_other_choices(qtbot: QtBot, desks: Callable[..., Desk]) -> None:
    # What is another choice is listed even if it is worth exactly as much.
    values = ((1.5, False), (1.5, True), (1.49, False), (1.49, False), (-6.62, False), (-6.62, True))

    def answers(request: Request) -> Reply:
        if request.do != HINT:
            return takes_most(request)
        family = family_of(request.variant)
        observation: Any = family.observation(request.observation)
        legal = list(map(str, family.sample(observation, random.Random(1)).legal()))
        assert len(legal) >= 3
        # A reply may name an action twice; what counts here are the values.
        said = [
            Considered(legal[place % len(legal)], value, alike=alike) for place, (value, alike) in enumerate(values)
        ]
        return Reply(request.id, said[0].action, tuple(said))

    desk = desks(answers)
    desk.begin(HUMAN_AND_COMPUTER)
    wait_for(qtbot, desk, Mode.HUMAN)
    desk.controller.hint()
    qtbot.waitUntil(lambda: bool(desk.hints))
    assert [round(one.shortfall, 2) for one in desk.hints[0].suggestions] == [0.0, 0.01, 0.01, 8.12]


def test_a_hint_that_comes_after_the_move_is_dropped(qtbot: QtBot, desks: Callable[..., Desk]) -> None:
    desk = desks(None)
    desk.begin(HUMAN_AND_COMPUTER)
    wait_for(qtbot, desk, Mode.HUMAN, Mode.THINKING)
    if desk.controller.mode is Mode.THINKING:
        desk.client.answer(takes_most)
        wait_for(qtbot, desk, Mode.HUMAN)
    desk.controller.hint()
    token = desk.session.position * 2 + 1
    reply = takes_most(desk.client.requests[-1])
    desk.act()
    desk.client.answered.emit(token, reply)
    assert desk.hints == []


def test_a_hint_that_fails_says_why(qtbot: QtBot, desks: Callable[..., Desk]) -> None:
    def refuses(request: Request) -> Reply | Failure:
        if request.do == HINT:
            return Failure(request.id, "unknown_player", {"player": "wizard"})
        return takes_most(request)

    desk = desks(refuses)
    desk.begin(HUMAN_AND_COMPUTER)
    wait_for(qtbot, desk, Mode.HUMAN)
    desk.controller.hint()
    qtbot.waitUntil(lambda: bool(desk.notices))
    assert "wizard" in desk.notices[0]
    assert desk.controller.can_hint


@pytest.mark.parametrize(
    "policy",
    [
        lambda request: Failure(request.id, "computer_is_gone"),
        lambda request: Reply(request.id, "no action at all"),
        lambda request: Reply(request.id, "KS x KH", (Considered("KS x KH", 1.0),)),
    ],
    ids=["gone", "nonsense", "illegal"],
)
def test_without_an_answer_the_game_goes_on(
    qtbot: QtBot, desks: Callable[..., Desk], policy: Callable[[Request], Reply | Failure]
) -> None:
    desk = desks(policy)
    desk.begin(HUMAN_AND_COMPUTER)
    for _ in range(3):
        wait_for(qtbot, desk, Mode.HUMAN)
        desk.act()
    wait_for(qtbot, desk, Mode.HUMAN)
    assert len(desk.session.deals[0].actions) >= 6
    assert any("Agda" in notice for notice in desk.notices)
    assert len(desk.notices) == len(set(desk.notices))


def test_a_computer_player_that_rests_is_played_for_without_a_notice(
    qtbot: QtBot, desks: Callable[..., Desk], monkeypatch: pytest.MonkeyPatch
) -> None:
    # Its health is shown as long as it lasts; a notice would stay when it answers again.
    desk = desks(lambda request: Failure(request.id, "computer_is_gone"))
    monkeypatch.setattr(ScriptedClient, "health", Health.RESTING)
    desk.begin(HUMAN_AND_COMPUTER)
    wait_for(qtbot, desk, Mode.HUMAN)
    desk.act()
    wait_for(qtbot, desk, Mode.HUMAN)
    assert len(desk.session.deals[0].actions) >= 2
    assert desk.notices == []


def test_restarts_are_told(qtbot: QtBot, desks: Callable[..., Desk]) -> None:
    desk = desks()
    desk.client.restarted.emit()
    assert len(desk.notices) == 1


def test_resuming_shows_the_match_as_it_stood(qtbot: QtBot, desks: Callable[..., Desk]) -> None:
    first = desks()
    first.begin(HUMAN_AND_COMPUTER)
    for _ in range(3):
        wait_for(qtbot, first, Mode.HUMAN)
        first.act()
    wait_for(qtbot, first, Mode.HUMAN)
    number = first.store.latest_unfinished()
    assert number is not None
    second = desks()
    second.controller.resume(first.store.load_match(number), number)
    assert second.controller.mode is Mode.HUMAN
    assert second.session.record() == first.session.record()
    assert second.shown.zones == first.session.view(0).zones
    second.act()
    wait_for(qtbot, second, Mode.HUMAN)
    assert second.keeping.match == number
    assert second.store.load_match(number) == second.session.record()


def test_resuming_between_two_deals_shows_the_score(qtbot: QtBot, desks: Callable[..., Desk]) -> None:
    first = desks()
    first.begin((SeatEntry("A", "counter"), SeatEntry("B", "counter")), target=99)
    wait_for(qtbot, first, Mode.RESULT)
    number = first.store.latest_unfinished()
    assert number is not None
    second = desks()
    second.controller.resume(first.store.load_match(number), number)
    assert second.controller.mode is Mode.RESULT
    assert second.reports[0].lines
    second.controller.go_on()
    wait_for(qtbot, second, Mode.RESULT)
    assert len(second.session.deals) == 2


def test_a_deal_that_lost_its_score_gets_it_when_it_is_resumed(qtbot: QtBot, desks: Callable[..., Desk]) -> None:
    first = desks()
    first.begin((SeatEntry("A", "counter"), SeatEntry("B", "counter")), target=99)
    wait_for(qtbot, first, Mode.RESULT)
    number = first.store.latest_unfinished()
    assert number is not None
    # As if the program had been killed between the last action and the score.
    first.store.truncate(number, 0, len(first.session.deals[0].actions))
    assert first.store.results(number) == (None,)
    second = desks()
    second.controller.resume(first.store.load_match(number), number)
    assert second.store.results(number)[0] is not None


def test_a_pause_of_the_match_that_was_left_is_over(qtbot: QtBot, desks: Callable[..., Desk]) -> None:
    between = desks()
    between.begin((SeatEntry("A", "counter"), SeatEntry("B", "counter")), target=99)
    wait_for(qtbot, between, Mode.RESULT)
    desk = desks()
    desk.controller.set_pace(1)
    desk.begin((SeatEntry("A", "counter"), SeatEntry("B", "counter")))
    qtbot.waitUntil(lambda: desk.controller._pacing.waiting)
    desk.controller.resume(between.session.record(), None)
    assert not desk.controller._pacing.waiting


def test_a_record_that_cannot_be_played_leaves_the_running_match(qtbot: QtBot, desks: Callable[..., Desk]) -> None:
    desk = desks()
    desk.begin(HUMAN_AND_COMPUTER)
    wait_for(qtbot, desk, Mode.HUMAN)
    session = desk.session
    record = session.record()
    broken = type(record)(record.variant, record.players, record.options, record.seats, (("XX", "KD"),))
    with pytest.raises(RecordError):
        desk.controller.resume(broken, None)
    assert desk.session is session
    desk.act()
    wait_for(qtbot, desk, Mode.HUMAN)


def test_people_who_are_asked_for_what_is_not_legal_are_told(qtbot: QtBot, desks: Callable[..., Desk]) -> None:
    desk = desks()
    desk.begin(HUMAN_AND_COMPUTER)
    wait_for(qtbot, desk, Mode.HUMAN)
    missing = next(
        card for card in range(52) if all(placed.card != card for placed in desk.session.view(0).cards(hand(0)))
    )
    play = desk.session.family.parse_action
    desk.table.showing.action_chosen.emit(play(format_card(missing)))
    assert desk.notices[-1].startswith("You do not hold")
    assert desk.controller.mode is Mode.HUMAN


def test_a_rematch_keeps_rules_and_people(qtbot: QtBot, desks: Callable[..., Desk]) -> None:
    desk = desks()
    desk.begin((SeatEntry("A", "counter"), SeatEntry("B", "counter")), target=1)
    wait_for(qtbot, desk, Mode.RESULT)
    desk.controller.go_on()
    assert desk.finished
    before = desk.session
    desk.controller.rematch()
    assert desk.session is not before
    assert desk.session.rule_set == before.rule_set
    assert desk.session.seats == before.seats
    wait_for(qtbot, desk, Mode.RESULT)
    assert len(desk.store.matches()) == 2


@pytest.mark.slow
def test_the_winner_of_a_match_of_piquet_deals_first_in_the_next(qtbot: QtBot, desks: Callable[..., Desk]) -> None:
    desk = desks()
    desk.begin((SeatEntry("A", "counter"), SeatEntry("B", "counter")), "piquet.points")
    while not desk.finished:
        wait_for(qtbot, desk, Mode.RESULT)
        desk.controller.go_on()
    (winner,) = desk.session.standing.winners
    desk.controller.rematch()
    assert (desk.session.standing.dealer, desk.session._match.cut) == (winner, ())
    wait_for(qtbot, desk, Mode.RESULT)
    assert desk.keeping.match is not None
    assert desk.store.load_match(desk.keeping.match).first_dealer == winner


def test_the_sheet_follows_the_running_deal(qtbot: QtBot, desks: Callable[..., Desk]) -> None:
    desk = desks()
    assert desk.controller.running.sheet() == []
    desk.begin(HUMAN_AND_COMPUTER, "casino.finnish")
    wait_for(qtbot, desk, Mode.HUMAN)
    assert [deal.running for deal in desk.controller.running.sheet()] == [True]


def test_leaving_stops_everything(qtbot: QtBot, desks: Callable[..., Desk]) -> None:
    desk = desks(None)
    desk.begin(HUMAN_AND_COMPUTER)
    wait_for(qtbot, desk, Mode.HUMAN, Mode.THINKING)
    desk.controller.leave()
    assert desk.controller.mode is Mode.IDLE
    assert desk.client.dropped
    desk.controller.undo()
    desk.controller.hint()
    desk.controller.replay_deal()
    desk.controller.go_on()
    desk.controller.uncover()
    assert desk.controller.session is None
    assert desk.controller.running.names == ()
    assert desk.controller.running.labels() == {}


def test_every_card_on_the_table_is_described(qtbot: QtBot, desks: Callable[..., Desk]) -> None:
    desk = desks()
    desk.begin(HUMAN_AND_COMPUTER)
    wait_for(qtbot, desk, Mode.HUMAN)
    view = desk.session.view(0)
    for zone, cards in view.zones.items():
        for placed in cards:
            assert desk.table.showing.describe(zone, placed)


def test_the_program_declares_for_a_person_who_wants_it(qtbot: QtBot, desks: Callable[..., Desk]) -> None:
    desk = desks()
    desk.controller.set_declares(True)
    desk.begin(HUMAN_AND_COMPUTER, "piquet.rubicon")
    phases = []
    while "play" not in phases:
        wait_for(qtbot, desk, Mode.HUMAN)
        phases.append(desk.controller.running.phase)
        if phases[-1] != "play":
            desk.table.showing.action_chosen.emit(desk.session.legal().representatives()[0])
    assert set(phases) <= {"command", "exchange", "play"}
    actions = [str(action) for action in desk.session.deals[-1].actions]
    assert "declare" in actions
    # Taking back goes to the last thing that the person has decided.
    desk.controller.undo()
    wait_for(qtbot, desk, Mode.HUMAN)
    assert desk.controller.running.phase == "exchange"


def test_declaring_by_the_program_can_begin_in_the_middle(qtbot: QtBot, desks: Callable[..., Desk]) -> None:
    desk = desks()
    desk.begin(HUMAN_AND_COMPUTER, "piquet.rubicon")
    declaring = {"point", "sequences", "sets", "count"}
    wait_for(qtbot, desk, Mode.HUMAN)
    while desk.controller.running.phase not in declaring:
        desk.table.showing.action_chosen.emit(desk.session.legal().representatives()[0])
        wait_for(qtbot, desk, Mode.HUMAN)
    desk.controller.set_declares(True)
    wait_for(qtbot, desk, Mode.HUMAN)
    assert desk.controller.running.phase == "play"


def undecided(phase: str, more: PiquetAction | None) -> Session:
    """A deal of Piquet in which seat 0 would be asked in ``phase``, and could do nothing of interest."""
    for seed in range(2000):
        session = Session.begin(variant("piquet.points").rule_set(2), HUMAN_AND_COMPUTER, rng(seed), first_dealer=0)
        session.begin_deal()
        while len(session.deals[-1].actions) < 12:
            legal: Any = session.legal()
            if session.actor() == 0 and session.view(0).phase == phase:
                if more not in legal and all(not action.items for action in legal):
                    return session
                break
            session.submit(session.actor(), legal.representatives()[-1])
    raise AssertionError(phase)


@pytest.mark.slow
@pytest.mark.parametrize(("phase", "more"), [("announce", NINETY), ("count", None)])
def test_nobody_is_asked_where_there_is_nothing_to_decide(
    qtbot: QtBot, desks: Callable[..., Desk], phase: str, more: PiquetAction | None
) -> None:
    session = undecided(phase, more)
    desk = desks()
    desk.controller.resume(session.record(), None)
    wait_for(qtbot, desk, Mode.HUMAN)
    assert desk.controller.running.phase not in ("announce", phase)
