"""What the coach has judged over time: added up as it was found, with its spread, and skill apart from luck."""

from __future__ import annotations

from dataclasses import replace
from datetime import date

import pytest
from pytestqt.qtbot import QtBot

from cardtable.ai.protocol import Failure, Reply, Request
from cardtable.app.judged import (
    KEY,
    MOST,
    JudgedDeal,
    JudgedDeals,
    JudgedEvening,
    SkillAndLuck,
    evenings,
    families_of,
    skill_and_luck,
)
from cardtable.app.keeping import Keeping
from cardtable.app.review import Review
from cardtable.core.scores import totals
from cardtable.session.session import Session
from cardtable.store.store import Store
from cardtable.ui.game_views.game_view import game_view_of
from tests.app.scripted import Policy, ScriptedClient
from tests.app.test_review import first_legal, played

DAY = date(2026, 11, 22)
ONE = JudgedDeal("a/casino.swedish/0", 0, "2026-11-20", "Anna", "casino", 10, 2, 1.0, 2.0, 5)
OTHER = replace(ONE, seat=1, person="", least=3.0, most=3.5, margin=-5)


@pytest.fixture
def judged(store: Store) -> JudgedDeals:
    return JudgedDeals(Keeping(store))


@pytest.fixture
def store() -> Store:
    return Store.in_memory()


def reviewed(qtbot: QtBot, session: Session, seat: int, policy: Policy | None = None) -> Review:
    review = Review(session, 0, seat, game_view_of(session.family.name), ScriptedClient(policy or first_legal(session)))
    with qtbot.waitSignal(review.finished):
        review.begin()
    return review


@pytest.mark.parametrize("seat", [0, 1])
def test_a_review_is_kept_as_it_was_found_and_once(qtbot: QtBot, judged: JudgedDeals, store: Store, seat: int) -> None:
    session = played("casino.swedish", 2)
    review = reviewed(qtbot, session, seat)
    for _ in range(2):
        judged.note(review, DAY)
    (kept,) = judged.all()
    falls = [one.judgement.shortfall for one in review.decisions if one.judgement is not None]
    assert (kept.decisions, kept.worse) == (len(falls), sum(fall > 0 for fall in falls))
    assert kept.least == kept.most == pytest.approx(sum(falls))
    assert (kept.day, kept.family, kept.person) == ("2026-11-22", "casino", ("Anna", "Björn")[seat])
    points = totals(session.finished(0).lines, 2)
    assert kept.margin == points[seat] - points[1 - seat]
    judged.reset()
    assert judged.all() == []
    store.close()


def test_what_was_not_judged_does_not_count(qtbot: QtBot, judged: JudgedDeals, store: Store) -> None:
    session = played("casino.swedish", 2)
    judged.note(reviewed(qtbot, session, 0, lambda request: Failure(request.id, "cancelled")), DAY)
    judged.note(reviewed(qtbot, session, 0, lambda request: Reply(request.id, "KH")), DAY)
    branch = session.branch(0, len(session.deals[0].actions) - 1)
    branch.submit(branch.actor(), session.deals[0].actions[-1])
    judged.note(reviewed(qtbot, branch, 0), DAY)
    assert judged.all() == []
    store.close()


def test_what_is_not_certain_is_kept_as_a_range(qtbot: QtBot, judged: JudgedDeals, store: Store) -> None:
    session = played("casino.swedish", 2)

    def wavering(request: Request) -> Reply:
        # Where two are compared, each difference is known within half a point.
        reply = first_legal(session)(request)
        if request.against is None:
            return reply
        return Reply(request.id, reply.action, tuple(replace(one, spread=0.5) for one in reply.considered))

    review = reviewed(qtbot, session, 0, wavering)
    judged.note(review, DAY)
    (kept,) = judged.all()
    assert kept.worse > 1
    # Chance goes to either side, so that many together are surer than each.
    assert kept.most - kept.least == pytest.approx(kept.worse**0.5, abs=0.02)
    falls = [one.judgement.shortfall for one in review.decisions if one.judgement is not None]
    assert (kept.least + kept.most) / 2 == pytest.approx(sum(falls), abs=0.01)
    store.close()


def test_three_at_a_table_have_no_margin(qtbot: QtBot, judged: JudgedDeals, store: Store) -> None:
    judged.note(reviewed(qtbot, played("casino.mulle_glimne", 3), 1), DAY)
    assert [one.margin for one in judged.all()] == [0]
    store.close()


def test_days_are_told_apart_and_each_game() -> None:
    again = replace(ONE, deal="b", decisions=30, least=5.0, most=6.0)
    later = replace(ONE, deal="c", day="2026-11-22", least=0.0, most=0.0)
    judged = [later, ONE, again, OTHER, replace(ONE, deal="d", family="ecarte")]
    assert families_of(judged, "Anna") == ["casino", "ecarte"]
    # What computer players did belongs to nobody.
    assert families_of(judged, "") == []
    # Of 40 decisions 6 to 8 points.
    assert evenings(judged, "Anna", "casino") == [
        JudgedEvening(date(2026, 11, 20), 40, 0.15, 0.2),
        JudgedEvening(date(2026, 11, 22), 10, 0.0, 0.0),
    ]
    assert evenings(judged, "Berta", "casino") == []


def test_skill_is_what_the_other_gave_away_more_and_the_rest_is_luck() -> None:
    found = skill_and_luck([ONE, OTHER, replace(ONE, deal="alone")], "Anna", "casino")
    # He gave away 3 to 3.5 points, she 1 to 2; she won by 5.
    assert found == SkillAndLuck(1, 5, 1.0, 2.5)
    assert (found.luck_least, found.luck_most) == (2.5, 4.0)
    assert skill_and_luck([ONE], "Anna", "casino") == SkillAndLuck()


@pytest.mark.parametrize(
    "kept", [7, ["x"], [["a", 0, "yesterday", "Anna", "casino", 1, 0, 0, 0, 0]], [["a", 0, "2026-11-22"]]]
)
def test_what_makes_no_sense_is_passed_over(judged: JudgedDeals, store: Store, kept: object) -> None:
    store.put(KEY, kept)
    assert judged.all() == []
    store.close()


def test_the_oldest_go_first(qtbot: QtBot, judged: JudgedDeals, store: Store) -> None:
    old = [[f"deal {place}", 0, "2026-11-20", "Anna", "casino", 1, 0, 0.0, 0.0, 0] for place in range(MOST)]
    store.put(KEY, old)
    judged.note(reviewed(qtbot, played("casino.swedish", 2), 0), DAY)
    kept = judged.all()
    assert len(kept) == MOST
    assert kept[0].deal == "deal 1"
    store.close()
