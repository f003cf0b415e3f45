"""The first deal of each family is explained while it is played, once."""

from __future__ import annotations

from PySide6.QtCore import QObject

from cardtable.app.controller import Controller, Mode
from cardtable.app.keeping import Keeping
from cardtable.ui.bars import GuideBar

_KEY = "guided"
"""Families whose first deal has been explained."""


class GuideFollower(QObject):
    """Lets ``bar`` explain what is to be decided, and remembers who knows it by now."""

    def __init__(self, controller: Controller, keeping: Keeping, bar: GuideBar, parent: QObject) -> None:
        super().__init__(parent)
        self._controller = controller
        self._keeping = keeping
        self._bar = bar
        guided = keeping.get(_KEY)
        self._guided = [str(family) for family in guided] if isinstance(guided, list) else []
        bar.dismissed.connect(self.end)

    def follow(self) -> None:
        """Explain what is to be decided, as long as this is the first deal of its family."""
        controller = self._controller
        session = controller.session
        if session is None or not controller.running.words.has_guide():
            self._bar.show_words("")
        elif controller.mode is Mode.RESULT:
            self.end()
        elif controller.mode is Mode.HUMAN and session.family.name not in self._guided:
            self._bar.show_words(controller.running.words.guide(controller.running.phase, session.legal()))

    def end(self) -> None:
        """The deal is over, or somebody knows enough: this family is not explained again."""
        session = self._controller.session
        if session is not None and session.family.name not in self._guided and self._bar.text:
            self._guided.append(session.family.name)
            self._keeping.put(_KEY, self._guided)
        self._bar.show_words("")
