"""Écarté on the table: what is said by buttons and keys, cards marked or laid away, and where everything lies."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations, pairwise
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QStyleOptionGraphicsItem
from pytestqt.qtbot import QtBot

from cardtable.app.table import SeatLabel, Setting
from cardtable.core.cards import HIDDEN, format_card, parse_card, suit_of
from cardtable.core.chance import rng, shuffled
from cardtable.core.errors import CodedError
from cardtable.core.events import Announced
from cardtable.core.scores import parameters
from cardtable.core.state import Deal
from cardtable.core.view import SeatView
from cardtable.core.zones import TRICK, TURNED, hand, tricks
from cardtable.games.ecarte.actions import ACCEPT, MARK_KING, PLAY, PROPOSE, REFUSE, bet, change, lay
from cardtable.games.ecarte.ranking import STRENGTH
from cardtable.games.ecarte.state import EcarteState
from cardtable.ui.game_views.ecarte import GAME_VIEW
from cardtable.ui.table.arrangement import lay_out
from cardtable.ui.table.card_item import CardItem
from cardtable.ui.table.offering import OfferWords
from cardtable.ui.table.recall import Recall
from cardtable.ui.table.scene import TableScene
from cardtable.ui.table.view import TableView
from tests.games.ecarte.positions import FAMILY, ROTATION, TWO
from tests.ui.table.playing import move

NAMES = ("Anna", "Björn", "Christina", "Dan", "Elin", "Folke")


class Table:
    """A view of a deal of Écarté as seat 0 sees it; ``actions`` are what was chosen."""

    def __init__(self, qtbot: QtBot, dealer: int = 1, seed: int = 1, persons: int = 2) -> None:
        kind = TWO if persons == 2 else ROTATION
        rule_set = kind.rule_set(persons)
        self.state: EcarteState = FAMILY.deal(rule_set, FAMILY.begin(rule_set, dealer))
        self.qtbot = qtbot
        self.view = TableView()
        qtbot.addWidget(self.view)
        self.view.resize(1280, 800)
        self.view.showing.set_seats([SeatLabel(NAMES[seat], seat) for seat in range(persons)])
        self.view.showing.set_setting(Setting(GAME_VIEW.places, self.state.evening.players, GAME_VIEW.ranks))
        self.view.choreographer.set_speed(0)
        self.view.choreographer.pace = 0
        self.view.offering.words = OfferWords(
            GAME_VIEW.words.label, lambda action: GAME_VIEW.words.heading(action, NAMES)
        )
        self.view.gestures.refusals.describe = lambda error: error.code
        self.actions: list[Any] = []
        self.refusals: list[CodedError] = []
        self.view.showing.action_chosen.connect(self.actions.append)
        self.view.gestures.refusals.refused.connect(self.refusals.append)
        self.view.show()
        qtbot.waitExposed(self.view)
        self.shown = SeatView(0)
        self.do(Deal(shuffled(FAMILY.pack(rule_set), rng(seed))))

    def do(self, *actions: Any) -> None:
        """Do ``actions`` whoever is to act, show them, and let seat 0 choose if it is to act then."""
        for action in actions:
            events = [event.seen_by(0) for event in self.state.apply(action)]
            for event in events:
                self.shown.apply(event)
            with self.qtbot.waitSignal(self.view.showing.settled):
                self.view.showing.play_events(events)
        self.view.showing.set_legal(self.state.legal() if self.state.actor() == 0 else None)

    def hold(self, *texts: str) -> None:
        """Give seat 0 other cards in a state that is not shown yet."""
        self.state.hands[0] = [parse_card(text) for text in texts]

    @property
    def scene(self) -> TableScene:
        return self.view.scene()

    @property
    def own(self) -> Sequence[CardItem]:
        return list(self.scene.cards.lie[hand(0)])

    def corner(self, item: CardItem) -> QPoint:
        return (item.sceneBoundingRect().center() - QPointF(item.width / 2 - 6, item.height / 2 - 10)).toPoint()

    def click(self, item: CardItem) -> None:
        QTest.mouseClick(self.view.viewport(), Qt.MouseButton.LeftButton, pos=self.corner(item))

    def drag(self, item: CardItem, end: QPoint) -> None:
        viewport, start = self.view.viewport(), self.corner(item)
        QTest.mousePress(viewport, Qt.MouseButton.LeftButton, pos=start)
        for part in (0.2, 0.6, 1.0):
            move(viewport, QPointF(start) + (QPointF(end) - QPointF(start)) * part)
        QTest.mouseRelease(viewport, Qt.MouseButton.LeftButton, pos=end)

    def key(self, key: Qt.Key) -> None:
        QTest.keyClick(self.view, key)

    def labels(self) -> list[str]:
        bar = self.view.offering.bar
        return [button.text() for button in bar.buttons] if bar.isVisible() else []


def test_the_slip_that_confirms_a_card_covers_no_button(qtbot: QtBot) -> None:
    table = Table(qtbot)
    table.view.gestures.confirms = True
    while not (table.state.phase_name() == "play" and table.state.actor() == 0):
        legal = list(table.state.legal())
        table.do(next((action for action in legal if str(action) in ("play", "refuse")), legal[0]))
    table.click(table.own[0])
    slip = table.view.choosing.slip
    assert slip.isVisible()
    assert not table.actions
    assert not (table.view.offering.bar.isVisible() and slip.geometry().intersects(table.view.offering.bar.geometry()))
    slip.take.click()
    assert len(table.actions) == 1


@pytest.fixture
def table(qtbot: QtBot) -> Table:
    return Table(qtbot)


def test_the_turned_card_lies_open_beside_the_stock(table: Table) -> None:
    (turned,) = table.scene.cards.lie[TURNED]
    assert turned.card == table.state.turned
    assert turned.rotation() == 90
    stock = table.scene.cards.lie[next(zone for zone in table.scene.cards.lie if zone.name == "stock")]
    assert turned.zValue() < min(item.zValue() for item in stock)
    assert turned.area().right > max(item.area().right for item in stock)


def test_the_hand_lies_sorted_by_suits_with_trumps_first(qtbot: QtBot) -> None:
    for seed in range(6):
        table = Table(qtbot, seed=seed)
        lying = sorted(table.view.scene().cards.own_hand(), key=lambda item: item.sceneBoundingRect().center().x())
        assert lying == table.view.scene().cards.own_hand()
        cards = [item.card for item in lying]
        assert set(cards) == set(table.state.observe(0).hand)
        trump = suit_of(table.state.turned)
        suits = [suit_of(card) for card in cards]
        groups = list(dict.fromkeys(suits))
        # Each suit lies together, the trumps before all others, the strongest card of a suit first.
        assert suits == [suit for suit in groups for _ in range(suits.count(suit))]
        assert trump not in groups[1:]
        for suit in groups:
            strengths = [STRENGTH[card] for card in cards if suit_of(card) == suit]
            assert strengths == sorted(strengths, reverse=True)


def test_the_proposal_is_offered_as_buttons(table: Table) -> None:
    assert table.labels() == ["P&ropose", "&Play"]
    QTest.mouseClick(table.view.offering.bar.buttons[0], Qt.MouseButton.LeftButton)
    assert table.actions == [PROPOSE]
    assert table.labels() == []


@pytest.mark.parametrize(("key", "action"), [(Qt.Key.Key_R, PROPOSE), (Qt.Key.Key_P, PLAY), (Qt.Key.Key_2, PLAY)])
def test_buttons_have_keys(table: Table, key: Qt.Key, action: object) -> None:
    table.key(key)
    assert table.actions == [action]


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter])
def test_enter_presses_the_main_button_and_one_that_was_reached_by_tab(table: Table, key: Qt.Key) -> None:
    buttons = table.view.offering.bar.buttons
    assert [button.main for button in buttons] == [True, False]
    QTest.keyClick(buttons[1], key)
    table.view.showing.set_legal(table.state.legal())
    table.key(key)
    assert table.actions == [PLAY, PROPOSE]


def test_the_dealer_answers(qtbot: QtBot) -> None:
    table = Table(qtbot, dealer=0)
    table.do(PROPOSE)
    assert len(table.labels()) == 2
    table.key(Qt.Key.Key_R)
    assert table.actions == [REFUSE]


def test_no_card_can_be_played_while_words_are_wanted(table: Table) -> None:
    table.click(table.own[0])
    assert [error.code for error in table.refusals] == ["say_first"]
    assert not table.actions


def test_cards_are_marked_and_changed(table: Table) -> None:
    table.do(PROPOSE, ACCEPT)
    assert not table.view.offering.bar.buttons[0].isEnabled()
    first, second, third = table.own[:3]
    for item in (first, second, third, second):
        table.click(item)
    assert table.labels() == ["Ex&change two cards"]
    assert (first.rise > 0, second.rise, third.rise > 0) == (True, 0, True)
    table.key(Qt.Key.Key_Return)
    assert table.actions == [change([first.card, third.card])]


def test_nothing_marked_is_refused_where_something_must_be_changed(table: Table) -> None:
    table.do(PROPOSE, ACCEPT)
    table.key(Qt.Key.Key_Return)
    assert [error.code for error in table.refusals] == ["change_at_least"]


def test_cards_are_carried_to_the_discards(table: Table) -> None:
    table.do(PROPOSE, ACCEPT)
    first, second = table.own[:2]
    table.click(first)
    places = table.scene.layout.tricks
    assert places is not None
    place = places.discards["bottom"]
    table.drag(second, QPoint(round(place.centre_x), round(place.centre_y)))
    assert all(place.inset(-item.width).holds(item.pos().x(), item.pos().y()) for item in (first, second))
    assert table.labels() == ["Ex&change two cards"]
    # A click takes one of them back into the hand, Escape the other.
    table.click(second)
    assert table.labels() == ["Ex&change one card"]
    table.key(Qt.Key.Key_Escape)
    assert first.pos().y() == second.pos().y() == table.own[4].pos().y()
    assert not table.view.offering.bar.buttons[0].isEnabled()


def test_the_king_has_a_button_and_a_key_while_it_is_in_time(table: Table) -> None:
    king = table.state.trump_king
    if king not in table.state.hands[0]:
        table.state.hands[0][0] = king
    table.state.king = -1
    table.do(PLAY)
    assert table.labels() == ["Mark the &king"]
    table.key(Qt.Key.Key_K)
    assert table.actions == [MARK_KING]


def test_a_card_is_played_by_double_click_and_a_trick_is_taken(table: Table) -> None:
    table.do(PLAY)
    item = table.own[0]
    card = item.card
    QTest.mouseClick(table.view.viewport(), Qt.MouseButton.LeftButton, pos=table.corner(item))
    QTest.mouseDClick(table.view.viewport(), Qt.MouseButton.LeftButton, pos=table.corner(item))
    assert table.actions == [lay(card)]
    table.do(lay(card))
    assert [one.card for one in table.scene.cards.lie[TRICK]] == [card]
    table.do(next(one for one in table.state.legal() if one.card is not None))
    assert not table.scene.cards.lie[TRICK]
    winner = table.state.turn
    assert len(table.scene.cards.lie[tricks(winner)]) == 2
    assert all(one.card == HIDDEN for one in table.scene.cards.lie[tricks(winner)])


def test_the_frame_of_the_keyboard_stays_in_the_hand(table: Table) -> None:
    table.do(PLAY)
    while table.state.actor() != 0:
        table.do(table.state.legal().representatives()[0])
    for _ in range(3):
        table.key(Qt.Key.Key_Right)
    framed = next(item for item in table.own if item.focused)
    place = framed.x()
    with table.qtbot.waitSignal(table.view.showing.action_chosen):
        table.key(Qt.Key.Key_Return)
    table.do(table.actions[-1])
    assert not framed.focused
    focused = [item for item in table.own if item.focused]
    assert [abs(item.x() - place) for item in focused] == [min(abs(item.x() - place) for item in table.own)]


def test_who_does_not_follow_suit_is_told_why(qtbot: QtBot) -> None:
    for seed in range(1, 60):
        table = Table(qtbot, dealer=0, seed=seed)
        table.do(PLAY)
        for lead in [one for one in table.state.legal() if one.card is not None]:
            twin = table.state.copy()
            twin.apply(lead)
            allowed = {one.card for one in twin.legal() if one.card is not None}
            wrong = [card for card in twin.hands[0] if card not in allowed]
            if wrong:
                table.do(lead)
                item = next(item for item in table.own if item.card == wrong[0])
                table.click(item)
                table.click(item)
                assert table.refusals[-1].code in ("must_follow", "must_head", "must_trump")
                assert not table.actions
                return
    raise AssertionError("no such position")


def back(item: CardItem) -> bytes:
    """The pixels in the middle of a card that lies face down."""
    item.set_card(HIDDEN)
    image = QImage(16, 16, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    painter.translate(QPointF(8, 8) - item.boundingRect().center())
    item.paint(painter, QStyleOptionGraphicsItem())
    painter.end()
    return bytes(image.constBits())


def test_the_two_packs_have_different_backs(table: Table) -> None:
    first = [back(item) for item in table.own]
    view = SeatView(0)
    view.number = 1
    view.zones = table.state.zones(0)
    table.view.showing.show_view(view)
    second = [back(item) for item in table.own]
    assert not set(first) & set(second)
    assert len(set(first)) == len(set(second)) == 1


def test_those_who_look_on_have_plates_and_no_cards(qtbot: QtBot) -> None:
    table = Table(qtbot, dealer=4, persons=6)
    places = table.scene.layout.tricks
    assert places is not None
    onlookers = {place.seat for place in places.onlookers}
    assert onlookers == set(range(6)) - set(table.state.evening.players)
    table.view.showing.set_accounts((0, 3, -2, 0, 0, 0))
    assert [table.scene.furniture.plate(seat).points for seat in (1, 2)] == ["+3", "−2"]
    assert not {zone.owner for zone in table.scene.cards.lie if zone.name == "hand"} & onlookers


@pytest.mark.parametrize("size", [(900, 540), (1280, 740), (2560, 1500), (800, 1200), (3840, 2100)])
@pytest.mark.parametrize("watching", [0, 1, 4])
def test_places_lie_in_the_middle_and_not_on_each_other(size: tuple[int, int], watching: int) -> None:
    layout = lay_out(*map(float, size), 2, 0, ((0,), (1,))).for_tricks((0, 1), range(2, 2 + watching))
    places = layout.tricks
    assert places is not None
    rects = {
        "stock": places.stock,
        "trick": places.trick,
        "top": places.discards["top"],
        "bottom": places.discards["bottom"],
        **{f"onlooker {place.seat}": place.plate for place in places.onlookers},
    }
    for name, rect in rects.items():
        assert layout.middle.contains(rect, 1.0), name
    for (name, rect), (other_name, other) in combinations(rects.items(), 2):
        assert rect.overlap(other) < 1, (name, other_name)
    assert places.stock.contains(places.turned_spot().footprint(), 1.0)
    for spot in (*places.stock_spots(32), *places.trick_spots(2)):
        assert layout.middle.contains(spot.footprint(), 1.0)
    for side in (0, 1):
        for spot in (*layout.trick_pile_spots(side, 10), *layout.trick_pile_spots(side, 24)):
            assert layout.side(side).pile.contains(spot.footprint(), 1.0), format_card(0)


def test_the_odds_stand_beside_the_bets() -> None:
    action = bet(1, 3)
    assert GAME_VIEW.words.heading(action, NAMES) == "Bet on Björn:"
    said = [
        Announced(2, "bet", parameters(on=1, units=2)),
        Announced(3, "bet", parameters(on=0, units=5)),
        Announced(4, "no_bet"),
        Announced(5, "bet", parameters(on=1, units=1)),
    ]
    assert GAME_VIEW.words.heading(action, NAMES, said) == "Bet on Björn (3 against 5):"
    assert GAME_VIEW.words.heading(bet(0, 1), NAMES, said) == "Bet on Anna (5 against 3):"


def test_ones_own_tricks_can_be_looked_through_and_the_last_one_of_the_other(qtbot: QtBot) -> None:
    table = Table(qtbot, seed=4)
    asked: list[int] = []
    table.view.captures.clicked.connect(asked.append)
    table.do(PLAY)
    while table.state.actor() >= 0 and not (table.shown.zones.get(tricks(0)) and table.shown.zones.get(tricks(1))):
        table.do(table.state.legal().representatives()[0])
    for side in (0, 1):
        assert table.scene.cards.lie[tricks(side)]
    recall = next(item for item in table.scene.items() if isinstance(item, Recall))
    table.click(table.scene.cards.lie[tricks(1)][-1])
    assert (asked, recall.isVisible()) == ([1], False)
    table.click(table.scene.cards.lie[tricks(0)][-1])
    assert asked == [1]
    assert recall.isVisible()
    assert list(recall.cards) == [placed.card for placed in table.shown.zones[tricks(0)]]


def test_each_trick_of_four_cards_lies_apart_from_the_next() -> None:
    table = lay_out(1280, 800, 4, 0, ((0, 2), (1, 3))).for_tricks((0, 1, 2, 3), ())
    spots = table.trick_pile_spots(0, 16)
    firsts = [spots[number].x for number in (0, 4, 8, 12)]
    within = [abs(spots[number].x - spots[4 * (number // 4)].x) for number in range(16)]
    assert min(later - one for one, later in pairwise(firsts)) > max(within)
