"""Piquet through a session: whose turn it is, what each seat is told, and taking back."""

from __future__ import annotations

import random
from collections.abc import Iterable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardtable.core.cards import HIDDEN, Card
from cardtable.core.errors import IllegalAction
from cardtable.core.events import CardsMoved, CardsShown, DealEnded, Event, PointsMarked
from cardtable.core.record import SeatEntry, replay
from cardtable.core.rules import Variant
from cardtable.games.piquet.codes import Shown
from cardtable.games.piquet.combinations import Kind, item_cards
from cardtable.games.piquet.matches import rules_for
from cardtable.games.piquet.state import PiquetState
from cardtable.games.piquet.variants import VARIANTS, piquet_rules
from cardtable.games.registry import family_of
from cardtable.session.session import Session
from tests.games.agreements import agreed
from tests.games.piquet.rich import chosen, pack

TABLES = [(kind, players) for kind in VARIANTS for players in kind.players]
any_table = pytest.mark.parametrize(("kind", "players"), TABLES, ids=lambda one: getattr(one, "id", str(one)))


def named(events: Iterable[Event]) -> set[Card]:
    """Every card that these events say something about."""
    cards: set[Card] = set()
    for event in events:
        match event:
            case CardsShown(reason=Shown.LIFTED):
                # All see it, and the pack is shuffled again.
                pass
            case CardsMoved() | CardsShown():
                cards |= {*event.cards}
            case PointsMarked(line):
                cards |= {*line.cards}
            case DealEnded(lines):
                cards |= {card for line in lines for card in line.cards}
    return cards - {HIDDEN}


def knows(state: PiquetState, seat: int) -> set[Card]:
    """What a seat has held, seen played, seen in the talon or been shown."""
    shown = {card for cards in (*state.blank, *state.claimed, *state.point_cards) for card in cards}
    declared = {
        card
        for items in (*state.counted[Kind.SEQUENCE], *state.counted[Kind.SET])
        for item in items
        for card in item_cards(item, 0)
    }
    return {*state.received[seat], *state.looked[seat], *(card for _, card in state.plays)} | shown | declared


@any_table
@given(st.integers(0, 2**32))
@settings(deadline=None, max_examples=6)
def test_nobody_is_told_a_hidden_card_not_even_after_taking_back(kind: Variant, players: int, seed: int) -> None:
    chance = random.Random(seed)
    rule_set = agreed(kind, players, chance)
    session = Session.begin(rule_set, [SeatEntry(f"Person {seat}") for seat in range(players)], chance)
    session.begin_deal(pack(rules_for(piquet_rules(rule_set), session.standing), chance))
    bold = chance.choice((0.0, 0.3, 1.0))
    taken_back = 0
    while not session.between_deals and session.position < 250:
        state = session._match.state
        assert isinstance(state, PiquetState)
        for seat in range(players):
            assert named(session.events(seat)) <= knows(state, seat)
            zones = {zone: cards for zone, cards in session.view(seat).zones.items() if cards}
            assert zones == state.zones(seat)
        action = chosen(state, chance, bold)
        for other in set(range(players)) - {session.actor()}:
            with pytest.raises(IllegalAction) as caught:
                session.submit(other, action)
            assert caught.value.code == "not_your_turn"
        session.submit(session.actor(), action)
        if session.can_undo() and taken_back < 12 and chance.random() < 0.15:
            session.undo()
            taken_back += 1
            # What is kept is what stands now.
            again = replay(session.record(), family_of).state
            now = session._match.state
            assert again is not None
            assert now is not None
            assert again.key() == now.key()
