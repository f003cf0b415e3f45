"""A text in a window is known again by its tag, and is framed where it stands."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication, QRect, QStringListModel
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QComboBox,
    QGraphicsRectItem,
    QGraphicsScene,
    QGraphicsView,
    QGroupBox,
    QLabel,
    QLineEdit,
    QListView,
    QMenu,
    QScrollArea,
    QTabBar,
    QTableWidget,
    QTextEdit,
    QWidget,
)
from pytestqt.qtbot import QtBot

from cardtable.app.compiled_words import Words
from cardtable.ui.start.tagged_texts import TaggingTranslator, numbers, places, tag


@pytest.mark.parametrize("number", [0, 1, 4, 5, 3384, 15_624])
def test_a_number_is_read_from_its_tag(number: int) -> None:
    assert list(numbers(f"before{tag(number)} after")) == [number]


def test_a_sentence_tells_all_texts_that_it_is_made_of() -> None:
    assert list(numbers(f"{{name}}{tag(7)}: ten{tag(12)}")) == [7, 12]
    assert list(numbers("nothing")) == []


def test_a_tag_that_was_cut_counts_for_nothing() -> None:
    assert list(numbers("Hea" + tag(9)[:-1])) == []
    assert list(numbers("Hea" + tag(9)[:-1] + "…")) == []


def test_own_texts_are_tagged_and_others_stay(qapp: QApplication) -> None:
    tagging = TaggingTranslator([Words(0, "A", "Hint", "", ()), Words(0, "A", "Undo", "", ())], (), qapp)
    qapp.installTranslator(tagging)
    try:
        assert QCoreApplication.translate("A", "Undo") == "Undo" + tag(1)
        assert QCoreApplication.translate("B", "Undo") == "Undo"
    finally:
        qapp.removeTranslator(tagging)


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    window = QWidget()
    window.resize(400, 300)
    qtbot.addWidget(window)
    return window


def test_what_a_window_shows_is_framed(window: QWidget, qtbot: QtBot) -> None:
    label = QLabel("Score" + tag(3), window)
    label.setGeometry(20, 30, 100, 25)
    box = QGroupBox("Players" + tag(4), window)
    box.setGeometry(200, 0, 150, 100)
    QCheckBox("Sound" + tag(5), box).setGeometry(10, 40, 100, 20)
    chosen = QComboBox(window)
    chosen.addItems(["Slow" + tag(6), "Fast" + tag(7)])
    chosen.setGeometry(0, 100, 90, 30)
    field = QLineEdit(window)
    field.setPlaceholderText("Name" + tag(8))
    field.setGeometry(0, 140, 90, 30)
    with qtbot.waitExposed(window):
        window.show()
    found = dict(places(window))
    assert found[3] == QRect(20, 30, 100, 25)
    assert found[4] == QRect(200, 0, 150, 100)
    assert found[5] == QRect(210, 40, 100, 20)
    assert found[6] == QRect(0, 100, 90, 30)
    assert found[8] == QRect(0, 140, 90, 30)
    assert found[7] == found[6]  # It is in the list that this box opens.


def test_what_is_hidden_or_outside_is_not_seen(window: QWidget, qtbot: QtBot) -> None:
    QLabel("Hidden" + tag(1), window).hide()
    QLabel("Outside" + tag(2), window).setGeometry(500, 0, 50, 20)
    menu = QMenu(window)
    menu.addAction("In a menu" + tag(3))
    with qtbot.waitExposed(window):
        window.show()
    assert list(places(window)) == []
    menu.popup(window.pos())
    assert [number for number, _ in places(menu)] == [3]
    menu.close()


def test_tabs_lines_of_lists_and_items_of_scenes_are_seen(window: QWidget, qtbot: QtBot) -> None:
    tabs = QTabBar(window)
    tabs.addTab("One" + tag(1))
    tabs.addTab("Two" + tag(2))
    tabs.setGeometry(0, 0, 200, 30)
    lines = QListView(window)
    model = QStringListModel(["Dealt" + tag(3), "Led" + tag(4)], window)
    lines.setModel(model)
    lines.setGeometry(0, 40, 200, 100)

    class Plate(QGraphicsRectItem):
        words = ("never", "asked")

    scene = QGraphicsScene(0, 0, 180, 90, window)
    plate = Plate(10, 10, 60, 20)
    plate.__dict__["shown"] = ["Elder" + tag(5)]
    scene.addItem(plate)
    view = QGraphicsView(scene, window)
    view.setGeometry(200, 150, 190, 100)
    with qtbot.waitExposed(window):
        window.show()
    found = dict(places(window))
    assert {1, 2, 3, 4, 5} <= found.keys()
    assert found[1].right() < found[2].right()
    assert found[3].top() < found[4].top()
    assert QRect(200, 150, 190, 100).contains(found[5])
    assert found[5].width() < 80


def test_what_is_scrolled_away_is_seen_in_the_whole_page_alone(window: QWidget, qtbot: QtBot) -> None:
    page = QWidget()
    page.resize(100, 500)
    QLabel("Top" + tag(1), page).setGeometry(0, 0, 80, 20)
    QLabel("Foot" + tag(2), page).setGeometry(0, 150, 80, 20)
    area = QScrollArea(window)
    area.setWidget(page)
    area.setGeometry(0, 0, 150, 100)
    with qtbot.waitExposed(window):
        window.show()
    assert [number for number, _ in places(window)] == [1]
    assert dict(places(page))[2] == QRect(0, 150, 80, 20)


def test_headings_of_columns_are_framed(window: QWidget) -> None:
    table = QTableWidget(1, 2, window)
    table.setGeometry(0, 0, 300, 200)
    table.setHorizontalHeaderLabels(["Who" + tag(1), "Won" + tag(2)])
    window.show()
    QApplication.processEvents()
    seen = dict(places(window))
    assert seen[1].right() <= seen[2].left() + 1
    assert seen[1].top() == seen[2].top()


def test_what_is_said_of_a_thing_comes_after_what_it_shows(window: QWidget) -> None:
    field, choice = QLabel("Hand" + tag(1), window), QComboBox(window)
    field.setToolTip("Your cards" + tag(2))
    field.setAccessibleName("Cards in the hand" + tag(3))
    choice.addItems(["English" + tag(4), "German" + tag(5)])
    choice.move(100, 100)
    text = QTextEdit("A page" + tag(6), window)
    text.setGeometry(200, 0, 100, 100)
    window.setWindowTitle("Table" + tag(7))
    window.show()
    found = [number for number, _ in places(window)]
    assert set(found) == set(range(1, 8))
    assert found.index(1) < found.index(2)
    assert found.index(4) < found.index(5)
