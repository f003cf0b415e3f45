"""A deal that is over, on a table of its own: gone through, judged, and played on."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from cardtable.ai.protocol import Failure
from cardtable.app.i18n import Translation
from cardtable.app.review import Review
from cardtable.core.cards import HIDDEN
from cardtable.core.record import SeatEntry
from cardtable.core.scores import totals
from cardtable.core.view import SeatView
from cardtable.core.zones import hand
from cardtable.session.session import Session
from cardtable.ui.game_views.game_view import game_view_of
from cardtable.ui.replay.page import ReplayPage
from cardtable.ui.table.card_item import Mark
from cardtable.ui.table.choice import card_of
from tests.app.scripted import Policy, ScriptedClient, takes_most
from tests.app.test_review import first_legal, played
from tests.ui.letters import doubled

SWEDISH, PIQUET = "casino.swedish", "piquet.points"


def scripted(session: Session, deal: int, seat: int) -> Review:
    return Review(session, deal, seat, game_view_of(session.family.name), ScriptedClient(first_legal(session)))


@pytest.fixture
def page(qtbot: QtBot, translation: Translation) -> Iterator[ReplayPage]:
    made = ReplayPage(scripted)
    made.table.choreographer.set_speed(0)
    made.pace = made.table.choreographer.pace = 0
    qtbot.addWidget(made)
    made.resize(900, 600)
    with qtbot.waitExposed(made):
        made.show()
    yield made
    made.forget()


def shown(page: ReplayPage) -> dict[str, list[int]]:
    """What the view of the table holds, place by place."""
    zones = page.table.scene().cards.seat_view.zones
    return {str(zone): [placed.card for placed in cards] for zone, cards in zones.items() if cards}


def expected(session: Session, moves: int, seat: int, *, opened: bool) -> dict[str, list[int]]:
    _, events = session.state_after(0, moves)
    view = SeatView.fold(seat, events if opened else [event.seen_by(seat) for event in events])
    return {str(zone): [placed.card for placed in cards] for zone, cards in view.zones.items() if cards}


@pytest.mark.parametrize("variant", [SWEDISH, PIQUET, "ecarte"])
def test_every_move_shows_the_deal_as_it_stood(qtbot: QtBot, page: ReplayPage, variant: str) -> None:
    session = played(variant, 2)
    page.look_at(session, 0)
    moves = len(session.deals[0].actions)
    assert page.timeline.maximum() == moves
    for move in range(1, moves + 1):
        with qtbot.waitSignal(page.table.showing.settled):
            page.forth.click()
        assert page.timeline.value() == move
        assert shown(page) == expected(session, move, 0, opened=False)
    assert not page.forth.isEnabled()
    for move in (moves - 1, 0, 3):
        page.timeline.setValue(move)
        assert shown(page) == expected(session, move, 0, opened=False)


def test_the_hands_of_others_are_seen_only_if_they_are_wanted(page: ReplayPage) -> None:
    session = played(SWEDISH, 2)
    page.look_at(session, 0)
    banner = page.table.scene().furniture.banner
    assert banner.turn.startswith("Replay")
    assert not banner.own
    page.timeline.setValue(2)
    items = page.table.scene().cards.lie[hand(1)]
    assert {item.card for item in items} == {HIDDEN}
    page.opened.setChecked(True)
    assert shown(page) == expected(session, 2, 0, opened=True)
    assert HIDDEN not in {item.card for item in page.table.scene().cards.lie[hand(1)]}
    page.opened.setChecked(False)
    assert {item.card for item in page.table.scene().cards.lie[hand(1)]} == {HIDDEN}


def test_it_plays_by_itself_to_the_end(qtbot: QtBot, page: ReplayPage, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cardtable.ui.replay.page._LEAST", 0)
    session = played(SWEDISH, 2)
    page.look_at(session, 0)
    page.timeline.setValue(page.timeline.maximum() - 3)
    page.play.click()
    qtbot.waitUntil(lambda: not page.play.isChecked())
    assert page.timeline.value() == page.timeline.maximum()


def test_a_judged_decision_marks_what_was_done_and_what_was_better(qtbot: QtBot, page: ReplayPage) -> None:
    session = played(SWEDISH, 2)
    page.look_at(session, 0, judged=True)
    review = page.review
    assert review is not None
    qtbot.waitUntil(lambda: all(one.judgement is not None for one in review.decisions))
    worse = next(one for one in review.decisions if one.judgement is not None and not one.judgement.good)
    assert page.timeline.signs == {
        one.place: one.judgement.good for one in review.decisions if one.judgement is not None
    }
    page.timeline.setValue(worse.place)
    done, better, _, whole = page.slip.sentences
    assert page.slip.isVisible()
    assert done
    assert better.startswith("Better")
    assert "could have been better" in whole
    assert worse.judgement is not None
    own = page.table.scene().cards.own_hand()
    marks = {item.card: item.mark for item in own if item.mark is not Mark.NONE}
    played_card, better_card = (card_of(worse.legal, one) for one in (worse.action, worse.judgement.best))
    assert played_card is not None
    assert better_card is not None
    # What was a mistake bears no tick.
    assert marks[played_card] in (Mark.FAULT, Mark.BOTH)
    assert page.slip.signs == (Mark.FAULT, Mark.HINT)
    assert marks[better_card] in (Mark.HINT, Mark.BOTH)
    good = next(one for one in review.decisions if one.judgement is not None and one.judgement.good)
    page.timeline.setValue(good.place)
    assert page.slip.sentences[1] == "Nothing would have been better."
    assert page.slip.signs == (Mark.CHOSEN, Mark.NONE)
    page.judged.setChecked(False)
    assert not page.slip.isVisible()
    assert {item.mark for item in page.table.scene().cards.every} == {Mark.NONE}


def test_it_leaps_from_decision_to_decision_while_they_are_judged(qtbot: QtBot, page: ReplayPage) -> None:
    page.look_at(played(SWEDISH, 2), 0, judged=True)
    review = page.review
    assert review is not None
    places = [one.place for one in review.decisions]
    assert page.timeline.value() == places[0]
    for place in places[1:4]:
        qtbot.mouseClick(page.later, Qt.MouseButton.LeftButton)
        assert page.timeline.value() == place
    qtbot.mouseClick(page.earlier, Qt.MouseButton.LeftButton)
    assert page.timeline.value() == places[2]
    qtbot.keyClick(page.table, Qt.Key.Key_PageDown)
    assert page.timeline.value() == places[3]
    qtbot.keyClick(page.table, Qt.Key.Key_PageUp)
    assert page.timeline.value() == places[2]
    page.judged.setChecked(False)
    assert not page.earlier.isVisible()
    assert not page.later.isVisible()


@pytest.mark.parametrize("judged", [False, True])
def test_the_arrows_with_a_line_go_to_the_beginning_and_the_end(qtbot: QtBot, page: ReplayPage, judged: bool) -> None:
    page.look_at(played(SWEDISH, 2), 0, judged=judged)
    qtbot.mouseClick(page.final, Qt.MouseButton.LeftButton)
    assert page.timeline.value() == page.timeline.maximum()
    qtbot.mouseClick(page.first, Qt.MouseButton.LeftButton)
    assert page.timeline.value() == 0


def test_of_many_words_the_last_are_seen(qtbot: QtBot, page: ReplayPage) -> None:
    page.resize(420, 500)
    page.look_at(played("ecarte", 2), 0)
    page.timeline.setValue(0)

    def cut() -> list[str]:
        return [label.text() for label in page.findChildren(QLabel) if label.text().startswith("…")]

    qtbot.waitUntil(lambda: len(cut()) == 1)
    assert page.words.endswith(cut()[0].removeprefix("…"))


def test_whoever_is_looked_at_sits_at_the_bottom(page: ReplayPage) -> None:
    session = played(PIQUET, 2)
    page.look_at(session, 0, judged=True)
    page.who.setCurrentIndex(1)
    assert page.review is not None
    assert page.review.seat == 1
    assert page.table.scene().seating.perspective == 1
    assert shown(page) == expected(session, page.timeline.value(), 1, opened=False)


def test_a_deal_is_played_on_from_the_move_that_is_shown(qtbot: QtBot, page: ReplayPage) -> None:
    session = played(SWEDISH, 2)
    page.look_at(session, 0)
    page.timeline.setValue(7)
    with qtbot.waitSignal(page.play_on_wanted) as wanted:
        page.play_on.click()
    (other,) = wanted.args
    assert other is not session
    assert [str(action) for action in other.deals[0].actions] == [str(one) for one in session.deals[0].actions[:7]]
    assert other.deals[0].order == session.deals[0].order


def test_the_keys_of_the_table_go_along(qtbot: QtBot, page: ReplayPage) -> None:
    page.look_at(played(SWEDISH, 2), 0)
    for key, place in ((Qt.Key.Key_Right, 1), (Qt.Key.Key_Right, 2), (Qt.Key.Key_Left, 1), (Qt.Key.Key_Home, 0)):
        qtbot.keyClick(page.table, key)
        assert page.timeline.value() == place
    with qtbot.waitSignal(page.left):
        qtbot.keyClick(page.table, Qt.Key.Key_Escape)


@pytest.mark.parametrize("language", ["en", "de"])
def test_no_letter_means_two_things_and_everything_has_a_name(
    page: ReplayPage, translation: Translation, language: str
) -> None:
    translation.switch(language)
    page.look_at(played(SWEDISH, 2), 0, judged=True)
    assert doubled(page) == []
    for widget in (page.first, page.back, page.play, page.forth, page.final, page.timeline, page.deals, page.who):
        assert widget.accessibleName()


def test_after_one_side_the_other_is_judged_and_both_are_told_once(qtbot: QtBot, page: ReplayPage) -> None:
    session, told = played(SWEDISH, 2), list[int]()
    page.reviewed.connect(lambda review: told.append(review.seat))
    page.look_at(session, 0, judged=True)
    qtbot.waitUntil(lambda: told == [0, 1])
    assert page.review is not None
    assert page.review.seat == 0
    page.who.setCurrentIndex(1)
    qtbot.waitUntil(lambda: told == [0, 1, 1])
    page.forget()
    assert told == [0, 1, 1]


def test_nobody_is_judged_any_more_once_the_page_is_left(qtbot: QtBot, page: ReplayPage) -> None:
    session, told = played(SWEDISH, 2), list[int]()
    page.reviewed.connect(lambda review: told.append(review.seat))
    page.reviewed.connect(lambda review: page.forget())
    page.look_at(session, 0, judged=True)
    qtbot.waitUntil(lambda: bool(told))
    assert page.review is None
    assert told == [0]


def test_a_failure_is_told_to_nobody_else(qtbot: QtBot, page: ReplayPage, monkeypatch: pytest.MonkeyPatch) -> None:
    def failing(session: Session, deal: int, seat: int) -> Review:
        client = ScriptedClient(lambda request: Failure(request.id, "cancelled"))
        return Review(session, deal, seat, game_view_of(session.family.name), client)

    told: list[int] = []
    monkeypatch.setattr(page, "_make_review", failing)
    page.reviewed.connect(lambda review: told.append(review.seat))
    page.look_at(played(SWEDISH, 2), 0, judged=True)
    qtbot.waitUntil(lambda: page.review is not None and page.review.failure is not None)
    assert told == []


def against_computer(page: ReplayPage, monkeypatch: pytest.MonkeyPatch, policy: Policy | None) -> Session:
    session = played(SWEDISH, 2)
    session.seats = (SeatEntry("Anna"), SeatEntry("Agda", "counter"))
    for asking in (page, page.twins):
        monkeypatch.setattr(asking, "_client", lambda: ScriptedClient(policy))
    page.look_at(session, 0)
    return session


def test_the_same_cards_are_played_by_the_strongest_player_and_compared(
    qtbot: QtBot, page: ReplayPage, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = against_computer(page, monkeypatch, takes_most)
    assert [page.deals.itemText(place) for place in range(2)] == ["Deal 1 of 1", "Deal 1, by Falk"]
    page.deals.setCurrentIndex(1)
    assert page.twins.words == "Falk is playing this deal with the same cards: move 1 …"
    qtbot.waitUntil(lambda: page.twins.words.startswith("With the same cards: Anna "))
    duplicate = page.twins.twin(0)
    assert duplicate is not None
    twin = duplicate.session
    mine, theirs = (totals(one.finished(0).lines, 2)[0] for one in (session, twin))
    assert page.twins.words == f"With the same cards: Anna {mine}, Falk {theirs}."
    assert page.timeline.maximum() == len(twin.deals[0].actions)
    assert page.who.itemText(0) == "Falk"
    assert page.judged.isHidden()
    page.deals.setCurrentIndex(0)
    assert page.twins.words == ""
    assert page.timeline.maximum() == len(session.deals[0].actions)
    # It is not played again.
    page.deals.setCurrentIndex(1)
    assert page.twins.words.startswith("With the same cards: Anna ")
    page.forget()


def test_what_cannot_be_played_again_is_told(qtbot: QtBot, page: ReplayPage, monkeypatch: pytest.MonkeyPatch) -> None:
    against_computer(page, monkeypatch, lambda request: Failure(request.id, "computer_is_gone"))
    page.deals.setCurrentIndex(1)
    qtbot.waitUntil(lambda: page.twins.words.startswith("The computer player"))


def test_a_deal_that_somebody_left_is_not_played_on(
    qtbot: QtBot, page: ReplayPage, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = against_computer(page, monkeypatch, None)
    page.deals.setCurrentIndex(1)
    twin = page.twins.twin(0)
    assert twin is not None
    page.deals.setCurrentIndex(0)
    assert page.twins.words == ""
    twin.finished.emit()
    assert page.timeline.maximum() == len(session.deals[0].actions)
    page.deals.setCurrentIndex(1)
    assert page.twins.words.startswith("Falk is playing")
    page.look_at(session, 0)
    assert page.twins.twin(0) is None


def test_a_computer_player_is_asked_why(qtbot: QtBot, page: ReplayPage, monkeypatch: pytest.MonkeyPatch) -> None:
    session = against_computer(page, monkeypatch, takes_most)
    actors = [session.state_after(0, place)[0].actor() for place in range(len(session.deals[0].actions))]
    page.timeline.setValue(actors.index(0) + 1)
    assert not page.why.isEnabled()
    page.timeline.setValue(actors.index(1) + 1)
    assert page.why.isEnabled()
    assert page.why.text() == "Wh&y, Agda?"
    page.why.click()
    assert page.slip.sentences[2] == "Asking the computer player …"
    qtbot.waitUntil(lambda: page.slip.sentences[2] != "Asking the computer player …")
    done, rather, why, _ = page.slip.sentences
    action = session.deals[0].actions[actors.index(1)]
    assert page._deal is not None
    words = page._deal.running.words.sentence(action, {}, ("Anna", "Agda"))
    assert done.startswith(f"If you were Agda: {words[:4]}")
    assert why or rather
    # It is no judgement of what the person did.
    assert page.slip.signs == (Mark.NONE, Mark.NONE)
    assert {item.mark for items in page.table.scene().cards.lie.values() for item in items} == {Mark.NONE}
    page.timeline.setValue(0)
    assert page.slip.isHidden()
    assert not page.why.isEnabled()


def test_who_cannot_be_asked_why_says_so(qtbot: QtBot, page: ReplayPage, monkeypatch: pytest.MonkeyPatch) -> None:
    session = against_computer(page, monkeypatch, lambda request: Failure(request.id, "computer_is_gone"))
    actors = [session.state_after(0, place)[0].actor() for place in range(len(session.deals[0].actions))]
    page.timeline.setValue(actors.index(1) + 1)
    page.why.click()
    qtbot.waitUntil(lambda: page.slip.sentences[2].startswith("The computer player") and not page.slip.sentences[0])


def test_a_page_that_was_left_follows_the_language(page: ReplayPage, translation: Translation) -> None:
    page.look_at(played("casino.swedish", 2), 0)
    assert page.deals.count()
    page.forget()
    translation.switch("de")
    page.retranslate()
    assert page.forth.accessibleName()


@pytest.mark.parametrize("size", [(1280, 800), (900, 600), (800, 1240)], ids=str)
def test_what_is_said_lies_on_no_card(qtbot: QtBot, page: ReplayPage, size: tuple[int, int]) -> None:
    page.resize(*size)
    page.look_at(played("piquet.rubicon", 2), 0)
    page.slip.say("The eight of spades is laid away.", "Nothing would have been better.", "The point may grow.")
    for opened in (False, True):
        page.opened.setChecked(opened)
        QApplication.processEvents()
        assert sum(item.card != HIDDEN for item in page.table.scene().cards.lie[hand(1)]) == 12 * opened
        place = QRect(page.slip.mapTo(page.table, QPoint(0, 0)), page.slip.size())
        assert page.table.ledge.geometry().contains(place)
        assert not page.table.viewport().geometry().intersects(place)


def test_a_click_on_the_line_goes_there(qtbot: QtBot, page: ReplayPage) -> None:
    page.look_at(played("casino.swedish", 2), 0)
    line = page.timeline
    qtbot.mouseClick(line, Qt.MouseButton.LeftButton, pos=QPoint(line.width() // 2, line.height() // 2))
    assert abs(line.value() - line.maximum() / 2) <= 1
    # A sign stands where its decision is.
    line.set_signs({3: False})
    long = line.width() - line._handle_length()
    qtbot.mouseClick(
        line, Qt.MouseButton.LeftButton, pos=QPoint((line.width() - long) // 2 + 3 * long // line.maximum(), 4)
    )
    assert line.value() == 3
