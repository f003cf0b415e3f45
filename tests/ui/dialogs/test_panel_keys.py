"""The keyboard in every panel, in German and English: letters work as they look, Tab goes round everything, Escape goes
one step back, Return presses what is bright, and afterwards the focus is back on the cloth.
"""

from __future__ import annotations

import inspect
import pkgutil
from collections.abc import Callable, Iterator, Mapping
from importlib import import_module

import pytest
from PySide6.QtCore import SIGNAL, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractSpinBox,
    QApplication,
    QButtonGroup,
    QComboBox,
    QDialogButtonBox,
    QLabel,
    QLineEdit,
    QPushButton,
    QRadioButton,
    QWidget,
)
from pytestqt.qtbot import QtBot

from cardtable.app.i18n import Translation
from cardtable.app.match_statistics import Statistics
from cardtable.games.registry import variant
from cardtable.session.agreements import Agreement
from cardtable.store.store import Store
from cardtable.ui import dialogs, school
from cardtable.ui.cards.pictures import CardPictures
from cardtable.ui.dialogs.agreement_dialog import AgreementDialog
from cardtable.ui.dialogs.base import Dialog
from cardtable.ui.dialogs.code_dialog import CodeDialog
from cardtable.ui.dialogs.panels import Panel
from cardtable.ui.dialogs.question import QuestionDialog
from cardtable.ui.dialogs.statistics_dialog import StatisticsDialog
from cardtable.ui.dialogs.taking_in import TakingInDialog
from cardtable.ui.look.focus import can_have_focus
from cardtable.ui.window.main_window import MainWindow
from tests.ui.dialogs.test_dialogs import MAKERS
from tests.ui.dialogs.test_statistics_dialog import BOTH, PLAYED
from tests.ui.letters import letter
from tests.ui.window.random_keys import astray, press
from tests.ui.windows import Begun, begin, main_window

__all__ = ["main_window"]

K = Qt.Key
FIELDS = (QLineEdit, QAbstractSpinBox, QComboBox)
ALL: Mapping[str, Callable[[CardPictures, Store], Dialog]] = {
    **MAKERS,
    "statistics": lambda pictures, store: StatisticsDialog(Statistics.of(PLAYED), judged=BOTH),
    "code": lambda pictures, store: CodeDialog(variant("casino.swedish").rule_set(2), 1),
    "rules in words": lambda pictures, store: AgreementDialog(Agreement("Ours", variant("casino.house").rule_set(2))),
    "taking in": lambda pictures, store: TakingInDialog(),
    "question": lambda pictures, store: _question(),
}


def _question() -> QuestionDialog:
    dialog = QuestionDialog("New game", "Begin another one?")
    dialog.offer(QDialogButtonBox.StandardButton.Yes, bright=True)
    dialog.offer(QDialogButtonBox.StandardButton.No, role=QDialogButtonBox.ButtonRole.RejectRole)
    return dialog


@pytest.fixture(params=["de", "en"])
def window(request: pytest.FixtureRequest, main_window: Begun) -> MainWindow:
    """A window with a match on the table."""
    made = main_window(request.param)
    made.resize(1000, 760)
    made.activateWindow()
    begin(made, "casino.swedish")
    QApplication.processEvents()
    press(made, K.Key_Right)
    assert made.table.buttons.have_focus
    return made


@pytest.fixture(params=sorted(ALL))
def dialog(request: pytest.FixtureRequest, window: MainWindow, pictures: CardPictures, store: Store) -> Dialog:
    """A dialog as a panel over the window."""
    made = ALL[request.param](pictures, store)
    window.dialogs.lay(made)
    QApplication.processEvents()
    return made


def parts(dialog: Dialog) -> list[QWidget]:
    """What can have the focus in the panel of a dialog."""
    panel = panel_of(dialog)
    return [one for one in panel.findChildren(QWidget) if can_have_focus(one)]


def panel_of(dialog: Dialog) -> Panel:
    above: QWidget | None = dialog
    while above is not None and not isinstance(above, Panel):
        above = above.parentWidget()
    assert above is not None
    return above


def one_of_each_kind(dialog: Dialog) -> list[QWidget]:
    return list({type(one): one for one in parts(dialog)}.values())


def lettered(dialog: Dialog) -> Iterator[tuple[str, QWidget]]:
    """Each underlined letter that is seen, with the button that it presses or the part that it leads to."""
    for one in panel_of(dialog).findChildren(QWidget):
        if not one.isVisible() or not one.isEnabled():
            continue
        if isinstance(one, QAbstractButton) and letter(one.text()):
            yield letter(one.text()), one
        elif isinstance(one, QLabel) and one.buddy() is not None and letter(one.text()):
            yield letter(one.text()), one.buddy()


def wait_until_up(qtbot: QtBot, pressed: QAbstractButton) -> None:
    qtbot.waitUntil(lambda: not pressed.isDown())


def test_every_underlined_letter_does_what_it_says(dialog: Dialog, qtbot: QtBot) -> None:
    heard: list[QWidget] = []
    told = list(lettered(dialog))
    for _, part in told:
        if isinstance(part, QPushButton):
            # A menu that opens would take the keys that follow.
            part.setMenu(None)  # type: ignore[arg-type]
        if isinstance(part, QAbstractButton):
            for signal, name in ((part.clicked, "clicked(bool)"), (part.toggled, "toggled(bool)")):
                if part.receivers(SIGNAL(name)):
                    # Nothing comes of what is pressed.
                    signal.disconnect()
            part.pressed.connect(lambda part=part: heard.append(part))
    with_fields = any(panel_of(dialog).findChildren(kind) for kind in FIELDS)
    ways = [Qt.KeyboardModifier.AltModifier]
    ways += [] if with_fields else [Qt.KeyboardModifier.NoModifier]
    for start in one_of_each_kind(dialog):
        for which, part in told:
            for modifier in ways:
                start.setFocus()
                heard.clear()
                QTest.keyClick(start, K(ord(which)), modifier)
                what = f"{which} with {modifier} at {type(start).__name__}"
                if isinstance(part, QAbstractButton):
                    assert heard == [part], what
                    # A button that is down is not pressed once more.
                    wait_until_up(qtbot, part)
                else:
                    now = QApplication.focusWidget()
                    assert now is part or part.focusProxy() is now, what


def test_tab_goes_round_everything_and_stays(dialog: Dialog, window: MainWindow) -> None:
    for key in (K.Key_Tab, K.Key_Backtab):
        wanted = set(parts(dialog))
        start = QApplication.focusWidget()
        assert start in wanted
        met: set[QWidget] = set()
        for _ in range(2 * len(wanted) + 4):
            press(window, key)
            now = QApplication.focusWidget()
            assert now is not None
            assert astray(window) == ""
            met.add(now)
            if now is start:
                break
        # Of buttons of which one is chosen Tab comes to that one.
        missed = [one for one in wanted - met if not any(_together(one, other) for other in met)]
        assert [f"{type(one).__name__} {getattr(one, 'text', str)()} {one.accessibleName()}" for one in missed] == []
        assert met <= set(parts(dialog))


def _together(one: QWidget, other: QWidget) -> bool:
    if not isinstance(one, QAbstractButton) or not isinstance(other, QAbstractButton):
        return False
    group: QButtonGroup | None = one.group()
    if group is not None and group.exclusive():
        return other.group() is group
    return isinstance(one, QRadioButton) and one.autoExclusive() and one.parentWidget() is other.parentWidget()


def test_escape_puts_it_away_from_wherever_the_focus_is(
    window: MainWindow, pictures: CardPictures, store: Store
) -> None:
    for name, make in ALL.items():
        for kind in range(20):
            made = make(pictures, store)
            window.dialogs.lay(made)
            QApplication.processEvents()
            kinds = one_of_each_kind(made)
            if kind >= len(kinds):
                made.close()
                break
            kinds[kind].setFocus()
            what = f"{name}: {type(kinds[kind]).__name__}"
            press(window, K.Key_Escape)
            assert not window.findChildren(Panel) or not made.isVisible(), what
            assert window.table.buttons.have_focus, what
            assert astray(window) == "", what


def test_return_presses_what_is_bright_from_wherever_the_focus_is(dialog: Dialog, qtbot: QtBot) -> None:
    bright = dialog.bright
    if bright is None:
        pytest.skip("nothing is bright here")
    heard: list[object] = []
    if bright.receivers(SIGNAL("clicked(bool)")):
        bright.clicked.disconnect()
    bright.clicked.connect(lambda: heard.append(bright))
    for start in one_of_each_kind(dialog):
        if isinstance(start, QAbstractButton) or not dialog.isAncestorOf(start):
            # A button that is framed is pressed itself.
            continue
        start.setFocus()
        heard.clear()
        QTest.keyClick(start, K.Key_Return)
        assert heard == [bright], type(start).__name__


def test_every_dialog_over_the_window_is_tried(
    qtbot: QtBot, pictures: CardPictures, store: Store, translation: Translation
) -> None:
    there = set()
    for room in (dialogs, school):
        for found in pkgutil.walk_packages(room.__path__, f"{room.__name__}."):
            for _, kind in inspect.getmembers(import_module(found.name), inspect.isclass):
                if issubclass(kind, Dialog) and kind.__module__ == found.name:
                    there.add(kind)
    made = [make(pictures, store) for make in ALL.values()]
    for one in made:
        qtbot.addWidget(one)
    assert there - {Dialog} == {type(one) for one in made}
