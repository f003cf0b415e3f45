"""Refuses rule sets whose rules contradict each other, when a variant is registered and when a rule set is made."""

from __future__ import annotations

from collections import Counter

from cardtable.core.cards import JOKER
from cardtable.core.errors import RuleSetError
from cardtable.games.casino.rules import CasinoRules


def check_rules(rules: CasinoRules) -> None:
    """Raise ``RuleSetError`` with the reason why ``rules`` do not make a game."""
    variant = rules.rule_set.variant
    score = rules.score
    if rules.plan.cards() != len(rules.pack):
        raise RuleSetError("pack_not_dealt_out", variant=variant, dealt=rules.plan.cards(), cards=len(rules.pack))
    if (rules.target > 0) == (rules.deals > 0):
        raise RuleSetError("length_not_agreed", variant=variant)
    for values in (*rules.hand_values[:JOKER], *rules.table_values[:JOKER]):
        if not 1 <= len(values) <= 2 or values[0] < 1 or list(values) != sorted(set(values)):
            raise RuleSetError("bad_card_values", variant=variant, values="/".join(map(str, values)))
    if JOKER in rules.pack and (not rules.stacks_to or len(rules.hand_values) <= JOKER):
        raise RuleSetError("joker_lies_nowhere", variant=variant)
    if rules.both_values and all(len(values) == 1 for values in rules.hand_values):
        raise RuleSetError("no_card_of_two_values", variant=variant)
    kinds = [*(part.kind for part in score.parts), *(count.code for count in score.counts)]
    twice = [code for code, number in Counter(kinds).items() if number > 1]
    if twice:
        raise RuleSetError("counted_twice", variant=variant, part=twice[0])
    if len({part.at_once for part in score.cards}) > 1:
        raise RuleSetError("cards_marked_apart", variant=variant)
    if score.difference and score.first_to_arrive:
        raise RuleSetError("difference_arrives_alone", variant=variant)
    if score.first_to_arrive and not rules.target:
        raise RuleSetError("nowhere_to_arrive", variant=variant)
    if rules.good < 0 and (score.first_to_arrive or rules.lurch):
        raise RuleSetError("fewest_do_not_arrive", variant=variant)
    if rules.one_set and (rules.with_builds or rules.must_capture or score.mulles):
        raise RuleSetError("one_set_alone", variant=variant)
    if score.told_apart and (not rules.one_set or len(set(rules.pack)) < len(rules.pack)):
        raise RuleSetError("kinds_need_one_set", variant=variant)
    if rules.irregularities and rules.must_capture and any(part.at_once for part in score.parts):
        raise RuleSetError("made_good_marks_nothing")
    if rules.plan_of_those_left and not _can_be_left(rules):
        raise RuleSetError("nobody_can_leave", variant=variant)


_FEWEST_TO_LEAVE = 3


def _can_be_left(rules: CasinoRules) -> bool:
    """Whether people can leave one by one."""
    score = rules.score
    alone = _FEWEST_TO_LEAVE <= rules.players == len(rules.sides)
    others = score.difference or score.first_to_arrive or rules.rubber or any(part.at_once for part in score.parts)
    return bool(alone and rules.target and not others)
