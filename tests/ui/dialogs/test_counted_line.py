"""The line that is counted lies on the cloth with its cards and its figure, until the list with all lines is seen."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from cardtable.app.i18n import Translation
from cardtable.app.reports import DealReport
from cardtable.app.settings import Settings
from cardtable.core.cards import parse_cards
from cardtable.core.scores import ScoreLine, parameters
from cardtable.core.state import Standing
from cardtable.ui.cards.pictures import CardPictures
from cardtable.ui.dialogs.counted_line import CountedLine, Gain, gains_of
from cardtable.ui.dialogs.deal_result import DealResultDialog
from cardtable.ui.look.palette import ROOMS

SPADES = ScoreLine("most_spades", 0, 2, parameters(spades=8), parse_cards("AS 2S 3S"))
CASINO = ScoreLine("big_casino", 1, 2, (), parse_cards("TD"))
LAST = ScoreLine("last_capture", 1, 1)
REPORT = DealReport("casino", 2, (SPADES, CASINO, LAST), Standing((9, 12), 0, 3), ("Anna", "Lina"))
LEISURELY = Settings(pace="leisurely", reduced_motion=True)


@pytest.fixture
def around(qtbot: QtBot) -> QWidget:
    made = QWidget()
    qtbot.addWidget(made)
    made.resize(640, 420)
    made.show()
    return made


@pytest.fixture
def line(around: QWidget, pictures: CardPictures) -> CountedLine:
    made = CountedLine(pictures, Settings(reduced_motion=True), around)
    made.setGeometry(around.rect())
    return made


def result(qtbot: QtBot, pictures: CardPictures, settings: Settings, counted: bool = False) -> DealResultDialog:
    dialog = DealResultDialog(REPORT, pictures, settings=settings, counted=counted, own=0)
    qtbot.addWidget(dialog)
    with qtbot.waitExposed(dialog):
        dialog.show()
    return dialog


def test_each_line_comes_with_its_cards_and_what_it_brings(
    qtbot: QtBot, translation: Translation, pictures: CardPictures
) -> None:
    dialog = result(qtbot, pictures, Settings(pace="brisk", reduced_motion=True))
    seen = []
    dialog.counting.reached.connect(lambda _: seen.append(dialog.line.told))
    assert dialog.line.isVisible()
    assert dialog.line.geometry() == dialog.table.geometry()
    assert dialog.line.told == ("Most spades", SPADES.cards, (Gain("Anna", 2, True),))
    assert dialog.counters.isVisible()
    qtbot.waitUntil(lambda: dialog.counting.done)
    assert [told[1:] for told in seen] == [(CASINO.cards, (Gain("Lina", 2, False),)), ((), (Gain("Lina", 1, False),))]
    # The last line stays as long as the others; then the list is seen.
    assert dialog.line.isVisible()
    qtbot.waitUntil(lambda: not dialog.line.isVisible())
    assert dialog.table.isVisible()


def test_a_click_on_the_line_shows_the_list_at_once(qtbot: QtBot, pictures: CardPictures) -> None:
    dialog = result(qtbot, pictures, LEISURELY)
    QTest.mouseClick(dialog.line, Qt.MouseButton.LeftButton)
    assert dialog.counting.done
    assert not dialog.line.isVisible()


@pytest.mark.parametrize(("pace", "counted"), [("none", False), ("leisurely", True)])
def test_what_is_not_counted_up_has_no_line(qtbot: QtBot, pictures: CardPictures, pace: str, counted: bool) -> None:
    dialog = result(qtbot, pictures, Settings(pace=pace, reduced_motion=True), counted)
    assert not dialog.line.isVisible()


def test_only_sides_that_get_something_are_named() -> None:
    both = ((SPADES,), (CASINO, LAST), ())
    assert gains_of(both, ("Anna", "Lina", "Agda"), 1) == [Gain("Anna", 2, False), Gain("Lina", 3, True)]
    assert gains_of(((), (), ()), ("Anna", "Lina", "Agda"), None) == []


@pytest.mark.parametrize("size", [(640, 420), (860, 160), (300, 700), (60, 40)])
@pytest.mark.parametrize("count", [0, 1, 4, 12, 40])
def test_cards_lie_in_the_middle_and_stay_on_the_cloth(line: CountedLine, size: tuple[int, int], count: int) -> None:
    line.resize(*size)
    cards = parse_cards(" ".join(f"{rank}{suit}" for suit in "SHDC" for rank in "A23456789T"))[:count]
    line.tell("Most cards", cards, [Gain("Anna", 1, True)])
    places = line.places()
    assert len(places) == min(count, 16) or size == (60, 40)
    assert not line.grab().isNull()
    if not places:
        return
    assert places[0].left() >= 0
    assert places[-1].right() <= line.width()
    assert (places[0].left() + places[-1].right()) / 2 == pytest.approx(line.width() / 2, abs=1)
    # Each index can be read.
    steps = [second.left() - first.left() for first, second in pairwise(places)]
    assert all(step >= 0.19 * places[0].width() for step in steps)


@pytest.mark.parametrize("own", [True, False])
@pytest.mark.parametrize("room", sorted(ROOMS))
def test_ones_own_figure_is_the_bright_one(around: QWidget, pictures: CardPictures, room: str, own: bool) -> None:
    line = CountedLine(pictures, Settings(reduced_motion=True, room=room), around)
    line.setGeometry(around.rect())
    line.tell("", (), [Gain("", 4, own)])
    picture = line.grab().toImage()
    glow = QColor(ROOMS[room].glow)
    bright = [x for x in range(picture.width()) for y in range(300, 400) if picture.pixelColor(x, y) == glow]
    assert bool(bright) == own


def test_a_long_title_and_a_long_name_are_seen_whole(around: QWidget, pictures: CardPictures) -> None:
    room = ROOMS[Settings().room]
    line = CountedLine(pictures, Settings(reduced_motion=True), around)
    line.setGeometry(around.rect())
    long = "Pik-Zehn, Karo-Zehn und die Mehrzahl der Karten in einem Spiel, das sofort gespielt wurde"
    line.tell(long, (), [Gain("Christina Charlotte Amalia von Königsmarck", 4, True), Gain("Agda", 0, False)])
    picture = line.grab().toImage()
    letters = {QColor(room.chalk).name(), QColor(room.text).name()}
    edges = [*range(8), *range(picture.width() - 8, picture.width())]
    rows = [*range(picture.height() // 4), *range(picture.height() - 40, picture.height())]
    assert any(picture.pixelColor(x, y).name() in letters for x in range(picture.width()) for y in rows)
    assert not any(picture.pixelColor(x, y).name() in letters for x in edges for y in rows)


def test_cards_come_one_after_another_where_things_move(qtbot: QtBot, around: QWidget, pictures: CardPictures) -> None:
    line = CountedLine(pictures, Settings(), around)
    line.setGeometry(around.rect())
    line.tell("Most spades", SPADES.cards, [Gain("Anna", 2, True)])
    begun = line.grab().toImage()
    qtbot.waitUntil(lambda: line._coming.state() is line._coming.State.Stopped)
    assert line.grab().toImage() != begun


def test_cards_never_come_over_what_they_bring(qtbot: QtBot, around: QWidget, pictures: CardPictures) -> None:
    line = CountedLine(pictures, Settings(), around)
    line.setGeometry(0, 0, 480, 125)
    line.tell("The point", parse_cards("KC 7S QH KH 8C AC JD AD"), [Gain("Lina", 1, False)])
    seen = []
    for _ in range(8):
        seen.append(line.grab().toImage())
        qtbot.wait(40)
    qtbot.wait(800)
    at_rest = line.grab().toImage()
    assert any(picture != at_rest for picture in seen)
    # Right below the cards there is only their shadow.
    below = QRect(0, round(line.places()[0].bottom()) + 8, 480, 120)
    assert {picture.copy(below) == at_rest.copy(below) for picture in seen} == {True}
