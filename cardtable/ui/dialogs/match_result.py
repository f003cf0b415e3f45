"""The end of a match: who has won, what was reached, which deals decided, and what could be played next."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QEvent, QSize, Qt, Signal, SignalInstance
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QBoxLayout, QPushButton, QVBoxLayout, QWidget

from cardtable.app.challenge import Challenge
from cardtable.app.match_end import MatchEnd
from cardtable.app.settings import Settings
from cardtable.core.company import Company
from cardtable.core.rules import RuleSet
from cardtable.core.state import Standing
from cardtable.ui.dialogs.after_match import NextPlayer, RatingShown
from cardtable.ui.dialogs.base import Dialog
from cardtable.ui.dialogs.counting_up import CounterRow
from cardtable.ui.dialogs.match_deals import MatchDeals
from cardtable.ui.dialogs.wreath import Wreath
from cardtable.ui.look.flow import Flow
from cardtable.ui.look.look import Heading, faint, serif, spaced
from cardtable.ui.look.palette import DENSE
from cardtable.ui.look.plain import Label
from cardtable.ui.look.rating_words import RatingWords
from cardtable.words.cards import joined
from cardtable.words.families import words_for
from cardtable.words.figures import figure, signed, with_sign

_FIELD = 240
"""Width of a side's counters at most, in pixels."""
_NEXT = QSize(252, 64)
_NEXT_LETTERS = 1.25
"""The size of the button that goes on, in pixels, and that of its letters, in sizes of text."""
_SHEET = QSize(900, 690)
_BARE_SHEET = QSize(760, 560)
"""The size of the sheet, and that of one on which neither deals nor a rating are shown."""
_SIDE_BY_SIDE = 540
"""From this width on the rating and the next player are side by side, in pixels at the usual size of text."""
_USUAL_POINTS = 12.0


class _Grandeur(NamedTuple):
    """How large the heading is, in sizes of text, whether the wreath is shown, how wide counters are at most, in
    pixels, whether the points of each side are shown where a sentence tells them, whether the deals are, and whether
    what comes after the match is told at length.
    """

    heading: float
    wreath: bool
    counters: int
    points: bool = True
    deals: bool = True
    lengthy: bool = True


_GRANDEURS = (
    _Grandeur(3.4, True, _FIELD),
    _Grandeur(2.6, True, _FIELD),
    _Grandeur(2.6, True, 150),
    _Grandeur(2.2, False, 150),
    _Grandeur(2.2, False, 0),
    _Grandeur(1.8, False, 0),
    _Grandeur(1.8, False, 0, False),
    _Grandeur(1.5, False, 0, False, False),
    _Grandeur(1.5, False, 0, False, False, False),
)
"""What is tried from the grandest on, until all has room at once."""


class MatchResultDialog(Dialog):
    """Shows the standing of a finished match. The dialog is accepted if a rematch is wanted."""

    titled = True

    new_game_wanted = Signal()
    all_cards_wanted = Signal()
    sheet_wanted = Signal()
    undo_wanted = Signal()
    review_wanted = Signal()
    deal_wanted = Signal(int)
    """Emitted with the number of a deal, from 0, that shall be seen once more."""
    challenge_taken = Signal()
    """Emitted when who would like to play next is accepted."""

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
        partner: str = "",
        end: MatchEnd | None = None,
        rating: Callable[[], RatingWords] | None = None,
        challenge: Challenge | None = None,
    ) -> None:
        """``own`` is the side of the only person who sees this, None if there are several or none; ``partner`` is who
        belongs to that side, too. ``end`` is what is told of the deals, ``rating`` words that of the person, and
        ``challenge`` is who would like to play next.
        """
        super().__init__(parent)
        self._own, self._partner = own, partner
        self._standing = standing
        self._sides = sides
        self._rule_set = rule_set
        self._end, self._rated = end, rating
        self._grandeur = _GRANDEURS[0]
        self._heading = Heading(self._grandeur.heading)
        self._summary = Label()
        self._settled = Label()
        for label in (self._heading, self._summary, self._settled):
            label.setWordWrap(True)
            label.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        faint(self._summary)
        company = Company.of(standing)
        # After several matches in a row, the numbers of matches won and the accounts are what counts.
        self._evening = company.is_evening
        self._points = company.won if self._evening else standing.points
        self._counters = CounterRow(sides, range(len(sides)), settings, _FIELD)
        self._wreath = Wreath(bool(settings.animation_speed))
        self._crowned = own is None or own in standing.winners
        # Shown without a parent it would be a window for a moment.
        self._wreath.hide()
        self._prices = [Heading(1.15) for _ in sides]
        for price in self._prices:
            price.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self._counters.put_below(self._prices)
        self._deals = MatchDeals(end, sides, own) if end is not None and end.named else None
        self._rating = RatingShown() if rating is not None else None
        self._next = NextPlayer(challenge, len(sides) == 2) if challenge is not None else None
        self._after = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        spaced(self._after, margin=0, gap=4)
        for part in (self._rating, self._next):
            if part is not None:
                self._after.addWidget(part, 1)
        if self._deals is not None:
            self._deals.chosen.connect(self.deal_wanted)
        if self._next is not None:
            self._next.wanted.connect(self.challenge_taken)
        self._review = self._button(self.review_wanted)
        self._review.setVisible(can_review)
        self._all = self._button(self.all_cards_wanted)
        self._sheet = self._button(self.sheet_wanted)
        self._undo = self._button(self.undo_wanted)
        self._undo.setVisible(can_undo)
        self._new = self._button(self.new_game_wanted)
        self._leave = self._button(None)
        self._leave.clicked.connect(self.reject)
        self._again = QPushButton()
        self._again.setFont(serif(_NEXT_LETTERS))
        self._again.setMinimumSize(_NEXT)
        self._again.setDefault(True)
        self._again.clicked.connect(self.accept)
        self._going = going = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._others = Flow(self._review, self._all, self._sheet, self._undo, self._new, self._leave, aligned=True)
        going.addWidget(self._others, 1, Qt.AlignmentFlag.AlignBottom)
        going.addWidget(self._again, 0, Qt.AlignmentFlag.AlignBottom)
        layout = QVBoxLayout(self)
        spaced(layout, margin=6, gap=2)
        for shown in (self._wreath, self._heading, self._summary):
            layout.addWidget(shown)
        layout.addStretch(1)
        layout.addWidget(self._counters)
        layout.addWidget(self._settled)
        layout.addStretch(1)
        if self._deals is not None:
            layout.addWidget(self._deals)
        if self._rating is not None or self._next is not None:
            layout.addLayout(self._after)
            layout.addStretch(1)
        layout.addLayout(going)
        self.retranslate()
        self._again.setFocus()
        self.open_at(_BARE_SHEET if self._deals is None and self._rating is None else _SHEET)

    def _button(self, signal: SignalInstance | None) -> QPushButton:
        # Shown without a parent it would be a window for a moment.
        button = QPushButton(self)
        button.setAutoDefault(False)
        button.setFlat(True)
        button.setProperty(DENSE, True)
        if signal is not None:
            button.clicked.connect(signal)
        return button

    @property
    def counters(self) -> CounterRow:
        """The counters of all sides."""
        return self._counters

    @property
    def deals(self) -> MatchDeals | None:
        """The deals that are named; None if there are none."""
        return self._deals

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        # The counters move from zero to the points, unless motion is off.
        self._counters.set_points(self._points)
        if self._crowned:
            self._wreath.grow()

    def event(self, event: QEvent) -> bool:
        done = super().event(event)
        if event.type() in (QEvent.Type.Resize, QEvent.Type.FontChange, QEvent.Type.Show):
            self._make_room()
        return done

    def _make_room(self) -> None:
        """Take what is the grandest of all that has room at once: the words tell the same without the counters."""
        layout, around = self.layout(), self.parentWidget()
        if layout is None:
            return
        grown = max(1.0, self.font().pointSizeF() / _USUAL_POINTS)
        beside = self.width() >= _SIDE_BY_SIDE * grown
        directions = QBoxLayout.Direction
        self._after.setDirection(directions.LeftToRight if beside else directions.TopToBottom)
        again = self._again.sizeHint().expandedTo(self._again.minimumSize())
        going = self._others.minimumSizeHint().width() + again.width() + self._going.spacing()
        wide = around.width() if around is not None and not self.isWindow() else self.width()
        margins = layout.contentsMargins()
        fits = going <= wide - margins.left() - margins.right()
        self._going.setDirection(directions.LeftToRight if fits else directions.TopToBottom)
        # On a sheet it is never lower than it must be, and scrolls.
        seen = self.height() if self.isWindow() or around is None else min(self.height(), around.height())
        for grandeur in _GRANDEURS:
            self._heading.be(grandeur.heading)
            self._wreath.setVisible(self._crowned and grandeur.wreath)
            self._counters.set_width(grandeur.counters)
            self._counters.setVisible(grandeur.points or self._summary.isHidden())
            if self._deals is not None:
                self._deals.setVisible(grandeur.deals)
            for part in (self._rating, self._next):
                if part is not None:
                    part.set_lengthy(grandeur.lengthy)
            layout.invalidate()
            layout.activate()
            if layout.minimumHeightForWidth(self.width()) <= seen:
                break
        if grandeur != self._grandeur or self.minimumSizeHint().height() > self.height():
            self._grandeur = grandeur
            # The sheet around takes the new size at once, so that nothing is seen of the one before.
            QCoreApplication.sendEvent(self, QEvent(QEvent.Type.LayoutRequest))

    def retranslate(self) -> None:
        self.setWindowTitle(self.tr("The match is over"))
        self._heading.setText(self._outcome())
        self._summary.setText(self._told())
        self._summary.setVisible(bool(self._summary.text()))
        settled: list[str] = []
        if self._rule_set is not None:
            words = words_for(self._rule_set.variant)
            settled = words.settlement(self._rule_set, self._standing, self._sides)
        goal = "" if self._rule_set is None else words_for(self._rule_set.variant).goal(self._rule_set)
        self._settled.setText(" ".join(filter(None, (goal, *settled))))
        self._settled.setVisible(bool(self._settled.text()))
        if self._evening:
            self._word_accounts()
        else:
            self._word_points(paid=bool(settled))
        if self._rating is not None and self._rated is not None:
            self._rating.tell(self.tr("Your rating"), self._rated())
        for part in (self._deals, self._next):
            if part is not None:
                part.retranslate()
        self._again.setText(self.tr("&Rematch"))
        self._new.setText(self.tr("&New game…"))
        self._all.setText(self.tr("&All cards…"))
        self._sheet.setText(self.tr("&Score sheet…"))
        self._undo.setText(self.tr("&Undo"))
        self._review.setText(self.tr("Could I have done &better?"))
        self._leave.setText(self.tr("&Close"))

    def _outcome(self) -> str:
        """Return who has won, in the second person where only one person sees it."""
        won = [self._sides[side] for side in self._standing.winners]
        persons = 1 if self._rule_set is None else self._rule_set.players // len(self._sides)
        count = persons * len(won)
        row = "" if self._rule_set is None else words_for(self._rule_set.variant).row_won(self._rule_set, count)
        if self._own is None:
            sentence = self.tr("{names} win(s) the match", "", count)
            if self._evening:
                sentence = row or self.tr("{names} win(s) the evening", "", len(won))
            return sentence.format(names=joined(won))
        own = self._own in self._standing.winners
        others = [self._sides[side] for side in self._standing.winners if side != self._own]
        beside = joined([*([self._partner] if self._partner else []), *(others if own else [])])
        if own and self._evening and row:
            # What has been won is no evening and has its name in the family's words alone.
            sentence = self.tr("You and {others} win") if beside else self.tr("You win")
        elif own and self._evening:
            sentence = self.tr("You and {others} win the evening") if beside else self.tr("You win the evening")
        elif own:
            sentence = self.tr("You and {others} win the match") if beside else self.tr("You win the match")
        else:
            sentence = self.tr("You and {others} lose to {names}") if beside else self.tr("You lose to {names}")
        return sentence.format(others=beside, names=joined(won))

    def _told(self) -> str:
        """Return how the match of two sides ended, and after how many deals; an empty text for others."""
        if self._evening or len(self._sides) != 2 or self._end is None or not self._end.deals:
            return ""
        # From the side that sees it, or else from the winner's.
        first = self._standing.winners[0] if self._own is None else self._own
        own, other = self._standing.points[first], self._standing.points[1 - first]
        return self.tr("{points} to {others} in %n deal(s)", "", self._end.deals).format(
            points=figure(own), others=figure(other)
        )

    def _word_points(self, paid: bool) -> None:
        """Tell the points of all sides, and who is in the lurch unless it is told what is ``paid``."""
        factors = self._standing.factors or (0,) * len(self._prices)
        for score, price, factor in zip(self._standing.points, self._prices, factors, strict=True):
            points = with_sign(self.tr("%n point(s)", "", abs(score)), score)
            if factor > 1 and not paid:
                price.setText(self.tr("{points}; in the lurch, pays double").format(points=points))
            else:
                price.setText(points)

    def _word_accounts(self) -> None:
        company = Company.of(self._standing)
        for seat, price in enumerate(self._prices):
            units = company.accounts[seat]
            matches = self.tr("%n match(es) won", "", company.won[seat])
            price.setText(self.tr("{parties}; account {units}").format(parties=matches, units=signed(units)))
