"""What can be done with a score sheet from its window: the actions with their words and keys, and the row below it."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu, QPushButton, QToolButton, QWidget

from cardtable.app.scorekeeper.keeper import SheetKeeper
from cardtable.core.sheets import FREE
from cardtable.ui.look.plain import on_button, set_tool_tip
from cardtable.ui.scorekeeper.entry_cells import REDO_KEYS
from cardtable.ui.scorekeeper.tool_row import ToolRow
from cardtable.words.mark import translate


class SheetActions(QObject):
    """The actions of ``window``, which connects them with what they do."""

    def __init__(self, keeper: SheetKeeper, window: QWidget) -> None:
        super().__init__(window)
        self._keeper, self._window = keeper, window
        self._below = tuple(QAction(window) for _ in range(5))
        self.undo, self.redo, self.table, self.evening, self.faults = self._below
        self.correction = QAction(window)
        self._more = QMenu(window)
        self._further = [self._more.addAction("") for _ in range(18)]
        self.setup, self.joining, self.others, self.end, self.chart, self.log = self._further[:6]
        self.played, self.rules, self.helping, self.print, self.cards, self.tallies = self._further[6:12]
        self.blank, self.pdf, self.csv, self.json, self.new, self.sheets = self._further[12:]
        self._keepers = QMenu(self._more)
        self._keepers.aboutToShow.connect(self._offer_keepers)
        for action in (self.chart, self.print, self.new):
            self._more.insertSeparator(action)
        self._more.insertMenu(self.log, self._keepers)
        self._give_keys()
        is_free = keeper.sheet.setup.kind == FREE
        # A free sheet knows no rules.
        self.faults.setEnabled(not is_free)
        self.rules.setEnabled(not is_free)
        self.correction.setEnabled(False)
        # If no more persons can join the sheet, the evening can go on with other persons on a new one.
        self.joining.setVisible(bool(keeper.sheet.rules.room))
        window.addActions([self.correction, *self._below])
        window.addActions([self.rules, self.helping, self.print, self.new, self.sheets])

    @property
    def on_table(self) -> list[QAction]:
        """The actions that the table view offers, too."""
        return [self.redo, self.setup, self.joining, self.others, self.end, self.log, self.rules]

    def _give_keys(self) -> None:
        standard = QKeySequence.StandardKey
        self.undo.setShortcut(standard.Undo)
        self.redo.setShortcuts([QKeySequence(keys) for keys in REDO_KEYS])
        self.correction.setShortcut("F2")
        self.table.setShortcut("F11")
        self.evening.setShortcut("Ctrl+Shift+E")
        self.faults.setShortcut("F4")
        self.rules.setShortcut("Ctrl+F1")
        self.helping.setShortcut(QKeySequence(standard.HelpContents))
        self.print.setShortcut(QKeySequence(standard.Print))
        # The keys are those of the main window, which this one may hide.
        self.new.setShortcut("Ctrl+Shift+N")
        self.sheets.setShortcut("Ctrl+Shift+M")

    def _offer_keepers(self) -> None:
        """Fill the menu of persons who may be making the entries: all at the table, the present one, and nobody in
        particular.
        """
        keeper = self._keeper
        self._keepers.clear()
        for name in dict.fromkeys(("", *keeper.sheet.setup.names, keeper.who)):
            words = on_button(name) if name else translate("SheetWindow", "Nobody in particular")
            action = self._keepers.addAction(words)
            set_tool_tip(action, name)
            action.setCheckable(True)
            action.setChecked(name == keeper.who)
            action.triggered.connect(lambda _, name=name: setattr(keeper, "who", name))

    def row(self) -> ToolRow:
        """Return the row of buttons below the sheet."""
        self._more_button, self._close_button = QToolButton(), QPushButton()
        self._more_button.setMenu(self._more)
        self._more_button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self._close_button.setAutoDefault(False)
        self._close_button.clicked.connect(self._window.close)
        below = [action for action in self._below if action is not self.faults or action.isEnabled()]
        return ToolRow(below, self._more, (self._more_button, self._close_button))

    def retranslate(self) -> None:
        """Set all words."""
        self.undo.setText(translate("SheetWindow", "Undo"))
        self.redo.setText(translate("SheetWindow", "Redo"))
        self.table.setText(translate("SheetWindow", "Table view"))
        self.evening.setText(translate("SheetWindow", "Settlement"))
        self.faults.setText(translate("SheetWindow", "Fault…"))
        for action in self._below:
            keys = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
            set_tool_tip(action, f"{action.text()} ({keys})")
        self._more_button.setText(translate("SheetWindow", "More"))
        further = (
            translate("SheetWindow", "C&orrect names, dealer, stake…"),
            translate("SheetWindow", "&Joining and leaving…"),
            translate("SheetWindow", "Continue &with other players…"),
            translate("SheetWindow", "&End the match now…"),
            translate("SheetWindow", "&Chart…"),
            translate("SheetWindow", "C&hanges…"),
            translate("SheetWindow", "&Add deals played here"),
            translate("SheetWindow", "&Rules"),
            translate("SheetWindow", "Keepin&g a score sheet"),
            translate("SheetWindow", "&Print…"),
            translate("SheetWindow", "Print scoring c&ards…"),
            translate("SheetWindow", "Print as stro&kes…"),
            translate("SheetWindow", "Pr&int blank forms…"),
            translate("SheetWindow", "Save as P&DF…"),
            translate("SheetWindow", "Save as a ta&ble (CSV)…"),
            translate("SheetWindow", "Save as a &file (JSON)…"),
            translate("SheetWindow", "&New score sheet…"),
            translate("SheetWindow", "Past &score sheets…"),
        )
        self._keepers.setTitle(translate("SheetWindow", "Score kep&t by"))
        for action, words in zip(self._further, further, strict=True):
            action.setText(words)
        self._close_button.setText(translate("SheetWindow", "Close"))
