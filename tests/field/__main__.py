"""The field laboratory: ``python -m tests.field [NAME …] [--keep]``.

Builds the package of these sources, installs it into a folder of its own and tries it from outside, two trials at a
time: with a real window, real keys and clicks, on machines as people have them. Each trial is told in one line. Of what
fails a picture is kept in ``build/field``, with what the program printed; ``--keep`` keeps those of all. What the
machine lacks is said; where CARDTABLE_WINDOW_TESTS is ``required`` that is a failure.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
import time
import traceback
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "packaging"))

from installers.common import InstallerError  # noqa: E402
from provision.errors import SetupError  # noqa: E402
from tests.end_to_end.assistive import missing  # noqa: E402
from tests.field import (  # noqa: E402, F401
    clocks,
    disks,
    fonts,
    hall,
    keyboards,
    locales,
    people,
    screens,
    starts,
    surroundings,
)
from tests.field.desk import NEEDED, desk, need  # noqa: E402
from tests.field.installed import Installed, install  # noqa: E402
from tests.field.persons import Person, person  # noqa: E402
from tests.field.trial import TRIALS, Trial  # noqa: E402
from tests.field.waiting import PATIENCE, Failed, Lacking  # noqa: E402

KEPT = ROOT / "build" / "field"
AT_ONCE = 2
LONGEST = 300.0
"""The seconds that all trials may take together; on a quiet machine they need less than half of that. A busy machine
gets a message and does not fail: a trial that hangs fails by its own patience.
"""


@dataclass(frozen=True)
class Result:
    """The result of a trial."""

    name: str
    words: str
    seconds: float

    @property
    def failed(self) -> bool:
        return self.words.startswith("FAILED")

    @property
    def lacking(self) -> bool:
        return self.words.startswith("not tried")


class Laboratory:
    """Runs trials with what is installed, in folders below ``folder``."""

    def __init__(self, installed: Installed, folder: Path, *, keep: bool) -> None:
        self._installed = installed
        self._folder = folder
        self._keep = keep
        self._person = _who_can_start(installed)

    def run(self, trial: Trial) -> Result:
        """Run one trial, and return its result."""
        begun = time.monotonic()
        return Result(trial.name, self._try(trial), time.monotonic() - begun)

    def _try(self, trial: Trial) -> str:
        folder = self._folder / trial.name
        folder.mkdir()
        try:
            for program, package in {**NEEDED, **trial.needs}.items():
                need(program, package)
            with desk(folder, self._installed, self._person) as made:
                if self._keep:
                    made.pictures = KEPT / trial.name
                try:
                    trial.run(made)
                except BaseException:
                    made.picture(KEPT / f"{trial.name}.png")
                    said = [f"-- {program.output.name}\n{program.said()}" for program in made.started]
                    (KEPT / f"{trial.name}.txt").write_text("\n".join(said), encoding="utf-8")
                    raise
        except Lacking as lacking:
            return f"not tried: the machine lacks {lacking}"
        except Failed as failed:
            return f"FAILED: {failed}"
        except Exception as error:
            # Whatever it is, the other trials go on.
            (KEPT / f"{trial.name}.error.txt").write_text(traceback.format_exc(), encoding="utf-8")
            return f"FAILED: {type(error).__name__}: {error}"
        finally:
            shutil.rmtree(folder, ignore_errors=True)
        return "passed"


def _who_can_start(installed: Installed) -> Person:
    """Return an ordinary person, or the one who runs the laboratory if no other can start the Python that is used."""
    ordinary = person()
    with suppress(OSError, subprocess.SubprocessError):
        asked = [str(installed.command), "--version"]
        done = subprocess.run(asked, cwd="/", capture_output=True, timeout=PATIENCE, check=False, **ordinary.options())
        if done.returncode == 0:
            return ordinary
    return Person()


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the trials that ``arguments`` name, or all; return the exit status."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.field", description="Try the installed program from outside."
    )
    parser.add_argument(
        "names", nargs="*", metavar="NAME", help="a trial, or the beginning of names; all if none is named"
    )
    parser.add_argument("--keep", action="store_true", help="keep a picture of each trial, not only of what fails")
    parser.add_argument("--list", action="store_true", help="print the names of all trials")
    given = parser.parse_args(arguments)
    if given.list:
        print("\n".join(TRIALS))
        return 0
    unknown = [name for name in given.names if not any(known.startswith(name) for known in TRIALS)]
    if unknown:
        parser.error(f"no such trial: {', '.join(unknown)}; --list prints them")
    chosen = [trial for name, trial in TRIALS.items() if not given.names or name.startswith(tuple(given.names))]
    required = os.environ.get("CARDTABLE_WINDOW_TESTS") == "required"
    if not sys.platform.startswith("linux") or missing():
        print(f"{len(chosen)} trials not tried: the machine lacks {', '.join(missing()) or 'Linux'}")
        return 1 if required else 0
    shutil.rmtree(KEPT, ignore_errors=True)
    KEPT.mkdir(parents=True)
    begun = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="cardtable-field-", ignore_cleanup_errors=True) as name:
        folder = Path(name)
        # Persons of the trials pass through it.
        folder.chmod(0o755)
        place = folder / "installed"
        place.mkdir()
        try:
            installed = install(place)
        except (SetupError, InstallerError) as error:
            print(f"FAILED: the package cannot be built: {error}")
            return 1
        print(f"{installed.form}, after {time.monotonic() - begun:.1f} s", flush=True)
        results = _run_all(Laboratory(installed, folder, keep=given.keep), chosen)
    return _tell(results, time.monotonic() - begun, required=required)


def _run_all(laboratory: Laboratory, chosen: Sequence[Trial]) -> list[Result]:
    results = []
    with ThreadPoolExecutor(AT_ONCE) as pool:
        for done in as_completed([pool.submit(laboratory.run, trial) for trial in chosen]):
            result = done.result()
            results.append(result)
            print(f"{result.name:28} {result.seconds:5.1f} s  {result.words}", flush=True)
    return results


def _tell(results: Sequence[Result], seconds: float, *, required: bool) -> int:
    """Print the summary of all results; return the exit status."""
    failed = [result.name for result in results if result.failed or (required and result.lacking)]
    lacking = sum(result.lacking for result in results)
    print(
        f"{len(results)} trials in {seconds:.0f} s: {len(results) - lacking - sum(r.failed for r in results)} passed,"
        f" {sum(r.failed for r in results)} failed, {lacking} not tried"
    )
    if seconds > LONGEST:
        busy = f", on a machine with a load of {os.getloadavg()[0]:.1f}" if hasattr(os, "getloadavg") else ""
        print(f"that was longer than the {LONGEST:.0f} s that all of them may take{busy}")
    if failed:
        print(f"failed: {', '.join(sorted(failed))}; pictures in {KEPT.relative_to(ROOT)}")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
