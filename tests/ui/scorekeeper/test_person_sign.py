"""A person is found by colour and letter."""

from __future__ import annotations

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
