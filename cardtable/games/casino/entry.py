"""Casino deals entered by hand from a real table.

The entered numbers are turned into the same ``SideFacts`` and score lines as a deal that was played. Aces are entered
by their number if their suits make no difference. If points are marked while a deal goes on, the order between the
sides is not known: two sides that would both have reached the target by sweeps are refused, and if cards are marked at
once, a mark says which of them was first. Finnish huts are entered
as they were made; the balanced ones are taken off here, as if the last hut of the side with the fewest had come last.

By totals, only the points of a deal are entered: all together, or, if differences are marked, the points that each
side counts at the end and, apart from them, those marked at once. The side that arrived first, if the order of arrival
decides, or that has more spades if they break a tie, is then entered as a mark. Points that no deal can bring are
refused (``totals``).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from itertools import groupby

from cardtable.core.cards import ACE, make_card, rank_of, suit_of
from cardtable.core.company import Company
from cardtable.core.scores import ScoreLine, parameters, totals
from cardtable.core.sheets.categories import COUNTED, FAULT, MARKED, MISDEAL, PLAY, Amounts, Category, EntryError
from cardtable.core.sheets.missing import BESIDES
from cardtable.core.sheets.rules import (
    BY_CATEGORY,
    IN_ORDER,
    SHEET_RULES,
    SILENT,
    TOTALS,
    FixedPersons,
    anew_lines,
    is_dealt_anew,
)
from cardtable.core.state import Standing
from cardtable.games.casino.card_parts import ACE_CODES
from cardtable.games.casino.codes import Line
from cardtable.games.casino.counts import OF_CARDS, OF_SPADES, packs_in
from cardtable.games.casino.facts import SideFacts
from cardtable.games.casino.happenings import CAPTURE
from cardtable.games.casino.parts import Asked, Part
from cardtable.games.casino.rules import CasinoRules
from cardtable.games.casino.scoring import best_of, difference_lines, final_lines, fold, gains_of
from cardtable.games.casino.totals import can_be, hardly_ever

_FIRST, _MORE_SPADES = "first", "more_spades"
"""Marks of a deal by totals: of the side that arrived first, and of the side with more spades if several have the most
points.
"""
_MOST_TOTAL = 400
"""More than the longest deal with two packs brings."""


class CasinoEntry(FixedPersons):
    """How deals of Casino are entered by hand, as ``core.sheets.rules.SheetRules`` describes it."""

    methods: tuple[str, ...] = (BY_CATEGORY, TOTALS)

    def __init__(self, rules: CasinoRules, ruled: int = SHEET_RULES) -> None:
        self._rules = rules
        self._silent = ruled <= SILENT
        """Whether the order of the sides decides where the order of their points is not known."""
        self._first_takes_all = ruled <= IN_ORDER
        """Whether of several who win together the first on the sheet is paid alone."""
        self._packs = packs_in(len(rules.pack))
        self._suits_matter = rules.score.first_to_arrive and not rules.score.cards_at_once
        """Whether an ace's suit decides between two sides that both arrive with an ace."""
        self._asked: dict[str, Asked] = {}
        self._counted_by: dict[str, list[Part]] = {}
        self._at_once: set[str] = set()
        """The categories that are marked while the deal goes on."""
        for part in rules.score.parts:
            for asked in part.asked(len(rules.pack), self._suits_matter):
                self._asked[asked.code] = asked
                self._counted_by.setdefault(asked.code, []).append(part)
                if part.at_once:
                    self._at_once.add(asked.code)

    @property
    def sides(self) -> tuple[tuple[int, ...], ...]:
        return self._rules.sides

    @property
    def target(self) -> int:
        return self._rules.target

    @property
    def carries(self) -> Mapping[str, int]:
        return {f"won:{side}": self._rules.rubber - 1 for side in range(len(self.sides)) if self._rules.rubber}

    def begin(self, dealer: int) -> Standing:
        return Standing((0,) * len(self.sides), dealer)

    def playing(self, standing: Standing) -> tuple[int, ...]:
        return tuple(sorted({self._rules.side_of[seat] for seat in self._rules.at(standing.points).inside}))

    def leader(self, standing: Standing) -> int:
        return self._rules.at(standing.points).after(standing.dealer)

    def categories(self, standing: Standing, method: str) -> tuple[Category, ...]:
        everybody = self.playing(standing)
        rules = self._rules
        asked = [
            Category(
                one.code,
                everybody,
                one.most,
                one.most,
                one.adds_up,
                group=MARKED if one.meanwhile else COUNTED,
                due=one.due,
                worth=one.worth,
            )
            for one in sorted(self._asked.values(), key=lambda one: one.place)
        ]
        marks = [
            *((code, method == TOTALS) for code in sorted(rules.score.winning)),
            (_FIRST, rules.target and rules.score.first_to_arrive and (method == TOTALS or rules.score.cards_at_once)),
            (_MORE_SPADES, method == TOTALS and rules.spades_break_ties),
        ]
        asked_besides = [Category(code, everybody, 1, 1, group=PLAY) for code, wanted in marks if wanted]
        if method == TOTALS:
            # Points marked at once are no part of a difference.
            apart = [one for one in asked if one.code in self._at_once and rules.score.difference]
            least = -_MOST_TOTAL if rules.score.sweeps.passed_on else 0
            asked = [
                Category("total", everybody, _MOST_TOTAL, _MOST_TOTAL * len(everybody), least=least, each=True),
                *asked_besides,
                *apart,
            ]
        else:
            asked += asked_besides
        dealer = rules.side_of[standing.dealer]
        return (*asked, Category(MISDEAL, (dealer,), 1, 1, group=FAULT))

    def lines(self, standing: Standing, entered: Amounts, method: str) -> tuple[ScoreLine, ...]:
        if again := anew_lines(entered):
            return again
        counted = self._totals(standing, entered) if method == TOTALS else self._counted(standing, entered)
        let_stand = [ScoreLine(MISDEAL, side, 0, marked=False) for side, given in entered[MISDEAL].items() if given]
        return (*counted, *let_stand)

    def cut_short(self, standing: Standing, lines: Sequence[ScoreLine]) -> bool:
        at_once = {code for part in self._rules.score.parts if part.at_once for code in part.codes}
        if not at_once or not self._rules.target:
            return False
        # How many points of a total were marked at once is not known.
        at_once.add(Line.DEAL_TOTAL)
        return bool(self._arrived(standing, [line for line in lines if line.code in at_once]))

    def _totals(self, standing: Standing, entered: Amounts) -> tuple[ScoreLine, ...]:
        """Return the lines of a deal that was entered by totals."""
        rules, given = self._rules, entered["total"]
        marked: list[ScoreLine] = []
        decided = None
        if rules.score.difference:
            marked, decided = self._marked(standing, {"last_capture": {}, **entered})
        if decided is not None and any(given.values()):
            raise EntryError("partie_was_over", "total", decided, category="total")
        if not given and decided is None:
            raise EntryError("nothing_entered", "total", 0, category="total")
        points = [given.get(side, 0) for side in self.playing(standing)]
        apart = rules.score.difference
        rare = hardly_ever(rules, points, apart) if len(given) == len(points) else 0
        params = parameters(**{BESIDES: rare}) if rare else ()
        totals_ = [
            ScoreLine(Line.DEAL_TOTAL, side, one, params, marked=not apart)
            for side, one in sorted(given.items())
            if one
        ]
        # Where the order of arrival decides, people may have counted no further than until somebody had won.
        counted_out = rules.score.first_to_arrive and bool(rules.target) and bool(self._arrived(standing, totals_))
        whole = len(given) == len(points) and not (counted_out or self.cut_short(standing, totals_))
        if decided is None and whole and not can_be(rules, points, apart):
            raise EntryError("no_such_totals", "total", max(given), category="total")
        self._check_winning(entered, points)
        lines = [*marked, *totals_, *(difference_lines(totals_) if apart else ())]
        if rules.score.first_to_arrive and rules.target:
            lines = self._first_first(standing, lines, entered)
        if rules.spades_break_ties:
            lines += self._tie(standing, lines, entered)
        lines += [
            ScoreLine(code, side, 0)
            for code in sorted(rules.score.winning)
            for side, won in entered[code].items()
            if won
        ]
        return tuple(lines)

    def _check_winning(self, entered: Amounts, points: Sequence[int]) -> None:
        """Raise ``EntryError`` if a side that is marked to have won by its cards has fewer of the ``points`` than
        these cards bring.
        """
        rules = self._rules
        for part in rules.score.parts:
            marked = {side for code in part.codes for side, won in entered.get(code, {}).items() if won}
            for side in marked if part.wins_match else ():
                rest = tuple(card for card in rules.pack if card not in part.needed)
                facts = [SideFacts(won=part.needed if one == side else rest) for one in range(len(points))]
                lines = [line for one in rules.score.parts for line in one.lines(facts)]
                least = sum(line.points for line in lines if line.side == side)
                if points[side] < least:
                    raise EntryError(
                        "total_too_small", "total", side, category="total", given=points[side], least=least
                    )

    def _first_first(self, standing: Standing, lines: Sequence[ScoreLine], entered: Amounts) -> list[ScoreLine]:
        """Return the lines without the points that other sides counted after the first had arrived. Raises
        ``EntryError`` if the mark for the first is missing or wrong.
        """
        arrived = self._arrived(standing, lines)
        first = self._first_of(arrived, entered)
        if len(arrived) > 1 and first is None:
            raise EntryError("who_was_first", _FIRST, arrived[0], category=_FIRST, target=self._rules.target)
        goal = self._rules.target
        late = {side: goal - 1 - standing.points[side] for side in arrived if first not in (None, side)}
        return [line._replace(points=min(line.points, late.get(line.side, line.points))) for line in lines]

    def _tie(self, standing: Standing, lines: Sequence[ScoreLine], entered: Amounts) -> list[ScoreLine]:
        """Return a line for the side with more spades, if that decides the match; otherwise an empty list. Raises
        ``EntryError`` if the mark is missing or there is no tie.
        """
        leaders = self._leaders(standing, lines)
        tie = len(leaders) > 1
        more = [side for side, given in entered.get(_MORE_SPADES, {}).items() if given]
        if more and not (tie and more[0] in leaders):
            raise EntryError("no_tie", _MORE_SPADES, more[0], category=_MORE_SPADES)
        if tie and not more and len(self.sides) == 2 and OF_SPADES.whole(len(self._rules.pack)) % 2:
            # Two sides cannot share an odd number of spades evenly.
            raise EntryError("who_has_more_spades", _MORE_SPADES, leaders[0], category=_MORE_SPADES)
        return [ScoreLine(Line.WON, side, 0, parameters(more=True, spades=1), marked=False) for side in more]

    def _leaders(self, standing: Standing, lines: Sequence[ScoreLine]) -> list[int]:
        """Return the sides that are best after a deal with ``lines``; empty as long as the match goes on."""
        rules = self._rules
        points = [had + more for had, more in zip(standing.points, totals(lines, len(standing.points)), strict=True)]
        ends = max(points) >= rules.target if rules.target else standing.deals + 1 >= rules.deals
        return best_of(rules, points, range(len(points))) if ends else []

    def _counted(self, standing: Standing, entered: Amounts) -> tuple[ScoreLine, ...]:
        """Return the lines of a deal that was entered by its single facts."""
        rules = self._rules
        marked, decided = self._marked(standing, entered)
        facts = self._facts(entered, len(self.playing(standing)))
        for part in rules.score.parts:
            part.check_entered(entered)
        self._check_mulles(entered)
        later = [
            code for code, given in entered.items() if any(given.values()) and code not in (MISDEAL, *self._at_once)
        ]
        if decided is not None and later:
            raise EntryError("partie_was_over", later[0], decided, category=later[0])
        if rules.target and rules.score.cards_at_once:
            if self._arrived(standing, marked):
                # The match was won while the cards were played, so the piles were not counted.
                facts = [replace(fact, told={}) for fact in facts]
            marked = self._marked_in_order(standing, marked, entered)
        playing, mulles = rules.at(standing.points), self._mulles(entered)
        lines = final_lines(playing, standing, marked, facts, played_out=decided is None, besides=mulles)
        together = _with_aces_together(lines, self._suits_matter)
        return tuple(line for line in together if line.code != "won" or _told(line))

    def _marked_in_order(self, standing: Standing, marked: Sequence[ScoreLine], entered: Amounts) -> list[ScoreLine]:
        """Return what was marked at once, so that the side that arrived first comes last, and without what the others
        cannot have marked before. Raises ``EntryError`` as ``_first_of`` does.
        """
        first = self._first_of(self._arrived(standing, marked), entered)
        if first is None:
            return list(marked)
        points, before = list(standing.points), []
        for line in marked:
            if line.side != first and points[line.side] + line.points < self._rules.target:
                points[line.side] += line.points
                before.append(line)
        return [*before, *(line for line in marked if line.side == first)]

    def _first_of(self, arrived: Sequence[int], entered: Amounts) -> int | None:
        """Return the side that was entered as the first of those that ``arrived``, or None. Raises ``EntryError`` if
        the mark is missing or wrong.
        """
        goal = self._rules.target
        first = [side for side, given in entered[_FIRST].items() if given]
        if first and first[0] not in arrived:
            raise EntryError("has_not_arrived", _FIRST, first[0], category=_FIRST, target=goal)
        if len(arrived) > 1 and not first and not self._silent:
            raise EntryError("who_was_first", _FIRST, arrived[0], category=_FIRST, target=goal)
        return first[0] if first else None

    def _facts(self, entered: Amounts, playing: int) -> list[SideFacts]:
        sweeps = self._rules.score.sweeps.category
        counted = [count.code for count in self._rules.score.counts if count.code in self._asked]
        numbers = {code: self._certain(code, entered.get(code, {}), playing) for code in counted}
        by_hand = [code for part in self._rules.score.parts for code in part.by_hand]
        facts = []
        for side in range(len(self.sides)):
            happened = {code: entered.get(code, {}).get(side, 0) for code in (sweeps, "double_sweeps", "last_capture")}
            facts.append(
                replace(
                    self._cards_of(entered, side),
                    told={code: given.get(side, 0) for code, given in numbers.items()},
                    sweeps=0 if sweeps in self._at_once else happened[sweeps],
                    double_sweeps=happened["double_sweeps"],
                    last_capture=bool(happened["last_capture"]) and "last_capture" not in self._at_once,
                    happened={code: entered.get(code, {}).get(side, 0) for code in by_hand},
                )
            )
        self._check_cards(entered, facts)
        return facts

    def _cards_of(self, entered: Amounts, side: int) -> SideFacts:
        """Return the facts of a side with its cards that count by themselves."""
        rules = self._rules
        named = [card for part in rules.score.cards for card in part.named(entered, side, len(rules.pack))]
        return SideFacts(named=tuple(named))

    def _certain(self, code: str, given: Mapping[int, int], playing: int) -> dict[int, int]:
        """Return the numbers of a count by side, if they are complete enough to tell which of the ``playing`` sides has
        most. Raises ``EntryError`` ``majority_is_open`` if they are not.
        """
        if not given or len(given) == playing:
            return dict(given)
        rest = self._asked[code].most - sum(given.values())
        if not all(part.certain(given, rest) for part in self._counted_by[code]):
            winner = max(given, key=lambda side: (given[side], -side))
            raise EntryError("majority_is_open", code, winner, category=code, left=rest)
        return dict(given)

    def _check_cards(self, entered: Amounts, facts: Sequence[SideFacts]) -> None:
        """Raise ``EntryError`` if a side has fewer cards or spades than were entered one by one, or than its captures
        take.
        """
        for side, fact in enumerate(facts):
            least = self._fewest_cards(entered, side, fact)
            if side not in entered.get(OF_CARDS.code, {}):
                continue
            cards = fact.counted(OF_CARDS)
            if cards < least:
                raise _fewer(OF_CARDS.code, side, cards, least)
            score = self._rules.score
            kinds = (score.sweeps.category, "last_capture", *(kind.category for kind in score.marked_captures))
            captures = max(entered.get(code, {}).get(side, 0) for code in kinds)
            if cards == 1 or cards < CAPTURE * captures:
                raise EntryError("captures_take_two", "cards", side, given=cards, category="cards")

    def _fewest_cards(self, entered: Amounts, side: int, fact: SideFacts) -> int:
        """Return the least number of cards that a side has, by its cards entered one by one and by
        its other numbers.
        """
        score, fewest = self._rules.score, len(fact.named)
        sure = [card for card in fact.named if rank_of(card) != ACE or ACE_CODES[suit_of(card)] in entered]
        open_aces = [make_card(ACE, suit) for suit, code in ACE_CODES.items() if code not in entered]
        each = {part.count.code for part in score.parts if part.count and part.counts_each}
        for count in score.counts:
            if count.of_all:
                continue
            told, named = fact.counted(count), count.number_in(sure)
            if told < named and (side in entered.get(count.code, {}) or count.code in each):
                raise _fewer(count.code, side, told, named)
            # Aces of unknown suits may all be counted here, as far as possible.
            others = len(fact.named) - len(sure) - self._packs * sum(count.of[ace] > 0 for ace in open_aces)
            others = max(0, others) + sum(not count.of[card] for card in sure)
            fewest = max(fewest, -(-max(told, named) // max(count.of)) + others)
        return fewest

    def _check_mulles(self, entered: Amounts) -> None:
        """Raise ``EntryError`` for points of mulles that no twins can make."""
        mulles = self._rules.score.mulles
        for side, points in sorted(entered.get("mulle_points", {}).items()):
            if mulles and not _reachable(mulles.worths) >> points & 1:
                raise EntryError("no_such_count", "mulle_points", side, given=points, category="mulle_points")

    def _mulles(self, entered: Amounts) -> list[ScoreLine]:
        mulles = self._rules.score.mulles
        lines = [
            ScoreLine(Line.MULLES, side, count * mulles.points, parameters(count=count))
            for side, count in sorted(entered.get("mulles", {}).items())
            if mulles and count
        ]
        lines += [
            ScoreLine(Line.MULLES, side, points)
            for side, points in sorted(entered.get("mulle_points", {}).items())
            if points
        ]
        return lines

    def _marked(self, standing: Standing, entered: Amounts) -> tuple[list[ScoreLine], int | None]:
        """Return the lines marked while the deal went on, and the side that has won the match by them before the deal
        was played out, or None.
        """
        rules, score = self._rules, self._rules.score
        everybody = range(len(self.sides))
        lines: list[ScoreLine] = []
        if score.cards_at_once:
            facts = [self._cards_of(entered, side) for side in everybody]
            for part in score.cards:
                lines += part.lines(facts)
        lines += self._sweeps(standing, entered.get(score.sweeps.category, {}))
        if score.last_capture.at_once:
            lines += [score.last_capture.line(side) for side in everybody if entered["last_capture"].get(side)]
        if not rules.target or not self._at_once:
            return lines, None
        swept = (Line.SWEEP, Line.HUT, Line.HUTS_BALANCED)
        by_sweeps = self._arrived(standing, [line for line in lines if line.code in swept])
        if len(by_sweeps) > 1:
            raise EntryError("partie_was_over", "sweeps", by_sweeps[-1], category="sweeps")
        if score.cards_at_once:
            # The order in which they were captured is not known, so whether all was played is not either.
            return lines, None
        # The last capture comes after all sweeps.
        winners = by_sweeps or self._arrived(standing, lines)
        if by_sweeps and entered.get("last_capture"):
            raise EntryError("partie_was_over", "last_capture", by_sweeps[0], category="last_capture")
        return lines, winners[0] if winners else None

    def _arrived(self, standing: Standing, lines: Sequence[ScoreLine]) -> list[int]:
        """Return the sides that reach the target with ``lines``, or had reached it at a tie and mark more."""
        sums = totals(lines, len(standing.points))
        had = standing.points
        return [side for side, more in enumerate(sums) if more and had[side] + more >= self._rules.target]

    def _sweeps(self, standing: Standing, given: Mapping[int, int]) -> list[ScoreLine]:
        sweeps = self._rules.score.sweeps
        if not any(given.values()) or not sweeps.at_once:
            return []
        if not sweeps.worth(standing.points, last_round=False):
            raise EntryError("huts_count_no_more", "sweeps", max(given), category="sweeps", limit=sweeps.limit)
        return sweeps.told(given, len(self.sides))

    def fold(self, standing: Standing, lines: Sequence[ScoreLine]) -> Standing:
        return standing if is_dealt_anew(lines) else fold(self._rules, standing, lines)

    def close(self, standing: Standing) -> Standing:
        return standing

    def accounts(self, standing: Standing) -> tuple[int, ...]:
        """Return the gains of the seats. Each person of a losing side pays its factor to each side that has won, whose
        persons share the sum equally. If points are settled, or sides leave at the target, each seat has the gain of
        its side. In a rubber the gains are those of its matches so far.
        """
        gains = [0] * self._rules.players
        if self._rules.rubber and (units := Company.of(standing).accounts):
            return tuple(units[side] // max(1, self._rules.stake) for side in self._rules.side_of)
        if not standing.over:
            return tuple(gains)
        if self._rules.by_points or self._rules.plan_of_those_left:
            return tuple(gains_of(self._rules, standing)[side] for side in self._rules.side_of)
        winners = standing.winners[:1] if self._first_takes_all else standing.winners
        paid = sum(factor * len(seats) for factor, seats in zip(standing.factors, self.sides, strict=True))
        for side, seats in enumerate(self.sides):
            for seat in seats:
                gains[seat] += paid // len(seats) if side in winners else -standing.factors[side] * len(winners)
        return tuple(gains)


@lru_cache(maxsize=8)
def _reachable(values: tuple[int, ...]) -> int:
    """Return, as bits, the sums of all subsets of ``values``."""
    sums = 1
    for value in values:
        sums |= sums << value
    return sums


def _fewer(code: str, side: int, given: int, named: int) -> EntryError:
    return EntryError("fewer_than_named", code, side, given=given, named=named, category=code)


def _told(line: ScoreLine) -> bool:
    return any(value for _, value in line.params)


def _with_aces_together(lines: Sequence[ScoreLine], suits_known: bool) -> list[ScoreLine]:
    """Return the lines with consecutive aces of a side put together in one line, unless the suits of the aces are
    known.
    """
    if suits_known:
        return list(lines)
    found: list[ScoreLine] = []
    for (is_ace, _), group in groupby(lines, key=lambda line: (line.code == Line.ACE, line.side)):
        aces = list(group)
        if not is_ace:
            found += aces
            continue
        points = sum(line.points for line in aces)
        found.append(aces[0]._replace(code="aces", points=points, params=parameters(count=len(aces)), cards=()))
    # ``final_lines`` makes a line for each suit; a side's aces belong on one line here.
    return found
