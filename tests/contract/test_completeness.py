"""Every registered variant has its texts and its rule pages; that it has a golden playthrough is tested there."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from cardtable.app.i18n import LANGUAGES
from cardtable.app.resources import resource_path
from cardtable.core.events import Announced, Event, PointsMarked
from cardtable.core.rules import Variant
from cardtable.games.registry import VARIANTS
from cardtable.ui.game_views.game_view import game_view_of
from cardtable.words.families import has_words, words_of
from cardtable.words.mark import in_words
from tests.contract.setups import SETUPS, Setup, walk, whole

KINDS = list(VARIANTS)


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.id)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_variant_has_a_rule_page(kind: Variant, language: str) -> None:
    page = resource_path("rules", language, f"{kind.id}.html")
    assert page.is_file()
    assert len(page.read_text(encoding="utf-8")) > 200


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.id)
def test_every_variant_and_every_option_has_words(kind: Variant) -> None:
    assert has_words(kind.id)
    for players in kind.players:
        for option in kind.options(players):
            assert words_of(kind.family).has_option(option), option.name


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.id)
def test_every_variant_says_what_it_takes(kind: Variant) -> None:
    assert kind.minutes > 0
    assert kind.demand in (1, 2, 3)


def deals(setup: Setup) -> Iterator[tuple[list[Event], list[str]]]:
    """Yield the events and the codes of the score lines of some deals."""
    for seed in range(91, 95):
        state, events = whole(setup, seed)
        yield events, [line.code for line in state.lines()]


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_whatever_happens_has_words(setup: Setup) -> None:
    """All codes of events and score lines have words, and are among the codes that the family declares."""
    words = words_of(setup.family.name)
    for events, codes in deals(setup):
        codes += [event.line.code for event in events if isinstance(event, PointsMarked)]
        said = {event.code for event in events if isinstance(event, Announced)}
        assert {code for code in codes if not words.has_title(code)} == set()
        assert {code for code in said if not words.has_speech(code)} == set()
        assert set(codes) <= set(setup.family.lines)
        assert said <= set(setup.family.said)


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_every_zone_has_a_place_on_the_table_and_words(setup: Setup) -> None:
    face, names = game_view_of(setup.family.name), ("Anna", "Björn", "Christina", "David", "Emilia", "Friedrich")
    used = {zone for state, _ in walk(setup, 92) for seat in setup.seats for zone in state.zones(seat)}
    assert {zone.name for zone in used} <= set(face.places)
    for zone in used:
        assert face.words.zone(zone, names, names) not in ("", in_words(zone.name)) or zone.name == "stock"
