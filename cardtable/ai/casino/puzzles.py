"""The puzzles of Casino: what a card can take, how a deal is counted, and how the last cards are played."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import cast

from cardtable.ai.casino.desk import Desk
from cardtable.ai.casino.endings import exact_values
from cardtable.ai.casino.search import TooManyPositions
from cardtable.ai.puzzle_making import Maker, Occasion, Subject, Values
from cardtable.core.cards import Card, format_card
from cardtable.core.scores import totals
from cardtable.games.casino.actions import Play
from cardtable.games.casino.codes import Line
from cardtable.games.casino.observation import CasinoObservation
from cardtable.games.casino.state import CasinoState
from cardtable.games.puzzles import SOLVER, Asks

_LARGEST_HAND = 4
_LEAST_TAKEN = 3
"""Cards on the table that make a capture worth asking for."""
_LEAST_TAKERS = 3
"""Cards of the hand that must capture, so that the one that need not must be looked for."""
_TURN = 3
"""Of so many positions that could be asked about one is, so that not all come from the beginning of a deal."""


def _plays(position: Occasion) -> list[Play]:
    return [cast(Play, action) for action in position.state.legal()]


def _captures(position: Occasion) -> dict[Card, list[int]]:
    """How many cards each legal capture takes, by the card that takes them."""
    found: dict[Card, list[int]] = {}
    for play in _plays(position):
        if play.captures and not play.builds:
            found.setdefault(play.card, []).append(len(play.taken))
    return found


def ask_capture(position: Occasion, generator: random.Random) -> Subject | None:
    """A card that can take three and more in several ways, while no stack lies on the table."""
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
    """The cards that each play with the card takes."""
    return {
        str(play): float(len(play.taken) * play.captures)
        for play in _plays(position)
        if format_card(play.card) == about
    }


def ask_creep(position: Occasion, generator: random.Random) -> Subject | None:
    """A hand of which one card alone finds nothing that it must capture."""
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
    """The cards that each play takes; the fewer, the better."""
    return {str(play): -float(len(play.taken)) for play in _plays(position)}


def ask_ending(position: Occasion, generator: random.Random) -> Subject | None:
    """The last cards, all of which whoever has counted knows."""
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
    """What each play is worth if both play as well as can be; nothing where that takes too long."""
    try:
        values = exact_values(Desk(position.situation))
    except TooManyPositions:
        return {}
    return {str(play): value for play, value in values.items()}


def ask_count(position: Occasion, generator: random.Random) -> Subject | None:
    """A deal that is over, in which the one who counts has swept no table."""
    if not position.over or any(line.code in _SWEEPS for line in position.state.lines()):
        return None
    observation = cast(CasinoObservation, position.state.observe(SOLVER))
    won = observation.piles[SOLVER]
    last = LAST if observation.last_capturer == SOLVER else NOT_LAST
    return Subject(last, tuple(sorted(won)), harder=10 * len(won) - 100)


def value_count(position: Occasion, about: str, generator: random.Random, samples: int) -> Values:
    """The points of the deal."""
    return {str(totals(position.state.lines(), 2)[SOLVER]): 0.0}


LAST, NOT_LAST = "last", "not_last"
"""What a count is about: whether the solver has made the last capture."""
_SWEEPS: frozenset[str] = frozenset({Line.SWEEP, Line.DOUBLE_SWEEP, Line.SWEPT_AFTER})
_PLAIN = ("casino.swedish",)
_HIGH = ("casino.zwicker",)
_FEWEST = ("casino.kryp",)


def makers() -> Mapping[str, Maker]:
    """The kinds of puzzles by their codes."""
    return {
        "capture": Maker(_PLAIN, Asks.MOVE, ask_capture, value_capture, gap=1.0),
        "capture_high": Maker(_HIGH, Asks.MOVE, ask_capture, value_capture, gap=1.0),
        "creep": Maker(_FEWEST, Asks.MOVE, ask_creep, value_creep, gap=1.0),
        "ending": Maker(_PLAIN, Asks.MOVE, ask_ending, value_ending, gap=0.8),
        "count": Maker(_PLAIN, Asks.NUMBER, ask_count, value_count, gap=0.0),
    }
