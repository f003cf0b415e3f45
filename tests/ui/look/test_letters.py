"""No letter stands for two things that are visible together, in any language."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from cardtable.app.controller import Mode
from cardtable.app.i18n import Translation
from cardtable.store.store import Store
from cardtable.ui.cards.pictures import CardPictures
from tests.ui.dialogs.test_dialogs import MAKERS
from tests.ui.letters import doubled
from tests.ui.scorekeeper.by_hand import Open
from tests.ui.scorekeeper.conftest import opened
from tests.ui.windows import KINDS, SHEETS, Begun, around_sheets_and_rules, begin, main_window, sheet_window

__all__ = ["main_window", "opened"]

LANGUAGES = ("en", "de", "sv")


@pytest.fixture(params=LANGUAGES)
def spoken(request: pytest.FixtureRequest, translation: Translation) -> Iterator[str]:
    translation.switch(request.param)
    yield request.param
    translation.switch("en")


def test_a_letter_that_is_given_twice_is_found(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    layout = QVBoxLayout(window)
    for text in ("&Play", "&Put back", "S&top"):
        layout.addWidget(QPushButton(text))
    assert doubled(window) == [{"P": ["&Play", "&Put back"]}]


@pytest.mark.parametrize("name", sorted(MAKERS))
def test_no_letter_of_a_dialog_means_two_things(
    name: str, spoken: str, qtbot: QtBot, pictures: CardPictures, store: Store
) -> None:
    dialog = MAKERS[name](pictures, store)
    qtbot.addWidget(dialog)
    with qtbot.waitExposed(dialog):
        dialog.show()
    assert doubled(dialog) == []


@pytest.mark.parametrize("kind", SHEETS)
def test_no_letter_of_a_score_sheet_means_two_things(kind: str, spoken: str, opened: Open) -> None:
    assert doubled(sheet_window(opened, kind)) == []


def test_no_letter_around_score_sheets_and_rules_means_two_things(
    spoken: str, opened: Open, qtbot: QtBot, pictures: CardPictures
) -> None:
    made = around_sheets_and_rules(opened, qtbot, pictures, spoken)
    assert [found for one in made for found in doubled(one)] == []


@pytest.mark.turns(12)
@pytest.mark.parametrize("kind", KINDS)
def test_no_letter_means_two_things_in_a_deal(kind: str, spoken: str, qtbot: QtBot, main_window: Begun) -> None:
    window = main_window(spoken)
    found = doubled(window)
    begin(window, kind)
    controller = window.controller
    # Exchange, declarations and the first tricks or captures; then the same comes again.
    for _ in range(10):
        qtbot.waitUntil(lambda: controller.mode in (Mode.HUMAN, Mode.RESULT))
        found += [one for one in doubled(window) if one not in found]
        if controller.mode is Mode.RESULT:
            break
        assert controller.session is not None
        legal = controller.session.legal()
        best = max(legal.representatives(), key=lambda action: len(legal.chosen(action)))
        window.table.showing.action_chosen.emit(best)
    assert found == []
