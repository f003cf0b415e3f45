"""What packages and rule books tell of how many rule sets there are, held to the registry."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from cardtable.games.registry import VARIANTS

ROOT = Path(__file__).resolve().parents[2]
WORDS = {
    3: ("three", "drei"),
    4: ("four", "vier"),
    5: ("five", "fünf"),
    8: ("eight", "acht"),
    9: ("nine", "neun"),
    10: ("ten", "zehn"),
    11: ("eleven", "elf"),
    12: ("twelve", "zwölf"),
    13: ("thirteen", "dreizehn"),
    14: ("fourteen", "vierzehn"),
    15: ("fifteen", "fünfzehn"),
}
"""English and German words of the numbers that there may be."""
FAMILIES = ("casino", "piquet", "ecarte")
"""The families, in the order in which packages speak of them."""
NUMBERS = Counter(variant.id.partition(".")[0] for variant in VARIANTS)


def told(text: str) -> list[str]:
    """Return the words before each “rule sets” or “Regelwerke”."""
    return re.findall(r"(\w+)\s+(?:rule\s+sets|Regelwerke)", text)


def paragraphs() -> list[tuple[str, int]]:
    """Return the texts of packages that tell of rule sets, each with the place of its language in ``WORDS``."""
    control = (ROOT / "packaging/debian/control.in").read_text(encoding="utf-8")
    notes = (ROOT / "packaging/linux/metainfo.xml.in").read_text(encoding="utf-8").splitlines()
    english = [line for line in notes if "<p>The Casino family" in line]
    german = [line for line in notes if '<p xml:lang="de">Die Familie des Casinos' in line]
    return [(text, 0) for text in (control.partition(" .\n")[0], *english)] + [(text, 1) for text in german]


def test_packages_tell_how_many_rule_sets_there_are() -> None:
    texts = paragraphs()
    assert [language for _, language in texts] == [0, 0, 1]
    for text, language in texts:
        assert told(text) == [WORDS[NUMBERS[family]][language] for family in FAMILIES], text


@pytest.mark.parametrize("family", FAMILIES)
def test_each_rule_book_tells_how_many_rule_sets_it_holds(family: str) -> None:
    book = (ROOT / f"cardtable/games/{family}/RULES.md").read_text(encoding="utf-8")
    assert f"What the {WORDS[NUMBERS[family]][0]} rule sets play" in book
