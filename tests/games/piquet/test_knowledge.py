"""What a player can tell about the other hands: all consistent deals, and samples of them."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import replace
from itertools import combinations, islice, permutations
from math import comb

import pytest

from cardtable.core.cards import PACK_32, Card
from cardtable.core.chance import rng, shuffled
from cardtable.core.errors import CodedError
from cardtable.core.events import Event
from cardtable.core.state import Deal
from cardtable.games.piquet.actions import DECLARE, play
from cardtable.games.piquet.combinations import Kind, best_set
from cardtable.games.piquet.deals import ConsistentDeal
from cardtable.games.piquet.knowledge import Knowledge, seen_in_talon, taken_by_dealer, unseen_cards
from cardtable.games.piquet.phases import HeardWord, Phase, Word
from cardtable.games.piquet.placing import HidingPlace, Placing
from cardtable.games.piquet.ranking import SUIT_MASK, mask_of
from cardtable.games.piquet.sampling import rules_of as rules_observed
from cardtable.games.piquet.sampling import sample, sampled_hands, samples, state_of
from cardtable.games.piquet.state import PiquetState
from tests.games.piquet.consistent import consistent_deals
from tests.games.piquet.tables import FAMILY, deal, do, exchanged, rules_of, standing_of, suited

SESSION = rules_of("session")
RUBICON = rules_of("rubicon")


def dealt(seed: int, name: str = "rubicon", elder_buys: int = 5, dealer_buys: int = 3) -> PiquetState:
    """A deal at random after the exchange, elder on seat 0."""
    rules = rules_of(name)
    state = PiquetState(rules, standing_of(rules))
    state.apply(Deal(shuffled(PACK_32, rng(seed))))
    for number in (elder_buys, dealer_buys):
        cards = shuffled(sorted(state.hands[state.turn]), rng(seed, number))[:number]
        state.apply(next(action for action in [state.legal().with_cards(cards)] if action))
    assert state.phase is Phase.POINT
    return state


def listed(state: PiquetState, seat: int, honest: bool = True) -> list[ConsistentDeal]:
    return list(consistent_deals(state.rules, state.observe(seat), honest))


def true_deal(state: PiquetState, seat: int) -> tuple[set[Card], set[Card]]:
    opponent = state.opponents(seat)[0]
    return set(state.hands[opponent]), set(state.discards[opponent])


def test_after_five_and_three_elder_has_455_deals_and_the_dealer_6188() -> None:
    state = dealt(1)
    assert len(listed(state, 0)) == comb(15, 12) == 455
    assert len(listed(state, 1)) == comb(17, 12) == 6188


def test_cards_left_in_the_talon_make_more_deals_for_who_has_not_seen_them() -> None:
    state = dealt(2, elder_buys=3, dealer_buys=3)
    # Elder knows 15 cards, and that the dealer has bought the two that she left; three of the rest are his discards
    # and two in the talon.
    assert len(taken_by_dealer(state.observe(0))) == 2
    assert len(listed(state, 0)) == comb(15, 10) * comb(5, 3)
    # The dealer has seen the two that he left: twelve of fifteen are elder's, the others her discards.
    assert len(listed(state, 1)) == comb(15, 12)


@pytest.mark.parametrize("seed", range(3, 9))
def test_the_true_deal_is_always_among_them(seed: int) -> None:
    state = dealt(seed)
    generator = rng(seed, 2)
    while state.phase in (Phase.POINT, Phase.SEQUENCES, Phase.SETS, Phase.COUNT):
        state.apply(state.legal().representatives()[0])
    while state.actor() >= 0:
        seat = state.turn
        deals = listed(state, seat)
        hand, discards = true_deal(state, seat)
        assert any(set(one.hand) == hand and set(one.discards) == discards for one in deals)
        assert len({(one.hand, one.discards) for one in deals}) == len(deals)
        cards = list(state.legal().cards())
        if state.phase_name() == "count":
            state.apply(state.legal().representatives()[0])
        else:
            do(state, str(state.legal().exact(cards[int(generator.random() * len(cards))], ())[0]))


def declared_with(state: PiquetState, seat: int, hand: tuple[Card, ...], discards: tuple[Card, ...]) -> list[Event]:
    """What ``seat`` is told if the other holds ``hand``, both declare everything and elder leads her lowest card."""
    twin = state.copy()
    other = twin.opponents(seat)[0]
    twin.hands[other], twin.discards[other] = list(hand), list(discards)
    lead = min(state.hands[state.elder])
    if seat != state.elder:
        # Only her declarations are compared.
        return [event.seen_by(seat) for event in declare_all(twin)]
    events = declare_all(twin)
    if twin.phase is Phase.PLAY:
        events += do(twin, str(twin.legal().exact(lead, ())[0]))
    return [event.seen_by(seat) for event in events]


def declare_all(state: PiquetState) -> list[Event]:
    events: list[Event] = []
    while state.phase in (Phase.POINT, Phase.SEQUENCES, Phase.SETS, Phase.ANNOUNCE):
        events += do(state, "declare")
    return events


@pytest.mark.parametrize("seed", range(20, 26))
def test_elders_consistent_deals_are_exactly_those_in_which_the_same_would_have_been_said(seed: int) -> None:
    state = dealt(seed)
    true = declared_with(state, 0, tuple(state.hands[1]), tuple(state.discards[1]))
    same = set()
    unseen = unseen_cards(state.rules, state.observe(0))
    for hand in combinations(unseen, 12):
        rest = tuple(card for card in unseen if card not in hand)
        if declared_with(state, 0, hand, rest) == true:
            same.add(frozenset(hand))
    declare_all(state)
    do(state, str(state.legal().exact(min(state.hands[0]), ())[0]))
    assert {frozenset(one.hand) for one in listed(state, 0)} == same
    assert frozenset(state.hands[1]) in same


@pytest.mark.parametrize("seed", range(30, 33))
def test_the_dealers_consistent_deals_are_those_in_which_elder_would_have_said_the_same(seed: int) -> None:
    state = dealt(seed)
    true = declared_with(state, 1, tuple(state.hands[0]), tuple(state.discards[0]))
    unseen = unseen_cards(state.rules, state.observe(1))
    some = [hand for hand in combinations(unseen, 12) if rng(seed, mask_of(hand)).random() < 0.04]
    same = set()
    for hand in some:
        rest = tuple(card for card in unseen if card not in hand)
        if declared_with(state, 1, hand, rest) == true:
            same.add(frozenset(hand))
    declare_all(state)
    found = {frozenset(one.hand) for one in listed(state, 1)}
    assert found & {frozenset(hand) for hand in some} == same
    assert frozenset(state.hands[0]) in found


@pytest.mark.parametrize("seed", range(40, 44))
def test_every_consistent_deal_makes_a_state_that_looks_the_same(seed: int) -> None:
    state = dealt(seed)
    declare_all(state)
    for seat in (0, 1):
        observation = state.observe(seat)
        for one in islice(consistent_deals(state.rules, observation), 0, None, 37):
            assert state_of(observation, one, rng(seed)).observe(seat) == observation


def test_who_has_kept_something_back_is_found_among_the_deals_that_are_not_honest() -> None:
    state, _ = exchanged(RUBICON, suited("S:AKQJ7 H:AK9 D:T9 C:T9"), suited("H:QJT8 D:AKQJ8 S:T9 C:A"))
    # The dealer lets the point of five pass though his is better, and the quart major with it.
    do(state, "point 5S", "good", "sequences 4AS", "good", "sets -")
    hand, _ = true_deal(state, 0)
    assert hand not in [set(one.hand) for one in listed(state, 0)]
    assert hand in [set(one.hand) for one in listed(state, 0, honest=False)]


def test_a_sample_believes_in_sinking_only_if_nothing_else_agrees() -> None:
    # Elder declares nothing at all out of twelve cards that must hold something.
    state, _ = exchanged(RUBICON, suited("S:AKQJT987 H:AKQJ"), suited("D:AKQJT9 C:AKQJT9"))
    do(state, "point -", "sequences -", "sets -", "AS", "count -")
    observation = state.observe(1)
    assert listed(state, 1) == []
    sampled = sample(observation, random.Random(1))
    assert sampled.observe(1) == observation


KEPT = 0.05
"""How likely something is to have been kept back in a class where samples are to show it."""


def three_aces_sunk() -> PiquetState:
    """Elder has said nothing of three aces and has led the ace of spades."""
    state, _ = exchanged(RUBICON, suited("S:AKQ8 H:AKJ987 C:AQ"), suited("S:JT C:KJT8 D:AKQT98"))
    do(state, "point 6H", "point 6D", "sequences 3AS 39H", "good", "sets -", "AS")
    return state


@pytest.mark.slow
def test_hands_that_kept_something_back_are_sampled_as_often_as_they_are_likely() -> None:
    state = three_aces_sunk()
    observation = state.observe(1)
    assert not any(best_set(sample(observation, rng(1, one)).full_hand(0))[0] for one in range(40))
    known = Knowledge(RUBICON, observation, 0)
    weights = {
        mask_of(one.hand): KEPT ** known.sunk(known.full_hand(mask_of(one.hand))) for one in listed(state, 1, False)
    }
    share = sum(weight for hand, weight in weights.items() if best_set(known.full_hand(hand))[0]) / sum(
        weights.values()
    )
    assert 0.05 < share < 0.9
    found = [best_set(one.full_hand(0))[0] > 0 for one in islice(samples(observation, rng(2), KEPT), 400)]
    # They are spread evenly, so that chance leaves little room.
    assert sum(found) / 400 == pytest.approx(share, abs=0.02)
    one_by_one = [best_set(sample(observation, rng(3, one), KEPT).full_hand(0))[0] > 0 for one in range(300)]
    assert sum(one_by_one) / 300 == pytest.approx(share, abs=0.1)


@pytest.mark.slow
@pytest.mark.parametrize("name", ["rubicon", "robber", "norman"])
@pytest.mark.parametrize("irregularities", [False, True])
def test_samples_in_which_something_was_kept_back_look_the_same(name: str, irregularities: bool) -> None:
    rules = rules_of(name, strict=irregularities)
    chance = rng(17)
    for seed in range(2):
        state = PiquetState(rules, standing_of(rules))
        state.apply(Deal(shuffled(PACK_32, rng(18, seed))))
        while state.phase is not Phase.REVIEW and state.actor() >= 0:
            if state.phase not in (Phase.SHUFFLED, Phase.EXCHANGE, Phase.TAKE):
                for seat in state.players:
                    observation = state.observe(seat)
                    for sampled in islice(samples(observation, chance, 0.5), 2):
                        assert sampled.observe(seat) == observation
            actions = state.legal().representatives()
            state.apply(actions[int(chance.random() * len(actions))])


def test_a_trio_that_one_of_four_kept_back_is_thought_of() -> None:
    rules = rules_of("robber")
    state = PiquetState(rules, standing_of(rules))
    hands = [
        suited("S:AK9 H:A9 D:A C:98"),
        suited("S:Q8 H:KJ D:K9 C:T7"),
        suited("S:J7 H:QT D:QJ C:AJ"),
        suited("S:T H:87 D:T87 C:KQ"),
    ]
    pack = tuple(card for throw in range(4) for hand in hands for card in hand[2 * throw : 2 * throw + 2])
    state.apply(Deal(pack))
    assert set(state.hands[state.players[0]]) == set(hands[0])
    elder = state.players[0]
    while state.phase is not Phase.SETS:
        whole = state.legal().representatives()[1]
        state.apply(whole if state.turn == elder else DECLARE)
    do(state, "sets -")
    assert state.phase.value == Phase.PLAY.value
    observation = state.observe(state.players[1])
    deals = list(islice(sampled_hands(observation, rng(5), KEPT), 300))
    assert any(best_set(hands[0])[0] for hands in deals)
    assert not any(best_set(hands[0])[0] for hands in islice(sampled_hands(observation, rng(5)), 300))


@pytest.mark.slow
def test_deals_of_several_come_as_often_as_what_was_kept_back_in_them_is_likely() -> None:
    rules = rules_of("robber")
    chance = rng(12)
    state = PiquetState(rules, standing_of(rules))
    state.apply(Deal(shuffled(PACK_32, rng(14))))
    while state.phase is not Phase.PLAY:
        do(state, "declare")
    while len(state.hands[state.turn]) > 2 or state.trick:
        cards = sorted(state.legal().cards())
        state.apply(play(cards[int(chance.random() * len(cards))]))
    observation = state.observe(state.turn)
    known = [Knowledge(rules, observation, seat) for seat in observation.others]
    unseen = [card for card in PACK_32 if card not in observation.seen()]
    weights: dict[tuple[int, ...], float] = {}
    for order in permutations(unseen):
        hands = tuple(mask_of(order[2 * place : 2 * place + 2]) for place in range(3))
        lapses = [one.lapses(one.full_hand(hand)) for one, hand in zip(known, hands, strict=True)]
        if min(lapses) >= 0:
            weights[hands] = 0.3 ** sum(lapses)
    own = mask_of(observation.hand)
    number = 4000
    deals = islice(sampled_hands(observation, rng(13), 0.3), number)
    found = Counter(tuple(hand for hand in hands if hand != own) for hands in deals)
    assert set(found) <= set(weights)
    assert 0 < sum(found[hands] for hands, weight in weights.items() if weight < 1) < number
    total = sum(weights.values())
    for least in sorted(set(weights.values())):
        share = sum(weight for weight in weights.values() if weight == least) / total
        seen = sum(found[hands] for hands, weight in weights.items() if weight == least) / number
        assert seen == pytest.approx(share, abs=0.05)


def test_the_dealer_who_asked_how_high_has_a_point_as_long() -> None:
    state, _ = exchanged(RUBICON, suited("S:AKQJ7 H:AK9 D:T9 C:T9"), suited("H:QJT87 S:T98 D:AKQ C:A"))
    do(state, "point 5S", "good")
    observation = state.observe(0)
    knowledge = Knowledge(state.rules, observation, 1)
    for honest in (True, False):
        for one in listed(state, 0, honest):
            assert knowledge.best(Kind.POINT, mask_of(one.hand))[0] == 5


def test_cards_that_were_shown_are_held_until_they_are_played() -> None:
    state, _ = exchanged(SESSION, suited("C:AKQ S:KQJT87 H:KQJ"), suited("C:JT9 S:A H:T98 D:AKQJ9"))
    do(state, "declare", "declare", "TS")
    shown = {*suited("S:KQJT87 H:KQ C:KQ")}
    assert Knowledge(state.rules, state.observe(1), 0).held == shown - {*suited("S:T")}


def test_a_suit_that_was_not_followed_is_excluded() -> None:
    state, _ = exchanged(RUBICON, suited("S:AKQ H:AKQ D:AKQ C:AKQ"), suited("S:JT H:JT98 D:JT9 C:JT9"))
    do(state, "declare", "declare", "AS", "TS", "KS", "JS", "QS", "8H")
    knowledge = Knowledge(state.rules, state.observe(0), 1)
    assert knowledge.excluded == SUIT_MASK[0]
    assert all(not mask_of(one.hand) & 0xFF for one in listed(state, 0))


@pytest.mark.parametrize(("lead", "held"), [("7S", 4), ("9D", 5)])
def test_answers_about_a_standing_point_bind_its_cards(lead: str, held: int) -> None:
    state, _ = exchanged(SESSION, suited("S:AKQJ7 H:A97 D:T9 C:T9"), suited("H:KQJT8 S:T98 D:KQ C:AK"))
    do(state, "declare", "declare", lead, "ask")
    observation = state.observe(1)
    assert [answer.held for answer in observation.answers] == [held]
    assert listed(state, 1)
    # Nobody can hold another number of spades, and no other suit has five cards of 48 pips left for elder.
    (answer,) = observation.answers
    wrong = replace(observation, answers=(answer._replace(held=9 - held),))
    assert list(consistent_deals(state.rules, wrong)) == []


def test_carte_blanche_that_was_shown_is_known_but_for_what_was_laid_away() -> None:
    blank = suited("S:AT98 H:AT98 D:AT98")
    state = deal(SESSION, blank, suited("S:KQJ H:KQJ D:KQJ C:KQJ"), suited("S:7 H:7 D:7 C:AT987"))
    do(state, "blanche 4")
    # Announced, not shown: no court among the twelve.
    observation = state.observe(1)
    for index in range(5):
        sampled = sample(observation, rng(index))
        assert not {*sampled.hands[0]} & {*suited("S:KQJ H:KQJ D:KQJ C:KQJ")}
        assert sampled.observe(1) == observation
    do(state, "change JS JH JD", "change 8S 8H 8D 9D")
    deals = listed(state, 1)
    assert all({*one.discards} <= {*blank} for one in deals)
    # The dealer has seen all cards but the four that elder has bought for any four of the twelve.
    assert len(deals) == comb(12, 4)
    generator = rng(9)
    for _ in range(5):
        assert sample(state.observe(1), generator).observe(1) == state.observe(1)


def test_the_dealers_carte_blanche_binds_what_elder_believes() -> None:
    blank = suited("S:AT98 H:AT98 D:AT98")
    state = deal(SESSION, suited("S:KQJ H:KQJ D:KQJ C:KQJ"), blank, suited("S:7 H:7 D:7 C:AT987"))
    do(state, "change JS JH JD QS", "blanche", "change 8S 8H 8D")
    for one in listed(state, 0):
        assert {*one.discards} <= {*blank}
    assert len(listed(state, 0)) > 0


def test_what_is_left_in_the_talon_is_known_to_who_has_looked() -> None:
    state = deal(
        rules_of("session", dealer_least="one"),
        suited("S:AKQJT9 H:AKQJT9"),
        suited("D:AKQJT9 C:AKQJT9"),
        suited("S:87 H:87 D:8 D:7 C:87"),
    )
    do(state, "change 9S TS 9H", "change 9D", "declare", "declare")
    assert seen_in_talon(state.observe(1)) == (suited("D:8"), suited("D:7 C:87"))
    assert seen_in_talon(state.observe(0)) == (suited("D:8"), ())
    do(state, "look S")
    assert seen_in_talon(state.observe(0)) == (suited("D:8"), suited("D:7 C:87"))


@pytest.mark.parametrize("name", ["points", "meyers1888", "kings", "chouette", "robber", "norman"])
def test_samples_of_whole_deals_look_the_same_to_everybody(name: str) -> None:
    rules = rules_of(name)
    generator = rng(71)
    for seed in range(3):
        state = PiquetState(rules, standing_of(rules, dealer=seed % rules.persons))
        state.apply(Deal(shuffled(PACK_32, rng(72, seed))))
        while state.actor() >= 0:
            for seat in range(rules.persons):
                observation = state.observe(seat)
                sampled = sample(observation, generator)
                assert sampled.observe(seat) == observation
                assert FAMILY.observation(observation.to_json()) == observation
                assert rules_observed(observation) == rules
            actions = list(state.legal())
            state.apply(actions[int(generator.random() * len(actions))])
            while state.actor() < -1:
                state.apply(Deal(shuffled(PACK_32, generator)))


@pytest.mark.parametrize("name", ["robber", "norman"])
def test_of_several_too_who_keeps_nothing_back_is_taken_to_hold_what_he_holds(name: str) -> None:
    rules = rules_of(name)
    for seed in range(40):
        state = PiquetState(rules, standing_of(rules))
        state.apply(Deal(shuffled(PACK_32, rng(73, seed))))
        if state.phase is Phase.EXCHANGE:
            do(state, "change -")
        while state.phase in (Phase.POINT, Phase.SEQUENCES, Phase.SETS):
            do(state, "declare")
        for seat in state.players:
            observation = state.observe(seat)
            for other in observation.others:
                known = Knowledge(rules, observation, other)
                assert known.fits(known.full_hand(mask_of(state.hands[other])), honest=True)


@pytest.mark.parametrize("seed", [201, 225])
def test_what_is_named_is_found_even_if_it_takes_many_unseen_cards(seed: int) -> None:
    rules = rules_of("norman")
    state = PiquetState(rules, standing_of(rules))
    state.apply(Deal(shuffled(PACK_32, rng(seed))))
    do(state, "change -", *["declare"] * 3)
    assert state.phase is Phase.PLAY
    state.apply(next(iter(state.legal())))
    for seat in range(3):
        observation = state.observe(seat)
        assert sample(observation, rng(seed, seat)).observe(seat) == observation


def test_nothing_can_be_made_of_what_contradicts_itself() -> None:
    state, _ = exchanged(RUBICON, suited("S:AKQJ7 H:AK9 D:T9 C:T9"), suited("H:QJT87 S:T98 D:AKQ C:A"))
    do(state, "point 5S", "good")
    observation = state.observe(1)
    impossible = replace(
        observation, said=((HeardWord(Word.ITEM, 8, 68), observation.said[0][1]), *observation.said[1:])
    )
    with pytest.raises(CodedError):
        sample(impossible, random.Random(1))
    with pytest.raises(CodedError):
        FAMILY.observation({"variant": "piquet.points"})


# Places


def test_cards_are_laid_where_they_can_be() -> None:
    cards = PACK_32[:6]
    places = [
        HidingPlace(3, frozenset(cards[:3])),
        HidingPlace(2, frozenset(cards)),
        HidingPlace(1, frozenset(cards[4:])),
    ]
    for seed in range(20):
        laid = Placing(cards, places).at_random(rng(seed))
        assert laid is not None
        assert sorted(card for there in laid for card in there) == sorted(cards)
        assert all({*there} <= one.admits for there, one in zip(laid, places, strict=True))


def test_others_make_room() -> None:
    # Each card fits in two places; only one arrangement in many works, so that shuffling alone seldom finds it.
    cards = PACK_32[:10]
    places = [HidingPlace(1, frozenset((cards[number], cards[(number + 1) % 10]))) for number in range(10)]
    for seed in range(20):
        laid = Placing(cards, places).at_random(rng(seed))
        assert laid is not None
        assert all({*there} <= one.admits for there, one in zip(laid, places, strict=True))


def test_what_cannot_be_laid_is_not() -> None:
    cards = PACK_32[:4]
    assert Placing(cards, [HidingPlace(4, frozenset(cards[:3]))]).at_random(rng(1)) is None
    assert (
        Placing(cards, [HidingPlace(1, frozenset(cards)), HidingPlace(3, frozenset(cards[:1]))]).at_random(rng(1))
        is None
    )
    tight = [HidingPlace(2, frozenset(cards[:1])), HidingPlace(2, frozenset(cards))]
    assert Placing(cards, tight).at_random(rng(1)) is None


def test_without_restrictions_every_card_is_equally_likely_everywhere() -> None:
    cards = PACK_32[:4]
    places = [HidingPlace(1, frozenset(cards)), HidingPlace(3, frozenset(cards))]
    generator = rng(3)
    first = [Placing(cards, places).at_random(generator) for _ in range(400)]
    numbers = [sum(laid is not None and laid[0] == (card,) for laid in first) for card in cards]
    assert sum(numbers) == 400
    assert all(70 < number < 130 for number in numbers)
