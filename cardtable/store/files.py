"""Matches in separate files, with the ending ``.cardtable``: records as ``core.record`` describes them."""

from __future__ import annotations

import os
from pathlib import Path
from typing import NamedTuple

from cardtable import PROGRAM
from cardtable.core.documents import read_text
from cardtable.core.errors import CodedError, system_reason
from cardtable.core.match import Match
from cardtable.core.record import MOST_CHARACTERS, Record, parse_record, record_of, replay
from cardtable.games.registry import family_of, variant
from cardtable.store.errors import StoreError
from cardtable.store.matches import Matches
from cardtable.store.model import DealResult
from cardtable.store.replacing import USUAL, in_the_place_of
from cardtable.store.same_match import keep

MOST_BYTES = MOST_CHARACTERS
"""The most bytes of a file; a larger one is refused unread. Records are almost completely ASCII."""


def export_record(store: Matches, match: int, path: Path) -> None:
    """Write the record of a match to ``path``. Whatever happens, ``path`` contains either what it contained before or
    the complete record. Raises ``StoreError``: ``no_such_match``, ``cannot_write``, ``not_unicode``.
    """
    write_record(store.load_match(match), path)


def write_record(record: Record, path: Path) -> None:
    """Write a record to ``path``. Whatever happens, ``path`` contains either what it contained before or the complete
    record. Raises ``StoreError``: ``cannot_write``, ``not_unicode``.
    """
    text = record.to_text(PROGRAM)
    try:
        _write(Path(os.path.realpath(path)), text.encode())
    except UnicodeEncodeError:
        raise StoreError("not_unicode") from None
    except OSError as error:
        raise StoreError("cannot_write", file=str(path), reason=system_reason(error)) from error


def import_record(store: Matches, path: Path) -> int:
    """Store the match of a file and return its number: a new one, unless the match is stored already; then it is
    continued from the later of the two states. The whole match is replayed before anything is stored, and the scores of
    its finished deals are stored with it.

    Raises ``RecordError`` with the place for a record that cannot be read or replayed, and ``StoreError``
    ``cannot_read``, ``not_a_file``, ``not_text`` or ``too_large`` for the file, or what ``create_match`` raises.
    """
    return import_match(store, path).number


class Imported(NamedTuple):
    """A match from a file: its number, its record as it is stored, and the match as it was replayed."""

    number: int
    record: Record
    match: Match


def import_match(store: Matches, path: Path) -> Imported:
    """Store the match of a file, like ``import_record``, and return the replayed match too, so that it need not be
    replayed again to be continued.
    """
    record = parse_record(_read(path, MOST_BYTES))
    match = replay(record, family_of)
    canonical = _canonical(match, record)
    number = keep(store, canonical, _results(match))
    if match.closed:
        store.finish_match(number, match.standing)
    return Imported(number, canonical, match)


def read_document(path: Path, most: int) -> str:
    """Return the text of a file of at most ``most`` bytes. Raises ``CodedError``."""
    return _read(path, most)


def write_document(path: Path, text: str) -> None:
    """Write ``text`` to ``path``, completely or not at all. Raises ``StoreError`` ``cannot_write``."""
    try:
        _write(path, text.encode())
    except OSError as error:
        raise StoreError("cannot_write", file=str(path), reason=system_reason(error)) from error


def _canonical(match: Match, record: Record) -> Record:
    """Return the record of ``match`` with the id of the variant, only the options that differ, and the usual form of
    each text.
    """
    changes = variant(match.rule_set.variant).changes(match.rule_set)
    return record_of(
        match, record.seats, changes, record.made, record.number, branched=record.branched, rules=record.rules
    )


def _results(match: Match) -> list[DealResult]:
    return [
        DealResult(deal.lines, deal.standing)
        for deal in match.deals
        if deal.lines is not None and deal.standing is not None
    ]


def _read(path: Path, most: int) -> str:
    try:
        return read_text(path, most)
    except CodedError as error:
        raise StoreError(error.code, **error.parameters) from None
    except (OSError, ValueError) as error:
        raise StoreError("cannot_read", file=str(path), reason=system_reason(error)) from error


def _write(path: Path, data: bytes) -> None:
    """Replace ``path`` by a complete new file. Raises ``OSError``."""
    # The usual mode of new files, because an exported match is meant to be passed on.
    with in_the_place_of(path, USUAL) as unfinished:
        unfinished.write_bytes(data)
