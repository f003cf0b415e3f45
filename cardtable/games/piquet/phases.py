"""The phases of a Piquet deal, and the words that players have said."""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple

from cardtable.core.state import PhaseName
from cardtable.games.piquet.combinations import Kind


class Phase(PhaseName):
    """What is to be decided next."""

    SHUFFLED = "shuffled"
    """Chance decides the order of the pack."""
    COMMAND = "command"
    """Elder cuts, commands how to deal, or asks for another shuffle."""
    EXCHANGE = "exchange"
    """Elder or the dealer lays cards away."""
    TAKE = "take"
    """A player who has laid cards away takes new ones, or takes the old ones up again."""
    POINT = "point"
    SEQUENCES = "sequences"
    SETS = "sets"
    """In these three phases a player declares in a class, or answers."""
    ANNOUNCE = "announce"
    """The dealer announces a Neunziger before elder leads, or does not."""
    COUNT = "count"
    """A player counts his declarations before playing to the first trick."""
    PLAY = "play"
    """A player plays a card."""
    CLAIMED = "claimed"
    """The opponent claims the rest of the tricks."""
    REVIEW = "review"
    """Before a deal of a table with irregularities is counted, a player objects to a fault, or has no objection."""
    OVER = "over"


DECLARING = {Phase.POINT: Kind.POINT, Phase.SEQUENCES: Kind.SEQUENCE, Phase.SETS: Kind.SET}
"""The class of each declaring phase."""
PHASE_OF_KIND = {kind: phase for phase, kind in DECLARING.items()}

UNDECIDED, OPEN, STANDS = -3, -2, -1
"""Values that stand instead of the side that may count a class: not decided yet; open, because elder has declared
nothing and the dealer may count his own; counted by no side.
"""


class Word(Enum):
    """What a player has said in a class."""

    SILENT = ""
    NOTHING = "nothing"
    GOOD = "good"
    ITEM = "item"


class HeardWord(NamedTuple):
    """What a player has said in a class, as all have heard it. ``rank`` is -1 while only the length is known."""

    word: Word = Word.SILENT
    length: int = 0
    rank: int = -1


class CountAnswer(NamedTuple):
    """An answer: after ``plays`` played cards ``seat`` told ``asker`` that it still held ``held`` cards of
    its point.
    """

    plays: int
    asker: int
    seat: int
    held: int


class Jump(Enum):
    """Whether a side has made a Neunziger or a Sechziger in this deal."""

    NONE = ""
    REPIQUE = "repique"
    PIQUE = "pique"
