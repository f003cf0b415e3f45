"""The text form of an action is its identity."""

from __future__ import annotations

import pytest

from cardtable.core.cards import PACK_32, format_cards, parse_card, parse_cards
from cardtable.core.errors import CodedError, IllegalAction
from cardtable.core.state import Deal
from cardtable.games.piquet.actions import (
    COMMANDS,
    CUT,
    Do,
    PiquetAction,
    blanche,
    change,
    command,
    count,
    declare,
    format_item,
    lay_away,
    look,
    parse_action,
    parse_item,
    play,
)
from cardtable.games.piquet.combinations import NO_SUIT, Item, Kind
from cardtable.games.piquet.dealing import Packets, TalonPlace
from cardtable.games.piquet.state import PiquetState
from tests.games.piquet.tables import rules_of, standing_of

QUART = Item(Kind.SEQUENCE, 4, 6, 1)
ACES = Item(Kind.SET, 4, 7, NO_SUIT)
KINGS = Item(Kind.SET, 3, 6, 0)
POINT = Item(Kind.POINT, 6, 55, 1)


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("9D", play(parse_card("9D"))),
        ("cut", CUT),
        ("cut threes middle", command(Packets.THREES, TalonPlace.MIDDLE)),
        ("change 7S 8D", change(parse_cards("8D 7S"))),
        ("change -", change(())),
        ("lay 7S 8D", lay_away(parse_cards("7S 8D"))),
        ("blanche 5", blanche(5)),
        ("point 6H", declare(Kind.POINT, [POINT])),
        ("point -", declare(Kind.POINT)),
        ("sequences 4KH", declare(Kind.SEQUENCE, [QUART])),
        ("sets 4A 3K-S", declare(Kind.SET, [ACES, KINGS])),
        ("count 6H 4KH 3K-S", count([POINT, QUART, KINGS])),
        ("count -", count(())),
        ("look C", look(3)),
        *((name.lower().replace("_", " "), PiquetAction(Do[name])) for name in ("SHUFFLE", "TAKE", "LIFT", "BLANCHE")),
        *((name.lower().replace("_", " "), PiquetAction(Do[name])) for name in ("GOOD", "DECLARE", "NINETY", "ASK")),
        *((name.lower().replace("_", " "), PiquetAction(Do[name])) for name in ("NO_NINETY", "ONE_MORE", "GIVE_UP")),
        *((name.lower().replace("_", " "), PiquetAction(Do[name])) for name in ("CLAIM", "ACCEPT")),
    ],
)
def test_text_and_action_are_the_same(text: str, action: PiquetAction) -> None:
    assert str(action) == text
    assert parse_action(text) == action


def test_every_sort_of_action_has_a_text() -> None:
    assert len({str(PiquetAction(do, (0,))) for do in Do}) == len(Do)


def test_cards_laid_away_may_come_in_any_order() -> None:
    assert parse_action("change 8D 7S") == parse_action("change 7S 8D")


def test_a_shuffled_pack_is_an_action_too() -> None:
    order = PACK_32[::-1]
    text = f"deal {format_cards(order)}"
    assert parse_action(text) == Deal(order)
    assert str(Deal(order)) == text


@pytest.mark.parametrize(
    "text",
    [
        "",
        "2S",
        "AS KS",
        "cut fours last",
        "cut threes",
        "blanche 9",
        "change",
        "change 7S 7S",
        "change 5S",
        "change  7S",
        "lay 7S  8S",
        "point",
        "point 4KH",
        "sequences 6H",
        "sets 4KH",
        "sets 3K",
        "sets 4K-S",
        "sets 49",
        "sequences 4TH 9Z",
        "sequences 59H",
        "sequences 2KH",
        "count 4KH  3JS",
        "look X",
        "deal AS KS",
        "deal",
        "declare all",
        "AS ",
        "??",
    ],
)
def test_what_is_no_action_is_refused(text: str) -> None:
    with pytest.raises(CodedError) as caught:
        parse_action(text)
    assert caught.value.code == "not_an_action"


@pytest.mark.parametrize("item", [POINT._replace(rank=0), QUART, ACES, KINGS, Item(Kind.SEQUENCE, 8, 7, 2)])
def test_items_have_a_text(item: Item) -> None:
    assert parse_item(format_item(item)) == item


def test_the_card_of_an_action() -> None:
    assert play(parse_card("9D")).card == parse_card("9D")
    assert CUT.card is None


@pytest.mark.parametrize(
    "malformed",
    [
        PiquetAction(Do.CUT, number=len(COMMANDS) + 1),
        PiquetAction(Do.CUT, number=-1),
        PiquetAction(Do.CUT, cards=(0,)),
        PiquetAction(Do.SHUFFLE, number=1),
    ],
    ids=repr,
)
def test_an_action_has_nothing_that_its_text_does_not_say(malformed: PiquetAction) -> None:
    rules = rules_of("points")
    state = PiquetState(rules, standing_of(rules))
    state.apply(Deal(PACK_32))
    assert malformed not in state.legal()
    with pytest.raises(IllegalAction) as caught:
        state.apply(malformed)
    assert caught.value.code == "not_an_action"


def test_the_same_card_is_not_laid_away_twice() -> None:
    rules = rules_of("points", commands=False)
    state = PiquetState(rules, standing_of(rules))
    state.apply(Deal(PACK_32))
    one, other, *_ = sorted(state.hands[state.turn])
    with pytest.raises(IllegalAction):
        state.apply(PiquetAction(Do.CHANGE, (one, one, other)))
    with pytest.raises(IllegalAction):
        state.apply(PiquetAction(Do.CHANGE, (one, other), number=3))
    assert state.named == [-1, -1]


def test_items_of_another_class_are_not_declared() -> None:
    rules = rules_of("rubicon")
    state = PiquetState(rules, standing_of(rules))
    state.apply(Deal(PACK_32))
    for _ in range(2):
        state.apply(state.legal().representatives()[-1])
    for items in ((QUART,), (POINT,), (ACES,)):
        mixed = PiquetAction(Do.POINT, items=items)
        assert mixed not in state.legal()
        with pytest.raises(IllegalAction):
            state.apply(mixed)
