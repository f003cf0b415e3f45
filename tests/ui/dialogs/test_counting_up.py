"""A result is counted up line by line, at the pace and with the motion that are set."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from cardtable.app.reports import DealReport
from cardtable.app.settings import Settings
from cardtable.core.cards import parse_cards
from cardtable.core.scores import ScoreLine, parameters
from cardtable.core.state import Standing
from cardtable.ui.cards.pictures import CardPictures
from cardtable.ui.dialogs.deal_result import DealResultDialog
from cardtable.ui.dialogs.match_result import MatchResultDialog

LINES = (
    ScoreLine("most_spades", 0, 2, parameters(spades=8), parse_cards("AS 2S 3S")),
    ScoreLine("big_casino", 1, 2, (), parse_cards("TD")),
    ScoreLine("last_capture", 1, 1),
)
REPORT = DealReport("casino", 2, LINES, Standing((9, 12), 0, 3), ("Anna", "Björn"))
BRISK = Settings(pace="brisk", reduced_motion=True)


def counted(qtbot: QtBot, pictures: CardPictures, settings: Settings | None, known: bool = False) -> DealResultDialog:
    dialog = DealResultDialog(REPORT, pictures, settings=settings, counted=known)
    qtbot.addWidget(dialog)
    return dialog


def shown(dialog: DealResultDialog) -> list[bool]:
    return [not dialog.table.isRowHidden(row) for row in range(dialog.table.model().rowCount())]


def points(dialog: DealResultDialog) -> list[int]:
    return [field.points for field in dialog.counters.fields]


def test_line_by_line_with_its_cards_while_the_counters_move(qtbot: QtBot, pictures: CardPictures) -> None:
    dialog = counted(qtbot, pictures, BRISK)
    assert (shown(dialog), points(dialog)) == ([False] * 4, [7, 9])
    seen: list[tuple[int, list[int], tuple[int, ...]]] = []
    dialog.counting.reached.connect(lambda lines: seen.append((lines, points(dialog), dialog.strip.cards)))
    dialog.show()
    qtbot.waitUntil(lambda: dialog.counting.done)
    # What stands in the lines, added to 9 − 2 and 12 − 3.
    assert seen == [
        (1, [9, 9], parse_cards("AS 2S 3S")),
        (2, [9, 11], parse_cards("TD")),
        (3, [9, 12], ()),
    ]
    assert shown(dialog) == [True] * 4


def test_without_time_to_read_it_is_there_at_once(qtbot: QtBot, pictures: CardPictures) -> None:
    for settings, known in ((Settings(pace="none"), False), (BRISK, True), (None, False)):
        dialog = counted(qtbot, pictures, settings, known)
        dialog.show()
        assert (shown(dialog), points(dialog)) == ([True] * 4, [9, 12])


def test_a_click_counts_what_is_left(qtbot: QtBot, pictures: CardPictures) -> None:
    dialog = counted(qtbot, pictures, Settings(pace="leisurely"))
    dialog.show()
    assert shown(dialog) == [True, False, False, False]
    qtbot.mouseClick(dialog, Qt.MouseButton.LeftButton)
    assert (shown(dialog), points(dialog)) == ([True] * 4, [9, 12])


def test_enter_goes_on_while_it_is_still_counted(qtbot: QtBot, pictures: CardPictures) -> None:
    dialog = counted(qtbot, pictures, Settings(pace="leisurely"))
    dialog.show()
    with qtbot.waitSignal(dialog.accepted):
        qtbot.keyClick(dialog, Qt.Key.Key_Return)


@pytest.mark.parametrize("reduced", [False, True])
def test_counters_and_wreath_move_only_where_motion_is_wanted(
    qtbot: QtBot, pictures: CardPictures, reduced: bool
) -> None:
    settings = Settings(reduced_motion=reduced)
    result = counted(qtbot, pictures, settings)
    match = MatchResultDialog(Standing((17, 7), 0, 4, winners=(0,)), ("Anna", "Björn"), settings)
    qtbot.addWidget(match)
    fields = [*result.counters.fields, *match.counters.fields]
    assert all(field._moving is not reduced for field in fields)
    grown: list[float] = []
    match._wreath._growing.valueChanged.connect(grown.append)
    match.show()
    if reduced:
        assert match._wreath._grown == 1
    qtbot.waitUntil(lambda: match._wreath._grown == 1)
    assert bool(grown) is not reduced
    assert [field.points for field in match.counters.fields] == [17, 7]


def test_where_a_match_has_begun_anew_nothing_is_reckoned_back(qtbot: QtBot, pictures: CardPictures) -> None:
    fresh = replace(REPORT, standing=Standing((0, 0), 0, 3))
    dialog = DealResultDialog(fresh, pictures, settings=BRISK)
    qtbot.addWidget(dialog)
    assert points(dialog) == [0, 0]
    dialog.show()
    qtbot.waitUntil(lambda: dialog.counting.done)
    assert points(dialog) == [0, 0]


def test_counters_of_nothing_are_not_shown_where_another_match_has_begun(qtbot: QtBot, pictures: CardPictures) -> None:
    dialog = DealResultDialog(replace(REPORT, standing=Standing((0, 0), 0, 3)), pictures)
    qtbot.addWidget(dialog)
    dialog.show()
    assert not dialog.counters.isVisible()


def test_many_people_have_no_counters_but_their_points(qtbot: QtBot, pictures: CardPictures) -> None:
    names = ("Anna", "Björn", "Christina", "Dora", "Emil")
    lines = tuple(ScoreLine("last_capture", side, 1) for side in range(5))
    dialog = DealResultDialog(DealReport("casino", 0, lines, Standing((1,) * 5, 0, 1), names), pictures)
    qtbot.addWidget(dialog)
    dialog.show()
    assert not dialog.counters.isVisible()
    assert shown(dialog) == [True, True]


def test_no_title_is_cut_while_it_is_counted(qtbot: QtBot, pictures: CardPictures) -> None:
    dialog = counted(qtbot, pictures, BRISK)
    widths: list[int] = []
    dialog.counting.reached.connect(lambda _lines: widths.append(dialog.table.columnWidth(0)))
    dialog.show()
    qtbot.waitUntil(lambda: dialog.counting.done)
    titles = [dialog.table.model().index(row, 0).data() for row in range(len(LINES))]
    assert len(set(widths)) == 1
    assert widths[0] > max(map(dialog.table.fontMetrics().horizontalAdvance, titles))


@pytest.mark.parametrize("taller", [0, 10, 20, 40])
def test_the_sum_is_in_sight_once_all_is_counted_unless_somebody_looks_at_a_line(
    qtbot: QtBot, pictures: CardPictures, taller: int
) -> None:
    single = ("little_casino", "jack_of_spades", "seven_of_spades", "seven_of_diamonds", "ace_of_spades", "sweep")
    tens = ("ten_of_spades", "ten_of_hearts", "ten_of_clubs", "joker_15", "joker_20")
    lines = (*LINES, *(ScoreLine(code, place % 2, 1) for place, code in enumerate((*single, *tens, "zwicker"))))
    report = replace(REPORT, lines=lines, standing=Standing((20, 24), 0, 3))
    dialog = DealResultDialog(report, pictures, settings=Settings(pace="leisurely"))
    qtbot.addWidget(dialog)
    dialog.resize(560, dialog.minimumSizeHint().height() + taller)
    dialog.show()
    qtbot.wait(50)
    qtbot.mouseClick(dialog, Qt.MouseButton.LeftButton)
    table = dialog.table
    last = table.model().index(table.model().rowCount() - 1, 0)

    def in_sight() -> bool:
        return table.viewport().rect().contains(table.visualRect(last))

    qtbot.waitUntil(lambda: table.verticalScrollBar().maximum() > 0)
    qtbot.waitUntil(in_sight)
    # The words of a line are longer or shorter than those before.
    table.setCurrentIndex(table.model().index(0, 0))
    table.scrollToTop()
    dialog.resize(dialog.width(), dialog.height() + 20)
    qtbot.wait(50)
    assert not in_sight()
