"""The source of each score line of Écarté."""

from __future__ import annotations

from cardtable.core.citations import Citation
from cardtable.games.ecarte.codes import Line

_BETS = "the bets on both players stand against each other, even money"

CITATIONS: dict[str, Citation] = {
    Line.KING_TURNED: Citation("E6", "1 for the dealer who turns up the king (“Spielregeln”)"),
    Line.KING: Citation("E18", "1 for the king of trumps, marked in time (“Spielregeln”)"),
    Line.POINT: Citation("E21", "1 for three or four tricks (“Ecarte”)"),
    Line.VOLE: Citation("E21", "2 for all five tricks (“Ecarte”)"),
    Line.STOOD_POINT: Citation("E22", "elder played without proposing and failed: 2, for all tricks 3 (“Spielregeln”)"),
    Line.REFUSED_POINT: Citation("E23", "the dealer refused the first proposal and failed: 2 or 3 (“Spielregeln”)"),
    Line.CAPPED: Citation("E27", "nobody marks more than 3 in a deal (“Spielregeln”)"),
    Line.BET: Citation("E35", "a bet of one who looks on (“Spielstrategie”)"),
    Line.STAKE_WON: Citation("E29", "the stake of the match (“Ecarte”)"),
    Line.STAKE_LOST: Citation("E29", "the stake of the match (“Ecarte”)"),
    Line.BET_WON: Citation("E36", _BETS),
    Line.BET_LOST: Citation("E36", _BETS),
    Line.BET_RETURNED: Citation("E36", "what is not covered goes back"),
    Line.KING_TOO_LATE: Citation("E41", "the king not marked in time counts nothing (“Spielregeln”)"),
    Line.KING_NOT_HELD: Citation("E41", "a king marked falsely lets the opponent take back a card (“Spielregeln”)"),
    Line.TOO_MANY_CARDS: Citation("E42", "more than five cards in play cost a point (“Spielregeln”)"),
    Line.REVOKE: Citation("E46", "a winner who has revoked marks a point less (Cavendish 1886, law 43)"),
    Line.BOX_GIVEN_UP: Citation("E74", "the banker gives up the box after a match (Backgammon)"),
    Line.POOL_PAID: Citation("E79", "the loser of a match puts his stake into the pool"),
    Line.POOL_WON: Citation("E79", "two matches running win the pool (Encyclopædia Britannica)"),
    Line.POOL_LOST: Citation("E79", "what was put into the pool"),
    Line.MISDEAL: Citation("E43", "a misdeal is dealt anew by the same dealer (“Spielregeln”)"),
}
