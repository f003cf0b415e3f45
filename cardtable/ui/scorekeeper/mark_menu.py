"""Questions asked over a seat of the table: what a point is marked for, and who deals."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from cardtable.app.scorekeeper.sheet_form import SheetForm
from cardtable.ui.look.plain import on_button
from cardtable.ui.scorekeeper.finger_menu import FingerMenu


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
    menu = FingerMenu(above)
    for code, title in events:
        change = form.form.count if adds else form.form.take_off
        menu.addAction(on_button(title)).triggered.connect(lambda _=False, code=code, to=change: to((code, side)))
    menu.addSeparator()
    words = QCoreApplication.translate("MarkMenu", "A point by hand")
    menu.addAction(words).triggered.connect(lambda: form.mark(side, points))
    menu.open()


def dealer_words(name: str) -> str:
    """Return the words that ``name`` deals."""
    return QCoreApplication.translate("EntryPanel", "{name} deals").format(name=name)


def ask_dealer(form: SheetForm, above: QWidget) -> None:
    """Ask in a menu over the widget ``above`` who dealt the deal in the form; nothing is asked where nobody deals."""
    if not form.dealers():
        return
    menu, now = FingerMenu(above), form.standing().dealer
    for seat in form.dealers():
        action = menu.addAction(on_button(dealer_words(form.names[seat])))
        action.setCheckable(True)
        action.setChecked(seat == now)
        action.triggered.connect(lambda _=False, seat=seat: form.deal_by(seat))
    menu.open()
