"""Nothing is imported from the folder in which somebody stands, however the program is started there."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from datetime import date
from pathlib import Path

import pytest

import cardtable
from cardtable.store.backups import kept
from cardtable.store.store import Store
from installers import traps

ROOT = Path(cardtable.__file__).parents[1]
FILE = str(ROOT / "cardtable" / "__main__.py")

CONSOLE_SCRIPT = "import sys\nfrom cardtable.__main__ import main\nsys.argv[0] = 'cardtable'\nsys.exit(main())\n"
"""What pip writes for the command of a wheel."""

TABLES = ("simulate", "casino.swedish", "--players", "greedy,greedy", "--parties", "4", "--samples", "1", "--jobs", "2")


def ways(folder: Path) -> dict[str, list[str]]:
    """How the program is started."""
    script = folder / "bin" / "cardtable"
    script.parent.mkdir()
    script.write_text(CONSOLE_SCRIPT, encoding="utf-8")
    launcher = folder / "bin" / "launcher"
    debian = (ROOT / "packaging" / "debian" / "launcher").read_text(encoding="utf-8")
    # The package brings beside the program what lies here among the packages of Python.
    packages = next(place for place in sys.path if (Path(place) / "PySide6").is_dir())
    lain = f"sys.path[:0] = {[str(ROOT), packages, str(ROOT / 'packaging' / 'bundle')]!r}"
    launcher.write_text(debian.replace('sys.path.insert(0, "/usr/lib/cardtable")', lain), encoding="utf-8")
    return {
        "file": [sys.executable, FILE],
        "safe module": [sys.executable, "-P", "-m", "cardtable"],
        "console script": [sys.executable, str(script)],
        "Debian": [sys.executable, "-IS", str(launcher)],
        "module": [sys.executable, "-m", "cardtable"],
    }


WAYS = ("file", "safe module", "console script", "Debian", "module")


def by_python(folder: Path) -> set[str]:
    """What Python itself imports before it has begun with the module that it is to run."""
    probe = folder / "probe"
    probe.mkdir()
    (probe / "probe.py").write_text("import sys\nprint(*sys.modules)", encoding="utf-8")
    done = subprocess.run([sys.executable, "-m", "probe"], cwd=probe, capture_output=True, text=True, check=True)
    return {name.partition(".")[0] for name in done.stdout.split()} | {"sitecustomize", "usercustomize"}


def traps_for(way: str, folder: Path) -> set[str]:
    """The traps that the program must not spring: by ``-m``, Python itself looks for it where somebody stands."""
    return set(traps.NAMES) - ({"cardtable", *by_python(folder)} if way == "module" else set())


@pytest.fixture
def place(tmp_path: Path) -> Path:
    """A folder for the traps."""
    (tmp_path / "traps").mkdir()
    return tmp_path / "traps"


def run(
    command: list[str], place: Path, said: str = "", *, environ: dict[str, str] | None = None
) -> subprocess.CompletedProcess[str]:
    home = place.parent / "home"
    home.mkdir(exist_ok=True)
    mine = {"HOME": str(home), "CARDTABLE_DATA_DIR": str(home / "data"), "QT_QPA_PLATFORM": "offscreen"}
    surroundings = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    return subprocess.run(
        command,
        cwd=place,
        env={**surroundings, **mine, **(environ or {})},
        input=said,
        capture_output=True,
        text=True,
        check=False,
        timeout=600,
    )


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("part", ["rules", "worker", "backup", "sounds", "tables"])
def test_no_part_imports_from_there(place: Path, tmp_path: Path, way: str, part: str) -> None:
    command = ways(tmp_path)[way]
    traps.lay(place, traps_for(way, tmp_path))
    database = tmp_path / "cardtable.sqlite3"
    Store.open(database).store.close()
    arguments = {"rules": ["rules"], "backup": ["backup", str(database)], "tables": list(TABLES)}.get(part, [part])
    done = run([*command, *arguments], place, '{"do": "quit"}\n' if part == "worker" else "")
    assert traps.sprung(place) == []
    assert done.returncode == 0, done.stderr
    if part == "backup":
        assert [copy.path.parent for copy in kept(database)] == [tmp_path / "backups"]
    if part == "tables":
        assert "4 matches" in done.stdout


@pytest.mark.parametrize("polluted", ["", ":", ".", ":{there}", "{there}:"])
def test_nor_where_the_path_of_python_names_it(place: Path, tmp_path: Path, polluted: str) -> None:
    """Python itself looks there before it has begun with the program; from then on nobody does."""
    traps.lay(place, set(traps.NAMES) - by_python(tmp_path))
    given = polluted.format(there=tmp_path / "there").replace(":", os.pathsep)
    done = run([sys.executable, "-P", FILE, *TABLES], place, environ={"PYTHONPATH": given})
    assert traps.sprung(place) == []
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("parts", [["{place}"], ["{place}", ""], [".", "{place}"]])
def test_a_folder_that_somebody_names_whole_is_wanted_even_there(place: Path, parts: list[str]) -> None:
    given = os.pathsep.join(part.format(place=place) for part in parts)
    code = f"import runpy, sys\nrunpy.run_path({FILE!r})\nprint(*sys.path, sep='\\n')"
    done = run([sys.executable, "-P", "-c", code], place, environ={"PYTHONPATH": given})
    assert str(place) in done.stdout.splitlines(), done.stderr


@pytest.mark.parametrize("parts", ["", ":", ".", ":/nowhere"])
def test_one_that_is_named_by_where_somebody_stands_is_not(place: Path, parts: str) -> None:
    code = f"import runpy, sys\nrunpy.run_path({FILE!r})\nprint(*sys.path, sep='\\n')"
    given = parts.replace(":", os.pathsep)
    done = run([sys.executable, "-P", "-c", code], place, environ={"PYTHONPATH": given})
    assert done.stdout
    assert str(place) not in done.stdout.splitlines()


def test_a_trap_is_sprung_by_who_imports_it(place: Path) -> None:
    """That they are laid well: Python by itself runs into them."""
    traps.lay(place, ["json", "cardtable"])
    run([sys.executable, "-c", "import json"], place)
    run([sys.executable, "-m", "cardtable"], place)
    assert [line.split()[0] for line in traps.sprung(place)] == ["json", "cardtable", "cardtable"]


@pytest.mark.slow
@pytest.mark.parametrize("way", ["console script", "Debian", "module"])
def test_the_whole_program_with_all_its_children_imports_nothing_from_there(
    place: Path, tmp_path: Path, way: str
) -> None:
    command = ways(tmp_path)[way]
    traps.lay(place, traps_for(way, tmp_path))
    done = run([*command, "--self-test"], place)
    assert traps.sprung(place) == []
    assert "self-test passed" in done.stdout, done.stdout + done.stderr
    assert re.search(rf"backup: cardtable-000001-{date.today()}-[0-9a-f]{{8}}", done.stdout)
    assert "sounds: a sound was taken" in done.stdout
