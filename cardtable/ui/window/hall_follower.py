"""Tells the front hall what waits, what was played last, and what is to be done today."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, date, datetime, timedelta
from importlib import import_module
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRectF, Qt, QTime, QTimer
from PySide6.QtGui import QImage, QPainter, QPalette

from cardtable.app.keeping import Keeping
from cardtable.app.last_choice import LastChoice, own_name_of
from cardtable.core.errors import CodedError
from cardtable.core.record import HUMAN
from cardtable.store.model import MatchSummary
from cardtable.store.store import Store
from cardtable.ui.cards.kept_pictures import KEPT
from cardtable.ui.cards.packs import Packs
from cardtable.ui.hall.page import HallPage
from cardtable.ui.hall.today_sheet import TodayEntry
from cardtable.ui.hall.told import HallState, KeptSheet
from cardtable.ui.look.room_painting import paint_family
from cardtable.ui.look.ways import Ways
from cardtable.ui.window.match_opener import MatchOpener

if TYPE_CHECKING:
    from cardtable.ui.look.rating_words import RatingWords

_QUIET = 40
"""Milliseconds after a painting of the hall until what costs time is added to it."""
_READYING = 500
"""Milliseconds between two steps of what is done while nothing else is to be done."""
_OPENED_FROM_HERE = ("cardtable.ui.window.new_game", "cardtable.ui.window.program_dialogs")
"""What most people open first: a fifth of the time that it takes is the import."""
_AFTER_MIDNIGHT = 2000
"""Milliseconds after midnight at which the hall is told of the new day."""


class HallFollower(QObject):
    """Keeps ``hall`` up to date. The match that waits is known by ``opener``, the score sheet by ``running_sheet``,
    which returns words for it or None; the rating is that of ``person``.
    """

    def __init__(
        self,
        hall: HallPage,
        store: Store,
        keeping: Keeping,
        packs: Packs,
        opener: MatchOpener,
        running_sheet: Callable[[], KeptSheet | None],
        language: Callable[[], str],
        person: str,
        ways: Ways,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._hall = hall
        self._store = store
        self._keeping = keeping
        self._packs = packs
        self._opener = opener
        self._running_sheet = running_sheet
        self._language = language
        self._person = person
        self._ways = ways
        self._pictures: dict[str, QImage] = {}
        """Those of what is to be done today, by all that they depend on."""
        self._bare = False
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.setInterval(_QUIET)
        self._later.timeout.connect(self._complete)
        self._to_import = list(_OPENED_FROM_HERE)
        self._readying = QTimer(self)
        self._readying.setInterval(_READYING)
        self._readying.timeout.connect(self._get_ready)
        self._midnight = QTimer(self)
        self._midnight.setSingleShot(True)
        self._midnight.timeout.connect(self.follow_again)
        hall.installEventFilter(self)
        self._wanted = False

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if self._wanted and event.type() == QEvent.Type.Paint:
            self._wanted = False
            # Counted from the end of the painting, which may be as long as the wait.
            QTimer.singleShot(0, self._later, self._later.start)
        return False

    def follow(self, *, bare: bool = False) -> None:
        """Bring the hall up to date; a ``bare`` one reads nothing that is kept."""
        self._bare = bare
        self._hall.tell(HallState() if bare else self._state())
        self._wanted = True
        self._hall.update()

    def follow_again(self) -> None:
        """Bring the hall up to date if it is seen: something may have changed meanwhile, the day too."""
        if self._hall.isVisible():
            self.follow(bare=self._bare)

    def _state(self) -> HallState:
        chosen = LastChoice.kept_in(self._keeping)
        players = chosen.agreed[chosen.variant][0] if chosen.variant in chosen.agreed else len(chosen.seats)
        waiting, sheet = self._opener.waiting(), self._running_sheet()
        try:
            newest = self._store.matches(1)
            fresh = not (newest or sheet or chosen.variant)
        except CodedError:
            # The error is not told here: the list of matches tells it when it is opened.
            newest, fresh = [], False
        last = next((one for one in newest if waiting is None and one.finished is not None), None)
        shown = waiting or last
        return HallState(
            waiting=waiting,
            last=last,
            opponents=tuple(seat.name for seat in chosen.seats[:players] if seat.player != HUMAN),
            again=chosen.variant,
            sheet=sheet,
            fresh=fresh,
            today=self._hall.state.today,
            rating=self._hall.state.rating,
            begun_today=self._hall.state.begun_today,
            own="" if shown is None else self._own(shown),
            own_again=self._own_chosen(chosen),
        )

    def _own(self, match: MatchSummary) -> str:
        """Return the name that people have given to the rules of a match; an empty text if these are not theirs."""
        return own_name_of(self._store, match.variant, lambda: self._store.rule_set_of(match.id))

    def _own_chosen(self, chosen: LastChoice) -> str:
        """Return the same of the game that was chosen last."""
        return own_name_of(self._store, chosen.variant, lambda: chosen.again(self._person).rule_set)

    def _complete(self) -> None:
        """Add what costs time: the names of the pictures, the table of the match that waits, and what is to be done
        today.
        """
        if not self._hall.isVisible():
            return
        self._hall.name_pictures()
        if self._bare:
            return
        # What is said of today goes with the day.
        self._midnight.start(QTime.currentTime().msecsTo(QTime(23, 59, 59, 999)) + _AFTER_MIDNIGHT)
        state = self._hall.state
        from dataclasses import replace

        state = replace(state, begun_today=self._begun_today())
        self._hall.tell(replace(state, today=tuple(self._today(state)), rating=self._rating()))
        if state.waiting is not None and self._hall.painted is None:
            self._hall.show_painted(self._painted(state.waiting))
        if self._to_import:
            self._readying.start()

    def _get_ready(self) -> None:
        """Import one more part that is likely to be opened, so that it comes up at once."""
        if self._to_import and self._hall.isVisible():
            import_module(self._to_import.pop(0))
        else:
            self._readying.stop()

    # The match that waits

    def _painted(self, match: MatchSummary) -> Callable[[QPainter, QRectF, float], None] | None:
        """Return what paints the table of a match as its only person saw it; None if it cannot be read, or if several
        play here, since one would see another's cards.
        """
        people = [seat for seat, kind in enumerate(match.computers) if kind == HUMAN]
        if len(people) != 1:
            return None
        from cardtable.session.session import Session
        from cardtable.ui.game_views.game_view import game_view_of
        from cardtable.ui.look.miniature import paint_table

        try:
            session = Session.resume(self._store.load_match(match.id))
            view = session.view(people[0])
        except CodedError:
            return None
        game_view = game_view_of(session.family.name)
        pictures = self._packs.of(game_view.short_pack)
        if not any(view.zones.values()):
            return None
        return lambda painter, place, ratio: paint_table(painter, place, view, game_view, pictures, ratio, whole=True)

    # What is to be done today

    def _today(self, state: HallState) -> list[TodayEntry]:
        # A newcomer finds the first lesson on the table.
        lesson = None if state.fresh else self._lesson()
        entries = [self._deal_of_the_day(state), lesson, self._puzzles(), self._left_open(state)]
        return [entry for entry in entries if entry is not None]

    def _paint(self, family: str) -> Callable[[QPainter, QRectF, float], None]:
        """Return what paints a small picture of ``family``, or of a score sheet for what is none. It is kept for the
        next start, which then needs nothing of a family that is not played.
        """

        def paint(painter: QPainter, place: QRectF, ratio: float) -> None:
            from cardtable.games.registry import FAMILIES

            colours, size = self._hall.palette(), place.size().toSize()
            themes = " ".join(str(self._packs.of(short).theme) for short in (False, True))
            ground = colours.color(QPalette.ColorRole.Window).name()
            text = f"today {family} {size.width()} {size.height()} {ratio} {ground} {themes}"
            image = self._pictures.get(text) or KEPT.find(text)
            if image is None:
                image = QImage(size * ratio, QImage.Format.Format_ARGB32_Premultiplied)
                image.fill(Qt.GlobalColor.transparent)
                image.setDevicePixelRatio(ratio)
                within = QPainter(image)
                within.setRenderHints(painter.renderHints())
                whole = QRectF(QRect(QPoint(), size))
                if family in FAMILIES:
                    paint_family(within, self._packs, family, whole, ratio, colours)
                else:
                    from cardtable.ui.hall.score_picture import paint_score

                    paint_score(within, whole, colours)
                within.end()
                KEPT.keep(text, image)
            image.setDevicePixelRatio(ratio)
            self._pictures[text] = image
            painter.drawImage(place.topLeft().toPoint(), image)

        return paint

    def _begun_today(self) -> int | None:
        """Return the number of the match in which the deal of the day was begun today; None if it was not."""
        from cardtable.app.deal_of_the_day import latest

        kept = latest(self._keeping)
        return None if kept is None or kept.day != date.today() else kept.match

    def _deal_of_the_day(self, state: HallState) -> TodayEntry | None:
        """Return the deal of the game of the day, with yesterday's result in it; or that of another game if it was
        begun today. None if it is the match that waits on the table.
        """
        from cardtable.app.deal_of_the_day import game_of, latest
        from cardtable.games.registry import variant
        from cardtable.words.families import variant_name
        from cardtable.words.figures import score

        if state.waits_for_today:
            return None
        kept, today = latest(self._keeping), date.today()
        title, chosen = self.tr("Deal of the day"), LastChoice.kept_in(self._keeping)
        of_now = game_of(self._keeping, today, chosen.chosen_variant)
        match = None
        if kept is not None and kept.day in (today, today - timedelta(1)):
            try:
                match = self._store.match_summary(kept.match)
            except CodedError:
                match = None
        of_chosen = self._own_chosen(chosen) if of_now.id == chosen.variant else ""
        paint, facts = self._paint(of_now.family), of_chosen or variant_name(of_now.id)
        if match is None or kept is None:
            return TodayEntry(title, facts, paint, self._ways.play_of_the_day)
        points = score(match.points)
        if kept.day != today:
            if match.variant == of_now.id and match.finished is not None:
                facts = self.tr("{game}, yesterday {points}").format(game=facts, points=points)
            return TodayEntry(title, facts, paint, self._ways.play_of_the_day)
        facts = self.tr("{points}; another one tomorrow").format(points=points)
        if match.finished is None:
            facts = self.tr("{game}, begun today").format(game=self._own(match) or variant_name(match.variant))
        paint = self._paint(variant(match.variant).family)
        return TodayEntry(title, facts, paint, lambda: self._ways.resume_match(match.id))

    def _lesson(self) -> TodayEntry | None:
        """Return the lesson that was left, or else the next one of the family that was played last, then of others."""
        from cardtable.app.school.library import paths
        from cardtable.app.school.progress import Progress
        from cardtable.app.school.words import station_title, title_of

        progress = Progress(self._keeping)
        begun = progress.begun()
        family = LastChoice.kept_in(self._keeping).chosen_variant.family
        try:
            courses = sorted(paths(), key=lambda course: course.name != family)
        except CodedError:
            return None
        rows = [(course, place, one) for course in courses for place, one in enumerate(course.stations, start=1)]
        if begun is not None:
            rows = [row for row in rows if row[2] == begun.lesson]
        course, place, lesson = next((row for row in rows if begun or not progress.stars(row[2])), (None, 0, ""))
        if course is None:
            return None
        title = self.tr("Lesson {number}: {title}").format(number=place, title=station_title(lesson, self._language()))
        # Lessons for a real table belong to no family.
        name = title_of(course.name, self._language())
        facts = self.tr("{game}, left unfinished").format(game=name) if begun is not None else name
        return TodayEntry(title, facts, self._paint(course.name), lambda: self._ways.begin_lesson(lesson))

    def _left_open(self, state: HallState) -> TodayEntry | None:
        """Return the match that was left before the one on the table, or all of them if they are several. The deal of
        the day has a row of its own.
        """
        from cardtable.games.registry import variant
        from cardtable.words.families import variant_name
        from cardtable.words.figures import score

        others = () if state.waiting is None else self._opener.others_waiting(state.waiting)
        others = [match for match in others if match.id != state.begun_today]
        if not others:
            return None
        paint = self._paint(variant(others[0].variant).family)
        game = self._own(others[0]) or variant_name(others[0].variant)
        if len(others) > 1:
            title = self.tr("%n more match(es) left unfinished", "", len(others))
            facts = self.tr("{game} and others").format(game=game)
            return TodayEntry(title, facts, paint, self._ways.show_matches)
        points = score(others[0].points)
        facts = self.tr("Also unfinished, {points}").format(points=points) if points else self.tr("Also unfinished")
        return TodayEntry(game, facts, paint, lambda: self._ways.resume_match(others[0].id))

    def _rating(self) -> RatingWords | None:
        """Return the person's rating at the family that was played last: that of matches, before the first one that of
        puzzles. None if nothing there has been rated yet.
        """
        from cardtable.app.match_statistics import statistics_of
        from cardtable.app.rating import RatedPlayer
        from cardtable.ui.look.rating_words import RatingWords
        from cardtable.words.families import words_of

        family = LastChoice.kept_in(self._keeping).chosen_variant.family
        try:
            found = statistics_of(self._store, datetime.now(UTC).date()).ratings(family)
        except CodedError:
            return None
        own = found.get(RatedPlayer(HUMAN, self._person))
        if own is None:
            return self._puzzles_rating(family)
        words = self.tr("Rating at {game}").format(game=words_of(family).family_name())
        return RatingWords.of(own, words)

    def _puzzles_rating(self, family: str) -> RatingWords | None:
        from cardtable.app.school.puzzles import FIRST_RATING, Results
        from cardtable.ui.look.rating_words import RatingWords
        from cardtable.words.families import words_of
        from cardtable.words.figures import gain_figure

        course = Results(self._keeping).course(family)
        if not course:
            return None
        before = course[-2] if len(course) > 1 else FIRST_RATING
        words = self.tr("Rating for the problems of {game}").format(game=words_of(family).family_name())
        return RatingWords(str(course[-1]), gain_figure(course[-1] - before), words)

    def _puzzles(self) -> TodayEntry:
        from cardtable.app.resources import resource_path
        from cardtable.app.school.puzzles import DUE, TODAY, Results
        from cardtable.games.puzzles import files_of
        from cardtable.games.registry import FAMILIES

        results, day = Results(self._keeping), date.today()
        due = results.due_count(day)
        # That of the next row is mostly the first one.
        paint = self._paint([family for family in FAMILIES if files_of(family, resource_path("problems"))][-1])
        if due:
            title = self.tr("%n problem(s) due again", "", due)
            return TodayEntry(title, self.tr("You missed them before"), paint, lambda: self._ways.begin_puzzles(DUE))
        title = self.tr("Today’s five problems")
        if results.all_done(day):
            return TodayEntry(title, self.tr("All done; choose more"), paint, self._ways.show_puzzles)
        return TodayEntry(title, self.tr("From easy to hard"), paint, lambda: self._ways.begin_puzzles(TODAY))
