"""The puzzles of Piquet about the end of a match: both hands lie open, and one card alone saves the Rubicon or the
double, keeps the opponent below a hundred, or arrives first.

What a card pays is found by playing every line to its end by the rules themselves; the standing before the deal is
chosen so that the line is decided by it.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import NamedTuple, cast

from cardtable.ai.piquet.scorings import scoring_of
from cardtable.ai.piquet.solver import Solver, Totals
from cardtable.ai.piquet.tricks import TrickPosition
from cardtable.ai.puzzle_making import Maker, Occasion, Subject, Values, begun_at
from cardtable.core.cards import Card
from cardtable.core.match import Beginning
from cardtable.core.scores import totals
from cardtable.games.piquet.actions import Do, PiquetAction, play
from cardtable.games.piquet.matches import accounts_of
from cardtable.games.piquet.observation import PiquetObservation
from cardtable.games.piquet.phases import Phase
from cardtable.games.piquet.ranking import mask_of
from cardtable.games.piquet.rules import Ending, PiquetRules
from cardtable.games.piquet.settlement import RUBICON
from cardtable.games.piquet.state import PiquetState
from cardtable.games.piquet.tricks import playable_of
from cardtable.games.piquet.variants import piquet_rules
from cardtable.games.puzzles import SOLVER, Asks

_FEWEST, _MOST = 3, 5
"""The fewest and the most cards in a hand; with more, playing every line takes too long."""
_TRIES = 6
"""How many standings are tried in a position."""
_LEAST_AHEAD, _MOST_AHEAD = 20, 60
"""By how many points the winner of a Rubicon match is ahead before the deal."""
_TO_GO = 9
"""The most points that a side lacks that is to arrive with the last cards."""
_DEALS = 3
"""How many deals of a match to a number of points have been played."""
_FAR = 1e9


class Paid(NamedTuple):
    """What the end of a match pays the solver, in points of a Rubicon match or in stakes, and the points of both.
    ``paid`` is 0 if the match goes on.
    """

    paid: float
    own: int
    other: int


def ends_of(position: Occasion) -> dict[Card, Paid]:
    """Return how the match ends after each card of the solver, if both play as well as they can with open hands."""
    return {
        card: _after(position, cast(PiquetState, position.state), play(card), -_FAR, _FAR)
        for card in _cards(_seen(position))
    }


def _after(position: Occasion, state: PiquetState, action: PiquetAction, alpha: float, beta: float) -> Paid:
    state = state.copy()
    state.advance(action)
    seat = state.actor()
    if seat < 0:
        return _paid(position, state)
    best: Paid | None = None
    for reply in state.legal().representatives():
        if reply.do is not Do.CARD:
            # To claim or to give up is no better than to play.
            continue
        found = _after(position, state, reply, alpha, beta)
        if best is None or (found.paid > best.paid if seat == SOLVER else found.paid < best.paid):
            best = found
        if seat == SOLVER:
            alpha = max(alpha, best.paid)
        else:
            beta = min(beta, best.paid)
        if alpha >= beta:
            break
    assert best is not None
    return best


def _paid(position: Occasion, state: PiquetState) -> Paid:
    match = position.match
    after = match.family.fold(match.rule_set, match.standing, state.lines())
    own, other = after.points[SOLVER], after.points[1 - SOLVER]
    if not after.over:
        return Paid(0.0, own, other)
    if _rules(position).ending is Ending.RUBICON:
        return Paid(float(accounts_of(after)[SOLVER]), own, other)
    wins = SOLVER in after.winners
    return Paid(float(after.factors[1 - SOLVER] if wins else -after.factors[SOLVER]), own, other)


Begins = Callable[[Occasion, dict[Card, Totals], dict[Card, Totals], random.Random], tuple[int, int] | None]
"""Returns points of both before the deal at which a line may be decided; None if it cannot be. It is given what both
count after each card if they prefer more points for both together, and if they prefer fewer.
"""
Decides = Callable[[PiquetRules, Paid, Paid], bool]
"""Whether one end of the match is on the good side of the line and another one is not."""


def _asks(begins: Begins, decides: Decides) -> Callable[[Occasion, random.Random], Subject | None]:
    def ask(position: Occasion, generator: random.Random) -> Subject | None:
        if not _suits(position):
            return None
        more, fewer = (_totals(position, prefers) for prefers in (True, False))
        for _ in range(_TRIES):
            points = begins(position, more, fewer, generator)
            if points is None or min(points) < 0:
                return None
            begun = Beginning(points, _deals(position))
            at_it = _begun_at(position, begun)
            if at_it is not None and _decided(at_it, decides):
                own, other = (before + now for before, now in zip(points, _counted(at_it), strict=True))
                theirs = _seen(at_it, 1 - SOLVER).hand
                harder = 100 * len(_seen(at_it).hand) - 200
                return Subject(f"{own} {other}", tuple(sorted(theirs)), harder, begun)
        return None

    return ask


def _decided(position: Occasion, decides: Decides) -> bool:
    ends = sorted(ends_of(position).values(), key=lambda end: -end.paid)
    return all(end.paid for end in ends) and all(decides(_rules(position), ends[0], end) for end in ends[1:])


def value_line(position: Occasion, about: str, generator: random.Random, samples: int) -> Values:
    """Return what each card pays if both then play as well as they can."""
    return {str(play(card)): end.paid for card, end in ends_of(position).items()}


def count_line_out(position: Occasion) -> Values:
    """Return that for whoever is to act: what each card pays him, both hands being known."""
    state, seat = cast(PiquetState, position.state), position.state.actor()
    sign = 1.0 if seat == SOLVER else -1.0
    cards = _cards(_seen(position, seat))
    return {str(play(card)): sign * _after(position, state, play(card), -_FAR, _FAR).paid for card in cards}


def _saves_rubicon(
    position: Occasion, more: dict[Card, Totals], fewer: dict[Card, Totals], generator: random.Random
) -> tuple[int, int] | None:
    own = RUBICON - _counted(position)[0] - max(one.own for one in more.values())
    return own, own + _counted(position)[0] - _counted(position)[1] + _ahead(generator)


def _keeps_under(
    position: Occasion, more: dict[Card, Totals], fewer: dict[Card, Totals], generator: random.Random
) -> tuple[int, int] | None:
    other = RUBICON - 1 - _counted(position)[1] - min(one.other for one in fewer.values())
    return other + _counted(position)[1] - _counted(position)[0] + _ahead(generator), other


def _arrives(
    position: Occasion, more: dict[Card, Totals], fewer: dict[Card, Totals], generator: random.Random
) -> tuple[int, int] | None:
    target, (own, other) = _rules(position).target, _counted(position)
    return target - own - _to_go(generator), target - other - _to_go(generator)


def _saves_double(
    position: Occasion, more: dict[Card, Totals], fewer: dict[Card, Totals], generator: random.Random
) -> tuple[int, int] | None:
    rules, (own, other) = _rules(position), _counted(position)
    most = max(one.own for one in more.values())
    return rules.half - own - max(1, most - int(3 * generator.random())), rules.target - other - _to_go(generator)


def _ahead(generator: random.Random) -> int:
    return _LEAST_AHEAD + int((_MOST_AHEAD - _LEAST_AHEAD) * generator.random())


def _to_go(generator: random.Random) -> int:
    return 1 + int(_TO_GO * generator.random())


def _suits(position: Occasion) -> bool:
    if position.over or position.state.actor() != SOLVER:
        return False
    observation = _seen(position)
    return (
        observation.phase is Phase.PLAY and _FEWEST <= len(observation.hand) <= _MOST and len(_cards(observation)) > 1
    )


def _totals(position: Occasion, more: bool) -> dict[Card, Totals]:
    observation, rules = _seen(position), _rules(position)
    solver, tricks = Solver(scoring_of(observation, rules)), TrickPosition(observation, rules)
    theirs = mask_of(_seen(position, 1 - SOLVER).hand)
    return {card: tricks.totals(solver, card, theirs, more) for card in _cards(observation)}


def _begun_at(position: Occasion, begun: Beginning) -> Occasion | None:
    """Return the position in a match that has begun there; None if the deal would have been over before."""
    match = begun_at(position, begun)
    return Occasion(match, match.state) if match is not None and match.state is not None else None


def _deals(position: Occasion) -> int:
    rules = _rules(position)
    return _DEALS if rules.target else rules.deals - 1


def _counted(position: Occasion) -> tuple[int, int]:
    """Return what both have counted in the deal so far."""
    counted = totals(cast(PiquetState, position.state).marked, 2)
    return counted[SOLVER], counted[1 - SOLVER]


def _seen(position: Occasion, seat: int = SOLVER) -> PiquetObservation:
    return cast(PiquetObservation, position.state.observe(seat))


def _rules(position: Occasion) -> PiquetRules:
    return piquet_rules(position.match.rule_set)


def _cards(observation: PiquetObservation) -> list[Card]:
    return list(playable_of(observation.hand, observation.trick, bool(observation.plays), observation.lead_suit))


def _rubicon_saved(rules: PiquetRules, best: Paid, other: Paid) -> bool:
    return best.paid < 0 and best.own >= RUBICON > other.own


def _kept_under(rules: PiquetRules, best: Paid, other: Paid) -> bool:
    return best.paid > 0 and other.paid > 0 and best.other < RUBICON <= other.other


def _arrived(rules: PiquetRules, best: Paid, other: Paid) -> bool:
    return best.paid > 0 > other.paid


def _double_saved(rules: PiquetRules, best: Paid, other: Paid) -> bool:
    return best.paid == -1 and other.paid < best.paid


def line_makers() -> Iterator[tuple[str, Maker]]:
    """Yield the kinds of puzzles with their codes."""
    rubicon, points = ("piquet.rubicon",), ("piquet.points",)
    for kind, variants, begins, decides, gap in (
        ("save_rubicon", rubicon, _saves_rubicon, _rubicon_saved, 50.0),
        ("keep_under", rubicon, _keeps_under, _kept_under, 50.0),
        ("arrive_first", points, _arrives, _arrived, 1.0),
        ("save_double", points, _saves_double, _double_saved, 1.0),
    ):
        yield kind, Maker(variants, Asks.MOVE, _asks(begins, decides), value_line, gap, counted_out=count_line_out)
