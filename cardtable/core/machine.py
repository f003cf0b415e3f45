"""The common part of every state of a deal: it checks actions, does them, tells events and lists what is legal.

A family supplies

* its **position** (``core.fields``): plain data with the fields ``phase`` (an enumeration that inherits ``PhaseName``),
  ``turn`` and ``final``;
* its **phases**: an object for each member of that enumeration, which knows all about one kind of decision;
* ``begin``, which deals the shuffled pack and does all else that comes before the first decision.

The state inherits both::

    PHASES = {Phase.SHUFFLED: ToyPhase(), Phase.PLAY: Play(), Phase.OVER: ToyPhase()}

    class ToyState(ToyPosition, DealMachine[ToyRules, ToyAction]):
        actions = ToyAction
        phases = PHASES
        over = Phase.OVER

        def begin(self, order: tuple[Card, ...], tell: Tell | None) -> Lines | None:
            return deal_out(self, order, tell)

A function that changes a position takes the position and ``tell``, which is None in search. It goes on to the next
decision by setting ``phase`` and ``turn``. If the deal is over, the function returns all score lines of the deal, and
the machine then closes it; otherwise it returns None. Such a function need not know the state; therefore phases import
positions, and positions never import phases.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from typing import Any, Generic, TypeAlias, TypeVar

from cardtable.core.cards import Card, check_order, format_card
from cardtable.core.chance import one_of
from cardtable.core.errors import CardError, IllegalAction
from cardtable.core.events import DealEnded, Event, TurnBegan
from cardtable.core.fields import Position, R
from cardtable.core.scores import ScoreLine
from cardtable.core.shapes import OneOption, Shape
from cardtable.core.state import CHANCE, OVER, Action, Deal, LegalActions, PhaseName, Target
from cardtable.core.status import InvalidPosition, invalid, pack_status

Tell: TypeAlias = Callable[[Event], None]
Lines: TypeAlias = tuple[ScoreLine, ...]
"""All score lines of a deal that is over."""

P = TypeVar("P")
A = TypeVar("A", bound=Action)


class PhaseObject(Generic[P, A]):
    """One kind of decision: which seat makes it, what is legal, and what an action does. Phases have no state of their
    own.

    This base class is itself a phase in which no seat decides: the deal waits for chance, or it is over.
    """

    def actors(self, position: P) -> Collection[int]:
        """The seats whose turn it can be in this phase, as far as the rest of the position tells. Empty if no seat
        decides.
        """
        return ()

    def check(self, position: P, action: A) -> None:
        """Raise ``IllegalAction`` with the reason if ``action`` is not legal now. Nothing is changed."""
        raise IllegalAction("no_deal_is_running")

    def apply(self, position: P, action: A, tell: Tell | None) -> Lines | None:
        """Do a legal ``action`` and everything that follows without a decision. Return all score lines of the deal if
        it is over then, otherwise None.
        """
        raise NotImplementedError

    def legal(self, state: DealMachine[Any, A]) -> LegalActions:
        """Return the legal actions. The object returned here asks the methods below; a phase that cannot list all
        actions, or in which a card is combined with cards on the table, returns a class of its own.
        """
        return ListedActions(state, self)

    # What the legal actions of phases are made of that can list them

    def listed(self, position: P) -> Iterable[A]:
        """Every legal action once, in any order; ``ListedActions`` sorts them."""
        return ()

    def representatives(self, position: P, every: Callable[[], Sequence[A]]) -> Sequence[A]:
        """See ``LegalActions.representatives``; ``every()`` lists all legal actions in ascending order."""
        return every()

    def random_action(self, position: P, generator: random.Random, some: Callable[[], Sequence[A]]) -> A:
        """See ``LegalActions.random_action``; ``some()`` lists the representatives."""
        return one_of(some(), generator)

    def options(self, position: P, every: Callable[[], Sequence[A]]) -> Sequence[A]:
        """Return the legal actions that play no card although cards can be played, and those that ``representatives``
        leaves out.
        """
        return []

    def shape(self, position: P) -> Shape:
        """What kind of choice this is."""
        return OneOption()

    def cards(self, position: P) -> Collection[Card]:
        """The cards of the hand that can be played."""
        return []


class DealMachine(Position[R], Generic[R, A]):
    """The state of a deal; see ``core.state.DealState``. ``actions`` is the class of the family's actions, ``phases``
    has an object for every member of the enumeration of phases, and ``over`` is the member for a deal that has ended.
    """

    actions: type[A]
    phases: Mapping[Any, PhaseObject[Any, A]]
    over: PhaseName

    phase: Any
    turn: int
    final: Lines | None

    # What a family supplies

    def begin(self, order: tuple[Card, ...], tell: Tell | None) -> Lines | None:
        """Do all that follows from the shuffled pack until a seat must decide. Returns what ``PhaseObject.apply``
        returns: all score lines if the deal is over already, otherwise None.
        """
        raise NotImplementedError

    def placed(self) -> Iterable[Card]:
        """Every card of the pack, wherever it lies; for ``status``."""
        raise NotImplementedError

    def lay(self, card: Card) -> A:
        """The action that plays ``card`` alone."""
        raise NotImplementedError

    def change(self, cards: Collection[Card]) -> A:
        """The action that exchanges ``cards``; for families that have phases of the shape ``SomeCards``."""
        raise NotImplementedError

    # What follows

    def actor(self) -> int:
        return self.turn

    def phase_name(self) -> str:
        return str(self.phase.value)

    def legal(self) -> LegalActions:
        return self.phases[self.phase].legal(self)

    def check(self, action: object) -> None:
        """Raise ``IllegalAction`` if ``action`` is not legal now. Nothing is changed."""
        if isinstance(action, Deal):
            if self.turn != CHANCE:
                raise IllegalAction("deal_is_running")
            try:
                check_order(action.order, self.rules.pack)
            except CardError as error:
                raise IllegalAction(error.code, **error.parameters) from None
            return
        if self.turn < 0:
            raise IllegalAction("no_deal_is_running")
        if not isinstance(action, self.actions):
            raise IllegalAction("not_an_action", text=str(action))
        self.phases[self.phase].check(self, action)

    def apply(self, action: Action) -> list[Event]:
        """Check ``action``, do it and all that follows without a decision, and return the events that tell what
        happened.
        """
        self.check(action)
        events: list[Event] = []
        tell = events.append
        lines = self._do(action, tell)
        if lines is not None:
            self._end(lines)
            tell(DealEnded(lines))
        elif self.turn >= 0:
            tell(TurnBegan(self.turn, self.phase_name()))
        return events

    def advance(self, action: Action) -> None:
        """Do an action that is known to be legal: without a check and without telling events. Used by search."""
        lines = self._do(action, None)
        if lines is not None:
            self._end(lines)

    def _do(self, action: Action, tell: Tell | None) -> Lines | None:
        if action.__class__ is Deal:
            return self.begin(action.order, tell)
        # ``apply`` has checked that it is the family's own, ``advance`` is trusted.
        return self.phases[self.phase].apply(self, action, tell)  # type: ignore[arg-type]

    def _end(self, lines: Lines) -> None:
        self.phase, self.turn, self.final = self.over, OVER, lines

    def status(self) -> list[InvalidPosition]:
        """What is wrong with this position, nothing if it can be played on. A family adds what it knows.

        * ``card_missing``, ``card_too_often`` card, cards: not every card of the pack lies somewhere once;
        * ``wrong_actor`` seat, phase: it is somebody's turn who does not decide in this phase;
        * ``lines_too_early``, ``lines_missing``: a deal that goes on has its final lines, or one that is over has not.
        """
        found = []
        cards = tuple(self.placed())
        if cards or self.turn != CHANCE:
            found += pack_status(self.rules.pack, cards)
        if self.phase is self.over:
            good = self.turn == OVER
        else:
            actors = self.phases[self.phase].actors(self)
            good = self.turn in actors if actors else self.turn == CHANCE
        if not good:
            found.append(invalid("wrong_actor", seat=self.turn, phase=self.phase_name()))
        if (self.final is None) == (self.phase is self.over):
            found.append(invalid("lines_missing" if self.final is None else "lines_too_early"))
        return found


class ListedActions(Generic[A]):
    """The legal actions of a phase that can list them; see ``core.state.LegalActions``.

    Nothing on the table can be combined with a card that is played.
    """

    def __init__(self, state: DealMachine[Any, A], phase: PhaseObject[Any, A]) -> None:
        self._state = state
        self._phase = phase
        self._all: list[A] | None = None

    def _listed(self) -> list[A]:
        if self._all is None:
            found: list[Any] = list(self._phase.listed(self._state))
            self._all = sorted(found)
        return self._all

    def __iter__(self) -> Iterator[A]:
        return iter(self._listed())

    def __len__(self) -> int:
        return len(self._listed())

    def __contains__(self, action: object) -> bool:
        return isinstance(action, self._state.actions) and self._refused(action) is None

    def _refused(self, action: A) -> IllegalAction | None:
        try:
            self._state.check(action)
        except IllegalAction as error:
            return error
        return None

    def representatives(self) -> Sequence[A]:
        return self._phase.representatives(self._state, self._listed)

    def random_action(self, generator: random.Random) -> A:
        return self._phase.random_action(self._state, generator, self.representatives)

    def options(self) -> Sequence[A]:
        return self._phase.options(self._state, self._listed)

    def shape(self) -> Shape:
        return self._phase.shape(self._state)

    def with_cards(self, cards: Collection[Card]) -> A | None:
        """The action that exchanges exactly ``cards``, or None if it is not legal."""
        action = self._state.change(cards)
        return action if action in self else None

    def exchange_refusal(self, cards: Collection[Card]) -> IllegalAction | None:
        """Return why ``cards`` cannot be exchanged, or None if they can."""
        return self._refused(self._state.change(cards))

    def cards(self) -> Collection[Card]:
        return self._phase.cards(self._state)

    def targets(self, card: Card) -> Collection[Target]:
        return []

    def completions(self, card: Card, chosen: Collection[Target], limit: int) -> Sequence[A]:
        return self.exact(card, chosen)[:limit]

    def exact(self, card: Card, chosen: Collection[Target]) -> Sequence[A]:
        return [self._state.lay(card)] if not chosen and card in self.cards() else []

    def chosen(self, action: Action) -> Sequence[Target]:
        return []

    def refusal(self, card: Card, chosen: Collection[Target]) -> IllegalAction | None:
        """Return why ``card`` with the ``chosen`` targets cannot be played, or None if it can."""
        if isinstance(self.shape(), OneOption) and self.representatives():
            return IllegalAction("say_first", card=format_card(card))
        action = self._state.lay(card)
        refused = self._refused(action)
        return IllegalAction("not_an_action", text=str(action)) if refused is None and chosen else refused
