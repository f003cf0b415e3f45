"""The Piquet family as the rest of the program sees it."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from cardtable.core.cards import Card
from cardtable.core.rules import RuleSet, Variant
from cardtable.core.scores import ScoreLine
from cardtable.core.sheets.rules import SHEET_RULES
from cardtable.core.state import Action, Deal, LegalActions, Standing
from cardtable.games.piquet.actions import CONTENT, PiquetAction, parse_action
from cardtable.games.piquet.citations import CITATIONS
from cardtable.games.piquet.codes import Line, Said
from cardtable.games.piquet.matches import begin, close, fold, rules_for
from cardtable.games.piquet.observation import PiquetObservation
from cardtable.games.piquet.phases import Phase
from cardtable.games.piquet.ranking import strength_of
from cardtable.games.piquet.seating import seats_by_cut
from cardtable.games.piquet.state import PiquetState
from cardtable.games.piquet.variants import FAMILY, VARIANTS, piquet_rules

if TYPE_CHECKING:
    # Only score sheets, their adviser, and people who count for themselves ask for them.
    from cardtable.core.own_count import CountQuestion, OwnTurn
    from cardtable.core.sheets.faults import TableFault
    from cardtable.games.piquet.entry import PiquetEntry


class PiquetFamily:
    """The family of Piquet, as ``core.family.Family`` describes families."""

    name = FAMILY
    lines = Line
    said = Said
    citations = CITATIONS
    implied: ClassVar[Mapping[str, Action]] = {Phase.REVIEW.value: CONTENT}
    paper_options = frozenset(
        {
            *("length", "best_of_five", "by_points", "target", "deals", "stake", "rounds", "parties", "order", "box"),
            "rounding",
            *("repique", "pique", "repique_when", "dealer_repique", "dealer_counts", "prizes", "last_trick"),
            *("pique_when", "carte_blanche", "tens_are_courts"),
            *("carte_blanche_counts", "carte_rouge", "smallest_point", "four_less", "from_ten"),
            *("divided", "equal_tricks", "short_hands"),
        }
    )

    def variants(self) -> Sequence[Variant]:
        return VARIANTS

    def sides(self, rule_set: RuleSet) -> tuple[tuple[int, ...], ...]:
        return piquet_rules(rule_set).sides

    def pack(self, rule_set: RuleSet) -> tuple[Card, ...]:
        return piquet_rules(rule_set).pack

    def cut_dealer(self, rule_set: RuleSet, cut: Sequence[Card]) -> int | None:
        """Return the seat with the lowest card, which deals ("der Inhaber des niedrigsten Blattes muß zuerst geben"),
        or None if two have cut the lowest rank. The ace is the highest card.
        """
        lowest = min(map(strength_of, cut))
        seats = [seat for seat, card in enumerate(cut) if strength_of(card) == lowest]
        return seats[0] if len(seats) == 1 else None

    def seats_by_cut(self, rule_set: RuleSet, cut: Sequence[Card]) -> tuple[int, ...] | None:
        """Return where each person sits after cutting, before the first deal; None if they must cut again."""
        return seats_by_cut(piquet_rules(rule_set), cut)

    def begin(self, rule_set: RuleSet, dealer: int) -> Standing:
        return begin(piquet_rules(rule_set), dealer)

    def deal(self, rule_set: RuleSet, standing: Standing) -> PiquetState:
        return PiquetState(rules_for(piquet_rules(rule_set), standing), standing)

    def good(self, rule_set: RuleSet) -> int:
        return 1

    def fold(self, rule_set: RuleSet, standing: Standing, lines: Sequence[ScoreLine]) -> Standing:
        return fold(piquet_rules(rule_set), standing, lines)

    def close(self, rule_set: RuleSet, standing: Standing) -> Standing | None:
        return close(piquet_rules(rule_set), standing)

    def parse_action(self, text: str) -> PiquetAction | Deal:
        return parse_action(text)

    def observation(self, data: Mapping[str, Any]) -> PiquetObservation:
        return PiquetObservation.from_json(data)

    def sample(self, observation: Any, generator: random.Random) -> PiquetState:
        # Asked by hints and computer players, not by the table.
        from cardtable.games.piquet.sampling import sample

        return sample(observation, generator)

    def entry(self, rule_set: RuleSet, persons: int | None = None, *, ruled: int = SHEET_RULES) -> PiquetEntry:
        # Asked by score sheets.
        from cardtable.games.piquet.entry import PiquetEntry

        return PiquetEntry(piquet_rules(rule_set), persons, ruled=ruled)

    def faults(self, rule_set: RuleSet) -> Sequence[TableFault]:
        from cardtable.games.piquet.faults import faults_of

        return faults_of(piquet_rules(rule_set))

    def words(self, rule_set: RuleSet) -> tuple[str, ...]:
        # Asked by learning agents.
        from cardtable.games.piquet.spelling import words

        return words(piquet_rules(rule_set))

    def own_turn(self, observation: PiquetObservation, legal: LegalActions) -> OwnTurn:
        from cardtable.games.piquet.own_count import own_turn

        return own_turn(observation, legal)

    def own_running(self, observation: PiquetObservation) -> CountQuestion | None:
        from cardtable.games.piquet.own_count import own_running

        return own_running(observation)

    def own_deal(self, rule_set: RuleSet, lines: Sequence[ScoreLine], side: int) -> tuple[CountQuestion, ...]:
        from cardtable.games.piquet.own_count import own_deal

        return own_deal(rule_set, lines, side)

    def own_beside(self, lines: Sequence[ScoreLine], side: int) -> tuple[Card, ...]:
        # The tricks are remembered, not looked through.
        return ()
