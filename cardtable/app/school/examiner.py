"""Sets one puzzle on the table of a controller, and takes one answer."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, Signal

from cardtable.ai.names import PLAYERS
from cardtable.app.controller import Controller, Mode
from cardtable.core.scores import ScoreLine
from cardtable.core.state import Action
from cardtable.games.puzzles import SOLVER, Asks, Puzzle
from cardtable.session.session import Session
from cardtable.words.players import player_first_name


class Examiner(QObject):
    """Sets one puzzle on the table and takes the answer. On ``changed``, the window should show the ``puzzle`` and,
    once an answer is ``given``, what it has cost.
    """

    changed = Signal()
    answered = Signal(str)
    """The answer to the puzzle; no further one is accepted."""

    def __init__(self, controller: Controller, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._controller = controller
        self._puzzle: Puzzle | None = None
        self._session: Session | None = None
        self._person = ""
        self.given: str | None = None
        """The answer given; None as long as there is none, an empty text if the solution was shown."""
        self.beside = False
        """Whether the last move was no answer to the question, so that it does not count."""
        self._coming: list[str] = []
        self.goes_on = False
        """Whether the table shows how the deal goes on after an answer, not the position of the puzzle."""
        controller.awaited.connect(self._go_on)
        controller.proposed.connect(self._judge)

    @property
    def examines(self) -> bool:
        """Whether a puzzle lies on the table."""
        return self._session is not None and self._controller.session is self._session

    @property
    def puzzle(self) -> Puzzle | None:
        """The puzzle on the table; None if there is none."""
        return self._puzzle if self.examines else None

    @property
    def session(self) -> Session | None:
        """The deal of the puzzle on the table; None if there is none."""
        return self._session if self.examines else None

    @property
    def ready(self) -> bool:
        """Whether the table shows the position of the puzzle."""
        return self.examines and not self._coming and self._controller.mode is Mode.TAUGHT

    @property
    def lines(self) -> Sequence[ScoreLine]:
        """The score lines of the solver if the deal is over; otherwise empty."""
        session = self._session
        if not self.examines or session is None or not session.between_deals:
            return ()
        return [line for line in session.finished(0).lines if line.side == SOLVER]

    @property
    def best_action(self) -> Action | None:
        """The best move; None if the puzzle does not ask for a move."""
        puzzle = self.puzzle
        if puzzle is None or puzzle.asks is not Asks.MOVE:
            return None
        return puzzle.family.parse_action(puzzle.best)

    @property
    def missed_action(self) -> Action | None:
        """The move that the person has chosen instead of the best; None if there is none."""
        puzzle = self.puzzle
        if puzzle is None or puzzle.asks is not Asks.MOVE or not self.given or not puzzle.cost(self.given):
            return None
        return puzzle.family.parse_action(self.given)

    def begin(self, puzzle: Puzzle, person: str) -> None:
        """Set ``puzzle`` to ``person``. Raises ``RecordError`` if the rules refuse moves of the puzzle."""
        session = self._laid_out(puzzle, person)
        self._puzzle, self._session, self._person = puzzle, session, person
        self.given, self.beside = None, False
        self._coming, self.goes_on = [], False
        self._controller.teach(session)

    def play_out(self, actions: Sequence[str]) -> None:
        """Show how the deal goes on from the position of the puzzle with ``actions``, once it is answered."""
        if self.puzzle is None or self.given is None:
            return
        self._coming, self.goes_on = list(actions), True
        self._session = self._laid_out(self.puzzle, self._person)
        self._controller.teach(self._session)

    def _laid_out(self, puzzle: Puzzle, person: str) -> Session:
        return Session.resume(puzzle.record(person, player_first_name(PLAYERS[-1])))

    def answer(self, answer: str) -> None:
        """Accept a word or a number as the answer."""
        if self.puzzle is not None and self.puzzle.asks is not Asks.MOVE:
            self._take(answer)

    def give_up(self) -> None:
        """Show the solution; the answer counts as empty."""
        self._take("")

    def _go_on(self) -> None:
        if not self.examines:
            return
        if self._coming and self._session is not None:
            self._controller.play(self._session.family.parse_action(self._coming.pop(0)))
        elif self.goes_on:
            self._controller.add_up()
        elif self.given is None and self._puzzle is not None and self._puzzle.asks is Asks.MOVE:
            self._controller.let_choose()
        self.changed.emit()

    def _judge(self, action: Action) -> None:
        puzzle = self.puzzle
        if puzzle is None or puzzle.asks is not Asks.MOVE or self.given is not None or not self.ready:
            return
        move = str(action)
        if not puzzle.asks_for(move):
            self.beside = True
            self._controller.let_choose()
            self.changed.emit()
        else:
            self._take(move)

    def _take(self, answer: str) -> None:
        if self.ready and self.given is None:
            self.given, self.beside = answer, False
            self.answered.emit(answer)
            self.changed.emit()
