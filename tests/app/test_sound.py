"""Who wants sounds, and that nothing is said where they cannot be played."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from cardtable.app.sound import Sounds, system_wants_sounds

ECHO = (sys.executable, "-c", "import sys\nfor line in sys.stdin: open(sys.argv[1], 'a').write(line)")
GONE = (sys.executable, "-c", "pass")
DEAF = (sys.executable, "-c", "import os, time\nos.close(0)\ntime.sleep(600)")


def test_sounds_go_to_the_process(qtbot: QtBot, tmp_path: Path) -> None:
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
    assert heard.read_text().split() == ["deal", "knock"]


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


@pytest.mark.parametrize(
    ("name", "content", "wanted"),
    [
        ("gtk-3.0/settings.ini", "[Settings]\ngtk-enable-event-sounds=0\n", False),
        ("gtk-4.0/settings.ini", "[Settings]\ngtk-enable-event-sounds=false\n", False),
        ("gtk-3.0/settings.ini", "[Settings]\ngtk-enable-event-sounds=1\n", True),
        ("kdeglobals", "[Sounds]\nEnable=false\n", False),
        ("kdeglobals", "[General]\nName=100%\n", True),
        ("gtk-3.0/settings.ini", "[Settings]\ngtk-enable-event-sounds=perhaps\n", True),
        ("gtk-3.0/settings.ini", "no section\n", True),
    ],
)
def test_the_desktop_is_asked(tmp_path: Path, name: str, content: str, wanted: bool) -> None:
    file = tmp_path / name
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(content, encoding="utf-8")
    assert system_wants_sounds({"XDG_CONFIG_HOME": str(tmp_path)}, "linux") is wanted
    assert system_wants_sounds({"HOME": str(tmp_path / "nowhere")}, "linux") is True
