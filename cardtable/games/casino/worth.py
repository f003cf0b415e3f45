"""How much a play brings at first sight, for putting the best first. The computer players think for themselves."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from cardtable.core.cards import ACE, SPADES, rank_of, suit_of
from cardtable.games.casino.actions import Play
from cardtable.games.casino.rules import BIG_CASINO, LITTLE_CASINO, CasinoRules, Mulle

if TYPE_CHECKING:
    from cardtable.games.casino.state import CasinoState


@lru_cache(maxsize=64)
def card_worths(rules: CasinoRules) -> tuple[float, ...]:
    """A rough worth of capturing each card, by card number, in points."""
    score = rules.score
    worths = []
    for card in range(52):
        worth = 0.02 + 0.01 * (score.most_cards > 0)
        if suit_of(card) == SPADES:
            worth += score.each_spade or 0.15
        if rank_of(card) == ACE:
            worth += score.ace_of_spades if suit_of(card) == SPADES else score.ace
        worths.append(worth)
    worths[LITTLE_CASINO] += score.little_casino
    worths[BIG_CASINO] += score.big_casino
    return tuple(worths)


def play_worth(state: CasinoState, play: Play) -> float:
    """A rough worth of a play in points: what it captures, a sweep, a mulle."""
    if not play.captures:
        return -1.0 if play.lays_down else 0.0
    worths = card_worths(state.rules)
    captured = [one for one in state.builds if one.number in play.builds]
    worth = worths[play.card] + sum(worths[card] for card in play.taken)
    worth += sum(worths[card] for one in captured for card in one.cards)
    if len(play.taken) == len(state.table) and len(captured) == len(state.builds):
        worth += state.rules.score.sweep
    match state.rules.score.mulle:
        case Mulle.ALONE if play.taken == (play.card,) and not captured:
            worth += 5
        case Mulle.ALWAYS if play.card in play.taken or any(play.card in one.cards for one in captured):
            worth += state.rules.hand_values[play.card][0]
    return worth
