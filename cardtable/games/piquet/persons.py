"""Which persons play against each other when more take part than play at once, and what each owes.

At a chouette the first of a company's players has the box. Sources: "Königspiquet", "Normannisches Piquet"; RULES.md,
P67 to P74, P89, P97, P150, P151.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from cardtable.core.company import Company
from cardtable.core.state import Standing
from cardtable.games.piquet.evening import Evening
from cardtable.games.piquet.rules import Ending, KingsOrder, PiquetRules, Table


def _pairs(order: KingsOrder) -> tuple[tuple[int, int], ...]:
    return tuple(("abcde".index(pair[0]), "abcde".index(pair[1])) for pair in order.value.split("_"))


FIXED_ORDERS: dict[KingsOrder, tuple[tuple[int, int], ...]] = {
    order: _pairs(order) for order in KingsOrder if order is not KingsOrder.LOSER_LEAVES
}
"""The pairs of players, by their places in the order of entry; a round is over when everybody has met everybody."""


MOST_AT_ONCE = {Ending.KINGS: 5, Ending.CHOUETTE: 6}
"""How many persons can take part at once."""


def matches_of_round(persons: int) -> int:
    """Return how many matches it takes until everybody has met everybody: a round of Königspiquet."""
    return persons * (persons - 1) // 2


def room_for(rules: PiquetRules) -> int:
    """Return how many persons can take part at once if persons may come and go between two matches; 0 if they may not,
    which includes fixed orders.
    """
    return 0 if rules.order in FIXED_ORDERS else MOST_AT_ONCE.get(rules.ending, 0)


def of_persons(rules: PiquetRules, persons: int) -> PiquetRules:
    """Return the rules for ``persons`` persons in all, each on a side alone."""
    seats = tuple(range(persons))
    return replace(rules, persons=persons, sides=tuple((seat,) for seat in seats), side_of=seats)


def with_there(rules: PiquetRules, persons: int) -> PiquetRules:
    """Return the rules with ``persons`` persons there; they decide how long a round of Königspiquet is."""
    if rules.ending is not Ending.KINGS or not room_for(rules):
        return rules
    rounds = int(rules.rule_set.options["rounds"])
    return replace(rules, matches_to_play=matches_of_round(persons) * rounds)


def begin_company(there: Sequence[int], dealer: int, persons: int) -> Evening:
    """Return the company of the seats ``there``, of ``persons`` in all, in the order from the dealer on. The dealer and
    the next begin; the dealer has the box.
    """
    first = there.index(dealer)
    entry = (*there[first:], *there[:first])
    return Evening(entry[:2], entry[2:], won=(0,) * persons, deals=0, entry=entry)


def after_match(rules: PiquetRules, company: Evening, winner: int) -> Evening:
    """Return the company for the next match: the winner plays against the person who has waited longest, unless an
    order is fixed. The winner has the box, or after a loss of it who has waited longest, if that is agreed.
    """
    matches = company.matches + 1
    order = FIXED_ORDERS.get(rules.order)
    if order is not None:
        one, other = (company.entry[place] for place in order[matches % len(order)])
        waiting = tuple(seat for seat in company.entry if seat not in (one, other))
        return replace(company, players=(one, other), waiting=waiting, matches=matches)
    if not company.waiting:
        return replace(company, players=(winner, company.other(winner)), matches=matches)
    entering, *rest = company.waiting
    if rules.box_to_adviser and winner != company.players[0]:
        return replace(company, players=(entering, winner), waiting=(*rest, company.players[0]), matches=matches)
    return replace(company, players=(winner, entering), waiting=(*rest, company.other(winner)), matches=matches)


def players_of(rules: PiquetRules, standing: Standing) -> tuple[int, ...]:
    """Return the seats that play the next deal, in the order of play: elder first, the dealer last."""
    dealer = standing.dealer
    if rules.table is Table.TWO:
        if rules.persons == 2:
            return 1 - dealer, dealer
        return Company.of(standing).other(dealer), dealer
    step = -1 if rules.to_right else 1
    return tuple((dealer + step * (place + 1)) % rules.persons for place in range(rules.persons))


def payments(rules: PiquetRules, company: Company, winner: int, stakes: int) -> dict[int, int]:
    """Return what each person gains by a match, in stakes.

    Kings: the loser pays the winner and every king. Chouette: the box pays each person of the company or is paid by
    each.
    """
    loser = company.other(winner)
    gains = dict.fromkeys(range(rules.persons), 0)
    if rules.ending is Ending.CHOUETTE and winner == company.players[0]:
        for person in (loser, *company.waiting):
            gains[person] -= stakes
            gains[winner] += stakes
        return gains
    for person in (winner, *company.waiting):
        gains[person] += stakes
        gains[loser] -= stakes
    return gains
