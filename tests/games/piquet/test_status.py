"""What is wrong with a broken position is told by code, and nothing else is."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from cardtable.core.cards import parse_card, parse_cards
from cardtable.core.rules import Variant
from cardtable.core.scores import ScoreLine
from cardtable.core.state import CHANCE, OVER, Deal
from cardtable.core.status import invalid
from cardtable.games.piquet.combinations import Kind
from cardtable.games.piquet.phases import HeardWord, Phase, Word
from cardtable.games.piquet.rules import PiquetRules
from cardtable.games.piquet.sampling import sample
from cardtable.games.piquet.state import PiquetState
from cardtable.games.piquet.variants import VARIANTS
from tests.games.agreements import agreed
from tests.games.piquet.rich import begun, walk
from tests.games.piquet.tables import FAMILY, do, exchanged, rules_of, standing_of, suited

ELDER, DEALER = 0, 1
HIGH, LOW = "S:AKQJ H:AKQJ D:AKQJ", "S:T987 H:T987 D:T987"
"""The clubs are laid away."""
QUIET = ("point -", "sequences -", "sets -")
CLAIM = "claim"


def after(*texts: str, rules: PiquetRules | None = None) -> PiquetState:
    """A deal of two after the exchange in which ``texts`` were done; nothing is wrong with it."""
    state, _ = exchanged(rules or rules_of("session"), suited(HIGH), suited(LOW))
    do(state, *texts)
    assert state.status() == []
    return state


def playing(*texts: str) -> PiquetState:
    """The same, in which nobody has declared anything."""
    state = after(*QUIET)
    if state.phase is Phase.ANNOUNCE:
        do(state, "no ninety")
    for text in texts:
        do(state, text)
        if state.phase is Phase.COUNT:
            do(state, "count -")
    assert state.status() == []
    return state


def dealt(*texts: str, name: str = "session") -> PiquetState:
    """A deal of the pack in its order."""
    rules = rules_of(name)
    state = PiquetState(rules, standing_of(rules))
    state.apply(Deal(rules.pack))
    if state.phase is Phase.COMMAND:
        assert state.status() == []
        do(state, "cut")
    do(state, *texts)
    assert state.status() == []
    return state


def codes(state: PiquetState) -> set[str]:
    return {one.code for one in state.status()}


TABLES = [(kind, players) for kind in VARIANTS for players in kind.players]


@pytest.mark.parametrize(("kind", "players"), TABLES, ids=lambda one: getattr(one, "id", str(one)))
@pytest.mark.parametrize("seed", range(3))
def test_nothing_is_wrong_whatever_is_agreed_and_done(kind: Variant, players: int, seed: int) -> None:
    chance = random.Random(seed)
    rule_set = agreed(kind, players, chance)
    for number, (state, _, _) in enumerate(walk(rule_set, begun(rule_set, chance), chance)):
        assert state.status() == []
        if number % 7 == seed:
            assert sample(state.observe(state.elder), chance).status() == []


# The cards


def test_a_card_is_there_twice_and_another_is_missing() -> None:
    state = dealt()
    state.talon[0][0] = state.talon[1][0]
    assert [one.code for one in state.status()] == ["card_missing", "card_too_often"]


def test_cards_lie_nowhere_before_they_are_dealt() -> None:
    rules = rules_of("session")
    state = PiquetState(rules, standing_of(rules))
    assert state.status() == []
    state.hands[ELDER] = list(rules.pack[:12])
    assert codes(state) == {"card_missing", "dealt_too_early"}


def test_who_looks_on_has_no_cards() -> None:
    rule_set = rules_of("chouette", 3).rule_set
    state = FAMILY.deal(rule_set, FAMILY.begin(rule_set, 0))
    state.apply(Deal(rules_of("chouette", 3).pack))
    if state.phase is Phase.COMMAND:
        do(state, "cut")
    assert state.status() == []
    (idle,) = {0, 1, 2} - set(state.players)
    state.hands[idle].append(state.talon[1].pop())
    assert state.status() == [invalid("cards_of_nobody", seat=idle)]


def test_a_card_changes_hands() -> None:
    state = after()
    state.hands[DEALER].append(state.hands[ELDER].pop())
    assert state.status() == [
        invalid("hand_size", seat=ELDER, cards=11),
        invalid("received_differ", seat=ELDER),
        invalid("hand_size", seat=DEALER, cards=13),
        invalid("received_differ", seat=DEALER),
    ]


def _drop_received(state: PiquetState) -> None:
    state.received[ELDER].pop()


def _take_up(state: PiquetState) -> None:
    state.hands[ELDER].append(state.discards[ELDER].pop())


def _name_less(state: PiquetState) -> None:
    state.named[ELDER] = 4


def _name_more(state: PiquetState) -> None:
    state.named[ELDER] = 6


def _name_nothing(state: PiquetState) -> None:
    state.named[DEALER] = -1


@pytest.mark.parametrize(
    ("broken", "expected"),
    [
        (_drop_received, {"received_size", "hand_size", "received_differ"}),
        (_take_up, {"discards_size"}),
        (_name_less, {"received_size", "discards_size"}),
        (_name_more, {"named_out_of_bounds", "received_size", "discards_size"}),
        (_name_nothing, {"named_out_of_bounds", "received_size", "discards_size"}),
    ],
)
def test_the_exchange_does_not_add_up(broken: Callable[[PiquetState], None], expected: set[str]) -> None:
    state = after()
    broken(state)
    assert codes(state) - {"named_out_of_bounds"} == expected - {"named_out_of_bounds"}
    assert ("named_out_of_bounds" in codes(state)) == ("named_out_of_bounds" in expected)


def test_what_was_laid_away_waits_for_its_cards() -> None:
    state = dealt()
    do(state, "lay " + " ".join(_texts(state)[:3]))
    assert state.phase is Phase.TAKE
    assert state.status() == []
    state.hands[ELDER] += state.discards[ELDER]
    state.discards[ELDER] = []
    assert state.status() == [invalid("discards_size", seat=ELDER, cards=0)]


def _texts(state: PiquetState) -> list[str]:
    return [str(state.lay(card)) for card in sorted(state.hands[ELDER])]


def test_only_cards_of_the_talon_are_looked_at() -> None:
    state = dealt()
    do(state, "change " + " ".join(_texts(state)[:3]))
    assert len(state.looked[ELDER]) == 2
    assert state.status() == []
    state.looked[ELDER] = (state.hands[ELDER][0],)
    assert codes(state) == {"looked_differ"}


def test_carte_blanche_has_no_courts() -> None:
    state = dealt()
    state.blank[DEALER] = tuple(state.hands[DEALER])
    assert state.status() == [invalid("no_carte_blanche", seat=DEALER)]


# Who decides


@pytest.mark.parametrize(
    ("texts", "turn"),
    [((), DEALER), (("point 4S",), ELDER), (QUIET, DEALER), ((), CHANCE), ((), OVER)],
)
def test_the_wrong_player_has_the_turn(texts: tuple[str, ...], turn: int) -> None:
    state = after(*texts)
    if state.phase is Phase.ANNOUNCE:
        do(state, "no ninety")
    state.turn = turn
    assert state.status() == [invalid("wrong_actor", seat=turn, phase=state.phase_name())]


def test_elder_exchanges_first() -> None:
    state = dealt()
    state.turn = DEALER
    assert state.status() == [invalid("wrong_actor", seat=DEALER, phase="exchange")]
    state.turn = ELDER
    do(state, "change " + " ".join(_texts(state)[:3]))
    state.turn = ELDER
    assert state.status() == [invalid("wrong_actor", seat=ELDER, phase="exchange")]


# What was declared


def test_what_was_heard_is_what_was_declared() -> None:
    state = after("point 4S")
    state.said[Kind.POINT][ELDER] = HeardWord(Word.ITEM, 5)
    assert state.status() == [invalid("said_differs", seat=ELDER, kind="point")]
    state.said[Kind.POINT][ELDER] = HeardWord(Word.GOOD)
    assert state.status() == [invalid("said_differs", seat=ELDER, kind="point")]


def test_nobody_declares_what_he_does_not_hold() -> None:
    state = after("point 4S", "good", "sequences 4AH")
    item = state.listed[Kind.SEQUENCE][ELDER][0]
    state.listed[Kind.SEQUENCE][ELDER] = (item._replace(suit=3),)
    assert state.status() == [invalid("declared_not_held", seat=ELDER, kind="sequence")]


def test_only_who_has_the_right_counts_a_class() -> None:
    state = after("point 4S", "good")
    assert state.counted[Kind.POINT][ELDER]
    state.right[Kind.POINT] = state.rules.side_of[DEALER]
    assert state.status() == [invalid("counted_without_right", seat=ELDER, kind="point")]


# What was played


def test_nobody_plays_before_all_is_declared() -> None:
    state = playing("AS", "TS")
    state.phase, state.turn, state.speaker = Phase.POINT, ELDER, 0
    assert "played_too_early" in codes(state)


def test_the_winner_of_a_trick_leads_to_the_next() -> None:
    state = playing("AS", "TS", "KS", "9S")
    state.plays[2], state.plays[3] = state.plays[3], state.plays[2]
    assert codes(state) == {"played_out_of_turn"}


def test_somebody_revoked() -> None:
    state = playing("AS", "TS")
    spade, heart = parse_cards("TS TH")
    state.plays[1] = (DEALER, heart)
    state.won[ELDER][1] = heart
    state.hands[DEALER].remove(heart)
    state.hands[DEALER].append(spade)
    assert state.status() == [invalid("illegal_play", play=1, card="TH")]


def test_elder_leads_the_suit_that_she_named() -> None:
    state = playing("AS", "TS")
    state.lead_suit = 1
    assert state.status() == [invalid("illegal_play", play=0, card="AS")]


def test_the_open_trick_is_what_was_played_to_it() -> None:
    state = playing("AS")
    state.trick = []
    assert "trick_differs" in codes(state)


def test_tricks_belong_to_who_has_won_them() -> None:
    state = playing("AS", "TS")
    state.won[ELDER], state.won[DEALER] = [], state.won[ELDER]
    assert codes(state) == {"tricks_differ"}
    state = playing("AS", "TS")
    state.tricks[ELDER] = 2
    assert codes(state) == {"tricks_differ"}


def test_who_has_won_a_trick_leads() -> None:
    state = playing("AS", "TS")
    state.leader = state.turn = DEALER
    assert codes(state) == {"leader_differs"}


def test_the_rest_of_the_tricks_goes_to_one_side() -> None:
    state = playing("AS", "TS", CLAIM, "accept")
    assert (state.phase, state.tricks) == (Phase.OVER, [12, 0])
    state.tricks = [13, 0]
    assert "tricks_differ" in codes(state)
    state.tricks = [11, 1]
    assert "tricks_differ" in codes(state)


def test_a_claim_lays_the_hand_open() -> None:
    state = playing("AS", "TS", CLAIM)
    state.claimed[ELDER] = ()
    assert state.status() == [invalid("claim_differs", seat=ELDER)]
    state = playing("AS", "TS", CLAIM, "one more")
    state.claimed[ELDER] = state.claimed[ELDER][1:]
    assert state.status() == [invalid("claim_differs", seat=ELDER)]
    state.claimed[ELDER] = ()
    assert state.status() == [invalid("claim_differs", seat=ELDER)]


# What was counted


def test_the_count_spoken_is_the_sum_of_the_marks() -> None:
    state = playing("AS", "TS", "KS")
    line = state.marked[1]
    state.marked[1] = ScoreLine(line.code, line.side, line.points + 1, line.params, line.cards)
    assert state.status() == [invalid("count_differs", line=1)]


def test_a_mark_that_wins_the_match_ends_the_deal() -> None:
    rules = rules_of("points")
    state, _ = exchanged(rules, suited(HIGH), suited(LOW), points=(rules.target - 20, 0))
    do(state, "point 4S", "good", "sequences -", "sets -")
    assert state.counts[0] == 4
    assert state.status() == []
    state.standing = standing_of(rules, (rules.target - 4, 0))
    assert state.status() == [invalid("partie_is_decided")]


def test_the_final_lines_are_what_the_deal_was_worth() -> None:
    state = playing("AS", "TS", CLAIM, "accept")
    assert state.final is not None
    state.final = state.final[:-1]
    assert state.status() == [invalid("lines_differ")]
    state.final = None
    assert state.status() == [invalid("lines_missing")]


def test_a_card_of_another_pack() -> None:
    state = dealt()
    state.talon[1][2] = parse_card("2C")
    assert codes(state) == {"card_missing", "card_too_often"}
