"""Which faults a computer player can prove at a table with irregularities, and whether it notices them.

It objects only if it is certain, that is if what it has seen itself proves the fault.
"""

from __future__ import annotations

import random
from collections.abc import Sequence

from cardtable.ai.player import Candidate
from cardtable.core.cards import KING, make_card
from cardtable.core.objections import upheld_in
from cardtable.games.ecarte.actions import NO_OBJECTION, EcarteAction, objection
from cardtable.games.ecarte.breaches import first_revoke
from cardtable.games.ecarte.codes import FaultCode
from cardtable.games.ecarte.dealing import HAND
from cardtable.games.ecarte.observation import EcarteObservation
from cardtable.games.ecarte.phases import Phase


def provable(observation: EcarteObservation) -> list[EcarteAction]:
    """Return objections to the faults of others that are proved by what this seat has seen."""
    return [
        objection(code, seat)
        for seat in observation.others
        for code, proved in _PROOFS.items()
        if proved(observation, seat)
    ]


def _false_king(observation: EcarteObservation, seat: int) -> bool:
    """Return whether the king that ``seat`` has marked lies elsewhere, or all of its cards have been seen
    without it.
    """
    if observation.king != seat:
        return False
    king = make_card(KING, observation.trump)
    played = observation.played(seat)
    elsewhere = king in observation.seen() and king not in played
    return elsewhere or (king not in played and len(played) == HAND)


def _revoke(observation: EcarteObservation, seat: int) -> bool:
    """Return whether ``seat`` should have played, in an earlier trick, a card that it played later or has
    taken back.
    """
    if upheld_in(observation.objections, FaultCode.REVOKE, seat):
        return False
    return first_revoke(observation.plays, seat, observation.known_in_hand(seat), observation.trump) is not None


def _too_many(observation: EcarteObservation, seat: int) -> bool:
    """Return whether the cards in the hand of ``seat`` and those that it played are more than five."""
    held = observation.hand_counts[seat] + len(observation.played(seat))
    return held > HAND and not upheld_in(observation.objections, FaultCode.TOO_MANY_CARDS, seat)


_PROOFS = {
    FaultCode.FALSE_KING: _false_king,
    FaultCode.REVOKE: _revoke,
    FaultCode.TOO_MANY_CARDS: _too_many,
}


def noticed(observation: EcarteObservation, notices: float, generator: random.Random) -> list[Candidate]:
    """Return the objections of a player that notices each provable fault with probability ``notices``; empty if it
    plays on.
    """
    if not observation.rule_set.options["strict"] or observation.phase not in (Phase.PLAY, Phase.REVIEW):
        return []
    found = [one for one in provable(observation) if generator.random() < notices]
    if observation.phase is Phase.REVIEW:
        return _ranked([*found, NO_OBJECTION])
    return _ranked(found)


def _ranked(actions: Sequence[EcarteAction]) -> list[Candidate]:
    return [Candidate(action, float(len(actions) - place)) for place, action in enumerate(actions)]
