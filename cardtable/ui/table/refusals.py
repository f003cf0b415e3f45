"""The reason of a refusal, and words that help to go on."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum, auto

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from cardtable.core.errors import CodedError
from cardtable.ui.look.bars import HelpBar, RefusalBar
from cardtable.ui.look.saying import announce
from cardtable.ui.table.ledge import Ledge
from cardtable.ui.table.messages import MessageKind, Owner
from cardtable.words.mark import translate

HESITATION = 700
"""After how many milliseconds a person who does nothing is told how to continue."""


class Device(Enum):
    """With what a person plays."""

    MOUSE = auto()
    FINGER = auto()
    KEYS = auto()


class Refusals(QObject):
    """Says on ``ledge`` why something is refused, until the next card is touched, and how what is begun goes on, until
    it has ended. ``describe`` gives the words for an error.
    """

    refused = Signal(object)
    """The reason of a refusal has been shown."""

    def __init__(self, ledge: Ledge, table: QWidget) -> None:
        super().__init__(table)
        self._table = table
        self._ledge = ledge
        self.describe: Callable[[CodedError], str] = str
        self.device = Device.MOUSE
        """What was used last."""
        self.refusal, self.help = RefusalBar(), HelpBar()
        ledge.add(self.refusal, MessageKind.REFUSAL, Owner.DECISION)
        ledge.add(self.help, MessageKind.CHOICE, Owner.GESTURE)

    @property
    def text(self) -> str:
        """The words that are shown; an empty text if there are none."""
        shown = self._ledge.shown
        return next((bar.text for bar in (self.refusal, self.help) if bar is shown), "")

    def refuse(self, error: CodedError | None) -> None:
        """Say why an action is not legal; do nothing for None."""
        if error is not None:
            words = self.describe(error)
            self.refusal.show_words(words)
            announce(self._table, words)
            self.refused.emit(error)

    def show(self, text: str) -> None:
        """Show ``text`` as help."""
        self.help.show_words(text)

    def _help_later(self, text: str) -> None:
        """Show ``text`` as help unless something else is done soon."""
        self.help.take_words(text)
        self._ledge.say_later(self.help, HESITATION)

    def help_play(self) -> None:
        """Say how a card that has been picked is played with what the person uses, unless something else is done
        soon.
        """
        match self.device:
            case Device.MOUSE:
                words = translate("Gestures", "Click the card again, or click the table, to play it.")
            case Device.FINGER:
                words = translate("Gestures", "Tap the card again, or tap the table, to play it.")
            case Device.KEYS:
                words = translate("Gestures", "Press Return to play the card.")
        self._help_later(words)

    def hide(self) -> None:
        """Take all words away, because something has been done."""
        for bar in (self.refusal, self.help):
            if bar.text:
                bar.show_words("")
