"""The table of told chances: what falls into which bin, and what becomes of a deal's chances."""

from __future__ import annotations

import pytest

from cardtable.ai.calibration import Calibration, log_odds
from cardtable.ai.piquet.codes import ReasonCode
from cardtable.ai.piquet.reasons import told
from cardtable.core.chance import rng
from tests.benchmarks.bench_calibration import Told, bins, by_kind, fitted, square_error


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


def test_chances_of_one_deal_that_come_together_tell_less() -> None:
    apart = [Told("kind", 50, deal % 2 == 0, 0.5, deal=(1, deal)) for deal in range(40)]
    together = [one._replace(deal=(1, one.deal[1] % 10)) for one in apart]
    widths = [found.high - found.low for told in (apart, together) for found in bins(told) if found is not None]
    assert widths[1] > 1.5 * widths[0]


@pytest.mark.slow
def test_the_correction_is_found_and_lessens_the_error() -> None:
    # Too sure by half, and one in twenty goes astray.
    generator, true = rng(3), Calibration(0.5, 0.0, 0.05)
    raw = [generator.random() for _ in range(4000)]
    found = [Told("kind", round(100 * one), generator.random() < true.corrected(log_odds(one)), one) for one in raw]
    line = fitted([*found, *(Told("kind", 100, True, 1.0, certain=True) for _ in range(1000))])
    for odds in range(-4, 5):
        assert line.corrected(odds) == pytest.approx(true.corrected(odds), abs=0.04)
    assert square_error([one._replace(chance=line.percent(one.raw)) for one in found]) < square_error(found) - 0.005


@pytest.mark.slow
def test_the_benchmark_reads_what_is_told() -> None:
    found = by_kind(2, 5, 2, ("piquet.rubicon",))
    read = [one for some in found.values() for one in some]
    codes = [ReasonCode(one.kind.partition(",")[0]) for one in read]
    assert [one.chance for one in read] == [
        told(code, one.raw, one.certain) for code, one in zip(codes, read, strict=True)
    ]
    assert any(one.certain for one in read)
    assert any(one.chance != one.before.chance for one in read)
