"""The puzzles of Écarté: the two words before the first exchange, what to change, what to lead against cards that are
not seen, and the tricks with open cards.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from typing import cast

from cardtable.ai.budget import Budget
from cardtable.ai.ecarte.expert import change_values, word_share
from cardtable.ai.ecarte.outlook import Deciding
from cardtable.ai.ecarte.playing import CardChoice
from cardtable.ai.ecarte.worth import deal_mode
from cardtable.ai.puzzle_making import Maker, Occasion, Subject, Values
from cardtable.games.ecarte.actions import ACCEPT, PROPOSE, change, lay
from cardtable.games.ecarte.observation import EcarteObservation
from cardtable.games.ecarte.phases import Phase
from cardtable.games.puzzles import SOLVER, Asks

_WORD_SAMPLES, _LEAD_SAMPLES = 300, 400
_FEWEST_CARDS = 3
"""The fewest cards in a hand for a puzzle about tricks; with fewer there is nothing to think about."""
_PLAIN = ("ecarte",)


def _seen(position: Occasion) -> EcarteObservation:
    return cast(EcarteObservation, position.state.observe(SOLVER))


def _asked_in(*phases: Phase, exchanges: bool) -> Callable[[Occasion, random.Random], Subject | None]:
    """Return a function that asks in these phases: only before the first exchange, or (``exchanges``) at any time."""

    def ask(position: Occasion, generator: random.Random) -> Subject | None:
        if position.over or position.state.actor() != SOLVER:
            return None
        observation = _seen(position)
        return Subject() if observation.phase in phases and (exchanges or not observation.exchanges) else None

    return ask


def value_word(position: Occasion, about: str, generator: random.Random, samples: int) -> Values:
    """Return the values of both words over sampled deals; empty if the equilibrium mixes them or prefers the
    other one.
    """
    deciding = Deciding(_seen(position))
    outlooks = deciding.first_words(generator, Budget(samples=samples), samples)
    values = {str(action): outlook.value for action, outlook in outlooks.items()}
    share = word_share(deciding)
    yes = str(PROPOSE if str(PROPOSE) in values else ACCEPT)
    best = max(values, key=lambda word: values[word])
    return values if share in (0.0, 1.0) and (best == yes) == (share == 1.0) else {}


def value_change(position: Occasion, about: str, generator: random.Random, samples: int) -> Values:
    """Return the worth of each exchange by the table of the equilibrium."""
    observation = _seen(position)
    deciding = Deciding(observation)
    return {
        str(change(deciding.deck.cards(deciding.hand & ~kept))): value for kept, value in change_values(observation)
    }


def ask_lead(position: Occasion, generator: random.Random) -> Subject | None:
    """Return the question what elder leads who has played without proposing, so that nothing is known of the other
    hand; otherwise None.
    """
    if position.over or position.state.actor() != SOLVER:
        return None
    observation = _seen(position)
    if observation.phase is not Phase.PLAY or observation.plays or len(position.match.deals[-1].actions) > 1:
        return None
    choice = CardChoice(observation)
    return None if choice.can_mark or len(choice.cards) < 2 else Subject(harder=200)


def value_lead(position: Occasion, about: str, generator: random.Random, samples: int) -> Values:
    """Return the value of each lead over sampled hands of the dealer."""
    choice = CardChoice(_seen(position))
    outlooks = choice.outlooks(generator, Budget(samples=samples), samples)
    return {str(lay(choice.deck.card[bit])): outlook.silent for bit, outlook in outlooks.items()}


def ask_trick(position: Occasion, generator: random.Random) -> Subject | None:
    """Return the question which card to play when both hands lie open, if more than one card may be played; otherwise
    None.
    """
    if position.over or position.state.actor() != SOLVER:
        return None
    observation = _seen(position)
    if observation.phase is not Phase.PLAY or len(observation.hand) < _FEWEST_CARDS:
        return None
    choice = CardChoice(observation)
    if choice.can_mark or len(choice.cards) < 2:
        return None
    theirs = cast(EcarteObservation, position.state.observe(1 - SOLVER)).hand
    return Subject(laid=tuple(sorted(theirs)), harder=60 * len(observation.hand))


def value_trick(position: Occasion, about: str, generator: random.Random, samples: int) -> Values:
    """Return the value of each card if both players then play perfectly."""
    return count_tricks_out(position)


def count_tricks_out(position: Occasion) -> Values:
    """Return that for whoever is to act, both hands being known."""
    seat = position.state.actor()
    observation = cast(EcarteObservation, position.state.observe(seat))
    choice = CardChoice(observation)
    theirs = choice.deck.hand(cast(EcarteObservation, position.state.observe(1 - seat)).hand)
    their_king = choice.other_can_mark and choice.deck.holds_king(theirs)
    table = choice.worth.table(deal_mode(observation), their_king=their_king)
    return {str(lay(choice.deck.card[bit])): table[tricks] for bit, tricks in choice.solve(theirs).items()}


def makers() -> Mapping[str, Maker]:
    """Return the kinds of puzzles by their codes."""
    return {
        "propose": Maker(
            _PLAIN, Asks.MOVE, _asked_in(Phase.PROPOSE, exchanges=False), value_word, 0.12, _WORD_SAMPLES, "searcher"
        ),
        "accept": Maker(
            _PLAIN, Asks.MOVE, _asked_in(Phase.ANSWER, exchanges=False), value_word, 0.12, _WORD_SAMPLES, "searcher"
        ),
        "change": Maker(
            _PLAIN,
            Asks.MOVE,
            _asked_in(Phase.ELDER_CHANGE, Phase.DEALER_CHANGE, exchanges=True),
            value_change,
            0.05,
            played_by="searcher",
        ),
        "lead": Maker(_PLAIN, Asks.MOVE, ask_lead, value_lead, 0.1, _LEAD_SAMPLES, played_by="searcher", seeds=(1, 2)),
        "trick": Maker(
            _PLAIN, Asks.MOVE, ask_trick, value_trick, 0.5, played_by="searcher", counted_out=count_tricks_out
        ),
    }
