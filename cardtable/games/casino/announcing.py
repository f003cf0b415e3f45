"""Laying a card on another with an announced value, as at Zwicker in Schleswig-Holstein: the two make the sum or the
difference of their values, and who lays it there keeps a card of that value, or his partner has promised one.

Such a stack counts as one card of its value in every capture. Everybody may take it or lay another card on it; its
owner is whoever laid a card on it last, and as long as it lies he holds a card that takes it. What is made for the
partner binds nobody. RULES.md, C226 to C229.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from cardtable.core.cards import Card, format_card
from cardtable.core.errors import IllegalAction
from cardtable.games.casino.actions import Play
from cardtable.games.casino.captures import Values
from cardtable.games.casino.pieces import NOBODY
from cardtable.games.casino.position import CasinoPosition
from cardtable.games.casino.rules import CasinoRules

Promise = tuple[int, int]
"""A seat, and a value of which it has shown to hold a card."""


def made_of(own: Values, below: Values) -> set[int]:
    """Return the values that a card of the values ``own`` can make with what counts ``below``: their sum, what is left
    of ``below``, or the same value again if the two are equal.
    """
    made = {under + over for under in below for over in own} | {under - over for under in below for over in own}
    return {value for value in made if value > 0} | set(own).intersection(below)


def promises(rules: CasinoRules, plays: Sequence[tuple[int, Play]]) -> set[Promise]:
    """Return what the players have shown by their ``plays`` to hold yet: a card of each value that they announced and
    have not played since. What was made of a value that the partner had promised shows nothing.
    """
    found: set[Promise] = set()
    for seat, play in plays:
        if play.objection:
            continue
        found.difference_update((seat, value) for value in rules.hand_values[play.card])
        if play.value and not promised_to(rules, found, seat, play.value):
            found.add((seat, play.value))
    return found


class Duty(NamedTuple):
    """What a play of ``seat`` has shown: its hand could then take its stacks of ``values`` with a card each; ``later``
    are the cards of that hand that it has played since.
    """

    seat: int
    values: tuple[int, ...]
    later: tuple[Card, ...]


def duties(rules: CasinoRules, plays: Sequence[tuple[int, Play]]) -> list[Duty]:
    """Return what ``plays`` have shown of the hands of those who had a stack on the table after their play."""
    found: list[tuple[int, int, tuple[int, ...]]] = []
    stacks: dict[int, tuple[int, int]] = {}
    begun = 0
    for place, (seat, play) in enumerate(plays):
        if play.captures:
            for number in play.builds:
                del stacks[number]
        elif play.value:
            begun += not play.builds
            stacks[min(play.builds, default=begun)] = play.value, owner_of(rules, plays[:place], seat, play.value)
        if own := sorted({value for value, owner in stacks.values() if owner == seat}):
            found.append((place, seat, tuple(own)))
    return [
        Duty(seat, values, tuple([play.card for other, play in plays[place + 1 :] if other == seat]))
        for place, seat, values in found
    ]


def promised_to(rules: CasinoRules, promised: set[Promise], seat: int, value: int) -> bool:
    """Whether a partner of ``seat`` is among those who have ``promised`` a card of ``value``."""
    partners = rules.sides[rules.side_of[seat]]
    return any((other, value) in promised for other in partners if other != seat)


def covered_values(position: CasinoPosition, card: Card) -> set[int]:
    """Return the values that the player to move may announce by playing ``card``: those of which he holds another card,
    and those that a partner has promised.
    """
    rules, seat = position.rules, position.turn
    rest = position.hands[seat][:]
    rest.remove(card)
    values = {value for other in rest for value in rules.hand_values[other]}
    promised = promises(rules, position.plays)
    return values | {value for _, value in promised if promised_to(rules, promised, seat, value)}


def owner_of(rules: CasinoRules, before: Sequence[tuple[int, Play]], seat: int, value: int) -> int:
    """Return who owns a stack of ``value`` that ``seat`` makes after the plays ``before``: nobody if a partner has
    promised a card of the value.
    """
    return NOBODY if promised_to(rules, promises(rules, before), seat, value) else seat


def check_announced(position: CasinoPosition, play: Play) -> None:
    """Raise ``IllegalAction`` with the reason why ``play``, which announces a value, is not legal now."""
    rules = position.rules
    below = [rules.table_values[card] for card in play.taken]
    below += [(one.value,) for one in position.builds if one.number in play.builds]
    own = rules.table_values[play.card]
    if len(below) > 1:
        raise IllegalAction("stack_on_one")
    if play.value not in (made_of(own, below[0]) if below else own):
        raise IllegalAction("does_not_add_up", card=format_card(play.card), values=str(play.value))
    if play.value not in covered_values(position, play.card):
        raise IllegalAction("announcer_must_hold", sum=play.value)
