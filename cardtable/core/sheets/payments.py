"""The fewest payments that settle an evening."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from cardtable.core.errors import CodedError

MOST_EXACT = 14
"""For up to so many persons the number of payments is the smallest possible; for more persons it is only near that."""


@dataclass(frozen=True, slots=True)
class Payment:
    """A payment of ``amount`` from one person to another; ``payer`` and ``receiver`` are places in the list of
    balances.
    """

    payer: int
    receiver: int
    amount: int


def payments(balances: Sequence[int]) -> tuple[Payment, ...]:
    """Return payments after which nobody owes anything. A negative balance is a debt, a positive one is to be received.

    A group of n persons whose balances add up to nothing needs n - 1 payments at most, so the fewest are needed when
    the persons fall into as many such groups as possible. Raises ``CodedError`` ``does_not_balance`` if the balances do
    not add up to nothing.
    """
    if sum(balances):
        raise CodedError("does_not_balance", rest=sum(balances))
    persons = [person for person, balance in enumerate(balances) if balance]
    groups = _most_groups(persons, balances) if len(persons) <= MOST_EXACT else [persons]
    return tuple(payment for group in groups for payment in _within(group, balances))


def _most_groups(persons: Sequence[int], balances: Sequence[int]) -> list[list[int]]:
    """Split ``persons`` into as many groups as possible, each of which balances to nothing."""
    sums = [0] * (1 << len(persons))
    best = [0] * (1 << len(persons))
    came_from = [0] * (1 << len(persons))
    for chosen in range(1, 1 << len(persons)):
        lowest = chosen & -chosen
        sums[chosen] = sums[chosen ^ lowest] + balances[persons[lowest.bit_length() - 1]]
        # Persons are added one by one; whenever the sum is nothing, a group is complete.
        most, source = -1, 0
        rest = chosen
        while rest:
            last = rest & -rest
            rest ^= last
            if best[chosen ^ last] > most:
                most, source = best[chosen ^ last], chosen ^ last
        best[chosen] = most + (sums[chosen] == 0)
        came_from[chosen] = source
    groups: list[list[int]] = []
    group: list[int] = []
    chosen = (1 << len(persons)) - 1
    while chosen:
        if sums[chosen] == 0 and group:
            groups.append(sorted(group))
            group = []
        source = came_from[chosen]
        group.append(persons[(chosen ^ source).bit_length() - 1])
        chosen = source
    if group:
        groups.append(sorted(group))
    return sorted(groups)


def _within(group: Sequence[int], balances: Sequence[int]) -> list[Payment]:
    """Return the payments within one group. The person with the largest debt pays the one with the largest claim, so
    that each payment settles at least one person.
    """
    left = {person: balances[person] for person in group}
    found = []
    while any(left.values()):
        payer = min(left, key=lambda person: (left[person], person))
        receiver = max(left, key=lambda person: (left[person], -person))
        amount = min(-left[payer], left[receiver])
        found.append(Payment(payer, receiver, amount))
        left[payer] += amount
        left[receiver] -= amount
    return found
