"""The dialog in which persons join, leave or pause on a sheet that has begun."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import (
    QDialogButtonBox,
    QGridLayout,
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from cardtable.app.scorekeeper.keeper import SheetKeeper
from cardtable.core.sanitise import LONGEST_NAME, as_name
from cardtable.core.sheets import FREE
from cardtable.core.sheets.free import MOST, FreeEntry
from cardtable.session.scorebook.attending import FEWEST_THERE
from cardtable.ui.dialogs.base import Dialog, button_box, scrolled
from cardtable.ui.look.look import Choices, Heading, Numbers, faint, spaced
from cardtable.ui.look.plain import Label, on_button, set_accessible_name
from cardtable.ui.look.refusal import Refusal
from cardtable.ui.scorekeeper.name_chips import NameChips
from cardtable.ui.scorekeeper.person_sign import person_icon

_SIGN = 28
"""The width of a person's sign in pixels."""


class JoiningDialog(Dialog):
    """Shows all persons on a sheet, and emits who joins or leaves; the owner of the dialog changes the sheet."""

    joined = Signal(str, int, object)
    """A person joins: the name, the points to begin with, and the seat after which the person deals; None for last."""
    left = Signal(int)
    """The seat of a person who leaves, for good or for a while."""

    def __init__(self, keeper: SheetKeeper, names: Sequence[str] = (), parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._keeper = keeper
        self._heading = Heading()
        self._about = Label()
        self._about.setWordWrap(True)
        faint(self._about)
        self._persons = QGridLayout()
        spaced(self._persons, margin=0, gap=2)
        self._persons.setHorizontalSpacing(16)
        self._persons.setColumnStretch(2, 1)
        self._changes: list[QPushButton] = []
        self._new = Heading(1.15)
        self._name = QLineEdit()
        self._name.setMaxLength(LONGEST_NAME)
        self._chips = NameChips(names, lambda: (self._name.text(), self._keeper.sheet.setup.names))
        self._chips.chosen.connect(self._name.setText)
        self._name.textChanged.connect(lambda _: self._chips.follow())
        self._points, self._points_label = Numbers(), Label()
        self._proposed = 0
        target = keeper.sheet.rules.target
        self._points.setRange(-MOST, target - 1 if target else MOST)
        self._after, self._after_label = Choices(), Label()
        self._join = QPushButton()
        self._refusal = Refusal()
        self._name.textChanged.connect(lambda _: self._enable())
        self._join.clicked.connect(self._let_join)
        buttons = button_box(QDialogButtonBox.StandardButton.Close)
        buttons.button(QDialogButtonBox.StandardButton.Close).setAutoDefault(False)
        buttons.rejected.connect(self.reject)
        page = QWidget()
        column = QVBoxLayout(page)
        spaced(column, margin=0, gap=2)
        column.addLayout(self._persons)
        column.addSpacing(8)
        column.addWidget(self._new)
        row = QHBoxLayout()
        row.addWidget(self._name, 1)
        for label, field in ((self._points_label, self._points), (self._after_label, self._after)):
            label.setBuddy(field)
            row.addWidget(label)
            row.addWidget(field)
        row.addWidget(self._join)
        column.addLayout(row)
        column.addWidget(self._chips)
        column.addStretch(1)
        layout = QVBoxLayout(self)
        spaced(layout, margin=5, gap=3)
        layout.addWidget(self._heading)
        self.head_window(self._heading)
        layout.addWidget(self._about)
        layout.addWidget(scrolled(page), 1)
        layout.addWidget(self._refusal)
        layout.addWidget(buttons)
        keeper.changed.connect(self._follow)
        self.retranslate()
        self._name.setFocus()
        self.open_at(QSize(620, 580))

    @property
    def changes(self) -> Sequence[QPushButton]:
        """The buttons that let each person leave or come back, by seat."""
        return self._changes

    @property
    def refusal(self) -> str:
        """The reason why a person could not join or leave; empty if there is none."""
        return self._refusal.text()

    def propose(self, name: str) -> None:
        """Fill in the name of a new person."""
        self._name.setText(name)

    def tell(self, words: str) -> None:
        """Show why a person cannot join or leave."""
        self._refusal.say(words)

    def _let_join(self) -> None:
        name = as_name(" ".join(self._name.text().split()))
        if name:
            self.joined.emit(name, self._points.value(), self._after.currentData())

    def _change(self, seat: int) -> None:
        sheet = self._keeper.sheet
        if seat in sheet.there:
            self.left.emit(seat)
        else:
            # A person who comes back deals after the nearest earlier seat that is still taken.
            before = [other for other in sheet.there if other < seat]
            self.joined.emit(sheet.setup.names[seat], 0, max(before, default=None))

    def _follow(self) -> None:
        """Show all persons and their present states."""
        self._refusal.say("")
        while self._persons.count():
            item = self._persons.takeAt(0)
            widget = item.widget() if item is not None else None
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        sheet = self._keeper.sheet
        there = sheet.there
        self._changes = []
        for seat, name in enumerate(sheet.setup.names):
            button = QPushButton(self.tr("Leaves") if seat in there else self.tr("Comes back"))
            spoken = self.tr("{name} leaves") if seat in there else self.tr("{name} comes back")
            set_accessible_name(button, spoken.format(name=on_button(name)))
            button.setAutoDefault(False)
            button.setEnabled(len(there) > FEWEST_THERE if seat in there else len(there) < sheet.rules.room)
            button.clicked.connect(lambda _=False, seat=seat: self._change(seat))
            sign = Label()
            sign.setPixmap(person_icon(name, _SIGN, self.devicePixelRatioF()).pixmap(_SIGN, _SIGN))
            for column, widget in enumerate((sign, Label(name), Label(self._state(seat)), button)):
                self._persons.addWidget(widget, seat, column)
            self._changes.append(button)
        anew = not self._name.text() or self._name.text() in sheet.setup.names
        if anew:
            self._name.clear()
        self._offer_points(anew)
        self._offer_places(anew)
        self._enable()

    def _state(self, seat: int) -> str:
        sheet = self._keeper.sheet
        standing = sheet.next_standing
        joins, now = seat in sheet.there, seat in sheet.rules.there(standing)
        if joins and not now:
            return self.tr("joins from the next match")
        if now and not joins:
            return self.tr("leaves when the match is over")
        if not now:
            return self.tr("is away")
        return self.tr("plays") if seat in sheet.rules.playing(standing) else self.tr("waits")

    def _offer_points(self, anew: bool) -> None:
        """Propose the points of the side that is worst off, if the match has a target, so that joining late is no
        advantage; otherwise 0. What was typed for somebody whose name stands there already stays, unless ``anew``.
        """
        sheet = self._keeper.sheet
        standing = sheet.next_standing
        points = [standing.points[side] for side in sheet.rules.playing(standing)]
        rules = sheet.rules
        worst = max(points) if isinstance(rules, FreeEntry) and rules.lowest else min(points)
        before, self._proposed = self._proposed, worst if sheet.rules.target else 0
        if anew or self._points.value() == before:
            self._points.setValue(self._proposed)
        for widget in (self._points, self._points_label):
            widget.setVisible(sheet.setup.kind == FREE)

    def _offer_places(self, anew: bool) -> None:
        """Offer to deal after each who is there, after the last at first. What was chosen stays, unless ``anew``."""
        sheet = self._keeper.sheet
        chosen = None if anew or self._after.currentIndex() == self._after.count() - 1 else self._after.currentData()
        self._after.clear()
        for seat in sheet.there:
            self._after.addItem(sheet.setup.names[seat], seat)
        kept = self._after.findData(chosen)
        self._after.setCurrentIndex(kept if kept >= 0 else self._after.count() - 1)
        for widget in (self._after, self._after_label):
            widget.setVisible(bool(sheet.setup.options.get("dealer")))

    def _enable(self) -> None:
        sheet = self._keeper.sheet
        self._join.setEnabled(bool(self._name.text().strip()) and len(sheet.there) < sheet.rules.room)

    def retranslate(self) -> None:
        self.setWindowTitle(self.tr("Joining and leaving"))
        self._heading.setText(self.tr("Players who join or leave"))
        counts = (
            self.tr("Changes take effect from the next deal. Everyone keeps what they have gained.")
            if self._keeper.sheet.setup.kind == FREE
            else self.tr("During a match, changes take effect when the match is over.")
        )
        self._about.setText(" ".join((counts, self.tr("To take a break, leave and come back."))))
        self._new.setText(self.tr("Somebody new"))
        self._name.setPlaceholderText(self.tr("Name"))
        set_accessible_name(self._name, self.tr("Name"))
        self._points_label.setText(self.tr("begins with"))
        set_accessible_name(self._points, self.tr("Points to begin with"))
        self._after_label.setText(self.tr("deals after"))
        set_accessible_name(self._after, self.tr("Deals after"))
        self._join.setText(self.tr("&Joins"))
        self._follow()
