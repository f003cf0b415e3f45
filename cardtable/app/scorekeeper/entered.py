"""What was entered on a sheet, in words: for its log and for tables."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from cardtable.session.scorebook.model import DealEntry, EndEntry, Entry, MarkEntry, PersonEntry
from cardtable.words.entries import method_title
from cardtable.words.family import FamilyWords


def entered_words(
    entry: Entry | None,
    family: FamilyWords,
    sides: Sequence[str],
    playing: Sequence[str],
    seats: Sequence[str] = (),
) -> str:
    """What an entry says of each side; ``playing`` are the names of those who play, ``seats`` of all persons."""
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
        case MarkEntry(points):
            # Who came later was not marked anything then.
            marked = zip(sides, points, strict=False)
            return ", ".join(f"{name} {'−' if one < 0 else '+'}{abs(one)}" for name, one in marked if one)
    return QCoreApplication.translate("LogDialog", "a played deal")


def person_words(entry: PersonEntry, names: Sequence[str]) -> str:
    """Who comes or goes, of persons with these names."""
    if entry.comes:
        words = QCoreApplication.translate("LogDialog", "{name} joins")
    else:
        words = QCoreApplication.translate("LogDialog", "{name} leaves")
    return words.format(name=names[entry.seat])


def method_words(entry: Entry) -> str:
    """In which way an entry was made; empty where there is one only."""
    return method_title(entry.method) if isinstance(entry, DealEntry) else ""
