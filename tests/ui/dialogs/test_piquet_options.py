"""Whatever can be agreed on at Piquet can be chosen in the New Game dialog, in words of both languages."""

from __future__ import annotations

from operator import attrgetter

import pytest
from PySide6.QtWidgets import QCheckBox, QComboBox
from pytestqt.qtbot import QtBot

from cardtable.app.i18n import Translation
from cardtable.app.last_choice import LastChoice
from cardtable.art.theme import CardTheme
from cardtable.core.rules import Option, OptionValue
from cardtable.games.piquet.options import TARGETS
from cardtable.games.piquet.variants import VARIANTS as PIQUET
from cardtable.games.registry import VARIANTS
from cardtable.ui.cards.packs import Packs
from cardtable.ui.dialogs.agreement_row import PresetRow
from cardtable.ui.dialogs.new_game import NewGameDialog
from cardtable.ui.dialogs.option_form import OptionRow
from cardtable.ui.look.segments import Segment
from cardtable.words.piquet import WORDS
from tests.ui.clicks import press
from tests.ui.dialogs.choosing import choose_players, choose_rules

TABLES = [(kind.id, players) for kind in PIQUET for players in kind.players]


def opened(qtbot: QtBot, name: str, players: int) -> NewGameDialog:
    dialog = NewGameDialog(LastChoice(), "Anna", None, Packs(CardTheme()))
    qtbot.addWidget(dialog)
    dialog.show()
    choose_rules(dialog, name)
    choose_players(dialog, players)
    return dialog


def ways(row: OptionRow) -> list[OptionValue]:
    """Choose by the controls themselves everything that they offer; the values that this gave."""
    found: list[OptionValue] = []
    for switch in row.findChildren(QCheckBox):
        for _ in range(2):
            switch.click()
            found.append(row.value())
    for box in row.findChildren(QComboBox):
        for place in range(box.count()):
            box.setCurrentIndex(place)
            found.append(row.value())
    for button in row.findChildren(Segment):
        button.click()
        found.append(row.value())
    return found


def expected(option: Option) -> set[OptionValue]:
    if option.kind == "switch":
        return {False, True}
    return {*option.choices} if option.kind == "choice" else {*option.suggestions}


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_every_value_can_be_chosen_and_is_what_is_played(qtbot: QtBot, name: str, players: int) -> None:
    dialog = opened(qtbot, name, players)
    for option in filter(attrgetter("offered"), VARIANTS[name].options(players)):
        row = dialog.options.row(option.name)
        if not row.isEnabled():
            assert option.applies is not None
            assert not option.applies(players, VARIANTS[name].rule_set(players).options)
            continue
        assert {*ways(row)} == expected(option)
        for value in expected(option):
            row.set_value(value)
            assert dialog.options.values()[option.name] == value
            changes = {} if value == option.default else {option.name: value}
            assert VARIANTS[name].rule_set(players, dialog.options.changes()) == VARIANTS[name].rule_set(
                players, changes
            )
        row.set_value(option.default)
    press(dialog, "Start")
    chosen = dialog.chosen()
    assert chosen is not None
    assert chosen.rule_set == VARIANTS[name].rule_set(players)


def test_all_eight_targets_are_offered(qtbot: QtBot) -> None:
    assert TARGETS == (100, 101, 150, 151, 200, 201, 300, 301)
    dialog = opened(qtbot, "piquet.points", 2)
    assert tuple(ways(dialog.options.row("target"))) == TARGETS
    dialog.options.row("target").set_value(301)
    press(dialog, "Start")
    chosen = dialog.chosen()
    assert chosen is not None
    assert chosen.rule_set.options["target"] == 301


def test_piquet_au_cent_is_begun_with_by_its_name(qtbot: QtBot) -> None:
    dialog = opened(qtbot, "piquet.points", 2)
    press(dialog, "More rules…")
    (row,) = dialog.findChildren(PresetRow)
    assert row.isVisible()
    assert [row.choice.itemText(place) for place in range(row.choice.count())] == [
        "choose rules…",
        "Piquet au Cent",
        "Portland Club (London)",
        "Meyers’ encyclopaedia (1888)",
    ]
    dialog.options.row("last_trick").set_value(3)
    row.choice.setFocus()
    row.choice.setCurrentIndex(1)
    row.choice.activated.emit(1)
    usual, agreed = VARIANTS["piquet.points"].rule_set(2).options, dialog.options.values()
    assert {name: value for name, value in agreed.items() if usual[name] != value} == {
        "best_of_five": True,
        "dealer_least": "none",
    }
    # What depends on a single match cannot be chosen any more.
    assert not dialog.options.row("repique").isEnabled()
    dialog.options.row("four_less").set_value(True)
    press(dialog, "Start")
    chosen = dialog.chosen()
    assert chosen is not None
    cent: dict[str, OptionValue] = {"best_of_five": True, "dealer_least": "none", "four_less": True}
    assert chosen.rule_set == VARIANTS["piquet.points"].rule_set(2, cent)


@pytest.mark.parametrize("name", [kind.id for kind in PIQUET])
def test_what_can_be_begun_with_can_be_played_and_has_a_name(name: str) -> None:
    for players in VARIANTS[name].players:
        for preset, options in VARIANTS[name].presets(players).items():
            begun, usual = VARIANTS[name].rule_set(players, options), VARIANTS[name].rule_set(players)
            assert dict(begun.options.items() - usual.options.items()) == dict(options)
            assert preset in WORDS.presets


@pytest.mark.parametrize("name", [kind.id for kind in PIQUET])
def test_options_are_worded_in_both_languages(name: str, translation: Translation) -> None:
    words: dict[str, list[str]] = {}
    for language in ("en", "de"):
        translation.switch(language)
        words[language] = []
        for option in VARIANTS[name].options(VARIANTS[name].players[-1]):
            assert WORDS.option_explanation(option)
            choices = [WORDS.choice(option.name, choice) for choice in option.choices]
            assert len(set(choices)) == len(choices)
            words[language] += [WORDS.option_title(option.name), WORDS.option_explanation(option), *choices]
    # The pairs of the fixed orders and the names of the field are the same in both.
    same = [one for one, other in zip(words["en"], words["de"], strict=True) if one == other]
    assert [one for one in same if one not in ("Carte blanche", "Carte rouge")] == []
