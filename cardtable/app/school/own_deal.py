"""A deal of one's own: a random deal on the table in which the person declares and counts, with help that fades."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum

from PySide6.QtCore import QObject, Signal

from cardtable.ai.names import PLAYERS
from cardtable.app.advice import Hint, Suggestion
from cardtable.app.controller import Controller, Mode
from cardtable.app.school.lesson import LEARNER
from cardtable.app.school.own import COSTLY
from cardtable.app.school.own_plan import OwnPlan
from cardtable.core.chance import random_number, rng
from cardtable.core.own_count import AnswerForm, CountQuestion, OwnAnswer, OwnTurn, WithOwnCount
from cardtable.core.record import HUMAN, LARGEST_NUMBER, SeatEntry
from cardtable.core.shapes import CardWithTargets
from cardtable.core.state import Action, LegalActions
from cardtable.session.session import Session
from cardtable.words.players import player_first_name


class HelpStage(IntEnum):
    """How much is said of what the person has to find."""

    SHOWN = 1
    """Everything is told before it is done."""
    HELPED = 2
    """The person answers, and is told where an answer is wrong."""
    ALONE = 3
    """The person answers, and nothing is said before the end."""


@dataclass(frozen=True)
class OwnMistake:
    """A wrong ``answer`` to a ``question``, or a choice that another one, ``better``, would have been better than."""

    question: CountQuestion | None = None
    answer: OwnAnswer | None = None
    better: Suggestion | None = None


class OwnDeal(QObject):
    """Gives one deal on the table of a controller. On ``changed``, the window shows the ``question`` and what is to be
    ``told`` of it, or lets the person play.
    """

    changed = Signal()

    def __init__(self, controller: Controller, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._controller = controller
        self._session: Session | None = None
        self._plan: OwnPlan | None = None
        self._turn = OwnTurn()
        self._coming: list[CountQuestion] = []
        self._given: OwnAnswer | None = None
        self._numbers: set[OwnAnswer] = set()
        """The numbers that have been asked for; a running count that is one of them is not asked for again."""
        self._advice: Hint | None = None
        self._wanted: Action | None = None
        self._asks_advice = False
        self._counted = False
        self.stage = HelpStage.SHOWN
        self.mistakes: list[OwnMistake] = []
        self.told: OwnMistake | None = None
        """The mistake that is being told; in the first stage what is to be done, as if it were one."""
        self.over = False
        """Whether everything has been asked."""
        controller.awaited.connect(self._look)
        controller.proposed.connect(self._take_move)
        controller.advised.connect(self._take_advice)

    @property
    def runs(self) -> bool:
        """Whether such a deal lies on the table."""
        return self._session is not None and self._controller.session is self._session

    @property
    def session(self) -> Session:
        """The deal; there must be one."""
        assert self._session is not None
        return self._session

    @property
    def ready(self) -> bool:
        """Whether the person is to answer or to play."""
        return self.runs and self._controller.mode is Mode.TAUGHT and not self._asks_advice

    @property
    def question(self) -> CountQuestion | None:
        """What is asked now; None if nothing is."""
        return self._coming[0] if self._coming else None

    @property
    def advice(self) -> Hint | None:
        """What the strongest computer player says of the present choice; None if it is not told."""
        return self._advice

    def begin(self, plan: OwnPlan, stage: HelpStage, person: str, number: int | None = None) -> None:
        """Deal at random, or the deal of ``number``; the computer player acts for the other."""
        self._plan, self.stage = plan, stage
        self._turn, self._coming, self._given, self._numbers = OwnTurn(), [], None, set()
        self._advice, self._wanted, self._asks_advice, self._counted = None, None, False, False
        self.mistakes, self.told, self.over = [], None, False
        self._session = dealt(plan, person, random_number(LARGEST_NUMBER) if number is None else number)
        self._controller.teach(self._session, others_act=True)

    # What the person does

    def answer(self, answer: OwnAnswer) -> None:
        """Take an answer to the question."""
        question = self.question
        if question is None or not self.ready or self.told is not None:
            return
        self._given = answer
        if answer in question.right:
            self._go_on()
            return
        self._note(OwnMistake(question, answer))

    def show(self) -> None:
        """Tell the answer; that counts as a mistake."""
        question = self.question
        if question is not None and self.ready and self.told is None:
            self.mistakes.append(OwnMistake(question))
            self.told = self.mistakes[-1]
            self.changed.emit()

    def go_on(self) -> None:
        """Go on after something was told."""
        if self.told is None or not self.ready:
            return
        if self.told.question is None:
            self.told, wanted = None, self._wanted
            self._let_play(wanted)
        else:
            self._go_on()

    def _note(self, mistake: OwnMistake) -> None:
        self.mistakes.append(mistake)
        if self.stage is HelpStage.ALONE:
            self._go_on()
        else:
            self.told = mistake
            self.changed.emit()

    # What is asked

    def _look(self) -> None:
        """Find out what is asked now that the table has settled."""
        if not self.runs:
            return
        session, family = self.session, self.session.family
        assert isinstance(family, WithOwnCount)
        self._controller.count_silently(None if self.stage is HelpStage.SHOWN else session_side(session))
        self._turn, self._coming, self._given, self.told = OwnTurn(), [], None, None
        # What was chosen and advised before is no matter of this choice.
        self._wanted, self._advice, self._asks_advice = None, None, False
        if session.between_deals:
            if not self._counted:
                self._counted = True
                lines = session.finished(0).lines
                self._coming = [*family.own_deal(session.rule_set, lines, session_side(session))]
        else:
            seen = session.observe(LEARNER)
            self._turn = family.own_turn(seen, session.legal())
            self._coming = [*self._turn.questions]
            running = family.own_running(seen)
            if running is not None and self.stage is not HelpStage.SHOWN and running.right[0] not in self._numbers:
                # What the deed goes by is asked last.
                self._coming.insert(0 if self._turn.actions else len(self._coming), running)
        self._ask()

    def _ask(self) -> None:
        if self._coming:
            self.told = OwnMistake(self._coming[0]) if self.stage is HelpStage.SHOWN else None
            self.changed.emit()
        elif self.session.between_deals:
            self.over = True
            self.changed.emit()
        else:
            action = self._turn.action_for(self._given)
            if action is not None:
                self._controller.play(action)
            elif self.stage is HelpStage.SHOWN and self._is_judged() and self._seek_advice():
                self.changed.emit()
            else:
                self._controller.let_choose()
                self.changed.emit()

    def _go_on(self) -> None:
        asked = self._coming.pop(0)
        if asked.form is AnswerForm.NUMBER:
            self._numbers.add(asked.right[0])
        self.told = None
        self._ask()

    # Choices that play no card

    def _is_judged(self) -> bool:
        """Return whether the choice at hand is one that plays no card, and such choices are judged."""
        assert self._plan is not None
        legal = self.session.legal()
        return self._plan.judged and len(legal) > 1 and not _plays_cards(legal)

    def _seek_advice(self) -> bool:
        self._asks_advice = self._controller.advise()
        return self._asks_advice

    def _take_move(self, action: Action) -> None:
        if not self.ready or self._coming:
            return
        self._wanted = action
        if self._advice is None and self._is_judged() and self._seek_advice():
            self.changed.emit()
            return
        self._controller.play(action)

    def _take_advice(self, hint: Hint | None) -> None:
        if not self.runs or not self._asks_advice:
            return
        self._asks_advice = False
        best = hint.suggestions[0] if hint is not None and hint.suggestions else None
        if self._wanted is None:
            self._advice = hint if best is not None else None
            self._controller.let_choose()
            self.changed.emit()
            return
        if hint is None or best is None or _as_good(hint, self._wanted):
            self._let_play(self._wanted)
            return
        self.mistakes.append(OwnMistake(better=best))
        if self.stage is HelpStage.ALONE:
            self._let_play(self._wanted)
            return
        self.told, self._advice = self.mistakes[-1], hint
        self.changed.emit()

    def _let_play(self, wanted: Action | None) -> None:
        self._wanted = None
        if wanted is None:
            self._controller.let_choose()
            self.changed.emit()
        else:
            self._controller.play(wanted)


def dealt(plan: OwnPlan, person: str, number: int) -> Session:
    """Return the match in which the deal of ``number`` lies as the person finds it."""
    generator = rng(number)
    other = PLAYERS[-1]
    seats = (SeatEntry(person, HUMAN), SeatEntry(player_first_name(other), other))
    session = Session.begin(plan.rule_set, seats, generator, first_dealer=number % 2)
    session.begin_deal()
    for _ in range(plan.moves):
        # As good as players of this kind are: they take what they can.
        legal = session.legal()
        best = max(legal.representatives(), key=lambda action: len(legal.chosen(action)))
        session.submit(session.actor(), best)
    return session


def session_side(session: Session) -> int:
    """Return the side of the person."""
    return session.side_of(LEARNER)


def _plays_cards(legal: LegalActions) -> bool:
    return isinstance(legal.shape(), CardWithTargets)


def _as_good(hint: Hint, action: Action) -> bool:
    """Return whether nothing is to be said against ``action``: what costs less than half a point is as good, and so is
    what may cost less as far as sampled deals tell.
    """
    return hint.surely_lost(action) < COSTLY
