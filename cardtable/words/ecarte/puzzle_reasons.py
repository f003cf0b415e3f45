"""Why an answer to a puzzle of Écarté is right, where the rules alone say it."""

from __future__ import annotations

from typing import cast

from cardtable.core.cards import parse_card, suit_of
from cardtable.core.match import Match
from cardtable.games.ecarte.dealing import HAND
from cardtable.games.ecarte.ranking import reply_wins
from cardtable.games.ecarte.state import EcarteState
from cardtable.games.puzzles import Puzzle
from cardtable.words.mark import QT_TRANSLATE_NOOP, translate, worded
from cardtable.words.puzzle_kind import Because
from cardtable.words.turn_puzzles import winner_leads, winner_words

_AGREED = {
    "exchanged": QT_TRANSLATE_NOOP("Puzzles", "Cards were exchanged."),
    "stood mine": QT_TRANSLATE_NOOP("Puzzles", "You played without proposing."),
    "stood theirs": QT_TRANSLATE_NOOP("Puzzles", "Your opponent played without proposing."),
    "refused mine": QT_TRANSLATE_NOOP("Puzzles", "You refused the first proposal."),
    "refused theirs": QT_TRANSLATE_NOOP("Puzzles", "Your opponent refused your first proposal."),
}
"""How a deal was agreed, by the code that puzzles have for it."""


def agreed_and_won(about: str) -> str:
    """Return how a deal was agreed, and how many tricks both have won: ``stood mine 3``."""
    agreed, _, own = about.rpartition(" ")
    tricks = translate("Puzzles", "The tricks: {own} to you, {other} to your opponent.")
    return f"{worded('Puzzles', _AGREED[agreed])} {tricks.format(own=own, other=HAND - int(own))}"


def because_led(match: Match, puzzle: Puzzle, _given: str) -> Because:
    """Return which card wins the trick that is asked about, and that its player leads."""
    state = cast(EcarteState, match.state)
    led, card = state.plays[-1][1], parse_card(puzzle.about.split()[1])
    beats, same = reply_wins(led, card, suit_of(state.turned)), suit_of(card) == suit_of(led)
    return Because((winner_words(led, card, beats=beats, same_suit=same), winner_leads()), (), (led, card))


def because_scored(_match: Match, puzzle: Puzzle, _given: str) -> Because:
    """Return what tricks bring, and what somebody pays who has not proposed or has refused."""
    agreed, _, own = puzzle.about.rpartition(" ")
    sentences = [translate("Puzzles", "Three or four tricks score one point; all five score two.")]
    side, won = agreed.rpartition(" ")[2], int(own)
    if agreed != "exchanged" and (won if side == "mine" else HAND - won) <= HAND // 2:
        sentences.append(
            translate(
                "Puzzles",
                "But a player who plays without proposing, or refuses, and wins fewer than three "
                "tricks gives away two points.",
            )
        )
    return Because(sentences)
