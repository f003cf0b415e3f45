"""A deal that is over, examined again: what a player decided, and what the strongest computer player would have done
with the same knowledge.

Each decision is a question to the child process, one after the other, so that the window does not wait. If another
action seems better, the two are compared once more in newly sampled deals, because the best of many estimates is likely
to be one that chance has made too high. Only these new deals are reported, and a decision counts as a fault only if
chance can hardly explain the difference.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from math import hypot
from typing import NamedTuple

from PySide6.QtCore import QObject, Signal

from cardtable.ai.names import STRONGEST
from cardtable.ai.protocol import HINT, Failure, Reason, Reply
from cardtable.app.computer import ComputerClient
from cardtable.app.game_hooks import GameHooks
from cardtable.core.errors import CodedError
from cardtable.core.family import Family
from cardtable.core.rules import RuleSet
from cardtable.core.shapes import CardWithTargets
from cardtable.core.state import Action, LegalActions, Observation, Standing, WithOptions
from cardtable.core.view import SeatView
from cardtable.games.puzzles import LISTED
from cardtable.session.session import Session

SECONDS = 0.7
"""Thinking time for each decision, as for a hint."""
AS_GOOD = 0.05
"""Points; a smaller difference is ignored."""
_SURE = 1.515
"""A fault is clear if the 99.7 % interval says so. That interval is this many times as wide as the 95 % interval that
is shown. A deal has a dozen decisions; with 95 % one of them would now and then look wrong by chance alone.
"""
_ANEW = 1_000_000
"""Added to the seed when two actions are compared again."""


class Cost(NamedTuple):
    """Points that were given away, and the ends of their 95 % interval."""

    points: float = 0.0
    least: float = 0.0
    most: float = 0.0


@dataclass(frozen=True, slots=True)
class Judgement:
    """The computer player's opinion of a decision.

    ``shortfall`` is the number of points by which the action fell short of ``best``, 0 for an action that is as good;
    ``noise`` is half of the 95 % interval. ``at_least`` says that the action was not examined closely although it was
    asked about (for example an objection, or none, in the wrong place); it falls short by at least that much.
    ``in_points`` is False where a result is worth more or less than its points, because the match is near its end.
    """

    best: Action
    shortfall: float
    at_least: bool
    reasons: tuple[Reason, ...]
    costs: tuple[tuple[str, float], ...] = ()
    """The actions that were examined, the best first, each with its shortfall: the action itself and the best
    others.
    """
    noise: float = 0.0
    in_points: bool = True
    measured: float = 0.0
    """The shortfall as the newly sampled deals measured it, below 0 if the action did better. It is right on average,
    so it is the number that is added up over many decisions.
    """

    @property
    def least(self) -> float:
        """The lower end of the interval, but not below 0."""
        return max(0.0, self.shortfall - self.noise)

    @property
    def most(self) -> float:
        """The upper end of the interval."""
        return self.shortfall + self.noise

    @property
    def doubtful(self) -> bool:
        """Whether the action seems to fall short but that may be chance."""
        return not self.good and not self.clear

    @property
    def clear(self) -> bool:
        """Whether another action would have been better, and chance cannot explain the difference."""
        return not self.good and (self.at_least or self.shortfall - _SURE * self.noise >= AS_GOOD)

    @property
    def good(self) -> bool:
        """Whether no other action would have been better."""
        return not self.shortfall and not self.at_least


@dataclass(frozen=True, slots=True)
class Decision:
    """One decision: its place among the actions of the deal, the action, what was legal, and what the seat saw then.

    ``judgement`` is None until it is judged.
    """

    place: int
    action: Action
    legal: LegalActions
    view: SeatView
    judgement: Judgement | None = None


@dataclass(frozen=True, slots=True)
class _Question:
    """What was seen, and which of the actions is asked about."""

    observation: Observation
    action: Action


def has_choice(legal: LegalActions) -> bool:
    """Return whether there are at least two actions. On a crowded Casino table they are too many to be counted, so not
    all are listed.
    """
    if not isinstance(legal.shape(), CardWithTargets):
        return len(legal) > 1
    cards = legal.cards()
    if len(cards) > 1:
        return True
    announced = len(legal.options()) if isinstance(legal, WithOptions) else 0
    return announced + sum(len(legal.completions(card, (), 2)) for card in cards) > 1


class Review(QObject):
    """The decisions of ``seat`` in deal number ``deal`` of ``session``, which must be over. Decisions without a choice,
    and those that are not to be judged, are left out. ``begin`` asks for the judgements; ``judged`` is emitted for
    each, ``finished`` when there are no more.
    """

    judged = Signal(int)
    """The place in ``decisions`` of the decision that has just been judged."""
    finished = Signal()

    def __init__(
        self,
        session: Session,
        deal: int,
        seat: int,
        hooks: GameHooks,
        client: ComputerClient | None = None,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.match = session
        self.deal = deal
        self.seat = seat
        self.hooks = hooks
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
        """The judgement of the decision in question, while two actions are being compared; otherwise None."""
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
        """Why there are no more judgements; None if nothing failed."""
        return self._failure

    @property
    def given_away_clearly(self) -> Cost:
        """The sum of points by which all clearly worse decisions fell short, with its interval."""
        return _together(one for one in self._judgements() if one.clear)

    @property
    def cost(self) -> Cost:
        """What all decisions judged so far cost. Unclear ones count with the measured value, which can be above or
        below 0.
        """
        return _together(self._judgements())

    def _judgements(self) -> Iterator[Judgement]:
        return (one.judgement for one in self._decisions if one.judgement is not None)

    def begin(self) -> None:
        """Ask about the first decision; the others follow."""
        self._ask(0)

    def stop(self) -> None:
        """Stop asking and end the process."""
        self._asked = -1
        self._client.stop()

    def _collect(self, session: Session, deal: int) -> None:
        actions = session.finished(deal).actions
        for place, action in enumerate(actions):
            state, events = session.state_after(deal, place)
            if state.actor() != self.seat or not has_choice(state.legal()):
                continue
            view = SeatView.fold(self.seat, [event.seen_by(self.seat) for event in events])
            if not self.hooks.is_judged(view.phase, action, state.legal()):
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
        place, first = self._decisions[number].place, self._first
        # The seed is the place, so that the same deal gets the same review as far as the clock allows.
        self._client.ask(
            HINT,
            STRONGEST,
            self._rule_set,
            self._standing,
            self._questions[number].observation,
            SECONDS,
            number,
            place if first is None else place + _ANEW,
            str(self._decisions[number].action),
            against=None if first is None else str(first.best),
        )

    def _take(self, token: int, reply: Reply) -> None:
        if token != self._asked:
            return
        decision = self._decisions[token]
        if self._first is not None:
            judgement: Judgement | None = compared(self._first, reply, decision.action)
            self._first = None
        else:
            judgement = judge(reply, decision.action, self._family.parse_action)
            if judgement is not None and not judgement.good:
                self._first = judgement
                self._ask(token)
                return
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
    """Return what ``reply`` says about ``action``; None if it contains nothing that can be read."""
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


def compared(first: Judgement, reply: Reply, action: Action) -> Judgement:
    """Return the judgement of ``action`` after it has been compared with the action that seemed better; ``first`` is
    the judgement before that, ``reply`` the result of the comparison.
    """
    found = {one.action: one for one in reply.considered}
    better, done = found.get(str(first.best)), found.get(str(action))
    if better is None or done is None:
        # Without deals of its own nothing is certain but what was not even worth a look.
        noise = first.noise if first.at_least else max(first.noise, first.shortfall)
        return replace(first, noise=noise, measured=first.shortfall * first.at_least)
    shortfall = better.value - done.value
    if reply.considered[0] is done:
        shortfall = min(0.0, shortfall)
    if shortfall < AS_GOOD:
        return Judgement(action, 0.0, False, done.reasons, noise=done.spread or better.spread, measured=shortfall)
    costs = tuple((name, _cost(shortfall) if name == str(action) else cost) for name, cost in first.costs)
    return replace(
        first,
        shortfall=shortfall,
        at_least=False,
        reasons=done.contrast or better.reasons or first.reasons,
        costs=costs,
        noise=done.spread,
        in_points=reply.in_points,
        measured=shortfall,
    )


def _together(judgements: Iterable[Judgement]) -> Cost:
    judged = list(judgements)
    points = sum(one.measured for one in judged)
    # Each was looked at in deals of its own.
    noise = hypot(*(one.noise for one in judged if one.measured))
    return Cost(points, points - noise, points + noise)


def _cost(shortfall: float) -> float:
    return round(shortfall, 2) if shortfall >= AS_GOOD else 0.0
