"""The sources of the rules, sentence by sentence: each is played by a ruling, agreed on by an option, told on a page,
or left out with a reason (``tests/sources``).
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import NamedTuple

import pytest

from cardtable.app.resources import resource_path
from cardtable.games.registry import variant
from tests.test_rules_book import option_rows, rulings

FOLDER = Path(__file__).parent / "sources"
BOOKS = {"casino": "casino", "ecarte": "ecarte", "piquet": "piquet", "piquet_1888": "piquet"}
"""Each source with the family whose ``RULES.md`` has its rulings."""
SENTENCES = {"casino": 281, "ecarte": 68, "piquet": 230, "piquet_1888": 45}
"""How many sentences each source has, headings and captions among them: counted in the sources themselves."""
LEFT_OUT = "-"
CITES = {
    "casino": re.compile(
        r"“(?:Geben|Spiel der Karten|Tabbe \(Kehraus\)|Spielende|Wertung|Varianten|NB|Fangwert[^”]*|Mulle/\w+|Finnland|"
        r"Lurch|Spiel zu dritt)”[.:;,]"
    ),
    "ecarte": re.compile(r"“(?:Ecarte|Spielregeln)”[.:;]"),
    "piquet": re.compile(
        r"“(?:Die Partie|Das Kartengeben|Das Kaufen|Das Ansagen|Der Rummel|Die Sequenzen|Die Kunststücke|Das Zählen|"
        r"Der Neunziger|Der Sechziger|Rote Karte|Weiße Karte|Das Bedienen|Die Berechnung|Königspiquet|Räuberpiquet|"
        r"Normannisches Piquet)”[.:;,]"
    ),
    "piquet_1888": re.compile(r"\bMeyers 1888(?:: [^.]*)?[.;]|“Ergänzungen”[.:;]"),
}
"""How a ruling cites the source for what it says."""


class Sentence(NamedTuple):
    """A sentence of a source by its first words."""

    places: tuple[str, ...]
    text: str
    reason: str


def sentences(source: str) -> list[Sentence]:
    lines = (FOLDER / f"{source}.tsv").read_text(encoding="utf-8").splitlines()
    rows = [line.split("\t") for line in lines if not line.startswith("#")]
    return [Sentence(tuple(row[0].split()), row[1], row[2] if len(row) > 2 else "") for row in rows]


def exists(place: str, family: str) -> bool:
    """Whether a ruling, an option in back quotes, a rule set or a page in both languages is there."""
    if place.startswith("set:"):
        return variant(place.removeprefix("set:")).family == family
    if place.startswith("page:"):
        name = f"{place.removeprefix('page:')}.html"
        return all(resource_path("rules", language, name).is_file() for language in ("de", "en"))
    return place.strip("`") in option_rows(family) if place.startswith("`") else place in rulings(family)


def test_every_source_is_read_by_these_tests() -> None:
    assert {file.stem for file in FOLDER.iterdir()} == set(BOOKS)


@pytest.mark.parametrize("source", BOOKS)
def test_every_sentence_has_a_place_or_a_reason(source: str) -> None:
    found = sentences(source)
    assert len(found) == SENTENCES[source]
    # Each is named by a beginning of its own, so that none stands for another.
    assert len({one.text for one in found}) > 0.9 * len(found)
    for one in found:
        if one.places == (LEFT_OUT,):
            assert one.reason, one.text
        else:
            assert one.places, one.text
            assert [place for place in one.places if not exists(place, BOOKS[source])] == [], one.text


@pytest.mark.parametrize("source", BOOKS)
def test_every_ruling_that_cites_a_source_has_a_sentence_of_it(source: str) -> None:
    named = {place for one in sentences(source) for place in one.places}
    citing = {number for number, text in rulings(BOOKS[source]).items() if CITES[source].search(" ".join(text.split()))}
    assert len(citing) > 5
    assert citing - named == set()
