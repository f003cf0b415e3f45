"""Elder's Sechziger in play where only cards from the ten up count, beside a search without shortcuts."""

from __future__ import annotations

import random
from functools import cache

import pytest

from cardtable.ai.budget import Budget
from cardtable.ai.piquet.low_cards import BONUS, TRICKS, LowCards, count_of, height_of, same_suit
from cardtable.ai.piquet.low_pique import LowPique
from cardtable.ai.piquet.old36 import missing_for_sixty, solved
from cardtable.core.cards import PACK_36, Card
from cardtable.games.piquet.ranking import BIT, cards_of, mask_of
from cardtable.games.piquet.rules import PiquetRules
from cardtable.games.piquet.state import PiquetState
from tests.games.piquet.tables import do, exchanged, rules_of, suited

ELDER, DEALER = 0, 1
WORTH = 30


def bits(mask: int) -> list[int]:
    return [BIT[card] for card in cards_of(mask)]


@cache
def best(leader: int, follower: int, taken: int, missing: int, elder: bool) -> int:
    """Return what the leader counts more, with the Sechziger for which ``elder`` is ``missing`` points; 0 if nobody can
    make it any more.
    """
    return max(led(card, leader, follower, taken, missing, elder) for card in bits(leader))


def led(card: int, leader: int, follower: int, taken: int, missing: int, elder: bool) -> int:
    points, missing = counted(int(count_of(card)), missing, elder)
    follows = [one for one in bits(follower) if same_suit(one, card)] or bits(follower)
    return points + min(after(card, one, leader, follower, taken, missing, elder) for one in follows)


def counted(points: int, missing: int, elder: bool) -> tuple[int, int]:
    if not (elder and missing and points):
        return points, missing
    return points + WORTH * (missing == 1), missing - 1


def after(card: int, reply: int, leader: int, follower: int, taken: int, missing: int, elder: bool) -> int:
    left, theirs = leader ^ card, follower ^ reply
    last = not left
    if same_suit(reply, card) and height_of(reply) > height_of(card):
        lost = count_of(reply) + last
        others = TRICKS - leader.bit_count() - taken + 1
        return BONUS[taken] - lost if last else -lost - best(theirs, left, others, 0, not elder)
    points, missing = counted(int(last), missing, elder)
    return points + (BONUS[taken + 1] if last else best(left, theirs, taken + 1, missing, elder))


@pytest.mark.parametrize(("cards", "positions"), [(2, 120), (3, 120), (4, 60), (5, 20)])
def test_a_line_with_a_sechziger_is_worth_what_a_search_of_all_lines_finds(cards: int, positions: int) -> None:
    chance = random.Random(1000 + cards)
    made = 0
    for _ in range(positions):
        drawn = sorted(PACK_36, key=lambda card: chance.random() - 0.25 * count_of(BIT[card]))
        elder, dealer = mask_of(drawn[:cards]), mask_of(drawn[cards : 2 * cards])
        missing = chance.randint(1, 4)
        sixty = LowPique(LowCards(), WORTH)
        for card in cards_of(elder):
            line = sixty.led(card, elder, dealer, TRICKS - cards, missing)
            exact = led(BIT[card], elder, dealer, TRICKS - cards, missing, True)
            # A threat of two steps is passed over, which never makes a line better than it is.
            assert exact - 2 <= line.difference + WORTH * line.makes <= exact
            made += line.makes
    assert made > positions / 4


def test_at_once_only_the_first_card_makes_it() -> None:
    elder, dealer = mask_of(suited("S:AK")), mask_of(suited("H:98"))
    ace = suited("S:A")[0]
    assert LowPique(LowCards(), WORTH).led(ace, elder, dealer, 10, 2).makes
    assert not LowPique(LowCards(), WORTH, at_once=True).led(ace, elder, dealer, 10, 2).makes
    assert LowPique(LowCards(), WORTH, at_once=True).led(ace, elder, dealer, 10, 1).makes


@pytest.mark.parametrize("pique", ["count", "own_partie"])
def test_elder_of_a_match_for_points_goes_for_the_sechziger_with_her_leads(pique: str) -> None:
    rules = rules_of("points", from_ten=True, target=300, pique=pique)
    state, _ = exchanged(rules, suited("S:AKQJT H:AK D:K C:JT98"), suited("S:987 H:QJT D:AQJ C:AKQ"))
    do(state, "declare", "declare", "AS", "7S")
    # Point, quint, quart and trio are 27, and the ace has counted.
    assert missing_for_sixty(state.observe(ELDER), rules) == 2
    low, high = suited("C:J S:K")
    assert worth(state, ELDER, rules, high) - worth(state, ELDER, rules, low) > 20


def worth(state: PiquetState, seat: int, rules: PiquetRules, card: Card) -> float:
    hands = [mask_of(state.hands[1 - seat])]
    return solved(state.observe(seat), rules, state.hands[seat], hands, Budget(samples=1))[card]
