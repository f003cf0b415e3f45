"""The result of a match: its winner, and what the others pay."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from cardtable.app.settings import Settings
from cardtable.core.company import Company
from cardtable.core.rules import RuleSet
from cardtable.core.state import Standing
from cardtable.ui.dialogs.base import Dialog
from cardtable.ui.dialogs.counting_up import CounterRow
from cardtable.ui.dialogs.wreath import Wreath
from cardtable.ui.look.look import Heading, spaced
from cardtable.ui.look.plain import Label
from cardtable.words.cards import joined
from cardtable.words.families import words_for
from cardtable.words.figures import with_sign

_FIELD = 240
"""Width of a side's counters at most, in pixels."""


class MatchResultDialog(Dialog):
    """Shows the standing of a finished match. The dialog is accepted if a rematch is wanted."""

    titled = True

    new_game_wanted = Signal()
    all_cards_wanted = Signal()
    sheet_wanted = Signal()
    undo_wanted = Signal()
    review_wanted = Signal()

    def __init__(
        self,
        standing: Standing,
        sides: tuple[str, ...],
        settings: Settings,
        can_undo: bool = True,
        parent: QWidget | None = None,
        *,
        rule_set: RuleSet | None = None,
        can_review: bool = False,
        own: int | None = None,
    ) -> None:
        """``own`` is the side of the only person who sees this, None if there are several or none."""
        super().__init__(parent)
        self._own = own
        self._standing = standing
        self._sides = sides
        self._rule_set = rule_set
        self._settled = Label()
        self._settled.setWordWrap(True)
        self._settled.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self._heading = Heading(1.8)
        self._heading.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        company = Company.of(standing)
        # After several matches in a row, the numbers of matches won and the accounts are what counts.
        self._evening = bool(company.won)
        self._points = company.won if self._evening else standing.points
        self._counters = CounterRow(sides, range(len(sides)), settings, _FIELD)
        self._wreath = Wreath(bool(settings.animation_speed))
        prices = QHBoxLayout()
        spaced(prices, margin=0, gap=1)
        self._prices = [Label() for _ in sides]
        for price in self._prices:
            price.setAlignment(Qt.AlignmentFlag.AlignHCenter)
            price.setWordWrap(True)
            prices.addWidget(price, 1)
        self._again = QPushButton()
        self._again.setDefault(True)
        self._again.clicked.connect(self.accept)
        # Shown without a parent one of them would be a window for a moment.
        self._new, self._all, self._sheet, self._undo, self._leave, self._review = (QPushButton(self) for _ in range(6))
        self._review.clicked.connect(self.review_wanted)
        self._review.setVisible(can_review)
        self._new.clicked.connect(self.new_game_wanted)
        self._all.clicked.connect(self.all_cards_wanted)
        self._sheet.clicked.connect(self.sheet_wanted)
        self._undo.clicked.connect(self.undo_wanted)
        self._undo.setVisible(can_undo)
        self._leave.clicked.connect(self.reject)
        looking, going = QHBoxLayout(), QHBoxLayout()
        for button in (self._review, self._all, self._sheet):
            looking.addWidget(button)
        looking.addStretch(1)
        going.addWidget(self._leave)
        going.addWidget(self._undo)
        going.addStretch(1)
        going.addWidget(self._new)
        going.addWidget(self._again)
        for button in (self._new, self._all, self._sheet, self._undo, self._leave, self._review):
            button.setAutoDefault(False)
            button.setFlat(True)
        layout = QVBoxLayout(self)
        spaced(layout, margin=6, gap=3)
        layout.addWidget(self._wreath)
        layout.addWidget(self._heading)
        layout.addWidget(self._counters)
        layout.addLayout(prices)
        layout.addWidget(self._settled)
        layout.addStretch(1)
        layout.addLayout(looking)
        layout.addLayout(going)
        self.retranslate()
        self._again.setFocus()
        self.open_at(QSize(620, 440))

    @property
    def counters(self) -> CounterRow:
        """The counters of all sides."""
        return self._counters

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        # The counters move from zero to the points, unless motion is off.
        self._counters.set_points(self._points)
        self._wreath.grow()

    def retranslate(self) -> None:
        winners = [self._sides[side] for side in self._standing.winners]
        persons = 1 if self._rule_set is None else self._rule_set.players // len(self._sides)
        self.setWindowTitle(self.tr("The match is over"))
        count = persons * len(winners)
        self._heading.setText(self.tr("{names} win(s) the match", "", count).format(names=joined(winners)))
        if self._standing.winners == (self._own,):
            self._heading.setText(self.tr("You win the match"))
        factors = self._standing.factors or (0,) * len(self._prices)
        settled: list[str] = []
        if self._rule_set is not None:
            words = words_for(self._rule_set.variant)
            settled = words.settlement(self._rule_set, self._standing, self._sides)
        goal = "" if self._rule_set is None else words_for(self._rule_set.variant).goal(self._rule_set)
        self._settled.setText(" ".join(filter(None, (goal, *settled))))
        self._settled.setVisible(bool(self._settled.text()))
        if self._evening:
            row = "" if self._rule_set is None else words_for(self._rule_set.variant).row_won(self._rule_set, count)
            heading = row or self.tr("{names} win(s) the evening", "", len(winners))
            self._heading.setText(heading.format(names=joined(winners)))
            self._word_accounts()
            factors = ()
        for side, (price, factor) in enumerate(zip(self._prices, factors, strict=not self._evening)):
            score = self._standing.points[side]
            points = with_sign(self.tr("%n point(s)", "", abs(score)), score)
            if factor > 1 and not settled:
                price.setText(self.tr("{points}; in the lurch, pays double").format(points=points))
            else:
                price.setText(points)
        self._again.setText(self.tr("&Rematch"))
        self._new.setText(self.tr("&New game…"))
        self._all.setText(self.tr("&All cards…"))
        self._sheet.setText(self.tr("&Score sheet…"))
        self._undo.setText(self.tr("&Undo"))
        self._review.setText(self.tr("Could I have done &better?"))
        self._leave.setText(self.tr("&Close"))

    def _word_accounts(self) -> None:
        company = Company.of(self._standing)
        for seat, price in enumerate(self._prices):
            units = company.accounts[seat]
            matches = self.tr("%n match(es) won", "", company.won[seat])
            sign = f"−{-units}" if units < 0 else f"+{units}" if units else "0"
            price.setText(self.tr("{parties}; account {units}").format(parties=matches, units=sign))
