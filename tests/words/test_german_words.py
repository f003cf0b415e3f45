"""Cards of a German pack in words, in both languages, and only where a German pack is played with."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cardtable.app.i18n import Translation
from cardtable.app.settings import KEY, Settings
from cardtable.art.theme import CardTheme
from cardtable.core.cards import SPADES, format_card, parse_card, parse_cards
from cardtable.core.events import Announced
from cardtable.core.record import SeatEntry
from cardtable.core.scores import ScoreLine, parameters
from cardtable.games.piquet.actions import PiquetAction, declare, look, parse_action
from cardtable.games.piquet.combinations import Item, Kind
from cardtable.games.registry import variant
from cardtable.store.store import Store
from cardtable.ui.table.accessibility import CardButton
from cardtable.ui.window.main_window import MainWindow
from cardtable.words.cards import card_name, card_names, card_sign, card_signs, the_card
from cardtable.words.casino import WORDS as CASINO
from cardtable.words.ecarte import WORDS as ECARTE
from cardtable.words.pack import FRENCH, GERMAN, speak_of
from cardtable.words.piquet import WORDS as PIQUET
from tests.app.scripted import ScriptedClient, takes_most

ANYTHING: Any = ()
"""Whatever is legal: what is told at Écarté does not depend on it."""


@pytest.fixture(params=["en", "de"])
def language(request: pytest.FixtureRequest, translation: Translation) -> str:
    chosen = str(request.param)
    translation.switch(chosen)
    speak_of(GERMAN, GERMAN)
    return chosen


def test_every_card_has_its_name(language: str) -> None:
    names = {
        "AC": ("Daus of acorns", "Eichel-Daus"),
        "KS": ("king of leaves", "Laub-König"),
        "QH": ("Ober of hearts", "Herz-Ober"),
        "JD": ("Unter of bells", "Schellen-Unter"),
        "7S": ("seven of leaves", "Laub-Sieben"),
    }
    place = ("en", "de").index(language)
    assert {text: card_name(parse_card(text)) for text in names} == {text: both[place] for text, both in names.items()}


def test_cards_inside_sentences(language: str) -> None:
    cards = parse_cards("AC QH 7S")
    if language == "en":
        assert the_card(cards[0]) == "the Daus of acorns"
        assert card_names(cards) == "the Daus of acorns, the Ober of hearts and the seven of leaves"
    else:
        assert card_names(cards) == "Eichel-Daus, Herz-Ober und Laub-Sieben"


def test_short_forms_need_no_signs_that_fonts_lack(language: str) -> None:
    signs = card_signs(parse_cards("AC KS QH JD TS"))
    wanted = {
        "en": "Daus of acorns, king of leaves, Ober of hearts, Unter of bells, ten of leaves",
        "de": "Eichel-Daus, Laub-König, Herz-Ober, Schellen-Unter, Laub-Zehn",
    }
    assert signs == wanted[language]
    assert card_sign(-1) == "??"


@pytest.mark.parametrize(
    ("params", "english", "german"),
    [
        (("so_high", {"kind": "sequence", "rank": 12}), "To an Ober.", "Vom Ober."),
        (("so_high", {"kind": "sequence", "rank": 13}), "To a king.", "Vom König."),
        (
            ("not_good", {"kind": "sequence", "length": 4, "rank": 1}),
            "Not good; my quart is major.",
            "Nicht gut; meine Quart ist vom Daus.",
        ),
        (("declares", {"kind": "set", "length": 3, "rank": 11}), "Three Unters.", "Drei Unter."),
        (("declares", {"kind": "set", "length": 3, "rank": 10}), "Three tens.", "Drei Zehnen."),
        (
            ("not_good", {"kind": "set", "length": 4, "rank": 1}),
            "Not good; I have four Daus.",
            "Nicht gut; ich habe vier Däuser.",
        ),
        (("suit", {"suit": SPADES}), "Leaves.", "Laub."),
    ],
)
def test_the_conversation_names_the_ranks_of_the_pack(
    language: str, params: tuple[str, dict[str, str | int]], english: str, german: str
) -> None:
    code, values = params
    assert PIQUET.spoken(Announced(0, code, parameters(**values))) == {"en": english, "de": german}[language]


def test_buttons_and_hints(language: str) -> None:
    quart = declare(Kind.SEQUENCE, (Item(Kind.SEQUENCE, 4, 6, SPADES),))
    assert "leaves" in PIQUET.label(quart) or "Laub" in PIQUET.label(quart)
    assert PIQUET.label(look(SPADES)) == {"en": "Leaves", "de": "Laub"}[language]
    play = parse_action(format_card(parse_card("QH")))
    assert isinstance(play, PiquetAction)
    assert PIQUET.sentence(play, {}) == {"en": "Play the Ober of hearts.", "de": "Herz-Ober spielen."}[language]
    assert PIQUET.sign(play) == {"en": "Ober of hearts", "de": "Herz-Ober"}[language]


def test_sequences_that_begin_with_the_daus_are_major(language: str) -> None:
    line = ScoreLine("sequence", 0, 4, parameters(length=4, rank=1))
    assert PIQUET.line_sentence(line).endswith({"en": "quart major", "de": "Quartmajor"}[language])


def test_the_first_deal_of_ecarte_is_explained_with_the_letters_on_the_cards(language: str) -> None:
    assert "K O U D 10 9 8 7" in ECARTE.guide("propose", ANYTHING)
    speak_of(FRENCH, FRENCH)
    assert {"en": "K Q J A 10 9 8 7", "de": "K D B A 10 9 8 7"}[language] in ECARTE.guide("propose", ANYTHING)


def test_scores_of_casino_keep_french_names(language: str) -> None:
    line = ScoreLine("ace", 0, 1, parameters(suit=SPADES))
    assert CASINO.line_sentence(line) == {"en": "Ace of spades", "de": "Pik-Ass"}[language]


def test_a_kept_sheet_of_piquet_speaks_of_the_chosen_pack_beside_a_game_of_casino(translation: Translation) -> None:
    speak_of(FRENCH, GERMAN)
    assert PIQUET.line_sentence(ScoreLine("set", 0, 14, parameters(length=4, rank=11))).endswith("four Unters")
    assert card_name(parse_card("JS")) == "jack of spades"


def test_french_names_stay_without_a_german_pack(translation: Translation) -> None:
    assert card_name(parse_card("AC")) == "ace of clubs"
    assert card_sign(parse_card("AC")) == "♣A"
    assert PIQUET.spoken(Announced(0, "declares", parameters(kind="set", length=3, rank=11))) == "Three jacks."


@pytest.fixture
def open_window(qtbot: QtBot, translation: Translation, store: Store) -> Iterator[Callable[[Settings], MainWindow]]:
    font, palette = QApplication.font(), QApplication.palette()
    made: list[MainWindow] = []

    def make(settings: Settings) -> MainWindow:
        store.put(KEY, settings.to_json())
        window = MainWindow(store, translation, "/somewhere", ScriptedClient(takes_most), "Anna")
        qtbot.addWidget(window)
        made.append(window)
        window.resize(1000, 700)
        window.show()
        return window

    yield make
    for window in made:
        window.controller.leave()
        window.close()
    QApplication.setFont(font)
    QApplication.setPalette(palette)


def _names(window: MainWindow) -> set[str]:
    """What a screen reader finds on the table."""
    buttons = window.table.viewport().findChildren(CardButton)
    return {button.accessibleName() for button in buttons if not button.isHidden()}


def _begin(window: MainWindow, name: str) -> None:
    window.controller.begin(variant(name).rule_set(), (SeatEntry("Anna"), SeatEntry("Björn")))
    window.controller.uncover()


def test_the_pack_follows_the_game_on_the_table(open_window: Callable[[Settings], MainWindow]) -> None:
    window = open_window(Settings(language="en", speed="at_once", pace="none", pack="german"))
    for name, pack in (("piquet.points", "german"), ("casino.swedish", "french"), ("ecarte", "german")):
        _begin(window, name)
        assert window.table.scene().pictures.theme.pack == pack
        assert card_name(parse_card("JS")) == {"german": "Unter of leaves", "french": "jack of spades"}[pack]


def test_another_pack_is_laid_out_and_named_at_once(
    qtbot: QtBot, open_window: Callable[[Settings], MainWindow]
) -> None:
    settings = Settings(language="en", speed="at_once", pace="none")
    window = open_window(settings)
    window.pages.show_table()
    _begin(window, "ecarte")
    french = ("spades", "clubs", "diamonds")
    qtbot.waitUntil(lambda: any(suit in name for name in _names(window) for suit in french))
    window.settings.set(Settings(language="en", speed="at_once", pace="none", pack="german"))
    assert window.table.scene().pictures.theme == CardTheme(pack="german")

    def renamed() -> None:
        names = _names(window)
        assert any(suit in name for name in names for suit in ("leaves", "acorns", "bells"))
        assert not any(suit in name for name in names for suit in french)

    qtbot.waitUntil(renamed)
