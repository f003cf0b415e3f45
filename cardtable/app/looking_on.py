"""What a person who only looks on may be shown: the cards of all players, combined from what each of them sees."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from cardtable.core.cards import HIDDEN
from cardtable.core.events import CardsMoved, CardsShown, Event


def together(seen: Iterable[Sequence[Event]]) -> list[Event]:
    """Combine what several seats have seen: for each event, return the version with the fewest hidden cards."""
    return [min(versions, key=_hidden) for versions in zip(*seen, strict=True)]


def _hidden(event: Event) -> int:
    return event.cards.count(HIDDEN) if isinstance(event, CardsMoved | CardsShown) else 0
