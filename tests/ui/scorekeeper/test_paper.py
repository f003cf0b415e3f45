"""Sheets on paper and as pictures."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QImage, QPalette
from pytestqt.qtbot import QtBot

from cardtable.app.i18n import Translation
from cardtable.app.reports import SheetDeal
from cardtable.core.scores import ScoreLine
from cardtable.core.sheets.categories import Cell
from cardtable.session.scorebook.book import ScoreSheet
from cardtable.session.scorebook.model import DealEntry, SheetSetup
from cardtable.ui.look.palette import EVERY_LIGHT, INK, SIDE_COLOURS, Colours, application_palette
from cardtable.ui.scorekeeper.chart import StandingChart, _line_colour, curves
from cardtable.ui.scorekeeper.printing import PaperSheet, write_pdf
from tests.ui.contrast import GRAPHICS, ratio
from tests.ui.scorekeeper.by_hand import Open, type_deal


def paper(deals: int) -> PaperSheet:
    rows = tuple(SheetDeal((ScoreLine("aces", 0, 4), ScoreLine("sweep", 1, 2))) for _ in range(deals))
    return PaperSheet("Swedish Casino", "Friday", ("Anna", "Björn"), (4 * deals, 2 * deals), rows, ("Anna pays.",))


@pytest.mark.parametrize(("deals", "pages"), [(1, 1), (60, 5)])
def test_a_pdf_shows_the_sheet_on_all_its_pages(
    qtbot: QtBot, translation: Translation, tmp_path: Path, deals: int, pages: int
) -> None:
    path = tmp_path / "sheet.pdf"
    assert write_pdf(paper(deals), str(path))
    assert path.read_bytes().startswith(b"%PDF")
    program = shutil.which("pdftoppm")
    if program is None:
        pytest.skip("pdftoppm is not there")
    subprocess.run([program, "-r", "40", "-png", str(path), str(tmp_path / "page")], check=True)
    found = sorted(tmp_path.glob("page*.png"))
    assert len(found) == pages
    first = QImage(str(found[0]))
    # Something stands on the first page and on the last, and nowhere a block of ink.
    for page in (first, QImage(str(found[-1]))):
        dark = sum(page.pixelColor(x, y).lightness() < 120 for x in range(page.width()) for y in range(page.height()))
        assert 50 < dark < 0.1 * page.width() * page.height()


def test_who_looked_on_has_no_figures_on_paper(qtbot: QtBot, translation: Translation, tmp_path: Path) -> None:
    deals = (
        SheetDeal((ScoreLine("deal_total", 0, 31), ScoreLine("deal_total", 2, 17)), players=(0, 2)),
        SheetDeal((ScoreLine("deal_total", 1, 40),), players=(1, 2)),
    )
    path = tmp_path / "sheet.pdf"
    assert write_pdf(PaperSheet("Kings", "", ("Anna", "Björn", "Eva"), (31, 40, 17), deals, ()), str(path))
    program = shutil.which("pdftotext")
    if program is None:
        pytest.skip("pdftotext is not there")
    told = subprocess.run([program, "-layout", str(path), "-"], check=True, capture_output=True, text=True).stdout
    rows = [line.split() for line in told.splitlines()]
    # Each row gives the points so far of those who played in it.
    assert ["1", "31", "17"] in rows
    assert ["2", "40", "17"] in rows


def test_a_place_that_cannot_be_written(qtbot: QtBot, translation: Translation, tmp_path: Path) -> None:
    assert not write_pdf(paper(1), str(tmp_path / "missing" / "sheet.pdf"))


def test_the_chart_draws_every_side(qtbot: QtBot, translation: Translation) -> None:
    sheet = ScoreSheet(SheetSetup("free", ("A", "B"), {}))
    for own, other in ((3, 1), (0, 7), (5, 0)):
        sheet.add(DealEntry((Cell("total", 0, str(own)), Cell("total", 1, str(other))), "totals"))
    assert curves(sheet) == [[0, 3, 3, 8], [0, 1, 8, 8]]
    chart = StandingChart()
    qtbot.addWidget(chart)
    chart.set_curves(("A", "B"), curves(sheet))
    assert "A: 0, 3, 3, 8" in chart.accessibleDescription()
    palette = QPalette()
    palette.setColor(QPalette.ColorRole.Base, "#ffffff")
    palette.setColor(QPalette.ColorRole.Text, INK)
    chart.setPalette(palette)
    picture = chart.picture(QSize(400, 240))
    reds = sum(
        picture.pixelColor(x, y).red() > picture.pixelColor(x, y).green() + 60 for x in range(400) for y in range(240)
    )
    assert reds > 100
    empty = StandingChart()
    qtbot.addWidget(empty)
    empty.set_curves(("A", "B"), [[0], [0]])
    assert not empty.picture(QSize(200, 120)).isNull()


def test_every_name_stands_below_the_chart(qtbot: QtBot) -> None:
    def drawn(last: str) -> QImage:
        chart = StandingChart()
        qtbot.addWidget(chart)
        chart.set_curves(("Anna", "Björn", "Christina", last), [[0, number] for number in range(4)])
        return chart.picture(QSize(300, 600))

    assert drawn("Friedrich-Wilhelm") != drawn("Friedrich-Wilhelms")


@pytest.mark.parametrize("light", EVERY_LIGHT)
def test_every_line_of_the_chart_is_seen_on_every_paper(light: Colours) -> None:
    palette = application_palette(light)
    paper = palette.color(QPalette.ColorRole.Base)
    assert all(ratio(_line_colour(side, palette), paper) >= GRAPHICS for side in range(len(SIDE_COLOURS)))


def test_the_result_of_a_match_stands_on_paper_with_its_reason(opened: Open, tmp_path: Path) -> None:
    window = opened("piquet.rubicon")
    for first, second in ((20, 16), (20, 16), (20, 16), (20, 16), (20, 16), (21, 16)) * 9:
        type_deal(window, total={0: first, 1: second})
    paper = window.paper()
    assert sum(deal.is_result for deal in paper.deals) == 9
    assert write_pdf(paper, str(tmp_path / "sheet.pdf"))
    assert (tmp_path / "sheet.pdf").read_bytes().count(b"/Type /Page\n") >= 2
