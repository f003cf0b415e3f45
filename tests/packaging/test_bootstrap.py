"""The bootstrap names what is missing, installs only when something changed, and passes arguments on."""

from __future__ import annotations

import importlib.util
import os
import re
import shutil
import subprocess
import sys
from functools import partial
from pathlib import Path

import pytest

import bootstrap
import translations

SCRIPT = Path(bootstrap.__file__)


def no_library(name: str) -> bool:
    return False


# ── System packages ──────────────────────────────────────────────────────────────────────────────────────


def test_each_missing_library_is_named_by_its_package() -> None:
    present = {"libEGL.so.1", "libGL.so.1", *(library.name for library in bootstrap.TOOL_LIBRARIES)}
    found = bootstrap.missing_packages(bootstrap.QT_LIBRARIES, loadable=present.__contains__)
    assert found == ["libdbus-1-3", "libfontconfig1", "libxkbcommon0"]


def test_each_missing_program_is_named_by_its_package() -> None:
    found = bootstrap.missing_packages((), {"Xvfb": "xvfb", "openbox": "openbox"}, which={"Xvfb": "/x"}.get)
    assert found == ["openbox"]


def test_python_without_ensurepip_needs_python3_venv(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None)
    assert bootstrap.missing_packages(()) == ["python3-venv"]


def test_a_library_that_does_not_exist_is_not_loadable() -> None:
    assert not bootstrap.is_loadable("libcardtable-does-not-exist.so.7")


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="names a library of Linux")
def test_the_c_library_is_loadable() -> None:
    assert bootstrap.is_loadable("libc.so.6")


def test_the_message_has_the_line_to_type(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bootstrap, "_is_root", lambda: True)
    with pytest.raises(bootstrap.SetupError) as caught:
        bootstrap.require_packages(["libegl1", "libgl1"], install=False)
    assert "\n    apt-get install --yes --no-install-recommends libegl1 libgl1\n" in str(caught.value)
    assert "--system" in str(caught.value)


def test_people_who_are_not_root_are_told_to_use_sudo(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bootstrap, "_is_root", lambda: False)
    assert bootstrap.install_line(["libgl1"]).startswith("sudo apt-get install ")


def test_nothing_is_required_where_nothing_is_missing() -> None:
    bootstrap.require_packages([], install=False)


def test_system_updates_the_index_and_installs_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    run: list[list[str]] = []
    monkeypatch.setattr(bootstrap, "_is_root", lambda: True)
    monkeypatch.setattr(bootstrap, "_run", lambda command: run.append(list(command)))
    monkeypatch.setattr(shutil, "which", lambda name: f"/usr/bin/{name}")
    bootstrap.require_packages(["libgl1"], install=True)
    assert [command[4:] for command in run] == [
        ["update"],
        ["install", "--yes", "--no-install-recommends", "libgl1"],
    ]


def test_system_without_apt_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "which", lambda name: None)
    with pytest.raises(bootstrap.SetupError, match=r"apt-get.*libgl1"):
        bootstrap.require_packages(["libgl1"], install=True)


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="Qt brings its libraries elsewhere")
@pytest.mark.parametrize(
    ("environ", "expected"),
    [
        ({"QT_QPA_PLATFORM": "offscreen", "DISPLAY": ":0"}, bootstrap.QT_LIBRARIES),
        ({"DISPLAY": ":0"}, bootstrap.QT_LIBRARIES + bootstrap.X11_LIBRARIES),
        ({"WAYLAND_DISPLAY": "wayland-0"}, bootstrap.QT_LIBRARIES + bootstrap.WAYLAND_LIBRARIES),
    ],
)
def test_the_libraries_are_those_of_the_display(
    environ: dict[str, str], expected: tuple[bootstrap.Library, ...]
) -> None:
    assert bootstrap.libraries_to_start(environ) == expected


def _some(wanted: list[tuple[bootstrap.Library, ...]], libraries: tuple[bootstrap.Library, ...]) -> list[str]:
    """Some missing packages, whatever is wanted; what is wanted is noted."""
    wanted.append(libraries)
    return ["some"]


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="Qt brings its libraries elsewhere")
def test_the_self_test_wants_the_libraries_for_no_display(monkeypatch: pytest.MonkeyPatch) -> None:
    wanted: list[tuple[bootstrap.Library, ...]] = []
    monkeypatch.setattr(bootstrap, "missing_packages", partial(_some, wanted))
    monkeypatch.setenv("DISPLAY", ":0")
    assert bootstrap.main(["start", "--self-test"]) == 1
    assert wanted == [bootstrap.QT_LIBRARIES]


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="Qt brings its libraries elsewhere")
def test_the_command_line_wants_what_installing_needs_and_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    wanted: list[tuple[bootstrap.Library, ...]] = []
    monkeypatch.setattr(bootstrap, "missing_packages", partial(_some, wanted))
    monkeypatch.delenv("DISPLAY", raising=False)
    assert bootstrap.main(["start", "rules"]) == 1
    assert wanted == [bootstrap.TOOL_LIBRARIES]


def test_start_without_libraries_ends_with_the_line_to_type(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(bootstrap, "is_loadable", no_library)
    monkeypatch.setattr(bootstrap, "missing_packages", lambda *wanted, **_: [library.package for library in wanted[0]])
    monkeypatch.setattr(bootstrap, "prepare", lambda **_: pytest.fail("nothing may be installed before"))
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    assert bootstrap.main(["start"]) == 1
    assert re.search(r"apt-get install .* libegl1 libgl1 libdbus-1-3 ", capsys.readouterr().err)


# ── The environment and its stamp ────────────────────────────────────────────────────────────────────────


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A place with the files that the fingerprint covers, taken for the checkout."""
    (tmp_path / "packaging").mkdir()
    for name in ("pyproject.toml", "packaging/requirements.txt", "packaging/requirements-dev.txt"):
        (tmp_path / name).write_text(name, encoding="ascii")
    monkeypatch.setattr(bootstrap, "ROOT", tmp_path)
    monkeypatch.setattr(bootstrap, "ENVIRONMENT", tmp_path / ".venv")
    monkeypatch.setattr(translations, "stale", list)
    return tmp_path


@pytest.fixture
def installed(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The names of the requirement files that were installed, in order; nothing is really installed."""
    names: list[str] = []

    def install(python: Path, requirements: Path, stamp: Path) -> None:
        python.parent.mkdir(parents=True, exist_ok=True)
        python.touch()
        stamp.write_text(bootstrap.fingerprint(requirements, checkout), encoding="ascii")
        names.append(requirements.name)

    monkeypatch.setattr(bootstrap, "_install", install)
    monkeypatch.setattr(bootstrap, "environment_python", lambda environment=checkout / ".venv": environment / "python")
    monkeypatch.setattr(
        bootstrap,
        "fingerprint",
        lambda file, root=checkout, original=bootstrap.fingerprint: original(file, root),
    )
    return names


def test_the_second_start_installs_nothing(installed: list[str]) -> None:
    bootstrap.prepare(development=False)
    bootstrap.prepare(development=False)
    assert installed == ["requirements.txt"]


def test_a_changed_pin_installs_anew(installed: list[str], checkout: Path) -> None:
    bootstrap.prepare(development=False)
    (checkout / "packaging" / "requirements.txt").write_text("another==1", encoding="ascii")
    bootstrap.prepare(development=False)
    assert installed == ["requirements.txt"] * 2


def test_the_checks_add_their_tools_and_the_program_starts_with_them(installed: list[str]) -> None:
    bootstrap.prepare(development=False)
    bootstrap.prepare(development=True)
    bootstrap.prepare(development=False)
    assert installed == ["requirements.txt", "requirements-dev.txt"]


def test_an_environment_whose_python_is_gone_is_made_anew(installed: list[str], checkout: Path) -> None:
    python = bootstrap.prepare(development=False)
    python.unlink()
    bootstrap.prepare(development=False)
    assert installed == ["requirements.txt"] * 2


def test_the_fingerprint_knows_a_checkout_that_was_moved(checkout: Path, tmp_path: Path) -> None:
    moved = tmp_path / "moved"
    shutil.copytree(checkout, moved, ignore=shutil.ignore_patterns("moved"))
    one, other = (bootstrap.fingerprint(place / "packaging" / "requirements.txt", place) for place in (checkout, moved))
    assert one != other


@pytest.mark.parametrize("content", [b"", b"something else", b"\xff\xfe"])
def test_a_stamp_that_says_something_else_is_not_current(tmp_path: Path, content: bytes) -> None:
    stamp = tmp_path / "stamp"
    stamp.write_bytes(content)
    assert not bootstrap.is_current(stamp, "expected")


def test_no_stamp_is_not_current(tmp_path: Path) -> None:
    assert not bootstrap.is_current(tmp_path / "stamp", "expected")


# ── The pins ─────────────────────────────────────────────────────────────────────────────────────────────


def test_more_is_installed_once_and_again_when_its_pins_change(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    run: list[str] = []
    more = checkout / "packaging" / "requirements-more.txt"
    more.write_text("one==1", encoding="ascii")
    (checkout / ".venv").mkdir()
    monkeypatch.setattr(bootstrap, "_run", lambda command: run.append(Path(command[-1]).name))
    for _ in range(2):
        bootstrap.add(Path("python"), more)
    assert run == ["requirements-more.txt"]
    more.write_text("two==2", encoding="ascii")
    bootstrap.add(Path("python"), more)
    assert run == ["requirements-more.txt"] * 2


@pytest.mark.parametrize("name", ["requirements.txt", "requirements-dev.txt", "requirements-freeze.txt"])
def test_every_pin_is_exact_and_hashed_and_no_index_is_named(name: str) -> None:
    text = (SCRIPT.parent / name).read_text(encoding="ascii")
    assert "://" not in text
    for requirement in text.replace("\\\n", " ").splitlines():
        assert re.match(r"[a-z0-9-]+==[0-9][^ ]* .*--hash=sha256:[0-9a-f]{64}", requirement), requirement


def test_the_pinned_qt_is_one_that_keeps_its_references() -> None:
    text = (SCRIPT.parent / "requirements.txt").read_text(encoding="ascii")
    assert re.findall(r"^pyside6-essentials==(\S+)", text, flags=re.MULTILINE) == ["6.11.3"]


# ── Commands ─────────────────────────────────────────────────────────────────────────────────────────────


def run_script(*arguments: str, **environ: str) -> subprocess.CompletedProcess[str]:
    kept = {name: value for name, value in os.environ.items() if name not in ("DISPLAY", "WAYLAND_DISPLAY")}
    kept.pop("QT_QPA_PLATFORM")
    return subprocess.run(
        [sys.executable, SCRIPT, *arguments],
        env={**kept, **environ},
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="other systems always have a display")
def test_start_without_a_display_says_so_and_what_else_there_is() -> None:
    done = run_script("start")
    assert done.returncode == 1
    assert "There is no display here." in done.stderr
    for way in ("rules, replay and simulate", "apt-get install xvfb", "QT_QPA_PLATFORM=offscreen"):
        assert way in done.stderr


def test_an_unknown_command_prints_the_usage() -> None:
    done = run_script("strat")
    assert done.returncode == 2
    assert "bootstrap.py start" in done.stderr


def test_an_unknown_step_is_refused_with_the_list_of_steps() -> None:
    done = run_script("test", "tpyes")
    assert done.returncode == 1
    assert "lint, types, imports, translations, package, quick, trials, coverage, pytest" in done.stderr


def test_the_bootstrap_imports_only_the_standard_library() -> None:
    code = """
import sys
sys.path.insert(0, sys.argv[1])
import bootstrap
files = {name: getattr(module, "__file__", None) or "" for name, module in sys.modules.items()}
print([name for name, file in files.items() if "site-packages" in file])
"""
    done = subprocess.run(
        [sys.executable, "-I", "-S", "-c", code, str(SCRIPT.parent)],
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.strip() == "[]"


def steps_run(monkeypatch: pytest.MonkeyPatch, arguments: list[str], *, system: bool) -> list[str]:
    """Return the names of the steps that ``test`` runs, with everything installed and each step passing."""
    run: list[str] = []

    def passing(step: bootstrap.Step, *rest: object) -> bool:
        run.append(step.name)
        return True

    monkeypatch.setattr(bootstrap, "require_packages", lambda packages, install: None)
    monkeypatch.setattr(bootstrap, "prepare", lambda development: Path(sys.executable))
    monkeypatch.setattr(bootstrap, "_run_step", passing)
    assert bootstrap.test(arguments, system=system) == 0
    return run


def test_the_frozen_package_is_tried_where_system_packages_may_be_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    every = [step.name for step in bootstrap.STEPS if not step.by_name]
    assert steps_run(monkeypatch, [], system=True) == every
    assert steps_run(monkeypatch, [], system=False) == [name for name in every if name != "package"]
    assert steps_run(monkeypatch, ["package"], system=False) == ["package"]


def test_the_whole_run_measures_coverage_and_ends_with_the_tests(monkeypatch: pytest.MonkeyPatch) -> None:
    run: list[tuple[str, ...]] = []

    def record(command: list[str | Path], **_: object) -> subprocess.CompletedProcess[str]:
        run.append(tuple(map(str, command[1:])))
        return subprocess.CompletedProcess(command, 0)

    monkeypatch.setattr(bootstrap, "require_packages", lambda packages, install: None)
    monkeypatch.setattr(bootstrap, "prepare", lambda development: Path(sys.executable))
    monkeypatch.setattr(subprocess, "run", record)
    assert bootstrap.test([], system=False) == 0
    tests, floors = run[-2:]
    assert "pytest" in tests
    assert "--cov" in tests
    assert "--quick" not in tests
    assert floors == ("packaging/coverage_floors.py", "check")
    run.clear()
    assert bootstrap.test(["quick", "-k", "casino"], system=False) == 0
    assert [command[-3:] for command in run] == [("--quick", "-k", "casino")]
