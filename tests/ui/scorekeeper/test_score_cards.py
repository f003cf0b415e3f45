"""Scoring cards: a match on each, six on a page."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtGui import QPdfWriter
from PySide6.QtPrintSupport import QPrintPreviewDialog

from cardtable.session.scorebook.model import MarkEntry
from cardtable.ui.look.page_layout import page_layout
from cardtable.ui.scorekeeper.score_cards import cards_of, print_cards
from cardtable.ui.scorekeeper.window import SheetWindow
from tests.ui.scorekeeper.by_hand import Open, type_deal


def pages(window: SheetWindow, file: Path) -> int:
    writer = QPdfWriter(str(file))
    writer.setPageLayout(page_layout())
    assert print_cards(window.paper(), writer)
    return file.read_bytes().count(b"/Type /Page\n")


def test_a_card_tells_deals_accounts_and_why(opened: Open) -> None:
    window = opened("piquet.rubicon", stake=1)
    for first, second in ((20, 16), (20, 16), (20, 16), (20, 16), (20, 16), (21, 16)):
        type_deal(window, total={0: first, 1: second})
    type_deal(window, total={0: 27, 1: 25})
    first_card, second_card = cards_of(window.paper(), 12)
    assert first_card.title == "Match 1"
    assert first_card.rows[0] == ("1", "20  20", "16  16")
    assert first_card.rows[5] == ("6", "21  121", "16  96")
    assert "121 + 96 + 100 = 317" in first_card.reason
    assert first_card.accounts[0].startswith("+317")
    assert second_card.rows == (("1", "27  27", "25  25"),)
    assert second_card.reason == ""


def test_a_long_match_goes_on_on_another_card(opened: Open) -> None:
    window = opened("casino.swedish", target=999)
    for _ in range(5):
        type_deal(window, aces={0: 4})
    cards = cards_of(window.paper(), 2)
    assert [[row[0] for row in card.rows] for card in cards] == [["1", "2"], ["3", "4"], ["5"]]
    assert {card.title for card in cards} == {"Match 1"}


def test_six_sides_are_on_a_page(opened: Open, tmp_path: Path) -> None:
    window = opened("ecarte")
    for number in range(7):
        window.keeper.add(MarkEntry((5, number % 4)))
        assert pages(window, tmp_path / f"{number}.pdf") == 1 + (number == 6)


def test_they_are_printed_from_a_preview(opened: Open) -> None:
    window = opened("ecarte")
    window.exports.show_cards()
    (preview,) = window.findChildren(QPrintPreviewDialog)
    assert preview.isVisible()
    preview.close()
