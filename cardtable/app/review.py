"""A deal that is over looked at again: what somebody decided, and what the strongest computer player would have done
with what could be known then.

Each decision is a question to the child process, one after the other, so that the window stays free meanwhile. Where
something else seems to have been better, the question is put once more, with other chances: an estimate of which
nothing is left then is no fault.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from math import hypot

from PySide6.QtCore import QObject, Signal

from cardtable.ai.names import STRONGEST
from cardtable.ai.protocol import HINT, Failure, Reason, Reply
from cardtable.app.computer import ComputerClient
from cardtable.app.manners import Manners
from cardtable.core.errors import CodedError
from cardtable.core.family import Family
from cardtable.core.rules import RuleSet
from cardtable.core.shapes import CardWithTargets
from cardtable.core.state import Action, LegalActions, Observation, Standing, WithOptions
from cardtable.core.view import SeatView
from cardtable.games.exercises import LISTED
from cardtable.session.session import Session

SECONDS = 0.7
"""Time for each decision, as for a hint."""
AS_GOOD = 0.05
"""Points; a smaller difference says nothing."""
_ANEW = 1_000_000
"""Added to the seed of the second look."""


@dataclass(frozen=True, slots=True)
class Judgement:
    """What the computer player thought of a decision. ``shortfall`` are the points by which the action fell short of
    ``best``, 0 for an action as good, and ``most`` what the less kind of two looks says. As much as ``noise`` of it may
    be chance. ``at_least`` says that the computer player did not take the action for one of those worth a look, though
    it was asked about it: where an objection was in place, or none was; the last of those that were falls short by so
    much.
    """

    best: Action
    shortfall: float
    at_least: bool
    reasons: tuple[Reason, ...]
    most: float = 0.0
    costs: tuple[tuple[str, float], ...] = ()
    """What was looked at, the best first, and by how much each falls short: the action, and the best others."""
    noise: float = 0.0

    def confirmed(self, second: Judgement, action: Action) -> Judgement:
        """What is left of this after a ``second`` look at the same ``action``."""
        if second.good:
            return Judgement(action, 0.0, False, ())
        low, high = sorted((self.shortfall, second.shortfall))
        noise = hypot(self.noise, second.noise) / 2
        return replace(self, shortfall=low, most=high, at_least=self.at_least or second.at_least, noise=noise)

    @property
    def doubtful(self) -> bool:
        """Whether it may be mere chance that the action seems to fall short."""
        return not self.at_least and 0 < (self.shortfall + max(self.shortfall, self.most)) / 2 <= self.noise

    @property
    def spread(self) -> bool:
        """Whether the two looks differ by more than what says nothing."""
        return self.most - self.shortfall >= AS_GOOD

    @property
    def clear(self) -> bool:
        """Whether something else would have been better, and not by chance alone."""
        return not (self.good or self.doubtful)

    @property
    def good(self) -> bool:
        """Whether nothing would have been better."""
        return not self.shortfall and not self.at_least


@dataclass(frozen=True, slots=True)
class Decision:
    """One decision: its place among the actions of the deal, the action, what was legal, and what the seat saw then.
    ``judgement`` is None until there is one.
    """

    place: int
    action: Action
    legal: LegalActions
    view: SeatView
    judgement: Judgement | None = None


@dataclass(frozen=True, slots=True)
class _Question:
    observation: Observation
    action: Action


def has_choice(legal: LegalActions) -> bool:
    """Whether there are at least two actions; on a crowded Casino table they are too many to be counted."""
    if not isinstance(legal.shape(), CardWithTargets):
        return len(legal) > 1
    cards = legal.cards()
    if len(cards) > 1:
        return True
    announced = len(legal.options()) if isinstance(legal, WithOptions) else 0
    return announced + sum(len(legal.completions(card, (), 2)) for card in cards) > 1


class Review(QObject):
    """The decisions of ``seat`` in deal number ``deal`` of ``session``, which must be over; those without a choice and
    those that are not to be judged are left out. ``begin`` asks for the judgements; ``judged`` tells of each,
    ``finished`` that there are no more.
    """

    judged = Signal(int)
    """The place in ``decisions`` of the one that has its judgement now."""
    finished = Signal()

    def __init__(
        self,
        session: Session,
        deal: int,
        seat: int,
        manners: Manners,
        client: ComputerClient | None = None,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.partie = session
        self.deal = deal
        self.seat = seat
        self.manners = manners
        self._family: Family = session.family
        self._rule_set: RuleSet = session.rule_set
        self._standing: Standing = session.standing_before(deal)
        self._client = client or ComputerClient(parent=self)
        self._client.answered.connect(self._take)
        self._client.failed.connect(self._fail)
        self._questions: list[_Question] = []
        self._decisions: list[Decision] = []
        self._failure: Failure | None = None
        self._asked = -1
        self._first: Judgement | None = None
        """What the first look at the decision that is asked about has said, if there is a second."""
        self._collect(session, deal)

    @property
    def family(self) -> str:
        """The name of the family that was played."""
        return self._family.name

    @property
    def decisions(self) -> Sequence[Decision]:
        return self._decisions

    @property
    def failure(self) -> Failure | None:
        """Why there are no more judgements, if there could have been."""
        return self._failure

    @property
    def given_away(self) -> float:
        """The points that all decisions judged so far clearly fell short, together."""
        judged = (one.judgement for one in self._decisions)
        return sum(one.shortfall for one in judged if one is not None and one.clear)

    def begin(self) -> None:
        """Ask about the first decision."""
        self._ask(0)

    def stop(self) -> None:
        """Want no more answers and end the process."""
        self._asked = -1
        self._client.stop()

    def _collect(self, session: Session, deal: int) -> None:
        actions = session.finished(deal).actions
        for place, action in enumerate(actions):
            state, events = session.state_after(deal, place)
            if state.actor() != self.seat or not has_choice(state.legal()):
                continue
            view = SeatView.fold(self.seat, [event.seen_by(self.seat) for event in events])
            if not self.manners.is_judged(view.phase, action, state.legal()):
                continue
            self._questions.append(_Question(state.observe(self.seat), action))
            self._decisions.append(Decision(place, action, state.legal(), view))

    def _ask(self, number: int) -> None:
        if number >= len(self._questions):
            self._asked = -1
            self._client.stop()
            self.finished.emit()
            return
        self._asked = number
        place = self._decisions[number].place
        # The seed is the place, so that the same deal gets the same review as far as the clock allows.
        self._client.ask(
            HINT,
            STRONGEST,
            self._rule_set,
            self._standing,
            self._questions[number].observation,
            SECONDS,
            number,
            place if self._first is None else place + _ANEW,
            str(self._decisions[number].action),
        )

    def _take(self, token: int, reply: Reply) -> None:
        if token != self._asked:
            return
        decision = self._decisions[token]
        judgement = judge(reply, decision.action, self._family.parse_action)
        if judgement is not None and not judgement.good and self._first is None:
            self._first = judgement
            self._ask(token)
            return
        if self._first is not None:
            judgement = self._first if judgement is None else self._first.confirmed(judgement, decision.action)
            self._first = None
        if judgement is not None:
            self._decisions[token] = replace(decision, judgement=judgement)
            self.judged.emit(token)
        self._ask(token + 1)

    def _fail(self, token: int, failure: Failure) -> None:
        if token == self._asked:
            self._asked = -1
            self._failure = failure
            self._client.stop()
            self.finished.emit()


def judge(reply: Reply, action: Action, parse: Callable[[str], Action]) -> Judgement | None:
    """What ``reply`` says about ``action``; None if it considered nothing that can be read."""
    if not reply.considered:
        return None
    first, last = reply.considered[0], reply.considered[-1]
    try:
        best = parse(first.action)
    except CodedError:
        return None
    for place, one in enumerate(reply.considered):
        if one.action == str(action):
            shortfall = first.value - one.value
            listed = reply.considered[:LISTED] if place < LISTED else (*reply.considered[: LISTED - 1], one)
            costs = tuple((other.action, _cost(first.value - other.value)) for other in listed)
            short = shortfall if shortfall >= AS_GOOD else 0.0
            return Judgement(best, short, False, first.reasons, costs=costs, noise=one.spread if place else 0.0)
    return Judgement(best, max(0.0, first.value - last.value), True, first.reasons)


def _cost(shortfall: float) -> float:
    return round(shortfall, 2) if shortfall >= AS_GOOD else 0.0
