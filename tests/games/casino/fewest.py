"""Rule sets of the tests in which the fewest points win: known to the family, registered nowhere.

They count as Krypkasino does: each ten of diamonds 3, each two of spades and ace of spades 2, every other ace and
every other spade 1, and five for emptying the table.
"""

from __future__ import annotations

from dataclasses import dataclass

from cardtable.ai.player import Situation
from cardtable.core.family import Family
from cardtable.core.rules import RuleSet
from cardtable.games.casino.card_parts import Aces, EachSpade, big_casino, little_casino
from cardtable.games.casino.dealing import four_each
from cardtable.games.casino.family import CasinoFamily
from cardtable.games.casino.happenings import Sweeps
from cardtable.games.casino.rules import CasinoRules, ScoreTable, fewest_points
from cardtable.games.casino.state import CasinoState
from cardtable.games.casino.variant_spec import VariantSpec, casino, target
from cardtable.games.casino.variants import SPECS, variant_of
from tests.contract.setups import Setup

SCORE = ScoreTable((big_casino(3), little_casino(2), Aces(of_spades=2), EachSpade(), Sweeps(points=5)))


def spec(name: str, must_capture: bool) -> VariantSpec:
    def rules(agreed: RuleSet) -> CasinoRules:
        return casino(
            agreed,
            plan=four_each(agreed.players, pack=52, table=4),
            score=SCORE,
            must_capture=must_capture,
            rank=fewest_points,
        )

    return VariantSpec(name, place=0, players=(2, 3, 4), options=lambda players: (target(50),), rules=rules)


MUST, MAY = spec("casino.fewest_must", True), spec("casino.fewest_may", False)
for _one in (MUST, MAY):
    SPECS[_one.id] = _one
_FAMILY = CasinoFamily()


@dataclass(frozen=True)
class OwnSetup(Setup):
    """A rule set of one of these characters."""

    @property
    def family(self) -> Family:
        return _FAMILY

    def situation(self, state: CasinoState) -> Situation:
        """What the player to move is told."""
        return Situation(_FAMILY, self.rule_set, state.standing, state.observe(state.actor()))


def fewest(which: VariantSpec, players: int = 2, **options: int) -> OwnSetup:
    return OwnSetup(variant_of(which).rule_set(players, options), "fewest")
