"""The Casino family as the rest of the program sees it."""

from __future__ import annotations

import random
from collections.abc import Collection, Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from cardtable.core.cards import Card, rank_of
from cardtable.core.rules import RuleSet, Variant
from cardtable.core.scores import ScoreLine
from cardtable.core.sheets.rules import SHEET_RULES
from cardtable.core.state import Action, LegalActions, Standing
from cardtable.games.casino.actions import Play, parse_play
from cardtable.games.casino.citations import CITATIONS
from cardtable.games.casino.codes import Line, Said
from cardtable.games.casino.observation import CasinoObservation
from cardtable.games.casino.scoring import fold
from cardtable.games.casino.state import CasinoState
from cardtable.games.casino.variants import FAMILY, SPECS, brought_lines, casino_rules, rules_of_deal, variant_of

if TYPE_CHECKING:
    # Only score sheets, their adviser, and people who count for themselves ask for them.
    from cardtable.core.own_count import CountQuestion, OwnTurn
    from cardtable.core.sheets.faults import TableFault
    from cardtable.games.casino.entry import CasinoEntry


class CasinoFamily:
    """The family of Casino, as ``core.family.Family`` describes families."""

    name = FAMILY
    said = Said
    citations = CITATIONS
    implied: ClassVar[Mapping[str, Action]] = {}
    paper_options = frozenset({"target", "length", "deals", "tie"}.union(*(one.on_paper for one in SPECS.values())))

    @property
    def lines(self) -> Collection[str]:
        return {*Line, *brought_lines()}

    def variants(self) -> Sequence[Variant]:
        return [variant_of(spec) for spec in SPECS.values()]

    def sides(self, rule_set: RuleSet) -> tuple[tuple[int, ...], ...]:
        return casino_rules(rule_set).sides

    def pack(self, rule_set: RuleSet) -> tuple[Card, ...]:
        return casino_rules(rule_set).pack

    def cut_dealer(self, rule_set: RuleSet, cut: Sequence[Card]) -> int | None:
        """Return the seat with the highest card ("wer die höchste gezogen hat, gibt zuerst"), or with the lowest if the
        rules say so, as at Whist; the king is highest. None if several have it.
        """
        ranks = [rank_of(card) for card in cut]
        wanted = (min if casino_rules(rule_set).lowest_deals else max)(ranks)
        seats = [seat for seat, rank in enumerate(ranks) if rank == wanted]
        return seats[0] if len(seats) == 1 else None

    def seats_by_cut(self, rule_set: RuleSet, cut: Sequence[Card]) -> tuple[int, ...] | None:
        """Return all seats in their order: cutting does not change seats."""
        return tuple(range(len(cut)))

    def begin(self, rule_set: RuleSet, dealer: int) -> Standing:
        return Standing((0,) * len(self.sides(rule_set)), dealer)

    def deal(self, rule_set: RuleSet, standing: Standing) -> CasinoState:
        return CasinoState(rules_of_deal(rule_set, standing), standing)

    def good(self, rule_set: RuleSet) -> int:
        return int(casino_rules(rule_set).good)

    def fold(self, rule_set: RuleSet, standing: Standing, lines: Sequence[ScoreLine]) -> Standing:
        return fold(casino_rules(rule_set), standing, lines)

    def close(self, rule_set: RuleSet, standing: Standing) -> Standing | None:
        return None

    def parse_action(self, text: str) -> Play:
        return parse_play(text)

    def observation(self, data: Mapping[str, Any]) -> CasinoObservation:
        return CasinoObservation.from_json(data)

    def sample(self, observation: Any, generator: random.Random) -> CasinoState:
        # Asked by hints and computer players, not by the table.
        from cardtable.games.casino.sampling import sample

        return sample(observation, generator)

    def entry(self, rule_set: RuleSet, persons: int | None = None, *, ruled: int = SHEET_RULES) -> CasinoEntry:
        # Asked by score sheets.
        from cardtable.games.casino.entry import CasinoEntry

        return CasinoEntry(casino_rules(rule_set), ruled)

    def faults(self, rule_set: RuleSet) -> Sequence[TableFault]:
        from cardtable.games.casino.faults import faults_of

        return faults_of(casino_rules(rule_set))

    def words(self, rule_set: RuleSet) -> tuple[str, ...]:
        # Asked by learning agents.
        from cardtable.games.casino.spelling import words

        return words(casino_rules(rule_set))

    def own_turn(self, observation: CasinoObservation, legal: LegalActions) -> OwnTurn:
        from cardtable.core.own_count import OwnTurn

        # Nothing is declared; the deal is counted when it is over.
        return OwnTurn()

    def own_running(self, observation: CasinoObservation) -> CountQuestion | None:
        return None

    def own_deal(self, rule_set: RuleSet, lines: Sequence[ScoreLine], side: int) -> tuple[CountQuestion, ...]:
        from cardtable.games.casino.own_count import own_deal

        return own_deal(rule_set, lines, side)

    def own_beside(self, lines: Sequence[ScoreLine], side: int) -> tuple[Card, ...]:
        from cardtable.games.casino.own_count import own_beside

        return own_beside(lines, side)
