"""The checks of the project, each a step with the commands that it runs."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from pathlib import Path
from typing import NamedTuple

from provision import environment
from provision.checkout import ROOT, is_writable
from provision.errors import SetupError
from provision.system import (
    FIELD_PROGRAMS,
    PACKAGE_PROGRAMS,
    WAYLAND_LIBRARIES,
    WINDOW_PROGRAMS,
    X11_LIBRARIES,
    libraries_to_start,
    missing_packages,
    require_packages,
)


@dataclass(frozen=True)
class Step:
    """One check: its name and the commands it runs, each given to the environment's Python."""

    name: str
    commands: tuple[tuple[str, ...], ...]
    system: bool = False
    """Whether the step may install system packages. Such a step is left out unless that is allowed or the step is asked
    for by name. It is run by the Python that runs this file, and brings the environment up to date as this file does.
    """
    reads: bool = False
    """Whether it reads the sources and does no more: a whole run does so beside the steps that wait."""
    waits: bool = False
    """Whether it leaves a processor to others most of the time, since it writes files or waits for windows."""
    by_name: bool = False
    """Whether the step runs only when it is asked for by name."""
    more: str = ""
    """The name of a file of requirements that the step needs in addition to those of all steps; empty for none."""


class Result(NamedTuple):
    """Whether the step of that name passed, and what it told."""

    name: str
    passed: bool
    told: str


PYTEST = ("-m", "pytest", "--numprocesses=auto", "--dist=worksteal")

FIXED = ("--quick", "--randomly-seed=0", "--hypothesis-seed=0")
"""The options for a sample of the tests that never changes; otherwise floors could not be compared."""


class Area(NamedTuple):
    """Folders of the package that are measured together, and the tests that reach them."""

    sources: tuple[str, ...]
    tests: tuple[str, ...]


def _area(*sources: str, beside: tuple[str, ...] = ()) -> Area:
    """Return the area of these folders, with the tests that mirror them and those ``beside`` them.

    A folder without tests of its own is reached by those of its neighbours.
    """
    mirrors = (f"tests/{folder}" for folder in sources)
    return Area(
        tuple(f"cardtable/{folder}" for folder in sources),
        (*(folder for folder in mirrors if (ROOT / folder).is_dir()), *(f"tests/{path}" for path in beside)),
    )


AREAS = {
    "base": _area("core", "session", "store", "cli", "engine", beside=("contract/test_faults.py",)),
    "games": _area("games", beside=("engine", "contract/test_faults.py")),
    "ai": _area("ai"),
    "app": _area("app", beside=("ui/school", "ui/scorekeeper")),
    "words": _area("art", "words", beside=("app", "contract/test_faults.py", "contract/test_puzzles.py")),
    "table": _area("ui/cards", "ui/game_views", "ui/look", "ui/models", "ui/table"),
    "help": _area("ui/help", "ui/replay", "ui/school"),
    "scorekeeper": _area("ui/scorekeeper"),
    "windows": _area("ui/dialogs", "ui/hall", "ui/start", "ui/window"),
}


def measured(area: Area, *more: str) -> tuple[str, ...]:
    """Return the command that runs the quick tests of an area and measures what they reach of it.

    Python is twice as slow meanwhile, so nothing else is run or looked at.
    """
    return (*PYTEST, *area.tests, *FIXED, *(f"--cov={source}" for source in area.sources), "--cov-report=", *more)


FLOORS = ("packaging/coverage_floors.py", "check")

STEPS = (
    Step("lint", (("-m", "ruff", "check", "--output-format=concise"), ("-m", "ruff", "format", "--check")), reads=True),
    Step("types", (("-m", "mypy"),), reads=True),
    Step(
        "imports", (("-c", "from importlinter.cli import lint_imports_command as run; run()", "--no-logo"),), reads=True
    ),
    Step("translations", (("packaging/translations.py", "check"),), reads=True),
    # Compiles the tests, so that each process that runs them finds them in a quarter of the time.
    Step("collect", (("-m", "pytest", "--collect-only"),), reads=True),
    Step("package", (("packaging/build.py", "folder", "--system"),), system=True, waits=True),
    Step("field", (("-m", "tests.field"),), waits=True),
    Step("quick", ((*PYTEST, "--quick"),), by_name=True),
    Step("trials", ((*PYTEST, "tests/trials", "--trials=10"),), by_name=True),
    Step("pages", (("packaging/pages.py",),), by_name=True, more="requirements-pages.txt"),
    Step(
        "coverage", (("-m", "coverage", "erase"), *(measured(area, "--cov-append") for area in AREAS.values()), FLOORS)
    ),
    # Last, because people and machines look for its summary there.
    Step("pytest", (PYTEST,)),
)


def turn(seed: int) -> tuple[Step, ...]:
    """Return the steps of a whole run for a commit with that ``seed``.

    A run measures the coverage of one area, and runs all quick tests and a part of the others, once. Both are different
    with another seed, so that the commits of some weeks run everything many times.
    """
    area = list(AREAS.values())[seed % len(AREAS)]
    tests = (
        *PYTEST,
        f"--turn={seed}",
        *(f"--tried={path}" for path in area.tests),
        f"--randomly-seed={seed}",
        f"--hypothesis-seed={seed}",
    )
    commands = {"coverage": (measured(area), FLOORS), "pytest": (tests,)}
    return tuple(replace(step, commands=commands.get(step.name, step.commands)) for step in STEPS if not step.by_name)


def test(arguments: Sequence[str], *, system: bool) -> int:
    """Install what the checks need, and run them all, or only the one that ``arguments`` begin with.

    Arguments after its name are passed on to the step. Returns 0 if everything passed, else 1. Raises ``SetupError``.
    """
    names = [step.name for step in STEPS]
    if arguments and arguments[0] not in names:
        raise SetupError(f"There is no step {arguments[0]!r}; the steps are: {', '.join(names)}")
    if not is_writable(ROOT):
        raise SetupError(f"The checks keep their results in {ROOT}, which cannot be written.")
    libraries, programs = libraries_to_start({"QT_QPA_PLATFORM": "offscreen"}), {}
    if system and sys.platform.startswith("linux"):
        libraries, programs = libraries + X11_LIBRARIES + WAYLAND_LIBRARIES, WINDOW_PROGRAMS | FIELD_PROGRAMS
    if builds_a_package(arguments) and shutil.which("dpkg-deb"):
        # Where packages of Debian can be built at all, all the tests build one, and so does the laboratory.
        programs = {**programs, **PACKAGE_PROGRAMS}
    require_packages(missing_packages(libraries, programs), install=system)
    prepared = environment.prepare(development=True)
    python = prepared.python
    environ = dict(os.environ, QT_QPA_PLATFORM="offscreen", PYTHONUTF8="1")
    if environ.pop("PYTHONDONTWRITEBYTECODE", ""):
        # Nothing is written beside the sources then; without any bytecode each of the hundred programs that the tests
        # start would compile itself anew, and every run all of the tests.
        environ.setdefault("PYTHONPYCACHEPREFIX", str(python.parents[1] / "bytecode"))
    if system:
        # Where everything was installed for them, tests of the real window and trials may fail but not be skipped.
        environ["CARDTABLE_WINDOW_TESTS"] = "required"
    if arguments:
        wanted = [step for step in STEPS if step.name == arguments[0]]
    else:
        wanted = [step for step in turn(seed_of_commit()) if system or not step.system]

    def run(step: Step, kept: bool = False) -> Result:
        if step.more:
            environment.add(prepared, ROOT / "packaging" / step.more)
        return _run_step(step, python, with_more(step.commands, arguments[1:]), environ, kept)

    if arguments:
        results = [run(step) for step in wanted]
    else:
        # What only reads takes one processor, and what builds and waits for windows little more than the other.
        reading = [step for step in wanted if step.reads]
        waiting = [step for step in wanted if step.waits]
        with ThreadPoolExecutor(max_workers=1) as aside:
            read = [aside.submit(run, step, kept=True) for step in reading]
            try:
                results = [run(step) for step in waiting]
            except BaseException:
                # Whoever stops this with Ctrl-C wants none of them begun.
                aside.shutdown(wait=False, cancel_futures=True)
                raise
        for future in read:
            results.append(future.result())
            print(results[-1].told, end="", flush=True)
        results += [run(step) for step in wanted if not step.reads and not step.waits]
    failed = [result.name for result in results if not result.passed]
    if failed:
        print(f"failed: {', '.join(failed)}")
    return 1 if failed else 0


def builds_a_package(arguments: Sequence[str]) -> bool:
    """Return whether a run with these arguments builds a package for Debian: a whole run, the laboratory, and the tests
    unless some are chosen by path, ``-k`` or ``-m``.
    """
    step, more = arguments[:1], arguments[1:]
    if not step or step[0] == "field":
        return True
    chosen = any(one in ("-k", "-m") or (ROOT / one.partition("::")[0]).exists() for one in more)
    return step[0] == "pytest" and not chosen


def with_more(commands: Sequence[tuple[str, ...]], more: Sequence[str]) -> list[tuple[str, ...]]:
    """Add what was written behind the name of a step to its commands: to those of pytest alone if there are any."""
    tests = [command[: len(PYTEST)] == PYTEST for command in commands]
    return [
        (*command, *more) if test or not any(tests) else command for command, test in zip(commands, tests, strict=True)
    ]


def seed_of_commit() -> int:
    """Return the seed of the present commit, from which the order, the deals and the sample of a whole run follow; 0 if
    the commit is not known, as in an archive of the sources.

    All people who test a commit get equal runs; the next commit gets another one.
    """
    try:
        command = ("git", "rev-parse", "--verify", "HEAD")
        found = subprocess.run(command, cwd=ROOT, capture_output=True, encoding="utf-8", check=True).stdout
        return int(found[:8], 16)
    except (OSError, ValueError, subprocess.CalledProcessError):
        return 0


def _run_step(
    step: Step, python: Path, commands: Sequence[tuple[str, ...]], environ: Mapping[str, str], kept: bool
) -> Result:
    """Run a step; what it prints goes to the terminal at once, or is ``kept`` for later and told if the step fails."""
    head, told = f"-- {step.name}\n", list[str]()
    if not kept:
        print(head, end="", flush=True)
    begun = time.monotonic()
    passed = True
    for command in commands:
        runner = sys.executable if step.system else python
        done = subprocess.run(
            [runner, *command],
            cwd=ROOT,
            env=environ,
            check=False,
            stdout=subprocess.PIPE if kept else None,
            stderr=subprocess.STDOUT if kept else None,
            encoding="utf-8",
            errors="replace",
        )
        passed = passed and done.returncode == 0
        told.append(done.stdout or "")
    took = time.monotonic() - begun
    # pytest's summary, which has its time, stays the last line.
    end = "" if step.name == "pytest" else f"   {'passed' if passed else 'FAILED'} in {took:.1f} s\n"
    if not kept:
        print(end, end="", flush=True)
    return Result(step.name, passed, head + ("" if passed else "".join(told)) + end)
