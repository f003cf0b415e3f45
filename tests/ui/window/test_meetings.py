"""What is known of an opponent, in words."""

from __future__ import annotations

import random

from cardtable.ai.losses import expected
from cardtable.ai.names import COMPANION
from cardtable.app.i18n import Translation
from cardtable.app.judged import KEY, JudgedDeals
from cardtable.app.keeping import Keeping
from cardtable.core.record import HUMAN, SeatEntry
from cardtable.games.registry import variant
from cardtable.session.session import Session
from cardtable.store.model import DealResult
from cardtable.store.store import Store
from cardtable.ui.window.meetings import Meetings


def keep_match(store: Store, seed: int) -> int:
    """Play and keep a whole match of Anna against Agda; returns the side that has won."""
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


def told(store: Store, person: str, opponent: str, kind: str = "counter") -> str:
    return Meetings(store, person, JudgedDeals(Keeping(store))).words(SeatEntry(opponent, kind), "casino")


def test_matches_against_somebody_are_counted(store: Store, translation: Translation) -> None:
    assert told(store, "Anna", "Agda") == ""
    winners = [keep_match(store, seed) for seed in range(4)]
    won = winners.count(0)
    assert told(store, "Anna", "Agda") == f"4 matches against Agda, {won} won."
    assert told(store, "Anna", "Lina") == ""
    assert told(store, "Björn", "Agda") == ""
    translation.switch("de")
    assert told(store, "Anna", "Agda") == f"4 Partien gegen Agda, davon {won} gewonnen."


def test_one_match_is_one(store: Store, translation: Translation) -> None:
    won = 1 if keep_match(store, 1) == 0 else 0
    assert told(store, "Anna", "Agda") == f"1 match against Agda, {won} won."


def judged_at(store: Store, level: float, deals: int) -> None:
    """Keep so many deals of Anna's that cost what a player of this level loses."""
    cost = expected("casino.swedish", level) * 400
    kept = [
        [f"{number}/casino.swedish/0", 0, "2026-11-23", "Anna", "casino", 400, 3, cost, cost, 0]
        for number in range(deals)
    ]
    Keeping(store).put(KEY, kept)


def test_of_the_companion_it_is_told_how_strong_she_is_at_present(store: Store, translation: Translation) -> None:
    assert told(store, "Anna", "Ida", COMPANION) == "She does not know you yet, so she starts by playing like Gustav."
    judged_at(store, 1.5, 3)
    assert told(store, "Anna", "Ida", COMPANION) == "She now plays between Gustav and Agda."
    judged_at(store, 2.0, 3)
    assert told(store, "Anna", "Ida", COMPANION) == "She now plays like Agda."
    assert told(store, "Björn", "Ida", COMPANION) == "She does not know you yet, so she starts by playing like Gustav."
    assert told(store, "Anna", "Agda") == ""
    translation.switch("de")
    assert told(store, "Anna", "Ida", COMPANION) == "Zurzeit spielt sie wie Agda."
