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

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace

from cardtable.core.scores import ScoreLine, totals
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
from cardtable.games.piquet.codes import Line
from cardtable.games.piquet.entered_count import (
    BOUGHT_TOO_EARLY,
    HALF,
    TOLD,
    VOID,
    EnteredCount,
    asks_for_repique,
    countable,
    kept_below,
    revoke_lines,
    those,
    told_lines,
)
from cardtable.games.piquet.evening import evening_of
from cardtable.games.piquet.matches import MATCHES_TO_WIN, accounts_of, arrival, begin, close, fold, rules_for
from cardtable.games.piquet.persons import of_persons, players_of, room_for, with_there
from cardtable.games.piquet.phases import Jump
from cardtable.games.piquet.possible import (
    LARGEST_POINT,
)
from cardtable.games.piquet.rules import Blanche, Ending, PiquetRules, Repique, Table
from cardtable.games.piquet.scoring import (
    CARDS_POINTS,
    carried_points,
    doubled_lines,
    prize_lines,
)
from cardtable.games.piquet.totals import can_be

_MOST_TOTAL = 200
"""The most points of a player in a deal: 170 is the greatest count, and carte blanche, carte rouge and fines can come
in addition. Points that divided tricks have carried over are added to this limit.
"""
_MOST_CARRIED = 50 * CARDS_POINTS
"""More than divided tricks ever add to the cards of a deal."""
_OF_THE_DEALER = frozenset({BOUGHT_TOO_EARLY, MISDEAL})
_OF_BUYING = frozenset({"hand_too_large", "hand_too_small", "discards_mixed"})
"""Faults of a player who exchanges cards."""
_WITH_36_CARDS = frozenset({"wrong_declaration", "hand_too_large", "hand_too_small", "class_left_out", MISDEAL})
"""Faults that cost something at Piquet of 36 cards (RULES.md, P171)."""
_NEW_DEAL = frozenset({BOUGHT_TOO_EARLY})
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

        possible_faults = [code for code in (*VOID, *TOLD) if self._silent or _can_happen(code, rules)]
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
            faults.insert(sum(code in VOID for code in possible_faults), revoke)
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
        classes = [(code, countable(code, rules)) for code in ("sequences", "sets")]
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
        if asks_for_repique(rules) and not self._silent:
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
            else [mark(HALF, PLAY, together=len(rules.sides))]
        )
        return [mark("first", PLAY), *half]

    def lines(self, standing: Standing, entered: Amounts, method: str) -> tuple[ScoreLine, ...]:
        rules = rules_for(self._rules, standing)
        if again := anew_lines(entered, _NEW_DEAL):
            return again
        if method == TOTALS:
            lines = self._totals(rules, standing, entered)
        else:
            lines = EnteredCount(
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
        repique = those(entered, "repique")
        if not given and not repique:
            raise EntryError("nothing_entered", "total", self.playing(standing)[0], category="total")
        self._check_totals(rules, standing, entered)
        if not self._before:
            self._check_pair(rules, standing, entered)
        void = {side for code in VOID for side in those(entered, code)}
        # A side that may count nothing has made no repique, pique or capot either.
        without = () if self._before else void
        repique, pique, capot = (
            [one for one in those(entered, code) if one not in without] for code in ("repique", "pique", "capot")
        )
        lines = [
            ScoreLine(Line.DEAL_TOTAL, side, 0 if side in void else points, marked=side not in void)
            for side, points in sorted(given.items())
        ]
        lines += revoke_lines(entered, self.playing(standing), void)
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
        if those(entered, "divided"):
            lines.append(ScoreLine(Line.DIVIDED, 0, 0, marked=False))
        lines += told_lines(entered)
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
        smaller. Raises ``EntryError`` as ``kept_below`` does.
        """
        winner = arrival(rules, standing, lines)
        if winner is None:
            return lines
        changed = []
        for line in lines:
            most = kept_below(rules, entered, winner, line.side, standing.points[line.side], line.points)
            changed.append(line._replace(points=min(line.points, most)) if line.code == Line.DEAL_TOTAL else line)
        return changed

    def _check_totals(self, rules: PiquetRules, standing: Standing, entered: Amounts) -> None:
        """Raise ``EntryError`` if the marks contradict each other or the totals are too small for them."""
        repique, pique, capot = (those(entered, code) for code in ("repique", "pique", "capot"))
        if capot and those(entered, "divided"):
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
            those(entered, category.code) for category in self.categories(standing, TOTALS) if category.group == FAULT
        )
        reached = any(standing.points[side] + given.get(side, 0) >= rules.target > 0 for side in order)
        won = those(entered, "repique") and rules.repique is Repique.WINS
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


def _can_happen(code: str, rules: PiquetRules) -> bool:
    """Return whether the fault ``code`` can be committed under ``rules`` (RULES.md, P132)."""
    if rules.of_old:
        return code in _WITH_36_CARDS
    if code == BOUGHT_TOO_EARLY:
        return rules.table is Table.TWO
    if code in _OF_BUYING:
        return rules.table is not Table.ROBBER
    return code != "too_late" or not rules.counts_before_lead


def _first_first(rules: PiquetRules, standing: Standing, lines: list[ScoreLine], entered: Amounts) -> list[ScoreLine]:
    """Return the totals in such an order that the side that reached the target first comes first.

    Raises ``EntryError`` ``who_was_first`` if several sides reach it and none is marked as the first.
    """
    sums = totals(lines, len(standing.points))
    arrived = [side for side, points in enumerate(standing.points) if points + sums[side] >= rules.target]
    first = those(entered, "first")
    if first and first[0] not in arrived:
        raise EntryError("has_not_arrived", "first", first[0], category="first", target=rules.target)
    if len(arrived) > 1 and not first:
        raise EntryError("who_was_first", "first", arrived[0], category="first", target=rules.target)
    winner = first[0] if first else -1
    return sorted(lines, key=lambda line: line.side != winner)
