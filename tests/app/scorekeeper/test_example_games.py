"""The games that come along can be played in every language, also in one that cannot name their entries."""

from __future__ import annotations

import html
import re
from pathlib import Path

import pytest

from cardtable.app.i18n import Translation
from cardtable.app.scorekeeper import example_games
from cardtable.core.sheets.formula import read_formula
from cardtable.session.scorebook.own_games import GameTemplate

RESOURCES = Path(__file__).parents[3] / "resources"


@pytest.mark.parametrize(("language", "bid", "start"), [("en", "Bid", "if("), ("de", "Angesagt", "wenn(")])
def test_entries_and_formulas_are_in_the_language_of_the_program(
    translation: Translation, language: str, bid: str, start: str
) -> None:
    translation.switch(language)
    bids, _ = example_games.example_games()
    assert bids.game.columns[0].name == bid
    assert bids.game.formula.startswith(start)
    assert bids.game.points((0, 1), {f"own:{name}": {0: 3, 1: 2 * place} for place, name in names(bids)}) == {
        0: 13,
        1: 0,
    }


def names(template: GameTemplate) -> list[tuple[int, str]]:
    return list(enumerate(column.name for column in template.game.columns))


def test_words_that_cannot_be_names_leave_the_entries_in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(example_games, "translate", lambda _context, text: f"⟦{text}⟧")
    bids, skat = example_games.example_games()
    assert [column.name for column in bids.game.columns] == ["Bid", "Tricks"]
    assert skat.game.name == "⟦Skat by game value⟧"


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_formulas_on_the_page_about_score_sheets_are_read(language: str) -> None:
    page = (RESOURCES / "rules" / language / "score_sheet.html").read_text(encoding="utf-8")
    part = page[page.index('name="own"') : page.index('name="correct"')]
    formulas = [html.unescape(found) for found in re.findall(r"<tr><td>(.*?)</td>", part)]
    assert len(formulas) == 5
    entries = {
        "en": ("Bid", "Tricks", "Game", "Factor", "Lost", "Out", "Rest", "Chips", "Pips"),
        "de": ("Ansage", "Stiche", "Spiel", "Faktor", "Verloren", "Aus", "Rest", "Marken", "Augen"),
    }[language]
    # Anna has bid and taken three tricks, and so on: each number is 3 for her and 1 for the other.
    entered = {name: {0: 3, 1: 1} for name in entries}
    points = [[read_formula(one, entries).points(side, (0, 1), entered) for side in (0, 1)] for one in formulas]
    assert points == [[13, 11], [-18, -2], [1, 3], [0, 0], [-1, -1]]
