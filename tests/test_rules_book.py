"""The RULES.md of each family names what exists: tests, options with their defaults, rule sets, rulings."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import lru_cache
from itertools import pairwise
from pathlib import Path

import pytest

import cardtable
from cardtable.core.rules import Option, OptionValue, Variant
from cardtable.games.registry import VARIANTS

PACKAGE = Path(cardtable.__file__).parent
TESTS = Path(__file__).parent
FAMILIES = {variant.family: variant.family[0].upper() for variant in VARIANTS}
"""Each family with the letter of its rulings."""
RULING = re.compile(r"^\* \*\*([A-Z]\d+)\*\* ", re.MULTILINE)
NAMED_TEST = re.compile(r"`([\w/]*(?:\.py)?)::(test_\w+)`")
CITED = re.compile(r"RULES\.md, ((?:[A-Z]\d+(?:–|,\s+(?:and\s+)?|\s+and\s+|\s+to\s+)?)+)")


@lru_cache
def book(family: str) -> str:
    return (PACKAGE / "games" / family / "RULES.md").read_text(encoding="utf-8")


def rulings(family: str) -> dict[str, str]:
    """The number of each ruling with its text."""
    ends = re.compile(r"^(?:\* \*\*|#|\|)|\n\n", re.MULTILINE)
    found = {}
    for match in RULING.finditer(book(family)):
        end = ends.search(book(family), match.end())
        assert match[1] not in found, f"{match[1]} stands twice"
        found[match[1]] = book(family)[match.end() : end.start() if end else None]
    return found


def named_tests(family: str, text: str) -> Iterator[tuple[Path, str]]:
    """The tests that ``text`` names; without a file, they stand in the one named before."""
    file = None
    for name, test in NAMED_TEST.findall(text):
        if name:
            file = TESTS.parent / name if name.startswith("tests/") else TESTS / "games" / family / name
        assert file is not None, f"no file for {test}"
        yield file, test


@lru_cache
def functions_in(file: Path) -> frozenset[str]:
    tree = ast.parse(file.read_text(encoding="utf-8"))
    return frozenset(node.name for node in tree.body if isinstance(node, ast.FunctionDef))


@lru_cache
def option_rows(family: str) -> dict[str, list[str]]:
    """The cells of the table of options, by the name of the option: in, values, default, meaning, source."""
    table = book(family).partition("\n## Options\n")[2].partition("\n## ")[0]
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in table.splitlines() if line[:3] == "| `"]
    assert all(len(cells) == 6 and all(cells) for cells in rows)
    return {cells[0].strip("`"): cells[1:] for cells in rows}


def short(variant: Variant) -> str:
    return variant.id.rpartition(".")[2]


def options_of(family: str) -> Iterator[tuple[Variant, int, Option]]:
    for variant in VARIANTS:
        if variant.family == family:
            for players in variant.players:
                for option in variant.options(players):
                    yield variant, players, option


def spoken(value: OptionValue) -> str:
    return {True: "on", False: "off"}[value] if isinstance(value, bool) else str(value)


@pytest.mark.parametrize("family", FAMILIES)
def test_every_ruling_names_tests_that_exist(family: str) -> None:
    found = rulings(family)
    assert len(found) > 20
    for number, text in found.items():
        assert list(named_tests(family, text)), f"{number} names no test"
    missing = [
        f"{file.name}::{test}" for file, test in named_tests(family, book(family)) if test not in functions_in(file)
    ]
    assert missing == []


@pytest.mark.parametrize("family", FAMILIES)
def test_rulings_are_numbered_in_order_with_the_letter_of_the_family(family: str) -> None:
    numbers = list(rulings(family))
    assert {number[0] for number in numbers} == {FAMILIES[family]}
    values = [int(number[1:]) for number in numbers]
    assert values == sorted(values)


@pytest.mark.parametrize("variant", list(VARIANTS), ids=lambda variant: variant.id)
def test_every_rule_set_is_described_with_its_rulings(variant: Variant) -> None:
    text = book(variant.family).partition(f"\n### `{variant.id}`\n")[2].partition("\n#")[0]
    assert text.strip()
    for number in re.findall(rf"\b{FAMILIES[variant.family]}\d+\b", text):
        assert number in rulings(variant.family)


@pytest.mark.parametrize("family", FAMILIES)
def test_the_table_of_options_has_every_option_and_no_other(family: str) -> None:
    rows = option_rows(family)
    assert set(rows) == {option.name for _, _, option in options_of(family)}
    everywhere = {short(variant) for variant in VARIANTS if variant.family == family}
    for name, (where, *_) in rows.items():
        named = set(re.findall(r"`(\w+)`", where))
        assert named <= everywhere
        described = everywhere - named if where.startswith("all") else named
        assert described == {short(variant) for variant, _, option in options_of(family) if option.name == name}, name


@pytest.mark.parametrize("family", FAMILIES)
def test_values_and_defaults_are_those_of_the_registry(family: str) -> None:
    names = {short(variant) for variant in VARIANTS if variant.family == family}
    for variant, players, option in options_of(family):
        _, values, default, *_ = option_rows(family)[option.name]
        tokens = re.findall(r"`([\w/]+)`", default)
        told = {tokens[0]: tokens[1]} if tokens[0] in names else {"": tokens[0]}
        told |= {name: value for name, value in pairwise(tokens) if name.partition("/")[0] in names}
        for name in (f"{short(variant)}/{players}", short(variant), ""):
            if name in told:
                assert told[name] == spoken(option.default), (variant.id, option.name)
                break
        else:
            pytest.fail(f"{variant.id} has no default for {option.name}")
        if isinstance(option.default, bool):
            expected = {"on", "off"}
        elif isinstance(option.default, int):
            assert values == f"{option.minimum}–{option.maximum}", (variant.id, option.name)
            continue
        else:
            # With another number of players, or at another rule set, there can be others.
            expected = {choice for _, _, one in options_of(family) if one.name == option.name for choice in one.choices}
        assert set(re.findall(r"`(\w+)`", values)) == expected, (variant.id, option.name)


def test_every_ruling_that_is_cited_exists() -> None:
    known = {number for family in FAMILIES for number in rulings(family)}
    cited = [
        (file.relative_to(TESTS.parent), number)
        for root in (PACKAGE, TESTS)
        for file in sorted(root.rglob("*.py"))
        for told in CITED.findall(file.read_text(encoding="utf-8"))
        for number in re.findall(r"[A-Z]\d+", told)
    ]
    assert [one for one in cited if one[1] not in known] == []


def test_the_page_is_no_list_of_a_books_own_sentences() -> None:
    """What is cited is named by headings: nothing longer than a few words stands between quotation marks."""
    for family in FAMILIES:
        for quoted in re.findall(r"“([^”]*)”", book(family)):
            assert len(quoted.split()) <= 5, quoted
