"""The puzzles of Casino: finding and choosing captures, counting a deal, and playing the last cards."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import cast

from cardtable.ai.casino.desk import Desk
from cardtable.ai.casino.endings import exact_values
from cardtable.ai.casino.search import TooManyPositions
from cardtable.ai.puzzle_making import Maker, Occasion, Subject, Values
from cardtable.ai.turn_puzzles import MINE, THEIRS, right_alone, whose
from cardtable.core.cards import Card, format_card
from cardtable.core.scores import totals
from cardtable.games.casino.actions import Play, card_laid, parse_play
from cardtable.games.casino.codes import Line
from cardtable.games.casino.facts import Capture
from cardtable.games.casino.observation import CasinoObservation
from cardtable.games.casino.state import CasinoState
from cardtable.games.puzzles import SOLVER, Asks

_LARGEST_HAND = 4
_LEAST_TAKEN = 3
"""Cards on the table that make a capture worth asking for."""
_LEAST_TAKERS = 3
"""The least number of cards in the hand that must capture, so that the one that need not is hard to find."""
_LAID_SELDOM = 6
"""One of so many last cards that capture nothing is asked about, because most of them do not."""
_TURN = 3
"""One of so many suitable positions becomes a puzzle, so that puzzles come not only from the beginning of deals."""


def _plays(position: Occasion) -> list[Play]:
    return [cast(Play, action) for action in position.state.legal()]


def _captures(position: Occasion) -> dict[Card, list[int]]:
    """Return the numbers of cards that legal captures without builds take, by the capturing card."""
    found: dict[Card, list[int]] = {}
    for play in _plays(position):
        if play.captures and not play.builds:
            found.setdefault(play.card, []).append(len(play.taken))
    return found


def ask_capture(position: Occasion, generator: random.Random) -> Subject | None:
    """Return a puzzle about a card with several captures, of which one takes more cards than all others and at least
    ``_LEAST_TAKEN``; None if the position has none, or builds or stacks.
    """
    if position.over or position.state.actor() != SOLVER or cast(CasinoState, position.state).builds:
        return None
    rich = {
        card: counts
        for card, counts in _captures(position).items()
        if len(counts) > 1 and max(counts) >= _LEAST_TAKEN and counts.count(max(counts)) == 1
    }
    if not rich or int(generator.random() * _TURN):
        return None
    card = max(rich, key=lambda one: (len(rich[one]), max(rich[one])))
    return Subject(format_card(card), harder=60 * max(rich[card]) - 200)


def value_capture(position: Occasion, about: str, generator: random.Random, samples: int) -> Values:
    """Return the number of cards that each play with the card ``about`` takes."""
    return {
        str(play): float(len(play.taken) * play.captures)
        for play in _plays(position)
        if format_card(play.card) == about
    }


def ask_worth(position: Occasion, generator: random.Random) -> Subject | None:
    """Return the question which capture brings most at once, where more cards than its own could be taken; None if the
    position has none, or builds or stacks.
    """
    if position.over or position.state.actor() != SOLVER or cast(CasinoState, position.state).builds:
        return None
    captures = [play for play in _plays(position) if play.captures]
    worths = [_worth(position, play) for play in captures]
    if not worths or max(worths) < 1 or worths.count(max(worths)) > 1 or int(generator.random() * _TURN):
        return None
    best = captures[worths.index(max(worths))]
    if len(best.taken) >= max(len(play.taken) for play in captures):
        return None
    return Subject(harder=40 * len(captures) + 60 * sum(worth > 0 for worth in worths) - 120)


def value_worth(position: Occasion, about: str, generator: random.Random, samples: int) -> Values:
    """Return the points that each play brings at once."""
    return {str(play): _worth(position, play) for play in _plays(position)}


def _worth(position: Occasion, play: Play) -> float:
    """Return the points of the cards that ``play`` brings into the pile, and of a sweep."""
    state = cast(CasinoState, position.state)
    if not play.captures:
        return 0.0
    score = state.rules.score
    counted = sum(score.of_card(card) for card in (play.card, *play.taken))
    return float(counted + score.sweeps.points * (len(play.taken) == len(state.table)))


def ask_marked(position: Occasion, generator: random.Random) -> Subject | None:
    """Return a puzzle about a card with several captures, of which one is marked more often than all others; None if
    the position has none. The card that has just been laid down is shown beside it.
    """
    if position.over or position.state.actor() != SOLVER:
        return None
    found: dict[Card, list[float]] = {}
    for play in _plays(position):
        if play.captures:
            found.setdefault(play.card, []).append(_marked(position, play))
    rich = {
        card: marks
        for card, marks in found.items()
        if len(marks) > 1 and max(marks) > 0 and marks.count(max(marks)) == 1
    }
    if not rich or int(generator.random() * _TURN):
        return None
    card = max(rich, key=lambda one: (max(rich[one]), len(rich[one]), one))
    laid = card_laid(cast(CasinoState, position.state).plays)
    return Subject(format_card(card), () if laid is None else (laid,), harder=80 * len(rich[card]) - 100)


def value_marked(position: Occasion, about: str, generator: random.Random, samples: int) -> Values:
    """Return the marks of each play with the card ``about``."""
    return {str(play): _marked(position, play) for play in _plays(position) if format_card(play.card) == about}


def _marked(position: Occasion, play: Play) -> float:
    """Return the points of the marks that ``play`` makes."""
    state = cast(CasinoState, position.state)
    if not play.captures:
        return 0.0
    score, made = state.rules.score, Capture(play.card, play.taken, card_laid(state.plays))
    marks = sum(kind.points for kind in score.marked_captures if kind.happens(made))
    return float(marks + score.sweeps.points * (len(play.taken) == len(state.table)))


def ask_creep(position: Occasion, generator: random.Random) -> Subject | None:
    """Return a puzzle about a hand in which a single card need not capture; None if the position has none."""
    if position.over or position.state.actor() != SOLVER:
        return None
    plays = _plays(position)
    takers = {play.card for play in plays if play.captures}
    idle = {play.card for play in plays} - takers
    if len(idle) != 1 or len(takers) < _LEAST_TAKERS or int(generator.random() * _TURN):
        return None
    table = cast(CasinoState, position.state).table
    return Subject(harder=50 * len(table) + 30 * len(takers) - 150)


def value_creep(position: Occasion, about: str, generator: random.Random, samples: int) -> Values:
    """Return the negative number of cards that each play takes, because fewer are better."""
    return {str(play): -float(len(play.taken)) for play in _plays(position)}


def ask_ending(position: Occasion, generator: random.Random) -> Subject | None:
    """Return a puzzle about the last cards, all of which are known by counting; None if the position does not suit."""
    if position.over or position.state.actor() != SOLVER:
        return None
    observation = cast(CasinoObservation, position.state.observe(SOLVER))
    if len(observation.hand) > _LARGEST_HAND or len(observation.hand) < 2:
        return None
    desk = Desk(position.situation)
    if not desk.everything_known or len(_plays(position)) != len(desk.plays) or int(generator.random() * _TURN):
        return None
    theirs = cast(CasinoObservation, position.state.observe(1 - SOLVER)).hand
    return Subject(laid=tuple(sorted(theirs)), harder=50 * len(observation.hand))


def value_ending(position: Occasion, about: str, generator: random.Random, samples: int) -> Values:
    """Return the value of each play if both sides play perfectly; empty if that takes too long to compute."""
    return count_ending_out(position)


def count_ending_out(position: Occasion) -> Values:
    """Return that for whoever is to act, all cards being known."""
    try:
        values = exact_values(Desk(position.seen_by(position.state.actor())))
    except TooManyPositions:
        return {}
    return {str(play): value for play, value in values.items()}


def ask_count(position: Occasion, generator: random.Random) -> Subject | None:
    """Return a puzzle about counting a finished deal without sweeps; None if the position does not suit."""
    if not position.over or any(line.code in _SWEEPS for line in position.state.lines()):
        return None
    observation = cast(CasinoObservation, position.state.observe(SOLVER))
    won = observation.piles[SOLVER]
    last = LAST if observation.last_capturer == SOLVER else NOT_LAST
    return Subject(last, tuple(sorted(won)), harder=10 * len(won) - 100)


def value_count(position: Occasion, about: str, generator: random.Random, samples: int) -> Values:
    """Return the solver's points in the deal, as the only right answer."""
    return {str(totals(position.state.lines(), 2)[SOLVER]): 0.0}


def ask_rest(position: Occasion, generator: random.Random) -> Subject | None:
    """Return the question who takes what is left on the table after the last card of the deal; None if nothing is left,
    or nobody has captured. It is about who has captured last so far, who plays, and what: ``theirs mine 7H x 7S``.
    """
    if position.over:
        return None
    state = cast(CasinoState, position.state)
    if state.stock or sum(map(len, state.hands)) != 1 or state.last_capturer < 0:
        return None
    seat = state.actor()
    if seat == state.last_capturer:
        # He has it, whatever the last card does.
        return None
    plays = [play for play in state.legal() if play.captures] or list(state.legal())
    play = plays[int(generator.random() * len(plays))]
    if len(play.taken) == len(state.table) or (not play.captures and int(generator.random() * _LAID_SELDOM)):
        return None
    return Subject(f"{whose(state.last_capturer)} {whose(seat)} {play}", harder=100 * bool(play.captures))


def value_rest(position: Occasion, about: str, generator: random.Random, samples: int) -> Values:
    """Return who has captured last once that card is played."""
    _, _, play = about.split(" ", 2)
    state = cast(CasinoState, position.state).copy()
    state.apply(parse_play(play))
    return right_alone(whose(state.last_capturer), MINE, THEIRS)


LAST, NOT_LAST = "last", "not_last"
"""The codes for counting puzzles that say whether the solver has made the last capture."""
_SWEEPS: frozenset[str] = frozenset({Line.SWEEP, Line.DOUBLE_SWEEP, Line.SWEPT_AFTER})
_PLAIN = ("casino.swedish",)
_HIGH = ("casino.zwicker",)
_FEWEST = ("casino.kryp",)
_MARKED = ("casino.cicera",)


def makers() -> Mapping[str, Maker]:
    """Return the makers of puzzles, by the code of their kind."""
    return {
        "capture": Maker(_PLAIN, Asks.MOVE, ask_capture, value_capture, gap=1.0),
        "capture_high": Maker(_HIGH, Asks.MOVE, ask_capture, value_capture, gap=1.0),
        "capture_marked": Maker(_MARKED, Asks.MOVE, ask_marked, value_marked, gap=1.0),
        "worth": Maker(_PLAIN, Asks.MOVE, ask_worth, value_worth, gap=1.0),
        "creep": Maker(_FEWEST, Asks.MOVE, ask_creep, value_creep, gap=1.0),
        "ending": Maker(_PLAIN, Asks.MOVE, ask_ending, value_ending, gap=0.8, counted_out=count_ending_out),
        "count": Maker(_PLAIN, Asks.NUMBER, ask_count, value_count, gap=0.0),
        "rest": Maker(_PLAIN, Asks.WORD, ask_rest, value_rest, gap=1.0),
    }
