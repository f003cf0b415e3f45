"""How sentences with cards and suits in signs are said by a voice: in words."""

from __future__ import annotations

import re

from cardtable.core.cards import ACE, JOKER, KING, make_card
from cardtable.words.cards import SUIT_SIGNS, card_name, card_sign, rank_sign, suit_name
from cardtable.words.mark import translate

_SUIT = f"[{SUIT_SIGNS}]"
_CAPTURE = r"([^\W\d][^.:;×]*?) × ([^\W\d][^.:;×]*)"
"""A card, a cross and what it captures; a number before a cross is multiplied."""


def read_aloud(text: str) -> str:
    """Return ``text`` as a voice says it: of ``♠A ♥2``, ``ace of spades, two of hearts``."""
    ranks = {rank_sign(rank): rank for rank in range(ACE, KING + 1)}
    card = f"{_SUIT}(?:{'|'.join(sorted(map(re.escape, ranks), key=len, reverse=True))})(?!\\w)"
    cards = f"{card}(?: {card})*"

    def named(found: re.Match[str]) -> str:
        signs = found.group().split()
        return ", ".join(card_name(make_card(ranks[sign[1:]], SUIT_SIGNS.index(sign[0]))) for sign in signs)

    def captured(found: re.Match[str]) -> str:
        words = translate("Aloud", "{card} captures {others}")
        return words.format(card=found.group(1), others=found.group(2))

    text = re.sub(cards, named, text)
    text = re.sub(_SUIT, lambda found: suit_name(SUIT_SIGNS.index(found.group())), text)
    text = re.sub(f"\\b{re.escape(card_sign(JOKER))}\\b", card_name(JOKER), text)
    return re.sub(_CAPTURE, captured, text)
