"""The reasons that the players of Écarté give, with their parameters.

* ``majority_chance`` chance: takes at least three tricks with this chance in percent;
* ``majority_lost``: no card takes three tricks any more, as far as can be seen;
* ``jeu_de_regle``: one of the classical hands to be played without an exchange;
* ``improves_with_exchange``: new cards promise more than these;
* ``risks_penalty``: a warning: if this player loses without an exchange, the opponent marks two points;
* ``against_the_list`` deals: against somebody who goes by the old list this word is better than that of the
  equilibrium; at this score such words bring a stake in about so many deals;
* ``king_wins_partie``: marking the king is enough to win the match;
* ``marks_king``: the king of trumps counts a point now or never;
* ``keeps_king_silent``: the point is hardly needed, and the opponent does not know where the king is;
* ``leads_trump`` card: trumps are led;
* ``rule_lead`` number: the lead that the classical rules recommend, by its place among the eight of the source;
* ``keeps_guard`` card: the king or queen keeps a card beside it;
* ``keeps_card`` card: a card worth keeping in an exchange;
* ``buys_many`` count: so many new cards are bought;
* ``only_card``: no other card may be played;
* ``fault_is_certain``: what has been seen proves the fault that is claimed;
* ``chance_of_player`` seat, chance: the player on this seat is expected to win the match with this chance in percent.

Reasons that say in what the best action is better than the next; ``chance`` is that of the best, ``other`` that of the
next, in percent:

* ``likelier_majority``, ``likelier_vole``, ``likelier_king`` chance, other: three tricks, all five or the trump king
  are had more often;
* ``rarer_vole``, ``rarer_king`` chance, other: all five or the king are the opponent's more seldom;
* ``better_vole``, ``better_king``: taking all five, or the king, is more favourable by the table of the equilibrium,
  which has the own chance less the opponent's;
* ``avoids_penalty``: the second point of a deal without an exchange cannot be lost;
* ``gets_penalty`` chance: the opponent who refuses loses that point with this chance;
* ``keeps_high`` card: a card stays in the hand;
* ``buys_more``: more cards are bought.
"""

from __future__ import annotations

from enum import StrEnum


class ReasonCode(StrEnum):
    """Why an action is good or bad."""

    MAJORITY_CHANCE = "majority_chance"
    MAJORITY_LOST = "majority_lost"
    JEU_DE_REGLE = "jeu_de_regle"
    IMPROVES_WITH_EXCHANGE = "improves_with_exchange"
    RISKS_PENALTY = "risks_penalty"
    AGAINST_THE_LIST = "against_the_list"
    KING_WINS_MATCH = "king_wins_partie"
    MARKS_KING = "marks_king"
    KEEPS_KING_SILENT = "keeps_king_silent"
    LEADS_TRUMP = "leads_trump"
    RULE_LEAD = "rule_lead"
    KEEPS_GUARD = "keeps_guard"
    KEEPS_CARD = "keeps_card"
    BUYS_MANY = "buys_many"
    ONLY_CARD = "only_card"
    FAULT_IS_CERTAIN = "fault_is_certain"
    CHANCE_OF_PLAYER = "chance_of_player"
    LIKELIER_MAJORITY = "likelier_majority"
    LIKELIER_VOLE = "likelier_vole"
    RARER_VOLE = "rarer_vole"
    BETTER_VOLE = "better_vole"
    LIKELIER_KING = "likelier_king"
    RARER_KING = "rarer_king"
    BETTER_KING = "better_king"
    AVOIDS_PENALTY = "avoids_penalty"
    GETS_PENALTY = "gets_penalty"
    KEEPS_HIGH = "keeps_high"
    BUYS_MORE = "buys_more"
