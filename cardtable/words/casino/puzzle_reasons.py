"""Why an answer to a puzzle of Casino is right, where the rules alone say it."""

from __future__ import annotations

from typing import cast

from cardtable.core.cards import Card
from cardtable.core.match import Match
from cardtable.games.casino.actions import Play, card_laid, parse_play
from cardtable.games.casino.facts import Capture
from cardtable.games.casino.rules import CasinoRules
from cardtable.games.casino.state import CasinoState
from cardtable.games.puzzles import Puzzle
from cardtable.words.cards import card_sign, card_signs
from cardtable.words.casino.reckoning import reckoning
from cardtable.words.casino.scores import TITLES
from cardtable.words.mark import translate, worded
from cardtable.words.puzzle_kind import Because
from cardtable.words.turn_puzzles import MINE


def because_captured(match: Match, puzzle: Puzzle, given: str) -> Because:
    """Return the sums that the best capture is made of, and the cards that the person left."""
    state = cast(CasinoState, match.state)
    best = parse_play(puzzle.best)
    sentences = [_taken(state.rules, best)]
    mine = parse_play(given).taken if given else best.taken
    if left := [card for card in best.taken if card not in mine]:
        sentences.append(translate("Puzzles", "You left {cards}.").format(cards=card_signs(left)))
    return Because(sentences, (), best.taken)


def because_worth(match: Match, puzzle: Puzzle, given: str) -> Because:
    """Return what the best capture brings, one line for each card that counts, and what the person's capture brings."""
    state = cast(CasinoState, match.state)
    best = parse_play(puzzle.best)
    sentences, rows = [_taken(state.rules, best)], _counted(state, best)
    if given and given != puzzle.best:
        mine = sum(points for _, points in _counted(state, parse_play(given)))
        sentences.append(translate("Puzzles", "Your choice scores %n point(s) immediately.", "", mine))
    if len(rows) > 1:
        rows.append((translate("Puzzles", "In all"), sum(points for _, points in rows)))
    return Because(sentences, rows, best.taken)


def _counted(state: CasinoState, play: Play) -> list[tuple[str, int]]:
    """Return the cards that count by themselves of those that ``play`` brings, and a sweep, each with its points."""
    if not play.captures:
        return []
    score = state.rules.score
    rows = [(card_sign(card), points) for card in (play.card, *play.taken) if (points := score.of_card(card))]
    if len(play.taken) == len(state.table):
        rows.append((worded("Scores", TITLES[score.sweeps.codes[0]]), score.sweeps.points))
    return rows


def because_marked(match: Match, puzzle: Puzzle, _given: str) -> Because:
    """Return the points of the best capture, one line for each kind of capture that it is, and the sum of several."""
    state = cast(CasinoState, match.state)
    best, score = parse_play(puzzle.best), state.rules.score
    made = Capture(best.card, best.taken, card_laid(state.plays))
    kinds = [kind for kind in score.marked_captures if kind.happens(made)]
    rows = [(worded("Scores", TITLES[kind.codes[0]]), kind.points) for kind in kinds]
    if len(best.taken) == len(state.table):
        rows.append((worded("Scores", TITLES[score.sweeps.codes[0]]), score.sweeps.points))
    if len(rows) > 1:
        rows.append((translate("Puzzles", "In all"), sum(points for _, points in rows)))
    return Because((_taken(state.rules, best),), rows, best.taken)


def because_only_one(match: Match, puzzle: Puzzle, _given: str) -> Because:
    """Return, for each card but the one that creeps, something that it captures."""
    state = cast(CasinoState, match.state)
    found: dict[Card, Play] = {}
    for play in state.legal():
        if play.captures and (play.card not in found or len(play.taken) < len(found[play.card].taken)):
            found[play.card] = play
    sentences = [_taken(state.rules, play) for play in found.values()]
    nothing = translate("Puzzles", "{card} can take nothing.").format(card=card_sign(parse_play(puzzle.best).card))
    return Because([nothing, *sentences], (), sorted({card for play in found.values() for card in play.taken}))


def last_play(about: str) -> str:
    """Return who has captured last so far, and what the last card of the deal does: ``theirs mine 7H x 7S``."""
    before, side, text = about.split(" ", 2)
    play = parse_play(text)
    captured = (
        translate("Puzzles", "So far, the last capture was yours.")
        if before == MINE
        else translate("Puzzles", "So far, the last capture was your opponent’s.")
    )
    if side == MINE:
        said = (
            translate("Puzzles", "Now you take {cards} with {card}.")
            if play.taken
            else translate("Puzzles", "Now you leave {card} on the table.")
        )
    else:
        said = (
            translate("Puzzles", "Now your opponent takes {cards} with {card}.")
            if play.taken
            else translate("Puzzles", "Now your opponent leaves {card} on the table.")
        )
    return f"{captured} {said.format(card=card_sign(play.card), cards=card_signs(play.taken))}"


def because_left(match: Match, puzzle: Puzzle, _given: str) -> Because:
    """Return who has captured last, and that the rest goes there; the cards are those that are left."""
    play = parse_play(puzzle.about.split(" ", 2)[2])
    last = (
        translate("Puzzles", "The last capture of the deal was yours.")
        if puzzle.best == MINE
        else translate("Puzzles", "The last capture of the deal was your opponent’s.")
    )
    rule = translate("Puzzles", "The cards left on the table go to the player who captured last.")
    left = [card for card in cast(CasinoState, match.state).table if card not in play.taken]
    return Because((last, rule), (), left)


def _taken(rules: CasinoRules, play: Play) -> str:
    values = {"card": card_sign(play.card), "cards": card_signs(play.taken)}
    sums = reckoning(rules, play.card, play.taken, (), play) if len(play.taken) > 1 else ""
    if not sums:
        return translate("Puzzles", "{card} takes {cards}.").format(**values)
    return translate("Puzzles", "{card} takes {cards}: {sums}.").format(**values, sums=sums)
