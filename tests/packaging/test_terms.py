"""The list of terms: the words keep to it, and what does not is found."""

from __future__ import annotations

from pathlib import Path

import pytest

import terms
import translations

LISTED = terms.read()
MESSAGES = [
    (entry.message.source, entry.forms) for entry in translations.entries(translations.FOLDER / "cardtable_de.ts")
]
PAGES = [page.relative_to(terms.PAGES / "en").with_suffix("").as_posix() for page in terms.PAGES.glob("en/**/*.html")]


def test_the_words_keep_to_the_list() -> None:
    assert list(translations.term_errors()) == []


def test_no_term_and_no_exception_is_left_over() -> None:
    """A term is used, and an exception is of a text that there is and that would be wrong without it."""
    sources = [source for source, _ in MESSAGES]
    for term in LISTED.terms:
        assert any(term.english.search(source.replace("&", "")) for source in sources) or term.heading, term.english
        for exception in term.exceptions:
            assert any(name.startswith(exception) for name in (*sources, *PAGES)), exception


@pytest.mark.parametrize(
    ("source", "german", "found"),
    [
        ("The match is over.", "Das Match ist zu Ende.", "'match' without"),
        ("The party is over.", "Die Partie ist zu Ende.", "'Partie' without"),
        ("Deal from the talon.", "Vom Talon geben.", "'talon' is never said; it is 'stock'"),
        ("How many?", "Wieviel?", "'Wieviel' is never said; it is 'Wie viel'"),
        ("&Build {sweep}", "&Stapel {Kehraus}", None),
        ("Saved games", "Gespeicherte Partien", None),
        ("Settings…", "Einstellungen …", "n …' is not as German is printed"),
        ("Settings…", "Einstellungen\N{NO-BREAK SPACE}…", None),
        ("Good.", '"Gut."', "is not as German is printed"),
    ],
)
def test_a_message_with_another_word_is_found(source: str, german: str, found: str | None) -> None:
    errors = list(terms.in_messages(LISTED, [(source, (german,))]))
    assert found is None if not errors else found is not None and any(found in error for error in errors)


def test_a_page_and_a_heading_with_another_word_are_found(tmp_path: Path) -> None:
    for language, page, heading in (
        ("en", "The gallery may bet.</td><td>10</td><td>pique", "Elder"),
        ("de", "Die Zuschauer wetten.</td><td>10</td><td>Sechziger", "Alte Hand"),
    ):
        folder = tmp_path / language
        folder.mkdir()
        (folder / "page.html").write_text(f"<p>{page} <i>Talon</i></p>", encoding="utf-8")
        headings = [
            f'<h3><a name="{term.heading}"></a>{heading}</h3>' for term in LISTED.terms if term.heading == "elder"
        ]
        (folder / "glossary.html").write_text("\n".join(headings), encoding="utf-8")
    assert list(terms.in_pages(LISTED, tmp_path)) == ["page.html: 'gallery' without '(?:Galerie)'"]
    assert "de/glossary.html#elder: 'Alte Hand' is not '(?:Vorhand)'" in list(terms.in_glossary(LISTED, tmp_path))
