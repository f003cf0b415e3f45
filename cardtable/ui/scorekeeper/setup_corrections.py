"""Corrections of the game, the rules and the persons of a score sheet: what is asked first, and what follows them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Protocol

from PySide6.QtCore import QCoreApplication

from cardtable.app.scorekeeper.cash import cash_on, evening_key, move_cash
from cardtable.app.scorekeeper.last_sheet import LastSheet
from cardtable.app.scorekeeper.notes import keep_note, note_on
from cardtable.core.sheets import FREE
from cardtable.session.scorebook.model import SheetSetup
from cardtable.store.store import Store
from cardtable.ui.scorekeeper.asking import ask
from cardtable.ui.scorekeeper.window import SheetWindow
from cardtable.words.cards import joined


class CorrectionDesk(Protocol):
    """What corrections ask of the desk on which the sheets lie."""

    def do(self, step: Callable[[], None], /) -> bool: ...

    def ask_joining(self, window: SheetWindow, name: str, /) -> None: ...

    def ask_other_persons(self, window: SheetWindow, names: Sequence[str], /) -> None: ...

    def correct_last(self, correct: Callable[[LastSheet], object], /) -> None: ...


class SetupCorrections:
    """Corrects setups of sheets that lie on a ``desk`` and are kept in ``store``."""

    def __init__(self, store: Store, desk: CorrectionDesk) -> None:
        self._store, self._desk = store, desk

    def correct(self, window: SheetWindow, setup: SheetSetup) -> None:
        """Correct the setup of the sheet of ``window``; where persons have other names, ask first who they are."""
        before = window.keeper.sheet.setup
        if setup == before:
            return
        renamed = [seat for seat, (old, new) in enumerate(zip(before.names, setup.names, strict=True)) if old != new]
        sheet = window.keeper.sheet
        if renamed and sheet.entries and sorted(setup.names) == sorted(before.names):
            self._ask_since_when(window, setup)
            return
        # The columns of a free sheet for which nothing is paid need not be persons.
        if renamed and sheet.entries and (setup.kind != FREE or any(sheet.accounts())):
            self._ask_who(window, setup, renamed)
        else:
            self._agree(window, setup)

    def _ask_who(self, window: SheetWindow, setup: SheetSetup, renamed: Sequence[int]) -> None:
        """Ask whether other names are for the same persons or for others, who then play on and inherit nothing."""
        before = window.keeper.sheet.setup
        changes = ", ".join(f"{before.names[seat]} → {setup.names[seat]}" for seat in renamed)
        words = QCoreApplication.translate(
            "SheetDesk",
            "{changes}: was the name misspelt, or is it somebody else? A different player will start "
            "from nought, and past results will stay as they are.",
        ).format(changes=changes)
        ask(
            window.front,
            window.windowTitle(),
            words,
            (QCoreApplication.translate("SheetDesk", "Misspelt"), lambda: self._agree(window, setup)),
            (
                QCoreApplication.translate("SheetDesk", "Somebody else"),
                lambda: self._let_others_play(window, setup, renamed),
            ),
        )

    def _ask_since_when(self, window: SheetWindow, setup: SheetSetup) -> None:
        """Ask whether persons change seats now, or have sat like that from the beginning."""
        words = QCoreApplication.translate(
            "SheetDesk", "{names}: are they changing seats now, or have they sat like that from the beginning?"
        ).format(names=joined(list(setup.names)))
        ask(
            window.front,
            window.windowTitle(),
            words,
            (
                QCoreApplication.translate("SheetDesk", "From now on"),
                lambda: self._desk.ask_other_persons(window, setup.names),
            ),
            (QCoreApplication.translate("SheetDesk", "From the beginning"), lambda: self._agree(window, setup)),
        )

    def _let_others_play(self, window: SheetWindow, setup: SheetSetup, renamed: Sequence[int]) -> None:
        """Let others play on in place of persons: on the same sheet where persons can come, else on a new one of the
        same evening.
        """
        sheet = window.keeper.sheet
        if setup != replace(sheet.setup, names=setup.names):
            self._agree(window, replace(setup, names=sheet.setup.names))
        if sheet.rules.room:
            self._desk.ask_joining(window, setup.names[renamed[0]])
        else:
            self._desk.ask_other_persons(window, setup.names)

    def _agree(self, window: SheetWindow, setup: SheetSetup) -> None:
        """Correct what is agreed on a sheet, with all that follows from it elsewhere."""
        before = window.keeper.sheet.setup
        window.agree(setup)
        if window.keeper.sheet.setup == setup:
            self._desk.correct_last(lambda last: last.follow(before, setup))
            self._desk.do(lambda: self._correct_cash(before, setup, window.keeper.number))

    def _correct_cash(self, before: SheetSetup, after: SheetSetup, number: int | None) -> None:
        """Let the cash book follow a sheet whose persons or evening have other names, unless another sheet of the
        evening still has the old ones.
        """
        evening = evening_key(before)
        kept = self._store.sheets(evening=before.evening) if before.evening else []
        others = [one for one in kept if one.id != number]
        if before.evening != after.evening and not others:
            move_cash(self._store, evening, evening_key(after))
            evening, note = evening_key(after), note_on(self._store, before.evening)
            if before.evening and note and not note_on(self._store, after.evening):
                keep_note(self._store, after.evening, note)
                keep_note(self._store, before.evening, "")
        elsewhere = {name for one in others for name in one.names}
        renamed = {
            old: new for old, new in zip(before.names, after.names, strict=False) if old != new and old not in elsewhere
        }
        cash_on(self._store, evening, before.names).rename(renamed)
