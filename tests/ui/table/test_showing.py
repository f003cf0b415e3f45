"""Events become movement, and the scene ends where the folded view says: nothing is left to correct."""

from __future__ import annotations

import random

import pytest
from PySide6.QtCore import QEvent, QObject, QPointF
from PySide6.QtGui import QPaintEvent, QRegion
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from cardtable.app.table import SeatLabel, Setting
from cardtable.core.cards import HIDDEN, parse_card
from cardtable.core.events import CardsMoved, CardTurned, Event, PointsMarked
from cardtable.core.record import HUMAN, SeatEntry
from cardtable.core.scores import ScoreLine
from cardtable.core.state import Action
from cardtable.core.zones import STOCK, TABLE, hand, marks, pile
from cardtable.games.registry import variant
from cardtable.session.session import Session
from cardtable.ui.game_views.casino import GAME_VIEW
from cardtable.ui.look.palette import ROOMS
from cardtable.ui.table.counters import counter_places
from cardtable.ui.table.geometry import Rect
from cardtable.ui.table.motion import Flight
from cardtable.ui.table.view import TableView
from tests.games.casino.positions import position
from tests.ui.table.conftest import MakeTable
from tests.ui.table.playing import Playing, view_of

FAST = 40.0


def action(playing: Playing, text: str) -> Action:
    return next(action for action in playing.state.legal() if str(action) == text)


def test_what_is_taken_back_lies_where_it_lay(make_table: MakeTable) -> None:
    playing = make_table(hands=("9D 8S", "KD KC"), table="2C 7C 4H 9S 5D")
    lying = ("2C", "7C", "4H", "9S", "5D")
    before = {text: playing.item(text, TABLE).pos() for text in lying}
    legal = playing.state.legal()
    playing.go_on(max(legal.representatives(), key=lambda one: len(legal.chosen(one))))
    playing.settle()
    assert not playing.cards(TABLE)
    view = view_of(position(playing.rules, ("9D 8S", "KD KC"), "9S 5D 4H 7C 2C"), 0)
    playing.view.showing.show_view(view)
    assert {text: playing.item(text, TABLE).pos() for text in lying} == before


def _table(qtbot: QtBot, session: Session) -> TableView:
    """Return a table for ``session`` on which nothing lies, and on which nothing takes time."""
    view = TableView()
    qtbot.addWidget(view)
    view.showing.set_setting(Setting(GAME_VIEW.places))
    view.resize(1000, 700)
    view.showing.set_seats(
        [
            SeatLabel(f"Seat {seat}", next(p for p, seats in enumerate(session.sides) if seat in seats))
            for seat in range(session.rule_set.players)
        ]
    )
    view.showing.set_counters((0,) * len(session.sides))
    view.choreographer.set_speed(0.0)
    view.choreographer.pace = 0.0
    view.show()
    return view


@pytest.mark.parametrize("name", ["casino.swedish", "casino.mulle_sassersson"])
@pytest.mark.parametrize("seed", range(3))
def test_who_goes_on_with_a_deal_finds_its_cards_where_they_lay(qtbot: QtBot, name: str, seed: int) -> None:
    seats = [SeatEntry(f"Seat {seat}", HUMAN) for seat in range(2)]
    session = Session.begin(variant(name).rule_set(2), seats, random.Random(seed))
    followed, events, played = _table(qtbot, session), list[Event](), session.begin_deal()
    chance, seen = random.Random(seed + 1), 0
    for _ in range(16):
        with qtbot.waitSignal(followed.showing.settled):
            followed.showing.play_events(played.for_seat(0))
        events += played.for_seat(0)
        back = _table(qtbot, session)
        back.showing.show_view(session.view(0), events)
        lying = _lying(followed)
        seen = max(seen, len(lying))
        assert _lying(back) == lying
        legal = session.legal()
        moves = list(legal.representatives())
        # Now and then somebody captures, so that cells become free between others.
        taking = [move for move in moves if legal.chosen(move)]
        played = session.submit(session.actor(), chance.choice(taking if taking and chance.random() < 0.4 else moves))
    assert seen > 4


def _lying(view: TableView) -> dict[tuple[str, int], tuple[float, float]]:
    """Return where each card lies on the cloth and in builds."""
    scene = view.scene()
    places = (TABLE, *(zone for zone in scene.cards.lie if zone.name == "build"))
    return {
        (str(zone), item.card): (item.spot().x, item.spot().y)
        for zone in places
        for item in scene.cards.lie.get(zone, [])
    }


@pytest.mark.turns(3)
@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "players", "speed"),
    [
        ("casino.swedish", 2, FAST),
        ("casino.swedish", 3, 0.0),
        ("casino.mulle_sassersson", 4, 0.0),
        ("casino.mulle_glimne", 4, 0.0),
        ("casino.finnish", 2, 0.0),
        ("casino.berlin1810", 4, 0.0),
    ],
)
def test_a_whole_deal_needs_no_correction(qtbot: QtBot, name: str, players: int, speed: float) -> None:
    session = Session.begin(
        variant(name).rule_set(players), [SeatEntry(f"Seat {seat}", HUMAN) for seat in range(players)], random.Random(7)
    )
    view = _table(qtbot, session)
    view.choreographer.set_speed(speed)
    view.choreographer.pace = 1 / speed if speed else 0.0
    played = session.begin_deal()
    chance = random.Random(11)
    while True:
        with qtbot.waitSignal(view.showing.settled, timeout=20000):
            view.showing.play_events(played.for_seat(0))
        before = _picture(view)
        truth = session.view(0)
        assert {str(zone): len(items) for zone, items in view.scene().cards.lie.items() if items} == {
            str(zone): len(cards) for zone, cards in truth.zones.items() if cards
        }
        view.scene().rebuild(truth)
        view.scene().settle()
        assert _picture(view) == before
        _check_secrets(view)
        if session.between_deals:
            break
        moves = list(session.legal().representatives())
        taking = [move for move in moves if session.legal().chosen(move)]
        played = session.submit(session.actor(), chance.choice(taking or moves))


def _picture(view: TableView) -> object:
    return {
        zone: [(id(item), item.card, item.spot(), item.isVisible(), item.mark) for item in items]
        for zone, items in view.scene().cards.lie.items()
        if items
    }


def _check_secrets(view: TableView) -> None:
    """Items of the stock, of others' hands and of cards that lie face down know nothing."""
    scene = view.scene()
    for zone, items in scene.cards.lie.items():
        for item, placed in zip(items, scene.cards.seat_view.cards(zone), strict=True):
            if zone != hand(scene.seating.perspective) and not placed.face_up:
                assert item.card == HIDDEN


def test_own_captured_cards_are_known_to_the_view_but_not_to_the_items(make_table: MakeTable) -> None:
    playing = make_table("swedish", ("KD 2S", "3H QH"), "9S KC")
    playing.go_on(action(playing, "KD x KC"))
    playing.settle()
    assert sorted(card for card, _ in playing.scene.cards.seat_view.cards(pile(0))) == sorted(
        map(parse_card, ("KD", "KC"))
    )
    assert playing.cards(pile(0)) == [HIDDEN, HIDDEN]


def test_a_capture_gathers_before_it_leaves(make_table: MakeTable) -> None:
    playing = make_table("swedish", ("KD 2S", "3H QH"), "9S KC", speed=FAST)
    taken, played = playing.item("KC"), playing.item("KD")
    together: list[bool] = []
    for item in (taken, played):
        item.xChanged.connect(lambda: together.append(taken.area().overlap(played.area()) > 0))
    playing.go_on(action(playing, "KD x KC"))
    playing.settle()
    assert any(together)
    assert playing.agrees()


def test_cards_are_dealt_one_by_one(make_table: MakeTable) -> None:
    playing = make_table("swedish", ("KD", "QH"), "9S 7C", stock="2C 3C 4C 5C 2H 3H 4H 5H", last=False, speed=FAST)
    starts: list[float] = []
    playing.go_on(action(playing, "KD"))
    playing.settle()

    def shown(event: Event) -> None:
        if isinstance(event, CardsMoved) and event.reason == "dealt":
            starts.append(len(event.cards))

    playing.view.showing.event_shown.connect(shown)
    playing.go_on(action(playing, "QH"))
    playing.settle()
    assert sum(starts) == 8
    assert len(playing.cards(hand(0))) == 4
    assert HIDDEN not in playing.cards(hand(0))
    assert set(playing.cards(hand(1))) == {HIDDEN}
    assert playing.agrees()


def test_dealt_cards_never_arrive_together(make_table: MakeTable) -> None:
    playing = make_table("swedish", ("KD", "QH"), "9S 7C", stock="2C 3C 4C 5C 2H 3H 4H 5H", last=False)
    playing.go_on(action(playing, "KD"))
    playing.settle()
    playing.view.choreographer.set_speed(1.0)
    playing.go_on(action(playing, "QH"))
    delays = [flight.delay for flight in _flights(playing) if flight.delay]
    playing.view.showing.skip()
    assert playing.view.showing.busy
    playing.settle()
    assert len(delays) == len(set(delays))


def _flights(playing: Playing) -> list[Flight]:
    return playing.view.motion.flights()


def test_while_the_played_card_flies_it_is_the_turn_of_the_next(make_table: MakeTable) -> None:
    playing = make_table("swedish", ("KD 2S", "3H QH"), "9S KC", speed=1.0)
    furniture = playing.scene.furniture
    assert (furniture.banner.own, furniture.plate(0).turn) == (True, True)
    playing.go_on(next(action for action in playing.state.legal() if str(action) == "2S"))
    assert playing.moving()
    assert furniture.banner.turn != "It is your turn"
    assert (furniture.plate(0).turn, furniture.plate(1).turn) == (False, True)
    playing.settle()
    assert (furniture.plate(0).turn, furniture.plate(1).turn) == (False, True)


def test_what_is_laid_out_anew_has_the_turn_of_its_position(make_table: MakeTable) -> None:
    playing = make_table("swedish", ("KD 2S", "3H QH"), "9S KC", speed=1.0)
    furniture, before = playing.scene.furniture, playing.scene.cards.seat_view
    assert before.actor == 0
    playing.go_on(next(action for action in playing.state.legal() if str(action) == "2S"))
    playing.view.choreographer.drop()
    assert furniture.plate(0).turn


def test_skip_shows_the_end_at_once(make_table: MakeTable) -> None:
    playing = make_table("swedish", ("KD 2S", "3H QH"), "9S KC", speed=1.0)
    playing.go_on(action(playing, "KD x KC"))
    assert playing.moving()
    playing.view.showing.skip()
    assert playing.cards(pile(0)) == [HIDDEN, HIDDEN]
    playing.settle()
    assert playing.agrees()
    assert not playing.moving()


def test_speed_zero_moves_nothing_and_still_settles_later(make_table: MakeTable) -> None:
    playing = make_table("swedish", ("KD 2S", "3H QH"), "9S KC")
    settled: list[bool] = []
    playing.view.showing.settled.connect(lambda: settled.append(True))
    playing.go_on(action(playing, "KD x KC"))
    assert not settled
    assert not playing.moving()
    assert playing.cards(pile(0)) == [HIDDEN, HIDDEN]
    playing.settle()
    assert settled == [True]


class Painted(QObject):
    """Remembers the regions of a widget that were painted."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self.regions: list[QRegion] = []
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QPaintEvent):
            self.regions.append(event.region())
        return False


def test_the_whole_table_is_painted_once_everything_has_been_shown(make_table: MakeTable) -> None:
    playing = make_table()
    viewport = playing.view.viewport()
    painted = Painted(viewport)
    playing.go_on(playing.state.legal().representatives()[0])
    playing.settle()
    playing.qtbot.waitUntil(lambda: any(viewport.rect() == region.boundingRect() for region in painted.regions))
    assert any(region.rectCount() == 1 and region.boundingRect() == viewport.rect() for region in painted.regions)


def test_events_that_come_while_others_are_shown_wait_for_them(make_table: MakeTable) -> None:
    playing = make_table("swedish", ("KD 2S", "3H QH"), "9S KC", speed=FAST)
    playing.go_on(action(playing, "KD x KC"))
    playing.go_on(action(playing, "3H"))
    playing.go_on(action(playing, "2S"))
    playing.settle()
    assert playing.agrees()
    assert len(playing.cards(TABLE)) == 3


def test_resizing_while_cards_fly_sends_them_to_the_new_places(make_table: MakeTable) -> None:
    playing = make_table("swedish", ("KD 2S", "3H QH"), "9S KC", speed=1.0)
    playing.go_on(action(playing, "2S"))
    assert _flights(playing)
    playing.view.resize(900, 600)
    playing.view.choreographer.set_speed(FAST)
    playing.settle()
    assert playing.scene.layout.width == 900 - playing.view.ledge.place.size
    assert playing.agrees()


def test_resizing_lays_everything_anew(make_table: MakeTable) -> None:
    playing = make_table("swedish", ("KD 2S", "3H QH"), "9S KC", piles=("2C 3C", "4H"))
    for width, height in ((900, 600), (800, 1280), (2560, 1600)):
        playing.view.resize(width, height)
        size = playing.view.ledge.place.size
        across, down = (width, height - size) if height > width else (width - size, height)
        layout = playing.scene.layout
        assert [layout.width, layout.height] == [across, down]
        assert playing.agrees()
        for item in playing.items():
            assert 0 <= item.x() <= across
            assert 0 < item.area().bottom <= down


def test_showing_another_position_drops_what_was_moving(make_table: MakeTable) -> None:
    playing = make_table("swedish", ("KD 2S", "3H QH"), "9S KC", speed=1.0)
    earlier = playing.snapshot()
    from tests.ui.table.playing import view_of

    position = view_of(playing.state, 0)
    playing.go_on(action(playing, "KD x KC"))
    with playing.qtbot.waitSignal(playing.view.showing.settled):
        playing.view.showing.show_view(position)
    assert not playing.moving()
    assert {zone: [row[1] for row in rows] for zone, rows in playing.snapshot().items()} == {
        zone: [row[1] for row in rows] for zone, rows in earlier.items()
    }


def test_the_shown_view_is_not_changed_by_later_events(make_table: MakeTable) -> None:
    playing = make_table("swedish", ("KD 2S", "3H QH"), "9S KC")
    shown = playing.shown
    cards = list(shown.cards(TABLE))
    playing.view.showing.show_view(shown)
    playing.view.showing.play_events([event.seen_by(0) for event in playing.state.apply(action(playing, "KD x KC"))])
    playing.settle()
    assert shown.cards(TABLE) == cards


def test_a_sweep_lies_face_up_across_the_pile_and_a_mulle_face_down(make_table: MakeTable) -> None:
    playing = make_table("swedish", ("KD 2S", "3H QH"), "KC")
    playing.go_on(action(playing, "KD x KC"))
    playing.settle()
    assert len(playing.cards(marks(0))) == 1
    assert playing.cards(marks(0))[0] in (parse_card("KD"), parse_card("KC"))
    assert playing.scene.cards.lie[marks(0)][0].rotation() == 90
    assert playing.scene.furniture.pile_label(0).text == "2"
    mulle = make_table("mulle_sassersson", ("KD 2S", "3H QH"), "KD 9S")
    mulle.go_on(action(mulle, "KD x KD"))
    mulle.settle()
    assert mulle.cards(marks(0)) == [HIDDEN]


def test_a_turned_mark_forgets_its_card(make_table: MakeTable) -> None:
    playing = make_table("swedish", ("KD 2S", "3H QH"), "KC")
    playing.go_on(action(playing, "KD x KC"))
    playing.settle()
    playing.view.showing.play_events([CardTurned(marks(0), 0, False)])
    playing.shown.apply(CardTurned(marks(0), 0, False))
    playing.settle()
    assert playing.cards(marks(0)) == [HIDDEN]
    assert playing.agrees()


def test_marked_points_move_the_counters(make_table: MakeTable) -> None:
    playing = make_table("swedish", ("KD 2S", "3H QH"), "9S KC", speed=FAST)
    field = playing.scene.furniture.field(1)
    playing.view.showing.set_counters((0, 4))
    playing.qtbot.waitUntil(lambda: sorted(field.places) == sorted(counter_places(4)))
    playing.view.showing.play_events([PointsMarked(ScoreLine("sweep", 1, 1))])
    playing.settle()
    assert field.points == 5
    assert sorted(field.places) == sorted(counter_places(5))
    assert playing.scene.furniture.plate(1).points == "5"
    assert playing.scene.furniture.plate(0).points == "0"
    playing.view.showing.play_events([PointsMarked(ScoreLine("most_cards", 1, 3, marked=False))])
    playing.settle()
    assert field.points == 5


def test_points_marked_in_the_running_deal_are_added_to_the_standing(make_table: MakeTable) -> None:
    playing = make_table("swedish", ("KD 2S", "3H QH"), "9S KC")
    playing.shown.apply(PointsMarked(ScoreLine("sweep", 0, 1)))
    playing.view.showing.set_counters((6, 2))
    playing.view.showing.show_view(playing.shown)
    assert [playing.scene.furniture.field(side).points for side in (0, 1)] == [7, 2]
    assert sorted(playing.scene.furniture.field(0).places) == sorted(counter_places(7))


def test_counters_wait_for_the_events_before_them(make_table: MakeTable) -> None:
    playing = make_table("swedish", ("KD 2S", "3H QH"), "9S KC", speed=FAST)
    playing.go_on(action(playing, "KD x KC"))
    playing.view.showing.set_counters((3, 0))
    assert playing.scene.furniture.field(0).points == 0
    playing.settle()
    playing.qtbot.waitUntil(lambda: playing.scene.furniture.field(0).points == 3)


def test_the_light_is_at_the_seat_whose_turn_it_is(make_table: MakeTable) -> None:
    playing = make_table("swedish", ("KD 2S", "3H QH"), "9S KC")
    assert (playing.scene.furniture.plate(0).turn, playing.scene.furniture.plate(1).turn) == (True, False)
    playing.go_on(action(playing, "2S"))
    playing.settle()
    assert (playing.scene.furniture.plate(0).turn, playing.scene.furniture.plate(1).turn) == (False, True)


def test_each_event_is_told_when_it_is_shown(make_table: MakeTable) -> None:
    playing = make_table("swedish", ("KD 2S", "3H QH"), "KC")
    shown: list[object] = []
    playing.view.showing.event_shown.connect(shown.append)
    events = playing.go_on(action(playing, "KD x KC"))
    playing.settle()
    assert shown == events


def test_the_last_capture_can_be_seen_again(make_table: MakeTable) -> None:
    playing = make_table("swedish", ("KD 2S", "3H QH"), "9S KC")
    assert not playing.view.captures.show()
    playing.go_on(action(playing, "KD x KC"))
    playing.settle()
    playing.go_on(action(playing, "3H"))
    playing.settle()
    assert playing.view.captures.show()
    recall = playing.view.captures.picture
    assert recall.isVisible()
    assert sorted(recall.cards) == sorted(map(parse_card, ("KD", "KC")))
    playing.your_turn()
    playing.click(playing.item("2S"))
    assert not recall.isVisible()
    assert playing.item("2S").rise == 0


def test_a_cover_hides_the_hand_and_asks_to_be_lifted(make_table: MakeTable) -> None:
    playing = make_table("swedish", ("KD 2S", "3H QH"), "9S KC")
    asked: list[bool] = []
    playing.view.uncover_asked.connect(lambda: asked.append(True))
    playing.view.showing.set_cover(True, "Anna is to play.")
    assert playing.cards(hand(0)) == [HIDDEN, HIDDEN]
    assert playing.scene.furniture.veil.isVisible()
    playing.your_turn()
    playing.click(playing.scene.cards.lie[hand(0)][0])
    assert asked == [True]
    assert not playing.actions
    playing.view.showing.set_cover(False)
    assert playing.cards(hand(0)) == [parse_card("KD"), parse_card("2S")]
    assert not playing.scene.furniture.veil.isVisible()


def test_another_perspective_opens_another_hand(make_table: MakeTable) -> None:
    playing = make_table("swedish", ("KD 2S", "3H QH"), "9S KC")
    from tests.ui.table.playing import view_of

    playing.view.showing.set_perspective(1)
    playing.view.showing.show_view(view_of(playing.state, 1))
    playing.settle()
    assert playing.cards(hand(1)) == [parse_card("3H"), parse_card("QH")]
    assert playing.cards(hand(0)) == [HIDDEN, HIDDEN]
    assert playing.scene.layout.seat(1).edge == "bottom"


@pytest.mark.parametrize("seat", [0, 1])
def test_what_is_said_hides_no_card_that_can_be_captured(make_table: MakeTable, seat: int) -> None:
    playing = make_table(hands=("9D 4S", "KH QH"), table="9S 5H 4C 2D")
    playing.view.showing.say(seat, "Please be patient with me.")
    place = playing.scene.furniture.speech(seat).rect
    words = Rect(place.x(), place.y(), place.width(), place.height())
    cards = [thing.area() for thing in playing.scene.cards.things()]
    assert len(cards) == 4
    # No more than the edge of one; the cards fill nearly all of the cloth here.
    assert max(words.overlap(card) / (card.width * card.height) for card in cards) < 0.06
    # On the speaker's half of the table, and nobody's name or counters are hidden for it.
    layout = playing.scene.layout
    assert (words.centre_y > layout.middle.centre_y) == (seat == 0)
    assert not any(words.overlap(one.plate) for one in layout.seats)


def test_speech_appears_at_the_seat_and_ends(make_table: MakeTable) -> None:
    playing = make_table("swedish", ("KD 2S", "3H QH"), "9S KC")
    playing.view.showing.say(1, "Tabbe!")
    assert playing.scene.furniture.speech(1).isVisible()
    assert playing.scene.furniture.speech(1).text == "Tabbe!"
    assert not playing.scene.furniture.speech(0).isVisible()
    playing.view.showing.say(1, "")
    assert not playing.scene.furniture.speech(1).isVisible()


@pytest.mark.parametrize("speed", [0.0, 4.0])
def test_what_is_said_glides_out_of_the_way_of_cards_once(make_table: MakeTable, qtbot: QtBot, speed: float) -> None:
    playing = make_table("swedish", ("KD 2S", "3H QH"), "9S KC 4D 5H")
    playing.view.resize(900, 600)
    playing.view.choreographer.set_speed(speed)
    furniture = playing.scene.furniture
    playing.view.showing.say(1, "I have five cards.")
    speech = furniture.speech(1)
    before = speech.paper
    card = Rect(before.x() - 5, before.y() - 5, before.width() + 10, before.height() + 10)
    furniture.look_round([card])
    after = speech.paper
    assert not after.intersects(before)
    assert (speech.pos() + after.center() == before.center()) == (speed > 0)
    qtbot.waitUntil(lambda: not playing.view.motion.running)
    assert speech.pos() == QPointF()
    # Nobody reads words that jump back.
    furniture.look_round([])
    assert speech.paper == after


def test_two_who_speak_at_once_can_both_be_read(make_table: MakeTable) -> None:
    playing = make_table("swedish", ("KD 2S", "3H QH"), "9S KC 4D 5H 6H 7C")
    playing.view.resize(656, 497)
    furniture = playing.scene.furniture
    playing.view.showing.say(0, "I draw ♣J.")
    first = furniture.speech(0).paper
    playing.view.showing.say(1, "I draw ♠2.")
    assert furniture.speech(0).paper == first
    assert not first.intersects(furniture.speech(1).paper)
    playing.view.showing.say(1, "")
    assert furniture.speech(0).paper == first


@pytest.mark.parametrize("room", list(ROOMS))
def test_every_room_can_be_painted(make_table: MakeTable, room: str) -> None:
    playing = make_table("swedish", ("KD 2S", "3H QH"), "9S KC", piles=("2C 3C", "4H"), stock="2D", last=False)
    playing.view.scene().set_room(room)
    picture = playing.view.grab().toImage()
    corner, middle = picture.pixelColor(3, 3), picture.pixelColor(picture.width() // 2, picture.height() // 3)
    # A plain cloth is one colour from edge to edge.
    assert (corner == middle) is ROOMS[room].plain
    assert abs(middle.lightness() - playing.scene.palette().window().color().lightness()) >= 0


def test_numbers_say_how_many_cards_are_left(make_table: MakeTable) -> None:
    playing = make_table("swedish", ("KD 2S", "3H QH"), "9S KC", piles=("2C 3C", "4H"), stock="2D 3D", last=False)
    assert playing.scene.furniture.stock_label.text == "2"
    assert [playing.scene.furniture.pile_label(side).text for side in (0, 1)] == ["2", "1"]
    assert len(playing.scene.cards.lie[STOCK]) == 2


def test_a_new_deal_uses_the_same_items(qtbot: QtBot) -> None:
    session = Session.begin(
        variant("casino.swedish").rule_set(2), [SeatEntry("A", HUMAN), SeatEntry("B", HUMAN)], random.Random(3)
    )
    view = TableView()
    qtbot.addWidget(view)
    view.showing.set_setting(Setting(GAME_VIEW.places))
    view.choreographer.set_speed(0)
    view.choreographer.pace = 0
    view.show()
    view.showing.play_events(session.begin_deal().for_seat(0))
    items = {item for lying in view.scene().cards.lie.values() for item in lying}
    while not session.between_deals:
        view.showing.play_events(session.submit(session.actor(), next(iter(session.legal()))).for_seat(0))
    view.showing.play_events(session.begin_deal().for_seat(0))
    assert {item for lying in view.scene().cards.lie.values() for item in lying} == items
    assert len(items) == 52
    with qtbot.waitSignal(view.showing.settled):
        pass
