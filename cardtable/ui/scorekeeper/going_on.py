"""An evening that goes on with other persons on a new sheet, and what of the running match they take along."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import Protocol

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QDialog

from cardtable.app.reports import side_names
from cardtable.app.scorekeeper.handing_on import handed_on, is_open, next_dealer, taken_off, won_by, won_on
from cardtable.app.scorekeeper.last_sheet import LastSheet, last_of
from cardtable.app.scorekeeper.own_games import OwnGames
from cardtable.core.errors import CodedError
from cardtable.games.entry import sheet_rules
from cardtable.session.scorebook.model import EndEntry, MarkEntry
from cardtable.store.store import Store
from cardtable.ui.scorekeeper.asking import ask, show_over
from cardtable.ui.scorekeeper.setup_dialog import SetupDialog
from cardtable.ui.scorekeeper.window import SheetWindow
from cardtable.words.cards import joined
from cardtable.words.figures import figure


class GoingOnDesk(Protocol):
    """What is asked of the desk on which the sheets lie."""

    def names(self) -> list[str]: ...

    def last(self) -> LastSheet: ...

    def begin(self, dialog: SetupDialog, result: int, /) -> SheetWindow | None: ...

    def do(self, step: Callable[[], None], /) -> bool: ...

    def tell(self, error: CodedError, /) -> None: ...


class GoingOn:
    """Lets the persons of a sheet that lies on a ``desk`` play on with others; sheets are kept in ``store``."""

    def __init__(self, store: Store, desk: GoingOnDesk) -> None:
        self._store, self._desk = store, desk

    def ask(self, window: SheetWindow, names: Sequence[str] = ()) -> SetupDialog:
        """Ask which persons go on playing after somebody has come, gone or begun to pause; ``names`` are proposed, or
        those who are there. They play on with a new sheet of the same evening, and the accounts of both sheets are
        added up. Returns the dialog that asks.
        """
        sheet = window.keeper.sheet
        there = tuple(sheet.setup.names[seat] for seat in sorted(sheet.there))
        setup = replace(sheet.setup, names=tuple(names) or there)
        try:
            before = self._desk.last()
        except CodedError as error:
            self._desk.tell(error)
            before = LastSheet()
        dialog = SetupDialog(
            last_of(setup, before), self._desk.names(), [], window.front, going_on=True, games=OwnGames(self._store)
        )
        dialog.choose_dealer(next_dealer(sheet, setup.names))
        dialog.finished.connect(lambda result: self._go_on(dialog, result, window))
        show_over(dialog)
        return dialog

    def _go_on(self, dialog: SetupDialog, result: int, window: SheetWindow) -> None:
        """Go on with the persons chosen in ``dialog``. If a match is running, ask whether they take over its points,
        and say what the new sheet cannot take over.
        """
        sheet, setup = window.keeper.sheet, dialog.setup()
        if setup is None or result != QDialog.DialogCode.Accepted or not is_open(sheet):
            self._play_on(dialog, result, window)
            return
        handed, before = handed_on(sheet, setup), self._told(window.sides, won_on(sheet))
        from_nought = partial(self._play_on, dialog, result, window)
        if handed is None:
            translate = QCoreApplication.translate
            words = translate(
                "SheetDesk", "The match is not over. The new sheet cannot continue it, so it will end now."
            )
            if before:
                lost = translate("SheetDesk", "The matches won ({won}) will not be kept.")
                words = f"{words} {lost.format(won=before)}"
            ask(window.front, window.windowTitle(), words, (translate("SheetDesk", "End it"), from_nought))
            return
        sides = side_names(sheet_rules(setup.kind, len(setup.names), setup.options, own=setup.own).sides, setup.names)
        words, title = self._question(sides, handed, before)
        nought = QCoreApplication.translate("SheetDesk", "From nought")
        ask(window.front, window.windowTitle(), words, (title, partial(from_nought, handed)), (nought, from_nought))

    def _question(self, sides: Sequence[str], handed: MarkEntry, before: str) -> tuple[str, str]:
        """Return the question whether ``sides`` keep what is ``handed`` on to them, and the words for doing so.
        ``before`` tells the matches won so far.
        """
        translate, won, points = QCoreApplication.translate, won_by(handed), self._told(sides, handed.points)
        if won and any(handed.points):
            words = translate(
                "SheetDesk",
                "The match is not over. Should the players keep the matches won ({won}) and the "
                "points ({points}), or start again from nought?",
            ).format(won=self._told(sides, won), points=points)
            return words, translate("SheetDesk", "Keep both")
        if won:
            words = translate(
                "SheetDesk",
                "The match is not over. Should the players keep the matches they have won ({won}), or start again from "
                "nought?",
            ).format(won=self._told(sides, won))
            return words, translate("SheetDesk", "With the matches won")
        lost = translate("SheetDesk", "The matches won ({won}) will not be kept.").format(won=before) if before else ""
        words = translate(
            "SheetDesk",
            "The match is not over. Should the players keep their points ({points}), or start again from nought?",
        ).format(points=points)
        return f"{lost} {words}".strip(), translate("SheetDesk", "With the points")

    @staticmethod
    def _told(sides: Sequence[str], numbers: Sequence[int]) -> str:
        return joined([f"{name} {figure(one)}" for name, one in zip(sides, numbers, strict=False)])

    def _play_on(self, dialog: SetupDialog, result: int, window: SheetWindow, handed: MarkEntry | None = None) -> None:
        """Begin the sheet of ``dialog`` in place of that of ``window``, whose running match hands on ``handed``, or is
        ended as it stands if that is None.
        """
        on_table, sheet = window.front is not window, window.keeper.sheet
        following = self._desk.begin(dialog, result)
        if following is None:
            return
        if handed is not None:
            off = taken_off(sheet)
            # What cannot be taken off here is not counted there as well.
            if self._desk.do(lambda: window.keeper.add(off)):
                self._desk.do(lambda: following.keeper.add(handed))
        elif is_open(sheet):
            self._desk.do(lambda: window.keeper.add(EndEntry()))
        window.close()
        if on_table:
            following.show_table()
