"""First deals of matches on every way of seating the players: points without what the standing makes of them.

    python -m tests.benchmarks.first_deals piquet.norman --players searcher,greedy,greedy --deals 200 --samples 24

    python -m tests.benchmarks.first_deals piquet.rubicon --players searcher,before --before COMMAND

A deal is played once for each different way of seating the players, with the same pack. Told is the lead of the first
player over the mean of the others, in points a deal; the interval is of whole deals. With ``--only cards`` or ``--only
words`` the first player does just that as himself, and everything else as the second one. The player ``before`` is the
strongest of another version.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Sequence
from contextlib import ExitStack

from cardtable.ai.arena import Contest
from cardtable.ai.budget import Budget
from cardtable.ai.engine import Engine, Program
from cardtable.ai.intervals import ratio
from cardtable.ai.player import Player, Situation
from cardtable.ai.roster import player_of
from cardtable.ai.thinking import considered
from cardtable.core.chance import rng, shuffled
from cardtable.core.match import Match, cut_for_deal
from cardtable.core.scores import leads, totals
from cardtable.games.registry import family_of, variant


def led(contest: Contest, players: Sequence[Player], number: int, only: str) -> tuple[float, int]:
    """Return the lead of the first player in deal ``number``, added up over all seatings, and how many these are."""
    family, rule_set = family_of(contest.rule_set.variant), contest.rule_set
    found = 0.0
    for turn, seating in enumerate(contest.seatings()):
        match = Match(family, rule_set, cut_for_deal(family, rule_set, rng(contest.seed, number, 0)))
        match.begin_deal(shuffled(family.pack(rule_set), rng(contest.seed, number, 1)))
        decision = 0
        while match.state is not None:
            seat = match.state.actor()
            situation = Situation(family, rule_set, match.standing, match.state.observe(seat))
            plays = "cards" if getattr(situation.observation, "phase", "play") == "play" else "words"
            player = players[1 if seating[seat] == 0 and only not in ("", plays) else seating[seat]]
            budget = Budget(contest.seconds, contest.samples)
            match.apply(considered(player, situation, rng(contest.seed, number, 2, turn, decision), budget)[0].action)
            decision += 1
        lines = match.deals[0].lines
        assert lines is not None
        of_sides = leads(totals(lines, len(match.sides)), family.good(rule_set))
        own = [lead for lead, seats in zip(of_sides, match.sides, strict=True) if any(seating[s] == 0 for s in seats)]
        found += sum(own) / len(own)
    return found, len(contest.seatings())


def main(arguments: Sequence[str] | None = None) -> None:
    """Play the deals and tell the mean so far after each tenth of them."""
    parser = argparse.ArgumentParser(description="The lead in first deals.")
    parser.add_argument("variant")
    parser.add_argument("--players", default="searcher,greedy")
    parser.add_argument("--seats", type=int, help="players at the table (default: the number of names)")
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--samples", type=int, help="sampled deals a decision, in place of .7 s")
    parser.add_argument("--only", choices=["cards", "words"], default="")
    parser.add_argument("--before", help="the command that starts another version")
    options = parser.parse_args(arguments)
    names = tuple(options.players.split(","))
    rule_set = variant(options.variant).rule_set(options.seats or len(names))
    contest = Contest(rule_set, names, options.deals, options.seed, options.samples)
    found, begun = [], time.process_time()
    with ExitStack() as running:
        players = [
            running.enter_context(Engine(Program(name, options.before, "searcher", 900.0)))
            if name == "before"
            else player_of(family_of(rule_set.variant).name, name)
            for name in names
        ]
        for number in range(options.deals):
            found.append(led(contest, players, number, options.only))
            if len(found) % max(1, options.deals // 10) == 0:
                lead, spent = ratio(found), time.process_time() - begun
                print(
                    f"{lead.value:+.2f} ± {lead.high - lead.value:.2f} in {len(found)} deals, {spent:.0f} s", flush=True
                )


if __name__ == "__main__":
    main()
