"""The common part of all phases of Écarté."""

from __future__ import annotations

from typing import ClassVar

from cardtable.core.cards import Card, format_card
from cardtable.core.errors import IllegalAction
from cardtable.core.events import Announced, CardsMoved
from cardtable.core.machine import PhaseObject, Tell
from cardtable.core.zones import STOCK, hand
from cardtable.games.ecarte.actions import EcarteAction, Kind
from cardtable.games.ecarte.position import EcartePosition


class EcartePhase(PhaseObject[EcartePosition, EcarteAction]):
    """A phase in which actions of ``kinds`` can be done. A phase without kinds waits for chance or is over."""

    kinds: ClassVar[frozenset[Kind]] = frozenset()

    def check(self, position: EcartePosition, action: EcarteAction) -> None:
        if action.kind not in self.kinds:
            raise IllegalAction("not_now", text=str(action), phase=position.phase.value)
        self.check_kind(position, action)

    def check_kind(self, position: EcartePosition, action: EcarteAction) -> None:
        """Raise ``IllegalAction`` if an action of one of ``kinds`` is not legal. As it is here, only an action with
        needless parts is refused.
        """
        if action != EcarteAction(action.kind):
            raise IllegalAction("not_an_action", text=str(action))


def check_held(position: EcartePosition, card: Card) -> None:
    """Raise ``IllegalAction`` unless the player whose turn it is holds ``card``."""
    if card not in position.hands[position.turn]:
        raise IllegalAction("not_in_hand", card=format_card(card))


def say(position: EcartePosition, code: str, tell: Tell | None) -> None:
    """Tell that the player whose turn it is says ``code``."""
    if tell:
        tell(Announced(position.turn, code))


def serve(position: EcartePosition, seat: int, count: int, reason: str, tell: Tell | None) -> None:
    """Move ``count`` cards from the stock to the hand of ``seat``."""
    cards, position.stock = position.stock[:count], position.stock[count:]
    position.hands[seat] += cards
    position.received[seat] += cards
    if tell and cards:
        tell(CardsMoved(STOCK, hand(seat), cards, position.privy(seat), False, reason))
