"""The rules of an Écarté rule set, as plain data that ``variants`` makes.

What the sources leave open is decided in RULES.md, E6, E12 to E15, E19, E27, E28, E31, E33 to E40, E72 to E76.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from cardtable.core.cards import Card
from cardtable.core.rules import RuleSet
from cardtable.games.ecarte.dealing import Packet

ROUND = "round"
"""The value of ``length`` for an evening in which every person enters once."""
MATCHES = "parties"
"""The value of ``length`` for an evening of an agreed number of matches."""
POOL = "pool"
"""The value of ``length`` for an evening of three that ends with a pool."""
MATCH = 5
"""Points that win a match."""
MOST_IN_DEAL = 3
"""The most points that one player can mark in a deal."""
KING_POINTS = 1
POINT = 1
"""For three or four tricks."""
VOLE = 2
"""For all five tricks."""
_DOUBLE = 2
"""The most points of a loser who pays double in the English payment."""
PENALTY_POINT = 2
"""For three or four tricks against elder, if she did not propose, or against a dealer who refused the first
proposal.
"""


@dataclass(frozen=True, slots=True)
class EcarteRules:
    """Everything that play and scoring look up, as plain data.

    ``penalty_vole`` is what all five tricks count against elder, if she did not propose, or against a dealer who
    refused the first proposal. ``stake`` is in units. ``most_bet`` is the largest bet; 0 means no betting. In a
    ``rotation`` the evening ends after ``evening`` matches, and the loser leaves after every ``matches_per_turn``
    matches. With ``irregularities`` players can make faults, and others can object to them.

    A ``chouette`` is a rotation as well: the first of the two players is the banker, the other the captain of the
    company. ``box_passes`` says whether a banker who loses a match gives up the box. ``treble`` is the English payment.
    """

    rule_set: RuleSet
    sides: tuple[tuple[int, ...], ...]
    pack: tuple[Card, ...]
    packets: tuple[Packet, ...]
    penalty_vole: int
    matsch: bool
    stake: int
    most_bet: int
    rotation: bool
    matches_per_turn: int
    evening: int
    irregularities: bool = False
    chouette: bool = False
    box_passes: bool = False
    treble: bool = False
    pool: bool = False
    """Whether stakes go into a pool, which is won, and with it the evening, by two matches running."""

    def factor_of(self, loser_points: int) -> int:
        """Return how many stakes the loser of a match with ``loser_points`` points pays: two in a *matsch*; in the
        English payment two with one or two points, and three with none; otherwise one.
        """
        if self.treble:
            return 3 if loser_points <= 0 else 2 if loser_points <= _DOUBLE else 1
        return 2 if self.matsch and loser_points <= 0 else 1

    @property
    def persons(self) -> int:
        return len(self.sides)

    def of_persons(self, persons: int) -> EcarteRules:
        """Return the rules of an evening with ``persons`` persons in all."""
        return replace(self, sides=tuple((seat,) for seat in range(persons)))

    def with_there(self, persons: int) -> EcarteRules:
        """Return the rules of an evening with ``persons`` persons there; they decide how long a round is (E39)."""
        if self.rule_set.options.get("length") != ROUND:
            return self
        return replace(self, evening=(persons - 1) * self.matches_per_turn)
