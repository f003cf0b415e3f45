"""The moves of a search in games with building: plays that build, and the duties of a builder.

Not all builds are considered, but only the most valuable ones of a hand, each with all loose sets that can join it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cardtable.ai.casino.model import KINDS, Content, Model, Move, bits
from cardtable.games.casino.captures import PAIRS

_MOST_BUILDS = 3
"""The most builds of a hand that are considered."""
_MOST_KNOWN = 600
"""The most different builds that a search makes in all; after that, no further ones are considered."""

Hand = tuple[int, ...]


class Building:
    """The moves of a model in games with building."""

    def __init__(self, model: Model) -> None:
        self._model = model
        self._rules = model.rules
        self._moves: dict[tuple[int, Hand, int], list[Move]] = {}

    def moves(self, table: int, hand: Hand, seat: int) -> list[Move]:
        """Return the moves of ``seat`` that are worth a search, including builds, probably good ones first;
        ``Model.moves`` has those without builds.
        """
        key = (table, hand, seat)
        found = self._moves.get(key)
        if found is None:
            lying = self._model.builds_on(table)
            found = [*self._model.moves(table, hand), *self._best_builds(table, hand, seat, lying)]
            own = [(bit, one.value) for bit, one in lying if one.builder == seat]
            if own:
                if not any(self._is_dutiful(move, table, hand, own) for move in found):
                    found = self._model.every_move(table, hand)
                found = [move for move in found if self._is_dutiful(move, table, hand, own)] or found
            self._moves[key] = found
        return found

    def _is_dutiful(self, move: Move, table: int, hand: Hand, own: Sequence[tuple[int, int]]) -> bool:
        """Whether a builder does not lay down, and keeps a card for each build of ``own`` that stays."""
        _, rest, card, *_ = move
        if rest == table | 1 << card:
            return False
        return all(self._holds(hand, card, value) for bit, value in own if rest >> bit & 1)

    def _holds(self, hand: Hand, played: int, value: int) -> bool:
        values = self._rules.hand_values
        return any(value in values[KINDS[bit]] for bit in hand if bit != played)

    def _best_builds(self, table: int, hand: Hand, seat: int, lying: Sequence[tuple[int, Content]]) -> list[Move]:
        if len(hand) < 2 or self._model.builds_known > _MOST_KNOWN:
            return []
        found: dict[tuple[int, int, int], float] = {}
        for card in hand:
            for value in {value for other in hand if other != card for value in self._rules.hand_values[KINDS[other]]}:
                if value < PAIRS:
                    for mask in self._masks(table, card, value, seat, lying):
                        found[card, value, mask] = self._model.lying(mask | 1 << card)
        best = sorted(found, key=lambda one: (-found[one], one))[:_MOST_BUILDS]
        return [self._move(table, card, value, mask, seat) for card, value, mask in best]

    def _masks(
        self, table: int, card: int, value: int, seat: int, lying: Sequence[tuple[int, Content]]
    ) -> Iterator[int]:
        """Yield the parts of ``table``, as bits, that can go into a build of ``value`` to which ``card`` is played."""
        own = self._rules.table_values[KINDS[card]][0]
        same = sum(1 << bit for bit, one in lying if one.value == value)
        starts = [same] if value == own else []
        if value > own:
            starts += [same | one for one in self._model.loose_sets(table, value - own)]
            starts += [
                same | 1 << bit
                for bit, one in lying
                if one.value + own == value and one.groups == 1 and (self._rules.raise_own or one.builder != seat)
            ]
        for start in starts:
            mask = start | self._model.most_loose(table & ~start, value)
            if mask:
                yield mask

    def _move(self, table: int, card: int, value: int, mask: int, seat: int) -> Move:
        builds = dict(self._model.builds_on(mask))
        kinds = [KINDS[card], *(kind for one in builds.values() for kind in one.kinds)]
        kinds += [KINDS[bit] for bit in bits(mask) if bit not in builds]
        return (0.0, self._model.with_build(table & ~mask, value, seat, kinds), card, 0.0, 0)
