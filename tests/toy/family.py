"""Pairs as the rest of the program sees it; see ``deal`` for its rules.

It stands in no shop of the program: tests register it, to see that a family from elsewhere needs nothing that it does
not bring along.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from cardtable.core.cards import Card, format_card, parse_cards
from cardtable.core.citations import Citation
from cardtable.core.errors import CardError, CodedError
from cardtable.core.rules import Option, RuleSet, Variant
from cardtable.core.scores import ScoreLine, totals
from cardtable.core.sheets.categories import MARKED, PLAY, Amounts, Category, EntryError
from cardtable.core.sheets.faults import TableFault
from cardtable.core.sheets.rules import BY_CATEGORY, SHEET_RULES, FixedPersons
from cardtable.core.state import Action, Standing
from tests.toy.deal import HELD, PACK, Line, Move, PairsRules, PairsState, Said, Seen, strength

NAME, VARIANT = "pairs", "pairs"


class PairsEntry(FixedPersons):
    """The entry of deals by hand, as ``core.sheets.rules.SheetRules`` describes it."""

    sides = ((0,), (1,))
    methods = (BY_CATEGORY,)
    carries: ClassVar[Mapping[str, int]] = {}

    def __init__(self, target: int) -> None:
        self.target = target

    def begin(self, dealer: int) -> Standing:
        return Standing((0, 0), dealer)

    def playing(self, standing: Standing) -> tuple[int, ...]:
        return (0, 1)

    def leader(self, standing: Standing) -> int:
        return 1 - standing.dealer

    def categories(self, standing: Standing, method: str) -> tuple[Category, ...]:
        return Category("pairs", (0, 1), 1, 2, group=MARKED), Category("tricks", (0, 1), HELD, HELD, group=PLAY)

    def lines(self, standing: Standing, entered: Amounts, method: str) -> tuple[ScoreLine, ...]:
        if not any(entered["tricks"].values()):
            raise EntryError("nothing_entered", "tricks", 0, category="tricks")
        pairs = [ScoreLine(Line.PAIR, side, 2) for side, number in entered["pairs"].items() if number]
        won = [ScoreLine(Line.TRICK, side, number) for side, number in entered["tricks"].items() if number]
        return (*pairs, *won)

    def cut_short(self, standing: Standing, lines: Sequence[ScoreLine]) -> bool:
        return False

    def fold(self, standing: Standing, lines: Sequence[ScoreLine]) -> Standing:
        first, second = map(int.__add__, standing.points, totals(lines, 2))
        points, deals = (first, second), standing.deals + 1
        if max(points) < self.target or first == second:
            return Standing(points, 1 - standing.dealer, deals)
        winner = int(second > first)
        return Standing(points, winner, deals, winners=(winner,), factors=(winner, 1 - winner))

    def close(self, standing: Standing) -> Standing:
        return standing

    def accounts(self, standing: Standing) -> tuple[int, ...]:
        return tuple(1 - 2 * factor for factor in standing.factors) or (0, 0)


class PairsFamily:
    """The family of the toy, as ``core.family.Family`` describes it."""

    name = NAME
    lines = Line
    said = Said
    citations: ClassVar[Mapping[str, Citation]] = {}
    implied: ClassVar[Mapping[str, Action]] = {}
    paper_options = frozenset({"target"})

    def variants(self) -> Sequence[Variant]:
        target = Option("target", 7, minimum=1, maximum=99, suggestions=(7, 11))
        return (Variant(VARIANT, NAME, (2,), lambda players: (target,), minutes=5, demand=1),)

    def sides(self, rule_set: RuleSet) -> tuple[tuple[int, ...], ...]:
        return PairsEntry.sides

    def pack(self, rule_set: RuleSet) -> tuple[Card, ...]:
        return PACK

    def cut_dealer(self, rule_set: RuleSet, cut: Sequence[Card]) -> int | None:
        first, second = map(strength, cut)
        return None if first == second else int(second < first)

    def seats_by_cut(self, rule_set: RuleSet, cut: Sequence[Card]) -> tuple[int, ...] | None:
        return (0, 1)

    def begin(self, rule_set: RuleSet, dealer: int) -> Standing:
        return self.entry(rule_set).begin(dealer)

    def deal(self, rule_set: RuleSet, standing: Standing) -> PairsState:
        return PairsState(PairsRules(rule_set), standing)

    def good(self, rule_set: RuleSet) -> int:
        return 1

    def fold(self, rule_set: RuleSet, standing: Standing, lines: Sequence[ScoreLine]) -> Standing:
        return self.entry(rule_set).fold(standing, lines)

    def entry(self, rule_set: RuleSet, persons: int | None = None, *, ruled: int = SHEET_RULES) -> PairsEntry:
        return PairsEntry(int(rule_set.options["target"]))

    def faults(self, rule_set: RuleSet) -> Sequence[TableFault]:
        return ()

    def close(self, rule_set: RuleSet, standing: Standing) -> Standing | None:
        return None

    def parse_action(self, text: str) -> Move:
        try:
            move = Move(parse_cards(text))
        except CardError:
            raise CodedError("not_an_action", text=text) from None
        if len(move.cards) not in (1, 2) or str(move) != text:
            raise CodedError("not_an_action", text=text)
        return move

    def words(self, rule_set: RuleSet) -> tuple[str, ...]:
        return tuple(map(format_card, PACK))

    def observation(self, data: Mapping[str, Any]) -> Seen:
        return Seen.from_json(data)

    def sample(self, observation: Seen, generator: random.Random) -> PairsState:
        seen, other = observation, 1 - observation.seat
        state = PairsState(PairsRules(seen.rule_set), seen.standing)
        seen.restore(state)
        known = {*state.placed()}
        unseen = [card for card in PACK if card not in known]
        generator.shuffle(unseen)
        state.hands[other] = unseen[: seen.hand_counts[other]]
        state.stock = tuple(unseen[seen.hand_counts[other] :])
        return state


FAMILY = PairsFamily()
