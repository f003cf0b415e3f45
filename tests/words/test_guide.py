"""What a newcomer is told in each phase."""

from __future__ import annotations

import re

import pytest

from cardtable.app.i18n import Translation
from cardtable.core.cards import format_cards, parse_cards
from cardtable.core.company import Company
from cardtable.core.events import Announced, Event, PointsMarked
from cardtable.core.record import Record, RecordedDeal, SeatEntry
from cardtable.core.rules import OptionValue
from cardtable.core.scores import ScoreLine, parameters
from cardtable.core.state import LegalActions, Standing
from cardtable.games.registry import FAMILIES, VARIANTS, family_of, variant
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
        ("2C 3C TS TH 4C 5C TC JS KS KH KC KD", "None of your cards can capture"),
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
    assert {"en": "little use to the others", "de": "andere wenig anfangen können"}[language] in guide
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
    assert "lay a card on another" in without
    assert "build" not in without
    assert with_joker == f"{without} A joker can have any value from two to fourteen."


def test_at_krypkasino_it_is_told_that_what_can_capture_must() -> None:
    # In the hand 9S 8H 2C 3C 5C 6C, then 9H on the table.
    must = legal("casino.kryp", "9S 8H 2C KS KH KC 9H JD 3C 5C 6C QS QH QC TD TC")
    guide = words_of("casino").guide("play", must)
    assert any(" x " in str(action) for action in must)
    assert guide == (
        "A card captures others of its value, and sets that add up to it. A card that can "
        "capture must capture. Only a card that cannot is trailed. The fewest points win, so "
        "leave scoring cards to the others."
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
        "None of your cards can capture anything, so trail one. The fewest points win, so leave "
        "scoring cards to the others."
    )


@pytest.mark.parametrize(
    ("kind", "phase", "to_dealer"),
    [
        ("piquet.points", "exchange", "what elder leaves of the stock"),
        ("piquet.points", "play", "A trick won from elder’s lead scores one"),
        ("ecarte", "play", "head what elder leads"),
    ],
)
@pytest.mark.parametrize("language", ["en", "de"])
def test_the_dealer_is_told_what_the_dealer_does(
    translation: Translation, language: str, kind: str, phase: str, to_dealer: str
) -> None:
    translation.switch(language)
    words, rule_set = words_of(family_of(kind).name), variant(kind).rule_set(2)
    may = legal("casino.swedish", "9S")
    dealers, others = (words.guide(words.guided(rule_set, phase, dealer=dealer), may) for dealer in (True, False))
    assert dealers != others
    if language == "en":
        assert to_dealer in dealers
        assert to_dealer not in others
    else:
        assert "Vorhand" in dealers
        assert "Vorhand" not in others


def test_a_phase_without_a_guide_says_nothing() -> None:
    assert words_of("casino").guide("review", legal("casino.swedish", "9S")) == ""


def notes(kind: str, players: int, standing: Standing, seat: int, *happened: Event) -> dict[str, str]:
    """What is said besides the explanation of a decision of ``seat``, after what ``happened``."""
    words, rule_set = words_of(family_of(kind).name), variant(kind).rule_set(players)
    return dict(words.guide_notes(rule_set, standing, legal("casino.swedish", "9S"), seat, happened))


@pytest.mark.parametrize(
    ("kind", "told"),
    [
        # RULES.md, C26 to C28.
        (
            "casino.swedish",
            [
                *("Most spades = 2", "Most cards = 1", "Big Casino, ♦10 = 2", "Little Casino, ♠2 = 1", "Each ace = 1"),
                *("Last capture = 1", "Each sweep = 1"),
            ],
        ),
        # C98.
        (
            "casino.classic",
            [
                *("Most cards = 3", "Most spades = 1", "Big Casino, ♦10 = 2", "Little Casino, ♠2 = 1", "Each ace = 1"),
                "Each sweep = 1",
            ],
        ),
    ],
)
def test_at_casino_it_is_told_what_counts_and_how_much(kind: str, told: list[str]) -> None:
    things = "\N{NO-BREAK SPACE}· ".join(told)
    assert notes(kind, 2, Standing((0, 0), 1), 0) == {"counts": f"These score points: {things}."}


def test_every_rule_set_of_casino_says_what_counts_and_nothing_that_counts_nothing() -> None:
    for one in VARIANTS:
        if family_of(one.id).name == "casino":
            told = notes(one.id, one.players[0], Standing((0, 0), 1), 0)["counts"]
            assert "Each ace = " in told or "cards = " in told, one.id
            assert not re.search(r"= 0\b", told), one.id
    # At Glimne's Mulle the captures of twins are what it is about, and have no number of their own.
    assert "A mulle is worth the value of its card" in notes("casino.mulle_glimne", 2, Standing((0, 0), 1), 0)["counts"]


def test_what_the_other_says_is_explained_and_not_what_one_says_oneself() -> None:
    standing = Standing((0, 0), 1)
    for code in ("good", "not_good", "equal", "how_high"):
        said = Announced(1, code, parameters(kind="sequence"))
        (told,) = notes("piquet.rubicon", 2, standing, 0, said).values()
        assert told.startswith(words_of("piquet").spoken(said)[:-1].split(";")[0].join("“”")) or code == "how_high"
        assert notes("piquet.rubicon", 2, standing, 1, said) == {}


def test_why_a_line_counts_is_told_once_and_nothing_of_what_is_taken_off() -> None:
    standing = Standing((0, 0), 1)
    lead = PointsMarked(ScoreLine("lead", 1, 1, parameters(count=13)))
    assert notes("piquet.rubicon", 2, standing, 0, lead, lead) == {
        "line.lead": "Why “Lead” scores: Each lead scores one."
    }
    assert notes("piquet.rubicon", 2, standing, 0, PointsMarked(ScoreLine("lead", 1, -1))) == {}
    sweep = PointsMarked(ScoreLine("sweep", 0, 1))
    assert list(notes("casino.swedish", 2, standing, 1, sweep)) == ["line.sweep", "counts"]


@pytest.mark.parametrize("kind", ["ecarte.chouette", "piquet.chouette"])
def test_at_a_chouette_everybody_who_plays_is_told_his_part(kind: str) -> None:
    standing = Company((2, 0), (1,), (0, 0, 0), entry=(0, 1, 2)).kept_in(Standing((0, 0, 0), 2))
    assert "alone against all the others" in notes(kind, 3, standing, 2)["part.box"]
    assert "play for the whole company" in notes(kind, 3, standing, 0)["part.captain"]
    assert notes(kind, 3, standing, 1) == {}


def test_before_a_gallery_it_is_told_what_the_gallery_does() -> None:
    standing = Company((2, 0), (1,), (0, 0, 0), entry=(0, 1, 2)).kept_in(Standing((0, 0, 0), 2))
    assert "bet on one of the players" in notes("ecarte.rotation", 3, standing, 2)["gallery"]
    assert notes("ecarte", 2, Standing((0, 0), 1), 0) == {}


def test_two_who_play_have_no_gallery() -> None:
    kind = variant("ecarte").rule_set(2)
    standing = family_of("ecarte").begin(kind, 0)
    assert notes("ecarte", 2, standing, 0) == {}
