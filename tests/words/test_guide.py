"""What a newcomer is told in each phase."""

from __future__ import annotations

import pytest

from cardtable.core.cards import format_cards, parse_cards
from cardtable.core.record import Record, RecordedDeal, SeatEntry
from cardtable.core.state import LegalActions
from cardtable.games.registry import FAMILIES, family_of, variant
from cardtable.session.session import Session
from cardtable.words.families import words_of


def legal(kind: str, pack: str, *actions: str) -> LegalActions:
    """What may be done in a deal for two that begins with the cards of ``pack``."""
    whole = family_of(kind).pack(variant(kind).rule_set(2))
    top = parse_cards(pack)
    rest = [card for card in whole if card not in top]
    deal = RecordedDeal(format_cards([*top, *rest]), actions)
    return Session.resume(
        Record(kind, 2, {}, (SeatEntry("Anna"), SeatEntry("Falk", "greedy")), (), (deal,), first_dealer=1)
    ).legal()


def test_every_family_is_explained() -> None:
    assert all(words_of(family).has_guide() for family in FAMILIES)


@pytest.mark.parametrize(
    ("pack", "told"),
    [
        # In the hand 9S 9H TC JS; the tens lie on the table.
        ("9S 9H 9D 9C TS TH TC JS", "A card captures others"),
        # In the hand 2C 3C TC JS; four and five make nine.
        ("2C 3C TS TH 4C 5C TC JS KS KH KC KD", "None of your cards captures"),
    ],
)
def test_casino_is_explained_by_what_the_hand_can_do(pack: str, told: str) -> None:
    guide = words_of("casino").guide("play", legal("casino.swedish", pack))
    assert guide.startswith(told)
    assert "build" not in guide


def test_who_can_build_is_told_so() -> None:
    may = legal("casino.royal", "4S 9S TH TC 5H 2D KC QC")
    assert any(" + " in str(action) for action in may)
    assert "You can also build" in words_of("casino").guide("play", may)


def test_a_phase_without_a_guide_says_nothing() -> None:
    assert words_of("casino").guide("review", legal("casino.swedish", "9S")) == ""
