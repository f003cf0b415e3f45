"""A commented deal on the table: what is said goes with the move, and nothing of it lies on the cards."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from cardtable.app.i18n import Translation
from cardtable.app.model_deals import comments, model_deal
from cardtable.core.cards import HIDDEN
from cardtable.core.zones import hand
from cardtable.ui.replay.page import ReplayPage


@pytest.fixture
def page(qtbot: QtBot, translation: Translation) -> Iterator[ReplayPage]:
    made = ReplayPage(language=lambda: translation.language)
    made.table.choreographer.set_speed(0)
    made.pace = made.table.choreographer.pace = 0
    qtbot.addWidget(made)
    made.resize(900, 600)
    with qtbot.waitExposed(made):
        made.show()
    yield made
    made.forget()


def watch(page: ReplayPage, variant: str) -> None:
    deal = model_deal(variant)
    page.look_at(deal.session, 0, opened=True, model=deal)


def test_the_comment_goes_with_the_move(page: ReplayPage) -> None:
    watch(page, "casino.swedish")
    said = comments("casino.swedish", "en")
    comment, advice = page.comments.sentences
    assert comment == said[0].replace("{TD}", "♦10").replace("{4H}", "♥4")
    assert advice == ""
    page.forth.click()
    comment, advice = page.comments.sentences
    assert comment == said[1]
    assert advice.startswith("Advice to Anna: ")
    page.timeline.setValue(7)
    assert page.comments.sentences == ("", "")


def test_all_hands_lie_open_beside_the_comments_and_nobody_is_judged(page: ReplayPage) -> None:
    watch(page, "casino.swedish")
    assert page.comments.isVisible()
    assert page.comments.geometry().left() >= page.table.geometry().right()
    assert HIDDEN not in {item.card for item in page.table.scene().cards.lie[hand(1)]}
    assert page.who.count() == 2
    assert page.judged.isHidden()
    assert page.deals.isHidden()


def test_comments_follow_the_language(page: ReplayPage, translation: Translation) -> None:
    watch(page, "ecarte")
    page.timeline.setValue(2)
    translation.switch("de")
    page.retranslate()
    comment, advice = page.comments.sentences
    assert comment == comments("ecarte", "de")[2]
    assert advice.startswith("Rat an Anna: ")


def test_a_deal_of_ones_own_has_no_comments(page: ReplayPage) -> None:
    watch(page, "ecarte")
    page.look_at(model_deal("ecarte").session, 0)
    assert page.comments.isHidden()
    assert not page.deals.isHidden()


@pytest.mark.parametrize("width", [640, 900, 1600])
def test_the_column_leaves_most_of_the_window_to_the_table(page: ReplayPage, width: int) -> None:
    watch(page, "piquet.points")
    page.resize(width, 600)
    # With large letters the page is wider than it was asked to be.
    assert page.comments.width() <= 0.35 * page.width()
    page.timeline.setValue(29)
    assert page.comments.horizontalScrollBar().maximum() == 0
