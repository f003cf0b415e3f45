"""Plays the deal that is commented for a rule set: ``python -m tests.golden.model_deal RULE_SET SEED [OPTIONS]``, where
the options are an object in JSON; without it they are the defaults.

Two files under ``resources/deals`` are written anew: the record and what the computer players had to say. The comments,
which tell what happens in that deal, are to be written again then.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping
from typing import Any

from cardtable.ai.budget import Budget
from cardtable.ai.names import STRONGEST
from cardtable.ai.player import Situation
from cardtable.ai.roster import player_of
from cardtable.app.resources import resource_path
from cardtable.core.chance import rng, shuffled
from cardtable.core.match import Match, cut_for_deal
from cardtable.core.record import HUMAN, SUFFIX, SeatEntry, record_of
from cardtable.core.rules import OptionValue
from cardtable.games.registry import family_of, variant

_NAMES = ("Anna", "Bert", "Clara", "David")
_SAMPLES = 60


def make(name: str, seed: int, agreed: Mapping[str, OptionValue] | None = None) -> tuple[str, dict[int, list[Any]]]:
    """The text of the record of a deal between the strongest players, and the reasons for its moves by their number."""
    kind, family = variant(name), family_of(name)
    rule_set = kind.rule_set(kind.players[0], agreed)
    strongest = STRONGEST
    player = player_of(family.name, strongest)
    match = Match(family, rule_set, cut_for_deal(family, rule_set, rng(seed, 1)))
    match.begin_deal(shuffled(family.pack(rule_set), rng(seed, 2)))
    reasons: dict[int, list[Any]] = {}
    first = None
    while match.state is not None:
        seat, move = match.state.actor(), len(match.deals[0].actions)
        first = seat if first is None else first
        situation = Situation(family, rule_set, match.standing, match.state.observe(seat))
        options = player.consider(situation, rng(seed, 3, move), Budget(samples=_SAMPLES))
        action = options[0].action
        told = [one for one in player.explain(situation, options) if one.action == action and len(options) > 1]
        if told and told[0].reasons:
            reasons[move + 1] = [[reason.code, dict(reason.params)] for reason in told[0].reasons]
        match.apply(action)
    seats = [SeatEntry(_NAMES[seat], HUMAN if seat == first else strongest) for seat in range(rule_set.players)]
    return record_of(match, tuple(seats), kind.changes(rule_set), "").to_text(), reasons


def main(name: str, seed: str, options: str = "{}") -> None:
    """Write both files."""
    record, reasons = make(name, int(seed), json.loads(options))
    resource_path("deals", f"{name}{SUFFIX}").write_text(record, encoding="utf-8")
    lines = (f' "{move}": {json.dumps(told, ensure_ascii=False)}' for move, told in reasons.items())
    text = "{\n" + ",\n".join(lines) + "\n}\n"
    resource_path("deals", f"{name}.reasons.json").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
