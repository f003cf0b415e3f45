"""Adding up the declarations of a player, for deals that are played here and for deals that are entered by hand.

A player's declarations are added up when all three classes have been spoken for: elder's before the first lead, the
dealer's when he counts (“Das Zählen”). Only then does their order show whether they make a Neunziger. If a Neunziger is
a match of its own, none of these declarations enters the running count. RULES.md, P37, P40, P47, P49.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

from cardtable.games.piquet.codes import Line
from cardtable.games.piquet.combinations import KINDS, Kind
from cardtable.games.piquet.rules import PiquetRules, Repique


def repique_place(
    rules: PiquetRules, before: int, declared: Sequence[tuple[Kind, int]], barred: Collection[Kind], blanked: bool
) -> int | None:
    """Return the number (from 0) of the declaration with which a side makes a Neunziger; None if it makes none.

    ``declared`` are class and points of each declaration in the order of counting; ``before`` is what the side already
    has toward a Neunziger. Other sides have counted or beaten the classes ``barred``; ``blanked`` means that another
    side has shown carte blanche.
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
    """Return the classes in which nothing of the other sides may count if a Neunziger is made in ``kind``."""
    return KINDS if rules.nothing_beaten else KINDS[:kind]


def in_order(rules: PiquetRules, declarations: int, place: int | None, jumped: bool) -> Iterator[tuple[int, bool]]:
    """Yield in what order ``declarations`` declarations are marked: the number of each and whether it enters the
    running count. The number -1 is the Neunziger, which follows the declaration at ``place``. ``jumped`` says that the
    side has made a Neunziger before.
    """
    enters = rules.repique is not Repique.OWN_MATCH or (place is None and not jumped)
    for number in range(declarations):
        yield number, enters
        if number == place:
            yield -1, True


def repique_line(rules: PiquetRules, marked: int) -> tuple[Line, int] | None:
    """Return code and points of the line for a Neunziger; None if it brings only a prize. ``marked`` points of its
    declarations are in the running count; they are taken off again if the Neunziger is a match of its own.
    """
    if rules.repique is Repique.OWN_MATCH:
        return Line.REPIQUE_MATCH, -marked
    return (Line.REPIQUE, rules.repique_jump) if rules.jumps else None
