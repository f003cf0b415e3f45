"""What a deal is worth: the declarations as the rules compare and count them, then the tricks."""

from __future__ import annotations

import pytest

from cardtable.ai.piquet.declaring import declare_the_rest
from cardtable.ai.piquet.prospect import Prospect
from cardtable.ai.piquet.scorings import scoring_of
from cardtable.ai.piquet.solver import Solver
from cardtable.ai.piquet.worth import DeclaredPoints, Worth, declared, declared_by_each
from cardtable.core.cards import PACK_32
from cardtable.core.chance import rng, shuffled
from cardtable.core.state import Deal
from cardtable.games.piquet.actions import DECLARE, NINETY, change, play
from cardtable.games.piquet.phases import Phase
from cardtable.games.piquet.ranking import is_blank, mask_of
from cardtable.games.piquet.rules import PiquetRules
from cardtable.games.piquet.state import PiquetState
from tests.games.piquet.tables import exchanged, rules_of, standing_of, suited

RULES = {
    "rubicon": rules_of("rubicon"),
    "nothing beaten": rules_of("rubicon", repique_when="nothing_beaten"),
    "a Neunziger apart": rules_of("points"),
    "a Neunziger in the count": rules_of("points", repique="count", target=300),
}


def begun(state: PiquetState) -> PiquetState:
    """The deal after everything has been declared, announced and counted, and the first card led."""
    while state.phase is not Phase.PLAY:
        state.apply(NINETY if NINETY in state.legal() else DECLARE)
    state.apply(play(min(state.legal().cards())))
    return state


@pytest.mark.parametrize("name", RULES)
def test_it_is_what_the_deal_counts(name: str) -> None:
    rules, chance = RULES[name], rng(1, len(name))
    seen = 0
    for _ in range(300):
        pack = shuffled(PACK_32, chance)
        # Long suits and many honours, so that there is something to declare.
        elder = sorted(pack, key=lambda card: chance.random() + (card // 13 > 0) / 2)[:12]
        dealer = [card for card in pack if card not in elder][:12]
        if is_blank(elder, False) or is_blank(dealer, False):
            continue
        state, _ = exchanged(rules, elder, dealer)
        found = declared(rules, mask_of(elder), mask_of(dealer))
        begun(state)
        jumped = [line.side for line in state.marked if line.code == "repique_partie"]
        assert found.apart == (0 if not jumped else 1 if jumped == [0] else -1)
        led = 1 + (rules.pique_jump if found.pique_at == 1 else 0)
        assert (found.elder + led, found.dealer) == (state.counts[0], state.counts[1])
        seen += bool(found.apart or max(found.elder, found.dealer) > 60)
    assert seen


def test_thirty_before_the_other_counts_is_a_repique() -> None:
    elder, dealer = mask_of(suited("S:AKQJT9 H:A7 D:A7 C:A7")), mask_of(suited("H:KQJT9 D:KQJT C:KQJ"))
    # A point of six, a sixième and fourteen aces.
    assert declared(RULES["rubicon"], elder, dealer) == DeclaredPoints(6 + 16 + 14 + 60, 0, 0)
    assert declared(RULES["a Neunziger apart"], elder, dealer) == DeclaredPoints(0, 0, 0, 1)
    # At Königspiquet it wins the match.
    assert declared(rules_of("kings"), elder, dealer).elder == 6 + 16 + 14 + 100


def test_a_point_that_ends_in_four_is_worth_one_less() -> None:
    elder, dealer = mask_of(suited("S:T987 H:AKQ D:AKQ C:98")), mask_of(suited("S:AKQ H:JT9 D:JT9 C:AKQ"))
    usual, less = (declared(rules_of("points", four_less=four), elder, dealer) for four in (False, True))
    # The quart is good, too, with two tierces; the dealer has no trio that beats another.
    assert usual.elder == 4 + 4 + 3 + 3
    assert less.elder == usual.elder - 1
    assert less.dealer == usual.dealer


@pytest.mark.parametrize("rules", [RULES["rubicon"], RULES["a Neunziger apart"]], ids=["rubicon", "points"])
def test_the_whole_is_the_declarations_and_the_solved_tricks(rules: PiquetRules) -> None:
    chance = rng(2)
    for _ in range(8):
        pack = shuffled(PACK_32, chance)
        elder, dealer = pack[:12], pack[12:24]
        state, _ = exchanged(rules, elder, dealer)
        worth = Worth(rules, Prospect(rules, state.standing, 0, 1))
        hands = mask_of(elder), mask_of(dealer)
        found = declared(rules, *hands)
        while state.phase is not Phase.PLAY:
            state.apply(NINETY if NINETY in state.legal() else DECLARE)
        tricks = Solver(scoring_of(state.observe(0), rules)).value(elder, dealer)
        if found.pique_at == 0:
            expected = found.elder - found.dealer + tricks + found.apart * worth.prospect.stake
            assert worth.of_elder(*hands) == pytest.approx(expected)
        assert worth.of_elder(*hands) == -worth.of_dealer(*hands)


def test_the_points_of_a_deal_have_neither_a_match_nor_a_prize_nor_a_standing_in_them() -> None:
    elder, dealer = mask_of(suited("S:AKQJT9 H:A7 D:A7 C:A7")), mask_of(suited("H:KQJT9 D:KQJT C:KQJ"))
    for rules in (RULES["a Neunziger apart"], rules_of("four_deals"), rules_of("four_deals", prizes="only")):
        found = set()
        for points in ((0, 0), (90, 20), (20, 90)):
            prospect = Prospect(rules, standing_of(rules, points, deals=1), 0, 1)
            found.add(Worth(rules, prospect, in_points=True).of_elder(elder, dealer))
        (counted,) = found
        # Of its own it leaves the declarations out; among four deals it adds sixty, or a prize alone.
        said = 0 if rules is RULES["a Neunziger apart"] else 6 + 16 + 14 + 60 * rules.jumps
        # Twelve leads and tricks, the last, the cards and perhaps capot.
        assert 0 < counted - said <= 12 + 1 + 10 + rules.capot


def test_what_three_declare_is_what_the_rules_count() -> None:
    rules = rules_of("norman", target=300)
    chance = rng(17)
    jumped = 0
    for _ in range(150):
        # Long suits, so that there is something to declare; whoever has them.
        pack = sorted(PACK_32, key=lambda card: chance.random() + (card // 13) / 4)
        turn = int(chance.random() * len(pack))
        state = PiquetState(rules, standing_of(rules))
        state.apply(Deal((*pack[turn:], *pack[:turn])))
        state.apply(change(()))
        points, pique_at = declared_by_each(rules, [mask_of(state.hands[seat]) for seat in state.players])
        declare_the_rest(state)
        led = 1 + (rules.pique_jump if pique_at == 1 else 0)
        counted = [state.counts[rules.side_of[seat]] for seat in state.players]
        assert counted == [points[0] + led, *points[1:]]
        jumped += max(points) > rules.repique_jump
    assert jumped > 5
