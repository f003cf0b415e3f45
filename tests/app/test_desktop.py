"""What is wished of all programs on the computer."""

from __future__ import annotations

from pathlib import Path

import pytest

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
