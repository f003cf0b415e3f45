"""The list of all kinds of puzzles, with the person's results."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QTreeWidget, QTreeWidgetItem, QVBoxLayout, QWidget

from cardtable.app.school.puzzles import A_DAY, DUE, TODAY, Results, Series, families, kinds
from cardtable.ui.dialogs.base import Dialog
from cardtable.ui.dialogs.choice_tree import choice_tree
from cardtable.ui.dialogs.picture_saving import PictureSaving
from cardtable.ui.dialogs.question import ask
from cardtable.ui.look.flow import Flow
from cardtable.ui.look.look import spaced
from cardtable.ui.look.plain import Label, set_accessible_name, set_item_tool_tip
from cardtable.ui.school.puzzles_picture import PuzzlesPicture
from cardtable.words.families import words_of
from cardtable.words.puzzles import title

_SERIES = Qt.ItemDataRole.UserRole


class PuzzlesDialog(Dialog):
    """A list to choose from: the puzzles of the day, those that come back, and each kind."""

    place = 1
    grows = True

    series_wanted = Signal(object)

    def __init__(self, results: Results, parent: QWidget | None = None, today: Callable[[], date] = date.today) -> None:
        super().__init__(parent)
        self._results = results
        self._today = today
        self._lead = Label()
        self._lead.setWordWrap(True)
        self._list = choice_tree()
        self._items: list[QTreeWidgetItem] = []
        self._picture = PuzzlesPicture()
        self._begin, self._reset, self._save, self._close = (QPushButton() for _ in range(4))
        self._begin.setDefault(True)
        self._begin.clicked.connect(self._choose)
        self._reset.clicked.connect(self._ask_reset)
        self._save.clicked.connect(PictureSaving(self._picture, self._lead.setText, self).ask)
        self._close.clicked.connect(self.reject)
        self._list.itemActivated.connect(lambda *_: self._choose())
        self._list.currentItemChanged.connect(lambda *_: self._begin.setEnabled(self.chosen() is not None))
        row = QHBoxLayout()
        for button in (self._reset, self._save, self._close):
            button.setAutoDefault(False)
            button.setFlat(True)
        row.addWidget(Flow(self._reset, self._save), 1)
        row.addWidget(self._close)
        row.addWidget(self._begin)
        self.spare = (self._lead,)
        layout = QVBoxLayout(self)
        spaced(layout, margin=5, gap=3)
        layout.addWidget(self._lead)
        layout.addWidget(self._picture)
        layout.addWidget(self._list, 1)
        layout.addLayout(row)
        self.retranslate()
        self._list.setFocus()
        self.open_at(QSize(560, 520))

    @property
    def list(self) -> QTreeWidget:
        return self._list

    @property
    def picture(self) -> PuzzlesPicture:
        return self._picture

    def chosen(self) -> Series | None:
        """Return the series selected in the list; None if there is none."""
        item = self._list.currentItem()
        series = item.data(0, _SERIES) if item is not None else None
        return (str(series[0]), str(series[1])) if series is not None else None

    def choose(self, series: Series) -> None:
        """Select ``series`` in the list, if it is offered."""
        for item in self._items:
            if item.data(0, _SERIES) == [*series]:
                self._list.setCurrentItem(item)

    def _fill(self) -> None:
        chosen, day = self.chosen(), self._today()
        tried = self._picture.show_results(self._results)
        for widget in (self._picture, self._save):
            widget.setVisible(tried)
        self._list.clear()
        self._items.clear()
        left, due = len(self._results.left_today(day)), len(self._results.due(day))
        done = self.tr("{count} of {most} done").format(count=A_DAY - left, most=A_DAY)
        self._add(None, self.tr("Five for today"), done, TODAY if left else None)
        if due:
            self._add(None, self.tr("Missed problems"), self.tr("%n due again", "", due), DUE)
        for family in families():
            rating = self.tr("rating {rating}").format(rating=self._results.rating(family))
            top = self._add(None, words_of(family).family_name(), rating, None, heading=True)
            for kind in self._results.kinds(family):
                tally = self._results.tally(family, kind)
                count = sum(one.kind == kind for one in self._results.known(family))
                told = self.tr("%n problem(s)", "", count)
                if tally.tried:
                    told = self.tr("%n problem(s), {solved} of {tried} right", "", count)
                    told = told.format(solved=tally.solved, tried=tally.tried)
                self._add(top, title(family, kind), told, (family, kind))
            top.setExpanded(True)
        self.choose(chosen or (TODAY if left else (families()[0], kinds(families()[0])[0])))
        self._reset.setEnabled(self._results.begun)
        self._begin.setEnabled(self.chosen() is not None)

    def _add(
        self, top: QTreeWidgetItem | None, words: str, told: str, series: Series | None, *, heading: bool = False
    ) -> QTreeWidgetItem:
        item = QTreeWidgetItem([words, told])
        item.setTextAlignment(1, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        item.setData(0, Qt.ItemDataRole.AccessibleTextRole, f"{words}, {told}")
        set_item_tool_tip(item, 0, words)
        if heading:
            font = item.font(0)
            font.setBold(True)
            item.setFont(0, font)
        self._items.append(item)
        if series is None:
            item.setFlags(Qt.ItemFlag.ItemIsEnabled)
        else:
            item.setData(0, _SERIES, [*series])
        if top is None:
            self._list.addTopLevelItem(item)
        else:
            top.addChild(item)
        return item

    def _choose(self) -> None:
        chosen = self.chosen()
        if chosen is not None:
            self.series_wanted.emit(chosen)

    def _ask_reset(self) -> None:
        words = self.tr("Delete all problem ratings and results?")
        ask(self, self.tr("Problems"), words, self._forget_all, for_good=True)

    def _forget_all(self) -> None:
        self._results.reset()
        self.retranslate()

    def retranslate(self) -> None:
        self.setWindowTitle(self.tr("Problems"))
        self._lead.setText(
            self.tr(
                "Positions to solve at the table. Answers are judged by what they cost. Problems you miss come back."
            )
        )
        set_accessible_name(self._list, self.tr("Problems"))
        self._reset.setText(self.tr("&Delete the results…"))
        self._save.setText(self.tr("&Save the picture…"))
        self._close.setText(self.tr("Close"))
        self._begin.setText(self.tr("&Begin"))
        self._fill()
