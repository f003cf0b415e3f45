"""The commented deals: one of each rule set, true to what was played, in both languages."""

from __future__ import annotations

import re

import pytest

from cardtable.ai.roster import reasons_of
from cardtable.app.i18n import LANGUAGES, Translation
from cardtable.app.model_deals import comments, has_model_deal, model_deal
from cardtable.app.school.words import by_pack
from cardtable.core.cards import format_card
from cardtable.core.errors import CodedError
from cardtable.core.record import HUMAN, parse_record
from cardtable.games.registry import VARIANTS, family_of
from cardtable.session.session import Session
from tests.golden.model_deal import make

every_rule_set = pytest.mark.parametrize("variant", [one.id for one in VARIANTS])
LONGEST = 75
"""Words that are read beside a table without losing sight of it."""
CARD = re.compile(r"\{([^}]*)\}")


@every_rule_set
def test_there_is_a_deal_that_is_over_and_can_be_played_on(variant: str) -> None:
    assert has_model_deal(variant)
    deal = model_deal(variant)
    assert deal.session.rule_set.variant == variant
    assert deal.session.finished(0).actions
    # Whoever plays on from here plays for one of those who play, and all others play by themselves.
    (human,) = [number for number, seat in enumerate(deal.session.seats) if seat.player == HUMAN]
    assert human in {deal.mover(moves) for moves in range(1, len(deal.session.finished(0).actions) + 1)}


@every_rule_set
def test_both_languages_comment_the_same_moves_the_beginning_and_the_end(variant: str) -> None:
    moves = len(model_deal(variant).session.finished(0).actions)
    english, german = (comments(variant, language) for language in LANGUAGES)
    assert list(english) == list(german) == sorted(english)
    assert min(english) <= 1
    assert max(english) == moves
    assert len(english) >= 7


@every_rule_set
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_that_is_named_is_in_the_pack_and_no_comment_is_long(variant: str, language: str) -> None:
    deal = model_deal(variant)
    pack = {format_card(card) for card in family_of(variant).pack(deal.session.rule_set)}
    for comment in comments(variant, language).values():
        text = by_pack(comment, german=False)
        assert set(CARD.findall(text)) <= pack
        assert 0 < len(text.split()) <= LONGEST
        assert '"' not in text
        assert "'" not in text


@every_rule_set
def test_every_reason_is_one_that_players_of_the_family_give_for_a_move_of_the_deal(variant: str) -> None:
    deal = model_deal(variant)
    known = set(reasons_of(deal.session.family.name))
    moves = len(deal.session.finished(0).actions)
    assert deal.reasons
    for move, reasons in deal.reasons.items():
        assert 1 <= move <= moves
        assert {reason.code for reason in reasons} <= known
        assert deal.advice(move)


@pytest.mark.parametrize(
    ("variant", "points"), [("casino.swedish", (5, 6)), ("ecarte", (2, 0)), ("piquet.points", (40, 20))]
)
def test_the_last_comment_tells_what_the_deal_came_to(variant: str, points: tuple[int, int]) -> None:
    """Added up by hand from the lines of each deal, as the last comment does."""
    assert model_deal(variant).session.standing.points == points


def test_what_a_language_lacks_is_english() -> None:
    deal = model_deal("ecarte")
    assert deal.comment(0, "sv") == deal.comment(0, "en") != deal.comment(0, "de")
    assert deal.comment(4, "de") == ""


def test_advice_is_given_in_the_language_that_is_spoken(translation: Translation) -> None:
    deal = model_deal("casino.swedish")
    assert deal.mover(1) == 0
    assert "four of hearts" in deal.advice(1)
    translation.switch("de")
    assert "Herz-Vier" in deal.advice(1)
    assert deal.advice(7) == ""


def test_a_rule_set_without_a_deal_is_refused() -> None:
    assert not has_model_deal("unheard.of")
    with pytest.raises(CodedError) as caught:
        model_deal("unheard.of")
    assert caught.value.code == "no_model_deal"


@pytest.mark.slow
def test_a_deal_can_be_made_anew() -> None:
    record, reasons = make("ecarte", 1)
    session = Session.resume(parse_record(record))
    moves = len(session.finished(0).actions)
    assert moves > 5
    assert set(reasons) <= set(range(1, moves + 1))
    assert make("ecarte", 1) == (record, reasons)
