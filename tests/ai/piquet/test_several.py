"""Tricks where more than two play: exact at the end, and sound before."""

from __future__ import annotations

import pytest

from cardtable.ai.budget import Budget
from cardtable.ai.piquet.several import Counts, OpenDeal, Trick, by_thumb, tried
from cardtable.core.cards import PACK_32, Card, suit_of
from cardtable.core.chance import shuffled, spawn
from cardtable.core.state import Deal
from cardtable.games.piquet.actions import DECLARE, change, play
from cardtable.games.piquet.phases import Phase
from cardtable.games.piquet.ranking import cards_of, mask_of, takes
from cardtable.games.piquet.rules import PiquetRules
from cardtable.games.piquet.state import PiquetState
from tests.games.piquet.tables import rules_of, standing_of, suited

ROBBER, NORMAN = rules_of("robber"), rules_of("norman")
SHARING = rules_of("norman", equal_tricks="each")


def counts_of(rules: PiquetRules, own: int) -> Counts:
    return Counts(rules, rules.party_of, own)


def every_line(
    counts: Counts, hands: list[list[Card]], leader: int, played: list[Card], tricks: tuple[int, ...]
) -> float:
    """What the rest is worth to the party that asks, everybody else playing against it."""
    if not any(hands):
        return counts.end(tricks)
    players = len(hands)
    place = (leader + len(played)) % players
    hand = hands[place]
    cards = [card for card in hand if played and suit_of(card) == suit_of(played[0])] or hand
    values = []
    for card in cards:
        left = [[other for other in cards if other != card] for cards in hands]
        trick = [*played, card]
        if len(trick) < players:
            values.append(every_line(counts, left, leader, trick, tricks))
            continue
        winner = 0
        for number, one in enumerate(trick):
            if takes(one, trick[winner]):
                winner = number
        winner = (leader + winner) % players
        party = counts.parties[winner]
        gain = counts.trick(counts.parties[leader], party, not left[winner])
        taken = tuple(number + (one == party) for one, number in enumerate(tricks))
        values.append(gain + every_line(counts, left, winner, [], taken))
    return max(values) if counts.parties[place] == counts.own else min(values)


@pytest.mark.parametrize("rules", [ROBBER, NORMAN, SHARING], ids=["robber", "norman", "norman, sharing"])
def test_the_end_is_played_exactly(rules: PiquetRules) -> None:
    chance = spawn(5, rules.persons)
    for _ in range(40):
        cards = 2 + int(chance.random() * 2) if rules is not ROBBER else 2
        pack = shuffled(PACK_32, chance)
        hands = [list(pack[place * cards : (place + 1) * cards]) for place in range(rules.persons)]
        own = int(chance.random() * len(rules.parties))
        tricks = tuple(3 + int(chance.random() * 2) for _ in rules.parties)
        counts = counts_of(rules, own)
        deal = OpenDeal(counts, [], Trick(0), tricks)
        expected = every_line(counts, hands, 1, [], tricks)
        found = deal.exact(tuple(map(mask_of, hands)), 1, tricks, -1e6, 1e6)
        assert found == pytest.approx(expected)


def test_tricks_and_cards_count_as_the_rules_say() -> None:
    counts = counts_of(ROBBER, 0)
    # A lead and the partner's trick bring one, an opponent's trick one each; the last trick two in all.
    assert counts.trick(0, 0, last=False) == 1
    assert counts.trick(0, 1, last=False) == 0
    assert counts.trick(1, 1, last=True) == -2
    assert counts.trick(1, 0, last=True) == 1
    assert counts.end((5, 3)) == 10
    assert counts.end((0, 8)) == -40
    assert counts.end((4, 4)) == 0
    norman = counts_of(NORMAN, 0)
    assert norman.end((4, 3, 3)) == 10
    assert norman.end((3, 4, 3)) == -5
    assert norman.end((4, 4, 2)) == 0
    assert counts_of(SHARING, 0).end((4, 4, 2)) == 5


def test_a_partner_is_not_overtaken_and_an_opponent_is_cheaply() -> None:
    hand = mask_of(suited("S:AQ8 H:7"))
    alive = mask_of(suited("S:AQ87 H:78 D:789"))
    trick = Trick(0)
    trick.add(0, mask_of(suited("S:K")))
    assert cards_of(by_thumb(hand, trick, alive, friendly=True, last=True)) == suited("S:8")
    assert cards_of(by_thumb(hand, trick, alive, friendly=False, last=True)) == suited("S:A")
    low = Trick(0)
    low.add(0, mask_of(suited("S:9")))
    assert cards_of(by_thumb(hand, low, alive, friendly=False, last=True)) == suited("S:Q")
    hearts = Trick(0)
    hearts.add(0, mask_of(suited("D:9")))
    assert cards_of(by_thumb(hand, hearts, alive, friendly=False, last=False)) == suited("H:7")


def to_the_tricks(rules: PiquetRules, seed: int) -> PiquetState:
    state = PiquetState(rules, standing_of(rules))
    state.apply(Deal(shuffled(PACK_32, spawn(seed))))
    if state.phase is Phase.EXCHANGE:
        state.apply(change(()))
    while state.phase is not Phase.PLAY:
        state.apply(DECLARE)
    return state


@pytest.mark.parametrize("rules", [ROBBER, NORMAN], ids=["robber", "norman"])
def test_every_card_that_may_be_played_gets_a_value(rules: PiquetRules) -> None:
    state = to_the_tricks(rules, 3)
    chance = spawn(4)
    while state.actor() >= 0:
        cards = sorted(state.legal().cards())
        values = tried(state.observe(state.turn), rules, cards, spawn(6), Budget(samples=2))
        assert sorted(values) == cards
        state.apply(play(cards[int(chance.random() * len(cards))]))
