"""Who sits at a seat of a new game."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from cardtable.core.record import HUMAN, SeatEntry
from cardtable.ui.dialogs.seat_row import SeatRow
from tests.ui.clicks import names_of, press


def opened(qtbot: QtBot, entry: SeatEntry, *, folded: bool = False) -> SeatRow:
    row = SeatRow(entry, 48, lambda opponent, family: f"{opponent.name} at {family}", folded=folded)
    row.retranslate(2, None, "casino")
    qtbot.addWidget(row)
    row.resize(700, 300)
    if not folded:
        row.show()
    return row


def test_a_face_brings_its_strength_and_a_sentence(qtbot: QtBot) -> None:
    row = opened(qtbot, SeatEntry("Lina", "beginner"))
    assert not row.name.isVisible()
    assert any(name.startswith("Gustav, the grabber, ") and name[-4:].isdigit() for name in names_of(row))
    press(row, "Gustav")
    assert row.entry() == SeatEntry("Gustav", "greedy")
    assert any("Gustav at casino" in label.text() for label in row.findChildren(type(row._about)))


def test_a_person_is_asked_for_a_name(qtbot: QtBot) -> None:
    row = opened(qtbot, SeatEntry("Lina", "beginner"))
    press(row, "Human")
    assert row.name.isVisible()
    assert row.entry() == SeatEntry("Guest 2", HUMAN)


def test_what_is_folded_shows_nothing_until_it_is_unfolded(qtbot: QtBot) -> None:
    row = opened(qtbot, SeatEntry("Anna", HUMAN), folded=True)
    assert row.isHidden()
    row.unfold()
    assert not row.isHidden()
    assert row.name.isVisible()
    # A computer player in the first seat is somebody's choice, and is seen.
    assert not opened(qtbot, SeatEntry("Lina", "beginner"), folded=True).isHidden()


def test_partners_have_a_side(qtbot: QtBot) -> None:
    row = opened(qtbot, SeatEntry("Lina", "beginner"))
    row.retranslate(3, 1, "casino")
    assert any(label.text() == "Seat 3, side B" for label in row.findChildren(type(row._number)) if label.isVisible())
