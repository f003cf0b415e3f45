"""What importing the parts of the program brings along."""

from __future__ import annotations

import ast
import os
import subprocess
import sys
from pathlib import Path

import pytest

import cardtable

PACKAGE = Path(cardtable.__file__).parent
QT_FREE = ("core", "games", "ai", "session", "store", "art", "engine", "cli")
QT_CORE_ONLY = ("app", "words")


def modules_below(package: str) -> list[str]:
    """Return the dotted names of all modules of one of cardtable's packages."""
    files = sorted((PACKAGE / package).rglob("*.py"))
    parts = [("cardtable", *file.relative_to(PACKAGE).with_suffix("").parts) for file in files]
    return [".".join(names[:-1] if names[-1] == "__init__" else names) for names in parts]


def loaded_by(modules: list[str]) -> set[str]:
    """Import ``modules`` in a fresh interpreter and return the names of everything that is loaded then."""
    code = "import importlib, sys\nfor name in sys.argv[1:]: importlib.import_module(name)\nprint(*sys.modules)"
    done = subprocess.run(
        [sys.executable, "-c", code, *modules],
        cwd=PACKAGE.parent,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return set(done.stdout.split())


def with_prefix(names: set[str], *prefixes: str) -> set[str]:
    return {name for name in names if name.partition(".")[0] in prefixes}


@pytest.mark.parametrize("package", QT_FREE)
def test_a_package_without_windows_brings_no_qt(package: str) -> None:
    assert with_prefix(loaded_by(modules_below(package)), "PySide6", "shiboken6") == set()


@pytest.mark.parametrize("package", QT_CORE_ONLY)
def test_a_floor_below_the_windows_uses_nothing_of_qt_but_its_core(package: str) -> None:
    used = {
        f"{file.name}: {name}"
        for file in sorted((PACKAGE / package).rglob("*.py"))
        for name in imported_names(ast.parse(file.read_text(encoding="utf-8")))
        if name.partition(".")[0] in ("PySide6", "shiboken6") and name != "PySide6.QtCore"
    }
    assert used == set()


def test_the_entry_point_brings_no_qt() -> None:
    loaded = loaded_by(["cardtable.__main__"])
    assert with_prefix(loaded, "PySide6", "shiboken6") == set()
    assert with_prefix(loaded, "cardtable") == {"cardtable", "cardtable.__main__"}


def test_the_form_for_a_deal_brings_no_qt() -> None:
    loaded = loaded_by(["cardtable.app.scorekeeper.entry_form"])
    assert with_prefix(loaded, "PySide6", "shiboken6") == set()


def test_the_window_starts_without_what_is_opened_later() -> None:
    loaded = loaded_by(["cardtable.ui.start.app"])
    later = ("cardtable.ui.scorekeeper", "cardtable.ui.help.viewer", "cardtable.art.german", "PySide6.QtPrintSupport")
    assert {name for name in loaded if name.startswith(later)} == set()


MODULES_AT_START = 219
"""How many modules of the program the window imports before it is painted: the front hall, without a match and with all
its pictures kept. Each costs up to a millisecond of every start; more need a reason. The hall itself is ten of them."""

START = """
import pathlib, sys
from PySide6.QtCore import QTimer
from cardtable.ui.start import app, first_painting
application = app.set_up_application(["cardtable"])
app.KEPT.open(pathlib.Path(sys.argv[1]))
store, _ = app.open_store()
window = app.open_window(application, store)
app.begin(window, pathlib.Path(sys.argv[2]) if sys.argv[2:] else None, None)
painting = first_painting.FirstPainting(window)
painting.done.connect(lambda: (print(*sys.modules), application.quit()))
window.resize(1000, 700)
window.show()
application.exec()
store.close()
app.KEPT.write()
"""


def loaded_at_start(folder: Path, record: str = "") -> set[str]:
    """Start the window up to its first painting, for the second time, and return the names of all that is loaded."""
    arguments = [str(folder / "pictures"), *filter(None, [record])]
    environ = {**os.environ, "CARDTABLE_DATA_DIR": str(folder)}
    for _ in range(2):
        done = subprocess.run(
            [sys.executable, "-c", START, *arguments],
            cwd=PACKAGE.parent,
            env=environ,
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stderr
    return set(done.stdout.split())


def test_the_start_page_imports_little(tmp_path: Path) -> None:
    loaded = loaded_at_start(tmp_path)
    assert len(with_prefix(loaded, "cardtable")) <= MODULES_AT_START
    # Nothing is drawn, no family is played, no dialog is open, and no child has been asked.
    never = (
        "cardtable.art.card",
        "cardtable.art.courts",
        "cardtable.core.position_text",
        "cardtable.engine",
        "cardtable.store.salvage",
        "cardtable.ui.game_views.casino",
        "cardtable.words.casino",
        "PySide6.QtPrintSupport",
        "PySide6.QtSvg",
        "secrets",
    )
    assert {name for name in loaded if name.startswith(never)} == set()
    assert families_in(loaded) == set()


LATE = {"inspect", "ipaddress", "random", "shutil", "tempfile", "textwrap", "traceback", "zipfile"}
"""Modules of Python that others import without need."""


@pytest.mark.parametrize("family", ["casino", "ecarte", "piquet"])
def test_neither_window_nor_computer_player_executes_modules_that_are_left_to_their_first_use(family: str) -> None:
    """A data class without a docstring would, to write one. Qt is left out: without a package it executes them."""
    code = (
        "import sys; from cardtable import __main__; __main__._import_late();"
        "from cardtable.games.registry import room;"
        "import cardtable.ai.answering, cardtable.ai.worker, cardtable.app.instance, cardtable.store.store;"
        f"room({family!r}, 'ai'); print(*(name for name in {sorted(LATE)} "
        "if type(sys.modules[name]) is __main__._LateModule))"
    )
    done = subprocess.run(
        [sys.executable, "-S", "-c", code],
        cwd=PACKAGE.parent,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    # A player of Casino asks for chance as soon as it is there.
    assert {*done.stdout.split(), "random"} == LATE


LATELY = (
    "import sys; from cardtable import __main__; __main__._import_late(); import functools, inspect\n"
    "class Plain: one: int\n"
    "class Bare(Plain): pass\n"
    "def function(two: 'str') -> None: ...\n"
    "wrapped = functools.wraps(function)(lambda: None); twice = functools.wraps(wrapped)(lambda: None)\n"
    "late = lambda: type(sys.modules['inspect']) is __main__._LateModule\n"
)


@pytest.mark.parametrize(
    ("name", "early", "executing"),
    [
        pytest.param(
            "get_annotations",
            "(Plain), (Bare)",
            "(function), (Plain, eval_str=True)",
            marks=pytest.mark.skipif(sys.version_info >= (3, 14), reason="data classes ask another module"),
        ),
        ("unwrap", "(Plain), (function), (3), (wrapped)", "(twice), (wrapped, stop=lambda _: True)"),
    ],
)
def test_functions_that_stand_ready_tell_what_those_of_the_module_do(name: str, early: str, executing: str) -> None:
    def told(function: str, arguments: str) -> str:
        return f"[{arguments.replace('(', f'{function}(')}]"

    code = (
        f"{LATELY}ready = inspect.{name}; told = {told('ready', early)}; assert late()\n"
        f"told += {told('ready', executing)}; assert not late()\n"
        f"right = inspect.{name}; assert right is not ready\n"
        f"assert told == {told('right', early)} + {told('right', executing)}, told"
    )
    done = subprocess.run(
        [sys.executable, "-S", "-c", code], cwd=PACKAGE.parent, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr


def test_every_data_class_says_what_it_is() -> None:
    silent = {
        f"{file.relative_to(PACKAGE)}: {node.name}"
        for file in sorted(PACKAGE.rglob("*.py"))
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.ClassDef)
        and any("dataclass" in ast.unparse(one) for one in node.decorator_list)
        and ast.get_docstring(node) is None
    }
    assert silent == set()


def test_a_module_that_is_left_to_its_first_use_is_like_any_other_then() -> None:
    code = (
        "import sys; from cardtable import __main__; __main__._import_late(); import inspect, types;"
        "assert 'ast' not in sys.modules; assert inspect.isfunction(__main__.main); assert 'ast' in sys.modules;"
        "assert type(inspect) is types.ModuleType; assert inspect is sys.modules['inspect']"
    )
    done = subprocess.run(
        [sys.executable, "-S", "-c", code], cwd=PACKAGE.parent, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr


FAILING = """
import sys
from cardtable import __main__
__main__._import_late()
import tempfile
late = sys.modules["tempfile"]
loader, plain = late.__spec__.loader, late.__spec__.loader.exec_module
def failing(module):
    raise OSError("once")
loader.exec_module = failing
for asked in (lambda: tempfile.mkdtemp, tempfile.gettempdir):
    try:
        asked()
    except OSError as error:
        print(error, type(late).__name__)
loader.exec_module = plain
early = tempfile.gettempdir
print(type(late).__name__, early() == tempfile.gettempdir(), early is tempfile.gettempdir, type(late).__name__)
"""


def test_a_module_that_could_not_be_executed_is_executed_at_the_next_question() -> None:
    done = subprocess.run(
        [sys.executable, "-S", "-c", FAILING], cwd=PACKAGE.parent, capture_output=True, text=True, check=False
    )
    told = ["once _LateModule", "once _LateModule", "_LateModule True False module"]
    assert done.stdout.splitlines() == told, done.stderr


MODULES_BEFORE_ANYTHING_IS_SEEN = 26
"""How many modules of the program are imported before the picture of the last look is shown."""


def test_the_picture_of_the_last_look_needs_next_to_nothing() -> None:
    loaded = loaded_by(["cardtable.__main__", "cardtable.app.instance", "cardtable.ui.start.opening"])
    assert len(with_prefix(loaded, "cardtable")) <= MODULES_BEFORE_ANYTHING_IS_SEEN


@pytest.mark.parametrize("name", ["casino.swedish", "ecarte", "piquet.points"])
def test_a_window_with_a_match_brings_its_family_alone(tmp_path: Path, name: str) -> None:
    from cardtable.core.chance import rng
    from cardtable.core.record import HUMAN, SeatEntry
    from cardtable.games.registry import variant
    from cardtable.session.session import Session

    seats = [SeatEntry("Anna", HUMAN), SeatEntry("Agda", "counter")]
    session = Session.begin(variant(name).rule_set(2), seats, rng(1))
    record = tmp_path / "partie.cardtable"
    record.write_text(session.record().to_text(), encoding="utf-8")
    assert families_in(loaded_at_start(tmp_path, str(record))) == {name.partition(".")[0]}


def families_in(loaded: set[str]) -> set[str]:
    """The families that are among modules, from whichever of their rooms."""
    from cardtable.games.registry import FAMILIES

    return {part for name in with_prefix(loaded, "cardtable") for part in name.split(".") if part in FAMILIES}


def test_a_match_of_one_family_brings_no_other() -> None:
    code = "import sys; from cardtable.games.registry import family_of; family_of(sys.argv[1]); print(*sys.modules)"
    done = subprocess.run(
        [sys.executable, "-c", code, "ecarte.rotation"], cwd=PACKAGE.parent, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    rooms = {".".join(name.split(".")[:3]) for name in done.stdout.split() if name.startswith("cardtable.games.")}
    assert rooms == {"cardtable.games.registry", "cardtable.games.ecarte"}


def test_the_windows_modules_are_imported_by_the_plain_import_function() -> None:
    code = (
        "import builtins; it = builtins.__import__; import cardtable.ui.start.opening; assert builtins.__import__ is it"
        "; import cardtable.ui.start.app; assert builtins.__import__ is it"
    )
    done = subprocess.run([sys.executable, "-c", code], cwd=PACKAGE.parent, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_the_protocol_and_the_names_of_the_computer_players_bring_no_search() -> None:
    loaded = loaded_by(["cardtable.ai.protocol", "cardtable.ai.names"])
    players = {name for name in loaded if name.startswith("cardtable.ai.")}
    assert players == {"cardtable.ai.protocol", "cardtable.ai.names"}


@pytest.mark.slow
def test_no_python_thread_runs_beside_the_windows() -> None:
    """A thread could run the garbage collector and destroy Qt's objects there. The computer players have a process of
    their own.
    """
    forbidden = {"threading", "_thread", "asyncio", "concurrent", "multiprocessing"}
    of_qt = {"QThread", "QThreadPool", "QRunnable", "QtConcurrent"}
    used = set()
    for file in sorted(PACKAGE.rglob("*.py")):
        if file.relative_to(PACKAGE).parts[0] in ("ai", "cli"):
            continue
        tree = ast.parse(file.read_text(encoding="utf-8"))
        names = {name.partition(".")[0] for name in imported_names(tree)} & forbidden
        names |= {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)} & of_qt
        used |= {f"{file.relative_to(PACKAGE)}: {name}" for name in names}
    # The pipes of that library are used, which start no thread, and locks, by which the start is safe from those of
    # others.
    late = {Path("ui", "start", name) for name in ("late_enumerations.py", "late_methods.py")}
    assert used == {f"{Path('app', 'local_pipe.py')}: multiprocessing", *(f"{file}: _thread" for file in late)}
    for file in late:
        text = (PACKAGE / file).read_text(encoding="utf-8")
        assert [line for line in text.splitlines() if "thread" in line and "import" in line] == [
            "from _thread import RLock"
        ]


def test_the_core_imports_the_standard_library_only() -> None:
    foreign = {
        f"{file.name}: {name}"
        for file in sorted((PACKAGE / "core").rglob("*.py"))
        for name in imported_names(ast.parse(file.read_text(encoding="utf-8")))
        if not name.startswith("cardtable.core") and name.partition(".")[0] not in sys.stdlib_module_names
    }
    # The names of the program's parts, which imports nothing.
    assert foreign == {"child.py: cardtable"}
    assert imported_names(ast.parse((PACKAGE / "__init__.py").read_text(encoding="utf-8"))) == set()


def imported_names(tree: ast.Module) -> set[str]:
    """Return the dotted names of the modules that a module imports, wherever in it."""
    found: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            found.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "relative imports hide where a module comes from"
            found.add(node.module or "")
    return found


def test_outside_its_rooms_no_code_knows_a_family_by_name() -> None:
    """Nor one of its rule sets: whatever differs is asked of the family, its words or its face. The registry alone
    lists the families.
    """
    from cardtable.games.registry import FAMILIES, VARIANTS

    names = {*FAMILIES, *(variant.id for variant in VARIANTS)}
    rooms = {f"{floor}/{name}" for floor in ("ai", "games", "words", "ui/game_views") for name in FAMILIES}
    rooms.add("games/registry")
    found = {
        f"{place}: {node.value!r}"
        for file in sorted(PACKAGE.rglob("*.py"))
        for place in (file.relative_to(PACKAGE).with_suffix("").as_posix(),)
        if not any(place == room or place.startswith(f"{room}/") for room in rooms)
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value in names
    }
    assert found == set()


def test_the_order_of_a_running_pack_is_for_the_keeping_alone() -> None:
    """Nobody else above the session reads what is not for every seat."""
    found = {
        f"{file.relative_to(PACKAGE).as_posix()}: {ast.unparse(node)}"
        for floor in ("app", "ui", "words", "cli")
        for file in sorted((PACKAGE / floor).rglob("*.py"))
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.Attribute)
        and node.attr in ("deals", "_match", "_events")
        and ast.unparse(node.value).endswith("session")
    }
    assert {place.partition(":")[0] for place in found} == {"app/keeping.py"}


ENUMERATIONS = """
import enum
made = []
plain = enum.EnumType.__call__

def noting(kind, *arguments, **named):
    found = plain(kind, *arguments, **named)
    if len(arguments) > 1:
        made.append(found)
    return found

enum.EnumType.__call__ = noting
"""


def test_the_start_page_touches_few_of_qts_enumerations(tmp_path: Path) -> None:
    """One call that returns a widget of Qt's own would make those of every kind of widget."""
    told = START.replace("print(*sys.modules)", "print(*(one.__qualname__ for one in made))")
    done = subprocess.run(
        [sys.executable, "-c", ENUMERATIONS + told, str(tmp_path / "pictures")],
        cwd=PACKAGE.parent,
        env={**os.environ, "CARDTABLE_DATA_DIR": str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    kinds = {name.rpartition(".")[0] for name in done.stdout.split()}
    assert "Qt" in kinds
    assert not kinds & {"QStyle", "QCalendarWidget", "QMdiArea", "QWizard", "QDateTimeEdit"}
