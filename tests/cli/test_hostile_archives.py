"""Archives that somebody has made to do harm, given to ``restore``: one line, what is good of them, little memory."""

from __future__ import annotations

import os
import sqlite3
import subprocess
import sys
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from cardtable.store import Store
from cardtable.store.reading import MOST_NUMBERS
from cardtable.store.whole import save_whole
from tests.store.conftest import ROOT, PlayAtRandom, played

__all__ = ["played"]

SIDES = 3
MEMORY = 400_000_000
"""Bytes of address space; the program itself takes a third of it."""

INFINITE = '{"points":[Infinity,0],"dealer":0,"deals":1,"carried":{},"winners":[],"factors":[]}'
ODD = '{"action":"add","entry":{"entry":"played","match":[1]}}'

posix = pytest.mark.skipif(os.name != "posix", reason="bounds of memory are those of POSIX")


@pytest.fixture(scope="module")
def honest(tmp_path_factory: pytest.TempPathFactory, played: PlayAtRandom) -> bytes:
    """An archive of three matches and a score sheet."""
    folder = tmp_path_factory.mktemp("honest")
    with closing(Store.open(folder / "cardtable.sqlite3").store) as store:
        for seed in range(SIDES):
            one = played(seed, actions=30 + 20 * seed)
            store.create_match(one.record, one.results)
        change = {"action": "add", "position": 0, "entry": {"entry": "played", "match": 1, "number": 0, "lines": []}}
        store.create_sheet("ecarte", ("Anna", "Björn"), "Friday", {"names": ["Anna", "Björn"]}, [change])
        save_whole(store, folder / "all")
    return (folder / "all").read_bytes()


def restored(folder: Path, file: Path, memory: int = MEMORY) -> tuple[int, str, str]:
    """Give ``file`` to the command line; the exit status and what was said."""
    program = (
        f"import resource, sys; resource.setrlimit(resource.RLIMIT_AS, ({memory}, {memory}));"
        " from cardtable.__main__ import main; sys.exit(main())"
    )
    done = subprocess.run(
        [sys.executable, "-c", program, "restore", str(file), "--database", str(folder / "mine" / "cardtable.sqlite3")],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
    )
    return done.returncode, done.stdout, done.stderr


def spoilt(folder: Path, honest: bytes, *statements: str, script: str = "") -> Path:
    file = folder / "strange.cardtable-all"
    file.write_bytes(honest)
    with closing(sqlite3.connect(file, isolation_level=None)) as connection:
        for statement in statements:
            connection.execute(statement)
        connection.executescript(script)
    return file


@posix
@pytest.mark.slow
@pytest.mark.parametrize(
    ("statement", "matches", "lost"),
    [
        (f"UPDATE deals SET standing = '{INFINITE}' WHERE match_id = 1", SIDES, 0),
        (f"UPDATE deals SET standing = '{INFINITE.replace('Infinity', '1e999')}' WHERE match_id = 1", SIDES, 0),
        ("UPDATE matches SET cut = '[[1e999]]' WHERE id = 2", SIDES - 1, 1),
        ("UPDATE matches SET cut = '[[{\"QS\": 1}], [[]]]' WHERE id = 2", SIDES - 1, 1),
        ("UPDATE matches SET players = 4611686018427387904 WHERE id = 2", SIDES - 1, 1),
        ("UPDATE matches SET options = '{\"target\": [[[]]]}' WHERE id = 2", SIDES - 1, 1),
        ("UPDATE matches SET options = replace(hex(zeroblob(4000000)), '0', '[') WHERE id = 2", SIDES - 1, 1),
        ("UPDATE actions SET text = hex(zeroblob(5000000)) WHERE position = 3 AND deal_id = 1", SIDES, 1),
        (f"UPDATE sheet_changes SET change = '{ODD}'", SIDES, 0),
        ("DELETE FROM seats WHERE match_id = 3", SIDES, 1),
    ],
)
def test_one_absurd_row_costs_that_row(tmp_path: Path, honest: bytes, statement: str, matches: int, lost: int) -> None:
    status, out, err = restored(tmp_path, spoilt(tmp_path, honest, statement))
    assert (status, err) == (0, "")
    assert out.splitlines()[0] == f"Added: {matches} matches, 1 score sheets"
    assert out.splitlines()[3:] == ([f"Not or not wholly readable: {lost}"] if lost else [])


BOMB = "hex(zeroblob(400000000))"
SLOW = "'x'"
for _ in range(24):
    SLOW = f"replace({SLOW}, 'x', 'xx')"

REBUILT = """
    CREATE TABLE made AS SELECT * FROM settings; DROP TABLE settings;
    CREATE TABLE settings (name TEXT PRIMARY KEY, value TEXT NOT NULL {more}) STRICT, WITHOUT ROWID;
    INSERT INTO settings (name, value) VALUES ('a', '1'); DROP TABLE made;
"""


@posix
@pytest.mark.slow
@pytest.mark.parametrize(
    "script",
    [
        REBUILT.format(more=f", more TEXT AS ({BOMB})"),
        REBUILT.format(more=f", more TEXT AS ({SLOW})"),
        f"ALTER TABLE matches ADD COLUMN more TEXT AS ({BOMB}) VIRTUAL",
        "ALTER TABLE seats RENAME TO others; CREATE VIEW seats AS SELECT * FROM others",
        f"DROP TABLE settings; CREATE VIEW settings AS SELECT 'a' AS name, {BOMB} AS value",
        "CREATE TRIGGER more AFTER INSERT ON matches BEGIN DELETE FROM matches; END",
        "DROP TABLE settings; CREATE VIRTUAL TABLE settings USING fts5(name, value)",
    ],
)
def test_tables_that_compute_are_refused(tmp_path: Path, honest: bytes, script: str) -> None:
    status, out, err = restored(tmp_path, spoilt(tmp_path, honest, script=script))
    assert (status, out) == (2, "")
    assert err.startswith("cardtable restore: backup is damaged")
    assert err.count("\n") == 1


@posix
@pytest.mark.slow
def test_more_matches_than_anybody_plays_are_refused_at_once(tmp_path: Path, honest: bytes) -> None:
    many = (
        "INSERT INTO matches (variant, players, options, cut, made, begun, changed, touched)"
        f" WITH RECURSIVE n(i) AS (SELECT 100 UNION ALL SELECT i + 1 FROM n WHERE i < {3 * MOST_NUMBERS})"
        " SELECT 'ecarte', 2, '{}', '0', '', '2026-01-01', '2026-01-01', i FROM n"
    )
    status, out, err = restored(tmp_path, spoilt(tmp_path, honest, many))
    assert (status, out) == (2, "")
    assert err.startswith("cardtable restore: too large")


@posix
@pytest.mark.slow
def test_the_work_grows_with_the_number_of_matches_alone(tmp_path: Path, honest: bytes, played: PlayAtRandom) -> None:
    """Matches that begin alike are told apart without comparing each with each."""
    from cardtable.store import same_match, whole

    steps = []
    for number in (100, 200):
        with closing(Store.open(tmp_path / f"{number}" / "cardtable.sqlite3").store) as store:
            for place in range(number):
                made = f"2026-11-20T18:{place // 60:02}:{place % 60:02}+01:00"
                store.create_match(replace(played(1, actions=5).record, made=made, deals=()))
            save_whole(store, tmp_path / f"{number}.all")
        compared = 0

        def counted(*arguments: object) -> bool:
            nonlocal compared
            compared += 1
            return same_match.is_same(*arguments)  # type: ignore[arg-type]

        opened = Store.open(tmp_path / f"into {number}" / "cardtable.sqlite3")
        with closing(opened.store) as store, pytest.MonkeyPatch.context() as patched:
            patched.setattr(whole, "is_same", counted)
            assert whole.restore_whole(store, tmp_path / f"{number}.all").matches == number
            assert whole.restore_whole(store, tmp_path / f"{number}.all").known == number
        steps.append(compared)
    assert steps[1] <= 2 * steps[0]
