"""Former meetings with an opponent in words."""

from __future__ import annotations

import random

from cardtable.app.i18n import Translation
from cardtable.core.record import HUMAN, SeatEntry
from cardtable.games.registry import variant
from cardtable.session.session import Session
from cardtable.store.model import DealResult
from cardtable.store.store import Store
from cardtable.ui.meetings import Meetings


def keep_partie(store: Store, seed: int) -> int:
    """Play and keep a whole partie of Anna against Agda; returns the party that has won."""
    seats = [SeatEntry("Anna", HUMAN), SeatEntry("Agda", "counter")]
    chance = random.Random(seed)
    session = Session.begin(variant("casino.swedish").rule_set(2, {"target": 5}), seats, chance)
    while not session.over:
        session.begin_deal()
        while not session.between_deals:
            session.submit(session.actor(), chance.choice(list(session.legal().representatives())))
    results = [DealResult(deal.lines, deal.standing) for deal in session.finished_deals()]
    store.create_match(session.record(), results)
    (winner,) = session.standing.winners
    return winner


def test_parties_against_somebody_are_counted(store: Store, translation: Translation) -> None:
    assert Meetings(store, "Anna").words("Agda") == ""
    winners = [keep_partie(store, seed) for seed in range(4)]
    won = winners.count(0)
    assert Meetings(store, "Anna").words("Agda") == f"4 parties against Agda, {won} won."
    assert Meetings(store, "Anna").words("Lina") == ""
    assert Meetings(store, "Björn").words("Agda") == ""
    translation.switch("de")
    assert Meetings(store, "Anna").words("Agda") == f"4 Partien gegen Agda, davon {won} gewonnen."


def test_one_partie_is_one(store: Store, translation: Translation) -> None:
    won = 1 if keep_partie(store, 1) == 0 else 0
    assert Meetings(store, "Anna").words("Agda") == f"1 partie against Agda, {won} won."
