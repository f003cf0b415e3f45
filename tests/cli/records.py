"""Recorded matches for the tests of the command line, and the command line itself."""

from __future__ import annotations

import os
import random
import subprocess
import sys
from pathlib import Path

import cardtable
from cardtable.core.chance import rng
from cardtable.core.record import SeatEntry
from cardtable.core.rules import OptionValue
from cardtable.games.registry import variant
from cardtable.session.session import Session
from tests.contract.setups import choose

ROOT = Path(cardtable.__file__).parent.parent
NAMES = ("Anna", "Björn", "Cecilia", "Didrik")


def _act(session: Session, generator: random.Random) -> None:
    state = session._match.state
    assert state is not None
    session.submit(session.actor(), choose(state, generator))


def recorded(
    name: str, players: int, deals: int = 1, actions: int = 0, seed: int = 6, **options: OptionValue
) -> Session:
    """A match played at random for so many whole deals and, in one more, so many actions."""
    generator = rng(seed, 1)
    seats = [SeatEntry(NAMES[seat]) for seat in range(players)]
    session = Session.begin(variant(name).rule_set(players, options), seats, generator)
    for _ in range(deals):
        if session.over:
            break
        session.begin_deal()
        while not session.between_deals:
            _act(session, generator)
    if actions:
        session.begin_deal()
        for _ in range(actions):
            _act(session, generator)
    return session


def run(*arguments: str, data: bytes = b"", **environment: str) -> subprocess.CompletedProcess[bytes]:
    """``python -m cardtable`` with ``arguments`` as a process that may know nothing of Qt."""
    code = (
        "import sys\n"
        "sys.modules['PySide6'] = sys.modules['shiboken6'] = None\n"
        "from cardtable.__main__ import main\n"
        "sys.exit(main())"
    )
    return subprocess.run(
        [sys.executable, "-c", code, *arguments],
        input=data,
        capture_output=True,
        cwd=ROOT,
        env={**os.environ, "PYTHONIOENCODING": "utf-8", **environment},
        check=False,
    )
