"""What the review calls a mistake at Piquet: how often of what a hint had advised, where it would contradict itself,
and how often of what the greedy player does; and what it tells of the latter against a long judgement.

``run`` is the short form. ``python -m tests.benchmarks.bench_review [--deals N] [--seed S] [--samples N]
[--only VARIANT]…`` prints a row for each rule set, player and kind of decision: decisions, how many of them seemed
worse at the first look, how many were called clear, and for those on the average what was told and what a long
judgement says in its own deals.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Iterator
from typing import NamedTuple, cast

from cardtable.ai.answering import answer_request
from cardtable.ai.budget import Budget
from cardtable.ai.piquet.comparing import between_cards, between_exchanges
from cardtable.ai.player import Situation
from cardtable.ai.protocol import DECIDE, Reply, Request
from cardtable.ai.roster import player_of
from cardtable.app.review import Judgement, compared, has_choice, judge
from cardtable.core.chance import rng, shuffled
from cardtable.core.match import Match, cut_for_deal
from cardtable.core.state import Action
from cardtable.games.piquet.actions import Do, PiquetAction
from cardtable.games.piquet.observation import PiquetObservation
from cardtable.games.piquet.sampling import rules_of
from cardtable.games.registry import family_of, variant

RULE_SETS = ("piquet.rubicon", "piquet.points", "piquet.four_deals")
SEED = 2711
SAMPLES = 100
DEALS = 2
EACH = 4
"""Every fourth card is judged."""
LONG = 100
"""So many times four deals, or all hands that are possible, make a long judgement."""
_ANEW, _TOLD, _LONG = 1_000_000, 2_000_000, 3_000_000


class Found(NamedTuple):
    """A decision of ``kind`` by ``who``, what the review says of it, and the long judgement if that is clear."""

    who: str
    kind: Do
    seemed: bool
    judgement: Judgement
    long: float


class Judge:
    """The review's way with fixed numbers of samples."""

    def __init__(self, situation: Situation, seed: int, samples: int) -> None:
        self.situation = situation
        self.seed = seed
        self.samples = samples

    def reply(self, seed: int, about: Action | None = None, against: Action | None = None) -> Reply:
        """What the strongest player answers."""
        facts = self.situation
        request = Request.about(
            0,
            DECIDE,
            "searcher",
            facts.rule_set,
            facts.standing,
            facts.observation,
            0.0,
            self.seed + seed,
            self.samples,
            None if about is None else str(about),
            against=None if against is None else str(against),
        )
        found = answer_request(request, lambda: False)
        assert isinstance(found, Reply), found
        return found

    def first(self, action: Action) -> Judgement:
        """The look that chooses what it is compared with."""
        found = judge(self.reply(0, action), action, self.situation.family.parse_action)
        assert found is not None
        return found

    def judged(self, action: Action, first: Judgement) -> Judgement:
        """What the review says."""
        return first if first.good else compared(first, self.reply(_ANEW, action, first.best), action)

    def long(self, action: Action, best: Action) -> float:
        """What is lost in many deals that nothing was told from."""
        observation = cast(PiquetObservation, self.situation.observation)
        rules, done, better = rules_of(observation), cast(PiquetAction, action), cast(PiquetAction, best)
        generator = random.Random(self.seed + _LONG)
        if done.do is Do.CHANGE:
            told = between_exchanges(observation, rules, better.cards, done.cards, generator)
        else:
            assert better.card is not None
            assert done.card is not None
            told = between_cards(observation, rules, better.card, done.card, generator)
        found = [one for _, one in zip(range(told.all or LONG), told.samples, strict=False)]
        return sum(value * weight for value, weight in found) / sum(weight for _, weight in found)


def decisions(rule_set_id: str, seed: int, number: int, samples: int) -> Iterator[tuple[str, Judge, PiquetAction]]:
    """The exchanges of a deal and some of its cards, as a hint would advise and as the greedy player does them."""
    family, rule_set = family_of(rule_set_id), variant(rule_set_id).rule_set(2)
    match = Match(family, rule_set, cut_for_deal(family, rule_set, rng(seed, number)))
    match.begin_deal(shuffled(family.pack(rule_set), rng(seed, number, 1)))
    greedy, quick = player_of(family.name, "greedy"), player_of(family.name, "counter")
    place = cards = 0
    while (state := match.state) is not None:
        situation = Situation(family, rule_set, match.standing, state.observe(state.actor()))
        done = quick.consider(situation, rng(seed, number, 2, place), Budget())[0].action
        kind = cast(PiquetAction, done).do
        if kind in (Do.CHANGE, Do.CARD) and has_choice(state.legal()):
            cards += kind is Do.CARD
            if kind is Do.CHANGE or not cards % EACH:
                judged = Judge(situation, (seed * 1000 + number) * 100 + place, samples)
                hint = family.parse_action(judged.reply(_TOLD).action)
                other = greedy.consider(situation, rng(seed, number, 3, place), Budget())[0].action
                for who, action in (("hint", hint), ("greedy", other)):
                    if (own := cast(PiquetAction, action)).do is kind:
                        yield who, judged, own
        match.apply(done)
        place += 1


def judged(rule_set_id: str, seed: int, deals: int, samples: int) -> Iterator[Found]:
    """What the review says of all decisions of so many deals."""
    for number in range(deals):
        for who, one, action in decisions(rule_set_id, seed, number, samples):
            first = one.first(action)
            found = one.judged(action, first)
            yield Found(who, action.do, not first.good, found, one.long(action, first.best) if found.clear else 0.0)


def run() -> dict[str, float]:
    """The share of hinted exchanges that is called a mistake, in percent, for each rule set."""
    rates = {}
    for rule_set_id in RULE_SETS:
        hinted = [
            one for one in judged(rule_set_id, SEED, DEALS, SAMPLES) if (one.who, one.kind) == ("hint", Do.CHANGE)
        ]
        rates[f"{rule_set_id}, hinted exchanges called clear %"] = (
            100 * sum(one.judgement.clear for one in hinted) / max(1, len(hinted))
        )
    return rates


def main() -> None:
    """Print the rows."""
    parser = argparse.ArgumentParser(prog="python -m tests.benchmarks.bench_review", description=__doc__)
    parser.add_argument("--deals", type=int, default=40)
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--samples", type=int, default=SAMPLES)
    parser.add_argument("--only", action="append", default=[], metavar="VARIANT")
    arguments = parser.parse_args()
    print("| rule set | who | what | decisions | seemed | clear | told | long |\n|---|---|---|---|---|---|---|---|")
    for rule_set_id in arguments.only or RULE_SETS:
        found = list(judged(rule_set_id, arguments.seed, arguments.deals, arguments.samples))
        for who in ("hint", "greedy"):
            for kind in (Do.CHANGE, Do.CARD):
                some = [one for one in found if (one.who, one.kind) == (who, kind)]
                clear = [one for one in some if one.judgement.clear]
                told = sum(one.judgement.shortfall for one in clear) / max(1, len(clear))
                long = sum(one.long for one in clear) / max(1, len(clear))
                seemed = sum(one.seemed for one in some)
                row = (rule_set_id, who, kind.value, len(some), seemed, len(clear), f"{told:.2f}", f"{long:.2f}")
                print("|", " | ".join(map(str, row)), "|", flush=True)


if __name__ == "__main__":
    main()
