"""How a sheet stands, in a line: who has won and what for, who plays and deals next, what the next deal is worth."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from cardtable.app.scorekeeper.evenings import evening_words
from cardtable.app.scorekeeper.results import result_sentences
from cardtable.session.scorebook.book import ScoreSheet
from cardtable.session.scorebook.results import partie_results
from cardtable.words.cards import joined
from cardtable.words.families import words_for


def about_words(sheet: ScoreSheet, parties: tuple[str, ...]) -> str:
    """The line above a sheet whose parties have these names."""
    standing = sheet.next_standing
    names = sheet.setup.names
    parts = [evening_words(sheet.setup.evening)]
    playing = sheet.rules.playing(standing)
    results = partie_results(sheet)
    if results and results[-1].position == len(sheet.rows) - 1:
        parts += result_sentences(sheet, results[-1], parties)
    if len(playing) < len(parties):
        who = joined([parties[party] for party in playing])
        parts.append(QCoreApplication.translate("SheetWindow", "Now play {names}.").format(names=who))
    family = words_for(sheet.setup.kind)
    if sheet.rule_set is not None:
        parts.append(family.roles(sheet.rule_set, standing, parties))
    if sheet.rules.leader(standing) >= 0:
        parts.append(QCoreApplication.translate("SheetWindow", "{name} deals.").format(name=names[standing.dealer]))
    parts.append(family.next_deal(standing))
    return " · ".join(part for part in parts if part)
