"""Rulings of RULES.md that no source tells and no other file plays."""

from __future__ import annotations

from dataclasses import replace

import pytest

from cardtable.core.cards import parse_cards
from cardtable.core.events import CardsShown
from cardtable.core.rules import OptionValue
from cardtable.core.scores import ScoreLine
from cardtable.core.state import Deal
from cardtable.games.piquet.matches import begin, fold, rules_for
from cardtable.games.piquet.persons import players_of
from cardtable.games.piquet.rules import Blanche, Table
from cardtable.games.piquet.state import PiquetState
from tests.games.piquet.tables import FAMILY, deal, do, play_out, points_by, rule_set_of, rules_of, suited


def test_elder_who_announced_carte_blanche_does_not_see_what_she_leaves() -> None:
    # Elder leaves one of her five, which the dealer can take.
    state = deal(
        rules_of("points"),
        suited("S:AT98 H:AT98 D:AT98"),
        suited("S:KQJ H:KQJ D:KQJ C:KQJ"),
        suited("S:7 H:7 D:7 C:AT987"),
    )
    events = do(state, "blanche 4", "change JS JH JD", "change 8S 8H 8D 9D")
    left = [
        (event.known_to, event.cards) for event in events if isinstance(event, CardsShown) and event.reason == "left"
    ]
    # The dealer alone has seen what lies there now.
    assert left == [((1,), suited("C:7"))]
    assert state.looked[0] == ()


@pytest.mark.parametrize(("counts", "taken_off"), [(False, 0), (True, 10)])
def test_carte_blanche_stays_when_a_neunziger_of_its_own_leaves_the_count(counts: bool, taken_off: int) -> None:
    rules = rules_of("points", carte_blanche_counts=counts, target=300, repique="own_partie")
    state = deal(rules, suited("S:AT98 H:A987 D:A987"), suited("H:KQJT D:KQJT C:KQJT"), suited("S:KQJ7 C:A987"))
    do(state, "blanche 5", "change TH TD TC", "change 8H 9H 7D 8D 9D", "declare", "declare")
    # Ten, a point of eight, an octave and four aces; of these carte blanche alone was marked.
    assert points_by(state.lines(), "carte_blanche") == {0: 10}
    assert points_by(state.lines(), "repique_partie") == {0: -taken_off}
    assert state.counts[0] == (0 if counts else 10)


def test_in_a_fixed_order_the_first_named_deals_if_the_winner_does_not_play() -> None:
    rules = rules_of("kings", 4, order="ab_bc_cd_da_ac_bd")
    first = begin(rules, 0)
    # A or B wins the first match; B and C play the second.
    after_a = fold(rules, first, [ScoreLine("play", 0, 100)])
    after_b = fold(rules, first, [ScoreLine("play", 1, 100)])
    assert after_a.dealer == after_b.dealer == 1
    assert players_of(rules, after_a) == (2, 1)
    # Of B and C either wins; C and D play the third.
    assert fold(rules, after_a, [ScoreLine("play", 1, 100)]).dealer == 2
    # D beats C, keeps his seat against A and deals.
    third = fold(rules, after_a, [ScoreLine("play", 2, 100)])
    assert fold(rules, third, [ScoreLine("play", 3, 100)]).dealer == 3


def test_a_chouette_is_seated_like_koenigspiquet() -> None:
    assert FAMILY.seats_by_cut(rule_set_of("chouette", 4), parse_cards("AS 7S KH 9D")) == (3, 0, 2, 1)
    assert FAMILY.seats_by_cut(rule_set_of("chouette", 4), parse_cards("AS 7S KH 9H")) == (3, 0, 2, 1)
    assert FAMILY.seats_by_cut(rule_set_of("chouette", 4), parse_cards("AS 7S KH 7H")) is None


@pytest.mark.parametrize(
    ("name", "hands"),
    [
        # Elder, or the dealer who may exchange, has no court card; the next has nothing that he does not declare.
        ("robber", ("S:AT98 H:AT98", "S:KQJ H:KQJ D:KQ", "D:AT987 C:A98", "S:7 H:7 D:J C:KQJT7")),
        ("norman", ("D:A987 C:AKQJT9", "S:KQJ H:KQJ D:KQJT", "S:AT987 H:AT987", "C:87")),
    ],
)
@pytest.mark.parametrize("agreed", [False, True])
def test_robber_and_norman_know_carte_blanche_and_carte_rouge_by_agreement(
    name: str, hands: tuple[str, ...], agreed: bool
) -> None:
    rules = rules_of(name, short_hands=agreed)
    cards = [list(suited(text)) for text in hands]
    order = [cards[place].pop(0) for place, number, _ in rules.throws for _ in range(number)]
    state = PiquetState(rules, begin(rules, 0))
    state.apply(Deal(tuple(order)))
    play_out(state)
    lines = state.lines()
    assert {"point", "sequence", "set"} & {line.code for line in lines}
    # At Robber Piquet elder and her partner have no court card; the one after her shows all her cards in good
    # declarations: two tierces, three kings, three queens.
    elders = rules.side_of[state.elder]
    told = {"robber": [(elders, "carte_blanche", 10)] * 2 + [(1 - elders, "carte_rouge", 20)]}
    told["norman"] = [(state.dealer, "carte_blanche", 10)]
    rest = [(line.side, line.code, line.points) for line in lines if line.code in ("carte_blanche", "carte_rouge")]
    assert rest == (told[name] if agreed else [])
    assert {len(cards) for cards in state.blank if cards} == ({rules.hand} if agreed else set())


def test_the_match_of_two_at_norman_is_played_by_the_rules_for_two() -> None:
    rules = rules_of("norman", target=150, last_trick=3)
    two = rules_for(rules, fold(rules, begin(rules, 0), [ScoreLine("play", 1, 150)]))
    # Twelve cards, 30 for Neunziger and Sechziger, seven tricks for the cards; as agreed the rest.
    assert (two.table, two.hand, two.threshold, two.majority) == (Table.TWO, 12, 30, 7)
    assert (two.threshold + two.repique_jump, two.threshold + two.pique_jump) == (90, 60)
    assert (two.target, two.last_trick) == (150, 3)
    assert (two.carried_cards, two.shared_cards) == (False, False)


def test_what_is_agreed_for_two_holds_in_the_match_of_two_at_norman() -> None:
    agreed: dict[str, OptionValue] = {
        "carte_blanche": "after",
        "tens_are_courts": True,
        "carte_rouge": True,
        "elder_least": 1,
        "dealer_least": "none",
        "repique_when": "nothing_beaten",
        "dealer_repique": "after_lead",
        "strict": True,
        "packets": "threes",
        "talon": "first",
        "commands": True,
        "divided": "carried",
    }
    three = rules_of("norman", 3, equal_tricks="four", **agreed)
    assert (three.blanche, three.rouge, three.irregularities, three.commands) == (Blanche.OFF, False, True, False)
    assert three.cards_to_each
    two, same = three.two, rules_of("points", 2, **agreed)
    assert two is not None
    # Apart from who plays for what these are the rules of Piquet for points.
    assert replace(two, rule_set=same.rule_set, ending=same.ending, persons=2, sides=same.sides) == replace(
        same, side_of=two.side_of, repique=two.repique
    )


@pytest.mark.parametrize("smallest", [3, 4])
def test_norman_the_smallest_point_is_agreed_for_three_and_for_two(smallest: int) -> None:
    three = rules_of("norman", smallest_point=smallest)
    assert three.two is not None
    assert (three.smallest_point, three.two.smallest_point) == (smallest, smallest)
