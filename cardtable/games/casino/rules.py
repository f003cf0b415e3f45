"""What the rules of a Casino rule set are, as plain data; ``variants`` fills it in for each of the six.

What the sources leave open is decided in RULES.md, C10, C14, C15, C31, C38, C44 to C55, C60, C62, C64, C67.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from cardtable.core.cards import ACE, DIAMONDS, SPADES, Card, make_card
from cardtable.core.rules import RuleSet
from cardtable.games.casino.captures import Values
from cardtable.games.casino.dealing import DealingPlan

BIG_CASINO = make_card(10, DIAMONDS)
"""The ten of diamonds, "die Große"."""
LITTLE_CASINO = make_card(2, SPADES)
"""The two of spades, "die Kleine"."""
ACE_OF_SPADES = make_card(ACE, SPADES)


class Spades(Enum):
    """How a majority of spades is rewarded."""

    NOTHING = "nothing"
    MOST = "most"
    """To whoever has more than every other player; nobody on a tie."""
    MOST_OR_SHARED = "most_or_shared"
    """The same, but two who tie take a point each."""
    ABOVE_SIX = "above_six"
    """A point for every spade above six."""
    SEVEN = "seven"
    """To the party that has seven spades or more."""


class Mulle(Enum):
    """When a card that captures its twin is a mulle."""

    NEVER = "never"
    ALONE = "alone"
    """If it captures the twin and nothing else; 5 points."""
    ALWAYS = "always"
    """Whatever else it captures; as many points as the capturing card counts in the hand."""


@dataclass(frozen=True, slots=True)
class ScoreTable:
    """What is worth how much. Zero: not scored."""

    most_cards: int = 1
    spades: Spades = Spades.MOST
    spades_points: int = 2
    big_casino: int = 2
    little_casino: int = 1
    ace: int = 1
    ace_of_spades: int = 1
    each_spade: int = 0
    """For every spade but the ace and the two, which have their own worth."""
    last_capture: int = 1
    sweep: int = 1
    mulle: Mulle = Mulle.NEVER
    order: tuple[str, ...] = (
        "spades",
        "cards",
        "big_casino",
        "little_casino",
        "aces",
        "last_capture",
        "sweeps",
        "mulles",
    )
    ace_suits: tuple[int, ...] = (0, 1, 2, 3)
    at_once: frozenset[str] = frozenset()
    """Which of ``big_casino little_casino aces sweeps last_capture`` are marked the moment they happen."""
    balanced_huts: bool = False
    difference: bool = False
    """Only the difference of what two parties count at the end is marked."""
    first_to_arrive: bool = False
    """When several reach the target in one deal, the order of the lines decides."""


@dataclass(frozen=True, slots=True)
class CasinoRules:
    """Everything that play and scoring look up, as plain data.

    ``hand_values`` and ``table_values`` give a card's values by card number. ``party_of`` maps seats to parties.
    ``target`` is 0 when a number of ``deals`` has been agreed, and the other way round.
    """

    rule_set: RuleSet
    parties: tuple[tuple[int, ...], ...]
    party_of: tuple[int, ...]
    pack: tuple[Card, ...]
    plan: DealingPlan
    hand_values: tuple[Values, ...]
    table_values: tuple[Values, ...]
    both_values: bool
    building: bool
    score: ScoreTable
    target: int
    deals: int
    spades_break_ties: bool
    lurch: bool

    @property
    def players(self) -> int:
        return len(self.party_of)
