"""Who plays whom when more persons take part than play at once, and what everybody owes.

At a chouette the first of a company's players has the box. Sources: "Königspiquet", "Normannisches Piquet";
RULES.md, P67 to P74, P89, P97.
"""

from __future__ import annotations

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
"""Who plays whom, by the places in the order of entry; a round is over when everybody has met everybody."""


def begin_company(persons: int, dealer: int) -> Evening:
    """Everybody in the order of the seats from the dealer on; the dealer and the next begin, the dealer in the box."""
    entry = tuple((dealer + place) % persons for place in range(persons))
    return Evening(entry[:2], entry[2:], entry=entry)


def after_partie(rules: PiquetRules, company: Evening, winner: int) -> Evening:
    """Who plays the next partie: the winner and who has waited longest, unless an order is fixed. The winner has the
    box.
    """
    parties = company.parties + 1
    order = FIXED_ORDERS.get(rules.order)
    if order is not None:
        one, other = (company.entry[place] for place in order[parties % len(order)])
        waiting = tuple(seat for seat in company.entry if seat not in (one, other))
        return replace(company, players=(one, other), waiting=waiting, parties=parties)
    entering, *rest = company.waiting
    return replace(company, players=(winner, entering), waiting=(*rest, company.other(winner)), parties=parties)


def players_of(rules: PiquetRules, standing: Standing) -> tuple[int, ...]:
    """The seats that play the next deal, in the order of play: elder first, the dealer last."""
    dealer = standing.dealer
    if rules.table is Table.TWO:
        if rules.persons == 2:
            return 1 - dealer, dealer
        return Company.of(standing).other(dealer), dealer
    step = -1 if rules.to_right else 1
    return tuple((dealer + step * (place + 1)) % rules.persons for place in range(rules.persons))


def payments(rules: PiquetRules, company: Company, winner: int, stakes: int) -> dict[int, int]:
    """What everybody gains by a partie, in stakes.

    Kings: the loser pays the winner and every king. Chouette: the box pays each of the company or is paid by each.
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
