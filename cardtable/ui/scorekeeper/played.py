"""Deals that were played on the screen and belong on a sheet kept by hand."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import datetime
from typing import NamedTuple, Protocol

from cardtable.core.record import Record
from cardtable.games.entry import FREE, SHEET_OPTIONS, sheet_variant
from cardtable.session.scorebook.book import ScoreSheet
from cardtable.session.scorebook.model import PlayedEntry
from cardtable.store.model import DealResult, MatchSummary


class PlayedStore(Protocol):
    """The part of the database that knows what was played. Every method raises ``CodedError`` if it cannot."""

    def matches(self, limit: int = ..., search: str = ...) -> list[MatchSummary]: ...

    def load_match(self, match: int, /) -> Record: ...

    def results(self, match: int, /) -> Sequence[DealResult | None]: ...


class PlayedDeal(NamedTuple):
    """A deal that was played: the entry for it, and the position of the one it replaces, or None."""

    entry: PlayedEntry
    position: int | None


def played_deals(store: PlayedStore, sheet: ScoreSheet) -> Iterator[PlayedDeal]:
    """The finished deals of matches of the same persons on the same seats, by the same rules, begun after the sheet,
    in the order in which they were played. Deals that have been on the sheet come again only if they still are and
    have been played otherwise since, after somebody took something back.

    Raises ``CodedError``.
    """
    setup = sheet.setup
    since = _moment(setup.begun)
    if setup.kind == FREE or since is None:
        return
    known = {(change.entry.match, change.entry.number) for change in sheet.log if isinstance(change.entry, PlayedEntry)}
    present = {
        (entry.match, entry.number): (position, entry)
        for position, entry in enumerate(sheet.entries)
        if isinstance(entry, PlayedEntry)
    }
    matches = [
        match
        for match in store.matches(limit=1000)
        if match.variant == setup.kind and match.names == setup.names and match.begun >= since
    ]
    for match in sorted(matches, key=lambda match: match.id):
        if not _same_rules(sheet, store.load_match(match.id)):
            continue
        for number, result in enumerate(store.results(match.id)):
            if result is None:
                continue
            entry = PlayedEntry(result.lines, match.id, number)
            position, before = present.get((match.id, number), (None, None))
            if (match.id, number) not in known or (before is not None and before != entry):
                yield PlayedDeal(entry, position)


def _same_rules(sheet: ScoreSheet, record: Record) -> bool:
    variant = sheet_variant(sheet.setup.kind)
    own = variant.rule_set(len(sheet.setup.names), sheet.setup.options).options
    played = variant.rule_set(record.players, dict(record.options)).options
    return all(own[name] == played[name] for name in own if name in SHEET_OPTIONS)


def _moment(text: str) -> datetime | None:
    """The aware moment of a text, or None if it is none."""
    try:
        moment = datetime.fromisoformat(text)
        # Some moments are before or after all that can be compared.
        moment.timestamp()
    except (ValueError, OverflowError):
        return None
    return moment if moment.tzinfo is not None else None
