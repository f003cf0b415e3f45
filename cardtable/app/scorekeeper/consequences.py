"""What a correction changes besides the entry that is corrected: winners, matches and money."""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy

from PySide6.QtCore import QCoreApplication

from cardtable.app.scorekeeper.cash_rows import payment_sentences
from cardtable.core.errors import CodedError
from cardtable.session.scorebook.book import ScoreSheet
from cardtable.session.scorebook.evening import evening_accounts
from cardtable.session.scorebook.model import Change
from cardtable.session.scorebook.results import MatchResult
from cardtable.words.cards import joined
from cardtable.words.figures import figure

_MOST = 3
"""The most matches that are told one by one."""


def consequences(before: ScoreSheet, after: ScoreSheet, sides: tuple[str, ...]) -> tuple[str, ...]:
    """Return sentences that say which matches others win in the sheet ``after`` a correction than ``before`` it, how
    many entries count for another match, and what is to be paid then; empty if nothing of this is different. The
    figures are those of the sheet: its points, and the payments at its foot. ``sides`` are the names of the sides.
    """
    found = _matches(before.results, after.results, sides)
    found = [*found[:_MOST], *(["…"] if len(found) > _MOST else [])]
    match = {id(row.entry): row.match for row in before.rows}
    moved = sum(match.get(id(row.entry), row.match) != row.match for row in after.rows)
    if moved:
        found.append(
            QCoreApplication.translate(
                "SheetForm", "%n later entries will then count towards a different match.", "", moved
            )
        )
    paid, pays = _payments(before), _payments(after)
    if paid != pays:
        nothing = QCoreApplication.translate("SheetForm", "Nothing to pay.")
        words = QCoreApplication.translate("SheetForm", "So far: {payments}")
        found.append(words.format(payments=" ".join(paid) or nothing))
        words = QCoreApplication.translate("SheetForm", "Then: {payments}")
        found.append(words.format(payments=" ".join(pays) or nothing))
    points = [
        QCoreApplication.translate("SheetForm", "{name} {before} → {after}").format(
            name=name, before=figure(old), after=figure(new)
        )
        for name, old, new in zip(sides, before.standing.points, after.standing.points, strict=False)
        if old != new
    ]
    if found and points:
        words = QCoreApplication.translate("SheetForm", "Points: {points}.")
        found.insert(0, words.format(points=", ".join(points)))
    return tuple(found)


def foreseen(sheet: ScoreSheet, change: Change, sides: tuple[str, ...]) -> str:
    """Return what a change of ``sheet`` would bring for winners, matches and money, a sentence in each line; empty if
    nothing. ``sides`` are as in ``consequences``.
    """
    trial = copy(sheet)
    try:
        trial.go_on([change])
        return "\n".join(consequences(sheet, trial, sides))
    except CodedError:
        # What cannot be is told when it is tried.
        return ""


def _payments(sheet: ScoreSheet) -> list[str]:
    """Return what is to be paid on a sheet, a sentence for each payment."""
    return [words for account in evening_accounts((sheet,)) for words in payment_sentences(account)]


def _matches(before: Sequence[MatchResult], after: Sequence[MatchResult], sides: tuple[str, ...]) -> list[str]:
    """Return a sentence for each match that ends differently."""

    def names(result: MatchResult) -> str:
        return joined([sides[side] for side in result.winners]) or QCoreApplication.translate("SheetForm", "nobody")

    found = []
    for number in range(max(len(before), len(after))):
        if number >= len(after):
            words = QCoreApplication.translate("SheetForm", "Then match {number} will not be over.")
            found.append(words.format(number=number + 1))
        elif number >= len(before):
            words = QCoreApplication.translate("SheetForm", "Match {number} will then be over and go to {names}.")
            found.append(words.format(number=number + 1, names=names(after[number])))
        elif before[number].winners != after[number].winners:
            words = QCoreApplication.translate(
                "SheetForm", "Match {number} will then go to {names} instead of {others}."
            )
            others = names(before[number])
            found.append(words.format(number=number + 1, names=names(after[number]), others=others))
    return found
