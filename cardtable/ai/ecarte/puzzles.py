"""The puzzles of Écarté: the two words before the first exchange, what to change, what to lead against cards that are
not seen, the tricks with open cards, and whose turn it is.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from functools import partial
from typing import cast

from cardtable.ai.budget import Budget
from cardtable.ai.ecarte.expert import change_values, word_share
from cardtable.ai.ecarte.outlook import Deciding
from cardtable.ai.ecarte.playing import CardChoice
from cardtable.ai.ecarte.worth import deal_mode
from cardtable.ai.puzzle_making import Maker, Occasion, Subject, Values
from cardtable.ai.turn_puzzles import MINE, THEIRS, ask_follower, next_deal_maker, right_alone, value_leader, whose
from cardtable.core.cards import Card
from cardtable.core.match import Beginning
from cardtable.games.ecarte.actions import ACCEPT, PLAY, PROPOSE, REFUSE, change, lay
from cardtable.games.ecarte.codes import Line
from cardtable.games.ecarte.dealing import HAND
from cardtable.games.ecarte.observation import EcarteObservation
from cardtable.games.ecarte.phases import Phase
from cardtable.games.ecarte.rules import MATCH
from cardtable.games.puzzles import SOLVER, Asks

_WORD_SAMPLES, _LEAD_SAMPLES = 300, 400
_FEWEST_CARDS = 3
"""The fewest cards in a hand for a puzzle about tricks; with fewer there is nothing to think about."""
_PLAIN = ("ecarte",)
_SELDOM = 8
_FOR_TRICKS = frozenset({Line.POINT, Line.VOLE, Line.STOOD_POINT, Line.REFUSED_POINT})


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


def _answering(position: Occasion) -> list[Card]:
    """Return the cards that can be laid on a card that has been led, before the last trick; otherwise none."""
    observation = cast(EcarteObservation, position.state.observe(position.state.actor()))
    if observation.phase is not Phase.PLAY or not len(observation.plays) % 2 or len(observation.hand) < 2:
        return []
    choice = CardChoice(observation)
    return [choice.deck.card[bit] for bit in choice.cards]


def value_leads(position: Occasion, about: str, generator: random.Random, samples: int) -> Values:
    """Return who leads after the card that the question is about."""
    return value_leader(position, about, lay)


def ask_counts(position: Occasion, generator: random.Random) -> Subject | None:
    """Return the question who counts how much for the tricks of a finished deal; None where they bring nobody anything.
    It is about how the deal was agreed and how many tricks the solver has won: ``exchanged 3``, or, with the player who
    has not proposed or has refused, ``stood mine 3`` and ``refused theirs 2``.
    """
    if not position.over:
        return None
    found = [line for line in position.state.lines() if line.code in _FOR_TRICKS]
    if len(found) != 1 or any(line.code == Line.CAPPED for line in position.state.lines()):
        return None
    (line,) = found
    tricks = int(dict(line.params)["tricks"])
    own = tricks if line.side == SOLVER else HAND - tricks
    dealer, (first, second, *_) = position.match.first_dealer, position.match.deals[-1].actions
    assert dealer is not None
    told = "exchanged"
    if first == PLAY:
        told = f"stood {whose(1 - dealer)}"
    elif second == REFUSE:
        told = f"refused {whose(dealer)}"
    # Most deals are such.
    if told == "exchanged" and tricks < HAND and int(generator.random() * _SELDOM):
        return None
    return Subject(f"{told} {own}", harder=100 * (told != "exchanged") + 100 * (tricks == HAND))


def value_counts(position: Occasion, about: str, generator: random.Random, samples: int) -> Values:
    """Return who counts how much for the tricks."""
    (line,) = (one for one in position.state.lines() if one.code in _FOR_TRICKS)
    return right_alone(
        f"{whose(line.side)}_{line.points:g}", *(f"{one}_{points}" for one in (MINE, THEIRS) for points in (1, 2))
    )


def _anywhere(generator: random.Random) -> Beginning:
    """Return a standing before a deal of a match to five."""
    own, other = (int(MATCH * generator.random()) for _ in range(2))
    return Beginning((own, other), own + other)


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
        "leads": Maker(_PLAIN, Asks.WORD, partial(ask_follower, playable=_answering, lay=lay), value_leads, 1.0),
        "counts": Maker(_PLAIN, Asks.WORD, ask_counts, value_counts, 1.0),
        "deals": next_deal_maker(_PLAIN, _anywhere, MATCH),
    }
