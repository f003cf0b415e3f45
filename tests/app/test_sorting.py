"""How cards are held."""

from __future__ import annotations

from cardtable.app.sorting import sorted_places
from cardtable.core.cards import HIDDEN, format_cards, parse_card, parse_cards
from cardtable.ui.game_views.game_view import game_view_of


def _sorted(text: str, ranks: tuple[int, ...], turned: int = HIDDEN) -> str:
    cards = parse_cards(text)
    return format_cards([cards[place] for place in sorted_places(cards, ranks, turned)])


def test_suits_lie_together_red_beside_black_the_highest_card_first() -> None:
    assert _sorted("7D AC TS KS 8H AH QC", game_view_of("piquet").ranks) == "KS TS AH 8H AC QC 7D"


def test_at_ecarte_the_ace_is_below_the_jack_and_trumps_come_first() -> None:
    assert _sorted("AS KS JS 7C 9H", game_view_of("ecarte").ranks, parse_card("8H")) == "9H 7C KS JS AS"


def test_without_ranks_nothing_moves() -> None:
    assert _sorted("7D AC TS", ()) == "7D AC TS"


def test_hidden_cards_come_last() -> None:
    cards = [HIDDEN, *parse_cards("7S AS")]
    assert sorted_places(cards, game_view_of("piquet").ranks) == [2, 1, 0]
