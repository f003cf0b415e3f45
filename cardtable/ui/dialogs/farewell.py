"""Asks before a window closes while something in it is not saved."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeAlias

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QWidget

from cardtable.app.unsaved import Source, Unsaved
from cardtable.words.errors import error_sentence

if TYPE_CHECKING:
    from cardtable.ui.dialogs.question import QuestionDialog

_CALLED_OFF = 60_000
"""Milliseconds after which a session that has not ended goes on."""

Save: TypeAlias = Callable[[Callable[[], None]], None]
"""A function that lets a person save something as a file, and calls its argument once that is done."""


class Farewell(QObject):
    """Asks a person once whether a window shall close with something in it that is not saved. Ends by a signal of the
    system or by the end of the session do not wait for an answer.
    """

    def __init__(self, unsaved: Unsaved, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._unsaved = unsaved
        self._boxes: dict[QWidget, QuestionDialog] = {}
        self._quiet = False
        self._session = QTimer(self)
        self._session.setSingleShot(True)
        self._session.setInterval(_CALLED_OFF)
        self._session.timeout.connect(self._ask_again)

    def question(self, window: QWidget) -> QuestionDialog | None:
        """Return the question that is open before ``window`` closes, or None."""
        return self._boxes.get(window)

    def be_quiet(self) -> None:
        """Ask nothing any more, because the program ends whether or not everything is saved."""
        self._quiet = True
        self._session.stop()

    def let_session_end(self) -> None:
        """Ask nothing for a while, because the session is about to end; if it goes on after all, questions are asked
        again.
        """
        if not self._quiet:
            self._quiet = True
            self._session.start()

    def _ask_again(self) -> None:
        self._quiet = False

    def may_close(self, window: QWidget, source: Source, words: str, save: Save | None, is_last: bool) -> bool:
        """Whether ``window`` may close now. If not, a person is asked, and the window is closed by the answer.

        ``words`` say of ``source``, which is the window's own, that it is not saved, with ``{reason}`` in them;
        ``save`` puts it into a file, if there is a way to. With the last window the program ends, so that everything
        counts that is not saved.
        """
        if self._quiet or self._unsaved.error is None or self._unsaved.try_again():
            return True
        own = self._unsaved.is_at_stake(source)
        if not own and not (is_last and self._unsaved.at_stake):
            return True
        if window in self._boxes:
            self._boxes[window].activateWindow()
            return False
        if not own:
            words, save = (
                self.tr(
                    "Some of what you played or marked here has not been saved. {reason} Anything not saved when "
                    "the program ends will be lost."
                ),
                None,
            )
        self._ask(window, source if own else None, words, save)
        return False

    def _ask(self, window: QWidget, source: Source | None, words: str, save: Save | None) -> None:
        # Not at the start, when nothing is asked.
        from cardtable.ui.dialogs.question import QuestionDialog, Role, Standard

        error = self._unsaved.error
        assert error is not None

        def close() -> None:
            for one in self._unsaved.at_stake if source is None else (source,):
                self._unsaved.give_up(one)
            window.close()

        box = QuestionDialog(self.tr("Not saved"), words.format(reason=error_sentence(error)), window)
        self._boxes[window] = box
        box.finished.connect(lambda: self._boxes.pop(window, None))
        if save is not None:
            keep = save
            box.offer(self.tr("Save as…"), lambda: keep(close), bright=True)
        box.offer(self.tr("Close anyway"), close, role=Role.DestructiveRole)
        box.offer(Standard.Cancel, bright=save is None)
        box.show_over(window)
