"""Statistics of one person under one rule set, counted from all entries of the sheets; lists show only sums."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from cardtable.core.scores import totals
from cardtable.core.sheets.rules import is_dealt_anew
from cardtable.session.scorebook.book import ScoreSheet
from cardtable.session.scorebook.model import DealEntry, PlayedEntry
from cardtable.session.scorebook.reckoning import Row


@dataclass(slots=True)
class SheetStatistics:
    """The counts for one person. ``best`` is the most points in a deal; ``feats`` counts, by code, the deals with
    something notable. ``won_higher`` and ``lost_higher`` count the matches that were worth more than a single one,
    ``streak`` is the longest run of matches won, ``balance`` is matches won minus lost, first 0 and then after each
    match, and ``against`` has ``[won, lost]`` for the names of each opposing side.
    """

    deals: int = 0
    points: int = 0
    best: int | None = None
    feats: dict[str, int] = field(default_factory=dict)
    won: int = 0
    lost: int = 0
    won_higher: int = 0
    lost_higher: int = 0
    streak: int = 0
    balance: list[int] = field(default_factory=lambda: [0])
    against: dict[tuple[str, ...], list[int]] = field(default_factory=dict)

    @property
    def average(self) -> float:
        """Points per deal; 0 without deals."""
        return self.points / self.deals if self.deals else 0.0


def sheet_statistics(sheets: Iterable[ScoreSheet], name: str, feats: Mapping[str, frozenset[str]]) -> SheetStatistics:
    """Return the statistics of the person called ``name`` on ``sheets``, which belong to one rule set, oldest first.
    ``feats`` has the codes of the score lines that make a deal notable, by the code of the feat.
    """
    found = SheetStatistics()
    run = 0
    for sheet in sheets:
        side = next((place for place, seats in enumerate(sheet.rules.sides) if name in _names(sheet, seats)), None)
        if side is None:
            continue
        for row in sheet.rows:
            if side in sheet.rules.playing(row.before) and _is_deal(row):
                _count_deal(found, row, side, feats)
        for result in sheet.results:
            row = sheet.rows[result.position]
            playing = sheet.rules.playing(row.before)
            if side not in playing or not result.winners:
                continue
            own = side in result.winners
            higher = max(row.after.factors, default=1) > 1 if own else _factor(row, side) > 1
            found.won += own
            found.lost += not own
            found.won_higher += own and higher
            found.lost_higher += not own and higher
            run = run + 1 if own else 0
            found.streak = max(found.streak, run)
            found.balance.append(found.balance[-1] + (1 if own else -1))
            for other in playing:
                if other != side:
                    met = found.against.setdefault(_names(sheet, sheet.rules.sides[other]), [0, 0])
                    met[0] += own
                    met[1] += other in result.winners
    return found


def _names(sheet: ScoreSheet, seats: Iterable[int]) -> tuple[str, ...]:
    return tuple(sheet.setup.names[seat] for seat in seats)


def _is_deal(row: Row) -> bool:
    """Whether the entry of ``row`` is a deal that counts: valid, and not dealt again."""
    return isinstance(row.entry, DealEntry | PlayedEntry) and row.error is None and not is_dealt_anew(row.lines)


def _factor(row: Row, side: int) -> int:
    return row.after.factors[side] if side < len(row.after.factors) else 1


def _count_deal(found: SheetStatistics, row: Row, side: int, feats: Mapping[str, frozenset[str]]) -> None:
    points = totals(row.lines, len(row.before.points))[side]
    found.deals += 1
    found.points += points
    found.best = points if found.best is None else max(found.best, points)
    codes = {line.code for line in row.lines if line.side == side}
    for feat, of_it in feats.items():
        if codes & of_it:
            found.feats[feat] = found.feats.get(feat, 0) + 1
