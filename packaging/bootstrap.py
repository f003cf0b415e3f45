#!/usr/bin/env python3
"""Install what cardtable needs into ``.venv``, then start it or check it.

    python3 packaging/bootstrap.py start [--system] [ARGUMENT ...]
    python3 packaging/bootstrap.py test  [--system] [STEP [ARGUMENT ...]]

start    install what is needed and start cardtable with the arguments that follow
test     install what is needed and run all checks, or one of them: lint, types, imports, translations,
         package (only with --system or by name), pytest; only by name: quick (a
         sample of the tests), trials (ten times as long as among the tests), coverage (check or raise)
--system install missing system packages with apt-get; without it their names are printed

Needs Python 3.11 or newer with its standard library, no more (on Debian: python3 and python3-venv).
"""

from __future__ import annotations

import contextlib
import ctypes
import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

if sys.version_info < (3, 11):  # noqa: UP036 - whatever python3 is runs this file
    sys.exit("cardtable needs Python 3.11 or newer; this is " + sys.version.split()[0])

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

# Neither imports anything but the standard library.
import translations
from cardtable import __main__ as program

ROOT = Path(__file__).resolve().parent.parent
ENVIRONMENT = ROOT / ".venv"


class SetupError(Exception):
    """Something that the person has to put right; the text says what and how."""


# ── System libraries ─────────────────────────────────────────────────────────────────────────────────────


@dataclass(frozen=True)
class Library:
    """A shared library by the name under which Qt loads it, and the Debian package that has it."""

    name: str
    package: str


TOOL_LIBRARIES: tuple[Library, ...] = (
    Library("libglib-2.0.so.0", "libglib2.0-0"),
    Library("libgssapi_krb5.so.2", "libgssapi-krb5-2"),
    Library("libbrotlidec.so.1", "libbrotli1"),
)
"""What Qt's tool for the translations needs, which runs whenever the program is installed."""

QT_LIBRARIES = (
    Library("libEGL.so.1", "libegl1"),
    Library("libGL.so.1", "libgl1"),
    Library("libdbus-1.so.3", "libdbus-1-3"),
    Library("libfontconfig.so.1", "libfontconfig1"),
    Library("libxkbcommon.so.0", "libxkbcommon0"),
    *TOOL_LIBRARIES,
)
"""What Qt needs even without a display."""

X11_LIBRARIES = (
    Library("libxcb-cursor.so.0", "libxcb-cursor0"),
    Library("libxcb-icccm.so.4", "libxcb-icccm4"),
    Library("libxcb-keysyms.so.1", "libxcb-keysyms1"),
    Library("libxcb-shape.so.0", "libxcb-shape0"),
    Library("libxkbcommon-x11.so.0", "libxkbcommon-x11-0"),
)

WAYLAND_LIBRARIES = (
    Library("libwayland-cursor.so.0", "libwayland-cursor0"),
    Library("libwayland-egl.so.1", "libwayland-egl1"),
)

WINDOW_PROGRAMS = {"Xvfb": "xvfb", "openbox": "openbox", "xdotool": "xdotool"}
"""The programs that the tests of the real window run, each with its Debian package."""


def is_loadable(name: str) -> bool:
    """Say whether the dynamic linker finds the library ``name`` and all that it needs in turn."""
    try:
        ctypes.CDLL(name)
    except OSError:
        return False
    return True


def missing_packages(
    libraries: Iterable[Library],
    programs: Mapping[str, str] | None = None,
    *,
    loadable: Callable[[str], bool] = is_loadable,
    which: Callable[[str], str | None] = shutil.which,
) -> list[str]:
    """Return the Debian packages of the libraries that do not load and of the programs that are not there.

    python3-venv is the first of them where Python lacks what it needs to make an environment.
    """
    # Debian's python3 has the module venv, but not the ensurepip that it needs.
    packages = [] if importlib.util.find_spec("ensurepip") else ["python3-venv"]
    packages += [library.package for library in libraries if not loadable(library.name)]
    packages += [package for name, package in (programs or {}).items() if which(name) is None]
    return packages


def libraries_to_start(environ: Mapping[str, str]) -> tuple[Library, ...]:
    """Return the libraries for the kind of display that ``environ`` describes."""
    if not sys.platform.startswith("linux"):
        return ()
    if environ.get("QT_QPA_PLATFORM", "").startswith(("offscreen", "minimal")):
        return QT_LIBRARIES
    wanted = QT_LIBRARIES
    if environ.get("WAYLAND_DISPLAY"):
        wanted += WAYLAND_LIBRARIES
    if environ.get("DISPLAY"):
        wanted += X11_LIBRARIES
    return wanted


def install_line(packages: Sequence[str]) -> str:
    """Return the command that installs ``packages``, as a person types it."""
    line = "apt-get install --yes --no-install-recommends " + " ".join(packages)
    return line if _is_root() else f"sudo {line}"


def require_packages(packages: Sequence[str], *, install: bool) -> None:
    """Return if ``packages``, the missing ones, are none or could be installed; else raise ``SetupError``."""
    if not packages:
        return
    if not install:
        raise SetupError(
            "System packages are missing. Install them with\n\n"
            f"    {install_line(packages)}\n\n"
            "or repeat the command with --system to have that done. (The names are Debian's and Ubuntu's;\n"
            "other systems have the same libraries under similar names.)"
        )
    if shutil.which("apt-get") is None:
        raise SetupError(f"--system needs apt-get. Install by other means: {' '.join(packages)}")
    prefix = [] if _is_root() else ["sudo"]
    quiet = [*prefix, "env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "-q"]
    try:
        _run([*quiet, "update"])
        _run([*quiet, "install", "--yes", "--no-install-recommends", *packages])
    except (subprocess.CalledProcessError, OSError) as error:
        raise SetupError(f"{install_line(packages)}\ndid not succeed: {error}") from error


def _is_root() -> bool:
    return hasattr(os, "geteuid") and os.geteuid() == 0


# ── The environment ──────────────────────────────────────────────────────────────────────────────────────


def environment_python(environment: Path = ENVIRONMENT) -> Path:
    """Return the path of the Python of a virtual environment."""
    return environment / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def fingerprint(requirements: Path, root: Path = ROOT) -> str:
    """Return a text that changes whenever the environment has to be installed anew.

    It covers the pinned requirements, the project's metadata, the Python and the place of the checkout.
    """
    digest = hashlib.sha256()
    for part in (str(root), sys.executable, sys.version, requirements.name):
        digest.update(part.encode() + b"\0")
    for file in (requirements, root / "pyproject.toml"):
        digest.update(file.read_bytes() + b"\0")
    return digest.hexdigest()


def is_current(stamp: Path, expected: str) -> bool:
    """Say whether the file ``stamp`` holds the fingerprint ``expected``."""
    try:
        return stamp.read_text(encoding="ascii") == expected
    except (OSError, UnicodeDecodeError):
        return False


def prepare(*, development: bool) -> Path:
    """Bring ``.venv`` up to date and return its Python; an up-to-date one costs a comparison of two hashes.

    ``development`` adds the tools of the checks. The environment is kept when the program alone is started
    from one that has them already. Raises ``SetupError``.
    """
    python = environment_python()
    full = ROOT / "packaging" / "requirements-dev.txt"
    choices = [full] if development else [full, ROOT / "packaging" / "requirements.txt"]
    stamp = ENVIRONMENT / "cardtable-stamp"
    if not (python.exists() and any(is_current(stamp, fingerprint(choice)) for choice in choices)):
        _install(python, choices[-1], stamp)
    if translations.stale():
        _attempt([python, ROOT / "packaging" / "translations.py", "compile"], "The translations")
    return python


def add(python: Path, requirements: Path) -> None:
    """Install more of what is pinned into the environment of ``python``; what is current costs nothing.

    Raises ``SetupError``.
    """
    stamp = ENVIRONMENT / f"cardtable-stamp-{requirements.stem}"
    expected = fingerprint(requirements)
    if not is_current(stamp, expected):
        print(f"Installing {requirements.name} into {ENVIRONMENT} ...", flush=True)
        _attempt([*_pip(python), "--require-hashes", "--requirement", requirements], "The required packages")
        stamp.write_text(expected, encoding="ascii")


def _install(python: Path, requirements: Path, stamp: Path) -> None:
    stamp.unlink(missing_ok=True)
    print(f"Installing into {ENVIRONMENT} ...", flush=True)
    _attempt([sys.executable, "-m", "venv", "--clear", str(ENVIRONMENT)], "The virtual environment")
    _attempt([*_pip(python), "--require-hashes", "--requirement", requirements], "The required packages")
    _attempt([*_pip(python), "--no-deps", "--no-build-isolation", "--editable", ROOT], "cardtable itself")
    stamp.write_text(fingerprint(requirements), encoding="ascii")


def _pip(python: Path) -> list[str | Path]:
    """The beginning of the command that installs something for ``python``."""
    pip: list[str | Path] = [
        python,
        "-m",
        "pip",
        "--disable-pip-version-check",
        "install",
        "--quiet",
        "--no-input",
    ]
    if _is_root():
        pip.append("--root-user-action=ignore")
    return pip


def _attempt(command: Sequence[str | Path], what: str) -> None:
    try:
        _run(command)
    except (subprocess.CalledProcessError, OSError) as error:
        raise SetupError(f"{what} could not be installed: {error}") from error


def _run(command: Sequence[str | Path]) -> None:
    subprocess.run([str(part) for part in command], check=True, stdin=subprocess.DEVNULL)


# ── start ────────────────────────────────────────────────────────────────────────────────────────────────


def start(arguments: Sequence[str], *, system: bool) -> int:
    """Install what the program needs, run it with ``arguments`` and return its exit status."""
    if program.needs_display(arguments):
        problem = program.display_problem(os.environ)
        if problem is not None:
            raise SetupError(problem)
        libraries = libraries_to_start(os.environ)
    elif program.SELF_TEST in arguments:
        libraries = libraries_to_start({"QT_QPA_PLATFORM": "offscreen"})
    else:
        libraries = TOOL_LIBRARIES if sys.platform.startswith("linux") else ()
    require_packages(missing_packages(libraries), install=system)
    python = prepare(development=False)
    command = [str(python), "-m", "cardtable", *arguments]
    if os.name == "posix":
        # The program takes this process's place, and with it signals and the terminal.
        os.execv(command[0], command)
    return subprocess.run(command, check=False).returncode


# ── test ─────────────────────────────────────────────────────────────────────────────────────────────────


@dataclass(frozen=True)
class Step:
    """One check: its name and the commands it runs, each given to the environment's Python."""

    name: str
    commands: tuple[tuple[str, ...], ...]
    system: bool = False
    """Whether it may install system packages, and so is left out where that was not allowed or asked for by name.

    Such a step is run by the Python that runs this file, and brings the environment up to date as this file does.
    """
    by_name: bool = False
    """Whether it runs only when it is asked for by name."""
    whole: tuple[tuple[str, ...], ...] = ()
    """What it runs instead in a run of all steps, if that is more."""


PYTEST = ("-m", "pytest", "--numprocesses=auto", "--dist=worksteal")
FLOORS = ("packaging/coverage_floors.py",)

STEPS = (
    Step("lint", (("-m", "ruff", "check", "--output-format=concise"), ("-m", "ruff", "format", "--check"))),
    Step("types", (("-m", "mypy"),)),
    Step("imports", (("-c", "from importlinter.cli import lint_imports_command as run; run()", "--no-logo"),)),
    Step("translations", (("packaging/translations.py", "check"),)),
    Step("package", (("packaging/build.py", "folder", "--system"),), system=True),
    Step("quick", ((*PYTEST, "--quick"),), by_name=True),
    Step("trials", ((*PYTEST, "tests/trials", "--trials=10"),), by_name=True),
    Step("coverage", (FLOORS,), by_name=True),
    # Last, because people and machines look for its summary there; the floors are silent when they are kept.
    Step("pytest", (PYTEST,), whole=((*PYTEST, "--cov", "--cov-report="), (*FLOORS, "check"))),
)


def test(arguments: Sequence[str], *, system: bool) -> int:
    """Install what the checks need and run them all, or the one named first in ``arguments``.

    What follows the name is passed on to the step. Returns 0 if everything passed, else 1.
    """
    names = [step.name for step in STEPS]
    if arguments and arguments[0] not in names:
        raise SetupError(f"There is no step {arguments[0]!r}; the steps are: {', '.join(names)}")
    libraries, programs = libraries_to_start({"QT_QPA_PLATFORM": "offscreen"}), {}
    if system and sys.platform.startswith("linux"):
        libraries, programs = libraries + X11_LIBRARIES, WINDOW_PROGRAMS
    require_packages(missing_packages(libraries, programs), install=system)
    python = prepare(development=True)
    environ = dict(os.environ, QT_QPA_PLATFORM="offscreen", PYTHONUTF8="1")
    if system:
        # Where everything was installed for them, tests of the real window may fail but not be skipped.
        environ["CARDTABLE_WINDOW_TESTS"] = "required"
    failed = []
    for step in STEPS:
        if step.name != arguments[0] if arguments else step.by_name or (step.system and not system):
            continue
        commands = step.commands if arguments else step.whole or step.commands
        if not _run_step(step, python, [(*command, *arguments[1:]) for command in commands], environ):
            failed.append(step.name)
    if failed:
        print(f"failed: {', '.join(failed)}")
    return 1 if failed else 0


def _run_step(step: Step, python: Path, commands: Sequence[tuple[str, ...]], environ: Mapping[str, str]) -> bool:
    print(f"-- {step.name}", flush=True)
    begun = time.monotonic()
    passed = True
    for command in commands:
        runner = sys.executable if step.system else python
        done = subprocess.run([runner, *command], cwd=ROOT, env=environ, check=False)
        passed = passed and done.returncode == 0
    # pytest's summary, which has its time, stays the last line.
    if PYTEST not in step.commands:
        print(f"   {'passed' if passed else 'FAILED'} in {time.monotonic() - begun:.1f} s", flush=True)
    return passed


# ── Command line ─────────────────────────────────────────────────────────────────────────────────────────


def main(arguments: Sequence[str] | None = None) -> int:
    """Run ``start`` or ``test``; return the exit status."""
    given = sys.argv[1:] if arguments is None else list(arguments)
    command, rest = (given[0] if given else ""), given[1:]
    if command not in ("start", "test"):
        asked = command in ("-h", "--help")
        print(__doc__, file=sys.stdout if asked else sys.stderr)
        return 0 if asked else 2
    system = rest[:1] == ["--system"]
    run = start if command == "start" else test
    try:
        return run(rest[1:] if system else rest, system=system)
    except SetupError as error:
        print(f"\n{error}\n", file=sys.stderr)
        return 1


if __name__ == "__main__":
    with contextlib.suppress(KeyboardInterrupt):
        sys.exit(main())
    sys.exit(130)
