"""Elder's commands, buying, looking at what is left, and the procedure of carte blanche."""

from __future__ import annotations

import random
from collections import Counter
from math import comb

import pytest

from cardtable.core.cards import PACK_32, Card, format_cards, parse_cards, suit_of
from cardtable.core.chance import rng
from cardtable.core.errors import IllegalAction
from cardtable.core.events import EVERYBODY, CardsMoved, CardsShown
from cardtable.core.match import Match
from cardtable.core.record import SeatEntry
from cardtable.core.shapes import SomeCards
from cardtable.core.state import CHANCE, Deal
from cardtable.core.zones import STOCK, hand, talon
from cardtable.games.piquet.actions import SHUFFLE, change, lay_away
from cardtable.games.piquet.phases import Phase
from cardtable.games.piquet.playing import can_look
from cardtable.games.piquet.state import PiquetState
from cardtable.session.session import Session
from tests.games.piquet.tables import (
    FAMILY,
    counts,
    deal,
    do,
    exchanged,
    points_by,
    rule_set_of,
    rules_of,
    said,
    standing_of,
    suited,
    texts,
)

POINTS = rules_of("points")
ELDER = suited("S:AKQJT9 H:AKQJT9")
DEALER = suited("D:AKQJT9 C:AKQJT9")
TALON = suited("S:87 H:87 D:8 D:7 C:87")


def refused(state: PiquetState, action: str) -> IllegalAction:
    with pytest.raises(IllegalAction) as caught:
        do(state, action)
    return caught.value


# Before the cards are dealt


def waiting(name: str = "points") -> PiquetState:
    rules = rules_of(name)
    state = PiquetState(rules, standing_of(rules))
    state.apply(Deal(PACK_32))
    return state


def test_elder_cuts_before_the_cards_are_dealt() -> None:
    state = waiting()
    assert (state.phase, state.turn) == (Phase.COMMAND, 0)
    assert not any(state.hands)
    do(state, "cut")
    assert [len(cards) for cards in state.hands] == [12, 12]
    assert state.talon == [list(PACK_32[24:29]), list(PACK_32[29:])]
    assert (state.phase, state.turn) == (Phase.EXCHANGE, 0)


def test_cards_are_dealt_by_twos_elder_first_and_the_talon_last() -> None:
    events = do(waiting(), "cut")
    moves = [event for event in events if isinstance(event, CardsMoved)]
    assert [event.target for event in moves] == [hand(0), hand(1)] * 6 + [talon(0), talon(1)]
    assert {len(event.cards) for event in moves[:-2]} == {2}
    assert all(event.source == STOCK for event in moves)


def test_elder_commands_middle_by_threes() -> None:
    events = do(waiting(), "cut threes middle")
    targets = [event.target for event in events if isinstance(event, CardsMoved)]
    assert targets == [hand(0), hand(1)] * 2 + [talon(0), talon(1)] + [hand(0), hand(1)] * 2
    assert said(events)[0] == (0, "commands", {"cards": 3, "talon": "middle"})


@pytest.mark.parametrize("command", ["cut twos first", "cut threes first", "cut threes last", "cut twos middle"])
def test_whatever_elder_commands_everybody_gets_twelve_cards(command: str) -> None:
    state = waiting()
    do(state, command)
    assert [len(cards) for cards in (*state.hands, *state.talon)] == [12, 12, 5, 3]


def test_elder_asks_for_another_shuffle_as_often_as_she_likes_each_a_further_chance_action() -> None:
    state = waiting()
    for order in (PACK_32[::-1], PACK_32, PACK_32[::-1]):
        do(state, "shuffle")
        assert state.turn == CHANCE
        assert list(state.legal()) == []
        state.apply(Deal(order))
        assert (state.phase, state.turn) == (Phase.COMMAND, 0)
        assert SHUFFLE in list(state.legal())
    do(state, "cut")
    assert state.talon[1] == list(PACK_32[::-1][29:])


def test_for_another_shuffle_elder_lifts_off_a_part_of_the_pack_whose_bottom_card_everybody_sees() -> None:
    state = waiting()
    (shown,) = [event for event in do(state, "shuffle") if isinstance(event, CardsShown)]
    assert (shown.zone, shown.known_to) == (STOCK, (EVERYBODY,))
    assert shown.cards == (PACK_32[15],)


def test_a_session_shuffles_again_at_elders_request_and_keeps_it_in_the_record() -> None:
    match = Match(FAMILY, rule_set_of("points"), [parse_cards("AS 7S")])
    session = Session(match, [SeatEntry("Anna"), SeatEntry("Björn")], random.Random(4))
    session.begin_deal(PACK_32)
    assert session.actor() == 0
    session.submit(0, SHUFFLE)
    assert session.actor() == 0
    first, second = match.deals[0].actions
    assert str(first) == "shuffle"
    assert str(second).startswith("deal ")
    assert FAMILY.parse_action(str(second)) == second
    assert isinstance(second, Deal)
    assert second.order != PACK_32
    # A card of the first pack was seen, so that it is not taken up again.
    assert not session.can_undo()
    session.submit(0, FAMILY.parse_action("cut"))
    assert session._match.state is not None
    assert session._match.state.zones(0)[hand(0)][0].card == second.order[0]
    assert session.undo() == 1
    assert (session.actor(), session.can_undo()) == (0, False)


def test_where_nothing_is_commanded_the_cards_are_dealt_as_agreed() -> None:
    rules = rules_of("points", commands=False, packets="threes", talon="first")
    state = PiquetState(rules, standing_of(rules))
    events = state.apply(Deal(PACK_32))
    assert state.phase is Phase.EXCHANGE
    assert [event.target for event in events if isinstance(event, CardsMoved)][:3] == [talon(0), talon(1), hand(0)]


# Buying


def test_elder_takes_three_to_five_from_the_top_of_the_upper_packet() -> None:
    state = deal(POINTS, ELDER, DEALER, TALON)
    assert state.legal().shape() == SomeCards(hand(0), 3, 5)
    assert refused(state, "change 9S TS").parameters["minimum"] == 3
    assert refused(state, "change 9S TS JS QS KS AS").code == "wrong_number_of_cards"
    do(state, "change 9S TS 9H")
    assert state.hands[0][-3:] == list(suited("S:87 H:8"))
    assert state.discards[0] == list(parse_cards("9S TS 9H"))
    assert state.named == [3, -1]


def test_there_are_1507_exchanges_of_three_to_five_and_1585_of_one_to_five() -> None:
    german = deal(POINTS, ELDER, DEALER, TALON).legal()
    english = deal(rules_of("rubicon"), ELDER, DEALER, TALON).legal()
    assert (len(german.representatives()), len(english.representatives())) == (1507, 1585)
    assert len(german) == 2 * 1507


def test_the_dealer_buys_what_elder_left_of_the_upper_packet_first() -> None:
    state = deal(POINTS, ELDER, DEALER, TALON)
    do(state, "change 9S TS 9H")
    events = do(state, "change 9D TD 9C")
    assert state.hands[1][-3:] == list(suited("H:7 D:8 D:7"))
    bought = [event for event in events if isinstance(event, CardsMoved) and event.reason == "bought"]
    assert [(event.source, len(event.cards)) for event in bought] == [(talon(0), 2), (talon(1), 1)]
    assert state.talon == [[], list(suited("C:87"))]


@pytest.mark.parametrize(
    ("least", "elder_buys", "expected"),
    [
        ("larger_part", 3, (3, 5)),
        ("larger_part", 4, (3, 4)),
        ("larger_part", 5, (2, 3)),
        ("three", 3, (3, 5)),
        ("three", 5, (3, 3)),
        ("one", 4, (1, 4)),
        ("none", 5, (0, 3)),
    ],
)
def test_how_many_cards_the_dealer_must_buy(least: str, elder_buys: int, expected: tuple[int, int]) -> None:
    state = deal(rules_of("points", dealer_least=least), ELDER, DEALER, TALON)
    do(state, f"change {texts(ELDER[:elder_buys])}")
    assert state.legal().shape() == SomeCards(hand(1), *expected)


def test_discards_can_be_changed_until_the_talon_is_looked_at() -> None:
    state = deal(POINTS, ELDER, DEALER, TALON)
    do(state, "lay 9S TS 9H")
    assert (state.phase, state.turn) == (Phase.TAKE, 0)
    assert len(state.hands[0]) == 9
    do(state, "lift")
    assert (len(state.hands[0]), state.discards[0]) == (12, [])
    # What has been named stays.
    assert state.legal().shape() == SomeCards(hand(0), 3, 3)
    error = refused(state, "change 9S TS")
    assert (error.code, error.parameters["number"]) == ("exact_number_of_cards", 3)
    events = do(state, "lay 9S TS JS", "take")
    assert "buys" not in [code for _, code, _ in said(events)]
    assert state.discards[0] == list(parse_cards("9S TS JS"))
    assert state.turn == 1


def test_cards_laid_away_are_seen_by_their_owner_alone() -> None:
    state = deal(POINTS, ELDER, DEALER, TALON)
    (moved,) = [event for event in do(state, "lay 9S TS 9H") if isinstance(event, CardsMoved)]
    assert moved.known_to == (0,)
    assert set(moved.seen_by(1).cards) == {-1}


def test_nobody_lays_away_what_he_does_not_hold() -> None:
    state = deal(POINTS, ELDER, DEALER, TALON)
    assert refused(state, "change 9S TS 9D").code == "not_in_hand"
    assert change(parse_cards("TS 9H 9S")) in state.legal()
    assert lay_away(parse_cards("TS 9H 9S")) in state.legal()
    unsorted = change(())._replace(cards=parse_cards("TS 9S 9H"))
    assert unsorted not in state.legal()


def test_each_sees_what_he_leaves_of_his_own() -> None:
    state = deal(rules_of("points", dealer_least="one"), ELDER, DEALER, TALON)
    shown = [event for event in do(state, "change 9S TS 9H") if isinstance(event, CardsShown)]
    assert [(event.zone, event.cards, event.known_to) for event in shown] == [(talon(0), suited("H:7 D:8"), (0,))]
    shown = [event for event in do(state, "change 9D") if isinstance(event, CardsShown)]
    assert [(event.zone, event.cards, event.known_to) for event in shown] == [
        (talon(0), suited("D:8"), (1,)),
        (talon(1), suited("D:7 C:87"), (1,)),
    ]
    # Elder knows that the dealer has bought the seven of hearts, and that the eight of diamonds is left.
    assert FAMILY.sample(state.observe(0), random.Random(1)).talon[0] == list(suited("D:8"))


def test_with_cards_finds_the_exchange_of_what_was_chosen() -> None:
    legal = deal(POINTS, ELDER, DEALER, TALON).legal()
    assert legal.with_cards(parse_cards("9S 9H TS")) == change(parse_cards("9S 9H TS"))
    assert legal.with_cards(parse_cards("9S 9H")) is None


# Looking at what the dealer left


def looking() -> PiquetState:
    state = deal(rules_of("points", dealer_least="one"), ELDER, DEALER, TALON)
    do(state, "change 9S TS 9H", "change 9D")
    do(state, "declare")
    while state.phase is not Phase.PLAY:
        do(state, "declare")
    return state


def test_elder_sees_what_the_dealer_left_if_she_names_the_suit_she_will_lead() -> None:
    state = looking()
    assert can_look(state)
    events = do(state, "look H")
    shown = [event for event in events if isinstance(event, CardsShown)]
    assert [(event.zone, event.known_to) for event in shown] == [(talon(0), (0,)), (talon(1), (0,))]
    assert said(events) == [(0, "will_lead", {"suit": 1})]
    assert state.looked[0] == suited("H:7 D:8 D:7 C:87")
    assert (state.phase, state.turn) == (Phase.PLAY, 0)


def test_elder_is_bound_to_the_suit_that_she_named() -> None:
    state = looking()
    do(state, "look H")
    assert {suit_of(card) for card in state.legal().cards()} == {1}
    assert refused(state, "AS").code == "must_lead_named_suit"
    assert refused(state, "look S").code == "nothing_to_look_at"
    do(state, "AH")


def test_elder_names_a_suit_that_she_holds() -> None:
    assert refused(looking(), "look D").code == "no_card_of_suit"


def test_there_is_nothing_to_look_at_if_the_dealer_left_nothing() -> None:
    state, _ = exchanged(POINTS, suited("S:AKQJT9 H:AKQJT9"), suited("D:AKQJT9 C:AKQJT9"))
    while state.phase is not Phase.PLAY:
        do(state, "declare")
    assert refused(state, "look S").code == "nothing_to_look_at"


# Carte blanche

BLANK = suited("S:AT98 H:AT98 D:AT98")
OTHER = suited("S:KQJ H:KQJ D:KQJ C:KQJ")
REST = suited("S:7 H:7 D:7 C:AT987")


def test_elder_announces_carte_blanche_and_how_many_she_buys_the_dealer_buys_then_she_shows_and_buys() -> None:
    state = deal(POINTS, BLANK, OTHER, REST)
    events = do(state, "blanche 4")
    assert [code for _, code, _ in said(events)] == ["will_show_carte_blanche", "buys"]
    assert not any(isinstance(event, CardsShown) for event in events)
    assert state.turn == 1
    # Of eight cards four are elder's, who takes them from the top; the dealer takes those that follow.
    assert state.legal().shape() == SomeCards(hand(1), 3, 4)
    events = do(state, "change JS JH JD")
    assert state.hands[1][-3:] == list(suited("C:T98"))
    (shown,) = [event for event in events if isinstance(event, CardsShown) and event.reason == "carte_blanche"]
    assert shown.cards == BLANK
    assert counts(events) == [(0, 10)]
    assert state.turn == 0
    assert state.legal().shape() == SomeCards(hand(0), 4, 4)
    do(state, "change 8S 8H 8D 9D")
    assert state.hands[0][-4:] == list(suited("S:7 H:7 D:7 C:A"))
    assert state.talon == [[], list(suited("C:7"))]
    assert (state.phase, state.turn) == (Phase.POINT, 0)


def test_elder_may_keep_carte_blanche_to_herself() -> None:
    state = deal(POINTS, BLANK, OTHER, REST)
    do(state, "change 8S 8H 8D")
    assert state.counts[0] == 0
    assert state.turn == 1


def test_the_dealer_shows_carte_blanche_after_elder_has_bought() -> None:
    state = deal(POINTS, OTHER, BLANK, REST)
    assert refused(state, "blanche 5").code == "no_carte_blanche"
    do(state, "change JS JH JD")
    events = do(state, "blanche")
    assert counts(events) == [(1, 10)]
    assert state.turn == 1
    assert refused(state, "blanche").code == "no_carte_blanche"
    do(state, "change 8S 8H 8D")
    assert state.phase is Phase.POINT


def test_who_has_a_court_card_has_no_carte_blanche() -> None:
    state = deal(POINTS, OTHER, BLANK, REST)
    assert not any(str(action).startswith("blanche") for action in state.legal())


def test_carte_blanche_is_off_if_that_was_agreed() -> None:
    state = deal(rules_of("points", carte_blanche="off"), BLANK, OTHER, REST)
    assert refused(state, "blanche 5").code == "no_carte_blanche"


def test_the_dealer_buys_no_more_with_carte_blanche_than_he_names() -> None:
    state = deal(POINTS, BLANK, OTHER, REST)
    assert refused(state, "blanche 2").code == "wrong_number_of_cards"


def cards_after(blank: tuple[Card, ...]) -> PiquetState:
    """Meyers 1888: elder holds ``blank`` after the exchange."""
    others = [card for card in PACK_32 if card not in blank]
    state, _ = exchanged(rules_of("meyers1888"), blank, tuple(others[:12]))
    return state


def test_meyers_looks_for_carte_blanche_after_the_exchange_and_tens_are_courts() -> None:
    assert points_by(cards_after(suited("S:A987 H:A987 D:A987")).lines(), "carte_blanche") == {0: 10}
    assert points_by(cards_after(suited("S:AT98 H:A987 D:A987")).lines(), "carte_blanche") == {}


def test_the_order_of_the_talon_shows_in_what_is_bought() -> None:
    state = deal(POINTS, ELDER, DEALER, TALON)
    assert format_cards(state.talon[0]) == "8S 7S 8H 7H 8D"


# By chance


def test_every_exchange_and_the_carte_blanche_are_drawn_alike() -> None:
    state = deal(POINTS, suited("S:AKQJ H:AKQJ D:AKQJ"), suited("S:T987 H:T987 D:T987"), suited("C:AKQJT987"))
    do(state, "change JS JH QD JD AS")
    legal = state.legal()
    # Two or three of twelve cards, or the carte blanche.
    number = comb(12, 2) + comb(12, 3) + 1
    assert len(legal.representatives()) == number
    generator, times = rng(3), 20
    drawn = Counter(legal.random_action(generator) for _ in range(times * number))
    assert set(drawn) == set(legal.representatives())
    # Pearson's sum has the mean of its degrees of freedom, and twice that as its variance.
    error = sum((count - times) ** 2 / times for count in drawn.values())
    assert abs(error - (number - 1)) < 4 * (2 * (number - 1)) ** 0.5
