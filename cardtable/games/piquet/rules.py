"""What the rules of a Piquet rule set are, as plain data; ``variants`` fills it in.

Rulings where the sources and the catalogue leave a choice:

* Whatever counts is shown: the opponent could ask for it, and nothing speaks against asking. Of two points of equal
  length the pips are asked for, of two sequences of equal length the top card; sets are named at once.
* Elder names all of a class at once, as the source demands; what is not her best is heard only if that is good.
* A shorter point declared out of a longer suit counts as overfull ("Das Zählen"), a shorter sequence or three of four
  of a kind as what it is. Only one item is declared out of one run of cards and out of one rank.
* Whose best is longer than what was declared is not told how high that is, and so does not answer with a lesser item
  of the same length: he beats it with something longer, or lets it pass.
* The dealer who beats a class may keep lesser items of it to himself, and counts at least what he has beaten it with.
* If elder declares nothing of a class, the dealer counts his own when he plays to the first trick. Would elder
  make a Neunziger before, he objects with it, because it comes earlier in the order of counting.
* "Nothing beaten at all": whoever makes a Neunziger must have lost no class, and the opponent must have nothing to
  count in any.
* Points for the last trick count toward the Sechziger, the cards and the Allstich never. Elder's Sechziger with the
  first lead is known only when the dealer has counted nothing.
* A Neunziger that wins a partie of its own is worth one stake. What had been counted toward it is taken off the
  running count; carte blanche stays, unless it counts toward the Neunziger. The declaration that makes it cannot win
  the running partie. Nobody makes a Sechziger besides.
* The dealer may let a Neunziger pass that he could announce, when points serve him better.
* Who leaves cards of the talon sees them; elder who announced carte blanche does not, because the dealer has bought.
* Elder looks at what the dealer left when she is about to lead.
* The number of cards named for an exchange stays when discards are changed.
* Carte blanche after the exchange is shown by itself before the first declaration, elder's first; before the exchange
  it may be kept silent.
* Laying the hand down gives the opponent each remaining trick as if he led to it. A claim is made when one is to
  lead, once in a deal and with two cards at least. If the opponent asks for one more card and takes it, play goes on.
  Only two players do either.
* How many cards of a point are still held is asked at one's turn, once a trick.
* Robber and Norman know no carte blanche and no carte rouge.
* Four deals and Rubicon: with equal totals nobody gains; both are then named as winners. Prizes can outweigh the
  gain of a partie of four deals; its winner then pays.
* A session is an agreed number of deals.
* Kings and chouette: persons sit in the order in which they enter. The dealer of the first deal and the next person
  begin. Who won the last partie deals first, or the one named first if he does not play. If a Neunziger has
  decided a partie, the loser pays double below half as well.
* Chouette: the box plays the captain; the others of the company watch. If the box wins, each of the company pays it
  and the captain goes to the end of the line; if it loses, it pays each and goes there itself, and the captain has
  the box. A Neunziger of its own is paid in the same way.
* Robber: the point is counted by the player who has the best, and a partner with a longer one names it; he asks how
  high another is only as long as somebody speaks after him. A partner's lesser sequences and sets count when he
  plays to the first trick, or at once with a Neunziger. A trick that the leader's partner takes brings nothing
  beyond the lead. Play goes round to the right, from the seat with the higher number to the lower one.
* Robber and Norman: every class is spoken for in turn by all. A Neunziger is announced whenever it can be.
* Norman: the partie of two is played to the same number of points by the rules for two, with the cards to nobody at
  6–6. Of the two, the one nearer to the deal by rotation deals first.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from cardtable.core.cards import PACK_32, Card
from cardtable.core.rules import RuleSet
from cardtable.games.piquet.dealing import Packets, TalonPlace, Throw


class Table(Enum):
    """How many sit down to a deal, and what kind of Piquet they play."""

    TWO = "two"
    ROBBER = "robber"
    NORMAN = "norman"


class Blanche(Enum):
    """When carte blanche is looked at."""

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
    OWN_PARTIE = "own_partie"
    """A partie of its own."""
    WINS = "wins"
    """The running partie (Königspiquet)."""


class Rounding(Enum):
    """What points are settled in."""

    NONE = "none"
    TENS = "tens"
    HUNDREDS = "hundreds"


class Ending(Enum):
    """What a match is made of."""

    POINTS = "points"
    """One partie to a number of points."""
    FOUR_DEALS = "four_deals"
    SESSION = "session"
    RUBICON = "rubicon"
    KINGS = "kings"
    CHOUETTE = "chouette"
    NORMAN = "norman"


class KingsOrder(Enum):
    """Who plays whom at Königspiquet."""

    LOSER_LEAVES = "loser_leaves"
    ROUND = "ab_bc_cd_da_ac_bd"
    LIST = "ab_ac_ad_bc_bd_cd"


@dataclass(frozen=True, slots=True)
class PiquetRules:
    """Everything that play, scoring and the settlement look up, as plain data.

    ``threshold`` is what a Neunziger or Sechziger starts from, ``repique_jump`` and ``pique_jump`` what it adds.
    ``majority`` tricks are the cards. ``capot`` is what all tricks count besides, ``capot_prize`` and the like the
    prizes of a single deal of four. ``target`` and ``deals`` are 0 where they mean nothing. ``parties_to_play`` is
    the number of parties of a match of several persons.
    """

    rule_set: RuleSet
    table: Table
    ending: Ending
    persons: int
    parties: tuple[tuple[int, ...], ...]
    party_of: tuple[int, ...]
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
    nothing_beaten: bool = False
    repique_in_time: bool = True
    repique: Repique = Repique.COUNT
    capot: int = 30
    prizes: bool = False
    jumps: bool = True
    carried_cards: bool = False
    shared_cards: bool = False
    commands: bool = False
    packets: Packets = Packets.TWOS
    talon: TalonPlace = TalonPlace.LAST
    point_shown: bool = True
    target: int = 0
    deals: int = 0
    parties_to_play: int = 1
    order: KingsOrder = KingsOrder.LOSER_LEAVES
    rounding: Rounding = Rounding.NONE
    stake: int = 1
    two: PiquetRules | None = None
    """Norman: the rules of the partie of two."""

    @property
    def pack(self) -> tuple[Card, ...]:
        return PACK_32

    @property
    def half(self) -> int:
        """Whoever has fewer points than this when the partie is over pays double."""
        return (self.target + 1) // 2

    @property
    def doubled_deals(self) -> tuple[int, ...]:
        """The deals of a partie, counted from 0, in which everything counts double."""
        return (0, 3) if self.ending is Ending.FOUR_DEALS else ()
