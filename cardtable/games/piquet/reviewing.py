"""The end of a deal at a table with irregularities: before it is counted, players can object to faults."""

from __future__ import annotations

from collections.abc import Collection

from cardtable.core.errors import IllegalAction
from cardtable.core.machine import Tell
from cardtable.core.objections import judge
from cardtable.games.piquet.actions import CONTENT, Do, PiquetAction, fault_of, seat_of
from cardtable.games.piquet.breaches import FAULTS, objections, opposing
from cardtable.games.piquet.counting import End, decided
from cardtable.games.piquet.phase_object import PiquetPhase
from cardtable.games.piquet.position import PiquetPosition


class Reviewing(PiquetPhase):
    """The phase in which each player, elder first, objects to a fault or says that there is none."""

    does = frozenset({Do.OBJECT, Do.CONTENT})

    def actors(self, position: PiquetPosition) -> Collection[int]:
        return position.players[position.content :][:1]

    def listed(self, position: PiquetPosition) -> Collection[PiquetAction]:
        return [CONTENT, *objections(position)]

    def check_action(self, position: PiquetPosition, action: PiquetAction) -> None:
        check_objection(position, action)

    def do(self, position: PiquetPosition, action: PiquetAction, tell: Tell | None) -> End | None:
        if action.do is Do.OBJECT:
            object_to(position, action, tell)
            return None
        position.content += 1
        if position.content == len(position.players):
            return End.PLAYED_OUT if position.played_out else End.DECIDED
        position.turn = position.players[position.content]
        return None


def check_objection(position: PiquetPosition, action: PiquetAction) -> None:
    """Raise ``IllegalAction`` for an objection that cannot be made now."""
    if action.do is Do.OBJECT and action not in objections(position):
        raise IllegalAction("nothing_to_claim")


def object_to(position: PiquetPosition, action: PiquetAction, tell: Tell | None) -> End | None:
    """Let the player whose turn it is object to a fault of an opponent. Return ``End.DECIDED`` if that wins
    the match.
    """
    before = len(position.marked)
    seat, named = position.turn, seat_of(action)
    against = position.opponents(seat)[0] if named is None else named
    judge(position, FAULTS, seat, fault_of(action), against, tell)
    if len(position.marked) > before and any(decided(position, side) for side in opposing(position, against)):
        # Nothing is counted after the mark that wins the match.
        position.played_out = False
        return End.DECIDED
    return None
