"""What the words of the record, of speech and of things on the cloth mean can be asked where they stand."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF
from PySide6.QtGui import QContextMenuEvent, QHelpEvent
from PySide6.QtWidgets import QApplication, QMenu, QToolTip
from pytestqt.qtbot import QtBot

from cardtable.core.events import Announced
from cardtable.core.zones import STOCK
from cardtable.games.registry import family_of
from cardtable.ui.help.explained import ExplainedWords
from cardtable.ui.help.terms import Terms
from cardtable.ui.look import plain
from cardtable.ui.models.record import RecordModel
from cardtable.ui.window import record_panel
from cardtable.ui.window.record_panel import RecordPanel
from cardtable.words.families import words_for
from tests.ui.table.conftest import MakeTable, make_table  # noqa: F401

TERMS = Terms(lambda: "en")


@pytest.fixture
def wanted() -> list[str]:
    return []


@pytest.fixture
def words(qapp: QApplication, wanted: list[str]) -> ExplainedWords:
    return ExplainedWords(TERMS, wanted.append)


def entries(menu: QMenu) -> list[str]:
    return [action.text() for action in menu.actions() if not action.isSeparator()]


def test_each_word_is_found_once_as_it_is_said() -> None:
    assert TERMS.words_in("A Sweep, & then another sweep from the stock.") == [("sweep", "Sweep"), ("stock", "stock")]
    assert TERMS.words_in("Nothing of that kind.") == []


def test_a_tip_has_a_line_for_each_word(words: ExplainedWords) -> None:
    lines = words.tip("The stock is empty: sweep!").split("\n")
    assert [line.partition(":")[0] for line in lines] == ["stock", "sweep"]
    assert all(line.partition(": ")[2].endswith(".") for line in lines)
    assert words.tip("Nothing of that kind.") == ""


def test_the_menu_leads_to_the_glossary(words: ExplainedWords, wanted: list[str]) -> None:
    menu = QMenu()
    words.fill(menu, "The stock is empty: sweep!")
    assert entries(menu) == ["What is “stock”?", "What is “sweep”?"]
    menu.actions()[-1].trigger()
    assert wanted == ["sweep"]


def test_what_is_explained_stands_apart_from_what_can_be_done(words: ExplainedWords) -> None:
    menu = QMenu()
    menu.addAction("Play it")
    words.fill(menu, "Nothing of that kind.")
    assert len(menu.actions()) == 1
    words.fill(menu, "The stock.")
    assert [action.isSeparator() for action in menu.actions()] == [False, True, False]


def panel(qtbot: QtBot, words: ExplainedWords) -> RecordPanel:
    """A record in which somebody has made a sweep."""
    model = RecordModel()
    model.set_names(("Anna", "Agda"), ("Anna", "Agda"), words_for(family_of("casino.swedish").name))
    model.set_events([Announced(1, "sweep", ())])
    made = RecordPanel(model)
    model.setParent(made)
    made.explained = lambda: words
    qtbot.addWidget(made)
    made.resize(300, 200)
    with qtbot.waitExposed(made):
        made.show()
    return made


def entry(made: RecordPanel) -> QPoint:
    return made.view.visualRect(made.view.model().index(0, 0)).center()


def ask(made: RecordPanel, place: QPoint) -> None:
    """Ask for the menu at a place of the record."""
    viewport = made.view.viewport()
    event = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, place, viewport.mapToGlobal(place))
    QApplication.sendEvent(viewport, event)


def test_where_nothing_is_explained_no_menu_is_left(qtbot: QtBot, words: ExplainedWords) -> None:
    made = panel(qtbot, words)
    ask(made, QPoint(20, 190))
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert made.findChild(QMenu) is None


def test_an_entry_of_the_record_explains_its_words(
    qtbot: QtBot, words: ExplainedWords, wanted: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    made = panel(qtbot, words)
    assert "sweep" in made.view.model().index(0, 0).data()
    tips: list[str] = []
    monkeypatch.setattr(record_panel, "show_tool_tip", lambda place, told, widget: tips.append(told))
    for place in (entry(made), QPoint(20, 190)):
        QApplication.sendEvent(made.view.viewport(), QHelpEvent(QEvent.Type.ToolTip, place, place))
    assert tips[0].startswith("sweeps: ")
    assert tips[1] == ""
    ask(made, entry(made))
    menu = made.findChild(QMenu)
    assert menu is not None
    assert entries(menu) == ["What is “sweeps”?"]
    menu.actions()[0].trigger()
    assert wanted == ["sweep"]
    menu.close()


def test_where_nothing_is_to_be_explained_no_menu_opens(qtbot: QtBot, words: ExplainedWords) -> None:
    made = panel(qtbot, words)
    ask(made, QPoint(20, 190))
    made.explained = lambda: None
    ask(made, entry(made))
    assert not any(menu.isVisible() for menu in made.findChildren(QMenu))


def test_what_somebody_says_is_explained(
    make_table: MakeTable,  # noqa: F811
    words: ExplainedWords,
    wanted: list[str],
) -> None:
    playing = make_table("swedish", ("9D 4S", "KH QH"), "9S 5H", stock="2D 3D", last=False)
    playing.view.explained = lambda: words
    playing.view.showing.say(1, "Sweep!")
    speech = playing.scene.furniture.speech(1)
    middle: QPointF = speech.sceneBoundingRect().center()
    assert playing.scene.furniture.said_at(middle) == "Sweep!"
    assert playing.view.telling.words_at(middle).startswith("Sweep: ")
    menu = playing.view.telling.menu_at(middle)
    assert entries(menu) == ["What is “Sweep”?"]
    menu.actions()[0].trigger()
    assert wanted == ["sweep"]
    playing.view.explained = lambda: None
    assert playing.view.telling.words_at(middle) == ""
    playing.view.showing.say(1, "")
    assert playing.scene.furniture.said_at(middle) == ""


def test_what_is_told_of_a_thing_on_the_cloth_is_explained(
    make_table: MakeTable,  # noqa: F811
    words: ExplainedWords,
) -> None:
    playing = make_table("swedish", ("9D 4S", "KH QH"), "9S 5H", stock="2D 3D", last=False)
    playing.view.explained = lambda: words
    stock = playing.scene.cards.lie[STOCK][0]
    assert entries(playing.view.telling.menu_at(stock.pos())) == ["What is “stock”?"]


def test_a_long_tool_tip_is_broken_into_lines_and_shown_as_it_stands(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown: list[str] = []
    monkeypatch.setattr(QToolTip, "showText", lambda place, told, widget: shown.append(told))
    widget = QMenu()
    for words in ("short", "<b>", "one: " + 50 * "ab " + "\ntwo: <b>", ""):
        plain.show_tool_tip(QPoint(), words, widget)
    assert shown == ["short", "<span>&lt;b&gt;</span>", f"<p>one: {50 * 'ab '}</p><p>two: &lt;b&gt;</p>", ""]
