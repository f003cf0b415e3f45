"""The dialogs that lie over the window, and which of them waits for an answer."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QRect, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QDialog, QWidget

from cardtable.app.kept_settings import KeptSettings
from cardtable.ui.look.look import cloth_of

if TYPE_CHECKING:
    from cardtable.ui.dialogs.base import Dialog
    from cardtable.ui.dialogs.panels import Panels


class DialogLayer(QObject):
    """Lays dialogs over the window whose child it is."""

    def lay(self, dialog: Dialog) -> None:
        """Lay ``dialog`` over the window until it is closed."""
        raise NotImplementedError


class DialogHost(DialogLayer):
    """Shows dialogs over ``window``. At most one of them waits for an answer about how the match goes on.

    The callers import the classes of the dialogs when they are first needed, so that the first table is painted sooner.
    """

    def __init__(
        self,
        settings: KeptSettings,
        cover: Callable[[bool], object],
        window: QWidget,
        kept: tuple[QAction, ...] = (),
    ) -> None:
        """``cover`` is called with True when a dialog begins to cover the window, which should be disabled from then
        on, and with False when none does any more. The keys of the actions ``kept`` work all the same.
        """
        super().__init__(window)
        self.window = window
        self._settings = settings
        self._cover = cover
        self._kept = kept
        self._told = QRect()
        self._panels: Panels | None = None
        self._waiting: Dialog | None = None
        self._again: Callable[[], object] | None = None
        self._beside: list[QWidget] = []
        settings.changed.connect(self._furnish)

    @property
    def waiting(self) -> Dialog | None:
        """The dialog that waits for an answer, or None."""
        return self._waiting

    def spare(self, told: QRect) -> None:
        """Keep dialogs off ``told``, the area of the window that shows notices."""
        self._told = told
        if self._panels is not None:
            self._panels.spare(told)

    def open(
        self,
        dialog: Dialog,
        accepted: Callable[[], object] | None = None,
        rejected: Callable[[], object] | None = None,
        again: Callable[[], object] | None = None,
    ) -> None:
        """Open a dialog that waits for an answer, below those that do not. A dialog that waited before is closed.
        ``accepted`` or ``rejected`` is called with the answer; ``again`` opens the dialog once more.
        """
        self.dismiss()
        self._waiting, self._again = dialog, again

        def finished(result: int) -> None:
            accepting = result == QDialog.DialogCode.Accepted
            if self._waiting is dialog:
                self._waiting = None
                # A dialog that was put away while it still asks is opened again after the person has looked back; one
                # that was answered is not.
                self._again = None if accepting or rejected is None else self._again
            answer = accepted if accepting else rejected
            if answer is not None:
                answer()

        dialog.finished.connect(finished)
        self.lay(dialog, below=True)

    def lay(self, dialog: Dialog, *, over: Dialog | None = None, below: bool = False) -> None:
        """Lay a dialog over the window until it is closed. One that lies ``over`` another goes with it; one that is
        laid ``below`` comes when those that lie there are put away.
        """
        from cardtable.ui.dialogs.panels import Panels

        if self._panels is None:
            self._panels = Panels(self.window, self._kept)
            self._panels.covering.connect(self._cover)
            self._panels.spare(self._told)
        self._furnish()
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._panels.lay(dialog, over=over, below=below)

    @property
    def top(self) -> QDialog | None:
        """The dialog that is seen, None if there is none."""
        return None if self._panels is None else self._panels.top

    def take_focus(self) -> bool:
        """Give the focus to the dialog that is seen; return whether there is one."""
        return self._panels is not None and self._panels.take_focus()

    def dismiss(self) -> None:
        """Close the dialog that waits, without an answer."""
        dialog, self._waiting, self._again = self._waiting, None, None
        if dialog is not None:
            dialog.finished.disconnect()
            dialog.close()

    def put_away(self) -> Callable[[], object] | None:
        """Close the dialog that waits, and return the function that opens it once more; None if there is none."""
        again = self._again
        self.dismiss()
        return again

    def leaving(self, deed: Callable[[], object]) -> Callable[[], None]:
        """Return a function that closes the dialog that waits and then calls ``deed``."""

        def leave() -> None:
            self.dismiss()
            deed()

        return leave

    def attend(self, beside: QWidget) -> None:
        """Let a window that stays as long as the program, with a frame of its own, be closed with the dialogs."""
        self._beside.append(beside)

    def close_panels(self) -> None:
        """Close all dialogs over the window, without an answer."""
        self.dismiss()
        if self._panels is not None:
            self._panels.close_all()

    def close_all(self) -> None:
        """Close all dialogs, and the windows beside them."""
        if self._panels is not None:
            self._panels.close_all()
        for window in self._beside:
            window.close()

    def _furnish(self) -> None:
        """Have frames of the wood of the room that is set."""
        if self._panels is not None:
            self._panels.set_room(cloth_of(self._settings.now))


def lay_over(part: QWidget, dialog: Dialog) -> None:
    """Show ``dialog`` as a sheet over the one in which ``part`` lies, or else over its window; as a window of its own
    where that has no sheets.
    """
    from cardtable.ui.dialogs.panels import Panels

    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    below: QDialog | None = None
    above: QWidget | None = part
    while above is not None:
        if isinstance(above, QDialog) and below is None:
            below = above
        if isinstance(above, Panels):
            above.lay(dialog, over=below)
            return
        above = above.parentWidget()
    layer = layer_over(part)
    if layer is None:
        dialog.open()
    else:
        layer.lay(dialog)


def layer_over(part: QWidget) -> DialogLayer | None:
    """Return what lays sheets over the window of ``part``; None where that has none."""
    # A window that belongs to this one may have its own.
    children = Qt.FindChildOption.FindDirectChildrenOnly
    found: DialogLayer | None = part.window().findChild(DialogLayer, "", children)
    return found
