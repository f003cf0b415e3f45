"""What the dealer's kept cards are worth, counted evenly for each set of them and each answer of elder.

The deals of ``solve.c`` follow the strategies that it learns, and in these elder hardly ever changes one or two cards;
what a dealer's cards are worth then rests on a handful of deals. Here every set that can be kept meets the same elders.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple

from cardtable.ai.ecarte.equilibrium import ELDER, GROUPS, KEPT, Equilibrium, form, kept_numbers
from cardtable.ai.ecarte.hands import Hand, kept_choices
from cardtable.ai.ecarte.tricks import leader_tricks
from cardtable.games.ecarte.dealing import HAND

_CARDS = 31
"""All cards but the one that was turned up, which is of trumps."""
_KING = 1 << 6
"""The highest of the seven trumps that are left if no king was turned up."""
_SELDOM = 0.25
"""The chance with which elder proposes with a hand with which the table would play."""
_MAJORITY = 3


class Elder(NamedTuple):
    """Elder after the exchange: the hand, all cards held until then, and those of the stock in their order."""

    hand: Hand
    gone: Hand
    stock: tuple[Hand, ...]


def elders(table: Equilibrium, number: int, generator: random.Random) -> Sequence[Sequence[Elder]]:
    """Return, for each group of numbers of cards that elder may change, so many hands of elder after the exchange."""
    found: list[list[Elder]] = [[] for _ in range(GROUPS - 1)]
    cards = [1 << place for place in range(_CARDS)]
    while any(len(group) < number for group in found):
        generator.shuffle(cards)
        hand = sum(cards[:HAND])
        share = table.points[ELDER][form(hand, False)] / 3
        if generator.random() >= max(share, _SELDOM):
            continue
        kept = max(kept_choices(hand, 1, HAND), key=lambda one: sum(_weighed(table, one)))
        changed = HAND - kept.bit_count()
        group = found[0 if changed <= 2 else changed - 2 if changed < HAND else GROUPS - 2]
        if len(group) < number:
            drawn = sum(cards[HAND : HAND + changed])
            group.append(Elder(kept | drawn, hand | drawn, tuple(cards[HAND + changed :])))
    return found


def _weighed(table: Equilibrium, kept: Hand) -> tuple[float, float, float]:
    """Return what kept cards bring elder in points: the majority changes hands, so it counts twice."""
    worth = table.kept(kept, None, False)
    return 2 * worth.majority, worth.vole, worth.king


def counted(kept: Hand, group: Sequence[Elder]) -> tuple[float, float, float]:
    """Return the dealer's chance of the majority of the tricks with ``kept`` cards against a ``group`` of elders, that
    of all five less elder's, and that of the king less elder's, if no king was turned up.
    """
    needed = HAND - kept.bit_count()
    deals = majority = vole = king = 0
    for elder in group:
        if elder.gone & kept:
            continue
        hand, left = kept, needed
        for card in elder.stock:
            if not left:
                break
            if not card & kept:
                hand |= card
                left -= 1
        tricks = HAND - leader_tricks(elder.hand, hand)
        deals += 1
        majority += tricks >= _MAJORITY
        vole += (tricks == HAND) - (tricks == 0)
        king += bool(hand & _KING) - bool(elder.hand & _KING)
    return majority / deals, vole / deals, king / deals


def _hand_of(number: int) -> Hand:
    """Return one of the sets of cards that have a ``canonical`` number."""
    return number >> 24 | (number >> 16 & 255) << 7 | (number >> 8 & 255) << 15 | (number & 255) << 23


def evenly(table: Equilibrium, number: int, seed: int) -> Equilibrium:
    """Return ``table`` with what the dealer's kept cards are worth counted against ``number`` elders for each group."""
    generator = random.Random(seed)
    parts = bytearray(table.parts)
    for place, group in enumerate(elders(table, number, generator), 1):
        for number_of_set, index in kept_numbers().items():
            majority, vole, king = counted(_hand_of(number_of_set), group)
            at = 3 * (place * KEPT + index)
            # Of all cards turned up one in eight is a king.
            values = (majority * 255, (vole + 1) * 127, (king * 7 / 8 + 1) * 127)
            parts[at : at + 3] = bytes(max(0, min(255, round(value))) for value in values)
    return replace(table, parts=bytes(parts))
