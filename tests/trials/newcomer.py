"""A newcomer with a mouse: begins a game in the hall, plays it to its end, errs on the way, and looks after each
step whether words lie where they must not.
"""

from __future__ import annotations

import random
from collections.abc import Callable

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from cardtable.app.controller import Mode
from cardtable.core.shapes import SomeCards
from cardtable.core.state import Action, OfCards
from cardtable.ui.dialogs.deal_result import DealResultDialog
from cardtable.ui.dialogs.match_result import MatchResultDialog
from cardtable.ui.dialogs.new_game import NewGameDialog
from cardtable.ui.hall.picture_tile import PictureTile
from cardtable.ui.table.card_item import CardItem
from cardtable.ui.window.main_window import MainWindow
from tests.trials.mouse import EventMouse, Mouse
from tests.ui.window.erring import wrong_words

ERRS = 0.3
"""How often something is done that is no move."""
MOST_TRIES = 40
"""How often a move is tried at most until something is played."""
MOST_ACTIONS = 60
"""Of how many legal actions the newcomer thinks."""


class Newcomer:
    """Plays in ``window`` with the mouse alone. ``look`` is called after each step with what has been done, ``wait``
    waits until something is true.
    """

    def __init__(
        self,
        wait: Callable[[Callable[[], bool]], object],
        window: MainWindow,
        chance: random.Random,
        look: Callable[[str], object],
        mouse: Mouse | None = None,
        errs: float = ERRS,
    ) -> None:
        self._wait, self._window, self._chance = wait, window, chance
        self._look = look
        self._mouse = mouse or EventMouse()
        self._errs = errs
        self.wrong: dict[str, None] = {}
        """What lay where it must not, each with what was done before."""
        self.looks = 0

    def begin(self, place: int) -> None:
        """Open the picture at ``place`` of the hall, and begin what is offered there."""
        tiles = [one for one in self._window.pages.start.findChildren(PictureTile) if one.isVisible()]
        self._press(tiles[place])
        dialog = self._window.dialogs.waiting
        assert isinstance(dialog, NewGameDialog)
        assert dialog.bright is not None
        self._press(dialog.bright)

    def play(self) -> None:
        """Play until the match is over."""
        tries, played = 0, self._played()
        while True:
            self._wait(self._is_asked)
            dialog = self._window.dialogs.waiting
            if isinstance(dialog, MatchResultDialog):
                self._see("the end of the match")
                return
            if isinstance(dialog, DealResultDialog):
                self._see("the result of a deal")
                assert dialog.bright is not None
                self._press(dialog.bright)
                continue
            if self._chance.random() < self._errs:
                self._see(self._err())
                continue
            self._move()
            tries = tries + 1 if self._played() == played else 0
            played = self._played()
            assert tries < MOST_TRIES, "nothing can be played any more"

    def _is_asked(self) -> bool:
        mode = self._window.controller.mode
        return mode is Mode.HUMAN or (mode is Mode.RESULT and self._window.dialogs.waiting is not None)

    def _played(self) -> int:
        session = self._window.controller.session
        return 0 if session is None else sum(len(deal.actions) for deal in session.deals)

    def _see(self, done: str) -> None:
        QApplication.processEvents()
        self.looks += 1
        for fault in wrong_words(self._window):
            self.wrong[f"{done}: {fault}"] = None
        self._look(done)

    # The mouse -------------------------------------------------------------------------------------------------

    def _press(self, found: QWidget) -> None:
        if found.isVisible() and found.isEnabled():
            self._mouse.click(found, QPoint(12, found.height() // 2))
            QApplication.processEvents()

    def _click(self, point: QPointF, button: Qt.MouseButton = Qt.MouseButton.LeftButton) -> None:
        table = self._window.table
        self._mouse.click(table.viewport(), table.mapFromScene(point), button)
        QApplication.processEvents()

    def _click_card(self, item: CardItem) -> None:
        """Click near the upper left corner, which nothing overlaps."""
        self._click(item.sceneBoundingRect().center() - QPointF(item.width / 2 - 6, item.height / 2 - 10))

    def _click_twice(self, items: list[CardItem]) -> None:
        for item in [*items[:1], *items[:1]]:
            self._click_card(item)

    def _click_cloth(self) -> None:
        middle = self._window.table.scene().layout.middle
        self._click(QPointF(middle.x + 3, middle.y + 3))

    # What is done ----------------------------------------------------------------------------------------------

    def _err(self) -> str:
        """Do something that is no move, or none that was meant; return what it was."""
        window = self._window
        scene, bar = window.table.scene(), window.commands.toolbar
        hand, things = list(scene.cards.own_hand()), list(scene.cards.things())
        hints, paper = window.pages.hints, window.table.ledge.paper
        deeds: list[tuple[str, Callable[[], object]]] = [
            ("a hint", lambda: self._press(bar.widgetForAction(window.commands.hint))),
            ("on with the hint", lambda: self._press(hints.further)),
            ("why", lambda: self._press_seen(paper)),
            ("put back", lambda: self._click(QPointF(4, 4), Qt.MouseButton.RightButton)),
            ("a card of the hand", lambda: self._click_card(self._chance.choice(hand)) if hand else None),
            ("the same card twice", lambda: self._click_twice(hand)),
            (
                "a card on the table",
                lambda: self._click_card(self._chance.choice(things).items[-1]) if things else None,
            ),
        ]
        words, deed = self._chance.choice(deeds)
        deed()
        return words

    def _press_seen(self, parent: QWidget) -> None:
        """Press one of the buttons on the paper: another page, a cross, a way."""
        seen = [one for one in parent.findChildren(QAbstractButton) if one.isVisible()]
        if seen:
            self._press(self._chance.choice(seen))

    def _move(self) -> None:
        """Make one move by pressing its button, marking cards, or touching a card and what it takes."""
        window = self._window
        gestures = window.table.gestures
        if gestures.stage.picked is not None or gestures.stage.marked:
            # With nothing to be put back it would open a menu.
            self._click(QPointF(4, 4), Qt.MouseButton.RightButton)
        legal = gestures.stage.legal
        if legal is None:
            return
        action = self._chance.choice(list(legal.representatives())[:MOST_ACTIONS])
        offers = window.table.offering.bar
        if action in [offer.action for offer in offers.offers]:
            self._press_offer(action)
            self._see("a button")
        elif isinstance(legal.shape(), SomeCards):
            for item in list(gestures.stage.marked):
                self._click_card(item)
            for item in list(window.table.scene().cards.own_hand()):
                if isinstance(action, OfCards) and item.card in action.cards:
                    self._click_card(item)
                    self._see("a card marked")
            self._press_offer(next((offer.action for offer in offers.offers), None))
            self._see("cards laid away")
        else:
            self._play(action)

    def _press_offer(self, action: Action | None) -> None:
        bar = self._window.table.offering.bar
        for place, offer in enumerate(bar.offers):
            if offer.action == action:
                if not bar.buttons[place].isVisible():
                    self._press(bar.more)
                self._press(bar.buttons[place])
                return

    def _play(self, action: Action) -> None:
        table = self._window.table
        legal, before = table.gestures.stage.legal, self._played()
        assert legal is not None
        card = next((card for card in legal.cards() if action in legal.exact(card, list(legal.chosen(action)))), None)
        held = [item for item in table.scene().cards.own_hand() if item.card == card]
        if not held:
            return
        self._click_card(held[0])
        self._see("a card taken up")
        free = table.scene().cards.things()
        for target in legal.chosen(action):
            if self._played() != before:
                return
            thing = next(thing for thing in free if thing.target == target)
            free.remove(thing)
            self._click_card(thing.items[-1])
            self._see("something to be taken")
        slip = table.choosing.slip
        if self._played() == before and not slip.isVisible() and table.gestures.stage.picked is not None:
            self._click_card(held[0])
        if self._played() == before and not slip.isVisible() and table.gestures.stage.picked is not None:
            self._click_cloth()
        # A card that is laid down in several ways is asked about only then.
        if self._played() == before and slip.isVisible():
            ways = list(table.gestures.stage.ways)
            if action in ways and ways.index(action) - slip.first < len(slip.rows):
                self._press(slip.rows[ways.index(action) - slip.first])
                self._see("a way")
            self._press(slip.take)
        self._see("a card played")
