"""Warns a person who is still being guided, once for each decision, before a choice that costs many points."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QWidget

from cardtable.app.advice import Hint
from cardtable.app.controller import Controller
from cardtable.core.state import Action
from cardtable.session.session import Session
from cardtable.words.families import words_of

_SEEN = 100
"""Milliseconds after which it is asked again whether the window is seen."""


class Warner(QObject):
    """Knows what the choices of the running decision are worth as soon as the strongest computer player has said so.
    Nobody waits for it: what is chosen before is done. Nor does ``window`` wait to be seen until the process of the
    computer players has begun.
    """

    def __init__(self, controller: Controller, window: QWidget, parent: QObject) -> None:
        super().__init__(parent)
        self._controller = controller
        self._window = window
        self._at: tuple[Session, int] | None = None
        """The decision that is looked at: its match, and its position there."""
        self._known: Hint | None = None
        self._words = ""
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.setInterval(_SEEN)
        self._later.timeout.connect(self._glance)
        controller.glanced.connect(self._take)

    @property
    def words(self) -> str:
        """The warning at the running decision; empty if there has been none."""
        return self._words if self._at == self._now() else ""

    def look(self, said: str) -> None:
        """Have the choices of the running decision valued, once. ``said`` is the warning that there was at it before it
        was taken back, or empty.
        """
        now = self._now()
        if now is not None and self._at != now:
            self._at, self._known, self._words = now, None, said
            self._glance()

    def _glance(self) -> None:
        if self._at != self._now():
            return
        if self._window.isVisible():
            self._controller.glance()
        else:
            self._later.start()

    def stops(self, action: Action) -> bool:
        """Return whether ``action`` is to be thought over first; ``words`` then say why. That is said once."""
        hint = self._known
        if hint is None or self._at != self._now() or self._words:
            return False
        lost = hint.surely_lost(action)
        if lost < self._controller.running.hooks.much:
            return False
        better = words_of(hint.family).brief(hint.suggestions[0].action, hint.labels, hint.names)
        self._words = self.tr(
            "That would cost you about %n point(s). Better: {choice}. If you mean it, do it again.", "", round(lost)
        ).format(choice=better)
        return True

    def _now(self) -> tuple[Session, int] | None:
        session = self._controller.session
        return None if session is None else (session, session.position)

    def _take(self, hint: Hint) -> None:
        if self._at == self._now() and hint.suggestions:
            self._known = hint
