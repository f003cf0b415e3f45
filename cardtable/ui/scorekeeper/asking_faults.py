"""A fault at the real table: it is asked for, and what is ruled goes onto the sheet or into its form."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from cardtable.app.scorekeeper.keeper import SheetKeeper
from cardtable.app.scorekeeper.sheet_form import SheetForm
from cardtable.core.sheets.faults import cells_of
from cardtable.games.registry import family_of
from cardtable.session.scorebook.model import DealEntry
from cardtable.ui.scorekeeper.asking import show_over
from cardtable.ui.scorekeeper.fault_dialog import Advice, FaultDialog, FaultTable
from cardtable.words.families import words_for


def ask_fault(keeper: SheetKeeper, form: SheetForm, above: QWidget) -> None:
    """Ask over ``above`` for a fault at the table, tell the ruling, and enter its result."""
    setup, rules, standing = keeper.sheet.setup, keeper.sheet.rules, form.standing()
    rule_set = keeper.sheet.rule_set
    assert rule_set is not None
    (elder, dealer) = (
        next(side for side, seats in enumerate(rules.sides) if seat in seats)
        for seat in (rules.leader(standing), standing.dealer)
    )
    others = {seat: setup.names[seat] for seat in keeper.sheet.dealers(standing) if seat != standing.dealer}
    table = FaultTable(form.sides, rules.playing(standing), dealer, elder, setup.names[standing.dealer], others)
    dialog = FaultDialog(family_of(setup.kind).faults(rule_set), words_for(setup.kind), table, above)
    dialog.advised.connect(lambda advice: _take(advice, keeper, form, dealer))
    show_over(dialog)


def _take(advice: Advice, keeper: SheetKeeper, form: SheetForm, dealer: int) -> None:
    """Enter the result of a ruling: a deal that is played anew is added at once; all else goes into the form."""
    if not isinstance(form.corrected(), DealEntry | None):
        form.leave_correction()
    cells = cells_of(advice.ruling, advice.side, dealer, keeper.sheet.rules.playing(form.standing()))
    if advice.ruling.anew:
        form.leave_correction()
        form.attempt(lambda: keeper.add(DealEntry(cells, form.method, form.dealer)))
        form.next_entry()
        return
    if advice.ruling.stands:
        form.deal_by(advice.seat)
    for cell in cells:
        form.form.put((cell.code, cell.side), cell.text)
