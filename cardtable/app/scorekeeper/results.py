"""The result of each match of a sheet in words: the winner, the payments and their reason."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from cardtable.core.state import Standing
from cardtable.session.scorebook.book import ScoreSheet
from cardtable.session.scorebook.results import MatchResult
from cardtable.words.cards import joined
from cardtable.words.families import words_for
from cardtable.words.figures import score
from cardtable.words.money import amount_words, signed_amount_words


def result_sentences(sheet: ScoreSheet, result: MatchResult, sides: tuple[str, ...]) -> list[str]:
    """Return sentences about the result of a match: the winners and the score, the reason for the payment, and what
    each person gains or loses. ``sides`` are the names of the sides.
    """
    row = sheet.rows[result.position]
    found = [winners_sentence(sheet, result, sides), *settlement_words(sheet, row.after, sides)]
    amounts = [
        QCoreApplication.translate("SheetWindow", "{name} {amount}").format(
            name=name, amount=_unbroken(signed_amount_words(gain * sheet.setup.stake, sheet.setup.unit))
        )
        for name, gain in zip(sheet.setup.names, result.gains, strict=True)
        if gain
    ]
    if amounts:
        found.append(
            QCoreApplication.translate("SheetWindow", "Settlement: {amounts}.").format(amounts=joined(amounts))
        )
    return found


def winners_sentence(sheet: ScoreSheet, result: MatchResult, sides: tuple[str, ...]) -> str:
    """Return a sentence about the winners of a match and the score. ``sides`` are the names of the sides."""
    row = sheet.rows[result.position]
    # The winners come first in the score, too.
    playing = sorted(sheet.rules.playing(row.before), key=lambda side: side not in result.winners)
    points = score(result.points[side] for side in playing)
    if result.winners:
        names = joined([sides[side] for side in result.winners])
        words = QCoreApplication.translate("SheetWindow", "The match goes to {names}, {score}.")
    else:
        names = joined([sides[side] for side in playing])
        words = QCoreApplication.translate("SheetWindow", "{names} leave the match unfinished at {score}.")
    return words.format(names=names, score=points)


def _unbroken(amount: str) -> str:
    """Return a signed amount for use in a sentence. A word joiner keeps its sign and a currency symbol after it on one
    line.
    """
    return amount if amount[1:2].isdigit() else f"{amount[:1]}\N{WORD JOINER}{amount[1:]}"


def account_words(sheet: ScoreSheet, result: MatchResult) -> tuple[str, ...]:
    """Return a text for each side: what each of its persons has gained in the match, and the account afterwards."""
    stake, unit = sheet.setup.stake, sheet.setup.unit
    words = QCoreApplication.translate("SheetWindow", "{gain} → {account}")
    return tuple(
        words.format(
            gain=signed_amount_words(result.gains[seats[0]] * stake, unit),
            account=amount_words(result.accounts[seats[0]] * stake, unit),
        )
        for seats in sheet.rules.sides
    )


def settlement_words(sheet: ScoreSheet, standing: Standing, sides: tuple[str, ...]) -> list[str]:
    """Return sentences that explain the payment for a match that ended with ``standing``; none on a sheet without a
    rule set or while the match goes on.
    """
    if sheet.rule_set is None or not standing.over:
        return []
    return words_for(sheet.setup.kind).settlement(sheet.rule_set, standing, sides)
