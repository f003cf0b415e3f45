"""Every way of playing a card ends in the same legal action, and none is final too early."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QPointF, QRect, Qt
from PySide6.QtWidgets import QApplication

from cardtable.core.zones import TABLE, build, hand, pile
from cardtable.ui.table.card_item import CardItem, Mark
from cardtable.ui.table.choosing import ChoiceWords
from cardtable.words.families import words_of
from tests.ui.table.conftest import MakeTable
from tests.ui.table.playing import Playing
from tests.ui.window.erring import with_hidden_corner


@pytest.fixture
def nine(make_table: MakeTable) -> Playing:
    """Seat 0 holds ♦9 and ♠4; the table has ♠9, ♥5, ♣4 and ♣K."""
    playing = make_table("swedish", ("9D 4S", "KH QH"), "9S 5H 4C KC")
    playing.your_turn()
    return playing


def chosen(playing: Playing) -> list[str]:
    return [str(action) for action in playing.actions]


# Drag and drop


def test_dropping_on_the_only_target_captures_it(make_table: MakeTable) -> None:
    playing = make_table("swedish", ("KD 2S", "3H QH"), "9S KC")
    playing.your_turn()
    playing.drag(playing.item("KD"), playing.item("KC"))
    assert chosen(playing) == ["KD x KC"]
    playing.go_on()
    playing.settle()
    assert playing.agrees()
    assert len(playing.scene.cards.lie[pile(0)]) == 2


def test_dropping_on_the_cloth_lays_the_card_down(nine: Playing) -> None:
    nine.drag(nine.item("9D"), nine.cloth())
    assert chosen(nine) == ["9D"]
    item = nine.item("9D")
    nine.go_on()
    nine.settle()
    assert nine.scene.cards.lie[TABLE][-1] is item
    assert nine.agrees()


def test_dropping_back_over_the_hand_plays_nothing(nine: Playing) -> None:
    item = nine.item("9D")
    before = nine.snapshot()
    nine.drag(item, nine.item("4S"))
    assert not nine.actions
    assert nine.snapshot() == before


def test_a_card_let_go_at_the_edge_says_where_it_is_played(nine: Playing) -> None:
    item, plate = nine.item("9D"), nine.scene.layout.seat(1).plate
    nine.drag(item, QPoint(round(plate.centre_x), round(plate.centre_y)))
    assert "middle of the table" in nine.view.gestures.refusals.text
    # Back where it was, nothing has to be said.
    nine.drag(item, nine.item("4S"))
    assert nine.view.gestures.refusals.text == ""
    nine.drag(item, nine.cloth())
    assert chosen(nine) == ["9D"]


def test_targets_glow_while_a_card_is_dragged(nine: Playing) -> None:
    nine.drag(nine.item("9D"), nine.item("9S"), drop=False)
    assert nine.marked(Mark.AIMED) == {"9S"}
    assert nine.marked(Mark.TARGET) == {"5H", "4C"}
    assert nine.marked(Mark.NONE) == {"KC"}
    nine.drop(nine.item("4S", hand(0)).pos().toPoint())
    assert nine.marked(Mark.NONE) == {"9S", "5H", "4C", "KC"}


def test_a_few_pixels_are_no_drag(nine: Playing) -> None:
    item = nine.item("9D")
    place = item.pos().toPoint()
    nine.drag(item, place + QPoint(2, 1))
    assert not nine.actions
    assert item.rise > 0


def test_an_ambiguous_drop_opens_a_choice_with_the_most_valuable_set(nine: Playing) -> None:
    nine.drag(nine.item("9D"), nine.item("9S"))
    assert not nine.actions
    assert nine.chooser.isVisible()
    assert nine.marked(Mark.CHOSEN) == {"9S", "5H", "4C"}
    nine.key(Qt.Key.Key_Return)
    assert chosen(nine) == ["9D x 4C 5H 9S"] or chosen(nine) == ["9D x 9S 5H 4C"]
    assert not nine.chooser.isVisible()


def test_the_offered_sets_can_be_gone_through(nine: Playing) -> None:
    nine.drag(nine.item("9D"), nine.item("9S"))
    nine.key(Qt.Key.Key_Tab)
    assert nine.marked(Mark.CHOSEN) == {"9S"}
    nine.key(Qt.Key.Key_Tab)
    assert nine.marked(Mark.CHOSEN) == {"9S", "5H", "4C"}
    nine.key(Qt.Key.Key_Backtab)
    nine.chooser.take.click()
    assert chosen(nine) == ["9D x 9S"]


def test_cards_are_toggled_in_an_open_choice(nine: Playing) -> None:
    nine.drag(nine.item("9D"), nine.item("9S"))
    nine.click(nine.item("5H"))
    assert nine.marked(Mark.CHOSEN) == {"9S", "4C"}
    assert not nine.chooser.take.isEnabled()
    nine.key(Qt.Key.Key_Return)
    assert not nine.actions
    assert nine.refusals[-1].code == "does_not_add_up"
    assert nine.notice == "does_not_add_up"
    nine.click(nine.item("4C"))
    assert nine.chooser.isVisible()
    assert nine.chooser.take.isEnabled()
    nine.chooser.take.click()
    assert chosen(nine) == ["9D x 9S"]


def test_a_choice_can_be_taken_back(nine: Playing) -> None:
    before = nine.snapshot()
    nine.drag(nine.item("9D"), nine.item("9S"))
    nine.key(Qt.Key.Key_Escape)
    assert not nine.chooser.isVisible()
    assert nine.snapshot() == before
    nine.drag(nine.item("9D"), nine.item("9S"))
    nine.chooser.back.click()
    assert nine.snapshot() == before
    nine.drag(nine.item("9D"), nine.item("9S"))
    assert nine.view.gestures.put_back()
    assert not nine.view.gestures.put_back()
    assert nine.snapshot() == before
    assert not nine.actions


def test_an_impossible_drop_says_why_and_the_card_goes_back(nine: Playing) -> None:
    before = nine.snapshot()
    nine.drag(nine.item("9D"), nine.item("KC"))
    assert not nine.actions
    assert [error.code for error in nine.refusals] == ["does_not_add_up"]
    assert nine.notice
    assert nine.notice == "does_not_add_up"
    assert nine.snapshot() == before
    nine.click(nine.cloth())
    assert not nine.notice


def test_what_is_no_target_does_not_glow(nine: Playing) -> None:
    nine.drag(nine.item("9D"), nine.item("KC"), drop=False)
    assert nine.marked(Mark.AIMED) == set()
    nine.drop(nine.item("KC").pos().toPoint())
    assert nine.refusals


def test_a_card_can_be_laid_down_between_others_that_it_cannot_take(make_table: MakeTable) -> None:
    playing = make_table("swedish", ("2D 4S", "KH QH"), "9S KC JD TC")
    playing.your_turn()
    item = playing.item("KC")
    playing.drag(playing.item("2D"), (item.pos() + QPointF(0.7 * item.width, 0.5 * item.height)).toPoint())
    assert chosen(playing) == ["2D"]


def test_nothing_can_be_taken_up_when_it_is_not_ones_turn(nine: Playing) -> None:
    nine.view.showing.set_legal(None)
    before = nine.snapshot()
    nine.drag(nine.item("9D"), nine.item("9S"))
    nine.double_click(nine.item("9D"))
    nine.key(Qt.Key.Key_Right, Qt.Key.Key_Space, Qt.Key.Key_Return)
    assert not nine.actions
    assert nine.snapshot() == before


def test_a_move_is_made_only_once(nine: Playing) -> None:
    nine.drag(nine.item("9D"), nine.cloth())
    nine.double_click(nine.item("4S"))
    nine.drag(nine.item("4S"), nine.cloth())
    assert len(nine.actions) == 1


# Click by click


def test_click_a_card_and_its_targets_and_the_card_again(nine: Playing) -> None:
    nine.click(nine.item("9D"))
    assert nine.item("9D").rise > 0
    assert nine.marked(Mark.TARGET) == {"9S", "5H", "4C"}
    nine.click(nine.item("5H"))
    nine.click(nine.item("4C"))
    assert nine.marked(Mark.CHOSEN) == {"5H", "4C"}
    nine.click(nine.item("9D"))
    assert chosen(nine) in (["9D x 4C 5H"], ["9D x 5H 4C"])


def test_a_clicked_set_that_does_not_add_up_is_refused(nine: Playing) -> None:
    before = nine.snapshot()
    nine.click(nine.item("9D"))
    nine.click(nine.item("5H"))
    nine.key(Qt.Key.Key_Return)
    assert not nine.actions
    assert nine.refusals[0].code == "does_not_add_up"
    assert nine.snapshot() == before
    assert nine.item("9D").rise == 0


def test_a_second_click_on_a_target_leaves_it_out(nine: Playing) -> None:
    nine.click(nine.item("9D"))
    nine.click(nine.item("9S"))
    nine.click(nine.item("5H"))
    nine.click(nine.item("5H"))
    nine.click(nine.item("9D"))
    assert chosen(nine) == ["9D x 9S"]


def test_what_is_said_over_the_table_ends_when_a_card_is_chosen(make_table: MakeTable) -> None:
    playing = make_table("swedish", ("9D 4S", "KH QH"), "5H 4C KC 2D")
    playing.your_turn()
    playing.view.showing.say(1, "I draw the nine.")
    playing.view.showing.say(0, "I draw the ace.")
    assert playing.scene.furniture.speech(1).isVisible()
    playing.click(playing.item("9D"))
    assert not playing.scene.furniture.speech(0).isVisible()
    assert not playing.scene.furniture.speech(1).isVisible()
    playing.view.showing.say(1, "Go on.")
    assert playing.scene.furniture.speech(1).isVisible()


def test_a_set_that_can_be_read_in_one_way_only_is_taken_when_it_is_complete(make_table: MakeTable) -> None:
    playing = make_table("swedish", ("9D 4S", "KH QH"), "5H 4C KC 2D")
    playing.your_turn()
    playing.click(playing.item("9D"))
    playing.click(playing.item("5H"))
    assert not playing.actions
    assert playing.chooser.isVisible()
    assert not playing.chooser.take.isEnabled()
    playing.click(playing.item("4C"))
    assert chosen(playing) == ["9D x 5H 4C"]
    assert not playing.chooser.isVisible()


def test_the_slip_tells_what_is_chosen_and_takes_it(nine: Playing) -> None:
    words = nine.view.choosing.words
    words.reckon = lambda choice: f"{len(choice.chosen)} chosen"
    words.gain = lambda action: "worth it"
    words.deed = lambda action: "Take & go"
    nine.click(nine.item("9D"))
    assert not nine.chooser.isVisible()
    nine.click(nine.item("9S"))
    assert nine.chooser.isVisible()
    told = nine.chooser.told
    assert (told.total, told.worth, told.deed, told.complete) == ("1 chosen", "worth it", "Take & go", True)
    nine.chooser.take.click()
    assert chosen(nine) == ["9D x 9S"]


@pytest.mark.parametrize("size", [(1280, 780), (900, 600), (600, 900)], ids=str)
def test_of_a_hundred_ways_the_best_are_listed_and_all_others_can_be_read(
    make_table: MakeTable, size: tuple[int, int]
) -> None:
    cards = "2C 3D 4H 5S 6C 7D 8H 9S AC 2D 3H 4S 5C 6D 7H 8S"
    playing = make_table("swedish", ("JD KD 4C", "KH QH"), cards)
    playing.view.resize(*size)
    playing.view.choosing.words.deed = lambda _: "Take"
    playing.your_turn()
    playing.double_click(playing.item("JD"))
    slip = playing.chooser
    assert slip.isVisible()
    ways = slip.told.rows
    assert len(set(ways)) == len(ways) > 100

    def listed() -> list[str]:
        return [row.accessibleName() for row in slip.rows if row.isVisible()]

    assert listed() == list(ways[:3])
    seen: list[str] = []
    while set(seen) != set(ways):
        slip.others.click()
        assert not set(listed()) & set(seen)
        seen += listed()
    assert playing.view.ledge.geometry().contains(QRect(slip.take.mapTo(playing.view, QPoint(0, 0)), slip.take.size()))


def test_the_buttons_of_a_choice_stay_where_they_are(nine: Playing) -> None:
    nine.click(nine.item("9D"))
    nine.click(nine.item("9S"))
    before = nine.chooser.take.mapTo(nine.view, nine.chooser.take.rect().bottomRight())
    nine.click(nine.item("5H"))
    nine.click(nine.item("4C"))
    after = nine.chooser.take.mapTo(nine.view, nine.chooser.take.rect().bottomRight())
    assert (before.x(), before.y()) == (after.x(), after.y())


def test_a_listed_way_is_shown_first_and_taken_with_the_next_click(nine: Playing) -> None:
    nine.drag(nine.item("9D"), nine.item("9S"))
    rows = nine.chooser.rows
    assert [row.isVisible() for row in rows[:3]] == [True, True, False]
    rows[1].click()
    assert not nine.actions
    assert nine.marked(Mark.CHOSEN) == {"9S"}
    rows[1].click()
    assert chosen(nine) == ["9D x 9S"]


def test_a_click_on_the_cloth_throws_no_choice_away(nine: Playing) -> None:
    nine.click(nine.item("9D"))
    nine.click(nine.item("5H"))
    nine.click(nine.cloth())
    assert nine.marked(Mark.CHOSEN) == {"5H"}
    assert nine.item("9D").rise > 0
    assert nine.notice


def test_a_table_card_clicked_first_lights_up_the_hand_cards_that_take_it(make_table: MakeTable) -> None:
    playing = make_table("swedish", ("9D 5S KH", "JH QH"), "5H 4C QC")
    playing.your_turn()
    playing.click(playing.item("5H"))
    assert playing.notice
    lit = {item.card for item in playing.scene.cards.own_hand() if item.mark is Mark.TARGET}
    assert lit == {playing.item("9D").card, playing.item("5S").card}
    playing.click(playing.item("5S"))
    assert chosen(playing) == ["5S x 5H"]


def test_a_table_card_that_one_card_takes_picks_that_card(make_table: MakeTable) -> None:
    playing = make_table("swedish", ("9D KH", "JH QH"), "9S KC QC")
    playing.your_turn()
    playing.click(playing.item("9S"))
    assert not playing.actions
    assert playing.item("9D").rise > 0
    assert playing.marked(Mark.CHOSEN) == {"9S"}
    playing.chooser.take.click()
    assert chosen(playing) == ["9D x 9S"]


def test_a_table_card_that_nothing_takes_says_so(make_table: MakeTable) -> None:
    playing = make_table("swedish", ("9D KH", "JH QH"), "9S KC QC")
    playing.your_turn()
    before = playing.snapshot()
    playing.click(playing.item("QC"))
    assert playing.notice
    assert playing.snapshot() == before


def test_a_hand_card_that_cannot_take_what_was_clicked_says_why(make_table: MakeTable) -> None:
    playing = make_table("swedish", ("9D 5S KH", "JH QH"), "5H 4C QC")
    playing.your_turn()
    playing.click(playing.item("5H"))
    playing.click(playing.item("KH"))
    assert not playing.actions
    assert playing.refusals[-1].code == "does_not_add_up"
    assert playing.view.gestures.put_back()
    assert playing.marked(Mark.CHOSEN) == set()


# Confirming everything


@pytest.fixture
def careful(nine: Playing) -> Playing:
    nine.view.gestures.confirms = True
    return nine


def test_nothing_is_played_before_it_is_confirmed(careful: Playing) -> None:
    careful.click(careful.item("4S"))
    careful.click(careful.item("4C"))
    assert not careful.actions
    careful.chooser.take.click()
    assert chosen(careful) == ["4S x 4C"]


def test_neither_a_double_click_nor_a_drop_is_final(careful: Playing) -> None:
    careful.double_click(careful.item("4S"))
    assert not careful.actions
    careful.key(Qt.Key.Key_Escape)
    careful.drag(careful.item("4S"), careful.cloth())
    assert not careful.actions
    assert careful.chooser.isVisible()
    careful.click(careful.item("4S"))
    assert not careful.actions
    careful.key(Qt.Key.Key_Return)
    assert chosen(careful) == ["4S"]


def test_a_card_that_takes_nothing_offers_its_button_at_once(make_table: MakeTable) -> None:
    playing = make_table("swedish", ("2D 4S", "KH QH"), "9S KC")
    playing.view.gestures.confirms = True
    playing.your_turn()
    playing.click(playing.item("2D"))
    assert playing.chooser.isVisible()
    playing.chooser.back.click()
    assert playing.item("2D").rise == 0
    assert not playing.actions


def test_a_click_on_the_cloth_lays_the_picked_card_down(nine: Playing) -> None:
    nine.click(nine.item("4S"))
    nine.click(nine.cloth())
    assert chosen(nine) == ["4S"]


def test_another_hand_card_takes_the_place_of_the_picked_one(nine: Playing) -> None:
    nine.click(nine.item("9D"))
    nine.click(nine.item("4S"))
    assert nine.item("9D").rise == 0
    assert nine.item("4S").rise > 0
    assert nine.marked(Mark.TARGET) == {"4C"}


def test_a_right_click_lets_go(nine: Playing) -> None:
    from PySide6.QtTest import QTest

    before = nine.snapshot()
    nine.click(nine.item("9D"))
    nine.click(nine.item("9S"))
    QTest.mouseClick(nine.view.viewport(), Qt.MouseButton.RightButton, pos=nine.cloth())
    assert nine.snapshot() == before


def test_a_double_click_plays_what_is_meant(nine: Playing) -> None:
    nine.double_click(nine.item("4S"))
    assert chosen(nine) == ["4S x 4C"]


def test_a_double_click_on_a_card_that_takes_nothing_lays_it_down(make_table: MakeTable) -> None:
    playing = make_table("swedish", ("2D 4S", "KH QH"), "9S KC")
    playing.your_turn()
    playing.double_click(playing.item("2D"))
    assert chosen(playing) == ["2D"]


def test_a_double_click_that_could_mean_much_opens_the_choice(nine: Playing) -> None:
    nine.double_click(nine.item("9D"))
    assert not nine.actions
    assert nine.chooser.isVisible()
    assert nine.marked(Mark.CHOSEN) == {"9S", "5H", "4C"}
    nine.click(nine.item("9D"))
    assert len(nine.actions) == 1


# Keyboard


def test_everything_can_be_played_by_keyboard(nine: Playing) -> None:
    nine.key(Qt.Key.Key_Right)
    assert nine.item(_first(nine)).focused
    while not nine.item("9D").focused:
        nine.key(Qt.Key.Key_Right if nine.item("9D").x() > _focused(nine).x() else Qt.Key.Key_Left)
    nine.key(Qt.Key.Key_Space)
    assert nine.item("9D").rise > 0
    for text in ("5H", "4C"):
        _walk(nine, text)
        nine.key(Qt.Key.Key_Space)
    assert nine.marked(Mark.CHOSEN) == {"5H", "4C"}
    nine.key(Qt.Key.Key_Return)
    assert chosen(nine) in (["9D x 4C 5H"], ["9D x 5H 4C"])


def test_enter_plays_the_card_in_focus_and_shift_lays_it_down(nine: Playing) -> None:
    _walk(nine, "4S")
    nine.key(Qt.Key.Key_Return, modifier=Qt.KeyboardModifier.ShiftModifier)
    assert chosen(nine) == ["4S"]


def test_escape_lowers_the_picked_card(nine: Playing) -> None:
    before = nine.snapshot()
    _walk(nine, "9D")
    nine.key(Qt.Key.Key_Space, Qt.Key.Key_Escape)
    assert nine.item("9D").rise == 0
    assert nine.snapshot() == before
    assert not nine.actions


def test_the_focus_reaches_every_card(make_table: MakeTable) -> None:
    table = "9S 5H 4C KC 2D 3D 6C 7H 8S TS JD QC AC"
    playing = make_table("swedish", ("9D 4S 3H 2H", "KH QH"), table)
    playing.your_turn()
    for text in ("9D 4S 3H 2H " + table).split():
        _walk(playing, text)


def _first(playing: Playing) -> str:
    from tests.ui.table.playing import texts

    return texts(playing.scene.cards.own_hand())[0]


def _focused(playing: Playing) -> CardItem:
    return next(item for item in playing.items() if item.focused)


def _walk(playing: Playing, text: str) -> None:
    """Move the focus to a card with the arrow keys: to its row first, then along it."""
    goal = playing.item(text)
    if not any(item.focused for item in playing.items()):
        playing.key(Qt.Key.Key_Right)
    for _ in range(60):
        here = _focused(playing)
        if here is goal:
            return
        down, across = goal.y() - here.y(), goal.x() - here.x()
        if abs(down) > here.height / 2:
            playing.key(Qt.Key.Key_Down if down > 0 else Qt.Key.Key_Up)
        else:
            playing.key(Qt.Key.Key_Right if across > 0 else Qt.Key.Key_Left)
    raise AssertionError(f"the arrow keys do not lead to {text}")


def test_the_way_that_lays_the_card_down_is_told_by_its_deed(nine: Playing) -> None:
    words = words_of("casino")
    nine.view.choosing.words = ChoiceWords(sign=words.sign, deed=words.deed)
    nine.double_click(nine.item("9D"))
    nine.chooser.others.click()
    rows = [row.accessibleName() for row in nine.chooser.rows if row.isVisible()]
    assert set(rows) == {
        "nine of spades, five of hearts, four of clubs",
        "five of hearts, four of clubs",
        "nine of spades",
        "Trail",
    }


# Builds


@pytest.fixture
def builder(make_table: MakeTable) -> Playing:
    """Seat 0 can build to nine, and take the opponent's eight."""
    playing = make_table(
        "mulle_glimne", ("5S 9D 8C", "KH QH"), "4H 4D 2C", builds=[(8, 1, "5D 3C")], last=False, stock="AH AD"
    )
    playing.your_turn()
    return playing


def test_a_build_has_a_tag_and_can_be_taken_whole(builder: Playing) -> None:
    tag = builder.scene.furniture.tag(build(1))
    assert tag is not None
    assert tag.value == "8"
    builder.drag(builder.item("8C"), builder.item("3C"))
    if builder.chooser.isVisible():
        while builder.marked(Mark.CHOSEN) != {"build:1"}:
            builder.key(Qt.Key.Key_Tab)
        builder.key(Qt.Key.Key_Return)
    assert chosen(builder) == ["8C x #1"]
    builder.go_on()
    builder.settle()
    assert builder.agrees()
    assert builder.scene.furniture.tag(build(1)) is None


@pytest.mark.parametrize("text", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("size", [(654, 508), (983, 708), (1490, 988), (800, 938)], ids=str)
def test_the_tag_of_a_build_hides_no_corner(make_table: MakeTable, size: tuple[int, int], text: float) -> None:
    builds = [(8, 0, "5D 3C"), (12, 1, "5C 4C 3S"), (10, 0, "2S 2H 6S")]
    playing = make_table("mulle_glimne", ("5S 9D 8C TD QC", "KH QH"), "4H 4D AC", builds=builds, last=False)
    playing.scene.set_reading(text, left_handed=False, tokens=True)
    playing.view.resize(*size)
    QApplication.processEvents()
    playing.settle()
    tags = [playing.scene.furniture.tag(build(number)) for number in (1, 2, 3)]
    assert [tag.value for tag in tags if tag is not None] == ["8", "12", "10"]
    for tag in tags:
        assert tag is not None
        assert list(with_hidden_corner(playing.scene, tag.metal)) == []
        tag.set_value(13, 3)
        assert tag.value == "3 × 13"
        assert list(with_hidden_corner(playing.scene, tag.metal)) == []


def test_capturing_and_building_are_offered_together(builder: Playing) -> None:
    said: list[str] = []

    def describe(action: object) -> str:
        said.append(str(action))
        return str(action)

    builder.view.choosing.words.describe = describe
    builder.drag(builder.item("5S"), builder.item("4H"))
    if builder.chooser.isVisible():
        builder.key(*[Qt.Key.Key_Tab] * 20)
    assert any("= 9" in words for words in said + chosen(builder))


def test_building_lays_the_cards_over_each_other(builder: Playing) -> None:
    action = next(action for action in builder.state.legal() if str(action) == "5S + 4H = 9")
    builder.go_on(action)
    builder.settle()
    number = next(zone.owner for zone, _ in builder.scene.cards.builds() if zone != build(1))
    items = builder.scene.cards.lie[build(number)]
    assert len(items) == 2
    assert items[0].area().overlap(items[1].area()) > 0
    tag = builder.scene.furniture.tag(build(number))
    assert tag is not None
    assert tag.value == "9"
    assert builder.agrees()


def test_a_build_is_chosen_as_a_whole(builder: Playing) -> None:
    builder.click(builder.item("8C"))
    builder.click(builder.item("5D"))
    assert builder.marked(Mark.CHOSEN) == {"build:1"}
    builder.click(builder.item("3C"))
    assert builder.marked(Mark.CHOSEN) == set()


def test_what_cannot_be_played_while_other_cards_can_stays_down_and_says_so(make_table: MakeTable) -> None:
    # The builder of a build may not lay a card down, and the king takes nothing.
    playing = make_table("mulle_glimne", ("8C KD", "KH QH"), "4H", builds=[(8, 0, "5D 3C")], last=False, stock="AH AD")
    playing.your_turn()
    eight, king = playing.item("8C"), playing.item("KD")
    assert (eight.barred, king.barred) == (False, True)
    for item, rises in ((king, False), (eight, True)):
        playing.hover(playing.point(item))
        assert bool(item.rise) is rises
    playing.view.showing.set_legal(None)
    assert not any(item.barred for item in playing.items())


# Twins of a double pack


def test_twins_on_the_table_are_chosen_one_by_one(make_table: MakeTable) -> None:
    playing = make_table("mulle_sassersson", ("9D 4S", "KH QH"), "9S 9S 5H")
    playing.your_turn()
    first, second = playing.scene.cards.lie[TABLE][:2]
    playing.click(playing.item("9D"))
    playing.click(first)
    assert (first.mark, second.mark) == (Mark.CHOSEN, Mark.TARGET)
    playing.click(first)
    playing.click(second)
    assert (first.mark, second.mark) == (Mark.TARGET, Mark.CHOSEN)
    playing.key(Qt.Key.Key_Return)
    assert chosen(playing) == ["9D x 9S"]


# Hints and clicks on other things


def test_a_hint_lights_up_card_and_targets(nine: Playing) -> None:
    action = next(action for action in nine.state.legal() if str(action) in ("9D x 4C 5H", "9D x 5H 4C"))
    nine.view.showing.show_hint(action)
    assert nine.item("9D").mark is Mark.HINT
    assert nine.marked(Mark.HINT) == {"5H", "4C"}
    nine.view.showing.show_hint(None)
    assert nine.marked(Mark.HINT) == set()


def test_clicking_a_pile_asks_for_the_captures(make_table: MakeTable) -> None:
    playing = make_table("swedish", ("9D 4S", "KH QH"), "9S", piles=("2C 3C", "4H 5H"))
    clicked: list[int] = []
    playing.view.captures.clicked.connect(clicked.append)
    playing.click(playing.scene.cards.lie[pile(1)][-1])
    playing.click(playing.scene.cards.lie[pile(0)][-1])
    assert clicked == [1, 0]


def test_legal_cards_rise_under_the_mouse(nine: Playing) -> None:
    item = nine.item("9D")
    nine.hover(nine.point(item))
    assert item.rise > 0
    nine.hover(nine.cloth())
    assert item.rise == 0


def test_cards_do_not_rise_when_it_is_not_ones_turn(nine: Playing) -> None:
    nine.view.showing.set_legal(None)
    nine.hover(nine.point(nine.item("9D")))
    assert nine.item("9D").rise == 0
