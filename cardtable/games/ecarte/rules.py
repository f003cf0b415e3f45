"""What the rules of an Écarté rule set are, as plain data; ``variants`` fills it in.

Rulings where the source and the catalogue leave a choice:

* Persons sit in the order of entry. The first two play the first partie, and only the cards that these two cut
  decide who deals; the king is highest, as in play. Should a standing name another as first dealer, he plays the
  first partie against the first of the others.
* Cutting is for the first deal alone. Who keeps his seat deals first in the next partie; as long as both keep theirs,
  the winner of the last one (as at Piquet, where the previous winner begins the new partie).
* Elder's ``play`` comes before her lead. The king is then marked with the first card in mind: elder may mark it until
  she leads, the dealer after elder's lead until he plays himself. Marking earlier could bring nothing.
* Whoever is served last from a used-up stock gets nothing and is not asked; with an empty stock elder plays, which
  is no playing without proposing, because there has been an exchange.
* Marking five points ends the partie in that moment: the king turned up before anybody speaks, the king in the hand
  before a card is played to it. Points for tricks are marked when the five tricks are played.
* What goes beyond three points in a deal is taken off in a line of its own.
* Where several parties make a turn at the table, all of them are played; the loser is who has lost the more of them,
  and of an equal number each who lost the last.
* Bets are laid in the order of entry before the first card of a partie is dealt, for all to hear. What lies on one
  player stands against what lies on the other, even money: of the larger sum only as much as the smaller covers is
  at stake, each bettor's in proportion to what he has laid, and the rest goes back. Units are whole; those left over
  by the division go to the largest remainders, and among equal ones to the earlier entry. Matsch doubles the players'
  stake and no bet.
* A round is the evening in which everybody has entered once: one turn fewer than there are persons. It is won by who
  has gained most in stakes and bets, among equals by who has won most parties; all who are equal in both win.
"""

from __future__ import annotations

from dataclasses import dataclass

from cardtable.core.cards import Card
from cardtable.core.rules import RuleSet
from cardtable.games.ecarte.dealing import Packet

PARTIE = 5
"""Points that win a partie."""
MOST_IN_DEAL = 3
"""Points that one player can mark in a deal at most."""
KING_POINTS = 1
POINT = 1
"""For three or four tricks."""
VOLE = 2
"""For all five tricks."""
PENALTY_POINT = 2
"""For three or four tricks against elder who did not propose or a dealer who refused the first proposal."""


@dataclass(frozen=True, slots=True)
class EcarteRules:
    """Everything that play and scoring look up, as plain data.

    ``penalty_vole`` is what all five tricks count against elder who did not propose or a dealer who refused at once.
    ``stake`` is in units. ``most_bet`` is the largest bet; with 0 nobody bets. In a ``rotation`` the evening ends
    after ``evening`` parties and the loser leaves after every ``parties_per_turn`` of them.
    """

    rule_set: RuleSet
    parties: tuple[tuple[int, ...], ...]
    pack: tuple[Card, ...]
    packets: tuple[Packet, ...]
    penalty_vole: int
    matsch: bool
    stake: int
    most_bet: int
    rotation: bool
    parties_per_turn: int
    evening: int

    @property
    def persons(self) -> int:
        return len(self.parties)
