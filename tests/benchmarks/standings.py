"""Matches begun at chance standings near a line, against another version of the program.

    python -m tests.benchmarks.standings rubicon --before "/opt/older/bin/cardtable worker" --pairs 100 --seed 1
    python -m tests.benchmarks.standings rubicon --before … --cards 8       only the last so many cards of a deal
    python -m tests.benchmarks.standings casino.classic --before … --cards 6    last cards that can all be known

A pair is the same standing and the same packs twice, with the seats changed. Told is what this version is paid by the
other one in a match: points of the settlement, or stakes in a match to a number of points.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Sequence
from typing import NamedTuple, cast

from cardtable.ai.budget import Budget
from cardtable.ai.engine import Engine, Program
from cardtable.ai.player import Player, Situation
from cardtable.ai.race import spread
from cardtable.ai.roster import player_of
from cardtable.ai.thinking import considered
from cardtable.core.chance import rng, shuffled
from cardtable.core.match import Beginning, Match
from cardtable.core.state import Standing
from cardtable.games.casino.actions import Play
from cardtable.games.piquet.family import PiquetFamily
from cardtable.games.piquet.matches import accounts_of
from cardtable.games.piquet.rules import PiquetRules
from tests.ai.casino.decisions import situation as situation_of
from tests.ai.casino.endings import TABLES as LAST_CARDS
from tests.ai.casino.endings import GoesOn, endings
from tests.benchmarks.lines import TABLES as LINES
from tests.benchmarks.lines import continues, greedy
from tests.games.piquet.tables import rule_set_of, rules_of, standing_of
from tests.oracles.casino import paid as paid_at_casino
from tests.oracles.endings import ending, with_totals

SAMPLES, CARDS_SAMPLES = 12, 200
"""For a decision of a whole deal, and where only the last cards are played."""


class Near(NamedTuple):
    """How many deals have been played, and how far below the line and where else the totals lie before the next."""

    deals: int
    line: int
    below: range
    others: range


TABLES = {
    "rubicon": Near(5, 100, range(5, 40), range(60, 190)),
    "four_deals": Near(3, 100, range(10, 70), range(40, 190)),
    "points": Near(4, 100, range(5, 45), range(30, 96)),
    "meyers1888": Near(4, 100, range(5, 45), range(30, 96)),
}


def played(name: str, players: Sequence[Player], seed: int, number: int, turned: bool) -> float:
    """What the first of the players is paid in a match with that number, if he sits on the other seat when turned."""
    family, rule_set, rules, near = PiquetFamily(), rule_set_of(name), rules_of(name), TABLES[name]
    generator = random.Random(f"{name} {seed} {number}")
    points = [near.line - generator.choice(near.below), generator.choice(near.others)]
    generator.shuffle(points)
    match = Match(family, rule_set, (), generator.randrange(2), Beginning((points[0], points[1]), near.deals))
    decision = 0
    while not match.over:
        match.begin_deal(shuffled(family.pack(rule_set), rng(seed, number, 1, len(match.deals))))
        while match.state is not None:
            seat = match.state.actor()
            situation = Situation(family, rule_set, match.standing, match.state.observe(seat))
            options = considered(
                players[seat ^ turned], situation, rng(seed, number, 2, decision), Budget(samples=SAMPLES)
            )
            match.apply(options[0].action)
            decision += 1
    return paid(rules, match.standing, int(turned))


def paid(rules: PiquetRules, after: Standing, own: int) -> float:
    """What a side is paid at the end of a match."""
    if not rules.target:
        return float(accounts_of(after)[own])
    return float(after.factors[1 - own] if own in after.winners else -after.factors[own])


def last_cards(name: str, players: Sequence[Player], seed: int, number: int, turned: bool, cards: int) -> float:
    """What the first of the players is paid if greedy players have played to at most so many cards in each hand."""
    rules, table = rules_of(name), LINES[name]
    generator = random.Random(f"{name} {seed} {number}")
    dealt = None
    while dealt is None:
        left = generator.randrange(3, cards + 1)
        standing = standing_of(rules, dealer=generator.randrange(2), deals=table.deals)
        dealt = ending(rules, standing, left, generator, greedy)
    state, decision = with_totals(dealt, table.totals(left, generator)), 0
    while (seat := state.actor()) >= 0:
        situation = Situation(PiquetFamily(), rules.rule_set, state.standing, state.observe(seat))
        options = considered(
            players[seat ^ turned], situation, rng(seed, number, 2, decision), Budget(samples=CARDS_SAMPLES)
        )
        state.advance(options[0].action)
        decision += 1
    after = PiquetFamily().fold(rules.rule_set, state.standing, state.lines())
    own = int(turned)
    if not after.over:
        return continues(rules, state.standing, state)(*after.points) * (-1 if turned else 1)
    return paid(rules, after, own)


def casino(name: str, players: Sequence[Player], seed: int, number: int, turned: bool) -> float:
    """What the first of the players is paid, in stakes, if the last cards of a deal at Casino are played."""
    ((state, _),) = endings(name, 1, seed * _SEEDS + number)
    goes_on, decision = GoesOn(state), 0
    while (seat := state.actor()) >= 0:
        options = considered(
            players[state.rules.side_of[seat] ^ turned],
            situation_of(state),
            rng(seed, number, 2, decision),
            Budget(samples=CARDS_SAMPLES),
        )
        state.advance(cast(Play, options[0].action))
        decision += 1
    return paid_at_casino(state, goes_on) * (-1 if turned else 1)


_SEEDS = 100_000
"""There are no more pairs to a seed."""


def main(arguments: Sequence[str] | None = None) -> None:
    """Play the pairs and tell the mean so far after each tenth of them."""
    parser = argparse.ArgumentParser(description="Matches from standings near a line.")
    at_casino = {f"casino.{name}": name for name in LAST_CARDS}
    parser.add_argument("table", choices=[*TABLES, *at_casino])
    parser.add_argument("--before", required=True, help="the command that starts the other version")
    parser.add_argument("--pairs", type=int, default=100)
    parser.add_argument("--first", type=int, default=0, help="the number of the first pair")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--cards", type=int, default=0, help="play the last so many cards alone")
    options = parser.parse_args(arguments)
    name: str = options.table
    if name in at_casino and not options.cards:
        parser.error("at Casino only the last cards can be played: --cards")
    leads: list[float] = []
    with Engine(Program("before", options.before, "searcher", 900.0)) as before:
        players = player_of("casino" if name in at_casino else "piquet", "searcher"), before
        for number in range(options.first, options.first + options.pairs):
            pair = [
                casino(at_casino[name], players, options.seed, number, turned)
                if name in at_casino
                else last_cards(name, players, options.seed, number, turned, options.cards)
                if options.cards
                else played(name, players, options.seed, number, turned)
                for turned in (False, True)
            ]
            leads.append(sum(pair) / 2)
            if len(leads) > 1 and (len(leads) % max(1, options.pairs // 10) == 0):
                mean, same = sum(leads) / len(leads), sum(lead == 0 for lead in leads)
                print(
                    f"{name} seed {options.seed}: {mean:+.3f} ± {spread(leads):.3f} a match in {len(leads)} "
                    f"pairs, {same} of them equal",
                    flush=True,
                )


if __name__ == "__main__":
    main()
