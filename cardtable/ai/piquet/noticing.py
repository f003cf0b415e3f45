"""What a computer player can see of the faults of a strict table: only what it has seen itself proves one."""

from __future__ import annotations

from cardtable.core.cards import Card, suit_of
from cardtable.core.claims import upheld_in
from cardtable.games.piquet.actions import PiquetAction, objection
from cardtable.games.piquet.breaches import revoked_suits
from cardtable.games.piquet.codes import FaultCode
from cardtable.games.piquet.observation import PiquetObservation


def provable(observation: PiquetObservation) -> list[PiquetAction]:
    """The faults of the opponent that what this seat has seen proves, as objections."""
    if observation.seat not in observation.players:
        return []
    return [objection(FaultCode.REVOKE) for seat in observation.others if _revoked(observation, seat)]


def _revoked(observation: PiquetObservation, seat: int) -> bool:
    """A card of the suit that ``seat`` did not follow fell later, or lies open in its hand."""
    if upheld_in(observation.claims, FaultCode.REVOKE, seat):
        return False
    played = observation.played(seat)
    shown = [*observation.claimed[seat], *observation.point_cards[seat]]
    held = [card for card in shown if card not in played]
    return bool(revoked_suits(observation.plays, seat, held, observation.unnamed))


def should_name(observation: PiquetObservation, card: Card) -> bool:
    """Whether leading ``card`` changes the suit, which has not been said yet."""
    if observation.trick or not observation.plays or observation.naming == len(observation.plays):
        return False
    return suit_of(card) != suit_of(observation.plays[-len(observation.players)][1])
