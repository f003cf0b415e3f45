"""What a pack of cards should look like: the options a person can choose, without any drawing."""

from __future__ import annotations

from dataclasses import dataclass

CARD_RATIO: float = 88 / 63
"""Height of a card divided by its width."""

BACKS: tuple[str, ...] = ("lattice", "rosettes", "waves", "diamonds", "slate", "linen")
"""Names of the card backs, in the order in which they should be offered."""

PACKS: tuple[str, ...] = ("french", "german")
"""Names of the packs that can be drawn, in the order in which they should be offered."""

INDEX_LANGUAGES: tuple[str, ...] = ("en", "de")
"""Languages whose court letters are known: K Q J A and K D B A. A German pack has K O U D in all of them."""


@dataclass(frozen=True)
class CardTheme:
    """A complete, hashable description of how the cards look.

    Raises ValueError for a pack, a back or a language that does not exist, so that a theme that could be
    made can also be drawn.
    """

    pack: str = "french"
    four_colours: bool = False
    large_indices: bool = False
    language: str = "en"
    back: str = "lattice"

    def __post_init__(self) -> None:
        if self.pack not in PACKS:
            raise ValueError(f"unknown pack: {self.pack!r}")
        if self.back not in BACKS:
            raise ValueError(f"unknown card back: {self.back!r}")
        if self.language not in INDEX_LANGUAGES:
            raise ValueError(f"no index letters for language: {self.language!r}")
