"""A pupil in a deal of his own: he has the cards before him, heard what was said, saw what was played, and knows of the
rules what the lessons have said; nothing of the right answers.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cardtable.app.school.lesson import LEARNER
from cardtable.core.cards import ACE, DIAMONDS, HIDDEN, SPADES, Card, make_card, rank_of, suit_of
from cardtable.core.events import Announced, CardsMoved, Movement
from cardtable.core.state import options_of
from cardtable.ui.school.lesson_panel import LessonPanel
from cardtable.ui.table.card_item import CardItem, Mark
from cardtable.ui.window.main_window import MainWindow
from tests.ui.pupil import Pupil

ORDER = (7, 8, 9, 10, 11, 12, 13, ACE)
WORDS: Mapping[str, Mapping[str, str]] = {
    "en": {
        "point": "your point?|a point.|Your point is",
        "sequence": "sequence",
        "set": "quatorze",
        "worth": "is good. What do you|are good. What do you",
        "declared": "where you said “not good” and where",
        "count": "Count aloud",
        "repique": "repique?",
        "tricks": "All the tricks",
        "in all": "in all?",
        "pile": "have you captured",
        "Cards": "Cards:",
        "Spades": "Spades:",
        "Big": "Big Casino",
        "Little": "Little Casino",
        "Aces": "Aces",
        "Last": "Last capture",
        "Sweeps": "Sweeps",
        "king": "king of trumps",
        "good": "Good",
        "equal": "Equal",
        "not_good": "Not good",
        "no": "No",
        "yes": "Yes, a repique",
        "none": "I have none",
        "all": "That is all of them",
        "on": "Continue",
    },
    "de": {
        "point": "Ihr Rummel?|einen Rummel|Ihr Rummel ist",
        "sequence": "Folge",
        "set": "Kunststück",
        "worth": "Was zählt er|Was zählen sie",
        "declared": "alles, was Ihnen gehört",
        "count": "Zählen Sie laut",
        "repique": "einen Neunziger ansagen?",
        "tricks": "Alle Stiche",
        "in all": "insgesamt",
        "pile": "haben Sie gefangen",
        "Cards": "Karten:",
        "Spades": "Pik:",
        "Big": "Große",
        "Little": "Kleine",
        "Aces": "Asse",
        "Last": "Letzter",
        "Sweeps": "Kehraus",
        "king": "Trumpfkönig",
        "good": "Gut",
        "equal": "Gleich",
        "not_good": "Nicht gut",
        "no": "Nein",
        "yes": "Ja, einen Neunziger",
        "none": "Ich habe nichts",
        "all": "Das sind alle",
        "on": "Weiter",
    },
}
"""The words by which he understands what is asked, and the words on the buttons."""


def worth(kind: str, length: int) -> int:
    """Return what the lessons say that a point, a sequence or a set of so many cards counts."""
    if kind == "point":
        return length
    if kind == "set":
        return {3: 3, 4: 14}[length]
    return length if length < 5 else length + 10


def held(kind: str, hand: Sequence[Card]) -> list[tuple[int, int, frozenset[Card]]]:
    """Return all that a hand has of a class, with its length and what decides between equally long ones; best first."""
    found = []
    for suit in range(4):
        cards = sorted((card for card in hand if suit_of(card) == suit), key=lambda card: ORDER.index(rank_of(card)))
        if kind == "point" and len(cards) >= 4:
            pips = sum(11 if rank_of(card) == ACE else min(rank_of(card), 10) for card in cards)
            found.append((len(cards), pips, frozenset(cards)))
        if kind == "sequence":
            run: list[Card] = []
            for card in cards:
                if run and ORDER.index(rank_of(card)) != ORDER.index(rank_of(run[-1])) + 1:
                    run = []
                run.append(card)
                following = ORDER.index(rank_of(card)) + 1
                ends = not any(ORDER.index(rank_of(one)) == following for one in cards)
                if ends and len(run) >= 3:
                    found.append((len(run), ORDER.index(rank_of(card)), frozenset(run)))
    if kind == "set":
        for rank, number in Counter(map(rank_of, hand)).items():
            if number >= 3 and ORDER.index(rank) >= ORDER.index(10):
                found.append((number, ORDER.index(rank), frozenset(card for card in hand if rank_of(card) == rank)))
    return sorted(found, key=lambda one: one[:2], reverse=True)


class OwnPupil:
    """Plays and counts the deal of his own in ``window``, by keys alone if he has no ``mouse``; where cards or a button
    are lit as advice, he ``heeds`` that, or plays as it comes.
    """

    def __init__(
        self,
        qtbot: QtBot,
        window: MainWindow,
        language: str,
        *,
        mouse: bool = True,
        seed: int = 0,
        heeds: bool = False,
    ) -> None:
        self._qtbot = qtbot
        self._window = window
        self._words = WORDS[language]
        self._mouse = mouse
        self._heeds = heeds
        self.heeded = 0
        """How often he has done what was lit."""
        self.decided = 0
        """How often he has done, without being told, what the lessons advise: a word at Écarté, or an exchange."""
        self._chance = random.Random(seed)
        self._clicks = Pupil(qtbot, window, language)
        self._good: dict[str, str] = {}
        """What he has said in each class: as elder what was good, as the dealer his answer."""
        self._declared = 0
        self._full: list[Card] = []
        self._before: object = None
        if not mouse:
            window.activateWindow()
            qtbot.waitUntil(window.isActiveWindow)

    def play(self) -> None:
        """Go on to the end of the deal."""
        while not self._over():
            self._qtbot.waitUntil(lambda: self._over() or self._is_asked() or self._may_act())
            if self._over():
                return
            self._before = self._state()
            self._act()
            self._qtbot.waitUntil(lambda: self._over() or self._state() != self._before)

    def _over(self) -> bool:
        return self._window.school_door.own_deals.deal.over

    def _is_asked(self) -> bool:
        deal = self._window.school_door.own_deals.deal
        return deal.ready and deal.question is not None

    # What he hears and sees

    @property
    def _panel(self) -> LessonPanel:
        return self._window.pages.lesson

    def _state(self) -> object:
        session = self._window.controller.session
        assert session is not None
        deal = self._window.school_door.own_deals.deal
        return session.position, self._panel.text, self._panel.answer, deal.question, len(deal.mistakes), deal.ready

    def _may_act(self) -> bool:
        return self._window.table.gestures.stage.legal is not None

    def _asks(self, what: str) -> bool:
        return any(one in self._panel.text for one in self._words[what].split("|"))

    def _events(self) -> list[object]:
        session = self._window.controller.session
        assert session is not None
        return [*session.events(LEARNER)]

    def _heard(self, code: str) -> list[Announced]:
        return [one for one in self._events() if isinstance(one, Announced) and one.code == code]

    def _hand(self) -> list[Card]:
        return [item.card for item in self._window.table.scene().cards.own_hand()]

    def _plays(self) -> list[tuple[int, Card]]:
        return [
            (one.source.owner, one.cards[0])
            for one in self._events()
            if isinstance(one, CardsMoved) and one.reason == Movement.PLAYED
        ]

    def _elder(self) -> bool:
        session = self._window.controller.session
        assert session is not None
        return session.view(LEARNER).dealer != LEARNER

    # What he does

    def _act(self) -> None:
        buttons = [button.text() for button in self._panel.buttons if button.isVisible()]
        if self._words["on"] in buttons:
            self._press(self._words["on"])
        elif self._panel.number.isVisible():
            self._give(self._number())
        elif self._words["all"] in buttons:
            self._mark()
        elif self._words["not_good"] in buttons:
            self._press(self._words[self._answer()])
        elif self._words["no"] in buttons:
            self._press(self._words["yes" if self._has_repique() else "no"])
        else:
            self._move()

    def _press(self, words: str) -> None:
        button = next(one for one in self._panel.buttons if one.text() == words)
        if self._mouse:
            QTest.mouseClick(button, Qt.MouseButton.LeftButton)
            return
        self._tab_until(lambda: QApplication.focusWidget() is button)
        self._key(Qt.Key.Key_Return)

    def _give(self, number: int) -> None:
        if not self._mouse:
            self._tab_until(self._panel.number.hasFocus)
        QTest.keyClicks(self._panel.number, str(number))
        QTest.keyClick(self._panel.number, Qt.Key.Key_Return)

    @staticmethod
    def _key(key: Qt.Key) -> None:
        """Press ``key`` wherever the focus is."""
        focus = QApplication.focusWidget()
        assert focus is not None
        QTest.keyClick(focus, key)

    def press_return(self) -> None:
        """Press Return wherever the focus is."""
        self._key(Qt.Key.Key_Return)

    def _tab_until(self, reached: Callable[[], bool]) -> None:
        for _ in range(80):
            if reached():
                return
            self._key(Qt.Key.Key_Tab)
        raise AssertionError("Tab does not get there")

    def _frame(self, item: CardItem) -> None:
        """Move the frame of the keyboard to ``item`` by arrow keys."""
        self._tab_until(lambda: self._window.table.buttons.have_focus)
        hand = self._window.table.scene().cards.own_hand()
        if item in hand:
            # Down into the hand, to its left end, and from there along it.
            ways = [Qt.Key.Key_Down, *[Qt.Key.Key_Left] * 14, *[Qt.Key.Key_Right] * 14]
        else:
            ways = self._chance.choices((Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down), k=400)
        for way in ways:
            if item.focused:
                return
            self._key(way)
        assert item.focused

    def _touch(self, item: CardItem) -> None:
        if self._mouse:
            self._clicks.click(item)
            return
        self._frame(item)
        self._key(Qt.Key.Key_Space)

    # At Piquet

    def _class(self) -> str:
        return next(kind for kind in ("set", "sequence", "point") if self._asks(kind))

    def _mark(self) -> None:
        kind, hand = self._class(), self._hand()
        self._full = hand
        own = held(kind, hand)
        if not own:
            self._press(self._words["none"])
            return
        for item in self._window.table.scene().cards.own_hand():
            if item.card in own[0][2]:
                self._touch(item)
        self._press(self._words["all"])

    def _answer(self) -> str:
        kind = self._class()
        self._full = self._hand()
        heard = [one for one in self._heard("declares") if one.seat != LEARNER and dict(one.params)["kind"] == kind]
        told = dict(heard[-1].params)
        for one in self._heard("so_high"):
            if dict(one.params)["kind"] == kind:
                told |= dict(one.params)
        own = held(kind, self._full)
        length = int(told["length"])
        high = told.get("pips", told.get("rank"))
        said = (length, -1 if high is None else int(high) if kind == "point" else ORDER.index(int(high)))
        mine = own[0][:2] if own else (0, 0)
        answer = "good" if mine < said else "equal" if mine == said else "not_good"
        self._good[kind] = answer
        return answer

    def _mine(self) -> dict[str, int]:
        """Return what he counts as the dealer: where elder had nothing, and where his answer was better."""
        nothing = {str(dict(one.params)["kind"]) for one in self._heard("nothing") if one.seat != LEARNER}
        objected = {str(dict(one.params)["kind"]) for one in self._heard("objects")}
        counted = {}
        for kind in ("point", "sequence", "set"):
            if kind in nothing | objected or self._good.get(kind) == "not_good":
                items = held(kind, self._full)[: 1 if kind == "point" else None]
                counted[kind] = sum(worth(kind, length) for length, _, _ in items)
        return counted

    def _has_repique(self) -> bool:
        mine, total = self._mine(), 0
        self._full = self._hand()
        mine = self._mine()
        for kind in ("point", "sequence", "set"):
            if kind in mine:
                total += mine[kind]
            elif self._good.get(kind) != "equal":
                break
        return total >= 30

    def _number(self) -> int:
        if self._asks("worth"):
            kind = self._class()
            items = held(kind, self._hand())[: 1 if kind == "point" else None]
            return sum(worth(kind, length) for length, _, _ in items)
        if self._asks("declared"):
            self._full = self._hand()
            return sum(self._mine().values())
        if self._asks("count"):
            return self._count()
        if self._asks("tricks"):
            return self._for_tricks()
        if self._asks("in all"):
            return self._total()
        return self._of_piles()

    def _tricks(self) -> list[tuple[int, int]]:
        """Return who led and who took each trick that is complete, and last who has led to another."""
        plays, found = self._plays(), []
        for (leader, led), (other, laid) in zip(plays[::2], plays[1::2], strict=False):
            higher = suit_of(laid) == suit_of(led) and ORDER.index(rank_of(laid)) > ORDER.index(rank_of(led))
            found.append((leader, other if higher else leader))
        return found

    def _count(self) -> int:
        """Return what he has counted so far, from the beginning."""
        plays, tricks = self._plays(), self._tricks()
        hand = [*self._hand(), *(card for seat, card in plays if seat == LEARNER)]
        self._full = hand
        if self._elder():
            total = sum(
                sum(worth(kind, length) for length, _, _ in held(kind, hand)[: 1 if kind == "point" else None])
                for kind in self._counted_as_elder()
            )
        else:
            total = sum(self._mine().values()) if plays else 0
        total += sum(seat == LEARNER for seat, _ in plays[::2])
        total += sum(taker == LEARNER != leader for leader, taker in tricks)
        if len(tricks) == 12 and tricks[-1][1] == LEARNER:
            total += 1
        total += 60 * any(one.seat == LEARNER for one in self._heard("repique"))
        total += 30 * any(one.seat == LEARNER for one in self._heard("pique"))
        return total

    def _counted_as_elder(self) -> list[str]:
        """Return the classes that are his because the dealer has said good."""
        said = [one for one in self._events() if isinstance(one, Announced)]
        lost = {str(dict(one.params)["kind"]) for one in said if one.code in ("not_good", "equal", "objects")}
        mine = {str(dict(one.params)["kind"]) for one in said if one.code == "declares" and one.seat == LEARNER}
        return [kind for kind in ("point", "sequence", "set") if kind in mine - lost]

    def _for_tricks(self) -> int:
        won = sum(taker == LEARNER for _, taker in self._tricks())
        return 40 if won == 12 else 10 if won >= 7 else 0

    # At Casino and Écarté

    def _of_piles(self) -> int:
        own = [*self._panel.strip.cards]
        spades = sum(suit_of(card) == SPADES for card in own)
        if self._asks("king"):
            return sum(one.seat == LEARNER for one in (*self._heard("king"), *self._heard("king_turned")))
        if self._asks("pile"):
            return len(own) if self._asks("Cards") else spades
        worths: Mapping[str, Callable[[], int]] = {
            "Cards": lambda: int(len(own) > 26),
            "Spades": lambda: 2 * (spades > 6),
            "Big": lambda: 2 * (make_card(10, DIAMONDS) in own),
            "Little": lambda: int(make_card(2, SPADES) in own),
            "Aces": lambda: sum(rank_of(card) == ACE for card in own),
            "Last": self._last_capture,
            "Sweeps": lambda: sum(one.seat == LEARNER for one in self._heard("sweep")),
        }
        asked = next(name for name in worths if self._asks(name))
        number = worths[asked]()
        self._declared += number
        return number

    def _last_capture(self) -> int:
        taken = [one for one in self._events() if isinstance(one, CardsMoved) and one.reason == Movement.CAPTURED]
        return int(bool(taken) and taken[-1].target.owner == LEARNER)

    def _total(self) -> int:
        family = self._window.controller.running.session.family.name  # type: ignore[union-attr]
        if family == "casino":
            return self._declared
        if family == "piquet":
            return self._count() + self._for_tricks()
        king = sum(one.seat == LEARNER for one in (*self._heard("king"), *self._heard("king_turned")))
        return min(king + self._points_of_ecarte(), 3)

    def _points_of_ecarte(self) -> int:
        taken = [one for one in self._events() if isinstance(one, CardsMoved) and one.reason == Movement.TRICK]
        own = sum(one.target.owner == LEARNER for one in taken)
        other = len(taken) - own
        if own <= other:
            return 0
        # Whoever let nobody exchange, as elder or as the dealer, gives a point more to the other.
        by_whom = next((one.seat for code in ("plays", "play_then") for one in self._heard(code)), LEARNER)
        return (2 if own == 5 else 1) + (by_whom != LEARNER and not self._heard("how_many"))

    def _move(self) -> None:
        legal: Any = self._window.table.gestures.stage.legal
        if legal is None:
            return
        shape = type(legal.shape()).__name__
        bar = self._window.table.offering.bar
        if shape == "SomeCards":
            hand = [item for item in self._window.table.scene().cards.own_hand() if item.card != HIDDEN]
            lit = [item for item in hand if self._heeds and item.mark is Mark.HINT]
            self.heeded += bool(lit)
            useless = [item for item in hand if self._changes and not self._is_trump_or(item.card, 13)]
            self.decided += bool(useless)
            for item in lit or useless or self._chance.sample(hand, legal.shape().minimum or 1):
                self._touch(item)
            self._offer(0)
        elif shape == "OneOption" or len(options_of(legal)) == len(legal):
            shining = [place for place, button in enumerate(bar.buttons) if self._heeds and button.hinted]
            self.heeded += bool(shining)
            known = [place for place, offer in enumerate(bar.offers) if str(offer.action) == self._word()]
            self.decided += bool(known and not shining)
            self._offer((shining or known or [self._chance.randrange(len(bar.offers))])[0])
        else:
            self._lay(sorted(legal.cards()))

    # What the lessons of Écarté advise

    @property
    def _changes(self) -> bool:
        """Whether he is to exchange cards of which he knows what they are good for."""
        return not self._heeds and self._window.controller.running.session.family.name == "ecarte"  # type: ignore[union-attr]

    def _is_trump_or(self, card: Card, *ranks: int) -> bool:
        """Return whether ``card`` is a trump, as the card beside the stock shows them, or of one of ``ranks``."""
        session = self._window.controller.session
        assert session is not None
        observation: Any = session.observe(LEARNER)
        return suit_of(card) == suit_of(observation.turned) or rank_of(card) in ranks

    def _word(self) -> str:
        """Return what he says at Écarté: three trumps, kings and queens, one of them a trump, are enough to play."""
        session = self._window.controller.session
        assert session is not None
        words = {str(one) for one in session.legal().representatives()}
        if not self._changes or not words & {"propose", "accept"}:
            return ""
        counted = [card for card in self._hand() if self._is_trump_or(card, 12, 13)]
        good = len(counted) >= 3 and any(self._is_trump_or(card) for card in counted)
        return ("play" if good else "propose") if "propose" in words else ("refuse" if good else "accept")

    def _offer(self, place: int) -> None:
        bar = self._window.table.offering.bar
        button = bar.buttons[place]
        for wanted in (button,) if button.isVisible() else (bar.more, button):
            if self._mouse:
                QTest.mouseClick(wanted, Qt.MouseButton.LeftButton)
            else:
                self._tab_until(wanted.hasFocus)
                self._key(Qt.Key.Key_Space)

    def _lay(self, cards: Sequence[Card]) -> None:
        """Play a card; at Casino the move that takes the most of those that are possible with it."""
        legal: Any = self._window.table.gestures.stage.legal
        moves = [move for move in legal.representatives() if move.card in cards]
        # By its cards alone a move must be clear: nobody has to find out here what a build is.
        move = max(moves, key=lambda one: (len(legal.chosen(one)), -one.card))
        scene = self._window.table.scene()
        item = next(one for one in scene.cards.own_hand() if one.card == move.card)
        before = self._state()
        free = scene.cards.things()
        targets = legal.chosen(move)
        if not self._mouse and not targets:
            # As the lessons say: to the card, and Return.
            self._frame(item)
            self._key(Qt.Key.Key_Return)
            return
        self._touch(item)
        for target in targets:
            thing = next(one for one in free if one.target == target)
            free.remove(thing)
            self._touch(thing.items[-1])
        if not self._mouse:
            self._key(Qt.Key.Key_Return)
            return
        if self._state() == before:
            if targets:
                self._clicks.click(item)
            else:
                self._window.table.gestures.stage.lay_down()
        if self._state() == before:
            QTest.keyClick(self._window.table, Qt.Key.Key_Return)
