"""Cards for score lines that carry none: which capture was the sweep, which the last one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from cardtable.core.cards import Card
from cardtable.core.events import CardsMoved, Event
from cardtable.core.scores import ScoreLine


def illustrated(lines: Sequence[ScoreLine], events: Sequence[Event]) -> tuple[ScoreLine, ...]:
    """``lines`` with the cards that ``events``, the whole truth about the deal, show for sweeps and last captures."""
    sweeps: dict[int, list[Card]] = {}
    last: dict[int, list[Card]] = {}
    capture: list[Card] = []
    for event in events:
        match event:
            case CardsMoved(reason="played"):
                capture = []
            case CardsMoved(reason="captured" | "marked" | "rest"):
                capture += event.cards
                party = event.target.owner
                last = {party: capture}
                if event.reason == "marked" and event.face_up:
                    sweeps.setdefault(party, []).extend(event.cards)
    own = {"sweep": sweeps, "hut": sweeps, "last_capture": last}
    return tuple(
        line if line.cards else replace(line, cards=tuple(own.get(line.code, {}).get(line.party, ()))) for line in lines
    )
