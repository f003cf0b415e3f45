"""The dialog with the statistics of one person under one rule set, and a chart."""

from __future__ import annotations

from PySide6.QtCore import QLocale, QSize
from PySide6.QtWidgets import QDialogButtonBox, QGridLayout, QVBoxLayout, QWidget

from cardtable.app.scorekeeper.sheet_statistics import SheetStatistics
from cardtable.core.scores import ScoreLine
from cardtable.ui.dialogs.base import Dialog, button_box, scrolled
from cardtable.ui.look.look import Heading, faint, spaced
from cardtable.ui.look.plain import Label, set_accessible_name
from cardtable.ui.scorekeeper.chart import StandingChart
from cardtable.words.cards import joined
from cardtable.words.families import kind_name, words_for
from cardtable.words.figures import score


class PersonDialog(Dialog):
    """Shows a ``SheetStatistics`` as a list of facts, and matches won minus lost as a chart."""

    def __init__(
        self, name: str, kind: str, fared: SheetStatistics, parent: QWidget | None = None, game: str = ""
    ) -> None:
        """``game`` is that of a free sheet."""
        super().__init__(parent)
        self._name, self._kind, self._fared, self._game = name, kind, fared, game
        self._heading = Heading()
        self._facts = QGridLayout()
        spaced(self._facts, margin=0, gap=1)
        self._facts.setHorizontalSpacing(16)
        self._facts.setColumnStretch(1, 1)
        self._picture_title = Label()
        faint(self._picture_title)
        self._chart = StandingChart()
        buttons = button_box(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        spaced(layout, margin=5, gap=3)
        layout.addWidget(self._heading)
        self.head_window(self._heading)
        page = QWidget()
        column = QVBoxLayout(page)
        spaced(column, margin=0, gap=3)
        column.addLayout(self._facts)
        column.addWidget(self._picture_title)
        column.addWidget(self._chart, 1)
        self._area = scrolled(page)
        layout.addWidget(self._area, 1)
        layout.addWidget(buttons)
        self.retranslate()
        self.open_at(QSize(680, 560))

    @property
    def told(self) -> list[tuple[str, str]]:
        """The facts, each as title and text."""
        fared, locale = self._fared, QLocale()
        words = words_for(self._kind)
        facts = [(self.tr("Deals"), str(fared.deals))]
        if fared.best is not None:
            facts.append((self.tr("Points in a deal"), locale.toString(fared.average, "f", 1)))
            facts.append((self.tr("Best deal"), str(fared.best)))
        for feat, number in fared.feats.items():
            facts.append((words.line_title(ScoreLine(feat, 0, 0)), self.tr("in %n deal(s)", "", number)))
        facts.append((self.tr("Matches won and lost"), score((fared.won, fared.lost))))
        if fared.won_higher or fared.lost_higher:
            facts.append((self.tr("Double or more"), score((fared.won_higher, fared.lost_higher))))
        if fared.streak > 1:
            facts.append((self.tr("Won in a row"), str(fared.streak)))
        met = sorted(fared.against.items(), key=lambda one: -sum(one[1]))
        for names, record in met:
            facts.append((self.tr("Against {names}").format(names=joined(list(names))), score(record)))
        return facts

    def retranslate(self) -> None:
        title = self.tr("{name}: {game}").format(name=self._name, game=kind_name(self._kind, self._game))
        self.setWindowTitle(title)
        self._heading.setText(title)
        set_accessible_name(self._area, title)
        while self._facts.count():
            item = self._facts.takeAt(0)
            widget = item.widget() if item is not None else None
            if widget is not None:
                widget.deleteLater()
        for row, (fact, number) in enumerate(self.told):
            self._facts.addWidget(Label(fact), row, 0)
            self._facts.addWidget(Label(number), row, 1)
        self._picture_title.setText(self.tr("Matches won minus matches lost"))
        self._chart.set_curves((self._name,), (self._fared.balance,))
        set_accessible_name(self._chart, self.tr("Matches won minus matches lost"))
