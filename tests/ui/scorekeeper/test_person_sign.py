"""A person is found by colour and letter."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cardtable.ui.look.palette import SIDE_COLOURS
from cardtable.ui.scorekeeper.name_chips import NameChips
from cardtable.ui.scorekeeper.person_sign import person_icon, sign_colour


def test_a_person_has_one_colour_however_the_name_is_written(qtbot: QtBot) -> None:
    assert sign_colour("Anna") == sign_colour("anna ")
    assert {sign_colour(f"Person {number}") for number in range(100)} == set(SIDE_COLOURS)


def test_signs_differ_by_letter_and_by_colour(qtbot: QtBot) -> None:
    def drawn(name: str) -> bytes:
        image = person_icon(name, 28, 1.0).pixmap(28, 28).toImage()
        assert image.width() == 28
        return bytes(image.constBits())

    names = [f"A{number}" for number in range(20)]
    other = next(name for name in names if sign_colour(name) != sign_colour("Anna"))
    alike = next(name for name in names if sign_colour(name) == sign_colour("Anna"))
    assert drawn(other) != drawn("Anna")
    assert drawn(alike) == drawn("Anna")
    same = next(one for one in (f"B{number}" for number in range(99)) if sign_colour(one) == sign_colour("Anna"))
    assert drawn(same) != drawn("Anna")


def test_known_names_are_offered_with_their_signs(qtbot: QtBot) -> None:
    chips = NameChips(["Anna", "Björn"], lambda: ("", []))
    qtbot.addWidget(chips)
    assert [button.text() for button in chips.buttons] == ["Anna", "Björn"]
    assert not any(button.icon().isNull() for button in chips.buttons)


@pytest.fixture(params=[14, 24])
def letters(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[int]:
    """The size of the letters of the program, in pixels."""
    before, font = QApplication.font(), QFont(QApplication.font())
    font.setPixelSize(request.param)
    QApplication.setFont(font)
    yield request.param
    QApplication.setFont(before)


def test_names_in_large_letters_leave_the_other_half_of_a_small_screen_its_room(qtbot: QtBot, letters: int) -> None:
    names = [
        "Anna-Katharina Schönbichler",
        "Maximiliane von Hohenfels",
        "Bartholomäus Ringelnatz",
        "Wolf-Dieter Oberhauser",
    ]
    chips = NameChips(names, lambda: ("", []))
    qtbot.addWidget(chips)
    chips.show()
    assert chips.minimumSizeHint().width() <= 600
    rows = {button.y() for button in chips.buttons}
    assert len(rows) == 2
    assert max(sum(button.y() == row for button in chips.buttons) for row in rows) == (3 if letters == 14 else 2)
    assert {button.accessibleName() for button in chips.buttons} == set(names)
