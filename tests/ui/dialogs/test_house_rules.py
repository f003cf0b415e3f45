"""House rules put together in the dialog for a new game: by buttons and keys, kept, handed on and read again."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QLabel, QPushButton
from pytestqt.qtbot import QtBot

from cardtable.app.i18n import Translation
from cardtable.app.last_choice import LastChoice
from cardtable.art.theme import CardTheme
from cardtable.core.rules import OptionValue
from cardtable.engine import begin
from cardtable.games.registry import VARIANTS, variant
from cardtable.store.store import Store
from cardtable.ui.cards.packs import Packs
from cardtable.ui.cards.pictures import CardPictures
from cardtable.ui.dialogs.agreement_dialog import AgreementDialog
from cardtable.ui.dialogs.agreement_row import AgreementRow, PresetRow
from cardtable.ui.dialogs.new_game import NewGameDialog
from cardtable.ui.dialogs.panels import Panel
from cardtable.ui.help import pages
from cardtable.ui.help.browser import RuleBrowser
from cardtable.ui.look.segments import Segment
from cardtable.words.agreed import agreed_in_words, is_put_together
from cardtable.words.families import words_of
from tests.ui.clicks import click, offered, press
from tests.ui.dialogs.choosing import choose_rules, favourites, number_row
from tests.ui.window.random_keys import K, astray
from tests.ui.window.random_keys import press as press_key
from tests.ui.windows import Begun, main_window

__all__ = ["main_window"]


def opened(qtbot: QtBot, shelf: Store | None = None, game: str = "casino.house") -> NewGameDialog:
    """The dialog with the agreements of ``game`` in sight."""
    dialog = NewGameDialog(LastChoice(), "Anna", shelf, Packs(CardTheme()))
    qtbot.addWidget(dialog)
    dialog.show()
    choose_rules(dialog, game)
    press(dialog, "More rules…")
    return dialog


def begin_with(dialog: NewGameDialog, name: str) -> None:
    """Choose another rule set to begin with, by its first letters."""
    (row,) = dialog.findChildren(PresetRow)
    row.choice.setFocus()
    place = next(place for place in range(row.choice.count()) if row.choice.itemText(place) == name)
    row.choice.setCurrentIndex(place)
    row.choice.activated.emit(place)


def start(dialog: NewGameDialog) -> QPushButton:
    (button,) = [one for one in dialog.findChildren(QPushButton) if one.isVisible() and one.text() == "&Start"]
    return button


def test_house_rules_begin_with_those_of_another_game_and_are_changed(qtbot: QtBot) -> None:
    dialog = opened(qtbot)
    begin_with(dialog, "Royal Casino")
    assert dialog.options.row("target").value() == 21
    (builds,) = dialog.options.row("builds").stops
    assert builds.isChecked()  # type: ignore[attr-defined]
    hand = dialog.options.row("hand_cards")
    click(next(one for one in hand.stops if isinstance(one, Segment) and one.text() == "6"))
    click(start(dialog))
    chosen = dialog.chosen()
    assert chosen is not None
    wanted = {**variant("casino.house").presets(2)["casino.royal"], "hand_cards": 6}
    assert chosen.rule_set == variant("casino.house").rule_set(2, wanted)


def test_they_have_no_source_to_go_by(qtbot: QtBot) -> None:
    assert not offered(opened(qtbot), "The rules in the source")
    assert offered(opened(qtbot, game="casino.swedish"), "The rules in the source")


def test_other_games_offer_no_other_to_begin_with(qtbot: QtBot) -> None:
    dialog = opened(qtbot, game="casino.swedish")
    (row,) = dialog.findChildren(PresetRow)
    assert not row.isVisible()


def test_nonsense_is_told_at_once_and_cannot_be_begun(qtbot: QtBot) -> None:
    dialog = opened(qtbot)
    (row,) = dialog.findChildren(AgreementRow)
    dialog.options.row("sweep_kind").set_value("passed_on")
    assert "only if the fewest points win" in dialog.refusal
    assert not start(dialog).isEnabled()
    assert not row.show_words.isEnabled()
    dialog.options.row("wins").set_value("fewest")
    assert dialog.refusal == ""
    assert start(dialog).isEnabled()


@pytest.mark.parametrize(
    ("game", "said"),
    [
        ("casino.swedish", "The first to reach this number of points wins the match."),
        ("casino.kryp", "The match ends when somebody reaches this number of points."),
        ("casino.house", "The match ends when somebody reaches this number of points."),
    ],
)
def test_who_wins_is_not_said_where_the_fewest_points_may(qtbot: QtBot, game: str, said: str) -> None:
    target = opened(qtbot, game=game).options.row("target")
    assert said in [label.text() for label in target.findChildren(QLabel)]


def test_they_are_kept_under_a_name_and_played_again(qtbot: QtBot, store: Store) -> None:
    dialog = opened(qtbot, store)
    dialog.options.row("hand_cards").set_value(6)
    dialog.keep_favourite("Gran’s Casino")
    assert favourites(dialog) == ["Gran’s Casino"]
    again = NewGameDialog(LastChoice(), "Anna", store, Packs(CardTheme()))
    qtbot.addWidget(again)
    again.show()
    press(again, "Gran’s Casino")
    click(start(again))
    chosen = again.chosen()
    assert chosen is not None
    assert chosen.rule_set == variant("casino.house").rule_set(2, {"hand_cards": 6})


def test_a_code_has_the_rules_alone(qtbot: QtBot) -> None:
    mine = opened(qtbot)
    mine.options.row("packs").set_value(2)
    handed = AgreementDialog(mine._current_agreement(), mine)
    qtbot.addWidget(handed)
    click(handed.copy)
    code = QGuiApplication.clipboard().text()
    assert code == "casino.house:2:rules:packs=2"
    theirs = opened(qtbot, game="ecarte")
    number_row(theirs).line.setText(code)
    assert theirs.variant.id == "casino.house"
    assert theirs.options.row("packs").value() == 2
    assert number_row(theirs).line.text() == ""
    click(start(theirs))
    chosen = theirs.chosen()
    assert chosen is not None
    assert chosen.number is None


def test_a_file_carries_name_and_rules(qtbot: QtBot, tmp_path: Path) -> None:
    mine = opened(qtbot)
    begin_with(mine, "Krypkasino")
    handed = AgreementDialog(mine._current_agreement(), mine)
    qtbot.addWidget(handed)
    handed.save_to(tmp_path / "ours.cardrules")
    assert handed.told.text() == "Saved as “ours.cardrules”."
    theirs = opened(qtbot, game="ecarte")
    (row,) = theirs.findChildren(AgreementRow)
    row.read_file(tmp_path / "ours.cardrules")
    assert theirs.variant.id == "casino.house"
    assert theirs.options.row("wins").value() == "fewest"
    assert theirs.refusal == ""


def test_a_file_that_is_none_is_told_and_changes_nothing(qtbot: QtBot, tmp_path: Path) -> None:
    dialog = opened(qtbot)
    (row,) = dialog.findChildren(AgreementRow)
    (tmp_path / "bad.cardrules").write_text('{"format": "cardtable rules", "version": 1}', encoding="utf-8")
    for name in ("bad.cardrules", "nowhere.cardrules"):
        row.read_file(tmp_path / name)
        assert dialog.refusal
        assert dialog.variant.id == "casino.house"


def test_the_words_say_what_is_agreed(translation: Translation) -> None:
    rules = variant("casino.house").rule_set(
        4, {"sides": True, "hand_cards": 12, "court_values": "ten", "sweep_points": 3, "lurch": True, "stake": 5}
    )
    told = {heading: list(sentences) for heading, sentences in agreed_in_words(rules)}
    assert told["Dealing"] == [
        "Four play, two against two. Players who sit opposite each other are partners.",
        "The game is played with 52 cards.",
        "Each player gets 12 cards.",
        "To begin with, 4 cards are dealt face up to the table.",
    ]
    assert "Jacks, queens and kings are worth ten each." in told["Values of cards for capturing"]
    assert "Each sweep: 3" in told["What scores points"]
    assert told["The match"][-2:] == [
        "Losers with fewer than half the points pay twice the stake.",
        "The stake is 5.",
    ]
    translation.switch("de")
    assert next(heading for heading, _ in agreed_in_words(rules)) == "Geben"


@pytest.mark.parametrize("name", [one.id for one in VARIANTS])
def test_every_rule_set_can_be_told(name: str, translation: Translation) -> None:
    kind = VARIANTS[name]
    assert is_put_together(kind.rule_set()) == (name == "casino.house")
    for players in kind.players:
        told = agreed_in_words(kind.rule_set(players))
        assert all(sentences for _, sentences in told)


def test_the_page_tells_what_is_agreed_in_the_match_on_the_table(
    qtbot: QtBot, pictures: CardPictures, translation: Translation
) -> None:
    browser = RuleBrowser(pictures, "en")
    qtbot.addWidget(browser)
    browser.set_agreed(variant("casino.house").rule_set(2, {"hand_cards": 6}))
    browser.show_page("casino.house")
    assert "Each player gets 6 cards." in browser.toPlainText()
    browser.set_agreed(variant("casino.house").rule_set(2, {"hand_cards": 6}), for_sheet=True)
    assert "Rules agreed for this score sheet" in browser.toPlainText()
    browser.show_page("casino.swedish")
    assert "Each player gets 6 cards." not in browser.toPlainText()
    browser.set_agreed(None)
    browser.show_page("casino.house")
    assert "Each player gets 6 cards." not in browser.toPlainText()


def test_what_is_agreed_stands_after_the_first_line() -> None:
    assert pages.with_agreed('<p class="lead">Two</p><p>More</p>', "") == '<p class="lead">Two</p><p>More</p>'
    html = pages.with_agreed('<p class="lead">Two</p><p>More</p>', "<p>Six cards</p>")
    assert html.index("Two") < html.index("Six cards") < html.index("More")


def test_the_rules_in_words_lie_over_the_panel_and_go_with_it(main_window: Begun) -> None:
    window = main_window("en")
    window.activateWindow()
    window.ways.choose_game("casino")
    QApplication.processEvents()
    below = window.dialogs.waiting
    assert isinstance(below, NewGameDialog)
    press(below, "More rules…")
    (row,) = below.findChildren(AgreementRow)
    # The fixture refuses a window of the system.
    row.show_words.click()
    QApplication.processEvents()
    panels = window.findChildren(Panel)
    assert [type(panel.dialog) for panel in panels] == [NewGameDialog, AgreementDialog]
    assert not panels[0].isVisible()
    press_key(window, K.Key_Escape)
    assert below.isVisible()
    assert astray(window) == ""
    row.show_words.click()
    below.reject()
    QApplication.processEvents()
    assert not [panel for panel in window.findChildren(Panel) if panel.isVisible()]
    assert astray(window) == ""


@pytest.mark.parametrize(
    ("game", "preset", "own", "sentence"),
    [
        ("piquet.points", "Portland Club (London)", ("last_trick", 3), "The dealer exchanges at least one card."),
        ("ecarte", "English laws (1886)", ("dealing", "singly"), "The five cards are dealt one by one."),
    ],
)
def test_rules_of_every_family_are_put_together_named_handed_on_and_begun(
    qtbot: QtBot, store: Store, tmp_path: Path, game: str, preset: str, own: tuple[str, OptionValue], sentence: str
) -> None:
    mine = opened(qtbot, store, game)
    begin_with(mine, preset)
    mine.options.row(own[0]).set_value(own[1])
    mine.keep_favourite("Club night")
    assert favourites(mine) == ["Club night"]
    handed = AgreementDialog(mine._current_agreement(), mine)
    qtbot.addWidget(handed)
    assert sentence in handed.text.toPlainText()
    handed.save_to(tmp_path / "club.cardrules")
    click(handed.copy)
    code = QGuiApplication.clipboard().text()
    wanted = variant(game).rule_set(2, {**variant(game).presets(2)[_code_of(game, preset)], own[0]: own[1]})
    # Somebody else, to whom nothing of it is known: by the code, and by the file.
    by_code, by_file = (opened(qtbot, game="casino.swedish") for _ in range(2))
    number_row(by_code).line.setText(code)
    by_file.findChildren(AgreementRow)[0].read_file(tmp_path / "club.cardrules")
    for theirs in (by_code, by_file):
        assert theirs.variant.id == game
        click(start(theirs))
        chosen = theirs.chosen()
        assert chosen is not None
        assert chosen.rule_set == wanted
        match = begin(game, chosen.rule_set.players, options=chosen.rule_set.options, seed=43)
        while match.actor is None and not match.over:
            match.deal()
        for _ in range(12):
            if match.actor is None:
                break
            match.play(match.advise("beginner")[0].action)


def _code_of(game: str, name: str) -> str:
    return next(code for code in variant(game).presets(2) if words_of(game.partition(".")[0]).preset_name(code) == name)


@pytest.mark.parametrize("game", [one.id for one in VARIANTS])
def test_options_of_a_group_stand_together_below_its_heading(qtbot: QtBot, game: str) -> None:
    dialog = opened(qtbot, game=game)
    groups = [row.option.group for row in dialog.options.rows if not row.option.tells_length]
    known = [*words_of(VARIANTS[game].family).groups, ""]
    assert groups == sorted(groups, key=known.index)
    shown = [row for row in dialog.options.rows if not row.option.tells_length]
    assert [row.y() for row in shown] == sorted(row.y() for row in shown)
