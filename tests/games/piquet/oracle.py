"""A second reckoning of a deal of Piquet, from what was told and what was agreed alone, never from the rules' own code.

What a deal must not contain is checked for every deal; what it must contain, only if it was played out.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from cardtable.core.cards import rank_of, suit_of
from cardtable.core.events import Announced, CardsMoved, Event, PointsMarked
from cardtable.core.rules import Options, OptionValue, RuleSet
from cardtable.core.scores import ScoreLine
from cardtable.core.state import Standing

CLASSES = ("point", "sequence", "set")
VOIDING = ("wrong_declaration", "hand_too_large", "discards_mixed")
"""Faults after which a player counts nothing in the deal."""
COURTS = (11, 12, 13)
SMALL_TABLES = ("piquet.robber", "piquet.norman")
"""More than two play at once, and twenty are enough for a Neunziger or a Sechziger."""


@dataclass(frozen=True)
class Told:
    """A deal as it was told: ``marks`` are the lines of the running count, ``lines`` those of the sheet; ``elder``
    and ``dealer`` are seats.
    """

    rule_set: RuleSet
    standing: Standing
    events: Sequence[Event]
    lines: Sequence[ScoreLine]
    elder: int
    dealer: int
    played_out: bool

    @property
    def options(self) -> Options:
        return self.rule_set.options

    @property
    def small(self) -> bool:
        return self.rule_set.variant in SMALL_TABLES and "first" not in dict(self.standing.carried)

    @property
    def marks(self) -> list[ScoreLine]:
        """Without what was taken back, and without what takes it back; without all of who declared wrongly."""
        kept: list[ScoreLine] = []
        for line in (event.line for event in self.events if isinstance(event, PointsMarked)):
            if line.code in VOIDING:
                assert line.points == -sum(one.points for one in kept if one.side == line.side and one.marked)
                assert dict(line.params)["count"] == 0
                kept = [one for one in kept if one.side != line.side]
                continue
            if "withdrawn" not in dict(line.params):
                kept.append(line)
                continue
            at = next(
                place
                for place in reversed(range(len(kept)))
                if (kept[place].code, kept[place].side, kept[place].points) == (line.code, line.side, -line.points)
            )
            del kept[at]
        return kept

    @property
    def voided(self) -> set[int]:
        """The sides that have declared wrongly and count nothing."""
        return {line.side for line in self.lines if line.code in VOIDING}

    def side(self, seat: int) -> int:
        return seat % 2 if self.rule_set.variant == "piquet.robber" else seat

    def option(self, name: str, otherwise: OptionValue) -> OptionValue:
        return self.options.get(name, otherwise)


def check(told: Told) -> None:
    """Raise ``AssertionError`` if the deal was not played or counted as agreed."""
    _exchange(told)
    _carte_blanche(told)
    _declarations(told)
    _jumps(told)
    _end(told)
    _very_mark(told)


def _exchange(told: Told) -> None:
    buys = [(event.seat, dict(event.params)) for event in told.events if isinstance(event, Announced)]
    named = [(seat, int(str(params["cards"])), int(str(params["most"]))) for seat, params in buys if "most" in params]
    bought: dict[int, int] = {}
    for event in told.events:
        if isinstance(event, CardsMoved) and event.reason == "bought":
            bought[event.target.owner] = bought.get(event.target.owner, 0) + len(event.cards)
    if told.rule_set.variant == "piquet.robber":
        assert not named
        return
    if told.small:
        assert [(seat, of) for seat, _, of in named] in ([(told.dealer, 2)], [(told.dealer, named[0][1])])
        # Who miscounts lays one away, or three, for the two, or takes one for two.
        assert named[0][1] in ((0, 1, 2, 3) if told.option("strict", False) else (0, 2))
        return
    least_of_elder = int(told.option("elder_least", 3))
    least_of_dealer = {"three": 3, "one": 1, "none": 0}.get(str(told.option("dealer_least", "larger_part")))
    left = 8
    for seat, number, of in named:
        if seat == told.elder:
            assert least_of_elder <= number <= of == 5
            left -= number
        else:
            least = left // 2 + 1 if least_of_dealer is None else least_of_dealer
            # Nobody can buy more than a miscounting elder has left.
            assert min(least, left) <= number <= of == left
        took = bought.get(seat, 0)
        assert took in (number, 0) or (told.option("strict", False) and abs(took - number) == 1)
        left -= took - number if seat == told.elder and took else 0
    if told.played_out:
        assert [seat for seat, _, _ in named] == [told.elder, told.dealer]
        off = max(abs(bought.get(seat, 0) - number) for seat, number, _ in named)
        assert off <= (1 if told.option("strict", False) else 0)


def _carte_blanche(told: Told) -> None:
    when = told.option("carte_blanche", "before")
    if told.small:
        when = "after" if told.option("short_hands", False) else "off"
    shown = [line for line in told.marks if line.code == "carte_blanche"]
    if when == "off":
        assert not shown
        return
    ranks = (*COURTS, 10) if told.option("tens_are_courts", False) and not told.small else COURTS
    for line in shown:
        whole = 12 if not told.small else 8 if told.rule_set.variant == "piquet.robber" else 10
        assert (line.points, len(line.cards)) == (10, whole) or told.option("strict", False)
        assert not any(rank_of(card) in ranks for card in line.cards)
    held: dict[int, set[int]] = {}
    for event in told.events:
        if isinstance(event, CardsMoved):
            if event.source.name == "hand":
                held.setdefault(event.source.owner, set()).difference_update(event.cards)
            if event.target.name == "hand":
                held.setdefault(event.target.owner, set()).update(event.cards)
        if isinstance(event, PointsMarked) and event.line.code == "carte_blanche":
            assert {*event.line.cards} in [cards for seat, cards in held.items() if told.side(seat) == event.line.side]
        if isinstance(event, Announced) and event.code in ("declares", "nothing") and when == "after":
            blank = [
                seat for seat, cards in held.items() if cards and not any(rank_of(card) in ranks for card in cards)
            ]
            counting = [side for side in map(told.side, blank) if side not in told.voided]
            assert sorted(line.side for line in shown) == sorted(counting)
            return


def _declarations(told: Told) -> None:
    order = [line.code for line in told.marks if line.side == told.side(told.elder)]
    codes = [code for code in order if code in CLASSES]
    # What was beaten by a wrong declaration is counted afterwards.
    if not told.small and not told.voided:
        assert codes == sorted(codes, key=CLASSES.index)
    for code in CLASSES:
        sides = {line.side for line in told.marks if line.code == code}
        assert len(sides) <= 1
        if code == "point":
            assert sum(line.code == code for line in told.marks) <= 1
    for line in told.marks:
        length = dict(line.params).get("length")
        if line.code == "point":
            if told.rule_set.variant == "piquet.robber":
                assert int(str(length)) >= 3
                assert not line.cards
                continue
            assert int(str(length)) >= int(str(told.option("smallest_point", 4)))
            # What is only named at a table with irregularities shows no cards.
            assert len({suit_of(card) for card in line.cards}) == (not told.option("strict", False))


def _toward(told: Told, side: int, marks: Sequence[ScoreLine], codes: Sequence[str]) -> int:
    if told.option("carte_blanche_counts", False) and not told.small:
        codes = (*codes, "carte_blanche")
    return sum(line.points for line in marks if line.side == side and line.code in codes)


def _jumps(told: Told) -> None:
    marks = told.marks
    enough, repique, pique = (20, 70, 40) if told.small else (30, 60, 30)
    declared = ("carte_blanche", *CLASSES)
    # At Norman Piquet it is agreed for the match of two.
    irregularities = not told.small and told.option("repique_when", "in_order") == "nothing_beaten"
    jumped: set[int] = set()
    for event in told.events:
        if isinstance(event, Announced) and event.code in ("repique", "pique"):
            side = told.side(event.seat)
            assert side not in jumped
            jumped.add(side)
    if told.voided:
        # Against who declared wrongly counts even what was beaten, in whatever order.
        assert not any(line.side in told.voided for line in marks)
        return
    for place, line in enumerate(marks):
        if line.code == "repique":
            assert line.points == repique
            reached = [one for one in marks[:place] if one.side == line.side and one.code in CLASSES]
            last = CLASSES.index(reached[-1].code)
            assert _toward(told, line.side, marks[:place], CLASSES) >= enough
            for one in marks:
                if one.side == line.side or one.code not in declared:
                    continue
                assert one.code != "carte_blanche"
                assert not irregularities
                assert CLASSES.index(one.code) >= last
        if line.code == "pique":
            assert line.points == pique
            assert line.side == told.side(told.elder)
            assert _toward(told, line.side, marks[:place], (*CLASSES, "lead", "trick", "last_trick")) >= enough
            assert not any(one.side != line.side and one.marked for one in marks[:place])
    _elder_does_not_miss_hers(told, enough, irregularities, jumped)


def _elder_does_not_miss_hers(told: Told, enough: int, irregularities: bool, jumped: set[int]) -> None:
    """Elder's Neunziger is made by itself, as soon as she has enough before anything of the others."""
    elder = told.side(told.elder)
    if not told.played_out or elder in jumped or irregularities or told.small or told.option("strict", False):
        return
    total = _toward(told, elder, told.marks, ())
    for code in CLASSES:
        if any(line.code in (code, "carte_blanche") and line.side != elder for line in told.marks):
            break
        total += sum(line.points for line in told.marks if line.code == code and line.side == elder)
        assert total < enough, "a Neunziger was missed"


def _end(told: Told) -> None:
    by_code: dict[str, list[ScoreLine]] = {}
    for line in told.lines:
        by_code.setdefault(line.code, []).append(line)
    four_deals = told.rule_set.variant == "piquet.four_deals" or told.option("length", "") == "four_deals"
    carried = dict(told.standing.carried).get("cards", 0)
    assert all(line.points == 10 + carried for line in by_code.get("cards", []))
    by_session = told.option("length", "partie") == "session"
    assert not carried or by_session or told.option("divided", "nobody") == "carried"
    assert bool(told.option("short_hands" if told.small else "carte_rouge", False)) or "carte_rouge" not in by_code
    assert all(line.points == 20 for line in by_code.get("carte_rouge", []))
    assert ("capot" in by_code) <= (not four_deals)
    assert all(line.points == 30 for line in by_code.get("capot", []))
    outer = four_deals and told.standing.deals in (0, 3)
    assert ("doubled" in by_code) <= outer
    prizes = [line for line in told.lines if line.code.startswith("prize_")]
    assert four_deals or not prizes
    values = {"prize_capot": 300, "prize_repique": 200, "prize_pique": 100}
    for line in prizes:
        assert (line.points, line.marked) == (values[line.code] * (2 if outer else 1), False)
        assert dict(line.params)["strokes"] == line.points // 100
    if four_deals:
        said = [(event.code, told.side(event.seat)) for event in told.events if isinstance(event, Announced)]
        jumps = [(f"prize_{code}", side) for code, side in said if code in ("repique", "pique")]
        jumps = [(code, side) for code, side in jumps if side not in told.voided]
        assert sorted((line.code, line.side) for line in prizes if line.code != "prize_capot") == sorted(jumps)
        in_count = {line.code for line in told.marks} & {"repique", "pique"}
        assert bool(in_count) == (bool(jumps) and told.options["prizes"] == "and_count")


def _very_mark(told: Told) -> None:
    """What is spoken is the sum of what was marked, and nothing is marked after the mark that wins the match."""
    target = (
        int(str(told.option("target", 0)))
        if told.option("length", "partie") == "partie" and not told.option("by_points", False)
        else 0
    )
    points = list(told.standing.points)
    won = False
    for line in (event.line for event in told.events if isinstance(event, PointsMarked)):
        if line.code in VOIDING:
            points[line.side] = told.standing.points[line.side]
        elif line.marked:
            assert not won
            points[line.side] += line.points
        if line.marked:
            assert dict(line.params)["count"] == points[line.side] - told.standing.points[line.side]
        won = bool(target) and max(points) >= target
    if won:
        assert not told.played_out
        assert not any(line.code in ("cards", "capot", "divided", "carte_rouge") for line in told.lines)
    elif told.played_out and target:
        ended = [line for line in told.lines if line.code in ("cards", "capot", "carte_rouge")]
        for line in ended[:-1]:
            points[line.side] += line.points
            assert points[line.side] < target
