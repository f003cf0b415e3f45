"""The rules of Écarté in sentences that are written from the parts of a rule set."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from typing import Final

from cardtable.core.rules import Option, OptionValue, RuleSet
from cardtable.games.ecarte.rules import EcarteRules
from cardtable.games.ecarte.variants import DEALING, EVENING, PAYMENT, POINTS, TABLE, ecarte_rules
from cardtable.words import told
from cardtable.words.mark import QT_TRANSLATE_NOOP, translate

_SENTENCES: Final[Mapping[str, Mapping[OptionValue, str]]] = {
    "dealing": {
        "two_three": QT_TRANSLATE_NOOP("HouseRules", "The five cards are dealt two at a time, then three."),
        "three_two": QT_TRANSLATE_NOOP("HouseRules", "The five cards are dealt three at a time, then two."),
        "at_once": QT_TRANSLATE_NOOP("HouseRules", "The five cards are dealt all at once."),
        "singly": QT_TRANSLATE_NOOP("HouseRules", "The five cards are dealt one by one."),
    },
    "penalty_vole": {
        "three": QT_TRANSLATE_NOOP("HouseRules", "Against such a player, winning all five tricks scores three."),
        "two": QT_TRANSLATE_NOOP(
            "HouseRules", "Against such a player, winning all five tricks scores no more than two."
        ),
    },
    "length": {
        "round": QT_TRANSLATE_NOOP("HouseRules", "The evening ends when everyone has taken a seat once."),
        "pool": QT_TRANSLATE_NOOP(
            "HouseRules",
            "You play for a pool: everyone puts in a stake, and each loser another. Winning two "
            "matches in a row takes it all.",
        ),
    },
    "box": {
        "stays": QT_TRANSLATE_NOOP("HouseRules", "A banker who loses keeps the box."),
        "passes": QT_TRANSLATE_NOOP("HouseRules", "A banker who loses gives the box to the captain."),
    },
}
"""What each choice means, by the name of the option."""


def written(rule_set: RuleSet, named: Callable[[str], str]) -> Sequence[tuple[str, Sequence[str]]]:
    """Return headings, each with the sentences below it, that say all that was agreed on. ``named`` returns the
    heading of a group of options.
    """
    rules = ecarte_rules(rule_set)
    facts = {
        "": (translate("HouseRules", "The first to score five points wins the match."),),
        DEALING: (),
        POINTS: tuple(_points()),
        PAYMENT: (),
        EVENING: tuple(_evening(rules)),
        TABLE: (),
    }
    return told.told_in_groups(rule_set, named, facts, partial(_sentence, rules))


def _points() -> Iterator[str]:
    yield translate("HouseRules", "The king of trumps scores one, in the hand or turned up.")
    yield translate("HouseRules", "Three or four tricks score one, and all five score two.")
    yield translate("HouseRules", "Against a player who plays or refuses at once, three or four tricks score two.")


def _evening(rules: EcarteRules) -> Iterator[str]:
    if rules.chouette:
        yield translate("HouseRules", "The banker plays alone against the company, for a stake with each of them.")


def _sentence(rules: EcarteRules, option: Option, value: OptionValue) -> str:
    """Return what a value of an option means; an empty text where another option says it."""
    if option.name in _SENTENCES:
        text = _SENTENCES[option.name].get(value, "")
        return text and translate("HouseRules", text)
    match option.name:
        case "strict":
            return told.at_the_table(bool(value))
        case "matsch" if value:
            return translate("HouseRules", "A loser without a single point pays twice the stake.")
        case "treble" if value:
            return translate(
                "HouseRules",
                "A loser with one or two points pays double the stake, and one with none pays treble.",
            )
        case "treble":
            return translate("HouseRules", "Every loser pays the same, with or without points.")
    return _number(rules, option.name, int(value)) if option.kind == "number" else ""


def _number(rules: EcarteRules, name: str, number: int) -> str:
    match name:
        case "most_bet" if not number:
            return translate("HouseRules", "Onlookers do not bet.")
        case "most_bet":
            return translate("HouseRules", "Before a match an onlooker may bet up to %n unit(s).", "", number)
        case "parties_per_turn" if number == 1:
            return translate("HouseRules", "The loser of each match gives up the seat.")
        case "parties_per_turn":
            return translate(
                "HouseRules", "After %n match(es) the player who has lost more of them gives up the seat.", "", number
            )
        case "parties":
            return told.matches(number)
    return told.stake(number)
