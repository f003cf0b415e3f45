"""The sums that every deal of a rule set must have, whatever was played: checks of its family, and of the rule set
itself.

A check takes the rule set, the true events of a whole deal and its score lines. The expected sums come from the
sources' own totals and from the cards that each side is said to have captured, never from the scoring itself.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence

from cardtable.core.cards import SPADES, rank_of, suit_of
from cardtable.core.events import Announced, CardsMoved, Event
from cardtable.core.rules import RuleSet
from cardtable.core.scores import ScoreLine, totals
from cardtable.games.registry import family_of
from tests.games.ecarte.identities import ecarte
from tests.games.piquet.identities import piquet

Identity = Callable[[RuleSet, Sequence[Event], Sequence[ScoreLine]], None]


class CasinoFacts:
    """The facts of a deal of Casino, read from its events: the captured cards and spades of each side, sweeps and
    points.
    """

    def __init__(self, rule_set: RuleSet, events: Sequence[Event], lines: Sequence[ScoreLine]) -> None:
        family = family_of(rule_set.variant)
        self.pack = family.pack(rule_set)
        self.sides = len(family.sides(rule_set))
        won: list[list[int]] = [[] for _ in range(self.sides)]
        kept: list[Event] = []
        for event in events:
            if isinstance(event, CardsMoved) and event.target.name in ("pile", "marks"):
                won[event.target.owner] += event.cards
            if isinstance(event, CardsMoved) and event.source.name in ("pile", "marks"):
                for card in event.cards:
                    won[event.source.owner].remove(card)
            if isinstance(event, Announced) and event.code == "fault_admitted":
                # What was said of the capture that goes back counts no more.
                last = max(i for i, one in enumerate(kept) if isinstance(one, CardsMoved) and one.reason == "played")
                del kept[last:]
            kept.append(event)
        self.cards = [len(cards) for cards in won]
        self.spades = [sum(suit_of(card) == SPADES for card in cards) for cards in won]
        self.said = said = Counter(event.code for event in kept if isinstance(event, Announced))
        self.sweeps = said["sweep"]
        self.mulles = [
            str(dict(event.params)["card"]) for event in kept if isinstance(event, Announced) and event.code == "mulle"
        ]
        captured = Counter(card for cards in won for card in cards)
        assert captured == Counter(self.pack), "the whole pack is captured in the end"
        told = [dict(line.params) for line in lines if line.code == "won"]
        assert [(one["cards"], one["spades"]) for one in told] == list(zip(self.cards, self.spades, strict=True))
        assert [Counter(line.cards) for line in lines if line.code == "won"] == list(map(Counter, won))
        self.total = sum(totals(lines, self.sides))
        self.counted = sum(line.points for line in lines if not line.marked)
        self.points = totals(lines, self.sides)

    @staticmethod
    def awarded(numbers: Sequence[int]) -> bool:
        """Whether one side has more than every other."""
        return Counter(numbers)[max(numbers)] == 1


def casino(rule_set: RuleSet, events: Sequence[Event], lines: Sequence[ScoreLine]) -> None:
    """Check what holds at every Casino: the whole pack is captured, and the score lines say by which side."""
    CasinoFacts(rule_set, events, lines)


def swedish(rule_set: RuleSet, events: Sequence[Event], lines: Sequence[ScoreLine]) -> None:
    """Eleven points if every category is awarded, plus the sweeps."""
    facts = CasinoFacts(rule_set, events, lines)
    missing = 2 * (not facts.awarded(facts.spades)) + (not facts.awarded(facts.cards))
    assert (sum(facts.cards), sum(facts.spades)) == (52, 13)
    assert facts.total == 11 - missing + facts.sweeps


def overspader(rule_set: RuleSet, events: Sequence[Event], lines: Sequence[ScoreLine]) -> None:
    """Nine points without spades, and one for each above six."""
    facts = CasinoFacts(rule_set, events, lines)
    above = sum(max(number - 6, 0) for number in facts.spades)
    assert facts.total == 9 - (not facts.awarded(facts.cards)) + above + facts.sweeps


def sassersson(rule_set: RuleSet, events: Sequence[Event], lines: Sequence[ScoreLine]) -> None:
    """Spades 1, two big and two little casinos 4 and 2, eight aces, the last capture; sweeps and five for a mulle."""
    facts = CasinoFacts(rule_set, events, lines)
    assert (sum(facts.cards), sum(facts.spades)) == (104, 26)
    assert facts.total == 16 - (not facts.awarded(facts.spades)) + facts.sweeps + 5 * len(facts.mulles)


def glimne(rule_set: RuleSet, events: Sequence[Event], lines: Sequence[ScoreLine]) -> None:
    """42 points in the cards, the sweeps, and for each mulle the hand value of its card."""
    facts = CasinoFacts(rule_set, events, lines)
    special = {"TD": 16, "2S": 15, "AS": 14, "AH": 14, "AD": 14, "AC": 14, "JS": 11, "QS": 12, "KS": 13}
    ranks = {"T": 10, "J": 11, "Q": 12, "K": 13}
    mulles = sum(special.get(card) or ranks.get(card[0]) or int(card[0]) for card in facts.mulles)
    assert sum(facts.cards) == 104
    assert facts.total == 42 + facts.sweeps + mulles


def finnish(rule_set: RuleSet, events: Sequence[Event], lines: Sequence[ScoreLine]) -> None:
    """Ten points, one less if the cards tie; huts, less those that were balanced."""
    facts = CasinoFacts(rule_set, events, lines)
    standing = sum(line.points for line in lines if line.code in ("hut", "huts_balanced"))
    shared = sum(line.code == "shared_spades" for line in lines)
    assert shared in (0, 2)
    assert (shared == 2) == (not facts.awarded(facts.spades))
    assert facts.total == 10 - (not facts.awarded(facts.cards)) + standing
    assert standing >= 0


def berlin(rule_set: RuleSet, events: Sequence[Event], lines: Sequence[ScoreLine]) -> None:
    """Eleven points are counted, three less at 26:26, and their difference is marked beside sweeps and last capture;
    three players mark all of them, and so do others who do without differences.
    """
    facts = CasinoFacts(rule_set, events, lines)
    missing = 3 * (not facts.awarded(facts.cards))
    if rule_set.players == 3 or not rule_set.options["differences"]:
        missing += not facts.awarded(facts.spades)
        assert facts.counted == 0
        assert facts.total == 11 - missing + 1 + facts.sweeps
        return
    assert facts.counted == 11 - missing
    counted = [sum(line.points for line in lines if line.side == side and not line.marked) for side in (0, 1)]
    assert facts.total == abs(counted[0] - counted[1]) + 1 + facts.sweeps


def royal(rule_set: RuleSet, events: Sequence[Event], lines: Sequence[ScoreLine]) -> None:
    """Three for the cards, one for the spades, seven in the cards themselves; sweeps where they count. With a point for
    each spade 24 in the place of eleven; of either perhaps only the difference.
    """
    facts = CasinoFacts(rule_set, events, lines)
    options = rule_set.options
    each = bool(options["spades"])
    missing = 3 * (not facts.awarded(facts.cards)) + (not each and not facts.awarded(facts.spades))
    whole = (24 if each else 11) - missing
    assert (sum(facts.cards), sum(facts.spades)) == (52, 13)
    if options["differences"]:
        counted = [
            sum(line.points for line in lines if line.side == side and not line.marked) for side in range(facts.sides)
        ]
        assert sum(counted) == whole
        whole = max(0, 2 * max(counted) - sum(counted))
    assert facts.total == whole + (facts.sweeps if options["sweeps"] else 0)


def classic(rule_set: RuleSet, events: Sequence[Event], lines: Sequence[ScoreLine]) -> None:
    """Eleven points are counted, three less on a tie for cards and one for spades; of them the difference is marked, or
    all. The last capture counts by agreement.
    """
    facts = CasinoFacts(rule_set, events, lines)
    options = rule_set.options
    missing = 3 * (not facts.awarded(facts.cards)) + (not facts.awarded(facts.spades))
    beside = facts.sweeps + bool(options["last_capture"])
    if options["differences"] and options["three"] == "hoyle":
        counted = [
            sum(line.points for line in lines if line.side == side and not line.marked) for side in range(facts.sides)
        ]
        assert facts.counted == sum(counted) == 11 - missing
        assert facts.total == max(0, 2 * max(counted) - sum(counted)) + beside
    else:
        assert facts.counted == 0
        assert facts.total == 11 - missing + beside


def kryp(rule_set: RuleSet, events: Sequence[Event], lines: Sequence[ScoreLine]) -> None:
    """42 points in two packs, 21 in one; what a sweep brings one it takes off another."""
    facts = CasinoFacts(rule_set, events, lines)
    assert facts.total == (21 if rule_set.options["single_pack"] else 42)
    said = Counter(event.code for event in events if isinstance(event, Announced))
    relieved = -sum(line.points for line in lines if line.code == "swept_after")
    assert relieved == 5 * said["sweep"] + 10 * said["double_sweep"]


def zwicker(rule_set: RuleSet, events: Sequence[Event], lines: Sequence[ScoreLine]) -> None:
    """The ten of diamonds 10, four aces 8, two sevens, one for most cards unless they tie; three for each Zwicker."""
    facts = CasinoFacts(rule_set, events, lines)
    said = Counter(event.code for event in events if isinstance(event, Announced))
    assert facts.total == 20 + facts.awarded(facts.cards) + 3 * said["zwicker"]


def zwicker_jensen(rule_set: RuleSet, events: Sequence[Event], lines: Sequence[ScoreLine]) -> None:
    """27 points with three jokers, 31 with four, 80 with six, three for most cards unless they tie, one for each
    Zwicker.
    """
    facts = CasinoFacts(rule_set, events, lines)
    said = Counter(event.code for event in events if isinstance(event, Announced))
    cards = {"three": 27, "four": 31, "six": 80}[str(rule_set.options.get("valued_jokers", "six"))]
    assert facts.total == cards + 3 * facts.awarded(facts.cards) + said["zwicker"]


def cicera(rule_set: RuleSet, events: Sequence[Event], lines: Sequence[ScoreLine]) -> None:
    """Six points, the run of swords and a point for each mark; of the six two less where most cards tie, and those for
    most swords where they do.
    """
    facts = CasinoFacts(rule_set, events, lines)
    run = sum(line.points for line in lines if line.code == "napula")
    marks = sum(facts.said[code] for code in ("scua", "picada", "simili", "quadriglia"))
    swords = int(rule_set.options["most_swords"]) * facts.awarded(facts.spades)
    shared = rule_set.options["even_cards"] == "one_each" and facts.cards == [26, 26]
    assert (sum(facts.cards), sum(facts.spades)) == (52, 13)
    assert run in (0, *range(3, 14))
    assert facts.total == 3 + 2 * (facts.awarded(facts.cards) or shared) + swords + run + marks


def house(rule_set: RuleSet, events: Sequence[Event], lines: Sequence[ScoreLine]) -> None:
    """Each thing brings the points that were agreed on, where it is there and nobody is equal; sweeps what they say."""
    facts = CasinoFacts(rule_set, events, lines)
    options, packs = rule_set.options, len(facts.pack) // 52
    by_code = {code: [line for line in lines if line.code == code] for code in {line.code for line in lines}}
    for code, name in (
        ("big_casino", "big_points"),
        ("little_casino", "little_points"),
        ("jack_of_spades", "jack_points"),
    ):
        told = by_code.get(code, [])
        assert len(told) == (packs if options[name] else 0)
        assert {line.points for line in told} <= {options[name]}
    assert sum(line.points for line in by_code.get("last_capture", [])) == options["last_points"]
    if options["sweep_kind"] == "kept":
        assert sum(line.points for line in by_code.get("sweep", [])) == int(options["sweep_points"]) * facts.sweeps
    if options["spades_count"] == "most" and facts.awarded(facts.spades):
        assert sum(line.points for line in by_code.get("most_spades", [])) == options["spades_points"]


def casino_values(rule_set: RuleSet, events: Sequence[Event], lines: Sequence[ScoreLine]) -> None:
    """Lines for aces, tens and twos are as many as the pack has of them, and name the cards they come from."""
    packs = len(family_of(rule_set.variant).pack(rule_set)) // 52
    codes = Counter(line.code for line in lines)
    assert (codes["big_casino"], codes["little_casino"]) == (packs, packs)
    assert codes["ace"] + codes["ace_of_spades"] == 4 * packs
    for line in lines:
        if line.code in ("ace", "ace_of_spades"):
            assert [(rank_of(card), suit_of(card)) for card in line.cards] == [(1, dict(line.params)["suit"])]


OF_FAMILIES: dict[str, tuple[Identity, ...]] = {"casino": (casino,), "ecarte": (ecarte,), "piquet": (piquet,)}
"""The checks for all rule sets of a family."""
IDENTITIES: dict[str, tuple[Identity, ...]] = {
    "casino.swedish": (swedish, casino_values),
    "casino.overspader": (overspader, casino_values),
    "casino.mulle_sassersson": (sassersson, casino_values),
    "casino.mulle_glimne": (glimne, casino_values),
    "casino.finnish": (finnish, casino_values),
    "casino.berlin1810": (berlin, casino_values),
    "casino.classic": (classic, casino_values),
    "casino.royal": (royal, casino_values),
    "casino.kryp": (kryp, casino_values),
    "casino.zwicker": (zwicker,),
    "casino.zwicker_jensen": (zwicker_jensen, casino_values),
    "casino.cicera": (cicera,),
    "casino.house": (house,),
}
"""The checks of sums that the source of a rule set gives."""


def identities_of(rule_set: RuleSet) -> tuple[Identity, ...]:
    """Return all checks for deals of ``rule_set``."""
    return *OF_FAMILIES.get(family_of(rule_set.variant).name, ()), *IDENTITIES.get(rule_set.variant, ())
