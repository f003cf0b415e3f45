"""What a correction changes besides the entry that is corrected: winners, matches and money."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from cardtable.session.scorebook.book import ScoreSheet
from cardtable.session.scorebook.results import MatchResult
from cardtable.words.cards import joined
from cardtable.words.money import amount_words

_MOST = 3
"""The most matches that are told one by one."""


def consequence_words(before: ScoreSheet, after: ScoreSheet, sides: tuple[str, ...]) -> str:
    """Return sentences that say which matches others win in the sheet ``after`` a correction than ``before`` it, how
    many entries count for another match, and whose account changes; empty if nothing of this is different. ``sides``
    are the names of the sides.
    """
    found = _matches(before.results, after.results, sides)
    found = [*found[:_MOST], *(["…"] if len(found) > _MOST else [])]
    match = {id(row.entry): row.match for row in before.rows}
    moved = sum(match.get(id(row.entry), row.match) != row.match for row in after.rows)
    if moved:
        found.append(
            QCoreApplication.translate("SheetForm", "%n later entries then count for another match.", "", moved)
        )
    stake, unit = after.setup.stake, after.setup.unit
    accounts = zip(after.setup.names, before.accounts(), after.accounts(), strict=False)
    money = [
        QCoreApplication.translate("SheetForm", "{name} {before} → {after}").format(
            name=name, before=amount_words(old * stake, unit), after=amount_words(new * stake, unit)
        )
        for name, old, new in accounts
        if old != new
    ]
    if money:
        words = QCoreApplication.translate("SheetForm", "The accounts change: {accounts}.")
        found.append(words.format(accounts=", ".join(money)))
    return " ".join(found)


def _matches(before: Sequence[MatchResult], after: Sequence[MatchResult], sides: tuple[str, ...]) -> list[str]:
    """Return a sentence for each match that ends differently."""

    def names(result: MatchResult) -> str:
        return joined([sides[side] for side in result.winners]) or QCoreApplication.translate("SheetForm", "nobody")

    found = []
    for number in range(max(len(before), len(after))):
        if number >= len(after):
            words = QCoreApplication.translate("SheetForm", "Match {number} is then not over.")
            found.append(words.format(number=number + 1))
        elif number >= len(before):
            words = QCoreApplication.translate("SheetForm", "Match {number} is then over and goes to {names}.")
            found.append(words.format(number=number + 1, names=names(after[number])))
        elif before[number].winners != after[number].winners:
            words = QCoreApplication.translate("SheetForm", "Match {number} then goes to {names} instead of {others}.")
            others = names(before[number])
            found.append(words.format(number=number + 1, names=names(after[number]), others=others))
    return found
