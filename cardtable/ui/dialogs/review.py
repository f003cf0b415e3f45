"""“Could I have done better? Show me.”: a person's decisions in a deal that is over."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QLocale, QModelIndex, QSize, Qt
from PySide6.QtWidgets import (
    QComboBox,
    QDialogButtonBox,
    QHBoxLayout,
    QHeaderView,
    QProgressBar,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from cardtable.app.review import Review
from cardtable.ui.cards.faces import CardFaces
from cardtable.ui.dialogs.base import Dialog, button_box, scrolled
from cardtable.ui.dialogs.position import PositionView
from cardtable.ui.faces.face import Face
from cardtable.ui.look import Airy, faint, spaced
from cardtable.ui.models.review import DECISION_ROLE, ReviewModel
from cardtable.ui.plain import Label
from cardtable.words.errors import code_sentence


class ReviewDialog(Dialog):
    """The decisions of one person after another; ``review_of`` makes the review of a seat, ``people`` are the seats
    that persons sit on.
    """

    def __init__(
        self,
        number: int,
        people: Sequence[int],
        review_of: Callable[[int], Review],
        seats: Sequence[str],
        parties: Sequence[str],
        faces: CardFaces,
        face: Face,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._number = number
        self._review_of = review_of
        self._names = tuple(seats)
        self._review: Review | None = None
        self._model: ReviewModel | None = None
        self._who = QComboBox()
        for seat in people:
            self._who.addItem(seats[seat], seat)
        self._who.setVisible(len(people) > 1)
        self._who.currentIndexChanged.connect(self._begin)
        self._sum = Label()
        self._sum.setWordWrap(True)
        self._progress = QProgressBar()
        self._progress.setTextVisible(False)
        self._progress.setMaximumHeight(8)
        self._table = QTableView()
        self._table.verticalHeader().hide()
        self._table.setShowGrid(False)
        self._table.setAlternatingRowColors(True)
        self._table.setItemDelegate(Airy(self._table))
        self._table.setSelectionBehavior(QTableView.SelectionBehavior.SelectRows)
        self._table.setSelectionMode(QTableView.SelectionMode.SingleSelection)
        self._table.setTabKeyNavigation(False)
        self._words = Label()
        self._words.setWordWrap(True)
        self._why = Label()
        self._why.setWordWrap(True)
        faint(self._why)
        self._position = PositionView(faces, seats, parties, face)
        buttons = button_box(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        top = QHBoxLayout()
        top.addStretch(1)
        top.addWidget(self._who)
        layout = QVBoxLayout(self)
        spaced(layout, margin=5, gap=2)
        layout.addLayout(top)
        layout.addWidget(self._sum)
        layout.addWidget(self._progress)
        layout.addWidget(self._table, 3)
        layout.addWidget(self._words)
        layout.addWidget(self._why)
        layout.addWidget(scrolled(self._position), 4)
        layout.addWidget(buttons)
        self.finished.connect(self._stop)
        self._begin()
        self.open_at(QSize(720, 760))

    @property
    def review(self) -> Review:
        """What is shown."""
        assert self._review is not None
        return self._review

    @property
    def table(self) -> QTableView:
        return self._table

    @property
    def who(self) -> QComboBox:
        return self._who

    @property
    def words(self) -> tuple[str, str, str]:
        """The summary, what would have been better at the chosen decision, and why."""
        return self._sum.text(), self._words.text(), self._why.text()

    def _stop(self) -> None:
        if self._review is not None:
            self._review.stop()

    def _begin(self) -> None:
        self._stop()
        old = self._model
        review = self._review_of(self._who.currentData())
        review.setParent(self)
        review.judged.connect(self._judged)
        review.finished.connect(self._word)
        self._review = review
        self._model = ReviewModel(review, self._names, self)
        self._table.setModel(self._model)
        if old is not None:
            old.deleteLater()
        header = self._table.horizontalHeader()
        for column in range(3):
            mode = QHeaderView.ResizeMode.ResizeToContents if column == 2 else QHeaderView.ResizeMode.Stretch
            header.setSectionResizeMode(column, mode)
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        self._table.selectionModel().currentRowChanged.connect(self._show)
        self._progress.setRange(0, max(1, len(review.decisions)))
        self._progress.setValue(0)
        self._progress.setVisible(bool(review.decisions))
        self.retranslate()
        review.begin()
        if review.decisions:
            self._table.selectRow(0)

    def _judged(self, row: int) -> None:
        self._progress.setValue(row + 1)
        self._progress.setVisible(row + 1 < len(self.review.decisions))
        self._word()
        if row == self._table.currentIndex().row():
            self._word_choice()

    def _show(self, index: QModelIndex) -> None:
        decision = index.data(DECISION_ROLE)
        if decision is not None:
            self._position.show_view(decision.view)
        self._word_choice()

    def _word(self) -> None:
        review = self.review
        judged = [one.judgement for one in review.decisions if one.judgement is not None]
        worse = sum(1 for one in judged if one.shortfall or one.at_least)
        if review.failure is not None:
            self._progress.hide()
            self._sum.setText(code_sentence(review.failure.code, review.failure.params))
        elif not review.decisions:
            self._sum.setText(self.tr("There was nothing to decide in this deal."))
        elif len(judged) < len(review.decisions):
            self._sum.setText(self.tr("The computer looks at each decision with what could be known then …"))
        elif not worse:
            self._sum.setText(self.tr("The computer would have done nothing better."))
        else:
            points = QLocale().toString(review.given_away, "f", 1)
            text = self.tr("%n decision(s) could have been better, by {points} points together.", "", worse)
            self._sum.setText(text.format(points=points))

    def _word_choice(self) -> None:
        decision = self._table.currentIndex().data(DECISION_ROLE)
        words, why = "", ""
        if decision is not None and decision.judgement is not None:
            judgement, words_of = decision.judgement, self.review.manners.words
            if judgement.shortfall or judgement.at_least:
                best = words_of.sentence(judgement.best, decision.view.labels, self._names)
                words = self.tr("Better: {action}").format(action=best)
            else:
                words = self.tr("Nothing would have been better.")
            why = " ".join(words_of.reason(reason, self._names) for reason in judgement.reasons)
        self._words.setText(words)
        self._why.setText(why)

    def retranslate(self) -> None:
        self.setWindowTitle(self.tr("Deal {number}: could I have done better?").format(number=self._number + 1))
        self._who.setAccessibleName(self.tr("Whose decisions"))
        self._table.setAccessibleName(self.tr("The decisions, in their order"))
        self._progress.setAccessibleName(self.tr("Decisions looked at"))
        if self._model is not None:
            self._model.retranslate()
        self._position.retranslate()
        self._word()
        self._word_choice()
