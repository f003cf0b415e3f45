"""Files for a person to open: matches and score sheets as the program itself exports them."""

from __future__ import annotations

import random
from threading import Lock

from cardtable.core.chance import rng
from cardtable.core.record import HUMAN, SeatEntry
from cardtable.core.sheets import FREE
from cardtable.games.registry import variant
from cardtable.session.scorebook.book import ScoreSheet
from cardtable.session.scorebook.exchange import sheet_to_text
from cardtable.session.scorebook.model import SheetSetup
from cardtable.session.session import Session

_ONE_AFTER_THE_OTHER = Lock()
"""The lock for loading the rules of a family, which happens at their first use and must not happen in two trials at
once.
"""


def match(name: str = "casino.swedish") -> str:
    """Return a match of Anna against the computer, dealt, with the first decision hers."""
    with _ONE_AFTER_THE_OTHER:
        for number in range(100):
            session = _begun(name, number)
            session.begin_deal()
            if session.actor() == 0:
                return session.record().to_text()
    raise AssertionError("Anna is never the first")


def begun_match() -> str:
    """Return a match in its third deal; the first two have brought points."""
    with _ONE_AFTER_THE_OTHER:
        session, chance = _begun("ecarte", 1), random.Random(1)
        while len(session.deals) < 3:
            if session.between_deals:
                session.begin_deal()
            else:
                session.submit(session.actor(), chance.choice(list(session.legal().representatives())))
        return session.record().to_text()


def sheet() -> str:
    """Return an empty score sheet of Anna and Bert, with a column for each."""
    with _ONE_AFTER_THE_OTHER:
        return sheet_to_text(ScoreSheet(SheetSetup(FREE, ("Anna", "Bert"))))


def _begun(name: str, number: int) -> Session:
    seats = [SeatEntry("Anna", HUMAN), SeatEntry("Lina", "beginner")]
    return Session.begin(variant(name).rule_set(2), seats, rng(number))
