"""The word of a unit for one and for several."""

from __future__ import annotations

import pytest

from cardtable.core.sheets.units import unit_of, units_of


@pytest.mark.parametrize(
    ("hundredths", "unit", "word"),
    [
        (100, "nut/nuts", "nut"),
        (-100, "Nuss / Nüsse", "Nuss"),
        (150, "nut/nuts", "nuts"),
        (0, "nut/nuts", "nuts"),
        (100, "points", "points"),
        (100, "", ""),
        # Neither of these names two words.
        (100, "/nuts", "/nuts"),
        (100, "km/", "km/"),
    ],
)
def test_a_unit_may_have_a_word_for_one_and_a_word_for_several(hundredths: int, unit: str, word: str) -> None:
    assert unit_of(hundredths, unit) == word


def test_alone_stands_the_word_for_several() -> None:
    assert [units_of(unit) for unit in ("nut/nuts", "EUR")] == ["nuts", "EUR"]
