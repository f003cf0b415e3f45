"""What seats say while the table shows events: cards of the stock are named to the only person who may look at them."""

from __future__ import annotations

import pytest

from cardtable.app.announcing import Announcer
from cardtable.app.i18n import Translation
from cardtable.app.running import RunningMatch
from cardtable.core.cards import HIDDEN, parse_cards
from cardtable.core.events import EVERYBODY, CardsShown
from cardtable.core.record import HUMAN, SeatEntry
from cardtable.core.zones import STOCK, hand, talon
from cardtable.games.piquet.codes import Shown
from cardtable.games.registry import variant
from cardtable.session.session import Session
from cardtable.ui.game_views.game_view import game_view_of

CARDS = parse_cards("QS AD 9D AC")


class Heard:
    """A table that remembers what was said."""

    def __init__(self) -> None:
        self.words: list[tuple[int, str]] = []

    def say(self, seat: int, text: str) -> None:
        self.words.append((seat, text))


def told(players: tuple[str, str], event: CardsShown) -> list[tuple[int, str]]:
    """What is said at a table of ``players`` when ``event`` is shown."""
    running, table = RunningMatch(game_view_of), Heard()
    entries = [SeatEntry("Anna", players[0]), SeatEntry("Lina", players[1])]
    running.session = Session.begin(variant("piquet.old36").rule_set(), entries, first_dealer=1)
    assert Announcer(table, running).tell(event) == bool(table.words)  # type: ignore[arg-type]
    return table.words


@pytest.mark.parametrize(("language", "begins"), [("en", "Left in the stock:"), ("de", "Im Talon sind geblieben:")])
def test_who_looks_at_what_is_left_is_told_what_that_is(translation: Translation, language: str, begins: str) -> None:
    translation.switch(language)
    ((seat, words),) = told((HUMAN, "greedy"), CardsShown(talon(0), CARDS, (0,), Shown.LEFT))
    assert seat == 0
    assert words.startswith(begins)
    assert "♠" in words


@pytest.mark.parametrize(
    ("players", "event"),
    [
        # Somebody else who sits at the same screen could still read it.
        ((HUMAN, HUMAN), CardsShown(talon(0), CARDS, (0,), Shown.LEFT)),
        ((HUMAN, "greedy"), CardsShown(talon(0), (HIDDEN,) * 4, (1,), Shown.LEFT)),
        ((HUMAN, "greedy"), CardsShown(hand(0), CARDS, (EVERYBODY,), Shown.DECLARED)),
        ((HUMAN, "greedy"), CardsShown(STOCK, CARDS[:1], (EVERYBODY,), Shown.LIFTED)),
    ],
)
def test_of_other_cards_nothing_is_said(players: tuple[str, str], event: CardsShown) -> None:
    assert told(players, event) == []
