"""What a newcomer is told in each phase."""

from __future__ import annotations

import re

import pytest

from cardtable.app.i18n import Translation
from cardtable.core.cards import format_cards, parse_cards
from cardtable.core.record import Record, RecordedDeal, SeatEntry
from cardtable.core.rules import OptionValue
from cardtable.core.state import LegalActions
from cardtable.games.registry import FAMILIES, family_of, variant
from cardtable.session.session import Session
from cardtable.words.families import words_of


def legal(kind: str, pack: str, *actions: str, **options: OptionValue) -> LegalActions:
    """What may be done in a deal for two that begins with the cards of ``pack``."""
    rest = list(family_of(kind).pack(variant(kind).rule_set(2, options)))
    top = parse_cards(pack)
    for card in top:
        rest.remove(card)
    deal = RecordedDeal(format_cards([*top, *rest]), actions)
    return Session.resume(
        Record(kind, 2, options, (SeatEntry("Anna"), SeatEntry("Falk", "greedy")), (), (deal,), first_dealer=1)
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


@pytest.mark.parametrize("language", ["en", "de"])
def test_one_opponent_is_not_spoken_of_as_several(language: str, translation: Translation) -> None:
    translation.switch(language)
    guide = words_of("casino").guide("play", legal("casino.swedish", "2C 3C TS TH 4C 5C TC JS KS KH KC KD"))
    assert {"en": "others can do little", "de": "andere wenig anfangen können"}[language] in guide
    assert not re.search("opponents|Gegner", guide)


def test_who_can_build_is_told_so() -> None:
    may = legal("casino.royal", "4S 9S TH TC 5H 2D KC QC")
    assert any(" + " in str(action) for action in may)
    assert "You can also build" in words_of("casino").guide("play", may)


def test_at_zwickern_it_is_told_what_a_stack_is_and_a_joker_only_to_who_holds_one() -> None:
    # One by one, the table last: in the hand 4S, 9S and 2D, then the joker or the king.
    pack = "4S TH 5H 9S TC 6D {} QC KC 2D QD KD"
    with_joker = words_of("casino").guide("play", legal("casino.zwicker", pack.format("JK"), jokers=True))
    without = words_of("casino").guide("play", legal("casino.zwicker", pack.format("KS")))
    assert "put a card on another" in without
    assert "build" not in without
    assert with_joker == f"{without} A joker is any number from two to fourteen."


def test_at_krypkasino_it_is_told_that_what_can_capture_must() -> None:
    # In the hand 9S 8H 2C 3C 5C 6C, then 9H on the table.
    must = legal("casino.kryp", "9S 8H 2C KS KH KC 9H JD 3C 5C 6C QS QH QC TD TC")
    guide = words_of("casino").guide("play", must)
    assert any(" x " in str(action) for action in must)
    assert guide == (
        "A card captures others of its value, and sets that add up to it. "
        "What can capture must; only what finds nothing is laid down. "
        "The fewest points win: what counts is better left to others."
    )
    # Where one may, nothing of the kind is said.
    may = legal("casino.swedish", "9S 9H 9D 9C TS TH TC JS")
    assert "must" not in words_of("casino").guide("play", may)


def test_who_can_capture_nothing_at_krypkasino_is_not_told_to_leave_nothing_to_others() -> None:
    # In the hand 9S 8H 2C 3C 5C 6C, then KD on the table.
    nothing = legal("casino.kryp", "9S 8H 2C KS KH KC KD JD 3C 5C 6C QS QH QC TD TC")
    guide = words_of("casino").guide("play", nothing)
    assert not any(" x " in str(action) for action in nothing)
    assert guide == (
        "None of your cards captures anything: lay one down. "
        "The fewest points win: what counts is better left to others."
    )


def test_a_phase_without_a_guide_says_nothing() -> None:
    assert words_of("casino").guide("review", legal("casino.swedish", "9S")) == ""
