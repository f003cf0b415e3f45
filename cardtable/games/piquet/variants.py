"""The ten Piquet rule sets: their options, and the rule data that follows from them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import lru_cache, partial

from cardtable.core.rules import Option, Options, RuleSet, Variant
from cardtable.games.piquet import options as agreed
from cardtable.games.piquet.combinations import RUFF
from cardtable.games.piquet.dealing import (
    NORMAN,
    ROBBER,
    TALON_OF_OLD,
    UPPER_OF_OLD,
    VOLEUR,
    Packets,
    TalonPlace,
    of_old,
    two_handed,
)
from cardtable.games.piquet.persons import matches_of_round
from cardtable.games.piquet.rules import (
    Blanche,
    DealerLeast,
    Ending,
    KingsOrder,
    PiquetRules,
    Repique,
    Rounding,
    Table,
)
from cardtable.games.piquet.sense import check_sense

FAMILY = "piquet"
CHOUETTE = "piquet.chouette"
OF_OLD = "piquet.old36"
AU_CENT = "piquet.au_cent"
"""What Cavendish tells of Piquet au Cent, which is Piquet for points with other options."""

RUBICON_DEALS = 6
FOUR_DEALS = 4
HUNDRED = (100, 101)
"""The points of matches in which a Neunziger is a match of its own (“Der Neunziger”)."""


@dataclass(frozen=True, slots=True)
class _VariantSpec:
    """What distinguishes a rule set before any option is chosen."""

    ending: Ending
    options: Callable[[int], tuple[Option, ...]]
    players: tuple[int, ...] = (2,)
    table: Table = Table.TWO
    aliases: tuple[str, ...] = ()
    source: Options = field(default_factory=dict)
    """The options with which it is played exactly as the source says, where the defaults are different."""
    minutes: int = 0
    demand: int = 0
    presets: Mapping[str, Options] = field(default_factory=dict)


def _german(commands: bool = True) -> tuple[Option, ...]:
    """Return the options of the German rule book with its defaults (RULES.md, P3 to P53)."""
    return (
        agreed.last_trick(2),
        *agreed.blanche_options(Blanche.BEFORE),
        agreed.ROUGE,
        *agreed.exchange_options(3, DealerLeast.LARGER_PART),
        *agreed.declaring_options(4, agreed.ANNOUNCED),
        agreed.IRREGULARITIES,
        agreed.NAMED_REPEATED,
        *agreed.dealing_options(commands),
    )


def _rubicon(players: int) -> tuple[Option, ...]:
    return (
        agreed.last_trick(2),
        *agreed.blanche_options(Blanche.BEFORE, counts=True),
        agreed.ROUGE,
        *agreed.exchange_options(1, DealerLeast.ONE),
        *agreed.declaring_options(3, agreed.AFTER_LEAD),
        agreed.IRREGULARITIES,
        agreed.NAMED_REPEATED,
        *agreed.dealing_options(commands=False),
        agreed.divided(agreed.NOBODY),
        agreed.rounding(Rounding.NONE),
        agreed.STAKE,
    )


def _meyers(players: int) -> tuple[Option, ...]:
    return (
        agreed.BY_POINTS,
        agreed.not_by_points(agreed.target(100, *agreed.TARGETS[1:])),
        agreed.ADDED_UP,
        agreed.not_by_points(agreed.REPIQUE_IN_COUNT),
        agreed.last_trick(3),
        *agreed.blanche_options(Blanche.AFTER, tens=True),
        agreed.ROUGE,
        *agreed.exchange_options(3, DealerLeast.THREE),
        *agreed.declaring_of_meyers(),
        agreed.IRREGULARITIES,
        agreed.NAMED_REPEATED,
        *agreed.dealing_options(commands=False),
        agreed.divided(agreed.CARRIED),
        agreed.STAKE,
    )


_SPECS: dict[str, _VariantSpec] = {
    "piquet.points": _VariantSpec(
        Ending.POINTS,
        lambda players: (
            agreed.target(*agreed.TARGETS),
            agreed.BEST_OF_FIVE,
            agreed.ADDED_UP,
            agreed.of_one_match(agreed.REPIQUE),
            agreed.of_one_match(agreed.PIQUE),
            *_german(),
            agreed.FOUR_LESS,
            agreed.FROM_TEN,
            agreed.PIQUE_WHEN,
            agreed.divided(agreed.NOBODY),
            agreed.STAKE,
        ),
        aliases=("piquet",),
        minutes=10,
        demand=2,
        presets={AU_CENT: {"best_of_five": True, "dealer_least": DealerLeast.NONE.value}},
    ),
    "piquet.four_deals": _VariantSpec(
        Ending.FOUR_DEALS,
        lambda players: (
            agreed.PRIZES,
            *_german(),
            agreed.divided(agreed.NOBODY),
            agreed.rounding(Rounding.TENS),
            agreed.STAKE,
        ),
        minutes=10,
        demand=2,
    ),
    "piquet.session": _VariantSpec(
        Ending.SESSION,
        lambda players: (
            Option("deals", 0, maximum=99, suggestions=(0, 4, 8, 12, 24), before=8),
            *_german(),
            agreed.divided(agreed.CARRIED),
            agreed.rounding(Rounding.TENS),
            agreed.STAKE,
        ),
        minutes=25,
        demand=3,
    ),
    "piquet.rubicon": _VariantSpec(
        Ending.RUBICON,
        _rubicon,
        aliases=("rubicon",),
        # “schreibt man für den letzten Stich nur einen statt drei Punkte”: one in all.
        source={"last_trick": 1},
        minutes=15,
        demand=3,
    ),
    "piquet.meyers1888": _VariantSpec(Ending.POINTS, _meyers, aliases=("meyers", "meyers1888"), minutes=10, demand=2),
    OF_OLD: _VariantSpec(
        Ending.POINTS,
        lambda players: (agreed.target(*agreed.TARGETS), agreed.PACKETS_OF_OLD, agreed.STAKE),
        aliases=("old36",),
        minutes=15,
        demand=2,
    ),
    "piquet.kings": _VariantSpec(
        Ending.KINGS,
        lambda players: (
            agreed.target(100, 101),
            agreed.ADDED_UP,
            agreed.number("rounds", 1, 20, 1, 2, 3),
            agreed.kings_order(players),
            *_german(),
            agreed.divided(agreed.NOBODY),
            agreed.STAKE,
        ),
        players=(3, 4, 5),
        aliases=("kings",),
        minutes=20,
        demand=2,
    ),
    CHOUETTE: _VariantSpec(
        Ending.CHOUETTE,
        lambda players: (
            agreed.target(*agreed.TARGETS),
            agreed.ADDED_UP,
            agreed.number("parties", 6, 99, 3, 6, 12),
            agreed.BOX,
            agreed.REPIQUE_IN_COUNT,
            *_german(commands=False),
            agreed.divided(agreed.NOBODY),
            agreed.STAKE,
        ),
        players=(3, 4, 5, 6),
        aliases=("chouette",),
        minutes=50,
        demand=2,
    ),
    "piquet.robber": _VariantSpec(
        Ending.POINTS,
        lambda players: (
            agreed.length(Ending.FOUR_DEALS, Ending.SESSION),
            agreed.only_with(agreed.target(*agreed.TARGETS), Ending.POINTS),
            agreed.ADDED_UP,
            agreed.only_with(agreed.REPIQUE_IN_COUNT, Ending.POINTS),
            agreed.only_with(agreed.PRIZES, Ending.FOUR_DEALS),
            agreed.last_trick(2),
            agreed.smallest(3),
            agreed.SHORT_HANDS,
            agreed.IRREGULARITIES,
            agreed.NAMED_REPEATED,
            agreed.PACKETS_OF_FOUR,
            agreed.only_with(agreed.rounding(Rounding.TENS), Ending.FOUR_DEALS, Ending.SESSION),
            agreed.STAKE,
        ),
        players=(4,),
        table=Table.ROBBER,
        aliases=("robber",),
        # “Im übrigen gelten die Regeln des Piquets unter zweien”: no point of three cards, a match of its own at 100.
        source={"smallest_point": 4, "repique": agreed.AT_HUNDRED},
        minutes=10,
        demand=3,
    ),
    "piquet.norman": _VariantSpec(
        Ending.NORMAN,
        lambda players: tuple(
            map(
                agreed.scoped,
                (
                    agreed.target(100, 101, 150, 200),
                    agreed.ADDED_UP,
                    agreed.EQUAL_TRICKS,
                    agreed.SHORT_HANDS,
                    *_german(commands=False),
                    agreed.divided(agreed.NOBODY),
                    agreed.STAKE,
                ),
            )
        ),
        players=(3,),
        table=Table.NORMAN,
        aliases=("norman",),
        # “Die Lese erhält, wer wenigstens 4 Stiche hat.”
        source={"equal_tricks": agreed.FOUR},
        minutes=25,
        demand=3,
    ),
}


def _options(spec: _VariantSpec, players: int) -> tuple[Option, ...]:
    return agreed.in_groups(spec.options(players))


def _sense(rule_set: RuleSet) -> None:
    check_sense(rule_set, piquet_rules(rule_set))


def _presets(spec: _VariantSpec, players: int) -> Mapping[str, Options]:
    styles = agreed.styles(spec.options(players)) if spec.table is Table.TWO else {}
    return {**spec.presets, **styles}


VARIANTS: tuple[Variant, ...] = tuple(
    Variant(
        name,
        FAMILY,
        spec.players,
        partial(_options, spec),
        spec.aliases,
        source=spec.source,
        minutes=spec.minutes,
        demand=spec.demand,
        presets=partial(_presets, spec),
        sense=_sense,
    )
    for name, spec in _SPECS.items()
)


@lru_cache(maxsize=256)
def piquet_rules(rule_set: RuleSet) -> PiquetRules:
    """Return the rule data of a rule set made by one of ``VARIANTS``."""
    spec = _SPECS[rule_set.variant]
    match spec.table:
        case Table.ROBBER:
            return _robber(rule_set)
        case Table.NORMAN:
            return _norman(rule_set)
    if rule_set.variant == OF_OLD:
        return _of_old(rule_set)
    return _two_handed(rule_set, _ending(rule_set, spec))


def _ending(rule_set: RuleSet, spec: _VariantSpec) -> Ending:
    """Return what ends a match of two players."""
    if rule_set.options.get("by_points"):
        return Ending.SESSION
    return Ending.BEST_OF_FIVE if rule_set.options.get("best_of_five") else spec.ending


def _two_handed(rule_set: RuleSet, ending: Ending) -> PiquetRules:
    options, persons = rule_set.options, rule_set.players
    packets = Packets[str(options["packets"]).upper()]
    talon = TalonPlace(options["talon"])
    counts_before_lead = options.get("dealer_counts") == agreed.BEFORE_LEAD
    repique = Repique.WINS if ending is Ending.KINGS else _repique(rule_set)
    prizes = ending is Ending.FOUR_DEALS
    own_pique = options.get("pique") == agreed.OWN_MATCH
    return PiquetRules(
        rule_set=rule_set,
        table=Table.TWO,
        ending=ending,
        persons=persons,
        sides=tuple((seat,) for seat in range(persons)),
        side_of=tuple(range(persons)),
        throws=two_handed(packets, talon),
        last_trick=int(options["last_trick"]),
        blanche=Blanche(options["carte_blanche"]),
        tens_are_courts=bool(options["tens_are_courts"]),
        blanche_counts_toward=bool(options["carte_blanche_counts"]),
        rouge=bool(options["carte_rouge"]),
        elder_least=int(options["elder_least"]),
        dealer_least=DealerLeast(options["dealer_least"]),
        smallest_point=int(options["smallest_point"]),
        four_less=bool(options.get("four_less", False)),
        from_ten=bool(options.get("from_ten", False)),
        added_up=bool(options.get("added_up", True)),
        nothing_beaten=options["repique_when"] == agreed.NOTHING_BEATEN,
        repique_in_time=options["dealer_repique"] == agreed.ANNOUNCED and not counts_before_lead,
        counts_before_lead=counts_before_lead,
        irregularities=bool(options["strict"]),
        named_repeated=bool(options["named_repeated"]),
        repique=repique,
        pique_match=own_pique,
        pique_at_once=options.get("pique_when") == agreed.FIRST_CARD,
        pique_jump=0 if own_pique else 30,
        capot=0 if prizes else 30,
        prizes=prizes,
        jumps=options.get("prizes") != agreed.ONLY,
        carried_cards=options["divided"] == agreed.CARRIED,
        commands=bool(options["commands"]),
        packets=packets,
        talon=talon,
        target=_target(rule_set, ending),
        deals={Ending.FOUR_DEALS: FOUR_DEALS, Ending.RUBICON: RUBICON_DEALS}.get(ending, int(options.get("deals", 0))),
        matches_to_play=_matches_to_play(rule_set, ending),
        order=KingsOrder(options.get("order", KingsOrder.LOSER_LEAVES.value)),
        rounding=Rounding(options.get("rounding", Rounding.NONE.value)),
        box_to_adviser=options.get("box") == agreed.CAVENDISH,
        stake=int(options["stake"]),
    )


def _target(rule_set: RuleSet, ending: Ending) -> int:
    """Return the points that win a match; 0 if it does not end in that way."""
    return 0 if ending in (Ending.FOUR_DEALS, Ending.SESSION) else int(rule_set.options.get("target", 0))


def _repique(rule_set: RuleSet) -> Repique:
    """Return what a Neunziger brings. It can be a match of its own by default only in matches to 100 or 101 points, and
    where one match is played for.
    """
    if rule_set.options.get("best_of_five"):
        return Repique.COUNT
    agreed_on = str(rule_set.options.get("repique", Repique.COUNT.value))
    if agreed_on == agreed.AT_HUNDRED:
        return Repique.OWN_MATCH if rule_set.options["target"] in HUNDRED else Repique.COUNT
    return Repique(agreed_on)


def _matches_to_play(rule_set: RuleSet, ending: Ending) -> int:
    if ending is Ending.KINGS:
        return matches_of_round(rule_set.players) * int(rule_set.options["rounds"])
    return int(rule_set.options["parties"]) if ending is Ending.CHOUETTE else 1


def _blanche_of_few(rule_set: RuleSet) -> Blanche:
    """Return when carte blanche of eight or ten cards is shown: automatically before the declarations, or never."""
    return Blanche.AFTER if rule_set.options["short_hands"] else Blanche.OFF


def _robber(rule_set: RuleSet) -> PiquetRules:
    """Return the rules of Robber Piquet: from twenty points a Neunziger or Sechziger is made; five of eight tricks are
    the cards.
    """
    ending = agreed.ending_of(rule_set.options["length"])
    prizes = ending is Ending.FOUR_DEALS
    return PiquetRules(
        rule_set=rule_set,
        table=Table.ROBBER,
        ending=ending,
        persons=4,
        sides=((0, 2), (1, 3)),
        side_of=(0, 1, 0, 1),
        throws=VOLEUR if rule_set.options["packets"] == agreed.THREES_AND_TWO else ROBBER,
        to_right=True,
        hand=8,
        threshold=20,
        repique_jump=70,
        pique_jump=40,
        majority=5,
        last_trick=int(rule_set.options["last_trick"]),
        added_up=bool(rule_set.options["added_up"]),
        blanche=_blanche_of_few(rule_set),
        rouge=bool(rule_set.options["short_hands"]),
        smallest_point=int(rule_set.options["smallest_point"]),
        least_pips=30,
        irregularities=bool(rule_set.options["strict"]),
        named_repeated=bool(rule_set.options["named_repeated"]),
        repique=_repique(rule_set),
        capot=0 if prizes else 30,
        prizes=prizes,
        jumps=rule_set.options["prizes"] != agreed.ONLY,
        carried_cards=ending is Ending.SESSION,
        point_shown=False,
        target=_target(rule_set, ending),
        deals=FOUR_DEALS if prizes else 0,
        rounding=Rounding(rule_set.options["rounding"]) if ending is not Ending.POINTS else Rounding.NONE,
        stake=int(rule_set.options["stake"]),
    )


def _of_old(rule_set: RuleSet) -> PiquetRules:
    """Return the rules of Piquet of 36 cards: twelve remain, points are ruffs, and only cards from the ten up count in
    play.
    """
    packets = Packets[str(rule_set.options["packets"]).upper()]
    return PiquetRules(
        rule_set=rule_set,
        table=Table.TWO,
        ending=Ending.POINTS,
        persons=2,
        sides=((0,), (1,)),
        side_of=(0, 1),
        throws=of_old(packets),
        of_old=True,
        from_ten=True,
        upper=UPPER_OF_OLD,
        talon_size=TALON_OF_OLD,
        blanche_counts_toward=True,
        elder_least=1,
        dealer_least=DealerLeast.ONE,
        smallest_point=1,
        least_pips=RUFF,
        repique_in_time=False,
        pique_at_once=True,
        packets=packets,
        target=int(rule_set.options["target"]),
        stake=int(rule_set.options["stake"]),
    )


def _norman(rule_set: RuleSet) -> PiquetRules:
    """Return the rules of Norman Piquet: from twenty points a Neunziger or Sechziger is made; the cards belong to the
    most tricks, at least four.
    """
    return PiquetRules(
        rule_set=rule_set,
        table=Table.NORMAN,
        ending=Ending.NORMAN,
        persons=3,
        sides=((0,), (1,), (2,)),
        side_of=(0, 1, 2),
        throws=NORMAN,
        to_right=True,
        hand=10,
        threshold=20,
        repique_jump=70,
        pique_jump=40,
        majority=4,
        last_trick=int(rule_set.options["last_trick"]),
        added_up=bool(rule_set.options["added_up"]),
        blanche=_blanche_of_few(rule_set),
        rouge=bool(rule_set.options["short_hands"]),
        smallest_point=int(rule_set.options["smallest_point"]),
        irregularities=bool(rule_set.options["strict"]),
        named_repeated=bool(rule_set.options["named_repeated"]),
        shared_cards=rule_set.options["equal_tricks"] == agreed.EACH,
        cards_to_each=rule_set.options["equal_tricks"] == agreed.FOUR,
        target=int(rule_set.options["target"]),
        stake=int(rule_set.options["stake"]),
        two=_two_handed(rule_set, Ending.NORMAN),
    )
