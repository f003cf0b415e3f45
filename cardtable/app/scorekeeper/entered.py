"""Entries of a sheet in words, for its log and for tables."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from cardtable.core.company import Carried
from cardtable.session.scorebook.model import DealEntry, EndEntry, Entry, MarkEntry, PersonEntry
from cardtable.words.accounts import signed
from cardtable.words.entries import method_title
from cardtable.words.family import FamilyWords

_CARDS = "cards"
"""What divided tricks add to the cards of the next deal, as a category of the form and in what a match takes along."""


def entered_words(
    entry: Entry | None,
    family: FamilyWords,
    sides: Sequence[str],
    playing: Sequence[str],
    seats: Sequence[str] = (),
) -> str:
    """Return an entry in words, side by side. ``sides`` are the names of all sides, ``playing`` those of the sides that
    play in the deal, ``seats`` the names of all persons.
    """
    match entry:
        case PersonEntry():
            return person_words(entry, seats)
        case EndEntry():
            return QCoreApplication.translate("LogDialog", "the match ended before its time")
        case DealEntry(cells, _, dealer):
            told: dict[str, list[str]] = {}
            for cell in sorted(cells, key=lambda cell: cell.side):
                words = f"{family.category(cell.code, playing)} {cell.text}"
                told.setdefault(sides[cell.side], []).append(words)
            parts = [f"{name}: {', '.join(words)}" for name, words in told.items()]
            if dealer is not None and dealer < len(seats):
                parts.append(QCoreApplication.translate("LogDialog", "{name} dealt").format(name=seats[dealer]))
            return "; ".join(parts)
        case MarkEntry(points, carried):
            # Persons who came later have no points in this entry.
            marked = ", ".join(f"{name} {signed(one)}" for name, one in zip(sides, points, strict=False) if one)
            return "; ".join(part for part in (marked, carried_words(carried, family, sides)) if part)
    return QCoreApplication.translate("LogDialog", "a played deal")


def carried_words(carried: Carried, family: FamilyWords, sides: Sequence[str]) -> str:
    """Return what a match took along from sheet to sheet besides its points; empty if that is nothing."""
    changes = dict(carried)
    # A file may name anything; what does not fit counts nothing.
    won = [f"{name} {signed(one)}" for side, name in enumerate(sides) if (one := changes.get(f"won:{side}"))]
    parts = [f"{family.category(code)} {signed(one)}" for code in (_CARDS,) if (one := changes.get(code))]
    if won:
        words = QCoreApplication.translate("LogDialog", "Matches won: {score}")
        parts.insert(0, words.format(score=", ".join(won)))
    return "; ".join(parts)


def person_words(entry: PersonEntry, names: Sequence[str]) -> str:
    """Return a sentence that says which of the persons ``names`` comes or leaves."""
    if entry.comes:
        words = QCoreApplication.translate("LogDialog", "{name} joins")
    else:
        words = QCoreApplication.translate("LogDialog", "{name} leaves")
    return words.format(name=names[entry.seat])


def method_words(entry: Entry) -> str:
    """Return the title of the method by which a deal was entered; empty for all other entries."""
    return method_title(entry.method) if isinstance(entry, DealEntry) else ""
