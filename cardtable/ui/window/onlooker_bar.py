"""The bar for persons who only look on: it names the players, says when the person will play, and offers ways to wait
less.
"""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QVBoxLayout, QWidget

from cardtable.app.controller import Controller
from cardtable.ui.look.bars import Bar
from cardtable.ui.look.look import Heading, spaced
from cardtable.ui.look.plain import set_accessible_name
from cardtable.ui.look.word_button import Holds
from cardtable.words.cards import joined


class OnlookerBar(Bar):
    """Tells that the person looks on, and has buttons to show play quickly, to play the match out at once, and to open
    the hands.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = Heading(1.1)
        self.holds = Holds(self)
        self.hands, self.out, self.quickly = (self.holds.add() for _ in range(3))
        self.holds.plain = True
        self.quickly.main = False
        for button in (self.quickly, self.hands):
            button.setCheckable(True)
        self._words.setWordWrap(True)
        column = QVBoxLayout(self)
        spaced(column, margin=2, gap=2)
        column.addWidget(self._words)
        column.addWidget(self.holds)
        self.retranslate()

    @property
    def text(self) -> str:
        """The words of the bar; empty while it is hidden."""
        return self._words.text()

    def tell(self, words: str) -> None:
        """Say ``words``; nothing at all if there are none."""
        if words != self._words.text():
            self._words.setText(words)
            self.want(bool(words))

    def end(self) -> None:
        self.tell("")

    @property
    def kind(self) -> str:
        return self.tr("Watching")

    def retranslate(self) -> None:
        """Set the words of the buttons."""
        self.quickly.setText(self.tr("Fast forward"))
        self.out.setText(self.tr("Play to the end"))
        self.hands.setText(self.tr("Show hands"))
        for button in (self.quickly, self.out, self.hands):
            set_accessible_name(button, button.text())


class Onlooker(QObject):
    """Keeps the bar in step with the match."""

    def __init__(self, controller: Controller, bar: OnlookerBar, parent: QObject) -> None:
        super().__init__(parent)
        self._controller = controller
        self._bar = bar
        bar.out.clicked.connect(controller.skip)
        bar.hands.toggled.connect(controller.open_hands)

    def follow(self) -> None:
        """While the person looks on, name the players and say when the person will play; otherwise hide the bar."""
        running = self._controller.running
        if not running.watching:
            self._bar.tell("")
            if running.session is None or running.played_here:
                self._bar.quickly.setChecked(False)
                self._bar.hands.setChecked(False)
            return
        # A partner of a player sees that player's cards already, and must not see the opponent's.
        self._bar.hands.setVisible(not running.shares_cards)
        words = self.tr("You are watching {names}.").format(
            names=joined([running.names[seat] for seat in running.players])
        )
        before = running.matches_before
        if before == 0:
            words += " " + self.tr("You play in the next match.")
        elif before is not None:
            words += " " + self.tr("%n more match(es) will be played before yours.", "", before)
        self._bar.tell(words)
