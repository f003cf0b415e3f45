"""Drafts: what has been typed for a deal and not entered yet, kept in the database in case the program ends."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Protocol

from cardtable.core.errors import CodedError
from cardtable.core.sheets.categories import Cell

_KEY = "score_sheet_drafts"


class DraftStore(Protocol):
    """The part of the database in which drafts are kept. Its methods raise ``CodedError`` if they fail."""

    def get(self, key: str, default: Any = ..., /) -> Any: ...

    def put(self, key: str, value: Any, /) -> None: ...


@dataclass(frozen=True, slots=True)
class Draft:
    """The cells typed for the deal at ``position``, and the ``method`` of entry by which they were typed. ``dealer`` is
    the seat that dealt; None if that was the seat whose turn it was.
    """

    position: int
    method: str
    cells: tuple[Cell, ...]
    dealer: int | None = None


def draft_of(store: DraftStore, sheet: int) -> Draft | None:
    """Return the draft of the sheet with the number ``sheet``; None if there is none or it cannot be read."""
    match _kept(store).get(str(sheet)):
        case {"position": int(position), "method": str(method), "cells": list(cells), **further}:
            found = [Cell(*cell) for cell in cells if _is_cell(cell)]
            dealer = further.get("dealer")
            out_of_turn = dealer if isinstance(dealer, int) else None
            return Draft(position, method, tuple(found), out_of_turn) if found else None
    return None


def keep_draft(store: DraftStore, sheet: int, draft: Draft | None) -> None:
    """Keep the draft of the sheet with the number ``sheet``; None, or a draft without cells, removes the kept one. A
    failure of the database is ignored: a draft is less important than what has been entered.
    """
    kept = _kept(store)
    if draft is not None and draft.cells:
        cells = [[cell.code, cell.side, cell.text] for cell in draft.cells]
        kept[str(sheet)] = {"position": draft.position, "method": draft.method, "cells": cells}
        if draft.dealer is not None:
            kept[str(sheet)]["dealer"] = draft.dealer
    elif kept.pop(str(sheet), None) is None:
        return
    try:
        store.put(_KEY, kept)
    except CodedError:
        return


def _kept(store: DraftStore) -> dict[str, Any]:
    try:
        kept = store.get(_KEY)
    except CodedError:
        return {}
    return dict(kept) if isinstance(kept, Mapping) else {}


def _is_cell(cell: object) -> bool:
    match cell:
        case [str(), int(), str()]:
            return True
    return False
