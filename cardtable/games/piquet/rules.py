"""The rules of a Piquet rule set, as plain data that ``variants`` makes.

What the sources leave open is decided in RULES.md, P4, P7, P9, P14, P24 to P28, P31, P37 to P39, P41 to P43, P45, P47
to P49, P51, P52, P56 to P59, P64, P70 to P74, P76 to P79, P82, P83, P86, P88, P90.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from cardtable.core.cards import PACK_32, PACK_36, Card
from cardtable.core.rules import RuleSet
from cardtable.games.piquet.combinations import RUFF, Item
from cardtable.games.piquet.dealing import TALON, UPPER, Packets, TalonPlace, Throw


class Table(Enum):
    """The kind of Piquet that is played; it decides how many play a deal."""

    TWO = "two"
    ROBBER = "robber"
    NORMAN = "norman"


class Blanche(Enum):
    """When a hand is looked at for carte blanche."""

    OFF = "off"
    BEFORE = "before"
    AFTER = "after"


class DealerLeast(Enum):
    """How many of the remaining cards the dealer must buy."""

    LARGER_PART = "larger_part"
    THREE = "three"
    ONE = "one"
    NONE = "none"


class Repique(Enum):
    """What a Neunziger brings."""

    COUNT = "count"
    """A jump in the count."""
    OWN_MATCH = "own_partie"
    """A match of its own."""
    WINS = "wins"
    """Victory in the running match (Königspiquet)."""


class Rounding(Enum):
    """The unit in which points are settled."""

    NONE = "none"
    TENS = "tens"
    HUNDREDS = "hundreds"


class Ending(Enum):
    """What ends a match."""

    POINTS = "points"
    """One match to a number of points."""
    BEST_OF_FIVE = "best_of_five"
    """Matches to a number of points until a player has won three; a loser below half gives the winner two."""
    FOUR_DEALS = "four_deals"
    SESSION = "session"
    RUBICON = "rubicon"
    KINGS = "kings"
    CHOUETTE = "chouette"
    NORMAN = "norman"


class KingsOrder(Enum):
    """Which players play against each other at Königspiquet."""

    LOSER_LEAVES = "loser_leaves"
    ROUND = "ab_bc_cd_da_ac_bd"
    LIST = "ab_ac_ad_bc_bd_cd"
    ROUND_OF_FIVE = "ab_cd_ea_bc_de_ac_bd_ce_ad_be"
    LIST_OF_FIVE = "ab_ac_ad_ae_bc_bd_be_cd_ce_de"


@dataclass(frozen=True, slots=True)
class PiquetRules:
    """Everything that play, scoring and settlement look up, as plain data.

    ``threshold`` is the count from which a Neunziger or Sechziger is made; ``repique_jump`` and ``pique_jump`` are what
    it adds. ``majority`` tricks are the cards; with ``shared_cards`` all sides with the most tricks, at least that
    many, count them; with ``cards_to_each`` every side with at least that many. ``capot`` is what all tricks count in
    addition to the cards. With ``prizes`` the deals of a match of four bring prizes (``scoring.prize_lines``);
    ``jumps`` says whether a Neunziger or Sechziger also adds points to the count. ``added_up`` is False in old records,
    where elder's declarations are marked one by one as each class is found good. With ``counts_before_lead`` the dealer
    counts before elder leads, and announces nothing. With ``irregularities`` elder must announce her Neunziger and
    Sechziger herself, and players can make faults. With ``pique_match`` a Sechziger is a match of its own and adds
    nothing. ``target`` and ``deals`` are 0 where they have no meaning. ``matches_to_play`` is the number of matches
    that several persons play.
    """

    rule_set: RuleSet
    table: Table
    ending: Ending
    persons: int
    sides: tuple[tuple[int, ...], ...]
    side_of: tuple[int, ...]
    throws: tuple[Throw, ...]
    to_right: bool = False
    hand: int = 12
    threshold: int = 30
    repique_jump: int = 60
    pique_jump: int = 30
    majority: int = 7
    last_trick: int = 2
    blanche: Blanche = Blanche.BEFORE
    tens_are_courts: bool = False
    blanche_counts_toward: bool = False
    rouge: bool = False
    elder_least: int = 3
    dealer_least: DealerLeast = DealerLeast.LARGER_PART
    smallest_point: int = 4
    least_pips: int = 0
    four_less: bool = False
    """Whether a point whose pips end in 4 counts one less than it has cards."""
    from_ten: bool = False
    """Whether a card counts in play only from the ten up; then no tricks are claimed or given up."""
    added_up: bool = True
    named_repeated: bool = True
    """Whether a new suit must be named only after one that was led repeatedly; False in old records."""
    nothing_beaten: bool = False
    repique_in_time: bool = True
    counts_before_lead: bool = False
    irregularities: bool = False
    repique: Repique = Repique.COUNT
    pique_match: bool = False
    pique_at_once: bool = False
    """Whether elder makes a Sechziger with her first card alone."""
    capot: int = 30
    prizes: bool = False
    jumps: bool = True
    carried_cards: bool = False
    shared_cards: bool = False
    cards_to_each: bool = False
    commands: bool = False
    packets: Packets = Packets.TWOS
    talon: TalonPlace = TalonPlace.LAST
    point_shown: bool = True
    target: int = 0
    deals: int = 0
    matches_to_play: int = 1
    order: KingsOrder = KingsOrder.LOSER_LEAVES
    box_to_adviser: bool = False
    """Whether the box of a chouette passes to who has waited longest, who then leads first, and not to the captain."""
    rounding: Rounding = Rounding.NONE
    stake: int = 1
    of_old: bool = False
    """Piquet of 36 cards, as in 1651: what is declared is marked class by class for both together, a Sechziger is made
    with elder's first card alone, and one carte blanche bars the other (RULES.md, P160 to P170).
    """
    upper: int = UPPER
    """How many cards lie in the packet from which elder buys."""
    talon_size: int = TALON
    two: PiquetRules | None = None
    """Norman Piquet: the rules of the match that two players play at the end; otherwise None."""

    def points_of(self, item: Item) -> int:
        """Return what a declaration counts if it is good."""
        return item.points - (self.four_less and item.ends_in_four)

    def point_cards(self, points: int) -> tuple[int, ...]:
        """Return how many cards a point can have that counts so many."""
        if not self.four_less or not points:
            return (points,)
        return tuple(cards for cards in (points, points + 1) if cards >= self.smallest_point)

    @property
    def least_of_point(self) -> int:
        """The least that a point can count."""
        return self.smallest_point - self.four_less

    @property
    def pack(self) -> tuple[Card, ...]:
        return PACK_36 if self.of_old else PACK_32

    @property
    def ranks(self) -> int:
        """How many ranks a suit has."""
        return len(self.pack) // 4

    @property
    def ruff(self) -> bool:
        """Whether the point is a ruff, which goes by pips alone."""
        return self.least_pips == RUFF

    @property
    def half(self) -> int:
        """The points below which the loser pays double when the match is over; 0 if nobody does."""
        return 0 if self.ending is Ending.NORMAN or self.of_old else (self.target + 1) // 2

    @property
    def doubled_deals(self) -> tuple[int, ...]:
        """The deals of a match, counted from 0, in which everything counts double."""
        return (0, 3) if self.ending is Ending.FOUR_DEALS else ()
