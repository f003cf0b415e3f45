"""The bar of buttons hides neither names nor cards while a trick of Piquet is played."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from cardtable.app.i18n import Translation
from cardtable.app.table import SeatLabel, Setting
from cardtable.core.chance import rng
from cardtable.core.record import SeatEntry
from cardtable.core.state import WithOptions
from cardtable.core.zones import STOCK, TRICK
from cardtable.games.registry import variant
from cardtable.session.session import Session
from cardtable.ui.game_views.piquet import GAME_VIEW
from cardtable.ui.table.bar_places import Strip, hidden, strips
from cardtable.ui.table.geometry import Rect
from cardtable.ui.table.offering import OfferWords
from cardtable.ui.table.view import TableView
from cardtable.words.pack import FRENCH, GERMAN, speak_of

NAMES = ("Anna", "Björn", "Christina", "Dan")


@pytest.fixture(autouse=True)
def _french_again() -> Iterator[None]:
    yield
    speak_of(FRENCH, FRENCH)


def players(session: Session) -> tuple[int, ...]:
    """Who plays the running deal, by seat."""
    carried = dict(session.standing.carried)
    return (carried.get("first", 0), carried.get("second", 1))


def decisions(name: str, persons: int, seed: int) -> Iterator[Session]:
    """The positions of a deal in which seat 0 plays a card, if it takes part."""
    session = Session.begin(variant(name).rule_set(persons), [SeatEntry(one) for one in NAMES[:persons]], rng(seed))
    generator = random.Random(seed)
    session.begin_deal()
    while not session.between_deals:
        if session.actor() == 0 and session.view(0).phase == "play":
            yield session
        session.submit(session.actor(), generator.choice(list(session.legal().representatives())))


def area(view: TableView) -> Rect:
    bar = view.offering.bar.geometry()
    return Rect(bar.x(), bar.y(), bar.width(), bar.height())


@pytest.mark.parametrize("size", [(900, 510), (900, 420), (660, 510), (1280, 690), (800, 900)], ids=str)
@pytest.mark.parametrize("pack", [FRENCH, GERMAN])
@pytest.mark.parametrize(("name", "persons"), [("piquet.points", 2), ("piquet.kings", 4)])
def test_nothing_lies_under_the_buttons(
    qtbot: QtBot, translation: Translation, size: tuple[int, int], pack: str, name: str, persons: int
) -> None:
    translation.switch("de")
    speak_of(pack, pack)
    view = TableView()
    qtbot.addWidget(view)
    view.resize(*size)
    view.choreographer.set_speed(0)
    view.choreographer.pace = 0
    view.offering.words = OfferWords(
        GAME_VIEW.words.label, lambda action: GAME_VIEW.words.heading(action, NAMES), GAME_VIEW.words.is_seldom
    )
    view.showing.set_seats([SeatLabel(one, seat) for seat, one in enumerate(NAMES[:persons])])
    view.show()
    looked = 0
    for seed in range(1, 5):
        for session in decisions(name, persons, seed):
            legal = session.legal()
            if not isinstance(legal, WithOptions) or not legal.options():
                continue
            view.showing.set_setting(Setting(GAME_VIEW.places, players(session), GAME_VIEW.ranks))
            view.showing.show_view(session.view(0))
            view.showing.set_legal(session.legal())
            if not view.offering.bar.isVisible():
                continue
            bar, layout = area(view), view.scene().layout
            assert layout.tricks is not None
            if bar.y > layout.tricks.trick.bottom and bar.width < layout.tricks.trick.width:
                assert abs(bar.centre_x - layout.seat(0).hand.centre_x) < 1
            if not view.offering.bar.more.isHidden():
                # What was there before stays under the mouse.
                view.offering.bar.more.click()
            looked += 1
            bar = area(view)
            assert Rect(0, 0, *map(float, size)).contains(bar)
            things = {f"plate {seat}": view.scene().furniture.plate(seat).rect for seat in range(persons)}
            kept = {key: Rect(one.x(), one.y(), one.width(), one.height()) for key, one in things.items()}
            for zone, items in view.scene().cards.lie.items():
                if zone.name in ("turned", "discards") or zone in (STOCK, TRICK):
                    kept |= {f"{zone} {number}": item.spot().footprint() for number, item in enumerate(items)}
            covered = [key for key, rect in kept.items() if rect.overlap(bar) > 1]
            assert not covered, (seed, bar, covered, [offer.label for offer in view.offering.bar.offers])
            assert bar.bottom <= layout.middle.bottom + 1
    assert looked


def test_a_bar_goes_beside_what_it_would_hide() -> None:
    room, trick = Rect(0, 0, 900, 300), Rect(400, 100, 120, 100)
    whole, right, left = strips(room, 450, trick, 10)
    assert (right.room, left.room) == (Rect(530, 0, 370, 300), Rect(0, 0, 390, 300))
    assert whole.place(300, 80) == Rect(300, 220, 300, 80)
    assert hidden(whole.place(300, 80), [(trick, 4.0)], room) == 0
    assert hidden(whole.place(300, 150), [(trick, 4.0)], room) == 4.0 * 120 * 50
    assert hidden(right.place(300, 150), [(trick, 4.0)], room) == 0
    assert Strip(room, 880).place(300, 80).right == 900
    assert hidden(Rect(-10, 0, 20, 10), [], room) == 100
