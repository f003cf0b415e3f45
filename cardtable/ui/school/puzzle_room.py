"""Lays puzzles on the table, and shows beside it the question and the cost of an answer."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from datetime import date
from functools import partial

from PySide6.QtCore import QObject, Signal

from cardtable.app.controller import Controller
from cardtable.app.keeping import Keeping
from cardtable.app.school.examiner import Examiner
from cardtable.app.school.explaining import Explainer
from cardtable.app.school.making import Making
from cardtable.app.school.puzzles import A_DAY, DUE, TODAY, Results, Series
from cardtable.core.chance import random_number
from cardtable.core.record import LARGEST_NUMBER
from cardtable.games.puzzles import Asks, Puzzle
from cardtable.ui.look.saying import announce
from cardtable.ui.look.ways import Ways
from cardtable.ui.school.lesson_panel import LessonButton, LessonPage, LessonPanel
from cardtable.ui.school.own_questions import free_cloth
from cardtable.ui.table.view import TableView
from cardtable.words import puzzles as words
from cardtable.words.families import words_of
from cardtable.words.figures import gain_figure
from cardtable.words.mark import translate
from cardtable.words.puzzle_kind import Because, Explained


class PuzzleRoom(QObject):
    """Gives ``person`` the puzzles of one series after another on ``table`` and in ``panel``. Meanwhile ``program``
    makes more of them.
    """

    held = Signal(bool)
    """A puzzle has been laid on the table, or has left it."""

    def __init__(
        self,
        controller: Controller,
        keeping: Keeping,
        panel: LessonPanel,
        table: TableView,
        person: str,
        program: Sequence[str],
        ways: Ways,
        parent: QObject,
        today: Callable[[], date] = date.today,
    ) -> None:
        super().__init__(parent)
        self.results = Results(keeping)
        self.examiner = Examiner(controller, self)
        self.explaining = Explainer(program, self)
        self.explaining.found.connect(self._show)
        self.making = Making(program, self)
        self.making.made.connect(self._take)
        self._panel = panel
        self._table = table
        self._person = person
        self._ways = ways
        self._today = today
        self._series = TODAY
        self._gained = 0
        self._held = False
        self._said = self._last = ""
        self._because = Because()
        self.examiner.changed.connect(self._show)
        self.examiner.answered.connect(self._note)
        controller.changed.connect(self._follow)
        panel.number_given.connect(lambda number: self.examiner.answer(str(number)))
        panel.reworded.connect(self._show)

    def begin(self, series: Series) -> bool:
        """Give the first puzzle of a series; return False if there is none. Raises ``CodedError`` if it cannot be
        given.
        """
        self._series = series
        puzzle = self._following()
        if puzzle is None:
            return False
        self.set(puzzle)
        return True

    def set(self, puzzle: Puzzle) -> None:
        """Give one puzzle. Raises ``CodedError`` if it cannot be given."""
        self._said = ""
        self._gained = 0
        self._because = Because()
        self.explaining.stop()
        self.examiner.begin(puzzle, self._person or self.tr("You"))
        if words.explained(puzzle) is Explained.BY_PLAYER:
            self.explaining.prepare()
        self._make_more(puzzle)

    def rest(self) -> None:
        """End the processes that make and explain puzzles."""
        self.making.stop()
        self.explaining.rest()
        self._table.showing.keep_back(False)
        self._table.showing.rest(False)
        self._table.offering.may_shine = self._table.offering.may_offer = lambda _action: True

    def read_again(self) -> None:
        """Let screen readers read the last words once more."""
        announce(self._table, self._last)

    def _following(self) -> Puzzle | None:
        day = self._today()
        if self._series == TODAY:
            return next(iter(self.results.left_today(day)), None)
        if self._series == DUE:
            return next(iter(self.results.due(day)), None)
        return self.results.following(*self._series, day, random_number(LARGEST_NUMBER))

    def _make_more(self, puzzle: Puzzle) -> None:
        if self.results.wants_more(puzzle.family.name, puzzle.kind):
            self.making.want(puzzle.family.name, puzzle.kind)
        else:
            self.making.stop()

    def _take(self, made: Puzzle) -> None:
        self.results.made.keep(made)
        if self.examiner.puzzle is not None:
            self._make_more(self.examiner.puzzle)

    def _note(self, answer: str) -> None:
        puzzle = self.examiner.puzzle
        assert puzzle is not None
        self._gained = self.results.note(puzzle, answer, self._today())
        session = self.examiner.session
        match words.explained(puzzle):
            case Explained.BY_RULES:
                self._because = words.because(puzzle, answer)
            case Explained.BY_LINE:
                self.explaining.play_out(puzzle, answer)
            case Explained.BY_PLAYER if session is not None:
                self.explaining.ask(puzzle, session, answer)

    def _follow(self) -> None:
        if self._held != self.examiner.examines:
            self._held = self.examiner.examines
            if not self._held:
                self.rest()
            self.held.emit(self._held)

    def _show(self) -> None:
        puzzle, given = self.examiner.puzzle, self.examiner.given
        if puzzle is None:
            return
        self._follow()
        self._keep_back(puzzle, asked=given is None)
        # Once it is answered nobody is to act, but for those who play it out.
        self._table.showing.rest(given is not None and not self.examiner.goes_on)
        # The cards beside the question are played one by one while it is played out.
        told = replace(puzzle, laid=()) if self.examiner.goes_on else puzzle
        asked = words.question(told)
        answer = self._to_answer(puzzle, given)
        reasons, rows = ([], []) if given is None else (self._reasons(puzzle), self._rows(puzzle))
        session = self.examiner.session
        self._panel.tell(
            LessonPage(
                title=words.title(puzzle.family.name, puzzle.kind),
                progress=self._progress(puzzle, answered=given is not None),
                words=asked,
                answer=answer,
                reasons=reasons,
                rows=rows,
                laid=told.laid,
                cloth=None if session is None or not told.laid else free_cloth(session, self._table),
                choices=tuple(self._choices(puzzle, answered=given is not None)),
                number=puzzle.asks is Asks.NUMBER and given is None,
                enabled=self.examiner.ready,
            )
        )
        if self.examiner.ready:
            if given is not None:
                self._light(puzzle)
            elif puzzle.asks is Asks.MOVE:
                self._table.setFocus()
                if not self.examiner.beside:
                    # The card in the frame may be the answer.
                    self._table.lift_frame()
            self._read_out(" ".join(filter(None, (answer or asked, self._panel.reasons.text))))

    def _progress(self, puzzle: Puzzle, *, answered: bool) -> str:
        """Return which of the day's puzzles it is, how hard it is, and how good the person is."""
        told = self.tr("difficulty {problem} · your rating {rating}").format(
            problem=puzzle.rating, rating=self.results.rating(puzzle.family.name)
        )
        if answered:
            told += f" ({gain_figure(self._gained)})"
        if self._series != TODAY:
            return told[:1].upper() + told[1:]
        number = A_DAY - len(self.results.left_today(self._today())) + (not answered)
        return f"{self.tr('{number} of {count} today').format(number=number, count=A_DAY)} · {told}"

    def _keep_back(self, puzzle: Puzzle, *, asked: bool) -> None:
        """Keep from the table what would answer a question that is still ``asked``."""
        # Plates tell the points and words of the two, and tokens count what is to be counted.
        self._table.showing.keep_back(asked and puzzle.asks is Asks.WORD)
        self._table.showing.hide_tokens(asked and puzzle.asks is not Asks.MOVE)
        # A bright button would be advice.
        self._table.offering.may_shine = lambda _action: False
        best = self.examiner.best_action
        # Once it is answered the other buttons would only take room from the reasons.
        self._table.offering.may_offer = lambda action: self.examiner.given is None or action == best
        self._table.offering.update()

    def _light(self, puzzle: Puzzle) -> None:
        """Light the best move on the table, or the cards that decide."""
        if self.examiner.goes_on:
            return
        if puzzle.asks is Asks.MOVE:
            self._table.showing.show_hint(self.examiner.best_action, self.examiner.missed_action)
        elif self._because.cards:
            self._table.showing.point(self._because.cards)

    def _reasons(self, puzzle: Puzzle) -> list[str]:
        """Return why the best answer is the best, in sentences, and in what it is better than that of the person."""
        explaining, session = self.explaining, self.examiner.session
        others = words.other_answers(puzzle, self.examiner.given or "")
        if explaining.busy:
            # What the puzzle knows is there at once, and the next one can be asked for meanwhile.
            return [*others, self.tr("The reasons are on their way …")]
        told = [*self._because.sentences]
        told += [words.line_words(puzzle, line.actions, line.points) for line in explaining.lines.values()]
        if session is None or words.explained(puzzle) is not Explained.BY_PLAYER:
            return [*told, *others]
        family, names = words_of(puzzle.family.name), [seat.name for seat in session.seats]
        best = self.examiner.best_action
        why = family.advice([one for one in explaining.reasons if one not in explaining.apart], names)
        if not why and best is not None and not explaining.apart:
            why = family.recommendation(best)
        told += [why] if why else []
        if explaining.apart and self.examiner.given:
            mine = words.named_answer(puzzle, self.examiner.given)
            apart = family.explanation(explaining.apart, names)
            told.append(self.tr("Compared with {choice}: {differences}").format(choice=mine, differences=apart))
        return [*told, *others]

    def _to_answer(self, puzzle: Puzzle, given: str | None) -> str:
        if given is None:
            return self.tr("That was not the question, so it does not count.") if self.examiner.beside else ""
        best = words.answer_words(puzzle, puzzle.best)
        if given and not puzzle.cost(given):
            return self.tr("Right: {answer}.").format(answer=best)
        told = self.tr("The best answer: {answer}.").format(answer=best)
        if not given:
            return told
        mine = self.tr("Your answer: {answer}.").format(answer=words.answer_words(puzzle, given))
        if puzzle.asks is Asks.MOVE:
            mine = f"{mine} {words.cost_words(puzzle, given)}"
        return f"{mine}\n{told}"

    def _rows(self, puzzle: Puzzle) -> Sequence[tuple[str, int]]:
        """Return what is counted, line by line: what the reasons say, or what a finished deal has brought."""
        if self._because.rows:
            return self._because.rows
        if puzzle.asks is Asks.WORD:
            # Whose deal it is, or who gets the rest, does not depend on it.
            return []
        family, rows = words_of(puzzle.family.name), dict[str, int]()
        for line in self.examiner.lines:
            if line.points:
                # Two sequences or two trios are two lines of one title.
                title = family.line_title(line)
                rows[title] = rows.get(title, 0) + line.points
        return [*rows.items(), (translate("Puzzles", "In all"), sum(rows.values()))] if rows else []

    def _choices(self, puzzle: Puzzle, *, answered: bool) -> Iterator[LessonButton]:
        if not answered:
            for code, word in words.offered(puzzle).items():
                yield LessonButton(word, partial(self.examiner.answer, code), main=True)
            costs = self.tr("Counts as missed: your rating changes by {change}, and the problem comes back.").format(
                change=gain_figure(self.results.change(puzzle, ""))
            )
            yield LessonButton(self.tr("Show me"), self.examiner.give_up, apart=True, costs=costs)
            return
        if self._following() is not None:
            yield LessonButton(self.tr("Next problem"), partial(self._ways.begin_puzzles, self._series), main=True)
            yield from self._lines()
            yield LessonButton(self.tr("All problems"), self._ways.show_puzzles)
        else:
            yield LessonButton(self.tr("All problems"), self._ways.show_puzzles, main=True)
            yield from self._lines()

    def _lines(self) -> Iterator[LessonButton]:
        """Yield a button for each way in which the deal can be played out on the table."""
        puzzle = self.examiner.puzzle
        for answer, line in self.explaining.lines.items():
            best = puzzle is not None and answer == puzzle.best
            text = self.tr("Play out the best answer") if best else self.tr("Play out mine")
            yield LessonButton(text, partial(self.examiner.play_out, line.actions))

    def _read_out(self, said: str) -> None:
        if said != self._said:
            # What comes later to words that have been read is read alone.
            new = said.removeprefix(self._said) if self._said else said
            self._said = self._last = said
            announce(self._table, new.strip())
