"""Deals that were played, entered by hand as a host would have written them: the sheet comes to the same."""

from __future__ import annotations

import random
from collections.abc import Collection, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

import pytest

from cardtable.core.cards import CLUBS, DIAMONDS, HEARTS, SPADES, VALUED_JOKERS, make_card
from cardtable.core.chance import rng, shuffled
from cardtable.core.scores import ScoreLine
from cardtable.core.sheets.rules import BY_CATEGORY
from cardtable.core.state import Deal, DealState, Standing
from cardtable.games.casino.facts import SideFacts
from cardtable.games.casino.happenings import Huts
from cardtable.games.piquet.actions import Do
from cardtable.games.piquet.phases import Jump
from cardtable.games.registry import FAMILIES, variant
from tests.contract.setups import SETUPS, Setup, choose, first_standing
from tests.games.on_paper import Typed, lines_on_paper

DEALS = 12
CARDS = {
    "big_casino": make_card(10, DIAMONDS),
    "little_casino": make_card(2, SPADES),
    "jack_of_spades": make_card(11, SPADES),
    "seven_of_spades": make_card(7, SPADES),
    "seven_of_diamonds": make_card(7, DIAMONDS),
    **{f"joker_{value}": card for value, card in VALUED_JOKERS.items()},
    **{
        f"ten_of_{name}": make_card(10, suit)
        for suit, name in ((SPADES, "spades"), (HEARTS, "hearts"), (CLUBS, "clubs"))
    },
    "mata": make_card(2, SPADES),
    "ten_of_diamonds": make_card(10, DIAMONDS),
    "jack_of_hearts": make_card(11, HEARTS),
}
ACES = {SPADES: "ace_of_spades", HEARTS: "ace_of_hearts", DIAMONDS: "ace_of_diamonds", CLUBS: "ace_of_clubs"}


@dataclass
class Played:
    """A deal that is over, and who did what in it."""

    state: DealState
    done: list[tuple[int, Any]] = field(default_factory=list)


def play(setup: Setup, standing: Standing, generator: random.Random) -> Played:
    """A deal played at random to its end."""
    deal = Played(setup.family.deal(setup.rule_set, standing))
    order = shuffled(setup.family.pack(setup.rule_set), generator)
    if generator.random() < 0.4:
        # Hardly shuffled, a pack brings long suits, whole sequences and four of a kind.
        order = tuple(sorted(order, key=lambda card: (card % 13 if generator.random() < 0.1 else card) ** 0.5))
    action: Any = Deal(order)
    while True:
        deal.state.apply(action)
        if deal.state.actor() < 0:
            return deal
        action = choose(deal.state, generator)
        deal.done.append((deal.state.actor(), action))


def add(typed: Typed, code: str, side: int, number: int = 1) -> None:
    row = typed.setdefault(code, {})
    row[side] = row.get(side, 0) + number


def casino(deal: Played, asked: Collection[str], sides: Sequence[Sequence[int]]) -> Typed:
    """What was marked meanwhile, and what is counted out of the piles unless the marks have won the match."""
    typed: Typed = {}
    state: Any = deal.state
    lines = state.lines()
    facts: Sequence[SideFacts] = state.facts()
    balanced = [line.side for line in lines if line.code == "huts_balanced"]
    for side, fact in enumerate(facts):
        # Whoever makes the hut that balances has no line for it.
        huts = sum(line.code == "hut" for line in lines if line.side == side)
        huts += len(balanced) // (len(sides) - 1) - balanced.count(side)
        if "sweeps" in asked:
            add(typed, "sweeps", side, huts if isinstance(state.rules.score.sweeps, Huts) else fact.sweeps)
        for code in ("zwickers", "scue"):
            if code in asked:
                add(typed, code, side, fact.sweeps)
        for code in ("picade", "similis", "quadriglie"):
            if code in asked:
                add(typed, code, side, fact.happened.get(code, 0))
        if "napula" in asked and (
            run := sum(line.points for line in lines if (line.code, line.side) == ("napula", side))
        ):
            add(typed, "napula", side, run)
        if "double_sweeps" in asked:
            add(typed, "double_sweeps", side, fact.double_sweeps)
        told = any(line.code == "last_capture" and line.side == side for line in lines)
        if told:
            add(typed, "last_capture", side)
    whole = sum(len(fact.won) for fact in facts) in (52, 55, 56, 58, 104)
    at_once = state.rules.score.cards_at_once
    if at_once:
        # A capture with which the match is won may hold more than what was marked of it.
        for line in lines:
            if line.code in (*CARDS, "ace_of_spades"):
                add(typed, line.code, line.side)
            elif line.code == "ace":
                add(typed, next(code for code in ("other_aces", "aces") if code in asked), line.side)
    elif all(line.code in ("won", "sweep", "last_capture") for line in lines):
        return typed
    for side, fact in enumerate(facts):
        for count in state.rules.score.counts:
            if count.code in asked and whole:
                add(typed, count.code, side, count.number_in(fact.won))
        for code, card in CARDS.items():
            if code in asked and not at_once:
                add(typed, code, side, fact.won.count(card))
        for suit in (0, 1, 2, 3) if not at_once else ():
            codes = [code for code in (ACES[suit], "other_aces", "aces") if code in asked]
            for _ in range(fact.won.count(make_card(1, suit)) if codes else 0):
                add(typed, codes[0], side)
        if "mulle_points" in asked:
            points = sum(line.points for line in lines if line.code == "mulle" and line.side == side)
            add(typed, "mulle_points", side, points)
        elif "mulles" in asked:
            add(typed, "mulles", side, len(fact.mulles))
    return typed


def ecarte(lines: Sequence[ScoreLine], players: Sequence[int]) -> Typed:
    """Tricks, kings, bets, who stood or refused and lost, and a box that is given up."""
    typed: Typed = {}
    first, second = players
    false = {line.side for line in lines if line.code == "king_not_held"}
    for line in lines:
        params = dict(line.params)
        other = second if line.side == first else first
        match line.code:
            case "king" | "king_turned" if line.side not in false:
                add(typed, line.code, line.side)
            case "king_not_held" | "revoke" | "box_given_up":
                add(typed, line.code, line.side)
            case "point" | "vole" | "stood_point" | "refused_point":
                add(typed, "tricks", line.side, int(params["tricks"]))
                if line.code in ("stood_point", "refused_point"):
                    add(typed, line.code.removesuffix("_point"), other)
            case "bet":
                on = "bet_on_first" if params["on"] == first else "bet_on_second"
                add(typed, on, line.side, int(params["units"]))
    return typed


def piquet(deal: Played) -> Typed:
    """The running count as it was told, the tricks, and a Neunziger that its player let pass."""
    typed: Typed = {}
    codes = {"sequence": "sequences", "set": "sets", "last_trick": "play"}
    state: Any = deal.state
    for line in state.lines():
        match line.code:
            case "point" | "sequence" | "set" | "play" | "last_trick":
                add(typed, codes.get(line.code, line.code), line.side, line.points)
                if line.code == "last_trick":
                    add(typed, "last_trick", line.side)
            case "carte_blanche" | "carte_rouge":
                add(typed, line.code, line.side)
            case "pique" | "prize_pique" | "pique_partie":
                typed[line.code.removeprefix("prize_").removesuffix("_partie")] = {line.side: 1}
    revokes = sum(line.code == "revoke" for line in state.lines())
    for objection in state.objections:
        # After the mark that wins the match none is counted.
        if objection.fault == "revoke" and objection.upheld and revokes > 0:
            guilty = state.rules.side_of[objection.against]
            add(typed, "revoke", guilty)
            revokes -= len(state.rules.sides) - 1 if len(state.players) > 2 else 1
    for seat, action in deal.done:
        # Who has no Neunziger can make a Sechziger all the same, and a partner may have announced it.
        side = state.rules.side_of[seat]
        if action.do is Do.NO_NINETY and "pique" not in typed and state.jumps[side] is Jump.NONE:
            typed.setdefault("too_late", {})[side] = 1
    if sum(state.tricks) == state.rules.hand:
        typed["tricks"] = dict(enumerate(state.tricks))
    return typed


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_a_played_deal_entered_by_hand_counts_as_much(setup: Setup) -> None:
    generator = rng(len(str(setup)), 7)
    family = variant(setup.rule_set.variant).family
    rules = FAMILIES[family].entry(setup.rule_set)
    standing = first_standing(setup)
    for _ in range(DEALS):
        deal = play(setup, standing, generator)
        lines = deal.state.lines()
        after = rules.fold(standing, lines)
        playing = rules.playing(standing)
        match family:
            case "casino":
                asked = {one.code for one in rules.categories(standing, BY_CATEGORY)}
                typed = casino(deal, asked, rules.sides)
            case "ecarte":
                typed = ecarte(lines, playing)
            case _:
                typed = piquet(deal)
        sums = [sum(line.points for line in lines if line.side == side and line.marked) for side in playing]
        winner = playing[sums.index(max(sums))]
        half = (int(setup.rule_set.options.get("target", 0)) + 1) // 2
        at_half = [side for side in playing if side not in after.winners and after.points[side] >= half]
        answers: dict[str, Typed] = {
            "who_was_first": {"first": {winner: 1}},
            "half_or_target": {"half_first": dict.fromkeys(at_half or after.winners, 1)},
            "repique_or_beaten": {"repique": {playing[0]: 1}},
        }
        by_hand = rules.fold(standing, lines_on_paper(rules, standing, typed, answers))
        if after.over:
            # Of what a winner has beyond the goal a sheet may tell less, and of two partners not which of them counted.
            # Who is told to have been first has counted out others, who count on in the sheet.
            everybody = setup.rule_set.variant == "piquet.robber" or setup.rule_set.options.get("count_out", False)
            missing = range(len(playing)) if everybody else after.winners
            points = [by_hand.points[one] if one in missing else had for one, had in enumerate(after.points)]
            assert by_hand == replace(after, points=tuple(points)), (typed, lines)
        else:
            assert by_hand == after, (typed, lines)
        standing = first_standing(setup) if after.over else after
