"""The options for the look of a pack that a person can choose, without any drawing."""

from __future__ import annotations

from dataclasses import dataclass

from cardtable.art.indices import ENGLISH_LETTERS, Letters
from cardtable.art.letters import can_be_drawn

CARD_RATIO: float = 88 / 63
"""The height of a card divided by its width."""

BACKS: tuple[str, ...] = ("lattice", "rosettes", "waves", "diamonds", "slate", "linen")
"""The names of the card backs, in the order in which they are offered."""

PACKS: tuple[str, ...] = ("french", "german")
"""The names of the packs that can be drawn, in the order in which they are offered."""


@dataclass(frozen=True)
class CardTheme:
    """A complete, hashable description of how the cards look.

    ``letters`` are for a French pack; a German one has K O U D in every language. Raises ValueError for a pack or a
    back that does not exist and for letters that cannot be drawn, so that every theme can be drawn.
    """

    pack: str = "french"
    four_colours: bool = False
    large_indices: bool = False
    letters: Letters = ENGLISH_LETTERS
    back: str = "lattice"
    own: str = ""
    """A French pack of somebody else, as ``app.own_packs.key_of`` names it: what it has is drawn. Empty for none."""

    def __post_init__(self) -> None:
        if self.pack not in PACKS:
            raise ValueError(f"unknown pack: {self.pack!r}")
        if self.back not in BACKS:
            raise ValueError(f"unknown card back: {self.back!r}")
        if not all(map(can_be_drawn, self.letters)):
            raise ValueError(f"no index letters: {self.letters!r}")
