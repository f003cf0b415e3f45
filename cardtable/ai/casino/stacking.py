"""The moves of a search in games in which cards are laid on each other.

Not all stacks are considered: of each hand those that another card of it can take, the most valuable first, and the
highest of the others, which fewer cards can take.
"""

from __future__ import annotations

from cardtable.ai.casino.model import KINDS, Model, Move
from cardtable.core.cards import JOKER
from cardtable.games.casino.stacking import stacked_as

_MOST_STACKS = 4
"""The most stacks of a hand that are considered."""
_MOST_KNOWN = 600
"""The most different stacks that a search makes in all; after that, no further ones are considered."""

Hand = tuple[int, ...]


class Stacking:
    """The moves of a model in games in which cards are laid on each other."""

    def __init__(self, model: Model) -> None:
        self._model = model
        self._rules = model.rules
        self._moves: dict[tuple[int, Hand], list[Move]] = {}

    def moves(self, table: int, hand: Hand, seat: int) -> list[Move]:
        """Return the moves from ``hand`` that are worth a search, including stacks, probably good ones first;
        ``Model.moves`` has those without stacks.
        """
        key = (table, hand)
        found = self._moves.get(key)
        if found is None:
            takes = self._model.moves(table, hand)
            found = self._moves[key] = takes if self._is_bound(takes) else [*takes, *self._best(table, hand)]
        return found

    def _is_bound(self, takes: list[Move]) -> bool:
        """Whether a card that takes something forbids to lay one on another."""
        return self._rules.stacks_if_stuck and any(packed for *_, packed in takes)

    def _best(self, table: int, hand: Hand) -> list[Move]:
        if self._model.builds_known > _MOST_KNOWN:
            return []
        held: dict[int, set[int]] = {}
        for card in hand:
            if KINDS[card] != JOKER:
                for value in self._rules.hand_values[KINDS[card]]:
                    held.setdefault(value, set()).add(card)
        lying = self._model.values_on(table)
        found: list[tuple[bool, float, int, int, int]] = []
        for card in hand:
            for own in stacked_as(self._rules, KINDS[card]):
                for bit, below in lying:
                    value = own + below
                    if value <= self._rules.stacks_to:
                        takes_it = bool(held.get(value, set()) - {card})
                        worth = self._model.worth[card] + self._model.worth[bit]
                        found.append((takes_it, worth if takes_it else value, -card, bit, value))
        best = sorted(found, reverse=True)[:_MOST_STACKS]
        return [self._move(table, -card, bit, value) for _, _, card, bit, value in best]

    def _move(self, table: int, card: int, bit: int, value: int) -> Move:
        return (0.0, self._model.stacked(table, bit, card, value), card, 0.0, 0)
