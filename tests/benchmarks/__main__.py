"""Run every benchmark: ``python -m tests.benchmarks [NAME …] [--json]``.

Each ``bench_*`` module has ``run() -> dict[str, float]``: a figure for each name, and the unit is the end of the name.
Nothing here passes or fails; compare figures of one run on one machine.
"""

from __future__ import annotations

import argparse
import importlib
import json
import os
import pkgutil
import platform
from pathlib import Path


def main() -> None:
    """Print the figures of all benchmarks, or of those named."""
    parser = argparse.ArgumentParser(prog="python -m tests.benchmarks", description="Measure how fast it is.")
    parser.add_argument("names", nargs="*", help="benchmarks to run, such as games or paint; all if none is named")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    arguments = parser.parse_args()
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    found = sorted(module.name for module in pkgutil.iter_modules([str(Path(__file__).parent)]))
    known = [name.removeprefix("bench_") for name in found if name.startswith("bench_")]
    unknown = sorted(set(arguments.names) - set(known))
    if unknown:
        parser.error(f"no such benchmark: {', '.join(unknown)} (there are {', '.join(known)})")
    figures: dict[str, float] = {}
    if not arguments.json:
        print(f"Python {platform.python_version()}, {os.cpu_count()} processors, {platform.machine()}")
    for name in arguments.names or known:
        module = importlib.import_module(f"tests.benchmarks.bench_{name}")
        for figure, value in module.run().items():
            figures[f"{name}: {figure}"] = value
            if not arguments.json:
                print(f"{name:10} {figure:60} {value:12.3f}", flush=True)
    if arguments.json:
        print(json.dumps(figures, indent=2))


main()
