"""The toy in words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from cardtable.ai.names import PLAYERS
from cardtable.core.zones import Zone
from cardtable.words.cards import card_names, card_signs
from cardtable.words.family import Labels, Texts, WordsOf, name_of
from tests.toy.deal import Move
from tests.toy.family import VARIANT


class PairsWords(WordsOf[Move]):
    """The texts of the toy, as ``WordsOf`` describes them."""

    title = "Pairs"
    variants: ClassVar[Texts] = {VARIANT: "Pairs for two"}
    descriptions: ClassVar[Texts] = {VARIANT: "A trick counts one, a pair two."}
    titles: ClassVar[Texts] = {"trick": "Tricks won", "pair": "Pairs laid out"}
    speech: ClassVar[Texts] = {"pair": "A pair!"}
    tales: ClassVar[Texts] = {"pair": "{name} has a pair."}
    categories: ClassVar[Texts] = {"pairs": "Pairs", "tricks": "Tricks"}
    characters: ClassVar[Texts] = dict.fromkeys(PLAYERS, "Plays the highest card.")
    reasons: ClassVar[Texts] = {"counts_pair": "A pair counts two.", "plays_high": "High cards win tricks."}
    guides: ClassVar[Texts] = {"play": "Play a card, or lay out a pair first."}

    def label(self, action: Move) -> str:
        return f"Lay out {card_signs(action.cards)}"

    def sentence(self, action: Move, labels: Labels | None = None, names: Sequence[str] = ()) -> str:
        return f"{'Lay out' if len(action.cards) == 2 else 'Play'} {card_names(action.cards)}."

    def zone(
        self, zone: Zone, seats: Sequence[str], sides: Sequence[str], label: Mapping[str, object] | None = None
    ) -> str:
        if zone.name == "laid_out":
            return f"Laid out by {name_of(zone.owner, seats)}"
        return super().zone(zone, seats, sides, label)


WORDS = PairsWords()
