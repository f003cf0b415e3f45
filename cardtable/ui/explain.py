"""Why a card and the things somebody wanted to put it together with make no legal action."""

from __future__ import annotations

from collections.abc import Collection

from cardtable.core.cards import Card
from cardtable.core.errors import CodedError
from cardtable.core.state import DealState, Target
from cardtable.games.casino.actions import Play


def refusal(state: DealState, card: Card, targets: Collection[Target]) -> CodedError | None:
    """The rules' own objection to playing ``card`` on ``targets``, or None if they have none."""
    taken = tuple(sorted(target.card for target in targets if target.card is not None))
    builds = tuple(sorted(target.zone.owner for target in targets if target.zone.name == "build"))
    try:
        state.check(Play(card, taken, builds))
    except CodedError as error:
        return error
    return None
