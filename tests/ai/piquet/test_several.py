"""Tricks where more than two play: exact at the end, and sound before."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from itertools import islice, permutations

import pytest

from cardtable.ai.budget import Budget
from cardtable.ai.piquet.exchanges import by_plays
from cardtable.ai.piquet.hand_reading import HandReader, read
from cardtable.ai.piquet.open_deal import MATCH, Counts, OpenDeal, Trick, by_thumb
from cardtable.ai.piquet.partners import counts_of as counts_at
from cardtable.ai.piquet.prospect import Prospect
from cardtable.ai.piquet.several import needs_of, tried
from cardtable.ai.piquet.tricks import habit
from cardtable.core.cards import PACK_32, Card, parse_card, suit_of
from cardtable.core.chance import rng, shuffled
from cardtable.core.scores import ScoreLine
from cardtable.core.state import Deal
from cardtable.games.piquet.actions import DECLARE, NO_NINETY, change, play
from cardtable.games.piquet.family import PiquetFamily
from cardtable.games.piquet.knowledge import Knowledge
from cardtable.games.piquet.phases import Phase
from cardtable.games.piquet.ranking import cards_of, mask_of, takes
from cardtable.games.piquet.rules import PiquetRules
from cardtable.games.piquet.sampling import sampled_hands
from cardtable.games.piquet.state import PiquetState
from tests.games.piquet.tables import rules_of, standing_of, suited

ROBBER, NORMAN = rules_of("robber"), rules_of("norman")
SHARING = rules_of("norman", equal_tricks="each")


def counts_of(rules: PiquetRules, own: int) -> Counts:
    return Counts(rules, rules.side_of, own)


def every_line(
    counts: Counts,
    hands: list[list[Card]],
    leader: int,
    played: list[Card],
    tricks: tuple[int, ...],
    needs: tuple[int, ...] = (),
) -> float:
    """What the rest is worth to the side that asks, everybody else playing against it."""
    if not any(hands):
        return counts.end(tricks) + (counts.won_at_the_end(needs, tricks) if needs else 0)
    players = len(hands)
    place = (leader + len(played)) % players
    hand = hands[place]
    cards = [card for card in hand if played and suit_of(card) == suit_of(played[0])] or hand
    values = []
    for card in cards:
        left = [[other for other in cards if other != card] for cards in hands]
        trick = [*played, card]
        if len(trick) < players:
            values.append(every_line(counts, left, leader, trick, tricks, needs))
            continue
        winner = 0
        for number, one in enumerate(trick):
            if takes(one, trick[winner]):
                winner = number
        winner = (leader + winner) % players
        side = counts.sides[winner]
        gain = counts.trick(counts.sides[leader], side, not left[winner])
        taken = tuple(number + (one == side) for one, number in enumerate(tricks))
        now, wins = counts.after_trick(needs, counts.sides[leader], side, not left[winner]) if needs else ((), -1)
        rest = counts.won(wins, now) if wins >= 0 else every_line(counts, left, winner, [], taken, now)
        values.append(gain + rest)
    return max(values) if counts.sides[place] == counts.own else min(values)


@pytest.mark.parametrize("rules", [ROBBER, NORMAN, SHARING], ids=["robber", "norman", "norman, sharing"])
def test_the_end_is_played_exactly(rules: PiquetRules) -> None:
    chance = rng(5, rules.persons)
    for _ in range(30):
        cards = 2 + int(chance.random() * 2)
        pack = shuffled(PACK_32, chance)
        hands = [list(pack[place * cards : (place + 1) * cards]) for place in range(rules.persons)]
        own = int(chance.random() * len(rules.sides))
        tricks = tuple(3 + int(chance.random() * 2) for _ in rules.sides)
        counts = counts_of(rules, own)
        masks = tuple(map(mask_of, hands))
        expected = every_line(counts, hands, 1, [], tricks)
        low, high = counts.bounds(1, cards, tricks)
        assert low <= expected <= high
        assert OpenDeal(counts, [], Trick(0), tricks).exact(masks, 1, tricks, -1e6, 1e6) == pytest.approx(expected)
        # Within a window that it is not in, the answer is on the same side.
        narrow = OpenDeal(counts, [], Trick(0), tricks)
        assert narrow.exact(masks, 1, tricks, expected + 0.5, expected + 1) <= expected + 0.5
        assert narrow.exact(masks, 1, tricks, expected - 1, expected - 0.5) >= expected - 0.5
        assert narrow.exact(masks, 1, tricks, -1e6, 1e6) == pytest.approx(expected)


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


@pytest.mark.parametrize("exact", [1, 3, 5])
def test_a_sechziger_is_made_where_the_end_is_played_exactly(exact: int) -> None:
    hands = [suited("S:AK H:A D:A C:A"), suited("S:QJT H:KQ"), suited("H:JT98 D:K"), suited("C:KQJ D:QJ")]
    counts = replace(counts_of(ROBBER, 0), pique_at=4)
    deal = OpenDeal(counts, list(map(mask_of, hands)), Trick(0), (3, 0), exact)
    # Four leads of one, the last of two, all the tricks, and with the fourth lead the Sechziger.
    assert deal.value(0, mask_of(suited("S:A"))) == 4 + 2 + 10 + 30 + ROBBER.pique_jump


def test_equal_cards_are_told_what_can_be_expected_of_them() -> None:
    state = PiquetState(ROBBER, standing_of(ROBBER))
    state.apply(Deal(shuffled(PACK_32, rng(5))))
    while state.phase is not Phase.PLAY:
        state.apply(DECLARE if DECLARE in state.legal() else NO_NINETY)
    observation = state.observe(state.turn)
    (card, *_) = sorted(state.legal().cards())
    values = tried(observation, ROBBER, [card], rng(1), Budget(samples=4), counts_at(observation, ROBBER))
    assert set(values) == {card}
    assert values[card] != 0


def test_who_leads_cards_that_nobody_beats_takes_all() -> None:
    # South leads two aces and a king whose ace is gone.
    hands = [suited("S:A H:A D:K"), suited("S:K H:K D:Q"), suited("S:Q H:Q D:J"), suited("S:J H:J C:A")]
    found = OpenDeal(counts_of(ROBBER, 1), [], Trick(0), (4, 1)).exact(tuple(map(mask_of, hands)), 0, (4, 1), -1e6, 1e6)
    # Two tricks of one point, the last of two, and the cards.
    assert found == -(1 + 1 + 2 + 10)


@pytest.mark.parametrize("name", ["robber", "norman"])
def test_where_the_match_may_be_won_the_end_is_what_every_line_comes_to(name: str) -> None:
    rules = rules_of(name)
    chance = rng(31)
    players = len(rules.side_of)
    for number in range(60):
        cards = 1 + number % 3
        pack = shuffled(PACK_32, chance)
        hands = [sorted(pack[place * cards : (place + 1) * cards]) for place in range(players)]
        sides = len(rules.sides)
        needs = tuple(1 + int(chance.random() * 14) + 44 * (chance.random() < 0.4) for _ in range(sides))
        tricks = tuple(int(chance.random() * 5) for _ in range(sides))
        counts = Counts(rules, rules.side_of, number % sides, needs=needs)
        expected = every_line(counts, hands, 0, [], tricks, needs)
        masks = tuple(map(mask_of, hands))
        assert OpenDeal(counts, [], Trick(0), tricks).exact(masks, 0, tricks, -1e6, 1e6, needs) == pytest.approx(
            expected
        )


@pytest.mark.parametrize(("needs", "best"), [((), "7H"), ((60, 60), "7H"), ((2, 2), "AS"), ((2, 60), "7H")])
def test_who_needs_two_points_as_the_others_do_cashes_what_takes(needs: tuple[int, ...], best: str) -> None:
    # The last trick counts two, so that an ace is best kept for it; but two leads win the match at once.
    hands = [suited("S:A H:7"), suited("S:K H:A"), suited("D:87"), suited("C:87")]
    tricks = (1, 5)
    counts = Counts(ROBBER, ROBBER.side_of, 0, needs=needs)
    values = {}
    for card in hands[0]:
        deal = OpenDeal(counts, list(map(mask_of, hands)), Trick(0), tricks)
        values[card] = deal.value(0, mask_of([card]))
    assert max(values, key=lambda card: values[card]) == parse_card(best)


def test_with_ninety_eight_points_each_another_card_is_right_than_at_the_beginning() -> None:
    hands = [suited("S:A H:7"), suited("S:K H:A"), suited("D:87"), suited("C:87")]
    expected = {}
    for points in ((0, 0), (98, 98)):
        values = [
            OpenDeal(
                Counts(ROBBER, ROBBER.side_of, 0, needs=tuple(100 - one for one in points)),
                list(map(mask_of, hands)),
                Trick(0),
                (1, 5),
            ).exact(tuple(map(mask_of, hands)), 0, (1, 5), -1e6, 1e6, tuple(100 - one for one in points))
        ]
        expected[points] = values[0]
    # One more than the others, and their ten for the cards; or two leads, the last trick lost, and the match.
    assert expected[0, 0] == 3 - 2 - 10
    assert expected[98, 98] == 1 + 1 - 2 + MATCH


def test_who_is_below_half_pays_double_and_comes_to_half_if_she_can() -> None:
    counts = Counts(ROBBER, ROBBER.side_of, 0)
    assert counts.won(0, (0, 50)) == MATCH
    assert counts.won(0, (0, 51)) == 2 * MATCH
    assert counts.won(1, (51, 0)) == -2 * MATCH
    # The others win with the cards whatever is played. A lead and the last trick with the ace bring the own side from
    # 47 to 50; the ace first brings two points.
    hands = [suited("S:A H:7"), suited("S:K H:A"), suited("D:87"), suited("C:87")]
    masks = list(map(mask_of, hands))
    ace, seven = parse_card("AS"), parse_card("7H")
    values = {}
    for own in (53, 54):
        counts = Counts(ROBBER, ROBBER.side_of, 0, needs=(own, 3))
        for card in (ace, seven):
            values[own, card] = OpenDeal(counts, masks, Trick(0), (2, 8)).value(0, mask_of([card]))
    assert values[53, seven] - values[54, seven] == pytest.approx(MATCH)
    assert values[53, ace] == values[54, ace]


def test_in_the_second_match_of_norman_piquet_nobody_pays_double() -> None:
    two = NORMAN.two
    assert two is not None
    assert (two.target, two.half) == (100, 0)
    family = PiquetFamily()
    begun = family.fold(NORMAN.rule_set, family.begin(NORMAN.rule_set, 0), [ScoreLine("cards", 2, 100)])
    prospect = Prospect(two, replace(begun, points=(30, 70, 0)), 0, 1)
    assert prospect.arrived(0, 40, wins=False) == prospect.arrived(60, 40, wins=False)


def test_what_is_needed_is_told_only_where_this_deal_may_decide() -> None:
    state = to_the_tricks(ROBBER, 3)
    observation = state.observe(state.turn)
    counted = state.counts
    assert needs_of(observation, ROBBER) == ()
    late = replace(observation, standing=replace(observation.standing, points=(30, 85)))
    assert needs_of(late, ROBBER) == (70 - counted[0], 15 - counted[1])
    leads = ROBBER.side_of[state.turn]
    state.apply(play(min(state.legal().cards())))
    while state.phase is not Phase.PLAY:
        state.apply(state.legal().representatives()[0])
    observation = state.observe(state.turn)
    late = replace(observation, standing=replace(observation.standing, points=(30, 85)))
    # The lead of this trick counts with the trick.
    now = [state.counts[0] - (leads == 0), state.counts[1] - (leads == 1)]
    assert needs_of(late, ROBBER) == (70 - now[0], 15 - now[1])


@pytest.mark.parametrize("name", ["robber", "norman"])
def test_what_others_have_played_makes_hands_likely_and_excludes_none(name: str) -> None:
    rules = rules_of(name)
    chance = rng(41)
    better = decisions = 0
    for seed in range(12):
        state = to_the_tricks(rules, seed)
        while state.actor() >= 0:
            observation = state.observe(state.turn)
            cards = sorted(state.legal().cards())
            if len(observation.hand) == 4:
                sides = tuple(rules.side_of[seat] for seat in observation.players)
                reader = HandReader(observation, sides)
                deals = list(islice(sampled_hands(observation, chance), 40))
                weights = [reader.likelihood(deal) for deal in deals]
                assert min(weights) > 0
                true = reader.likelihood([mask_of(state.hands[seat]) for seat in observation.players])
                better += true > sum(weights) / len(weights)
                decisions += 1
            values = habit(observation, rules, cards)
            state.apply(play(max(cards, key=lambda card: (values[card], -card))))
    assert decisions > 30
    assert better > 0.6 * decisions


def test_of_deals_those_are_taken_that_what_was_played_makes_likely() -> None:
    state = to_the_tricks(ROBBER, 5)
    chance = rng(42)
    while len(state.hands[state.turn]) > 4 or state.trick:
        cards = sorted(state.legal().cards())
        values = habit(state.observe(state.turn), ROBBER, cards)
        state.apply(play(max(cards, key=lambda card: (values[card], -card))))
    observation = state.observe(state.turn)
    reader = HandReader(observation, tuple(ROBBER.side_of[seat] for seat in observation.players))

    def mean(deals: Iterator[tuple[int, ...]]) -> float:
        return sum(map(reader.likelihood, islice(deals, 200))) / 200

    plain = mean(sampled_hands(observation, rng(43)))
    assert mean(read(sampled_hands(observation, rng(43)), reader, chance)) > 1.2 * plain


@pytest.mark.parametrize("name", ["robber", "norman"])
def test_deals_that_are_walked_to_agree_with_what_was_said(name: str) -> None:
    rules = rules_of(name)
    for seed in range(4):
        state = to_the_tricks(rules, seed)
        chance = rng(seed, 1)
        while state.actor() >= 0:
            observation = state.observe(state.turn)
            known = [Knowledge(rules, observation, seat) for seat in observation.others]
            found = list(islice(sampled_hands(observation, chance), 12))
            for hands in found:
                held = dict(zip(observation.players, hands, strict=True))
                assert held[observation.seat] == mask_of(observation.hand)
                assert all(hands[one].bit_count() == observation.hand_counts[seat] for one, seat in enumerate(held))
                assert sum(hands) & mask_of(card for _, card in observation.plays) == 0
                assert sum(hand.bit_count() for hand in hands) == sum(hands).bit_count()
                assert all(one.fits(one.full_hand(held[one.seat]), honest=True) for one in known)
            assert len(set(found)) > 1 or len(observation.hand) < 6
            cards = sorted(state.legal().cards())
            state.apply(play(cards[int(chance.random() * len(cards))]))


def test_a_walk_prefers_no_deal_to_another() -> None:
    state = to_the_tricks(ROBBER, 14)
    chance = rng(12)
    while len(state.hands[state.turn]) > 2 or state.trick:
        cards = sorted(state.legal().cards())
        state.apply(play(cards[int(chance.random() * len(cards))]))
    observation = state.observe(state.turn)
    known = [Knowledge(ROBBER, observation, seat) for seat in observation.others]
    unseen = [card for card in PACK_32 if card not in observation.seen()]
    possible = set()
    for order in permutations(unseen):
        hands = [mask_of(order[2 * place : 2 * place + 2]) for place in range(3)]
        if all(one.fits(one.full_hand(hand), honest=True) for one, hand in zip(known, hands, strict=True)):
            possible.add(tuple(hands))
    own = mask_of(observation.hand)
    deals = islice(sampled_hands(observation, rng(13)), 100 * len(possible))
    found = Counter(tuple(hand for hand in hands if hand != own) for hands in deals)
    assert set(found) == possible
    assert len(possible) > 5
    assert all(50 < times < 150 for times in found.values())


def to_the_tricks(rules: PiquetRules, seed: int) -> PiquetState:
    state = PiquetState(rules, standing_of(rules))
    state.apply(Deal(shuffled(PACK_32, rng(seed))))
    if state.phase is Phase.EXCHANGE:
        state.apply(change(()))
    while state.phase is not Phase.PLAY:
        state.apply(DECLARE)
    return state


@pytest.mark.parametrize("rules", [ROBBER, NORMAN], ids=["robber", "norman"])
def test_every_card_that_may_be_played_gets_a_value(rules: PiquetRules) -> None:
    state = to_the_tricks(rules, 3)
    chance = rng(4)
    while state.actor() >= 0:
        cards = sorted(state.legal().cards())
        observation = state.observe(state.turn)
        values = tried(observation, rules, cards, rng(6), Budget(samples=2), counts_at(observation, rules))
        assert sorted(values) == cards
        state.apply(play(cards[int(chance.random() * len(cards))]))


def test_the_dealer_of_three_tries_two_cards_or_none() -> None:
    state = PiquetState(NORMAN, standing_of(NORMAN))
    state.apply(Deal(shuffled(PACK_32, rng(21))))
    found = by_plays(state.observe(state.turn), NORMAN, rng(22), Budget(samples=30))
    assert {len(one.cards) for one in found} == {0, 2}
    assert len(found) == 1 + 45
    assert [one.value for one in found] == sorted((one.value for one in found), reverse=True)
    assert found == by_plays(state.observe(state.turn), NORMAN, rng(22), Budget(samples=30))


def test_the_dealer_of_three_keeps_a_neunziger_together() -> None:
    # A quint and its point of five are twenty; two more hearts are worth less than a Neunziger, whatever is bought.
    dealer = suited("S:AKQJT H:98 D:87 C:7")
    rest = [card for card in shuffled(PACK_32, rng(23)) if card not in dealer]
    state = PiquetState(NORMAN, standing_of(NORMAN))
    order: list[Card] = []
    hands = [rest[:10], rest[10:20], list(dealer), rest[20:]]
    for place, number, _ in NORMAN.throws:
        order += [hands[place].pop() for _ in range(number)]
    state.apply(Deal(tuple(order)))
    assert sorted(state.hands[state.turn]) == sorted(dealer)
    (_, best, _), *_ = by_plays(state.observe(state.turn), NORMAN, rng(24), Budget(samples=60))
    assert not {*best} & {*suited("S:AKQJT")}
