"""The common part of all phases of Piquet."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from cardtable.core.cards import SUIT_LETTERS
from cardtable.core.errors import IllegalAction
from cardtable.core.machine import Lines, PhaseObject, Tell
from cardtable.games.piquet.actions import COMMANDS, KIND_OF, OBJECTIONS, Do, PiquetAction
from cardtable.games.piquet.counting import End
from cardtable.games.piquet.dealing import UPPER_OF_OLD
from cardtable.games.piquet.ending import all_lines
from cardtable.games.piquet.phases import Phase
from cardtable.games.piquet.position import PiquetPosition

_SELDOM = frozenset(
    {Do.NAME, Do.LAY, Do.LIFT, Do.SHUFFLE, Do.ASK, Do.CLAIM, Do.GIVE_UP, Do.OVERSTATE, Do.TOO_MANY, Do.TOO_FEW, Do.MIX}
)
"""Actions that a player who simply plays on does not consider. They are not among the representatives."""
_NUMBERED = {Do.OBJECT: OBJECTIONS - 1, Do.CUT: len(COMMANDS), Do.BLANCHE: UPPER_OF_OLD, Do.LOOK: len(SUIT_LETTERS) - 1}
"""The largest ``number`` of each sort of action that has one."""


class PiquetPhase(PhaseObject[PiquetPosition, PiquetAction]):
    """A phase in which actions of the sorts ``does`` can be done. A phase without sorts waits for chance or is over."""

    does: frozenset[Do] = frozenset()

    def representatives(
        self, position: PiquetPosition, every: Callable[[], Sequence[PiquetAction]]
    ) -> Sequence[PiquetAction]:
        return [action for action in every() if action.do not in _SELDOM]

    def check(self, position: PiquetPosition, action: PiquetAction) -> None:
        if not _well_formed(action):
            raise IllegalAction("not_an_action", text=repr(tuple(action)))
        if action.do not in self.does:
            raise IllegalAction("not_now", action=str(action), phase=position.phase.value)
        self.check_action(position, action)

    def check_action(self, position: PiquetPosition, action: PiquetAction) -> None:
        """Raise ``IllegalAction`` if a well-formed action of one of these sorts is not legal now."""

    def apply(self, position: PiquetPosition, action: PiquetAction, tell: Tell | None) -> Lines | None:
        end = self.do(position, action, tell)
        if end is None:
            return None
        can_object = bool(position.plays or position.all_declared) and position.phase is not Phase.REVIEW
        if position.rules.irregularities and can_object:
            position.phase, position.turn, position.content = Phase.REVIEW, position.elder, 0
            position.played_out = end is End.PLAYED_OUT
            return None
        return all_lines(position, end)

    def do(self, position: PiquetPosition, action: PiquetAction, tell: Tell | None) -> End | None:
        """Do a legal action and all that follows without a decision. Return how the deal has ended, or None."""
        raise NotImplementedError


def _well_formed(action: PiquetAction) -> bool:
    """Return whether an action has exactly the parts that belong to its sort, so that its text describes it
    completely.
    """
    cards, items = action.cards, action.items
    match action.do:
        case Do.CARD:
            good = len(cards) == 1
        case Do.CHANGE | Do.LAY:
            good = tuple(sorted(set(cards))) == cards
        case _:
            good = not cards
    declares = action.do in KIND_OF or action.do in (Do.COUNT, Do.OVERSTATE)
    return good and (declares or not items) and 0 <= action.number <= _NUMBERED.get(action.do, 0)


def others_first_best(every: Sequence[PiquetAction], usual: Sequence[PiquetAction]) -> Sequence[PiquetAction]:
    """Return what can be said apart from the ``usual`` actions, ordered by the points declared, the most first."""
    others = [action for action in every if action not in usual]
    return sorted(others, key=lambda action: -sum(item.points for item in action.items))
