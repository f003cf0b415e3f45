"""What this version lays away at Piquet against what another version does, on the same hands.

    python -m tests.benchmarks.exchanges piquet.rubicon --before "/opt/older/bin/cardtable worker" --deals 100 --seed 1

Both are asked for the exchanges of elder and of the dealer in first deals; where they differ, both exchanges are paid
on so many other deals, the same for both. Told is what this version's bring more, in points a deal of a mirrored pair,
and how many are alike. As the cards are played alike by both at the beginning of a match, that is what deals are
compared by with far less chance than by playing them.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from typing import cast

from cardtable.ai.budget import Budget
from cardtable.ai.engine import Engine, Program
from cardtable.ai.piquet.exchanges import compared
from cardtable.ai.player import Player, Situation
from cardtable.ai.race import spread
from cardtable.ai.roster import player_of
from cardtable.ai.thinking import considered
from cardtable.core.chance import rng, shuffled
from cardtable.core.match import Match, cut_for_deal
from cardtable.games.piquet.actions import Do, PiquetAction
from cardtable.games.piquet.family import PiquetFamily
from cardtable.games.piquet.observation import PiquetObservation
from cardtable.games.piquet.phases import Phase
from cardtable.games.piquet.sampling import rules_of
from cardtable.games.registry import variant

PAID = 400
"""On how many deals exchanges are paid that differ."""


def better(name: str, players: Sequence[Player], seed: int, number: int, samples: int) -> list[float]:
    """Return by how much each exchange of the first of the players in deal ``number`` is better than the second's."""
    family, rule_set = PiquetFamily(), variant(name).rule_set(2)
    match = Match(family, rule_set, cut_for_deal(family, rule_set, rng(seed, number, 0)))
    match.begin_deal(shuffled(family.pack(rule_set), rng(seed, number, 1)))
    found: list[float] = []
    decision = 0
    while len(found) < 2 and match.state is not None:
        observation = cast(PiquetObservation, match.state.observe(match.state.actor()))
        situation = Situation(family, rule_set, match.standing, observation)
        decision += 1
        first, *others = (
            cast(
                PiquetAction,
                considered(player, situation, rng(seed, number, 2, decision), Budget(samples=samples))[0].action,
            )
            for player in players
        )
        if observation.phase is Phase.EXCHANGE and first.do is Do.CHANGE:
            (second,) = others
            differ = sorted(first.cards) != sorted(second.cards)
            paid = {first.cards: 0.0, second.cards: 0.0}
            if differ:
                judging = rng(seed, number, 3, decision)
                paid = compared(observation, rules_of(observation), [first.cards, second.cards], judging, PAID)
            found.append(paid[first.cards] - paid[second.cards])
        match.apply(first)
    return found


def main(arguments: Sequence[str] | None = None) -> None:
    """Ask for the exchanges and tell the mean so far after each tenth of the deals."""
    parser = argparse.ArgumentParser(description="Exchanges against those of another version.")
    parser.add_argument("variant")
    parser.add_argument("--before", required=True, help="the command that starts the other version")
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--samples", type=int, default=24, help="sampled deals a decision")
    options = parser.parse_args(arguments)
    pairs: list[float] = []
    same = 0
    with Engine(Program("before", options.before, "searcher", 900.0)) as before:
        players = player_of("piquet", "searcher"), before
        for number in range(options.deals):
            one = better(options.variant, players, options.seed, number, options.samples)
            same += one.count(0.0)
            pairs.append(sum(one) / 2)
            if len(pairs) > 1 and len(pairs) % max(1, options.deals // 10) == 0:
                mean = sum(pairs) / len(pairs)
                print(
                    f"{mean:+.2f} ± {spread(pairs):.2f} points a deal in {len(pairs)} deals, {same} alike", flush=True
                )


if __name__ == "__main__":
    main()
