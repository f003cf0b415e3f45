"""How the cards are dealt: "Geben" of the Swedish game, and what the two kinds of Mulle change."""

from __future__ import annotations

import pytest

from cardtable.core.cards import PACK_52, PACK_104, parse_card
from cardtable.core.errors import IllegalAction
from cardtable.core.events import EVERYBODY, Announced, CardsMoved, DealBegan, Event, TurnBegan
from cardtable.core.state import Deal, Standing
from cardtable.core.zones import STOCK, TABLE, hand
from cardtable.games.casino.actions import Play
from cardtable.games.casino.dealing import TO_TABLE
from cardtable.games.casino.family import CasinoFamily
from cardtable.games.casino.rules import CasinoRules
from cardtable.games.casino.state import CasinoState
from tests.games.casino.positions import deal, rules_of

FOUR_EACH = ["swedish", "overspader", "finnish", "berlin1810"]


def hand_sizes(rules: CasinoRules) -> list[list[int]]:
    """How many cards each place gets in each dealing round."""
    return [
        [sum(packet.cards for packet in packets if packet.place == place) for place in range(rules.players)]
        for packets in rules.plan.rounds
    ]


def table_size(rules: CasinoRules) -> int:
    return sum(packet.cards for packets in rules.plan.rounds for packet in packets if packet.place == TO_TABLE)


def dealt(events: list[Event]) -> list[tuple[str, int]]:
    return [(str(event.target), len(event.cards)) for event in events if isinstance(event, CardsMoved)]


@pytest.mark.parametrize("name", FOUR_EACH)
@pytest.mark.parametrize(("players", "rounds"), [(2, 6), (3, 4), (4, 3)])
def test_four_each_six_four_or_three_times_and_four_to_the_table(name: str, players: int, rounds: int) -> None:
    rules = rules_of(name, players)
    assert hand_sizes(rules) == [[4] * players] * rounds
    assert table_size(rules) == 4
    assert rules.plan.cards() == 52
    assert rules.pack == PACK_52


def test_cards_are_dealt_in_pairs_all_round_then_to_the_table_and_that_twice() -> None:
    _, events = deal(rules_of("swedish", 3), PACK_52, dealer=0)
    assert dealt(events) == [
        ("hand:1", 2),
        ("hand:2", 2),
        ("hand:0", 2),
        ("table", 2),
        ("hand:1", 2),
        ("hand:2", 2),
        ("hand:0", 2),
        ("table", 2),
    ]


def test_cards_leave_the_pack_in_its_order() -> None:
    _, events = deal(rules_of("swedish", 2), PACK_52[::-1], dealer=1)
    cards = [card for event in events if isinstance(event, CardsMoved) for card in event.cards]
    assert cards == list(PACK_52[::-1][:12])


def test_hands_are_dealt_face_down_and_the_table_face_up() -> None:
    _, events = deal(rules_of("swedish", 2), PACK_52, dealer=1)
    for event in events:
        if isinstance(event, CardsMoved):
            assert event.source == STOCK
            if event.target == TABLE:
                assert (event.known_to, event.face_up) == ((EVERYBODY,), True)
            else:
                assert (event.known_to, event.face_up) == ((event.target.owner,), False)


@pytest.mark.parametrize("dealer", [0, 1, 2])
def test_the_player_left_of_the_dealer_begins(dealer: int) -> None:
    state, events = deal(rules_of("swedish", 3), PACK_52, dealer=dealer)
    assert state.actor() == (dealer + 1) % 3
    assert events[0] == DealBegan(0, dealer, 3, 52)
    assert events[-1] == TurnBegan((dealer + 1) % 3, "play")


def test_the_next_hands_come_when_all_are_played_and_nothing_more_to_the_table() -> None:
    state, events = deal(rules_of("swedish", 2), PACK_52, dealer=0)
    for number in range(8):
        assert len(state.stock) == 40
        events = state.apply(Play(state.hands[state.actor()][0]))
        assert bool(dealt(events)[1:]) == (number == 7)
    assert [(zone, count) for zone, count in dealt(events) if zone != "table"] == [
        ("hand:1", 2),
        ("hand:0", 2),
        ("hand:1", 2),
        ("hand:0", 2),
    ]
    assert len(state.table) == 4 + 8
    assert list(map(len, state.hands)) == [4, 4]
    assert state.actor() == 1


@pytest.mark.parametrize(("players", "rounds"), [(2, 6), (3, 4), (4, 3)])
def test_the_dealer_announces_the_last_round(players: int, rounds: int) -> None:
    state, events = deal(rules_of("swedish", players), PACK_52, dealer=1)
    announced = []
    number = 1
    while state.actor() >= 0:
        if any(isinstance(event, CardsMoved) and event.reason == "dealt" for event in events):
            announced.append((number, [e.seat for e in events if isinstance(e, Announced) and e.code == "last_round"]))
            number += 1
        events = state.apply(Play(state.hands[state.actor()][0]))
    assert announced == [(one, [1] if one == rounds else []) for one in range(1, rounds + 1)]


@pytest.mark.parametrize(("players", "dealer", "right"), [(2, 0, None), (3, 0, 2), (4, 2, 1)])
def test_the_player_on_the_right_of_the_dealer_cuts(players: int, dealer: int, right: int | None) -> None:
    state = CasinoState(rules_of("swedish", players), Standing((0,) * players, dealer))
    events = state.apply(Deal(PACK_52))
    assert [one.seat for one in events if isinstance(one, Announced) and one.code == "cuts_pack"] == (
        [] if right is None else [right]
    )


def test_the_deal_goes_round_to_the_left() -> None:
    family = CasinoFamily()
    rule_set = rules_of("swedish", 3).rule_set
    standing = family.begin(rule_set, 2)
    after = family.fold(rule_set, standing, ())
    assert (standing.dealer, after.dealer, family.fold(rule_set, after, ()).dealer) == (2, 0, 1)


def test_whoever_cuts_the_highest_card_deals_first() -> None:
    family = CasinoFamily()
    rule_set = rules_of("swedish", 3).rule_set
    assert family.cut_dealer(rule_set, [parse_card(one) for one in ("7S", "KD", "QS")]) == 1
    assert family.cut_dealer(rule_set, [parse_card(one) for one in ("AS", "2D", "3S")]) == 2


def test_players_who_cut_equally_high_cut_again() -> None:
    family = CasinoFamily()
    rule_set = rules_of("swedish", 3).rule_set
    assert family.cut_dealer(rule_set, [parse_card(one) for one in ("KS", "KD", "QS")]) is None
    assert family.cut_dealer(rule_set, [parse_card(one) for one in ("3S", "3D", "QS")]) == 2


# Sassersson’s Mulle


@pytest.mark.parametrize(
    ("players", "last"),
    [
        # 104 - 5 = 99 = 9 rounds of 10, and 9 cards left.
        (2, [5, 4]),
        # 99 = 6 rounds of 15, and 9 cards left.
        (3, [3, 3, 3]),
        # 99 = 4 rounds of 20, and 19 cards left.
        (4, [5, 5, 5, 4]),
    ],
)
def test_sassersson_five_each_and_five_to_the_table_the_rest_singly(players: int, last: list[int]) -> None:
    rules = rules_of("mulle_sassersson", players)
    sizes = hand_sizes(rules)
    assert sizes[:-1] == [[5] * players] * {2: 9, 3: 6, 4: 4}[players]
    assert sizes[-1] == last
    assert {packet.cards for packet in rules.plan.rounds[-1]} == {1}
    assert table_size(rules) == 5
    assert rules.plan.cards() == 104
    assert rules.pack == PACK_104


def test_sassersson_with_two_the_dealer_does_not_play_the_last_card() -> None:
    state, _ = deal(rules_of("mulle_sassersson", 2), PACK_104, dealer=0)
    seats = []
    while state.actor() >= 0:
        seats.append(state.actor())
        state.apply(Play(state.hands[state.actor()][0]))
    assert seats[-3:] == [1, 0, 1]
    assert len(seats) == 99


def test_sassersson_with_four_the_dealer_has_a_card_less_in_the_last_round() -> None:
    state, _ = deal(rules_of("mulle_sassersson", 4), PACK_104, dealer=2)
    seats = []
    while state.actor() >= 0:
        seats.append(state.actor())
        state.apply(Play(state.hands[state.actor()][0]))
    assert seats[-7:] == [3, 0, 1, 2, 3, 0, 1]
    assert seats.count(2) == 24


@pytest.mark.parametrize(
    ("players", "table", "hands"),
    [(2, 4, [5] * 10), (3, 5, [4, 4, 5, 5, 5, 5, 5]), (4, 4, [5] * 5)],
)
def test_sassersson_even_dealing(players: int, table: int, hands: list[int]) -> None:
    rules = rules_of("mulle_sassersson", players, even_dealing=True)
    assert hand_sizes(rules) == [[size] * players for size in hands]
    assert table_size(rules) == table
    assert rules.plan.cards() == 104


# Glimne’s Mulle


@pytest.mark.parametrize(("players", "rounds"), [(2, 12), (4, 6), (3, 8)])
def test_glimne_four_each_and_eight_to_the_table(players: int, rounds: int) -> None:
    rules = rules_of("mulle_glimne", players)
    assert hand_sizes(rules) == [[4] * players] * rounds
    assert table_size(rules) == 8
    assert rules.plan.cards() == 104
    assert rules.pack == PACK_104


# The order of the pack


def test_an_order_that_is_not_the_pack_is_refused() -> None:
    state = CasinoState(rules_of("swedish", 2), Standing((0, 0), 0))
    with pytest.raises(IllegalAction, match="not this pack"):
        state.apply(Deal(PACK_52[:-1] + PACK_52[:1]))
    assert state.actor() == -2
    assert state.phase_name() == "shuffled"


def test_a_deal_is_dealt_once_only() -> None:
    state, _ = deal(rules_of("swedish", 2), PACK_52)
    with pytest.raises(IllegalAction, match="deal is running"):
        state.apply(Deal(PACK_52))


def test_nothing_is_played_before_the_cards_are_dealt() -> None:
    state = CasinoState(rules_of("swedish", 2), Standing((0, 0), 0))
    assert list(state.legal()) == []
    with pytest.raises(IllegalAction, match="no deal is running"):
        state.apply(Play(PACK_52[0]))


def test_every_hand_is_its_owners_secret() -> None:
    _, events = deal(rules_of("swedish", 2), PACK_52, dealer=0)
    for event in events:
        if isinstance(event, CardsMoved) and event.target == hand(0):
            assert set(event.seen_by(1).cards) == {-1}
            assert event.seen_by(0) == event


@pytest.mark.parametrize("name", ["swedish", "mulle_sassersson"])
@pytest.mark.parametrize("dealer", [0, 1, 2])
def test_whoever_begins_is_told_so_whatever_the_seat(name: str, dealer: int) -> None:
    rules = rules_of(name, 3)
    state, events = deal(rules, rules.pack, dealer=dealer)
    assert events[-1] == TurnBegan((dealer + 1) % 3, "play")
    told = [event.seat for event in state.apply(Play(state.hands[state.turn][0])) if isinstance(event, TurnBegan)]
    assert told == [(dealer + 2) % 3]


@pytest.mark.parametrize("dealer", [0, 1, 2])
def test_each_packet_goes_to_the_seat_that_it_was_told_for_and_is_seen_by_nobody_else(dealer: int) -> None:
    rules = rules_of("swedish", 3)
    state, events = deal(rules, PACK_52, dealer=dealer)
    got: dict[int, list[int]] = {seat: [] for seat in range(3)}
    for event in events:
        if isinstance(event, CardsMoved) and event.target.name == "hand":
            assert event.known_to == (event.target.owner,)
            got[event.target.owner] += event.cards
    assert got == dict(enumerate(state.hands))
    # The first two cards of the pack are those of the player left of the dealer.
    assert state.hands[(dealer + 1) % 3][:2] == list(PACK_52[:2])


@pytest.mark.parametrize("order", [PACK_52[:-1], (*PACK_52[:-1], PACK_52[0]), (*PACK_52, PACK_52[0]), PACK_104])
def test_only_the_whole_pack_can_be_dealt(order: tuple[int, ...]) -> None:
    state = CasinoState(rules_of("swedish", 2), Standing((0, 0), 0))
    before = state.key()
    with pytest.raises(IllegalAction) as caught:
        state.apply(Deal(order))
    assert caught.value.code == "not_this_pack"
    assert state.key() == before
