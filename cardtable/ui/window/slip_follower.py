"""The slips over the table that belong to one decision: the hint, a computer player's reasons, the player to move."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction

from cardtable.app.advice import Hint
from cardtable.app.controller import Controller, Mode
from cardtable.ui.look.plain import on_button
from cardtable.ui.look.saying import announce
from cardtable.ui.window.window_pages import WindowPages

if TYPE_CHECKING:
    from cardtable.ui.window.asking_why import AskingWhy


class SlipFollower(QObject):
    """Lays slips over the table of ``pages`` and takes them away when they are out of date; ``why`` asks a computer
    player.
    """

    def __init__(self, controller: Controller, pages: WindowPages, why: QAction, parent: QObject) -> None:
        super().__init__(parent)
        self._controller = controller
        self._pages = pages
        controller.hinted.connect(self._show_hint)
        controller.cover_wanted.connect(self._ask_uncover)
        pages.hints.closed.connect(lambda: pages.table.showing.show_hint(None))
        why.triggered.connect(self._ask_why)

    def follow(self) -> None:
        """Take away the slips that do not belong to the present decision any more."""
        mode = self._controller.mode
        if mode is not Mode.HUMAN:
            self._pages.hints.show_hint(None)
        if mode in (Mode.HUMAN, Mode.THINKING, Mode.ANIMATING, Mode.IDLE, Mode.TAUGHT):
            self._pages.prompt.clear()

    @cached_property
    def _asking_why(self) -> AskingWhy:
        """The part that asks computer players for their reasons; made at its first use."""
        from cardtable.ui.window.asking_why import AskingWhy

        pages = self._pages
        return AskingWhy(self._controller, pages.table, pages.prompt, pages.reading, self)

    def _ask_why(self) -> None:
        self._asking_why.ask()

    def _show_hint(self, hint: Hint) -> None:
        hints = self._pages.hints
        hints.show_hint(hint)
        announce(self._pages.table, " ".join(filter(None, (*hints.sentences[:2], hints.contrast))))

    def _ask_uncover(self, name: str) -> None:
        self._pages.prompt.ask(
            self.tr("{name} is to play. Nobody else should look now.").format(name=name),
            ((self.tr("{name} is here: show the cards").format(name=on_button(name)), self._controller.uncover),),
        )
