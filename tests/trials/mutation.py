"""Changes of honest files that try what readers cannot stand: changes of bytes, of values, and of rows."""

from __future__ import annotations

import json
import random
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from copy import deepcopy
from pathlib import Path
from typing import Any

RAW = "\ue000raw:"
"""Stands in a text for a JSON value that Python does not write, until it is written."""

VALUES: tuple[Any, ...] = (
    None,
    True,
    False,
    0,
    -1,
    1,
    2**31,
    2**62,
    -(2**62),
    2**64 + 1,
    10**30,
    0.5,
    1e300,
    "",
    "x",
    "-1",
    "१",
    "1e999",
    "\x00",
    "\x1b]0;x\x07",
    "\ud800",
    "\u202e<img src=/etc/passwd>",
    "ä" * 5000,
    "{sheet:>30000000}",
    "../../../etc/passwd",
    [],
    {},
    [[]],
    [1],
    ["x", 1],
    {"": {}},
    {"a": [1, {"b": None}]},
    *(f"{RAW}{raw}" for raw in ("NaN", "Infinity", "-Infinity", "1e999", "-1e999", "1" * 5000, '{"a": 1, "a": 2}')),
    f"{RAW}{'[' * 70}{']' * 70}",
    f"{RAW}{'[' * 3000}{']' * 3000}",
)
TOKENS = (
    *(b"\x00", b"\xff", b"\xc3", b"\xef\xbb\xbf", b"\r\n", b"\t", b"\x1b[2J", "\u2028".encode(), "\u00ad".encode()),
    *(b"1e999", b"NaN", b"inf", b"nan", b"-0", b"9" * 400, b"4611686018427387904", b"0x", b"=", b":", b";", b",", b"."),
    *(
        b"{",
        b"}",
        b"[",
        b"]",
        b'"',
        b"'",
        b"'''",
        b"[[a]]",
        b"a.a.a.a = 1\n",
        b"null",
        b"true",
        b"<!-- include /etc/x -->",
    ),
    *(b"a." * 20_000 + b"a = 1\n", b'"a".' * 5_000 + b"a = 1\n", b"&#8238;", b"&#x202e;", b"&#0;"),
    *(b"[" * 200, b"a." * 400, b" " * 3000, b"{x[y]}", b"{}", b"%n", b"../", b"file:///"),
)


LAX = "UPDATE sqlite_master SET sql = replace(replace(sql, ') STRICT, ', ') '), ') STRICT', ')')"
"""Lets tables hold values of any type."""


def bytes_of(chance: random.Random, seeds: Sequence[bytes]) -> bytes:
    """One of ``seeds`` with some of its bytes changed, moved, doubled, taken away, or with another one in it."""
    data = bytearray(chance.choice(seeds))
    for _ in range(chance.choice((1, 1, 1, 2, 3, 8))):
        start = chance.randrange(len(data) + 1)
        end = min(len(data), start + chance.choice((1, 1, 2, 5, 40, 400)))
        match chance.randrange(7):
            case 0:
                data[start:end] = b""
            case 1:
                data[start:start] = chance.choice(TOKENS)
            case 2:
                data[start:end] = chance.choice(TOKENS)
            case 3:
                data[start:start] = data[start:end] * chance.choice((1, 2, 20))
            case 4 if start < len(data):
                data[start] = chance.randrange(256)
            case 5:
                other = chance.choice(seeds)
                place = chance.randrange(len(other) + 1)
                data[start:end] = other[place : place + 200]
            case _:
                del data[start + chance.choice((0, 0, 100)) :]
    return bytes(data)


def values_of(chance: random.Random, seeds: Sequence[bytes]) -> bytes:
    """The JSON of one of ``seeds`` with some values in it changed; now and then only its bytes."""
    if chance.random() < 0.25:
        return bytes_of(chance, seeds)
    value = json.loads(chance.choice(seeds))
    for _ in range(chance.choice((1, 1, 1, 2, 4))):
        value = _changed(chance, value)
    text = json.dumps(value)
    while (start := text.find(json.dumps(RAW)[:-1])) >= 0:
        raw, end = json.JSONDecoder().raw_decode(text, start)
        text = text[:start] + raw.removeprefix(RAW) + text[end:]
    return text.encode()


def _changed(chance: random.Random, value: Any) -> Any:
    """``value`` with one spot of it changed."""
    spots: list[tuple[Any, Any]] = []
    level = [value]
    while level:
        one = level.pop()
        keys: Any = one.keys() if isinstance(one, dict) else range(len(one)) if isinstance(one, list) else ()
        for key in keys:
            spots.append((one, key))
            level.append(one[key])
    if not spots or chance.random() < 0.03:
        return deepcopy(chance.choice(VALUES))
    # What is near the root is rare among all spots.
    holder, key = chance.choice(spots[: chance.choice((10, len(spots)))])
    match chance.randrange(8):
        case 0:
            del holder[key]
        case 1:
            if isinstance(holder, dict):
                holder[chance.choice(("", "x", "__class__", "format"))] = holder.pop(key)
            else:
                holder.insert(key, holder[key])
        case 2:
            other, place = chance.choice(spots)
            holder[key] = json.loads(json.dumps(other[place]))
        case 3:
            # A list of long lists of long lists would be an input that nobody can send.
            most = 2 if isinstance(holder[key], dict | list) else 300
            holder[key] = [holder[key]] * chance.choice((1, 2, most))
        case 4 if isinstance(holder[key], int) and not isinstance(holder[key], bool):
            holder[key] += chance.choice((-1, 1, 100, -100))
        case _:
            holder[key] = deepcopy(chance.choice(VALUES))
    return value


def rows_of(chance: random.Random, seeds: Sequence[bytes], folder: Path) -> bytes:
    """The database of one of ``seeds`` with values in it changed, of another type as well, or with spoilt bytes."""
    file = folder / "changed.sqlite3"
    data = chance.choice(seeds)
    if chance.random() < 0.3:
        return _spoilt(chance, data)
    file.write_bytes(data)
    with closing(sqlite3.connect(file, isolation_level=None)) as connection:
        connection.execute("PRAGMA foreign_keys = OFF")
        if chance.random() < 0.3:
            connection.execute("PRAGMA writable_schema = ON")
            connection.execute(
                "UPDATE sqlite_master SET sql = replace(replace(sql, ') STRICT, ', ') '), ') STRICT', ')')"
            )
    with closing(sqlite3.connect(file, isolation_level=None)) as connection:
        tables = [name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        for _ in range(chance.choice((1, 1, 2, 4))):
            table = chance.choice([name for name in tables if not name.startswith("sqlite_")])
            column = chance.choice([one[1] for one in connection.execute(f"PRAGMA table_info({table})")])
            try:
                _change_rows(chance, connection, table, column)
            except (sqlite3.Error, OverflowError):
                # A table that is still strict, or a value that there is already.
                continue
    return file.read_bytes()


def _change_rows(chance: random.Random, connection: sqlite3.Connection, table: str, column: str) -> None:
    found = connection.execute(f"SELECT {column} FROM {table} ORDER BY random() LIMIT 1").fetchone()
    if found is None:
        return
    before = found[0]
    if chance.random() < 0.1:
        connection.execute(f"DELETE FROM {table} WHERE {column} IS ?", (before,))
        return
    value = chance.choice((None, 2**62, -1, 0, 1.5, b"\xff\x00", "", "nonsense", "x" * 300_000, before))
    if isinstance(before, str) and chance.random() < 0.7:
        try:
            json.loads(before)
        except ValueError:
            value = bytes_of(chance, [before.encode()]).decode(errors="replace")
        else:
            value = values_of(chance, [before.encode()]).decode(errors="replace")
    connection.execute(f"UPDATE {table} SET {column} = ? WHERE {column} IS ?", (value, before))


def _spoilt(chance: random.Random, data: bytes) -> bytes:
    made = bytearray(data)
    for _ in range(chance.choice((1, 3, 30, 300))):
        made[chance.randrange(len(made))] = chance.randrange(256)
    if chance.random() < 0.3:
        page = chance.randrange(len(made) // 4096) * 4096
        made[page : page + 4096] = chance.randbytes(4096)
    if chance.random() < 0.3:
        del made[chance.randrange(512, len(made)) :]
    return bytes(made)
