"""The bar that appears when a computer player is slow or has stopped: it says what is wrong and how to play on."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from cardtable.app.computer import Health
from cardtable.ui.look.bars import Bar
from cardtable.ui.look.look import spaced
from cardtable.ui.look.plain import Label, set_accessible_name
from cardtable.ui.look.word_button import Holds


class ComputerBar(Bar):
    """Goes away by itself as soon as the computer player answers."""

    move_wanted = Signal()
    """Asks the program to make a simple move in place of the computer player."""
    restart_wanted = Signal()
    """The computer player is to be started anew."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._health = Health.WELL
        self._words = Label()
        self._words.setWordWrap(True)
        self.holds = Holds(self)
        self._restart, self._move = self.holds.add(), self.holds.add()
        self._move.clicked.connect(self.move_wanted)
        self._restart.clicked.connect(self.restart_wanted)
        layout = QVBoxLayout(self)
        spaced(layout, margin=2, gap=3)
        layout.addWidget(self._words)
        layout.addWidget(self.holds)
        self.retranslate()

    @property
    def kind(self) -> str:
        return self.tr("The computer player")

    @property
    def text(self) -> str:
        """The sentence about what is wrong; empty if nothing is."""
        return self._words.text()

    def follow(self, health: Health, move_due: bool, hint_due: bool) -> None:
        """Show the state of the computer player. ``move_due`` and ``hint_due`` say whether its move or its hint is
        awaited; a slow one is shown only then.
        """
        if health is Health.SLOW and not (move_due or hint_due):
            # No move and no hint is awaited, so being slow does not matter.
            health = Health.WELL
        self._health = health
        self._move.setVisible(health is Health.SLOW and move_due)
        self.retranslate()
        self.want(health is not Health.WELL)

    def retranslate(self) -> None:
        """Set all words."""
        if self._health is Health.SLOW:
            words = self.tr("The computer player is taking too long.")
        elif self._health is Health.RESTING:
            words = self.tr(
                "The computer player has stopped several times. Its moves follow simple rules until it answers again."
            )
        else:
            words = ""
        self._words.setText(words)
        self._move.setText(self.tr("Make a simple move for it"))
        self._restart.setText(self.tr("Restart the computer player"))
        for button in (self._move, self._restart):
            set_accessible_name(button, button.text())
