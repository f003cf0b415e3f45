"""How sentences with cards and suits in signs are said by a voice: in words."""

from __future__ import annotations

import re

from cardtable.core.cards import ACE, KING, make_card
from cardtable.words.cards import SUIT_SIGNS, card_name, rank_sign, suit_name
from cardtable.words.mark import translate

_SUIT = f"[{SUIT_SIGNS}]"


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

    text = re.sub(cards, named, re.sub(f"({card}) × ({cards})", captured, text))
    return re.sub(_SUIT, lambda found: suit_name(SUIT_SIGNS.index(found.group())), text)
