"""Whatever a translation says, no window raises: all texts of the program with placeholders that nobody gave."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import cycle

import pytest
from PySide6.QtCore import QCoreApplication, QObject, QTimer, QTranslator
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from cardtable.store.store import Store
from cardtable.ui.cards.pictures import CardPictures
from cardtable.words.mark import Sentence, fill
from tests.hostile_languages import PLACEHOLDERS
from tests.ui.dialogs.test_dialogs import MAKERS
from tests.ui.scorekeeper.by_hand import Open
from tests.ui.scorekeeper.conftest import opened
from tests.ui.windows import KINDS, SHEETS, Begun, around_sheets_and_rules, begin, main_window, sheet_window

__all__ = ["main_window", "opened"]


class Hostile(QTranslator):
    """Says of every text something that it does not ask for."""

    def __init__(self, application: QCoreApplication) -> None:
        super().__init__(application)
        self._more = cycle(PLACEHOLDERS)

    def isEmpty(self) -> bool:
        return False

    def translate(self, context: str, text: str, comment: str | None = None, n: int = -1) -> str:
        return f"{text} {next(self._more)}"


@pytest.fixture
def hostile(qapp: QApplication) -> Iterator[None]:
    """Words that ask for what nobody gives; what Qt says itself is among them."""
    translator = Hostile(qapp)
    qapp.installTranslator(translator)
    yield
    qapp.removeTranslator(translator)


@pytest.mark.parametrize(
    ("template", "shown"),
    [
        ("{sheet} of {sheets}", "7 of …"),
        ("{} {0} {a[0]} {sheet.__class__}", "{} {0} {a[0]} {sheet.__class__}"),
        ("{sheet!r} {sheet:>30000000} {sheet:c}", "{sheet!r} {sheet:>30000000} 7"),
        ("{sheet", "{sheet"),
        ("sheet}", "sheet}"),
        ("{{sheet}}", "{7}"),
        ("{sheet:elative} {name:elative}", "7 Anna"),
        ("%s %(sheet)s %n", "%s %(sheet)s %n"),
    ],
)
def test_placeholders_are_filled_and_nothing_else_is_understood(template: str, shown: str) -> None:
    assert fill(template, {"sheet": 7, "name": "Anna"}) == shown
    assert Sentence(template).format(sheet=7, name="Anna") == shown
    assert Sentence(template).format("zero", "one", sheet=7, name="Anna") == shown


class _Object(QObject):
    def said(self) -> tuple[str, ...]:
        return self.tr("{x}"), self.tr("%n {x}", "", 3), self.tr("%n {x}", n=4)


def test_what_is_translated_is_lenient_wherever_it_is_asked_for(qtbot: QtBot) -> None:
    label = QLabel()
    qtbot.addWidget(label)
    said = (
        *_Object().said(),
        QTimer().tr("{x}"),
        label.tr("{x}"),
        QCoreApplication.translate("Speech", "{x}"),
        QApplication.translate("Speech", "%n {x}", None, 3),
    )
    assert {type(one) for one in said} == {Sentence}
    assert [one.format() for one in said] == ["…", "3 …", "4 …", "…", "…", "…", "3 …"]


def shown(qtbot: QtBot, window: QWidget) -> None:
    qtbot.addWidget(window)
    with qtbot.waitExposed(window):
        window.show()


@pytest.mark.parametrize("name", sorted(MAKERS))
def test_every_dialog_opens(name: str, hostile: None, qtbot: QtBot, pictures: CardPictures, store: Store) -> None:
    shown(qtbot, MAKERS[name](pictures, store))


@pytest.mark.parametrize("kind", SHEETS)
def test_every_score_sheet_opens(kind: str, hostile: None, opened: Open) -> None:
    assert sheet_window(opened, kind).isVisible()


def test_the_windows_around_score_sheets_and_rules_open(
    hostile: None, opened: Open, qtbot: QtBot, pictures: CardPictures
) -> None:
    for window in around_sheets_and_rules(opened, qtbot, pictures, "en"):
        shown(qtbot, window)


@pytest.mark.parametrize("kind", KINDS)
def test_a_deal_of_every_rule_set_is_played(kind: str, hostile: None, main_window: Begun) -> None:
    window = main_window("en")
    begin(window, kind)
    QApplication.processEvents()
    assert window.controller.session is not None
