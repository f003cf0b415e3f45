"""Cards that would prove what a player has named without showing it; used where there are too many hands to
go through.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from itertools import combinations

from cardtable.core.cards import Card
from cardtable.games.piquet.combinations import KINDS, LONGEST, NO_SUIT, Item, Kind, item_mask
from cardtable.games.piquet.deals import shown_before
from cardtable.games.piquet.knowledge import Knowledge
from cardtable.games.piquet.phases import HeardWord, Word
from cardtable.games.piquet.ranking import COUNT, PIPS, SIX_BIT, cards_of, mask_of, of_suit, suit_bits


def choose_witnesses(
    others: Sequence[Knowledge], unseen: Sequence[Card], generator: random.Random, spread: float
) -> list[frozenset[Card]] | None:
    """Return, for each player, unseen cards that he could hold and that would give him what he has named; None if
    chance found no choice for all.

    Of the ways to have something, one that needs a card less is preferred, unless a random number, which is worth up to
    ``spread`` cards, decides otherwise.
    """
    free = mask_of(unseen)
    for one in others:
        free &= ~mask_of(one.held)
    chosen: list[frozenset[Card]] = []
    for one in others:
        sure = one.played | mask_of(one.held)
        could = free & ~one.excluded
        blank = one.observation.blank[one.seat] if shown_before(one.rules, one.observation, one.seat) else ()
        shown = mask_of(blank)
        needed = 0
        for kind in KINDS:
            said = one.observation.said[kind][one.seat]
            if said.word is Word.ITEM:
                if one.matching(kind, sure | needed):
                    continue
            elif one.known_length(kind) > one.best(kind, sure | needed)[0]:
                said = HeardWord(Word.ITEM, one.known_length(kind))
            else:
                continue
            masks = list(_masks(kind, said, sure | needed, could & ~needed))
            if not masks and not one.believed:
                continue
            if not masks:
                return None
            # Few cards more than those he holds anyway are likelier, and leave room for the rest. Nearly all that was
            # shown before the exchange is there still.
            added = [mask & ~sure & ~needed for mask in masks]
            needed |= min(added, key=lambda mask: (mask & ~shown).bit_count() + spread * generator.random())
        free &= ~needed
        chosen.append(frozenset(cards_of(needed)))
    return chosen


def _masks(kind: Kind, said: HeardWord, sure: int, could: int) -> Iterator[int]:
    """Yield masks of cards, certain ones and possible ones, that together are what was said."""
    for suit in range(4):
        if kind is Kind.POINT:
            yield from _points(said, suit, suit_bits(sure, suit), suit_bits(could, suit))
        elif kind is Kind.SEQUENCE:
            for top in range(max(1, said.length - 2), 8):
                if said.rank in (top, -1):
                    mask = item_mask(Item(kind, said.length, top, suit), 0)
                    if not mask & ~(sure | could):
                        yield mask
    if kind is Kind.SET:
        for missing in (NO_SUIT,) if said.length == 4 else range(4):
            mask = item_mask(Item(kind, said.length, said.rank, missing), 0)
            if not mask & ~(sure | could):
                yield mask


def _points(said: HeardWord, suit: int, sure: int, could: int) -> Iterator[int]:
    """Yield cards of a suit with the length and the pips that were said, or one card more than were said of an overfull
    point.
    """
    strengths = [1 << strength for strength in range(8)] + [SIX_BIT]
    others = [bit for bit in strengths if could & bit and not sure & bit]
    if said.length > LONGEST:
        # A ruff, whatever cards it has.
        for number in range(len(others) + 1):
            for added in combinations(others, number):
                bits = sure | sum(added)
                if PIPS[bits] == said.rank:
                    yield of_suit(bits, suit)
        return
    overfull = said.rank == 10 * said.length + 1
    for length in (said.length, said.length + 1) if overfull else (said.length,):
        missing = length - COUNT[sure]
        for added in combinations(others, missing) if missing >= 0 else ():
            bits = sure | sum(added)
            if length > said.length or said.rank in (PIPS[bits], -1):
                yield of_suit(bits, suit)
