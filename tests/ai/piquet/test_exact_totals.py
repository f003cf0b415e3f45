"""The totals of a line decide where a point is worth two hundred: examples as small as can be, and the oracle."""

from __future__ import annotations

import random

import pytest

from cardtable.ai.budget import Budget
from cardtable.ai.piquet.beliefs import possible_hands
from cardtable.ai.piquet.scorings import scoring_of
from cardtable.ai.piquet.solver import Scoring, Solver, Totals
from cardtable.ai.piquet.tricks import TrickPosition, solved
from cardtable.core.cards import Card, parse_cards, suit_of
from cardtable.core.chance import rng
from cardtable.games.piquet.actions import DECLARE, play
from cardtable.games.piquet.phases import Phase
from cardtable.games.piquet.ranking import mask_of, takes
from cardtable.games.piquet.rules import PiquetRules
from cardtable.games.piquet.state import PiquetState
from tests.games.piquet.tables import exchanged, rules_of
from tests.oracles.piquet import Oracle

RUBICON = rules_of("rubicon")
ELDER, DEALER = "KC QS JC 9H 7D", "AC QC TC 9C QH"
"""The last five cards of either; elder has taken the seven tricks before."""
BEFORE = ("AS KS AH KH AD KD QD", "JS TS JH TH JD TD 9D")


def last_five(rules: PiquetRules, own: int, other: int, deals: int) -> PiquetState:
    """Elder leads with five cards left; the totals are ``own`` and ``other`` by now."""
    counted = (0, 0)
    for _ in range(2):
        points = (own - counted[0], other - counted[1])
        elder, dealer = (parse_cards(f"{first} {last}") for first, last in zip(BEFORE, (ELDER, DEALER), strict=True))
        state, _ = exchanged(rules, elder, dealer, points, deals)
        cards = iter([card for trick in zip(*map(parse_cards, BEFORE), strict=True) for card in trick])
        while len(state.plays) < 14:
            if state.phase is Phase.PLAY:
                state.apply(play(next(cards)))
            else:
                state.apply(DECLARE if DECLARE in state.legal() else state.legal().representatives()[0])
        counted = state.counts[0], state.counts[1]
    return state


def values(state: PiquetState, hand: str) -> dict[Card, float]:
    """What the cards are worth if the other hand is known."""
    observation, rules = state.observe(state.turn), state.rules
    cards = state.hands[state.turn]
    return dict(solved(observation, rules, cards, {mask_of(parse_cards(hand)): 1.0}, rng(1), Budget(samples=9)))


def test_a_line_that_comes_to_exactly_a_hundred_is_told_from_one_that_comes_to_99() -> None:
    state = last_five(RUBICON, 86, 115, deals=5)
    found = values(state, DEALER)
    saved, lost = (parse_cards(text) for text in ("QS 9H 7D", "KC JC"))
    # 100 to 118 costs 118, 99 to 119 costs 318.
    assert Oracle().worths(state) == {**dict.fromkeys(saved, -118.0), **dict.fromkeys(lost, -318.0)}
    assert min(found[card] for card in saved) > max(found[card] for card in lost)


def test_the_hundred_of_four_deals_is_told_as_well() -> None:
    # Everything counts twice, so that two points less in the deal are four less.
    rules = rules_of("four_deals")
    state = last_five(rules, 30, 70, deals=3)
    oracle, found = Oracle().worths(state), values(state, DEALER)
    assert {*oracle.values()} == {420.0, -410.0}
    assert {card for card, pays in oracle.items() if pays > 0} == {card for card, told in found.items() if told > 0}


def every_line(
    scoring: Scoring, hands: list[tuple[Card, ...]], leader: int, tricks: tuple[int, int], sign: int
) -> tuple[int, int]:
    """What seat 0 gets more, and both together, if among lines of equal difference seat 0 prefers more or fewer."""
    if not hands[0]:
        most = max(tricks)
        both = scoring.cards * (most >= scoring.majority) + scoring.capot * (most == scoring.tricks)
        return scoring.bonus(tricks[0]), both
    turn = 1 if leader == 0 else -1
    leads = []
    for card in hands[leader]:
        replies = []
        other = hands[1 - leader]
        for reply in [one for one in other if suit_of(one) == suit_of(card)] or other:
            winner = 1 - leader if takes(reply, card) else leader
            more = (scoring.last if len(other) == 1 else 1) - (winner == leader)
            rest = [tuple(one for one in hand if one not in (card, reply)) for hand in hands]
            taken = tricks[0] + (winner == 0), tricks[1] + (winner == 1)
            difference, both = every_line(scoring, rest, winner, taken, sign)
            gained = turn + (more if winner == 0 else -more)
            replies.append((gained + difference, 1 + more + both))
        leads.append(min(replies, key=lambda one: (turn * one[0], turn * sign * one[1])))
    return max(leads, key=lambda one: (turn * one[0], turn * sign * one[1]))


@pytest.mark.parametrize("more", [True, False])
@pytest.mark.parametrize("scoring", [Scoring(), Scoring(last=3, capot=40), Scoring(last=1)], ids=str)
def test_totals_are_those_of_the_line_that_is_preferred_among_equal_ones(scoring: Scoring, more: bool) -> None:
    generator, solver = random.Random(7), Solver(scoring)
    pack = list(parse_cards("AS KS QS JS TS 9S AH KH QH JH TH 9H AD KD QD JD AC KC QC JC TC"))
    for number in range(60):
        generator.shuffle(pack)
        cards = 1 + number % 4
        leader, follower = tuple(pack[:cards]), tuple(pack[cards : 2 * cards])
        taken = generator.randrange(13 - cards)
        difference, both = every_line(scoring, [leader, follower], 0, (taken, 12 - cards - taken), 1 if more else -1)
        found = solver.totals(leader, follower, taken, False, more)
        assert (found.own - found.other, found.own + found.other) == (difference, both)


def test_capot_and_sechziger_are_told_with_the_totals() -> None:
    leader = parse_cards("AS KS QS JS TS 9S 8S 7S AH KH QH JH")
    follower = parse_cards("AD KD QD JD TD 9D AC KC QC JC TC 9C")
    plain = 12 + 1 + 10
    assert Solver(Scoring()).totals(leader, follower) == Totals(plain + 30, 0, 1, 0)
    prizes = Scoring(capot=300, capot_prize=300, pique_at=12, pique=130, pique_prize=100)
    assert Solver(prizes).totals(leader, follower) == Totals(plain + 30, 0, 1, 1)
    assert Solver(prizes).totals(leader, follower, clean=False).pique == 0


def test_the_lead_that_lies_on_the_table_is_not_counted_again() -> None:
    state = last_five(RUBICON, 85, 115, deals=5)
    (lead,) = parse_cards("QS")
    state.apply(play(lead))
    observation = state.observe(1)
    position, solver = TrickPosition(observation, RUBICON), Solver(scoring_of(observation, RUBICON))
    hand = mask_of(state.hands[0])
    assert hand in possible_hands(RUBICON, observation)
    for card in state.hands[1]:
        totals = position.totals(solver, card, hand, True)
        # A point of elder's was counted when she led.
        assert totals.own - totals.other == position.value(solver, card, hand) + 1
