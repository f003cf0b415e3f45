"""A claim at Piquet in the window: the hand lies open for the opponent to judge, and goes on lying open."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from cardtable.ai.protocol import Reply, Request
from cardtable.app.controller import Mode
from cardtable.app.i18n import Translation
from cardtable.core.cards import HIDDEN, PACK_32, format_cards
from cardtable.core.record import Record, RecordedDeal, SeatEntry
from cardtable.core.zones import hand
from cardtable.games.piquet.actions import CLAIM, ONE_MORE
from cardtable.games.registry import family_of
from cardtable.store.store import Store
from cardtable.ui.window.main_window import MainWindow
from tests.app.scripted import ScriptedClient
from tests.games.piquet.tables import dealt, rules_of, suited, texts

ELDER = suited("S:AKQJ H:AKQJ D:AKQJ")
DEALER = suited("S:T987 H:T987 D:T987")


def claims(request: Request) -> Reply:
    """A player that claims as soon as possible, and else leads any card."""
    family = family_of(request.variant)
    legal: Any = family.sample(family.observation(request.observation), random.Random(1)).legal()
    return Reply(request.id, str(CLAIM if CLAIM in legal else legal.representatives()[0]))


def begun() -> str:
    """The record of a deal in which Gustav, elder, has led once and is to lead again."""
    rest = [card for card in PACK_32 if card not in ELDER and card not in DEALER]
    rules = rules_of("session", commands=False)
    order = dealt(rules, [*ELDER[:7], *rest[:5]], [*DEALER[:9], *rest[5:]], [*ELDER[7:], *DEALER[9:]])
    actions = (f"change {texts(rest[:5])}", f"change {texts(rest[5:])}", "declare", "declare", "AS", "TS")
    seats = (SeatEntry("Anna"), SeatEntry("Gustav", "greedy"))
    deal = RecordedDeal(format_cards(order), actions)
    return Record("piquet.session", 2, {"commands": False}, seats, (("7S", "AS"),), (deal,)).to_text()


def cards_of(window: MainWindow, seat: int) -> Sequence[int]:
    return [item.card for item in window.table.scene().cards.lie[hand(seat)]]


@pytest.mark.parametrize("speed", ["at_once", "fast"])
def test_a_claimed_hand_lies_open(
    qtbot: QtBot, store: Store, translation: Translation, tmp_path: Path, speed: str
) -> None:
    file = tmp_path / "partie.cardtable"
    file.write_text(begun(), encoding="utf-8")
    window = MainWindow(store, translation, client=ScriptedClient(claims))
    qtbot.addWidget(window)
    window.resize(1280, 800)
    window.show()
    qtbot.waitExposed(window)
    window.settings.set(replace(window.settings.now, speed=speed, pace="none", confirm_leaving=False))
    assert window.open_file(file)
    controller = window.controller
    qtbot.waitUntil(lambda: controller.mode is Mode.HUMAN, timeout=20_000)
    assert controller.running.phase == "claimed"
    assert sorted(cards_of(window, 1)) == sorted({*ELDER} - {*suited("S:A")})
    # One more card is led from the open hand, and the others go on lying there.
    window.table.offering.bar.buttons[
        [offer.action for offer in window.table.offering.bar.offers].index(ONE_MORE)
    ].click()
    qtbot.waitUntil(lambda: controller.mode is Mode.HUMAN, timeout=20_000)
    assert controller.running.phase == "play"
    open_cards = cards_of(window, 1)
    assert len(open_cards) == 10
    assert HIDDEN not in open_cards
