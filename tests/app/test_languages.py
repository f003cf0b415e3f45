"""A language is a folder: found at the start, and what it lacks is English."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication

from cardtable.app.i18n import LANGUAGES, Translation
from cardtable.app.languages import languages, refused, spoken_best
from cardtable.app.settings import Settings
from cardtable.core.cards import make_card, parse_cards
from cardtable.store.places import DIRECTORY_VARIABLE
from cardtable.ui.help.pages import rule_page, title
from cardtable.words.cards import card_name, card_names, card_sign, joined, value_name
from cardtable.words.forms import word
from cardtable.words.mark import fill
from tests import pseudo

SEVEN = make_card(7, 2)


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where languages are dropped in."""
    monkeypatch.setenv(DIRECTORY_VARIABLE, str(tmp_path))
    folder = tmp_path / "languages"
    folder.mkdir()
    return folder


def describe(place: Path, code: str, text: str) -> None:
    (place / code).mkdir()
    (place / code / "language.toml").write_text(text, encoding="utf-8")
    pseudo.look_again()


def test_the_complete_languages_come_first_and_swedish_has_begun() -> None:
    assert tuple(languages()) == (*LANGUAGES, "sv")
    assert refused() == []
    for code in LANGUAGES:
        assert languages()[code].words.is_file()
        assert languages()[code].text("rules", "glossary.html", 1 << 18)


def test_a_dropped_in_language_is_found_with_all_its_parts(place: Path, translation: Translation) -> None:
    own = pseudo.drop(place)
    pseudo.look_again()
    language = languages()[pseudo.CODE]
    assert (language.name, language.letters, language.folder) == (pseudo.NAME, pseudo.LETTERS, own)
    assert spoken_best(["eo", "de"]) == "eo"
    translation.switch("eo")
    assert translation.language == "eo"
    assert QCoreApplication.translate("EveningDialog", "Matches") == pseudo.pseudo("Matches")
    assert [QCoreApplication.translate("Scores", "%n card(s)", "", number) for number in (1, 2)] == [
        pseudo.pseudo("%n card(s)").replace("%n", number) for number in "12"
    ]
    assert Settings().card_theme("eo").letters == pseudo.LETTERS
    assert card_sign(make_card(12, 0)) == "♠R"
    assert title(rule_page("piquet.points", "eo")) == "⟦Piquet⟧"


def test_what_a_language_lacks_is_english(place: Path, translation: Translation) -> None:
    describe(place, "nn", 'name = "Nynorsk"\nletters = ["E", "Kn", "D", "K"]\n')
    translation.switch("nn")
    assert translation.language == "nn"
    assert card_name(SEVEN) == "seven of diamonds"
    assert [QCoreApplication.translate("Scores", "%n card(s)", "", number) for number in (1, 2)] == [
        "1 card",
        "2 cards",
    ]
    assert title(rule_page("piquet.points", "nn")) == title(rule_page("piquet.points", "en"))


def test_the_swedes_words_of_the_table(translation: Translation) -> None:
    """The rule pages are not written yet; what is said at the table of the games from there is."""
    translation.switch("sv")
    assert card_names(parse_cards("7D QS")) == "rutersjua och spaderdam"
    assert card_sign(make_card(11, 1)) == "♥Kn"
    assert QCoreApplication.translate("Speech", "Sweep!") == "Tabbe!"
    assert QCoreApplication.translate("Scores", "Big Casino, ♦10") == "Storan, ♦10"
    assert QCoreApplication.translate("Piquet", "quint major") == "kvint major"
    assert QCoreApplication.translate("Speech", "{name} marks the king of trumps.") == "{name} markerar trumfkungen."
    assert spoken_best(["sv-SE"]) == "sv", "it is spoken to whoever’s computer prefers it, unfinished as it is"


def test_cards_have_the_cases_of_the_language(place: Path, translation: Translation) -> None:
    """As Finnish puts a card into a case where English says “with”, and in a list each of its cards."""
    describe(
        place,
        "fi",
        """
        name = "Suomi"
        letters = ["A", "J", "Q", "K"]
        [forms.adessive]
        seven = "seiskalla"
        diamonds = "ruutu"
        nine = "ysillä"
        "the {rank} of {suit}" = "{suit}{rank}"
        """,
    )
    translation.switch("fi")
    both = card_names([SEVEN, make_card(9, 2)])
    assert both == "the seven of diamonds and the nine of diamonds"
    assert f"{both:adessive}" == "ruutuseiskalla and ruutuysillä"
    assert fill("{value:adessive}, {card:adessive}, {name:adessive}", {"value": value_name(9), "name": "Anna"}) == (
        "ysillä, …, Anna"
    ), "what is missing or cannot be declined stays as it is"
    translation.switch("en")
    assert f"{card_names([SEVEN]):adessive}" == "the seven of diamonds"


def test_words_of_the_window_stand_in_every_case_as_they_are(place: Path, translation: Translation) -> None:
    describe(place, "fi", 'name = "Suomi"\nletters = ["A", "J", "Q", "K"]\n[forms.x]\nseven = "seiskaa"\n')
    translation.switch("fi")
    shown = joined([QCoreApplication.translate("Cards", "hearts"), "Anna", word("Values", "seven")])
    assert (shown, f"{shown:x}") == ("hearts, Anna and seven", "hearts, Anna and seiskaa")


@pytest.mark.parametrize(
    ("code", "text", "reason"),
    [
        ("xx", "name = ", "not_toml: Invalid value"),
        ("xx", 'letters = ["A", "B", "C", "D"]', "wrong: name"),
        ("xx", 'name = "X"\nletters = ["A", "B", "C"]', "wrong: letters"),
        ("xx", 'name = "X"\nletters = ["A", "B", "C", "☃"]', "wrong: letters"),
        ("xx", 'name = "X"\nletters = ["A", "B", "C", "D"]\nforms = {a = 3}', "wrong: forms"),
        ("xx", 'name = "X"\nletters = ["A", "B", "C", "D"]\nbegun = "yes"', "wrong: begun"),
        ("xx", 'name = "X"\nletters = ["A", "B", "C", "D"]\ncolour = "red"', "unknown: colour"),
        ("klingon", 'name = "X"\nletters = ["A", "B", "C", "D"]', "language_code: klingon"),
        ("xx", "\0" * 300_000, "too_large: "),
    ],
)
def test_a_bad_one_is_refused_with_its_reason_and_the_others_stay(
    place: Path, code: str, text: str, reason: str
) -> None:
    describe(place, "nn", 'name = "Nynorsk"\nletters = ["E", "Kn", "D", "K"]')
    describe(place, code, text)
    assert set(languages()) == {*LANGUAGES, "sv", "nn"}
    (refusal,) = refused()
    assert refusal.code == "bad_language"
    assert "{reason}: {text}".format(**refusal.parameters).startswith(reason)
    assert code in str(refusal.parameters["file"])


def test_languages_need_no_qt() -> None:
    code = (
        "import sys, cardtable.app.languages as l; l.languages(); assert not [m for m in sys.modules if 'PySide' in m]"
    )
    subprocess.run([sys.executable, "-c", code], check=True)
