"""Rules in sentences, one for each thing that was agreed on, below the headings under which a form asks for it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from operator import attrgetter

from cardtable.core.rules import Option, OptionValue, RuleSet
from cardtable.games.registry import variant
from cardtable.words.mark import in_words, translate
from cardtable.words.options import SCOPES


def agreed_options(rule_set: RuleSet) -> Iterator[Option]:
    """Yield the options of a rule set that mean something in it, in the order of a form."""
    for option in filter(attrgetter("offered"), variant(rule_set.variant).options(rule_set.players)):
        if option.applies is None or option.applies(rule_set.players, rule_set.options):
            yield option


def differs(rule_set: RuleSet) -> bool:
    """Whether people have agreed on anything but the usual rules, the length of the match and the stake apart."""
    return any(
        rule_set.options[option.name] != option.default
        for option in agreed_options(rule_set)
        if not option.tells_length and option.name != "stake"
    )


def told_in_groups(
    rule_set: RuleSet,
    named: Callable[[str], str],
    facts: Mapping[str, Sequence[str]],
    sentence: Callable[[Option, OptionValue], str],
) -> Sequence[tuple[str, Sequence[str]]]:
    """Return headings, each with its sentences: by the group of options, whose order is that of ``facts``, what does
    not depend on one option, and then what is agreed. The group without a code is the match; ``named`` returns the
    headings of the others. ``sentence`` returns what a value of an option means; an empty text is left out.
    """
    found = {("", group): [*known] for group, known in facts.items()}
    for option in agreed_options(rule_set):
        if one := sentence(option, rule_set.options[option.name]):
            found.setdefault((option.scope, option.group), []).append(one)
    order = [*facts]
    # What counts in all of a match comes before what counts in a part of it.
    places = sorted(found, key=lambda place: (place[0], order.index(place[1])))
    return tuple((_heading(named, *place), tuple(found[place])) for place in places if found[place])


def _heading(named: Callable[[str], str], scope: str, group: str) -> str:
    heading = named(group) if group else translate("HouseRules", "The match")
    return in_part(heading, scope)


def in_part(thing: str, scope: str) -> str:
    """Return what something is called, with the part of a match in which alone it counts, if it has a ``scope``."""
    if not scope:
        return thing
    part = translate("HouseRules", SCOPES[scope][1]) if scope in SCOPES else in_words(scope)
    return translate("HouseRules", "{heading} ({part})").format(heading=thing, part=part)


def stake(units: int) -> str:
    """Return what is staked, as a sentence."""
    if not units:
        return translate("HouseRules", "There is no stake: you play for love.")
    return translate("HouseRules", "The stake is %n.", "", units)


def matches(count: int) -> str:
    """Return after how many matches an evening ends, as a sentence."""
    return translate("HouseRules", "The evening ends after %n match(es).", "", count)


def at_the_table(irregularities: bool) -> str:
    """Return whether faults are possible, as a sentence; at a table with real cards they always are."""
    if irregularities:
        return translate(
            "HouseRules",
            "On screen, players can break a rule. If you notice, you can object, and the book’s penalty applies.",
        )
    return translate("HouseRules", "On screen, nobody can break a rule: only legal plays are possible.")
