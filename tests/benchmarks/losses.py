"""What a decision of each computer player costs, as the coach judges it: the figures of ``cardtable/ai/losses.txt``.

    python -m tests.benchmarks.losses [--deals 24] [--seed 1888] [--samples 60] [--only VARIANT]… [--evening N]

plays first deals of every rule set with as few players as it allows. Each decision is made by one of them after the
other, drawn by lot, and judged for all of them as the review does it: by a look of the strongest, and where something
else seems to be better, by what the two come to in deals of their own, whichever it is for. A line is a rule set and
points a decision from the weakest to the strongest; half of each 95 % interval, from whole deals, is told on the error
stream. With ``--evening N`` instead: the levels that are found of each of them, from every N deals one; they should be
0, 1, 2, 3 and 4.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Mapping, Sequence

from cardtable.ai.answering import answer_request
from cardtable.ai.budget import Budget
from cardtable.ai.intervals import ratio
from cardtable.ai.losses import Judged, level_of
from cardtable.ai.names import PLAYERS
from cardtable.ai.player import Situation
from cardtable.ai.protocol import DECIDE, Reply, Request
from cardtable.ai.roster import player_of
from cardtable.app.review import Judgement, compared, has_choice, judge
from cardtable.core.chance import rng, shuffled
from cardtable.core.match import Match, cut_for_deal
from cardtable.core.state import Action
from cardtable.games.registry import VARIANTS, family_of, variant
from cardtable.ui.game_views.game_view import game_view_of

_CUT, _PACK, _CHOICE, _WHO = range(4)
_ANEW = 1_000_000
"""Added to the seed when two actions are compared."""


class Coach:
    """What the strongest player thinks of one decision, asked again where somebody did what he has not looked at, and
    two actions compared in deals of their own where something else seems to be better.
    """

    def __init__(self, situation: Situation, seed: int, samples: int) -> None:
        self._situation = situation
        self._seed = seed
        self._samples = samples
        self._looks: dict[tuple[int, str | None, str | None], Reply] = {}

    def loss(self, action: Action) -> float:
        """The points by which ``action`` falls short."""
        first = self._judged(self._seed, action)
        if first.good:
            return 0.0
        return compared(first, self._reply(self._seed + _ANEW, str(action), str(first.best)), action).measured

    def _judged(self, seed: int, action: Action) -> Judgement:
        reply = self._reply(seed, None)
        if all(one.action != str(action) for one in reply.considered):
            reply = self._reply(seed, str(action))
        judgement = judge(reply, action, self._situation.family.parse_action)
        assert judgement is not None
        return judgement

    def _reply(self, seed: int, about: str | None, against: str | None = None) -> Reply:
        if (seed, about, against) not in self._looks:
            facts = self._situation
            request = Request.about(
                0,
                DECIDE,
                PLAYERS[-1],
                facts.rule_set,
                facts.standing,
                facts.observation,
                0.0,
                seed,
                self._samples,
                about,
                against=against,
            )
            reply = answer_request(request, lambda: False)
            assert isinstance(reply, Reply), reply
            self._looks[seed, about, against] = reply
        return self._looks[seed, about, against]


def decisions(rule_set_id: str, seed: int, number: int, samples: int) -> Iterator[Mapping[str, float]]:
    """What each player's choice costs at each decision of one deal that is judged."""
    family, kind = family_of(rule_set_id), variant(rule_set_id)
    rule_set = kind.rule_set(min(kind.players))
    style = game_view_of(family.name)
    match = Match(family, rule_set, cut_for_deal(family, rule_set, rng(seed, number, _CUT)))
    match.begin_deal(shuffled(family.pack(rule_set), rng(seed, number, _PACK)))
    place = 0
    while (state := match.state) is not None:
        seat, legal = state.actor(), state.legal()
        situation = Situation(family, rule_set, match.standing, state.observe(seat))
        chosen = {
            name: player_of(family.name, name)
            .consider(situation, rng(seed, number, _CHOICE, place, who), Budget(0.0, samples))[0]
            .action
            for who, name in enumerate(PLAYERS)
        }
        done = chosen[rng(seed, number, _WHO, place).choice(PLAYERS)]
        if has_choice(legal) and style.is_judged(state.phase_name(), done, legal):
            coach = Coach(situation, number * 1000 + place, samples)
            yield {name: coach.loss(action) for name, action in chosen.items()}
        match.apply(done)
        place += 1


def judged(rule_set_id: str, seed: int, deals: int, samples: int) -> Mapping[str, Sequence[tuple[float, int]]]:
    """For each player what its decisions cost in each deal together, and how many they were."""
    found: dict[str, list[tuple[float, int]]] = {name: [] for name in PLAYERS}
    for number in range(deals):
        costs = list(decisions(rule_set_id, seed, number, samples))
        for name in PLAYERS:
            found[name].append((sum(one[name] for one in costs), len(costs)))
    return found


def levels(rule_set_id: str, deals: Sequence[tuple[float, int]], evening: int) -> Sequence[float]:
    """The level that is found from each ``evening`` of so many ``deals``."""
    evenings = (deals[place : place + evening] for place in range(0, len(deals) - evening + 1, evening))
    return [level_of(Judged(rule_set_id, number, cost) for cost, number in one) for one in evenings]


def main() -> None:
    """Print the rows."""
    parser = argparse.ArgumentParser(prog="python -m tests.benchmarks.losses", description="What decisions cost.")
    parser.add_argument("--deals", type=int, default=24)
    parser.add_argument("--seed", type=int, default=1888)
    parser.add_argument("--samples", type=int, default=60)
    parser.add_argument("--only", action="append", default=[], metavar="VARIANT")
    parser.add_argument("--evening", type=int, default=0, metavar="N", help="deals from which a level is found")
    arguments = parser.parse_args()
    for one in VARIANTS:
        if not arguments.only or one.id in arguments.only:
            found = judged(one.id, arguments.seed, arguments.deals, arguments.samples)
            if arguments.evening:
                for name in PLAYERS:
                    told = levels(one.id, found[name], arguments.evening)
                    print(one.id, name, *(f"{level:.2f}" for level in told), flush=True)
                continue
            estimates = [ratio(found[name]) for name in PLAYERS]
            print(one.id, *(f"{estimate.value:.3f}" for estimate in estimates), flush=True)
            halves = ((estimate.high - estimate.low) / 2 for estimate in estimates)
            print("±", *(f"{half:.3f}" for half in halves), file=sys.stderr, flush=True)


if __name__ == "__main__":
    main()
