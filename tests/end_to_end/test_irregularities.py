"""A table with irregularities in the window: faults are made on purpose and objected to with the mouse, in both
directions.
"""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from cardtable.ai.protocol import Reply, Request
from cardtable.app.i18n import Translation
from cardtable.core.match import Match
from cardtable.core.record import HUMAN, SeatEntry, replay
from cardtable.core.rules import OptionValue
from cardtable.core.shapes import CardWithTargets
from cardtable.core.state import Deal, options_of
from cardtable.games.casino.legal import CasinoLegal
from cardtable.games.registry import family_of, variant
from cardtable.session.session import Session
from cardtable.store.store import Store
from tests.end_to_end.test_matches import Desk

FAULTS = 5
"""Faults that are to be found out."""
CROWDED = 10
"""The most cards on the table with which all plays are looked at."""
OBJECTIONS = ("claim ", "object ")
NAMING = "name"
ERRING = ("overstate ", "too ")
"""What a person does wrongly besides playing any card."""


def plays(legal: Any) -> list[Any]:
    """The plays at Casino that ``legal`` has, right and wrong; of a crowded table those that stand for others, since
    any of its cards may be taken by mistake, and twenty can be taken in a million ways.
    """
    crowded = isinstance(legal, CasinoLegal) and len(legal._position.table) > CROWDED
    return list(legal.representatives() if crowded else legal)


def careless(request: Request) -> Reply:
    """A computer player that objects to whatever it can, names its suits and plays any card."""
    family = family_of(request.variant)
    observation: Any = family.observation(request.observation)
    legal = family.sample(observation, random.Random(1)).legal()
    pool = plays(legal) if family.name == "casino" else legal.representatives()
    every = [*pool, *(one for one in options_of(legal) if str(one).startswith(OBJECTIONS))]
    chance = random.Random(len(str(request.observation)))
    objections = [one for one in every if str(one).startswith(OBJECTIONS)] or [
        one for one in options_of(legal) if str(one) == NAMING
    ]
    return Reply(request.id, str(chance.choice(objections or every)), ())


class DeskWithIrregularities(Desk):
    """A person who declares too much now and then, plays any card, miscounts captures, and objects to whatever can be
    objected to.
    """

    def play_one(self) -> None:
        session = self.window.controller.session
        assert session is not None
        legal = session.legal()
        said = [*legal.representatives(), *options_of(legal)]
        wrong = [one for one in options_of(legal) if str(one).startswith(ERRING)]
        if wrong and self.chance.random() < 0.2:
            self.press(self.chance.choice(wrong[:2]))
            return
        first = [one for one in said if str(one).startswith(OBJECTIONS)] or [one for one in said if str(one) == NAMING]
        if first:
            self.press(first[0])
        elif session.rule_set.variant.startswith("casino.") and isinstance(legal.shape(), CardWithTargets):
            captures = [one for one in plays(legal) if getattr(one, "captures", False)]
            self.play_card(self.chance.choice(captures or list(legal.representatives())))
        elif isinstance(legal.shape(), CardWithTargets):
            before, item = session.position, self.item_in_hand(self.chance.choice(sorted(legal.cards())))
            self.click(item)
            if session.position == before:
                self.click(item)
            self.qtbot.waitUntil(lambda: session.position > before, timeout=5_000)
        else:
            super().play_one()


def objections_of(session: Session) -> list[tuple[int, bool]]:
    """Who has claimed a fault, and whether rightly, in all deals of a match played again."""
    found = []
    match = replay(session.record(), family_of)
    standing = Match(match.family, session.rule_set, match.cut).standing
    for deal in match.deals:
        state: Any = match.family.deal(session.rule_set, standing)
        state.apply(Deal(deal.order))
        for action in deal.actions:
            state.apply(action)
        found += [(one.seat, one.upheld) for one in state.objections]
        assert deal.standing is not None
        standing = deal.standing
    return found


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "players", "options"),
    [
        ("ecarte", 2, {}),
        ("piquet.points", 2, {"target": 100}),
        ("piquet.robber", 4, {}),
        ("piquet.norman", 3, {}),
        ("casino.swedish", 2, {}),
    ],
)
def test_faults_are_made_and_objected_to_in_both_directions(
    name: str,
    players: int,
    options: dict[str, OptionValue],
    qtbot: QtBot,
    store: Store,
    translation: Translation,
    tmp_path: Path,
) -> None:
    desk = DeskWithIrregularities(qtbot, store, translation, tmp_path, careless)
    seats = [SeatEntry("Anna", HUMAN), *(SeatEntry(f"Computer {one}", "greedy") for one in range(1, players))]
    objections: list[tuple[int, bool]] = []
    for seed in range(6):
        desk.open(variant(name).rule_set(players, {"strict": True, **options}), seats, seed)
        desk.play_match()
        session = desk.window.controller.session
        assert session is not None
        assert session.over
        objections += objections_of(session)
        desk.close_dialogs()
        if sum(upheld for _, upheld in objections) >= FAULTS and {(0, True), (1, True)} <= set(objections):
            break
    assert sum(upheld for _, upheld in objections) >= FAULTS
    assert {(0, True), (1, True)} <= set(objections)
