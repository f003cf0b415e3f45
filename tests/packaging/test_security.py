"""What is shipped keeps to itself: no network, no code from files, bounded reading, data for the person alone.

The whole self-test is run once, watched; it starts the computer players' process and opens database and window.
"""

from __future__ import annotations

import ast
import functools
import json
import os
import re
import shutil
import stat
import subprocess
import sys
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

import pytest

import cardtable
from cardtable.core.errors import CodedError
from cardtable.core.fields import Declaration, Position, shared
from cardtable.core.record import MOST_CHARACTERS
from cardtable.store import Store, import_record

pytestmark = pytest.mark.slow

PACKAGE = Path(cardtable.__file__).parent

WATCH = """
import os, sys

def watch(event, arguments):
    if event.startswith(("socket.", "urllib.", "http.", "ftplib.", "smtplib.", "subprocess.Popen", "os.system")):
        with open(os.environ["CARDTABLE_WATCH"], "a") as file:
            print(os.getpid(), event, arguments, file=file)

with open(os.environ["CARDTABLE_WATCH"], "a") as file:
    print(os.getpid(), "watched", sys.orig_argv, file=file)
sys.addaudithook(watch)
"""
"""A sitecustomize.py, which every Python with it in its path imports first."""


@dataclass(frozen=True)
class Watched:
    """A run of the self-test: what it printed, what Python reported, and the system calls about sockets."""

    status: int
    output: str
    events: list[str]
    calls: list[str] | None
    """None where strace is missing."""
    home: Path


@pytest.fixture(scope="module")
def watched(tmp_path_factory: pytest.TempPathFactory) -> Watched:
    folder = tmp_path_factory.mktemp("watched")
    (folder / "site").mkdir()
    (folder / "site" / "sitecustomize.py").write_text(WATCH, encoding="utf-8")
    home = folder / "home"
    home.mkdir()
    environ = {
        **{name: value for name, value in os.environ.items() if not name.startswith("XDG_")},
        "HOME": str(home),
        "PYTHONPATH": os.pathsep.join([str(folder / "site"), str(PACKAGE.parent)]),
        "CARDTABLE_WATCH": str(folder / "events"),
        "QT_QPA_PLATFORM": "offscreen",
    }
    command = [sys.executable, "-m", "cardtable", "--self-test"]
    trace = folder / "calls"
    if _can_trace():
        command = ["strace", "-f", "-qq", "-e", "trace=socket,connect,bind,listen", "-o", str(trace), *command]
    done = subprocess.run(command, env=environ, capture_output=True, text=True, check=False, cwd=folder)
    events = (folder / "events").read_text(encoding="utf-8").splitlines()
    calls = trace.read_text(encoding="utf-8").splitlines() if trace.exists() else None
    return Watched(done.returncode, done.stdout + done.stderr, events, calls, home)


def _can_trace() -> bool:
    """Say whether strace is there and allowed; containers often forbid it."""
    if shutil.which("strace") is None:
        return False
    return subprocess.run(["strace", "-qq", "true"], capture_output=True, check=False).returncode == 0


# ── The whole program, watched ───────────────────────────────────────────────────────────────────────────


def test_the_self_test_passes(watched: Watched) -> None:
    assert watched.status == 0, watched.output
    assert "self-test passed" in watched.output
    assert "FAILED" not in watched.output


def test_the_computer_players_were_watched_too(watched: Watched) -> None:
    processes = {event.split()[0] for event in watched.events if " watched " in event}
    assert len(processes) >= 2, watched.events
    assert any("'worker'" in event for event in watched.events if " watched " in event)


THIS_COMPUTER = re.compile(r"\d+ socket\.(__new__ \(.*, 1, 1, 0\)|(bind|connect) \(<socket\.socket .*family=1,.*)")
"""An event about a socket of this computer alone, such as that by which a second start hands on its file."""


def test_python_opens_no_socket_to_elsewhere_and_starts_no_other_program(watched: Watched) -> None:
    others = [event for event in watched.events if " watched " not in event]
    assert [event for event in others if not THIS_COMPUTER.match(event)] == []


CUPS = re.compile(r' connect\(.*htons\(631\).*(inet_addr\("127\.0\.0\.1"\)|"::1")')


def test_neither_does_qt(watched: Watched) -> None:
    if watched.calls is None:
        pytest.skip("strace is missing or not allowed")
    # Sockets of this computer alone (of the X server, the session bus) have the family AF_UNIX. Where CUPS has none,
    # its library looks for this computer's printers under the address of the computer itself.
    assert [
        call
        for call in watched.calls
        if re.search(r"AF_(?!UNIX|UNSPEC)\w+", call) and not CUPS.search(call) and " socket(" not in call
    ] == []


def test_the_self_test_leaves_nothing_in_the_persons_folder(watched: Watched) -> None:
    kept = [file.relative_to(watched.home) for file in watched.home.rglob("*") if file.is_file()]
    assert [file for file in kept if "cardtable" in str(file)] == []


# ── The code ─────────────────────────────────────────────────────────────────────────────────────────────

CODE_FROM_DATA = {"pickle", "cPickle", "_pickle", "marshal", "shelve", "dill", "joblib", "runpy", "code", "codeop"}
NETWORK = {"ftplib", "http", "imaplib", "poplib", "smtplib", "socketserver", "ssl", "telnetlib", "urllib", "xmlrpc"}
CALLS = {"eval", "exec", "compile", "__import__", "breakpoint"}
QT_NETWORK = {"QtNetwork", "QtWebSockets", "QtWebEngineCore", "QtHttpServer"}


OWN_PROCESSES = "ai/tables.py"
"""The one module that unpacks objects: from the pipes of processes of this program that it has started."""


@functools.cache
def trees() -> tuple[tuple[str, ast.Module], ...]:
    """The name and the syntax tree of each module of the program."""
    return tuple(
        (file.relative_to(PACKAGE).as_posix(), ast.parse(file.read_text(encoding="utf-8")))
        for file in sorted(PACKAGE.rglob("*.py"))
    )


@functools.cache
def imported(tree: ast.Module) -> frozenset[str]:
    """Return the dotted names that a module imports, with the names that it takes from each."""
    found: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            found.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            found.update(f"{node.module}.{alias.name}" for alias in node.names)
    return frozenset(found)


@pytest.mark.parametrize("forbidden", [CODE_FROM_DATA, NETWORK], ids=["code from data", "network"])
def test_no_module_imports_what_runs_data_or_reaches_out(forbidden: set[str]) -> None:
    guilty = {
        name
        for name, tree in trees()
        # The one module of that package that reads addresses and asks nobody.
        if {part.partition(".")[0] for part in imported(tree) if not part.startswith("urllib.parse.")} & forbidden
    }
    assert guilty == ({OWN_PROCESSES} if "marshal" in forbidden else set())


def test_no_module_imports_the_network_of_qt() -> None:
    guilty = {
        name for name, tree in trees() if {part for found in imported(tree) for part in found.split(".")} & QT_NETWORK
    }
    assert guilty == set()


def test_only_three_modules_know_sockets() -> None:
    """One to ask for the display, one to hand files to the window that is there, and one to ask whether anybody listens
    at the address that a person has given for a cluster.
    """
    found = {name for name, tree in trees() if "socket" in {part.partition(".")[0] for part in imported(tree)}}
    assert found == {"__main__.py", "app/local_socket.py", "cli/cluster.py"}


LOCAL = {"AF_UNIX", "SOCK_STREAM", "SOL_SOCKET", "SO_PEERCRED", "socket"}
"""What is used of the module ``socket``: no other family, no names of hosts."""


def test_windows_of_this_program_talk_to_each_other_on_this_computer_alone() -> None:
    tree = dict(trees())["app/local_socket.py"]
    used = {
        node.attr
        for node in ast.walk(tree)
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == "socket"
    }
    assert used == LOCAL
    assert not any(isinstance(node, ast.ImportFrom) and node.module == "socket" for node in ast.walk(tree))
    made = [
        ast.unparse(node.args[0])
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "socket.socket"
    ]
    assert set(made) == {"socket.AF_UNIX"}


def test_a_pipe_of_windows_takes_nothing_from_other_computers() -> None:
    tree = dict(trees())["app/local_pipe.py"]
    assert {name for name in imported(tree) if "multiprocessing" in name} == {
        "multiprocessing.connection.Client",
        "multiprocessing.connection.PipeConnection",
    }
    assert "_REJECT_REMOTE_CLIENTS" in ast.unparse(tree)
    assert "AF_PIPE" in ast.unparse(tree)
    # By no other module, for the same library also reaches other computers and unpacks objects.
    assert [name for name, tree in trees() if any("multiprocessing" in found for found in imported(tree))] == [
        "app/local_pipe.py"
    ]


COMPILER = ("core/fields.py", "compiled")
"""The one function that runs text as code: methods that are written once from what a class declares in the program's
own source. Nothing that was read goes through it."""
LATE = ("ui/start/late_methods.py", ("_run", "_methods"))
"""These run the text that Python's own ``dataclasses`` has written for a class of the program, and nothing else: only
that module finds the first of them in the place of ``exec``."""


def test_no_module_runs_text_as_code_or_through_a_shell() -> None:
    guilty = []
    for name, tree in trees():
        owners = {COMPILER[0]: (COMPILER[1],), LATE[0]: LATE[1]}.get(name, ())
        allowed = {id(node) for owner in owners for node in ast.walk(_function(tree, owner))}
        for node in ast.walk(tree):
            if not isinstance(node, ast.Call) or id(node) in allowed:
                continue
            called = node.func
            plain = isinstance(called, ast.Name) and called.id in CALLS
            system = isinstance(called, ast.Attribute) and called.attr in ("system", "popen") and _is_os(called.value)
            shell = any(keyword.arg == "shell" for keyword in node.keywords)
            if plain or system or shell:
                guilty.append(f"{name}:{node.lineno}")
    assert guilty == []


def test_what_runs_text_as_code_is_given_names_of_declared_fields_alone() -> None:
    file, compiler = COMPILER
    assert [name for name, tree in trees() if any(found.endswith(f".{compiler}") for found in imported(tree))] == []
    tree = dict(trees())[file]
    callers = {
        function.name
        for function in ast.walk(tree)
        if isinstance(function, ast.FunctionDef)
        for node in ast.walk(function)
        if isinstance(node, ast.Call) and ast.unparse(node.func) == compiler
    }
    # Each of them is given a class and what it declares; none an action, an observation or a text.
    assert callers == {"compile", "observing", "restoring"}


@pytest.mark.parametrize("name", ["turn = 0; import os", "a.b", ""])
def test_a_field_whose_name_is_no_plain_name_is_refused(name: str) -> None:
    with pytest.raises(TypeError):
        Declaration("Strange", (Position,), {name: shared(0)})


def _function(tree: ast.Module, name: str) -> ast.FunctionDef:
    (found,) = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef) and node.name == name]
    return found


def _is_os(node: ast.expr) -> bool:
    return isinstance(node, ast.Name) and node.id == "os"


# ── Files from outside ───────────────────────────────────────────────────────────────────────────────────


def deep(text: str, levels: int) -> bytes:
    return (text * levels).encode()


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"\0" * 100,
        b"\xff\xfe\xfd",
        b"{}",
        b"[1, 2]",
        b'"text"',
        deep("[", 200_000),
        deep('{"a":', 200_000),
        b'{"format": "cardtable-record", "version": ' + b"9" * 10_000 + b"}",
        b'{"format": "cardtable-record", "version": NaN}',
        b"cos\nsystem\n(S'true'\ntR.",
        b"import os; os.abort()",
        b"__import__('os').abort()",
    ],
    ids=lambda content: repr(content[:24]),
)
def test_a_file_that_is_no_record_is_refused_with_a_code(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "some.cardtable"
    file.write_bytes(content)
    with closing(Store.in_memory()) as store, pytest.raises(CodedError):
        import_record(store, file)


def test_a_file_that_is_too_large_is_refused_before_it_is_read(tmp_path: Path) -> None:
    file = tmp_path / "large.cardtable"
    with file.open("wb") as opened:
        # Takes no room on the disk, and would take this much memory.
        opened.truncate(300 * MOST_CHARACTERS)
    with closing(Store.in_memory()) as store, pytest.raises(CodedError) as caught:
        import_record(store, file)
    assert caught.value.code == "too_large"


@pytest.mark.skipif(os.name != "posix", reason="has neither devices nor pipes among its files")
@pytest.mark.parametrize("kind", ["device", "pipe", "folder"])
def test_what_is_no_file_is_refused_and_does_not_wait(tmp_path: Path, kind: str) -> None:
    place = tmp_path / "x.cardtable"
    if kind == "device":
        place = Path("/dev/zero")
    elif kind == "pipe":
        os.mkfifo(place)
    else:
        place.mkdir()
    with closing(Store.in_memory()) as store, pytest.raises(CodedError):
        import_record(store, place)


def test_the_child_process_refuses_what_is_too_long_or_too_deep() -> None:
    lines = b"[" * 100_000 + b"\n" + b"x" * 3_000_000 + b"\n" + json.dumps({"do": "quit"}).encode() + b"\n"
    done = subprocess.run(
        [sys.executable, "-m", "cardtable", "worker"], input=lines, capture_output=True, check=False, cwd=PACKAGE.parent
    )
    assert done.returncode == 0, done.stderr
    assert b"Traceback" not in done.stderr
    assert all("error" in json.loads(line) for line in done.stdout.splitlines())


# ── What is kept ─────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.skipif(os.name != "posix", reason="has no modes")
@pytest.mark.parametrize("mask", [0o000, 0o022, 0o077])
def test_the_database_and_its_folder_are_the_persons_alone(tmp_path: Path, mask: int) -> None:
    folder = tmp_path / "data"
    before = os.umask(mask)
    try:
        store = Store.open(folder / "cardtable.sqlite3").store
    finally:
        os.umask(before)
    try:
        store.put("settings", {"room": "green"})
        modes = {path.name: stat.S_IMODE(path.stat().st_mode) for path in (folder, *folder.iterdir())}
    finally:
        store.close()
    assert len(modes) > 2
    assert {name: oct(mode) for name, mode in modes.items() if mode & 0o077} == {}
