"""Piquet of 36 cards (1651): the worked examples of the catalogue under their names, and the rulings P160 to P170."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from cardtable.core.cards import PACK_36, Card, parse_cards
from cardtable.core.chance import rng
from cardtable.core.errors import CodedError, IllegalAction
from cardtable.core.events import CardsShown
from cardtable.core.sheets.categories import EntryError
from cardtable.core.sheets.faults import rulings_of
from cardtable.core.sheets.rules import BY_CATEGORY
from cardtable.core.state import Deal
from cardtable.games.piquet.actions import Do, parse_action, parse_item
from cardtable.games.piquet.combinations import RUFF, Kind, best_point, best_sequence, best_set, sequences, sets, whole
from cardtable.games.piquet.entry import PiquetEntry
from cardtable.games.piquet.exchanging import allowed_numbers
from cardtable.games.piquet.knowledge import Knowledge, unseen_cards
from cardtable.games.piquet.phases import Phase
from cardtable.games.piquet.ranking import BIT, PIPS, cards_of, mask_of, strength_of, suit_bits, takes
from cardtable.games.piquet.rules import PiquetRules
from cardtable.games.piquet.state import PiquetState
from cardtable.games.piquet.witnesses import choose_witnesses
from tests.games.piquet.tables import FAMILY, do, points_by, rule_set_of, rules_of, said, standing_of, suited, texts

ELDER, YOUNGER = 0, 1
RULES = rules_of("old36", target=300)


def dealt(
    elder: Sequence[Card], younger: Sequence[Card], talon: Sequence[Card], rules: PiquetRules = RULES, **more: object
) -> PiquetState:
    """A deal in which both have been dealt these cards by twos."""
    order = [card for place in range(0, 12, 2) for hand in (elder, younger) for card in hand[place : place + 2]] + [
        *talon
    ]
    assert sorted(order) == sorted(PACK_36)
    state = PiquetState(rules, standing_of(rules, **more))  # type: ignore[arg-type]
    state.apply(Deal(tuple(order)))
    return state


def holding(elder: str, younger: str, rules: PiquetRules = RULES, **more: object) -> PiquetState:
    """A deal in which each has exchanged one card and now holds these."""
    own, other = suited(elder), suited(younger)
    rest = [card for card in PACK_36 if card not in own and card not in other]
    assert (len(own), len(other), len(rest)) == (12, 12, 12)
    state = dealt([*own[:11], rest[0]], [*other[:11], rest[1]], [own[11], other[11], *rest[2:]], rules, **more)
    do(state, "change " + texts(rest[:1]), "change " + texts(rest[1:2]))
    assert (set(state.hands[ELDER]), set(state.hands[YOUNGER])) == (set(own), set(other))
    return state


def rest_of(*hands: str) -> tuple[Card, ...]:
    """The cards that are in none of the hands."""
    held = {card for hand in hands for card in suited(hand)}
    return tuple(card for card in PACK_36 if card not in held)


# The worked examples


@pytest.mark.parametrize(
    ("cards", "pips", "counted"), [("AKQT", 41, 4), ("KQ87", 35, 4), ("K987", 34, 3), ("AKQ96", 46, 5)]
)
def test_example_o1_pips_of_a_ruff_are_counted_by_tens(cards: str, pips: int, counted: int) -> None:
    hand = mask_of(suited(f"S:{cards}"))
    (item,) = whole(Kind.POINT, hand, 1, RUFF)
    assert (item.rank, item.points) == (pips, counted)


def test_example_o2_a_whole_suit_counts_27() -> None:
    state = holding("S:AKQJT9876 H:876", "H:AKQ D:AKQJ9 C:J987")
    do(state, "declare", "declare")
    assert points_by(state.marked, "point") == {ELDER: 8}
    # The run of nine, and with it the lesser one of hearts.
    assert [line.points for line in state.marked if line.code == "sequence"] == [19, 3]
    assert state.listed[Kind.POINT][ELDER][0].rank == 81


def test_example_o3_a_ruff_of_53_and_a_quart_major_count_9() -> None:
    state = holding("S:AKQJ H:AJT976 D:98", "S:T87 H:KQ8 D:KJT7 C:98")
    do(state, "declare", "declare")
    assert points_by(state.marked, "point") == {ELDER: 5}
    assert points_by(state.marked, "sequence") == {ELDER: 4 + 3}
    # Without the tierce of hearts the two count what the play of 1670 says.
    assert points_by(state.marked, "point")[ELDER] + 4 == 9


LOW_ELDER, LOW_YOUNGER = "S:AT987 H:AT98 D:T98", "S:6 H:76 D:A76 C:AT9876"
COURTS = suited("S:KQJ H:KQJ D:KQJ C:KQJ")


def test_example_o4_the_blanche_of_the_younger_bars_elders_and_her_repic() -> None:
    state = dealt(suited(LOW_ELDER), suited(LOW_YOUNGER), COURTS)
    do(state, "blanche 8", "blanche", "change 6H 7H", "change 8S 7S 9S 8H 9H 9D 8D TD")
    assert points_by(state.marked, "carte_blanche") == {YOUNGER: 10}
    do(state, "declare", "declare")
    # Ace to ten of spades, ace to ten of hearts, kings, queens and jacks: far more than thirty in hand.
    assert state.toward[ELDER] >= 32
    assert {line.code for line in state.marked} == {"carte_blanche", "point", "sequence", "set"}
    do(state, "AS")
    assert points_by(state.marked, "pique") == {}


def test_example_o5_the_thirtieth_is_made_with_a_ten_and_not_with_a_nine() -> None:
    # Ruff 5, a run of five and 8 others: 29 in hand.
    for led, counted in (("TH", 60), ("9H", 29)):
        state = twenty_nine()
        do(state, "declare", "declare")
        assert state.counts[ELDER] == 29
        do(state, led)
        assert state.counts[ELDER] == counted


def twenty_nine() -> PiquetState:
    """Elder has a ruff of 51, a quint major with a tierce, and kings and jacks: 5 + 18 + 6."""
    return holding("S:AKQJT H:KJT9 D:QJ C:K", "S:96 H:AQ6 D:K986 C:976")


def test_example_o6_a_nine_that_is_led_counts_nothing_and_the_jack_that_takes_it_one() -> None:
    state = holding("S:AKT H:KQT D:KQ8 C:A98", "S:QJ9 H:AJ9 D:AJ9 C:KJ6")
    do(state, "declare", "declare")
    before = list(state.counts)
    do(state, "9C", "JC")
    assert [now - then for now, then in zip(state.counts, before, strict=True)] == [0, 1]


@pytest.mark.parametrize(("clubs", "counted"), [("8C 7C TC 9C", 2), ("TC 9C 8C 7C", 1)])
def test_example_o7_the_last_trick_counts_two_with_a_ten_and_one_with_an_eight(clubs: str, counted: int) -> None:
    state = holding("S:AKQJT98 H:AKQ C:T8", "S:7 H:JT9 D:AKQJT C:976")
    do(state, "declare", "declare")
    do(
        state,
        *[
            "AS",
            "7S",
            "KS",
            "AD",
            "QS",
            "KD",
            "JS",
            "QD",
            "TS",
            "JD",
            "9S",
            "TD",
            "8S",
            "6C",
            "AH",
            "JH",
            "KH",
            "TH",
            "QH",
            "9H",
        ],
    )
    do(state, *clubs.split()[:2])
    before = state.counts[ELDER]
    do(state, *clubs.split()[2:])
    assert state.counts[ELDER] - before == counted


def test_example_o8_elder_who_takes_six_looks_at_two_and_the_younger_may_take_six() -> None:
    state = holding_before("S:AKT98 H:KQT9 D:KQ8", "S:QJ7 H:AJ8 D:AJ9 C:KJ6")
    talon = list(state.talon[0])
    events = do(state, "change 8S 9S 9H TH 8D QD")
    assert [event.cards for event in events if isinstance(event, CardsShown)] == [tuple(talon[6:])]
    assert state.turn == YOUNGER
    assert allowed_numbers(state) == (1, 2, 3, 4, 5, 6)


def holding_before(elder: str, younger: str) -> PiquetState:
    """A deal before the exchange, in which elder and the younger hold these cards."""
    return dealt(suited(elder), suited(younger), rest_of(elder, younger))


# The rulings


def test_the_pack_has_the_sixes_which_are_lowest() -> None:
    assert len(PACK_36) == len(set(PACK_36)) == 36
    six, seven = parse_cards("6H 7H")
    assert takes(seven, six)
    assert not takes(six, seven)
    assert FAMILY.pack(rule_set_of("old36")) == PACK_36
    assert FAMILY.cut_dealer(rule_set_of("old36"), parse_cards("7S 6D")) == 1
    assert cards_of(mask_of(PACK_36)) == tuple(sorted(PACK_36, key=lambda card: (card // 13, -strength_of(card))))
    # The hands of 32 cards are numbers of 32 bits as before.
    assert all(BIT[card] < 1 << 32 for card in PACK_36 if card % 13 != 5)


@pytest.mark.parametrize(("packets", "throws"), [("twos", 12), ("threes", 8), ("fours", 6)])
def test_twelve_are_dealt_by_twos_threes_or_fours_and_twelve_remain(packets: str, throws: int) -> None:
    rules = rules_of("old36", packets=packets)
    hands = [throw for throw in rules.throws if throw.place >= 0]
    assert len(hands) == throws
    assert {throw.cards for throw in hands} == {12 * 2 // throws}
    assert [throw.cards for throw in rules.throws if throw.place < 0] == [8, 4]


def test_only_one_carte_blanche_counts_when_elder_alone_has_one() -> None:
    state = dealt(suited(LOW_ELDER), COURTS, suited(LOW_YOUNGER))
    do(state, "blanche 8", "change KS")
    assert points_by(state.marked, "carte_blanche") == {ELDER: 10}
    assert state.toward[ELDER] == 10


def test_elder_exchanges_one_to_eight() -> None:
    state = holding_before("S:AKT98 H:KQT9 D:KQ8", "S:QJ7 H:AJ8 D:AJ9 C:KJ6")
    assert allowed_numbers(state) == tuple(range(1, 9))
    with pytest.raises(IllegalAction):
        do(state, "change -")
    with pytest.raises(IllegalAction):
        do(state, "change " + texts(state.hands[ELDER][:9]))


def test_elder_sees_what_the_younger_left_if_she_names_the_suit_that_she_will_lead() -> None:
    state = holding("S:AKT H:KQT D:KQ8 C:A98", "S:QJ9 H:AJ9 D:AJ9 C:KJ6")
    do(state, "declare", "declare")
    events = do(state, "look C")
    seen = [card for event in events if isinstance(event, CardsShown) for card in event.cards]
    assert len(seen) == 10
    assert {str(one) for one in state.legal() if one.do is Do.CARD} == {"AC", "9C", "8C"}


def test_a_shorter_ruff_with_more_pips_is_good_and_equal_ones_stand() -> None:
    longer = mask_of(suited("S:9876 H:AKQ"))
    assert best_point(longer, 1, RUFF) == (31, 31)
    state = holding("S:AKQ6 H:KQT9 D:98 C:98", "S:98 H:A87 D:AKQ6 C:T76")
    events = do(state, "declare", "declare")
    assert (1, "equal", {"kind": "point", "length": 37, "pips": 37}) not in said(events)
    assert points_by(state.marked, "point") == {ELDER: 4}
    state = holding("S:AKQ6 H:KJ9 D:98 C:987", "S:T8 H:A87 D:AKQ6 C:AT6")
    events = do(state, "declare", "declare")
    assert (YOUNGER, "equal", {"kind": "point", "length": 37, "pips": 37}) in said(events)
    assert points_by(state.marked, "point") == {}


def test_runs_go_down_to_the_six_and_count_up_to_nineteen() -> None:
    points = [3, 4, 15, 16, 17, 18, 19]
    for number, counted in zip(range(3, 10), points, strict=True):
        hand = mask_of(suited("D:" + "6789TJQKA"[:number][::-1]))
        assert best_sequence(hand) == (number, number - 2)
        (run,) = sequences(hand)
        assert (run.length, run.points) == (number, counted)
    assert best_sequence(mask_of(suited("D:76 S:876 H:QJT"))) == (3, 5)
    assert sequences(mask_of(suited("D:76 S:98"))) == ()


def test_sets_are_made_of_tens_and_better() -> None:
    assert sets(mask_of(suited("S:96 H:96 D:96 C:96"))) == ()
    assert best_set(mask_of(suited("S:T6 H:T6 D:T6 C:6"))) == (3, 3)
    assert [item.points for item in sets(mask_of(suited("S:TA H:TA D:TA C:T")))] == [14, 3]


def test_nobody_claims_the_rest_or_gives_it_up() -> None:
    state = holding("S:AKT H:KQT D:KQ8 C:A98", "S:QJ9 H:AJ9 D:AJ9 C:KJ6")
    do(state, "declare", "declare")
    assert not {one.do for one in state.legal()} & {Do.CLAIM, Do.GIVE_UP}


def test_all_tricks_count_forty() -> None:
    state = holding("S:AKQJT9876 H:AKQ", "H:JT9876 D:AKQJT9")
    do(state, "declare", "declare")
    while state.actor() >= 0:
        cards = [one for one in state.legal() if one.do is Do.CARD]
        state.apply(max(cards, key=lambda one: strength_of(one.cards[0])))
    lines = state.lines()
    assert points_by(lines, "cards") == {ELDER: 10}
    assert points_by(lines, "capot") == {ELDER: 30}


def test_what_is_good_counts_class_by_class_for_both_so_that_the_first_to_arrive_wins() -> None:
    # The younger's ruff comes before elder's run, which is counted before his cards.
    hands = "S:KQJT H:KQ9 D:98 C:KQ9", "S:A9 H:AJ8 D:AKJT C:A87"
    state = holding(*hands, rules=rules_of("old36"), points=(97, 97))
    do(state, "declare", "declare")
    assert state.phase is Phase.OVER
    assert [(line.code, line.side) for line in state.marked] == [("point", YOUNGER)]


def test_repic_is_thirty_in_hand_before_the_other_counts_anything() -> None:
    state = holding("S:AKQJT9876 H:AKQ", "H:JT9876 D:AKQJT9")
    events = do(state, "declare", "declare")
    assert (ELDER, "repique", {}) in said(events)
    assert state.counts[ELDER] == 8 + 19 + 3 + 60


def test_pic_is_made_with_the_first_card_alone() -> None:
    state = twenty_nine()
    do(state, "declare", "declare", "9H")
    assert state.phase is Phase.PLAY
    state.apply(state.legal().representatives()[0])
    while state.actor() >= 0:
        state.apply(state.legal().representatives()[0])
    assert points_by(state.lines(), "pique") == {}


def test_a_loser_below_half_pays_no_more() -> None:
    rules = rules_of("old36")
    assert rules.half == 0
    assert rules.target == 100


def test_items_and_actions_have_their_texts() -> None:
    for text in ("point pS", "sequences 9AS 38H", "change 6S 7S", "6D", "blanche 8"):
        assert str(parse_action(text)) == text
    for text in ("10AS", "46pH", "46H", "9H", "37H", "3TX", "ppH"):
        with pytest.raises(CodedError):
            parse_item(text)


def test_faults_are_those_of_the_book() -> None:
    faults = {fault.code: fault for fault in FAMILY.faults(rule_set_of("old36"))}
    assert set(faults) == {
        "card_faced",
        "too_many_cards",
        "too_few_cards",
        "wrong_declaration",
        "class_left_out",
        "revoke",
    }
    anew = {answers: ruling.anew for answers, ruling in rulings_of(faults["card_faced"].then)}
    assert anew == {("one_faced",): False, ("two_faced",): True}


def test_a_sheet_asks_for_no_revoke() -> None:
    entry = PiquetEntry(rules_of("old36"))
    codes = {category.code for category in entry.categories(entry.begin(1), BY_CATEGORY)}
    assert {"wrong_declaration", "point", "play", "tricks"} <= codes
    assert not codes & {"revoke", "half_first", "too_late", "carte_rouge"}


def sheet(**entered: dict[int, int]) -> list[tuple[str, int, int]]:
    """What a deal that is entered by category comes to, elder on seat 0: code, side and points of each line."""
    entry = PiquetEntry(rules_of("old36"))
    amounts = {**{code: {} for code in ("point", "sequences", "sets", "play", "tricks")}, **entered}
    lines = entry.lines(entry.begin(1), amounts, BY_CATEGORY)
    return [(str(line.code), line.side, line.points) for line in lines if line.points]


def test_on_a_sheet_a_run_of_nine_and_a_ruff_of_81_make_a_repic_with_three_more() -> None:
    found = sheet(point={0: 8}, sequences={0: 19}, sets={0: 3}, play={0: 10, 1: 4}, tricks={0: 8, 1: 4})
    assert found == [
        ("point", 0, 8),
        ("sequence", 0, 19),
        ("set", 0, 3),
        ("repique", 0, 60),
        ("play", 1, 4),
        ("play", 0, 10),
    ]


def test_on_a_sheet_the_ruff_of_the_other_bars_the_repic() -> None:
    found = sheet(point={1: 5}, sequences={0: 19}, sets={0: 14}, play={0: 10, 1: 4}, tricks={0: 8, 1: 4})
    assert found[0] == ("point", 1, 5)
    assert "repique" not in {code for code, _, _ in found}


def test_on_a_sheet_pic_needs_twenty_nine_in_hand() -> None:
    found = sheet(point={0: 5}, sequences={0: 18}, sets={0: 6}, pique={0: 1}, play={0: 9, 1: 4}, tricks={0: 8, 1: 4})
    assert ("pique", 0, 30) in found
    with pytest.raises(EntryError):
        sheet(point={0: 5}, sequences={0: 18}, sets={0: 3}, pique={0: 1}, play={0: 9, 1: 4}, tricks={0: 8, 1: 4})


def test_on_a_sheet_tricks_can_be_worth_nothing() -> None:
    found = sheet(point={0: 5}, play={0: 4, 1: 6}, tricks={0: 7, 1: 5}, last_trick={1: 1})
    assert ("play", 0, 4) in found
    assert ("cards", 0, 10) in found


def test_a_class_that_no_hand_can_count_is_refused() -> None:
    with pytest.raises(EntryError):
        sheet(point={0: 1}, play={0: 4, 1: 6}, tricks={0: 7, 1: 5})
    with pytest.raises(EntryError):
        sheet(sequences={0: 2}, play={0: 4, 1: 6}, tricks={0: 7, 1: 5})


@pytest.mark.parametrize(
    ("elder", "younger", "pips"),
    [
        ("S:AKQ96 H:AT7 D:98 C:T6", "S:J8 H:KQJ D:AKQ C:AKQ9", 46),
        ("S:AKT8 H:QJ97 D:K8 C:T6", "S:QJ H:AKT D:AQJ C:AKQJ", 39),
        ("S:T9876 H:AK D:QJ9 C:T7", "S:AKQJ H:QJT D:AK C:AKQ", 40),
    ],
)
def test_a_ruff_that_was_called_is_proved_by_cards_of_one_suit(elder: str, younger: str, pips: int) -> None:
    state = holding(elder, younger)
    do(state, "declare")
    observation = state.observe(YOUNGER)
    assert observation.said[Kind.POINT][ELDER].rank == pips
    caller, unseen = Knowledge(RULES, observation, ELDER), unseen_cards(RULES, observation)
    for seed in range(20):
        chosen = choose_witnesses([caller], unseen, rng(seed), 8.0)
        assert chosen is not None
        (cards,) = chosen
        assert cards <= set(unseen)
        # The cards prove the sequences and sets that were called, too.
        assert pips in {pips_of(mask_of(cards), suit) for suit in range(4)}


def pips_of(hand: int, suit: int) -> int:
    return PIPS[suit_bits(hand, suit)]
