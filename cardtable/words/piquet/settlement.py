"""What a match of Piquet pays, as a sum that a reader can follow."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from cardtable.core.company import Company
from cardtable.core.rules import RuleSet
from cardtable.core.state import Standing
from cardtable.games.piquet.matches import accounts_of, prizes_of
from cardtable.games.piquet.rules import Ending, PiquetRules, Rounding
from cardtable.games.piquet.settlement import RUBICON, UNITS, four_deals_gain, rounded, rubicon_gain, stakes
from cardtable.games.piquet.variants import piquet_rules
from cardtable.words.accounts import account_sentences, signed
from cardtable.words.cards import joined
from cardtable.words.mark import Sentence, translate


def settlement_sentences(rule_set: RuleSet, standing: Standing, sides: Sequence[str]) -> list[str]:
    """Return sentences on what the end of a match means for the accounts of ``sides``; an empty list before the end."""
    if not standing.over:
        return []
    rules = piquet_rules(rule_set)
    match rules.ending:
        case Ending.FOUR_DEALS | Ending.SESSION | Ending.RUBICON:
            words = _of_totals(rules, standing, sides)
        case Ending.POINTS:
            words = _of_points(rules, standing, sides)
        case Ending.BEST_OF_FIVE:
            words = _of_matches(standing, sides)
        case _:
            words = []
    return [*words, *account_sentences(standing, sides)]


def stake_example(rule_set: RuleSet) -> tuple[str, str, int] | None:
    """Return the three parts of ``FamilyWords.stake_example`` for rules that pay by points of a settlement, or for
    several matches; None if a stake is for a match.
    """
    rules = piquet_rules(rule_set)
    if rules.ending is Ending.BEST_OF_FIVE:
        return (
            translate("Settlement", "The stake is for the best of five matches."),
            translate("Settlement", "The loser pays {amount}."),
            rules.stake,
        )
    totals = {Ending.FOUR_DEALS: (160, 120), Ending.SESSION: (160, 120), Ending.RUBICON: (121, 96)}.get(rules.ending)
    if totals is None:
        return None
    high, low = totals
    gain = _GAINS[rules.ending](high, low)
    unit = UNITS[rules.rounding]
    what = translate("Settlement", "Each stake is for %n point(s) of the settlement.", "", unit)
    example = Sentence(_gain_words(rules, high, low, gain) + " {amount}")
    return what, example, stakes(gain, rules) * rules.stake


def _of_points(rules: PiquetRules, standing: Standing, sides: Sequence[str]) -> list[str]:
    """Return sentences on a match to a number of points: which sides have so few that it counts double, and what each
    side gains or loses by repiques that were matches of their own.
    """
    found = []
    for side, factor in enumerate(standing.factors):
        if factor > 1:
            words = translate("Settlement", "{name}: fewer than {half} points, which counts double (matsch).")
            found.append(words.format(name=sides[side], half=rules.half))
    own = []
    for side, (name, account) in enumerate(zip(sides, accounts_of(standing), strict=True)):
        paid = sum(standing.factors) if side in standing.winners else -standing.factors[side]
        units = account - paid * rules.stake
        if units:
            own.append(translate("Settlement", "{name} {units}").format(name=name, units=signed(units)))
    if own:
        found.append(translate("Settlement", "Repiques paid as matches: {accounts}.").format(accounts=joined(own)))
    return found


def _of_matches(standing: Standing, sides: Sequence[str]) -> list[str]:
    """Return a sentence on how three matches of five were won."""
    (winner,) = standing.winners
    won = Company.of(standing).won
    words = translate(
        "Settlement", "{name} wins by {own} matches to {other}. A match counts as two if the loser is below half."
    )
    return [words.format(name=sides[winner], own=won[winner], other=won[1 - winner])]


def _of_totals(rules: PiquetRules, standing: Standing, sides: Sequence[str]) -> list[str]:
    """Return the sum, in sentences, that settles a match of a fixed number of deals."""
    first, second = standing.points
    found: list[str]
    if first == second:
        found = [translate("Settlement", "Both have the same total, so nobody gains.")]
        gain, winner = 0, 0
    else:
        winner = 0 if first > second else 1
        high, low = standing.points[winner], standing.points[1 - winner]
        gain = _GAINS[rules.ending](high, low)
        found = [_gain_words(rules, high, low, gain)]
    net = gain
    prizes = prizes_of(standing)
    own, other = prizes[winner], prizes[1 - winner]
    if own or other:
        net = gain + own - other
        found.append(
            translate("Settlement", "With the prizes, {own} for {winner} and {other} for {loser}: {net}.").format(
                own=own, other=other, winner=sides[winner], loser=sides[1 - winner], net=signed(net)
            )
        )
    if rules.rounding is not Rounding.NONE:
        found.append(
            translate("Settlement", "Rounded to {unit}s: {rounded}.").format(
                unit=UNITS[rules.rounding], rounded=signed(rounded(net, rules.rounding))
            )
        )
    return found


def _gain_words(rules: PiquetRules, high: int, low: int, gain: int) -> str:
    below = low < RUBICON
    match rules.ending:
        case Ending.FOUR_DEALS if below:
            text = translate("Settlement", "Below 100 it counts double: 2 × ({high} + 100 + {short} short) = {gain}.")
        case Ending.RUBICON if below:
            text = translate("Settlement", "The Rubicon was not crossed: {high} + {low} + 100 = {gain}.")
        case Ending.RUBICON:
            text = translate("Settlement", "The Rubicon was crossed: {high} − {low} + 100 = {gain}.")
        case _:
            text = translate("Settlement", "The difference: {high} − {low} = {gain}.")
    return text.format(high=high, low=low, short=RUBICON - low, gain=gain)


_GAINS: dict[Ending, Callable[[int, int], int]] = {
    Ending.FOUR_DEALS: four_deals_gain,
    Ending.RUBICON: rubicon_gain,
    Ending.SESSION: lambda winner, loser: winner - loser,
}
