"""The pictures of README, page and metainfo are made by one command, and always the same."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
from PySide6.QtGui import QImage

ROOT = Path(__file__).parents[2]
PICTURES = ROOT / "packaging" / "pictures"
KEPT = {file.stem for file in PICTURES.glob("*.png")}


def painted(folder: Path, *names: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(ROOT / "packaging" / "paint_pictures.py"), *names, "--folder", str(folder)]
    return subprocess.run(command, capture_output=True, text=True, check=False)


@pytest.mark.slow
@pytest.mark.parametrize("name", sorted(KEPT))
def test_a_picture_is_the_same_each_time_and_shows_a_window(tmp_path: Path, name: str) -> None:
    for once in ("first", "second"):
        done = painted(tmp_path / once, name)
        assert done.returncode == 0, done.stderr
    first, second = (tmp_path / once / f"{name}.png" for once in ("first", "second"))
    assert first.read_bytes() == second.read_bytes()
    image = QImage(str(first))
    assert (image.width(), image.height()) == (1280, 800)
    assert len({image.pixel(x, y) for x in range(0, 1280, 9) for y in range(0, 800, 9)}) > 200


def test_what_is_not_there_cannot_be_asked_for(tmp_path: Path) -> None:
    done = painted(tmp_path, "nothing")
    assert done.returncode == 2
    assert "no picture 'nothing'" in done.stderr


def test_each_picture_is_there_in_both_languages_has_words_and_is_named_by_the_shelf() -> None:
    words = tomllib.loads((ROOT / "packaging" / "release" / "words.toml").read_text(encoding="utf-8"))
    english = {"light", "dark", "hall", "choosing"}
    german = {f"{name}_de" for name in english}
    assert english | german == KEPT
    for language in ("en", "de"):
        assert words[language].keys() >= {*english, "moving"}
    shelf = (ROOT / "packaging" / "linux" / "metainfo.xml.in").read_text(encoding="utf-8")
    named = re.findall(
        r'<image type="source" width="1280" height="800"( xml:lang="de")?>@HOME@(\w+)\.png</image>', shelf
    )
    assert {name for lang, name in named if not lang} == english
    assert {name for lang, name in named if lang} == german
    shown = set(re.findall(r"\]\(packaging/pictures/(\w+)\.png\)", (ROOT / "README.md").read_text(encoding="utf-8")))
    assert shown <= KEPT


@pytest.mark.parametrize("name", ["moving", "moving_de"])
def test_the_moving_picture_moves_and_is_quickly_loaded(name: str) -> None:
    data = (PICTURES / f"{name}.webp").read_bytes()
    assert (data[:4], data[8:16]) == (b"RIFF", b"WEBPVP8X")
    assert data[20] & 0b10
    assert data.count(b"ANMF") > 30
    assert len(data) < 1_000_000
