"""Adding up what a player has declared, for deals that are played and for deals that are entered by hand.

A player's declarations are added up when he has spoken for all three classes: elder's before she leads, the dealer's
when he counts (“Das Zählen”). Only then is it seen, in their order, whether they make a Neunziger; if it is a match of
its own, none of them enters the running count. RULES.md, P37, P40, P47, P49.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

from cardtable.games.piquet.codes import Line
from cardtable.games.piquet.combinations import KINDS, Kind
from cardtable.games.piquet.rules import PiquetRules, Repique


def repique_place(
    rules: PiquetRules, before: int, declared: Sequence[tuple[Kind, int]], barred: Collection[Kind], blanked: bool
) -> int | None:
    """The number of the declaration with which a side makes a Neunziger, from 0; None if it makes none.

    ``declared`` are class and points of each in the order of counting, ``before`` is what the side has toward it
    without them. Others have counted or beaten the classes ``barred``; ``blanked`` if they have shown carte blanche.
    """
    if blanked:
        return None
    total = before
    for place, (kind, points) in enumerate(declared):
        total += points
        if total >= rules.threshold:
            return None if any(earlier in barred for earlier in before_it(rules, kind)) else place
    return None


def before_it(rules: PiquetRules, kind: Kind) -> Sequence[Kind]:
    """The classes in which nothing of the others may count if a Neunziger is made in ``kind``."""
    return KINDS if rules.nothing_beaten else KINDS[:kind]


def in_order(rules: PiquetRules, declarations: int, place: int | None, jumped: bool) -> Iterator[tuple[int, bool]]:
    """In what order so many declarations are marked: the number of each and whether it enters the running count. The
    number -1 is the Neunziger, which follows the declaration at ``place``; ``jumped`` if the side has made one before.
    """
    enters = rules.repique is not Repique.OWN_MATCH or (place is None and not jumped)
    for number in range(declarations):
        yield number, enters
        if number == place:
            yield -1, True


def repique_line(rules: PiquetRules, marked: int) -> tuple[Line, int] | None:
    """Code and points of the line that a Neunziger brings, of which ``marked`` points are in the running count and
    leave it again where it is a match of its own; None where it brings a prize alone.
    """
    if rules.repique is Repique.OWN_MATCH:
        return Line.REPIQUE_MATCH, -marked
    return (Line.REPIQUE, rules.repique_jump) if rules.jumps else None
