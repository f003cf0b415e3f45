"""What is told of a chance that a search found: less extreme, in the same order, and never a certainty by itself."""

from __future__ import annotations

import pytest

from cardtable.ai.calibration import LEAST, MOST, Calibration
from cardtable.ai.ecarte import reasons as ecarte
from cardtable.ai.ecarte.codes import ReasonCode as EcarteCode
from cardtable.ai.piquet.codes import ReasonCode
from cardtable.ai.piquet.reasons import CALIBRATIONS, told

HUNDREDTHS = [number / 100 for number in range(101)]


def test_a_straight_line_without_slope_and_shift_changes_nothing_but_certainty() -> None:
    assert [Calibration(1.0, 0.0).percent(chance) for chance in HUNDREDTHS] == [LEAST, *range(1, 100), MOST]


def test_who_is_too_sure_is_told_less_extreme_chances() -> None:
    flatter = Calibration(0.5, 0.0)
    assert flatter.percent(0.5) == 50
    assert 80 < flatter.percent(0.99) == 100 - flatter.percent(0.01) < 95
    assert Calibration(1.0, -0.5).percent(0.5) < 50
    assert [Calibration(1.0, 0.0, 0.05).percent(chance) for chance in (0.0, 0.5, 1.0)] == [6, 50, 94]


@pytest.mark.parametrize("code", CALIBRATIONS)
def test_the_order_of_chances_is_kept_and_what_is_certain_stays_so(code: ReasonCode) -> None:
    found = [told(code, chance, certain=False) for chance in HUNDREDTHS]
    # What is not worth a word is not told.
    assert found[0] == 0
    assert found == sorted(found)
    assert all(LEAST <= one <= MOST for one in found[1:])
    assert told(code, 1.0, certain=True) == 100


def test_a_kind_without_a_correction_is_told_as_it_was_found() -> None:
    (code, *_) = set(ReasonCode) - set(CALIBRATIONS)
    assert [told(code, chance, certain=False) for chance in HUNDREDTHS] == list(range(101))


def test_at_ecarte_the_order_is_kept_and_what_all_deals_agree_on_stays_certain() -> None:
    found = [ecarte.told(EcarteCode.MAJORITY_CHANCE, chance, certain=False) for chance in HUNDREDTHS]
    assert found == sorted(found)
    assert all(LEAST <= one <= MOST for one in found)
    assert [ecarte.told(EcarteCode.MAJORITY_CHANCE, chance, certain=True) for chance in (0.0, 1.0)] == [0, 100]
