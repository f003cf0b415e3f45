"""Casino deals entered by hand from a real table.

What happened is turned into the same ``PartyFacts`` and score lines as a deal that was played. Aces are entered by
their number where their suits make no difference. Where points are marked while a deal goes on, the order between
the parties is not known, so two parties that would both have reached the target by then are refused. Finnish huts
are entered as they were made; what balances is taken off here, as if the poorest party's last hut came last.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from itertools import groupby

from cardtable.core.cards import ACE, DIAMONDS, HEARTS, PACK_52, SPADES, make_card
from cardtable.core.scores import ScoreLine, parameters, totals
from cardtable.core.sheets.categories import COUNTED, MARKED, Amounts, Category, EntryError
from cardtable.core.sheets.rules import BY_CATEGORY
from cardtable.core.state import Standing
from cardtable.games.casino.rules import CasinoRules, Mulle, Spades
from cardtable.games.casino.scoring import (
    HUT_LIMIT,
    MULLE_POINTS,
    PartyFacts,
    ace_line,
    final_lines,
    fold,
    last_capture_line,
    sweep_line,
)

_CAPTURE = 2
"""Cards that a capture takes at least."""
_ACE_CODES = {SPADES: "ace_of_spades", HEARTS: "ace_of_hearts", DIAMONDS: "ace_of_diamonds", 3: "ace_of_clubs"}


class CasinoEntry:
    """See ``core.sheets.rules.SheetRules``."""

    methods: tuple[str, ...] = (BY_CATEGORY,)

    def __init__(self, rules: CasinoRules) -> None:
        self._rules = rules

    @property
    def parties(self) -> tuple[tuple[int, ...], ...]:
        return self._rules.parties

    @property
    def target(self) -> int:
        return self._rules.target

    def begin(self, dealer: int) -> Standing:
        return Standing((0,) * len(self.parties), dealer)

    def playing(self, standing: Standing) -> tuple[int, ...]:
        return tuple(range(len(self.parties)))

    def categories(self, standing: Standing, method: str) -> tuple[Category, ...]:
        rules, score = self._rules, self._rules.score
        everybody = self.playing(standing)
        packs = len(rules.pack) // 52

        def category(code: str, each: int, adds_up: bool = False, group: str = COUNTED) -> Category:
            return Category(code, everybody, each, each, adds_up, group=group)

        found = []
        if score.most_cards:
            found.append(category("cards", 52 * packs, True))
        if score.spades is not Spades.NOTHING or score.each_spade:
            found.append(category("spades", 13 * packs, True))
        # Unless they can end a deal, they are counted after it, when every card is somebody's: of two parties one
        # need not be told.
        whole = "aces" not in score.at_once
        found += [category(code, packs, whole and packs > 1) for code in ("big_casino", "little_casino")]
        found += [category(code, number, whole and number > 1) for code, number in self._aces(packs)]
        if score.last_capture:
            found.append(category("last_capture", 1))
        captures = len(rules.pack) // _CAPTURE
        found.append(category("sweeps", captures, group=MARKED))
        if score.mulle is Mulle.ALONE:
            found.append(category("mulles", captures, group=MARKED))
        elif score.mulle is Mulle.ALWAYS:
            found.append(category("mulle_points", sum(_mulle_values(rules)), group=MARKED))
        return tuple(found)

    def _aces(self, packs: int) -> list[tuple[str, int]]:
        score = self._rules.score
        if score.ace_of_spades != score.ace:
            return [("ace_of_spades", packs), ("other_aces", 3 * packs)]
        if score.first_to_arrive and score.ace_suits != (0, 1, 2, 3):
            # Between two who arrive with an ace, its suit decides.
            return [(_ACE_CODES[suit], packs) for suit in score.ace_suits]
        return [("aces", 4 * packs)]

    def lines(self, standing: Standing, entered: Amounts, method: str) -> tuple[ScoreLine, ...]:
        rules = self._rules
        marked, decided = self._marked(standing, entered)
        facts = self._facts(entered)
        self._check_mulles(entered)
        later = [code for code, given in entered.items() if any(given.values()) and code not in rules.score.at_once]
        if decided is not None and later:
            raise EntryError("partie_was_over", later[0], decided, category=later[0])
        if rules.target and "aces" in rules.score.at_once and self._arrived(standing, marked):
            # The partie was won while the cards were played: nobody has counted the piles.
            facts = [replace(fact, cards=0, spades=0) for fact in facts]
        lines = final_lines(rules, standing, marked, facts, played_out=decided is None)
        together = _with_aces_together(lines, self._suits_known())
        return (*(line for line in together if line.code != "won" or _told(line)), *_mulles(entered))

    def _suits_known(self) -> bool:
        return bool(self._rules.score.first_to_arrive) and self._rules.score.ace_suits != (0, 1, 2, 3)

    def _facts(self, entered: Amounts) -> list[PartyFacts]:
        numbers = {code: self._certain(code, entered.get(code, {})) for code in ("cards", "spades")}
        facts = []
        for party in range(len(self.parties)):

            def number(code: str, party: int = party) -> int:
                return entered.get(code, {}).get(party, 0)

            aces = self._ace_suits(entered, party)
            facts.append(
                PartyFacts(
                    cards=numbers["cards"].get(party, 0),
                    spades=numbers["spades"].get(party, 0),
                    big_casinos=number("big_casino"),
                    little_casinos=number("little_casino"),
                    aces=aces,
                    sweeps=0 if "sweeps" in self._rules.score.at_once else number("sweeps"),
                    last_capture=bool(number("last_capture")) and "last_capture" not in self._rules.score.at_once,
                )
            )
        self._check_cards(entered, facts)
        return facts

    def _ace_suits(self, entered: Amounts, party: int) -> tuple[int, ...]:
        """The suits of a party's aces; where only their number is known, the suits that are still free."""
        named = tuple(suit for suit, code in _ACE_CODES.items() for _ in range(entered.get(code, {}).get(party, 0)))
        code = "other_aces" if "other_aces" in entered else "aces"
        free = [suit for suit in self._rules.score.ace_suits if code == "aces" or suit != SPADES]
        before = sum(amount for other, amount in entered.get(code, {}).items() if other < party)
        packs = len(self._rules.pack) // 52
        whole = [suit for suit in free for _ in range(packs)]
        return tuple(sorted(named + tuple(whole[before : before + entered.get(code, {}).get(party, 0)])))

    def _certain(self, code: str, given: Mapping[int, int]) -> dict[int, int]:
        """The numbers of cards or spades, complete enough to say who has most. Raises ``EntryError``
        ``majority_is_open``."""
        if not given or len(given) == len(self.parties):
            return dict(given)
        whole = (52 if code == "cards" else 13) * (len(self._rules.pack) // 52)
        rest = whole - sum(given.values())
        winner = max(given, key=lambda party: (given[party], -party))
        alone = list(given.values()).count(given[winner]) == 1
        if self._rules.score.spades in (Spades.ABOVE_SIX, Spades.SEVEN) and code == "spades" and rest < 7:
            return dict(given)
        if self._rules.score.each_spade or given[winner] <= rest or not alone:
            raise EntryError("majority_is_open", code, winner, category=code, left=rest)
        return dict(given)

    def _check_cards(self, entered: Amounts, facts: Sequence[PartyFacts]) -> None:
        """Fewer cards or spades than were entered one by one, or than captures take, cannot be."""
        for party, fact in enumerate(facts):
            spades = fact.little_casinos + fact.aces.count(SPADES) * ("ace_of_spades" in entered)
            if fact.spades < spades and (party in entered.get("spades", {}) or self._rules.score.each_spade):
                raise _fewer("spades", party, fact.spades, spades)
            if party not in entered.get("cards", {}):
                continue
            others = sum(suit != SPADES for suit in fact.aces)
            if "aces" in entered:
                # Of aces whose suits are not told, as many as possible may be spades.
                others = max(0, len(fact.aces) - len(self._rules.pack) // 52)
            one_by_one = fact.big_casinos + fact.little_casinos + len(fact.aces)
            named = max(max(fact.spades, spades) + fact.big_casinos + others, one_by_one)
            if fact.cards < named:
                raise _fewer("cards", party, fact.cards, named)
            captures = max(entered.get(code, {}).get(party, 0) for code in ("sweeps", "last_capture"))
            if fact.cards == 1 or fact.cards < _CAPTURE * captures:
                raise EntryError("captures_take_two", "cards", party, given=fact.cards, category="cards")

    def _check_mulles(self, entered: Amounts) -> None:
        """Points that no twins can make are refused."""
        given = entered.get("mulle_points", {})
        for party, points in sorted(given.items()):
            if not _reachable(_mulle_values(self._rules)) >> points & 1:
                raise EntryError("no_such_count", "mulle_points", party, given=points, category="mulle_points")

    def _marked(self, standing: Standing, entered: Amounts) -> tuple[list[ScoreLine], int | None]:
        """The lines marked while the deal went on, and who has won the partie by them before it was played out."""
        rules, score = self._rules, self._rules.score
        everybody = range(len(self.parties))
        lines: list[ScoreLine] = []
        if "aces" in score.at_once:
            for party in everybody:
                lines += [ace_line(rules, party, make_card(ACE, suit)) for suit in self._ace_suits(entered, party)]
            for code, points in (("little_casino", score.little_casino), ("big_casino", score.big_casino)):
                for party in everybody:
                    if entered.get(code, {}).get(party):
                        lines.append(ScoreLine(code, party, points))
        lines += self._sweeps(standing, entered.get("sweeps", {}))
        if "last_capture" in score.at_once:
            lines += [last_capture_line(rules, party) for party in everybody if entered["last_capture"].get(party)]
        if not rules.target or not score.at_once:
            return lines, None
        by_sweeps = self._arrived(standing, [line for line in lines if line.code in ("sweep", "hut")])
        if len(by_sweeps) > 1:
            raise EntryError("partie_was_over", "sweeps", by_sweeps[-1], category="sweeps")
        if score.balanced_huts:
            return lines, None
        # Whoever has the last capture comes after all sweeps.
        winners = by_sweeps or self._arrived(standing, lines)
        if by_sweeps and entered["last_capture"]:
            raise EntryError("partie_was_over", "last_capture", by_sweeps[0], category="last_capture")
        return lines, winners[0] if winners else None

    def _arrived(self, standing: Standing, lines: Sequence[ScoreLine]) -> list[int]:
        """Who reaches the target with ``lines``."""
        sums = totals(lines, len(standing.points))
        return [party for party, points in enumerate(standing.points) if points + sums[party] >= self._rules.target]

    def _sweeps(self, standing: Standing, given: Mapping[int, int]) -> list[ScoreLine]:
        score = self._rules.score
        if not any(given.values()) or "sweeps" not in score.at_once:
            return []
        if not score.balanced_huts:
            return [sweep_line(self._rules, party, count) for party, count in sorted(given.items()) if count]
        if max(standing.points) >= HUT_LIMIT:
            raise EntryError("huts_count_no_more", "sweeps", max(given), category="sweeps", limit=HUT_LIMIT)
        balanced = min(given.get(party, 0) for party in range(len(self.parties)))
        lines = []
        for party, count in sorted(given.items()):
            lines += [ScoreLine("hut", party, score.sweep)] * count
            if balanced:
                lines.append(ScoreLine("huts_balanced", party, -balanced * score.sweep))
        return lines

    def fold(self, standing: Standing, lines: Sequence[ScoreLine]) -> Standing:
        return fold(self._rules, standing, lines)

    def accounts(self, standing: Standing) -> tuple[int, ...]:
        """Every loser pays the factor; of partners each pays it, and each of the winners has as much."""
        gains = [0] * self._rules.players
        if not standing.over:
            return tuple(gains)
        winner = self.parties[standing.winners[0]]
        for party, seats in enumerate(self.parties):
            for seat in seats:
                gains[seat] -= standing.factors[party]
        for seat in winner:
            gains[seat] += sum(
                factor * len(seats) for factor, seats in zip(standing.factors, self.parties, strict=True)
            ) // len(winner)
        return tuple(gains)


def _mulle_values(rules: CasinoRules) -> tuple[int, ...]:
    """What each card's mulle is worth where it counts its value in the hand; every card has one twin."""
    return tuple(rules.hand_values[card][0] for card in PACK_52)


@lru_cache(maxsize=8)
def _reachable(values: tuple[int, ...]) -> int:
    """The sums that some of ``values`` make, as bits."""
    sums = 1
    for value in values:
        sums |= sums << value
    return sums


def _mulles(entered: Amounts) -> list[ScoreLine]:
    lines = [
        ScoreLine("mulles", party, count * MULLE_POINTS, parameters(count=count))
        for party, count in sorted(entered.get("mulles", {}).items())
        if count
    ]
    lines += [
        ScoreLine("mulles", party, points)
        for party, points in sorted(entered.get("mulle_points", {}).items())
        if points
    ]
    return lines


def _fewer(code: str, party: int, given: int, named: int) -> EntryError:
    return EntryError("fewer_than_named", code, party, given=given, named=named, category=code)


def _told(line: ScoreLine) -> bool:
    return any(value for _, value in line.params)


def _with_aces_together(lines: Sequence[ScoreLine], suits_known: bool) -> list[ScoreLine]:
    """Where only the number of aces was entered, one line for a party's aces that follow each other."""
    if suits_known:
        return list(lines)
    found: list[ScoreLine] = []
    for (is_ace, _), group in groupby(lines, key=lambda line: (line.code == "ace", line.party)):
        aces = list(group)
        if not is_ace:
            found += aces
            continue
        points = sum(line.points for line in aces)
        found.append(replace(aces[0], code="aces", points=points, params=parameters(count=len(aces)), cards=()))
    # final_lines goes suit by suit; a party's aces belong on one line.
    return found
