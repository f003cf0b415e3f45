"""The running count of a Piquet deal, from what was entered by category, and what faults that were entered come to."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from functools import lru_cache

from cardtable.core.scores import ScoreLine, parameters
from cardtable.core.sheets.categories import MISDEAL, Amounts, EntryError
from cardtable.core.state import Standing
from cardtable.games.piquet.adding import in_order, repique_line, repique_place
from cardtable.games.piquet.codes import FROM_TEN, Line
from cardtable.games.piquet.combinations import Kind
from cardtable.games.piquet.counting import BLANCHE_POINTS, KIND_NAMES
from cardtable.games.piquet.phases import Jump
from cardtable.games.piquet.possible import (
    COURTS,
    LARGEST_POINT,
    TEN,
    Declared,
    sequence_counts,
    set_counts,
)
from cardtable.games.piquet.rules import Blanche, PiquetRules, Repique, Table
from cardtable.games.piquet.scoring import (
    ROUGE_POINTS,
    end_lines,
    prize_lines,
)
from cardtable.games.piquet.totals import are_in_the_cards

_CLASSES = {Kind.POINT: "point", Kind.SEQUENCE: "sequences", Kind.SET: "sets"}
_DECLARED = tuple(_CLASSES.values())
_NO_TARGET = 10**6
_REVOKE_POINTS = 5
VOID = ("wrong_declaration", "hand_too_large", "discards_mixed")
"""Faults for which the player counts nothing in the deal."""
BOUGHT_TOO_EARLY = "bought_too_early"
TOLD = ("too_late", "class_left_out", "hand_too_small", "suit_not_named", BOUGHT_TOO_EARLY, MISDEAL)
"""Faults that are only noted; their cost is contained in the numbers entered, or follows from them."""
HALF = "half_first"
"""The mark of a side that came to half the target before another won, or of the winner if he came to the target before.
"""


def those(entered: Amounts, code: str) -> list[int]:
    """Return the sides for which something of ``code`` was entered."""
    return [side for side, amount in sorted(entered.get(code, {}).items()) if amount]


def asks_for_repique(rules: PiquetRules) -> bool:
    """Return whether declarations can win the match or make a Neunziger of its own, and what decides that need not have
    been counted.
    """
    return rules.nothing_beaten and rules.repique is Repique.OWN_MATCH and rules.target > 0


def kept_below(rules: PiquetRules, entered: Amounts, winner: int, side: int, before: int, more: int) -> int:
    """Return how many of the ``more`` points that ``side`` wrote down it can have counted before the ``winner`` won;
    it had ``before`` points. Half the target decides what a loser pays, so if the points lead past it, a mark must say
    who was first. Raises ``EntryError`` ``half_or_target`` if nothing is marked.
    """
    if side == winner or not before < rules.half <= before + more:
        return more
    first = those(entered, HALF)
    if not first:
        raise EntryError("half_or_target", HALF, side, category=HALF, half=rules.half, target=rules.target)
    return more if side in first else rules.half - 1 - before


def revoke_lines(entered: Amounts, playing: Sequence[int], void: Collection[int]) -> list[ScoreLine]:
    """Return the lines of five points for the opponents of each player who revoked. An opponent who did not name the
    suit when it changed, or counts nothing in the deal, does not get them.
    """
    unpunished = {*void, *those(entered, "suit_not_named")}
    return [
        ScoreLine(Line.REVOKE, other, 0 if other in unpunished else _REVOKE_POINTS, marked=other not in unpunished)
        for side, times in sorted(entered.get("revoke", {}).items())
        for _ in range(times)
        for other in playing
        if other != side
    ]


def told_lines(entered: Amounts) -> list[ScoreLine]:
    """Return the lines of faults that count nothing by themselves."""
    return [ScoreLine(code, side, 0, marked=False) for code in (*VOID, *TOLD) for side in those(entered, code)]


@lru_cache(maxsize=64)
def countable(code: str, rules: PiquetRules) -> frozenset[int]:
    """Return the numbers that a class can count: those of one hand, or sums of two if partners count together."""
    if code == "point":
        # With twelve cards no ruff has fewer than 21 pips, and none more than 81.
        return frozenset(range(2 if rules.ruff else rules.least_of_point, LARGEST_POINT + 1))
    one = (sequence_counts if code == "sequences" else set_counts)(rules.hand, rules.ranks)
    if len(rules.sides[0]) > 1:
        return frozenset(first + second for first in one for second in one)
    return one


class EnteredCount:
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
        self._void = {side for code in VOID for side in those(entered, code)}
        self._silent = silent
        self._lead_unasked = lead_unasked
        self._no_pique = set() if void_makes_pique else self._void
        self._without_prize = set() if before else self._void
        self._revokes = revoke_lines(entered, order, self._void)
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
        return [*self._found, *prizes, *told_lines(self._entered)]

    def _given(self, code: str, side: int) -> int:
        return self._entered.get(code, {}).get(side, 0)

    def _check(self) -> None:
        entered, rules = self._entered, self._rules
        for code in _DECLARED:
            counting = [side for side in self._order if self._given(code, side) and side not in self._void]
            if len(counting) > 1:
                raise EntryError("one_counts_a_class", code, counting[-1], category=code)
            for side in counting:
                if self._given(code, side) not in countable(code, rules):
                    raise EntryError("no_such_count", code, side, category=code, given=self._given(code, side))
        self._check_cards()
        for side in those(entered, "class_left_out"):
            if all(self._given(code, side) for code in _DECLARED):
                raise EntryError("no_class_left_out", "class_left_out", side, category="class_left_out")
        reached = [side for side in self._order if self._given("tricks", side) or self._given("play", side)]
        if not reached and not any(entered.get(code) for code in (*_DECLARED, "carte_blanche", "pique")):
            raise EntryError("nothing_entered", "point", self._order[0], category="point")
        for side in those(entered, "last_trick"):
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
        last = those(self._entered, "last_trick")
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
        faults = any(those(entered, code) for code in (*VOID, "revoke", "hand_too_small"))
        if len(self._order) != 2 or rules.from_ten or faults or len(entered["tricks"]) < 2 or len(entered["play"]) < 2:
            return
        elder, dealer = self._order
        last = those(entered, "last_trick") or [side for side in self._order if self._given("tricks", side)]
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
        # Where only high cards count, a dealer who has points for the play had them before elder's first one.
        if led_before and about_to_arrive and not (rules.from_ten and self._given("play", side)):
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
        if side in those(self._entered, "too_late") or side in self._void:
            return None
        wrong = those(self._entered, "wrong_declaration")
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
        marked = bool(those(self._entered, "repique"))
        if marked and not made:
            raise EntryError("no_repique", "repique", elder, category="repique", least=self._rules.threshold)
        open_classes = len(self._declared(elder)) < len(_DECLARED)
        asks = open_classes and asks_for_repique(self._rules)
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
        pique = those(self._entered, "pique")
        lost = elder in self._no_pique or elder in those(self._entered, "too_late")
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
        first = those(self._entered, "first")
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
        won, the ``first`` if one is marked. Raises ``EntryError`` as ``kept_below`` does.
        """
        played = {side: self._still_played(side) for side in self._order}
        if self._silent or self._won_by is not None or not arriving:
            return played
        winner = first[0] if first else arriving[0]
        for side in self._order:
            had = self._standing.points[side] + self._count[side]
            if side not in self._void:
                played[side] = kept_below(self._rules, self._entered, winner, side, had, played[side])
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
