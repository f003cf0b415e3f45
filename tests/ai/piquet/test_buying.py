"""What is thought of an elder who buys few cards."""

from __future__ import annotations

from statistics import mean

import pytest

from cardtable.ai.budget import Budget
from cardtable.ai.piquet import exchanges
from cardtable.ai.piquet.buying import Buyer
from cardtable.ai.piquet.exchange_value import ELDER, loss_of_buying
from cardtable.ai.piquet.exchanges import by_deals, compared
from cardtable.core.cards import PACK_32
from cardtable.core.chance import rng, shuffled
from cardtable.games.piquet.ranking import mask_of
from tests.games.piquet.tables import deal, do, rules_of, suited, texts

RUBICON = rules_of("rubicon")
OWN = suited("S:AQJ8 H:AT7 D:K98 C:J7")


@pytest.mark.parametrize("bought", [4, 3])
def test_hands_are_dealt_with_which_she_buys_so_few(bought: int) -> None:
    unseen = [card for card in PACK_32 if card not in OWN]
    buyer, generator = Buyer(bought, 1, rng(3)), rng(4)
    anyhow = [loss_of_buying(shuffled(unseen, generator)[:12], bought, ELDER, 1, 5) for _ in range(30)]
    dealt = []
    for _ in range(30):
        buyer.deal(unseen, 12)
        assert sorted((*unseen, *OWN)) == list(PACK_32)
        dealt.append(tuple(unseen))
    losses = [loss_of_buying(cards[:12], bought, ELDER, 1, 5) for cards in dealt]
    assert mean(losses) < mean(anyhow) / 2
    # They are not all one hand, and the talon is another each time.
    assert len({mask_of(cards[:12]) for cards in dealt}) > 5
    assert len({cards[12:] for cards in dealt}) == len(dealt)


@pytest.mark.slow
def test_the_dealer_expects_less_of_a_deal_in_which_she_buys_four() -> None:
    rest = [card for card in PACK_32 if card not in OWN]
    state = deal(RUBICON, rest[:12], OWN, rest[12:])
    do(state, "change " + texts(rest[:4]))
    away = suited("S:8 H:7 C:7")
    # Of all hands that she may hold the mean is -7, of 63 with which the table buys four it is -24.
    assert compared(state.observe(1), RUBICON, [away], rng(7), 150)[away] < -12


def test_a_carte_blanche_that_waits_tells_more_than_how_few_she_buys(monkeypatch: pytest.MonkeyPatch) -> None:
    def never(*_: object) -> None:
        raise AssertionError("She is taken for one who wants no more cards.")

    blank, own = suited("S:T987 H:T9 D:T98 C:T98"), suited("H:AKQJ87 D:AK C:KQJ7")
    state = deal(RUBICON, blank, own, suited("S:AKQJ C:A D:QJ7"))
    do(state, "blanche 4")
    assert state.turn == 1
    monkeypatch.setattr(exchanges, "Buyer", never)
    assert by_deals(state.observe(1), RUBICON, 1, 4, rng(1), Budget(samples=3))


@pytest.mark.slow
def test_the_hands_of_a_few_deals_tell_as_much_as_those_of_many() -> None:
    starts = []
    for seed in range(8):
        unseen = [card for card in PACK_32 if card not in OWN]
        buyer = Buyer(4, 1, rng(seed))
        found = []
        for _ in range(36):
            buyer.deal(unseen, 12)
            found.append(mask_of(unseen[:12]))
        starts.append(len(set(found)))
    # Hardly a hand comes again; with three changes between two deals it were 14 to 21 of 36.
    assert min(starts) > 27
