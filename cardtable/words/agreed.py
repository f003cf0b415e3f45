"""What people have agreed on, in words: written from the parts of a rule set, or else as a list of what differs from
the defaults.
"""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from operator import attrgetter

from cardtable.core.errors import RuleSetError
from cardtable.core.rules import Option, OptionValue, RuleSet
from cardtable.games.registry import variant
from cardtable.words.families import words_of
from cardtable.words.family import FamilyWords
from cardtable.words.mark import translate
from cardtable.words.told import in_part

UNUSUAL = "≠"
"""The sign before a rule that is not the usual one."""


def is_put_together(rule_set: RuleSet) -> bool:
    """Whether people have put the rules together themselves, so that their page cannot know them."""
    return words_of(variant(rule_set.variant).family).is_put_together(rule_set)


def agreed_in_words(rule_set: RuleSet) -> Sequence[tuple[str, Sequence[str]]]:
    """Return headings with the sentences below them that say what was agreed on."""
    kind = variant(rule_set.variant)
    words = words_of(kind.family)
    written = words.rules_in_words(rule_set)
    if written:
        return written
    told = [
        agreement_words(option, rule_set.options[option.name], words)
        for option in filter(attrgetter("offered"), kind.options(rule_set.players))
        if option.tells_length or rule_set.options[option.name] != option.default
    ]
    return ((translate("Agreed", "Rules agreed"), told or [translate("Agreed", "All the usual rules.")]),)


def agreement_words(option: Option, value: OptionValue, words: FamilyWords) -> str:
    """Return in few words what was agreed on: the title of an option, in which part of a match it counts if not in all
    of it, and the value that it has.
    """
    if isinstance(value, bool):
        meant = translate("Agreed", "yes") if value else translate("Agreed", "no")
    else:
        meant = str(value) if isinstance(value, int) else words.choice(option.name, value)
    thing = in_part(words.option_title(option.name), option.scope)
    return translate("Agreed", "{thing}: {meant}").format(thing=thing, meant=meant)


def agreed_html(rule_set: RuleSet) -> str:
    """Return what was agreed on as paragraphs of HTML, each heading in bold before its sentences. Where it is told in
    full, a sign stands before each sentence that is not usual.
    """
    unusual = _unusual(rule_set)
    told = [
        f"<p><b>{escape(heading)}</b></p>\n<ul>\n"
        + "\n".join(f"<li>{_marked(one) if one in unusual else escape(one)}</li>" for one in sentences)
        + "\n</ul>"
        for heading, sentences in agreed_in_words(rule_set)
    ]
    if unusual:
        legend = translate("Agreed", "{sign} marks each rule that is not the usual one.")
        told.insert(0, f"<p><i>{escape(legend.format(sign=UNUSUAL))}</i></p>")
    return "\n".join(told)


def _marked(sentence: str) -> str:
    return f'<span class="otherwise">{UNUSUAL}</span>\N{NO-BREAK SPACE}{escape(sentence)}'


def _unusual(rule_set: RuleSet) -> frozenset[str]:
    """Return the sentences of ``rule_set`` that the usual rules do not have, with a match of the same length and for
    the same stake; none where there are no usual rules.
    """
    kind = variant(rule_set.variant)
    kept = [option for option in kind.options(rule_set.players) if option.tells_length or option.name == "stake"]
    try:
        usual = kind.rule_set(rule_set.players, {option.name: rule_set.options[option.name] for option in kept})
    except RuleSetError:
        # Some lengths go with other choices alone.
        usual = kind.rule_set(rule_set.players)
    if not is_put_together(rule_set) or is_put_together(usual):
        return frozenset()
    return frozenset(_sentences(rule_set)) - frozenset(_sentences(usual))


def _sentences(rule_set: RuleSet) -> list[str]:
    return [one for _, sentences in agreed_in_words(rule_set) for one in sentences]
