"""Who takes the last trick when both play as well as can be."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from cardtable.ai.piquet.playing_out import leader_takes_last
from cardtable.ai.piquet.solver import Scoring, Solver, follows
from cardtable.core.cards import PACK_32, Card, parse_card, parse_cards
from cardtable.core.chance import shuffled, spawn
from cardtable.games.piquet.ranking import takes
from tests.ai.piquet.brute_force import Hands, worth

DEAL = 12


def without(hands: Hands, lead: Card, reply: Card) -> Hands:
    return (
        tuple(card for card in hands[0] if card not in (lead, reply)),
        tuple(card for card in hands[1] if card not in (lead, reply)),
    )


class Lines:
    """Every line of best play, seat 0 having led to the first trick."""

    def __init__(self, scoring: Scoring) -> None:
        self.scoring = scoring

    def rest(self, hands: Hands, leader: int, tricks: tuple[int, int], lead: Card, reply: Card) -> int:
        """The points of ``leader`` less the other's from this trick on."""
        won = not takes(reply, lead)
        winner = leader if won else 1 - leader
        last = len(hands[0]) == 1
        points = 1 + (self.scoring.last - 1 if last else 0) if won else 1 - (self.scoring.last if last else 1)
        taken = (tricks[0] + (winner == 0), tricks[1] + (winner == 1))
        later = worth(self.scoring, without(hands, lead, reply), winner, taken, 0)
        return points + (later if leader == 0 else -later)

    def last_takers(self, hands: Hands, leader: int, tricks: tuple[int, int]) -> set[int]:
        """The seats that take the last trick on some line on which nobody gives anything away."""
        if not hands[0]:
            return {leader}
        least = {
            lead: min(self.rest(hands, leader, tricks, lead, reply) for reply in follows(lead, hands[1 - leader]))
            for lead in hands[leader]
        }
        found: set[int] = set()
        for lead, value in least.items():
            if value == max(least.values()):
                found |= self.after_lead(hands, leader, tricks, lead)
        return found

    def after_lead(self, hands: Hands, leader: int, tricks: tuple[int, int], lead: Card) -> set[int]:
        """The same after a lead, good or not."""
        values = {reply: self.rest(hands, leader, tricks, lead, reply) for reply in follows(lead, hands[1 - leader])}
        found: set[int] = set()
        for reply, value in values.items():
            if value == min(values.values()):
                winner = 1 - leader if takes(reply, lead) else leader
                taken = (tricks[0] + (winner == 0), tricks[1] + (winner == 1))
                found |= self.last_takers(without(hands, lead, reply), winner, taken)
        return found


def positions(cards: int, number: int) -> Iterator[tuple[Hands, tuple[int, int]]]:
    chance = spawn(cards, number)
    for _ in range(number):
        pack = shuffled(PACK_32, chance)
        taken = chance.randint(0, DEAL - cards)
        yield (pack[:cards], pack[cards : 2 * cards]), (taken, DEAL - cards - taken)


@pytest.mark.parametrize(("cards", "number"), [(2, 60), (3, 40), (4, 12)])
def test_it_is_one_of_those_who_take_it_on_a_line_of_best_play(cards: int, number: int) -> None:
    scoring, certain = Scoring(), 0
    solver, lines = Solver(scoring), Lines(scoring)
    for hands, tricks in positions(cards, number):
        for lead in hands[0]:
            takers = lines.after_lead(hands, 0, tricks, lead)
            certain += len(takers) == 1
            assert (
                leader_takes_last(solver, lead, None, hands, tricks[0], clean=False) == (0 in takers)
                or len(takers) == 2
            )
    # Mostly it does not hang on which of equal cards is played.
    assert certain > number * cards / 2


def test_who_leads_the_low_card_first_keeps_the_ace_for_the_last() -> None:
    hands = tuple(parse_cards("AS 7H")), tuple(parse_cards("KS QH"))
    seven, ace = parse_card("7H"), parse_card("AS")
    solver = Solver(Scoring())
    assert leader_takes_last(solver, seven, None, hands, 6, clean=False)
    assert not leader_takes_last(solver, ace, None, hands, 6, clean=False)


def test_a_reply_that_has_been_played_stands() -> None:
    hands = tuple(parse_cards("KS 7H")), tuple(parse_cards("AS QS"))
    solver = Solver(Scoring())
    king = parse_card("KS")
    # After the ace the queen is led and the seven of hearts does not follow; after the queen the seven is led.
    assert not leader_takes_last(solver, king, parse_card("AS"), hands, 6, clean=False)
    assert leader_takes_last(solver, king, parse_card("QS"), hands, 6, clean=False)
