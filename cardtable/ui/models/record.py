"""The record of a deal as a list of entries, which are put into words when they are shown."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, Qt

from cardtable.core.cards import HIDDEN, Card
from cardtable.core.events import (
    EVERYBODY,
    Announced,
    CardsMoved,
    CardsShown,
    DealBegan,
    DealEnded,
    Event,
    Movement,
    PointsMarked,
    ZoneLabelled,
)
from cardtable.core.view import NOBODY
from cardtable.core.zones import STOCK, TRICK
from cardtable.ui.look.plain import tool_tip
from cardtable.ui.models.base import NO_PARENT, Index
from cardtable.words.family import NO_FAMILY, FamilyWords
from cardtable.words.record import PRIVATE, RecordEntry, entry_sentence, entry_sign

ENTRY_ROLE = Qt.ItemDataRole.UserRole + 1
"""The role for the ``RecordEntry`` itself."""


@dataclass(slots=True)
class _Move:
    """A card that was played, and what it captured or formed."""

    seat: int
    card: Card
    taken: list[Card]
    value: int = 0
    stacked: bool = False
    gone: bool = False
    """Whether the card itself has left the table with the cards that it captured; an equal card may follow."""


def record_entries(events: Iterable[Event], words: FamilyWords = NO_FAMILY) -> list[RecordEntry]:
    """Return the entries for ``events``, which contain whole moves: a card that is played and everything that follows
    from it. An announcement that the cards themselves show, according to ``words``, has no entry. Some entries are
    ``PRIVATE``: they show cards that not all have seen.
    """
    entries: list[RecordEntry] = []
    move: _Move | None = None
    dealing = False

    def close() -> None:
        nonlocal move
        if move is not None:
            kind = "stacked" if move.stacked else "built" if move.value else "taken" if move.taken else "laid"
            entries.append(RecordEntry(kind, move.seat, (move.card,), tuple(move.taken), move.value))
            move = None

    for event in events:
        was_dealing, dealing = dealing, False
        match event:
            case DealBegan(number, dealer):
                close()
                entries.append(RecordEntry("deal", dealer, value=number + 1))
            case CardsMoved(reason=Movement.DEALT):
                close()
                dealing = True
                if not was_dealing:
                    entries.append(RecordEntry("dealt"))
            case CardsMoved(reason=Movement.TURNED):
                close()
                entries.append(RecordEntry("turned", cards=event.cards))
            case CardsMoved(reason=Movement.BOUGHT, cards=cards) if HIDDEN not in cards:
                bought = RecordEntry("bought", event.target.owner, (), cards)
                if entries and (entries[-1].kind, entries[-1].owner) == (bought.kind, bought.owner):
                    # From another packet of the stock.
                    bought = replace(bought, others=(*entries.pop().others, *cards))
                entries.append(bought)
            case CardsMoved(reason=Movement.LAID_OPEN):
                entries.append(RecordEntry("opened", event.target.owner, (), event.cards))
            case CardsShown(zone=zone, cards=cards) if zone == STOCK:
                entries.append(RecordEntry("lifted", others=cards))
            case CardsShown(zone=zone, cards=cards, known_to=known_to) if HIDDEN not in cards:
                entries.append(RecordEntry("shown" if EVERYBODY in known_to else "left", zone.owner, (), cards))
            case CardsMoved(reason=Movement.PLAYED) if event.target == TRICK:
                close()
                entries.append(RecordEntry("played", event.source.owner, event.cards))
            case CardsMoved(reason=Movement.TRICK):
                close()
                entries.append(RecordEntry("trick", event.target.owner, (), event.cards))
            case CardsMoved(reason=Movement.PLAYED):
                close()
                card = event.cards[0] if event.cards else HIDDEN
                move = _Move(event.source.owner, card, [])
            case CardsMoved(reason=Movement.CAPTURED | Movement.MARKED | Movement.BUILT) if move is not None:
                move.taken += event.cards
                if not move.gone and move.card in event.cards:
                    move.taken.remove(move.card)
                    move.gone = True
            case CardsMoved(reason=Movement.REST):
                close()
                rest = RecordEntry("rest", event.target.owner, (), event.cards)
                if entries and entries[-1].kind == "rest":
                    # From another place on the table.
                    rest = replace(rest, others=(*entries.pop().others, *rest.others))
                entries.append(rest)
            case ZoneLabelled(params=params) if move is not None:
                value = dict(params).get("value", 0)
                move.value = value if isinstance(value, int) else 0
                move.stacked = dict(params).get("builder") == NOBODY or dict(params).get("groups") == 0
            case Announced(code="cuts" | "together") if entries and entries[-1].kind == "deal":
                # The cards that were drawn decide who deals.
                entries.insert(-1, RecordEntry("said", event.seat, announced=event))
            case Announced(code=code) if code in words.shown_by_cards:
                # The move, or the cards that were taken, say the same.
                close()
            case Announced(code=code) if code in words.tells_the_move:
                move = None
                entries.append(RecordEntry("said", event.seat, announced=event))
            case Announced():
                close()
                entries.append(RecordEntry("said", event.seat, announced=event))
            case PointsMarked(line):
                close()
                entries.append(RecordEntry("marked", line.side, line=line))
            case DealEnded():
                close()
                entries.append(RecordEntry("ended"))
    close()
    return entries


def public_entries(events: Iterable[Event], words: FamilyWords) -> list[RecordEntry]:
    """Return the entries that every person at the screen may read, regardless of whose turn it is."""
    return [entry for entry in record_entries(events, words) if entry.kind not in PRIVATE]


class RecordModel(QAbstractListModel):
    """What all have seen in the deal, the oldest entry first."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._entries: list[RecordEntry] = []
        self._words: FamilyWords = NO_FAMILY
        self._seats: tuple[str, ...] = ()
        self._sides: tuple[str, ...] = ()

    def set_names(self, seats: Sequence[str], sides: Sequence[str], words: FamilyWords) -> None:
        """Set the names of seats and sides, and the words of the family that is played."""
        self._words = words
        self._seats, self._sides = tuple(seats), tuple(sides)
        self.retranslate()

    def set_events(self, events: Iterable[Event]) -> None:
        """Show the record of ``events`` instead of the one before."""
        self.beginResetModel()
        self._entries = public_entries(events, self._words)
        self.endResetModel()

    def add_events(self, events: Iterable[Event]) -> None:
        """Add the entries of ``events``, which contain whole moves."""
        entries = public_entries(events, self._words)
        if entries:
            first = len(self._entries)
            self.beginInsertRows(QModelIndex(), first, first + len(entries) - 1)
            self._entries += entries
            self.endInsertRows()

    def retranslate(self) -> None:
        """Refresh all texts, for another language."""
        if self._entries:
            self.dataChanged.emit(self.index(0), self.index(len(self._entries) - 1))

    def last_capture(self) -> tuple[Card, ...]:
        """Return the cards of the last capture, the capturing card last, or those of the last trick; empty if there was
        none.
        """
        for entry in reversed(self._entries):
            if entry.kind in ("taken", "trick"):
                return (*entry.others, *entry.cards)
        return ()

    def sentences(self) -> list[str]:
        """Return all entries in words."""
        return [entry_sentence(entry, self._seats, self._sides, self._words) for entry in self._entries]

    def rowCount(self, parent: Index = NO_PARENT) -> int:
        return 0 if parent.isValid() else len(self._entries)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        entry = self._entries[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return entry_sign(entry, self._seats, self._sides, self._words)
        if role in (Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.ToolTipRole):
            words = entry_sentence(entry, self._seats, self._sides, self._words)
            return tool_tip(words) if role == Qt.ItemDataRole.ToolTipRole else words
        if role == ENTRY_ROLE:
            return entry
        return None
