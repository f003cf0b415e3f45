"""The source of each score line of Piquet."""

from __future__ import annotations

from cardtable.core.citations import Citation
from cardtable.games.piquet.codes import Line

_ROBBER, _NORMAN, _MEYERS, _OLD = "piquet.robber", "piquet.norman", "piquet.meyers1888", "piquet.old36"

CITATIONS: dict[str, Citation] = {
    Line.CARTE_BLANCHE: Citation(
        "P11", "a hand without a court card counts 10 (“Weiße Karte”)", {_MEYERS: "P64", _ROBBER: "P83", _OLD: "P162"}
    ),
    Line.POINT: Citation(
        "P19", "the best point counts as many as it has cards (“Der Rummel”)", {_ROBBER: "P77", _OLD: "P164"}
    ),
    Line.SEQUENCE: Citation(
        "P21",
        "3, 4, 15, 16, 17 or 18 for a run of three to eight cards (“Die Sequenzen”)",
        {_ROBBER: "P79", _OLD: "P165"},
    ),
    Line.SET: Citation("P22", "14 for four of a kind, 3 for three (“Die Kunststücke”)", {_ROBBER: "P79", _OLD: "P165"}),
    Line.REPIQUE: Citation(
        "P36",
        "enough by declarations alone, before the others had anything (“Der Neunziger”)",
        {_ROBBER: "P80", _NORMAN: "P87", _MEYERS: "P66", _OLD: "P168"},
    ),
    Line.REPIQUE_MATCH: Citation(
        "P47", "the Neunziger is a match of its own; what made it does not enter the running one (“Der Neunziger”)"
    ),
    Line.PIQUE: Citation(
        "P44",
        "enough in play before the others had counted or taken a trick (“Der Sechziger”)",
        {_ROBBER: "P80", _NORMAN: "P87", _OLD: "P169"},
    ),
    Line.PIQUE_MATCH: Citation("P107", "by agreement the Sechziger is a match of its own (“Der Sechziger”)"),
    Line.PLAY: Citation(
        "P32", "1 for each lead and each trick taken from the leader (“Das Zählen”)", {_ROBBER: "P82", _OLD: "P166"}
    ),
    Line.LEAD: Citation("P32", "1 for the lead (“Das Zählen”)", {_OLD: "P166"}),
    Line.TRICK: Citation("P32", "1 for a trick taken from the leader (“Das Zählen”)", {_ROBBER: "P82", _OLD: "P166"}),
    Line.LAST_TRICK: Citation(
        "P33", "what the winner of the last trick counts for it (“Das Zählen”)", {_MEYERS: "P65", _OLD: "P166"}
    ),
    Line.CARDS: Citation(
        "P34", "10 for the greater number of tricks (“Das Zählen”)", {_ROBBER: "P81", _NORMAN: "P88", _OLD: "P167"}
    ),
    Line.CAPOT: Citation("P34", "30 for all tricks (“Das Zählen”)", {_ROBBER: "P81", _NORMAN: "P88", _OLD: "P167"}),
    Line.DIVIDED: Citation(
        "P35", "equal tricks stand (“Das Zählen”)", {_ROBBER: "P81", _NORMAN: "P88", _MEYERS: "P65", _OLD: "P167"}
    ),
    Line.CARTE_ROUGE: Citation(
        "P17", "20 if all cards took part in good declarations (“Rote Karte”)", {_ROBBER: "P83", _NORMAN: "P83"}
    ),
    Line.DOUBLED: Citation("P54", "the first and the fourth deal count double (“Die Berechnung”)"),
    Line.PRIZE_REPIQUE: Citation("P55", "a prize of 400, or 200 in the second and third deal (“Die Berechnung”)"),
    Line.PRIZE_PIQUE: Citation("P55", "a prize of 200, or 100 in the second and third deal (“Die Berechnung”)"),
    Line.PRIZE_CAPOT: Citation("P55", "a prize of 600, or 300 in the second and third deal (“Die Berechnung”)"),
    Line.WRONG_DECLARATION: Citation(
        "P91", "who declares wrongly counts nothing in the deal (“Das Zählen”)", {_OLD: "P171"}
    ),
    Line.HAND_TOO_LARGE: Citation("P91", "who has too many cards counts nothing (“Das Kaufen”)", {_OLD: "P171"}),
    Line.HAND_TOO_SMALL: Citation(
        "P91", "the cards that the opponent has left over are his tricks (“Das Kaufen”)", {_OLD: "P171"}
    ),
    Line.DISCARDS_MIXED: Citation("P91", "discards among the tricks void a player’s count (“Das Kaufen”)"),
    Line.REVOKE: Citation("P92", "5 for the opponent of who did not follow suit (“Das Bedienen”)"),
    Line.SUIT_NOT_NAMED: Citation("P92", "who does not name a new suit may not complain of a revoke (“Das Bedienen”)"),
    Line.TOO_LATE: Citation("P93", "a Neunziger or Sechziger announced too late is lost (“Der Neunziger”)"),
    Line.CLASS_LEFT_OUT: Citation("P29", "a class that is left out is lost (“Das Zählen”)", {_OLD: "P171"}),
    Line.BOUGHT_TOO_EARLY: Citation("P94", "the dealer bought before elder; she may ask for a new deal (“Das Kaufen”)"),
    Line.DEAL_TOTAL: Citation("P95", "what the deal came to, entered by hand"),
    Line.MISDEAL: Citation("P94", "a misdeal: the same dealer deals anew (“Das Kartengeben”)", {_OLD: "P171"}),
}
