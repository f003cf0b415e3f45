"""The setup of a sheet (names, rules, stake) at the time of each of its changes."""

from __future__ import annotations

from collections.abc import Iterator

from cardtable.session.scorebook.book import ScoreSheet
from cardtable.session.scorebook.model import REDO, UNDO, Change, SheetSetup


def setups_before(sheet: ScoreSheet) -> Iterator[tuple[Change, SheetSetup]]:
    """Yield every change of the log, each with the setup that was in force before it; changes that were undone or done
    again are followed.
    """
    setup = sheet.begun_as
    done: list[tuple[Change, SheetSetup]] = []
    undone: list[Change] = []
    for change in sheet.log:
        yield change, setup
        if change.action == UNDO:
            last, setup = done.pop()
            undone.append(last)
            continue
        if change.action == REDO:
            again = undone.pop()
        else:
            again = change
            undone.clear()
        done.append((again, setup))
        setup = again.setup or setup
