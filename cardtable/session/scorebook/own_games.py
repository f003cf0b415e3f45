"""Games of one's own as values of JSON and as documents that can be handed on.

Such a document is a JSON object with:

* ``format``: ``"cardtable own game"``; ``version``: 1;
* ``persons``: the usual number of columns; ``options``: as in the setup of a free sheet;
* ``game``: an object with ``name``, ``formula`` (``core.sheets.formula``) and ``columns``, a list of objects with
  ``name`` and ``kind``: ``number`` (besides ``least``, ``most``, ``step``, ``together`` and ``needed``), ``one``,
  ``marks``, or ``contract`` (besides ``values``, a list of ``[name, number]``).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from cardtable.core.errors import CodedError, RecordError
from cardtable.core.rules import OptionValue
from cardtable.core.sanitise import LONGEST_TITLE, as_title
from cardtable.core.sheets import FREE
from cardtable.core.sheets.formula import LONGEST_FORMULA
from cardtable.core.sheets.own_game import (
    CONTRACT,
    MOST_COLUMNS,
    MOST_NUMBER,
    MOST_ROWS,
    NUMBER,
    OwnColumn,
    OwnGame,
    checked_column,
)
from cardtable.games.entry import sheet_rules
from cardtable.session.envelope import Envelope
from cardtable.session.scorebook.reader import Reader

FORMAT = "cardtable own game"
VERSION = 1
LARGEST_GAME = 100_000
"""The most bytes of a document."""
_ENVELOPE = Envelope(FORMAT, VERSION, LARGEST_GAME, "not_an_own_game")
_KEYS = ("persons", "options", "game")


@dataclass(frozen=True, slots=True)
class GameTemplate:
    """A game of one's own with what a new sheet for it begins with: the number of ``persons`` and the options."""

    game: OwnGame
    persons: int
    options: Mapping[str, OptionValue] = field(default_factory=dict)

    def to_json(self) -> dict[str, Any]:
        return _ENVELOPE.close(self.contents())

    def contents(self) -> dict[str, Any]:
        """Return what a document for the template holds as JSON values."""
        return {"persons": self.persons, "options": dict(self.options), "game": own_to_json(self.game)}


def own_to_json(game: OwnGame) -> dict[str, Any]:
    """Return a game as JSON values."""
    return {"name": game.name, "columns": [_column_to_json(one) for one in game.columns], "formula": game.formula}


def own_from_json(reader: Reader) -> OwnGame:
    """Return the game of a JSON value. Raises ``RecordError``."""
    parts = reader.object_of("name", "columns", "formula")
    name = as_title(parts["name"].text(LONGEST_TITLE))
    if not name:
        raise RecordError("bad_value", parts["name"].place)
    columns = tuple(_column_from_json(one) for one in parts["columns"].list(MOST_COLUMNS))
    formula = parts["formula"].text(LONGEST_FORMULA)
    try:
        return OwnGame(name, columns, formula)
    except CodedError as error:
        wrong = parts["formula" if "formula" in error.code else "columns"]
        raise RecordError(error.code, wrong.place, **error.parameters) from None


def template_to_text(template: GameTemplate) -> str:
    """Return a template as a JSON document."""
    return _ENVELOPE.text_of(template.contents())


def template_from_text(text: str) -> GameTemplate:
    """Return the template of a JSON document. Raises ``RecordError`` with the place of the error."""
    return _template_from(_ENVELOPE.open_text(text, *_KEYS))


def template_from_json(value: object) -> GameTemplate:
    """Return the template of a JSON value. Raises ``RecordError``, also for rules that do not exist."""
    return _template_from(_ENVELOPE.open(value, *_KEYS))


def _template_from(parts: Mapping[str, Reader]) -> GameTemplate:
    game, persons = own_from_json(parts["game"]), parts["persons"].number()
    options = parts["options"].value
    if not isinstance(options, dict) or not all(isinstance(one, bool | int | str) for one in options.values()):
        raise RecordError("not_an_object", parts["options"].place)
    try:
        sheet_rules(FREE, persons, options, own=game)
    except CodedError as error:
        raise RecordError(error.code, parts["options"].place, **error.parameters) from None
    return GameTemplate(game, persons, options)


def _column_to_json(column: OwnColumn) -> dict[str, Any]:
    value: dict[str, Any] = {"name": column.name, "kind": column.kind}
    if column.kind == NUMBER:
        value |= {"least": column.least, "most": column.most, "step": column.step}
        value |= {"together": column.together, "needed": column.needed}
    if column.kind == CONTRACT:
        value["values"] = [list(one) for one in column.values]
    return value


def _column_from_json(reader: Reader) -> OwnColumn:
    column = _any_column_from_json(reader)
    try:
        return checked_column(column)
    except CodedError as error:
        raise RecordError(error.code, reader.place, **error.parameters) from None


def _any_column_from_json(reader: Reader) -> OwnColumn:
    kind = reader.value.get("kind") if isinstance(reader.value, dict) else None
    if kind == NUMBER:
        parts = reader.object_of("name", "kind", "least", "most", "step", "together", "needed")
        if not isinstance(parts["needed"].value, bool):
            raise RecordError("bad_value", parts["needed"].place)
        return OwnColumn(
            parts["name"].text(),
            NUMBER,
            parts["least"].number(-MOST_NUMBER, MOST_NUMBER),
            parts["most"].number(-MOST_NUMBER, MOST_NUMBER),
            parts["step"].number(1, MOST_NUMBER),
            parts["together"].number(0, MOST_NUMBER),
            parts["needed"].value,
        )
    if kind == CONTRACT:
        parts = reader.object_of("name", "kind", "values")
        values = [one.list(2) for one in parts["values"].list(MOST_ROWS)]
        if not all(len(one) == 2 for one in values):
            raise RecordError("bad_value", parts["values"].place)
        named = tuple((name.text(), value.number(-MOST_NUMBER, MOST_NUMBER)) for name, value in values)
        return OwnColumn(parts["name"].text(), CONTRACT, values=named)
    parts = reader.object_of("name", "kind")
    return OwnColumn(parts["name"].text(), parts["kind"].text())
