"""The moves of a search where cards are laid on each other with an announced value, and the duty of their owner.

Not all stacks are considered: of each hand those of the most valuable cards, each of which another card of the hand can
take. What a partner has promised is left to the plays of the root, which come from the rules.
"""

from __future__ import annotations

from collections.abc import Iterator

from cardtable.ai.casino.model import KINDS, Model, Move, bits
from cardtable.games.casino.announcing import made_of

_MOST_STACKS = 4
"""The most stacks of a hand that are considered."""
_MOST_KNOWN = 600
"""The most different stacks that a search makes in all; after that, no further ones are considered."""

Hand = tuple[int, ...]


class AnnouncedStacks:
    """The moves of a model in games in which the values of stacks are announced."""

    def __init__(self, model: Model) -> None:
        self._model = model
        self._values = model.rules.hand_values
        self._moves: dict[tuple[int, Hand, int], list[Move]] = {}

    def moves(self, table: int, hand: Hand, seat: int) -> list[Move]:
        """Return the moves of ``seat`` that are worth a search, including stacks, probably good ones first;
        ``Model.moves`` has those without stacks.
        """
        key = (table, hand, seat)
        found = self._moves.get(key)
        if found is None:
            found = [*self._model.moves(table, hand), *self._best(table, hand, seat)]
            own = [(bit, one.value) for bit, one in self._model.builds_on(table) if one.builder == seat]
            if own:
                if not any(self._is_dutiful(move, hand, own) for move in found):
                    found = self._model.every_move(table, hand)
                found = [move for move in found if self._is_dutiful(move, hand, own)] or found
            self._moves[key] = found
        return found

    def _is_dutiful(self, move: Move, hand: Hand, own: list[tuple[int, int]]) -> bool:
        """Whether an owner keeps a card for each stack of ``own`` that stays after ``move``."""
        _, rest, card, *_ = move
        return all(self._holds(hand, card, value) for bit, value in own if rest >> bit & 1)

    def _holds(self, hand: Hand, played: int, value: int) -> bool:
        return any(value in self._values[KINDS[bit]] for bit in hand if bit != played)

    def _best(self, table: int, hand: Hand, seat: int) -> list[Move]:
        if len(hand) < 2 or self._model.builds_known > _MOST_KNOWN:
            return []
        worth = self._model.worth
        found = sorted(self._stacks(table, hand), key=lambda one: (-worth[one[0]] - worth[one[1]], one))
        return [
            (0.0, self._model.stacked(table, below, card, value, seat), card, 0.0, 0)
            for card, below, value in found[:_MOST_STACKS]
        ]

    def _stacks(self, table: int, hand: Hand) -> Iterator[tuple[int, int, int]]:
        """Yield each stack that another card of ``hand`` can take: the card, what it is laid on, and the value."""
        lying = [(bit, self._model.values_of(bit)) for bit in bits(table)]
        for card in hand:
            held = {value for other in hand if other != card for value in self._values[KINDS[other]]}
            for bit, below in lying:
                for value in made_of(self._values[KINDS[card]], below) & held:
                    yield card, bit, value
