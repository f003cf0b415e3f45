"""The rules of Piquet in sentences that are written from the parts of a rule set."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from typing import Final

from cardtable.core.rules import Option, OptionValue, RuleSet
from cardtable.games.piquet.options import (
    AT_HUNDRED,
    DEALING,
    DECLARING,
    EXCHANGE,
    GROUPS,
    JUMPS,
    MATCHES,
    TO_CAPTAIN,
    TRICKS,
)
from cardtable.games.piquet.rules import Ending, KingsOrder, PiquetRules, Repique, Table
from cardtable.games.piquet.variants import HUNDRED, piquet_rules
from cardtable.words import told
from cardtable.words.mark import QT_TRANSLATE_NOOP, translate

_SENTENCES: Final[Mapping[str, Mapping[OptionValue, str]]] = {
    "length": {
        "partie": QT_TRANSLATE_NOOP("HouseRules", "A match is played to a set number of points."),
        "four_deals": QT_TRANSLATE_NOOP(
            "HouseRules", "A match has four deals; the first and the last are worth double."
        ),
        "session": QT_TRANSLATE_NOOP("HouseRules", "You play a session; at the end the difference is paid."),
    },
    "best_of_five": {
        True: QT_TRANSLATE_NOOP(
            "HouseRules",
            "The first player to win three matches wins the stake. A match counts as two if the "
            "loser has less than half.",
        ),
        False: QT_TRANSLATE_NOOP("HouseRules", "The stake is for a single match."),
    },
    "by_points": {
        True: QT_TRANSLATE_NOOP(
            "HouseRules", "There is no match: when you stop, every point of difference is paid for."
        ),
        False: QT_TRANSLATE_NOOP("HouseRules", "The loser of a match pays the stake."),
    },
    "packets": {
        "twos": QT_TRANSLATE_NOOP("HouseRules", "The cards are dealt in twos."),
        "threes": QT_TRANSLATE_NOOP("HouseRules", "The cards are dealt in threes."),
        "fours": QT_TRANSLATE_NOOP("HouseRules", "The cards are dealt in fours."),
        "threes_and_two": QT_TRANSLATE_NOOP("HouseRules", "The cards are dealt in threes, with two at the end."),
    },
    "talon": {
        "last": QT_TRANSLATE_NOOP("HouseRules", "The stock is laid out last, after both hands."),
        "middle": QT_TRANSLATE_NOOP("HouseRules", "The stock is laid out in the middle of the deal."),
        "first": QT_TRANSLATE_NOOP("HouseRules", "The stock is laid out first, before the hands."),
    },
    "commands": {
        True: QT_TRANSLATE_NOOP("HouseRules", "Elder says how the cards are dealt, and may ask for another shuffle."),
        False: QT_TRANSLATE_NOOP("HouseRules", "Elder has no say in the deal."),
    },
    "dealer_least": {
        "larger_part": QT_TRANSLATE_NOOP(
            "HouseRules", "The dealer exchanges more than half of the cards that elder leaves."
        ),
        "three": QT_TRANSLATE_NOOP("HouseRules", "The dealer exchanges at least three cards."),
        "one": QT_TRANSLATE_NOOP("HouseRules", "The dealer exchanges at least one card."),
        "none": QT_TRANSLATE_NOOP("HouseRules", "The dealer need not exchange any cards."),
    },
    "carte_blanche": {
        "off": QT_TRANSLATE_NOOP("HouseRules", "A hand without court cards scores nothing."),
        "before": QT_TRANSLATE_NOOP(
            "HouseRules", "A hand that has no court card before the exchange is a carte blanche and scores ten."
        ),
        "after": QT_TRANSLATE_NOOP(
            "HouseRules", "A hand that has no court card after the exchange is a carte blanche and scores ten."
        ),
    },
    "tens_are_courts": {
        True: QT_TRANSLATE_NOOP("HouseRules", "Tens are court cards too, and spoil a carte blanche."),
        False: QT_TRANSLATE_NOOP("HouseRules", "A carte blanche may contain tens."),
    },
    "carte_blanche_counts": {
        True: QT_TRANSLATE_NOOP("HouseRules", "The points of a carte blanche count towards repique and pique."),
        False: QT_TRANSLATE_NOOP("HouseRules", "The points of a carte blanche do not count towards repique and pique."),
    },
    "four_less": {
        True: QT_TRANSLATE_NOOP(
            "HouseRules", "A point scores one for each card, but one less in all if its pips end in 4."
        ),
        False: QT_TRANSLATE_NOOP("HouseRules", "A point scores one for each card."),
    },
    "from_ten": {
        True: QT_TRANSLATE_NOOP(
            "HouseRules", "A card below the ten scores nothing in play, and makes the last trick worth one less."
        ),
        False: QT_TRANSLATE_NOOP("HouseRules", "Every card scores in play, however low it is."),
    },
    "dealer_counts": {
        "before_lead": QT_TRANSLATE_NOOP("HouseRules", "The dealer’s declarations score before elder leads."),
        "after_lead": QT_TRANSLATE_NOOP(
            "HouseRules", "The dealer’s declarations score when the dealer plays to the first trick."
        ),
    },
    "carte_rouge": {
        True: QT_TRANSLATE_NOOP(
            "HouseRules", "A hand is a carte rouge and scores twenty if every card is part of a good declaration."
        ),
        False: QT_TRANSLATE_NOOP("HouseRules", "There is no carte rouge."),
    },
    "short_hands": {
        True: QT_TRANSLATE_NOOP(
            "HouseRules", "A hand of {cards} cards can be a carte blanche, for ten, or a carte rouge, for twenty."
        ),
        False: QT_TRANSLATE_NOOP(
            "HouseRules", "With {cards} cards in the hand there is no carte blanche and no carte rouge."
        ),
    },
    "repique_when": {
        "in_order": QT_TRANSLATE_NOOP(
            "HouseRules", "You miss a repique only if an opponent has something that scores before it."
        ),
        "nothing_beaten": QT_TRANSLATE_NOOP(
            "HouseRules", "You miss a repique if an opponent has anything good at all."
        ),
    },
    "dealer_repique": {
        "announced": QT_TRANSLATE_NOOP(
            "HouseRules", "The dealer must announce a repique before elder leads, or loses it."
        ),
        "after_lead": QT_TRANSLATE_NOOP("HouseRules", "The dealer scores a repique even after elder has led."),
    },
    "divided": {
        "nobody": QT_TRANSLATE_NOOP("HouseRules", "If both have six tricks, nobody wins the cards."),
        "carried": QT_TRANSLATE_NOOP(
            "HouseRules", "If both have six tricks, the ten points for the cards are added in the next deal."
        ),
    },
    "equal_tricks": {
        "nobody": QT_TRANSLATE_NOOP(
            "HouseRules", "If two players have the same number of tricks, nobody wins the cards."
        ),
        "each": QT_TRANSLATE_NOOP(
            "HouseRules",
            "If two players have the same number of tricks, and at least four, each of them wins the cards.",
        ),
        "four": QT_TRANSLATE_NOOP("HouseRules", "Each player with at least four tricks wins the cards."),
    },
    "box": {
        "captain": QT_TRANSLATE_NOOP("HouseRules", "If the box loses a match, it passes to the captain."),
        "cavendish": QT_TRANSLATE_NOOP(
            "HouseRules", "If the box loses a match, it passes to the adviser. From then on the box always leads first."
        ),
    },
    "prizes": {
        "and_count": QT_TRANSLATE_NOOP("HouseRules", "Repique and pique win prizes as well as points."),
        "only": QT_TRANSLATE_NOOP("HouseRules", "Repique and pique win prizes instead of points."),
    },
    "rounding": {
        "none": QT_TRANSLATE_NOOP("HouseRules", "Every single point is paid for."),
        "tens": QT_TRANSLATE_NOOP(
            "HouseRules", "For payment, points are rounded to the nearest ten, and fives are rounded up."
        ),
        "hundreds": QT_TRANSLATE_NOOP(
            "HouseRules", "For payment, points are rounded to the nearest hundred, and fifties are rounded up."
        ),
    },
}
"""What each choice means, by the name of the option."""
_ENDINGS: Final[Mapping[Ending, str]] = {
    Ending.FOUR_DEALS: QT_TRANSLATE_NOOP(
        "HouseRules", "A match has four deals; the first and the last are worth double."
    ),
    Ending.SESSION: QT_TRANSLATE_NOOP("HouseRules", "You play a session; at the end the difference is paid."),
    Ending.RUBICON: QT_TRANSLATE_NOOP(
        "HouseRules",
        "A match has six deals. A loser who fails to reach a hundred points pays the sum instead of the difference.",
    ),
    Ending.KINGS: QT_TRANSLATE_NOOP(
        "HouseRules", "Two play, and the others are kings. The loser pays the winner and every king."
    ),
    Ending.CHOUETTE: QT_TRANSLATE_NOOP(
        "HouseRules", "The box plays alone against the company, and settles with each of them."
    ),
}
"""What ends a match, where no option says it."""


_DEALS: Final[Mapping[Table, str]] = {
    Table.TWO: QT_TRANSLATE_NOOP("HouseRules", "Each player gets twelve cards; the other eight are the stock."),
    Table.ROBBER: QT_TRANSLATE_NOOP(
        "HouseRules", "Four play, two against two. Each player gets eight cards, and nobody exchanges any."
    ),
    Table.NORMAN: QT_TRANSLATE_NOOP(
        "HouseRules",
        "Each of the three players gets ten cards. Only the dealer exchanges, two cards for the two left over.",
    ),
}
"""What is dealt, by the kind of Piquet."""
_OLD_DEAL: Final = QT_TRANSLATE_NOOP(
    "HouseRules", "Each player gets twelve of the thirty-six cards; the other twelve are the stock."
)
_OLD_EXCHANGE: Final = (
    QT_TRANSLATE_NOOP(
        "HouseRules", "A hand that has no court card before the exchange is a carte blanche and scores ten."
    ),
    QT_TRANSLATE_NOOP("HouseRules", "Elder exchanges one to eight cards, and the dealer at least one of the rest."),
)
_OLD_DECLARING: Final = (
    QT_TRANSLATE_NOOP(
        "HouseRules", "The point goes to the suit with the most pips, and scores one for every ten pips."
    ),
)
_OLD_TRICKS: Final = QT_TRANSLATE_NOOP(
    "HouseRules",
    "Only tens and higher cards score in play. The last trick is worth two if one of them wins it, otherwise one.",
)
_PIQUE_AT_ONCE: Final = QT_TRANSLATE_NOOP(
    "HouseRules", "If elder reaches thirty with her first card, before the dealer scores, that is a pique."
)


def written(rule_set: RuleSet, named: Callable[[str], str]) -> Sequence[tuple[str, Sequence[str]]]:
    """Return headings, each with the sentences below it, that say all that was agreed on. ``named`` returns the
    heading of a group of options.
    """
    rules = piquet_rules(rule_set)
    of_old = rules.of_old
    facts = {
        "": tuple(_ending(rules)),
        **dict.fromkeys(GROUPS, ()),
        DEALING: _translated([_OLD_DEAL if of_old else _DEALS[rules.table]]),
        **({EXCHANGE: _translated(_OLD_EXCHANGE), DECLARING: _translated(_OLD_DECLARING)} if of_old else {}),
        JUMPS: tuple(_jumps(rules)),
        TRICKS: tuple(_tricks(rules)),
        MATCHES: tuple(_changes(rules)),
    }
    return told.told_in_groups(rule_set, named, facts, partial(_sentence, rules))


def _translated(sentences: Sequence[str]) -> tuple[str, ...]:
    return tuple(translate("HouseRules", one) for one in sentences)


def _ending(rules: PiquetRules) -> Iterator[str]:
    if rules.ending in _ENDINGS and not rules.rule_set.options.keys() & {"length", "by_points"}:
        yield translate("HouseRules", _ENDINGS[rules.ending])


def _changes(rules: PiquetRules) -> Iterator[str]:
    """Yield who plays after a match, where the number of players leaves nothing to agree on."""
    agreed = {option.name for option in told.agreed_options(rules.rule_set)}
    if rules.ending is Ending.KINGS and "order" not in agreed:
        yield _order(rules.order)
    if rules.ending is Ending.CHOUETTE and "box" not in agreed:
        yield translate("HouseRules", _SENTENCES["box"][TO_CAPTAIN])


def _jumps(rules: PiquetRules) -> Iterator[str]:
    """Yield what a repique and a pique are, and what they are worth."""
    points = rules.threshold
    repique = translate("HouseRules", "{points} points in declarations, before an opponent scores, make a repique.")
    yield repique.format(points=points)
    yield _repique(rules)
    if rules.pique_at_once:
        pique = translate("HouseRules", _PIQUE_AT_ONCE)
    elif rules.table is Table.TWO:
        pique = translate("HouseRules", "If elder reaches {points} in play before the dealer scores, that is a pique.")
    else:
        pique = translate("HouseRules", "{points} points in play, before an opponent scores, make a pique.")
    yield pique.format(points=points)
    if rules.pique_match:
        yield translate("HouseRules", "A pique counts as a separate match won, and adds nothing to the points.")
    elif rules.jumps:
        yield translate("HouseRules", "A pique is worth an extra {points} points.").format(points=rules.pique_jump)
    else:
        yield translate("HouseRules", "A pique adds nothing to the points.")


def _repique(rules: PiquetRules) -> str:
    agreed = rules.rule_set.options.get("repique")
    if rules.repique is Repique.WINS:
        return translate("HouseRules", "A repique wins the match at once.")
    if agreed == AT_HUNDRED and rules.target and not rules.rule_set.options.get("best_of_five"):
        if rules.target in HUNDRED:
            return translate("HouseRules", "A repique counts as a separate match won, as you play to {target}.").format(
                target=rules.target
            )
        return translate(
            "HouseRules", "A repique is worth an extra {points} points, as you play neither to 100 nor to 101."
        ).format(points=rules.repique_jump)
    if rules.repique is Repique.OWN_MATCH:
        return translate("HouseRules", "A repique counts as a separate match won, and adds nothing to the points.")
    if not rules.jumps:
        return translate("HouseRules", "A repique adds nothing to the points.")
    return translate("HouseRules", "A repique is worth an extra {points} points.").format(points=rules.repique_jump)


def _tricks(rules: PiquetRules) -> Iterator[str]:
    """Yield what most tricks and all of them are worth."""
    if rules.of_old:
        yield translate("HouseRules", _OLD_TRICKS)
    if rules.table is not Table.NORMAN:
        cards = translate("HouseRules", "With {tricks} tricks or more you get the ten points for the cards.")
        yield cards.format(tricks=rules.majority)
    elif not rules.cards_to_each:
        yield translate(
            "HouseRules", "The player with the most tricks, at least four, gets the ten points for the cards."
        )
    if rules.capot:
        yield translate("HouseRules", "Winning all the tricks, a capot, is worth an extra {points} points.").format(
            points=rules.capot
        )
    else:
        yield translate("HouseRules", "Winning all the tricks, a capot, wins a prize.")


def _sentence(rules: PiquetRules, option: Option, value: OptionValue) -> str:
    """Return what a value of an option means; an empty text where ``_jumps`` says it."""
    if option.name in _SENTENCES:
        return translate("HouseRules", _SENTENCES[option.name][value]).format(cards=rules.hand)
    match option.name:
        case "strict":
            return told.at_the_table(bool(value))
        case "order":
            return _order(KingsOrder(value))
    return _number(rules, option.name, int(value)) if option.kind == "number" else ""


def _order(order: KingsOrder) -> str:
    if order is KingsOrder.LOSER_LEAVES:
        return translate("HouseRules", "After each match the loser makes room for the king who has waited longest.")
    pairs = order.value.upper().replace("_", ", ")
    return translate("HouseRules", "You play one another in a fixed order: {pairs}.").format(pairs=pairs)


def _number(rules: PiquetRules, name: str, number: int) -> str:
    match name:
        case "target" if rules.ending is Ending.NORMAN:
            return translate(
                "HouseRules",
                "At %n point(s) a player leaves, and the other two play on to decide who pays.",
                "",
                number,
            )
        case "target":
            won = translate("HouseRules", "The first to reach %n point(s) wins the match.", "", number)
            if rules.ending is Ending.BEST_OF_FIVE or not rules.half:
                return won
            return f"{won} {translate('HouseRules', 'A loser with less than half the points pays double.')}"
        case "deals" if not number:
            return translate("HouseRules", "The session goes on until you stop and settle.")
        case "deals":
            return translate("HouseRules", "The session ends after %n deal(s).", "", number)
        case "rounds":
            return translate("HouseRules", "You play %n round(s), in which everyone plays everyone else.", "", number)
        case "parties":
            return told.matches(number)
        case "elder_least":
            return translate("HouseRules", "Elder exchanges at least %n card(s).", "", number)
        case "smallest_point" if rules.least_pips:
            return translate("HouseRules", "A point needs at least %n card(s) of a suit, and thirty pips.", "", number)
        case "smallest_point":
            return translate("HouseRules", "A point needs at least %n card(s) of a suit.", "", number)
        case "last_trick":
            return translate("HouseRules", "The last trick is worth %n point(s) in all.", "", number)
    return told.stake(number)
