"""Every process goes through one door: no other file of the program can start one."""

from __future__ import annotations

import ast
import re
from collections.abc import Mapping
from pathlib import Path

import pytest

import cardtable

PACKAGE = Path(cardtable.__file__).parent

DOORS = {
    "app/child.py": "starts the children of the window",
    "core/processes.py": "starts the processes of what has no window",
}
OTHERS = {
    "app/desktop.py": "asks Windows by ctypes whether anything may move",
    "store/lock.py": "asks Windows by ctypes for what Python does not offer",
    "app/local_pipe.py": "uses the pipes of multiprocessing, which starts nothing by them",
}
"""Files that may do what is forbidden to all others, and why."""

STARTING = re.compile(
    r"(os|posix|nt)\.(exec|spawn|posix_spawn|fork|system$|popen$|startfile$)"
    r"|subprocess\.(Popen|run|call|check_call|check_output|getoutput|getstatusoutput)$"
    r"|(.*\.)?QProcess(\.(execute|startDetached|startCommand))?$"
    r"|(multiprocessing|pty|webbrowser|ctypes|_ctypes|_posixsubprocess)(\.|$)"
    r"|(.*\.)?(ProcessPoolExecutor|InterpreterPoolExecutor|create_subprocess_exec|create_subprocess_shell)$"
    r"|(os|posix|nt|subprocess|PySide6\.QtCore)\.\*$"
)
"""The whole names of what can start a process; ``ctypes`` could call anything."""
SUSPICIOUS = re.compile(
    r"subprocess|QProcess|[\"']-[mc][\"']|multiprocessing|\bpty\b|webbrowser|ctypes|PoolExecutor"
    r"|\b(exec|spawn|posix_spawn|fork|system|popen|startfile)\w*\b|import\s*\*|\b(posix|nt)\b"
)
"""A text without any of that does none of it; reading is quicker than understanding."""


def imported(tree: ast.AST) -> dict[str, str]:
    """The whole names of what a module has imported, by what it calls them."""
    found = {}
    for node in ast.walk(tree):
        match node:
            case ast.Import(names=names):
                for name in names:
                    found[name.asname or name.name.partition(".")[0]] = (
                        name.name if name.asname else name.name.split(".")[0]
                    )
            case ast.ImportFrom(module=str(module), names=names):
                found |= {name.asname or name.name: f"{module}.{name.name}" for name in names}
    return found


def whole_name(node: ast.AST, known: Mapping[str, str]) -> str:
    """The whole name of what an expression names; empty if it names nothing."""
    match node:
        case ast.Name(id=name):
            return known.get(name, name)
        case ast.Attribute(value=value, attr=attr):
            before = whole_name(value, known)
            return f"{before}.{attr}" if before else ""
    return ""


def ways(tree: ast.AST) -> set[str]:
    """What in a module could start a process, by its whole name."""
    known = imported(tree)
    found: set[str] = set()
    for node in ast.walk(tree):
        match node:
            case ast.Import(names=names):
                found |= {name.name for name in names if STARTING.match(name.name)}
            case ast.ImportFrom(module=str(module), names=names):
                # A class is no process: who calls it or makes another of it is found there.
                whole = {f"{module}.{name.name}" for name in names if name.name != "QProcess"}
                found |= {name for name in whole if STARTING.match(name)}
            case ast.Call(func=func) if whole_name(func, known).endswith("QProcess"):
                found.add("QProcess()")
            case ast.ClassDef(bases=bases):
                found |= {name for base in bases if (name := whole_name(base, known)).endswith("QProcess")}
            case ast.Attribute():
                name = whole_name(node, known)
                if not name.endswith("QProcess") and STARTING.match(name):
                    found.add(name)
            case ast.Call(func=ast.Name(id="__import__" | "import_module"), args=[ast.Constant(value=str(name)), *_]):
                found |= {name} & {"subprocess", "multiprocessing", "pty", "ctypes", "webbrowser"}
            case ast.Constant(value="-m" | "-c"):
                found.add("-m")
    return found


def calls_alone(tree: ast.Module) -> ast.Module:
    """The module without its annotations, which may name what is not called."""

    class Cut(ast.NodeTransformer):
        def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.AST:
            return ast.Assign([node.target], node.value) if node.value else ast.Pass()

        def visit_arg(self, node: ast.arg) -> ast.AST:
            node.annotation = None
            return node

        def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
            node.returns = None
            self.generic_visit(node)
            return node

    cut = Cut().visit(tree)
    assert isinstance(cut, ast.Module)
    return cut


def test_no_file_but_the_doors_starts_a_process() -> None:
    found = {}
    for file in sorted(PACKAGE.rglob("*.py")):
        text = file.read_text(encoding="utf-8")
        used = ways(calls_alone(ast.parse(text))) if SUSPICIOUS.search(text) else set()
        if used:
            found[file.relative_to(PACKAGE).as_posix()] = used
    assert set(found) == {*DOORS, *OTHERS}, found


@pytest.mark.parametrize(
    "code",
    [
        "from PySide6.QtCore import QProcess\nQProcess(self)",
        "QProcess.startDetached('x')",
        "import subprocess\nsubprocess.run(['x'])",
        "from subprocess import Popen",
        "import os\nos.system('x')",
        "from os import execv",
        "os.posix_spawn('x', [], {})",
        "os.spawnlp(0, 'x')",
        "import multiprocessing.pool",
        "from multiprocessing import Process",
        "from concurrent.futures import ProcessPoolExecutor",
        "import concurrent.futures\nconcurrent.futures.ProcessPoolExecutor(2)",
        "start([python, '-m', 'cardtable'])",
        "from PySide6.QtCore import QProcess\nclass W(QProcess): pass",
        "from PySide6 import QtCore\nQtCore.QProcess(None)",
        "from PySide6 import QtCore\nclass W(QtCore.QProcess): pass",
        "from PySide6 import QtCore as Q\nQ.QProcess.startDetached('x')",
        "import PySide6.QtCore\nPySide6.QtCore.QProcess()",
        "from PySide6.QtCore import QProcess as P\nP()",
        "from PySide6.QtCore import QProcess as P\nP.execute('x')",
        "from PySide6.QtCore import *\nQProcess()",
        "import subprocess as s\ns.run(['x'])",
        "from subprocess import run as go",
        "from subprocess import *",
        "import os as o\no.system('x')",
        "import os as o\nstart = o.execv",
        "from os import *\nsystem('x')",
        "from os import system as s",
        "import posix\nposix.fork()",
        "import ctypes\nctypes.CDLL(None).system(b'x')",
        "from ctypes import CDLL",
        "import webbrowser\nwebbrowser.open('x')",
        "import asyncio\nasyncio.create_subprocess_shell('x')",
        "__import__('subprocess').run(['x'])",
    ],
)
def test_each_way_is_seen(code: str) -> None:
    assert SUSPICIOUS.search(code)
    assert ways(calls_alone(ast.parse(code)))


def test_what_is_no_start_is_none() -> None:
    code = (
        "def end(process: subprocess.Popen[bytes]) -> subprocess.Popen[bytes]:\n    process.wait()\n    os.kill(1, 2)"
    )
    assert ways(calls_alone(ast.parse(code))) == set()
