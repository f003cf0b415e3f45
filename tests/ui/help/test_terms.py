"""Words of the games are links in what the window says, and lead to the glossary."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from cardtable.app.reports import DealReport
from cardtable.core.cards import parse_cards
from cardtable.core.record import SeatEntry
from cardtable.core.scores import ScoreLine, parameters
from cardtable.core.state import Standing
from cardtable.games.registry import variant
from cardtable.ui.cards.pictures import CardPictures
from cardtable.ui.dialogs.deal_result import DealResultDialog
from cardtable.ui.help.terms import Terms
from cardtable.ui.look import plain
from cardtable.ui.look.plain import LinkedLabel
from cardtable.ui.look.popover import Popover
from cardtable.ui.look.ways import Ways
from cardtable.ui.window.main_window import MainWindow
from tests.ui.clicks import press

TERMS = Terms(lambda: "en")


def test_a_word_of_the_glossary_is_a_link_and_the_rest_stands_as_it_is() -> None:
    marked = TERMS.linked("The stock <b>& more</b>\nlies there.")
    assert marked == 'The <a href="#stock">stock</a> &lt;b&gt;&amp; more&lt;/b&gt;<br>lies there.'


def test_a_sentence_without_such_words_has_no_markup() -> None:
    assert TERMS.linked("Nothing <i>of that</i> kind.") == ""


@pytest.mark.parametrize(
    ("language", "begins"), [("en", "The cards that are left"), ("de", "Die Karten, die nach dem Geben übrig sind.")]
)
def test_a_word_is_explained_by_its_first_paragraph(language: str, begins: str) -> None:
    assert Terms(lambda: language).explanation("stock").startswith(begins)


def test_what_is_not_in_the_glossary_is_not_explained() -> None:
    assert TERMS.explanation("no_such_word") == ""
    assert TERMS.explanation("[") == ""


@pytest.mark.parametrize("by_key", [True, False])
def test_a_link_is_followed_by_mouse_and_by_keyboard(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, by_key: bool
) -> None:
    label, wanted, shown = LinkedLabel(), list[str](), list[str]()
    label.explain(Ways(terms=lambda: TERMS, show_word=wanted.append))
    label.setText("stock")
    qtbot.addWidget(label)
    with qtbot.waitExposed(label):
        label.show()
    assert label.text() == label.accessibleName() == "stock"

    def tip(place: QPoint, words: str, widget: QWidget) -> None:
        shown.append(words)

    monkeypatch.setattr(plain, "show_tool_tip", tip)
    label.linkHovered.emit("#stock")
    label.linkHovered.emit("")
    assert shown == [TERMS.explanation("stock"), ""]
    if by_key:
        label.setFocus(Qt.FocusReason.TabFocusReason)
        QTest.keyClick(label, Qt.Key.Key_Tab)
        QTest.keyClick(label, Qt.Key.Key_Return)
    else:
        QTest.mouseClick(label, Qt.MouseButton.LeftButton, pos=QPoint(4, label.height() // 2))
    assert wanted == ["stock"]


def test_a_link_knows_where_it_stands(qtbot: QtBot) -> None:
    label, pressed = LinkedLabel(), list[str]()
    label.explain(Ways(terms=lambda: TERMS, show_word=pressed.append))
    label.setWordWrap(True)
    label.setText(
        "Words explained: the stock, what a carte blanche is, and a quatorze, all of them in more lines than one."
    )
    label.resize(190, 150)
    qtbot.addWidget(label)
    with qtbot.waitExposed(label):
        label.show()
    for link in ("#stock", "#carte_blanche", "#four"):
        QTest.mouseClick(label, Qt.MouseButton.LeftButton, pos=label.place_of(link).center())
    assert pressed == ["stock", "carte_blanche", "four"]
    assert label.place_of("#point") == label.rect()


def test_a_label_without_links_is_no_stop_on_the_way_with_tab(qtbot: QtBot) -> None:
    label = LinkedLabel()
    qtbot.addWidget(label)
    label.setText("The <b>stock</b>")
    assert label.focusPolicy() is Qt.FocusPolicy.NoFocus
    assert label.textFormat() is Qt.TextFormat.PlainText
    label.linkHovered.emit("#stock")
    label.explain(Ways(terms=lambda: TERMS))
    assert label.focusPolicy() is Qt.FocusPolicy.TabFocus


def test_the_guide_leads_to_the_glossary_at_the_word(qtbot: QtBot, annas_window: Callable[[str], MainWindow]) -> None:
    window = annas_window("de")
    window.controller.begin(variant("piquet.session").rule_set(2), (SeatEntry("Anna"), SeatEntry("Björn")))
    window._show_table()
    guide = window.pages.guide
    guide.show_words("Die Karten kommen vom Talon.")
    (label,) = guide.findChildren(LinkedLabel)
    label.linkActivated.emit("#stock")
    # What it means is said beside it, and more of it is a click away.
    (told,) = window.findChildren(Popover)
    assert told.isVisible()
    assert told.words == Terms(lambda: "de").explanation("stock")
    press(told, "Im Wörterbuch nachlesen")
    viewer = window.late.help.viewer
    assert viewer is not None
    assert viewer.browser.name == "glossary"
    assert viewer.browser.verticalScrollBar().value() > 0
    viewer.close()


def test_the_result_names_lines_that_are_explained(qtbot: QtBot, pictures: CardPictures) -> None:
    lines = (ScoreLine("sweeps", 0, 2, parameters(count=2)), ScoreLine("last_capture", 1, 1))
    dialog = DealResultDialog(DealReport("casino", 0, lines, Standing((2, 1), 0, 1), ("Anna", "Björn")), pictures)
    qtbot.addWidget(dialog)
    wanted: list[str] = []
    (label,) = dialog.findChildren(LinkedLabel)
    assert label.isHidden()
    dialog.explain(Ways(terms=lambda: TERMS, show_word=wanted.append))
    assert not label.isHidden()
    assert label.text().startswith("Words explained: Sweep")
    label.linkActivated.emit("#sweep")
    assert wanted == ["sweep"]


@pytest.mark.parametrize("language", ["de", "en"])
def test_the_words_that_cicera_keeps_are_explained(language: str) -> None:
    words = ["Scua", "Picada", "Simili", "Quadriglia", "Napula", "Mata"]
    terms = Terms(lambda: language)
    found = terms.words_in(". ".join(words))
    assert [word for _, word in found] == words
    assert all("Cicera" in terms.explanation(place) for place, _ in found)


def test_each_word_is_named_once_whatever_lines_have_it(qtbot: QtBot, pictures: CardPictures) -> None:
    mulles = tuple(ScoreLine("mulle", 0, 5, (), parse_cards(card)) for card in ("KS", "JC"))
    report = DealReport("casino", 0, (*mulles, ScoreLine("sweeps", 0, 2)), Standing((12, 0), 0, 1), ("Anna", "Björn"))
    dialog = DealResultDialog(report, pictures)
    qtbot.addWidget(dialog)
    dialog.explain(Ways(terms=lambda: TERMS))
    (label,) = dialog.findChildren(LinkedLabel)
    assert label.text() == "Words explained: Mulle and Sweeps."
