"""A score sheet in a real window on a real X server, with a real mouse and real keys."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest

from cardtable.app.scorekeeper.keeper import load_sheet
from cardtable.session.scorebook.model import SheetSetup
from cardtable.store.store import Store
from tests.end_to_end.test_real_window import PATIENCE, ROOT, Screen

DRIVER = Path(__file__).with_name("sheet_driver.py")


@pytest.fixture
def database(tmp_path: Path) -> Path:
    path = tmp_path / "cardtable.sqlite3"
    setup = SheetSetup("casino.swedish", ("Anna", "Bert"), {"target": 21})
    with closing(Store.open(path).store) as store:
        store.create_sheet(setup.kind, setup.names, "", setup.to_json())
    return path


@pytest.fixture
def opened(
    window_display: str, database: Path, tmp_path: Path
) -> Iterator[Callable[[], tuple[Screen, subprocess.Popen[str]]]]:
    processes: list[subprocess.Popen[str]] = []

    def start() -> tuple[Screen, subprocess.Popen[str]]:
        environment = {
            **os.environ,
            "DISPLAY": window_display,
            "QT_QPA_PLATFORM": "xcb",
            "LC_ALL": "C.UTF-8",
            "PYTHONPATH": str(ROOT),
        }
        with (tmp_path / "errors.txt").open("a") as errors:
            process = subprocess.Popen(
                [sys.executable, str(DRIVER), str(database), "1"],
                env=environment,
                stdout=subprocess.PIPE,
                stderr=errors,
                text=True,
            )
        processes.append(process)
        assert process.stdout is not None
        return Screen(window_display, process.stdout), process

    yield start
    for process in processes:
        process.terminate()
        process.wait(timeout=PATIENCE)
        assert process.stdout is not None
        process.stdout.close()
    told = (tmp_path / "errors.txt").read_text(encoding="utf-8")
    assert "Traceback" not in told, told


def click(screen: Screen, spot: list[int], button: int = 1) -> None:
    screen.mouse("mousemove", *spot)
    screen.mouse("click", button)


@pytest.mark.window
def test_counters_are_marked_with_the_mouse(
    opened: Callable[[], tuple[Screen, subprocess.Popen[str]]], database: Path
) -> None:
    screen, _ = opened()
    shown = screen.wait_for(lambda told: told["active"])
    for points in (1, 2, 3):
        click(screen, shown["fields"][1])
        # It asks what the point is for; last of all stands a point by hand.
        screen.mouse("key", "Up", "Return")
        screen.wait_for(lambda told, points=points: told["points"] == [0, points])  # type: ignore[misc]
    click(screen, shown["fields"][1], 3)
    screen.wait_for(lambda told: told["points"] == [0, 2])
    with closing(Store.open(database).store) as store:
        assert load_sheet(store, 1).standing.points == (0, 2)


@pytest.mark.window
@pytest.mark.slow
def test_a_deal_is_typed_and_a_killed_window_has_lost_nothing(
    opened: Callable[[], tuple[Screen, subprocess.Popen[str]]],
) -> None:
    screen, process = opened()
    shown = screen.wait_for(lambda told: told["active"] and told["focus"] == "Cards, Anna")
    screen.mouse("type", "10+15+5")
    screen.wait_for(lambda told: told["typed"] == {"cards 0": "10+15+5"})
    click(screen, shown["cells"]["last_capture 1"])
    screen.wait_for(lambda told: told["typed"].get("last_capture 1") == "1")
    click(screen, shown["cells"]["aces 0"])
    screen.mouse("type", "4")
    screen.wait_for(lambda told: told["typed"].get("aces 0") == "4")
    screen.mouse("key", "ctrl+Return")
    # Spades, ♦10 and ♠2 are nobody's: it is asked once, at the first of them, and the same keys enter the deal then.
    screen.wait_for(lambda told: told["asked"] and told["focus"] == "Spades, Anna")
    screen.mouse("key", "ctrl+Return")
    screen.wait_for(lambda told: told["points"] == [5, 1])
    process.kill()
    process.wait(timeout=PATIENCE)
    again, _ = opened()
    shown = again.wait_for(lambda told: told["active"])
    assert (shown["points"], shown["deals"]) == ([5, 1], 1)
