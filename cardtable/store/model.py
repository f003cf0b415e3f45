"""What the store hands out and takes in besides records."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any

from cardtable.core.rules import OptionValue
from cardtable.core.scores import ScoreLine
from cardtable.core.state import Standing


@dataclass(frozen=True, slots=True)
class DealResult:
    """The score lines of a finished deal in the order in which they count, and the standing after it."""

    lines: tuple[ScoreLine, ...]
    standing: Standing


@dataclass(frozen=True, slots=True)
class MatchSummary:
    """A kept match in one line of a list.

    ``names``, ``computers`` (``human`` or the id of a computer player) and ``sides`` go by seat; ``points`` goes
    by side and is empty before the first deal is finished. ``winners`` are sides. Times are aware, in UTC;
    ``finished`` is None while the match goes on. What is ``branched`` was played on from a deal whose cards are known.
    """

    id: int
    variant: str
    names: tuple[str, ...]
    computers: tuple[str, ...]
    sides: tuple[int, ...]
    begun: datetime
    changed: datetime
    finished: datetime | None
    deals: int
    points: tuple[int, ...]
    winners: tuple[int, ...]
    branched: bool = False


@dataclass(frozen=True, slots=True)
class Favourite:
    """A rule set that somebody gave a name. ``options`` are those that differ from the variant's defaults."""

    name: str
    variant: str
    players: int
    options: Mapping[str, OptionValue] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Statistic:
    """How somebody fared in the finished matches of one variant.

    ``player`` is ``human`` or the id of a computer player. ``matches`` is the number of matches, ``won`` of which
    were won; they had ``deals`` finished deals, and ``points`` is what the person's side had at their ends, added up.
    """

    name: str
    player: str
    variant: str
    matches: int
    won: int
    deals: int
    points: int


@dataclass(frozen=True, slots=True)
class SheetSummary:
    """A kept score sheet in one line of a list. ``summary`` is whatever the sheet says of itself, JSON values."""

    id: int
    kind: str
    names: tuple[str, ...]
    evening: str
    begun: datetime
    changed: datetime
    changes: int
    summary: Mapping[str, Any]
