"""The fewest payments that settle an evening."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from cardtable.core.errors import CodedError

MOST_EXACT = 14
"""For up to so many persons the number of payments is the smallest possible; for more persons it is only near that."""
MOST_TRIED = 11
"""For up to so many persons all ways with the fewest payments are compared."""


@dataclass(frozen=True, slots=True)
class Payment:
    """A payment of ``amount`` from one person to another; ``payer`` and ``receiver`` are places in the list of
    balances.
    """

    payer: int
    receiver: int
    amount: int


def payments(balances: Sequence[int], together: Collection[frozenset[int]] = ()) -> tuple[Payment, ...]:
    """Return payments after which nobody owes anything. A negative balance is a debt, a positive one is to be received.

    A group of n persons whose balances add up to nothing needs n - 1 payments at most, so the fewest are needed when
    the persons fall into as many such groups as possible. Of several ways with as few payments, one is taken in which
    persons pay each other who are a pair in ``together``: for up to ``MOST_TRIED`` persons with as few others as
    possible, for more if each table can settle among itself with as few. Raises ``CodedError`` ``does_not_balance`` if
    the balances do not add up to nothing.
    """
    if sum(balances):
        raise CodedError("does_not_balance", rest=sum(balances))
    persons = [person for person, balance in enumerate(balances) if balance]
    if together and len(persons) <= MOST_TRIED:
        return _nearest(persons, balances, frozenset(together))
    groups = _most_groups(persons, balances) if len(persons) <= MOST_EXACT else [persons]
    tables = [one for one in _tables(persons, together) if len(one) > 1]
    if len(tables) > 1 and not any(sum(balances[person] for person in table) for table in tables):
        apart = [payment for table in tables for payment in payments(_only(table, balances), together)]
        if len(apart) <= len(persons) - len(groups):
            return tuple(apart)
    return tuple(payment for group in groups for payment in _within(group, balances, frozenset(together)))


def _tables(persons: Sequence[int], together: Collection[frozenset[int]]) -> list[list[int]]:
    """Return the persons in groups such that no pair in ``together`` is of two groups."""
    table = {person: [person] for person in persons}
    for pair in together:
        one, other = (table.get(person) for person in (min(pair), max(pair)))
        if one is not None and other is not None and one is not other:
            one += other
            table |= dict.fromkeys(other, one)
    return [sorted(group) for person, group in table.items() if person == min(group)]


def _only(persons: Sequence[int], balances: Sequence[int]) -> list[int]:
    """Return the balances of ``persons``, and nothing for all others."""
    return [balance if person in persons else 0 for person, balance in enumerate(balances)]


def _nearest(
    persons: Sequence[int], balances: Sequence[int], together: frozenset[frozenset[int]]
) -> tuple[Payment, ...]:
    """Return the payments of the most groups that balance; among these, of those with the fewest strangers."""
    sums = [0] * (1 << len(persons))
    for chosen in range(1, len(sums)):
        lowest = chosen & -chosen
        sums[chosen] = sums[chosen ^ lowest] + balances[persons[lowest.bit_length() - 1]]
    balanced = [chosen for chosen in range(1, len(sums)) if not sums[chosen]]
    alone = {
        chosen: _within([one for place, one in enumerate(persons) if chosen >> place & 1], balances, together)
        for chosen in balanced
    }
    best: dict[int, tuple[tuple[int, int], list[Payment]]] = {0: ((0, 0), [])}
    for chosen in balanced:
        lowest = chosen & -chosen
        for group in balanced:
            if group > chosen:
                break
            if group & lowest and not group & ~chosen:
                (made, strangers), paid = best[chosen ^ group]
                strange = _strangers(alone[group], together)
                cost = (made + len(alone[group]), strangers + strange)
                if chosen not in best or cost < best[chosen][0]:
                    best[chosen] = cost, [*alone[group], *paid]
    return tuple(best[len(sums) - 1][1])


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


def _within(
    group: Sequence[int], balances: Sequence[int], together: frozenset[frozenset[int]] = frozenset()
) -> list[Payment]:
    """Return the payments within one group: from debts to claims directly, unless fewer strangers pay each other if
    money is passed on by persons who know both sides.
    """
    direct = _direct(group, balances, together)
    if not together or not _strangers(direct, together):
        return direct
    passed_on = _passed_on(group, balances, together)
    fewer = len(passed_on) <= len(direct) and _strangers(passed_on, together) < _strangers(direct, together)
    return passed_on if fewer else direct


def _strangers(made: Sequence[Payment], together: frozenset[frozenset[int]]) -> int:
    return sum(frozenset((one.payer, one.receiver)) not in together for one in made)


def _direct(group: Sequence[int], balances: Sequence[int], together: frozenset[frozenset[int]]) -> list[Payment]:
    """Return payments of which each settles at least one person: the person with the largest debt pays the one with the
    largest claim; pairs in ``together`` come first.
    """
    left = {person: balances[person] for person in group}
    found = []
    while any(left.values()):
        payer, receiver = min(
            ((payer, receiver) for payer in left if left[payer] < 0 for receiver in left if left[receiver] > 0),
            key=lambda pair: (frozenset(pair) not in together, left[pair[0]], pair[0], -left[pair[1]], pair[1]),
        )
        amount = min(-left[payer], left[receiver])
        found.append(Payment(payer, receiver, amount))
        left[payer] += amount
        left[receiver] -= amount
    return found


def _passed_on(group: Sequence[int], balances: Sequence[int], together: frozenset[frozenset[int]]) -> list[Payment]:
    """Return payments along a tree that joins all persons of the group, with as few strangers beside each other as
    possible.
    """
    known = {one: [other for other in group if frozenset((one, other)) in together] for one in group}
    # Whoever knows most is the first, so that money is passed on by few.
    waiting = sorted(group, key=lambda one: (-len(known[one]), one))
    order, above = [waiting[0]], dict[int, int]()
    while len(order) < len(group):
        met = next(
            ((one, other) for one in order for other in known[one] if other not in order),
            (order[0], next(one for one in waiting if one not in order)),
        )
        above[met[1]] = met[0]
        order.append(met[1])
    sums, found = {person: balances[person] for person in group}, []
    for person in reversed(order[1:]):
        to, owed = above[person], sums[person]
        sums[to] += owed
        if owed:
            found.append(Payment(person, to, -owed) if owed < 0 else Payment(to, person, owed))
    return found
