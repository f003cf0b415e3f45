"""In what one play at Casino is better than another: laid out by hand, and true wherever it is said."""

from __future__ import annotations

import random

import pytest

from cardtable.ai.budget import Budget
from cardtable.ai.casino.contrast import contrast, contrasted
from cardtable.ai.casino.desk import Desk
from cardtable.ai.casino.line import Ends
from cardtable.ai.casino.players import players
from cardtable.ai.player import Candidate
from cardtable.core.cards import SPADES, parse_card, parse_cards, suit_of
from cardtable.games.casino.actions import Play, parse_play
from cardtable.games.casino.state import CasinoState
from tests.ai.casino.decisions import positions, rule_set, situation
from tests.games.casino.positions import position, rules_of

SWEDISH = rules_of("swedish", 2)


def told(state: CasinoState, first: str, other: str) -> dict[str, dict[str, object]]:
    found = contrast(Desk(situation(state)), parse_play(first), parse_play(other))
    return {reason.code: dict(reason.params) for reason in found}


@pytest.mark.parametrize(
    ("hand", "table", "first", "other", "code", "params"),
    [
        # The ace of clubs counts, and the nine alone does not.
        ("TH 9D", "9C AC 3H", "TH x 9C AC", "9D x 9C", "captures_card", {"card": "AC"}),
        ("7H KD", "7C", "7H x 7C", "KD", "sweep", {}),
        ("6H KD", "6S 3S 8S", "6H x 6S", "KD", "more_spades", {"count": 1}),
        # Whoever comes next takes the ace that is laid down, or the ten of diamonds.
        ("KH AD", "QC JC", "KH", "AD", "keeps_for_later", None),
    ],
)
def test_what_differs_is_told(
    hand: str, table: str, first: str, other: str, code: str, params: dict[str, object] | None
) -> None:
    state = position(SWEDISH, [hand, "9S 4D"], table, last=False, stock="2H 3C 4H 5H 6C 8H 8D TC")
    found = told(state, first, other)
    if params is not None:
        assert found[code] == params
    else:
        assert found


def test_a_sweep_that_the_next_player_no_longer_finds() -> None:
    # A single four is swept by every other four; with a king beside it nothing sweeps.
    state = position(SWEDISH, ["KH 9D", "4D 8S"], "4C", last=False, stock="4H 4S KC KS KD 3C 5C")
    found = told(state, "KH", "9D")
    assert found == {} or set(found) <= {"rarer_sweep", "prevents_sweep", "leaves_less", "keeps_for_later"}
    capture = position(SWEDISH, ["4H KD", "4D 8S"], "4C 7D", last=False, stock="4S 7S 7C 7H KC")
    assert "leaves_less" in told(capture, "4H x 4C", "KD") or "more_cards" in told(capture, "4H x 4C", "KD")


def test_a_card_that_counts_is_kept_from_the_next_player() -> None:
    state = position(SWEDISH, ["TD KH", "TS 8S"], "QC JC", last=False, stock="TH TC 2H 3H")
    found = told(state, "KH", "TD")
    assert found["saves_card"] == {"card": "TD"}


def test_what_is_laid_for_a_card_that_stays_either_way_is_told_with_its_capture() -> None:
    # The king stays in the hand after either play; only after the six can it take more than the other king.
    state = position(SWEDISH, ["KD 6S TS 8S", "4D 5S TC 6H"], "KC TH QC 7S", last=False, stock="2H 3C 4H 5H")
    assert told(state, "6S", "TS x TH") == {"captures_later": {"card": "KD", "cards": "6S 7S KC"}}
    # Against a play of the king itself it is enough that it stays.
    assert "keeps_for_later" in told(state, "8S", "KD") or told(state, "8S", "KD") == {}
    assert "captures_later" not in told(state, "8S", "KD")


def test_where_the_fewest_points_win_it_is_what_it_costs_less() -> None:
    # Sweeping the five with that of another suit costs five points.
    state = position(rules_of("kryp", 2), ["5D 9D", "KC QC"], "5H", last=False, stock="3H 4H 6H 7C")
    assert told(state, "9D", "5D x 5H") == {"costs_less": {"points": 5}}
    assert told(state, "5D x 5H", "9D") == {}


def test_cards_that_are_worth_the_same_are_one_choice() -> None:
    state = position(SWEDISH, ["7H 7D 7S", "9C"], "KC QC", last=False, stock="2H 3C")
    desk = Desk(situation(state))
    options = [Candidate(parse_play(text), 0.0) for text in ("7H", "7D", "7S")]
    assert [option.alike for option in contrasted(desk, options, Ends(desk, ()))] == [False, True, False]
    # Where a card has its twin, no two are the same.
    mulle = position(rules_of("mulle_sassersson", 2), ["7H 7D", "9C"], "KC QC", last=False, stock="2H 3C")
    options = options[:2]
    desk = Desk(situation(mulle))
    assert [option.alike for option in contrasted(desk, options, Ends(desk, ()))] == [False, False]


def _pile(desk: Desk, play: Play) -> list[int]:
    inside = [card for one in desk.observation.builds if one.number in play.builds for card in one.cards]
    return [play.card, *play.taken, *inside] if play.captures else []


@pytest.mark.parametrize("name", ["casino.swedish", "casino.royal", "casino.finnish"])
def test_wherever_it_is_said_it_is_so(name: str) -> None:
    player = players()["counter"]
    said = 0
    for seed in range(3):
        for state in positions(rule_set(name, 2), seed):
            facts = situation(state)
            desk = Desk(facts)
            options = player.explain(facts, player.consider(facts, random.Random(1), Budget(samples=1)))
            for option in options[1:]:
                first, other = options[0].action, option.action
                assert isinstance(first, Play)
                assert isinstance(other, Play)
                one, two = _pile(desk, first), _pile(desk, other)
                after = [desk.results[play][1] for play in (first, other)]
                for reason in option.contrast:
                    said += 1
                    assert option.value < options[0].value
                    params = dict(reason.params)
                    card = parse_card(str(params["card"])) if "card" in params else None
                    match reason.code:
                        case "captures_card":
                            assert card in one
                            assert card not in two
                            assert card is not None
                            assert desk.rules.score.of_card(card)
                        case "more_spades":
                            spades = [sum(suit_of(each) == SPADES for each in pile) for pile in (one, two)]
                            assert spades[0] - spades[1] == params["count"]
                        case "more_cards":
                            assert len(one) - len(two) == params["count"]
                        case "keeps_for_later":
                            assert card in state.hands[state.turn]
                            assert card != first.card or list(state.hands[state.turn]).count(card) > 1
                        case "captures_later":
                            assert card is not None
                            assert card in state.hands[state.turn]
                            taken = {*parse_cards(str(params["cards"]))}
                            takes = desk.model.takes(after[0], card)
                            assert any({*desk.model.cards_on(after[0] & ~take.rest)} == taken for take in takes)
                        case "rarer_sweep":
                            assert int(str(params["chance"])) < int(str(params["other"]))
                        case "prevents_sweep":
                            assert not any(
                                not take.rest for bit in desk.seen.unseen for take in desk.model.takes(after[0], bit)
                            )
                        case "saves_card":
                            assert card is not None
                            assert card not in one
                            assert after[1] >> card & 1
                            assert not any(
                                after[0] >> card & 1 and not take.rest >> card & 1
                                for bit in desk.seen.unseen
                                for take in desk.model.takes(after[0], bit)
                            )
                        case "builds":
                            assert first.value == params["value"]
                        case code:
                            assert code in {"leaves_less", "wins_partie", desk.rules.score.sweeps.reason}
    assert said > 10
