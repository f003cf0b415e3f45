"""What people cannot mean who agree on rules of Écarté, although it could be played (RULES.md, E80)."""

from __future__ import annotations

from cardtable.core.errors import RuleSetError
from cardtable.core.rules import RuleSet
from cardtable.games.ecarte.rules import MATCHES, EcarteRules


def check_sense(rule_set: RuleSet, rules: EcarteRules) -> None:
    """Raise ``RuleSetError`` with the reason why nobody can mean a rule set: ``empty_pool``, ``twice_nothing``,
    ``nobody_enters``, ``box_stays_for_one_match``.
    """
    options = rule_set.options
    if rules.pool and not rules.stake:
        raise RuleSetError("empty_pool")
    if (rules.matsch or rules.treble) and not rules.stake:
        raise RuleSetError("twice_nothing")
    if options.get("length") == MATCHES and rules.evening <= rules.matches_per_turn:
        raise RuleSetError("nobody_enters")
    if rules.box_passes and rules.evening == 1:
        raise RuleSetError("box_stays_for_one_match")
