"""A Casino table in a few integers where a card captures one equal card or one set, and kinds of captures are marked.

Equal cards are not interchangeable there: it matters of which suit they are, and which of them the player before has
just laid down. With a single pack that card lies as the bit of its second copy until somebody has played again.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from cardtable.ai.casino.model import KINDS, Model, Take, bits
from cardtable.core.cards import PACK_52
from cardtable.games.casino.actions import Play, card_laid
from cardtable.games.casino.captures import PAIRS
from cardtable.games.casino.facts import Capture

_ONE_PACK = len(PACK_52)
_CARDS = (1 << _ONE_PACK) - 1
_MOST_TAKES = 16
"""The most takes of one card that are kept: the most valuable ones."""

_Raw = tuple[float, int, float, int]
"""A take without the played card: worth, table left, points, packed counts."""


class OneSetModel(Model):
    """A ``Model`` of a table where a card takes one equal card or one set, and equal cards are told apart."""

    def lying_since(self, loose: int, plays: Sequence[tuple[int, Play]]) -> int:
        card = card_laid(plays)
        return loose if card is None or not loose >> card & 1 else self.laid(loose & ~(1 << card), card)

    def settled(self, table: int) -> int:
        return (table | table >> _ONE_PACK) & _CARDS

    def laid(self, table: int, card: int) -> int:
        """Return ``table`` with ``card`` laid down, which is the card that has just been laid down then."""
        return self.settled(table) | 1 << (card + _ONE_PACK)

    def take(self, table: int, card: int, taken: Iterable[int]) -> Take:
        raw = self._raw(table, card, [bit if table >> bit & 1 else bit + _ONE_PACK for bit in taken])
        return Take(raw[0] + self.worth[card], raw[1], raw[2] + self.points[card], raw[3] + self.packed[card])

    def _without_card(self, table: int, card: int) -> Sequence[_Raw]:
        key = (table, card)
        found = self._others.get(key)
        if found is None:
            raws = [self._raw(table, card, one) for one in self._sets_of(table, card)]
            raws.sort(key=lambda raw: (-raw[0], raw[1]))
            found = self._others[key] = raws[:_MOST_TAKES]
        return found

    def _sets_of(self, table: int, card: int) -> Iterator[list[int]]:
        """Yield the bits of each equal card and of each set that ``card`` can capture."""
        values = self.rules.table_values
        lying = [(bit, values[KINDS[bit]][0]) for bit in self._looked_at(table)]
        for target in self._hand_values[KINDS[card]]:
            if target >= PAIRS:
                yield from ([bit] for bit, value in lying if value == target)
            else:
                yield from _adding_up([one for one in lying if one[1] <= target], target)

    def _raw(self, table: int, card: int, taken: Sequence[int]) -> _Raw:
        mask, packed, points, worth = 0, 0, 0.0, 0.0
        for bit in taken:
            mask |= 1 << bit
            packed += self.packed[bit]
            points += self.points[bit]
            worth += self.worth[bit]
        rest = self.settled(table & ~mask)
        extra = 0.0 if rest else self.sweep
        laid = table >> _ONE_PACK
        made = Capture(KINDS[card], tuple(sorted(KINDS[bit] for bit in taken)), bits(laid)[0] if laid else None)
        extra += sum(kind.points for kind in self.rules.score.marked_captures if kind.happens(made))
        return worth + self._good * extra, rest, points + extra, packed


def _adding_up(lying: Sequence[tuple[int, int]], target: int) -> Iterator[list[int]]:
    """Yield the bits of all sets of ``lying`` cards, each a bit and a value, that add up to ``target``."""
    if not target:
        yield []
        return
    for place, (bit, value) in enumerate(lying):
        if value <= target:
            yield from ([bit, *rest] for rest in _adding_up(lying[place + 1 :], target - value))
