"""The games that come along can be played in every language, also in one that cannot name their entries."""

from __future__ import annotations

import pytest

from cardtable.app.i18n import Translation
from cardtable.app.scorekeeper import example_games
from cardtable.session.scorebook.own_games import GameTemplate


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
    assert skat.game.name == "⟦Skat by the value of the game⟧"
