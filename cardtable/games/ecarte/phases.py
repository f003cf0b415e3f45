"""The phases of an Écarté deal, and the ways in which the exchanging ends."""

from __future__ import annotations

from enum import Enum

from cardtable.core.state import PhaseName


class Phase(PhaseName):
    """What is to be decided next."""

    SHUFFLED = "shuffled"
    """Chance decides the order of the pack."""
    BET = "bet"
    """A spectator bets on a player, or does not."""
    PROPOSE = "propose"
    """Elder proposes, or plays."""
    ANSWER = "answer"
    """The dealer accepts the proposal or refuses it."""
    ELDER_CHANGE = "elder_change"
    """Elder lays cards away."""
    DEALER_CHANGE = "dealer_change"
    """The dealer lays cards away, or none."""
    PLAY = "play"
    """A player plays a card, and before his first may mark the king."""
    REVIEW = "review"
    """Before the tricks of a table with irregularities are counted, a player or spectator objects to a fault, or has no
    objection.
    """
    BOX = "box"
    """After a match of a chouette the banker keeps the box, or gives it up."""
    OVER = "over"


class Closed(Enum):
    """What ended the exchanging."""

    NOT_YET = "not_yet"
    PLAYED = "played"
    """Elder played instead of proposing."""
    REFUSED = "refused"
    """The dealer refused."""
    EMPTY = "empty"
    """The stock was used up."""
