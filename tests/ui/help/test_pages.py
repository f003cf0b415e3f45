"""The rule pages: complete, alike in both languages, and right about the captures they show."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from cardtable.app import languages
from cardtable.app.i18n import Translation
from cardtable.app.resources import resource_path, translations_path
from cardtable.core.markers import counters
from cardtable.core.rules import OptionValue
from cardtable.games.casino.captures import can_capture
from cardtable.games.casino.happenings import Huts
from cardtable.games.casino.variants import VARIANTS, casino_rules
from cardtable.games.registry import VARIANTS as REGISTERED
from cardtable.games.registry import family_of
from cardtable.ui.help import pages
from cardtable.ui.help.diagrams import card_row
from cardtable.words.families import variant_name
from tests.ui.help.reading import LANGUAGES, PICTURE, pictures, tables

NAMES = pages.listed()
OF_ALL = pages.OF_ALL
CASINO, ECARTE, PIQUET = (
    [variant.id for variant in REGISTERED if variant.family == family] for family in ("casino", "ecarte", "piquet")
)
COMMON_ANCHORS = [
    "overview", "deal", "values", "capture", "sweep", "end", "scoring", "partie", "counters", "options", "questions",
    "tactics",
]  # fmt: skip
ECARTE_ANCHORS = [
    "overview", "deal", "trump", "propose", "exchange", "king", "play", "scoring", "penalties", "partie", "counters",
    "gallery", "options", "questions", "tactics", "faults",
]  # fmt: skip
PIQUET_ANCHORS = [
    "overview", "cards", "deal", "carte_blanche", "exchange", "declare", "point", "sequences", "sets", "count",
    "repique", "pique", "play", "cards_majority", "capot", "carte_rouge", "scoring", "partie", "settlement", "options",
    "questions", "faults", "tactics", "conversation",
]  # fmt: skip
LINK = re.compile(r'href="([^"]*)"')
ONE_PACK_MAJORITIES = {
    "casino.swedish", "casino.finnish", "casino.berlin1810", "casino.classic", "casino.royal",
}  # fmt: skip
MEANT = {
    "balance": {"casino.finnish"},
    "beat": set(PIQUET) - {"piquet.norman", "piquet.old36"},
    "cards": ONE_PACK_MAJORITIES | {"casino.house", "casino.overspader", "casino.zwicker", "casino.zwicker_jensen"},
    "command": set(PIQUET) - {"piquet.robber", "piquet.old36"},
    "covered": {"ecarte.rotation"},
    "deal": {*CASINO, *ECARTE, *PIQUET},
    "difference": {"casino.berlin1810", "casino.classic", "casino.royal"},
    "ecarte_point": set(ECARTE),
    "enter": {"ecarte.rotation"},
    "evening_round": {"ecarte.rotation"},
    "full": set(PIQUET) - {"piquet.old36"},
    "king": {"piquet.kings"},
    "party": {*CASINO, "piquet.robber"} - {"casino.kryp", "casino.zwicker", "casino.zwicker_jensen"},
    "point": set(PIQUET),
    "raise": {"casino.mulle_glimne", "casino.royal"},
    "round": set(CASINO),
    "set": set(CASINO),
    "spades": ONE_PACK_MAJORITIES | {"casino.house", "casino.mulle_sassersson"},
    "stands": set(PIQUET),
    "strokes": set(CASINO) - {"casino.classic"},
    "table": set(CASINO),
    "the_cards": set(PIQUET),
    "value": set(CASINO) - {"casino.royal", "casino.kryp"},
}
"""The rule sets in whose pages an ordinary word means what the glossary says: the king that looks on and not the card,
the cards that are the most tricks and not those in the hand. In the others it stays without a link.
"""


def both() -> Iterator[tuple[str, str]]:
    return ((name, language) for name in NAMES for language in LANGUAGES)


every_page = pytest.mark.parametrize(("name", "language"), list(both()))


def test_every_rule_set_of_the_catalogue_has_a_page_and_there_is_a_glossary() -> None:
    assert [variant.id for variant in REGISTERED] + list(OF_ALL) == NAMES


class _Named(NamedTuple):
    id: str


@pytest.mark.parametrize("language", LANGUAGES)
def test_only_pages_of_rule_sets_that_can_be_played_are_offered(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    registered = {variant.id for variant in REGISTERED}
    assert pages.available(language) == [name for name in NAMES if name in registered or name in OF_ALL]
    monkeypatch.setattr(pages, "VARIANTS", (_Named("ecarte"), _Named("casino.finnish"), _Named("unheard.of")))
    assert pages.available(language) == ["ecarte", "casino.finnish", *OF_ALL]
    monkeypatch.setattr(pages, "VARIANTS", ())
    assert pages.available(language) == list(OF_ALL)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_in_a_folder_is_listed_and_every_fragment_is_used(language: str) -> None:
    folder = resource_path("rules", language)
    assert sorted(path.stem for path in folder.glob("*.html")) == sorted(NAMES)
    used = {
        name for path in folder.rglob("*.html") for name in re.findall(r"include (\S+) -->", path.read_text("utf-8"))
    }
    assert used == {path.relative_to(folder).as_posix() for path in folder.glob("*/*.html")}


def anchors(html: str) -> list[str]:
    """The names of all anchors, in the order of the page."""
    return re.findall(r'<a\s+name="([^"]+)"', html)


@every_page
def test_a_page_is_whole(name: str, language: str) -> None:
    html = pages.rule_page(name, language)
    assert f'<html lang="{language}">' in html
    assert "<!-- include" not in html
    assert pages.title(html)
    assert f"<h1>{pages.title(html)}</h1>" in html
    names = anchors(html)
    assert len(names) == len(set(names))
    assert len(pages.sections(html)) == html.count("<h2>") > 2
    assert all(section.heading for section in pages.sections(html))


@pytest.mark.parametrize("name", [name for name in NAMES if name not in OF_ALL])
def test_a_page_is_called_what_the_rule_set_is_called(name: str, translation: Translation) -> None:
    for language in LANGUAGES:
        translation.switch(language)
        assert pages.title(pages.rule_page(name, language)) == variant_name(name)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_that_helps_to_choose_knows_every_game(language: str) -> None:
    (rows,) = tables(pages.rule_page(pages.CHOOSING, language))
    told = [(row[0], [int(number) for number in re.findall(r"\d+", row[1])], int(row[2])) for row in rows[1:]]
    assert told == [
        (
            pages.title(pages.rule_page(one.id, language)),
            sorted({min(one.players), max(one.players)}),
            one.minutes,
        )
        for one in REGISTERED
    ]
    assert len({(variant.demand, row[3]) for variant, row in zip(REGISTERED, rows[1:], strict=True)}) == 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_set_has_its_sources(language: str) -> None:
    html = pages.rule_page(pages.SOURCES, language)
    assert set(LINK.findall(html)) == set(NAMES) - set(OF_ALL)


ORIGINALS = ("casino.swedish", "ecarte", "piquet.points")
"""The rule sets from which the others of their families are told."""


def marks(name: str, language: str) -> dict[str, int]:
    """How many rules of each part of a page are marked as otherwise."""
    html = pages.rule_page(name, language)
    compared = pages.compared(html, pages.rule_page(pages.sister(html), language))
    pieces = re.split(r'<h2><a name="(\w+)"></a>', compared)
    assert pages.OTHERWISE in pieces[0]  # it is said once what the sign means
    return {part: text.count(pages.OTHERWISE) for part, text in zip(pieces[1::2], pieces[2::2], strict=True)}


@pytest.mark.parametrize("name", [one.id for one in REGISTERED if one.id not in ORIGINALS])
def test_what_differs_from_the_sister_rule_set_is_marked_alike_in_both_languages(name: str) -> None:
    sisters = {pages.sister(pages.rule_page(name, language)) for language in LANGUAGES}
    (sister,) = sisters
    assert sister != name
    assert sister.partition(".")[0] == name.partition(".")[0]
    german, english = (marks(name, language) for language in LANGUAGES)
    assert german == english
    assert sum(german.values()) > 2


def test_every_sister_leads_back_to_where_a_family_is_told_from() -> None:
    for one in REGISTERED:
        name = one.id
        for _ in range(4):
            name = pages.sister(pages.rule_page(name, "en")) or name
        assert name in ORIGINALS


def test_rules_are_marked_and_neither_examples_nor_advice_nor_what_both_have() -> None:
    here, there = (
        '<p class="sister">≠ <a href="other">Other</a></p>'
        f'<h2><a name="overview"></a>About</h2><p>{name}</p>'
        f'<h2><a name="deal"></a>Deal</h2>\n<p>The same in <b>both</b>.</p><p>Only {name}.</p>'
        f'<table class="example"><tr><td>\n<p>Example {name}</p>\n</td></tr></table>'
        f"<ul><li>Also {name}</li><li>Alike</li></ul>"
        f'<table class="facts"><tr><th>{name}</th></tr><tr><td>{name}</td><td>2</td></tr>'
        f"<tr><td>King</td><td>13</td>{'<td>13</td>' * (name == 'here')}</tr></table>"
        f'<h2><a name="tactics"></a>Advice</h2><p>Advice {name}</p>'
        for name in ("here", "there")
    )
    assert pages.sister(here) == "other"
    compared = pages.compared(here, there)
    sign = '<span class="otherwise">≠</span>\N{NO-BREAK SPACE}'
    assert compared.replace(sign, "") == here
    assert [text.partition("<")[0] for text in compared.split(sign)[1:]] == ["Only here.", "Also here", "here"]
    assert sign not in pages.compared(here, here)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", [one.id for one in REGISTERED])
def test_every_word_of_the_glossary_has_a_link_where_it_is_first_used(name: str, language: str) -> None:
    html, glossary = (pages.rule_page(page, language) for page in (name, pages.GLOSSARY))
    linked = pages.linked(html, glossary)
    assert re.sub(r"</?a\b[^>]*>", "", linked) == re.sub(r"</?a\b[^>]*>", "", html)
    assert not re.search(r"<a\b[^>]*>(?:(?!</a>).)*<a\b", linked, re.DOTALL)
    there = set(re.findall(r'href="glossary#(\w+)"', linked))
    said = re.sub(r"<(h[1-3]|th|title|i|a)\b[^>]*>.*?</\1>|<[^>]+>", " ", html, flags=re.DOTALL)
    for anchor, heading in re.findall(r'<h3><a name="(\w+)"></a>(.*?)</h3>', glossary):
        used = any(re.search(rf"(?<![\w-]){re.escape(word.strip())}(?![\w-])", said) for word in heading.split(","))
        assert not used or anchor in there | pages.ORDINARY, heading
    assert pages.linked(linked, glossary) == linked


def test_a_word_with_two_meanings_is_linked_where_it_means_what_the_glossary_says_and_nowhere_else() -> None:
    assert set(MEANT) == pages.ORDINARY
    for language in LANGUAGES:
        glossary = pages.rule_page(pages.GLOSSARY, language)
        linked = {one.id: pages.linked(pages.rule_page(one.id, language), glossary) for one in REGISTERED}
        for word, rule_sets in MEANT.items():
            assert {name for name, html in linked.items() if f'href="glossary#{word}"' in html} == rule_sets, word


def test_a_word_is_linked_once_and_not_in_headings_links_or_other_words() -> None:
    glossary = (
        '<h3><a name="trick"></a>Trick</h3><h3><a name="stock"></a>Stock, talon</h3><h3><a name="king"></a>King</h3>'
    )
    html = (
        '<h2><a name="x"></a>Tricks</h2><p>A trickster, a <a href="y">trick</a>, <i>trick</i>. Two tricks, a trick.</p>'
        "<p>The talon, the stock, the king.</p>"
    )
    assert pages.linked(html, glossary) == html.replace(
        "Two tricks,", 'Two <a href="glossary#trick">tricks</a>,'
    ).replace("The talon", 'The <a href="glossary#stock">talon</a>')


@every_page
def test_tags_are_balanced_and_carry_no_looks(name: str, language: str) -> None:
    html = pages.rule_page(name, language)
    open_tags: list[str] = []
    for closing, tag, rest in re.findall(r"<(/?)([a-z][a-z0-9]*)([^>]*)>", html):
        assert not re.search(r"\b(style|color|face|size|width|bgcolor)=", rest), rest
        if tag in ("meta", "img", "br"):
            continue
        if closing:
            assert open_tags.pop() == tag
        else:
            open_tags.append(tag)
    assert not open_tags


@pytest.mark.parametrize("name", NAMES)
def test_both_languages_have_the_same_anchors_and_the_same_pictures(name: str) -> None:
    german, english = (pages.rule_page(name, language) for language in LANGUAGES)
    assert german != english
    assert anchors(german) == anchors(english)
    assert pictures(german) == pictures(english)
    assert german.count("<li>") == english.count("<li>")
    assert german.count("<tr>") == english.count("<tr>")


LEAD = re.compile(r'<p class="lead">(.*?)</p>', re.DOTALL)
NUMBERS = {"two": 2, "three": 3, "four": 4, "five": 5, "six": 6}
NUMBER = re.compile(rf"\b({'|'.join(NUMBERS)})\b")


def players_of_lead(lead: str) -> tuple[int, ...]:
    """How many play, in the order in which the first line of an English page says so."""
    who = re.sub(r"\b[io]n two \w+|of whom two play.*", "", lead.partition("·")[0].lower())
    found = [NUMBERS[word] for word in NUMBER.findall(who)]
    return tuple(range(found[0], found[1] + 1)) if " to " in who else tuple(found)


@pytest.mark.parametrize("name", [variant.id for variant in REGISTERED])
def test_the_first_line_says_who_plays_with_how_many_cards_and_to_what(name: str) -> None:
    (lead,) = LEAD.findall(pages.rule_page(name, "en"))
    kind = REGISTERED[name]
    assert players_of_lead(lead) == kind.players
    cards = [int(number) for number in re.findall(r"(\d+) cards", lead)]
    assert cards == [len(family_of(name).pack(kind.rule_set(kind.players[0])))]
    for target in re.findall(r"matches? of (\d+|five) points", lead):
        told = NUMBERS.get(target) or int(target)
        options = kind.rule_set(kind.players[0]).options
        assert options.get("target", FIVE_POINTS) == told


FIVE_POINTS = 5
"""What an Écarté is played to, which nobody agrees on."""


def own_anchors(name: str) -> set[str]:
    """The parts that a rule page of Casino has because of what its rules know besides."""
    variant = next(one for one in VARIANTS if one.id == name)
    rules = casino_rules(variant.rule_set(variant.players[0]))
    known = {
        "mulle": rules.score.mulles is not None,
        "build": rules.building,
        "stack": bool(rules.stacks_to),
        "huts": isinstance(rules.score.sweeps, Huts),
        "lurch": rules.lurch,
    }
    return {anchor for anchor, there in known.items() if there}


@pytest.mark.parametrize("name", CASINO)
def test_a_rule_page_has_the_anchors_that_the_table_asks_for(name: str) -> None:
    found = anchors(pages.rule_page(name, "de"))
    assert set(found) == set(COMMON_ANCHORS) | own_anchors(name)
    assert [anchor for anchor in found if anchor in COMMON_ANCHORS] == COMMON_ANCHORS


@pytest.mark.parametrize("name", ECARTE + PIQUET)
def test_a_page_of_another_family_has_the_anchors_that_the_table_asks_for(name: str) -> None:
    wanted = ECARTE_ANCHORS if name in ECARTE else PIQUET_ANCHORS
    assert anchors(pages.rule_page(name, "de")) == wanted


@every_page
def test_every_picture_can_be_drawn_and_is_told_in_words(name: str, language: str) -> None:
    html = pages.rule_page(name, language)
    assert html.count("<img") == len(PICTURE.findall(html))
    for kind, text in pictures(html):
        assert kind in ("cards", "german", "counters")
        if kind != "counters":
            assert card_row(text).cards
        else:
            counters(int(text))


@every_page
def test_every_link_leads_somewhere(name: str, language: str) -> None:
    for link in LINK.findall(pages.rule_page(name, language)):
        page, _, anchor = link.partition("#")
        assert page == "" or page in NAMES, link
        if anchor:
            assert anchor in anchors(pages.rule_page(page or name, language)), link


@pytest.mark.parametrize("language", LANGUAGES)
def test_typography(language: str) -> None:
    for path in resource_path("rules", language).rglob("*.html"):
        text = re.sub(r"<[^>]*>", "", path.read_text("utf-8"))
        assert not re.search(r"""["']""", text), path.name
        assert not re.search(r"\s-\s", text), path.name
        if language == "de":
            assert text.count("„") == text.count("“"), path.name
            assert not re.search(r"\b(daß|muß|Grosse|heisst|schliesst)\b", text), path.name


def example_captures(name: str) -> Iterator[tuple[str, tuple[int, ...], int, tuple[int, ...]]]:
    """The pictures of a page that show a capture: anchor of the part, table, played card, captured cards."""
    html = pages.rule_page(name, "en")
    parts = re.split(r'<a name="(\w+)"></a>', html)
    for anchor, part in zip(parts[1::2], parts[2::2], strict=True):
        for kind, text in pictures(part):
            before, arrow, after = text.partition(">")
            table, gap, hand = before.partition("|")
            if kind == "cards" and arrow and gap and anchor != "build":
                on_table = [card for card, _ in card_row(table).cards]
                in_hand = [card for card, _ in card_row(hand).cards]
                result = [card for card, _ in card_row(after).cards]
                played = [card for card in in_hand if card in result]
                assert len(played) == 1, text
                result.remove(played[0])
                assert all(card in on_table for card in result), text
                yield anchor, tuple(on_table), played[0], tuple(result)


@pytest.mark.parametrize("name", CASINO)
def test_the_captures_that_a_page_shows_are_legal_under_its_rules(name: str) -> None:
    variant = next(one for one in VARIANTS if one.id == name)
    wanted: dict[str, OptionValue] = {"double_use": "both", "double_values": True, "jokers": True}
    shown = list(example_captures(name))
    assert len(shown) >= 3
    for anchor, table, played, captured in shown:
        makes = variant.rule_set(variant.players[0])
        if anchor == "options":
            makes = variant.rule_set(variant.players[0], {k: v for k, v in wanted.items() if k in makes.options})
        rules = casino_rules(makes)
        if anchor == "end" and len(table) == 2:
            # The rest of the table falls to the last capturer without being captured.
            captured = captured[:-1]
        values = [rules.table_values[card] for card in captured]
        assert can_capture(values, rules.hand_values[played], rules.both_values), (anchor, played, captured)


NOTHING_FITS = "5S 7H 9D QC | 2C+8D+TH+KD"


def test_where_a_page_says_that_nothing_can_be_captured_nothing_can() -> None:
    shows_it = [name for name in CASINO if ("cards", NOTHING_FITS) in pictures(pages.rule_page(name, "en"))]
    assert shows_it
    table, _, hand = NOTHING_FITS.partition("|")
    for name in shows_it:
        variant = next(one for one in VARIANTS if one.id == name)
        rules = casino_rules(variant.rule_set(variant.players[0]))
        loose = [rules.table_values[card] for card, _ in card_row(table).cards]
        for card, _ in card_row(hand).cards:
            for chosen in range(1, 1 << len(loose)):
                part = [values for index, values in enumerate(loose) if chosen >> index & 1]
                assert not can_capture(part, rules.hand_values[card], rules.both_values), name


def test_a_language_without_pages_falls_back_to_english() -> None:
    assert pages.rule_page("casino.swedish", "sv") == pages.rule_page("casino.swedish", "en")
    assert pages.available("sv") == pages.available("en")


@pytest.mark.parametrize("name", ["", "casino.unknown", "../pages", "casino/deal", "/etc/passwd"])
def test_an_unknown_page_is_refused_by_code(name: str) -> None:
    with pytest.raises(pages.RulePageError) as caught:
        pages.rule_page(name, "de")
    assert isinstance(caught.value, LookupError)
    assert caught.value.code == "no_rule_page"
    assert caught.value.parameters == {"page": name, "language": "de"}


def test_a_missing_fragment_and_one_within_itself_are_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "rules" / "en"
    (folder / "parts").mkdir(parents=True)
    (folder / "gap.html").write_text("<!-- include parts/nowhere.html -->", "utf-8")
    (folder / "above.html").write_text("<!-- include ../../secret -->", "utf-8")
    (folder / "round.html").write_text("<!-- include parts/a.html -->", "utf-8")
    (folder / "nested.html").write_text("x<!-- include parts/c.html -->z", "utf-8")
    (folder / "parts" / "a.html").write_text("<!-- include parts/b.html -->", "utf-8")
    (folder / "parts" / "b.html").write_text("<!-- include parts/a.html -->", "utf-8")
    (folder / "parts" / "c.html").write_text("<!-- include parts/d.html -->\n", "utf-8")
    (folder / "parts" / "d.html").write_text("y\n", "utf-8")
    (tmp_path / "secret").write_text("secret", "utf-8")
    monkeypatch.setattr(languages, "resource_path", tmp_path.joinpath)
    assert pages.rule_page("nested", "en") == "xyz"
    for name, code in (("gap", "no_fragment"), ("above", "no_fragment"), ("round", "fragment_within_itself")):
        with pytest.raises(pages.RulePageError) as caught:
            pages.rule_page(name, "en")
        assert caught.value.code == code


def test_the_loader_needs_no_qt() -> None:
    script = (
        "import sys; from cardtable.ui.help import diagrams, pages;"
        "assert pages.available('de'); assert not any(name.startswith('PySide6') for name in sys.modules)"
    )
    subprocess.run([sys.executable, "-c", script], check=True, cwd=Path(__file__).parents[3])


def test_resources_lie_in_the_checkout_or_inside_the_package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from cardtable.app import resources

    assert resource_path("rules", "en", "glossary.html").is_file()
    package = tmp_path / "cardtable"
    package.mkdir()
    monkeypatch.setattr(resources, "_PACKAGE", package)
    assert resource_path("rules") == tmp_path / "resources" / "rules"
    assert translations_path() == tmp_path / "translations"
    (package / "resources").mkdir()
    (package / "translations").mkdir()
    assert resource_path("rules", "de") == package / "resources" / "rules" / "de"
    assert translations_path() == package / "translations"
