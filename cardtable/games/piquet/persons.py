"""Who plays whom when more persons take part than play at once, and what everybody owes.

The numbers are kept in ``Standing.carried``: ``first`` and ``second`` play; ``waiting:0`` … are the others, who enters
next first; ``parties`` have been played; ``account:p`` is what party p has gained in stakes. Sources:
"Königspiquet", "Normannisches Piquet"; RULES.md, P67 to P74, P89.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from cardtable.core.state import Standing
from cardtable.games.piquet.rules import Ending, KingsOrder, PiquetRules, Table

FIXED_ORDERS = {
    KingsOrder.ROUND: ((0, 1), (1, 2), (2, 3), (3, 0), (0, 2), (1, 3)),
    KingsOrder.LIST: ((0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3)),
}
"""AB BC CD DA AC BD and AB AC AD BC BD CD."""


@dataclass(frozen=True, slots=True)
class Company:
    """The persons of a match. ``first`` and ``second`` play; at a chouette the first has the box. ``entry`` is the
    order in which everybody entered."""

    first: int
    second: int
    waiting: tuple[int, ...]
    parties: int = 0
    entry: tuple[int, ...] = ()

    @classmethod
    def begin(cls, persons: int, dealer: int) -> Company:
        """Everybody in the order of the seats from the dealer on; the dealer and the next begin."""
        entry = tuple((dealer + place) % persons for place in range(persons))
        return cls(entry[0], entry[1], entry[2:], 0, entry)

    def carried(self) -> dict[str, int]:
        """The numbers for ``Standing.carried``."""
        numbers = {"first": self.first, "second": self.second, "parties": self.parties}
        numbers |= {f"waiting:{place}": seat for place, seat in enumerate(self.waiting)}
        numbers |= {f"entry:{place}": seat for place, seat in enumerate(self.entry)}
        return numbers

    @classmethod
    def of(cls, standing: Standing) -> Company:
        """The company that a standing carries."""
        numbers = dict(standing.carried)
        persons = len(standing.points)
        return cls(
            numbers["first"],
            numbers["second"],
            tuple(numbers[f"waiting:{place}"] for place in range(persons - 2)),
            numbers["parties"],
            tuple(numbers[f"entry:{place}"] for place in range(persons)),
        )

    def other(self, player: int) -> int:
        """The opponent of one of the two players."""
        return self.second if player == self.first else self.first

    def after_partie(self, rules: PiquetRules, winner: int) -> Company:
        """Who plays the next partie: the winner and who has waited longest, unless an order is fixed. The winner has
        the box."""
        loser = self.other(winner)
        parties = self.parties + 1
        order = FIXED_ORDERS.get(rules.order)
        if order is not None:
            one, other = (self.entry[place] for place in order[parties % len(order)])
            waiting = tuple(seat for seat in self.entry if seat not in (one, other))
            return replace(self, first=one, second=other, waiting=waiting, parties=parties)
        entering, *rest = self.waiting
        return replace(self, first=winner, second=entering, waiting=(*rest, loser), parties=parties)


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
    if rules.ending is Ending.CHOUETTE and winner == company.first:
        for person in (loser, *company.waiting):
            gains[person] -= stakes
            gains[winner] += stakes
        return gains
    for person in (winner, *company.waiting):
        gains[person] += stakes
        gains[loser] -= stakes
    return gains


def with_gains(carried: Mapping[str, int], gains: Mapping[int, int]) -> dict[str, int]:
    """The carried numbers after everybody's account has changed."""
    changed = dict(carried)
    for party, gain in gains.items():
        name = f"account:{party}"
        changed[name] = changed.get(name, 0) + gain
    return changed


def leaders(accounts: Sequence[int]) -> tuple[int, ...]:
    """Who has gained most."""
    return tuple(party for party, account in enumerate(accounts) if account == max(accounts))
