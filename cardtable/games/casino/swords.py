"""What swords bring at Cicera besides being the most: the run from the ace, and all thirteen of them. Spades stand for
swords. RULES.md, C218 and C220.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import ClassVar, Final

from cardtable.core.cards import ACE, KING, PACK_52, SPADES, Card, make_card, rank_of, suit_of
from cardtable.core.scores import ScoreLine, parameters
from cardtable.core.sheets.categories import Amounts, EntryError
from cardtable.games.casino.codes import Line
from cardtable.games.casino.counts import OF_SPADES, Count
from cardtable.games.casino.facts import SideFacts
from cardtable.games.casino.majorities import NOTHING, Award, Majority
from cardtable.games.casino.parts import Asked, Part
from cardtable.games.casino.sharing import Points

_LEAST: Final = 3
"""The last sword of the shortest run that counts."""
_BY_CHANCE: Final = 0.5
"""The chance of either side to capture a sword of which nothing is known."""
WHICH_SWORDS: Final = Count(
    "swords", 90, (*(1 << (rank_of(card) - ACE) if suit_of(card) == SPADES else 0 for card in PACK_52), 0), True
)
"""The swords of a pile: the ace is the lowest bit, the king the highest."""


def length_of_run(swords: int) -> int:
    """Return the rank of the last sword in the unbroken run from the ace; 0 if there is no ace. ``swords`` are bits as
    in ``WHICH_SWORDS``.
    """
    return (~swords & (swords + 1)).bit_length() - 1


def has_all(fact: SideFacts) -> bool:
    """Whether a side has all thirteen swords, by its cards or by what was entered for it."""
    return KING in (fact.counted(OF_SPADES), fact.happened.get("napula"))


class RunFromAce(Majority):
    """For the unbroken run of swords from the ace, the rank of its last card, if it has three cards at least."""

    reason: ClassVar[str] = "napula"
    codes = (Line.NAPULA,)
    count = WHICH_SWORDS
    rough_price: ClassVar[float] = 0.0
    by_hand = ("napula",)

    def __init__(self) -> None:
        super().__init__(points=_LEAST)

    def awards(self, numbers: Sequence[int]) -> list[Award]:
        runs = map(length_of_run, numbers)
        return [(Line.NAPULA, run) if run >= _LEAST else NOTHING for run in runs]

    def lines(self, facts: Sequence[SideFacts]) -> list[ScoreLine]:
        found = []
        for side, fact in enumerate(facts):
            run = fact.happened.get("napula", 0) or (KING if has_all(fact) else length_of_run(self.number_of(fact)))
            if run >= _LEAST:
                cards = tuple(make_card(rank, SPADES) for rank in range(ACE, run + 1)) if fact.won else ()
                found.append(ScoreLine(Line.NAPULA, side, run, parameters(count=run), cards))
        return found

    def asked(self, cards: int, suits_matter: bool) -> list[Asked]:
        return [Asked(15, "napula", KING)]

    def check_entered(self, entered: Amounts) -> None:
        runs = {side: run for side, run in entered.get("napula", {}).items() if run}
        if len(runs) > 1:
            raise EntryError("one_run", "napula", max(runs), category="napula")
        for side, run in runs.items():
            if run < _LEAST:
                raise EntryError("no_such_count", "napula", side, given=run, category="napula")
            swords = entered.get(OF_SPADES.code, {}).get(side)
            if swords == KING > run:
                raise EntryError("no_such_count", "napula", side, given=run, category="napula")
            if swords is not None and swords < run:
                raise EntryError("fewer_than_named", OF_SPADES.code, side, given=swords, named=run, category="spades")
            others = [other for other, more in entered.get("mata", {}).items() if more and other != side]
            if others:
                raise EntryError("run_needs_two", "napula", others[0], category="napula")

    def certain(self, given: Mapping[int, int], rest: int) -> bool:
        # As soon as two sides have one of the first three swords, nobody can have a run.
        lowest = (1 << _LEAST) - 1
        return sum(bool(swords & lowest) for swords in given.values()) > 1

    def price(self, own: int, other: int, whole: int) -> float:
        # What a sword is worth depends on which it is: ``prices_of_cards``.
        return 0.0

    def lead(self, own: int, other: int, whole: int) -> float:
        return _expected_run(own, other) - _expected_run(other, own)

    def still_open(self, own: int, other: int, whole: int) -> float:
        return max(0.0, super().still_open(own, other, whole))

    def prices_of_cards(self, own: int, other: int) -> Mapping[Card, float]:
        """Return the worth in points of each sword for a side that has ``own`` if all rivals have ``other``:
        half of what it brings this side, and half of what the rival does not get.
        """
        found = {}
        for rank in range(ACE, KING + 1):
            sword = 1 << (rank - ACE)
            if not (own | other) & sword:
                gained = self.lead(own | sword, other, 0) - self.lead(own, other | sword, 0)
                found[make_card(rank, SPADES)] = gained / 2
        return found

    def whole_worth(self, cards: int) -> int | None:
        return None

    def ways(self, cards: int, sides: int) -> list[set[Points]]:
        nobody: Points = (0,) * sides
        runs = range(_LEAST, KING + 1)
        found = {(*nobody[:side], run, *nobody[side + 1 :]) for side in range(sides) for run in runs}
        return [found | {nobody}]


class AllSwords(Part):
    """All thirteen swords, which win the match whatever the points are."""

    reason: ClassVar[str] = "napoleone"
    codes = (Line.NAPOLEONE,)
    wins_match: ClassVar[bool] = True
    needed: ClassVar[tuple[Card, ...]] = tuple(card for card in PACK_52 if suit_of(card) == SPADES)

    def __init__(self) -> None:
        super().__init__(points=0)

    def lines(self, facts: Sequence[SideFacts]) -> list[ScoreLine]:
        return [ScoreLine(Line.NAPOLEONE, side, 0) for side, fact in enumerate(facts) if has_all(fact)]

    def asked(self, cards: int, suits_matter: bool) -> list[Asked]:
        return []


@lru_cache(maxsize=1 << 14)
def _expected_run(own: int, other: int) -> float:
    """Return the points that a side with the swords ``own`` may expect for its run, if those of ``other`` are lost to
    it and each of the rest falls to it by chance.
    """
    chance, expected = 1.0, 0.0
    for rank in range(ACE, KING + 1):
        sword = 1 << (rank - ACE)
        if other & sword:
            break
        chance *= 1.0 if own & sword else _BY_CHANCE
        expected += chance * (_LEAST if rank == _LEAST else rank > _LEAST)
    return expected
