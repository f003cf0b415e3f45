"""The strategy section of the source as positions: its eight leads, and the king kept silent.

The expert's cards are solved on sampled deals, so that what it thinks of the source's leads can be told. Elder has
played without proposing at 0 : 0; the dealer may hold anything. Points lost by the source's lead against the best one
(standard error about .01):

====  ==============  =============  ========================================================================
lead  hand (♥7 up)    source's card  what the calculation says
====  ==============  =============  ========================================================================
1     KH KS TS 9S 8S  KH             the same
1     QH KS QS 9S 8S  QH             the king of spades or its queen, by .09
1     QH KS TS 9S 8S  QH             the king of spades, by .18
2     8H KS TS 9S 7D  KS             the same
3     8H KS QD JD AD  QD             the same, the king of spades .11 behind
4     TH 8H KS 9S 8S  KS             the same
4     AH 9H AS TS 9S  AS             the same
5     AH 9H JS AS JD  JS             the same
6     JH AH TH 9S 8D  TH             the same; the three trumps are equal to open hands
7     8H KS KD 9D 7C  KD             the single king, by .05
7     TH KS QD 9D 7C  QD             the single king, by less than .01
7     AH KS QD TD 8C  QD             the same
7     TH KS KD JD 7C  KD             the same
8     QH 8H 7H        7H             two tricks won: the same at 4 : 3; the queen at 0 : 0, by .34
====  ==============  =============  ========================================================================

So the first lead holds for the king of trumps only: with a lower trump the king of the long suit comes first. The
eighth makes the winning trick certain, where the queen loses it if the dealer holds the king and two more trumps, and
more often takes all five: it is right when elder needs no more than the point. Of the dealer's 2,024 hands of three
the small trump takes all against the 1,140 without trumps, the queen against 570 more. A king whom the dealer has left
unmarked is hardly there: the 253 hands with him weigh :data:`~cardtable.ai.ecarte.beliefs.SILENT` each, which makes
.32 of .28. The second point is worth 1.06 of the first at 0 : 0.

The king of trumps at three points, when the opponent played without proposing or refused: silence costs nothing if
three tricks are certain, and the expert then keeps silent. Otherwise it costs what the point of the king is worth if
the tricks are lost: .07 points if that happens once in twenty times, .24 if once in six.
"""

from __future__ import annotations

import pytest

from cardtable.ai.budget import Budget
from cardtable.ai.ecarte.classical import rule_lead
from cardtable.ai.ecarte.expert import card_options
from cardtable.ai.ecarte.playing import CardChoice
from cardtable.core.cards import PACK_32, format_card, format_cards, parse_card, parse_cards
from cardtable.core.chance import rng
from cardtable.games.ecarte.state import EcarteState
from tests.games.ecarte.positions import DEALER, ELDER, act, dealt, play_cards

SAMPLES = 2500

LEADS = [
    (1, "KH KS TS 9S 8S", "7H", "KH", 0.0),
    (1, "QH KS QS 9S 8S", "7H", "QH", 0.09),
    (1, "QH KS TS 9S 8S", "7H", "QH", 0.18),
    (2, "8H KS TS 9S 7D", "7H", "KS", 0.0),
    (2, "8H KS QS JS 7D", "7H", "KS", 0.0),
    (2, "TH KS JS 9S 8D", "7H", "KS", 0.0),
    (3, "8H KS QD JD AD", "7H", "QD", 0.0),
    (3, "TH KS QD JD TD", "7H", "QD", 0.0),
    (4, "TH 8H KS 9S 8S", "7H", "KS", 0.0),
    (4, "JH 8H QS JS 9S", "7H", "QS", 0.0),
    (4, "AH 9H AS TS 9S", "7H", "AS", 0.0),
    (5, "AH 9H JS AS JD", "7H", "JS", 0.0),
    (5, "TH 8H JS AS JD", "7H", "JS", 0.0),
    (6, "QH JH AH 8S 7D", "7H", "AH", 0.0),
    (6, "KH QH JH 8S 7D", "7H", "JH", 0.0),
    (6, "JH AH TH 9S 8D", "7H", "TH", 0.0),
    (7, "8H KS KD 9D 7C", "7H", "KD", 0.05),
    (7, "TH KS QD 9D 7C", "7H", "QD", 0.0),
    (7, "AH KS QD TD 8C", "7H", "QD", 0.0),
    (7, "TH KS KD JD 7C", "7H", "KD", 0.0),
]
"""Number, elder's hand, turned card, the source's lead and the points that it loses against the best one."""
TOLERANCE = 0.035


def stood(elder: str, turned: str) -> EcarteState:
    """Elder has played without proposing."""
    others = [card for card in PACK_32 if card not in parse_cards(f"{elder} {turned}")]
    state = dealt(elder, format_cards(others[:5]), turned)
    act(state, "play")
    return state


@pytest.mark.parametrize(("number", "elder", "turned", "lead", "loss"), LEADS)
def test_the_first_seven_leads(number: int, elder: str, turned: str, lead: str, loss: float) -> None:
    playing = CardChoice(stood(elder, turned).observe(ELDER))
    card = playing.deck.bit[parse_card(lead)]
    assert rule_lead(playing.hand, 0) == (number, card)
    values = playing.outlooks(rng(81), Budget(samples=SAMPLES), SAMPLES)
    best = max(one.marked for one in values.values())
    assert best - values[card].marked == pytest.approx(loss, abs=TOLERANCE)


@pytest.mark.parametrize(("points", "gain"), [((0, 0), 0.34), ((3, 4), 0.0)])
def test_the_eighth_lead(points: tuple[int, int], gain: float) -> None:
    """Two tricks are won, queen and two small trumps are left: the source's own example. ``gain`` is what the queen is
    better than a small trump, counted by hand.
    """
    state = dealt("QH 8H 7H KS KD", "KH JH AH 7S 7D", "9H", points=points)
    act(state, "play")
    play_cards(state, "KS 7S KD 7D")
    playing = CardChoice(state.observe(ELDER))
    number, card = rule_lead(playing.hand, playing.won) or (0, 0)
    assert (number, card) == (8, playing.deck.bit[parse_card("7H")])
    values = playing.outlooks(rng(82), Budget(samples=SAMPLES), SAMPLES)
    named = {format_card(playing.deck.card[bit]): one for bit, one in values.items()}
    assert named["7H"].majority == named["8H"].majority == pytest.approx(1)
    assert 0.98 < named["QH"].majority < 1
    loss = named["QH"].marked - named["7H"].marked
    assert loss == pytest.approx(gain, abs=TOLERANCE)
    options = card_options(state.observe(ELDER), rng(83), Budget(samples=1000))
    assert (str(options[0].action) == "QH") == (gain > 0)


KINGS = [
    ("KH QH JH 8D 7C", (3, 0), 0.0, True),
    ("KH QH JH AH 7C", (3, 3), 0.0, True),
    ("KH 9H KS 8D 7C", (3, 0), 0.245, False),
    ("KH JH KS QS 7C", (3, 2), 0.223, False),
    ("KH QH 8S 8D 7C", (3, 0), 0.934, False),
]
"""The dealer's hand, the points of dealer and elder, what silence costs, and whether the expert keeps silent."""


@pytest.mark.parametrize(("dealer", "points", "cost", "silent"), KINGS)
def test_the_dealers_king_at_three_points(dealer: str, points: tuple[int, int], cost: float, silent: bool) -> None:
    state = dealt("TH 8H KD QD JD", dealer, "7H", points=points)
    act(state, "play", "KD")
    playing = CardChoice(state.observe(DEALER))
    values = playing.outlooks(rng(84), Budget(samples=SAMPLES), SAMPLES)
    assert playing.silence_costs(values) == pytest.approx(cost, abs=0.08)
    options = card_options(state.observe(DEALER), rng(85), Budget(samples=200))
    assert (str(options[0].action) != "king") == silent


def test_elders_king_at_three_points() -> None:
    """The dealer refused the first proposal. Three certain tricks: silence; five in six: the point is taken."""
    for hand, first in (("KH QH JH 8D 7C", False), ("KH JH KS 9S 7C", True)):
        state = dealt(hand, "TH 8H KD QD JD", "7H", points=(0, 3))
        act(state, "propose", "refuse")
        options = card_options(state.observe(ELDER), rng(86), Budget(samples=300))
        assert (str(options[0].action) == "king") == first


def test_otherwise_the_king_is_marked() -> None:
    state = dealt("KH QH JH 8D 7C", "TH 8H KD QD JD", "7H")
    act(state, "play")
    assert str(card_options(state.observe(ELDER), rng(87), Budget(samples=100))[0].action) == "king"
