"""The dialog with the log of a sheet: every change, with its time and the person who made it."""

from __future__ import annotations

from datetime import datetime

from PySide6.QtCore import QSize
from PySide6.QtWidgets import (
    QDialogButtonBox,
    QHBoxLayout,
    QHeaderView,
    QPushButton,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from cardtable.app.reports import side_names
from cardtable.app.scorekeeper.agreed import LoggedChange, steps_of
from cardtable.app.scorekeeper.entered import entered_words
from cardtable.app.scorekeeper.evenings import evening_words
from cardtable.app.scorekeeper.keeper import SheetKeeper
from cardtable.session.scorebook.model import Change, Entry, SheetSetup
from cardtable.ui.dialogs.base import Dialog, button_box
from cardtable.ui.look.look import Airy, Choices, Heading, spaced
from cardtable.ui.look.plain import Label, say_item, set_accessible_name, set_item_tool_tip
from cardtable.words.families import kind_name, words_for
from cardtable.words.moments import moment_words
from cardtable.words.money import amount_words

_NAME = 16
"""The least width of the field for names, in letters."""


class LogDialog(Dialog):
    """Shows the log of a sheet and follows its changes; a person can be chosen who makes the entries from now on."""

    def __init__(self, keeper: SheetKeeper, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._keeper = keeper
        self._heading = Heading()
        self._who_label = Label()
        self._who = Choices()
        self._who.setEditable(True)
        self._who.setMinimumContentsLength(_NAME)
        self._who.addItems(["", *keeper.sheet.setup.names])
        self._who.setCurrentText(keeper.who)
        self._who.currentTextChanged.connect(self._choose)
        self._who_label.setBuddy(self._who)
        self._tree = QTreeWidget()
        self._tree.setRootIsDecorated(False)
        self._tree.setAlternatingRowColors(True)
        self._tree.setItemDelegate(Airy(self._tree))
        self._tree.header().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        self._tree.header().setStretchLastSection(True)
        buttons = button_box(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        self._steps: list[LoggedChange] = []
        self._back = QPushButton()
        self._back.setAutoDefault(False)
        self._back.clicked.connect(self._go_back)
        buttons.addButton(self._back, QDialogButtonBox.ButtonRole.ActionRole)
        self._tree.itemSelectionChanged.connect(self._enable)
        row = QHBoxLayout()
        row.addWidget(self._who_label)
        row.addWidget(self._who)
        row.addStretch(1)
        layout = QVBoxLayout(self)
        spaced(layout, margin=5, gap=3)
        layout.addWidget(self._heading)
        self.head_window(self._heading)
        layout.addLayout(row)
        layout.addWidget(self._tree, 1)
        layout.addWidget(buttons)
        keeper.changed.connect(self.retranslate)
        self.retranslate()
        self.open_at(QSize(860, 520))

    @property
    def tree(self) -> QTreeWidget:
        return self._tree

    def _choose(self, name: str) -> None:
        self._keeper.who = name.strip()

    def retranslate(self) -> None:
        self.setWindowTitle(self.tr("Changes"))
        self._heading.setText(self.tr("Every change to this sheet"))
        self._who_label.setText(self.tr("Score kept by"))
        set_accessible_name(self._who, self.tr("Score kept by"))
        set_accessible_name(self._tree, self.tr("Changes, oldest first"))
        self._tree.setHeaderLabels([self.tr("When"), self.tr("Who"), self.tr("What")])
        self._tree.clear()
        self._steps = steps_of(self._keeper.sheet)
        for step in self._steps:
            words = self._words(step.change, step)
            item = QTreeWidgetItem(self._tree, [_when(step.change.when), step.change.who, words])
            say_item(item)
            set_item_tool_tip(item, 2, words)
        self._tree.scrollToBottom()
        self._back.setText(self.tr("&Back to here"))
        self._enable()

    def _enable(self) -> None:
        self._back.setEnabled(self._undos() > 0)

    def _undos(self) -> int:
        """Return how often undo leads back to the chosen line; 0 if none is chosen or it does not lead there."""
        items = self._tree.selectedItems()
        return max(0, self._steps[self._tree.indexOfTopLevelItem(items[0])].undos) if items else 0

    def _go_back(self) -> None:
        """Undo what was done after the chosen line."""
        for _ in range(self._undos()):
            self._keeper.undo()

    def _words(self, change: Change, step: LoggedChange) -> str:
        """Return what a change did; ``step`` says what it changed."""
        number = change.position + 1
        match change.action:
            case "add":
                what = self.tr("Entry {number} made: {entry}")
            case "replace":
                what = self.tr("Entry {number} corrected: {before} → {entry}")
            case "remove":
                what = self.tr("Entry {number} removed: {before}")
            case "move":
                return self.tr("Entry {number} moved to position {to}").format(number=number, to=change.to + 1)
            case "agree":
                return self.tr("Corrected: {changes}").format(
                    changes="; ".join(self._agreed(step.setup, change.setup or step.setup))
                )
            case "undo" if step.turned is not None:
                return self.tr("Undone: {change}").format(change=self._words(step.turned, step))
            case _ if step.turned is not None:
                return self.tr("Redone: {change}").format(change=self._words(step.turned, step))
            case _:
                return ""
        setup = change.setup or step.setup
        before = self._entry(change.position, step.before, setup)
        return what.format(number=number, before=before, entry=self._entry(change.position, change.entry, setup))

    def _entry(self, position: int, entry: Entry | None, setup: SheetSetup) -> str:
        now = self._keeper.sheet.setup
        # A person whose joining was undone is no longer on the sheet; such a person is always a side alone.
        gone = setup.names[len(now.names) :]
        names, sides = (*now.names, *gone), (*self._sides(), *gone)
        return entered_words(entry, words_for(now.kind), sides, self._playing(position), names)

    def _sides(self) -> tuple[str, ...]:
        sheet = self._keeper.sheet
        return side_names(sheet.rules.sides, sheet.setup.names)

    def _agreed(self, before: SheetSetup, after: SheetSetup) -> list[str]:
        """Return a text for each thing that differs between two setups of the sheet."""
        found = [
            self.tr("{before} becomes {after}").format(before=old, after=new)
            for old, new in zip(before.names, after.names, strict=False)
            if old != new
        ]
        if before.dealer != after.dealer:
            found.append(self.tr("{name} dealt first").format(name=after.names[after.dealer]))
        if (before.stake, before.unit) != (after.stake, after.unit):
            found.append(self.tr("stake {amount}").format(amount=amount_words(after.stake, after.unit)))
        if before.evening != after.evening:
            found.append(self.tr("evening “{evening}”").format(evening=evening_words(after.evening)))
        if before.game != after.game:
            found.append(self.tr("heading “{game}”").format(game=kind_name(after.kind, after.game)))
        family = words_for(after.kind)
        names = {**before.options, **after.options}
        found += [
            self.tr("other rules: {option}").format(option=family.option_title(name))
            for name in names
            if before.options.get(name) != after.options.get(name)
        ]
        return found or [self.tr("nothing")]

    def _playing(self, position: int) -> list[str]:
        """Return the names of the sides that play in the deal at ``position`` of the present sheet, in the order of the
        form.
        """
        sheet = self._keeper.sheet
        standing = sheet.rows[position].before if position < len(sheet.rows) else sheet.next_standing
        sides = self._sides()
        return [sides[side] for side in sheet.rules.playing(standing)]


def _when(text: str) -> str:
    try:
        return moment_words(datetime.fromisoformat(text))
    except (ValueError, OverflowError):
        return text
