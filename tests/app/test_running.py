"""What is asked about the running match follows the match and the seat."""

from __future__ import annotations

import random

from cardtable.app.running import RunningMatch
from cardtable.core.chance import rng
from cardtable.core.record import HUMAN, SeatEntry
from cardtable.core.view import SeatView
from cardtable.games.registry import variant
from cardtable.session.session import Session
from cardtable.ui.game_views.game_view import game_view_of
from tests.contract.setups import choose

SEATS = (SeatEntry("Anna", HUMAN), SeatEntry("Björn", HUMAN))


def begun(seed: int) -> Session:
    session = Session.begin(variant("casino.mulle_glimne").rule_set(2), SEATS, rng(seed))
    session.begin_deal()
    return session


def known(view: SeatView) -> tuple[object, ...]:
    return view.seat, view.zones, view.labels, view.said, view.marked, view.actor


def test_the_view_follows_the_match_the_moves_and_the_seat() -> None:
    running = RunningMatch(game_view_of)
    assert (running.view.zones, running.labels()) == ({}, {})
    first, chance = begun(1), random.Random(3)
    running.session = first

    def follows() -> None:
        assert running.session is not None
        for running.perspective in (0, 1):
            assert known(running.view) == known(running.session.view(running.perspective))
            assert running.labels() == running.session.view(running.perspective).labels

    labelled = False
    while not first.between_deals:
        follows()
        labelled = labelled or bool(running.labels())
        first.submit(first.actor(), choose(first._match.state, chance))  # type: ignore[arg-type]
    follows()
    assert labelled
    first.undo()
    follows()
    first.replay_deal()
    follows()
    second = begun(2)
    running.session = second
    follows()
    running.session = None
    assert running.labels() == {}


def test_of_computer_players_alone_all_cards_may_be_seen() -> None:
    """Where people look on, they see the cards of the player alone whom they may advise."""
    kind = variant("ecarte.chouette")
    computers = [SeatEntry(name, "beginner") for name in ("Lina", "Agda", "Falk")]
    with_a_person = [*computers[:2], SEATS[0]]
    shown = []
    for seats in (computers, with_a_person):
        running = RunningMatch(game_view_of)
        for seed in range(40):
            running.session = Session.begin(kind.rule_set(3), seats, rng(seed))
            running.session.begin_deal()
            if 2 not in running.players:
                shown.append((running.opened == running.players, set(running.opened) < set(running.players)))
                break
    assert shown == [(True, False), (False, True)]


def test_only_in_a_rubber_a_deal_that_is_over_is_followed_by_another_by_itself() -> None:
    chance = random.Random(5)
    for rubber in (False, True):
        running = RunningMatch(game_view_of)
        rule_set = variant("casino.classic").rule_set(2, {"rubber": rubber, "target": 99})
        running.session = Session.begin(rule_set, SEATS, rng(4))
        assert not running.goes_on_by_itself
        running.session.begin_deal()
        while not running.session.between_deals:
            running.session.submit(running.session.actor(), choose(running.session._match.state, chance))  # type: ignore[arg-type]
        assert not running.session.over
        assert running.goes_on_by_itself is rubber


def test_a_side_is_a_persons_own_if_nobody_else_is_on_it() -> None:
    lina, agda, falk = (SeatEntry(name, "beginner") for name in ("Lina", "Agda", "Falk"))
    running = RunningMatch(game_view_of)
    assert running.own_side is None
    swedish, robber = variant("casino.swedish"), variant("piquet.robber")
    for kind, seats, expected in (
        (swedish, (lina, SEATS[0]), 1),
        (swedish, SEATS, None),
        (swedish, (lina, agda), None),
        # Partners win together.
        (robber, (SEATS[0], lina, agda, falk), None),
    ):
        running.session = Session.begin(kind.rule_set(len(seats)), seats, rng(1))
        assert running.own_side == expected


def test_the_only_person_has_a_side_and_perhaps_a_partner() -> None:
    running = RunningMatch(game_view_of)
    assert running.own_side_and_partner is None
    running.session = begun(1)
    # Two persons.
    assert running.own_side_and_partner is None
    names = ("Lina", "Anna", "Agda", "Falk")
    for players, expected in ((2, (1, "")), (4, (1, "Falk"))):
        seats = [SeatEntry(name, HUMAN if name == "Anna" else "counter") for name in names[:players]]
        running.session = Session.begin(variant("casino.royal").rule_set(players), seats, rng(1))
        assert running.own_side_and_partner == expected
