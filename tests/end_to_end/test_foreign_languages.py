"""Languages in the real program, in a process of its own: such as harm, and that of the computer at the first start."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from cardtable.store.places import DATABASE_NAME, DIRECTORY_VARIABLE
from cardtable.store.store import Store
from tests import hostile_languages as hostile

DRIVER = Path(__file__).with_name("language_driver.py")
ROOT = DRIVER.parents[2]
PATIENCE = 120


def visited(data: Path, **speaks: str) -> dict[str, Any]:
    """What somebody saw who has started the program in an environment that ``speaks`` so."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith(("LC_", "LANG"))}
    environment |= {DIRECTORY_VARIABLE: str(data), "QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": str(ROOT), **speaks}
    done = subprocess.run(
        [sys.executable, str(DRIVER)], env=environment, capture_output=True, text=True, timeout=PATIENCE, check=False
    )
    assert done.returncode == 0, done.stderr
    assert "Traceback" not in done.stderr
    seen: dict[str, Any] = json.loads(done.stdout)
    return seen


@pytest.mark.slow
@pytest.mark.turns(6)
@pytest.mark.parametrize("kind", list(hostile.PACKS))
def test_the_window_opens_and_says_why_and_nothing_outside_is_read(kind: str, tmp_path: Path) -> None:
    data = tmp_path / "data"
    hostile.drop(kind, data)
    seen = visited(data, LANG=f"{hostile.CODE}.UTF-8")
    pack = hostile.PACKS[kind]
    assert not pack.said or any(pack.said in sentence for sentence in seen["said"]), seen["said"]
    told = [sentence for sentence in set(seen["said"]) if hostile.CODE in sentence]
    assert len(told) > 1 if pack.each else len(told) == bool(pack.said)
    assert not any(hostile.SECRET in words for words in seen["words"])
    outside = [file for file in seen["read"] if hostile.BAIT in file or "/outside/" in file or file.startswith("//")]
    assert outside == []
    assert any("pair" in words.casefold() for words in seen["words"]), "the lesson was given all the same"


@pytest.mark.slow
@pytest.mark.turns(4)
@pytest.mark.parametrize(
    ("speaks", "word"),
    [
        ({"LANG": "sv_SE"}, "Nytt parti"),
        ({"LANG": "sv_SE.UTF-8@euro"}, "Nytt parti"),
        ({"LANG": "en_GB.UTF-8", "LC_ALL": "de_AT.UTF-8"}, "Einstellungen"),
        ({"LANG": "en_GB.UTF-8", "LANGUAGE": "sv:de:en"}, "Nytt parti"),
        ({"LANG": "en_GB.UTF-8", "LANGUAGE": "xx:de:en"}, "Einstellungen"),
        ({"LANG": "xx_YY@modifier"}, "Settings"),
        ({"LANG": "C"}, "Settings"),
        ({"LANG": ""}, "Settings"),
        ({}, "Settings"),
        ({"LANG": "../../etc/passwd\udcff", "LANGUAGE": ":::-_@.:/"}, "Settings"),
    ],
)
def test_the_first_start_speaks_the_language_of_the_computer(speaks: dict[str, str], word: str, tmp_path: Path) -> None:
    seen = visited(tmp_path / "data", **speaks)
    assert seen["said"] == []
    assert any(word in words for words in seen["words"])


@pytest.mark.slow
def test_settings_that_name_what_is_gone_open_all_the_same(tmp_path: Path) -> None:
    store = Store.open(tmp_path / "data" / DATABASE_NAME).store
    store.put("settings", {"language": "tlh", "pack": "tarot", "card_back": "gone", "sound": "device 7", "room": 5})
    store.put("window", {"folder": 10**30, "parts": [1, "x"], "geometry": 7})
    store.put("new_game", {"variant": "whist", "players": ["gone"], "favourite": 10**30})
    store.close()
    seen = visited(tmp_path / "data", LANG="de_DE.UTF-8")
    assert any("Einstellungen" in words for words in seen["words"])
