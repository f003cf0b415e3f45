"""From the start of the process to the first painted table, with a match to go on with, and the memory it takes."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from statistics import median

from cardtable.core.cards import PACK_52
from cardtable.core.chance import rng, shuffled
from cardtable.core.record import HUMAN, SeatEntry
from cardtable.games.registry import variant
from cardtable.session.session import Session

RUNS = 7
ROOT = Path(__file__).resolve().parents[2]
DRIVER = Path(__file__).with_name("start_driver.py")


def run() -> dict[str, float]:
    """Milliseconds and megabytes, medians after one run that is not counted; a bare interpreter for comparison."""
    with tempfile.TemporaryDirectory() as folder:
        record = written_match(Path(folder))
        started = [_start(record, Path(folder, f"data{number}")) for number in range(RUNS + 1)][1:]
        bare = [_bare() for _ in range(RUNS + 1)][1:]
    first = median(moment for moment, _ in started)
    return {
        "process start to first painted table, median ms": first * 1000,
        "the same, slowest ms": max(moment for moment, _ in started) * 1000,
        "bare interpreter, median ms": median(bare) * 1000,
        "ratio to a bare interpreter": first / median(bare),
        "memory at the first painting, largest resident MB": median(memory for _, memory in started),
    }


def written_match(folder: Path) -> Path:
    """The record of a match of Casino that has just begun, written into ``folder``."""
    seats = [SeatEntry("Anna", HUMAN), SeatEntry("Agda", "counter")]
    session = Session.begin(variant("casino.swedish").rule_set(2), seats, rng(1))
    session.begin_deal(shuffled(PACK_52, rng(2)))
    record = folder / "partie.cardtable"
    record.write_text(session.record().to_text(), encoding="utf-8")
    return record


def _environment(data: Path | None = None) -> dict[str, str]:
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    if data is not None:
        environment["CARDTABLE_DATA_DIR"] = str(data)
    return environment


def _start(record: Path, data: Path) -> tuple[float, float]:
    began = time.monotonic()
    told = subprocess.run(
        [sys.executable, str(DRIVER), str(record)],
        env=_environment(data),
        check=True,
        capture_output=True,
        text=True,
        timeout=120,
    ).stdout.split()
    return float(told[0]) - began, int(told[1]) / 1024


def _bare() -> float:
    began = time.monotonic()
    subprocess.run([sys.executable, "-c", "pass"], env=_environment(), check=True, timeout=120)
    return time.monotonic() - began
