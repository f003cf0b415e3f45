"""Words on the ledge that belong to one decision: the hint, a computer player's reasons, the player to move."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction

from cardtable.app.advice import Hint
from cardtable.app.controller import Controller, Mode
from cardtable.core.events import DealBegan, Event
from cardtable.session.session import Session
from cardtable.ui.look.plain import on_button
from cardtable.ui.look.saying import announce
from cardtable.ui.table.messages import Owner
from cardtable.ui.window.window_pages import WindowPages
from cardtable.words.cards import card_sign, joined

if TYPE_CHECKING:
    from cardtable.ui.window.asking_why import AskingWhy


class SlipFollower(QObject):
    """Shows these words on the ledge of ``pages`` and takes away the words of what has ended; ``why`` asks a computer
    player.
    """

    def __init__(self, controller: Controller, pages: WindowPages, why: QAction, parent: QObject) -> None:
        super().__init__(parent)
        self._controller = controller
        self._pages = pages
        self._session: Session | None = None
        controller.hinted.connect(self._show_hint)
        controller.deal_over.connect(lambda _: pages.table.ledge.leave(Owner.DEAL))
        # Taking back a decision leads to another one, though the mode stays the same.
        controller.rewound.connect(lambda _: pages.table.ledge.leave(Owner.DECISION))
        pages.table.showing.event_shown.connect(self._hear)
        pages.hints.looked.connect(self._look)
        pages.hints.do_it.connect(self._do)
        controller.cover_wanted.connect(self._ask_uncover)
        pages.hints.closed.connect(lambda: pages.table.showing.show_hint(None))
        why.triggered.connect(self._ask_why)

    def follow(self) -> None:
        """Take away the words that do not belong to the present session or decision any more."""
        mode, ledge = self._controller.mode, self._pages.table.ledge
        if self._controller.session is not self._session:
            self._session = self._controller.session
            ledge.leave(Owner.SESSION)
        elif mode is not Mode.HUMAN:
            ledge.leave(Owner.DECISION)
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
        if hints.hint is not None and hints.hint.suggestions == hint.suggestions:
            # Asked once more, the person wants to hear more.
            hints.go_further()
            return
        # Where to look first: at what would be captured.
        lit = self._pages.table.gestures.show_hint(hint.suggestions[0].action, only_targets=True)
        signs = joined([card_sign(item.card) for item in lit])
        glance = self.tr("Look at {cards} on the table.").format(cards=signs) if lit else ""
        hints.show_hint(hint, glance)
        if not glance:
            self._pages.table.showing.show_hint(hint.suggestions[0].action)
        announce(self._pages.table, hints.told)

    def _look(self) -> None:
        hint = self._pages.hints.hint
        if hint is not None:
            self._pages.table.showing.show_hint(hint.suggestions[0].action)
        announce(self._pages.table, self._pages.hints.told)

    def _do(self) -> None:
        """Play the action of the hint."""
        hint = self._pages.hints.hint
        if hint is not None:
            self._pages.table.gestures.choose(hint.suggestions[0].action)

    def _hear(self, event: Event) -> None:
        if isinstance(event, DealBegan):
            self._pages.table.ledge.leave(Owner.DEAL)

    def _ask_uncover(self, name: str) -> None:
        self._pages.prompt.ask(
            self.tr("It is {name}’s turn. Nobody else should look now.").format(name=name),
            ((self.tr("{name} is here: show the cards").format(name=on_button(name)), self._controller.uncover),),
        )
