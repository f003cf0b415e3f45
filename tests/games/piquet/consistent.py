"""Every deal that agrees with what one of two players of Piquet knows."""

from __future__ import annotations

from collections.abc import Iterator

from cardtable.games.piquet.deals import ConsistentDeal, consistent_hands, possible_discards
from cardtable.games.piquet.knowledge import unseen_cards
from cardtable.games.piquet.observation import PiquetObservation
from cardtable.games.piquet.ranking import BIT
from cardtable.games.piquet.rules import PiquetRules


def consistent_deals(
    rules: PiquetRules, observation: PiquetObservation, honest: bool = True
) -> Iterator[ConsistentDeal]:
    """Yield every deal that agrees with what one of two players knows, each once.

    With ``honest``, deals in which the opponent has kept something back while declaring are left out; if he has, there
    may be none left. The order of cards in the talon and the discards is not distinguished.
    """
    opponent = observation.others[0]
    unseen = unseen_cards(rules, observation)
    for mask in consistent_hands(rules, observation, honest):
        hand = tuple(card for card in unseen if BIT[card] & mask)
        rest = [card for card in unseen if not BIT[card] & mask]
        for discards in possible_discards(rules, observation, opponent, rest):
            yield ConsistentDeal(hand, discards, tuple(card for card in rest if card not in discards))
