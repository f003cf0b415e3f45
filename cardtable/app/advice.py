"""Questions to the computer players about the running match: their own moves, and hints for people.

Each question is about one position of one session; an answer to an older position is dropped.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from enum import IntEnum

from PySide6.QtCore import QObject, Signal

from cardtable.ai.names import COMPANION, STRONGEST
from cardtable.ai.protocol import DECIDE, HINT, Failure, Reason, Reply
from cardtable.app.computer import ComputerClient, Health
from cardtable.app.settings import Settings
from cardtable.core.errors import CodedError
from cardtable.core.record import HUMAN
from cardtable.core.state import Action
from cardtable.session.session import Session
from cardtable.words.errors import code_sentence
from cardtable.words.families import words_of
from cardtable.words.family import Labels

LevelAgainst = Callable[[Session], float | None]
"""A function that returns the level at which a computer player should play to be an equal opponent for the people of a
match; None if nothing is known about them.
"""


def unknown_level(_match: Session) -> float | None:
    """Return None: nothing is known about the people of any match."""
    return None


def level_to_ask(player: str, match: Session, against: LevelAgainst) -> float | None:
    """Return the level at which to ask ``player`` in ``match``; None for a player that has only one level."""
    return against(match) if player == COMPANION else None


@dataclass(frozen=True, slots=True)
class Suggestion:
    """An action that the computer player examined, the points by which it falls short of the best action
    (``shortfall``), and the reasons. The true shortfall may differ by the ``spread`` in both directions. ``contrast``
    says in what the best action is better; it is empty where that is not told.
    """

    action: Action
    shortfall: float
    reasons: tuple[Reason, ...]
    spread: float = 0.0
    contrast: tuple[Reason, ...] = ()


@dataclass(frozen=True, slots=True)
class Hint:
    """What the computer player would do, in a game of ``family``: the suggestions, best first. Of actions that are the
    same choice only the first is in it; the others are ``alike``. ``labels`` are the labels of zones on the table,
    ``names`` the names of the seats.
    """

    family: str
    suggestions: tuple[Suggestion, ...]
    labels: Labels = field(default_factory=dict)
    names: tuple[str, ...] = ()
    alike: tuple[Action, ...] = ()

    @property
    def in_points(self) -> bool:
        """Whether the values of the choices are points and not chances to win the match."""
        at_stake = words_of(self.family).at_stake
        return not any(reason.code in at_stake for reason in self.suggestions[0].reasons)

    def surely_lost(self, action: Action) -> float:
        """Return the points that ``action`` costs at least, as far as can be told; 0 where the values are no points.
        What has not been examined costs no less than the last that has.
        """
        if not self.suggestions or action in self.alike or not self.in_points:
            return 0.0
        told = next((one for one in self.suggestions if one.action == action), self.suggestions[-1])
        return max(told.shortfall - told.spread, 0.0)


class _Purpose(IntEnum):
    """What a question is asked for."""

    DECISION = 0
    HINT = 1
    GLANCE = 2


_GLANCE = 0.5
"""The most seconds for a question that nobody waits for; a computer player's decision may have to wait for it."""


class Adviser(QObject):
    """Asks the computer players, about one session at a time."""

    decided = Signal()
    """The computer player whose turn it is has decided; ``decision`` holds its reply."""
    undecided = Signal(str)
    """There will be no decision; the sentence gives the reason."""
    hinted = Signal(object)
    """A ``Hint`` that was asked for. It can be without suggestions."""
    glanced = Signal(object)
    """A ``Hint`` for which nobody waits. It can be without suggestions."""
    unhinted = Signal(str)
    """There will be no hint; the sentence gives the reason."""
    notice = Signal(str)
    """A sentence for the person, to be shown once."""
    health_changed = Signal()

    def __init__(self, client: ComputerClient, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._client = client
        self._session: Session | None = None
        self._asked = -1
        self.decision: Reply | None = None
        self.seconds = Settings().thinking_seconds
        """Time that is set for a computer player's decision, and for a hint."""
        self.level_against: LevelAgainst = unknown_level
        self.hinting = False
        """Whether a hint is on its way."""
        client.answered.connect(self._take)
        client.failed.connect(self._fail)
        client.restarted.connect(self._tell_restart)
        client.health_changed.connect(self.health_changed)

    @property
    def health(self) -> Health:
        """The health of the computer players' process."""
        return self._client.health

    def open(self, session: Session | None) -> None:
        """Ask about ``session`` from now on; None means about nothing."""
        self.drop()
        self._session = session
        if session is not None:
            self._client.revive()

    def start(self) -> None:
        """Start the computer players' process before the first question."""
        self._client.start()

    def restart(self) -> None:
        """Replace the computer players' process by a new one, and ask that one all that is still unanswered."""
        self._client.restart()

    def ask_decision(self, given: Callable[[str, float], float]) -> float | None:
        """Ask the computer player whose turn it is. ``given`` returns, for a player and the seconds that are set, the
        seconds that it gets. Returns these seconds; None if it has been asked already, or if it is a person's turn.
        """
        session = self._session
        if session is None or session.between_deals or self._asked == session.position:
            return None
        player = session.seats[session.actor()].player
        if player == HUMAN:
            return None
        # What is still unanswered is about decisions that have been made, and would keep this one waiting.
        self.drop()
        self._asked = session.position
        seconds = given(player, self.seconds)
        self._ask(_Purpose.DECISION, player, seconds)
        return seconds

    def ask_hint(self) -> None:
        """Ask the strongest computer player what it would do for the seat whose turn it is."""
        self.hinting = True
        self._ask(_Purpose.HINT, STRONGEST, self.seconds)

    def ask_glance(self) -> None:
        """Ask the strongest computer player in passing what the choices of the seat whose turn it is are worth."""
        if not self.hinting:
            # A glance at an earlier decision would keep this one waiting.
            self._client.drop()
        self._ask(_Purpose.GLANCE, STRONGEST, min(_GLANCE, self.seconds))

    def take_decision(self) -> Reply | None:
        """Return the decision and forget it; None if there is none."""
        decision, self.decision = self.decision, None
        return decision

    def drop(self) -> None:
        """Drop all questions; no answer to them will be told."""
        self._client.drop()
        self.decision = None
        self._asked = -1
        self.hinting = False

    def _token(self, purpose: _Purpose) -> int:
        assert self._session is not None
        return self._session.position * len(_Purpose) + purpose

    def _ask(self, purpose: _Purpose, player: str, seconds: float) -> None:
        session = self._session
        assert session is not None
        seen = session.observe(session.actor())
        level = level_to_ask(player, session, self.level_against)
        do, token = DECIDE if purpose is _Purpose.DECISION else HINT, self._token(purpose)
        self._client.ask(do, player, session.rule_set, session.standing, seen, seconds, token, level=level)

    def _take(self, token: int, reply: Reply) -> None:
        if self._session is None:
            return
        if token == self._token(_Purpose.HINT):
            self.hinting = False
            self.hinted.emit(self._hint(self._session, reply))
        elif token == self._token(_Purpose.GLANCE):
            self.glanced.emit(self._hint(self._session, reply))
        elif token == self._token(_Purpose.DECISION):
            self.decision = reply
            self.decided.emit()

    def _fail(self, token: int, failure: Failure) -> None:
        if self._session is None:
            return
        sentence = code_sentence(failure.code, failure.params)
        if token == self._token(_Purpose.HINT):
            self.hinting = False
            self.unhinted.emit(sentence)
        elif token == self._token(_Purpose.DECISION):
            # A caller that needs the decision now may ask once more.
            self._asked = -1
            self.undecided.emit(sentence)

    def _hint(self, session: Session, reply: Reply) -> Hint:
        suggestions: list[Suggestion] = []
        alike: list[Action] = []
        for considered in reply.considered:
            try:
                action = session.family.parse_action(considered.action)
            except CodedError:
                continue
            if considered.alike:
                # Touching cards, say: no other choice than the one that is told already.
                alike.append(action)
                continue
            shortfall = reply.considered[0].value - considered.value
            told = Suggestion(action, shortfall, considered.reasons, considered.spread, considered.contrast)
            suggestions.append(told)
        names = tuple(seat.name for seat in session.seats)
        labels = session.view(session.actor()).labels
        return Hint(session.family.name, tuple(suggestions), labels, names, tuple(alike))

    def _tell_restart(self) -> None:
        self.notice.emit(self.tr("The computer player stopped and has been restarted."))
