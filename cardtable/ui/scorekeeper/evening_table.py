"""A window for the whole screen of a device on the card table, to be read from one side, the other, or both."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import cast

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import (
    QAction,
    QCloseEvent,
    QGuiApplication,
    QKeyEvent,
    QKeySequence,
    QResizeEvent,
    QScreen,
    QShortcut,
    QShowEvent,
)
from PySide6.QtWidgets import QApplication, QWidget

from cardtable.app.scorekeeper.sheet_form import SheetForm
from cardtable.ui.look.keys import digit, quit_keys
from cardtable.ui.models.score_sheet import ScoreSheetModel
from cardtable.ui.scorekeeper.around_layout import FAR, NEAR
from cardtable.ui.scorekeeper.entry_cells import REDO_KEYS, RETURN, key_of
from cardtable.ui.scorekeeper.finger_menu import FingerMenu
from cardtable.ui.scorekeeper.side_panel import SidePanel
from cardtable.ui.scorekeeper.table_display import TableDisplay
from cardtable.ui.scorekeeper.table_entry import TableEntry
from cardtable.ui.scorekeeper.table_sheets import TableSheets
from cardtable.ui.scorekeeper.table_state import TableState
from cardtable.ui.scorekeeper.turned_view import TurnedView

_LEAST_WINDOW = QSize(480, 360)
_CTRL = Qt.KeyboardModifier.ControlModifier
_ALT_GR = _CTRL | Qt.KeyboardModifier.AltModifier
"""The modifiers that AltGr sends on Windows."""


_SEVERAL = 3
"""So many persons can have their fields turned to their own edges; two sit opposite each other."""


class Facing(Enum):
    """From where the table is read."""

    NEAR = "near"
    EACH = "each"
    """Each field is read from its own edge."""
    FAR = "far"
    BOTH = "both"


def next_screen(screens: Sequence[QScreen], here: QScreen) -> QScreen:
    """Return the screen after ``here``, the first after the last; ``here`` itself if there is no other."""
    if here not in screens:
        return here
    return screens[(screens.index(here) + 1) % len(screens)]


def _nothing(*_: object) -> None:
    """Do nothing."""


@dataclass(frozen=True, kw_only=True, slots=True)
class TableDeeds:
    """The functions for everything that is done on the table; each is called with the values of a signal of
    ``TableDisplay``.
    """

    mark: Callable[[int, int, QWidget], object] = _nothing
    """Marks points for a side, or asks over its place at the table what they are for."""
    happen: Callable[[int, str], object] = _nothing
    """Enters that something has happened that counts for a side, by the code of its category."""
    look_at_next: Callable[[], object] = _nothing
    """The result of a match has been seen."""
    take_back: Callable[[], object] = _nothing
    """Takes back the last change."""
    do_again: Callable[[], object] = _nothing
    """Does again what was taken back last."""
    show_faults: Callable[[], object] = _nothing
    """Opens the dialog about faults at the table."""
    show_cash: Callable[[], object] = _nothing
    """Opens the account of the evening."""
    ask_dealer: Callable[[QWidget], object] = _nothing
    """Asks over a place at the table who deals."""
    correct: Callable[[int], object] = _nothing
    """Lets an entry be corrected, by its row in the list of the deals."""


class EveningTable(QWidget):
    """Shows a sheet and its form on the whole screen. Keys 1 to 9 mark a point for a side, and with Alt take one off;
    in the form they are digits. Everything that is done here calls one of ``deeds``.
    """

    def __init__(
        self,
        form: SheetForm,
        deals: ScoreSheetModel,
        deeds: TableDeeds,
        further: Sequence[QAction] = (),
        parent: QWidget | None = None,
    ) -> None:
        """``further`` are actions that are offered among all else that can be done."""
        super().__init__(parent, Qt.WindowType.Window)
        self._form, self._deals = form, deals
        self._deeds, self._further = deeds, further
        self._state = TableState()
        self._look = ("green", "counters", True)
        self._facing = Facing.NEAR
        self._near = TableDisplay(form, deals, self)
        self._far: TableDisplay | None = None
        self._turned: TurnedView | None = None
        self._connect(self._near)
        self.setMinimumSize(_LEAST_WINDOW)
        self._touched = self._near
        """The display that was touched last."""
        self._sheets = TableSheets(self, self._direction)
        keys = [
            QShortcut(QKeySequence("F11"), self, self.close),
            QShortcut(QKeySequence.StandardKey.Close, self, self.close),
            *quit_keys(self),
            QShortcut(QKeySequence("F4"), self, deeds.show_faults),
            QShortcut(QKeySequence(QKeySequence.StandardKey.Undo), self, deeds.take_back),
            *(QShortcut(QKeySequence(redo), self, deeds.do_again) for redo in REDO_KEYS),
        ]
        for one in keys:
            self._sheets.covering.connect(lambda covers, one=one: one.setEnabled(not covers))
        self.retranslate()

    @property
    def displays(self) -> Sequence[TableDisplay]:
        """The displays that are visible now, one for each side that reads the table."""
        shown = {
            Facing.NEAR: (self._near,),
            Facing.EACH: (self._near,),
            Facing.FAR: (self._far,),
            Facing.BOTH: (self._near, self._far),
        }[self._facing]
        return [display for display in shown if display is not None]

    @property
    def places(self) -> Sequence[SidePanel]:
        return self.displays[0].places

    @property
    def entry(self) -> TableEntry:
        return self.displays[0].entry

    @property
    def facing(self) -> Facing:
        """The side from which the table is read now."""
        return self._facing

    def _direction(self) -> int:
        """Return by how many degrees clockwise a question is turned, so that it faces who touched the table last."""
        entering = [display for display in self.displays if not display.is_on_counters]
        asked = entering[0] if len(entering) == 1 else self._touched
        if self._facing is Facing.FAR or (self._facing is Facing.BOTH and asked is self._far):
            return FAR
        return self._near.page_degrees if self._facing is Facing.EACH else NEAR

    def set_look(self, room: str, counting: str, moving: bool) -> None:
        """Draw the cloth of ``room``, show points in the view ``counting``, and let counters glide if ``moving``."""
        self._look = room, counting, moving
        self._sheets.set_room(room)
        for display in self.displays:
            display.set_look(room, counting, moving)

    def follow(self, state: TableState) -> None:
        """Show the table as it stands."""
        self._state = state
        for display in self.displays:
            display.follow(state)

    def turn(self) -> None:
        """Turn the table to the next direction: this side, each field to its own edge if those of more than two persons
        are seen, the other side, both. While each reads the own field, another page is turned to the next edge instead.
        """
        on_counters = self.displays[0].is_on_counters
        if self._facing is Facing.EACH and not on_counters:
            self._near.face_next()
            return
        several = len(self._state.seats) >= _SEVERAL and on_counters
        order = [facing for facing in Facing if several or facing is not Facing.EACH]
        self._facing = order[(order.index(self._facing) + 1) % len(order)]
        if self._turned is None:
            self._far = TableDisplay(self._form, self._deals)
            self._connect(self._far)
            self._turned = TurnedView(self)
            self._turned.take(self._far, FAR)
        self._near.setVisible(self._facing is not Facing.FAR)
        self._near.set_each(self._facing is Facing.EACH)
        self._turned.setVisible(self._facing in (Facing.FAR, Facing.BOTH))
        self._share()
        self.set_look(*self._look)
        self.follow(self._state)
        self._offer_keys()

    def open_beside(self, window: QWidget) -> None:
        """Fill the screen next to that of ``window``, so that both are seen, or its own where it is alone."""
        self._fill(next_screen(QGuiApplication.screens(), window.screen()))

    def change_screen(self) -> None:
        """Fill the next screen."""
        self._fill(next_screen(QGuiApplication.screens(), self.screen()))

    def _fill(self, screen: QScreen) -> None:
        # A window that fills a screen stays on it, wherever it is moved.
        self.hide()
        self.setScreen(screen)
        self.setGeometry(screen.geometry())
        self.showFullScreen()
        self.setFocus()

    def closeEvent(self, event: QCloseEvent) -> None:
        self._sheets.close()
        super().closeEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._offer_keys()

    def _offer_keys(self) -> None:
        for display in self.displays:
            display.set_keys_mark(self._sheet_beside() is None)

    def _share(self) -> None:
        """Give both displays equal halves of the table, regardless of their preferred sizes."""
        upper, lower = self.rect(), self.rect()
        if self._facing is Facing.BOTH:
            upper.setHeight(self.height() // 2)
            lower.setTop(upper.bottom() + 1)
        self._near.setGeometry(lower)
        if self._turned is not None:
            self._turned.setGeometry(upper)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._share()

    def _connect(self, display: TableDisplay) -> None:
        display.touched.connect(lambda: setattr(self, "_touched", display))
        display.marked.connect(lambda side, points: self._deeds.mark(side, points, display.place_of(side)))
        display.happened.connect(self._deeds.happen)
        display.next_wanted.connect(self._deeds.look_at_next)
        display.undo_wanted.connect(self._deeds.take_back)
        display.faults_wanted.connect(self._deeds.show_faults)
        display.turn_wanted.connect(self.turn)
        display.cash_wanted.connect(self._deeds.show_cash)
        display.dealer_wanted.connect(lambda side: self._deeds.ask_dealer(display.place_of(side)))
        display.correction_wanted.connect(self._deeds.correct)
        display.leave_wanted.connect(self.close)
        display.more_wanted.connect(lambda: self._offer_more(display))

    def _offer_more(self, display: TableDisplay) -> None:
        """Open the menu with all else that can be done."""
        menu = FingerMenu(display.more)
        menu.addAction(self.tr("Earlier deals"), display.show_deals)
        menu.addActions([action for action in self._further if action.isVisible()])
        if len(QGuiApplication.screens()) > 1:
            menu.addSeparator()
            menu.addAction(self.tr("Other screen"), self.change_screen)
        menu.open()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self._sheets.take_key(event):
            return
        entering = next((display for display in self.displays if display.entering), None)
        if event.key() == Qt.Key.Key_Escape:
            pages = [display for display in self.displays if not display.is_on_counters]
            for display in pages:
                display.leave()
            if not pages:
                self.close()
        elif entering is not None:
            self._type(entering, event)
        elif (sheet := self._sheet_beside()) is not None:
            # Persons who type look at the sheet; few window managers give it the keyboard after another screen was just
            # filled.
            sheet.activateWindow()
            QApplication.sendEvent(cast("QWidget | None", sheet.focusWidget()) or sheet, event)
        elif (held := event.modifiers() & _ALT_GR) != _CTRL and 1 <= (number := digit(event) or 0) <= len(self.places):
            if not self._state.result:
                takes = held == Qt.KeyboardModifier.AltModifier
                self._deeds.mark(number - 1, -1 if takes else 1, self.places[number - 1])
        elif event.key() in RETURN:
            self.displays[0].over.click()
        else:
            super().keyPressEvent(event)

    def _sheet_beside(self) -> QWidget | None:
        """Return the sheet's window if it is visible on another screen; otherwise None."""
        sheet = self.parentWidget()
        seen = sheet is not None and sheet.isVisible() and sheet.screen() != self.screen()
        return sheet if seen else None

    def _type(self, display: TableDisplay, event: QKeyEvent) -> None:
        key = key_of(event)
        if event.key() in RETURN:
            at_once = event.modifiers() & Qt.KeyboardModifier.ControlModifier
            (self._form.enter if at_once else display.entry.go_on_or_enter)()
        elif key is not None:
            display.entry.press(key)
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def retranslate(self) -> None:
        """Set all words."""
        self.setWindowTitle(self.tr("Table view"))
