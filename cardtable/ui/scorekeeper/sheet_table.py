"""Connects a score sheet and its form with their view for the whole screen."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from cardtable.app.scorekeeper.keeper import SheetKeeper
from cardtable.app.scorekeeper.results import result_sentences
from cardtable.app.scorekeeper.sheet_form import SheetForm
from cardtable.app.settings import Settings
from cardtable.core.company import Company
from cardtable.core.markers import COUNTERS, MOST
from cardtable.core.scores import totals
from cardtable.core.sheets import FREE
from cardtable.core.sheets.categories import MARKED, EntryError
from cardtable.core.state import Standing
from cardtable.session.scorebook.model import DealEntry
from cardtable.session.scorebook.reckoning import Row
from cardtable.session.scorebook.results import points_after
from cardtable.ui.look.look import cloth_of
from cardtable.ui.models.score_sheet import ScoreSheetModel
from cardtable.ui.scorekeeper.evening_table import EveningTable, TableDeeds
from cardtable.ui.scorekeeper.mark_menu import ask_dealer, mark_or_ask
from cardtable.ui.scorekeeper.table_state import SideState, TableState
from cardtable.ui.table.counters import MOST_STROKES
from cardtable.words.accounts import signed
from cardtable.words.families import words_for

_EARLIER = 16
"""How many earlier deals are shown at most; fewer where there is no room."""


def most_counters(target: int) -> int:
    """Return the most points that are shown with counters in a game to ``target``. If the target is low, each counter
    in the row stands for a point.
    """
    return target - 1 if 0 < target <= COUNTERS + 1 else MOST


def usual_counting(target: int, wanted: str) -> str:
    """Return the view of points in a game to ``target`` (0: without one) for which nobody has chosen any, where
    ``wanted`` is that of the settings. Counters are for games that they and strokes can show to the end: otherwise the
    view would change by itself in the middle of the evening.
    """
    return "numbers" if wanted == "counters" and not 0 < target <= MOST_STROKES else wanted


class SheetTable(QObject):
    """Keeps the view up to date with the sheet and the form; ``view`` is made at its first use."""

    faults_wanted = Signal()
    """Emitted when a person at the view asks about a fault."""
    cash_wanted = Signal()
    """Emitted when a person at the view asks for the account of the evening."""
    correction_wanted = Signal(int)
    """Emitted with a row of ``deals`` when a person at the view wants to correct its entry."""

    def __init__(
        self, keeper: SheetKeeper, form: SheetForm, deals: ScoreSheetModel, further: Sequence[QAction], window: QWidget
    ) -> None:
        """``deals`` has the deals of the sheet, and the points of the sides also at the end of a match; ``further`` are
        actions that the view offers among all else; ``window`` is the window of the sheet.
        """
        super().__init__(window)
        self._keeper = keeper
        self._form = form
        self._deals, self._further = deals, further
        self._window = window
        self._words = words_for(keeper.sheet.setup.kind)
        self.view: EveningTable | None = None
        self._looked_at = -1
        """The length of the sheet's log when the result of the last match was seen on the table; −1 before that."""

    def show(self, settings: Settings) -> None:
        """Open the view, which looks as ``settings`` say."""
        if self.view is None:
            deeds = TableDeeds(
                mark=lambda side, points, place: mark_or_ask(self._form, side, points, place),
                happen=self._happened,
                look_at_next=self._look_at_next,
                take_back=self._form.take_back,
                do_again=self._form.do_again,
                show_faults=self.faults_wanted.emit,
                show_cash=self.cash_wanted.emit,
                ask_dealer=self._ask_dealer,
                correct=self.correction_wanted.emit,
            )
            self.view = EveningTable(self._form, self._deals, deeds, self._further, self._window)
        self.follow()
        self.set_settings(settings)
        self.view.open_beside(self._window)

    def show_or_hide(self, settings: Settings) -> None:
        """Close the view if it is visible on another screen than the sheet; otherwise show it in front."""
        if self.view is not None and self.view.isVisible() and self.view.screen() != self._window.screen():
            self.view.close()
        else:
            self.show(settings)

    @property
    def front(self) -> QWidget:
        """The window that a person is looking at: the view, if it covers the sheet or is used, else the sheet's."""
        view = self.view
        if view is not None and view.isVisible() and (view.isActiveWindow() or view.screen() == self._window.screen()):
            return view
        return self._window

    def set_settings(self, settings: Settings) -> None:
        """Let the view look as ``settings`` say."""
        if self.view is not None:
            self.view.set_look(cloth_of(settings), settings.counting, settings.animation_speed > 0)

    def close(self) -> None:
        """Close the view."""
        if self.view is not None:
            self.view.close()

    def follow(self) -> None:
        """Show the sheet and the form as they stand."""
        if self.view is not None:
            self.view.follow(self._state())

    def _state(self) -> TableState:
        """Return the state that the view shows, from the sheet and the form."""
        sheet = self._keeper.sheet
        results = sheet.results
        ended = bool(results) and results[-1].position == len(sheet.rows) - 1 and self._looked_at != len(sheet.log)
        standing = self._standing()
        points = self._deals.standing() if ended else standing.points
        playing, won = sheet.rules.playing(standing), self._won(sheet.rows[-1].after if ended else standing)
        pending, earlier = self._pending(), self._earlier(ended)
        sides = tuple(
            SideState(
                name,
                points[side],
                won[side],
                self.tr("wins") if ended and side in results[-1].winners else self._role(side),
                side in playing,
                pending[side],
                side in playing or self._is_there(side),
                self._form.events(side),
                deals=standing.dealer in sheet.rules.sides[side] and sheet.rules.leader(standing) >= 0,
                wins=ended and side in results[-1].winners,
                earlier=earlier[side],
            )
            for side, name in enumerate(self._form.sides)
        )
        return TableState(
            sides,
            self._about(),
            told=self._told(),
            result=tuple(result_sentences(sheet, results[-1], self._form.sides)) if ended else (),
            deal=len(sheet.log),
            most=most_counters(sheet.rules.target),
            can_undo=self._form.can_take_back,
            has_faults=self._keeper.sheet.setup.kind != FREE,
            seats=self._seats(),
            dealer=standing.dealer if sheet.rules.leader(standing) >= 0 else -1,
        )

    def _won(self, standing: Standing) -> tuple[int, ...]:
        """Return how many matches each side has won: of several that are settled together, also those that were taken
        over from another sheet.
        """
        sheet = self._keeper.sheet
        won = Company.of(standing).won
        return won if won and any(name.startswith("won:") for name in sheet.rules.carries) else sheet.matches_won()

    def _seats(self) -> tuple[int, ...]:
        """Return the side of each seat."""
        sides = self._keeper.sheet.rules.sides
        by_seat = {seat: side for side, seats in enumerate(sides) for seat in seats}
        return tuple(by_seat[seat] for seat in sorted(by_seat))

    def _earlier(self, ended: bool) -> list[tuple[tuple[int, int], ...]]:
        """Return the last deals of the running match, or of the one that has ``ended``, for each side: the points, and
        the strokes for prizes.
        """
        sheet, rows = self._keeper.sheet, list[Row]()
        sides = range(len(sheet.rules.sides))
        for row in reversed(sheet.rows):
            if (row.ends and not (ended and not rows)) or len(rows) == _EARLIER:
                break
            rows.insert(0, row)
        lines = [row.lines for row in rows if row.lines]

        def told(side: int) -> tuple[tuple[int, int], ...]:
            return tuple(
                (totals(of_deal, len(sides))[side], self._words.prizes(one for one in of_deal if one.side == side))
                for of_deal in lines
            )

        return [told(side) for side in sides]

    def _told(self) -> str:
        """Return the message about what was done last, while nothing is typed for the next deal."""
        form = self._form
        # A question belongs to the form, whose button answers it.
        told = form.correcting is None and not form.form.cells() and not form.form.doubtful
        return form.message if told else ""

    def _standing(self) -> Standing:
        """Return the standing before the next deal, which the table shows even while an earlier deal is corrected."""
        return self._form.standing() if self._form.correcting is None else self._keeper.sheet.next_standing

    def _is_there(self, side: int) -> bool:
        """Whether a side is at the table, now or from the next match on."""
        sheet = self._keeper.sheet
        return bool({*sheet.there, *sheet.rules.there(self._standing())} & set(sheet.rules.sides[side]))

    def _role(self, side: int) -> str:
        """Return words about the person of a side who deals or leads in the next deal, or that the side looks on or is
        away.
        """
        sheet = self._keeper.sheet
        standing = self._standing()
        seats = sheet.rules.sides[side]
        if side not in sheet.rules.playing(standing):
            if not self._is_there(side):
                return self.tr("is away")
            account = sum(sheet.accounts()[seat] for seat in seats)
            return self.tr("watching, account {stakes}").format(stakes=signed(account))
        leader = sheet.rules.leader(standing)
        dealer = standing.dealer if leader >= 0 else -1
        roles = [
            (dealer, self.tr("deals"), self.tr("{name} deals")),
            (leader, self.tr("plays first"), self.tr("{name} plays first")),
        ]
        return " · ".join(
            alone if len(seats) == 1 else named.format(name=sheet.setup.names[seat])
            for seat, alone, named in roles
            if seat in seats
        )

    def _about(self) -> str:
        """Return words about the number of the match, its target, persons with a special role, and what is different in
        the next deal.
        """
        sheet = self._keeper.sheet
        standing = self._standing()
        number = sheet.rows[-1].match + 1 + sheet.rows[-1].opens if sheet.rows else 1
        parts = [self.tr("Match {number}").format(number=number)]
        if sheet.rules.target:
            parts.append(self.tr("played to %n point(s)", "", sheet.rules.target))
        if sheet.rule_set is not None:
            parts.append(self._words.roles(sheet.rule_set, standing, self._form.sides))
        parts.append(self._words.next_deal(standing))
        return " · ".join(part for part in parts if part)

    def _pending(self) -> tuple[int, ...]:
        """Return the points that each side has marked in the running deal; zeros if the entries are not valid."""
        events = {category.code for category in self._form.form.categories if category.group == MARKED}
        cells = tuple(cell for cell in self._form.form.cells() if cell.code in events)
        if cells and self._form.correcting is None:
            try:
                row = self._keeper.sheet.check(DealEntry(cells, self._form.method, self._form.dealer))
                return tuple(after - before for after, before in zip(points_after(row), row.before.points, strict=True))
            except EntryError:
                pass
        return (0,) * len(self._form.sides)

    def _happened(self, side: int, code: str) -> None:
        """Enter into the form something that is marked while the deal goes on, so that it is not counted again at the
        end.
        """
        self._form.form.count((code, side))

    def _ask_dealer(self, above: QWidget) -> None:
        """Ask over the widget ``above`` who deals the next deal."""
        self._form.leave_correction()
        ask_dealer(self._form, above)

    def _look_at_next(self) -> None:
        """Note that the result of the last match has been seen, and show the next one."""
        self._looked_at = len(self._keeper.sheet.log)
        self.follow()
