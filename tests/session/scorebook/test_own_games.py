"""Files with a game of one's own: what comes back, and where the error is in what cannot be read."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from cardtable.app.scorekeeper.example_games import example_games
from cardtable.core.errors import RecordError
from cardtable.session.scorebook.own_games import template_from_text, template_to_text


def changed(change: Callable[[dict[str, Any]], object]) -> str:
    """Return the document of a game after a change."""
    value = json.loads(template_to_text(example_games()[0]))
    change(value)
    return json.dumps(value)


def test_a_game_comes_back_from_its_file() -> None:
    for template in example_games():
        assert template_from_text(template_to_text(template)) == template


@pytest.mark.parametrize(
    ("change", "code", "place"),
    [
        (lambda value: value.update(version=2, colour="red"), "record_is_newer", "version"),
        (lambda value: value.update(version="2"), "not_a_number", "version"),
        (lambda value: value.pop("version"), "missing_key", "version"),
        (lambda value: value.update(colour="red"), "unknown_key", "colour"),
        (lambda value: value["game"]["columns"][1].update(name="1st"), "bad_column_name", "game.columns[1]"),
        (lambda value: value["game"]["columns"][1].update(least=9, most=3), "bad_column", "game.columns[1]"),
        (lambda value: value["game"]["columns"][0].update(step=900), "nothing_in_steps", "game.columns[0]"),
        (lambda value: value["game"]["columns"][1].update(name="Bid"), "same_column_name", "game.columns"),
        (lambda value: value["game"].update(formula="Bid +"), "formula_breaks_off", "game.formula"),
        (lambda value: value["game"].update(formula=""), "no_formula", "game.formula"),
    ],
)
def test_what_cannot_be_read_is_told_with_its_place(
    change: Callable[[dict[str, Any]], object], code: str, place: str
) -> None:
    with pytest.raises(RecordError) as refused:
        template_from_text(changed(change))
    assert (refused.value.code, refused.value.place) == (code, place)
