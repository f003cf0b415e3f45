"""The table of told chances: what falls into which bin, and what becomes of a deal's chances."""

from __future__ import annotations

import pytest

from tests.benchmarks.bench_calibration import Told, bins, by_kind


def test_chances_fall_into_ten_bins_and_certainty_into_the_last() -> None:
    told = [
        Told("kind", chance, came) for chance, came in ((0, False), (9, True), (10, False), (95, True), (100, True))
    ]
    found = bins(told)
    assert len(found) == 10
    first, second, last = found[0], found[1], found[9]
    assert first is not None
    assert second is not None
    assert last is not None
    assert (first.number, first.told, first.came) == (2, 4.5, 50)
    assert (second.number, second.came) == (1, 0)
    assert (last.number, last.told, last.came) == (2, 97.5, 100)
    assert all(one is None for one in found[2:9])
    assert last.low < 100 <= last.high + 1e-9


@pytest.mark.parametrize("rule_set_id", ["ecarte", "casino.swedish", "piquet.rubicon"])
def test_what_is_certain_comes_about(rule_set_id: str) -> None:
    found = by_kind(1, 3, 2, (rule_set_id,))
    assert all(0 <= one.chance <= 100 for told in found.values() for one in told)
    # Piquet tells chances of the cards from a part of the hands, so that a hundred may be rounded there.
    if rule_set_id == "ecarte":
        assert all(one.came for told in found.values() for one in told if one.chance == 100)
