"""Whatever a start fails at on its way to the first painting, the window opens at the second start at the latest."""

from __future__ import annotations

import json
import os
import random
import shutil
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from cardtable.app.settings import KEY, Settings
from cardtable.store.places import DATABASE_NAME, DIRECTORY_VARIABLE
from cardtable.store.store import Store
from tests.app.test_keeping import begun

DRIVER = Path(__file__).with_name("failing_driver.py")
ROOT = DRIVER.parents[2]
PATIENCE = 180.0

MOMENTS = 5
"""Moments of the ordinary run."""

KINDS = (
    *("RuntimeError", "MemoryError", "OSError", "KeyError", "UnicodeDecodeError", "RecursionError", "OverflowError"),
    *("StoreError", "SystemExit", "AttributeError", "SIGKILL", "SIGSEGV", "SIGABRT"),
)


def start(place: Path, number: int | str = 0, what: str = "") -> tuple[int, dict[str, Any] | None, str]:
    """Start the program with what is kept in ``place``, and fail it at the ``number``-th function, or at
    that of such a name. Returns its exit
    status, what it told of its window, if one came, and standard error.
    """
    done = subprocess.run(
        [sys.executable, str(DRIVER), str(number), what],
        env={
            **os.environ,
            "PYTHONPATH": str(ROOT),
            "LC_ALL": "C.UTF-8",
            "XDG_CACHE_HOME": str(place / "cache"),
            DIRECTORY_VARIABLE: str(place / "data"),
        },
        cwd=place,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    lines = done.stdout.splitlines()
    return done.returncode, json.loads(lines[-1]) if lines else None, done.stderr


@pytest.fixture
def kept(tmp_path: Path) -> Path:
    """A folder with a database, in which a match goes on and something is set, and with the cache of a start."""
    place = tmp_path / "kept"
    with closing(Store.open(place / "data" / DATABASE_NAME).store) as store:
        begun(store)
        store.put(KEY, Settings(language="de", room="wine", text_size=115, speed="at_once").to_json())
    for _ in range(2):
        status, told, errors = start(place)
        assert status == 0, errors
    assert told is not None
    assert (told["shown"], told["painted"], told["rung"]) == (True, True, 0)
    assert told["calls"] > 1000
    return place


@pytest.mark.slow
def test_the_window_opens_within_two_starts(
    kept: Path, tmp_path: Path, times: int, request: pytest.FixtureRequest
) -> None:
    _, told, _ = start(kept)
    assert told is not None
    generator = random.Random(request.config.getoption("randomly_seed", 0))
    for turn in range(MOMENTS * times):
        # The first is ``main`` itself, which is called by the driver as by a console script: nothing is above it.
        number, what = generator.randrange(2, told["calls"] + 1), generator.choice(KINDS)
        place = tmp_path / str(turn)
        shutil.copytree(kept, place)
        status, shown, errors = start(place, number, what)
        failed = f"{what} at {number}: {status} {errors}"
        if shown is None:
            # Nothing but a sentence is said of what can be caught.
            assert status < 0 or what == "SystemExit" or (status == 3 and "Traceback" not in errors), failed
            status, shown, errors = start(place)
        assert status == 0, failed
        assert shown is not None, failed
        assert shown["shown"], failed
        # What was left out once is there again.
        status, shown, _ = start(place)
        assert (status, shown and shown["rung"]) == (0, 0), failed
        with closing(Store.open(place / "data" / DATABASE_NAME).store) as store:
            assert len(store.matches()) == 1, failed
            assert store.get(KEY)["room"] == "wine", failed
        shutil.rmtree(place)


@pytest.mark.slow
@pytest.mark.parametrize("function", ["furniture._write", "furniture.paint", "card_item.paint", "record.data"])
def test_an_error_in_a_painting_ends_in_no_crash(kept: Path, function: str) -> None:
    status, shown, errors = start(kept, function, "RuntimeError")
    assert function in errors, errors
    if shown is None:
        status, shown, errors = start(kept)
    assert (status, shown and shown["shown"]) == (0, True), errors
