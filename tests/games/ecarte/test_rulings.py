"""Rulings of RULES.md that no source tells and no other file plays."""

from __future__ import annotations

from cardtable.core.cards import PACK_32, format_cards, parse_card, parse_cards
from cardtable.games.ecarte.actions import change
from tests.games.ecarte.positions import DEALER, DEALER_FIVE, ELDER, act, dealt, marks


def test_elder_who_plays_because_the_stock_is_empty_owes_no_penalty() -> None:
    """Both change all five twice, elder takes the last card, and the dealer makes all five tricks."""
    course = DEALER_FIVE
    *four, last = parse_cards(course.elder)
    used = {*parse_cards(course.elder), *parse_cards(course.dealer), parse_card("7H")}
    spare = [card for card in PACK_32 if card not in used]
    stock = [*spare[10:20], *four, spare[20], *parse_cards(course.dealer), last]
    state = dealt(format_cards(spare[:5]), format_cards(spare[5:10]), "7H", format_cards(stock))
    for _ in range(2):
        act(state, "propose", "accept")
        for seat in (ELDER, DEALER):
            state.apply(change(state.hands[seat]))
    act(state, "propose", "accept")
    state.apply(change([spare[20]]))
    assert state.stock == ()
    act(state, *course.cards.split())
    # Had she played without proposing, the dealer would count three.
    assert marks(state.lines()) == [("vole", DEALER, 2)]
