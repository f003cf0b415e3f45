"""Offers the lesson about a decision at which a person is refused again and again."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from cardtable.app.controller import Controller, Mode
from cardtable.app.school.library import lesson_for
from cardtable.core.errors import CodedError

MANY = 3
"""How many refusals at one decision lead to an offer."""


class Stuck(QObject):
    """Counts refusals, and offers each lesson at most once in a run of the program."""

    lesson_offered = Signal(str, str)
    """The lesson, and the code of the refusal that it explains."""

    def __init__(self, controller: Controller, parent: QObject) -> None:
        super().__init__(parent)
        self._controller = controller
        self._where: object = None
        self._count = 0
        self._offered: set[str] = set()

    def hear(self, error: CodedError) -> None:
        """Take note that an action was refused with ``error``."""
        session = self._controller.session
        if session is None or self._controller.mode is not Mode.HUMAN:
            return
        where = (id(session), session.position)
        self._count = self._count + 1 if where == self._where else 1
        self._where = where
        lesson = lesson_for(session.family.name, error.code)
        if self._count >= MANY and lesson is not None and lesson not in self._offered:
            self._offered.add(lesson)
            self.lesson_offered.emit(lesson, error.code)
