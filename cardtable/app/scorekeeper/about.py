"""A line about the state of a sheet: the winners and the payment, who plays and deals next, and what the next deal is
worth.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import QCoreApplication

from cardtable.app.scorekeeper.evenings import evening_words
from cardtable.app.scorekeeper.results import result_sentences
from cardtable.session.scorebook.before import counted_otherwise
from cardtable.session.scorebook.book import ScoreSheet
from cardtable.words.accounts import signed
from cardtable.words.cards import joined
from cardtable.words.families import words_for


def about_words(sheet: ScoreSheet, sides: tuple[str, ...]) -> str:
    """Return the line above a sheet: its evening, the winner of a match that has just ended, the players and the dealer
    of the next deal, and what that deal is worth. ``sides`` are the names of the sides.
    """
    standing = sheet.next_standing
    names = sheet.setup.names
    parts = [evening_words(sheet.setup.evening)]
    playing = sheet.rules.playing(standing)
    results = sheet.results
    if results and results[-1].position == len(sheet.rows) - 1:
        parts += result_sentences(sheet, results[-1], sides)
    if len(playing) < len(sides):
        who = joined([sides[side] for side in playing])
        parts.append(QCoreApplication.translate("SheetWindow", "Next to play: {names}.").format(names=who))
    family = words_for(sheet.setup.kind)
    if sheet.rule_set is not None:
        parts.append(family.roles(sheet.rule_set, standing, sides))
    if sheet.rules.leader(standing) >= 0:
        parts.append(QCoreApplication.translate("SheetWindow", "{name} deals.").format(name=names[standing.dealer]))
    parts.append(family.next_deal(standing))
    return " · ".join(part for part in parts if part)


def before_words(sheet: ScoreSheet, sides: tuple[str, ...], told: Mapping[str, Any]) -> str:
    """Return sentences about the points and stakes of a sheet as the release that kept it counted them; empty unless
    that release may have counted otherwise. ``told`` is what that release noted, as ``counted_otherwise`` takes it.
    """
    then = counted_otherwise(sheet, told)
    if then is None:
        return ""
    points = joined([f"{name} {points}" for name, points in zip(sides, then.points, strict=True)])
    gains = joined([f"{name} {signed(gain)}" for name, gain in zip(sheet.setup.names, then.gains, strict=True)])
    said = QCoreApplication.translate(
        "SheetWindow",
        "This sheet was kept with an older version, which may have scored it differently. It then stood at "
        "{points}, or {gains} in stakes. Here it is scored by the current rules.",
    ).format(points=points, gains=gains)
    if not then.positions:
        return said
    numbers = ", ".join(str(position + 1) for position in then.positions)
    which = QCoreApplication.translate("SheetWindow", "Entries that may have scored differently: {numbers}.")
    return f"{said} {which.format(numbers=numbers)}"
