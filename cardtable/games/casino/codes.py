"""The codes of score lines and announcements of Casino.

The values stand in records, databases and score sheets and are never changed. They mean something within this family
alone: other families have lines and announcements of the same name.
"""

from __future__ import annotations

from enum import StrEnum

from cardtable.core.objections import ADMITTED, DENIED, OBJECTED_TO


class Line(StrEnum):
    """A line of the score of Casino, played or entered by hand."""

    WON = "won"
    MOST_SPADES = "most_spades"
    SHARED_SPADES = "shared_spades"
    SPADES_ABOVE = "spades_above"
    SEVEN_SPADES = "seven_spades"
    SPADES = "spades"
    EACH_SPADE = "each_spade"
    MOST_CARDS = "most_cards"
    BIG_CASINO = "big_casino"
    LITTLE_CASINO = "little_casino"
    JACK_OF_SPADES = "jack_of_spades"
    JOKER_15 = "joker_15"
    JOKER_17 = "joker_17"
    JOKER_20 = "joker_20"
    JOKER_22 = "joker_22"
    JOKER_25 = "joker_25"
    JOKER_30 = "joker_30"
    TEN_OF_SPADES = "ten_of_spades"
    TEN_OF_HEARTS = "ten_of_hearts"
    TEN_OF_CLUBS = "ten_of_clubs"
    SEVEN_OF_SPADES = "seven_of_spades"
    SEVEN_OF_DIAMONDS = "seven_of_diamonds"
    ACE = "ace"
    ACES = "aces"
    ACE_OF_SPADES = "ace_of_spades"
    LAST_CAPTURE = "last_capture"
    SWEEP = "sweep"
    DOUBLE_SWEEP = "double_sweep"
    SWEPT_AFTER = "swept_after"
    MULLES = "mulles"
    MULLE = "mulle"
    ZWICKER = "zwicker"
    HUT = "hut"
    HUTS_BALANCED = "huts_balanced"
    SHARED_CARDS = "shared_cards"
    MATA = "mata"
    TEN_OF_DIAMONDS = "ten_of_diamonds"
    JACK_OF_HEARTS = "jack_of_hearts"
    NAPULA = "napula"
    NAPOLEONE = "napoleone"
    SCUA = "scua"
    PICADA = "picada"
    SIMILI = "simili"
    QUADRIGLIA = "quadriglia"
    DIFFERENCE = "difference"
    DEAL_TOTAL = "deal_total"
    MISDEAL = "misdeal"


class Said(StrEnum):
    """An announcement at Casino."""

    CUTS_PACK = "cuts_pack"
    LAST_ROUND = "last_round"
    SWEEP = "sweep"
    DOUBLE_SWEEP = "double_sweep"
    MULLE = "mulle"
    BUILD = "build"
    RAISE = "raise"
    STACK = "stack"
    ANNOUNCED = "announced"
    JOKER = "joker"
    ZWICKER = "zwicker"
    HUT = "hut"
    HUTS_BALANCED = "huts_balanced"
    SCUA = "scua"
    PICADA = "picada"
    SIMILI = "simili"
    QUADRIGLIA = "quadriglia"
    REST_TAKEN = "rest_taken"
    FAULT_OBJECTED_TO = OBJECTED_TO
    FAULT_ADMITTED = ADMITTED
    FAULT_DENIED = DENIED


class FaultCode(StrEnum):
    """A fault of Casino that can be objected to at a table with irregularities."""

    WRONG_CAPTURE = "wrong_capture"
    MISSED_CAPTURE = "missed_capture"
