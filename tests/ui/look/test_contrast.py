"""What is written and drawn can be told from what it lies on: all pairs of the palette, computed."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication

from tests.ui.contrast import Pair, main, pairs, ratio


def test_the_ratio_is_that_of_the_guidelines() -> None:
    assert ratio("#000000", "#ffffff") == pytest.approx(21)
    assert ratio("#777777", "#ffffff") == pytest.approx(4.48, abs=0.01)  # the guidelines' own example of “just not”


def test_the_best_line_counts_on_the_worst_ground() -> None:
    pair = Pair("frame", ("#000000", "#ffffff"), ("#ffffff", "#000000", "#777777"), 3.0)
    assert pair.reached == pytest.approx(4.69, abs=0.01)  # black on the grey: (0.184 + 0.05) / 0.05


@pytest.mark.parametrize("pair", list(pairs()), ids=lambda pair: pair.name)
def test_everything_can_be_told_from_what_it_lies_on(pair: Pair) -> None:
    assert pair.reached >= pair.least


def test_the_table_is_printed_worst_first(qapp: QApplication, capsys: pytest.CaptureFixture[str]) -> None:
    main()
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == len(list(pairs()))
    shares = [float(line.split()[0]) / float(line.split()[2]) for line in lines]
    assert shares == pytest.approx(sorted(shares), abs=0.01)
