"""What is wished of all programs on the computer."""

from __future__ import annotations

import plistlib
from base64 import b64decode
from pathlib import Path

import pytest

from cardtable.app.dconf import truth
from cardtable.app.desktop import wants_motion, wants_sounds


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
def test_the_desktop_is_asked_for_sounds(tmp_path: Path, name: str, content: str, wanted: bool) -> None:
    file = tmp_path / name
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(content, encoding="utf-8")
    assert wants_sounds({"XDG_CONFIG_HOME": str(tmp_path)}, "linux") is wanted
    assert wants_sounds({"HOME": str(tmp_path / "nowhere")}, "linux") is True


@pytest.mark.parametrize(
    ("name", "content", "wanted"),
    [
        ("gtk-3.0/settings.ini", "[Settings]\ngtk-enable-animations=0\n", False),
        ("gtk-4.0/settings.ini", "[Settings]\ngtk-enable-animations=false\n", False),
        ("gtk-4.0/settings.ini", "[Settings]\ngtk-enable-animations=true\n", True),
        ("kdeglobals", "[KDE]\nAnimationDurationFactor=0\n", False),
        ("kdeglobals", "[KDE]\nAnimationDurationFactor=0.0\n", False),
        ("kdeglobals", "[KDE]\nAnimationDurationFactor=0.5\n", True),
        ("kdeglobals", "[Sounds]\nEnable=false\n", True),
    ],
)
def test_the_desktop_is_asked_for_motion(tmp_path: Path, name: str, content: str, wanted: bool) -> None:
    file = tmp_path / name
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(content, encoding="utf-8")
    assert wants_motion({"XDG_CONFIG_HOME": str(tmp_path)}, "linux") is wanted
    assert wants_motion({"HOME": str(tmp_path / "nowhere")}, "linux") is True


ANIMATIONS = "/org/gnome/desktop/interface/enable-animations"
STILL = b64decode(
    "R1ZhcmlhbnQAAAAAAAAAABgAAAA4AQAAAAAAKAoAAAAAAAAAAQAAAAEAAAACAAAAAgAAAAMAAAAEAAAABQAAAAgAAAAJAAAA1LUC"
    "AP////84AQAAAQBMADwBAABAAQAARAIzUQIAAABAAQAACgBMAEwBAABQAQAABOwzNQUAAABQAQAABQBMAFgBAABcAQAAS1CQCwAA"
    "AABcAQAABABMAGABAABkAQAAwH9fPgcAAABkAQAAEQB2AHgBAAB7AQAAuYj92ggAAAB7AQAACABMAIQBAACMAQAAH+N6iQEAAACM"
    "AQAADQB2AKABAACjAQAAOcU7TwUAAACjAQAACgBMALABAAC4AQAAsLckMAMAAAC4AQAABgBMAMABAADEAQAAO2+qCQcAAADEAQAA"
    "DAB2ANABAADWAQAALwAAAAMAAABpbnRlcmZhY2UvAAAGAAAAYTExeS8AAAABAAAAb3JnLwgAAABlbmFibGUtYW5pbWF0aW9ucwAA"
    "AAAAYmRlc2t0b3AvAAIAAAAHAAAAaGlnaC1jb250cmFzdAAAAAAAAAABAGJpbnRlcmZhY2UvAAAACQAAAAQAAABnbm9tZS8AAAUA"
    "AABjbG9jay1mb3JtYXQyNGgAAHM="
)
"""A database that ``dconf compile`` of GNOME has made: animations off, high contrast on, and the text of a clock."""
MOVING = b64decode(
    "R1ZhcmlhbnQAAAAAAAAAABgAAADIAAAAAAAAKAYAAAAAAAAAAAAAAAEAAAAEAAAABQAAAAUAAABLUJALAwAAAMgAAAAEAEwAzAAA"
    "ANAAAADAf18+BQAAANAAAAARAHYA6AAAAOsAAACwtyQwAAAAAOsAAAAGAEwA9AAAAPgAAADUtQIA//////gAAAABAEwA/AAAAAAB"
    "AAC5iP3aAgAAAAABAAAIAEwACAEAAAwBAAA5xTtPBAAAAAwBAAAKAEwAGAEAABwBAABvcmcvAgAAAGVuYWJsZS1hbmltYXRpb25z"
    "AAAAAAAAAAEAYmdub21lLwAAAAQAAAAvAAAAAAAAAGRlc2t0b3AvBQAAAGludGVyZmFjZS8AAAEAAAA="
)
"""The same with animations on."""


@pytest.mark.parametrize(("content", "wanted"), [(STILL, False), (MOVING, True), (b"", True), (b"GVariant", True)])
def test_gnome_is_asked_for_motion(tmp_path: Path, content: bytes, wanted: bool) -> None:
    file = tmp_path / "dconf" / "user"
    file.parent.mkdir()
    file.write_bytes(content)
    assert wants_motion({"XDG_CONFIG_HOME": str(tmp_path)}, "linux") is wanted


def test_a_key_is_found_by_its_whole_path_and_only_if_it_is_true_or_false(tmp_path: Path) -> None:
    file = tmp_path / "user"
    file.write_bytes(STILL)
    assert truth(file, ANIMATIONS) is False
    assert truth(file, "/org/gnome/desktop/a11y/interface/high-contrast") is True
    assert truth(file, "/org/gnome/desktop/interface/clock-format") is None
    assert truth(file, "enable-animations") is None
    assert truth(file, "/org/gnome/desktop/interface/") is None


def test_a_spoilt_database_says_nothing_and_breaks_nothing(tmp_path: Path) -> None:
    file = tmp_path / "user"
    for length in range(len(STILL)):
        file.write_bytes(STILL[:length])
        assert truth(file, ANIMATIONS) in (None, False)
    for place in range(8, len(STILL)):
        file.write_bytes(STILL[:place] + b"\xff" + STILL[place + 1 :])
        assert truth(file, ANIMATIONS) in (None, False, True)


@pytest.mark.parametrize(
    ("content", "wanted"),
    [
        (plistlib.dumps({"reduceMotion": True}), False),
        (plistlib.dumps({"reduceMotion": False}), True),
        (b"x", True),
        (b"<?xml <", True),
    ],
)
def test_a_mac_is_asked_for_motion(tmp_path: Path, content: bytes, wanted: bool) -> None:
    home = {"HOME": str(tmp_path)}
    assert wants_motion(home, "darwin") is True
    file = tmp_path / "Library" / "Preferences" / "com.apple.universalaccess.plist"
    file.parent.mkdir(parents=True)
    file.write_bytes(content)
    assert wants_motion(home, "darwin") is wanted
