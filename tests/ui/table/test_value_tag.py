"""What cards count, on tags while one is picked."""

from __future__ import annotations

import pytest

from cardtable.app.settings import Settings
from cardtable.core.cards import Card, format_card
from cardtable.ui.table.value_tag import ValueTags
from cardtable.words.families import words_of
from tests.ui.table.conftest import MakeTable
from tests.ui.table.playing import Playing


@pytest.fixture
def playing(make_table: MakeTable) -> Playing:
    made = make_table("mulle_glimne", ("KD 4S", "KH QH"), "9S QC AH 4H", stock="2D 3D", last=False)
    tags = ValueTags(made.view.gestures, made.view)
    words, rule_set = words_of("casino"), made.rules.rule_set

    def said(card: Card, in_hand: bool) -> str:
        return words.worth(rule_set, card, in_hand=in_hand)

    tags.words = said
    made.your_turn()
    return made


def tagged(playing: Playing) -> dict[str, str]:
    return {format_card(item.card): item.worth for item in playing.items() if item.worth}


def test_the_picked_card_and_those_on_the_table_say_what_they_count(playing: Playing) -> None:
    assert tagged(playing) == {}
    playing.view.gestures.stage.touch_card(playing.item("KD"))
    # What its index says needs no tag; an ace counts fourteen in the hand and one on the table.
    assert tagged(playing) == {"KD": "K = 13", "QC": "Q = 12", "AH": "A = 1"}
    playing.view.gestures.stage.touch_card(playing.item("4S"))
    assert tagged(playing) == {"QC": "Q = 12", "AH": "A = 1"}
    playing.view.gestures.put_back()
    assert tagged(playing) == {}


def test_the_tags_go_with_the_move(playing: Playing) -> None:
    playing.view.gestures.stage.touch_card(playing.item("KD"))
    playing.view.gestures.stage.play()
    playing.view.gestures.stage.confirm()
    assert playing.actions
    assert tagged(playing) == {}


def test_who_wants_no_tokens_has_no_tags(playing: Playing) -> None:
    playing.scene.furnish(Settings(tokens=False))
    playing.view.gestures.stage.touch_card(playing.item("KD"))
    assert tagged(playing) == {}


def test_tags_are_painted(playing: Playing) -> None:
    before = playing.view.grab().toImage()
    playing.item("QC").set_worth("Q = 12")
    after = playing.view.grab().toImage()
    area = playing.item("QC").area()
    foot = int(area.bottom - 0.14 * area.width)
    assert any(before.pixel(x, foot) != after.pixel(x, foot) for x in range(int(area.x), int(area.right)))
