"""How strong the expert of Piquet is beside what is known of good play, and how fast the deals are solved.

``run`` is the short form. ``python -m tests.benchmarks.bench_piquet [DEALS] [SEED] [JOBS]`` plays so many deals with
as many samples as the expert can use, prints 95 % intervals, and compares with Cavendish's table of 10,000 hands of
club play under the rules of Rubicon Piquet, five cards exchanged.
"""

from __future__ import annotations

import random
import statistics
import sys
import time
from collections.abc import Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import combinations

from cardtable.ai.budget import Budget
from cardtable.ai.intervals import ratio
from cardtable.ai.piquet.players import players
from cardtable.ai.piquet.solver import Scoring, Solver
from cardtable.ai.piquet.tricks import scoring_of
from cardtable.ai.player import Situation
from cardtable.core.cards import PACK_32, Card
from cardtable.core.chance import shuffled, spawn
from cardtable.core.partie import Partie, cut_for_deal
from cardtable.core.scores import totals
from cardtable.games.piquet.actions import play
from cardtable.games.piquet.family import PiquetFamily
from cardtable.games.piquet.phases import Phase
from cardtable.games.piquet.state import PiquetState
from cardtable.games.piquet.variants import VARIANTS

ELDER_BINS = (977, 1743, 2867, 2105, 902, 76, 166, 664, 106, 20, 88, 210, 40, 2, 18, 16)
"""Elder's deals of 0–9 points, of 10–19 and so on, of 10,000 (Cavendish)."""
SAMPLES = 460
"""All deals that elder can hold possible when she leads first."""
SHORT = 24
FAMILY = PiquetFamily()
RUBICON = next(one for one in VARIANTS if one.id == "piquet.rubicon").rule_set(2)


def deal(seed: int, number: int, clairvoyant: int | None = None) -> tuple[int, int, list[float]]:
    """Points of elder and dealer in a deal of two experts, and the seconds that each decision took.

    The one of the two who is called ``clairvoyant`` (0 for elder) plays his cards with both hands open.
    """
    expert = players()["searcher"]
    partie = Partie(FAMILY, RUBICON, cut_for_deal(FAMILY, RUBICON, spawn(1)))
    partie.begin_deal(shuffled(PACK_32, spawn(seed, number)))
    seconds = []
    decision = 0
    seats: tuple[int, ...] = ()
    while partie.state is not None:
        state = partie.state
        assert isinstance(state, PiquetState)
        seats = state.players
        seat = state.actor()
        if clairvoyant is not None and state.phase is Phase.PLAY and seat == seats[clairvoyant]:
            partie.apply(play(_seen_through(state, seat)))
        else:
            situation = Situation(FAMILY, RUBICON, partie.standing, state.observe(seat))
            begun = time.perf_counter()
            options = expert.consider(situation, spawn(seed, number, decision), Budget(samples=SAMPLES))
            seconds.append(time.perf_counter() - begun)
            partie.apply(options[0].action)
        decision += 1
    lines = partie.deals[-1].lines
    assert lines is not None
    elder, dealer = (totals(lines, 2)[seat] for seat in seats)
    return elder, dealer, seconds


def _seen_through(state: PiquetState, seat: int) -> Card:
    """The best card of ``seat`` when both hands are open."""
    cards = sorted(state.legal().cards())
    if len(cards) == 1:
        return cards[0]
    observation, rules = state.observe(seat), state.rules
    own = observation.hand
    (opponent,) = observation.others
    party = rules.party_of[seat]
    leading = not observation.trick
    leader = seat if leading else opponent
    taken = observation.tricks[rules.party_of[leader]]
    clean = leader == observation.elder and not observation.tricks[1 - rules.party_of[leader]]
    solver = Solver(scoring_of(observation, rules))
    theirs = tuple(state.hands[opponent])
    assert party == rules.party_of[seat]
    if leading:
        return max(cards, key=lambda card: (solver.after_lead(card, own, theirs, taken, clean), -card))
    led = observation.trick[0]
    return min(cards, key=lambda card: (solver.after_reply(led, card, (*theirs, led), own, taken, clean), card))


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
    return figures | _times(seconds for _, _, some in found for seconds in some)


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


def main() -> None:
    """Play and print."""
    deals, seed, jobs = (int(value) for value in (*sys.argv[1:], *("400", "1", "2")[len(sys.argv) - 1 :]))
    numbers = range(deals)
    with ProcessPoolExecutor(jobs) as pool:
        usual = list(pool.map(partial(deal, seed), numbers, chunksize=4))
        as_elder = list(pool.map(partial(deal, seed, clairvoyant=0), numbers, chunksize=4))
        as_dealer = list(pool.map(partial(deal, seed, clairvoyant=1), numbers, chunksize=4))
    elder = [one for one, _, _ in usual]
    dealer = [one for _, one, _ in usual]
    for title, value in _times(seconds for _, _, some in usual for seconds in some).items():
        print(f"{title}: {value:.1f}")
    print(
        f"{deals} deals, seed {seed}: median of elder {statistics.median(elder):g}, of the dealer "
        f"{statistics.median(dealer):g}; means {statistics.mean(elder):.2f} and {statistics.mean(dealer):.2f}"
    )
    print(f"total-variation distance of elder's points to Cavendish's table: {distance(elder):.4f}")
    pairs = [(one - other) - (low - high) for (one, other, _), (low, high, _) in zip(as_elder, as_dealer, strict=True)]
    mean = ratio([(float(pair), 1) for pair in pairs])
    print(
        f"clairvoyant against expert at card play, points a pair: {mean.value:+.2f} ({mean.low:.2f} to {mean.high:.2f})"
    )


if __name__ == "__main__":
    main()
