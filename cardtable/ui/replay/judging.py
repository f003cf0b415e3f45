"""What somebody decided and what would have been better: in words on a slip, and on the cards that it was about."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QLocale, QPointF, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGridLayout, QWidget

from cardtable.app.review import Decision, Review
from cardtable.ui.bars import Bar
from cardtable.ui.look import Heading, faint, spaced
from cardtable.ui.palette import SPACING
from cardtable.ui.plain import Label
from cardtable.ui.table.card_item import Mark, paint_sign
from cardtable.ui.table.composition import items_of
from cardtable.ui.table.scene import TableScene
from cardtable.words.errors import code_sentence

_SIGN = 5 * SPACING


class JudgementBar(Bar):
    """Two sentences with the signs that their cards bear on the cloth, the reason, and what it all came to."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._done, self._better = Heading(1.1), Heading(1.1)
        self._why, self._sum = Label(), Label()
        self._signs = {Mark.CHOSEN: Label(), Mark.HINT: Label()}
        grid = QGridLayout(self)
        spaced(grid, margin=2, gap=1)
        grid.setHorizontalSpacing(2 * SPACING)
        grid.setColumnStretch(1, 1)
        for row, (sign, words) in enumerate(zip(self._signs.values(), (self._done, self._better), strict=True)):
            grid.addWidget(sign, row, 0, Qt.AlignmentFlag.AlignTop)
            grid.addWidget(words, row, 1)
        for row, label in enumerate((self._why, self._sum), start=2):
            label.setWordWrap(True)
            grid.addWidget(label, row, 1)
        faint(self._sum)
        self._draw_signs()

    @property
    def sentences(self) -> tuple[str, str, str, str]:
        """What was done, what would have been better, why, and what all decisions came to."""
        return self._done.text(), self._better.text(), self._why.text(), self._sum.text()

    def tell(self, review: Review, decision: Decision | None, names: tuple[str, ...]) -> None:
        """Word ``decision``, or only what all of them came to."""
        done = better = why = ""
        if decision is not None:
            words, labels, judgement = review.manners.words, decision.view.labels, decision.judgement
            done = words.sentence(decision.action, labels, names)
            if judgement is None:
                better = "" if review.failure is not None else self.tr("The computer is still looking at it.")
            else:
                why = words.explanation(judgement.reasons, names)
                if judgement.good:
                    better = self.tr("Nothing would have been better.")
                else:
                    points = QLocale().toString(float(judgement.shortfall), "f", 1)
                    best = words.sentence(judgement.best, labels, names)
                    most = QLocale().toString(float(judgement.most), "f", 1)
                    if judgement.doubtful:
                        text = self.tr("About as good: {action}")
                    elif judgement.at_least:
                        text = self.tr("Better, by at least {points} points: {action}")
                    elif judgement.spread:
                        text = self.tr("Better, by {points} to {most} points: {action}")
                    else:
                        text = self.tr("Better, by {points} points: {action}")
                    better = text.format(points=points, most=most, action=best)
        self.say(done, better, why, self._whole(review))

    def say(self, done: str, better: str = "", why: str = "", whole: str = "") -> None:
        """Say what somebody has done, what would be better, why, and what all came to."""
        words = (done, better, why, whole)
        for label, text in zip((self._done, self._better, self._why, self._sum), words, strict=True):
            label.setText(text)
            label.setVisible(bool(text))
        self._signs[Mark.CHOSEN].setVisible(bool(done))
        self._signs[Mark.HINT].setVisible(bool(better))
        self.show()
        self.updateGeometry()

    def _whole(self, review: Review) -> str:
        judged = [one.judgement for one in review.decisions if one.judgement is not None]
        worse = sum(one.clear for one in judged)
        if review.failure is not None:
            return code_sentence(review.failure.code, review.failure.params)
        if not review.decisions:
            return self.tr("There was nothing to decide in this deal.")
        if len(judged) < len(review.decisions):
            return self.tr("The computer looks at each decision with what could be known then …")
        if not worse:
            return self.tr("The computer would have done nothing better.")
        points = QLocale().toString(review.given_away, "f", 1)
        text = self.tr("%n decision(s) could have been better, by {points} points together.", "", worse)
        return text.format(points=points)

    def _draw_signs(self) -> None:
        ratio = self.devicePixelRatioF()
        for mark, label in self._signs.items():
            pixmap = QPixmap(round(_SIGN * ratio), round(_SIGN * ratio))
            pixmap.setDevicePixelRatio(ratio)
            pixmap.fill(Qt.GlobalColor.transparent)
            painter = QPainter(pixmap)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            paint_sign(painter, QPointF(_SIGN / 2, _SIGN / 2), 0.42 * _SIGN, mark)
            painter.end()
            label.setPixmap(pixmap)

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self._draw_signs()
        return super().event(event)


def mark_cards(scene: TableScene, decision: Decision | None) -> None:
    """Mark what ``decision`` played and took, and what would have been better, as far as that is known; take all marks
    away if there is none.
    """
    for items in scene.cards.lie.values():
        for item in items:
            item.set_mark(Mark.NONE)
    if decision is None:
        return
    done = items_of(scene, decision.legal, decision.action)
    judgement = decision.judgement
    better = [] if judgement is None or judgement.good else items_of(scene, decision.legal, judgement.best)
    for item in (*done, *better):
        both = item in done and item in better
        item.set_mark(Mark.BOTH if both else Mark.CHOSEN if item in done else Mark.HINT)
