#!/usr/bin/env python3
"""Hold each file of the package to the share of its lines and branches that the tests once reached.

    python packaging/coverage_floors.py check    exit status 1 and a line for each file below its floor
    python packaging/coverage_floors.py raise    lift the floors to what was reached; none sinks

Both read what the last ``bootstrap.py test coverage`` measured (``.coverage``). The floors are in
``tests/coverage_floors.json``: per file, percent of lines and branches together. A file that is new has no floor yet
and must reach ``NEW`` percent. Files that are gone lose theirs with ``raise``.
"""

from __future__ import annotations

import argparse
import json
import math
import subprocess
import sys
import tempfile
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FLOORS = ROOT / "tests" / "coverage_floors.json"

NEW = 90.0
"""The percentage that a file without a floor must reach."""

SLACK_PARTS = 10
SLACK_SHARE = 0.08
"""The slack below a floor: so many lines and branches, or that share of the file, whichever is more. A search that ends
by the clock, the order in two processes and other versions of Python reach a few more or less. Of two runs of one
sample on two machines, the files that differed most did so by seven lines and branches.
"""


@dataclass(frozen=True)
class Reached:
    """The numbers of lines and branches of a file: those that tests have reached, and all."""

    covered: int
    total: int

    @property
    def percent(self) -> float:
        """The percentage that tests have reached; 100 for a file without lines to reach."""
        return 100 * self.covered / self.total if self.total else 100.0

    def keeps(self, floor: float) -> bool:
        """Whether the file is not below ``floor`` percent by more than the slack."""
        slack = max(SLACK_PARTS, SLACK_SHARE * self.total)
        return self.covered + slack >= floor / 100 * self.total


def errors(reached: Mapping[str, Reached], floors: Mapping[str, float]) -> list[str]:
    """Return a line of text for each file of ``reached`` that is below its floor, sorted by file."""
    return [
        f"{file}: {found.percent:.1f} % of lines and branches, the floor is {floors.get(file, NEW):.1f} %"
        for file, found in sorted(reached.items())
        if not found.keeps(floors.get(file, NEW))
    ]


def raised(reached: Mapping[str, Reached], floors: Mapping[str, float]) -> dict[str, float]:
    """Return the new floors: of the files in ``reached`` their percentages rounded down to a tenth, but none lower than
    before; of all others those that they have.
    """
    lifted = {file: max(floors.get(file, 0.0), math.floor(found.percent * 10) / 10) for file, found in reached.items()}
    return dict(sorted({**floors, **lifted}.items()))


def measured() -> dict[str, Reached]:
    """Return what the last run of the tests has reached, by the path of each file in the checkout. Raises
    ``CalledProcessError`` if nothing was measured.
    """
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder, "coverage.json")
        command = [sys.executable, "-m", "coverage", "json", "--quiet", "-o", str(report)]
        subprocess.run(command, cwd=ROOT, check=True)
        files = json.loads(report.read_text(encoding="utf-8"))["files"]
    return {
        file.replace("\\", "/"): Reached(
            summary["covered_lines"] + summary["covered_branches"], summary["num_statements"] + summary["num_branches"]
        )
        for file, summary in ((file, entry["summary"]) for file, entry in files.items())
    }


def main(arguments: Sequence[str] | None = None) -> int:
    """Check or raise the floors; return the exit status."""
    parser = argparse.ArgumentParser(description="Check or raise the coverage that each file must reach.")
    parser.add_argument("command", choices=["check", "raise"])
    command = parser.parse_args(arguments).command
    try:
        reached = measured()
    except subprocess.CalledProcessError:
        print("Nothing was measured; run packaging/bootstrap.py test coverage first.", file=sys.stderr)
        return 1
    floors = json.loads(FLOORS.read_text(encoding="utf-8")) if FLOORS.exists() else {}
    if command == "raise":
        there = {file: floor for file, floor in floors.items() if (ROOT / file).is_file()}
        FLOORS.write_text(json.dumps(raised(reached, there), indent=1) + "\n", encoding="utf-8")
        return 0
    found = errors(reached, floors)
    for line in found:
        print(line)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
