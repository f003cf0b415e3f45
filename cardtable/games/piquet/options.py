"""What players of Piquet agree on: the options described in ``RULES.md``. Each function returns an option with the
default of one rule set.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Final

from cardtable.core.rules import Option, Options, OptionValue
from cardtable.games.piquet.dealing import Packets, TalonPlace
from cardtable.games.piquet.rules import Blanche, DealerLeast, Ending, KingsOrder, Rounding

IN_ORDER, NOTHING_BEATEN = "in_order", "nothing_beaten"
ANNOUNCED, AFTER_LEAD, BEFORE_LEAD = "announced", "after_lead", "before_lead"
NOBODY, CARRIED, EACH, FOUR = "nobody", "carried", "each", "four"
IN_PLAY, FIRST_CARD = "in_play", "first_card"
AT_HUNDRED, OWN_MATCH, COUNT = "at_hundred", "own_partie", "count"
AND_COUNT, ONLY = "and_count", "only"
MATCH = "partie"
THREES_AND_TWO = "threes_and_two"
TO_CAPTAIN, CAVENDISH = "captain", "cavendish"

DEALING, EXCHANGE, DECLARING, JUMPS, TRICKS, MATCHES, TABLE = (
    "dealing",
    "exchange",
    "declaring",
    "jumps",
    "tricks",
    "match",
    "table",
)
"""The headings under which the options stand, in their order."""
GROUPS: Final[Mapping[str, tuple[str, ...]]] = {
    DEALING: ("packets", "talon", "commands"),
    EXCHANGE: ("elder_least", "dealer_least", "carte_blanche", "tens_are_courts", "carte_blanche_counts"),
    DECLARING: ("smallest_point", "four_less", "dealer_counts", "carte_rouge", "short_hands"),
    JUMPS: ("repique", "repique_when", "dealer_repique", "pique", "pique_when"),
    TRICKS: ("last_trick", "from_ten", "divided", "equal_tricks"),
    MATCHES: ("by_points", "order", "box", "prizes", "rounding", "stake"),
    TABLE: ("strict",),
}
"""The options below each heading; those about the length of a match stand before all headings."""

LAST_OF_TEN = 2
"""What the last trick counts where cards below the ten count nothing: one of it for the card."""
TARGETS = (100, 101, 150, 151, 200, 201, 300, 301)


def target(*suggestions: int) -> Option:
    """Return the option for the points that win a match; the first suggestion is the default."""
    return Option("target", suggestions[0], minimum=10, maximum=999, suggestions=suggestions)


def length(*others: Ending) -> Option:
    """Return the option for what a match is: a number of points, or one of ``others``."""
    return Option("length", MATCH, choices=(MATCH, *(one.value for one in others)))


def ending_of(chosen: OptionValue) -> Ending:
    """Return the ending that a value of ``length`` means."""
    return Ending.POINTS if chosen == MATCH else Ending(chosen)


def only_with(option: Option, *endings: Ending) -> Option:
    """Return ``option``, restricted to matches with one of these ``endings``."""
    return replace(option, applies=lambda players, options: ending_of(options["length"]) in endings)


def not_by_points(option: Option) -> Option:
    """Return ``option``, restricted to rule sets in which a match is played (not only points)."""
    return replace(option, applies=lambda players, options: not options["by_points"])


def of_one_match(option: Option) -> Option:
    """Return ``option``, restricted to where three matches of five are not played for."""
    return replace(option, applies=lambda players, options: not options["best_of_five"])


def number(name: str, default: int, most: int, *suggestions: int) -> Option:
    """Return an option for a number from 1 to ``most``."""
    return Option(name, default, minimum=1, maximum=most, suggestions=suggestions)


def last_trick(default: int) -> Option:
    """Return the option for what the winner of the last trick counts for it in all."""
    return number("last_trick", default, 3, 1, 2, 3)


def blanche_options(when: Blanche, tens: bool = False, counts: bool = False) -> tuple[Option, ...]:
    """Return the options for carte blanche: whether and when it is looked at, whether tens are court cards, whether it
    counts toward jumps.
    """

    def played(players: int, options: Options) -> bool:
        return options["carte_blanche"] != Blanche.OFF.value

    return (
        Option("carte_blanche", when.value, choices=tuple(one.value for one in Blanche)),
        Option("tens_are_courts", tens, applies=played),
        Option("carte_blanche_counts", counts, applies=played),
    )


def exchange_options(elder: int, dealer: DealerLeast) -> tuple[Option, ...]:
    """Return the options for the smallest numbers of cards that may be bought."""
    return (
        Option("elder_least", elder, minimum=1, maximum=3, suggestions=(3, 1)),
        Option("dealer_least", dealer.value, choices=tuple(one.value for one in DealerLeast)),
    )


def smallest(point: int) -> Option:
    """Return the option for the smallest number of cards of a point."""
    return Option("smallest_point", point, minimum=3, maximum=4, suggestions=(4, 3))


def declaring_options(smallest_point: int, dealer_repique: str) -> tuple[Option, ...]:
    """Return the options for the smallest point and for the conditions of a Neunziger."""
    return (
        smallest(smallest_point),
        Option("repique_when", IN_ORDER, choices=(IN_ORDER, NOTHING_BEATEN)),
        Option("dealer_repique", dealer_repique, choices=(ANNOUNCED, AFTER_LEAD)),
    )


def declaring_of_meyers() -> tuple[Option, ...]:
    """Return the options of declaring where both players count before elder leads, and nothing valid may stand against
    a Neunziger.
    """
    smallest_point, _, dealer_repique = declaring_options(4, ANNOUNCED)
    return (
        smallest_point,
        Option("repique_when", NOTHING_BEATEN, choices=(IN_ORDER, NOTHING_BEATEN), before=IN_ORDER),
        Option("dealer_counts", BEFORE_LEAD, choices=(BEFORE_LEAD, AFTER_LEAD), before=AFTER_LEAD),
        replace(dealer_repique, applies=lambda players, options: options["dealer_counts"] == AFTER_LEAD),
    )


def dealing_options(commands: bool) -> tuple[Option, ...]:
    """Return the options for how the cards are dealt, and whether elder may command it otherwise."""
    return (
        Option(
            "packets",
            Packets.TWOS.name.lower(),
            choices=tuple(one.name.lower() for one in (Packets.TWOS, Packets.THREES)),
        ),
        Option("talon", TalonPlace.LAST.value, choices=tuple(one.value for one in TalonPlace)),
        Option("commands", commands),
    )


def divided(default: str) -> Option:
    """Return the option for what happens to the points for the cards when the tricks are divided."""
    return Option("divided", default, choices=(NOBODY, CARRIED))


ADDED_UP = Option("added_up", True, before=False, offered=False)
"""Whether elder's declarations are added up only when all three classes have been spoken for (RULES.md, P49)."""
REPIQUE = Option("repique", AT_HUNDRED, choices=(AT_HUNDRED, OWN_MATCH, COUNT), before=OWN_MATCH)
REPIQUE_IN_COUNT = Option("repique", COUNT, choices=(AT_HUNDRED, OWN_MATCH, COUNT))
PIQUE = Option("pique", COUNT, choices=(COUNT, OWN_MATCH))
PIQUE_WHEN = Option("pique_when", IN_PLAY, choices=(IN_PLAY, FIRST_CARD))
"""Whether elder makes a Sechziger until the dealer counts, or with her first card alone (RULES.md, P157)."""
PRIZES = Option("prizes", AND_COUNT, choices=(AND_COUNT, ONLY))
ROUGE = Option("carte_rouge", False)
STAKE = number("stake", 1, 1_000_000, 1, 5, 10, 100)
BY_POINTS = Option("by_points", False)
SHORT_HANDS = Option("short_hands", False)
"""Whether carte blanche and carte rouge also exist with eight and ten cards (RULES.md, P83)."""
EQUAL_TRICKS = Option("equal_tricks", NOBODY, choices=(NOBODY, EACH, FOUR))


IRREGULARITIES = Option("strict", False)
"""Whether players may make faults as at a real table (RULES.md, P98 to P100)."""
NAMED_REPEATED = Option(
    "named_repeated", True, before=False, offered=False, applies=lambda players, options: bool(options["strict"])
)
"""Whether only who leaves a suit that was led repeatedly has to name the new one (RULES.md, P102)."""


PACKETS_OF_OLD = Option("packets", Packets.TWOS.name.lower(), choices=tuple(one.name.lower() for one in Packets))
"""How twelve of 36 cards are dealt to each of two (RULES.md, P161)."""
PACKETS_OF_FOUR = Option("packets", Packets.TWOS.name.lower(), choices=(Packets.TWOS.name.lower(), THREES_AND_TWO))
"""How eight cards are dealt to each of four."""
BOX = Option("box", TO_CAPTAIN, choices=(TO_CAPTAIN, CAVENDISH), applies=lambda players, options: players == 3)
"""Who has the box of a chouette after a match that it has lost, which Cavendish tells of three (RULES.md, P151)."""
BEST_OF_FIVE = Option("best_of_five", False)
"""Whether three matches of five are played for, as at Piquet au Cent (RULES.md, P153)."""
FOUR_LESS = Option("four_less", False)
"""Whether a point that ends in 4 counts one less, as at Piquet au Cent (RULES.md, P154)."""
FROM_TEN = Option(
    "from_ten",
    False,
    applies=lambda players, options: options["last_trick"] == LAST_OF_TEN and not options.get("strict"),
)
"""Whether cards below the ten count nothing in play, as at Piquet au Cent (RULES.md, P156)."""


OF_TWO, OF_THREE = "of_two", "of_three"
"""The two parts of Norman Piquet: after the match of three the two who are left play one."""
ONLY_OF_TWO = frozenset(
    {
        *("carte_blanche", "tens_are_courts", "carte_blanche_counts", "carte_rouge", "elder_least", "dealer_least"),
        *("repique_when", "dealer_repique", "packets", "talon", "commands", "divided"),
    }
)
"""The options of the match of two that mean nothing in the match of three."""


def scoped(option: Option) -> Option:
    """Return an option of Norman Piquet with its scope."""
    if option.name in ("equal_tricks", "short_hands"):
        return replace(option, scope=OF_THREE)
    return replace(option, scope=OF_TWO) if option.name in ONLY_OF_TWO else option


def kings_order(players: int) -> Option:
    """Return the option for the order in which the players of Königspiquet meet."""
    fixed = {
        4: (KingsOrder.ROUND, KingsOrder.LIST),
        5: (KingsOrder.ROUND_OF_FIVE, KingsOrder.LIST_OF_FIVE),
    }
    return Option(
        "order",
        KingsOrder.LOSER_LEAVES.value,
        choices=tuple(one.value for one in (KingsOrder.LOSER_LEAVES, *fixed.get(players, fixed[4]))),
        applies=lambda players, options: players in fixed,
    )


def rounding(default: Rounding) -> Option:
    """Return the option for the unit in which points are settled."""
    return Option("rounding", default.value, choices=tuple(one.value for one in Rounding))


def in_groups(options: Iterable[Option]) -> tuple[Option, ...]:
    """Return ``options`` with their headings; their order stays, by which records and codes name them."""
    groups = {name: group for group, names in GROUPS.items() for name in names}
    return tuple(replace(option, group=groups.get(option.name, "")) for option in options)


RULE_BOOK, PORTLAND_CLUB, MEYERS = "piquet.rule_book", "piquet.portland_club", "piquet.meyers"
STYLES: Final[Mapping[str, Options]] = {
    RULE_BOOK: {
        "commands": True,
        "elder_least": 3,
        "dealer_least": DealerLeast.LARGER_PART.value,
        "carte_blanche": Blanche.BEFORE.value,
        "tens_are_courts": False,
        "carte_blanche_counts": False,
        "smallest_point": 4,
        "repique_when": IN_ORDER,
        "dealer_repique": ANNOUNCED,
        "dealer_counts": AFTER_LEAD,
        "last_trick": 2,
    },
    PORTLAND_CLUB: {
        "commands": False,
        "elder_least": 1,
        "dealer_least": DealerLeast.ONE.value,
        "carte_blanche": Blanche.BEFORE.value,
        "tens_are_courts": False,
        "carte_blanche_counts": True,
        "smallest_point": 3,
        "repique_when": IN_ORDER,
        "dealer_repique": AFTER_LEAD,
        "dealer_counts": AFTER_LEAD,
        "divided": NOBODY,
    },
    MEYERS: {
        "commands": False,
        "elder_least": 3,
        "dealer_least": DealerLeast.THREE.value,
        "carte_blanche": Blanche.AFTER.value,
        "tens_are_courts": True,
        "carte_blanche_counts": False,
        "smallest_point": 4,
        "repique_when": NOTHING_BEATEN,
        "dealer_counts": BEFORE_LEAD,
        "last_trick": 3,
        "divided": CARRIED,
    },
}
"""In whose manner two play a deal, whatever ends their match: what the sources say of each option."""


def styles(options: Iterable[Option]) -> dict[str, Options]:
    """Return what differs from the defaults of ``options`` in each of ``STYLES``, those left out that are usual."""
    usual = {option.name: option.default for option in options}
    found = {
        code: {name: value for name, value in style.items() if name in usual and usual[name] != value}
        for code, style in STYLES.items()
    }
    return {code: differing for code, differing in found.items() if differing}
