"""Databases that somebody or something has spoilt, opened through the window: it opens, says so, and loses nothing."""

from __future__ import annotations

import json
import os
import random
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from cardtable.games.registry import VARIANTS
from cardtable.session.scorebook.model import SheetSetup
from cardtable.store.files import import_record
from cardtable.store.model import Favourite
from cardtable.store.places import DATABASE_NAME, DIRECTORY_VARIABLE
from cardtable.store.store import Store
from tests.trials.played import played

DRIVER = Path(__file__).with_name("looking_driver.py")
ROOT = DRIVER.parents[2]
PATIENCE = 120

STRANGE: tuple[Any, ...] = (
    None,
    [],
    {},
    [[]],
    {"a": {}},
    0,
    -1,
    1e300,
    True,
    "",
    "nonsense",
    ["x", 1],
    {"points": "x"},
)
"""JSON values that have some shape, and not the one that is wanted."""

TEXTS = (
    '{"points": [Infinity, 0], "dealer": 0, "deals": 1, "carried": {}, "winners": [], "factors": []}',
    '{"points": [1e999, 0], "dealer": 0, "deals": 1, "carried": {}, "winners": [], "factors": []}',
    "[[1e999]]",
    "4611686018427387904",
    "{bad",
    "",
    "\x00",
    "[" * 2000,
    "ä" * 5000,
    '{"a": 1, "a": 2}',
    "NaN",
)
"""What is no JSON, or hardly."""


def sane(folder: Path) -> Path:
    """A database with two matches, a score sheet, a favourite and settings; everything is in its one file."""
    path = folder / DATABASE_NAME
    generator = random.Random(1810)
    with closing(Store.open(path).store) as store:
        for session in played(list(VARIANTS)[:: len(list(VARIANTS)) // 2][:2], generator):
            file = folder / "partie.cardtable"
            file.write_text(session.record().to_text(), encoding="utf-8")
            import_record(store, file)
            file.unlink()
        setup = SheetSetup("casino.swedish", ("Anna", "Bert"), {"target": 21})
        store.create_sheet(setup.kind, setup.names, "Friday", setup.to_json())
        store.save_favourite(Favourite("ours", "casino.swedish", 2, {"target": 21}))
        store.put("settings", {"language": "en", "speed": "at_once", "pace": "none"})
        store.put("window", {"geometry": "AAAA", "record": True, "parts": [700, 300]})
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA journal_mode = DELETE")
    assert [file.name for file in folder.iterdir() if file.suffix != ".lock"] == [DATABASE_NAME]
    return path


# ── What can be wrong with it ────────────────────────────────────────────────────────────────────────────


def truncated(path: Path, chance: random.Random) -> None:
    """Anywhere, often at a page or one byte beside it."""
    content = path.read_bytes()
    length = chance.randrange(1, len(content))
    if chance.random() < 0.5:
        length = min(max(1, length // 4096 * 4096 + chance.choice((-1, 0, 1))), len(content) - 1)
    path.write_bytes(content[:length])


def garbage_pages(path: Path, chance: random.Random) -> None:
    content = bytearray(path.read_bytes())
    for _ in range(chance.randrange(1, 4)):
        page = chance.randrange(len(content) // 4096) * 4096
        content[page : page + 4096] = chance.randbytes(4096)
    path.write_bytes(content)


def garbage_bytes(path: Path, chance: random.Random) -> None:
    content = bytearray(path.read_bytes())
    for _ in range(200):
        content[chance.randrange(100, len(content))] = chance.randrange(256)
    path.write_bytes(content)


def garbage_log(path: Path, chance: random.Random) -> None:
    """A log beside a sane database that does not belong to it."""
    path.with_name(path.name + "-wal").write_bytes(chance.randbytes(chance.randrange(1, 20_000)))


def no_database(path: Path, chance: random.Random) -> None:
    path.write_bytes(chance.choice((b"hello", b"SQLite format 3\x00", b"\xff" * 5000, b"%PDF-1.7\n" * 900)))


def zero_bytes(path: Path, chance: random.Random) -> None:
    path.write_bytes(b"")


def directory(path: Path, chance: random.Random) -> None:
    path.unlink()
    path.mkdir()
    (path / "something").write_text("that belongs to somebody")


def future(path: Path, chance: random.Random) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.execute(f"PRAGMA user_version = {chance.choice((99, 1000, 2**31 - 1))}")
        connection.execute("CREATE TABLE what_nobody_knows_yet (a)")
        connection.commit()


def foreign(path: Path, chance: random.Random) -> None:
    path.unlink()
    with closing(sqlite3.connect(path)) as connection:
        connection.execute(f"PRAGMA application_id = {chance.randrange(1, 2**31)}")
        connection.execute("CREATE TABLE matches (recipe TEXT)")
        connection.execute("INSERT INTO matches VALUES ('two eggs')")
        connection.commit()


COLUMNS = (
    ("matches", ("variant", "players", "options", "cut", "made", "begun", "changed", "finished")),
    ("seats", ("name", "player", "party")),
    ("deals", ("pack", "standing")),
    ("actions", ("text",)),
    ("score_lines", ("code", "party", "points", "params", "cards", "marked")),
    ("settings", ("value",)),
    ("favourites", ("variant", "players", "options")),
    ("sheets", ("kind", "evening", "setup", "summary", "begun", "changed")),
)
"""What the tables of the database hold; those with JSON are among them."""

JSON_COLUMNS = (
    ("matches", "options"),
    ("matches", "cut"),
    ("deals", "standing"),
    ("score_lines", "params"),
    ("settings", "value"),
    ("favourites", "options"),
    ("sheets", "setup"),
    ("sheets", "summary"),
)


def wrong_types(path: Path, chance: random.Random) -> None:
    """Values of another type than their column, which the tables no longer forbid."""
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("PRAGMA writable_schema = ON")
        connection.execute("UPDATE sqlite_master SET sql = replace(replace(sql, ') STRICT, ', ') '), ') STRICT', ')')")
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        for table, columns in chance.sample(COLUMNS, chance.randrange(1, 4)):
            value = chance.choice((b"\xff\x00", "text", 3.5, -(2**62), b""))
            connection.execute(f"UPDATE {table} SET {chance.choice(columns)} = ?", (value,))


def wrong_json(path: Path, chance: random.Random) -> None:
    """JSON of another shape, and what is no JSON, where JSON is kept."""
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        for table, column in chance.sample(JSON_COLUMNS, chance.randrange(1, 4)):
            text = json.dumps(chance.choice(STRANGE)) if chance.random() < 0.6 else chance.choice(TEXTS)
            connection.execute(f"UPDATE {table} SET {column} = ?", (text,))


def wrong_values(path: Path, chance: random.Random) -> None:
    """Text where text is expected that means nothing."""
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        for statement in chance.sample(
            (
                "UPDATE matches SET variant = 'no.such'",
                "UPDATE matches SET players = 99",
                "UPDATE matches SET begun = 'yesterday', changed = ''",
                "UPDATE seats SET player = 'nobody', name = ''",
                "UPDATE seats SET party = -1",
                "DELETE FROM seats",
                "UPDATE deals SET pack = ''",
                "UPDATE deals SET number = -1 - number",
                "UPDATE actions SET text = 'XX'",
                "UPDATE actions SET position = -1 - position",
                "DELETE FROM actions WHERE position = 1",
                "UPDATE favourites SET variant = 'no.such'",
                "UPDATE sheets SET kind = 'no.such'",
                "DELETE FROM sheet_seats",
            ),
            chance.randrange(1, 4),
        ):
            connection.execute(statement)


Spoil = Callable[[Path, random.Random], None]
SPOILT: tuple[Spoil, ...] = (
    truncated,
    garbage_pages,
    garbage_bytes,
    garbage_log,
    no_database,
    zero_bytes,
    directory,
    future,
    foreign,
    wrong_types,
    wrong_json,
    wrong_values,
)

SILENT = (zero_bytes, garbage_bytes, garbage_log, wrong_types, wrong_json, wrong_values)
"""Where there may be nothing to say: nothing is lost, or what is wrong is in nobody's way."""


# ── What comes of it ─────────────────────────────────────────────────────────────────────────────────────


def start(data: Path) -> dict[str, Any]:
    """Start the program, look at it and close it; returns what the driver told."""
    done = subprocess.run(
        [sys.executable, str(DRIVER)],
        env={
            **os.environ,
            "QT_QPA_PLATFORM": "offscreen",
            "LC_ALL": "C.UTF-8",
            "PYTHONPATH": str(ROOT),
            DIRECTORY_VARIABLE: str(data),
        },
        capture_output=True,
        text=True,
        check=False,
        timeout=PATIENCE,
    )
    assert done.returncode == 0, done.stderr
    assert "Traceback" not in done.stderr, done.stderr
    told: dict[str, Any] = json.loads(done.stdout)
    return told


def rows(path: Path) -> dict[str, int] | None:
    """How many rows each table has, or None if that cannot be read."""
    try:
        with closing(sqlite3.connect(f"{path.as_uri()}?mode=ro", uri=True)) as connection:
            names = [name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
            return {name: connection.execute(f'SELECT count(*) FROM "{name}"').fetchone()[0] for name in names}
    except (sqlite3.Error, UnicodeDecodeError):
        return None


@pytest.fixture(scope="module")
def ordinary(tmp_path_factory: pytest.TempPathFactory) -> tuple[bytes, set[str]]:
    """A sane database, and all words that are read where nothing is wrong: with it, and at a first start."""
    folder = tmp_path_factory.mktemp("ordinary")
    content = sane(folder).read_bytes()
    told = start(folder)
    assert told["table"]
    return content, {*told["words"], *start(tmp_path_factory.mktemp("fresh"))["words"]}


@pytest.mark.turns(2)
@pytest.mark.slow
@pytest.mark.parametrize("spoil", SPOILT, ids=lambda spoil: spoil.__name__)
def test_the_window_opens_and_keeps_what_was_there(
    tmp_path: Path, ordinary: tuple[bytes, set[str]], spoil: Spoil, times: int
) -> None:
    content, usual = ordinary
    for number in range(times):
        data = tmp_path / str(number)
        data.mkdir()
        path = data / DATABASE_NAME
        path.write_bytes(content)
        spoil(path, random.Random(f"{spoil.__name__} {number}"))
        there = {file.name: file.read_bytes() for file in data.iterdir() if file.is_file()}
        before = rows(path) if path.is_file() else None
        told = start(data)
        case = f"{spoil.__name__} {number}"
        if spoil not in SILENT:
            assert set(told["words"]) - usual, f"{case}: nothing was said"
        # Either the program goes on with the database and every row is in it, or the file lies beside it, untouched.
        kept = [file.read_bytes() for file in data.iterdir() if file.is_file()]
        after = rows(path) if path.is_file() else None
        aside = [bytes_ for name, bytes_ in there.items() if bytes_ and bytes_ not in kept]
        if aside:
            assert before is not None, f"{case}: it is gone"
            assert after is not None, f"{case}: it is gone"
            # A setting or a favourite that cannot be read is forgotten; nothing else goes.
            lost = {name for name, count in before.items() if after.get(name, 0) < count}
            lost -= {"settings", "favourites"}
            assert not lost, case
        if spoil is directory:
            assert [file.read_text() for file in data.rglob("something")] == ["that belongs to somebody"]
        # And the next start is none the worse for it.
        start(data)
