"""The New Game dialog builds itself from the rule sets, remembers, and refuses what cannot be."""

from __future__ import annotations

from datetime import date

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from cardtable.app.i18n import Translation
from cardtable.app.last_choice import LastChoice
from cardtable.art.theme import CardTheme
from cardtable.core.cards import HIDDEN
from cardtable.core.errors import RuleSetError
from cardtable.core.record import HUMAN, SeatEntry
from cardtable.games.registry import VARIANTS
from cardtable.session.numbers import code_text, of_the_day
from cardtable.store.errors import StoreError
from cardtable.store.model import Favourite
from cardtable.store.store import Store
from cardtable.ui.cards.packs import Packs
from cardtable.ui.dialogs.game_tile import GameTile
from cardtable.ui.dialogs.new_game import NewGameDialog
from cardtable.ui.dialogs.option_form import OptionForm
from cardtable.ui.look.miniature import scene_of
from cardtable.ui.look.palette import ROOMS
from cardtable.words.family import NO_FAMILY
from tests.ui.clicks import button, offered, press
from tests.ui.dialogs.choosing import choose_players, choose_rules, favourites, number_row


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
    assert [row.option.name for row in dialog.options.rows] == [
        option.name for option in VARIANTS[name].options(players) if option.offered
    ]
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
    press(dialog, "As the source has it")
    assert dialog.options.changes() == {**VARIANTS[name].source, **dialog.options.changes()}
    players = VARIANTS[name].players[0]
    literal = VARIANTS[name].rule_set(players, VARIANTS[name].source).options
    assert dialog.options.values() == {option: literal[option] for option in dialog.options.values()}
    press(dialog, "As is usual here")
    usual = VARIANTS[name].rule_set(players).options
    assert dialog.options.values() == {option: usual[option] for option in dialog.options.values()}


def test_enter_starts_the_same_again(qtbot: QtBot) -> None:
    first = opened(qtbot)
    choose_rules(first, "casino.berlin1810")
    choose_players(first, 3)
    first.options.row("target").set_value(21)
    first.options.row("lurch").set_value(False)
    first.rows[1].kind.setCurrentIndex(first.rows[1].kind.findData("beginner"))
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
    suggestions = row.findChildren(QPushButton)
    assert suggestions
    for suggestion in suggestions:
        qtbot.mouseClick(suggestion, Qt.MouseButton.LeftButton)
        assert row.value() == int(suggestion.text())


def test_two_people_of_one_name_are_refused(qtbot: QtBot) -> None:
    dialog = opened(qtbot)
    dialog.rows[1].name.setText("Anna")
    assert not button(dialog, "Start").isEnabled()
    dialog.rows[1].name.setText("Berta")
    assert button(dialog, "Start").isEnabled()


def test_another_computer_player_brings_its_name(qtbot: QtBot) -> None:
    dialog = opened(qtbot)
    row = dialog.rows[1]
    row.kind.setCurrentIndex(row.kind.findData("searcher"))
    assert row.entry() == SeatEntry("Falk", "searcher")
    row.name.setText("My friend")
    row.kind.setCurrentIndex(row.kind.findData("beginner"))
    assert row.entry() == SeatEntry("My friend", "beginner")
    row.name.setText("   ")
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


@pytest.mark.parametrize("name", [one.id for one in VARIANTS])
def test_every_variant_is_a_picture_of_its_own_table(qtbot: QtBot, name: str) -> None:
    dialog = opened(qtbot)
    tile = next(tile for tile in dialog.tiles if tile.variant.id == name)
    tile.resize(tile.sizeHint())
    picture = tile._drawn(QSize(180, 90)).toImage()
    cloth = QColor(ROOMS["green"].cloth)
    colours = {picture.pixelColor(x, y).name() for x in range(0, 180, 3) for y in range(0, 90, 3)}
    # Cards lie there: their paper, and what is red and black on it.
    assert any(QColor(one).lightnessF() > 0.85 for one in colours)
    assert any(abs(QColor(one).hueF() - cloth.hueF()) < 0.1 for one in colours)
    assert len(colours) > 20
    view = scene_of(name)
    assert any(zone.name == "hand" and cards for zone, cards in view.zones.items())
    # Nobody's hand is looked into, in a picture either.
    assert all(
        card.card == HIDDEN
        for zone, cards in view.zones.items()
        for card in cards
        if zone.name == "hand" and zone.owner != view.seat and not card.face_up
    )


def test_a_tile_says_what_a_game_takes(qtbot: QtBot) -> None:
    dialog = opened(qtbot)
    tiles = {tile.variant.id: tile for tile in dialog.tiles}
    assert tiles["casino.swedish"].facts() == "for 2–4 · 15 min"
    assert tiles["piquet.robber"].facts() == "for 4 · 10 min"
    words = tiles["casino.mulle_glimne"].accessibleDescription()
    assert "for 2–4 · 35 min" in words
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
    assert offered(dialog, "1 more rule changed…")
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
    number_row(dialog).today.click()
    assert number_row(dialog).number == of_the_day(date.today(), "piquet")
    # The pack is the same, the deal is another.
    choose_rules(dialog, "ecarte")
    assert number_row(dialog).number == of_the_day(date.today(), "ecarte")
    number_row(dialog).line.setText("17")
    choose_rules(dialog, "piquet.rubicon")
    assert number_row(dialog).number == 17


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
    press(dialog, "More rules…")
    dialog.activateWindow()
    number_row(dialog).line.setFocus()
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
    assert not button(dialog, "Start").isEnabled()
    number_row(dialog).line.clear()
    assert not dialog.refusal
    assert button(dialog, "Start").isEnabled()


def test_what_is_one_step_deeper_takes_no_room_from_the_pictures(qtbot: QtBot) -> None:
    dialog = opened(qtbot)
    QApplication.processEvents()
    before = dialog.minimumSizeHint().width()
    number_row(dialog).setMinimumWidth(2 * before)
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
