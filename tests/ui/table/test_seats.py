"""Another game with fewer or more people comes to a table on which cards still lie."""

from __future__ import annotations

import random
from collections.abc import Sequence

import pytest
from pytestqt.qtbot import QtBot

from cardtable.app.table import SeatLabel, Setting
from cardtable.core.chance import rng
from cardtable.core.record import SeatEntry
from cardtable.core.state import Standing
from cardtable.core.zones import hand
from cardtable.games.registry import variant
from cardtable.session.session import Session
from cardtable.ui.game_views.game_view import game_view_of
from cardtable.ui.table.view import TableView

NAMES = ("Anna", "Björn", "Christina", "Dan")


def running(name: str, persons: int, actions: int) -> Session:
    """A deal after so many actions."""
    session = Session.begin(variant(name).rule_set(persons), [SeatEntry(one) for one in NAMES[:persons]], rng(3))
    generator = random.Random(3)
    session.begin_deal()
    for _ in range(actions):
        session.submit(session.actor(), generator.choice(list(session.legal().representatives())))
    return session


def seat(view: TableView, session: Session, sides: Sequence[int]) -> None:
    face = game_view_of(session.family.name)
    view.showing.set_seats([SeatLabel(NAMES[place], side) for place, side in enumerate(sides)])
    view.showing.set_perspective(0)
    view.showing.set_setting(Setting(face.places, None, face.ranks))


@pytest.mark.parametrize(
    ("before", "after"),
    [
        (("piquet.robber", (0, 1, 0, 1)), ("piquet.norman", (0, 1, 2))),
        (("piquet.norman", (0, 1, 2)), ("piquet.robber", (0, 1, 0, 1))),
        (("casino.swedish", (0, 1, 2, 3)), ("casino.swedish", (0, 1))),
    ],
    ids=lambda game: game[0],
)
def test_a_game_of_others_takes_the_place_of_a_running_one(
    qtbot: QtBot, before: tuple[str, tuple[int, ...]], after: tuple[str, tuple[int, ...]]
) -> None:
    view = TableView()
    qtbot.addWidget(view)
    view.resize(1000, 700)
    view.choreographer.set_speed(0)
    view.choreographer.pace = 0
    view.show()
    for name, sides in (before, after):
        session = running(name, len(sides), 3)
        seat(view, session, sides)
        view.showing.show_view(session.view(0))
        hands = {zone.owner for zone, items in view.scene().cards.lie.items() if zone.name == "hand" and items}
        assert hands == set(range(len(sides)))
    assert all(item.isVisible() for item in view.scene().cards.lie[hand(0)])


def test_who_has_left_keeps_the_seat_and_a_faint_plate(qtbot: QtBot) -> None:
    view = TableView()
    qtbot.addWidget(view)
    view.resize(1000, 700)
    rules = variant("casino.kryp").rule_set(4, {"length": "knockout"})
    face = game_view_of("casino")
    view.showing.set_seats([SeatLabel(name, place) for place, name in enumerate(NAMES)])

    def faint(points: tuple[int, ...]) -> list[bool]:
        gone = face.gone(rules, Standing(points, 0, 2))
        view.showing.set_setting(Setting(face.places, None, face.ranks, gone))
        return [view.scene().furniture.plate(place).opacity() < 1 for place in range(4)]

    assert faint((3, 21, 20, 40)) == [False, True, False, True]
    assert faint((3, 20, 20, 20)) == [False] * 4
    assert face.gone(variant("casino.kryp").rule_set(4), Standing((90, 21, 20, 40), 0, 2)) == ()
    assert game_view_of("piquet").gone(variant("piquet.kings").rule_set(3), Standing((90, 21, 20), 0, 2)) == ()


def test_who_has_left_the_table_says_nothing_any_more_when_words_are_kept_back(qtbot: QtBot) -> None:
    view = TableView()
    qtbot.addWidget(view)
    view.resize(1000, 700)
    view.show()
    seat(view, running("casino.swedish", 4, 0), (0, 1, 2, 3))
    view.scene().furniture.say(1, "I take.")
    view.scene().furniture.say(3, "Sweep!")
    seat(view, running("casino.swedish", 2, 0), (0, 1))
    # A lesson for two asks something.
    view.showing.keep_back(True)
    assert view.scene().furniture.speech(1).text == ""
