"""Whether the chances that hints tell come true: of what was said to happen in so many of a hundred cases, how often it
did.

``run`` is the short form. ``python -m tests.benchmarks.bench_calibration [--deals N] [--seed S …] [--samples N]`` plays
so many deals of two experts for each family and prints ten bins of each kind of chance as Markdown: what was told on
the average, what came, its 95 % interval, and how many there are; then the mean square error. What is corrected before
it is told (``ai.calibration``) has a row without that, too. Chances of one deal hang together, as intervals allow for.

With ``--fit`` the corrections are printed that these deals ask for.
"""

from __future__ import annotations

import argparse
import math
from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import NamedTuple, cast
from unittest.mock import patch

import cardtable.ai.ecarte.codes as ecarte
import cardtable.ai.ecarte.reasons as ecarte_reasons
import cardtable.ai.piquet.codes as piquet
import cardtable.ai.piquet.reasons as piquet_reasons
from cardtable.ai.budget import Budget
from cardtable.ai.calibration import Calibration, log_odds
from cardtable.ai.casino.desk import Desk
from cardtable.ai.intervals import wilson
from cardtable.ai.player import Candidate, Player, Situation
from cardtable.ai.protocol import Reason
from cardtable.ai.roster import player_of
from cardtable.core.chance import rng, shuffled
from cardtable.core.match import Match, cut_for_deal
from cardtable.core.state import DealState
from cardtable.games.ecarte.state import EcarteState
from cardtable.games.piquet.phases import DECLARING
from cardtable.games.piquet.state import PiquetState
from cardtable.games.registry import family_of, variant

BINS = 10
DEALS = 4
SEED = 1123
SAMPLES = 60
_DECLARING = 1
"""Deals for what could be kept back at Piquet, which is seldom chosen and would take four fifths of the time."""
RULE_SETS = ("ecarte", "casino.swedish", "piquet.rubicon")
_THREE = 3

Came = Callable[[], bool]
"""Whether it has come about, asked when the deal is over."""


class Told(NamedTuple):
    """A chance in percent that was told of ``kind``, and whether it came about; ``raw`` is what it was before it was
    corrected, from 0 to 1, ``certain`` what needs no correction. Chances of the same ``deal`` hang together.
    """

    kind: str
    chance: int
    came: bool
    raw: float = 0.0
    certain: bool = False
    deal: tuple[int, int] = (0, 0)

    @property
    def before(self) -> Told:
        """The same as if nothing were corrected."""
        return self._replace(chance=round(100 * self.raw))


class Bin(NamedTuple):
    """Chances from the same tenth: how many, what was told on the average and what came, with its 95 % interval."""

    number: int
    told: float
    came: float
    low: float
    high: float


def deal(rule_set_id: str, seed: int, number: int, samples: int = SAMPLES) -> Iterator[Told]:
    """The chances that two experts told of the actions that they chose in a deal."""
    rule_set = variant(rule_set_id).rule_set(2)
    family = family_of(rule_set_id)
    match = Match(family, rule_set, cut_for_deal(family, rule_set, rng(seed, number)))
    match.begin_deal(shuffled(family.pack(rule_set), rng(seed, number, 1)))
    expert = player_of(family.name, "searcher")
    pending: list[tuple[Told, Came]] = []
    # Told of what the next one can do, who is to act with the next action.
    coming: list[tuple[Told, int]] = []
    decision = 0
    while match.state is not None:
        state = match.state
        seat = state.actor()
        situation = Situation(family, rule_set, match.standing, state.observe(seat))
        for one, rival in coming:
            if rival == seat:
                yield one._replace(came=_can_sweep(situation))
        coming = []
        declares = isinstance(state, PiquetState) and state.phase in DECLARING
        budget = Budget(samples=min(samples, _DECLARING) if declares else samples)
        options = expert.consider(situation, rng(seed, number, 2, decision), budget)
        chosen, found = _explained(expert, situation, options)
        for reason in chosen.reasons:
            stated = dict(reason.params).get("chance")
            if not isinstance(stated, int) or reason.code not in _WHAT:
                continue
            raw, certain = found.get(reason.code, (stated / 100, stated in (0, 100)))
            one = Told(_kind(reason, state), stated, False, raw, certain, (seed, number))
            if reason.code == "leaves_sweep":
                coming.append((one, 1 - seat))
            else:
                pending.append((one, _outcome(reason.code, state, seat)))
        match.apply(chosen.action)
        decision += 1
    for one, came in pending:
        yield one._replace(came=came())


def _explained(
    expert: Player, situation: Situation, options: Sequence[Candidate]
) -> tuple[Candidate, Mapping[str, tuple[float, bool]]]:
    """The chosen option with its reasons, and the chances that were corrected for it, with whether they are certain."""
    found: dict[str, tuple[float, bool]] = {}
    of_piquet, of_ecarte = piquet_reasons.told, ecarte_reasons.told

    # What is chosen is explained first.
    def at_piquet(code: piquet.ReasonCode, chance: float, certain: bool) -> int:
        found.setdefault(code, (chance, certain))
        return of_piquet(code, chance, certain)

    def at_ecarte(code: ecarte.ReasonCode, chance: float, certain: bool) -> int:
        found.setdefault(code, (chance, certain))
        return of_ecarte(code, chance, certain)

    with patch.object(piquet_reasons, "told", at_piquet), patch.object(ecarte_reasons, "told", at_ecarte):
        return expert.explain(situation, options)[0], found


_WHAT = frozenset(
    {
        *("cards_chance", "saves_cards", "capot_chance", "saves_capot", "last_trick_chance"),
        *("majority_chance", "leaves_sweep"),
    }
)


def _kind(reason: Reason, state: DealState) -> str:
    """At Écarté chances before the cards are played are told apart from later ones."""
    if isinstance(state, EcarteState):
        return f"{reason.code}, {'play' if state.phase_name() == 'play' else 'before'}"
    return reason.code


def _outcome(code: str, state: DealState, seat: int) -> Came:
    if isinstance(state, EcarteState):
        return lambda: state.tricks_won(seat) >= _THREE
    table = cast(PiquetState, state)
    own, other = table.rules.side_of[seat], table.rules.side_of[1 - seat]
    most, hand = table.rules.majority, table.rules.hand
    return {
        "cards_chance": lambda: table.tricks[own] >= most,
        "saves_cards": lambda: table.tricks[other] < most,
        "capot_chance": lambda: table.tricks[own] == hand,
        "saves_capot": lambda: table.tricks[other] < hand,
        "last_trick_chance": lambda: table.leader == seat,
    }[code]


def _can_sweep(situation: Situation) -> bool:
    desk = Desk(situation)
    return any(take is not None and not take.rest for _, _, take in desk.results.values())


def bins(told: Sequence[Told]) -> list[Bin | None]:
    """The ten bins of chances of one kind; None where nothing was told."""
    found: list[list[Told]] = [[] for _ in range(BINS)]
    for one in told:
        found[min(BINS - 1, one.chance * BINS // 100)].append(one)
    together = _together(found)
    return [_bin(some, together) if some else None for some in found]


def _together(found: Sequence[Sequence[Told]]) -> float:
    """How much chances of one deal in one bin hang together: 0 not at all, 1 as if they were the same."""
    joint = apart = 0.0
    for some in found:
        rate = sum(one.came for one in some) / max(1, len(some))
        for same in _by_deal(some):
            whole = sum(one.came - rate for one in same)
            joint += whole * whole - sum((one.came - rate) ** 2 for one in same)
            apart += len(same) * (len(same) - 1) * rate * (1 - rate)
    return min(1.0, max(0.0, joint / apart)) if apart else 0.0


def _by_deal(told: Sequence[Told]) -> list[list[Told]]:
    found: dict[tuple[int, int], list[Told]] = defaultdict(list)
    for one in told:
        found[one.deal].append(one)
    return list(found.values())


def _bin(some: Sequence[Told], together: float) -> Bin:
    number, came = len(some), sum(one.came for one in some)
    # So many chances that do not hang together would tell as much.
    pairs = sum(len(same) * (len(same) - 1) for same in _by_deal(some))
    share = number / (number + together * pairs)
    rate = wilson(came * share, number * share)
    return Bin(number, sum(one.chance for one in some) / number, 100 * rate.value, 100 * rate.low, 100 * rate.high)


def square_error(told: Sequence[Told]) -> float:
    """The mean square error of what was told, as a chance from 0 to 1."""
    return sum((one.chance / 100 - one.came) ** 2 for one in told) / len(told)


def fitted(told: Sequence[Told]) -> Calibration:
    """The correction under which what came is likeliest; where little was told, near to none. What is certain is left
    out of account.
    """
    points = [(log_odds(one.raw), one.came) for one in told if not one.certain]
    return min(
        (_line(points, astray / 100) for astray in range(_MOST_ASTRAY)), key=lambda line: _unlikely(points, line)
    )


def _line(points: Sequence[tuple[float, bool]], astray: float) -> Calibration:
    """The likeliest slope and shift for log odds and what came of them, by Fisher's scoring."""
    line = Calibration(1.0, 0.0, astray)
    for _ in range(_STEPS):
        by_slope, by_shift = _CAUTION * (1 - line.slope), -_CAUTION * line.shift
        slopes, both, shifts = _CAUTION, 0.0, _CAUTION
        for odds, came in points:
            chance = line.corrected(odds)
            change = (chance - astray) * (1 - astray - chance) / (1 - 2 * astray)
            weight = change / (chance * (1 - chance))
            by_slope += weight * odds * (came - chance)
            by_shift += weight * (came - chance)
            slopes += weight * change * odds * odds
            both += weight * change * odds
            shifts += weight * change
        whole = slopes * shifts - both * both
        slope = line.slope + max(-_STEP, min(_STEP, (shifts * by_slope - both * by_shift) / whole))
        shift = line.shift + max(-_STEP, min(_STEP, (slopes * by_shift - both * by_slope) / whole))
        line = Calibration(slope, shift, astray)
    return line


def _unlikely(points: Sequence[tuple[float, bool]], line: Calibration) -> float:
    """Less the logarithm of how likely what came is, and of how likely the line was taken to be beforehand."""
    off = (line.slope - 1) ** 2 + line.shift**2
    chances = ((line.corrected(odds), came) for odds, came in points)
    return _CAUTION / 2 * off - sum(math.log(chance if came else 1 - chance) for chance, came in chances)


_STEPS = 25
_STEP = 0.5
"""The longest step."""
_MOST_ASTRAY = 16
"""In percent: less than this."""
_CAUTION = 1.0
"""Slope and shift are taken beforehand to be off by 1 or so."""


def by_kind(deals: int, seed: int, samples: int, rule_sets: tuple[str, ...] = RULE_SETS) -> dict[str, list[Told]]:
    """All chances told in so many deals of each family, by kind."""
    found: dict[str, list[Told]] = defaultdict(list)
    for rule_set_id in rule_sets:
        for number in range(deals):
            for one in deal(rule_set_id, seed, number, samples):
                found[f"{rule_set_id}: {one.kind}"].append(one)
    return dict(found)


def run() -> dict[str, float]:
    """What was told on the average less what came, in percent, for each kind of chance."""
    found = by_kind(DEALS, SEED, SAMPLES)
    return {
        f"{kind}, told less came %": sum(one.chance - 100 * one.came for one in told) / len(told)
        for kind, told in found.items()
    }


def main() -> None:
    """Print the tables, or the corrections."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--seed", type=int, nargs="+", default=[SEED], help="so many deals are played with each")
    parser.add_argument("--samples", type=int, default=SAMPLES)
    parser.add_argument("--only", choices=RULE_SETS, help="deals of this rule set alone")
    parser.add_argument("--fit", action="store_true", help="find the correction of each kind of chance")
    arguments = parser.parse_args()
    rule_sets = (arguments.only,) if arguments.only else RULE_SETS
    found: dict[str, list[Told]] = defaultdict(list)
    for seed in arguments.seed:
        for kind, told in by_kind(arguments.deals, seed, arguments.samples, rule_sets).items():
            found[kind] += told
    (show_fitted if arguments.fit else show)(found)


def show(found: Mapping[str, Sequence[Told]]) -> None:
    """Print a row for each kind of chance, before and after it was corrected; of what was not, one."""
    places = (f"{place * 100 // BINS}–{(place + 1) * 100 // BINS - (place + 1 < BINS)}" for place in range(BINS))
    print(f"| chance of | {' | '.join(places)} | square error |\n|{'---|' * (BINS + 2)}")
    for kind, told in found.items():
        before = [one.before for one in told]
        if before != told:
            print(_row(f"{kind}, before", before))
        print(_row(kind, told), flush=True)


def _row(name: str, told: Sequence[Told]) -> str:
    cells = (
        f"{one.told:.0f}: {one.came:.0f} ({one.low:.0f}–{one.high:.0f}), {one.number}" if one else ""
        for one in bins(told)
    )
    return f"| {name} | {' | '.join(cells)} | {square_error(told):.4f} |"


def show_fitted(found: Mapping[str, Sequence[Told]]) -> None:
    """Print for each kind the correction, how many chances and deals it rests on, and what it would make of them."""
    print(f"| chance of | slope | shift | astray | chances, deals | square error before | after |\n|{'---|' * 7}")
    for kind, told in found.items():
        open_ones = [one for one in told if not one.certain]
        if not open_ones:
            continue
        line = fitted(open_ones)
        before = [one.before for one in open_ones]
        after = [one._replace(chance=line.percent(one.raw)) for one in open_ones]
        number = f"{len(open_ones)}, {len(_by_deal(open_ones))}"
        errors = f"{square_error(before):.4f} | {square_error(after):.4f}"
        print(
            f"| {kind} | {line.slope:.2f} | {line.shift:+.2f} | {line.astray:.2f} | {number} | {errors} |", flush=True
        )


if __name__ == "__main__":
    main()
