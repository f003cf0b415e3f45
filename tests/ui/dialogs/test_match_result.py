"""The end of a match says who has won, what decided it, what it did to the rating and what could be played next; all of
it has room in windows of any size.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from cardtable.app.challenge import Challenge
from cardtable.app.i18n import Translation
from cardtable.app.match_end import DealGain, MatchEnd
from cardtable.app.settings import Settings
from cardtable.core.company import Company
from cardtable.core.record import HUMAN, SeatEntry
from cardtable.core.state import Standing
from cardtable.games.registry import variant
from cardtable.ui.dialogs.base import Dialog
from cardtable.ui.dialogs.match_deals import DealButton
from cardtable.ui.dialogs.match_result import MatchResultDialog
from cardtable.ui.dialogs.panels import Panels
from cardtable.ui.look.look import Heading, apply_look
from cardtable.ui.look.rating_words import RatingWords
from tests.ui.clicks import button, click, press
from tests.ui.cut import cut

SIDES = ("Anna", "Lina")
WON = Standing((21, 14), 0, 4, winners=(0,), factors=(0, 1))
LOST = Standing((14, 21), 0, 4, winners=(1,), factors=(1, 0))
END = MatchEnd(4, (DealGain(0, (6, 5)), DealGain(1, (8, 5)), DealGain(3, (7, 4))))
RATING = RatingWords("1563", "+2", "You now play about as well as Gustav.")
GUSTAV = Challenge("greedy", "Gustav", 1, 1, "Lina", (SeatEntry("Anna", HUMAN), SeatEntry("Gustav", "greedy")))


@pytest.fixture
def text_size(qtbot: QtBot) -> Iterator[None]:
    """Gives back the size of text."""
    yield
    apply_look(QApplication.instance(), "light", 100)  # type: ignore[arg-type]


def made(qtbot: QtBot, standing: Standing, **more: object) -> MatchResultDialog:
    given: dict[str, Any] = {"own": 0, "end": END, "rating": lambda: RATING, "challenge": GUSTAV, **more}
    dialog = MatchResultDialog(standing, given.pop("sides", SIDES), Settings(reduced_motion=True), **given)
    qtbot.addWidget(dialog)
    return dialog


def shown(qtbot: QtBot, standing: Standing = WON, **more: object) -> MatchResultDialog:
    dialog = made(qtbot, standing, **more)
    with qtbot.waitExposed(dialog):
        dialog.show()
    return dialog


def told(dialog: Dialog) -> list[str]:
    return [label.text() for label in dialog.findChildren(QLabel) if label.isVisible() and label.text()]


def heading(dialog: Dialog) -> Heading:
    return dialog.findChildren(Heading)[0]


def test_who_has_won_sees_it_in_large_words_below_a_laurel(qtbot: QtBot, translation: Translation) -> None:
    dialog = shown(qtbot)
    assert heading(dialog).text() == "You win the match"
    assert heading(dialog).fontInfo().pixelSize() >= 2 * dialog.fontInfo().pixelSize()
    assert dialog._wreath.isVisible()
    assert {"21 to 14 in 4 deals", "The decisive deals", "Your rating", "1563", "+2", RATING.told} <= set(told(dialog))
    assert {"“May I play you next?”", "Gustav is stronger than you."} <= set(told(dialog))


def test_what_is_said_of_the_rating_follows_the_language(qtbot: QtBot, translation: Translation) -> None:
    def worded() -> RatingWords:
        return RatingWords("1563", "", QCoreApplication.translate("AfterMatch", "You are stronger than anyone here."))

    dialog = shown(qtbot, rating=worded)
    translation.switch("de")
    QApplication.processEvents()
    told = {label.text() for label in dialog.findChildren(QLabel)}
    translation.switch("en")
    assert "Ihre Wertung" in told
    assert "You are stronger than anyone here." not in told


def test_who_has_lost_is_told_so_without_a_laurel(qtbot: QtBot, translation: Translation) -> None:
    dialog = shown(qtbot, LOST)
    assert heading(dialog).text() == "You lose to Lina"
    assert not dialog._wreath.isVisible()
    assert "14 to 21 in 4 deals" in told(dialog)


@pytest.mark.parametrize("winners", [(0,), (1,)])
def test_who_looks_on_sees_the_laurel_of_the_winner(
    qtbot: QtBot, translation: Translation, winners: tuple[int, ...]
) -> None:
    dialog = shown(qtbot, Standing((21, 14), 0, 4, winners=winners), own=None, rating=None, challenge=None)
    assert heading(dialog).text() == f"{SIDES[winners[0]]} wins the match"
    assert dialog._wreath.isVisible()
    assert dialog._next is None


@pytest.mark.parametrize(
    ("winners", "expected"), [((0,), "You and Agda win the match"), ((1,), "You and Agda lose to Lina and Falk")]
)
def test_a_partner_wins_and_loses_too(
    qtbot: QtBot, translation: Translation, winners: tuple[int, ...], expected: str
) -> None:
    standing = Standing((21, 14), 0, 4, winners=winners)
    sides = ("Anna and Agda", "Lina and Falk")
    dialog = shown(qtbot, standing, sides=sides, partner="Agda", rule_set=variant("casino.royal").rule_set(4))
    assert heading(dialog).text() == expected


def test_who_wins_beside_others_is_told_of_them(qtbot: QtBot, translation: Translation) -> None:
    standing = Standing((9, 4, 9), 0, 1, winners=(0, 2))
    dialog = shown(qtbot, standing, sides=("Anna", "Lina", "Agda"), end=None)
    assert heading(dialog).text() == "You and Agda win the match"
    assert "Gustav is stronger than you. Gustav would take the place of Lina." in told(dialog)


@pytest.mark.parametrize(
    ("kind", "own", "expected"),
    [
        ("ecarte", 0, "You win the evening"),
        ("ecarte", 1, "You lose to Anna"),
        ("ecarte", None, "Anna wins the evening"),
        ("casino.classic", 0, "You win"),
    ],
)
def test_an_evening_is_won_by_who_has_won_most(
    qtbot: QtBot, translation: Translation, kind: str, own: int | None, expected: str
) -> None:
    company = Company(won=(2, 1), accounts=(1, -1))
    standing = company.kept_in(Standing((0, 0), 0, 9, winners=(0,)))
    rules = variant(kind).rule_set(2, {"rubber": True} if kind == "casino.classic" else {})
    dialog = shown(qtbot, standing, rule_set=rules, own=own, end=MatchEnd(9, (DealGain(4, (1, -1)),), accounts=True))
    assert heading(dialog).text() == expected
    assert [one.figures for one in dialog.findChildren(DealButton)] in (["+1\xa0:\xa0−1"], ["−1\xa0:\xa0+1"])


def test_the_deals_tell_ones_own_points_first_and_are_opened_by_mouse_and_key(
    qtbot: QtBot, translation: Translation
) -> None:
    dialog = shown(qtbot, LOST, own=1)
    deals = dialog.deals
    assert deals is not None
    assert [(one.name, one.figures) for one in deals.buttons] == [
        ("Deal 1", "5\xa0:\xa06"),
        ("Deal 2", "5\xa0:\xa08"),
        ("Deal 4", "4\xa0:\xa07"),
    ]
    opened: list[int] = []
    dialog.deal_wanted.connect(opened.append)
    press(dialog, "Deal 2: 5\xa0:\xa08")
    deals.buttons[2].setFocus()
    QTest.keyClick(deals.buttons[2], Qt.Key.Key_Space)
    assert opened == [1, 3]


def test_all_deals_are_called_the_deals(qtbot: QtBot, translation: Translation) -> None:
    dialog = shown(qtbot, end=MatchEnd(3, END.named))
    assert "The deals" in told(dialog)
    assert "21 to 14 in 3 deals" in told(dialog)


def test_of_several_sides_that_is_named_which_got_most(qtbot: QtBot, translation: Translation) -> None:
    end = MatchEnd(1, (DealGain(0, (3, 1, 7)),))
    dialog = shown(qtbot, Standing((3, 1, 7), 0, 1, winners=(2,)), sides=("Anna", "Lina", "Agda"), end=end)
    assert dialog.deals is not None
    assert [one.figures for one in dialog.deals.buttons] == ["Agda +7"]


@pytest.mark.parametrize(
    ("strength", "known", "expected"),
    [
        (1, False, "Gustav is stronger than Lina."),
        (-1, True, "Gustav is weaker than you."),
        (-1, False, "Gustav is weaker than Lina."),
        (0, True, "Gustav plays about as well as you."),
        (0, False, "Gustav plays about as well as Lina."),
    ],
)
def test_who_would_like_to_play_says_how_strong(
    qtbot: QtBot, translation: Translation, strength: int, known: bool, expected: str
) -> None:
    dialog = shown(qtbot, challenge=Challenge("greedy", "Gustav", strength, 1, "Lina", (), known))
    assert expected in told(dialog)


def test_return_wants_the_rematch_and_a_button_the_other_player(qtbot: QtBot, translation: Translation) -> None:
    dialog = shown(qtbot)
    again = button(dialog, "Rematch")
    assert dialog.bright is again
    assert again.height() >= 64
    others = [button(dialog, words) for words in ("Score sheet…", "New game…", "Close", "Play Gustav")]
    assert all(again.width() * again.height() > one.width() * one.height() for one in others)
    taken: list[bool] = []
    dialog.challenge_taken.connect(lambda: taken.append(True))
    click(others[-1])
    assert taken == [True]
    assert dialog.isVisible()
    QTest.keyClick(dialog, Qt.Key.Key_Return)
    assert dialog.result() == dialog.DialogCode.Accepted


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("percent", [100, 150])
@pytest.mark.parametrize("size", [(900, 600), (1280, 800), (800, 1240)])
def test_all_of_it_has_room_at_once(
    qtbot: QtBot, translation: Translation, text_size: None, size: tuple[int, int], percent: int, language: str
) -> None:
    translation.switch(language)
    apply_look(QApplication.instance(), "light", percent)  # type: ignore[arg-type]
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(*size)
    panels = Panels(window)
    dialog = made(qtbot, WON, parent=window)
    window.show()
    panels.lay(dialog)
    QApplication.processEvents()
    seen = dialog.visibleRegion().boundingRect().height()
    assert seen == dialog.height()
    assert cut(dialog) == []
    # Where there is room for it, everything is as large as can be.
    roomy = size[1] > 1000 or (size[1] > 700 and percent == 100)
    assert dialog._wreath.isVisible() == roomy
    assert all(field.isVisible() for field in dialog.counters.fields) == (percent == 100 or size[1] > 700)


@pytest.mark.parametrize("size", [(900, 600), (800, 1240)], ids=str)
@pytest.mark.parametrize("language", ["en", "de"])
def test_at_twice_the_size_of_text_it_begins_with_who_has_won_and_does_not_scroll_sideways(
    qtbot: QtBot, translation: Translation, text_size: None, language: str, size: tuple[int, int]
) -> None:
    translation.switch(language)
    apply_look(QApplication.instance(), "light", 200)  # type: ignore[arg-type]
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(*size)
    panels = Panels(window)
    dialog = made(qtbot, WON, parent=window, can_review=True, can_undo=False, end=None)
    window.show()
    panels.lay(dialog)
    for _ in range(8):
        QApplication.processEvents()
    won = heading(dialog)
    assert won.visibleRegion().boundingRect() == won.rect()
    assert dialog.visibleRegion().boundingRect().width() == dialog.width()
    assert cut(dialog) == []


@pytest.mark.parametrize("language", ["en", "de"])
def test_no_two_buttons_have_the_same_letter(qtbot: QtBot, translation: Translation, language: str) -> None:
    translation.switch(language)
    dialog = shown(qtbot, can_review=True)
    buttons = [dialog._again, dialog._new, dialog._all, dialog._sheet, dialog._undo, dialog._review, dialog._leave]
    assert dialog._next is not None
    texts = [one.text() for one in (*buttons, dialog._next.button)]
    letters = [text[text.index("&") + 1].casefold() for text in texts]
    assert len(set(letters)) == len(letters), texts
