"""Every view of the scorekeeper, opened as a host opens it."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtWidgets import QWidget

from cardtable.app.scorekeeper.last_sheet import LastSheet
from cardtable.app.scorekeeper.sheet_statistics import sheet_statistics
from cardtable.core.sheets import FREE
from cardtable.games.entry import sheet_variant
from cardtable.games.registry import VARIANTS
from cardtable.ui.scorekeeper.chart import ChartDialog
from cardtable.ui.scorekeeper.evening_dialog import EveningDialog
from cardtable.ui.scorekeeper.fault_dialog import FaultDialog
from cardtable.ui.scorekeeper.log_dialog import LogDialog
from cardtable.ui.scorekeeper.person_dialog import PersonDialog
from cardtable.ui.scorekeeper.setup_dialog import SetupDialog
from cardtable.ui.scorekeeper.sheets_dialog import SheetsDialog
from cardtable.ui.scorekeeper.window import SheetWindow
from tests.ui.scorekeeper.by_hand import Open, choose_kind, free
from tests.ui.scorekeeper.parts import table_view

KINDS = [(variant.id, players) for variant in VARIANTS for players in variant.players] + [(FREE, 2), (FREE, 8)]
"""Every rule set with every number of players."""
NAMES = ("Anna", "Björn", "Christina", "David", "Emilia", "Friedrich", "Gerda", "Hans")


def sheet_of(opened: Open, kind: str, players: int = 0) -> SheetWindow:
    """The window of a new sheet for so many players, or as many as usual."""
    return opened(kind, *NAMES[: players or sheet_variant(kind).players[0]])


def views_of(window: SheetWindow) -> Iterator[QWidget]:
    """All that can be opened from a sheet."""
    window.show_table()
    table = table_view(window)
    assert table is not None
    yield table
    table.close()
    window.show_chart()
    window.show_log()
    yield from window.findChildren(ChartDialog)
    yield from window.findChildren(LogDialog)
    sheet = window.keeper.sheet
    if sheet.setup.kind != FREE:
        window.show_faults()
        (adviser,) = window.findChildren(FaultDialog)
        adviser.choose("dealt_out_of_turn")
        yield adviser
    person = PersonDialog(
        sheet.setup.names[0], sheet.setup.kind, sheet_statistics([sheet], sheet.setup.names[0], {}), window
    )
    for dialog in (EveningDialog("Friday", [sheet], window), SheetsDialog(window), person):
        dialog.show()
        yield dialog


def setup_dialogs() -> Iterator[SetupDialog]:
    """The dialog for a new sheet, turned to every rule set and number of players."""
    dialog = SetupDialog(LastSheet(), NAMES)
    dialog.show()
    for kind, players in KINDS:
        choose_kind(dialog, kind)
        dialog.choose_players(players)
        yield dialog
    free(dialog)
