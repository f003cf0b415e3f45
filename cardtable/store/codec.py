"""The stored form of score lines and standings."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

from cardtable.core.cards import format_cards, parse_cards
from cardtable.core.errors import CardError
from cardtable.core.json_forms import standing_from_json, standing_to_json
from cardtable.core.sanitise import as_text
from cardtable.core.scores import ScoreLine
from cardtable.core.state import Standing
from cardtable.store.database import from_json, to_json
from cardtable.store.errors import StoreError


def standing_to_text(standing: Standing) -> str:
    """Return a standing as JSON text."""
    return to_json(standing_to_json(standing))


def standing_from_text(text: str) -> Standing:
    """Return the standing of a stored text; raises ``StoreError`` ``database_is_damaged``."""
    data = from_json(text)
    try:
        return standing_from_json(data)
    except (AttributeError, KeyError, TypeError, ValueError) as error:
        raise StoreError("database_is_damaged", reason=str(error)) from None


def line_to_row(line: ScoreLine) -> tuple[str, int, int, str, str, int]:
    """Return the columns code, side, points, params, cards and marked of a score line."""
    params = to_json(dict(line.params))
    return line.code, line.side, line.points, params, format_cards(line.cards), int(line.marked)


def line_from_row(row: tuple[Any, ...]) -> ScoreLine:
    """Return the score line of those columns; raises ``StoreError`` ``database_is_damaged``."""
    code, side, points, params, cards, marked = row
    try:
        values = tuple(
            (name, value) for name, value in from_json(params).items() if isinstance(value, bool | int | str)
        )
        return ScoreLine(as_text(code), side, points, values, parse_cards(cards), bool(marked))
    except (AttributeError, CardError) as error:
        raise StoreError("database_is_damaged", reason=str(error)) from None


def time_from_text(text: str) -> datetime:
    """Return the time of a stored text; the beginning of 1970 if it is not a time, so that one bad row does not hide
    all others.
    """
    try:
        found = datetime.fromisoformat(text)
    except (TypeError, ValueError):
        return datetime.fromtimestamp(0, UTC)
    return found if found.tzinfo else found.replace(tzinfo=UTC)
