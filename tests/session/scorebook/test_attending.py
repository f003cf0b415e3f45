"""Persons come, go and pause on a sheet that has begun; the accounts are worked out by hand."""

from __future__ import annotations

import json

import pytest

from cardtable.core.errors import CodedError, RecordError
from cardtable.core.sheets.categories import Cell, EntryError
from cardtable.games.entry import FREE_TEMPLATES
from cardtable.session.scorebook.book import ScoreSheet
from cardtable.session.scorebook.evening import evening_accounts
from cardtable.session.scorebook.exchange import sheet_from_text, sheet_to_text
from cardtable.session.scorebook.model import DealEntry, EndEntry, PersonEntry, SheetSetup

ANNA, BJORN, CLARA, DORA = range(4)
NAMES = ("Anna", "Björn", "Clara")


def sheet_of(kind: str, *names: str, **options: bool | int | str) -> ScoreSheet:
    return ScoreSheet(SheetSetup(kind, names or NAMES, options, evening="Friday"))


def template(game: str, *names: str) -> ScoreSheet:
    columns, options = FREE_TEMPLATES[game]
    return sheet_of("free", *(names or ("Anna", "Björn", "Clara", "David")[:columns]), **options)


def total(sheet: ScoreSheet, half_first: int | None = None, **points: int) -> None:
    """Enter a deal of a sheet that is kept by totals, of persons by their names; ``half_first`` marks who was first at
    half the target or at the target.
    """
    names = sheet.setup.names
    cells = [Cell("total", names.index(name.capitalize()), str(one)) for name, one in points.items()]
    if half_first is not None:
        cells.append(Cell("half_first", half_first, "1"))
    sheet.add(DealEntry(tuple(cells), "totals"))


def ecarte_match(sheet: ScoreSheet, winner: int) -> None:
    """Enter a match that one of the players wins with 2 + 2 + 1 points."""
    for tricks in (5, 5, 3):
        sheet.add(DealEntry((Cell("tricks", winner, str(tricks)),), "by_category"))


def refusal_of(sheet: ScoreSheet, entry: PersonEntry) -> str:
    with pytest.raises(EntryError) as refused:
        sheet.add(entry)
    return refused.value.code


def test_skat_who_comes_pays_and_is_paid_from_then_on() -> None:
    sheet = template("Skat")
    total(sheet, anna=72)
    assert sheet.accounts() == (144, -72, -72)
    sheet.come("Dora")
    assert sheet.accounts() == (144, -72, -72, 0)
    # Of four each of the others owes Björn 24.
    total(sheet, björn=24)
    assert sheet.accounts() == (120, 0, -96, -24)
    sheet.go(ANNA)
    # Anna has gone with what she has; the other two owe Clara 10 each.
    total(sheet, clara=10)
    assert sheet.accounts() == (120, -10, -76, -34)
    # What she had in points is still there when she comes back, and nothing of it is paid for again.
    sheet.come("Anna")
    assert sheet.standing.points == (72, 24, 10, 0)
    assert sheet.accounts() == (120, -10, -76, -34)
    (account,) = evening_accounts((sheet,))
    assert [person.amount for person in account.persons] == [12000, -1000, -7600, -3400]


def test_who_comes_deals_after_somebody_and_who_has_gone_is_passed_over() -> None:
    sheet = template("Skat")
    sheet.come("Dora", after=ANNA)
    dealt = []
    for _ in range(5):
        dealt.append(sheet.next_standing.dealer)
        total(sheet, clara=1)
    assert dealt == [ANNA, DORA, BJORN, CLARA, ANNA]
    assert sheet.next_standing.dealer == DORA
    sheet.go(DORA)
    assert sheet.next_standing.dealer == BJORN
    sheet.go(CLARA)
    total(sheet, anna=1)
    assert sheet.next_standing.dealer == ANNA


def test_nothing_is_entered_for_who_is_away() -> None:
    sheet = template("Skat")
    sheet.go(CLARA)
    assert sheet.rules.playing(sheet.next_standing) == (ANNA, BJORN)
    with pytest.raises(EntryError) as refused:
        total(sheet, clara=5)
    assert refused.value.code == "not_for_this_party"


def test_doppelkopf_deals_add_up_among_those_who_are_there() -> None:
    sheet = template("Doppelkopf")
    sheet.come("Emil")
    sheet.go(ANNA)
    total(sheet, björn=3, clara=3, david=-3)
    assert sheet.standing.points == (0, 3, 3, -3, -3)


def test_hearts_who_comes_late_begins_with_points_and_who_has_gone_pays_nothing() -> None:
    options = {**FREE_TEMPLATES["Hearts"][1], "whole": 0}
    sheet = sheet_of("free", "Anna", "Björn", "Clara", "David", **options)
    total(sheet, anna=26, björn=60, clara=10, david=8)
    sheet.come("Emil", points=60)
    assert sheet.standing.points == (26, 60, 10, 8, 60)
    sheet.go(DORA)
    total(sheet, anna=1, björn=0, clara=0, emil=45)
    # Emil has a hundred and five. David, who has gone, has fewest of all and wins nothing; Clara is paid by three.
    assert sheet.rows[-1].winners == (CLARA,)
    assert sheet.accounts() == (-1, -1, 3, 0, -1)
    assert sheet.matches_played() == (1, 1, 1, 0, 1)
    # The next match is begun by those who are there, from nothing.
    assert sheet.next_standing.points == (0, 0, 0, 0, 0)
    assert sheet.rules.playing(sheet.next_standing) == (ANNA, BJORN, CLARA, 4)


@pytest.mark.parametrize("lowest", [False, True])
def test_into_a_kitty_who_comes_owes_nothing_yet_and_who_goes_nothing_more(lowest: bool) -> None:
    sign = -1 if lowest else 1
    sheet = sheet_of("free", pay="points", kitty=True, lowest=lowest)
    total(sheet, anna=sign * 50, björn=sign * 30)
    assert sheet.accounts() == (0, -20, -50)
    sheet.come("Dora")
    assert sheet.accounts() == (0, -20, -50, 0)
    total(sheet, dora=sign * 5)
    # Dora has come to 55, as it were.
    assert sheet.accounts() == (-5, -25, -55, 0)
    sheet.go(CLARA)
    sheet.go(DORA)
    # What was lost to Dora is owed though she has gone.
    assert sheet.accounts() == (-5, -25, -55, 0)
    total(sheet, anna=sign * 15)
    assert sheet.accounts() == (0, -35, -55, 0)
    sheet.come("Clara")
    assert sheet.accounts() == (0, -35, -55, 0)
    total(sheet, björn=sign * 50)
    # Björn has 80, Anna 65; Clara lacks 15 more than she did.
    assert sheet.accounts() == (-15, 0, -70, 0)


def test_ecarte_who_comes_during_a_match_waits_for_the_next_and_a_round_is_longer() -> None:
    sheet = sheet_of("ecarte.rotation")
    sheet.add(DealEntry((Cell("tricks", ANNA, "5"),), "by_category"))
    sheet.come("Dora")
    assert sheet.there == (ANNA, BJORN, CLARA, DORA)
    assert sheet.rules.there(sheet.next_standing) == (ANNA, BJORN, CLARA)
    sheet.add(DealEntry((Cell("tricks", ANNA, "5"),), "by_category"))
    sheet.add(DealEntry((Cell("tricks", ANNA, "3"),), "by_category"))
    assert [row.winners for row in sheet.rows] == [(), (), (), (ANNA,)]
    # Dora came before Björn lost.
    assert sheet.rules.there(sheet.next_standing) == (ANNA, CLARA, DORA, BJORN)
    ecarte_match(sheet, CLARA)
    ecarte_match(sheet, CLARA)
    # Of four, three matches are a round (E39).
    assert sheet.standing.over
    assert sheet.accounts() == (0, -1, 2, -1)
    assert sheet.matches_won() == (1, 0, 2, 0)


def test_a_chouette_of_six_is_joined_by_two_and_by_nobody_else() -> None:
    sheet = sheet_of("ecarte.chouette", *NAMES, "Dora", "Emil", "Fritz", parties=16)
    sheet.come("Greta")
    sheet.come("Hans")
    with pytest.raises(EntryError) as refused:
        sheet.come("Ida")
    assert refused.value.code == "no_more_persons"
    assert len(sheet.there) == 8
    banker, captain = sheet.rules.playing(sheet.next_standing)
    ecarte_match(sheet, banker)
    # Each of the company of seven pays one, and its captain goes to its end.
    assert sheet.accounts() == tuple(7 if seat == banker else -1 for seat in range(8))
    next_banker, next_captain = sheet.rules.playing(sheet.next_standing)
    assert (next_banker, sheet.rules.there(sheet.next_standing)[-1]) == (banker, captain)
    ecarte_match(sheet, next_captain)
    assert sheet.accounts() == (0,) * 8


def test_ecarte_a_player_leaves_when_his_match_is_over_and_the_next_takes_his_seat() -> None:
    sheet = sheet_of("ecarte.rotation", *NAMES, "Dora", length="parties", parties=20)
    sheet.add(DealEntry((Cell("tricks", BJORN, "5"),), "by_category"))
    sheet.go(BJORN)
    assert sheet.rules.playing(sheet.next_standing) == (ANNA, BJORN)
    sheet.add(DealEntry((Cell("tricks", BJORN, "5"),), "by_category"))
    sheet.add(DealEntry((Cell("tricks", BJORN, "3"),), "by_category"))
    # Björn has won against Anna, who gives her seat to Clara; Björn gives his to Dora, and Clara, who is left, deals.
    assert set(sheet.rules.playing(sheet.next_standing)) == {CLARA, DORA}
    assert sheet.next_standing.dealer == CLARA
    assert sheet.accounts() == (-1, 1, 0, 0)
    sheet.go(ANNA)
    ecarte_match(sheet, DORA)
    # Two are left, who play on.
    assert set(sheet.rules.playing(sheet.next_standing)) == {CLARA, DORA}
    assert refusal_of(sheet, PersonEntry(DORA, False)) == "two_stay"
    sheet.come("Björn")
    ecarte_match(sheet, DORA)
    assert set(sheet.rules.playing(sheet.next_standing)) == {DORA, BJORN}
    assert sheet.accounts() == (-1, 1, -2, 2)


def test_kings_who_comes_during_a_match_is_no_king_of_it() -> None:
    sheet = sheet_of("piquet.kings")
    total(sheet, anna=20, björn=60)
    sheet.come("Dora")
    total(sheet, anna=10, björn=45)
    # Anna has fewer than fifty: double to the winner and to the one king.
    assert sheet.accounts() == (-4, 2, 2, 0)
    # The king that was plays the winner; the loser and Dora are kings.
    assert set(sheet.rules.playing(sheet.next_standing)) == {BJORN, CLARA}
    total(sheet, björn=60, clara=20)
    # Clara had fifty before Björn had a hundred.
    total(sheet, half_first=CLARA, björn=41, clara=35)
    assert sheet.accounts() == (-3, 3, -1, 1)
    assert set(sheet.rules.playing(sheet.next_standing)) == {BJORN, DORA}


def test_kings_a_round_is_as_long_as_those_make_it_who_are_there() -> None:
    sheet = sheet_of("piquet.kings")
    sheet.go(CLARA)
    total(sheet, anna=60, björn=50)
    total(sheet, anna=41, björn=30)
    # Two have met each other in one match.
    assert sheet.standing.over
    assert sheet.rules.there(sheet.next_standing) == (ANNA, BJORN)


def test_in_a_fixed_order_nobody_comes_or_goes() -> None:
    sheet = sheet_of("piquet.kings", *NAMES, "Dora", order="ab_bc_cd_da_ac_bd")
    assert not sheet.rules.room
    assert refusal_of(sheet, PersonEntry(DORA, False)) == "persons_stay"


def test_chouette_the_captain_takes_the_box_of_who_leaves() -> None:
    sheet = sheet_of("piquet.chouette", *NAMES, "Dora")
    total(sheet, anna=60, björn=55)
    total(sheet, anna=41, björn=40)
    # The box has won: each of the three pays one stake.
    assert sheet.accounts() == (3, -1, -1, -1)
    sheet.go(ANNA)
    assert sheet.next_standing.dealer == CLARA
    total(sheet, clara=60, dora=50)
    total(sheet, clara=41, dora=45)
    # Clara has the box and is paid by Dora and Björn; Anna has no part in it.
    assert sheet.accounts() == (3, -2, 1, -2)


@pytest.mark.parametrize(
    ("kind", "options"),
    [("ecarte", {}), ("casino.swedish", {}), ("piquet.norman", {}), ("piquet.robber", {}), ("free", {"sides": True})],
)
def test_where_persons_belong_together_nobody_comes_or_goes(kind: str, options: dict[str, bool]) -> None:
    players = {"piquet.norman": 3, "piquet.robber": 4, "free": 4}.get(kind, 2)
    sheet = sheet_of(kind, *(*NAMES, "Dora")[:players], **options)
    with pytest.raises(EntryError) as refused:
        sheet.come("Emil")
    assert refused.value.code == "persons_stay"
    assert refusal_of(sheet, PersonEntry(ANNA, False)) == "persons_stay"
    assert sheet.log == []


def test_what_cannot_be_is_refused() -> None:
    sheet = template("Skat")
    assert refusal_of(sheet, PersonEntry(ANNA, True)) == "is_there_already"
    sheet.go(ANNA)
    assert refusal_of(sheet, PersonEntry(ANNA, False)) == "is_not_there"
    assert refusal_of(sheet, PersonEntry(BJORN, False)) == "two_stay"
    sheet.come("Anna")
    for number in range(5):
        sheet.come(f"Guest {number}")
    with pytest.raises(EntryError) as refused:
        sheet.come("One more")
    assert refused.value.code == "no_more_persons"
    assert len(sheet.setup.names) == 8


def test_a_name_is_on_the_sheet_as_long_as_something_is_about_it() -> None:
    sheet = template("Skat")
    sheet.come("Dora")
    assert sheet.setup.names[3:] == ("Dora",)
    sheet.undo()
    assert not sheet.setup.names[3:]
    sheet.redo()
    total(sheet, dora=5)
    sheet.remove(0)
    # Her deal cannot be counted any more, and is kept.
    assert sheet.setup.names[3:] == ("Dora",)
    assert sheet.rows[0].error is not None
    sheet.undo()
    assert sheet.standing.points == (0, 0, 0, 5)
    sheet.remove(1)
    sheet.remove(0)
    assert not sheet.setup.names[3:]
    sheet.undo()
    sheet.undo()
    assert sheet.standing.points == (0, 0, 0, 5)


def test_somebody_who_was_forgotten_comes_where_he_came() -> None:
    sheet = template("Skat")
    total(sheet, anna=10)
    total(sheet, anna=10)
    sheet.come("Dora", position=1)
    assert sheet.accounts() == (20 + 30, -20, -20, -10)


def test_names_and_options_are_corrected_where_somebody_has_come() -> None:
    sheet = template("Skat")
    sheet.come("Dorra")
    total(sheet, dorra=5)
    setup = sheet.setup
    sheet.agree(SheetSetup("free", (*NAMES, "Dora"), {**setup.options, "lowest": True}, evening="Friday"))
    assert sheet.accounts() == (5, 5, 5, -15)


def test_a_match_that_is_ended_before_its_time_lets_who_is_due_come() -> None:
    sheet = sheet_of("ecarte.rotation")
    sheet.add(DealEntry((Cell("tricks", ANNA, "5"),), "by_category"))
    sheet.come("Dora")
    sheet.go(ANNA)
    sheet.add(EndEntry())
    assert set(sheet.rules.there(sheet.next_standing)) == {BJORN, CLARA, DORA}
    assert [result.winners for result in sheet.results] == [()]


def test_a_file_keeps_who_has_come_and_gone() -> None:
    sheet = ScoreSheet(template("Skat").setup, ruled=None)
    total(sheet, anna=72)
    assert json.loads(sheet_to_text(sheet))["version"] == 1
    sheet.come("Dora", points=5, after=ANNA, who="Clara", when="2026-11-20T22:00:00+00:00")
    total(sheet, dora=1)
    sheet.go(ANNA)
    sheet.undo()
    text = sheet_to_text(sheet)
    document = json.loads(text)
    assert document["version"] == 3
    assert document["setup"]["names"] == list(NAMES)
    assert document["log"][1]["entry"] == {"entry": "comes", "seat": DORA, "points": 5, "after": ANNA}
    again = sheet_from_text(text)
    assert (again.log, again.setup, again.accounts()) == (sheet.log, sheet.setup, sheet.accounts())
    assert again.standing.points == (72, 0, 0, 6)


def spoilt(document: dict[str, object], *path: str | int, value: object) -> str:
    """A document with another value somewhere."""
    place: object = document
    for step in path[:-1]:
        place = place[step]  # type: ignore[index]
    place[path[-1]] = value  # type: ignore[index]
    return json.dumps(document)


@pytest.mark.parametrize(
    ("path", "value"),
    [
        (("log", 0, "entry", "seat"), 4),
        (("log", 0, "entry", "seat"), 1),
        (("log", 0, "setup", "names"), ["Anna", "Björn", "Clara", "Dora", "Emil"]),
        (("log", 0, "setup", "names"), ["Anna", "Bert", "Clara", "Dora"]),
        (("log", 0, "setup", "stake"), 7),
        (("log", 1, "entry", "cells", 0, 1), 4),
        (("log", 2, "setup", "names"), list(NAMES)),
    ],
)
def test_a_file_in_which_persons_do_not_fit_is_refused(path: tuple[str | int, ...], value: object) -> None:
    sheet = template("Skat")
    sheet.come("Dora")
    total(sheet, dora=1)
    sheet.remove(0)
    document = json.loads(sheet_to_text(sheet))
    if path[1] == 2:
        document["log"][2]["setup"] = json.loads(sheet_to_text(sheet))["log"][0]["setup"]
    with pytest.raises(RecordError):
        sheet_from_text(spoilt(document, *path, value=value))


def test_a_person_more_is_refused_where_nobody_can_come() -> None:
    sheet = template("Skat")
    sheet.come("Dora")
    document = json.loads(sheet_to_text(sheet))
    for setup in (document["setup"], document["log"][0]["setup"]):
        setup.update(kind="casino.swedish", options={})
    with pytest.raises(CodedError):
        sheet_from_text(json.dumps(document))


def test_marks_of_a_time_before_somebody_came_are_his_too_from_then_on() -> None:
    sheet = template("Skat")
    sheet.mark(ANNA, 3)
    sheet.come("Dora")
    sheet.mark(DORA, 2)
    sheet.mark(DORA, 1)
    assert sheet.standing.points == (3, 0, 0, 3)
    sheet.move(1, 0)
    sheet.mark(DORA, 1)
    assert sheet.standing.points == (3, 0, 0, 4)
