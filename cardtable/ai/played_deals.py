"""The results of deals that two computer players have played, for each rule set whose match has an end.

    python -m cardtable.ai.played_deals [--deals N] [--seed 4242] [--only VARIANT] [--out FILE]

writes ``played_deals.txt`` again. It has a line for each rule set, with its usual options and its smallest number of
seats: the points of the leader and of the dealer in many first deals of a match; the points of partners are added. An
exclamation mark follows points with which a match was won although they are fewer than the target, as with a Neunziger
at Königspiquet. Equal arguments give equal lines.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import TypeAlias

from cardtable.ai.budget import Budget
from cardtable.ai.player import Situation
from cardtable.ai.roster import player_of
from cardtable.core.chance import rng, shuffled
from cardtable.core.company import Company
from cardtable.core.match import Match
from cardtable.core.scores import totals
from cardtable.core.state import Standing
from cardtable.games.registry import family_of, variant

NAME = "played_deals.txt"
AT_ONCE = 10_000
"""Added to the points of a side that has won the match with fewer points than the target."""
PointsOfTwo: TypeAlias = tuple[int, int]
"""The points of the first leader and of the dealer."""

_PLAYER = "counter"
_DEALER = 1


@cache
def rule_sets() -> Mapping[str, Sequence[tuple[int, ...]]]:
    """Return the points of each deal, by rule set."""
    return _read(Path(__file__).with_name(NAME).read_text(encoding="ascii"))


def played_deals(name: str, otherwise: str = "") -> Mapping[PointsOfTwo, int]:
    """Return how often each pair of points occurred in the deals of the rule set ``name``, or of ``otherwise`` if there
    are none. Raises ``KeyError`` if there are no deals of either.
    """
    return Counter((first, second) for first, second in rule_sets().get(name) or rule_sets()[otherwise or name])


def _read(text: str) -> dict[str, list[tuple[int, ...]]]:
    found: dict[str, list[tuple[int, ...]]] = {}
    for line in text.splitlines():
        name, _, deals = line.partition(" ")
        found[name] = [tuple(map(_points, one.split(","))) for one in deals.split()]
    return found


def _points(text: str) -> int:
    return int(text.rstrip("!")) + AT_ONCE * text.endswith("!")


def _text(points: int) -> str:
    return f"{points - AT_ONCE}!" if points >= AT_ONCE else str(points)


def play(name: str, seed: int, number: int) -> tuple[int, ...]:
    """Return the points of one deal."""
    family, rule_set = family_of(name), variant(name).rule_set(2 if 2 in variant(name).players else None)
    match = Match(family, rule_set, (), _DEALER)
    before = match.standing
    match.begin_deal(shuffled(family.pack(rule_set), rng(seed, number)))
    player = player_of(family.name, _PLAYER)
    decision = 0
    while match.state is not None:
        situation = Situation(family, rule_set, match.standing, match.state.observe(match.state.actor()))
        decided = player.consider(situation, rng(seed, number, decision), Budget(samples=1))[0].action
        match.apply(decided)
        decision += 1
    lines = match.deals[-1].lines
    assert lines is not None
    points = totals([line for line in lines if line.marked], len(match.sides))
    waiting = Company.of(before).waiting
    playing = [side for side, seats in enumerate(match.sides) if not {*seats} <= {*waiting}]
    # The player who leads is the next dealer, unless the match is won.
    leads = family.fold(rule_set, before, ()).dealer
    playing.sort(key=lambda side: (before.dealer in match.sides[side]) - (leads in match.sides[side]))
    target = int(rule_set.options.get("target", 0))
    won = _winners(before, match.standing) if max(points) < target else ()
    return tuple(points[side] + AT_ONCE * (side in won) for side in playing)


def _winners(before: Standing, after: Standing) -> Sequence[int]:
    """Return the sides that have won a match with the deal."""
    won = Company.of(before).won
    return after.winners or [side for side, number in enumerate(Company.of(after).won) if number > won[side]]


def main(arguments: Sequence[str] | None = None) -> None:
    """Read the command line, play the deals, and write the file."""
    import argparse

    parser = argparse.ArgumentParser(description="Play deals, for what a match is worth.")
    parser.add_argument("--deals", type=int, help="another number of them")
    parser.add_argument("--seed", type=int, default=4242)
    parser.add_argument("--only", action="append", help="a rule set, which may be new; the other lines stay")
    parser.add_argument("--out", type=Path, default=Path(__file__).with_name(NAME))
    options = parser.parse_args(arguments)
    found = _read(options.out.read_text(encoding="ascii")) if options.out.exists() else {}
    for name in options.only or [*found]:
        number = options.deals or len(found[name])
        found[name] = [play(name, options.seed, place) for place in range(number)]
    lines = (f"{name} {' '.join(','.join(map(_text, both)) for both in found[name])}\n" for name in sorted(found))
    options.out.write_text("".join(lines), encoding="ascii")


if __name__ == "__main__":
    main()
