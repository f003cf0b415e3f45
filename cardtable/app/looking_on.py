"""What somebody who only looks on may be shown: the cards of all who play, put together from what each of them sees."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from cardtable.core.cards import HIDDEN
from cardtable.core.events import CardsMoved, CardsShown, Event


def together(seen: Iterable[Sequence[Event]]) -> list[Event]:
    """Return events that several seats have seen, each as the seat saw it that knows most of it."""
    return [min(versions, key=_hidden) for versions in zip(*seen, strict=True)]


def _hidden(event: Event) -> int:
    return event.cards.count(HIDDEN) if isinstance(event, CardsMoved | CardsShown) else 0
