"""How a sheet stands, in a line: who has won and what for, who plays and deals next, what the next deal is worth."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from cardtable.games.entry import FREE
from cardtable.session.scorebook.book import ScoreSheet
from cardtable.words.cards import joined
from cardtable.words.money import amount_words
from cardtable.words.standing import cards_worth


def about_words(sheet: ScoreSheet, parties: tuple[str, ...]) -> str:
    """The line above a sheet whose parties have these names."""
    standing = sheet.next_standing
    names = sheet.setup.names
    parts = [sheet.setup.evening] if sheet.setup.evening else []
    playing = sheet.rules.playing(standing)
    if sheet.standing.over:
        winners = joined([parties[party] for party in sheet.standing.winners])
        parts.append(QCoreApplication.translate("SheetWindow", "The partie goes to {names}.").format(names=winners))
        settled = [
            QCoreApplication.translate("SheetWindow", "{name} {amount}").format(
                name=name, amount=amount_words(gain * sheet.setup.stake, sheet.setup.unit)
            )
            for name, gain in zip(names, sheet.rules.accounts(sheet.standing), strict=True)
            if gain
        ]
        if settled:
            words = QCoreApplication.translate("SheetWindow", "Settlement: {amounts}.")
            parts.append(words.format(amounts=joined(settled)))
    if len(playing) < len(parties):
        who = joined([parties[party] for party in playing])
        parts.append(QCoreApplication.translate("SheetWindow", "Now play {names}.").format(names=who))
    if sheet.setup.kind == "piquet.chouette":
        box = parties[dict(standing.carried)["first"]]
        parts.append(QCoreApplication.translate("SheetWindow", "{name} has the box.").format(name=box))
    if sheet.setup.kind != FREE:
        parts.append(QCoreApplication.translate("SheetWindow", "{name} deals.").format(name=names[standing.dealer]))
    parts.append(cards_worth(standing))
    return " · ".join(part for part in parts if part)
