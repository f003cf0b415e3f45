"""The session: the one owner of the truth, what it hands out, undo, replay and looking back."""

from __future__ import annotations

import json
import random
from collections.abc import Sequence
from typing import Any

import pytest

from cardtable.core.cards import HIDDEN, PACK_52, format_card, parse_card
from cardtable.core.chance import shuffled
from cardtable.core.errors import IllegalAction, RecordError
from cardtable.core.events import Announced, CardsMoved, DealBegan, DealEnded
from cardtable.core.json_forms import event_to_json
from cardtable.core.record import Record, SeatEntry, parse_record
from cardtable.core.state import OVER
from cardtable.core.zones import STOCK, hand
from cardtable.games.casino.actions import Play
from cardtable.games.casino.state import CasinoState
from cardtable.games.piquet.ranking import strength_of
from cardtable.games.registry import variant
from cardtable.session.session import Session

TWO_PEOPLE = (SeatEntry("Anna"), SeatEntry("Björn"))
AGAINST_COMPUTER = (SeatEntry("Anna"), SeatEntry("Agda", "counter"))
COMPUTERS = (SeatEntry("Lina", "beginner"), SeatEntry("Agda", "counter"))


def begin(
    seats: Sequence[SeatEntry] = TWO_PEOPLE, seed: int = 1, name: str = "casino.swedish", **options: int
) -> Session:
    rule_set = variant(name).rule_set(len(seats), options)
    return Session.begin(rule_set, seats, random.Random(seed), made="2026-11-20T18:30:00+01:00")


def act(session: Session, times: int = 1) -> None:
    """The first capture or else the first card, several times."""
    for _ in range(times):
        plays: Sequence[Any] = session.legal().representatives()
        session.submit(session.actor(), next((play for play in plays if play.captures), plays[0]))


def finish(session: Session) -> None:
    while not session.between_deals:
        act(session)


def played_match(seats: Sequence[SeatEntry] = TWO_PEOPLE) -> Session:
    session = begin(seats, target=16)
    while not session.over:
        session.begin_deal()
        finish(session)
    return session


def state_key(session: Session) -> object:
    assert session._match.state is not None
    return session._match.state.key()


# Playing


def test_a_new_match_has_been_cut_and_nothing_more() -> None:
    session = begin()
    assert (session.position, session.between_deals, session.over, session.actor()) == (0, True, False, OVER)
    assert session.standing.points == (0, 0)
    assert list(session.deals) == []
    assert (session.dealt, session.moves) == (0, 0)
    assert session.events(0) == []
    assert session.seats == TWO_PEOPLE
    assert session.rule_set.variant == "casino.swedish"


def test_the_cut_and_the_packs_follow_from_the_generator() -> None:
    first, second, other = begin(seed=5), begin(seed=5), begin(seed=6)
    for session in (first, second, other):
        session.begin_deal()
    assert first.record() == second.record()
    assert first.deals[0].order == second.deals[0].order != other.deals[0].order


def test_without_a_generator_every_match_is_another() -> None:
    rule_set = variant("casino.swedish").rule_set(2)
    orders = set()
    for _ in range(3):
        session = Session.begin(rule_set, TWO_PEOPLE)
        session.begin_deal()
        orders.add(session.deals[0].order)
    assert len(orders) == 3


def test_a_deal_can_be_dealt_from_a_given_order() -> None:
    session = begin()
    played = session.begin_deal(PACK_52)
    assert session.deals[0].order == PACK_52
    assert isinstance(played.for_seat(0)[0], DealBegan)
    assert (session.between_deals, session.position) == (False, 1)


@pytest.mark.parametrize("seats", [(), TWO_PEOPLE[:1], (*TWO_PEOPLE, SeatEntry("Christina"))])
def test_everybody_needs_a_seat(seats: tuple[SeatEntry, ...]) -> None:
    with pytest.raises(IllegalAction) as caught:
        Session.begin(variant("casino.swedish").rule_set(2), seats)
    assert (caught.value.code, dict(caught.value.parameters)) == (
        "wrong_number_of_seats",
        {"seats": len(seats), "players": 2},
    )


def test_what_was_done_is_told_to_each_seat_and_passes_the_turn() -> None:
    session = begin()
    session.begin_deal()
    actor = session.actor()
    action = session.legal().representatives()[0]
    played = session.submit(actor, action)
    for seat in (0, 1):
        events = played.for_seat(seat)
        assert isinstance(events[0], CardsMoved)
        assert session.events(seat)[-len(events) :] == events
    assert (session.actor(), session.position) == (1 - actor, 2)
    assert session.deals[0].actions == [action]


def test_only_the_seat_whose_turn_it_is_may_act() -> None:
    session = begin()
    session.begin_deal()
    before, actor = state_key(session), session.actor()
    with pytest.raises(IllegalAction) as caught:
        session.submit(1 - actor, session.legal().representatives()[0])
    assert (caught.value.code, dict(caught.value.parameters)) == ("not_your_turn", {"seat": 1 - actor})
    assert (state_key(session), session.position) == (before, 1)


def test_an_illegal_action_changes_nothing() -> None:
    session = begin()
    session.begin_deal()
    before, events, record = state_key(session), session.events(0), session.record()
    foreign = next(card for card in PACK_52 if card not in session.legal().cards())
    with pytest.raises(IllegalAction, match="not in hand"):
        session.submit(session.actor(), Play(foreign))
    assert (state_key(session), session.events(0), session.record(), session.position) == (before, events, record, 1)


def test_nothing_can_be_done_between_deals() -> None:
    session = begin()
    for seat in (0, OVER):
        with pytest.raises(IllegalAction):
            session.submit(seat, Play(0))
    for ask in (session.legal, lambda: session.observe(0), session.replay_deal):
        with pytest.raises(IllegalAction, match="no deal is running"):
            ask()
    assert session.position == 0


def test_a_deal_is_dealt_when_the_last_one_is_over() -> None:
    session = begin()
    session.begin_deal()
    with pytest.raises(IllegalAction, match="deal is running"):
        session.begin_deal()
    assert session.position == 1


def test_the_match_goes_on_until_somebody_has_won() -> None:
    session = played_match()
    assert session.over
    assert max(session.standing.points) >= 16
    with pytest.raises(IllegalAction, match="partie is over"):
        session.begin_deal()


def test_the_position_never_repeats() -> None:
    session = begin()
    positions = [session.position]
    for step in (
        session.begin_deal,
        lambda: act(session),
        lambda: act(session),
        session.undo,
        lambda: act(session),
        session.replay_deal,
        lambda: act(session),
    ):
        step()
        positions.append(session.position)
    assert positions == sorted(set(positions))


# What the seats are told


def test_a_seat_is_told_its_own_cards_and_no_others() -> None:
    session = begin()
    session.begin_deal()
    for seat in (0, 1):
        for event in session.events(seat):
            if isinstance(event, CardsMoved) and event.target == hand(1 - seat):
                assert set(event.cards) == {HIDDEN}
        own = [placed.card for placed in session.view(seat).cards(hand(seat))]
        assert HIDDEN not in own
        assert [placed.card for placed in session.view(1 - seat).cards(hand(seat))] == [HIDDEN] * 4


@pytest.mark.parametrize("name", ["casino.swedish", "casino.finnish", "casino.berlin1810"])
def test_a_card_that_only_the_other_has_seen_is_nowhere_in_what_a_seat_is_told(name: str) -> None:
    session = begin(name=name)
    session.begin_deal()
    while not session.between_deals:
        for seat in (0, 1):
            # What was cut lay open, and the pack was shuffled after it.
            seen = [event for event in session.events(seat) if getattr(event, "code", "") != "cuts"]
            events = json.dumps([event_to_json(event) for event in seen])
            observation = json.dumps(session.observe(seat).to_json())
            view = {placed.card for cards in session.view(seat).zones.values() for placed in cards}
            secrets = [placed.card for placed in session.view(1 - seat).cards(hand(1 - seat))]
            assert secrets or session.actor() == seat
            for card in secrets:
                assert f'"{format_card(card)}"' not in events
                assert f'"{format_card(card)}"' not in observation
                assert card not in view
            assert {placed.card for placed in session.view(seat).cards(STOCK)} <= {HIDDEN}
        act(session)


def test_a_redacted_event_list_is_a_copy() -> None:
    session = begin()
    session.begin_deal()
    session.events(0).clear()
    assert session.events(0)


def test_the_view_of_a_finished_deal_stays() -> None:
    session = begin()
    session.begin_deal()
    finish(session)
    assert isinstance(session.events(0)[-1], DealEnded)
    assert session.view(1).lines == session.deals[0].lines
    session.begin_deal()
    assert session.view(1).number == 1


# Undo


def test_undo_takes_back_the_last_decision_of_a_person() -> None:
    session = begin()
    session.begin_deal()
    act(session, 3)
    before, events = state_key(session), session.events(0)
    act(session)
    assert session.moves == 4
    assert session.undo() == 1
    assert session.moves == 3
    assert (state_key(session), session.events(0)) == (before, events)


def test_undo_against_the_computer_takes_back_its_answer_too() -> None:
    session = begin(AGAINST_COMPUTER)
    session.begin_deal(PACK_52)
    while session.actor() != 0 or len(session.deals[0].actions) < 4:
        act(session)
    number, before = len(session.deals[0].actions), state_key(session)
    act(session, 2)
    assert session.actor() == 0
    assert session.undo() == 2
    assert len(session.deals[0].actions) == number
    assert (session.actor(), state_key(session)) == (0, before)


def test_undo_goes_back_to_the_first_decision_and_no_further() -> None:
    session = begin(AGAINST_COMPUTER)
    session.begin_deal()
    act(session, 9)
    steps = 0
    while session.can_undo():
        session.undo()
        steps += 1
    assert steps in (4, 5)
    with pytest.raises(IllegalAction, match="nothing to undo"):
        session.undo()
    assert len(session.deals[0].actions) <= 1


def test_undo_keeps_the_order_of_the_pack() -> None:
    session = begin()
    session.begin_deal()
    order = session.deals[0].order
    act(session, 10)
    played = list(session.deals[0].actions)
    for _ in range(10):
        session.undo()
    for action in played:
        session.submit(session.actor(), action)
    assert session.deals[0].order == order
    assert session.deals[0].actions == played


def test_undo_reopens_a_finished_deal() -> None:
    session = begin()
    session.begin_deal()
    finish(session)
    standing = session.standing
    assert session.can_undo()
    assert session.undo() == 1
    assert not session.between_deals
    assert session.standing.points == (0, 0)
    assert session.deals[0].lines is None
    assert not any(isinstance(event, DealEnded) for event in session.events(0))
    finish(session)
    assert session.standing == standing


def test_undo_reopens_a_match_that_was_won() -> None:
    session = played_match()
    before = session.deals[-2].standing if len(session.deals) > 1 else None
    session.undo()
    assert not session.over
    assert before is None or session.standing == before
    finish(session)
    assert session.over


def test_undo_does_not_reach_into_an_earlier_deal() -> None:
    session = begin()
    session.begin_deal()
    finish(session)
    session.begin_deal()
    assert not session.can_undo()
    with pytest.raises(IllegalAction, match="nothing to undo"):
        session.undo()
    assert session.deals[0].lines is not None


def test_there_is_nothing_to_undo_before_the_first_deal() -> None:
    assert not begin().can_undo()


def test_nobody_takes_back_what_the_computers_did() -> None:
    session = begin(COMPUTERS)
    session.begin_deal()
    act(session, 5)
    assert not session.can_undo()


# The same deal again, and looking back


def test_a_running_deal_can_be_begun_once_more() -> None:
    session = begin()
    session.begin_deal()
    first, events = state_key(session), session.events(0)
    act(session, 7)
    session.replay_deal()
    assert (state_key(session), session.events(0), session.deals[0].actions) == (first, events, [])


def test_a_finished_deal_can_be_begun_once_more() -> None:
    session = played_match()
    order, number = session.deals[-1].order, len(session.deals)
    session.replay_deal()
    assert (session.over, session.between_deals, len(session.deals)) == (False, False, number)
    assert session.deals[-1].order == order
    assert session.deals[-1].lines is None


def test_a_finished_deal_can_be_looked_through() -> None:
    session = begin()
    session.begin_deal()
    truth = [(state_key(session), list(session.events(0)))]
    while not session.between_deals:
        act(session)
        if not session.between_deals:
            truth.append((state_key(session), list(session.events(0))))
    for number, (key, seen) in enumerate(truth):
        state, events = session.state_after(0, number)
        assert state.key() == key
        assert [event.seen_by(0) for event in events] == seen
    state, events = session.state_after(0, 48)
    assert state.actor() == OVER
    assert isinstance(events[-1], DealEnded)


def test_looking_back_does_not_disturb_the_running_deal() -> None:
    session = begin()
    session.begin_deal()
    finish(session)
    session.begin_deal()
    act(session, 3)
    before, position = state_key(session), session.position
    state, _ = session.state_after(0, 5)
    assert isinstance(state, CasinoState)
    assert len(state.plays) == 5
    assert (state_key(session), session.position) == (before, position)


@pytest.mark.parametrize("deal", [-1, 1, 7])
def test_only_finished_deals_can_be_looked_through(deal: int) -> None:
    session = begin()
    session.begin_deal()
    finish(session)
    session.begin_deal()
    with pytest.raises(IllegalAction, match="deal is running"):
        session.state_after(deal, 0)


def test_a_later_deal_is_looked_through_with_the_standing_it_began_with() -> None:
    session = played_match()
    number = len(session.deals) - 1
    assert number >= 1
    state, _ = session.state_after(number, 0)
    assert isinstance(state, CasinoState)
    assert state.standing == session.deals[number - 1].standing


# Keeping and resuming


@pytest.mark.parametrize("actions", [0, 1, 17, 47])
def test_a_match_resumes_as_it_stood(actions: int) -> None:
    session = begin(AGAINST_COMPUTER)
    session.begin_deal()
    finish(session)
    session.begin_deal()
    act(session, actions)
    again = Session.resume(parse_record(session.record().to_text()))
    assert again.record() == session.record()
    assert state_key(again) == state_key(session)
    assert again.standing == session.standing
    assert (again.seats, again.made) == (session.seats, session.made)
    for seat in (0, 1):
        assert again.events(seat) == session.events(seat)
        assert vars(again.view(seat)) == vars(session.view(seat))


def test_a_match_resumes_between_deals() -> None:
    session = begin()
    fresh = Session.resume(session.record())
    assert (fresh.between_deals, fresh.events(0), fresh.record()) == (True, [], session.record())
    session.begin_deal()
    finish(session)
    again = Session.resume(session.record())
    assert (again.between_deals, again.standing) == (True, session.standing)
    assert again.events(1) == session.events(1)
    assert again.can_undo()
    again.begin_deal(shuffled(PACK_52, random.Random(3)))
    assert len(again.deals) == 2


def test_a_match_that_is_over_resumes_over() -> None:
    session = played_match()
    again = Session.resume(session.record())
    assert again.over
    assert again.standing == session.standing


def test_the_record_holds_what_differs_from_the_defaults() -> None:
    assert begin(target=16).record().options == {}
    assert begin(target=11).record().options == {"target": 11}
    assert begin().record().made == "2026-11-20T18:30:00+01:00"


def test_a_record_with_an_impossible_move_does_not_resume() -> None:
    session = begin()
    session.begin_deal()
    document = session.record().to_json()
    document["deals"][0]["actions"] = ["9D x 9D"]
    with pytest.raises(RecordError) as caught:
        Session.resume(parse_record(json.dumps(document)))
    assert caught.value.place == "deals[0].actions[0]"


def test_a_resumed_match_deals_by_its_own_generator() -> None:
    record = Record("casino.swedish", 2, {}, TWO_PEOPLE, (("7S", "KD"),))
    first, second = (Session.resume(record, random.Random(9)) for _ in range(2))
    first.begin_deal()
    second.begin_deal()
    assert first.deals[0].order == second.deals[0].order
    assert first.actor() == 0
    assert parse_card("KD") in first.deals[0].order


def test_persons_sit_down_as_they_have_cut() -> None:
    people = tuple(SeatEntry(name) for name in ("Anna", "Björn", "Clara", "David"))
    rule_set = variant("piquet.robber").rule_set(4)
    arrangements = set()
    for seed in range(12):
        session = Session.begin(rule_set, people, random.Random(seed), by_cut=True)
        strengths = [strength_of(card) for card in session._match.cut[-1]]
        # The lowest deals, the second lowest sits opposite, the highest at the dealer's right hand.
        assert sorted(range(4), key=strengths.__getitem__) == [0, 2, 1, 3]
        assert session.standing.dealer == 0
        assert sorted(entry.name for entry in session.seats) == ["Anna", "Björn", "Clara", "David"]
        arrangements.add(session.seats)
        assert Session.resume(session.record()).seats == session.seats
    assert len(arrangements) > 1


def test_the_first_deal_tells_what_was_cut_and_who_play_together() -> None:
    people = tuple(SeatEntry(name) for name in ("Anna", "Björn", "Clara", "David"))
    session = Session.begin(variant("piquet.robber").rule_set(4), people, random.Random(3), by_cut=True)
    played = session.begin_deal()
    told = [event for event in played.for_seat(0) if isinstance(event, Announced)]
    cut = [format_card(card) for card in session._match.cut[-1]]
    assert [dict(event.params)["card"] for event in told if event.code == "cuts"] == cut
    assert [dict(event.params) for event in told if event.code == "together"] == [
        {"first": 0, "second": 2},
        {"first": 1, "second": 3},
    ]
    assert session.events(1) == played.for_seat(1)
    before = len(told)
    session.submit(session.actor(), session.legal().representatives()[0])
    assert sum(isinstance(event, Announced) and event.code == "cuts" for event in session.events(1)) == 4
    assert before == 6
