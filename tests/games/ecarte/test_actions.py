"""Text forms of actions."""

from __future__ import annotations

import pytest

from cardtable.core.cards import PACK_32
from cardtable.core.errors import CodedError
from cardtable.core.sanitise import as_quoted
from cardtable.games.ecarte.actions import (
    ACCEPT,
    MARK_KING,
    NO_BET,
    PLAY,
    PROPOSE,
    REFUSE,
    EcarteAction,
    bet,
    change,
    lay,
    parse_action,
)

EVERY_KIND = [
    *(lay(card) for card in PACK_32),
    *(change(PACK_32[3 : 3 + count]) for count in range(6)),
    bet(0, 1),
    bet(5, 99),
    NO_BET,
    PROPOSE,
    PLAY,
    ACCEPT,
    REFUSE,
    MARK_KING,
]


@pytest.mark.parametrize("action", EVERY_KIND, ids=str)
def test_text_and_action(action: EcarteAction) -> None:
    assert parse_action(str(action)) == action


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("propose", PROPOSE),
        ("play", PLAY),
        ("accept", ACCEPT),
        ("refuse", REFUSE),
        ("king", MARK_KING),
        ("no bet", NO_BET),
        ("bet 1 2", bet(1, 2)),
        ("change -", change(())),
    ],
)
def test_the_words(text: str, action: EcarteAction) -> None:
    assert parse_action(text) == action
    assert str(action) == text


def test_the_order_of_changed_cards_does_not_matter() -> None:
    assert parse_action("change 8D 7S") == parse_action("change 7S 8D") == change([6, 33])
    assert str(parse_action("change 8D 7S")) == "change 7S 8D"


@pytest.mark.parametrize(
    "text",
    [
        "",
        "Propose",
        "propose ",
        "pass",
        "bet",
        "bet 1",
        "bet 1 0",
        "bet 1 02",
        "bet -1 2",
        "bet 1 2 3",
        "bet ² 2",
        "change",
        "change 7S 7S",
        "change 7S,8D",
        "change 7S  8D",
        "change ??",
        "change 7S 8S 9S TS JS QS",
        "??",
        "10S",
        "7S 8S",
        " 7S",
        "7S\n",
        "king\n",
        "9D x 9S",
    ],
)
def test_other_texts_are_no_actions(text: str) -> None:
    with pytest.raises(CodedError) as caught:
        parse_action(text)
    assert (caught.value.code, dict(caught.value.parameters)) == ("not_an_action", {"text": as_quoted(text)})


def test_only_played_cards_have_a_card() -> None:
    assert lay(PACK_32[4]).card == PACK_32[4]
    assert change(PACK_32[:1]).card is None
    assert MARK_KING.card is None
