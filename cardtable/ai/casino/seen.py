"""What one seat knows of a Casino table, as the bits of a model."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from cardtable.ai.casino.model import FIRST_BUILD, KINDS, Model, Take, bit_of, bits
from cardtable.core.cards import Card
from cardtable.games.casino.actions import Play
from cardtable.games.casino.announcing import owner_of
from cardtable.games.casino.observation import CasinoObservation
from cardtable.games.casino.pieces import NOBODY, Build


class Seen:
    """The bits of the cards that one seat knows, and of those that are hidden from it."""

    def __init__(self, model: Model, observation: CasinoObservation) -> None:
        self._used: dict[Card, int] = {}
        self._seat = observation.seat
        self._plays = observation.plays
        for cards in (
            observation.aside,
            *observation.piles,
            *(tuple(one.card for one in markers) for markers in observation.markers),
        ):
            self._bits(cards)
        for one in observation.builds:
            self._bits(one.cards)
        self.table = model.lying_since(sum(1 << bit for bit in self._bits(observation.table)), observation.plays)
        for one in observation.builds:
            self.table |= 1 << model.add_build(one)
        self.hand = tuple(sorted(self._bits(observation.hand)))
        pack = Counter(model.rules.pack)
        self.unseen = tuple(
            bit_of(card, copy) for card, number in pack.items() for copy in range(self._used.get(card, 0), number)
        )

    def _bits(self, cards: Iterable[Card]) -> list[int]:
        found = []
        for card in cards:
            copy = self._used.get(card, 0)
            self._used[card] = copy + 1
            found.append(bit_of(card, copy))
        return found

    def after(self, model: Model, play: Play, builds: Sequence[Build]) -> tuple[int, int, Take | None]:
        """Return the bit of the card that ``play`` plays, the table after it, and the take, or None if it takes
        nothing.
        """
        card = next(bit for bit in self.hand if KINDS[bit] == play.card)
        left = {bit: KINDS[bit] for bit in bits(self.table) if bit < FIRST_BUILD}
        taken = []
        for kind in play.taken:
            bit = next(bit for bit, other in left.items() if other == kind)
            del left[bit]
            taken.append(bit)
        taken += [FIRST_BUILD + number for number in play.builds]
        if play.captures:
            take = model.take(self.table, card, taken)
            return card, take.rest, take
        table = self.table
        if not play.value:
            return card, model.laid(table, card), None
        for bit in taken:
            table &= ~(1 << bit)
        inside = [one for one in builds if one.number in play.builds]
        cards = (*play.taken, play.card, *(other for one in inside for other in one.cards))
        builder = self._builder(model, play)
        return card, model.with_build(table, play.value, builder, cards), None

    def _builder(self, model: Model, play: Play) -> int:
        """Return who owns the build or stack that ``play`` makes."""
        if not play.stacked:
            return self._seat
        return owner_of(model.rules, self._plays, self._seat, play.value) if model.rules.announcing else NOBODY
