"""What deals bring, for each rule set in which a partie has an end: deals that two computer players have played.

    python -m cardtable.ai.played_deals [--deals N] [--seed 4242] [--only VARIANT] [--out FILE]

writes ``played_deals.txt`` anew: for each rule set that it has, with its usual options, a line with the points of who
leads first and of who deals, in as many first deals of a partie. Equal arguments give equal lines.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import TypeAlias

from cardtable.ai.budget import Budget
from cardtable.ai.player import Situation
from cardtable.ai.roster import player_of
from cardtable.core.chance import shuffled, spawn
from cardtable.core.partie import Partie
from cardtable.core.scores import totals
from cardtable.games.registry import family_of, variant

NAME = "played_deals.txt"
PointsOfTwo: TypeAlias = tuple[int, int]
"""Points of who leads first and of who deals."""


_PLAYER = "counter"
_DEALER = 1


@cache
def rule_sets() -> Mapping[str, Sequence[PointsOfTwo]]:
    """The points of each deal, by rule set."""
    return _read(files(__package__).joinpath(NAME).read_text(encoding="ascii"))


def played_deals(name: str, otherwise: str) -> Mapping[PointsOfTwo, int]:
    """How often each pair of points came about in the deals of the rule set ``name``, or of another one if none of its
    own were played.
    """
    return Counter(rule_sets().get(name) or rule_sets()[otherwise])


def _read(text: str) -> dict[str, list[PointsOfTwo]]:
    found = {}
    for line in text.splitlines():
        name, _, deals = line.partition(" ")
        found[name] = [(int(first), int(second)) for first, _, second in (one.partition(",") for one in deals.split())]
    return found


def play(name: str, seed: int, number: int) -> PointsOfTwo:
    """The points of one deal."""
    family, rule_set = family_of(name), variant(name).rule_set(2)
    partie = Partie(family, rule_set, (), _DEALER)
    partie.begin_deal(shuffled(family.pack(rule_set), spawn(seed, number)))
    player = player_of(family.name, _PLAYER)
    decision = 0
    while partie.state is not None:
        situation = Situation(family, rule_set, partie.standing, partie.state.observe(partie.state.actor()))
        decided = player.consider(situation, spawn(seed, number, decision), Budget(samples=1))[0].action
        partie.apply(decided)
        decision += 1
    lines = partie.deals[-1].lines
    assert lines is not None
    first, second = totals([line for line in lines if line.marked], 2)
    return first, second


def main(arguments: Sequence[str] | None = None) -> None:
    """Read the command line, play, write."""
    parser = argparse.ArgumentParser(description="Play deals, for what a partie is worth.")
    parser.add_argument("--deals", type=int, help="another number of them")
    parser.add_argument("--seed", type=int, default=4242)
    parser.add_argument("--only", action="append", help="a rule set, which may be new; the other lines stay")
    parser.add_argument("--out", type=Path, default=Path(__file__).with_name(NAME))
    options = parser.parse_args(arguments)
    found = _read(options.out.read_text(encoding="ascii")) if options.out.exists() else {}
    for name in options.only or [*found]:
        number = options.deals or len(found[name])
        found[name] = [play(name, options.seed, place) for place in range(number)]
    lines = (f"{name} {' '.join(f'{one},{other}' for one, other in found[name])}\n" for name in sorted(found))
    options.out.write_text("".join(lines), encoding="ascii")


if __name__ == "__main__":
    main()
