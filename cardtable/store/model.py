"""The data that the store returns and accepts, apart from records."""

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
    """A stored match in one line of a list.

    ``names``, ``computers`` (``human`` or the id of a computer player) and ``sides`` have an entry for each seat;
    ``points`` has one for each side and is empty before the first deal is finished. ``winners`` are sides. Times are
    aware and in UTC; ``finished`` is None while the match goes on. A ``branched`` match was continued from a deal with
    known cards.
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
class MatchFilter:
    """What matches of a list have in common; with its defaults, all are in it.

    Each word of ``search`` must occur in a name, the id of a computer player, or the id or the title of the variant;
    upper and lower case are not distinguished. ``titles`` gives titles to ids of variants. ``variant``, ``person`` and
    ``year`` restrict the list to one variant, to one name at the table, and to the year, in local time, in which a
    match was last changed; ``begun_since`` and ``finished_since``, aware times, to those begun or finished then or
    later; ``unfinished`` to those that go on.
    """

    search: str = ""
    titles: Mapping[str, str] = field(default_factory=dict)
    variant: str | None = None
    person: str | None = None
    year: int | None = None
    begun_since: datetime | None = None
    finished_since: datetime | None = None
    unfinished: bool = False


@dataclass(frozen=True, slots=True)
class Past:
    """The matches that were ``finished`` before some moment, by their number, with the ``totals`` of their numbers and
    of their marks; how many of these have been ``changed`` since an earlier ``mark``; and the mark of now.

    The mark of a match that was deleted may be given to another one, its number never. So it is the totals that tell
    one match from another that took its place.
    """

    finished: int
    totals: tuple[float, float]
    changed: int
    mark: int


@dataclass(frozen=True, slots=True)
class MatchChoices:
    """What stored matches can be searched by: the ids of their variants and the names at their tables, both in
    alphabetical order, and the years, in local time, in which they were last changed, newest first.
    """

    variants: tuple[str, ...]
    names: tuple[str, ...]
    years: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Favourite:
    """A rule set to which a person has given a name. ``options`` are those that differ from the variant's defaults."""

    name: str
    variant: str
    players: int
    options: Mapping[str, OptionValue] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class SheetSummary:
    """A stored score sheet in one line of a list. ``summary`` is what the sheet says about itself, as JSON values.
    ``touched`` is the place that its last change has among those of all sheets.
    """

    id: int
    kind: str
    names: tuple[str, ...]
    evening: str
    begun: datetime
    changed: datetime
    changes: int
    summary: Mapping[str, Any]
    touched: int = 0
