"""Distributing unseen cards at random over the places where they can be."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import NamedTuple

from cardtable.core.cards import Card
from cardtable.core.chance import shuffled

_CHANCES = 4
"""How many random shuffles are tried before cards are placed one by one."""


class HidingPlace(NamedTuple):
    """A place with unseen cards: how many lie there, and which cards can be among them."""

    cards: int
    admits: frozenset[Card]


class Placing:
    """The task of laying ``cards`` into ``places``, each of which holds a fixed number."""

    def __init__(self, cards: Sequence[Card], places: Sequence[HidingPlace]) -> None:
        self._places = places
        self._bound: list[list[Card]] = [[] for _ in places]
        self._free: list[Card] = []
        self._possible = True
        for card in cards:
            fitting = [number for number, one in enumerate(places) if one.cards and card in one.admits]
            if len(fitting) == 1:
                self._bound[fitting[0]].append(card)
            else:
                self._free.append(card)
                self._possible &= bool(fitting)
        self._left = [one.cards - len(bound) for one, bound in zip(places, self._bound, strict=True)]
        self._possible &= min(self._left, default=0) >= 0

    def at_random(self, generator: random.Random) -> list[tuple[Card, ...]] | None:
        """Return the cards of each place, or None if there is no way to lay them.

        Cards that fit in only one place are laid there. The others are shuffled a few times; if one of these shuffles
        fits, it is taken, and then every arrangement is equally likely. Otherwise each card takes a free spot at
        random; if no free spot admits it, cards laid before are moved to make room (augmenting paths). Arrangements
        found in that way are not all equally likely.
        """
        if not self._possible:
            return None
        for _ in range(_CHANCES):
            laid = self._cut(shuffled(self._free, generator))
            if laid is not None:
                return laid
        return self._fitted(shuffled(self._free, generator), generator)

    def admits(self, place: int, card: Card) -> bool:
        """Return whether a card can lie in a place."""
        return card in self._places[place].admits

    def _cut(self, cards: Sequence[Card]) -> list[tuple[Card, ...]] | None:
        laid = []
        position = 0
        for one, bound, left in zip(self._places, self._bound, self._left, strict=True):
            there = cards[position : position + left]
            if not one.admits.issuperset(there):
                return None
            laid.append((*bound, *there))
            position += left
        return laid

    def _fitted(self, cards: Sequence[Card], generator: random.Random) -> list[tuple[Card, ...]] | None:
        spots = [number for number, left in enumerate(self._left) for _ in range(left)]
        taken: list[Card | None] = [None] * len(spots)
        for card in cards:
            if not self._settle(card, spots, taken, shuffled(range(len(spots)), generator), set()):
                return None
        laid = [list(bound) for bound in self._bound]
        for number, one in zip(spots, taken, strict=True):
            if one is not None:
                laid[number].append(one)
        return [tuple(there) for there in laid]

    def _settle(
        self, card: Card, spots: Sequence[int], taken: list[Card | None], order: Sequence[int], tried: set[int]
    ) -> bool:
        fitting = [spot for spot in order if spot not in tried and card in self._places[spots[spot]].admits]
        for spot in fitting:
            if taken[spot] is None:
                taken[spot] = card
                return True
        for spot in fitting:
            if spot in tried:
                continue
            tried.add(spot)
            other = taken[spot]
            assert other is not None
            if self._settle(other, spots, taken, order, tried):
                taken[spot] = card
                return True
        return False
