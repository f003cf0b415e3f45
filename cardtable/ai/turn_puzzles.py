"""Puzzles about whose turn it is: who leads after a trick, and who deals next. All of them follow from the rules."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from functools import partial

from cardtable.ai.puzzle_making import Maker, Occasion, Subject, Values, begun_at
from cardtable.core.cards import Card, format_card, parse_card
from cardtable.core.match import Beginning
from cardtable.core.scores import totals
from cardtable.core.state import OVER, Action
from cardtable.games.puzzles import SOLVER, Asks

MINE, THEIRS, BOTH = "mine", "theirs", "both"
"""The answers, and in what a question is about the side that does something."""
_SELDOM = 3
"""In one of so many tricks something is asked, so that there are early ones and late ones."""
_IN_TURN = 4
"""Of the deals after which the other player deals, one in so many is asked about: after most it is so."""
_WINNING = 0.8
"""How often a card that wins the trick is looked for; in most tricks there is none."""


def whose(seat: int) -> str:
    """Return the answer that names ``seat``."""
    return MINE if seat == SOLVER else THEIRS


def right_alone(right: str, *offered: str) -> Values:
    """Return the values of the ``offered`` answers, of which one is ``right``."""
    return {one: 0.0 if one == right else -1.0 for one in offered}


def ask_follower(
    position: Occasion,
    generator: random.Random,
    playable: Callable[[Occasion], Sequence[Card]],
    lay: Callable[[Card], Action],
) -> Subject | None:
    """Return the question what follows from one of the cards that can be laid on the lead, by either player; None
    where none is asked. It is about the player and the card: ``theirs QH``.

    ``playable`` returns the cards of whoever is to act if a card has been led and the trick is not the last one, and
    otherwise none; ``lay`` the action that lays one. Cards that win the trick come up about
    as often as others.
    """
    if position.over:
        return None
    cards = playable(position)
    if not cards or int(generator.random() * _SELDOM):
        return None
    winning = [card for card in cards if _next_to_act(position, lay(card)) == position.state.actor()]
    wins = generator.random() < _WINNING
    asked = [card for card in cards if (card in winning) == wins]
    if not asked:
        return None
    card = asked[int(generator.random() * len(asked))]
    return Subject(f"{whose(position.state.actor())} {format_card(card)}", harder=20 * len(cards))


def value_leader(position: Occasion, about: str, lay: Callable[[Card], Action]) -> Values:
    """Return who leads after the card that the question is about; nothing if the deal is over then."""
    seat = _next_to_act(position, lay(card_of(about)))
    return right_alone(whose(seat), MINE, THEIRS) if seat != OVER else {}


def _next_to_act(position: Occasion, action: Action) -> int:
    state = position.state.copy()
    state.apply(action)
    return state.actor()


def card_of(about: str) -> Card:
    """Return the card that a question is about."""
    return parse_card(about.split()[1])


def ask_next_deal(
    position: Occasion, generator: random.Random, begins: Callable[[random.Random], Beginning], target: int
) -> Subject | None:
    """Return the question who deals after a finished deal of a match that had begun before, which ``begins`` says; None
    if both have the ``target``, so that the totals do not tell who was there first. It is about who
    has dealt and the totals of both: ``mine 5 3``.
    """
    if not position.over:
        return None
    begun = begins(generator)
    match = begun_at(position, begun)
    if match is None or match.state is not None or len(match.standing.winners) > 1:
        return None
    counted = totals(match.deals[-1].lines or (), len(begun.points))
    own, other = (before + now for before, now in zip(begun.points, counted, strict=True))
    again = match.over and match.standing.dealer == position.match.first_dealer
    if min(own, other) >= target or not (again or int(generator.random() * _IN_TURN) == 0):
        return None
    dealt = whose(position.match.first_dealer or 0)
    return Subject(f"{dealt} {own:g} {other:g}", harder=100 * match.over, begun=begun)


def value_next_deal(position: Occasion, about: str, generator: random.Random, samples: int) -> Values:
    """Return who deals next."""
    return right_alone(whose(position.match.standing.dealer), MINE, THEIRS)


def next_deal_maker(variants: tuple[str, ...], begins: Callable[[random.Random], Beginning], target: int) -> Maker:
    """Return the kind of puzzles that asks who deals next in matches to ``target`` points."""
    return Maker(variants, Asks.WORD, partial(ask_next_deal, begins=begins, target=target), value_next_deal, 1.0)
