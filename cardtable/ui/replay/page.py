"""A page of the window on which finished deals are shown again move by move, judged, and played on from any move."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QEvent, QObject, QSignalBlocker, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QPalette, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QCheckBox, QHBoxLayout, QPushButton, QToolButton, QVBoxLayout, QWidget

from cardtable.ai.names import STRONGEST
from cardtable.app.advice import LevelAgainst, unknown_level
from cardtable.app.announcing import Announcer
from cardtable.app.computer import ComputerClient
from cardtable.app.duplicate import can_be_played_again
from cardtable.app.introducing import Introducer
from cardtable.app.languages import ENGLISH
from cardtable.app.model_deals import ModelDeal
from cardtable.app.past_deal import PastDeal
from cardtable.app.review import Decision, Review
from cardtable.app.running import KeptName
from cardtable.app.settings import Settings
from cardtable.app.why import Motive, Why
from cardtable.core.events import Event
from cardtable.core.record import HUMAN
from cardtable.core.view import SeatView
from cardtable.core.zones import PlacedCard, Zone
from cardtable.session.session import Session
from cardtable.ui.game_views.game_view import game_view_of
from cardtable.ui.look.flow import Flow
from cardtable.ui.look.icons import icon, icon_pixels
from cardtable.ui.look.keys import is_plain, press_meant
from cardtable.ui.look.look import Choices, faint, spaced
from cardtable.ui.look.palette import SPACING
from cardtable.ui.look.plain import Label, on_button, set_accessible_description, set_accessible_name, set_tool_tip
from cardtable.ui.look.saying import announce
from cardtable.ui.models.record import record_entries
from cardtable.ui.replay.commenting import Comments
from cardtable.ui.replay.judging import JudgementBar, mark_cards
from cardtable.ui.replay.motives import motive_sentences
from cardtable.ui.replay.timeline import Timeline
from cardtable.ui.replay.twins import Twins
from cardtable.ui.table.card_item import Mark
from cardtable.ui.table.messages import MessageKind
from cardtable.ui.table.view import TableView
from cardtable.words.errors import code_sentence
from cardtable.words.players import player_first_name
from cardtable.words.record import entry_sentence, entry_sign

ReviewOf = Callable[[Session, int, int], Review]
"""Makes the review of a deal of a session for a seat."""
_READ = 1100
"""Milliseconds between two moves at the usual pace, in addition to the time of the movements."""
_LEAST = 250


def review_of(session: Session, deal: int, seat: int) -> Review:
    """Return a review of ``seat`` in the deal ``deal``, by the strongest computer player."""
    return Review(session, deal, seat, game_view_of(session.family.name))


class ReplayPage(QWidget):
    """A table at which no person plays, above the controls for going through a deal. ``look_at`` has to be called
    first; ``language`` returns the language for comments.
    """

    left = Signal()
    """The person wants to leave the page."""
    play_on_wanted = Signal(object)
    """A ``Session`` is to be played on."""
    reviewed = Signal(object)
    """A ``Review`` of a deal that was played here is complete."""

    def __init__(
        self,
        make_review: ReviewOf | None = None,
        client: Callable[[], ComputerClient | None] = lambda: None,
        language: Callable[[], str] = lambda: ENGLISH,
        level_against: LevelAgainst = unknown_level,
        kept_name: KeptName = lambda _: "",
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._language = language
        self._model: ModelDeal | None = None
        self._make_review = make_review or review_of
        self._client, self._level_against, self._kept_name = client, level_against, kept_name
        self._why: Why | None = None
        self._match: Session | None = None
        self._deal: PastDeal | None = None
        self._announcer: Announcer | None = None
        self._review: Review | None = None
        self._others: Review | None = None
        """Judges the other players of the deal, after the one whose moves are shown; its judgements are not shown."""
        self._judged: set[int] = set()
        """The seats whose moves have all been judged."""
        self.pace = 1.0
        """The factor for the time between two moves; 1 is usual."""
        self.table = TableView()
        self.table.showing.describe = self._describe
        self.table.showing.event_shown.connect(self._speak)
        self.table.showing.settled.connect(self._settle)
        self.table.showing.arranged.connect(self._mark)
        self.table.installEventFilter(self)
        self._next = QTimer(self)
        self._next.setSingleShot(True)
        self._next.timeout.connect(self._play_next)
        self.timeline = Timeline()
        self.timeline.valueChanged.connect(self._show_move)
        self._shown = 0
        self._step = ""
        self._step_words = Label()
        self._step_words.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._step_words.setMinimumWidth(1)
        self.twins = Twins(client, level_against)
        self.twins.played.connect(self._show_deal)
        self._count = Label()
        faint(self._count)
        self.first, self.earlier, self.back, self.play = (QToolButton() for _ in range(4))
        self.forth, self.later, self.final, self.why = (QToolButton() for _ in range(4))
        self._icons = {
            self.first: "first",
            self.earlier: "earlier",
            self.back: "back",
            self.forth: "forward",
            self.later: "later",
            self.final: "final",
        }
        for button in (*self._icons, self.play, self.why):
            button.setAutoRaise(True)
        self.earlier.hide()
        self.later.hide()
        self.why.clicked.connect(self._ask_why)
        self.play.setCheckable(True)
        self.play.toggled.connect(self._play_or_stop)
        self.first.clicked.connect(lambda: self._go(-self.timeline.maximum()))
        self.earlier.clicked.connect(lambda: self._leap(-1))
        self.back.clicked.connect(lambda: self._go(-1))
        self.forth.clicked.connect(lambda: self._go(1))
        self.later.clicked.connect(lambda: self._leap(1))
        self.final.clicked.connect(lambda: self._go(self.timeline.maximum()))
        self.deals, self.who = Choices(), Choices()
        self.deals.setSizeAdjustPolicy(Choices.SizeAdjustPolicy.AdjustToContents)
        self.deals.currentIndexChanged.connect(self._choose_deal)
        self.who.currentIndexChanged.connect(self._sit)
        self.opened, self.judged = QCheckBox(), QCheckBox()
        self.opened.toggled.connect(self._reveal)
        self.judged.toggled.connect(self._judge)
        self.play_on, self.done = QPushButton(), QPushButton()
        self.play_on.clicked.connect(self._play_on)
        self.done.clicked.connect(self.left)
        self.slip, self.comments = JudgementBar(), Comments()
        self._lay_out()
        self.table.ledge.add(self.slip, MessageKind.ASKED)
        self.retranslate()
        self._restyle()

    def _lay_out(self) -> None:
        self._middle = QWidget()
        over = QHBoxLayout(self._middle)
        over.setContentsMargins(0, 0, 0, 0)
        over.setSpacing(0)
        over.addWidget(self.table, 1)
        over.addWidget(self.comments)
        along, below = QHBoxLayout(), QBoxLayout(QBoxLayout.Direction.LeftToRight)
        for widget in (self.first, self.earlier, self.back, self.play, self.forth, self.later, self.final):
            along.addWidget(widget)
        along.addWidget(self.timeline, 1)
        along.addWidget(self._count)
        along.addWidget(self.why)
        # Large words take a second row rather than being cut.
        self._looking = Flow(self.deals, self.who, self.opened, self.judged)
        self._leaving = Flow(self.play_on, self.done, right=True)
        self._below = below
        below.addWidget(self._looking, 1)
        below.addWidget(self._leaving)
        for row in (along, below):
            row.setSpacing(2 * SPACING)
        strip = QVBoxLayout()
        spaced(strip, margin=2, gap=1)
        strip.addWidget(self._step_words)
        strip.addWidget(self.twins)
        strip.addLayout(along)
        strip.addLayout(below)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(self._middle, 1)
        whole.addLayout(strip)

    # What is looked at -----------------------------------------------------------------------------------------

    @property
    def match(self) -> Session | None:
        """The match whose deal is shown, None if there is none."""
        return self._match

    @property
    def review(self) -> Review | None:
        """The review of a seat's play, None unless it is wanted."""
        return self._review

    @property
    def words(self) -> str:
        """What happened in the move that is shown."""
        return self._step

    def set_settings(self, settings: Settings) -> None:
        """Set the look of the table, the speed of its cards and the time to read as in ``settings``."""
        self.table.scene().furnish(settings)
        self.table.choreographer.set_speed(settings.animation_speed)
        self.pace = self.table.choreographer.pace = settings.reading_time

    def look_at(
        self,
        match: Session,
        deal: int,
        *,
        opened: bool = False,
        judged: bool = False,
        model: ModelDeal | None = None,
    ) -> None:
        """Show deal number ``deal`` of ``match``, which must be finished, from its beginning: with all hands
        ``opened``, with the play of a person here ``judged``, or with the comments of a ``model``.
        """
        self.forget()
        self._match, self._model = match, model
        self._name_occasion()
        self.deals.setVisible(model is None)
        self.comments.setVisible(model is not None)
        for box, on in ((self.opened, opened), (self.judged, judged)):
            with QSignalBlocker(box):
                box.setChecked(on)
        with QSignalBlocker(self.deals):
            self.deals.clear()
            shown = len(match.finished_deals())
            self.deals.addItems([""] * (2 * shown if model is None and can_be_played_again(match) else shown))
        self._name_deals()
        self.deals.setCurrentIndex(deal)
        self._choose_deal(deal)
        self.table.setFocus()

    def forget(self) -> None:
        """Stop all thinking about the deal, and drop it."""
        self.play.setChecked(False)
        self._stop_judging()
        self.twins.forget()
        if self._why is not None:
            self._why.stop()
        self._match = self._deal = self._model = None

    def _choose_deal(self, number: int) -> None:
        if self._match is None or not 0 <= number < self.deals.count():
            return
        self.play.setChecked(False)
        deals = len(self._match.finished_deals())
        if number < deals:
            self.twins.leave()
            self._show_deal(self._match, number)
        else:
            self.twins.show_deal(self._match, number - deals)

    def _show_deal(self, match: Session, number: int) -> None:
        deal = self._deal = PastDeal(match, number, game_view_of)
        deal.running.kept_name = self._kept_name
        self._judged = set()
        Introducer(self.table.showing, deal.running).sit_down()
        self._announcer = Announcer(self.table.showing, deal.running)
        before = match.standing_before(number)
        self.table.showing.set_counters(before.points)
        with QSignalBlocker(self.who):
            self.who.clear()
            # The persons at this screen come first; the decisions of the others are judged as well.
            here = deal.running.played_here or _twin_seats(deal.match, self._match) if self._model is None else ()
            for seat in dict.fromkeys((*here, *deal.running.players)):
                self.who.addItem(deal.running.names[seat], seat)
        self.who.setVisible(self.who.count() > 1)
        # A deal in which no person here played need not be judged.
        self.judged.setVisible(self._model is None and bool(deal.running.played_here))
        with QSignalBlocker(self.timeline):
            self.timeline.setRange(0, deal.moves)
            self.timeline.setValue(0)
        self._sit()

    def _sit(self) -> None:
        """Look from the seat that is chosen."""
        if self._deal is None:
            return
        seat = self.who.currentData()
        self._deal.running.perspective = seat
        self.table.showing.set_perspective(seat)
        self._judge()

    def _judge(self) -> None:
        self._stop_judging()
        deal = self._deal
        if deal is not None and self.judged.isChecked() and not self.judged.isHidden():
            review = self._review = self._make_review(deal.match, deal.number, deal.running.perspective)
            review.setParent(self)
            review.judged.connect(self._follow_review)
            review.finished.connect(self._follow_review)
            review.finished.connect(lambda: self._finish(review))
            if review.decisions and not any(one.place == self.timeline.value() for one in review.decisions):
                with QSignalBlocker(self.timeline):
                    self.timeline.setValue(review.decisions[0].place)
            review.begin()
        for leap in (self.earlier, self.later):
            leap.setVisible(self._review is not None)
        self._reveal()

    def _finish(self, review: Review) -> None:
        """Handle the end of a seat's review; the next seat is reviewed then, so that both sides can be compared."""
        deal = self._deal
        if deal is None or review not in (self._review, self._others):
            return
        if review.failure is None:
            self._judged.add(review.seat)
            self.reviewed.emit(review)
        if self._others is not None:
            self._others.deleteLater()
            self._others = None
        left = [seat for seat in deal.running.players if seat not in self._judged]
        if left and review.failure is None:
            others = self._others = self._make_review(deal.match, deal.number, left[0])
            others.setParent(self)
            others.finished.connect(lambda: self._finish(others))
            others.begin()

    def _stop_judging(self) -> None:
        review, self._review = self._review, None
        if review is not None:
            review.judged.disconnect(self._follow_review)
            review.finished.disconnect(self._follow_review)
            review.stop()
            review.deleteLater()
        others, self._others = self._others, None
        if others is not None:
            others.stop()
            others.deleteLater()
        self.slip.want(False)
        self.timeline.set_signs({})

    def _reveal(self) -> None:
        self.table.showing.open_hands(self.opened.isChecked())
        self._show_at_once()

    # Going along -----------------------------------------------------------------------------------------------

    @property
    def decision(self) -> Decision | None:
        """The next decision of the judged seat if it comes at this move, otherwise None."""
        decisions = () if self._review is None else self._review.decisions
        return next((one for one in decisions if one.place == self.timeline.value()), None)

    def _go(self, moves: int) -> None:
        self.play.setChecked(False)
        self.timeline.setValue(self.timeline.value() + moves)

    def _leap(self, way: int) -> None:
        """Go to the next decision in the direction ``way``; stay if there is none."""
        self.play.setChecked(False)
        now = self.timeline.value()
        places = [one.place for one in self._review.decisions] if self._review is not None else []
        ahead = [place for place in places if (place - now) * way > 0]
        self.timeline.setValue(min(ahead, key=lambda place: abs(place - now), default=now))

    def _show_move(self, move: int) -> None:
        deal = self._deal
        if deal is None:
            return
        if move == self._shown + 1 and self.isVisible():
            self.table.showing.skip()
            mark_cards(self.table.scene(), None)
            opened = self.opened.isChecked()
            before = len(deal.events(self._shown, opened=opened))
            self._shown = move
            self.table.showing.play_events(deal.events(move, opened=opened)[before:])
            self._tell()
        else:
            self._show_at_once()

    def _show_at_once(self) -> None:
        deal = self._deal
        if deal is None:
            return
        self._shown = self.timeline.value()
        if self._announcer is not None:
            self._announcer.silence()
        events = deal.events(self._shown, opened=self.opened.isChecked())
        self.table.showing.show_view(SeatView.fold(deal.running.perspective, events), events)
        self._tell()

    def _play_or_stop(self, on: bool) -> None:
        self._next.stop()
        self._draw_play()
        if on:
            if self.timeline.value() == self.timeline.maximum():
                self.timeline.setValue(0)
            self._play_next()

    def _play_next(self) -> None:
        if self.timeline.value() >= self.timeline.maximum():
            self.play.setChecked(False)
        else:
            self.timeline.setValue(self.timeline.value() + 1)

    def _settle(self) -> None:
        self._mark()
        if self.play.isChecked():
            self._next.start(max(_LEAST, round(_READ * self.pace)))

    def _play_on(self) -> None:
        if self._deal is not None:
            self.play_on_wanted.emit(self._deal.play_on(self.timeline.value()))

    # What is told ----------------------------------------------------------------------------------------------

    def _speak(self, event: Event) -> None:
        if self._announcer is not None:
            self._announcer.tell(event)

    def _describe(self, zone: Zone, placed: PlacedCard) -> str:
        if self._deal is None:
            return ""
        running = self._deal.running
        label = dict(self.table.scene().cards.seat_view.labels.get(zone, ()))
        words = running.words
        return words.card_in_place(zone, placed, running.names, running.sides, running.perspective, label)

    def _tell(self) -> None:
        """Show what happened in the move that is shown, and the judgement of the one that follows."""
        deal = self._deal
        if deal is None:
            return
        move, running = self.timeline.value(), deal.running
        opened = self.opened.isChecked()
        before = len(deal.events(move - 1, opened=opened)) if move else 0
        entries = record_entries(deal.events(move, opened=opened)[before:], running.words)
        seats, sides, words = running.names, running.sides, running.words
        self._step = " ".join(entry_sign(entry, seats, sides, words) for entry in entries)
        set_tool_tip(self._step_words, self._step)
        # Without a description screen readers say the tool tip, with its signs.
        set_accessible_description(self._step_words, self._step)
        self._fit_step()
        said = [entry_sentence(entry, seats, sides, words) for entry in entries]
        if self._model is not None:
            said.append(self.comments.tell(self._model, move, seats, self._language()))
        announce(self.table, " ".join(said))
        self._count.setText(self.tr("{number} of {all}").format(number=move, all=deal.moves))
        self.back.setEnabled(move > 0)
        self.forth.setEnabled(move < deal.moves)
        self.play_on.setText(self._words_for_play_on())
        banner = self.table.scene().furniture.banner
        banner.set_situation(running.situation(self.table.scene().cards.seat_view))
        if self._why is not None:
            self._why.stop()
        if self._review is None:
            self.slip.want(False)
        self._name_why()
        self._follow_review()

    def _name_why(self) -> None:
        """Name the computer player who made the move that is shown, and can be asked for its reasons."""
        name = self._last_computer()
        self.why.setEnabled(bool(name))
        whose = self.tr("Why did {name} do that?")
        words = whose.format(name=name) if name else self.tr("Why did the computer player do that?")
        self.why.setText(self.tr("Wh&y, {name}?").format(name=on_button(name)) if name else self.tr("Wh&y?"))
        set_accessible_name(self.why, words)
        set_tool_tip(self.why, words)

    def _last_computer(self) -> str:
        """Return who made the move that is shown, if it was a computer player; else an empty text."""
        deal, move = self._deal, self.timeline.value()
        if deal is None or not move or self._model is not None:
            return ""
        seat = deal.match.state_after(deal.number, move - 1)[0].actor()
        return deal.running.names[seat] if seat >= 0 and deal.match.seats[seat].player != HUMAN else ""

    def _ask_why(self) -> None:
        if self._deal is None:
            return
        if self._why is None:
            self._why = Why(self._client(), self._level_against, self)
            self._why.answered.connect(self._tell_why)
            self._why.failed.connect(lambda failure: self.slip.say("", "", code_sentence(failure.code, failure.params)))
        self.play.setChecked(False)
        if self._why.ask(self._deal.match, self._deal.number, self.timeline.value() - 1):
            self._say_why(self._step, "", self.tr("Asking the computer player …"))

    def _say_why(self, done: str, rather: str, why: str = "") -> None:
        """Show the reasons of another player, beside which nothing is lit for the person’s own decision."""
        mark_cards(self.table.scene(), None)
        self.slip.say(done, rather, why, signs=(Mark.NONE, Mark.NONE))

    def _tell_why(self, answer: Motive) -> None:
        deal = self._deal
        if deal is None:
            return
        done, why, rather = motive_sentences(answer, deal.running.words, deal.running.names)
        # What is said for it stands before what would be done instead.
        self._say_why(*((f"{done} {why}".strip(), rather) if rather else (done, "", why)))
        announce(self.table, f"{why} {rather}".strip())

    def _follow_review(self) -> None:
        review = self._review
        if review is None or self._deal is None:
            return
        self.timeline.set_signs(
            {one.place: None if one.judgement is None else not one.judgement.clear for one in review.decisions}
        )
        self.slip.tell(review, self.decision, self._deal.running.names)
        self._mark()

    def _mark(self) -> None:
        if not self.table.choreographer.busy or self._next.isActive():
            mark_cards(self.table.scene(), self.decision)

    # Words and looks -------------------------------------------------------------------------------------------

    def _words_for_play_on(self) -> str:
        return self.tr("&Play on from here") if self.timeline.value() else self.tr("&Play this deal again")

    def _name_deals(self) -> None:
        if self._match is None:
            return
        deals = len(self._match.finished_deals())
        name = player_first_name(STRONGEST)
        for place in range(self.deals.count()):
            words = self.tr("Deal {number} of {deals}") if place < deals else self.tr("Deal {number}, by {name}")
            self.deals.setItemText(place, words.format(number=place % deals + 1, deals=deals, name=name))

    def _draw_play(self) -> None:
        playing = self.play.isChecked()
        _name(self.play, self.tr("Stop") if playing else self.tr("Show it move by move"))
        ink = self.palette().color(QPalette.ColorRole.WindowText)
        self.play.setIcon(icon("pause" if playing else "play", ink, self.devicePixelRatioF(), icon_pixels(self)))

    def _restyle(self) -> None:
        ink = self.palette().color(QPalette.ColorRole.WindowText)
        pixels = icon_pixels(self)
        for button, name in self._icons.items():
            button.setIcon(icon(name, ink, self.devicePixelRatioF(), pixels))
        for button in (*self._icons, self.play):
            button.setIconSize(QSize(pixels, pixels))
        self._draw_play()

    def retranslate(self) -> None:
        """Set all words."""
        set_accessible_name(self.table, self.tr("The deal shown"))
        set_accessible_name(self.timeline, self.tr("Moves played"))
        set_accessible_name(self.deals, self.tr("Choose a deal"))
        set_accessible_name(self.who, self.tr("Whose cards are shown"))
        for button, words in (
            (self.first, self.tr("To the beginning")),
            (self.earlier, self.tr("The previous decision")),
            (self.back, self.tr("One move back")),
            (self.forth, self.tr("One move on")),
            (self.later, self.tr("The next decision")),
            (self.final, self.tr("To the end")),
        ):
            _name(button, words)
        self._name_why()
        self.opened.setText(self.tr("S&how hands"))
        self.judged.setText(self.tr("Could I have done &better?"))
        self.play_on.setText(self._words_for_play_on())
        self.done.setText(self.tr("&Close"))
        self._name_occasion()
        self._name_deals()
        self._draw_play()
        self._tell()

    def _name_occasion(self) -> None:
        """Let the table say that a finished deal is shown."""
        words = self.tr("Replay") if self._model is None else self.tr("Commented deal")
        self.table.showing.set_occasion(words)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() in (QEvent.Type.PaletteChange, QEvent.Type.FontChange):
            self._restyle()
            if event.type() == QEvent.Type.FontChange:
                self.comments.fit(self.width())
        super().changeEvent(event)
        if event.type() in (QEvent.Type.LanguageChange, QEvent.Type.FontChange):
            self._fit_foot()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.comments.fit(self.width())
        self._fit_step()
        self._fit_foot()

    def _fit_foot(self) -> None:
        """Let the buttons stand below what is chosen where a word of that would have no room beside them."""
        least = sum(one.minimumSizeHint().width() for one in (self._looking, self._leaving)) + self._below.spacing()
        way = QBoxLayout.Direction
        self._below.setDirection(way.LeftToRight if least + 4 * SPACING <= self.width() else way.TopToBottom)

    def _fit_step(self) -> None:
        """Fit the words on the last move into their line. Its end matters most, so that the beginning is left out where
        there is no room.
        """
        line = self._step_words
        room = line.contentsRect().width()
        line.setText(line.fontMetrics().elidedText(self._step, Qt.TextElideMode.ElideLeft, room))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Let the keys of the table, at which no person plays, go through the deal."""
        return event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent) and self._press(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Handle a key that no other part of the page has handled."""
        event.setAccepted(self._press(event))

    def take_focus(self) -> None:
        """Give the focus to the table, whose keys go through the deal."""
        self.table.setFocus()

    def _press(self, event: QKeyEvent) -> bool:
        """Do what a key stands for, or press the button on which it is underlined; return whether it has a meaning."""
        if not is_plain(event):
            return False
        keys: dict[Qt.Key, Callable[[], object]] = {
            Qt.Key.Key_Left: partial(self._go, -1),
            Qt.Key.Key_Right: partial(self._go, 1),
            Qt.Key.Key_Home: partial(self._go, -self.timeline.maximum()),
            Qt.Key.Key_End: partial(self._go, self.timeline.maximum()),
            Qt.Key.Key_PageUp: partial(self._leap, -1),
            Qt.Key.Key_PageDown: partial(self._leap, 1),
            Qt.Key.Key_Space: self.play.toggle,
            Qt.Key.Key_Escape: self.left.emit,
        }
        wanted = keys.get(Qt.Key(event.key()))
        if wanted is None:
            return press_meant((self.why, self.opened, self.judged, self.play_on, self.done), event)
        wanted()
        return True


def _twin_seats(shown: Session, match: Session | None) -> tuple[int, ...]:
    """Return the seats of persons in ``match``, if the session shown is another one with the same cards; otherwise
    none.
    """
    if match is None or shown is match:
        return ()
    return tuple(place for place, seat in enumerate(match.seats) if seat.player == HUMAN)


def _name(button: QToolButton, words: str) -> None:
    set_accessible_name(button, words)
    set_tool_tip(button, words)
