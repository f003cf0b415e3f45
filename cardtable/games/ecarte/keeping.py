"""The phase after a match of a chouette in which the banker keeps the box or gives it up. RULES.md, E74."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from cardtable.core.machine import Lines, Tell
from cardtable.games.ecarte.actions import GIVE_UP_BOX, KEEP_BOX, EcarteAction, Kind
from cardtable.games.ecarte.codes import Said
from cardtable.games.ecarte.dealing import HAND
from cardtable.games.ecarte.marking import all_lines, facts_of
from cardtable.games.ecarte.phase_object import EcartePhase, say
from cardtable.games.ecarte.position import EcartePosition


class KeepingBox(EcartePhase):
    """The phase in which the banker keeps the box, or gives it to the captain."""

    kinds = frozenset({Kind.KEEP_BOX, Kind.GIVE_UP_BOX})

    def actors(self, position: EcartePosition) -> Collection[int]:
        return (position.banker,)

    def listed(self, position: EcartePosition) -> Iterable[EcarteAction]:
        return (KEEP_BOX, GIVE_UP_BOX)

    def apply(self, position: EcartePosition, action: EcarteAction, tell: Tell | None) -> Lines:
        position.gives_up = action.kind is Kind.GIVE_UP_BOX
        say(position, Said.GIVES_UP_BOX if position.gives_up else Said.KEEPS_BOX, tell)
        played = len(position.plays) == 2 * HAND
        return all_lines(position, facts_of(position) if played else None)
