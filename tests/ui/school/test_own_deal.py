"""A deal of one's own in the window: somebody who knows what the lessons say finds and counts everything."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import replace
from typing import Any
from zlib import crc32

import pytest
from pytestqt.qtbot import QtBot

from cardtable.ai.answering import answer_request
from cardtable.ai.protocol import Answer, Considered, Reason, Reply, Request
from cardtable.app.i18n import LANGUAGES
from cardtable.app.school.own_deal import HelpStage
from cardtable.app.school.progress import KEY as SCHOOL
from cardtable.art.theme import PACKS
from cardtable.games.registry import family_of
from cardtable.store.store import Store
from cardtable.ui.table.card_item import Mark
from cardtable.ui.window.main_window import MainWindow
from tests.ui.clicks import press
from tests.ui.own_pupil import OwnPupil
from tests.ui.pupil import Pupil

PATHS = ("casino", "piquet", "ecarte")


def plain(request: Request) -> Reply:
    """A player that declares everything, makes no claim, and plays what takes most, or any card."""
    family = family_of(request.variant)
    observation: Any = family.observation(request.observation)
    legal = family.sample(observation, random.Random(1)).legal()
    told = [one for one in legal.representatives() if str(one) in ("declare", "ninety", "propose", "accept")]
    usual = [one for one in legal.representatives() if str(one) not in ("claim", "give up", "ask")]
    ordered = sorted(told or usual, key=lambda action: (-len(legal.chosen(action)), crc32(str(action).encode())))
    rest = [one for one in legal.representatives() if one not in ordered]
    considered = tuple(Considered(str(one), 0.0, (Reason("takes_most_cards"),)) for one in (*ordered, *rest))
    return Reply(request.id, str(ordered[0]), considered)


@pytest.fixture
def window_with_player(annas_window: Callable[..., MainWindow]) -> Callable[..., MainWindow]:
    """Return a function that opens a window with computer players that answer, in a language, with a pack."""
    return lambda language="en", pack="french": annas_window(language, plain, (1100, 760), pack=pack)


def begin(window: MainWindow, path: str, stage: HelpStage, number: int) -> None:
    window.school_door.begin(f"{path}/own_deal")
    window.school_door.own_deals.begin(f"{path}/own_deal", stage, number)


@pytest.mark.slow
@pytest.mark.turns(6)
@pytest.mark.parametrize(("path", "number"), [(path, number) for number in range(200) for path in PATHS])
def test_whoever_knows_what_was_said_counts_a_random_deal(
    qtbot: QtBot, window_with_player: Callable[..., MainWindow], store: Store, path: str, number: int
) -> None:
    """In both languages, with each pack, by the mouse and by the keyboard."""
    language, pack = LANGUAGES[number % 2], PACKS[number // 2 % len(PACKS)]
    window = window_with_player(language, pack)
    begin(window, path, HelpStage.ALONE, 1000 + number)
    OwnPupil(qtbot, window, language, mouse=number % 3 > 0, seed=number).play()
    mistakes = window.school_door.own_deals.deal.mistakes
    assert [(one.question, one.answer, one.better) for one in mistakes] == []
    assert store.get(SCHOOL)["stars"][f"{path}/own_deal"] == 3


def strongest(request: Request) -> Answer:
    """The strongest player, as in the program, with so many samples that equal runs are equal."""
    return answer_request(replace(request, samples=300, seed=request.id), lambda: False)


@pytest.mark.slow
@pytest.mark.turns(6)
@pytest.mark.parametrize("number", range(200))
def test_whoever_goes_by_what_was_said_makes_no_costly_decision_at_ecarte(
    qtbot: QtBot, annas_window: Callable[..., MainWindow], store: Store, number: int
) -> None:
    """Propose or play, accept or refuse, and what to exchange; judged as in the program."""
    language, pack = LANGUAGES[number % 2], PACKS[number // 2 % len(PACKS)]
    window = annas_window(language, strongest, (1100, 760), pack=pack)
    begin(window, "ecarte", HelpStage.ALONE, 2000 + number)
    pupil = OwnPupil(qtbot, window, language, mouse=number % 3 > 0, seed=number)
    pupil.play()
    mistakes = window.school_door.own_deals.deal.mistakes
    assert [(one.question, one.answer, one.better) for one in mistakes] == []
    # Elder always speaks first.
    assert pupil.decided >= number % 2


@pytest.mark.slow
@pytest.mark.turns(6)
@pytest.mark.parametrize(("path", "number"), [(path, number) for number in range(1001, 1013) for path in PATHS])
def test_whoever_does_what_the_first_stage_says_comes_to_its_end_without_a_mistake(
    qtbot: QtBot, window_with_player: Callable[..., MainWindow], store: Store, path: str, number: int
) -> None:
    """At Écarté that is to propose, and to lay away what is advised then, as often as there are cards."""
    language = LANGUAGES[number % 2]
    window = window_with_player(language)
    begin(window, path, HelpStage.SHOWN, number)
    pupil = OwnPupil(qtbot, window, language, mouse=number % 3 > 0, seed=number, heeds=True)
    pupil.play()
    deal = window.school_door.own_deals.deal
    assert [(one.question, one.answer, one.better) for one in deal.mistakes] == []
    assert store.get(SCHOOL) == {"own": {f"{path}/own_deal": 1}}
    assert (pupil.heeded > 1) == (path == "ecarte")


@pytest.mark.parametrize("path", PATHS)
def test_a_first_stage_comes_to_its_end(
    qtbot: QtBot, window_with_player: Callable[..., MainWindow], store: Store, path: str
) -> None:
    window = window_with_player()
    begin(window, path, HelpStage.SHOWN, 1003)
    OwnPupil(qtbot, window, "en", heeds=True).play()
    assert store.get(SCHOOL) == {"own": {f"{path}/own_deal": 1}}


def wait_for_question(qtbot: QtBot, window: MainWindow, code: str) -> None:
    deal = window.school_door.own_deals.deal

    def asked() -> bool:
        if not deal.ready:
            return False
        if deal.question is None and window.table.gestures.stage.legal is not None:
            legal: Any = window.table.gestures.stage.legal
            window.table.showing.action_chosen.emit(legal.representatives()[0])
        return deal.question is not None and deal.question.code == code

    qtbot.waitUntil(asked)


def test_in_the_first_stage_everything_is_told_and_the_cards_are_lit(
    qtbot: QtBot, window_with_player: Callable[..., MainWindow], store: Store
) -> None:
    window = window_with_player()
    begin(window, "piquet", HelpStage.SHOWN, 1001)
    wait_for_question(qtbot, window, "mark")
    panel, question = window.pages.lesson, window.school_door.own_deals.deal.question
    assert question is not None
    assert panel.text.startswith("The point is your longest suit")
    assert [button.text() for button in panel.buttons] == ["Continue"]
    lit = {item.card for item in window.table.scene().cards.own_hand() if item.mark is Mark.HINT}
    assert lit == set(question.cards)
    OwnPupil(qtbot, window, "en").play()
    assert panel.buttons[0].text() == "The next stage"
    assert store.get(SCHOOL) == {"own": {"piquet/own_deal": 1}}


def test_in_the_second_stage_a_wrong_answer_is_told_and_nothing_betrays_the_right_one(
    qtbot: QtBot, window_with_player: Callable[..., MainWindow]
) -> None:
    window = window_with_player()
    begin(window, "piquet", HelpStage.HELPED, 1001)
    wait_for_question(qtbot, window, "mark")
    panel, deal = window.pages.lesson, window.school_door.own_deals.deal
    hand = window.table.scene().cards.own_hand()
    assert not any(item.mark is Mark.HINT for item in hand)
    assert not panel.answer
    # No button of the conversation is there.
    assert not window.table.offering.bar.offers
    for item in hand[:2]:
        Pupil(qtbot, window, "en").click(item)
    press(panel, "That is all of them")
    question = deal.question
    assert question is not None
    assert panel.answer.startswith("Your answer was: ")
    assert {item.card for item in hand if item.mark is Mark.HINT} == set(question.cards)
    assert [one.question for one in deal.mistakes] == [question]
    press(panel, "Continue")
    qtbot.waitUntil(lambda: deal.question is not question)
    OwnPupil(qtbot, window, "en").play()
    assert len(deal.mistakes) == 1
    assert panel.text.startswith("1 answer was wrong.")


def test_no_count_is_said_or_written_while_somebody_counts(
    qtbot: QtBot, window_with_player: Callable[..., MainWindow]
) -> None:
    window = window_with_player()
    begin(window, "piquet", HelpStage.ALONE, 1001)
    pupil = OwnPupil(qtbot, window, "en")
    seen: set[tuple[int, ...]] = set()
    window.controller.changed.connect(lambda: seen.add(tuple(window.table.scene().furniture.points)))
    pupil.play()
    assert seen == {(0, 0)}
    session = window.controller.session
    assert session is not None
    assert session.standing.points[0] > 0


@pytest.mark.parametrize("stage", list(HelpStage))
def test_tokens_do_not_count_what_somebody_is_to_count(
    qtbot: QtBot, window_with_player: Callable[..., MainWindow], stage: HelpStage
) -> None:
    window = window_with_player()
    begin(window, "casino", stage, 1003)
    deal, furniture = window.school_door.own_deals.deal, window.table.scene().furniture
    seen: dict[str, set[bool]] = {"play": set(), "ask": set()}

    def look() -> None:
        token = furniture.tokens.side(0)
        if token is not None and deal.ready and not deal.over:
            seen["ask" if deal.question is not None else "play"].add(token.isVisible())

    deal.changed.connect(look)
    OwnPupil(qtbot, window, "en", heeds=True).play()
    told = {stage is HelpStage.SHOWN}
    assert seen == {"play": told, "ask": told}
    # At the end of the deal they are there again.
    token = furniture.tokens.side(0)
    assert token is not None
    assert token.isVisible()


@pytest.mark.parametrize("stage", list(HelpStage))
def test_no_button_shines_but_the_one_that_is_told(
    qtbot: QtBot, annas_window: Callable[..., MainWindow], stage: HelpStage
) -> None:
    window = annas_window("en", strongest, (1100, 760))
    begin(window, "ecarte", stage, 1003)
    deal, bar = window.school_door.own_deals.deal, window.table.offering.bar
    qtbot.waitUntil(lambda: deal.ready and deal.question is None and len(bar.offers) == 2)
    bright = [offer.action for button, offer in zip(bar.buttons, bar.offers, strict=False) if button.main]
    if stage is HelpStage.SHOWN:
        assert deal.advice is not None
        assert bright == [deal.advice.suggestions[0].action]
    else:
        assert bright == []


def test_leaving_leads_back_and_the_next_time_begins_at_the_next_stage(
    qtbot: QtBot, window_with_player: Callable[..., MainWindow]
) -> None:
    window = window_with_player()
    progress = window.school_door.classroom.progress
    progress.finish_stage("casino/own_deal", 1, 0)
    window.school_door.begin("casino/own_deal")
    assert window.school_door.own_deals.deal.stage is HelpStage.HELPED
    assert [window.school_door.teaches] == [True]
    window.school_door.leave()
    assert [window.school_door.teaches] == [False]
    assert not window.pages.lesson.isVisible()
    assert progress.stars("casino/own_deal") == 0
    assert progress.finish_stage("casino/own_deal", 3, 1) == 2
    assert (progress.stars("casino/own_deal"), progress.stages("casino/own_deal")) == (2, 3)
    progress.reset()
    assert (progress.stars("casino/own_deal"), progress.stages("casino/own_deal")) == (0, 0)


def test_an_answer_that_is_shown_is_a_mistake_and_the_deal_goes_on(
    qtbot: QtBot, window_with_player: Callable[..., MainWindow]
) -> None:
    window = window_with_player()
    begin(window, "piquet", HelpStage.HELPED, 1001)
    wait_for_question(qtbot, window, "mark")
    panel, deal = window.pages.lesson, window.school_door.own_deals.deal
    question = deal.question
    assert question is not None
    press(panel, "Show me")
    assert [(one.question, one.answer) for one in deal.mistakes] == [(question, None)]
    # What is told cannot be answered any more.
    deal.answer(question.right[0])
    deal.show()
    assert deal.question is question
    press(panel, "Continue")
    qtbot.waitUntil(lambda: deal.question is not question)
    assert deal.told is None
    assert len(deal.mistakes) == 1


def test_alone_nobody_is_told_of_a_wrong_answer(qtbot: QtBot, window_with_player: Callable[..., MainWindow]) -> None:
    window = window_with_player()
    begin(window, "piquet", HelpStage.ALONE, 1001)
    wait_for_question(qtbot, window, "mark")
    deal = window.school_door.own_deals.deal
    question = deal.question
    assert question is not None
    deal.go_on()
    assert deal.question is question
    deal.answer(frozenset())
    qtbot.waitUntil(lambda: deal.question is not question)
    assert deal.told is None
    assert [one.question for one in deal.mistakes] == [question]


@pytest.mark.parametrize("stage", [HelpStage.HELPED, HelpStage.ALONE])
def test_a_choice_that_is_worse_is_told_with_the_better_one_and_stands(
    qtbot: QtBot,
    window_with_player: Callable[..., MainWindow],
    monkeypatch: pytest.MonkeyPatch,
    stage: HelpStage,
) -> None:
    monkeypatch.setattr("cardtable.app.school.own_deal._as_good", lambda hint, action: False)
    window = window_with_player()
    begin(window, "ecarte", stage, 1003)
    deal, gestures = window.school_door.own_deals.deal, window.table.gestures

    def may_choose() -> bool:
        return deal.ready and deal.question is None and gestures.stage.legal is not None

    qtbot.waitUntil(may_choose)
    legal: Any = gestures.stage.legal
    position = deal.session.position
    window.table.showing.action_chosen.emit(legal.representatives()[0])
    qtbot.waitUntil(lambda: bool(deal.mistakes))
    assert deal.mistakes[0].better is not None
    if stage is HelpStage.HELPED:
        assert deal.told is deal.mistakes[0]
        assert deal.session.position == position
        deal.go_on()
    qtbot.waitUntil(lambda: deal.session.position > position)
