"""Who wants sounds, and that nothing is said where they cannot be played."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from cardtable.app import sound
from cardtable.app.sound import Sounds
from cardtable.core.child import Cause

ECHO = (sys.executable, "-c", "import sys\nfor line in sys.stdin: open(sys.argv[1], 'a').write(line)")
GONE = (sys.executable, "-c", "pass")
STUCK = (sys.executable, "-c", "import sys, time\nsys.stdin.readline()\ntime.sleep(600)")
NAMES = (sys.executable, "-c", "import sys\nfor line in sys.stdin: print(line, flush=True)")
DEAF = (sys.executable, "-c", "import os, time\nos.close(0)\ntime.sleep(600)")


def test_sounds_go_to_the_process(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    # On a busy machine the start of the process alone takes longer than sounds are kept apart.
    monkeypatch.setattr(sound, "APART", 600_000)
    heard = tmp_path / "heard"
    sounds = Sounds((*ECHO, str(heard)))
    sounds.play("knock")
    sounds.set_on(True)
    sounds.play("deal")
    sounds.play("deal")
    sounds.play("knock")
    process = sounds.process
    assert process is not None
    qtbot.waitUntil(lambda: process.bytesToWrite() == 0, timeout=20_000)
    process.closeWriteChannel()
    qtbot.waitUntil(lambda: sounds.process is None, timeout=20_000)
    # The same sound twice at the same time is one.
    assert heard.read_text(encoding="utf-8").split() == ["deal", "knock"]


@pytest.mark.parametrize("command", [GONE, ("no-such-program",)])
def test_a_process_that_ends_is_not_started_again(qtbot: QtBot, command: tuple[str, ...]) -> None:
    sounds = Sounds(command)
    sounds.set_on(True)
    sounds.play("deal")
    qtbot.waitUntil(lambda: sounds.process is None, timeout=20_000)
    sounds.play("knock")
    assert sounds.process is None


def test_a_process_that_hears_nothing_any_more_is_ended(qtbot: QtBot) -> None:
    sounds = Sounds(DEAF)
    sounds.set_on(True)
    sounds.play("deal")
    process = sounds.process
    assert process is not None

    def lost() -> bool:
        sounds.play("deal")
        return sounds.process is None

    with qtbot.waitSignal(process.destroyed, timeout=20_000):
        qtbot.waitUntil(lost, timeout=20_000)


def test_a_process_whose_device_is_stuck_is_ended(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    """It lives, and names nothing that it is told."""
    monkeypatch.setattr(sound, "DEAF", 100)
    sounds = Sounds(STUCK)
    sounds.set_on(True)
    sounds.play("deal")
    qtbot.waitUntil(lambda: sounds.process is None, timeout=60_000)
    assert sounds.last_end is not None
    assert sounds.last_end.cause is Cause.SILENT


def test_a_process_that_names_its_sounds_is_not(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    sounds = Sounds(NAMES)
    sounds.set_on(True)
    sounds.play("deal")
    assert sounds._heartbeat.isActive()
    qtbot.waitUntil(lambda: not sounds._heartbeat.isActive(), timeout=20_000)
    assert sounds.process is not None
    sounds.set_on(False)


def test_switched_off_the_process_ends(qtbot: QtBot, tmp_path: Path) -> None:
    sounds = Sounds((*ECHO, str(tmp_path / "heard")))
    sounds.set_on(True)
    sounds.play("deal")
    running = sounds.process
    assert running is not None
    sounds.set_on(False)
    sounds.play("knock")
    assert sounds.process is not running
    assert sounds.process is None
