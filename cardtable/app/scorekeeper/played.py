"""Finding the deals that were played on the screen and belong on a sheet kept by hand."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import datetime
from typing import NamedTuple, Protocol

from cardtable.core.record import Record
from cardtable.core.sheets import FREE
from cardtable.games.entry import sheet_variant
from cardtable.games.registry import family_of
from cardtable.session.scorebook.book import ScoreSheet
from cardtable.session.scorebook.model import PlayedEntry
from cardtable.store.model import DealResult, MatchFilter, MatchSummary


class PlayedStore(Protocol):
    """The part of the database in which played matches are kept. Its methods raise ``CodedError`` if they fail."""

    def matches(self, limit: int | None = ..., wanted: MatchFilter = ...) -> list[MatchSummary]: ...

    def load_match(self, match: int, /) -> Record: ...

    def results(self, match: int, /) -> Sequence[DealResult | None]: ...


class DueEntry(NamedTuple):
    """The ``entry`` for a deal that was played on the screen, and the ``position`` of the entry that it replaces; None
    if it is added at the end.
    """

    entry: PlayedEntry
    position: int | None


def played_deals(store: PlayedStore, sheet: ScoreSheet) -> Iterator[DueEntry]:
    """Yield the finished deals of every match that was begun after the sheet, has its names on its seats, and follows
    its rules, in the order of play. A deal that has been on the sheet before is yielded only if it is still there and
    has been played differently since, because somebody took a move back. Raises ``CodedError``.
    """
    setup = sheet.setup
    since = _moment(setup.begun)
    if setup.kind == FREE or since is None or len(setup.names) != len(sheet.begun_as.names):
        # A sheet that persons have joined has other seats than any match on the screen.
        return
    matches = [
        match
        for match in store.matches(wanted=MatchFilter(variant=setup.kind, begun_since=since))
        if match.names == setup.names and match.begun >= since
    ]
    for match in sorted(matches, key=lambda match: match.id):
        if not _same_rules(sheet, store.load_match(match.id)):
            continue
        known = _written_since(sheet, match)
        present = {
            entry.number: (position, entry)
            for position, entry in enumerate(sheet.entries)
            if isinstance(entry, PlayedEntry) and entry in known.get(entry.number, ())
        }
        for number, result in enumerate(store.results(match.id)):
            if result is None:
                continue
            entry = PlayedEntry(result.lines, match.id, number)
            position, before = present.get(number, (None, None))
            # A deal is not written twice, even if the clock has been put back.
            fresh = number not in known and all(change.entry != entry for change in sheet.log)
            if fresh or (before is not None and before != entry):
                yield DueEntry(entry, position)


def _written_since(sheet: ScoreSheet, match: MatchSummary) -> dict[int, list[PlayedEntry]]:
    """Return all entries that the log of the sheet has for the deals of ``match``, by the number of the deal. Entries
    written before the match began are left out: the sheet came from another computer, where a different match had that
    number.
    """
    found: dict[int, list[PlayedEntry]] = {}
    for change in sheet.log:
        if isinstance(change.entry, PlayedEntry) and change.entry.match == match.id:
            when = _moment(change.when)
            if when is None or when >= match.begun.replace(microsecond=0):
                found.setdefault(change.entry.number, []).append(change.entry)
    return found


def _same_rules(sheet: ScoreSheet, record: Record) -> bool:
    variant = sheet_variant(sheet.setup.kind)
    own = variant.restored(len(sheet.setup.names), sheet.setup.options).options
    played = variant.restored(record.players, record.options).options
    on_paper = family_of(variant.id).paper_options
    return all(own[name] == played[name] for name in own if name in on_paper)


def _moment(text: str) -> datetime | None:
    """Return the moment that ``text`` gives in ISO form; None if it gives none, or one without a time zone or out of
    range.
    """
    try:
        moment = datetime.fromisoformat(text)
        # Some moments are before or after all that can be compared.
        moment.timestamp()
    except (ValueError, OverflowError):
        return None
    return moment if moment.tzinfo is not None else None
