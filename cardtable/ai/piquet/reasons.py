"""Why an action is good, in codes of ``ai.names.REASONS``."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from cardtable.ai.player import Option
from cardtable.ai.protocol import Reason
from cardtable.core.cards import format_card
from cardtable.core.scores import parameters
from cardtable.games.piquet.actions import Do, PiquetAction
from cardtable.games.piquet.observation import PiquetObservation
from cardtable.games.piquet.ranking import strength_of

_MANY = 5
"""So many bought cards are worth a word."""


def explained(observation: PiquetObservation, options: Sequence[Option]) -> list[Option]:
    """The same options with their reasons."""
    return [replace(option, reasons=tuple(_reasons(observation, option.action, len(options)))) for option in options]


def _reasons(observation: PiquetObservation, action: PiquetAction, options: int) -> list[Reason]:
    match action.do:
        case Do.CHANGE:
            kept = [card for card in observation.hand if card not in action.cards]
            best = sorted(kept, key=lambda card: (-strength_of(card), card))[:1]
            reasons = [Reason("keeps_card", parameters(card=format_card(card))) for card in best]
            if len(action.cards) >= _MANY:
                reasons.append(Reason("buys_many", parameters(count=len(action.cards))))
            return reasons
        case Do.CARD if options == 1:
            return [Reason("only_card")]
    return []
