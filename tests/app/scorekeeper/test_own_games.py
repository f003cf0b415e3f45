"""The games of one's own that are kept: nothing that is kept is lost when another game is kept or dropped."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, NoReturn

import pytest

from cardtable.app.scorekeeper.example_games import example_games
from cardtable.app.scorekeeper.own_games import MOST_KEPT, OwnGames
from cardtable.core.errors import CodedError
from cardtable.core.sheets.own_game import OwnGame
from cardtable.session.scorebook.own_games import GameTemplate
from cardtable.store.store import Store

_KEY = "score_sheet_games"


def game(name: str) -> GameTemplate:
    template = example_games()[0]
    return replace(template, game=OwnGame(name, template.game.columns, template.game.formula))


def newer(name: str) -> dict[str, Any]:
    return {**game(name).to_json(), "version": 2, "colour": "red"}


def test_a_game_of_a_newer_version_stays_when_another_is_kept_or_dropped(store: Store) -> None:
    store.put(_KEY, [game("a").to_json(), newer("b"), game("c").to_json()])
    games = OwnGames(store)
    games.keep(game("d"))
    assert store.get(_KEY) == [game("a").to_json(), newer("b"), game("c").to_json(), game("d").to_json()]
    games.drop("a")
    assert store.get(_KEY) == [newer("b"), game("c").to_json(), game("d").to_json()]
    assert [one.game.name for one in games.all()] == ["c", "d"]


def test_games_that_cannot_be_read_now_are_not_written_over(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    games = OwnGames(store)
    games.keep(game("a"))

    def fail(*_: object) -> NoReturn:
        raise CodedError("database_busy")

    with monkeypatch.context() as failing:
        failing.setattr(store, "get", fail)
        with pytest.raises(CodedError, match="database busy"):
            games.keep(game("e"))
        with pytest.raises(CodedError, match="database busy"):
            games.drop("a")
    assert [one.game.name for one in games.all()] == ["a"]


def test_there_is_room_for_so_many_games_whatever_can_be_read(store: Store) -> None:
    games = OwnGames(store)
    store.put(_KEY, [newer("b"), *(game(f"g{number}").to_json() for number in range(MOST_KEPT - 1))])
    with pytest.raises(CodedError, match="too many own games"):
        games.keep(game("one more"))
    games.keep(game("g0"))
    assert len(store.get(_KEY)) == MOST_KEPT
