"""Explains the decision to be made: by default in the first deal of each family, and in every deal if switched on."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction

from cardtable.app.controller import Controller, Mode
from cardtable.app.keeping import Keeping
from cardtable.ui.look.bars import GuideBar

_KEY = "guided"
"""The key under which the families are kept whose first deal has been explained."""
_ALWAYS = "guide"
"""Whether every deal is explained."""


class GuideFollower(QObject):
    """Lets ``bar`` explain the decision to be made, and keeps which families have been explained. ``action`` switches
    explanations of every deal on and off.
    """

    def __init__(
        self, controller: Controller, keeping: Keeping, bar: GuideBar, action: QAction, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._controller = controller
        self._keeping = keeping
        self._bar = bar
        self._action = action
        guided = keeping.get(_KEY)
        self._guided = [str(family) for family in guided] if isinstance(guided, list) else []
        self._always = keeping.get(_ALWAYS) is True
        self._explained = False
        """Whether something of the deal has been explained."""
        bar.dismissed.connect(lambda: self._switch(on=False))
        action.triggered.connect(lambda on: self._switch(on=on))

    def follow(self) -> None:
        """Explain the decision to be made if explanations are switched on or this is the first deal of its family."""
        controller = self._controller
        session = controller.session
        has_guide = session is not None and controller.running.words.has_guide()
        if session is None or not has_guide:
            self._bar.show_words("")
        elif controller.mode is Mode.RESULT and not self._always:
            if self._explained:
                self._end()
        elif controller.mode is Mode.HUMAN and self._wanted and not session.between_deals:
            self._explained = True
            self._bar.show_words(controller.running.words.guide(controller.running.phase, session.legal()))
        elif self._bar.is_wanted and controller.mode is not Mode.HUMAN:
            self._bar.end()
        self._action.setEnabled(has_guide)
        self._action.setChecked(has_guide and self._wanted)

    @property
    def _wanted(self) -> bool:
        session = self._controller.session
        return self._always or (session is not None and session.family.name not in self._guided)

    def _switch(self, *, on: bool) -> None:
        """Switch explanations of every deal on or off."""
        if on != self._always:
            self._always = on
            self._keeping.put(_ALWAYS, on)
        if on:
            self.follow()
        else:
            self._end()
            self._action.setChecked(False)

    def _end(self) -> None:
        """Clear the bar, and note that this family need not be explained automatically again."""
        session = self._controller.session
        if session is not None and session.family.name not in self._guided:
            self._guided.append(session.family.name)
            self._keeping.put(_KEY, self._guided)
        self._explained = False
        self._bar.show_words("")
