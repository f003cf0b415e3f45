"""The question what a point is marked for, where a deal has something that counts at once."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QPoint, Qt
from PySide6.QtWidgets import QMenu, QWidget

from cardtable.app.scorekeeper.sheet_form import SheetForm
from cardtable.ui.look.palette import serif
from cardtable.ui.look.plain import on_button

_LETTERS, _PADDING = 20, 12
"""The height of the letters and the room around each line, in pixels, so that a finger finds the line."""
_LOOK = f"""
    QMenu::item {{ padding: {_PADDING}px {2 * _PADDING}px; }}
    QMenu::item:selected {{ background: palette(highlight); color: palette(highlighted-text); }}
"""


def mark_or_ask(form: SheetForm, side: int, points: int, above: QWidget) -> None:
    """Mark a point for ``side``, or take one off if ``points`` is negative.

    If the running deal has something that counts at once, a menu over the widget ``above`` asks what it is. That is
    entered in the form, so that it is not counted again at the end of the deal; a point by hand is not.
    """
    adds = points > 0
    events = form.events(side) if adds else form.marked(side)
    if not events:
        form.mark(side, points)
        return
    menu = QMenu(above)
    menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    menu.setFont(serif(_LETTERS))
    menu.setStyleSheet(_LOOK)
    for code, title in events:
        change = form.form.count if adds else form.form.take_off
        menu.addAction(on_button(title)).triggered.connect(lambda _=False, code=code, to=change: to((code, side)))
    menu.addSeparator()
    words = QCoreApplication.translate("MarkMenu", "A point by hand")
    menu.addAction(words).triggered.connect(lambda: form.mark(side, points))
    menu.setActiveAction(menu.actions()[0])
    middle = above.mapToGlobal(above.rect().center())
    menu.popup(middle - QPoint(menu.sizeHint().width() // 2, 0))
