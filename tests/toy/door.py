"""The rooms and rule pages with which the toy is registered; nothing else of the program knows it."""

from __future__ import annotations

from pathlib import Path

from cardtable.games.registry import AI, GAME_VIEWS, WORDS

ROOMS = {AI: "tests.toy.players", WORDS: "tests.toy.words", GAME_VIEWS: "tests.toy.game_view"}
RULE_PAGES = Path(__file__).parent / "rules"
