"""What may be counted, and counting it: at once with a Neunziger, or before the first card.

Sources: "Das Zählen", "Der Neunziger"; "Räuberpiquet" and "Normannisches Piquet" for more than two.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from cardtable.core.events import Announced
from cardtable.core.machine import Tell
from cardtable.games.piquet.codes import Line, Said
from cardtable.games.piquet.combinations import KINDS, Item, Kind, best_first, shortened
from cardtable.games.piquet.counting import End, blanked, check_pique, count_item
from cardtable.games.piquet.phases import OPEN, Jump, Word
from cardtable.games.piquet.position import PiquetPosition
from cardtable.games.piquet.statements import holders


def may_announce(position: PiquetPosition) -> bool:
    """Whether the dealer of two could have a Neunziger, as far as everybody knows."""
    party, elders = position.rules.party_of[position.dealer], position.rules.party_of[position.elder]
    if blanked(position, party) or (position.rules.nothing_beaten and elders in position.right):
        return False
    # What comes before anything of elder's; the point alone never makes 30.
    first_lost = position.right.index(elders) if elders in position.right else len(KINDS)
    return any(position.right[kind] in (party, OPEN) for kind in KINDS[Kind.SEQUENCE : first_lost])


def potential(position: PiquetPosition, party: int) -> int:
    """What a party would count toward a Neunziger if it counted all that it may, in the order of counting."""
    rules = position.rules
    others_win = any(right >= 0 and right != party for right in position.right)
    if blanked(position, party) or position.jumps[party] is not Jump.NONE or (rules.nothing_beaten and others_win):
        return 0
    total = (
        sum(line.points for line in position.marked if line.party == party and line.code == Line.CARTE_BLANCHE)
        * rules.blanche_counts_toward
    )
    for kind in KINDS:
        if position.right[kind] >= 0 and position.right[kind] != party:
            break
        for seat in position.players:
            if rules.party_of[seat] == party:
                items = position.counted[kind][seat] if position.done[seat] else countable_items(position, seat, kind)
                total += sum(item.points for item in items)
    return total


def announce_ninety(position: PiquetPosition, seat: int, tell: Tell | None) -> End | None:
    """The party of ``seat`` announces a Neunziger and counts before the first lead."""
    party = position.rules.party_of[seat]
    position.ninety[party] = True
    if tell:
        tell(Announced(seat, Said.NINETY))
    for member in position.players:
        waits = position.rules.party_of[member] == party and not position.done[member]
        if waits and (end := count_all(position, member, tell)):
            return end
    return None


def countable(position: PiquetPosition, seat: int, kind: Kind) -> tuple[tuple[Item, ...], tuple[Item, ...]]:
    """What a player who does not lead first must count of a class, and what he may count besides."""
    right, said = position.right[kind], position.said[kind][seat].word
    if right == OPEN and seat == position.dealer:
        return (), position.whole(seat, kind)
    if right != position.rules.party_of[seat] or said is Word.NOTHING:
        return (), ()
    declared = position.listed[kind][seat]
    if kind is Kind.POINT:
        return (declared, ()) if holders(position, kind)[:1] == [seat] else ((), ())
    besides = [item for item in position.whole(seat, kind) if not any(one in shortened(item) for one in declared)]
    return declared, tuple(besides)


def countable_items(position: PiquetPosition, seat: int, kind: Kind) -> tuple[Item, ...]:
    """Everything of a class that a player may count, the best first."""
    must, may = countable(position, seat, kind)
    return best_first([*must, *may])


def may_count(position: PiquetPosition, seat: int) -> bool:
    """Whether a player could have something to count, as far as everybody knows."""
    party = position.rules.party_of[seat]
    return any(right == party or (right == OPEN and seat == position.dealer) for right in position.right)


def count_lists(position: PiquetPosition, seat: int) -> list[tuple[Item, ...]]:
    """All that a player can decide to count, everything first."""
    must: list[Item] = []
    may: list[Item] = []
    for kind in KINDS:
        obliged, free = countable(position, seat, kind)
        must += obliged
        may += free
    return [best_first([*must, *chosen]) for size in range(len(may), -1, -1) for chosen in combinations(may, size)]


def count_all(position: PiquetPosition, seat: int, tell: Tell | None) -> End | None:
    """A player counts everything that he may."""
    return count_items(position, seat, [item for kind in KINDS for item in countable_items(position, seat, kind)], tell)


def count_items(position: PiquetPosition, seat: int, items: Sequence[Item], tell: Tell | None) -> End | None:
    """A player counts ``items`` before he plays to the first trick."""
    position.done[seat] = True
    for item in items:
        if end := count_item(position, seat, item, tell):
            return end
    return check_pique(position, tell) if position.plays else None


def can_announce(position: PiquetPosition, seat: int) -> bool:
    """Whether the party of ``seat`` would make a Neunziger by counting all that it may."""
    return potential(position, position.rules.party_of[seat]) >= position.rules.threshold
