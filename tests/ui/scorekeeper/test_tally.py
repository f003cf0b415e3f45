"""A sheet as a tally on paper, and forms to write on."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtGui import QPagedPaintDevice, QPageLayout, QPdfWriter
from PySide6.QtPrintSupport import QPrintPreviewDialog

from cardtable.core.markers import strokes
from cardtable.session.scorebook.model import MarkEntry
from cardtable.ui.dialogs.score_sheet.strokes import stroke_lines
from cardtable.ui.look.page_layout import page_layout
from cardtable.ui.scorekeeper.printing import PaperSheet
from cardtable.ui.scorekeeper.tally import print_blank, print_tallies, tallies_of
from cardtable.ui.scorekeeper.window import SheetWindow
from tests.ui.scorekeeper.by_hand import Open, type_deal


def pages(window: SheetWindow, draw: Callable[[PaperSheet, QPagedPaintDevice], bool], file: Path) -> int:
    writer = QPdfWriter(str(file))
    writer.setPageLayout(page_layout())
    assert draw(window.paper(), writer)
    return file.read_bytes().count(b"/Type /Page\n")


def test_each_match_has_its_strokes_and_its_accounts(opened: Open) -> None:
    window = opened("ecarte", dealer=1)
    for _ in range(2):
        type_deal(window, tricks={0: 5})
    type_deal(window, tricks={1: 3})
    type_deal(window, tricks={0: 3})
    type_deal(window, tricks={1: 5})
    first, second = tallies_of(window.paper())
    assert (first.title, first.points) == ("Match 1", (5, 1))
    assert first.accounts[0].startswith("+1")
    assert (second.title, second.points, second.accounts) == ("Match 2", (0, 2), ())


def test_many_strokes_have_room_beside_name_sum_and_account(opened: Open, tmp_path: Path) -> None:
    window = opened("piquet.points", target=999)
    # Fifteen bundles of five have room beside a name, a sum and an account on a sheet of A4.
    assert stroke_lines(strokes(75), 15)[1] * 11 < page_layout().paintRect(QPageLayout.Unit.Point).width() - 264
    for _ in range(3):
        window.keeper.add(MarkEntry((500, 7)))
    assert pages(window, print_tallies, tmp_path / "long.pdf") == 1


def test_a_tally_of_many_sides_takes_little_paper(opened: Open, tmp_path: Path) -> None:
    window = opened("ecarte")
    for number in range(12):
        window.keeper.add(MarkEntry((5, number % 4)))
    assert pages(window, print_tallies, tmp_path / "tally.pdf") <= 2


def test_a_blank_form_is_one_page(opened: Open, tmp_path: Path) -> None:
    assert pages(opened("casino.swedish", "Anna", "Björn", "Cleo"), print_blank, tmp_path / "blank.pdf") == 1


def test_both_are_printed_from_a_preview(opened: Open) -> None:
    window = opened("ecarte")
    for show in (window.exports.show_tallies, window.exports.show_blank):
        show()
        preview = window.findChildren(QPrintPreviewDialog)[-1]
        assert preview.isVisible()
        preview.close()
