"""Names of places."""

from __future__ import annotations

import pytest

from cardtable.core.errors import CodedError
from cardtable.core.zones import STOCK, TABLE, PlacedCard, Zone, build, hand, marks, pile


@pytest.mark.parametrize(
    ("zone", "text"),
    [
        (TABLE, "table"),
        (STOCK, "stock"),
        (hand(0), "hand:0"),
        (hand(3), "hand:3"),
        (pile(1), "pile:1"),
        (marks(0), "marks:0"),
        (build(12), "build:12"),
    ],
)
def test_zone_and_text(zone: Zone, text: str) -> None:
    assert str(zone) == text
    assert Zone.parse(text) == zone


@pytest.mark.parametrize("text", ["", ":", ":1", "hand:", "hand:x", "hand:-1", "hand:1:2", "hand:²"])
def test_other_texts_are_no_zones(text: str) -> None:
    with pytest.raises(CodedError) as caught:
        Zone.parse(text)
    assert (caught.value.code, dict(caught.value.parameters)) == ("not_a_zone", {"text": text})


def test_a_placed_card() -> None:
    assert PlacedCard(3, True)._replace(face_up=False) == PlacedCard(3, False)
