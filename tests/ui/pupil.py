"""A pupil for tests of lessons: he knows what is said beside the table and what can be seen on it, and nothing of the
lesson's answers.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator, Sequence
from itertools import chain, combinations
from typing import Any

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from cardtable.core.cards import ACE, HIDDEN, JOKER, SPADES, Card, rank_of, suit_of
from cardtable.core.shapes import OneOption, SomeCards
from cardtable.core.state import options_of
from cardtable.ui.table.card_item import CardItem
from cardtable.ui.table.chooser import MOST_LISTED
from cardtable.ui.table.options import Offer
from cardtable.ui.table.stages import Offered
from cardtable.ui.window.main_window import MainWindow
from cardtable.words.cards import card_sign

NUMBERS = {
    "en": "one two three four five six seven eight nine ten jack|eleven queen|twelve king|thirteen fourteen",
    "de": "eins?|einen? zwei drei vier fünf sechs sieben acht neun zehn bube|elf dame|zwölf könig|dreizehn vierzehn",
}
ACES = {"en": "ace", "de": "ass"}
SUITS = {"en": "spades", "de": "pik"}
JOKER_NAME = "joker"
"""The word for the joker, which is equal in all languages of the lessons."""
MOST_TRIES = 8
"""The number of attempts after which he asks to be shown the answer."""


class Pupil:
    """Learns from sentences in ``language``. ``shown`` are the sentences at which he had to be shown the answer."""

    def __init__(self, qtbot: QtBot, window: MainWindow, language: str) -> None:
        self._qtbot = qtbot
        self._window = window
        self._names = [re.compile(rf"\b(?:{word})", re.IGNORECASE) for word in NUMBERS[language].split()]
        self._ace = re.compile(rf"\b{ACES[language]}", re.IGNORECASE)
        self._spades = re.compile(rf"\b{SUITS[language]}", re.IGNORECASE)
        self.shown: list[str] = []
        self._tried: set[Any] = set()
        self._at = ""

    # What he hears and sees

    @property
    def _panel(self) -> Any:
        return self._window.pages.lesson

    def _heard(self) -> str:
        """Return the reply to his last answer; before he has given one, the text of the step."""
        return f"{self._panel.text} {self._panel.answer}" if not self._panel.answer else str(self._panel.answer)

    def _values(self, text: str) -> list[int]:
        found = [(match.start(), value) for value, name in enumerate(self._names, 1) for match in name.finditer(text)]
        found += [(match.start(), int(match.group())) for match in re.finditer(r"\d+", text)]
        return [value for _, value in sorted(found)] + [1] * bool(self._ace.search(text))

    def _spoken(self, label: str, text: str) -> float:
        """Return how much of a button's label occurs in ``text``, from 0 to 1; nothing of a sign."""
        words = re.findall(r"\w+", label.replace("&", "").lower())
        said = re.findall(r"\w+", text.lower())
        return sum(any(one.startswith(word[:5]) for one in said) for word in words) / max(1, len(words))

    def _named(self, card: Card, text: str) -> int:
        if card_sign(card) in text or (card == JOKER and JOKER_NAME in text.lower()):
            return 4
        return 2 if rank_of(card) in self._values(text) else -1

    def _items(self) -> list[CardItem]:
        """Return the cards that he sees: his own, and those on the table."""
        cards = self._window.table.scene().cards
        return [*cards.own_hand(), *(thing.items[-1] for thing in cards.things())]

    # What he does

    def learn(self) -> None:
        """Go through the lesson to its end."""
        teacher = self._window.school_door.classroom.teacher
        while teacher.step is not None:
            self._qtbot.waitUntil(lambda: teacher.ready)
            if self._at != self._panel.text:
                self._at, self._tried = self._panel.text, set()
            before = (self._panel.text, teacher.faults)
            self._do(len(self._tried) >= MOST_TRIES)
            self._wait_for_other(before)

    def _wait_for_other(self, before: tuple[str, int]) -> None:
        teacher = self._window.school_door.classroom.teacher
        self._qtbot.waitUntil(lambda: (self._panel.text, teacher.faults) != before or teacher.step is None)

    def _do(self, tired: bool) -> None:
        buttons: Sequence[QPushButton] = [one for one in self._panel.buttons if not one.isFlat()]
        words = [button for button in buttons if button.text() not in self._of_the_window()]
        if tired:
            self.shown.append(self._panel.text)
            next(one for one in buttons if one.text() == self._window.school_door.classroom.tr("Show me")).click()
        elif any(one.text() == self._window.school_door.classroom.tr("Continue") for one in buttons):
            buttons[0].click()
        elif self._panel.number.isVisible():
            number = self._next(self._guessed_numbers())
            self._panel.number.setValue(number)
            QTest.keyClick(self._panel.number, Qt.Key.Key_Return)
        elif words:
            chosen = self._next(button.text() for button in words)
            next(button for button in words if button.text() == chosen).click()
        elif self._window.table.gestures.stage.legal is not None:
            self._move()
        else:
            these = self._window.school_door.classroom.tr("That is all of them")
            self._point([one for one in buttons if one.text() == these])

    def _of_the_window(self) -> Collection[str]:
        tr = self._window.school_door.classroom.tr
        return {tr("Continue"), tr("That is all of them"), tr("Show me")}

    def _next(self, guesses: Iterator[Any]) -> Any:
        guess = next(guess for guess in guesses if guess not in self._tried)
        self._tried.add(guess)
        return guess

    def _guessed_numbers(self) -> Iterator[int]:
        """Yield the numbers to try: the counts of cards laid before him, then numbers in the text, and their sums."""
        heard, told = self._values(self._heard()), self._values(self._panel.text)
        answered = bool(self._panel.answer)
        yield from map(int, re.findall(r"= (\d+)", self._panel.answer))
        if self._panel.strip.isVisible():
            yield from self._counts(self._panel.strip.cards)
        if any(card_sign(item.card) in self._panel.text for item in self._items()):
            # How many cards a card of his takes.
            yield from range(1, len(self._window.table.scene().cards.things()) + 1)
        if answered:
            yield sum(heard)
            yield from heard
            yield len(heard)
        yield sum(told[-2:])
        yield from reversed(told)
        yield len(self._window.table.scene().cards.things())
        yield from range(100)

    def _counts(self, cards: Sequence[Card]) -> Iterator[int]:
        """Yield the number of ``cards`` of the suit or rank that the text names, then of all."""
        text = self._panel.text
        if self._spades.search(text):
            yield sum(suit_of(card) == SPADES for card in cards)
        if self._ace.search(text):
            yield sum(rank_of(card) == ACE for card in cards)
        yield len(cards)

    def _move(self) -> None:
        """Make a move: press a button that the text names, lay cards away, or play a card."""
        legal: Any = self._window.table.gestures.stage.legal
        said = [offer for offer in self._window.table.offering.bar.offers if offer.action in options_of(legal)]
        match legal.shape():
            case OneOption():
                self._press(self._next(iter(self._by_words(self._window.table.offering.bar.offers))))
            case _ if said and max(self._spoken(offer.label, self._heard()) for offer in said) > 0.9:
                self._press(self._next(iter(self._by_words(said))))
            case SomeCards() as shape:
                self._lay_away(shape)
            case _:
                self._play(legal)

    def _by_words(self, offers: Iterable[Offer]) -> list[Any]:
        text = self._heard()
        return [offer.action for offer in sorted(offers, key=lambda one: -self._spoken(one.label, text))]

    def _press(self, action: Any) -> None:
        bar = self._window.table.offering.bar
        button = bar.buttons[[offer.action for offer in bar.offers].index(action)]
        if not button.isVisible():
            QTest.mouseClick(bar.more, Qt.MouseButton.LeftButton)
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)

    def _lay_away(self, shape: SomeCards) -> None:
        """Lay away the cards that the text names, or all others."""
        hand = self._window.table.scene().cards.own_hand()
        named = {item.card for item in hand if card_sign(item.card) in self._heard()}
        every = {item.card for item in hand}
        guesses = [frozenset(one) for one in (named, every - named, every)]
        guesses += [frozenset(one) for count in range(1, 4) for one in combinations(sorted(every), count)]
        chosen = self._next(one for one in guesses if shape.minimum <= len(one) <= shape.maximum)
        for card in chosen:
            self.click(next(item for item in hand if item.card == card))
        self._press(self._window.table.offering.bar.offers[0].action)
        for item in list(getattr(self._window.table.gestures.stage, "marked", ())):
            self.click(item)

    def _play(self, legal: Any) -> None:
        """Make the move of which the text names the most cards; of equal ones that which takes more."""
        text = self._heard()

        def fits(move: Any) -> tuple[int, int, int]:
            cards = [move.card, *getattr(move, "taken", ())]
            builds = len(getattr(move, "builds", ()))
            return sum(self._named(card, text) for card in cards), builds, len(cards)

        cards = [move for move in legal if move.card is not None]
        chosen = self._next(sorted(cards, key=fits, reverse=True).__iter__())
        scene = self._window.table.scene()
        hand = next(item for item in scene.cards.own_hand() if item.card == chosen.card)
        before = self._state()
        self.click(hand)
        targets, free = legal.chosen(chosen), scene.cards.things()
        for target in targets:
            thing = next(thing for thing in free if thing.target == target)
            free.remove(thing)
            self.click(thing.items[-1])
        if self._state() == before:
            if targets:
                self.click(hand)
            else:
                self._window.table.gestures.stage.lay_down()
        if self._state() == before:
            # The same cards can be taken or built with: the table asks, and he goes along what it lists.
            stage = self._window.table.gestures.stage
            for _ in range(MOST_LISTED):
                if isinstance(stage, Offered) and stage.composition.choice.move() != chosen:
                    QTest.keyClick(self._window.table, Qt.Key.Key_Tab)
            QTest.keyClick(self._window.table, Qt.Key.Key_Return)

    def _state(self) -> object:
        session = self._window.controller.session
        assert session is not None
        return session, session.position, self._window.school_door.classroom.teacher.faults

    def _point(self, done: Sequence[QPushButton]) -> None:
        text = self._heard()
        items = [item for item in self._items() if item.card != HIDDEN]
        wanted = set(self._values(self._panel.text))
        wanted |= {rank_of(item.card) for item in items if card_sign(item.card) in self._panel.text}

        def fits(chosen: tuple[CardItem, ...]) -> int:
            total = sum(rank_of(item.card) for item in chosen)
            lit = any(item.mark.name == "HINT" for item in chosen)
            own = any(item in self._window.table.scene().cards.own_hand() for item in chosen)
            exactly = {item.card for item in chosen} == {item.card for item in items if card_sign(item.card) in text}
            score = (
                40 * exactly
                + sum(self._named(item.card, text) for item in chosen)
                + 5 * any(total in (value, 2 * value) for value in wanted)
            )
            return score - 20 * lit - 20 * (own and bool(done)) + len(chosen)

        sizes = (2, 3, 4) if done else (1,)
        sets = chain.from_iterable(combinations(items, size) for size in sizes)
        ordered = sorted(sets, key=fits, reverse=True)
        chosen = self._next(tuple(sorted(item.card for item in one)) for one in ordered)
        for item in [item for item in items if item.card in chosen]:
            self.click(item)
        for button in done:
            button.click()

    def click(self, item: CardItem) -> None:
        """Click near the upper left corner, which nothing overlaps."""
        table = self._window.table
        corner = item.sceneBoundingRect().center() - QPointF(item.width / 2 - 6, item.height / 2 - 10)
        place: QPoint = table.mapFromScene(corner)
        QTest.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=place)
