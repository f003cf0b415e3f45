"""How strong the expert of Piquet is beside what is known of good play, and how fast the deals are solved.

``run`` is the short form. ``python -m tests.benchmarks.bench_piquet WHAT [--deals N] [--seed S] [--jobs N]`` plays so
many deals and prints 95 % intervals:

* ``clairvoyant``: an expert who sees both hands while the tricks are played, against one who does not, on both sides
  of the same deals;
* ``club``: two experts who buy all five and three cards, beside Cavendish's table of 10,000 hands of club play under
  the rules of Rubicon Piquet;
* ``forecasts``: what two experts expect of a deal when they exchange, which should come to nothing together;
* ``contest``: matches of the expert against ``--against``, with the usual thinking time, both sides of the same packs;
* ``sinking``: Cavendish's problems I to III of sinking with the usual thinking time, measured by the processor, with
  ``--deals`` seeds each: how often they are solved, and on how many deals;
* ``twice``: elder's exchange before the last deal of Rubicon near the line, asked with other deals, and with more of
  them: how often the answer is the same;
* ``solver``: positions of up to six tricks, against every line of play, for every way in which tricks can count.
"""

from __future__ import annotations

import argparse
import random
import statistics
import time
from collections.abc import Iterable, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from functools import partial
from itertools import combinations
from typing import NamedTuple, cast
from unittest.mock import patch

from cardtable.ai.arena import Contest, play_contest
from cardtable.ai.budget import Budget
from cardtable.ai.intervals import ratio, wilson
from cardtable.ai.piquet import exchanges
from cardtable.ai.piquet.exchange_value import Cards
from cardtable.ai.piquet.exchanges import by_deals
from cardtable.ai.piquet.players import players
from cardtable.ai.piquet.scorings import scoring_of
from cardtable.ai.piquet.sinking import less_than_all, sinkings
from cardtable.ai.piquet.solver import Scoring, Solver
from cardtable.ai.piquet.tricks import TrickPosition
from cardtable.ai.player import Situation
from cardtable.core.cards import PACK_32, Card
from cardtable.core.chance import rng, shuffled
from cardtable.core.match import Match, cut_for_deal
from cardtable.core.scores import totals
from cardtable.core.state import Deal, Standing
from cardtable.games.piquet.actions import PiquetAction, play
from cardtable.games.piquet.family import PiquetFamily
from cardtable.games.piquet.phases import Phase
from cardtable.games.piquet.ranking import mask_of
from cardtable.games.piquet.state import PiquetState
from cardtable.games.piquet.variants import VARIANTS, piquet_rules
from tests.ai.piquet.brute_force import worth
from tests.ai.piquet.test_sinking import LAST_DEAL, before
from tests.ai.piquet.test_solver import SCORINGS
from tests.ai.piquet.test_solver import position as any_position

ELDER_BINS = (977, 1743, 2867, 2105, 902, 76, 166, 664, 106, 20, 88, 210, 40, 2, 18, 16)
"""Elder's deals of 0–9 points, of 10–19 and so on, of 10,000 (Cavendish)."""
SAMPLES = 460
"""All deals that elder can hold possible when she leads first."""
SHORT = 24
FAMILY = PiquetFamily()
RUBICON = next(one for one in VARIANTS if one.id == "piquet.rubicon").rule_set(2)


class Played(NamedTuple):
    """A deal: points of elder and dealer, who made a repique and how many tricks both took, and the seconds that each
    decision took. ``told`` are the points that both expected at their exchange, each for himself.
    """

    points: tuple[int, int]
    repiques: tuple[bool, bool]
    tricks: tuple[int, int]
    seconds: list[float]
    told: list[float]


def deal(
    seed: int, number: int, clairvoyant: int | None = None, samples: int = SAMPLES, all_bought: bool = False
) -> Played:
    """A deal of two experts. The one who is ``clairvoyant`` (0 for elder) plays his cards with both hands open;
    ``all_bought`` leaves no card in the talon.
    """
    expert = players()["searcher"]
    match = Match(FAMILY, RUBICON, cut_for_deal(FAMILY, RUBICON, rng(1)))
    match.begin_deal(shuffled(PACK_32, rng(seed, number)))
    seconds = []
    told = []
    decision = 0
    seats: tuple[int, ...] = ()
    while match.state is not None:
        state = match.state
        assert isinstance(state, PiquetState)
        last, seats = state, state.players
        seat = state.actor()
        if clairvoyant is not None and state.phase is Phase.PLAY and seat == seats[clairvoyant]:
            match.apply(play(_seen_through(state, seat)))
        else:
            situation = Situation(FAMILY, RUBICON, match.standing, state.observe(seat))
            begun = time.perf_counter()
            options = expert.consider(situation, rng(seed, number, decision), Budget(samples=samples))
            seconds.append(time.perf_counter() - begun)
            chosen = options[0].action
            if state.phase is Phase.EXCHANGE:
                told.append(options[0].value)
            if all_bought and state.phase is Phase.EXCHANGE:
                actions = [cast(PiquetAction, option.action) for option in options]
                most = max((len(action.cards) for action in actions), default=0)
                chosen = next(action for action in actions if len(action.cards) == most)
            match.apply(chosen)
        decision += 1
    lines = match.deals[-1].lines
    assert lines is not None
    points = totals(lines, 2)
    jumped = {line.side for line in lines if line.code == "repique"}
    elder, dealer = seats
    return Played(
        (points[elder], points[dealer]),
        (elder in jumped, dealer in jumped),
        (last.tricks[elder], last.tricks[dealer]),
        seconds,
        told,
    )


def _seen_through(state: PiquetState, seat: int) -> Card:
    """The best card of ``seat`` when both hands are open."""
    cards = sorted(state.legal().cards())
    if len(cards) == 1:
        return cards[0]
    observation = state.observe(seat)
    position = TrickPosition(observation, state.rules)
    solver = Solver(scoring_of(observation, state.rules))
    theirs = mask_of(state.hands[state.opponents(seat)[0]])
    return max(cards, key=lambda card: (position.value(solver, card, theirs), -card))


def solver_figures(deals: int = 200) -> dict[str, float]:
    """Milliseconds for deals of twelve tricks, each by itself, and for all leads over all deals of one exchange."""
    generator = random.Random(7)
    pack = list(PACK_32)
    times = []
    for _ in range(deals):
        generator.shuffle(pack)
        begun = time.perf_counter()
        Solver(Scoring()).value(pack[:12], pack[12:24])
        times.append((time.perf_counter() - begun) * 1000)
    together = []
    for _ in range(4):
        generator.shuffle(pack)
        own, unseen = pack[:12], pack[12:27]
        solver = Solver(Scoring())
        begun = time.perf_counter()
        for missing in combinations(unseen, 3):
            theirs = [card for card in unseen if card not in missing]
            for card in own:
                solver.after_lead(card, own, theirs)
        together.append((time.perf_counter() - begun) * 1000)
    times.sort()
    return {
        "twelve tricks, median ms": statistics.median(times),
        "twelve tricks, 95th percentile ms": times[int(0.95 * len(times))],
        "twelve tricks, slowest ms": times[-1],
        "all leads in 455 deals, median ms": statistics.median(together),
    }


def run() -> dict[str, float]:
    """The solver, and a few deals of two experts."""
    found = [deal(1, number) for number in range(SHORT)]
    figures = solver_figures()
    return figures | _times(seconds for one in found for seconds in one.seconds)


def _times(seconds: Iterable[float]) -> dict[str, float]:
    times = sorted(seconds)
    return {
        "expert's decision, median ms": statistics.median(times) * 1000,
        "expert's decision, 95th percentile ms": times[int(0.95 * len(times))] * 1000,
        "expert's decision, slowest ms": times[-1] * 1000,
    }


def distance(points: Sequence[int]) -> float:
    """The total-variation distance of elder's points to Cavendish's table, in bins of ten points."""
    share = [0.0] * len(ELDER_BINS)
    for one in points:
        share[min(one // 10, len(share) - 1)] += 1 / len(points)
    whole = sum(ELDER_BINS)
    return sum(abs(mine - theirs / whole) for mine, theirs in zip(share, ELDER_BINS, strict=True)) / 2


def clairvoyant(deals: int, seed: int, pool: Executor) -> None:
    """Print what seeing both hands is worth at card play."""
    numbers = range(deals)
    as_elder = list(pool.map(partial(deal, seed, clairvoyant=0), numbers, chunksize=4))
    as_dealer = list(pool.map(partial(deal, seed, clairvoyant=1), numbers, chunksize=4))
    pairs = [
        (one.points[0] - one.points[1]) - (other.points[0] - other.points[1])
        for one, other in zip(as_elder, as_dealer, strict=True)
    ]
    print(f"clairvoyant against expert at card play, points a pair: {_mean(pairs)} ({deals} pairs, seed {seed})")


def club(deals: int, seed: int, pool: Executor) -> None:
    """Print how deals of two experts compare with those of good players."""
    samples = 64
    found = list(pool.map(partial(deal, seed, samples=samples, all_bought=True), range(deals), chunksize=4))
    elder, dealer = ([one.points[place] for one in found] for place in (0, 1))
    print(f"{deals} deals, seed {seed}, {samples} samples for each decision")
    print(f"median of elder {statistics.median(elder):g}, of the dealer {statistics.median(dealer):g} (28 and 14)")
    print(f"mean of elder {_mean(elder)}, of the dealer {_mean(dealer)}")
    print(f"total-variation distance of elder's points to Cavendish's table: {distance(elder):.4f}")
    counts = [
        ("repique of elder (1 in 28.5: 0.035)", [one.repiques[0] for one in found]),
        ("repique of the dealer (1 in 76: 0.013)", [one.repiques[1] for one in found]),
        ("cards to elder (0.625)", [one.tricks[0] > one.tricks[1] for one in found]),
        ("cards to the dealer (0.25)", [one.tricks[0] < one.tricks[1] for one in found]),
    ]
    for title, cases in counts:
        rate = wilson(sum(cases), deals)
        print(f"{title}: {rate.value:.4f} ({rate.low:.4f} to {rate.high:.4f})")


def forecasts(deals: int, seed: int, pool: Executor) -> None:
    """Print what two experts expect of a deal when they exchange, and what comes of it."""
    samples = 60
    found = [
        one
        for one in pool.map(partial(deal, seed, samples=samples), range(deals), chunksize=4)
        # Carte blanche is told at the exchange too, and is no forecast.
        if len(one.told) == 2
    ]
    came = [one.points[0] - one.points[1] for one in found]
    print(f"{len(found)} deals, seed {seed}, {samples} samples for each decision")
    print(f"elder expected {_mean([one.told[0] for one in found])}, got {_mean(came)}")
    print(f"the dealer expected {_mean([one.told[1] for one in found])}")
    print(f"together {_mean([sum(one.told) for one in found])} (0)")


def contest(deals: int, seed: int, pool: Executor, against: str) -> None:
    """Print the expert's lead over a weaker player."""
    tables = max(1, deals // 12)
    result = play_contest(Contest(RUBICON, ("searcher", against), tables, seed), pool)
    first = result.outcomes()[0]
    pair = [2 * value for value in first.margin]
    print(f"searcher against {against}: {pair[0]:+.2f} points a pair ({pair[1]:+.2f} to {pair[2]:+.2f})")
    print(f"matches won {first.win_rate.value:.3f} ({first.win_rate.low:.3f} to {first.win_rate.high:.3f})")
    print(f"{first.deals} deals in {first.matches} matches, seed {seed}")
    times = f"{first.median:.3f}, 95th percentile {first.p95:.3f}, slowest {first.slowest:.3f}"
    print(f"seconds for a decision: median {times} ({first.decisions} decisions)")


def solver(positions: int, seed: int, pool: Executor) -> None:
    """Compare the solver with every line of play, for every way in which tricks can count."""
    wrong = sum(pool.map(partial(_wrong, seed), range(positions), chunksize=16))
    print(f"{positions} positions of 1 to 6 tricks, seed {seed}, {len(SCORINGS)} ways of counting: {wrong} differ")


class ProcessorTime(Budget):
    """The usual thinking time, of which nothing passes while the processor does something else."""

    def __init__(self) -> None:
        super().__init__()
        self._ends = time.process_time() + self._time

    def spent(self, done: int) -> float:
        self.check()
        return 1.0 - (self._ends - time.process_time()) / self._time


def sinking(seeds: int, seed: int, pool: Executor) -> None:
    """Print how often the problems of sinking are solved."""
    for name in PUZZLES:
        found = list(pool.map(partial(_sunk, name), range(seed, seed + seeds)))
        solved = sum(right for right, _ in found)
        deals = [number for _, number in found]
        print(
            f"problem {name}: {solved} of {seeds} solved, on {min(deals)} to {max(deals)} deals"
            f" (median {statistics.median(deals):g})"
        )


PUZZLES: dict[str, tuple[int, int, tuple[int, int] | None, int, str]] = {
    "I": (0, 2, None, 0, "sequences 4AS 3KD"),
    "II": (1, 4, (100, 134), LAST_DEAL, "sets 3A-H 3K-H"),
    "III": (2, 4, None, 0, "sets -"),
}
"""The problem, how much has been said, the points and the deals before, and the answer; II is right where capot alone
wins the match.
"""


def _sunk(name: str, seed: int) -> tuple[bool, int]:
    """Whether a problem is solved, and on how many deals its answer was tried."""
    puzzle, said, points, deals, answer = PUZZLES[name]
    state = before(puzzle, said, points, deals)
    observation = state.observe(state.actor())
    less = less_than_all(observation, state.rules, state.legal())
    found = sinkings(observation, state.rules, less, rng(seed), ProcessorTime())
    tried = max(one.deals for one in found)
    return found[0].pays and str(found[0].action) == answer, tried


STANDINGS = ((92, 140), (45, 120), (135, 88), (118, 116))
ASKED = (40, 56)
"""Deals of a decision: about as many as the usual time has room for, and two fifths more."""


def twice(hands: int, seed: int, pool: Executor) -> None:
    """Print how often an exchange near the end of a match is chosen again."""
    found = list(pool.map(_again, range(seed, seed + hands)))
    for what, same in zip(("other deals", "more deals"), zip(*found, strict=True), strict=True):
        share = wilson(sum(same), hands)
        print(f"{what}: {sum(same)} of {hands} answered alike ({share.low:.0%} to {share.high:.0%})")


def _again(seed: int) -> tuple[bool, bool]:
    """Whether elder's exchange is the same if it is tried on other deals, and on more of them."""
    rules = piquet_rules(RUBICON)
    state = PiquetState(rules, Standing(STANDINGS[seed % len(STANDINGS)], 0, 5))
    state.apply(Deal(shuffled(PACK_32, rng(seed))))
    observation = state.observe(state.actor())

    def answer(other: int, samples: int) -> Cards:
        # The deals follow from the cards alone; here from one number more.
        with patch.object(exchanges, "rng", lambda *seeds: rng(*seeds, other)):
            return by_deals(observation, rules, 1, 5, rng(other), Budget(samples=samples))[0].cards

    few, more = ASKED
    first = answer(1, few)
    return first == answer(2, few), first == answer(1, more)


def _wrong(seed: int, number: int) -> int:
    """In how many of all ways of counting the solver is wrong about a position."""
    chance = rng(seed, number)
    cards = 1 + number % 6
    leader, follower = any_position(chance, cards)
    before = 12 - cards
    clean = chance.random() < 0.4
    # Whoever has taken everything leads now; otherwise both have taken something.
    taken = before if clean else 1 + int(chance.random() * (before - 1))
    first = 0 if clean or chance.random() < 0.5 else 1
    return sum(
        Solver(scoring).value(leader, follower, taken, clean)
        != worth(scoring, (leader, follower), 0, (taken, before - taken), first)
        for scoring in SCORINGS.values()
    )


def _mean(values: Sequence[float]) -> str:
    mean = ratio([(float(value), 1) for value in values])
    return f"{mean.value:+.2f} ({mean.low:+.2f} to {mean.high:+.2f})"


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(prog="python -m tests.benchmarks.bench_piquet")
    parser.add_argument("what", choices=["clairvoyant", "club", "forecasts", "match", "sinking", "solver", "twice"])
    parser.add_argument("--deals", type=int, default=400, help="deals, pairs of deals, positions or seeds")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--against", default="greedy", help="a match's other player")
    arguments = parser.parse_args()
    with ProcessPoolExecutor(arguments.jobs) as pool:
        if arguments.what == "match":
            contest(arguments.deals, arguments.seed, pool, arguments.against)
        else:
            kinds = {
                "clairvoyant": clairvoyant,
                "club": club,
                "forecasts": forecasts,
                "sinking": sinking,
                "solver": solver,
                "twice": twice,
            }
            kinds[arguments.what](arguments.deals, arguments.seed, pool)


if __name__ == "__main__":
    main()
