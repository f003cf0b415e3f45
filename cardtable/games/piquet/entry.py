"""Piquet deals entered by hand from a real table, by category or by totals.

By category, the running count is brought into the order of the table: elder's carte blanche and declarations, her first
lead, the dealer's declarations, the play, the cards (Lese), the Allstich, carte rouge. A Neunziger follows from that
order; a Sechziger depends on the order of the tricks and is entered as a mark. So is elder's Neunziger of its own if it
could have been prevented by something that was not counted because her declarations then won the match. If both players
reach the points of the match while the cards are played, a mark says which of them was first; if only one does, the
points of the other for the play are those that he had counted by then. If these lead him past half the target, a mark
says whether he or the winner was there first. It is not entered which of two partners counts something; elder's side
counts first.

Faults bring their consequence with them: after a wrong declaration, too many cards, or discards among the tricks the
player counts nothing in the deal; a revoke brings the opponents five points, unless they had not named their suit; a
Neunziger or Sechziger announced too late is not counted; if the dealer bought too early, elder may ask for a new deal.

Before rules had a number, totals that no deal can bring were accepted as they were entered, and a player who counts
nothing because of a fault still got his prizes and could win by a jump (P91).
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import replace
from functools import lru_cache

from cardtable.core.scores import ScoreLine, parameters, totals
from cardtable.core.sheets.categories import FAULT, MARKED, MISDEAL, PLAY, Amounts, Category, EntryError
from cardtable.core.sheets.rules import (
    ASKING,
    BEFORE,
    BY_CATEGORY,
    BY_DECLARATIONS,
    SHEET_RULES,
    SILENT,
    TOTALS,
    anew_lines,
    is_dealt_anew,
)
from cardtable.core.state import Standing
from cardtable.games.piquet.adding import in_order, repique_line, repique_place
from cardtable.games.piquet.codes import FROM_TEN, Line
from cardtable.games.piquet.combinations import Kind
from cardtable.games.piquet.counting import BLANCHE_POINTS, KIND_NAMES
from cardtable.games.piquet.evening import evening_of
from cardtable.games.piquet.matches import MATCHES_TO_WIN, accounts_of, arrival, begin, close, fold, rules_for
from cardtable.games.piquet.persons import of_persons, players_of, room_for, with_there
from cardtable.games.piquet.phases import Jump
from cardtable.games.piquet.possible import (
    COURTS,
    LARGEST_POINT,
    TEN,
    Declared,
    sequence_counts,
    set_counts,
)
from cardtable.games.piquet.rules import Blanche, Ending, PiquetRules, Repique, Table
from cardtable.games.piquet.scoring import (
    CARDS_POINTS,
    ROUGE_POINTS,
    carried_points,
    doubled_lines,
    end_lines,
    prize_lines,
)
from cardtable.games.piquet.totals import are_in_the_cards, can_be

_CLASSES = {Kind.POINT: "point", Kind.SEQUENCE: "sequences", Kind.SET: "sets"}
_DECLARED = tuple(_CLASSES.values())
_MOST_TOTAL = 200
"""The most points of a player in a deal: 170 is the greatest count, and carte blanche, carte rouge and fines can come
in addition. Points that divided tricks have carried over are added to this limit.
"""
_MOST_CARRIED = 50 * CARDS_POINTS
"""More than divided tricks ever add to the cards of a deal."""
_NO_TARGET = 10**6
REVOKE_POINTS = 5
_VOID = ("wrong_declaration", "hand_too_large", "discards_mixed")
"""Faults for which the player counts nothing in the deal."""
_BOUGHT_TOO_EARLY = "bought_too_early"
_TOLD = ("too_late", "class_left_out", "hand_too_small", "suit_not_named", _BOUGHT_TOO_EARLY, MISDEAL)
"""Faults that are only noted; their cost is contained in the numbers entered, or follows from them."""
_OF_THE_DEALER = frozenset({_BOUGHT_TOO_EARLY, MISDEAL})
_OF_BUYING = frozenset({"hand_too_large", "hand_too_small", "discards_mixed"})
"""Faults of a player who exchanges cards."""
_HALF = "half_first"
"""The mark of a side that came to half the target before another won, or of the winner if he came to the target before.
"""
_WITH_36_CARDS = frozenset({"wrong_declaration", "hand_too_large", "hand_too_small", "class_left_out", MISDEAL})
"""Faults that cost something at Piquet of 36 cards (RULES.md, P171)."""
_NEW_DEAL = frozenset({_BOUGHT_TOO_EARLY})
"""Faults that may be entered together with a misdeal, because elder has asked for a new deal."""


class PiquetEntry:
    """Entry of Piquet deals by hand; see ``core.sheets.rules.SheetRules``."""

    methods: tuple[str, ...] = (TOTALS, BY_CATEGORY)

    def __init__(self, rules: PiquetRules, persons: int | None = None, *, ruled: int = SHEET_RULES) -> None:
        self._before = ruled <= BEFORE
        self._silent = ruled <= SILENT
        """Whether what was typed for the play was counted before the match was won, without asking."""
        self._void_makes_pique = ruled <= ASKING
        """Whether an elder who may count nothing makes a Sechziger that is marked, if a deal is entered by category."""
        self._lead_unasked = ruled <= BY_DECLARATIONS
        """Whether elder’s first lead that wins is taken to follow a Neunziger, without asking."""
        self._begun = rules.persons
        """The number of persons at the beginning; they have the first seats."""
        self._rules = rules if persons in (None, rules.persons) else of_persons(rules, persons)

    @property
    def sides(self) -> tuple[tuple[int, ...], ...]:
        return self._rules.sides

    @property
    def target(self) -> int:
        return self._rules.target

    @property
    def carries(self) -> Mapping[str, int]:
        """The matches won of three of five, and what divided tricks have added to the cards of the next deal."""
        cards = {"cards": _MOST_CARRIED} if self._rules.carried_cards else {}
        if self._rules.ending is not Ending.BEST_OF_FIVE:
            return cards
        return {f"won:{side}": MATCHES_TO_WIN - 1 for side in range(len(self.sides))} | cards

    @property
    def room(self) -> int:
        return room_for(self._rules)

    def begin(self, dealer: int) -> Standing:
        return begin(self._rules, dealer, range(self._begun))

    def begin_again(self, standing: Standing) -> Standing:
        return begin(self._rules, standing.dealer, sorted(self.there(standing)))

    def there(self, standing: Standing) -> tuple[int, ...]:
        company = evening_of(standing)
        return (*company.players, *company.waiting) if self.room else tuple(range(self._begun))

    def is_between(self, standing: Standing) -> bool:
        return evening_of(standing).is_fresh and not any(standing.points)

    def with_person(self, standing: Standing, seat: int, after: int | None) -> Standing:
        return evening_of(standing).joined_by(seat, after).kept_in(standing)

    def without_person(self, standing: Standing, seat: int) -> Standing:
        company = evening_of(standing)
        dealer = company.other(seat) if seat == standing.dealer else standing.dealer
        return replace(company.left_by(seat).kept_in(standing), dealer=dealer)

    def playing(self, standing: Standing) -> tuple[int, ...]:
        """The sides in the order of play, elder's first and the dealer's last."""
        rules = rules_for(self._rules, standing)
        return tuple(dict.fromkeys(rules.side_of[seat] for seat in players_of(rules, standing)))

    def leader(self, standing: Standing) -> int:
        return players_of(rules_for(self._rules, standing), standing)[0]

    def categories(self, standing: Standing, method: str) -> tuple[Category, ...]:
        rules = rules_for(self._rules, standing)
        order = self.playing(standing)
        everybody = tuple(sorted(order))

        def mark(code: str, group: str, sides: tuple[int, ...] = everybody, together: int = 1) -> Category:
            return Category(code, sides, 1, together, group=group)

        possible_faults = [code for code in (*_VOID, *_TOLD) if self._silent or _can_happen(code, rules)]
        only_dealer = {*_OF_THE_DEALER, *(() if rules.table is Table.TWO or self._silent else _OF_BUYING)}
        faults = [
            mark(code, FAULT, order[-1:]) if code in only_dealer else mark(code, FAULT, together=len(everybody))
            for code in possible_faults
        ]
        # Of two partners each can have revoked.
        partners = len(rules.sides[0])
        revoke = Category("revoke", everybody, partners, partners * len(everybody), group=FAULT)
        # With 36 cards a wrong card is taken back (RULES.md, P171).
        if not rules.of_old:
            faults.insert(sum(code in _VOID for code in possible_faults), revoke)
        if method == TOTALS:
            largest = _MOST_TOTAL + carried_points(standing)
            found = [Category("total", everybody, largest, largest * len(everybody), each=True)]
            found += self._order_marks(rules, mark)
            if rules.prizes:
                found += [mark("repique", MARKED), mark("pique", MARKED, order[:1]), mark("capot", MARKED)]
            elif rules.repique is not Repique.COUNT:
                found.append(mark("repique", MARKED))
            if rules.pique_match:
                found.append(mark("pique", MARKED, order[:1]))
            if rules.carried_cards:
                found.append(Category("divided", everybody[:1], 1, 1, group=PLAY))
            return (*found, *faults)
        most = rules.hand
        classes = [(code, _counts(code, rules)) for code in ("sequences", "sets")]
        found = []
        if rules.blanche is not Blanche.OFF:
            # Two of eight or ten cards each leave room for another.
            together = 1 if rules.table is Table.TWO else 2
            found.append(Category("carte_blanche", everybody, len(rules.sides[0]), together, group=MARKED))
        found += [
            Category("point", everybody, LARGEST_POINT, LARGEST_POINT * len(everybody)),
            *(Category(code, everybody, max(counts), max(counts) * len(everybody)) for code, counts in classes),
            Category("play", everybody, 2 * most, 3 * most, group=PLAY, due=1),
            Category("tricks", everybody, most, most, adds_up=True, group=PLAY, due=most),
            Category("last_trick", everybody, 1, 1, group=PLAY, due=1),
            mark("pique", MARKED, order[:1]),
        ]
        if _asks_for_repique(rules) and not self._silent:
            found.append(mark("repique", MARKED, order[:1]))
        found += self._order_marks(rules, mark)
        if rules.rouge:
            persons = len(rules.sides[0])
            found.append(Category("carte_rouge", everybody, persons, persons * len(everybody), group=MARKED))
        return (*found, *faults)

    def _order_marks(self, rules: PiquetRules, mark: Callable[..., Category]) -> list[Category]:
        """Return the marks about the order in which the sides came to the points that decide."""
        if not rules.target:
            return []
        half = (
            []
            if self._silent or rules.ending is Ending.NORMAN or rules.of_old
            else [mark(_HALF, PLAY, together=len(rules.sides))]
        )
        return [mark("first", PLAY), *half]

    def lines(self, standing: Standing, entered: Amounts, method: str) -> tuple[ScoreLine, ...]:
        rules = rules_for(self._rules, standing)
        if again := anew_lines(entered, _NEW_DEAL):
            return again
        if method == TOTALS:
            lines = self._totals(rules, standing, entered)
        else:
            lines = _Count(
                rules,
                standing,
                self.playing(standing),
                entered,
                before=self._before,
                silent=self._silent,
                void_makes_pique=self._void_makes_pique,
                lead_unasked=self._lead_unasked,
            ).lines()
        return (*lines, *doubled_lines(rules, standing, lines))

    def _totals(self, rules: PiquetRules, standing: Standing, entered: Amounts) -> list[ScoreLine]:
        sides = len(standing.points)
        given = entered["total"]
        repique = _those(entered, "repique")
        if not given and not repique:
            raise EntryError("nothing_entered", "total", self.playing(standing)[0], category="total")
        self._check_totals(rules, standing, entered)
        if not self._before:
            self._check_pair(rules, standing, entered)
        void = {side for code in _VOID for side in _those(entered, code)}
        # A side that may count nothing has made no repique, pique or capot either.
        without = () if self._before else void
        repique, pique, capot = (
            [one for one in _those(entered, code) if one not in without] for code in ("repique", "pique", "capot")
        )
        lines = [
            ScoreLine(Line.DEAL_TOTAL, side, 0 if side in void else points, marked=side not in void)
            for side, points in sorted(given.items())
        ]
        lines += _revoke_lines(entered, self.playing(standing), void)
        if repique and rules.repique is Repique.OWN_MATCH and not rules.prizes:
            lines.append(ScoreLine(Line.REPIQUE_MATCH, repique[0], 0))
        if rules.pique_match:
            lines += [ScoreLine(Line.PIQUE_MATCH, side, 0) for side in pique]
        if repique and rules.repique is Repique.WINS:
            lines.append(ScoreLine(Line.REPIQUE, repique[0], 0))
        elif rules.target:
            lines = _first_first(rules, standing, lines, entered)
            if not self._silent:
                lines = self._with_half(rules, standing, lines, entered)
        if _those(entered, "divided"):
            lines.append(ScoreLine(Line.DIVIDED, 0, 0, marked=False))
        lines += _told_lines(entered)
        jumps = [
            Jump.REPIQUE if side in repique else Jump.PIQUE if side in pique else Jump.NONE for side in range(sides)
        ]
        tricks = [rules.hand if side in capot else 0 for side in range(sides)]
        if not capot:
            tricks = [1] * sides
        return lines + prize_lines(rules, standing, tricks, jumps)

    def _with_half(
        self, rules: PiquetRules, standing: Standing, lines: list[ScoreLine], entered: Amounts
    ) -> list[ScoreLine]:
        """Return the totals without what the losers counted after the match was won, as far as it would make the pay
        smaller. Raises ``EntryError`` as ``_kept_below`` does.
        """
        winner = arrival(rules, standing, lines)
        if winner is None:
            return lines
        changed = []
        for line in lines:
            most = _kept_below(rules, entered, winner, line.side, standing.points[line.side], line.points)
            changed.append(line._replace(points=min(line.points, most)) if line.code == Line.DEAL_TOTAL else line)
        return changed

    def _check_totals(self, rules: PiquetRules, standing: Standing, entered: Amounts) -> None:
        """Raise ``EntryError`` if the marks contradict each other or the totals are too small for them."""
        repique, pique, capot = (_those(entered, code) for code in ("repique", "pique", "capot"))
        if capot and _those(entered, "divided"):
            raise EntryError("divided_has_no_capot", "capot", capot[0], category="capot")
        if repique and pique:
            raise EntryError("one_jump_only", "pique", pique[0], category="pique")
        if not rules.prizes:
            return
        for side in range(len(standing.points)):
            least = rules.threshold * (side in repique or side in pique)
            if rules.jumps:
                least += rules.repique_jump * (side in repique) + rules.pique_jump * (side in pique)
            if side in capot:
                # The points for the tricks themselves help a player to a Sechziger.
                least += CARDS_POINTS + (rules.hand + rules.last_trick - 1) * (side not in pique)
            given = entered["total"].get(side, 0)
            if given < least:
                raise EntryError("total_too_small", "total", side, category="total", given=given, least=least)

    def _check_pair(self, rules: PiquetRules, standing: Standing, entered: Amounts) -> None:
        """Raise ``EntryError`` if no deal that was played to its end brings both totals (``totals``). Not checked after
        faults, or if the match was won before the end of the deal.
        """
        order, given = self.playing(standing), entered["total"]
        faults = any(
            _those(entered, category.code) for category in self.categories(standing, TOTALS) if category.group == FAULT
        )
        reached = any(standing.points[side] + given.get(side, 0) >= rules.target > 0 for side in order)
        won = _those(entered, "repique") and rules.repique is Repique.WINS
        if rules.table is not Table.TWO or rules.from_ten or len(given) < len(order) or faults or reached or won:
            return
        elder, dealer = given[order[0]], given[order[-1]]
        if not elder:
            raise EntryError("elder_has_led", "total", order[0], category="total")
        if not can_be(rules, elder, dealer, carried_points(standing)):
            raise EntryError("no_such_totals", "total", order[-1], category="total")

    def cut_short(self, standing: Standing, lines: Sequence[ScoreLine]) -> bool:
        rules = rules_for(self._rules, standing)
        sums = totals(lines, len(standing.points))
        wins = rules.repique is Repique.WINS and any(line.code == Line.REPIQUE for line in lines)
        reached = (points + more for points, more in zip(standing.points, sums, strict=True))
        return wins or max(reached) >= rules.target > 0

    def fold(self, standing: Standing, lines: Sequence[ScoreLine]) -> Standing:
        if is_dealt_anew(lines):
            return standing
        return fold(with_there(self._rules, len(self.there(standing))), standing, lines)

    def close(self, standing: Standing) -> Standing:
        settled = close(self._rules, standing)
        return standing if settled is None else settled

    def accounts(self, standing: Standing) -> tuple[int, ...]:
        """Return what each seat has gained; partners gain or pay equal amounts."""
        gains = accounts_of(standing)
        return tuple(gains[self._rules.side_of[seat]] for seat in range(self._rules.persons))


def _those(entered: Amounts, code: str) -> list[int]:
    return [side for side, amount in sorted(entered.get(code, {}).items()) if amount]


def _can_happen(code: str, rules: PiquetRules) -> bool:
    """Return whether the fault ``code`` can be committed under ``rules`` (RULES.md, P132)."""
    if rules.of_old:
        return code in _WITH_36_CARDS
    if code == _BOUGHT_TOO_EARLY:
        return rules.table is Table.TWO
    if code in _OF_BUYING:
        return rules.table is not Table.ROBBER
    return code != "too_late" or not rules.counts_before_lead


def _asks_for_repique(rules: PiquetRules) -> bool:
    """Return whether declarations can win the match or make a Neunziger of its own, and what decides that need not have
    been counted.
    """
    return rules.nothing_beaten and rules.repique is Repique.OWN_MATCH and rules.target > 0


def _kept_below(rules: PiquetRules, entered: Amounts, winner: int, side: int, before: int, more: int) -> int:
    """Return how many of the ``more`` points that ``side`` wrote down it can have counted before the ``winner`` won;
    it had ``before`` points. Half the target decides what a loser pays, so if the points lead past it, a mark must say
    who was first. Raises ``EntryError`` ``half_or_target`` if nothing is marked.
    """
    if side == winner or not before < rules.half <= before + more:
        return more
    first = _those(entered, _HALF)
    if not first:
        raise EntryError("half_or_target", _HALF, side, category=_HALF, half=rules.half, target=rules.target)
    return more if side in first else rules.half - 1 - before


def _revoke_lines(entered: Amounts, playing: Sequence[int], void: Collection[int]) -> list[ScoreLine]:
    """Return the lines of five points for the opponents of each player who revoked. An opponent who did not name the
    suit when it changed, or counts nothing in the deal, does not get them.
    """
    unpunished = {*void, *_those(entered, "suit_not_named")}
    return [
        ScoreLine(Line.REVOKE, other, 0 if other in unpunished else REVOKE_POINTS, marked=other not in unpunished)
        for side, times in sorted(entered.get("revoke", {}).items())
        for _ in range(times)
        for other in playing
        if other != side
    ]


def _told_lines(entered: Amounts) -> list[ScoreLine]:
    """Return the lines of faults that count nothing by themselves."""
    return [ScoreLine(code, side, 0, marked=False) for code in (*_VOID, *_TOLD) for side in _those(entered, code)]


def _first_first(rules: PiquetRules, standing: Standing, lines: list[ScoreLine], entered: Amounts) -> list[ScoreLine]:
    """Return the totals in such an order that the side that reached the target first comes first.

    Raises ``EntryError`` ``who_was_first`` if several sides reach it and none is marked as the first.
    """
    sums = totals(lines, len(standing.points))
    arrived = [side for side, points in enumerate(standing.points) if points + sums[side] >= rules.target]
    first = _those(entered, "first")
    if first and first[0] not in arrived:
        raise EntryError("has_not_arrived", "first", first[0], category="first", target=rules.target)
    if len(arrived) > 1 and not first:
        raise EntryError("who_was_first", "first", arrived[0], category="first", target=rules.target)
    winner = first[0] if first else -1
    return sorted(lines, key=lambda line: line.side != winner)


class _Count:
    """The running count of one deal, computed from what was entered."""

    def __init__(
        self,
        rules: PiquetRules,
        standing: Standing,
        order: Sequence[int],
        entered: Amounts,
        *,
        before: bool,
        silent: bool,
        void_makes_pique: bool,
        lead_unasked: bool,
    ) -> None:
        self._rules = rules
        self._standing = standing
        self._order = order
        self._entered = entered
        self._void = {side for code in _VOID for side in _those(entered, code)}
        self._silent = silent
        self._lead_unasked = lead_unasked
        self._no_pique = set() if void_makes_pique else self._void
        self._without_prize = set() if before else self._void
        self._revokes = _revoke_lines(entered, order, self._void)
        self._count = [0] * len(standing.points)
        self._found: list[ScoreLine] = []
        self._jumps = [Jump.NONE] * len(standing.points)
        self._won_by: int | None = None
        self._tricks = [entered["tricks"].get(side, 0) for side in range(len(standing.points))]
        self._led = [0] * len(standing.points)
        """The points of each side for the play that led to a Sechziger, which are marked before it."""

    def lines(self) -> list[ScoreLine]:
        """Return all lines up to the doubling, and none after the mark that has won the match."""
        self._check()
        if len(self._rules.sides[0]) > 1:
            # Partners and opponents speak in turns: the declarations of the one side were counted before the other won
            # with its own.
            both = all(map(self._declared, self._order))
            first, *others = sorted(self._order, key=lambda side: both and self._wins_declaring(side))
        else:
            first = self._order[0]
            # A Neunziger that is announced in time is counted before elder leads, also the dealer's.
            others = sorted(self._order[1:], key=lambda side: not self._counts_before_lead(side))
        steps: list[Callable[[], None]] = [self._blanches]
        if self._rules.of_old:
            steps += [self._declare_by_class]
        else:
            steps += [lambda: self._declare(first)]
            steps += [lambda side=side: self._declare(side) for side in others]  # type: ignore[misc]
        steps += [self._play, self._end]
        for step in steps:
            if self._won_by is None:
                step()
        tricks = self._tricks if any(self._tricks) else [1] * len(self._tricks)
        prizes = prize_lines(self._rules, self._standing, tricks, self._jumps)
        prizes = [line for line in prizes if line.side not in self._without_prize]
        return [*self._found, *prizes, *_told_lines(self._entered)]

    def _given(self, code: str, side: int) -> int:
        return self._entered.get(code, {}).get(side, 0)

    def _check(self) -> None:
        entered, rules = self._entered, self._rules
        for code in _DECLARED:
            counting = [side for side in self._order if self._given(code, side) and side not in self._void]
            if len(counting) > 1:
                raise EntryError("one_counts_a_class", code, counting[-1], category=code)
            for side in counting:
                if self._given(code, side) not in _counts(code, rules):
                    raise EntryError("no_such_count", code, side, category=code, given=self._given(code, side))
        self._check_cards()
        for side in _those(entered, "class_left_out"):
            if all(self._given(code, side) for code in _DECLARED):
                raise EntryError("no_class_left_out", "class_left_out", side, category="class_left_out")
        reached = [side for side in self._order if self._given("tricks", side) or self._given("play", side)]
        if not reached and not any(entered.get(code) for code in (*_DECLARED, "carte_blanche", "pique")):
            raise EntryError("nothing_entered", "point", self._order[0], category="point")
        for side in _those(entered, "last_trick"):
            if entered["tricks"] and not self._given("tricks", side):
                raise EntryError("last_without_tricks", "last_trick", side, category="last_trick")
        for side in self._order:
            if side in entered["play"] and side not in self._void and entered["tricks"]:
                self._check_play(side)

    def _check_cards(self) -> None:
        """Raise ``EntryError`` if one pack cannot contain the cards of all declarations. For two partners, whose hands
        count together, this is not checked.
        """
        rules = self._rules
        if rules.table is Table.ROBBER:
            return
        blank = (*COURTS, TEN) if rules.tens_are_courts else COURTS
        # Equal points and equal sequences stand: no player counts them, but their cards have been held all the same.
        stands = any(not any(self._given(code, side) for side in self._order) for code in ("point", "sequences"))
        players = []
        for side in self._order:
            point, sequences, sets = (0 if side in self._void else self._given(code, side) for code in _DECLARED)
            red = bool(self._given("carte_rouge", side)) and side not in self._void and not stands
            without = blank if rules.blanche is Blanche.AFTER and self._given("carte_blanche", side) else ()
            players.append(Declared(point, sequences, sets, red, without))
        if are_in_the_cards(rules, players):
            return
        for side, player in zip(self._order, players, strict=True):
            if player.red and are_in_the_cards(rules, [one._replace(red=False) for one in players]):
                raise EntryError("not_all_cards_declared", "carte_rouge", side, category="carte_rouge")
        told = [(code, side) for code in _DECLARED for side in self._order if self._given(code, side)]
        code, side = [(code, side) for code, side in told if side not in self._void][-1]
        raise EntryError("not_in_the_cards", code, side, category=code)

    def _check_play(self, side: int) -> None:
        """Raise ``EntryError`` if points and tricks of a side do not fit. Each trick brings a point to the side that
        leads to it or takes it; the last one has a value of its own.
        """
        rules = self._rules
        tricks, given = self._given("tricks", side), self._given("play", side)
        last = _those(self._entered, "last_trick")
        more = rules.last_trick - 1
        takes_last = side in last or (not last and tricks == rules.hand)
        may_take_last = side in last or (not last and tricks > 0)
        # Every trick taken was led to or taken; of the others those count to which this side led, which needs a
        # trick taken before, or elder's first lead.
        least = int(takes_last) if rules.from_ten else tricks + more * takes_last
        most = tricks + min(rules.hand - tricks, tricks + (side == self._order[0])) + more * may_take_last
        if not least <= given <= most:
            raise EntryError("play_does_not_fit", "play", side, category="play", given=given, tricks=tricks)

    def _check_play_of_both(self) -> None:
        """Raise ``EntryError`` if the points of both sides for the play do not fit together: elder loses the lead as
        often as the dealer's side does, or once more. Not checked where a hand was given up, where there were too few
        cards, or after other faults.
        """
        rules, entered = self._rules, self._entered
        faults = any(_those(entered, code) for code in (*_VOID, "revoke", "hand_too_small"))
        if len(self._order) != 2 or rules.from_ten or faults or len(entered["tricks"]) < 2 or len(entered["play"]) < 2:
            return
        elder, dealer = self._order
        last = _those(entered, "last_trick") or [side for side in self._order if self._given("tricks", side)]
        for winner in last:
            lost = [
                self._given("play", side) - self._given("tricks", side) - (rules.last_trick - 1) * (side == winner)
                for side in (elder, dealer)
            ]
            if min(lost) >= 0 and 0 <= lost[0] - lost[1] <= 1:
                return
        raise EntryError("plays_do_not_fit", "play", dealer, category="play")

    def _mark(self, code: str, side: int, points: int, marked: bool = True, **params: int) -> None:
        if self._won_by is not None or not points:
            return
        if side in self._void:
            points, marked = 0, False
        if marked:
            self._count[side] += points
        if code == Line.PLAY and self._rules.from_ten:
            params |= {FROM_TEN: True}
        line = ScoreLine(code, side, points, parameters(**params, count=self._count[side]), marked=marked)
        self._found.append(line)
        if marked and self._would_win(side, 0):
            self._won_by = side

    def _would_win(self, side: int, more: int) -> bool:
        """Return whether ``side`` would have won the match with ``more`` points in addition to those counted so far."""
        return self._standing.points[side] + self._count[side] + more >= (self._rules.target or _NO_TARGET)

    def _wins(self, line: ScoreLine) -> bool:
        """Return whether ``line`` would win the match now."""
        return self._would_win(line.side, line.points)

    def _wins_declaring(self, side: int, more: int = 0) -> bool:
        """Return whether a side's declarations, without a jump, would win the match with ``more`` points besides."""
        return self._would_win(side, sum(self._given(code, side) for code in _DECLARED) + more)

    def _blanches(self) -> None:
        for side in self._order:
            for _ in range(self._given("carte_blanche", side)):
                self._mark("carte_blanche", side, BLANCHE_POINTS)

    def _declare(self, side: int) -> None:
        rules = self._rules
        elder = self._order[0]
        about_to_arrive = self._would_win(elder, 1)
        declared = self._declared(side)
        place = self._repique_place(side, declared)
        led_before = side != elder and not self._counts_before_lead(side) and bool(self._given("play", elder))
        if led_before and about_to_arrive:
            # Elder's first lead, which comes before the dealer counts, wins the match.
            self._mark("play", elder, 1)
            return
        found, before = len(self._found), self._count[elder]
        for number, enters in in_order(rules, len(declared), place, jumped=False):
            if number < 0:
                self._repique(side)
            else:
                kind, points = declared[number]
                self._mark(KIND_NAMES[kind], side, points, enters)
        if led_before and self._won_by == side:
            # Elder has counted her first lead when the dealer wins by what he declares.
            self._lead_before(found, before + 1)

    def _declare_by_class(self) -> None:
        """Count what is good class by class, whoever it belongs to (RULES.md, P168)."""
        toward = {side: self._blanche_toward(side) for side in self._order}
        for kind, code in _CLASSES.items():
            for side in self._order:
                points = 0 if side in self._void else self._given(code, side)
                self._mark(KIND_NAMES[kind], side, self._given(code, side))
                toward[side] += points
                free = not any(toward[other] for other in self._order if other != side)
                if (
                    points
                    and toward[side] >= self._rules.threshold
                    and free
                    and all(jump is Jump.NONE for jump in self._jumps)
                ):
                    self._repique(side)

    def _declared(self, side: int) -> list[tuple[Kind, int]]:
        """Return class and points of each declaration of a side."""
        return [(kind, self._given(code, side)) for kind, code in _CLASSES.items() if self._given(code, side)]

    def _counts_before_lead(self, side: int) -> bool:
        """Return whether a side other than elder's counts before elder leads."""
        rules = self._rules
        in_time = rules.repique_in_time and self._repique_place(side, self._declared(side)) is not None
        return rules.counts_before_lead or in_time

    def _lead_before(self, place: int, count: int) -> None:
        """Insert elder's first lead at ``place`` among the lines."""
        elder = self._order[0]
        void = elder in self._void
        self._count[elder] += not void
        lead = ScoreLine(Line.PLAY, elder, int(not void), parameters(count=count - void), marked=not void)
        self._found.insert(place, lead)

    def _repique_place(self, side: int, declared: Sequence[tuple[Kind, int]]) -> int | None:
        """Return the number of the declaration with which a side makes a Neunziger, or None."""
        if side in _those(self._entered, "too_late") or side in self._void:
            return None
        wrong = _those(self._entered, "wrong_declaration")
        # Against a wrong declaration counts even what was beaten.
        others = [other for other in self._order if other != side and other not in wrong]
        barred = {kind for kind, code in _CLASSES.items() if any(self._given(code, other) for other in others)}
        blanked = any(self._given("carte_blanche", other) for other in others)
        place = repique_place(self._rules, self._blanche_toward(side), declared, barred, blanked)
        if side == self._order[0] and not self._silent:
            self._check_repique(side, place is not None)
        return place

    def _check_repique(self, elder: int, made: bool) -> None:
        """Raise ``EntryError`` if the mark of elder's Neunziger contradicts her declarations, or is missing where what
        she counted makes one or wins the match, and a class that nobody counted decides which.
        """
        marked = bool(_those(self._entered, "repique"))
        if marked and not made:
            raise EntryError("no_repique", "repique", elder, category="repique", least=self._rules.threshold)
        open_classes = len(self._declared(elder)) < len(_DECLARED)
        asks = open_classes and _asks_for_repique(self._rules)
        # Before the dealer counts, elder may also have had her first lead.
        led = not (self._rules.counts_before_lead or self._lead_unasked) and self._given("play", elder) > 0
        if made and not marked and asks and self._wins_declaring(elder, led):
            raise EntryError("repique_or_beaten", "repique", elder, category="repique", target=self._rules.target)

    def _blanche_toward(self, side: int) -> int:
        """Return the points that carte blanche has brought a side toward a Neunziger or Sechziger."""
        return BLANCHE_POINTS * self._given("carte_blanche", side) * self._rules.blanche_counts_toward

    def _repique(self, side: int) -> None:
        if self._won_by is not None:
            return
        self._jumps[side] = Jump.REPIQUE
        line = repique_line(self._rules, self._blanche_toward(side))
        if line is None:
            return
        code, points = line
        if points:
            self._mark(code, side, points)
        else:
            self._found.append(ScoreLine(code, side, 0))
        if self._rules.repique is Repique.WINS:
            self._won_by = side

    def _pique(self) -> None:
        """Count the Sechziger that is marked, after the points for the play that led to it."""
        rules = self._rules
        elder = self._order[0]
        pique = _those(self._entered, "pique")
        lost = elder in self._no_pique or elder in _those(self._entered, "too_late")
        if not pique or lost or self._jumps[elder] is not Jump.NONE:
            return
        if any(self._count[other] for other in self._order if other != elder):
            raise EntryError("opponent_has_counted", "pique", elder, category="pique")
        declared = sum(self._given(code, elder) for code in _DECLARED) + self._blanche_toward(elder)
        play = self._given("play", elder)
        first_card = rules.threshold - 1 if rules.pique_at_once else 0
        if declared + play < rules.threshold or declared < first_card:
            raise EntryError(
                "not_enough_for_pique", "pique", elder, category="pique", given=declared + play, least=rules.threshold
            )
        if not self._silent:
            needed = max(0, rules.threshold - declared)
            # More than one point a trick is counted for the last one alone.
            self._led[elder] = needed if needed < rules.hand else play
            self._mark("play", elder, self._led[elder])
            if self._won_by is not None:
                return
        self._jumps[elder] = Jump.PIQUE
        if rules.pique_match:
            self._found.append(ScoreLine(Line.PIQUE_MATCH, elder, 0))
        elif rules.jumps:
            self._mark("pique", elder, rules.pique_jump)

    def _play(self) -> None:
        rules = self._rules
        self._pique()
        arriving = [
            side for side in self._order if side not in self._void and self._would_win(side, self._still_played(side))
        ]
        first = _those(self._entered, "first")
        if len(arriving) > 1 and not first and self._won_by is None:
            raise EntryError("who_was_first", "first", arriving[0], category="first", target=rules.target)
        if not arriving and self._won_by is None:
            self._check_play_of_both()
        played = self._played_before(arriving, first)
        # What the others have counted was counted before the match was won, as far as it does not win it.
        for side in sorted(self._order, key=lambda side: (side in arriving, side not in first)):
            if side in arriving:
                self._mark_revokes(lambda line: line.side not in arriving and not self._wins(line))
            self._mark("play", side, played[side])

    def _still_played(self, side: int) -> int:
        """Return the points of a side for the play that are not marked yet."""
        return self._given("play", side) - self._led[side]

    def _played_before(self, arriving: Sequence[int], first: Sequence[int]) -> dict[int, int]:
        """Return the points of each side for the play, as far as they were counted before one of those ``arriving``
        won, the ``first`` if one is marked. Raises ``EntryError`` as ``_kept_below`` does.
        """
        played = {side: self._still_played(side) for side in self._order}
        if self._silent or self._won_by is not None or not arriving:
            return played
        winner = first[0] if first else arriving[0]
        for side in self._order:
            had = self._standing.points[side] + self._count[side]
            if side not in self._void:
                played[side] = _kept_below(self._rules, self._entered, winner, side, had, played[side])
        return played

    def _end(self) -> None:
        """Count what is counted at the end of the deal, up to the line that wins the match."""
        rules = self._rules
        self._mark_revokes(lambda line: not self._wins(line))
        self._mark_revokes(lambda line: True)
        ending: list[ScoreLine] = []
        if self._entered["tricks"]:
            ending += end_lines(rules, self._standing, self._tricks, [()] * len(self._tricks), self._order)
        ending += [
            ScoreLine(Line.CARTE_ROUGE, side, ROUGE_POINTS)
            for side in self._order
            for _ in range(self._given("carte_rouge", side))
        ]
        for line in ending:
            self._put(line)

    def _mark_revokes(self, now: Callable[[ScoreLine], bool]) -> None:
        """Mark those of the remaining lines for revokes for which ``now`` is True."""
        for line in [line for line in self._revokes if now(line)]:
            self._revokes.remove(line)
            self._put(line)

    def _put(self, line: ScoreLine) -> None:
        if line.marked:
            self._mark(line.code, line.side, line.points)
        else:
            self._found.append(line)


@lru_cache(maxsize=64)
def _counts(code: str, rules: PiquetRules) -> frozenset[int]:
    """Return the numbers that a class can count: those of one hand, or sums of two if partners count together."""
    if code == "point":
        # With twelve cards no ruff has fewer than 21 pips, and none more than 81.
        return frozenset(range(2 if rules.ruff else rules.least_of_point, LARGEST_POINT + 1))
    one = (sequence_counts if code == "sequences" else set_counts)(rules.hand, rules.ranks)
    if len(rules.sides[0]) > 1:
        return frozenset(first + second for first in one for second in one)
    return one
