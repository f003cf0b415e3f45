"""Deals that the end of a match cuts short, finished on paper by people who go on to the end: the sheet comes to the
same as the play.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from cardtable.core.rules import Variant
from cardtable.core.scores import ScoreLine, totals
from cardtable.core.state import OVER, Standing
from cardtable.games.piquet.actions import Do
from cardtable.games.piquet.options import MATCH
from cardtable.games.piquet.state import PiquetState
from cardtable.games.piquet.variants import VARIANTS
from tests.games.agreements import agreed
from tests.games.on_paper import Typed, lines_on_paper
from tests.games.piquet.rich import walk
from tests.games.piquet.tables import FAMILY, rules_of, suited
from tests.games.piquet.tables import exchanged as exchanged_deal

TO_A_NUMBER = [
    (kind, players)
    for kind in VARIANTS
    for players in kind.players
    if any(option.name == "target" for option in kind.options(players)) and kind.id != "piquet.robber"
]
"""Of two partners a sheet is not told which of them counts, so that it cannot tell who was there first."""
DECLARED = {"point": "point", "sequence": "sequences", "set": "sets"}


def add(typed: Typed, code: str, side: int, number: int) -> None:
    row = typed.setdefault(code, {})
    row[side] = row.get(side, 0) + number


def written(whole: Sequence[ScoreLine], cut: Sequence[ScoreLine], tricks: Sequence[int], full: int) -> Typed:
    """What people write of a deal: all that was declared in the ``whole`` of it, and what was played until the match
    was won, if it was won while the cards were played.
    """
    typed: Typed = {}
    for line in whole:
        if line.code in DECLARED:
            add(typed, DECLARED[line.code], line.side, line.points)
        elif line.code in ("carte_blanche", "carte_rouge"):
            add(typed, line.code, line.side, 1)
    played = cut if any(line.code in ("play", "last_trick") for line in cut) else whole
    for line in played:
        if line.code in ("play", "last_trick"):
            add(typed, "play", line.side, line.points)
        if line.code == "last_trick":
            add(typed, "last_trick", line.side, 1)
        if line.code in ("pique", "pique_partie"):
            typed["pique"] = {line.side: 1}
    if sum(tricks) == full:
        typed["tricks"] = dict(enumerate(tricks))
    return typed


def on_paper(rule_set: Any, standing: Standing, typed: Typed, winner: int, at_half: Sequence[int] = ()) -> Standing:
    """Enter what was ``typed``, and answer what the sheet asks then: that ``winner`` was first at the target, which
    of the others were ``at_half`` of it before, or that it came before all of them, and that elder made her Neunziger.
    """
    rules = FAMILY.entry(rule_set)
    answers: dict[str, Typed] = {
        "who_was_first": {"first": {winner: 1}},
        "half_or_target": {"half_first": dict.fromkeys(at_half or (winner,), 1)},
        "repique_or_beaten": {"repique": {rules.leader(standing): 1}},
    }
    return rules.fold(standing, lines_on_paper(rules, standing, typed, answers))


@pytest.mark.parametrize(("kind", "players"), TO_A_NUMBER, ids=lambda one: getattr(one, "id", str(one)))
@given(st.integers(0, 2**32))
# Elder lacks one point, leads a low card, which counts nothing, and the dealer counts before her.
@example(54990248)
@settings(deadline=None, max_examples=25)
def test_a_deal_that_is_cut_short_and_finished_on_paper_comes_to_the_same(
    kind: Variant, players: int, seed: int
) -> None:
    chance = random.Random(seed)
    # What a table with irregularities takes back and what is settled point by point is not cut short by the end of a
    # match.
    rule_set = agreed(kind, players, chance, strict=False, by_points=False, length=MATCH)
    target = int(rule_set.options["target"])
    far = kind.rule_set(players, {**rule_set.options, "target": 999})
    first = FAMILY.begin(rule_set, chance.randrange(players))
    *_, (uncut, _, actions) = walk(far, first, chance)
    # So near to the end that somebody arrives anywhere in the deal.
    points = tuple(max(target - chance.choice((1, 3, 8, 20, 35, 60)), 0) for _ in first.points)
    near = replace(first, points=points)
    state = FAMILY.deal(rule_set, near)
    done = []
    for action in actions:
        if state.actor() == OVER:
            break
        done.append((state.actor(), action))
        state.apply(action)
    assert isinstance(state, PiquetState)
    assert state.final is not None
    assert uncut.final is not None
    played = FAMILY.fold(rule_set, near, state.final)
    cut_in_play = any(line.code in ("play", "last_trick") for line in state.final)
    typed = written(uncut.final, state.final, state.tricks if cut_in_play else uncut.tricks, uncut.rules.hand)
    for seat, action in done:
        # Who has no Neunziger can make a Sechziger all the same.
        if getattr(action, "do", None) is Do.NO_NINETY and "pique" not in typed:
            add(typed, "too_late", state.rules.side_of[seat], 1)
    sums = totals(state.final, len(points))
    winner = max(range(len(points)), key=lambda side: points[side] + sums[side])
    half = state.rules.half
    at_half = [side for side, had in enumerate(points) if side != winner and had < half <= had + sums[side]]
    paper = on_paper(rule_set, near, typed, winner, at_half)
    assert (paper.winners, paper.factors, paper.dealer, paper.carried) == (
        played.winners,
        played.factors,
        played.dealer,
        played.carried,
    ), (typed, state.final)
    if not played.over:
        assert paper.points == played.points, (typed, state.final)


ELDER, DEALER = suited("S:AKQJT8 H:AQ D:AJ C:A9"), suited("S:97 H:KJT D:KQT C:KJT8")
"""A point of six, a quint and four aces, of which nothing is beaten: 6, 15 and 14."""


def elder_at(points: int) -> tuple[PiquetState, Standing]:
    """Elder at so many points of 100 declares all that; nobody has played."""
    state, _ = exchanged_deal(rules_of("points"), ELDER, DEALER, (points, 40))
    for _ in range(2):
        state.apply(FAMILY.parse_action("declare"))
    return state, state.standing


@pytest.mark.parametrize("points", [0, 60, 80, 95, 99])
def test_a_neunziger_of_its_own_is_no_part_of_the_running_match_however_near_its_end(points: int) -> None:
    state, standing = elder_at(points)
    assert [(line.code, line.points, line.marked) for line in state.lines()] == [
        ("point", 6, False),
        ("sequence", 15, False),
        ("set", 14, False),
        ("repique_partie", 0, True),
    ]
    assert state.final is None
    # The same deal on the sheet: one stake for the Neunziger, which elder's first lead at 99 follows.
    rule_set = state.rules.rule_set
    typed: Typed = {"point": {0: 6}, "sequences": {0: 15}, "sets": {0: 14}, "play": {0: 1}}
    paper = on_paper(rule_set, standing, typed, 0)
    account = dict(paper.carried)
    assert account["account:0"] == (3 if points == 99 else 1), paper
