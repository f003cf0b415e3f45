"""The New Game dialog builds itself from the rule sets, remembers, and refuses what cannot be."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from functools import partial

import pytest
from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QColor, QFont, QPalette, QTextLayout
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QScrollArea, QSpinBox, QWidget
from pytestqt.qtbot import QtBot

from cardtable.app.i18n import Translation
from cardtable.app.last_choice import LastChoice
from cardtable.art.theme import CardTheme
from cardtable.core.errors import RuleSetError
from cardtable.core.record import HUMAN, SeatEntry
from cardtable.core.rules import Variant
from cardtable.games.registry import FAMILIES, VARIANTS
from cardtable.session.numbers import code_text, of_the_day
from cardtable.store.errors import StoreError
from cardtable.store.model import Favourite
from cardtable.store.store import Store
from cardtable.ui.cards.packs import Packs
from cardtable.ui.dialogs import game_tile
from cardtable.ui.dialogs.base import UprightArea, _Fade
from cardtable.ui.dialogs.game_tile import GameTile
from cardtable.ui.dialogs.new_game import NewGameDialog
from cardtable.ui.dialogs.option_form import OptionForm, OptionRow
from cardtable.ui.game_views.game_view import game_view_of
from cardtable.ui.look.palette import EVERY_LIGHT, ROOMS, application_palette
from cardtable.ui.look.refusal import Refusal
from cardtable.ui.look.segments import Segment
from cardtable.words.families import figure_words, variant_description, variant_difference, words_of
from cardtable.words.family import NO_FAMILY
from tests.ui.clicks import button, click, offered, press
from tests.ui.dialogs.choosing import (
    chips,
    choose_opponent,
    choose_players,
    choose_rules,
    favourites,
    number_row,
    write,
)
from tests.ui.layout_items import known_items, left_behind


def opened(qtbot: QtBot, last: LastChoice | None = None, shelf: Store | None = None) -> NewGameDialog:
    dialog = NewGameDialog(last or LastChoice(), "Anna", shelf, Packs(CardTheme()))
    qtbot.addWidget(dialog)
    dialog.show()
    return dialog


@pytest.mark.parametrize(("name", "players"), [(one.id, players) for one in VARIANTS for players in one.players])
def test_every_variant_can_be_begun(qtbot: QtBot, name: str, players: int) -> None:
    dialog = opened(qtbot)
    choose_rules(dialog, name)
    choose_players(dialog, players)
    offered = [option for option in VARIANTS[name].options(players) if option.offered]
    # The length first, then heading by heading, then what has none; within each as the rule set names them.
    headings = [*words_of(VARIANTS[name].family).groups]
    asked = [option for option in offered if option.tells_length]
    for heading in headings:
        asked += [option for option in offered if option.group == heading]
    asked += [option for option in offered if not option.group and not option.tells_length]
    assert [row.option.name for row in dialog.options.rows] == [option.name for option in asked]
    assert len(asked) == len(offered)
    press(dialog, "Start")
    chosen = dialog.chosen()
    assert chosen is not None
    assert chosen.rule_set == VARIANTS[name].rule_set(players)
    assert len(chosen.seats) == players
    assert chosen.seats[0] == SeatEntry("Anna", HUMAN)
    assert all(seat.player != HUMAN for seat in chosen.seats[1:])
    assert len({seat.name for seat in chosen.seats}) == players


@pytest.mark.parametrize("name", ["piquet.robber", "piquet.rubicon", "casino.swedish", "ecarte"])
def test_rules_to_the_letter_of_the_source_and_back_to_the_usual_ones(qtbot: QtBot, name: str) -> None:
    dialog = opened(qtbot)
    choose_rules(dialog, name)
    press(dialog, "More rules…")
    dialog.options.row("stake" if name != "casino.swedish" else "target").set_value(31)
    press(dialog, "The rules in the source")
    source = VARIANTS[name].source
    assert source is not None
    assert dialog.options.changes() == {**source, **dialog.options.changes()}
    players = VARIANTS[name].players[0]
    literal = VARIANTS[name].rule_set(players, source).options
    assert dialog.options.values() == {option: literal[option] for option in dialog.options.values()}
    press(dialog, "The usual rules")
    usual = VARIANTS[name].rule_set(players).options
    assert dialog.options.values() == {option: usual[option] for option in dialog.options.values()}


def test_enter_starts_the_same_again(qtbot: QtBot) -> None:
    first = opened(qtbot)
    choose_rules(first, "casino.berlin1810")
    choose_players(first, 3)
    first.options.row("target").set_value(21)
    first.options.row("lurch").set_value(False)
    choose_opponent(first, 1, "beginner")
    press(first, "Start")
    kept = LastChoice.from_json(first.last_choice().to_json())
    again = opened(qtbot, kept)
    qtbot.keyClick(again, Qt.Key.Key_Return)
    assert again.chosen() == first.chosen()


def test_each_variant_keeps_what_was_agreed(qtbot: QtBot) -> None:
    first = opened(qtbot)
    first.options.row("target").set_value(33)
    press(first, "Start")
    last = LastChoice.from_json(first.last_choice().to_json())
    second = opened(qtbot, last)
    choose_rules(second, "casino.finnish")
    assert second.options.values()["target"] == 16
    choose_rules(second, "casino.swedish")
    assert second.options.values()["target"] == 33


def test_options_that_mean_nothing_are_greyed(qtbot: QtBot) -> None:
    dialog = opened(qtbot)
    choose_rules(dialog, "casino.mulle_sassersson")
    form = dialog.options
    assert not form.row("target").isEnabled()
    assert form.row("deals").isEnabled()
    assert not form.row("double_use").isEnabled()
    form.row("length").set_value("points")
    form.row("double_values").set_value(True)
    form.row("double_use").set_value("both")
    assert form.row("target").isEnabled()
    assert not form.row("deals").isEnabled()
    assert form.changes() == {"length": "points", "double_values": True, "double_use": "both"}
    form.row("double_values").set_value(False)
    assert "double_use" not in form.changes()
    press(dialog, "Start")
    assert dialog.chosen() is not None


def test_suggestions_fill_the_number(qtbot: QtBot) -> None:
    dialog = opened(qtbot)
    row = dialog.options.row("target")
    suggestions = row.findChildren(Segment)
    assert suggestions
    assert [one.text() for one in suggestions if one.isChecked()] == [str(row.value())]
    for suggestion in suggestions:
        qtbot.mouseClick(suggestion, Qt.MouseButton.LeftButton)
        assert row.value() == int(suggestion.text())
        assert [one for one in suggestions if one.isChecked()] == [suggestion]
    (number,) = row.findChildren(QSpinBox)
    for value in (17, 21):
        number.setValue(value)
        assert [one.text() for one in suggestions if one.isChecked()] == [str(value)] * (value == 21)


def test_two_people_of_one_name_are_refused(qtbot: QtBot) -> None:
    dialog = opened(qtbot)
    dialog.rows[1].name.setText("Anna")
    assert not button(dialog, "Start").isEnabled()
    dialog.rows[1].name.setText("Berta")
    assert button(dialog, "Start").isEnabled()


def test_another_computer_player_brings_its_name(qtbot: QtBot) -> None:
    dialog = opened(qtbot)
    row = dialog.rows[1]
    choose_opponent(dialog, 1, "searcher")
    assert row.entry() == SeatEntry("Falk", "searcher")
    press(dialog, "Names…")
    write(row.name, "My friend")
    choose_opponent(dialog, 1, "beginner")
    assert row.entry() == SeatEntry("My friend", "beginner")
    write(row.name, "   ")
    assert row.entry().name == "Lina"


def test_fewer_players_forget_nobody(qtbot: QtBot) -> None:
    dialog = opened(qtbot)
    choose_players(dialog, 4)
    dialog.rows[3].name.setText("Dora")
    press(dialog, "Start")
    again = opened(qtbot, dialog.last_choice())
    choose_players(again, 2)
    press(again, "Start")
    third = opened(qtbot, LastChoice.from_json(again.last_choice().to_json()))
    choose_players(third, 4)
    assert third.rows[3].entry().name == "Dora"


def test_favourites_are_kept_chosen_and_forgotten(qtbot: QtBot, store: Store) -> None:
    dialog = opened(qtbot, shelf=store)
    choose_rules(dialog, "casino.mulle_sassersson")
    dialog.options.row("even_dealing").set_value(True)
    dialog.keep_favourite("Ours")
    assert store.favourites() == [Favourite("Ours", "casino.mulle_sassersson", 2, {"even_dealing": True})]
    other = opened(qtbot, shelf=store)
    press(other, "Ours")
    assert other.variant.id == "casino.mulle_sassersson"
    assert other.options.changes() == {"even_dealing": True}
    other.forget_favourite()
    assert store.favourites() == []


def test_a_favourite_of_an_unknown_game_is_not_offered(qtbot: QtBot, store: Store) -> None:
    store.save_favourite(Favourite("Gone", "whist.short", 4, {}))
    dialog = opened(qtbot, shelf=store)
    assert favourites(dialog) == []


def test_a_favourite_that_cannot_be_kept_says_so(qtbot: QtBot) -> None:
    class Broken:
        def favourites(self) -> list[Favourite]:
            raise StoreError("database_is_damaged")

        def save_favourite(self, favourite: Favourite) -> None:
            raise StoreError("cannot_write", reason="disk full")

        def delete_favourite(self, name: str) -> None:
            raise StoreError("no_such_favourite")

    dialog = NewGameDialog(LastChoice(), "Anna", Broken(), Packs(CardTheme()))
    qtbot.addWidget(dialog)
    dialog.show()
    dialog.keep_favourite("Ours")
    assert "disk full" in dialog.refusal
    assert button(dialog, "Start").isEnabled()


@pytest.mark.parametrize(
    "data",
    [
        None,
        [],
        "text",
        {"variant": 7, "seats": [["Anna"], ["Anna", "wizard"], 3], "agreed": {"casino.swedish": [2]}},
        {"variant": "casino.swedish", "agreed": {"casino.swedish": [9, {"target": "many", "no": 1}]}},
        {"variant": "casino.swedish", "agreed": {"casino.swedish": [2, {"target": 10_000, "tie": "coin"}]}},
        {"variant": "whist.short", "seats": "Anna", "agreed": []},
        {"people": 400, "minutes": 7},
        {"people": "three", "minutes": [15]},
    ],
)
def test_what_was_kept_may_be_nonsense(qtbot: QtBot, data: object) -> None:
    dialog = opened(qtbot, LastChoice.from_json(data))
    assert button(dialog, "Start").isEnabled()
    press(dialog, "Start")
    chosen = dialog.chosen()
    assert chosen is not None
    assert chosen.rule_set == VARIANTS["casino.swedish"].rule_set(2)


def test_a_form_without_options_says_so(qtbot: QtBot) -> None:
    form = OptionForm()
    qtbot.addWidget(form)
    form.set_options((), 2, {}, NO_FAMILY)
    assert form.values() == {}
    with pytest.raises(KeyError):
        form.row("target")


def test_a_combination_that_is_refused_is_explained(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    dialog = opened(qtbot)

    def refuse() -> None:
        raise RuleSetError("option_does_not_apply", variant="casino.swedish", option="tie")

    monkeypatch.setattr(dialog, "_rule_set", refuse)
    dialog.options.row("target").set_value(12)
    assert not button(dialog, "Start").isEnabled()
    assert "On a tie" in dialog.refusal


def test_a_tile_says_what_a_game_takes(qtbot: QtBot) -> None:
    dialog = opened(qtbot)
    tiles = {tile.variant.id: tile for tile in dialog.tiles}
    assert tiles["casino.swedish"].facts() == "Start here. 2–4 players, 15 minutes"
    assert tiles["piquet.robber"].facts() == "4 players, 10 minutes"
    words = tiles["casino.mulle_glimne"].accessibleDescription()
    assert "2 to 4 players, 35 minutes" in words
    assert words.endswith("For people who know card games.")


def test_a_click_chooses_and_a_second_one_begins(qtbot: QtBot) -> None:
    dialog = opened(qtbot)
    tile = next(tile for tile in dialog.tiles if tile.variant.id == "ecarte")
    qtbot.mouseClick(tile, Qt.MouseButton.LeftButton)
    assert dialog.variant.id == "ecarte"
    assert dialog.chosen() is None
    qtbot.mouseDClick(tile, Qt.MouseButton.LeftButton)
    chosen = dialog.chosen()
    assert chosen is not None
    assert chosen.rule_set.variant == "ecarte"


def test_only_who_plays_and_how_long_is_asked_at_first(qtbot: QtBot, translation: Translation) -> None:
    dialog = opened(qtbot)
    form = dialog.options
    assert form.row("target").isVisible()
    assert not form.row("tie").isVisible()
    press(dialog, "More rules…")
    assert form.row("tie").isVisible()
    assert not form.row("target").isVisible()
    form.row("tie").set_value("spades_then_arrival")
    qtbot.keyClick(form.row("tie"), Qt.Key.Key_Escape)
    assert form.row("target").isVisible()
    assert dialog.isVisible()
    assert chips(dialog) == ["On a tie: More spades, then the first to get there"]
    press(dialog, "Start")
    chosen = dialog.chosen()
    assert chosen is not None
    assert chosen.rule_set.options["tie"] == "spades_then_arrival"


def test_a_match_with_many_names_asks_for_no_room(qtbot: QtBot) -> None:
    """The games stand side by side as far as there is room, and nothing makes their page wider."""
    names = ", ".join(["Anna-Charlotte von der Wiesenaue"] * 8)
    dialog = NewGameDialog(LastChoice(), "Anna", None, Packs(CardTheme()), waiting=names)
    qtbot.addWidget(dialog)
    dialog.show()
    without = opened(qtbot)
    assert dialog.minimumSizeHint().width() == without.minimumSizeHint().width()
    waiting = button(dialog, f"Continue: {names}")
    assert waiting.grab().width() < waiting.fontMetrics().horizontalAdvance(names)
    # All of them are named, in as many lines as they need.
    qtbot.waitUntil(lambda: waiting.height() == waiting.heightForWidth(waiting.width()))
    assert waiting.height() > 5 * waiting.fontMetrics().height()


def test_a_match_that_waits_can_go_on(qtbot: QtBot) -> None:
    dialog = NewGameDialog(LastChoice(), "Anna", None, Packs(CardTheme()), waiting="Mulle & more: Anna, 3 : 5")
    qtbot.addWidget(dialog)
    dialog.show()
    with qtbot.waitSignal(dialog.continue_wanted):
        press(dialog, "Continue: Mulle & more: Anna, 3 : 5")
    assert not offered(opened(qtbot), "Continue: ")


def test_the_chosen_picture_is_in_sight(qtbot: QtBot) -> None:
    dialog = NewGameDialog(LastChoice("piquet.norman"), "Anna", None, Packs(CardTheme()))
    qtbot.addWidget(dialog)
    dialog.resize(860, 520)
    dialog.show()
    tile = next(tile for tile in dialog.tiles if tile.variant.id == "piquet.norman")
    assert tile.isChecked()
    qtbot.waitUntil(lambda: not tile.visibleRegion().isEmpty())


def test_what_a_forgotten_favourite_agreed_on_stays(qtbot: QtBot, store: Store) -> None:
    dialog = opened(qtbot, shelf=store)
    dialog.options.row("target").set_value(33)
    dialog.keep_favourite("Ours")
    assert favourites(dialog) == ["Ours"]
    choose_rules(dialog, "ecarte")
    press(dialog, "Ours")
    assert (dialog.variant.id, dialog.options.values()["target"]) == ("casino.swedish", 33)
    dialog.forget_favourite()
    assert (dialog.variant.id, dialog.options.values()["target"]) == ("casino.swedish", 33)


def test_the_cards_are_left_to_chance_unless_a_number_is_entered(qtbot: QtBot) -> None:
    dialog = opened(qtbot)
    press(dialog, "Start")
    chosen = dialog.chosen()
    assert chosen is not None
    assert chosen.number is None
    dialog = opened(qtbot)
    number_row(dialog).line.setText("482 915 073")
    press(dialog, "Start")
    chosen = dialog.chosen()
    assert chosen is not None
    assert chosen.number == 482915073


def test_the_deal_of_the_day_is_entered_by_its_button(qtbot: QtBot) -> None:
    dialog = opened(qtbot)
    choose_rules(dialog, "piquet.rubicon")
    press(dialog, "Deal of the day")
    assert number_row(dialog).number == of_the_day(date.today(), "piquet")
    # The pack is the same, the deal is another.
    choose_rules(dialog, "ecarte")
    assert number_row(dialog).number == of_the_day(date.today(), "ecarte")
    number_row(dialog).line.setText("17")
    choose_rules(dialog, "piquet.rubicon")
    assert number_row(dialog).number == 17


def test_the_cards_of_today_and_a_code_stand_above_start_however_often_there_was_less_room(qtbot: QtBot) -> None:
    dialog = opened(qtbot)
    line = dialog.fontMetrics().height()
    today, code, start = (button(dialog, words) for words in ("Deal of the day", "A friend’s code…", "Start"))

    def below(one: QWidget) -> bool:
        """Whether ``one`` ends below the upper edge of Start."""
        return one.mapTo(dialog, QPoint(0, one.height())).y() > start.mapTo(dialog, QPoint(0, 0)).y()

    for lines in (30, 26, 20, 26, 30, 20, 30):
        dialog.resize(80 * line, lines * line)
        QApplication.processEvents()
        scrolled = [area for area in dialog.findChildren(QScrollArea) if area.isAncestorOf(today)]
        # In a low dialog they can be scrolled to. Start always stays where it is.
        assert [area.isAncestorOf(code) for area in scrolled] == ([True] if lines == 20 else [])
        if lines > 20:
            assert today.isVisible()
            assert code.isVisible()
            assert not below(today)
            assert not below(code)
        assert dialog.rect().contains(QRect(start.mapTo(dialog, QPoint(0, 0)), start.size()))


@pytest.mark.parametrize("lines", [20, 30])
def test_the_deal_of_the_day_is_begun_by_start_however_much_room_there_is(qtbot: QtBot, lines: int) -> None:
    dialog = opened(qtbot)
    line = dialog.fontMetrics().height()
    for high in (30, 20, 26, lines):
        dialog.resize(80 * line, high * line)
        QApplication.processEvents()
    choose_rules(dialog, "piquet.rubicon")
    press(dialog, "Deal of the day")
    assert number_row(dialog).isVisible()
    press(dialog, "Start")
    chosen = dialog.chosen()
    assert chosen is not None
    assert (chosen.rule_set.variant, chosen.number) == ("piquet.rubicon", of_the_day(date.today(), "piquet"))


def test_a_friends_code_brings_the_rules_along(qtbot: QtBot) -> None:
    dialog = opened(qtbot)
    choose_rules(dialog, "piquet.rubicon")
    rule_set = VARIANTS["casino.swedish"].rule_set(3, {"target": 31})
    number_row(dialog).line.setText(code_text(rule_set, 17))
    assert number_row(dialog).line.text() == "17"
    press(dialog, "Start")
    chosen = dialog.chosen()
    assert chosen is not None
    assert (chosen.rule_set, chosen.number, len(chosen.seats)) == (rule_set, 17, 3)


def test_a_code_typed_by_hand_brings_its_rules_when_it_is_complete(qtbot: QtBot) -> None:
    dialog = opened(qtbot)
    choose_rules(dialog, "piquet.rubicon")
    rule_set = VARIANTS["casino.swedish"].rule_set(3, {"target": 31})
    for letter in code_text(rule_set, 482915073):
        assert dialog.variant.id == "piquet.rubicon"
        qtbot.keyClicks(number_row(dialog).line, letter)
    assert number_row(dialog).line.text() == code_text(rule_set, 482915073)
    press(dialog, "Start")
    chosen = dialog.chosen()
    assert chosen is not None
    assert (chosen.rule_set, chosen.number, len(chosen.seats)) == (rule_set, 482915073, 3)


def test_a_typed_code_is_taken_when_the_line_is_left(qtbot: QtBot) -> None:
    dialog = opened(qtbot)
    choose_rules(dialog, "piquet.rubicon")
    dialog.activateWindow()
    press(dialog, "A friend’s code…")
    qtbot.waitUntil(number_row(dialog).line.hasFocus)
    qtbot.keyClicks(number_row(dialog).line, "casino.swedish:2:345")
    qtbot.keyClick(number_row(dialog).line, Qt.Key.Key_Tab)
    assert dialog.variant.id == "casino.swedish"
    assert number_row(dialog).line.text() == "345"


@pytest.mark.parametrize(("text", "words"), [("twelve", "“twelve” is neither a number"), ("bridge:4:12", "“Bridge”")])
def test_what_is_no_number_is_said_and_begins_nothing(qtbot: QtBot, text: str, words: str) -> None:
    dialog = opened(qtbot)
    number_row(dialog).line.setText(text)
    assert words in dialog.refusal
    # It looks like a refusal, in every light, and a screen reader finds it at the line.
    (told,) = dialog.findChildren(Refusal)
    for colours in EVERY_LIGHT:
        dialog.setPalette(application_palette(colours))
        assert told.palette().color(QPalette.ColorRole.WindowText).name() == colours.refused
    assert told.contentsMargins().left() >= told.fontMetrics().ascent()
    assert number_row(dialog).line.accessibleDescription() == dialog.refusal
    assert not button(dialog, "Start").isEnabled()
    number_row(dialog).line.clear()
    assert not dialog.refusal
    assert not number_row(dialog).line.accessibleDescription()
    assert button(dialog, "Start").isEnabled()


def test_what_is_one_step_deeper_takes_no_room_from_the_pictures(qtbot: QtBot) -> None:
    dialog = opened(qtbot)
    QApplication.processEvents()
    before = dialog.minimumSizeHint().width()
    dialog.options.setMinimumWidth(2 * before)
    QApplication.processEvents()
    assert dialog.minimumSizeHint().width() < 1.5 * before
    press(dialog, "More rules…")
    qtbot.waitUntil(lambda: dialog.minimumSizeHint().width() > 1.5 * before)


def activate(qtbot: QtBot, dialog: NewGameDialog) -> None:
    """Give the focus of the keyboard to the window of ``dialog``."""
    dialog.activateWindow()
    qtbot.waitUntil(dialog.isActiveWindow)


def test_paging_takes_the_focus_along_and_chooses_like_an_arrow_key(qtbot: QtBot) -> None:
    dialog = opened(qtbot)
    dialog.resize(860, 560)
    activate(qtbot, dialog)
    tiles = list(dialog.tiles)
    tiles[0].setFocus()
    QTest.keyClick(tiles[0], Qt.Key.Key_Space)
    places = [0]
    for key in [Qt.Key.Key_PageDown] * 9 + [Qt.Key.Key_PageUp] * 9:
        focused = QApplication.focusWidget()
        assert focused is not None
        QTest.keyClick(focused, key)
        now = QApplication.focusWidget()
        assert isinstance(now, GameTile)
        assert now.visibleRegion().boundingRect() == now.rect()
        assert now.isChecked()
        assert dialog.variant is now.variant
        places.append(tiles.index(now))
    assert places[:10] == sorted(places[:10])
    assert places[9:] == sorted(places[9:], reverse=True)
    # Two lie side by side, and the families have rows of their own.
    assert places[9] >= len(tiles) - 2
    assert places[-1] < 2


def test_paging_past_options_leaves_the_focus_in_sight_and_changes_nothing(qtbot: QtBot) -> None:
    dialog = opened(qtbot)
    dialog.resize(860, 480)
    activate(qtbot, dialog)
    choose_rules(dialog, "casino.swedish")
    press(dialog, "More rules…")
    before = dialog.options.changes()
    back = button(dialog, "‹ Back")
    back.setFocus()
    QTest.keyClick(back, Qt.Key.Key_PageDown)
    focused = QApplication.focusWidget()
    assert focused is not None
    assert focused is not back
    assert focused.visibleRegion().boundingRect() == focused.rect()
    assert dialog.options.changes() == before


@pytest.mark.parametrize(("name", "players"), [(one.id, players) for one in VARIANTS for players in one.players])
def test_in_a_fresh_profile_nothing_is_changed(qtbot: QtBot, name: str, players: int) -> None:
    dialog = opened(qtbot)
    choose_rules(dialog, name)
    choose_players(dialog, players)
    assert chips(dialog) == []
    assert "As in the rule book." in [label.text() for label in dialog.findChildren(QLabel) if label.isVisible()]


def test_a_chip_takes_its_rule_back(qtbot: QtBot, translation: Translation) -> None:
    dialog = opened(qtbot)
    press(dialog, "More rules…")
    dialog.options.row("tie").set_value("spades_then_arrival")
    dialog.options.row("strict").set_value(True)
    press(dialog, "‹ Back")
    assert len(chips(dialog)) == 2
    press(dialog, "On a tie: More spades, then the first to get there")
    assert [words.partition(":")[0] for words in chips(dialog)] == ["Strict table"]
    assert list(dialog.options.changes()) == ["strict"]


def test_what_is_best_to_begin_with_is_said_once_a_family(qtbot: QtBot) -> None:
    dialog = opened(qtbot)
    begun = [tile.variant for tile in dialog.tiles if tile.facts().startswith("Start here.")]
    assert [one.family for one in begun] == list(FAMILIES)
    # The least that there is to learn in each.
    for one in begun:
        assert one.demand == min(other.demand for other in VARIANTS if other.family == one.family)


@pytest.mark.parametrize("language", ["en", "de"])
def test_games_are_told_apart_by_few_words_and_a_picture(qtbot: QtBot, translation: Translation, language: str) -> None:
    translation.switch(language)
    dialog = opened(qtbot)
    told = [variant_difference(tile.variant.id) for tile in dialog.tiles]
    assert len(set(told)) == len(told)
    assert all(0 < len(words) <= 40 and len(words.split()) <= 7 for words in told), told
    pictures = {bytes(tile._drawn(QSize(130, 76)).toImage().constBits()) for tile in dialog.tiles}
    assert len(pictures) == len(told)


@pytest.mark.parametrize("width", [240, 300, 500])
@pytest.mark.parametrize("text", [12, 18, 24])
def test_no_word_of_a_game_is_cut_off(qtbot: QtBot, width: int, text: int) -> None:
    dialog = opened(qtbot)
    font = dialog.font()
    font.setPointSize(text)
    for tile in dialog.tiles:
        tile.setFont(font)
        tile.resize(width, tile.high_in(width))
        needed = sum(high for *_, high in tile._placed(width))
        assert needed <= tile.height()


def test_where_there_is_no_room_for_both_all_rules_have_the_width(qtbot: QtBot) -> None:
    dialog = opened(qtbot)
    dialog.resize(820, 500)
    listed = dialog.tiles[0]
    assert listed.isVisible()
    press(dialog, "More rules…")
    assert listed.isVisible()
    font = dialog.font()
    font.setPointSizeF(2 * font.pointSizeF())
    dialog.setFont(font)
    QApplication.processEvents()
    assert not listed.isVisible()
    assert dialog.options.width() > 0.8 * dialog.width()
    press(dialog, "‹ Back")
    QApplication.processEvents()
    assert listed.isVisible()


def lines_of(text: str, font: QFont, width: int) -> list[str]:
    """The lines in which ``text`` is written in so many pixels."""
    lines, layout = [], QTextLayout(text, font)
    layout.beginLayout()
    while (line := layout.createLine()).isValid():
        line.setLineWidth(width)
        lines.append(text[line.textStart() : line.textStart() + line.textLength()].rstrip())
    layout.endLayout()
    return lines


def test_no_line_ends_between_a_number_and_its_word(qtbot: QtBot) -> None:
    for tile in opened(qtbot).tiles:
        for width in range(240, 400, 10):
            font, _, words, _ = tile._placed(width)[-1]
            assert not any(line[-1].isdigit() for line in lines_of(words, font, tile._words_width(width)))


def test_pictures_and_faces_come_after_everything_else(qtbot: QtBot) -> None:
    dialog = opened(qtbot)
    tile = dialog.tiles[0]
    qtbot.waitUntil(lambda: tile._picture is not None)
    cloth = QColor(ROOMS["green"].cloth)
    picture = tile.grab().toImage()
    colours = [picture.pixelColor(x, tile.height() // 2) for x in range(0, tile.width() // 3, 2)]
    assert any(abs(one.hueF() - cloth.hueF()) < 0.1 and one.lightnessF() < 0.4 for one in colours)
    # Cards lie on it.
    assert any(one.lightnessF() > 0.85 and one.hueF() > 0.1 for one in colours)


def test_somebody_who_sits_there_twice_has_a_number(qtbot: QtBot) -> None:
    dialog = opened(qtbot)
    choose_players(dialog, 3)
    choose_opponent(dialog, 2, "beginner")
    assert [row.entry().name for row in dialog.rows] == ["Anna", "Lina", "Lina 2"]
    assert button(dialog, "Start").isEnabled()
    choose_opponent(dialog, 2, "searcher")
    assert dialog.rows[2].entry() == SeatEntry("Falk", "searcher")


def test_the_length_is_told_in_minutes_while_it_is_the_usual_one(qtbot: QtBot) -> None:
    dialog = opened(qtbot)

    def told() -> bool:
        return "About 15 minutes." in [label.text() for label in dialog.findChildren(QLabel) if label.isVisible()]

    assert told()
    dialog.options.row("target").set_value(31)
    assert not told()
    dialog.options.row("target").set_value(16)
    assert told()
    choose_players(dialog, 4)
    assert not told()
    # For more people nothing was measured, so that the figure says for whom it is.
    assert "About 15 minutes with 2 players." in [one.text() for one in dialog.findChildren(QLabel) if one.isVisible()]


def test_everything_can_be_said_of_everybody_at_the_table(qtbot: QtBot) -> None:
    dialog = opened(qtbot)
    assert not dialog.rows[0].isVisible()
    press(dialog, "Names…")
    assert not offered(dialog, "Names…")
    write(dialog.rows[0].name, "Annabel")
    choose_opponent(dialog, 1, HUMAN)
    write(dialog.rows[1].name, "Bjorn")
    press(dialog, "Start")
    chosen = dialog.chosen()
    assert chosen is not None
    assert chosen.seats == (SeatEntry("Annabel", HUMAN), SeatEntry("Bjorn", HUMAN))


def test_whoever_is_chosen_stays_whatever_number_of_players_is_looked_at(qtbot: QtBot) -> None:
    dialog = opened(qtbot)
    choose_opponent(dialog, 1, "greedy")
    choose_players(dialog, 3)
    # Nobody sits there twice, and the game can begin.
    assert [row.entry().player for row in dialog.rows][:2] == [HUMAN, "greedy"]
    assert dialog.rows[2].entry().player not in (HUMAN, "greedy")
    assert button(dialog, "Start").isEnabled()
    choose_opponent(dialog, 2, "searcher")
    for players in (2, 4, 3):
        choose_players(dialog, players)
        assert dialog.rows[1].entry() == SeatEntry("Gustav", "greedy")
    assert dialog.rows[2].entry() == SeatEntry("Falk", "searcher")
    choose_rules(dialog, "piquet.robber")
    assert [row.entry().name for row in dialog.rows][:3] == ["Anna", "Gustav", "Falk"]


def test_of_several_one_is_opened_at_a_time_and_all_lines_are_seen(qtbot: QtBot) -> None:
    dialog = opened(qtbot)
    dialog.resize(860, 560)
    activate(qtbot, dialog)
    choose_players(dialog, 4)
    lines = [row.line for row in dialog.rows[1:]]
    qtbot.waitUntil(partial(all_seen, lines))
    assert [one.text() for one in lines] == ["Lina", "Gustav", "Falk"]
    for opened_row in dialog.rows[1:]:
        opened_row.line.setFocus()
        QTest.keyClick(opened_row.line, Qt.Key.Key_Return)
        assert [row.who.isVisible() for row in dialog.rows] == [row is opened_row for row in dialog.rows]
        qtbot.waitUntil(partial(all_seen, [opened_row.line, *opened_row.who.buttons]))
    # One step back is to the line, and not out of the dialog.
    faces = dialog.rows[3].who.buttons
    faces[0].setFocus()
    QTest.keyClick(faces[0], Qt.Key.Key_Escape)
    assert (dialog.isVisible(), dialog.rows[3].who.isVisible()) == (True, False)
    assert QApplication.focusWidget() is lines[2]
    click(lines[2])
    choose_opponent(dialog, 3, "planner")
    assert lines[2].text() == "Henrik"
    click(lines[2])
    assert not dialog.rows[3].who.isVisible()


def all_seen(parts: Sequence[QWidget]) -> bool:
    """Whether all of these are seen whole."""
    return all(one.visibleRegion().boundingRect() == one.rect() for one in parts)


def tile_of(dialog: NewGameDialog, variant: str) -> GameTile:
    return next(tile for tile in dialog.tiles if tile.variant.id == variant)


def test_tab_stops_once_at_the_list_of_games_where_one_is_chosen(qtbot: QtBot) -> None:
    dialog = opened(qtbot, LastChoice("piquet.rubicon"))
    activate(qtbot, dialog)
    start = button(dialog, "Start")
    tiles = 0
    for key in (Qt.Key.Key_Backtab, Qt.Key.Key_Tab):
        start.setFocus()
        for _ in range(60):
            focused = QApplication.focusWidget()
            assert focused is not None
            QTest.keyClick(focused, key)
            now = QApplication.focusWidget()
            if isinstance(now, GameTile):
                tiles += 1
                assert now is tile_of(dialog, "piquet.rubicon")
            if now is start:
                break
        else:
            pytest.fail("Tab does not go round")
    assert tiles == 2
    assert dialog.variant.id == "piquet.rubicon"


def test_tab_goes_from_above_down_whatever_was_made_last(qtbot: QtBot) -> None:
    dialog = opened(qtbot)
    activate(qtbot, dialog)
    choose_players(dialog, 2)
    QApplication.processEvents()
    tile_of(dialog, "casino.swedish").setFocus()
    met: list[str] = []
    for _ in range(30):
        focused = QApplication.focusWidget()
        assert focused is not None
        met.append(focused.property("text") or type(focused).__name__)
        if focused is button(dialog, "Start"):
            break
        QTest.keyClick(focused, Qt.Key.Key_Tab)
    stops = [words.replace("&", "") for words in met if words not in ("UprightArea", "QScrollArea")]
    assert stops == [
        "Swedish Casino",
        "Names…",
        "Lina",
        "2",
        "16",
        "16",
        "More rules…",
        "Deal of the day",
        "A friend’s code…",
        "Start",
    ]


def test_letters_that_are_typed_find_a_game_by_its_beginning(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, shelf_of_ours: Store
) -> None:
    dialog = opened(qtbot, shelf=shelf_of_ours)
    activate(qtbot, dialog)
    monkeypatch.setattr(QApplication, "keyboardInputInterval", lambda: 60_000)
    tile_of(dialog, "casino.swedish").setFocus()

    def typed(letters: str) -> str:
        for letter in letters:
            focused = QApplication.focusWidget()
            assert focused is not None
            QTest.keyClicks(focused, letter)
        now = QApplication.focusWidget()
        assert isinstance(now, GameTile)
        assert now.isChecked()
        assert dialog.variant is now.variant
        assert now.visibleRegion().boundingRect() == now.rect()
        return now.text()

    def begin_anew() -> None:
        """Press a key that writes nothing."""
        focused = QApplication.focusWidget()
        assert focused is not None
        QTest.keyClick(focused, Qt.Key.Key_Shift)

    assert typed("rub") == "Rubicon Piquet"
    begin_anew()
    assert typed("FINNISH c") == "Finnish Casino"
    begin_anew()
    # Marks need not be typed, one letter goes on from game to game, and what is not there changes nothing.
    assert typed("eca") == "Écarté for two"
    begin_anew()
    assert [typed("k") for _ in range(3)] == ["King’s Piquet", "Krypkasino", "King’s Piquet"]
    begin_anew()
    assert typed("qxq") == "King’s Piquet"
    begin_anew()
    assert typed("su") == "Sunday"


def test_letters_find_a_game_as_soon_as_the_dialog_is_open_and_return_starts_it(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    dialog = opened(qtbot)
    activate(qtbot, dialog)
    monkeypatch.setattr(QApplication, "keyboardInputInterval", lambda: 60_000)
    assert button(dialog, "Start").hasFocus()
    for letter in "ec":
        QTest.keyClicks(QApplication.focusWidget() or dialog, letter)
    assert dialog.variant.id == "ecarte"
    assert tile_of(dialog, "ecarte").hasFocus()
    QTest.keyClick(QApplication.focusWidget() or dialog, Qt.Key.Key_Return)
    chosen = dialog.chosen()
    assert chosen is not None
    assert chosen.rule_set.variant == "ecarte"


def test_letters_that_are_typed_at_the_rules_find_no_other_game(qtbot: QtBot) -> None:
    dialog = opened(qtbot)
    activate(qtbot, dialog)
    button(dialog, "More rules…").click()
    QTest.keyClicks(QApplication.focusWidget() or dialog, "e")
    assert dialog.variant.id == "casino.swedish"


@pytest.fixture
def shelf_of_ours(store: Store) -> Store:
    store.save_favourite(Favourite("Sunday", "casino.royal", 2, {}))
    return store


def tile(dialog: NewGameDialog, name: str) -> GameTile:
    return next(one for one in dialog.tiles if one.variant.id == name)


def test_games_that_are_not_looked_for_say_why_and_stay_where_they_are(qtbot: QtBot, translation: Translation) -> None:
    last = LastChoice()
    dialog = opened(qtbot, last)
    dialog.activateWindow()
    qtbot.waitUntil(dialog.isActiveWindow)
    QApplication.processEvents()
    places = [one.geometry() for one in dialog.tiles]
    dialog.filter.people.segments[0].setFocus()
    for place in (0, 1):
        QTest.keyClick(dialog.filter.people.segments[place], Qt.Key.Key_Right)
    assert dialog.filter.wanted.people == 3
    assert tile(dialog, "ecarte").misfit == "Not for 3 players."
    assert "Not for 3 players." in tile(dialog, "ecarte").accessibleDescription()
    assert not tile(dialog, "casino.swedish").misfit
    # The game that is chosen is for three at once, and so is what is chosen next.
    assert len(dialog.rows) == 3
    tile(dialog, "casino.kryp").click()
    assert len(dialog.rows) == 3
    QTest.mouseClick(dialog.filter.minutes.segments[1], Qt.MouseButton.LeftButton)
    assert tile(dialog, "casino.kryp").misfit == "Takes about 30 minutes."
    assert tile(dialog, "piquet.session").misfit == "Not for 3 players."
    assert [one.geometry() for one in dialog.tiles] == places
    # It is remembered, in the database too.
    again = opened(qtbot, LastChoice.from_json(last.to_json()))
    assert again.filter.wanted == (3, 15)
    assert tile(again, "ecarte").misfit == "Not for 3 players."


def test_what_was_agreed_stays_while_another_number_of_players_is_looked_for(qtbot: QtBot) -> None:
    dialog = opened(qtbot, LastChoice(agreed={"casino.berlin1810": (4, {"lurch": False})}, people=3))
    tile(dialog, "casino.berlin1810").click()
    assert len(dialog.rows) == 3
    assert dialog.options.values()["lurch"] is False
    assert dialog.options.changes() == {"lurch": False}


def test_a_screen_reader_hears_what_games_are_looked_for(qtbot: QtBot, translation: Translation) -> None:
    asked = opened(qtbot).filter
    assert {one.accessibleDescription() for one in asked.people.segments} == {"For how many people"}
    assert {one.accessibleDescription() for one in asked.minutes.segments} == {"How long a match may take"}


def test_for_many_people_games_are_looked_for_that_more_can_play(qtbot: QtBot, translation: Translation) -> None:
    dialog = opened(qtbot, LastChoice(people=5))
    fits = [one.variant.id for one in dialog.tiles if not one.misfit]
    assert fits == [one.variant.id for one in dialog.tiles if max(one.variant.players) >= 5]
    assert tile(dialog, "piquet.robber").misfit == "Not for 5 or more players."
    # A dimmed game can be chosen all the same.
    tile(dialog, "piquet.robber").click()
    assert dialog.variant.id == "piquet.robber"
    assert len(dialog.rows) == 4


def test_what_is_not_seen_is_not_made(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    kept = LastChoice()
    kept.variant = "piquet.rubicon"
    kept.agreed["piquet.rubicon"] = 2, {"last_trick": 3}
    first = opened(qtbot, kept)
    # Only the length of the match is asked for before all rules are.
    assert all(row.option.tells_length for row in first.findChildren(OptionRow))
    assert first.options.changes() == {"last_trick": 3}
    press(first, "More rules…")
    assert first.options.row("last_trick").value() == 3
    assert {row.option.name for row in first.findChildren(OptionRow)} == set(first.options.values())
    first.close()

    def seen(dialog: NewGameDialog) -> list[GameTile]:
        return [tile for tile in dialog.tiles if not tile.visibleRegion().isEmpty()]

    second = opened(qtbot, LastChoice())
    qtbot.waitUntil(lambda: bool(seen(second)))
    second.grab()
    QApplication.processEvents()
    drawn: list[object] = []
    monkeypatch.setattr(game_tile, "paint_game_picture", lambda *_, **__: drawn.append(1))
    third = opened(qtbot, LastChoice())
    third.grab()
    QApplication.processEvents()
    assert len(seen(third)) > 1
    assert not drawn


def test_parts_that_go_where_there_is_room_leave_nothing_behind(qtbot: QtBot) -> None:
    before = known_items()
    dialog = opened(qtbot)
    line = dialog.fontMetrics().height()
    for high in (30, 20, 26, 60, 20):
        dialog.resize(80 * line, high * line)
        QApplication.processEvents()
        assert not left_behind(dialog, before)


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_first_game_is_asked_for_whole_in_a_window_of_1280_by_800(
    qtbot: QtBot, translation: Translation, language: str
) -> None:
    translation.switch(language)
    dialog = opened(qtbot)
    # What the sheet has in such a window.
    dialog.resize(1162, 684)
    qtbot.waitUntil(lambda: shown_area(dialog).verticalScrollBar().maximum() == 0)
    # Faces stand in one row, and everything begins at one edge.
    faces = dialog.rows[1].who.buttons
    assert len({face.mapTo(dialog, QPoint()).y() for face in faces}) == 1
    translation.switch("en")


def shown_area(dialog: NewGameDialog) -> QScrollArea:
    """Return the area on the right in which the page of the game scrolls."""
    return next(area for area in dialog.findChildren(QScrollArea) if area.isAncestorOf(dialog.rows[1]))


def test_what_stands_above_each_other_begins_at_one_edge(qtbot: QtBot) -> None:
    dialog = opened(qtbot)
    dialog.resize(1162, 684)

    def left(part: QWidget) -> int:
        return part.mapTo(dialog, QPoint()).x()

    labels = {label.text(): label for label in dialog.findChildren(QLabel) if label.isVisible()}
    words = variant_description(dialog.variant.id)
    right = {
        left(labels["Swedish Casino"]),
        left(labels[words]),
        left(labels["Players"]),
        left(button(dialog, "Start")),
    }
    assert len(right) == 1
    assert left(dialog.filter) == left(labels["Casino"]) == left(dialog.tiles[0])


def test_lines_fade_out_only_while_there_is_more_below(qtbot: QtBot) -> None:
    dialog = opened(qtbot)
    dialog.resize(1162, 684)
    area = next(area for area in dialog.findChildren(QScrollArea) if area.isAncestorOf(dialog.tiles[0]))
    bar, paper = area.verticalScrollBar(), dialog.palette().color(QPalette.ColorRole.Window)
    assert bar.maximum() > 0

    def lowest_row() -> set[str]:
        image = area.grab().toImage()
        return {image.pixelColor(x, image.height() - 2).name() for x in range(40, area.viewport().width() - 10)}

    # In the middle of a picture.
    bar.setValue(dialog.tiles[-1].y() + area.viewport().height())
    assert lowest_row() == {paper.name()}
    bar.setValue(bar.maximum())
    dialog.tiles[-1].setChecked(True)
    assert len(lowest_row()) == 1
    below = dialog.tiles[-1].mapTo(area, QPoint(60, dialog.tiles[-1].height() - 2))
    assert area.grab().toImage().pixelColor(below) == dialog.palette().color(QPalette.ColorRole.AlternateBase)


def test_what_the_keyboard_comes_to_lies_below_nothing_that_fades(qtbot: QtBot) -> None:
    dialog = opened(qtbot)
    dialog.resize(860, 480)
    qtbot.waitUntil(dialog.isActiveWindow)
    areas = [area for area in dialog.findChildren(UprightArea) if area.isVisible()]
    faded = 0
    for _ in range(40):
        QTest.keyClick(dialog.focusWidget(), Qt.Key.Key_Tab)
        QApplication.processEvents()
        focused = dialog.focusWidget()
        assert focused is not None
        for area in areas:
            fades = [one for one in area.findChildren(_Fade) if one.isVisible()]
            faded += len(fades)
            if area.isAncestorOf(focused):
                place = QRect(focused.mapTo(area, QPoint()), focused.size())
                assert not any(one.geometry().intersects(place) for one in fades)
    assert faded


@pytest.mark.parametrize("kind", [*VARIANTS], ids=lambda kind: kind.id)
def test_the_figure_in_a_picture_is_explained_where_the_mouse_points(qtbot: QtBot, kind: Variant) -> None:
    tile = next(tile for tile in opened(qtbot).tiles if tile.variant is kind)
    explained = figure_words(kind.id)
    assert bool(explained) == bool(game_view_of(kind.family).picture_of(kind.id).figure)
    assert explained in tile.toolTip()
