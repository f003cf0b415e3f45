"""The codes of Piquet for its score lines and announcements.

The values stand in records, databases and score sheets and are never changed. They have a meaning only within this
family: other families have lines and announcements with equal codes.
"""

from __future__ import annotations

from enum import StrEnum

from cardtable.core.objections import ADMITTED, DENIED, OBJECTED_TO


class Line(StrEnum):
    """A score line of Piquet, played or entered by hand."""

    CARTE_BLANCHE = "carte_blanche"
    POINT = "point"
    SEQUENCE = "sequence"
    SET = "set"
    REPIQUE = "repique"
    REPIQUE_MATCH = "repique_partie"
    PIQUE = "pique"
    PIQUE_MATCH = "pique_partie"
    PLAY = "play"
    LEAD = "lead"
    TRICK = "trick"
    LAST_TRICK = "last_trick"
    CARDS = "cards"
    CAPOT = "capot"
    DIVIDED = "divided"
    CARTE_ROUGE = "carte_rouge"
    DOUBLED = "doubled"
    PRIZE_REPIQUE = "prize_repique"
    PRIZE_PIQUE = "prize_pique"
    PRIZE_CAPOT = "prize_capot"
    WRONG_DECLARATION = "wrong_declaration"
    HAND_TOO_LARGE = "hand_too_large"
    HAND_TOO_SMALL = "hand_too_small"
    DISCARDS_MIXED = "discards_mixed"
    REVOKE = "revoke"
    TOO_LATE = "too_late"
    CLASS_LEFT_OUT = "class_left_out"
    BOUGHT_TOO_EARLY = "bought_too_early"
    SUIT_NOT_NAMED = "suit_not_named"
    DEAL_TOTAL = "deal_total"
    MISDEAL = "misdeal"


DECLARED = frozenset({Line.POINT, Line.SEQUENCE, Line.SET})
"""Codes of the lines for declarations."""
PLAYED = frozenset({Line.LEAD, Line.TRICK, Line.LAST_TRICK})
"""Codes of the lines for playing."""


FROM_TEN = "from_ten"
"""A parameter of lines for playing where only cards from the ten up count."""


class Said(StrEnum):
    """An announcement at Piquet."""

    SHUFFLE = "shuffle"
    SHUFFLED = "shuffled"
    COMMANDS = "commands"
    BUYS = "buys"
    WILL_SHOW_CARTE_BLANCHE = "will_show_carte_blanche"
    CARTE_BLANCHE = "carte_blanche"
    DECLARES = "declares"
    HOW_HIGH = "how_high"
    SO_HIGH = "so_high"
    NOTHING = "nothing"
    GOOD = "good"
    NOT_GOOD = "not_good"
    EQUAL = "equal"
    OBJECTS = "objects"
    NINETY = "ninety"
    NO_REPIQUE = "no_repique"
    NAMES = "names"
    CORRECTS = "corrects"
    RECOUNTS = "recounts"
    SIXTY = "sixty"
    REPIQUE = "repique"
    PIQUE = "pique"
    SUIT = "suit"
    WILL_LEAD = "will_lead"
    ASKS = "asks"
    STILL_HOLDS = "still_holds"
    CLAIMS = "claims"
    ACCEPTS = "accepts"
    ONE_MORE = "one_more"
    GIVES_UP = "gives_up"
    NO_MORE_TRICKS = "no_more_tricks"
    FAULT_OBJECTED_TO = OBJECTED_TO
    FAULT_ADMITTED = ADMITTED
    FAULT_DENIED = DENIED


class FaultCode(StrEnum):
    """A fault of Piquet that can be objected to at a table with irregularities."""

    REVOKE = "revoke"
    WRONG_DECLARATION = "wrong_declaration"
    HAND_TOO_LARGE = "hand_too_large"
    DISCARDS_MIXED = "discards_mixed"


class Shown(StrEnum):
    """Why cards of Piquet are shown for a moment."""

    CARTE_BLANCHE = "carte_blanche"
    DECLARED = "declared"
    LEFT = "left"
    """Cards that a player left in the talon and may look at by the rule set."""
    LIFTED = "lifted"
    """The bottom card of the part of the pack that elder lifts off when she asks for another shuffle."""
