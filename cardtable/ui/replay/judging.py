"""A player's decision and what would have been better: in words on a slip, and as marks on the cards."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QLocale, QPointF, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGridLayout, QWidget

from cardtable.app.review import Decision, Judgement, Review
from cardtable.ui.look.bars import Bar
from cardtable.ui.look.look import Heading, faint, spaced
from cardtable.ui.look.palette import SPACING
from cardtable.ui.look.plain import Label
from cardtable.ui.table.card_item import Mark, paint_sign
from cardtable.ui.table.composition import items_of
from cardtable.ui.table.scene import TableScene
from cardtable.words.errors import code_sentence

_SIGN = 5 * SPACING


class JudgementBar(Bar):
    """Two sentences with the signs that their cards have on the table, the reason, and the sum of all decisions. What
    was done has a tick if it was good, a cross if it was not, and no sign until it is judged.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._done, self._better = Heading(1.1), Heading(1.1)
        self._why, self._sum = Label(), Label()
        self._signs = (Label(), Label())
        self._shown: tuple[Mark, Mark] = (Mark.NONE, Mark.NONE)
        grid = QGridLayout(self)
        spaced(grid, margin=2, gap=1)
        grid.setHorizontalSpacing(2 * SPACING)
        grid.setColumnStretch(1, 1)
        for row, (sign, words) in enumerate(zip(self._signs, (self._done, self._better), strict=True)):
            grid.addWidget(sign, row, 0, Qt.AlignmentFlag.AlignTop)
            grid.addWidget(words, row, 1)
        for row, label in enumerate((self._why, self._sum), start=2):
            label.setWordWrap(True)
            grid.addWidget(label, row, 1)
        faint(self._sum)

    @property
    def signs(self) -> tuple[Mark, Mark]:
        """The signs before what was done and before what would have been better."""
        return self._shown

    @property
    def sentences(self) -> tuple[str, str, str, str]:
        """What was done, what would have been better, the reason, and the sum of all decisions."""
        return self._done.text(), self._better.text(), self._why.text(), self._sum.text()

    def tell(self, review: Review, decision: Decision | None, names: tuple[str, ...]) -> None:
        """Show ``decision`` in words; for None only the sum of all decisions."""
        done = better = why = ""
        signs = (Mark.NONE, Mark.NONE)
        if decision is not None:
            words, labels, judgement = review.hooks.words, decision.view.labels, decision.judgement
            done = words.sentence(decision.action, labels, names)
            if judgement is None:
                better = "" if review.failure is not None else self.tr("The computer is still working on it.")
            else:
                why = words.advice(judgement.reasons, names)
                if judgement.good:
                    better = self.tr("Nothing would have been better.")
                else:
                    better = self._compared(judgement).format(
                        **_ends(judgement.least, judgement.most), action=words.sentence(judgement.best, labels, names)
                    )
                if judgement.doubtful:
                    # The reasons speak for something that is no better.
                    why = ""
                signs = (Mark.FAULT, Mark.HINT) if judgement.clear else (Mark.CHOSEN, Mark.NONE)
        self.say(done, better, why, self._whole(review), signs)

    def _compared(self, judgement: Judgement) -> str:
        ends = _ends(judgement.least, judgement.most)
        if judgement.doubtful:
            return self.tr("About as good: {action}")
        if not judgement.in_points:
            return self.tr("Better: {action}")
        if judgement.at_least:
            return self.tr("Better, by at least {points} points: {action}")
        if ends["points"] != ends["most"]:
            return self.tr("Better, by {points} to {most} points: {action}")
        return self.tr("Better, by {points} points: {action}")

    def say(
        self,
        done: str,
        better: str = "",
        why: str = "",
        whole: str = "",
        signs: tuple[Mark, Mark] = (Mark.CHOSEN, Mark.HINT),
    ) -> None:
        """Show what was ``done``, what would be ``better``, ``why``, and the sum of all decisions, with ``signs``
        before the first two.
        """
        words = (done, better, why, whole)
        for label, text in zip((self._done, self._better, self._why, self._sum), words, strict=True):
            label.setText(text)
            label.setVisible(bool(text))
        done_sign, better_sign = signs
        self._shown = (done_sign if done else Mark.NONE, better_sign if better else Mark.NONE)
        for sign, mark in zip(self._signs, self._shown, strict=True):
            sign.setVisible(mark is not Mark.NONE)
        self._draw_signs()
        self.want(True)

    def _whole(self, review: Review) -> str:
        judged = [one.judgement for one in review.decisions if one.judgement is not None]
        faults = [one for one in judged if one.clear]
        if review.failure is not None:
            return code_sentence(review.failure.code, review.failure.params)
        if not review.decisions:
            return self.tr("There was nothing to decide in this deal.")
        if len(judged) < len(review.decisions):
            return self.tr("The computer is checking each decision, using only what you could know then …")
        if not faults:
            return self.tr("In the whole deal: nothing would have been clearly better.")
        cost = review.given_away_clearly
        ends = _ends(cost.least, cost.most)
        number = len(faults)
        if not all(one.in_points for one in faults):
            return self.tr("In the whole deal: %n decision(s) could have been better.", "", number)
        if any(one.at_least for one in faults):
            text = self.tr(
                "In the whole deal: %n decision(s) could have been better, by at least {points} points in all.",
                "",
                number,
            )
        elif ends["points"] != ends["most"]:
            text = self.tr(
                "In the whole deal: %n decision(s) could have been better, by {points} to {most} points in all.",
                "",
                number,
            )
        else:
            text = self.tr(
                "In the whole deal: %n decision(s) could have been better, by {points} points in all.", "", number
            )
        return text.format(**ends)

    def _draw_signs(self) -> None:
        ratio = self.devicePixelRatioF()
        for mark, label in zip(self._shown, self._signs, strict=True):
            if mark is Mark.NONE:
                continue
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
    """Mark the cards that ``decision`` played and captured, and those of the better action as far as it is known; for
    None remove all marks.
    """
    for items in scene.cards.lie.values():
        for item in items:
            item.set_mark(Mark.NONE)
    if decision is None:
        return
    done = items_of(scene, decision.legal, decision.action)
    judgement = decision.judgement
    clear = judgement is not None and judgement.clear
    better = items_of(scene, decision.legal, judgement.best) if judgement is not None and clear else []
    for item in (*done, *better):
        both = item in done and item in better
        was = Mark.FAULT if clear else Mark.CHOSEN
        item.set_mark(Mark.BOTH if both else was if item in done else Mark.HINT)


def _ends(least: float, most: float) -> dict[str, str]:
    """Return both ends of an interval of points as texts, by the names of their placeholders."""
    return {name: QLocale().toString(float(end), "f", 1) for name, end in (("points", least), ("most", most))}
