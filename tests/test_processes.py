"""Every process goes through one door: no other file of the program can start one."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

import cardtable

PACKAGE = Path(cardtable.__file__).parent

DOORS = {
    "app/child.py": "starts the children of the window",
    "core/processes.py": "starts the processes of what has no window",
}
OTHERS = {
    "ai/ecarte/generator/__main__.py": "a maintainer's tool, which compiles and runs its own C",
    "ai/piquet/generator/__main__.py": "a maintainer's tool, which compiles and runs its own C",
    "app/local_pipe.py": "uses the pipes of multiprocessing, which starts nothing by them",
}
"""Files that may do what is forbidden to all others, and why."""

OF_OS = ("exec", "spawn", "posix_spawn", "fork", "system", "popen", "startfile")
OF_SUBPROCESS = {"Popen", "run", "call", "check_call", "check_output", "getoutput", "getstatusoutput"}
OF_QPROCESS = {"execute", "startDetached", "startCommand"}
MODULES = {"multiprocessing", "pty", "ProcessPoolExecutor", "InterpreterPoolExecutor", "create_subprocess_exec"}


SUSPICIOUS = re.compile(rf"subprocess|QProcess|[\"']-[mc][\"']|\b({'|'.join(OF_OS)})\w*\b|{'|'.join(sorted(MODULES))}")
"""A text without any of that does none of it; reading is quicker than understanding."""


def ways(tree: ast.AST) -> set[str]:
    """What in a module could start a process, as it stands there."""
    found: set[str] = set()
    for node in ast.walk(tree):
        match node:
            case ast.Call(func=ast.Name(id="QProcess")):
                found.add("QProcess()")
            case ast.ImportFrom(module="subprocess", names=names):
                found |= {f"subprocess.{name.name}" for name in names if name.name in OF_SUBPROCESS}
            case ast.ImportFrom(module="os", names=names):
                found |= {f"os.{name.name}" for name in names if name.name.startswith(OF_OS)}
            case ast.ImportFrom(module=module, names=names):
                parts = {*str(module).split("."), *(name.name for name in names)}
                found |= parts & MODULES
            case ast.Import(names=names):
                found |= {part for name in names for part in name.name.split(".")} & MODULES
            case ast.Attribute(value=ast.Name(id="subprocess"), attr=name) if name in OF_SUBPROCESS:
                found.add(f"subprocess.{name}")
            case ast.Attribute(value=ast.Name(id="os"), attr=name) if name.startswith(OF_OS):
                found.add(f"os.{name}")
            case ast.Attribute(value=ast.Name(id="QProcess"), attr=name) if name in OF_QPROCESS:
                found.add(f"QProcess.{name}")
            case ast.Attribute(attr=name) if name in MODULES:
                found.add(name)
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
