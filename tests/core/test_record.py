"""Records: a document that a person can read, and errors that name the place."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from cardtable.core.cards import PACK_52, format_card, format_cards
from cardtable.core.errors import RecordError
from cardtable.core.match import Beginning
from cardtable.core.record import (
    FORMAT,
    HUMAN,
    MOST_CHARACTERS,
    RULES,
    VERSION,
    Record,
    RecordedDeal,
    SeatEntry,
    parse_record,
    record_from_json,
    record_of,
    replay,
)
from cardtable.games.registry import family_of
from tests.contract.setups import by_name, match

SEATS = (SeatEntry("Anna"), SeatEntry("Björn", "counter"))
# Several deals long.
MATCH = match(by_name("casino.swedish", 2, target=17), seed=5)
RECORD = record_of(MATCH, SEATS, {"target": 17}, "2026-11-20T18:30:00+01:00")
DOCUMENT = RECORD.to_json()


def changed(change: Callable[[dict[str, Any]], object]) -> dict[str, Any]:
    """The document after ``change``."""
    document = copy.deepcopy(DOCUMENT)
    change(document)
    return document


def refusal(document: Any) -> tuple[str, str]:
    """Where and why a document is refused, by the reader or in the replay."""
    with pytest.raises(RecordError) as caught:
        replay(record_from_json(document), family_of)
    return caught.value.place, caught.value.code


# Round trips


def test_the_document_is_the_one_that_is_described() -> None:
    named = ["format", "version", "variant", "players", "options", "seats", "cut", "deals", "made", "rules"]
    assert list(DOCUMENT) == named
    assert (DOCUMENT["format"], DOCUMENT["version"]) == (FORMAT, VERSION) == ("cardtable-record", 1)
    assert DOCUMENT["options"] == {"target": 17}
    assert DOCUMENT["seats"] == [{"name": "Anna", "player": "human"}, {"name": "Björn", "player": "counter"}]
    assert all(len(cards) == 2 for cards in DOCUMENT["cut"])
    assert len(DOCUMENT["deals"][0]["pack"].split()) == 52
    assert len(DOCUMENT["deals"][0]["actions"]) == 48


def test_a_record_survives_its_text() -> None:
    text = RECORD.to_text()
    assert text.endswith("}\n")
    assert "Björn" in text
    assert parse_record(text) == RECORD
    assert parse_record(text).to_text() == text


def test_the_time_is_optional() -> None:
    timeless = record_of(MATCH, SEATS, {"target": 17}, "")
    assert "made" not in timeless.to_json()
    assert parse_record(timeless.to_text()) == timeless


def test_a_record_tells_that_it_began_as_another_one() -> None:
    branched = replace(RECORD, branched=True)
    assert "branched" not in RECORD.to_json()
    assert parse_record(branched.to_text()) == branched
    with pytest.raises(RecordError, match="branched: not a switch"):
        record_from_json({**RECORD.to_json(), "branched": 1})


@pytest.mark.parametrize(
    ("begun", "place"),
    [
        ([3, 4], "begun: not an object"),
        ({"points": [3, 4]}, "begun.deals"),
        ({"points": [3, 4], "deals": 1, "more": 1}, "begun.more"),
        ({"points": [3, -1], "deals": 1}, "begun.points"),
        ({"points": [3, True], "deals": 1}, "begun.points"),
        ({"points": [3, 10**9], "deals": 1}, "begun.points"),
        ({"points": "34", "deals": 1}, "begun.points"),
        ({"points": [3, 4], "deals": -1}, "begun.deals"),
    ],
)
def test_where_a_match_begins_is_read_with_care(begun: object, place: str) -> None:
    with pytest.raises(RecordError, match=place):
        record_from_json({**RECORD.to_json(), "begun": begun})


@pytest.mark.parametrize(
    ("variant", "points", "deals", "can"),
    [
        ("casino.swedish", (15, 3), 4, True),
        ("casino.swedish", (16, 3), 4, False),
        ("casino.swedish", (3,), 4, False),
        ("casino.swedish", (3, 3, 3), 4, False),
        ("ecarte", (4, 4), 0, True),
        ("ecarte", (0, 5), 0, False),
        ("piquet.points", (99, 0), 0, True),
        ("piquet.points", (0, 100), 0, False),
        ("piquet.rubicon", (92, 140), 5, True),
        ("piquet.rubicon", (92, 140), 6, False),
        ("piquet.rubicon", (92, 92), 6, True),
    ],
)
def test_a_match_begins_only_where_it_may_go_on(variant: str, points: tuple[int, ...], deals: int, can: bool) -> None:
    begun = Beginning(points, deals)
    record = Record(variant, 2, {}, SEATS, (), first_dealer=0, begun=begun)
    assert parse_record(record.to_text()) == record
    if can:
        match = replay(parse_record(record.to_text()), family_of)
        assert (match.standing.points, match.standing.deals) == (points, deals)
        assert record_of(match, SEATS, {}, "", rules=None) == record
    else:
        with pytest.raises(RecordError, match="begun"):
            replay(record, family_of)


def test_a_replay_is_the_same_match() -> None:
    again = replay(parse_record(RECORD.to_text()), family_of)
    assert again.standing == MATCH.standing
    assert [deal.lines for deal in again.deals] == [deal.lines for deal in MATCH.deals]
    assert again.cut == MATCH.cut
    assert again.over


def test_an_unfinished_match_can_be_recorded() -> None:
    first = {**DOCUMENT["deals"][0], "actions": DOCUMENT["deals"][0]["actions"][:7]}
    document = changed(lambda d: d.update(deals=[first]))
    again = replay(record_from_json(document), family_of)
    assert len(again.deals[0].actions) == 7
    assert again.state is not None


def test_a_match_that_has_only_been_cut_can_be_recorded() -> None:
    again = replay(Record("casino.swedish", 2, {}, SEATS, (("7S", "KD"),)), family_of)
    assert (again.deals, again.state, again.standing.dealer) == ([], None, 1)


def test_where_nobody_cut_the_record_says_who_deals_first() -> None:
    record = Record("piquet.points", 2, {}, SEATS, (), first_dealer=1, rules=RULES)
    again = replay(parse_record(record.to_text()), family_of)
    assert again.standing.dealer == 1
    assert record_of(again, SEATS, {}, "") == record
    assert "first_dealer" not in RECORD.to_json()


@pytest.mark.parametrize(
    "wrong", [{"first_dealer": 2, "cut": []}, {"first_dealer": -1, "cut": []}, {"first_dealer": 0}]
)
def test_a_first_dealer_is_a_seat_and_stands_instead_of_a_cut(wrong: dict[str, Any]) -> None:
    assert refusal(changed(lambda d: d.update(wrong))) == ("cut", "bad_cut")


def test_an_alias_names_a_variant_too() -> None:
    assert replay(Record("kasino", 2, {}, SEATS, (("7S", "KD"),)), family_of).rule_set.variant == "casino.swedish"


def test_somebody_sits_on_a_seat_unless_a_computer_player_does() -> None:
    assert SeatEntry("Anna").player == HUMAN == "human"
    assert RecordedDeal("AS").actions == ()


# Texts that are no documents


def text_refusal(text: str) -> tuple[str, str]:
    with pytest.raises(RecordError) as caught:
        parse_record(text)
    return caught.value.place, caught.value.code


def test_texts_that_are_not_json_are_refused_at_their_line() -> None:
    assert text_refusal("") == ("line 1, column 1", "not_json")
    assert text_refusal('{\n "format": nothing}') == ("line 2, column 12", "not_json")
    assert text_refusal(RECORD.to_text()[:-20])[1] == "not_json"


def test_monstrous_texts_are_refused() -> None:
    assert text_refusal("[" * 200_000) == ("", "nested_too_deeply")
    assert text_refusal(" " * (MOST_CHARACTERS + 1)) == ("", "too_large")
    assert text_refusal('{"version": ' + "1" * 5000 + "}")[1] == "not_json"


@pytest.mark.parametrize("text", ["[]", "3", "null", '"text"', "true"])
def test_documents_that_are_no_objects(text: str) -> None:
    assert text_refusal(text) == ("", "not_an_object")


# Documents that are no records, each with its place

MALFORMED: list[tuple[Callable[[dict[str, Any]], object], str, str]] = [
    (lambda d: d.clear(), "format", "missing_key"),
    (lambda d: d.update(format="other"), "format", "not_a_record"),
    (lambda d: d.update(format=1), "format", "not_a_text"),
    (lambda d: d.update(version=2), "version", "record_is_newer"),
    # What else a newer version writes is not known here, and is not what is wrong.
    (lambda d: d.update(version=2, seen=[1]), "version", "record_is_newer"),
    (lambda d: d.update(program=1), "program", "not_a_text"),
    (lambda d: d.update(version=0), "version", "no_such_version"),
    (lambda d: d.update(version="1"), "version", "not_a_number"),
    (lambda d: d.update(version=True), "version", "not_a_number"),
    (lambda d: d.update(version=1.0), "version", "not_a_number"),
    (lambda d: d.update(comment=""), "comment", "unknown_key"),
    (lambda d: d.pop("variant"), "variant", "missing_key"),
    (lambda d: d.update(variant=None), "variant", "not_a_text"),
    (lambda d: d.update(variant="casino.lapp"), "variant", "unknown_variant"),
    (lambda d: d.pop("players"), "players", "missing_key"),
    (lambda d: d.update(players="2"), "players", "not_a_number"),
    (lambda d: d.update(players=5), "players", "bad_number_of_players"),
    (lambda d: d.update(players=3), "seats", "wrong_number_of_seats"),
    (lambda d: d.pop("options"), "options", "missing_key"),
    (lambda d: d.update(options=[]), "options", "not_an_object"),
    (lambda d: d["options"].update(target=[]), "options.target", "bad_option_value"),
    (lambda d: d["options"].update(target=1.5), "options.target", "bad_option_value"),
    (lambda d: d["options"].update(target=0), "options", "bad_option_value"),
    (lambda d: d["options"].update(taget=11), "options", "unknown_option"),
    (lambda d: d.pop("seats"), "seats", "missing_key"),
    (lambda d: d.update(seats={}), "seats", "not_a_list"),
    (lambda d: d["seats"].pop(), "seats", "wrong_number_of_seats"),
    (lambda d: d["seats"].append(d["seats"][0]), "seats", "wrong_number_of_seats"),
    (lambda d: d["seats"].insert(1, "Anna"), "seats[1]", "not_an_object"),
    (lambda d: d["seats"][1].pop("name"), "seats[1].name", "missing_key"),
    (lambda d: d["seats"][0].pop("player"), "seats[0].player", "missing_key"),
    (lambda d: d["seats"][0].update(player=3), "seats[0].player", "not_a_text"),
    (lambda d: d["seats"][0].update(nmae="Anna"), "seats[0].nmae", "unknown_key"),
    (lambda d: d.pop("cut"), "cut", "missing_key"),
    (lambda d: d.update(cut="7S KD"), "cut", "not_a_list"),
    (lambda d: d.update(cut=[]), "cut", "bad_cut"),
    (lambda d: d.update(cut=["7S KD"]), "cut[0]", "not_a_list"),
    (lambda d: d.update(cut=[["7S", 3]]), "cut[0][1]", "not_a_text"),
    (lambda d: d.update(cut=[["KS", "KD"], ["7S", "XD"]]), "cut[1]", "not_a_card"),
    (lambda d: d.update(cut=[["KS", "KD"]]), "cut", "bad_cut"),
    (lambda d: d.update(cut=[["??", "7D"]]), "cut", "bad_cut"),
    (lambda d: d.update(cut=[["7D", "7D"]]), "cut", "bad_cut"),
    (lambda d: d.pop("deals"), "deals", "missing_key"),
    (lambda d: d.update(deals={}), "deals", "not_a_list"),
    (lambda d: d["deals"].append(None), f"deals[{len(DOCUMENT['deals'])}]", "not_an_object"),
    (lambda d: d["deals"][1].pop("pack"), "deals[1].pack", "missing_key"),
    (lambda d: d["deals"][1].update(pack=[]), "deals[1].pack", "not_a_text"),
    (lambda d: d["deals"][1].update(pack="AS"), "deals[1].pack", "not_this_pack"),
    (lambda d: d["deals"][1].update(pack="10S"), "deals[1].pack", "not_a_card"),
    (lambda d: d["deals"][0].pop("actions"), "deals[0].actions", "missing_key"),
    (lambda d: d["deals"][0].update(actions="9D"), "deals[0].actions", "not_a_list"),
    (lambda d: d["deals"][0].update(score=3), "deals[0].score", "unknown_key"),
    (lambda d: d["deals"][1]["actions"].insert(14, 9), "deals[1].actions[14]", "not_a_text"),
    (lambda d: d["deals"][1]["actions"].insert(14, "nine"), "deals[1].actions[14]", "not_an_action"),
    (
        lambda d: d["deals"][0]["actions"].insert(1, d["deals"][0]["actions"][0]),
        "deals[0].actions[1]",
        "not_in_hand",
    ),
    (lambda d: d["deals"][0]["actions"].append("AS"), "deals[0].actions[48]", "no_deal_is_running"),
    (lambda d: d["deals"][0]["actions"].pop(), "deals[1].pack", "deal_is_running"),
    (
        lambda d: d["deals"].append({"pack": format_cards(PACK_52), "actions": []}),
        f"deals[{len(DOCUMENT['deals'])}].pack",
        "partie_is_over",
    ),
    (lambda d: d.update(made=3), "made", "not_a_text"),
    (lambda d: d.update(made=None), "made", "not_a_text"),
]


@pytest.mark.parametrize(("change", "place", "code"), MALFORMED, ids=[f"{p}-{c}" for _, p, c in MALFORMED])
def test_a_malformed_document_is_refused_at_its_place(
    change: Callable[[dict[str, Any]], object], place: str, code: str
) -> None:
    assert refusal(changed(change)) == (place, code)


def test_the_refusal_says_what_was_wrong() -> None:
    document = changed(lambda d: d["deals"][0]["actions"].__setitem__(0, "nine"))
    with pytest.raises(RecordError) as caught:
        replay(record_from_json(document), family_of)
    assert str(caught.value) == "deals[0].actions[0]: not an action (text nine)"


def test_errors_that_are_no_refusals_come_through() -> None:
    def broken(_: str) -> Any:
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        replay(RECORD, broken)


def test_the_document_is_json_throughout() -> None:
    assert json.loads(RECORD.to_text()) == DOCUMENT


def test_the_cut_is_written_as_cards() -> None:
    assert DOCUMENT["cut"] == [[format_card(card) for card in cards] for cards in MATCH.cut]


@pytest.mark.parametrize(
    ("changes", "place"),
    [
        ({"cut": [["7S", "7D"]] * 201}, "cut"),
        ({"cut": [["7S"] * 10_000]}, "cut[0]"),
        ({"seats": [{"name": "A", "player": "human"}] * 17}, "seats"),
        ({"deals": [{"pack": "", "actions": []}] * 5001}, "deals"),
        ({"deals": [{"pack": "", "actions": ["KD"] * 1001}]}, "deals[0].actions"),
    ],
)
def test_more_than_any_match_has_is_refused_before_it_is_played(changes: dict[str, Any], place: str) -> None:
    with pytest.raises(RecordError) as refused:
        parse_record(json.dumps({**RECORD.to_json(), **changes}))
    assert (refused.value.code, refused.value.place) == ("too_large", place)


def test_an_evening_of_many_matches_is_read_as_it_was_written() -> None:
    one = RECORD.deals[0]
    evening = replace(RECORD, deals=(one,) * 2000)
    assert parse_record(evening.to_text()) == evening


def test_packs_and_actions_have_a_length() -> None:
    deal = {"pack": "AS " * 1000, "actions": []}
    with pytest.raises(RecordError) as pack:
        replay(parse_record(json.dumps({**RECORD.to_json(), "deals": [deal]})), family_of)
    assert (pack.value.code, pack.value.place) == ("not_this_pack", "deals[0].pack")
    deal = {**RECORD.to_json()["deals"][0], "actions": ["KD x" + " 9S" * 10_000]}
    with pytest.raises(RecordError) as action:
        replay(parse_record(json.dumps({**RECORD.to_json(), "deals": [deal]})), family_of)
    assert (action.value.code, action.value.place) == ("not_an_action", "deals[0].actions[0]")
