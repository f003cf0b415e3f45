"""What stands on name plates besides names, for every rule set and every number of persons."""

from __future__ import annotations

import random

import pytest

from cardtable.core.company import Company
from cardtable.core.events import Announced, DealBegan, Event
from cardtable.core.record import SeatEntry
from cardtable.core.rules import OptionValue
from cardtable.core.scores import parameters
from cardtable.core.state import Standing
from cardtable.core.view import SeatView
from cardtable.games.ecarte.codes import Said
from cardtable.games.ecarte.evening import Evening
from cardtable.games.registry import VARIANTS, variant
from cardtable.session.session import Session
from cardtable.words.families import words_of
from cardtable.words.seat_parts import partnership

NAMES = ("Anna", "Björn", "Clara", "David", "Eva", "Finn")


def parts(kind: str, persons: int, viewer: int = 0, **options: OptionValue) -> list[str]:
    """What the plates of the first deal say, if Anna deals it."""
    seats = [SeatEntry(name) for name in NAMES[:persons]]
    session = Session.begin(variant(kind).rule_set(persons, options), seats, random.Random(1), first_dealer=0)
    session.begin_deal()
    words, before, view = words_of(session.family.name), session.standing_before(0), session.view(max(viewer, 0))
    return [words.part(session.rule_set, before, view, seat, NAMES, session.sides, viewer) for seat in range(persons)]


PAIRS = ["with Clara", "with David", "your partner", "with Björn"]
ALONE = ["casino.swedish", "casino.overspader", "casino.mulle_sassersson", "casino.kryp"]
TOGETHER = [
    "casino.mulle_glimne",
    "casino.finnish",
    "casino.classic",
    "casino.berlin1810",
    "casino.royal",
    "casino.zwicker",
    "piquet.robber",
]


@pytest.mark.parametrize("kind", TOGETHER)
def test_at_a_table_of_four_partners_are_named(kind: str) -> None:
    assert parts(kind, 4) == PAIRS


@pytest.mark.parametrize("kind", ALONE)
def test_who_plays_alone_has_a_name_only(kind: str) -> None:
    assert parts(kind, 4) == [""] * 4


def test_partners_who_were_agreed_on_are_named() -> None:
    assert parts("casino.kryp", 4, partners=True) == PAIRS


@pytest.mark.parametrize("viewer", [1, -1])
def test_only_the_person_at_the_bottom_is_addressed(viewer: int) -> None:
    expected = {1: ["with Clara", "with David", "with Anna", "your partner"], -1: [*PAIRS[:2], "with Anna", PAIRS[3]]}
    assert parts("casino.royal", 4, viewer) == expected[viewer]


def test_three_on_a_side_are_all_named() -> None:
    assert partnership([(0, 2, 4), (1, 3, 5)], 2, 0, NAMES) == "with Anna and Eva"


@pytest.mark.parametrize("kind", ["ecarte.chouette", "piquet.chouette"])
@pytest.mark.parametrize("persons", [3, 4, 5, 6])
def test_a_chouette_has_its_box_its_captain_and_its_company(kind: str, persons: int) -> None:
    said = parts(kind, persons)
    assert sorted(said) == sorted(["has the box", "plays for all", *["in the company"] * (persons - 2)])


@pytest.mark.parametrize(("kind", "most"), [("ecarte.rotation", 6), ("piquet.kings", 5)])
def test_who_looks_on_is_told_who_enters_next(kind: str, most: int) -> None:
    for persons in range(3, most + 1):
        said = parts(kind, persons)
        assert sorted(said) == sorted(["", "", "enters next", *["watching"] * (persons - 3)])


@pytest.mark.parametrize("kind", [one.id for one in VARIANTS if 2 in one.players])
def test_two_need_no_more_than_their_names(kind: str) -> None:
    assert parts(kind, 2) == ["", ""]


def test_whoever_has_won_and_left_is_told_so() -> None:
    standing = Company(left=1).kept_in(Standing((0, 0, 0), 0, 1))
    view = SeatView.fold(0, [DealBegan(1, 0, 3, 32)])
    rule_set = variant("piquet.norman").rule_set(3)
    assert words_of("piquet").part(rule_set, standing, view, 1, NAMES, ((0,), (1,), (2,)), 0) == "has won and left"


def test_a_bet_stands_on_the_plate_of_who_laid_it() -> None:
    rule_set = variant("ecarte.rotation").rule_set(3)
    standing = Evening.begin(3, 0).kept_in(Standing((0, 0, 0), 0, 0))
    said: list[Event] = [DealBegan(0, 0, 3, 32), Announced(2, Said.BET, parameters(on=1, units=3))]
    view = SeatView.fold(0, said)
    sides = ((0,), (1,), (2,))
    words = words_of("ecarte")
    assert words.part(rule_set, standing, view, 2, NAMES, sides, 0) == "3 on Björn"
    assert words.part(rule_set, standing, view, 1, NAMES, sides, 0) == ""


@pytest.mark.parametrize(("kind", "persons"), [("piquet.norman", 3), ("piquet.robber", 4)])
def test_the_banner_says_who_leads_where_more_than_two_play(kind: str, persons: int) -> None:
    seats = [SeatEntry(name) for name in NAMES[:persons]]
    session = Session.begin(variant(kind).rule_set(persons), seats, random.Random(1), first_dealer=0)
    session.begin_deal()
    # Cards go round to the right, and elder hand is the first who gets any.
    leader = persons - 1
    said = words_of("piquet").situation(session.rule_set, session.standing_before(0), session.view(leader), NAMES)
    assert f"{NAMES[leader]} is elder hand" in said
    said = words_of("piquet").situation(session.rule_set, session.standing_before(0), session.view(0), NAMES)
    assert f"{NAMES[leader]} is elder hand" in said
