"""The Écarté family as the rest of the program sees it."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from cardtable.core.cards import Card
from cardtable.core.rules import RuleSet, Variant
from cardtable.core.scores import ScoreLine
from cardtable.core.sheets.rules import SHEET_RULES
from cardtable.core.state import Action, LegalActions, Standing
from cardtable.games.ecarte.actions import EcarteAction, parse_action
from cardtable.games.ecarte.citations import CITATIONS
from cardtable.games.ecarte.codes import Line, Said
from cardtable.games.ecarte.evening import begun
from cardtable.games.ecarte.observation import EcarteObservation
from cardtable.games.ecarte.ranking import STRENGTH
from cardtable.games.ecarte.scoring import fold
from cardtable.games.ecarte.state import EcarteState
from cardtable.games.ecarte.variants import FAMILY, VARIANTS, ecarte_rules

if TYPE_CHECKING:
    # Only score sheets, their adviser, and people who count for themselves ask for them.
    from cardtable.core.own_count import CountQuestion, OwnTurn
    from cardtable.core.sheets.faults import TableFault
    from cardtable.games.ecarte.entry import EcarteEntry


class EcarteFamily:
    """The family of Écarté, as ``core.family.Family`` describes families."""

    name = FAMILY
    lines = Line
    said = Said
    citations = CITATIONS
    implied: ClassVar[Mapping[str, Action]] = {}
    paper_options = frozenset(
        {"length", "matsch", "treble", "penalty_vole", "stake", "most_bet", "parties_per_turn", "parties", "box"}
    )

    def variants(self) -> Sequence[Variant]:
        return VARIANTS

    def sides(self, rule_set: RuleSet) -> tuple[tuple[int, ...], ...]:
        return ecarte_rules(rule_set).sides

    def pack(self, rule_set: RuleSet) -> tuple[Card, ...]:
        return ecarte_rules(rule_set).pack

    def cut_dealer(self, rule_set: RuleSet, cut: Sequence[Card]) -> int | None:
        """Return the seat with the higher card, which deals ("wer das höhere Blatt zieht oder abhebt, muß zum ersten
        Spiel geben"); None if the highest cards are equal.

        Only the cards of the first two in the order of entry matter, because they play the first match; at a chouette
        all cards count, because the cut decides who is the banker.
        """
        strengths = [STRENGTH[card] for card in (cut if ecarte_rules(rule_set).chouette else cut[:2])]
        highest = max(strengths)
        return strengths.index(highest) if strengths.count(highest) == 1 else None

    def seats_by_cut(self, rule_set: RuleSet, cut: Sequence[Card]) -> tuple[int, ...] | None:
        """Return where each person sits after cutting. All stay where they are; at a chouette the banker is followed by
        the company in the order of the cut cards, of equal cards the earlier first.
        """
        persons = range(len(cut))
        if not ecarte_rules(rule_set).chouette:
            return tuple(persons)
        order = sorted(persons, key=lambda person: -STRENGTH[cut[person]])
        return tuple(order.index(person) for person in persons)

    def begin(self, rule_set: RuleSet, dealer: int) -> Standing:
        evening = begun(ecarte_rules(rule_set), dealer)
        return Standing((0,) * rule_set.players, dealer, carried=evening.carried())

    def deal(self, rule_set: RuleSet, standing: Standing) -> EcarteState:
        return EcarteState(ecarte_rules(rule_set), standing)

    def good(self, rule_set: RuleSet) -> int:
        return 1

    def fold(self, rule_set: RuleSet, standing: Standing, lines: Sequence[ScoreLine]) -> Standing:
        return fold(ecarte_rules(rule_set), standing, lines)

    def close(self, rule_set: RuleSet, standing: Standing) -> Standing | None:
        return None

    def parse_action(self, text: str) -> EcarteAction:
        return parse_action(text)

    def observation(self, data: Mapping[str, Any]) -> EcarteObservation:
        return EcarteObservation.from_json(data)

    def sample(self, observation: Any, generator: random.Random) -> EcarteState:
        # Asked by hints and computer players, not by the table.
        from cardtable.games.ecarte.sampling import sample

        return sample(observation, generator)

    def entry(self, rule_set: RuleSet, persons: int | None = None, *, ruled: int = SHEET_RULES) -> EcarteEntry:
        # Asked by score sheets.
        from cardtable.games.ecarte.entry import EcarteEntry

        return EcarteEntry(ecarte_rules(rule_set), persons)

    def faults(self, rule_set: RuleSet) -> Sequence[TableFault]:
        from cardtable.games.ecarte.faults import faults_of

        return faults_of(ecarte_rules(rule_set))

    def words(self, rule_set: RuleSet) -> tuple[str, ...]:
        # Asked by learning agents.
        from cardtable.games.ecarte.spelling import words

        return words(ecarte_rules(rule_set))

    def own_turn(self, observation: EcarteObservation, legal: LegalActions) -> OwnTurn:
        from cardtable.core.own_count import OwnTurn

        # Nothing is declared; the deal is counted when it is over.
        return OwnTurn()

    def own_running(self, observation: EcarteObservation) -> CountQuestion | None:
        return None

    def own_deal(self, rule_set: RuleSet, lines: Sequence[ScoreLine], side: int) -> tuple[CountQuestion, ...]:
        from cardtable.games.ecarte.own_count import own_deal

        return own_deal(rule_set, lines, side)

    def own_beside(self, lines: Sequence[ScoreLine], side: int) -> tuple[Card, ...]:
        # The tricks are remembered, not looked through.
        return ()
