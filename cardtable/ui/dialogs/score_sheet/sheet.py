"""The score sheet as a widget: a side's counters over its column, the deals below."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QModelIndex, Qt, QTimer, Signal
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QButtonGroup,
    QGridLayout,
    QHBoxLayout,
    QPushButton,
    QRadioButton,
    QToolButton,
    QTreeView,
    QVBoxLayout,
    QWidget,
)

from cardtable.app.settings import COUNTINGS
from cardtable.core.markers import MOST
from cardtable.ui.cards.pictures import CardPictures
from cardtable.ui.dialogs.card_strip import CardStrip
from cardtable.ui.dialogs.score_sheet.counter_field import CounterField
from cardtable.ui.dialogs.score_sheet.deal_list import DealList
from cardtable.ui.dialogs.score_sheet.mark_field import MarkField
from cardtable.ui.look.look import Heading, serif, spaced
from cardtable.ui.look.one_line import OneLine
from cardtable.ui.look.plain import Label, set_accessible_name, set_tool_tip
from cardtable.ui.models.lines import LineGroup
from cardtable.ui.models.score_sheet import GROUP_ROLE, REASON_ROLE, ScoreSheetModel

_SIGN, _BETWEEN, _FOOT = 40, 4, 34
"""Side of the buttons for + and −, large enough for a finger, the room between them, and the height of the button below
the deals."""
_WIDE, _WIDEST, _SHARE = 208, 420, 0.5
"""The width of a cloth in pixels, in a low sheet and in a high one; and its greatest width as a fraction of the sheet's
height, because the deals need room as well.
"""
_MANY, _CLOSE, _APART = 3, 6, 12
"""More sides than this stand closer together: pixels between them."""
_WRAPPED = 4
"""The names of more sides keep to one line."""


class SheetWidget(QWidget):
    """Shows a ``ScoreSheetModel``. It follows the model and changes nothing in it."""

    counting_changed = Signal(str)
    """Emitted with the view that a person has chosen for the points."""
    marked = Signal(int, int)
    """Emitted with a side and 1 or −1 when a person wants to mark a point; only on a sheet that can be marked."""
    row_wanted = Signal(int)
    """Emitted with the row that a person has opened, for instance to correct it."""
    row_chosen = Signal(int)
    """Emitted with the row that a person has chosen, also by one of its lines; −1 if none is chosen."""

    def __init__(
        self, model: ScoreSheetModel, pictures: CardPictures, parent: QWidget | None = None, markable: bool = False
    ) -> None:
        super().__init__(parent)
        self._markable = markable
        self._most = MOST
        self._crowded = 0
        self._signs: list[QToolButton] = []
        self._model = model
        self._counting = COUNTINGS[0]
        self._room = "green"
        self._moving = True
        self._names: list[Label] = []
        self._fields: list[CounterField] = []
        self._holders: list[QWidget] = []
        self._bars: list[QWidget] = []
        self._heads = QGridLayout()
        self._tree = DealList(model)
        self._tree.selectionModel().currentChanged.connect(self._show_cards)
        self._tree.activated.connect(self._open_row)
        self._title = Label()
        self._title.setWordWrap(True)
        self._correct = QPushButton()
        self._correct.setMinimumHeight(_FOOT)
        self._correct.setAutoDefault(False)
        self._correct.hide()
        self._correct.clicked.connect(self.open_chosen)
        self._strip = CardStrip(pictures, 48)
        self._group: LineGroup | None = None
        self._reason = ""
        self._buttons = [QRadioButton() for _ in COUNTINGS]
        self._choice = QButtonGroup(self)
        views = QHBoxLayout()
        for place, button in enumerate(self._buttons):
            self._choice.addButton(button, place)
            views.addWidget(button)
        views.addStretch(1)
        self._choice.idClicked.connect(lambda place: self.counting_changed.emit(COUNTINGS[place]))
        layout = QVBoxLayout(self)
        spaced(layout, margin=0, gap=3)
        spaced(self._heads, margin=0, gap=3)
        layout.addLayout(self._heads)
        layout.addLayout(views)
        layout.addWidget(self._tree, 1)
        foot = QHBoxLayout()
        foot.addWidget(self._title, 1)
        foot.addStretch(0)
        foot.addWidget(self._correct)
        layout.addLayout(foot)
        layout.addWidget(self._strip)
        model.shown.connect(self._follow)
        self._follow()
        self.retranslate()

    @property
    def fields(self) -> Sequence[CounterField]:
        """The sides' pieces of cloth."""
        return self._fields

    def touched(self, side: int, points: int) -> QWidget:
        """The button with which ``side`` gets points, or loses some if ``points`` is negative; the cloth of the side
        where the buttons have no room.
        """
        button = self._signs[2 * side + (points > 0)]
        return button if button.isVisible() else self._fields[side]

    @property
    def tree(self) -> QTreeView:
        """The deals and their lines."""
        return self._tree

    def set_counting(self, counting: str) -> None:
        """Show the points as ``counters``, ``strokes`` or ``numbers``."""
        self._counting = counting
        for field in self._fields:
            field.set_counting(counting)
        self._follow_view()

    def _follow_view(self) -> None:
        """Choose the button of the view that is drawn; no view is offered in which the points cannot be shown."""
        for counting, button in zip(COUNTINGS, self._buttons, strict=True):
            can_be = not self._fields or self._fields[0].drawn(counting) == counting
            button.setEnabled(can_be)
            set_tool_tip(button, self._about_view(counting, can_be))
        drawn = self._fields[0].view if self._fields else self._counting
        for field in self._fields:
            set_tool_tip(field, self._about_view(drawn, can_be=True))
        self._buttons[COUNTINGS.index(drawn)].setChecked(True)

    def _about_view(self, counting: str, can_be: bool) -> str:
        """Return what there is to say about a view of the points; ``can_be`` says whether it can show them."""
        counters = counting == COUNTINGS[0]
        if can_be:
            each = self.tr("Each counter is a point.")
            places = self.tr("A counter in the middle row is 1 point, one above it 3, one below it 5.")
            return (places if self._most >= MOST else each) if counters else ""
        if counters and min(self._model.standing()) >= 0:
            return self.tr("Counters show no more than {most} points.").format(most=self._most)
        return self.tr("Some points cannot be shown this way.")

    def set_room(self, room: str, moving: bool) -> None:
        """Draw the cloth of ``room``; ``moving`` says whether counters glide."""
        self._room, self._moving = room, moving
        for field in self._fields:
            field.set_room(room)
            field.set_moving(moving)

    def set_most(self, most: int) -> None:
        """Set for all fields the most points that counters may show; ``CounterField.set_most`` explains it."""
        self._most = most
        for field in self._fields:
            field.set_most(most)
        self._follow_view()

    def set_crowded(self, times: int) -> None:
        """Leave the room to the deals: once, without signs below the cloths, which can be clicked as well, and without
        the choice of views; twice, without the cloths, since the list has names and sums as well.
        """
        self._crowded = times
        self._lay_names()
        for widget in (*self._bars, *self._buttons):
            widget.setVisible(not times)
        for holder in self._holders:
            holder.setVisible(times <= 1)
        self._word_cards()

    def set_pictures(self, pictures: CardPictures) -> None:
        """Show the cards of a line with ``pictures`` from now on."""
        self._strip.set_pictures(pictures)

    def _widest(self) -> int:
        return max(_WIDE, min(_WIDEST, round(self.height() * _SHARE)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        for field in self._fields:
            field.setMaximumWidth(self._widest())
        super().resizeEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        # The latest deals are the most interesting, and are scrolled to once it is known how many fit.
        QTimer.singleShot(0, self._tree, self._tree.scrollToBottom)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def retranslate(self) -> None:
        """Set all words."""
        words = (self.tr("Counters"), self.tr("Strokes"), self.tr("Numbers"))
        for button, text in zip(self._buttons, words, strict=True):
            button.setText(text)
        self._follow_view()
        self._correct.setText(self.tr("Correct"))
        set_tool_tip(self._correct, self.tr("Correct (F2)"))
        set_accessible_name(self._tree, self.tr("Deals and what they were worth"))
        self._model.retranslate()
        self._word_cards()

    def _follow(self) -> None:
        sides = self._model.sides
        if len(sides) != len(self._fields):
            self._lay_heads(len(sides))
            self._tree.share_columns()
        standing = self._model.standing()
        for name, field, side, points in zip(self._names, self._fields, sides, standing, strict=True):
            field.set_beside(standing)
            name.setText(side)
            field.set_name(side)
            field.set_points(points)
        self._follow_view()
        for place, button in enumerate(self._signs):
            words = self.tr("Mark a point for {name}") if place % 2 else self.tr("Take a point off {name}")
            set_accessible_name(button, words.format(name=sides[place // 2]))
        # Nothing is chosen any more on a sheet that has changed.
        self._tree.selectionModel().clear()
        self._show_cards(QModelIndex())
        self._tree.scrollToBottom()

    def _head(self) -> Label:
        """Return the place for a name: in one line where the deals need the room, or where many names do."""
        usual = Heading(1.15)
        if not self._crowded and len(self._fields) <= _WRAPPED:
            return usual
        line = OneLine()
        line.setFont(usual.font())
        return line

    def _lay_names(self) -> None:
        """Put the names above the fields."""
        for name in self._names:
            self._heads.removeWidget(name)
            name.hide()
            name.deleteLater()
        self._names = [self._head() for _ in self._fields]
        for column, (name, words) in enumerate(zip(self._names, self._model.sides, strict=False)):
            name.setText(words)
            name.setAlignment(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignBottom)
            self._heads.addWidget(name, 0, column)
            name.setVisible(self._crowded <= 1)

    def _lay_heads(self, sides: int) -> None:
        for widget in (*self._holders, *self._bars):
            self._heads.removeWidget(widget)
            widget.deleteLater()
        self._holders = []
        for column in range(sides, self._heads.columnCount()):
            self._heads.setColumnStretch(column, 0)
        self._heads.setHorizontalSpacing(_CLOSE if sides > _MANY else _APART)
        self._signs, self._bars = [], []
        self._fields = [self._field(side) for side in range(sides)]
        self._lay_names()
        for column, field in enumerate(self._fields):
            field.setMaximumWidth(self._widest())
            field.set_most(self._most)
            field.set_figure(shown=True)
            field.set_counting(self._counting)
            field.set_room(self._room)
            field.set_moving(self._moving)
            self._heads.addWidget(self._in_the_middle(field), 1, column)
            self._heads.setColumnStretch(column, 1)
        for bar in self._bars:
            bar.setVisible(not self._crowded)
        for holder in self._holders:
            holder.setVisible(self._crowded <= 1)

    def _in_the_middle(self, field: CounterField) -> QWidget:
        """Return a widget that holds ``field`` in its middle, with the free room of a wide column on both sides."""
        holder = QWidget()
        row = QHBoxLayout(holder)
        spaced(row, margin=0, gap=0)
        row.addStretch(1)
        row.addWidget(field, 1000)
        row.addStretch(1)
        self._holders.append(holder)
        return holder

    def _field(self, side: int) -> CounterField:
        if not self._markable:
            return CounterField(side)
        field = MarkField(side)
        field.marked.connect(lambda points: self.marked.emit(side, points))
        bar = QWidget()
        row = QHBoxLayout(bar)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(_BETWEEN)
        row.addStretch(1)
        for sign, points in (("−", -1), ("+", 1)):
            button = QToolButton()
            button.setText(sign)
            button.setFixedSize(_SIGN, _SIGN)
            button.setFont(serif(1.4))
            button.clicked.connect(lambda _=False, points=points: self.marked.emit(side, points))
            self._signs.append(button)
            row.addWidget(button)
        row.addStretch(1)
        self._bars.append(bar)
        self._heads.addWidget(bar, 2, side)
        return field

    def _row_of(self, index: QModelIndex) -> int:
        """Return the row of the sheet that a cell of the tree belongs to; −1 if it belongs to none, as the sums."""
        row = index.parent().row() if index.parent().isValid() else index.row()
        return row if row < self._model.rowCount() - 1 else -1

    def open_chosen(self) -> None:
        """Open the row that a person has come to, if it is one."""
        self._open_row(self._tree.currentIndex())

    def _choose(self, index: QModelIndex) -> None:
        """Show the button that corrects the row of a cell, since not everybody knows that a double click does so; emit
        the row.
        """
        row = self._row_of(index)
        self._correct.setVisible(self._markable and row >= 0)
        self.row_chosen.emit(row)

    def _open_row(self, index: QModelIndex) -> None:
        row = self._row_of(index)
        if row >= 0:
            self.row_wanted.emit(row)

    def _show_cards(self, index: QModelIndex) -> None:
        self._choose(index)
        self._group = index.siblingAtColumn(0).data(GROUP_ROLE)
        self._reason = str(index.siblingAtColumn(0).data(REASON_ROLE) or "")
        self._word_cards()

    def _word_cards(self) -> None:
        cards = self._group.cards() if self._group is not None else ()
        self._strip.set_cards(cards)
        self._strip.setVisible(bool(cards))
        words = self.tr("Choose a line of a deal to see its cards.")
        if self._markable:
            # If deals are entered by hand, the cards are not known.
            deals = self._model.rowCount() > 1
            asked = deals and self._correct.isHidden()
            words = self._reason or (self.tr("Choose a deal to correct it.") if asked else "")
        self._title.setText("" if cards else words)
        self._title.setVisible(bool(self._title.text()) and not self._crowded)
