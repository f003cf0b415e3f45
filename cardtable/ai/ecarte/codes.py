"""The reasons that the players of Écarté give, with their parameters.

* ``majority_chance`` chance: takes at least three tricks with this chance in percent;
* ``jeu_de_regle``: one of the classical hands to be played without an exchange;
* ``improves_with_exchange``: new cards promise more than these;
* ``risks_penalty``: without an exchange the loser's opponent marks two points;
* ``king_wins_partie``: marking the king is enough to win the partie;
* ``marks_king``: the king of trumps counts a point now or never;
* ``keeps_king_silent``: the point is hardly needed, and the opponent does not know where the king is;
* ``leads_trump`` card: trumps are led;
* ``rule_lead`` number: the lead that the classical rules recommend, by its place among the eight of the source;
* ``keeps_guard`` card: the king or queen keeps a card beside it;
* ``keeps_card`` card: a card worth keeping in an exchange;
* ``buys_many`` count: so many new cards are bought;
* ``only_card``: no other card may be played;
* ``fault_is_certain``: what has been seen proves the fault that is claimed;
* ``chance_of_player`` seat, chance: the player on this seat is expected to win the partie with this chance in percent.
"""

from __future__ import annotations

from enum import StrEnum


class ReasonCode(StrEnum):
    """Why an action is good or bad."""

    MAJORITY_CHANCE = "majority_chance"
    JEU_DE_REGLE = "jeu_de_regle"
    IMPROVES_WITH_EXCHANGE = "improves_with_exchange"
    RISKS_PENALTY = "risks_penalty"
    KING_WINS_PARTIE = "king_wins_partie"
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
