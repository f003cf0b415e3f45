"""The buttons for what is said or done without playing a card."""

from __future__ import annotations

import random
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QRect, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from cardtable.app.table import SeatLabel, Setting
from cardtable.core.chance import rng
from cardtable.core.record import SeatEntry
from cardtable.games.piquet.actions import Do
from cardtable.games.registry import variant
from cardtable.session.session import Session
from cardtable.ui.game_views.piquet import GAME_VIEW
from cardtable.ui.table.offering import OfferWords
from cardtable.ui.table.options import Offer, OptionBar
from cardtable.ui.table.view import TableView


def test_a_button_grows_with_its_words(qtbot: QtBot) -> None:
    table = QWidget()
    table.resize(900, 600)
    qtbot.addWidget(table)
    bar = OptionBar(table)
    table.show()
    for words in ("No", "A good deal more than that", "Exchange five cards with the talon", "No"):
        bar.offer([Offer(words, words)])
        bar.resize(300, bar.fit(300, 18.0, 900))
        button = bar.buttons[0]
        assert button.width() >= button.sizeHint().width()
        assert bar.rect().contains(button.geometry())


def shown(bar: OptionBar) -> list[str]:
    """The words on the buttons that can be seen, from above."""
    bar.resize(300, bar.fit(300, 18.0, 900))
    buttons = [button for button in (*bar.buttons, bar.more) if not button.isHidden()]
    return [button.text() for button in sorted(buttons, key=lambda one: (one.y(), one.x()))]


def test_no_button_is_wider_than_there_is_room(qtbot: QtBot) -> None:
    table = QWidget()
    table.resize(900, 600)
    qtbot.addWidget(table)
    bar = OptionBar(table)
    table.show()
    words = [
        "Sixième to the king, tierce to the queen, tierce to the jack, tierce to the ten, four kings",
        "No sequence",
    ]
    bar.offer([Offer(one, one) for one in (*words, *(f"Tierce to the king {n}" for n in range(5)))])
    bar.resize(400, bar.fit(400, 18.0, 900))
    for button in bar.buttons:
        assert bar.rect().contains(button.geometry())
        assert button.size().expandedTo(button.sizeHint()) == button.size()
    places = [button.geometry() for button in bar.buttons]
    assert not any(one.intersects(other) for one in places for other in places if one is not other)


def test_what_is_seldom_wanted_waits_behind_a_button(qtbot: QtBot) -> None:
    table = QWidget()
    qtbot.addWidget(table)
    bar = OptionBar(table)
    table.show()
    offers = [Offer("&Declare everything", 1), Offer("&No trio or quatorze", 2), Offer("Three kings", 3, seldom=True)]
    bar.offer(offers)
    # The usual choice is always the lowest.
    assert shown(bar) == ["&No trio or quatorze", "Three kings", "&Declare everything"]
    offers.append(Offer("Three tens", 4, seldom=True))
    bar.offer(offers)
    assert shown(bar) == ["&No trio or quatorze", bar.more.text(), "&Declare everything"]
    with qtbot.waitSignal(bar.changed):
        assert bar.key(QKeyEvent(QEvent.Type.KeyPress, 0, Qt.KeyboardModifier.NoModifier, bar.more.letter.lower()))
    # What was there before stays where it was, and the button folds the rest away again.
    unfolded = ["Three kings", "Three tens", "&No trio or quatorze", bar.more.text(), "&Declare everything"]
    assert shown(bar) == unfolded
    with qtbot.waitSignal(bar.chosen) as chosen:
        bar.buttons[3].click()
    assert chosen.args == [4]


def test_unfolding_moves_no_button(qtbot: QtBot) -> None:
    table = QWidget()
    table.resize(300, 600)
    qtbot.addWidget(table)
    bar = OptionBar(table)
    table.show()
    usual = [Offer("&Declare everything", 0), Offer("&No point", 1)]
    bar.offer([*usual, *(Offer(f"Three of suit {n}", n + 2, seldom=True) for n in range(3))])

    def places() -> list[QRect]:
        # The ledge holds the bar by its lower edge.
        high = bar.fit(300, 18.0, 900)
        bar.setGeometry(0, 600 - high, 300, high)
        return [button.geometry().translated(bar.pos()) for button in (*bar.buttons[:2], bar.more)]

    before = places()
    bar.more.click()
    assert not bar.buttons[2].isHidden()
    assert places() == before
    assert bar.fold()
    assert not bar.fold()
    assert bar.buttons[2].isHidden()
    assert places() == before


def test_buttons_that_would_be_too_high_stand_in_two_columns(qtbot: QtBot) -> None:
    table = QWidget()
    qtbot.addWidget(table)
    bar = OptionBar(table)
    table.show()
    bar.offer([Offer(f"Card {n}", n) for n in range(11)])
    high = bar.fit(300, 18.0, 1000)
    low = bar.fit(300, 18.0, high - 1)
    assert low < 0.65 * high
    places = [button.geometry() for button in bar.buttons]
    assert not any(one.intersects(other) for one in places for other in places if one is not other)
    # The bright one is the lowest and as wide as both columns.
    assert bar.buttons[0].width() == 300
    assert all(place.bottom() < bar.buttons[0].y() for place in places[1:])


def test_no_word_is_cut_for_a_second_column(qtbot: QtBot) -> None:
    table = QWidget()
    table.resize(900, 600)
    qtbot.addWidget(table)
    bar = OptionBar(table)
    table.show()
    bar.offer([Offer(words, words) for words in ("Alles ansagen", "Fünf Blatt ♣", "Kein Rummel", "Weiteres …")])
    for width in range(120, 400, 20):
        bar.resize(width, bar.fit(width, 26.0, 60))
        cut = [one.text() for one in bar.buttons if one.sizeHint().width() > one.width()]
        # In one column a word can be longer than there is room; then a second one would not help either.
        assert not cut or len({one.x() for one in bar.buttons}) == 1


def test_the_second_half_of_a_double_click_presses_nothing(qtbot: QtBot) -> None:
    table = QWidget()
    qtbot.addWidget(table)
    bar = OptionBar(table)
    table.show()
    pressed: list[object] = []
    bar.chosen.connect(pressed.append)
    bar.offer([Offer("Give up", 1)])
    QTest.mouseClick(bar.buttons[0], Qt.MouseButton.LeftButton)
    QTest.mouseDClick(bar.buttons[0], Qt.MouseButton.LeftButton)
    # The first click of it counts and the second one does not.
    assert pressed == [1]


def test_a_hint_shows_what_was_folded_away(qtbot: QtBot) -> None:
    table = QWidget()
    qtbot.addWidget(table)
    bar = OptionBar(table)
    table.show()
    bar.offer([Offer("Cut", 1), *(Offer(str(n), n, seldom=True) for n in range(2, 6))])
    assert bar.buttons[3].isHidden()
    assert bar.show_hint(4)
    assert not bar.buttons[3].isHidden()
    assert bar.buttons[3].hinted


@pytest.mark.parametrize("irregularities", [False, True])
def test_that_there_is_nothing_to_declare_stands_behind_what_there_is(qtbot: QtBot, irregularities: bool) -> None:
    view = TableView()
    qtbot.addWidget(view)
    view.resize(900, 600)
    view.offering.words = OfferWords(
        GAME_VIEW.words.label, is_seldom=GAME_VIEW.words.is_seldom, is_nothing=GAME_VIEW.words.is_nothing
    )
    view.showing.set_seats([SeatLabel("Anna", 0), SeatLabel("Björn", 1)])
    view.show()
    generator, seen, beside = random.Random(3), 0, 0
    for seed in range(6):
        rule_set = variant("piquet.points").rule_set(2, {"strict": irregularities})
        session = Session.begin(rule_set, [SeatEntry("Anna"), SeatEntry("Björn")], rng(seed))
        session.begin_deal()
        while not session.between_deals:
            phase = session.view(session.actor()).phase
            if phase in ("point", "sequences", "sets"):
                view.showing.set_setting(Setting(GAME_VIEW.places, (0, 1), GAME_VIEW.ranks))
                view.showing.show_view(session.view(0))
                view.showing.set_legal(session.legal())
                row: list[Any] = [offer.action for offer in view.offering.bar.offers if not offer.heading]
                empty = [one for one in row if one.do is Do.GOOD or (one.do in DECLARED and not one.items)]
                assert len(empty) == 1
                assert row[-1] == empty[0], [str(one) for one in row]
                beside += len(row) > 3
                seen += 1
            if phase == "play":
                break
            session.submit(session.actor(), generator.choice(list(session.legal().representatives())))
    assert seen > 10
    assert beside


DECLARED = (Do.POINT, Do.SEQUENCES, Do.SETS)
