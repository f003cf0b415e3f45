"""Matches with a number: the same cards for everybody who has it, and codes that carry number and rules."""

from __future__ import annotations

import random
import socket
from dataclasses import replace
from datetime import date

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardtable.core.cards import format_card
from cardtable.core.chance import random_number, rng
from cardtable.core.errors import CodedError, RecordError
from cardtable.core.record import HUMAN, LARGEST_NUMBER, Record, SeatEntry, parse_record
from cardtable.core.rules import RuleSet
from cardtable.games.registry import VARIANTS, variant
from cardtable.session.numbers import Code, code_text, of_the_day, read_code
from cardtable.session.session import Session

EVERY_RULE_SET = [kind.rule_set(players) for kind in VARIANTS for players in kind.players]


def begin(rule_set: RuleSet, number: int | None) -> Session:
    seats = [SeatEntry(f"Person {seat}", HUMAN) for seat in range(rule_set.players)]
    chance = None if number is None else rng(number)
    return Session.begin(rule_set, seats, chance, by_cut=True, number=number)


def play(session: Session, deals: int) -> Record:
    """Play so many deals by chance, the same chance each time."""
    while deals and not session.over:
        deals -= 1
        session.begin_deal()
        chance = random.Random(session.dealt)
        while not session.between_deals:
            session.submit(session.actor(), chance.choice(session.legal().representatives()))
    return session.record()


def packs(record: Record) -> list[str]:
    return [deal.pack for deal in record.deals]


@pytest.mark.parametrize("rule_set", EVERY_RULE_SET, ids=lambda one: f"{one.variant}-{one.players}")
def test_the_same_number_deals_the_same_match(rule_set: RuleSet) -> None:
    one, other, third = (play(begin(rule_set, number), 2) for number in (482915073, 482915073, 482915074))
    assert (one.cut, packs(one), one.seats) == (other.cut, packs(other), other.seats)
    assert one.number == 482915073
    assert packs(one) != packs(third)
    assert len(set(packs(one))) == len(one.deals)


def test_a_match_that_is_resumed_goes_on_with_its_number() -> None:
    rule_set = variant("casino.swedish").rule_set(2)
    whole = play(begin(rule_set, 7), 3)
    again = Session.resume(play(begin(rule_set, 7), 1))
    assert again.number == 7
    assert packs(play(again, 2)) == packs(whole)


def test_cards_that_are_not_those_of_the_number_end_it() -> None:
    rule_set = variant("casino.swedish").rule_set(2)
    record = play(begin(rule_set, 7), 1)
    assert Session.resume(replace(record, number=8)).number is None
    session = begin(rule_set, 7)
    session.begin_deal(list(reversed(session.family.pack(rule_set))))
    assert session.number is None
    assert session.record().number is None


def test_a_match_without_a_number_has_none() -> None:
    session = begin(variant("ecarte").rule_set(2), None)
    session.begin_deal()
    assert session.number is None
    assert "number" not in session.record().to_json()


@pytest.mark.parametrize("number", [0, -1, LARGEST_NUMBER + 1, 10**15])
def test_a_record_with_an_impossible_number_is_refused(number: int) -> None:
    record = replace(play(begin(variant("ecarte").rule_set(2), 7), 1), number=number)
    with pytest.raises(RecordError) as caught:
        parse_record(record.to_text())
    assert (caught.value.code, caught.value.place) == ("bad_value", "number")


@pytest.mark.parametrize("number", [None, 1, LARGEST_NUMBER])
def test_a_record_tells_the_number(number: int | None) -> None:
    record = play(begin(variant("ecarte").rule_set(2), number), 1)
    assert parse_record(record.to_text()) == record


@given(st.integers(1, LARGEST_NUMBER))
def test_a_number_is_a_code(number: int) -> None:
    assert read_code(str(number)) == Code(number)
    assert read_code(f" {number:,} ".replace(",", " ")) == Code(number)


@pytest.mark.parametrize("rule_set", EVERY_RULE_SET, ids=lambda one: f"{one.variant}-{one.players}")
def test_a_code_carries_number_and_rules(rule_set: RuleSet) -> None:
    kind = VARIANTS[rule_set.variant]
    literal = kind.rule_set(rule_set.players, kind.source)
    for one in (rule_set, literal):
        text = code_text(one, 20261122)
        assert read_code(text) == Code(20261122, one)
        assert read_code(text.upper()) == Code(20261122, one)


def test_a_code_can_be_dictated() -> None:
    rule_set = variant("casino.swedish").rule_set(2, {"target": 31})
    assert code_text(rule_set, 5) == "casino.swedish:2:5:target=31"


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "not_a_deal_code"),
        ("0", "not_a_deal_code"),
        ("1234567890", "not_a_deal_code"),
        ("twelve", "not_a_deal_code"),
        ("casino.swedish:2", "not_a_deal_code"),
        ("casino.swedish:2:0", "not_a_deal_code"),
        ("casino.swedish:2:1:target=31:2", "not_a_deal_code"),
        ("٣", "not_a_deal_code"),
        ("casino.swedish:2:" + "1" * 5000, "not_a_deal_code"),
        ("bridge:4:12", "unknown_variant"),
        ("casino.swedish:9:12", "bad_number_of_players"),
        ("casino.swedish:2:12:colour=red", "unknown_option"),
        ("casino.swedish:2:12:target=plenty", "bad_option_value"),
        ("casino.swedish:2:12:target", "bad_option_value"),
    ],
)
def test_what_is_no_code_is_refused(text: str, code: str) -> None:
    with pytest.raises(CodedError) as caught:
        read_code(text)
    assert caught.value.code == code


OWN = "casino.swedish:2:482915073:target=31,strict=on"


@pytest.mark.parametrize(
    "wrapped",
    [
        f"{OWN}.",
        f"Code: {OWN}",
        f"„{OWN}“",
        f"<{OWN}>",
        f"({OWN})",
        f"'{OWN}',",
        f"Hello Björn,\n\ntry this one: {OWN}\n\nYours, Anna\n",
        f"> Code:\n> {OWN}\n>\n> Anna",
        f">> {OWN[:20]}\n>> {OWN[20:]}\n",
        f"the code is {OWN[:7]}\n{OWN[7:]}",
        f"{OWN[:12]}\u00ad{OWN[12:30]}\u200b{OWN[30:]}",
        f"\ufeff\u2066{OWN}\u2069",
        f"Code:\u00a0{OWN}\u00a0!",
        f"Code\u2009{OWN}\u2028Anna",
        "".join(chr(ord(one) + 0xFEE0) for one in OWN),
        f"It is {OWN.upper()}; have fun.",
        f"{OWN} {OWN}",
        f"12:30:15 Anna: {OWN} (2026-11-26)",
    ],
)
def test_a_code_is_found_in_whatever_wrapping_it_was_pasted(wrapped: str) -> None:
    rule_set = variant("casino.swedish").rule_set(2, {"target": 31, "strict": True})
    assert read_code(wrapped) == Code(482915073, rule_set)


@pytest.mark.parametrize(
    "wrapped",
    [
        "Number: 482915073.",
        "“482915073”",
        "> 482 915 073\n",
        "number 482 915 073!",
        "４８２９１５０７３。",
        "am 26.11.2026: 482915073",
    ],
)
def test_a_number_is_found_too(wrapped: str) -> None:
    assert read_code(wrapped) == Code(482915073)


@pytest.mark.parametrize(
    ("text", "code"),
    [
        (f"{OWN} or casino.swedish:2:482915074", "several_deal_codes"),
        ("it is casino.swedish:2:48\n29 today", "several_deal_codes"),
        ("482915073 or 482915074", "several_deal_codes"),
        ("We meet at 8.", "not_a_deal_code"),
        ("on 2026-11-26 at 20:15", "not_a_deal_code"),
        ("1,234,567 and 1.234567 or 12/345678", "not_a_deal_code"),
        ("no such thing as bridge:4:12 here", "unknown_variant"),
        ("»piquet.classic:2:777«", "unknown_variant"),
        ("piquet.classic:2:777", "unknown_variant"),
        ("x" * 5000, "not_a_deal_code"),
    ],
)
def test_a_text_with_no_code_or_two_is_refused(text: str, code: str) -> None:
    with pytest.raises(CodedError) as caught:
        read_code(text)
    assert caught.value.code == code


@given(st.text(max_size=60))
def test_whatever_is_typed_is_a_code_or_refused(text: str) -> None:
    try:
        code = read_code(text)
    except CodedError:
        return
    assert code.number is None or 1 <= code.number <= LARGEST_NUMBER


def test_the_deal_of_the_day_is_the_date_behind_a_digit_of_the_family() -> None:
    # The last digit of the CRC-32 of the name, as zlib gives it without any of this program.
    digits = {"casino": 3, "piquet": 5, "ecarte": 2}
    assert {name: of_the_day(date(2026, 11, 22), name) for name in digits} == {
        name: int(f"{digit}20261122") for name, digit in digits.items()
    }
    assert of_the_day(date.max, "piquet") <= LARGEST_NUMBER


def test_games_with_the_same_pack_have_different_deals_of_the_day() -> None:
    orders = set()
    for name in ("piquet.session", "ecarte"):
        session = begin(variant(name).rule_set(2), of_the_day(date(2026, 11, 22), variant(name).family))
        session.begin_deal()
        orders.add(session.record().deals[0].pack)
    assert len(orders) == 2


def test_numbers_by_chance_differ() -> None:
    numbers = {random_number(LARGEST_NUMBER) for _ in range(100)}
    assert len(numbers) > 90
    assert all(1 <= number <= LARGEST_NUMBER for number in numbers)


def by_hand(ranks: str, seed: str) -> list[str]:
    """The order of a pack as anybody can work it out with a few lines of Python, from the sequence that it promises."""
    pack = [rank + suit for suit in "SHDC" for rank in ranks]
    draw = random.Random(seed).random
    for last in range(len(pack) - 1, 0, -1):
        other = int(draw() * (last + 1))
        pack[last], pack[other] = pack[other], pack[last]
    return pack


@pytest.mark.parametrize(
    ("name", "digit", "ranks", "begins"),
    [
        # As CPython 3.9 and 3.13 give them without any of this program.
        ("casino.swedish", 3, "A23456789TJQK", "AS TD AC 4D 2H QH JC QS"),
        ("piquet.session", 5, "A789TJQK", "AD KS 7S KH TS AH 7D JC"),
        ("ecarte", 2, "A789TJQK", "TH KC JC QC 7H TS AS 8C"),
    ],
)
def test_the_deal_of_the_day_is_the_same_on_every_machine_without_a_network(
    monkeypatch: pytest.MonkeyPatch, name: str, digit: int, ranks: str, begins: str
) -> None:
    def refuse(*_: object) -> None:
        raise AssertionError("nobody may be asked")

    monkeypatch.setattr(socket, "socket", refuse)
    rule_set = variant(name).rule_set(2)
    number = of_the_day(date(2026, 11, 22), variant(name).family)
    friend = read_code(code_text(rule_set, number))
    assert friend.rule_set == rule_set
    for machine in ("one", "another"):
        session = Session.begin(
            rule_set, [SeatEntry(machine), SeatEntry("Agda", "counter")], random.Random(machine), number=friend.number
        )
        session.begin_deal()
        pack = [format_card(card) for card in session.deals[0].order]
        assert pack == by_hand(ranks, f"{digit}20261122/0")
        assert " ".join(pack).startswith(begins)
