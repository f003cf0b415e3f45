"""Settings in force, those of a start that does without what is kept, and what of them is kept."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cardtable.app.keeping import Keeping
from cardtable.app.kept_settings import KeptSettings
from cardtable.app.settings import KEY, Settings
from cardtable.store.store import Store


@pytest.fixture
def keeping(qapp: QApplication, tmp_path: Path) -> Iterator[Keeping]:
    """What is kept by somebody who plays in German, at once."""
    with closing(Store.open(tmp_path / "cards.sqlite3").store) as store:
        keeping = Keeping(store)
        keeping.put(KEY, Settings(language="de", speed="at_once").to_json())
        yield keeping


def kept(keeping: Keeping) -> tuple[Any, Any]:
    """The language and the speed that the next start takes."""
    settings = Settings.from_json(keeping.get(KEY))
    return settings.language, settings.speed


def test_what_is_kept_is_in_force_and_a_change_is_kept(qtbot: QtBot, keeping: Keeping) -> None:
    settings = KeptSettings(keeping)
    assert (settings.now.language, settings.now.speed) == ("de", "at_once")
    with qtbot.waitSignal(settings.changed, timeout=0):
        settings.change(language="en")
    with qtbot.assertNotEmitted(settings.changed):
        settings.change(language="en")
    assert kept(keeping) == ("en", "at_once")


@pytest.mark.parametrize("chosen", ["en", "sv"])
def test_a_plain_start_is_english_and_what_is_chosen_there_is_kept_beside_the_rest(
    keeping: Keeping, chosen: str
) -> None:
    settings = KeptSettings(keeping, plain=True)
    assert settings.now.language == "en"
    assert kept(keeping) == ("de", "at_once")
    settings.change(language=chosen)
    assert settings.now.language == chosen
    assert kept(keeping) == (chosen, "at_once")
