"""The game in two minutes, with which the page of each rule set begins, and what people argue about."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from PySide6.QtGui import QPdfWriter
from PySide6.QtPrintSupport import QPrintPreviewDialog
from pytestqt.qtbot import QtBot

from cardtable.app.resources import resource_path
from cardtable.core.cards import Card, parse_cards
from cardtable.games.casino.captures import can_capture
from cardtable.games.casino.variants import casino_rules
from cardtable.games.registry import VARIANTS, variant
from cardtable.ui.cards.pictures import CardPictures
from cardtable.ui.help import pages
from cardtable.ui.help.printing import page_on_paper, print_page
from cardtable.ui.help.viewer import RuleViewer
from cardtable.ui.look.page_layout import page_layout
from tests.games.piquet.worth import all_declared
from tests.ui.help.reading import LANGUAGES, card_pictures, cards_of, parts, plain, tables

NAMES = [one.id for one in VARIANTS]
LABEL = re.compile(r"<p><b>([^<]+)\.</b>")
FIRST_AND_LAST = {"en": ("Aim", "End"), "de": ("Ziel", "Ende")}
WORDS = 330
"""The most words that can be read, with the table, in little more than two minutes."""

every_page = pytest.mark.parametrize(("name", "language"), [(name, one) for name in NAMES for one in LANGUAGES])
every_language = pytest.mark.parametrize("language", LANGUAGES)


def label(cell: str) -> str:
    """What a line of a table scores for, without what is added in brackets or behind a comma or a colon."""
    return re.split(r"[,:]| \(", cell)[0].strip()


@every_page
def test_a_page_begins_with_enough_to_play(name: str, language: str) -> None:
    html = pages.rule_page(name, language)
    assert pages.sections(html)[0].anchor == pages.BRIEF
    short = parts(html)[pages.BRIEF]
    labels = LABEL.findall(short)
    assert (labels[0], labels[-1]) == FIRST_AND_LAST[language]
    assert len(labels) >= 5
    assert len(tables(short)) == 1
    assert len(plain(short).split()) <= WORDS


@every_page
def test_what_scores_in_two_minutes_scores_in_the_rules(name: str, language: str) -> None:
    page = parts(pages.rule_page(name, language))
    ((*brief,),) = tables(page[pages.BRIEF])
    rules = {label(row[0]): row[1] for row in (row for table in tables(page["scoring"]) for row in table)}
    assert brief
    for row in brief:
        assert rules.get(label(row[0])) == row[1], row


@every_language
def test_the_hand_that_is_shown_scores_what_is_said(language: str) -> None:
    short = parts(pages.rule_page("piquet.points", language))[pages.BRIEF]
    (row,) = card_pictures(short)
    assert all_declared(cards_of(row)) == [5, 4, 3]
    said = short.split("</p>\n<p>")
    assert any([int(one) for one in re.findall(r"\b\d\b", plain(text))] == [5, 4, 3] for text in said)


@every_page
def test_it_is_printed_on_one_sheet(name: str, language: str, pictures: CardPictures, tmp_path: Path) -> None:
    file = tmp_path / "brief.pdf"
    writer = QPdfWriter(str(file))
    writer.setPageLayout(page_layout())
    print_page(pictures, name, language, writer, brief=True)
    del writer
    assert len(re.findall(rb"/Type\s*/Page\b", file.read_bytes())) == 1


def test_the_rest_of_a_page_begins_on_another_sheet(qtbot: QtBot, pictures: CardPictures) -> None:
    browser = page_on_paper(pictures, "casino.swedish", "en")
    qtbot.addWidget(browser)
    document = browser.document()
    blocks = [document.findBlockByNumber(number) for number in range(document.blockCount())]
    begins = [block.text() for block in blocks if block.blockFormat().pageBreakPolicy().value]
    assert begins == ["Dealing"]


def test_a_page_of_no_rule_set_has_no_game_in_two_minutes() -> None:
    assert all(pages.brief(pages.rule_page(name, "en")) == "" for name in pages.OF_ALL)
    short = pages.brief(pages.rule_page("casino.royal", "en"))
    assert pages.title(short) == "Royal Casino"
    assert [one.anchor for one in pages.sections(short)] == [pages.BRIEF]
    assert pages.OTHERWISE not in short


def test_it_is_printed_by_key_from_the_window_of_the_rules(qtbot: QtBot, pictures: CardPictures) -> None:
    viewer = RuleViewer(pictures, "de")
    qtbot.addWidget(viewer)
    viewer.show_page("glossary")
    assert not viewer.print_brief.isEnabled()
    viewer.show_page("ecarte")
    assert viewer.print_brief.isEnabled()
    assert viewer.print_brief.shortcut().toString() == "Ctrl+Shift+P"
    viewer.print_brief.trigger()
    (dialog,) = viewer.findChildren(QPrintPreviewDialog)
    assert dialog.isVisible()
    dialog.close()


@every_page
def test_a_page_answers_what_people_argue_about_and_says_where_it_is_from(name: str, language: str) -> None:
    part = parts(pages.rule_page(name, language))["questions"]
    asked = re.findall(r"<h3>(.*?)</h3>\s*<p>(.*?)</p>", part, re.DOTALL)
    assert len(asked) >= 2
    for question, answer in asked:
        assert question.rstrip().endswith("?"), question
        assert "(" in answer or re.search(r"\b[Bb]ooks?\b|[Bb]üche|Regelbuch|Hoyle", answer), answer


def captured(name: str, played: str, *sets: str) -> bool:
    """Whether the card captures all the cards of the sets at once, each of them adding up to its value."""
    kind = variant(name)
    rules = casino_rules(kind.rule_set(kind.players[0]))
    (card,) = parse_cards(played)
    taken: list[Card] = [one for group in sets for one in parse_cards(group)]
    return can_capture([rules.table_values[one] for one in taken], rules.hand_values[card], rules.both_values)


def having(fragment: str) -> list[str]:
    """The rule sets on whose pages a fragment stands."""
    texts = {name: resource_path("rules", "en", f"{name}.html").read_text("utf-8") for name in NAMES}
    return [name for name, text in texts.items() if f"include {fragment}.html" in text]


def test_an_eight_takes_five_of_six_cards_in_two_ways_and_never_all() -> None:
    names = having("casino/questions_eight")
    assert len(names) > 5
    for name in names:
        assert captured(name, "8S", "8C", "6C 2C", "5C 3C")
        assert captured(name, "8S", "8C", "5C 2C AC")
        assert not captured(name, "8S", "8C 6C 5C 3C 2C AC")


def test_an_ace_takes_two_aces_a_five_and_an_eight_where_the_page_says_so() -> None:
    names = having("casino/questions_two_values")
    assert len(names) > 2
    assert all(captured(name, "AS", "AC 5C 8C", "AD") for name in names)


def test_an_ace_takes_no_ace_alone_where_the_page_says_so() -> None:
    names = having("casino/questions_high_ace")
    assert len(names) > 2
    for name in names:
        assert not captured(name, "AS", "AC")
        assert captured(name, "AS", "AC KC")


def test_big_casino_takes_its_twin_with_a_six_where_the_page_says_so() -> None:
    assert captured("casino.mulle_glimne", "TD", "TD 6C")
    assert not captured("casino.mulle_glimne", "TD", "TD")
