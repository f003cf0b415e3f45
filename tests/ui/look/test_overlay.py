"""What lies over the table hides no card of it: the guide above all, which is read while somebody chooses."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QRect, QSize
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from cardtable.app.i18n import Translation
from cardtable.app.table import SeatLabel, Setting
from cardtable.core.chance import rng
from cardtable.core.record import SeatEntry
from cardtable.games.registry import variant
from cardtable.session.session import Session
from cardtable.ui.game_views.casino import GAME_VIEW
from cardtable.ui.look.bars import GuideBar
from cardtable.ui.look.look import apply_look
from cardtable.ui.look.overlay import SIZES, Overlay
from cardtable.ui.look.plain import LinkedLabel
from cardtable.ui.table.view import TableView

NAMES = ("Anna", "Björn", "Christina", "Dan", "Emilia", "Fredrik")
TABLES = [
    ("casino.royal", 2),
    ("casino.royal", 3),
    ("casino.mulle_glimne", 2),
    ("casino.mulle_sassersson", 4),
    ("casino.kryp", 4),
    ("casino.kryp", 5),
    ("casino.zwicker", 2),
]


@pytest.fixture(autouse=True)
def _text_as_in_the_program(qapp: QApplication) -> None:
    apply_look(qapp, "light", 100)


def decisions(name: str, players: int, seed: int) -> Iterator[Session]:
    """The positions of a deal in which seat 0 is to play and cards lie on the table."""
    entries = [SeatEntry(one) for one in NAMES[:players]]
    session = Session.begin(variant(name).rule_set(players), entries, rng(seed))
    generator = random.Random(seed)
    session.begin_deal()
    while not session.between_deals:
        if session.actor() == 0:
            yield session
        plays = list(session.legal().representatives())
        # Where people lay down more than they capture, the table fills.
        laid = [play for play in plays if not getattr(play, "captures", ())]
        session.submit(session.actor(), generator.choice(laid if laid and generator.random() < 0.8 else plays))


class Guided(QWidget):
    """A table with the guide over it, as in the window."""

    def __init__(self, players: int) -> None:
        super().__init__()
        self.table, self.guide = TableView(), GuideBar()
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.table)
        self.table.choreographer.set_speed(0)
        self.table.choreographer.pace = 0
        self.table.showing.set_seats([SeatLabel(one, seat) for seat, one in enumerate(NAMES[:players])])
        self.table.showing.set_setting(Setting(GAME_VIEW.places))
        free = self.table.free_room
        self.over = Overlay(self, (self.guide,), free.rooms, hidden=free.hidden, alone=True)
        self.table.showing.settled.connect(self.over.get_out_of_the_way)

    def show_position(self, session: Session) -> None:
        self.table.showing.show_view(session.view(0))
        self.table.showing.set_legal(session.legal())
        self.guide.show_words(GAME_VIEW.words.guide(session.view(0).phase, session.legal()))
        QApplication.processEvents()


@pytest.mark.slow
@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize("size", [QSize(656, 497), QSize(1036, 690)], ids=["900x600", "1280x800"])
@pytest.mark.parametrize(("name", "players"), TABLES)
def test_the_guide_hides_no_card_of_the_table(
    qtbot: QtBot, translation: Translation, name: str, players: int, size: QSize, language: str
) -> None:
    translation.switch(language)
    window = Guided(players)
    qtbot.addWidget(window)
    window.resize(size)
    window.show()
    looked, sizes = 0, set()
    for seed in range(1, 3):
        for session in decisions(name, players, seed):
            window.show_position(session)
            looked += bool(window.table.scene().cards.things())
            slip = window.guide.geometry()
            assert window.rect().contains(slip)
            # Less than a pixel of one.
            assert window.table.free_room.hidden(slip) < 0.01, (slip, len(window.table.scene().cards.things()))
            words = window.guide.findChild(LinkedLabel)
            assert words is not None
            assert words.height() >= words.heightForWidth(words.width())
            # It was put where a trial found room for it.
            written = words.font().pointSizeF() / QApplication.font().pointSizeF()
            assert abs(window.guide.height_at(slip.width(), written) - slip.height()) <= 1
            sizes.add(words.font().pointSizeF())
    assert looked > 20
    assert max(sizes) == QApplication.font().pointSizeF()


def test_words_are_smaller_only_where_something_would_be_hidden(qtbot: QtBot) -> None:
    host, slip = QWidget(), GuideBar()
    qtbot.addWidget(host)
    host.resize(400, 600)
    host.show()
    low = 600
    over = Overlay(
        host,
        (slip,),
        lambda: [[QRect(10, 10, 180, 580)], [QRect(10, 10, 380, 580)]],
        hidden=lambda place: max(0, place.bottom() + 1 - low),
    )
    words = slip.findChild(LinkedLabel)
    assert words is not None
    usual = words.font().pointSizeF()
    slip.show_words(" ".join(["A card captures others of its value, and sets that add up to it."] * 3))
    qtbot.waitUntil(lambda: slip.width() == 180)
    high = slip.height()
    low = 10 + high - 1
    over.get_out_of_the_way()
    assert (slip.width(), words.font().pointSizeF()) == (180, usual * SIZES[1])
    assert slip.geometry().bottom() < low
    # What has found its place stays there as long as nothing lies below it.
    low = 600
    over.get_out_of_the_way()
    assert words.font().pointSizeF() == usual * SIZES[1]
    # The wider room comes last.
    low = 10 + slip.height_at(180, SIZES[2]) - 1
    over.get_out_of_the_way()
    assert (slip.width(), words.font().pointSizeF()) == (380, usual)
    # From there it comes back as soon as it can.
    low = 600
    over.get_out_of_the_way()
    assert (slip.width(), words.font().pointSizeF()) == (180, usual)
    # Where something is hidden in any case, as little as can be.
    low = 0
    over.place()
    assert (slip.width(), words.font().pointSizeF()) == (380, usual * SIZES[2])
    slip.show_words("")
    low = 600
    slip.show_words("It is your turn.")
    qtbot.waitUntil(lambda: slip.width() == 180)
    assert words.font().pointSizeF() == usual
