"""Spoilt files for every reader: what is wrong is a ``CodedError``, soon and with little memory, and nothing else."""

from __future__ import annotations

import ast
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import cardtable
from tests.trials.fuzz_worker import shares
from tests.trials.readers import EXEMPT, READERS, Reader

ROOT = Path(__file__).parents[2]
PACKAGE = Path(cardtable.__file__).parent
SHARE = 2_000
"""Inputs in the whole run; ``--trials 500`` gives them all a million."""
PROCESSES = 4
GATES = {"load_json", "load_toml", "read_file", "read_text", "read_bytes", "of_copy"}
"""What reads; calls of these names, and of ``loads`` of a module, are what readers begin with."""


@pytest.mark.slow
@pytest.mark.turns(1)
@pytest.mark.parametrize("part", range(PROCESSES))
def test_whatever_is_wrong_with_a_file_is_said_by_a_code(part: int, times: int, request: pytest.FixtureRequest) -> None:
    seed = f"{request.config.getoption('randomly_seed', 0)}/{part}"
    command = [sys.executable, "-m", "tests.trials.fuzz_worker", seed, str(SHARE * times // PROCESSES)]
    done = subprocess.run(
        command,
        cwd=ROOT,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
        check=False,
    )
    told = [json.loads(line) for line in done.stdout.splitlines() if line.startswith("{")]
    wrong = [f"{one['reader']} {one['number']}, seed {seed}:\n{one['wrong']}" for one in told if "wrong" in one]
    assert not wrong, "\n\n".join(wrong)
    assert done.returncode == 0, done.stderr[-3000:]
    assert "done" in told[-1]


@pytest.mark.slow
def test_no_reader_is_forgotten() -> None:
    known = {module for reader in READERS for module in reader.modules}
    found = {
        ".".join(("cardtable", *file.relative_to(PACKAGE).with_suffix("").parts))
        for file in sorted(PACKAGE.rglob("*.py"))
        if "generator" not in file.parts and file.name != "about.py" and _reads(file)
    }
    assert "cardtable.core.record" in found
    assert found - known - EXEMPT.keys() == set(), "name it in tests/trials/readers.py"
    assert not known & EXEMPT.keys()


def test_nobody_else_reads_json_and_toml() -> None:
    found = {
        file.relative_to(PACKAGE).as_posix()
        for file in PACKAGE.rglob("*.py")
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.Attribute)
        and node.attr in ("load", "loads")
        and isinstance(node.value, ast.Name)
        and node.value.id in ("json", "tomllib")
    }
    assert found == {"core/documents.py"}


def _reads(file: Path) -> bool:
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call):
            name = node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")
            if name in GATES or (name == "loads" and isinstance(node.func, ast.Attribute)):
                return True
    return False


def test_the_readers_are_many_and_each_has_a_share() -> None:
    assert len({reader.name for reader in READERS}) == len(READERS) > 30
    assert all(share > 0 for _, share in shares(1, list(READERS)))


def test_a_reader_that_fails_is_found() -> None:
    from tests.trials.fuzz_worker import tried

    broken = Reader("broken", lambda data: data.decode()[9999], lambda: [b"honest"])
    assert any("IndexError" in (tried(broken, "seed", number) or "") for number in range(20))
