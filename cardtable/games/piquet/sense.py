"""What people cannot mean who agree on rules of Piquet, although it could be played (RULES.md, P155)."""

from __future__ import annotations

from cardtable.core.errors import RuleSetError
from cardtable.core.rules import RuleSet
from cardtable.games.piquet.options import CARRIED, OWN_MATCH
from cardtable.games.piquet.rules import PiquetRules, Repique


def check_sense(rule_set: RuleSet, rules: PiquetRules) -> None:
    """Raise ``RuleSetError`` with the reason why nobody can mean a rule set: ``pique_above_repique``,
    ``nothing_to_carry_to``.
    """
    options = rule_set.options
    if options.get("pique") == OWN_MATCH and rules.repique is Repique.COUNT:
        raise RuleSetError("pique_above_repique")
    if options.get("deals") == 1 and options["divided"] == CARRIED:
        raise RuleSetError("nothing_to_carry_to")
