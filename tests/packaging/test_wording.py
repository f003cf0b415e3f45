"""The list of words: the texts keep to it, and each kind of wording is found where it stands and nowhere else."""

from __future__ import annotations

from pathlib import Path

import pytest

import translations
import wording

LISTED = wording.read()
PAGES = "resources/rules/{language}/*.html"
EXAMPLES = [(kind, language, text) for kind in LISTED.kinds for language in kind.found for text in kind.found[language]]


def test_the_texts_keep_to_the_list() -> None:
    assert list(translations.word_errors()) == []


@pytest.mark.parametrize(("kind", "language", "text"), EXAMPLES, ids=[text for _, _, text in EXAMPLES])
def test_what_was_once_said_so_is_found(kind: wording.Kind, language: str, text: str) -> None:
    assert kind.patterns[language].search(text)


@pytest.mark.parametrize("kind", LISTED.kinds, ids=[kind.reason for kind in LISTED.kinds])
def test_a_kind_is_tried_in_each_of_its_languages_and_finds_nothing_in_what_is_fine(kind: wording.Kind) -> None:
    assert {language for language in kind.found if kind.found[language]} == set(kind.patterns)
    assert kind.fine
    for text in kind.fine:
        assert not any(pattern.search(text) for pattern in kind.patterns.values()), text


@pytest.fixture
def listed(tmp_path: Path) -> wording.Wording:
    """A list with one kind, for the pages of a folder in which sentences have five words at most."""
    file = tmp_path / "words.toml"
    file.write_text(
        f'[place.pages]\nfiles = ["{PAGES}", "*_{{language}}.toml", "{{language}}.ts"]\nwords = {{ en = 5, de = 6 }}\n'
        '[[kind]]\nreason = "say you"\nen = \'\\b[Ww]hoever\\b\'\nfound = ["Whoever"]\nfine = ["You"]\n',
        encoding="utf-8",
    )
    return wording.read(file)


def faults(listed: wording.Wording, root: Path, file: str, text: str) -> list[str]:
    path = root / file
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    return list(wording.errors(listed, root))


@pytest.mark.parametrize(
    ("html", "found"),
    [
        ("<p>You lead.</p>", 0),
        ("<p>Whoever <b>leads</b>.</p>", 1),
        ("<!-- Whoever --><p>Old books say <i>whoever leads</i>.</p>", 0),
        ('<p><img src="cards:AS" alt="Whoever holds it."></p>', 1),
        ('<p>You lead. <a name="whoever"></a>You win.</p>', 0),
        ("<p>One two three four five.</p><p>One two three.</p>", 0),
        ("<p>One two three four <b>five</b> six.</p>", 1),
        ("<p>One two three: four five six.</p>", 0),
    ],
)
def test_pages_are_read_element_by_element(listed: wording.Wording, tmp_path: Path, html: str, found: int) -> None:
    errors = faults(listed, tmp_path, "resources/rules/en/page.html", html)
    assert len(errors) == found
    assert all(error.startswith("resources/rules/en/page.html: ") for error in errors)


def test_lessons_and_messages_can_be_taken_in(listed: wording.Wording, tmp_path: Path) -> None:
    lesson = '[deal]\nsay = "Whoever leads."\nlinks = { elder = "Elder" }\nmore = ["One two three four five six."]\n'
    assert len(faults(listed, tmp_path, "pair_en.toml", lesson)) == 2
    (tmp_path / "pair_en.toml").unlink()
    message = '<TS language="de"><message><source>Whoever</source><translation>{}</translation></message></TS>'
    assert len(faults(listed, tmp_path, "en.ts", message.format("Eins zwei drei vier fünf sechs sieben."))) == 1
    (tmp_path / "en.ts").unlink()
    assert len(faults(listed, tmp_path, "de.ts", message.format("Eins zwei drei vier fünf sechs sieben."))) == 1
