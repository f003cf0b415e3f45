"""The codes of Écarté for its score lines and announcements.

The values stand in records, databases and score sheets and are never changed. They have a meaning only within this
family: other families have lines and announcements with equal codes.
"""

from __future__ import annotations

from enum import StrEnum

from cardtable.core.objections import ADMITTED, DENIED, OBJECTED_TO


class Line(StrEnum):
    """A score line of Écarté, played or entered by hand."""

    KING_TURNED = "king_turned"
    KING = "king"
    POINT = "point"
    VOLE = "vole"
    STOOD_POINT = "stood_point"
    REFUSED_POINT = "refused_point"
    CAPPED = "capped"
    BET = "bet"
    STAKE_WON = "stake_won"
    STAKE_LOST = "stake_lost"
    BET_WON = "bet_won"
    BET_LOST = "bet_lost"
    BET_RETURNED = "bet_returned"
    KING_TOO_LATE = "king_too_late"
    KING_NOT_HELD = "king_not_held"
    TOO_MANY_CARDS = "too_many_cards"
    REVOKE = "revoke"
    MISDEAL = "misdeal"
    BOX_GIVEN_UP = "box_given_up"
    POOL_PAID = "pool_paid"
    POOL_WON = "pool_won"
    POOL_LOST = "pool_lost"


class Said(StrEnum):
    """An announcement at Écarté."""

    NEW_MATCH = "new_partie"
    NEW_BOX = "new_box"
    BET = "bet"
    NO_BET = "no_bet"
    KING_TURNED = "king_turned"
    PROPOSE = "propose"
    PLAYS = "plays"
    HOW_MANY = "how_many"
    PLAY_THEN = "play_then"
    NUMBER = "number"
    PACKET = "packet"
    STOCK_EMPTY = "stock_empty"
    KING = "king"
    POINT = "point"
    VOLE = "vole"
    KEEPS_BOX = "keeps_box"
    GIVES_UP_BOX = "gives_up_box"
    FAULT_OBJECTED_TO = OBJECTED_TO
    FAULT_ADMITTED = ADMITTED
    FAULT_DENIED = DENIED


class FaultCode(StrEnum):
    """A fault of Écarté that can be objected to at a table with irregularities."""

    FALSE_KING = "false_king"
    REVOKE = "revoke"
    TOO_MANY_CARDS = "too_many_cards"
