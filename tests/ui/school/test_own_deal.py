"""A deal of one's own in the window: somebody who knows what the lessons say finds and counts everything."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any
from zlib import crc32

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cardtable.ai.protocol import Considered, Reason, Reply, Request
from cardtable.app.i18n import LANGUAGES, Translation
from cardtable.app.school.own_deal import HelpStage
from cardtable.app.school.progress import KEY as SCHOOL
from cardtable.app.settings import KEY, Settings
from cardtable.art.theme import PACKS
from cardtable.games.registry import family_of
from cardtable.store.store import Store
from cardtable.ui.window.main_window import MainWindow
from tests.app.scripted import ScriptedClient
from tests.ui.own_pupil import OwnPupil

PATHS = ("casino", "piquet", "ecarte")


def plain(request: Request) -> Reply:
    """A player that declares everything, makes no claim, and plays what takes most, or any card."""
    family = family_of(request.variant)
    observation: Any = family.observation(request.observation)
    legal = family.sample(observation, random.Random(1)).legal()
    told = [one for one in legal.representatives() if str(one) in ("declare", "ninety", "propose", "accept")]
    usual = [one for one in legal.representatives() if str(one) not in ("claim", "give up", "ask")]
    ordered = sorted(told or usual, key=lambda action: (-len(legal.chosen(action)), crc32(str(action).encode())))
    rest = [one for one in legal.representatives() if one not in ordered]
    considered = tuple(Considered(str(one), 0.0, (Reason("takes_most_cards"),)) for one in (*ordered, *rest))
    return Reply(request.id, str(ordered[0]), considered)


@pytest.fixture
def window_with_player(
    qapp: QApplication, qtbot: QtBot, translation: Translation, store: Store
) -> Iterator[Callable[..., MainWindow]]:
    made: list[MainWindow] = []

    def window(language: str = "en", pack: str = "french") -> MainWindow:
        store.put(KEY, Settings(language=language, speed="at_once", pace="none", pack=pack).to_json())
        opened = MainWindow(store, translation, client=ScriptedClient(plain), person="Anna")
        qtbot.addWidget(opened)
        opened.resize(1100, 760)
        with qtbot.waitExposed(opened):
            opened.show()
        opened.activateWindow()
        made.append(opened)
        return opened

    yield window
    for opened in made:
        opened.controller.leave()
        opened.close()


def begin(window: MainWindow, path: str, stage: HelpStage, number: int) -> None:
    window.school_door.begin(f"{path}/own_deal")
    window.school_door.own_deals.begin(f"{path}/own_deal", stage, number)


@pytest.mark.slow
@pytest.mark.turns(6)
@pytest.mark.parametrize(("path", "number"), [(path, number) for number in range(200) for path in PATHS])
def test_whoever_knows_what_was_said_counts_a_random_deal(
    qtbot: QtBot, window_with_player: Callable[..., MainWindow], store: Store, path: str, number: int
) -> None:
    """In both languages, with each pack, by the mouse and by the keyboard."""
    language, pack = LANGUAGES[number % 2], PACKS[number // 2 % len(PACKS)]
    window = window_with_player(language, pack)
    begin(window, path, HelpStage.ALONE, 1000 + number)
    OwnPupil(qtbot, window, language, mouse=number % 3 > 0, seed=number).play()
    mistakes = window.school_door.own_deals.deal.mistakes
    assert [(one.question, one.answer, one.better) for one in mistakes] == []
    assert store.get(SCHOOL)["stars"][f"{path}/own_deal"] == 3
