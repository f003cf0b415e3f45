"""In what one action is better than another: worked out by hand, and true wherever it is said."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from cardtable.ai.budget import Budget
from cardtable.ai.contrast import AS_GOOD
from cardtable.ai.piquet.contrast import DEALS, CardContrast, Contribution, ExchangeContrast
from cardtable.ai.piquet.course import OpenHands, course
from cardtable.ai.piquet.exchanges import sampled_deals
from cardtable.ai.piquet.players import players
from cardtable.ai.piquet.prospect import prospect_of
from cardtable.ai.piquet.solver import Scoring, Solver, follows
from cardtable.ai.piquet.worth import Worth
from cardtable.ai.player import Candidate, Situation
from cardtable.core.cards import PACK_32, Card, parse_card, parse_cards, suit_of
from cardtable.core.chance import rng, shuffled
from cardtable.core.state import Deal
from cardtable.games.piquet.actions import DECLARE, PiquetAction, parse_item
from cardtable.games.piquet.combinations import item_mask, sets
from cardtable.games.piquet.observation import PiquetObservation
from cardtable.games.piquet.phases import Phase
from cardtable.games.piquet.ranking import STRENGTH, mask_of, strength_of
from cardtable.games.piquet.state import PiquetState
from tests.ai.piquet.brute_force import worth
from tests.games.piquet.tables import FAMILY, deal, do, exchanged, rules_of, standing_of, suited

RUBICON = rules_of("rubicon")
PART_OF = {
    "better_point": Contribution.POINT,
    "better_sequences": Contribution.SEQUENCES,
    "better_sets": Contribution.SETS,
    "better_tricks": Contribution.TRICKS,
    "better_last_trick": Contribution.LAST,
    "better_cards": Contribution.CARDS,
    "likelier_repique": Contribution.REPIQUE,
    "rarer_repique": Contribution.REPIQUE,
    "likelier_pique": Contribution.PIQUE,
    "rarer_pique": Contribution.PIQUE,
    "likelier_capot": Contribution.CAPOT,
    "rarer_capot": Contribution.CAPOT,
}


def observed(state: PiquetState) -> PiquetObservation:
    return state.observe(state.actor())


def to_the_tricks(state: PiquetState) -> PiquetState:
    while state.phase is not Phase.PLAY:
        state.apply(DECLARE)
    return state


def played(state: PiquetState, theirs: str) -> CardContrast:
    """Cards compared if the opponent is known to hold ``theirs``."""
    return CardContrast(observed(state), RUBICON, [(mask_of(parse_cards(theirs)), 1.0)], complete=True)


# How the tricks go


@pytest.mark.parametrize("scoring", [Scoring(), Scoring(pique_at=4), Scoring(last=1, pique_at=12)], ids=str)
def test_the_parts_of_the_tricks_are_what_they_bring_together(scoring: Scoring) -> None:
    solver, generator = Solver(scoring), rng(3)
    for _ in range(12):
        cards = shuffled(PACK_32, generator)
        own, theirs = cards[:12], cards[12:24]
        led = own[0]
        assert sum(course(solver, OpenHands(own, theirs, True, True))) == solver.value(own, theirs)
        assert sum(course(solver, OpenHands(theirs, own, False, False))) == -solver.value(own, theirs)
        assert sum(course(solver, OpenHands(own, theirs, True, True), led)) == solver.after_lead(led, own, theirs)
        # Whoever replies no longer counts the lead that was led to him.
        reply = follows(led, theirs)[0]
        counted = 1 + (scoring.pique if scoring.pique_at == 1 else 0)
        replied = sum(course(solver, OpenHands(theirs, own, False, False, led), reply))
        assert replied == counted - solver.after_reply(led, reply, own, theirs)


def test_few_cards_go_as_every_line_of_play_says() -> None:
    scoring, generator = Scoring(), rng(4)
    solver = Solver(scoring)
    for number in range(30):
        cards = shuffled(PACK_32, generator)
        own, theirs = cards[:4], cards[4:8]
        taken = (number % 9, 8 - number % 9)
        leads, elder = bool(number % 2), bool(number % 3)
        found = sum(course(solver, OpenHands(own, theirs, leads, elder, None, taken)))
        assert found == worth(scoring, (own, theirs), 0 if leads else 1, taken, 0 if elder else 1)


# Cards, worked out by hand


def test_the_last_trick_is_what_makes_the_difference() -> None:
    # The ace first wins that trick, and the dealer gets the last one; the seven first gives him this one for the last.
    elder, dealer = suited("S:AKQJT987 D:A7 C:A H:A"), suited("H:KQJT98 D:98 C:KQJT")
    state = to_the_tricks(exchanged(RUBICON, elder, dealer)[0])
    spades = zip("AKQJT987", ["QH", "JH", "TH", "9H", "8H", "KC", "QC", "JC"], strict=True)
    do(state, *(card for led, thrown in spades for card in (led + "S", thrown)), "AD", "9D", "AC", "TC")
    seven, ace = parse_card("7D"), parse_card("AH")
    told = played(state, "KH 8D")
    assert [reason.code for reason in told.contrast(seven, ace)] == ["better_last_trick"]
    assert told.parts(seven)[0][Contribution.LAST] == 1
    assert told.parts(ace)[0][Contribution.LAST] == -1


def test_a_king_that_stays_guarded_keeps_the_capot_from_elder() -> None:
    elder, dealer = suited("S:AKQJT987 D:A C:A H:AQ"), suited("H:KJT987 D:KQ C:KQJ7")
    state = to_the_tricks(exchanged(RUBICON, elder, dealer)[0])
    do(state, "AD", "QD", "AC", "JC")
    spades = zip("KQJT987", ["JH", "TH", "9H", "8H", "KD", "KC", "QC"], strict=True)
    do(state, *(card for led, thrown in spades for card in (led + "S", thrown)), "AS")
    bare, kept = parse_card("7H"), parse_card("7C")
    reasons = played(state, "AH QH").contrast(kept, bare)
    assert [(reason.code, dict(reason.params)) for reason in reasons] == [
        ("keeps_guard", {"card": "KH"}),
        ("rarer_capot", {}),
    ]
    # Nothing speaks for the other card.
    assert played(state, "AH QH").contrast(bare, kept) == ()


# Exchanges


def asked_elder(hand: str) -> ExchangeContrast:
    """Elder with this hand before her exchange."""
    cards = suited(hand)
    rest = [card for card in PACK_32 if card not in cards]
    return ExchangeContrast(observed(deal(RUBICON, cards, rest[:12], rest[12:])), RUBICON)


def told(reasons: tuple[object, ...]) -> list[tuple[str, dict[str, object]]]:
    return [(reason.code, dict(reason.params)) for reason in reasons]  # type: ignore[attr-defined]


def test_three_kings_that_stay_together() -> None:
    exchanges = asked_elder("S:K87 H:K98 D:K97 C:A87")
    low, without_a_king = parse_cards("7S 8S 8H 7D 7C"), parse_cards("7S KS 8H 7D 7C")
    found = told(exchanges.contrast(low, without_a_king))
    assert found[:1] == [("holds_item", {"items": "3K-C"})]
    assert found[1][0] == "better_sets"


def test_six_hearts_that_stay_together() -> None:
    exchanges = asked_elder("S:K87 H:AQT987 D:97 C:8")
    hearts, others = parse_cards("7H 8H 8S 9D 7D"), parse_cards("7S 8S 9D 7D 8C")
    found = told(exchanges.contrast(others, hearts))
    assert ("holds_suit", {"count": 6, "suit": 1}) in found
    assert "better_point" in dict(found)


def test_elder_who_buys_more_may_have_that_for_a_reason() -> None:
    exchanges = asked_elder("S:K87 H:AQT9 D:97 C:T87")
    found = told(exchanges.contrast(parse_cards("7S 8S 9D 7D 7C"), parse_cards("7S")))
    assert "buys_more" in dict(found)


# Wherever it is said


def decisions(deals: int) -> Iterator[tuple[PiquetObservation, list[Candidate]]]:
    """What the strongest player considers at the exchanges of some deals."""
    player = players()["searcher"]
    for seed in range(deals):
        state = PiquetState(RUBICON, standing_of(RUBICON))
        state.apply(Deal(shuffled(PACK_32, rng(900 + seed))))
        while state.phase is Phase.EXCHANGE:
            observation = observed(state)
            situation = Situation(FAMILY, RUBICON.rule_set, state.standing, observation)
            options = player.explain(situation, player.consider(situation, rng(seed), Budget(samples=30)))
            yield observation, list(options)
            state.apply(options[0].action)


def cards_of_change(option: Candidate) -> tuple[Card, ...]:
    action = option.action
    assert isinstance(action, PiquetAction)
    return action.cards


@pytest.mark.slow
def test_what_is_said_of_exchanges_is_true() -> None:
    differ = said = 0
    for observation, options in decisions(10):
        first, *others = options
        compared = next((option for option in others if option.contrast), None)
        if others and first.value - others[0].value > max(others[0].spread, AS_GOOD):
            differ += 1
            said += compared is not None
        if compared is None:
            continue
        assert compared.value < first.value
        one, two = (
            ExchangeContrast(observation, RUBICON).parts(cards_of_change(option)) for option in (first, compared)
        )
        kept, given = (
            [card for card in observation.hand if card not in cards_of_change(option)] for option in (first, compared)
        )
        for reason in compared.contrast:
            params = dict(reason.params)
            if reason.code in PART_OF:
                part = PART_OF[reason.code]
                gain = sum(a[part] - b[part] for a, b in zip(one, two, strict=True)) / DEALS
                assert gain > 0
                if "more" in params:
                    assert params["more"] == round(gain)
                if reason.code.startswith(("likelier", "rarer")):
                    sign = 1 if reason.code.startswith("likelier") else -1
                    made = [sum(deal[part] * sign > 0 for deal in deals) for deals in (one, two)]
                    assert (made[0] - made[1]) * sign > 0
                continue
            match reason.code:
                case "holds_suit":
                    counts = [sum(suit_of(card) == params["suit"] for card in hand) for hand in (kept, given)]
                    assert counts[0] == params["count"]
                    assert counts[0] > counts[1]
                case "holds_item":
                    item = parse_item(str(params["items"]))
                    assert item_mask(item, mask_of(kept)) & ~mask_of(kept) == 0
                    assert item_mask(item, mask_of(kept)) & ~mask_of(given)
                case "holds_pair":
                    strength = STRENGTH[int(params["rank"])]
                    counts = [sum(strength_of(card) == strength for card in hand) for hand in (kept, given)]
                    assert counts[0] == 2 > counts[1]
                    assert not any(item.rank == strength for item in sets(mask_of(kept)))
                case "keeps_guard":
                    card = parse_card(str(params["card"]))
                    beside = [[one for one in hand if suit_of(one) == suit_of(card)] for hand in (kept, given)]
                    assert card in kept
                    assert len(beside[0]) > 1
                    assert card not in given or len(beside[1]) == 1
                case "keeps_high":
                    card = parse_card(str(params["card"]))
                    assert card in kept
                    assert card not in given
                case "buys_more":
                    assert len(kept) < len(given)
                case _:
                    raise AssertionError(reason.code)
    # Few deals leave some differences to chance that the table knows of.
    assert said >= 0.8 * differ > 0


@pytest.mark.slow
def test_the_parts_of_a_deal_are_what_it_is_worth_together() -> None:
    for seed in range(4):
        state = PiquetState(RUBICON, standing_of(RUBICON))
        state.apply(Deal(shuffled(PACK_32, rng(40 + seed))))
        if state.phase is not Phase.EXCHANGE:
            continue
        if seed % 2:
            state.apply(players()["greedy"].consider(situation_of(state), rng(1), Budget(samples=1))[0].action)
        observation = observed(state)
        discards = tuple(sorted(observation.hand, key=strength_of)[:3])
        parts = ExchangeContrast(observation, RUBICON).parts(discards)
        whole = sampled_deals(observation, Worth(RUBICON, prospect_of(observation, RUBICON)), rng(2))
        for deal_parts, trial in zip(parts[:8], whole, strict=False):
            assert sum(deal_parts.values()) == trial(discards)


def situation_of(state: PiquetState) -> Situation:
    return Situation(FAMILY, RUBICON.rule_set, state.standing, observed(state))


def test_cards_of_one_run_are_one_choice() -> None:
    state = to_the_tricks(exchanged(RUBICON, suited("S:AKQ87 H:AK7 D:A97 C:8"), suited("H:QJT9 D:QJT C:AKQJ9"))[0])
    player = players()["searcher"]
    options = player.explain(situation_of(state), player.consider(situation_of(state), rng(1), Budget(samples=20)))
    alike = {str(option.action) for option in options if option.alike}
    # Of ace, king and queen, of eight and seven one each; also where a card between them lies among the own discards.
    assert len(alike & {"AS", "KS", "QS"}) == 2
    assert len(alike & {"AH", "KH"}) == 1
    assert not alike & {"AD", "8C"}
    assert not options[0].alike


def test_cards_say_how_certain_they_are_unless_every_hand_was_looked_at() -> None:
    state = to_the_tricks(exchanged(RUBICON, suited("S:AJ87 H:AT7 D:KT7 C:Q8"), suited("S:KQ H:KQJ D:AQJ C:AKJT"))[0])
    player = players()["searcher"]
    few = player.consider(situation_of(state), rng(1), Budget(samples=20))
    assert min(option.spread for option in few) > 0.1
    every = player.consider(situation_of(state), rng(1), Budget(samples=100_000))
    assert {option.action for option in every} == {option.action for option in few}
    assert all(option.spread == 0 for option in every)
