"""A whole match of every variant in the window: mouse clicks on the scene, the controller, the database."""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cardtable.ai.protocol import HINT, Failure, Reply, Request
from cardtable.app.controller import Mode
from cardtable.app.i18n import Translation
from cardtable.core.chance import rng
from cardtable.core.events import Announced
from cardtable.core.record import HUMAN, SeatEntry
from cardtable.core.record import replay as played_again
from cardtable.core.rules import OptionValue, RuleSet
from cardtable.core.shapes import OneOption, SomeCards
from cardtable.core.state import WithOptions
from cardtable.core.view import SeatView
from cardtable.games.registry import VARIANTS, family_of
from cardtable.session.session import Session
from cardtable.store.store import Store
from cardtable.ui.table.card_item import CardItem
from cardtable.ui.table.chooser import Chooser
from cardtable.ui.window.main_window import MainWindow
from cardtable.words.cards import card_sign
from tests.app.scripted import Policy, ScriptedClient, takes_most

SHORT = {"deals": 1, "rounds": 1}
"""Options that keep the matches of the end-to-end tests to a few deals."""


def without_advice(policy: Policy) -> Policy:
    """The policy; whoever asks what choices are worth hears nothing, so that nobody who plays by chance is warned."""

    def answer(request: Request) -> Reply | Failure:
        given = policy(request)
        return replace(given, considered=()) if request.do == HINT and isinstance(given, Reply) else given

    return answer


class Desk:
    """The program's window with a person on seat 0 who plays by clicking."""

    def __init__(
        self, qtbot: QtBot, store: Store, translation: Translation, folder: Path, policy: Policy = takes_most
    ) -> None:
        self.qtbot = qtbot
        self.folder = folder
        self.store = store
        self.chance = random.Random(5)
        self.window = MainWindow(store, translation, client=ScriptedClient(without_advice(policy)))
        qtbot.addWidget(self.window)
        self.window.resize(1280, 800)
        self.window.show()
        qtbot.waitExposed(self.window)
        self.window.settings.set(replace(self.window.settings.now, speed="at_once", pace="none", confirm_leaving=False))

    def begin(self, name: str, players: int) -> None:
        """Begin a match, the person against computer players."""
        kind = next(one for one in VARIANTS if one.id == name)
        usual = kind.rule_set(players).options
        known = {one.name for one in kind.options(players) if one.applies is None or one.applies(players, usual)}
        rule_set = kind.rule_set(players, {key: value for key, value in SHORT.items() if key in known})
        seats = [SeatEntry("Anna", HUMAN), *(SeatEntry(f"Computer {n}", "greedy") for n in range(1, players))]
        self.open(rule_set, seats)

    def open(self, rule_set: RuleSet, seats: Sequence[SeatEntry], seed: int = 1) -> None:
        """Open the file of a match in which nothing has been dealt yet; ``seed`` is that of the cards that are cut."""
        file = self.folder / "partie.cardtable"
        file.write_text(Session.begin(rule_set, seats, rng(seed)).record().to_text(), encoding="utf-8")
        assert self.window.open_file(file)

    def play_match(self) -> None:
        """Click until the match is over."""
        controller = self.window.controller
        while controller.session is not None and not controller.session.over:
            self.qtbot.waitUntil(lambda: controller.mode in (Mode.HUMAN, Mode.RESULT), timeout=20_000)
            if controller.mode is Mode.HUMAN:
                if self.window.commands.guide.isChecked():
                    # Who plays by chance and is guided would be warned at every other move.
                    self.window.commands.guide.trigger()
                self.play_one()
            elif not controller.session.over:
                self.close_dialogs()
                controller.go_on()

    def play_one(self) -> None:
        """Click a button, cards and the button, or a card, then what it takes, then the card again if that is needed,
        and see that this was the move.
        """
        session = self.window.controller.session
        assert session is not None
        legal = session.legal()
        match legal.shape():
            case OneOption():
                self.press(self.chance.choice(legal.representatives()))
                return
            case SomeCards():
                self.change(self.chance.choice(legal.representatives()))
                return
        said = legal.options() if isinstance(legal, WithOptions) else ()
        # At Piquet something can be said at every card, and the rest given up.
        if said and (len(said) == 1 or self.chance.random() < 0.1):
            self.press(self.chance.choice(said))
            return
        every: Sequence[Any] = legal.representatives()
        cards = [one for one in every if one.card is not None]
        self.play_card(max(cards, key=lambda one: (len(legal.chosen(one)), one)))

    def play_card(self, action: Any) -> None:
        """Click a card, what it takes, and the card again if that is needed."""
        session = self.window.controller.session
        assert session is not None
        legal, before = session.legal(), session.position
        self.click(self.item_in_hand(action.card))
        # Of two packs a card and its twin are the same target, and a second click on one puts it back.
        free = self.window.table.scene().cards.things()
        for target in legal.chosen(action):
            thing = next(thing for thing in free if thing.target == target)
            free.remove(thing)
            self.click(thing.items[-1])
        if session.position == before:
            # What can be read in one way only has been taken already.
            self.click(self.item_in_hand(action.card))
        self.qtbot.waitUntil(lambda: session.position > before or self.asked(), timeout=5_000)
        if session.position == before:
            # The same cards can be taken or built with: the table asks, and the first choice is as good as any.
            QTest.keyClick(self.window.table, Qt.Key.Key_Return)
            self.qtbot.waitUntil(lambda: session.position > before, timeout=5_000)

    def press(self, action: Any) -> None:
        """Click the button that stands for ``action``."""
        session = self.window.controller.session
        assert session is not None
        before = session.position
        options = self.window.table.offering.bar
        button = options.buttons[[offer.action for offer in options.offers].index(action)]
        if not button.isVisible():
            # What is seldom wanted waits behind another button.
            QTest.mouseClick(options.more, Qt.MouseButton.LeftButton)
        assert button.isVisible()
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
        self.qtbot.waitUntil(lambda: session.position > before, timeout=5_000)

    def change(self, action: Any) -> None:
        """Click the cards that are to be changed, and then the button."""
        for card in action.cards:
            self.click(self.item_in_hand(card))
        self.press(action)

    def asked(self) -> bool:
        """Whether the table asks which of several moves is meant."""
        return any(chooser.isVisible() for chooser in self.window.table.findChildren(Chooser))

    def item_in_hand(self, card: int) -> CardItem:
        return next(item for item in self.window.table.scene().cards.own_hand() if item.card == card)

    def click(self, item: CardItem) -> None:
        """Click near the upper left corner, which nothing overlaps."""
        middle = item.sceneBoundingRect().center()
        corner = middle - QPointF(item.width / 2 - 6, item.height / 2 - 10)
        place: QPoint = self.window.table.mapFromScene(corner)
        QTest.mouseClick(self.window.table.viewport(), Qt.MouseButton.LeftButton, pos=place)

    def close_dialogs(self) -> None:
        self.window.dialogs.dismiss()
        for widget in QApplication.topLevelWidgets():
            if widget is not self.window and widget.isVisible() and widget.isWindow():
                widget.close()


@pytest.fixture
def desk(qtbot: QtBot, store: Store, translation: Translation, tmp_path: Path) -> Desk:
    return Desk(qtbot, store, translation, tmp_path)


def test_what_is_new_is_explained_until_it_was_done_three_times(desk: Desk, store: Store) -> None:
    desk.begin("ecarte", 2)
    controller, guide = desk.window.controller, desk.window.pages.guide
    roles, told, seen, parted, bound = set(), set(), Counter[str](), Counter[str](), 0
    for _ in range(200):
        desk.qtbot.waitUntil(lambda: controller.mode in (Mode.HUMAN, Mode.RESULT), timeout=20_000)
        if controller.mode is Mode.RESULT:
            assert not guide.isVisible()
            desk.close_dialogs()
            if controller.session is None or controller.session.over:
                break
            controller.go_on()
            continue
        session = controller.session
        assert session is not None
        role = "dealer" if session.view(session.actor()).dealer == session.actor() else "other"
        situation = f"ecarte/{session.phase}/{role}"
        known = store.get("met") or {}
        # Nothing is explained that was done three times, and everything else is: as the dealer, too.
        assert guide.isVisible() == (known.get(situation, 0) < 3), situation
        if guide.isVisible():
            roles.add(role)
            told.add(guide.text)
            if "Follow suit" in guide.text:
                # The words fit the role, and name what may be played where that is not everything.
                assert ("what elder leads" in guide.text) == (role == "dealer")
                cards = [item.card for item in desk.window.table.scene().cards.own_hand()]
                able = [card for card in cards if card in session.legal().cards()]
                bound += len(able) < len(cards)
                assert ("You may play only" in guide.text) == (len(able) < len(cards))
                assert all(card_sign(card) in guide.text for card in able if len(able) < len(cards))
            # That it is known is said of the same words once, not in both roles.
            same = f"ecarte/{session.phase}/{'other' if role == 'dealer' else 'dealer'}"
            parts = known.get(situation, 0) == 2 and known.get(same, 0) < 3
            assert ("Ctrl+G" in guide.text) == parts
            parted[guide.text] += parts
        seen[situation] += 1
        desk.play_one()
    assert roles == {"dealer", "other"}
    assert len(told) > 3
    assert bound
    assert parted
    assert set(parted.values()) <= {0, 1}
    assert seen["ecarte/play/dealer"] > 3
    assert store.get("met")["ecarte/play/dealer"] == 3


def test_what_the_other_says_at_piquet_is_explained_until_it_was_heard_three_times(desk: Desk, store: Store) -> None:
    desk.window.settings.set(replace(desk.window.settings.now, declares=False))
    desk.begin("piquet.points", 2)
    controller, guide = desk.window.controller, desk.window.pages.guide
    phases = ("command", "exchange", "point", "sequences", "sets", "announce", "count", "play", "claimed")
    topics = [*phases, *(f"{one}.answer" for one in ("point", "sequences", "sets"))]
    lines = ("point", "sequence", "set", "lead", "trick", "repique", "pique", "capot", "carte_blanche")
    known = [f"{topic}/{role}" for topic in topics for role in ("dealer", "other")] + [f"line.{one}" for one in lines]
    store.put("met", {f"piquet.points/{one}": 3 for one in known})
    explained = {"good", "not_good", "equal", "how_high", "suit"}
    begun, told = 0, Counter[str]()
    for _ in range(200):
        desk.qtbot.waitUntil(lambda: controller.mode in (Mode.HUMAN, Mode.RESULT), timeout=20_000)
        if controller.mode is Mode.RESULT:
            desk.close_dialogs()
            begun = 0
            if controller.session is not None and not controller.session.over:
                controller.go_on()
            else:
                break
            continue
        session = controller.session
        assert session is not None
        events = session.events(0)
        said = [one.code for one in events[begun:] if isinstance(one, Announced) and one.seat == 1]
        new = [code for code in dict.fromkeys(said) if code in explained and told[code] < 3]
        begun = len(events)
        assert guide.isVisible() == bool(new), said
        told.update(new[:2])
        assert not guide.isVisible() or len(guide.text) > 60
        # Whoever declares nothing hears nothing, for a whole match perhaps.
        declared = [
            one for one in session.legal().representatives() if re.match(r"(point|sequences|sets) [^-]", str(one))
        ]
        if declared:
            desk.press(declared[0])
        else:
            desk.play_one()
    assert told
    met = store.get("met")
    assert {code: met[f"piquet.points/said.{code}"] for code in told} == dict(told)


def test_at_casino_the_first_decisions_say_what_counts(desk: Desk, store: Store) -> None:
    desk.begin("casino.swedish", 2)
    controller, guide = desk.window.controller, desk.window.pages.guide
    told = []
    for _ in range(9):
        desk.qtbot.waitUntil(lambda: controller.mode is Mode.HUMAN, timeout=20_000)
        told.append(guide.text)
        before = (store.get("met") or {}).get("casino.swedish/counts", 0)
        counts = "Each ace = 1" in guide.text
        assert not counts or before < 3
        desk.play_one()
        desk.qtbot.waitUntil(lambda: controller.mode is not Mode.HUMAN, timeout=20_000)
        assert store.get("met").get("casino.swedish/counts", 0) == before + counts
    # First what can be done, then what counts, three times and as long as nothing new can be done.
    of_counting = ["Each ace = 1" in one for one in told]
    assert not of_counting[0]
    assert sum(of_counting) == 3
    # The words do not change from card to card.
    changes = sum(one is not other for one, other in pairwise(of_counting))
    assert changes <= 4


@pytest.mark.slow
def test_explanations_are_switched_on_and_off_at_any_time(desk: Desk, store: Store) -> None:
    store.put("guided", ["casino"])
    desk.begin("casino.swedish", 2)
    window, controller = desk.window, desk.window.controller
    action, guide = window.commands.guide, window.pages.guide
    desk.qtbot.waitUntil(lambda: controller.mode is Mode.HUMAN, timeout=20_000)
    told = guide.isVisible()
    if told:
        guide.dismissed.emit()
    assert not guide.isVisible()
    assert not action.isChecked()
    action.trigger()
    assert guide.isVisible()
    assert action.isChecked()
    assert store.get("guide") is True
    while controller.mode is not Mode.RESULT:
        if controller.mode is Mode.HUMAN:
            assert guide.isVisible()
            desk.play_one()
        desk.qtbot.waitUntil(lambda: controller.mode in (Mode.HUMAN, Mode.RESULT), timeout=20_000)
    desk.close_dialogs()
    controller.go_on()
    desk.qtbot.waitUntil(lambda: controller.mode is Mode.HUMAN, timeout=20_000)
    assert guide.isVisible()
    action.trigger()
    assert not guide.isVisible()
    assert not action.isChecked()
    assert store.get("guide") is False


@pytest.mark.slow
def test_a_watched_match_can_be_skipped(desk: Desk) -> None:
    kind = next(one for one in VARIANTS if one.id == "ecarte.rotation")
    seats = [SeatEntry("Anna", "greedy"), SeatEntry("Computer 1", "greedy"), SeatEntry("Berta", HUMAN)]
    controller = desk.window.controller
    # The cards that are cut decide which two begin; here the two computer players do.
    for seed in range(1, 50):
        desk.open(kind.rule_set(3, {"most_bet": 0}), seats, seed)
        desk.qtbot.waitUntil(lambda: controller.running.watching or controller.mode is Mode.HUMAN, timeout=20_000)
        if controller.running.watching:
            break
    session = controller.session
    assert session is not None
    assert controller.running.watching
    sides = dict(session.standing.carried)["parties"]
    desk.window.commands.skip.trigger()
    desk.qtbot.waitUntil(lambda: controller.mode is Mode.RESULT, timeout=20_000)
    assert dict(session.standing.carried)["parties"] == sides + 1


@pytest.mark.turns(4)
@pytest.mark.slow
@pytest.mark.parametrize("name", [one.id for one in VARIANTS])
def test_a_whole_match_by_mouse(desk: Desk, name: str) -> None:
    players = next(one for one in VARIANTS if one.id == name).players[0]
    desk.begin(name, players)
    desk.play_match()
    session = desk.window.controller.session
    assert session is not None
    assert session.standing.winners
    match = desk.store.matches()[0]
    assert match.finished
    # What was kept plays again to the same end, and the table shows what the seat knows.
    again = played_again(desk.store.load_match(match.id), family_of)
    assert again.standing == session.standing
    shown = {str(zone): len(items) for zone, items in desk.window.table.scene().cards.lie.items() if items}
    known: SeatView = session.view(0)
    assert shown == {str(zone): len(cards) for zone, cards in known.zones.items() if cards}


@pytest.mark.turns(1)
@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "players", "options"),
    [
        (
            "piquet.points",
            2,
            {
                "repique": "count",
                "carte_blanche": "after",
                "carte_rouge": True,
                "dealer_least": "none",
                "divided": "carried",
            },
        ),
        ("piquet.four_deals", 2, {"prizes": "only", "rounding": "hundreds", "elder_least": 1, "smallest_point": 3}),
        ("piquet.kings", 4, {"order": "ab_ac_ad_bc_bd_cd", "repique_when": "nothing_beaten"}),
        ("piquet.chouette", 6, {"parties": 2, "repique": "own_partie", "packets": "threes", "talon": "middle"}),
        ("piquet.chouette", 3, {"parties": 3, "box": "cavendish", "target": 30}),
        ("ecarte.rotation", 3, {"length": "pool", "stake": 5}),
        (
            "casino.house",
            4,
            {
                "length": "deals",
                "deals": 1,
                "sides": True,
                "hand_cards": 6,
                "table_cards": 3,
                "court_values": "ten",
                "ace_value": "eleven",
                "duty": "something",
                "spades_count": "each",
                "jack_points": 2,
                "to_the_right": True,
            },
        ),
        (
            "casino.house",
            2,
            {"draws": True, "builds": True, "hand_cards": 5, "table_cards": 0, "court_values": "pair", "target": 11},
        ),
    ],
)
def test_what_is_agreed_otherwise_in_german(
    desk: Desk, translation: Translation, name: str, players: int, options: dict[str, OptionValue]
) -> None:
    translation.switch("de")
    kind = next(one for one in VARIANTS if one.id == name)
    seats = [SeatEntry("Anna", HUMAN), *(SeatEntry(f"Computer {n}", "greedy") for n in range(1, players))]
    desk.open(kind.rule_set(players, options), seats)
    desk.play_match()
    session = desk.window.controller.session
    assert session is not None
    assert session.standing.winners
    again = played_again(desk.store.load_match(desk.store.matches()[0].id), family_of)
    assert again.standing == session.standing
    assert again.rule_set.options == session.rule_set.options


@pytest.mark.slow
def test_computer_players_finish_a_match_by_themselves(desk: Desk) -> None:
    kind = next(one for one in VARIANTS if one.id == "casino.swedish")
    controller = desk.window.controller
    desk.open(kind.rule_set(2), [SeatEntry("A", "greedy"), SeatEntry("B", "greedy")])
    session = controller.session
    assert session is not None
    while not session.over:
        desk.qtbot.waitUntil(lambda: controller.mode is Mode.RESULT, timeout=30_000)
        if not session.over:
            desk.close_dialogs()
            controller.go_on()
    assert session.standing.winners
