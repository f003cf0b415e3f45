"""The steps of ``test``: which of them run, and what is measured."""

from __future__ import annotations

import shutil
import subprocess
import sys
from functools import partial
from pathlib import Path
from types import SimpleNamespace

import pytest

from provision import checks, environment
from provision.checkout import ROOT
from provision.errors import SetupError
from provision.system import missing_packages, require_packages


@pytest.fixture(autouse=True)
def nothing_is_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checks, "require_packages", lambda packages, install: None)
    monkeypatch.setattr(environment, "prepare", lambda development: SimpleNamespace(python=Path(sys.executable)))


def steps_run(monkeypatch: pytest.MonkeyPatch, arguments: list[str], *, system: bool) -> list[str]:
    """Return the names of the steps that ``test`` runs, each of which passes."""
    run: list[str] = []

    def passing(step: checks.Step, *rest: object) -> checks.Result:
        run.append(step.name)
        return checks.Result(step.name, True, "")

    monkeypatch.setattr(checks, "_run_step", passing)
    assert checks.test(arguments, system=system) == 0
    return run


def test_the_frozen_package_is_tried_where_system_packages_may_be_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    every = [step.name for step in checks.STEPS if not step.by_name]
    assert sorted(steps_run(monkeypatch, [], system=True)) == sorted(every)
    run = steps_run(monkeypatch, [], system=False)
    assert sorted(run) == sorted(name for name in every if name != "package")
    # What needs all processors comes when nothing else runs any more.
    assert run[-2:] == ["coverage", "pytest"]
    assert steps_run(monkeypatch, ["package"], system=False) == ["package"]


def commands_run(monkeypatch: pytest.MonkeyPatch, arguments: list[str]) -> list[tuple[str, ...]]:
    """Return the commands that ``test`` runs, each of which passes."""
    run: list[tuple[str, ...]] = []

    def record(command: list[str | Path], **_: object) -> subprocess.CompletedProcess[str]:
        run.append(tuple(map(str, command[1:])))
        return subprocess.CompletedProcess(command, 0)

    monkeypatch.setattr(subprocess, "run", record)
    assert checks.test(arguments, system=False) == 0
    return run


def test_the_whole_run_measures_one_area_and_ends_with_the_tests(monkeypatch: pytest.MonkeyPatch) -> None:
    every = set(checks.AREAS.values())
    for seed in range(7, 7 + len(every)):
        monkeypatch.setattr(checks, "seed_of_commit", lambda seed=seed: seed)
        sample, floors, tests = commands_run(monkeypatch, [])[-3:]
        paths = tuple(word for word in sample if word.startswith("tests/"))
        (area,) = [one for one in checks.AREAS.values() if one.tests == paths]
        assert {"pytest", "--quick", "--randomly-seed=0"} <= set(sample)
        assert [word for word in sample if "=cardtable" in word] == [f"--cov={source}" for source in area.sources]
        assert floors == ("packaging/coverage_floors.py", "check")
        assert {"pytest", f"--randomly-seed={seed}", f"--turn={seed}"} <= set(tests)
        # What was measured is not run again.
        assert [word for word in tests if "tests/" in word] == [f"--tried={path}" for path in area.tests]
        every.discard(area)
    assert every == set()


def test_every_part_of_the_package_is_measured_in_one_area() -> None:
    named = [source for area in checks.AREAS.values() for source in area.sources]
    package = ROOT / "cardtable"
    parts = [path.name for path in package.iterdir() if (path / "__init__.py").is_file() and path.name != "ui"]
    rooms = [f"ui/{path.name}" for path in (package / "ui").iterdir() if (path / "__init__.py").is_file()]
    assert sorted(named) == sorted(f"cardtable/{part}" for part in parts + rooms)
    paths = {path for area in checks.AREAS.values() for path in area.tests}
    assert [path for path in paths if not (ROOT / path).exists()] == []
    mirrors = {source.replace("cardtable", "tests") for source in named}
    assert mirrors - paths == {"tests/ui/game_views"}


def test_by_name_a_step_takes_everything(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checks, "seed_of_commit", lambda: 7)
    assert [command[-3:] for command in commands_run(monkeypatch, ["quick", "-k", "casino"])] == [
        ("--quick", "-k", "casino")
    ]
    erase, *areas, check = commands_run(monkeypatch, ["coverage", "-n", "0"])
    assert {command[-2:] for command in areas} == {("-n", "0")}
    assert "0" not in {*erase, *check}
    assert commands_run(monkeypatch, ["translations", "--more"])[0][-1] == "--more"
    (tests,) = commands_run(monkeypatch, ["pytest"])
    assert not [word for word in tests if word.startswith(("--turn", "--tried", "--randomly"))]
    erase, *areas, _ = commands_run(monkeypatch, ["coverage"])
    assert erase == ("-m", "coverage", "erase")
    assert len(areas) == len(checks.AREAS)
    assert all("--cov-append" in command for command in areas)


@pytest.mark.parametrize(
    ("arguments", "asked"),
    [
        ([], True),
        (["pytest"], True),
        (["pytest", "-n", "0"], True),
        (["field"], True),
        (["pytest", "-k", "x"], False),
        (["pytest", "tests/core"], False),
        (["pytest", "tests/packaging/test_checks.py::test_x"], False),
        (["lint"], False),
    ],
)
def test_what_all_the_tests_need_is_asked_for_before_anything_runs(
    monkeypatch: pytest.MonkeyPatch, arguments: list[str], asked: bool
) -> None:
    """A bare Debian has no strip, and one of the tests builds a package of Debian."""
    monkeypatch.setattr(shutil, "which", {"dpkg-deb": "/usr/bin/dpkg-deb"}.get)
    present = partial(missing_packages, which={"dpkg-deb": "/usr/bin/dpkg-deb"}.get)
    monkeypatch.setattr(checks, "missing_packages", present)
    monkeypatch.setattr(checks, "require_packages", require_packages)
    monkeypatch.setattr(checks, "libraries_to_start", lambda environ: ())
    monkeypatch.setattr(checks, "_run_step", lambda step, *_: checks.Result(step.name, True, ""))
    if asked:
        with pytest.raises(SetupError, match=r"--no-install-recommends binutils\n"):
            checks.test(arguments, system=False)
    else:
        assert checks.test(arguments, system=False) == 0


@pytest.mark.skipif(shutil.which("git") is None, reason="there is no git")
def test_the_seed_of_a_whole_run_is_the_commits(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checks, "ROOT", tmp_path)
    monkeypatch.setenv("GIT_CEILING_DIRECTORIES", str(tmp_path.parent))
    assert checks.seed_of_commit() == 0
    who = {"GIT_CONFIG_COUNT": "2", "GIT_CONFIG_KEY_0": "user.name", "GIT_CONFIG_VALUE_0": "Anna"}
    for name, value in (who | {"GIT_CONFIG_KEY_1": "user.email", "GIT_CONFIG_VALUE_1": "a@example.org"}).items():
        monkeypatch.setenv(name, value)
    for command in (["init", "-q"], ["commit", "-q", "--allow-empty", "-m", "First"]):
        subprocess.run(["git", *command], cwd=tmp_path, check=True)
    first = subprocess.run(
        ["git", "rev-parse", "HEAD"], cwd=tmp_path, capture_output=True, text=True, check=True
    ).stdout
    assert checks.seed_of_commit() == int(first[:8], 16)
    monkeypatch.setenv("PATH", str(tmp_path))
    assert checks.seed_of_commit() == 0


def test_bytecode_is_kept_even_where_none_shall_lie_beside_the_sources(monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[dict[str, str]] = []

    def record(command: list[str | Path], env: dict[str, str], **_: object) -> subprocess.CompletedProcess[str]:
        given.append(env)
        return subprocess.CompletedProcess(command, 0)

    monkeypatch.setattr(subprocess, "run", record)
    for wish in ("1", ""):
        monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", wish)
        monkeypatch.delenv("PYTHONPYCACHEPREFIX", raising=False)
        assert checks.test(["quick"], system=False) == 0
    apart, beside = given
    assert "PYTHONDONTWRITEBYTECODE" not in apart
    assert apart["PYTHONPYCACHEPREFIX"] == str(Path(sys.executable).parents[1] / "bytecode")
    assert "PYTHONPYCACHEPREFIX" not in beside


def test_a_step_that_fails_is_named_and_the_others_run(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(checks, "_run_step", lambda step, *_: checks.Result(step.name, step.name != "types", ""))
    assert checks.test([], system=False) == 1
    assert capsys.readouterr().out == "failed: types\n"


def test_what_is_read_beside_is_told_in_one_piece(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    step = checks.Step("lint", (("-c", "print('ö')"), ("-c", "import sys; sys.exit('wrong')")))
    result = checks._run_step(step, Path(sys.executable), step.commands, {"PYTHONUTF8": "1"}, True)
    assert capfd.readouterr().out == ""
    head, first, second, end = result.told.splitlines()
    assert (result.name, result.passed) == ("lint", False)
    assert (head, first, second) == ("-- lint", "ö", "wrong")
    assert end.startswith("   FAILED in ")
    passing = checks._run_step(step, Path(sys.executable), step.commands[:1], {"PYTHONUTF8": "1"}, True)
    head, end = passing.told.splitlines()
    assert (passing.passed, head, end[:13]) == (True, "-- lint", "   passed in ")


def test_checks_are_refused_where_they_cannot_keep_their_results(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checks, "is_writable", lambda folder: False)
    with pytest.raises(SetupError, match="cannot be written"):
        checks.test([], system=False)
