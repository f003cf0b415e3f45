"""Which faults a computer player can prove at a table with irregularities: only those that it has seen itself."""

from __future__ import annotations

from functools import cache

from cardtable.core.cards import Card, suit_of
from cardtable.core.objections import upheld_in
from cardtable.games.piquet.actions import PiquetAction, objection
from cardtable.games.piquet.breaches import revoked_suits
from cardtable.games.piquet.codes import FaultCode
from cardtable.games.piquet.combinations import KINDS, Item, Kind, lacking, singles
from cardtable.games.piquet.knowledge import unseen_cards
from cardtable.games.piquet.observation import PiquetObservation
from cardtable.games.piquet.phases import HeardWord, Phase, Word
from cardtable.games.piquet.position import UNKNOWN
from cardtable.games.piquet.ranking import PACK_MASK, mask_of
from cardtable.games.piquet.sampling import rules_of


def provable(observation: PiquetObservation) -> list[PiquetAction]:
    """Return objections to the faults of the opponents that are proved by what this seat has seen."""
    if observation.seat not in observation.players:
        return []
    opponents = opponents_of(observation)
    proofs = {
        FaultCode.REVOKE: _revoked,
        FaultCode.WRONG_DECLARATION: _declared_wrongly,
        FaultCode.HAND_TOO_LARGE: _has_too_many,
        FaultCode.DISCARDS_MIXED: _has_mixed,
    }
    return [
        objection(code, opponent if len(opponents) > 1 else None)
        for code, proved in proofs.items()
        for opponent in opponents
        if not upheld_in(observation.objections, code, opponent) and proved(observation, opponent)
    ]


def opponents_of(observation: PiquetObservation) -> list[int]:
    """Return the players of other sides."""
    side_of = rules_of(observation).side_of
    return [one for one in observation.others if side_of[one] != side_of[observation.seat]]


def _revoked(observation: PiquetObservation, seat: int) -> bool:
    """Return whether a card of a suit that ``seat`` did not follow was played by it later, or lies open in its hand."""
    played = observation.played(seat)
    shown = [*observation.claimed[seat], *observation.point_cards[seat]]
    held = [card for card in shown if card not in played]
    players = len(observation.players)
    return bool(revoked_suits(observation.plays, seat, held, observation.unnamed, players))


def _declared_wrongly(observation: PiquetObservation, seat: int) -> bool:
    """Return whether something that ``seat`` has named, or whose length it has told, cannot have been in its hand."""
    if all(player != seat for player, _ in observation.plays) and observation.phase is not Phase.REVIEW:
        # It may still be corrected.
        return False
    played = mask_of(observation.played(seat))
    could = played
    if observation.hand_counts[seat]:
        could |= mask_of(unseen_cards(rules_of(observation), observation))
    for kind in KINDS:
        said, counted = observation.said[kind][seat], observation.counted[kind][seat]
        if any(lacking(item, could) for item in counted if item.suit != UNKNOWN):
            return True
        if said.word is Word.ITEM and not any(
            _is_said(item, said) and not lacking(item, could) for item in _every(kind)
        ):
            return True
    return False


def _has_too_many(observation: PiquetObservation, seat: int) -> bool:
    """Return whether ``seat`` has too many cards, counting those in the hand and those that were played."""
    in_time = not observation.played(observation.seat) or observation.phase is Phase.REVIEW
    held = observation.hand_counts[seat] + len(observation.played(seat))
    return in_time and held > rules_of(observation).hand


def _has_mixed(observation: PiquetObservation, seat: int) -> bool:
    """Return whether ``seat`` has laid its discards among its tricks."""
    return any(one == seat for one, _ in observation.mixed)


def even_hands(observation: PiquetObservation) -> bool:
    """Return whether all players have equally many cards to play; only a wrong exchange makes a difference."""
    lain = {seat for seat, _ in observation.plays[len(observation.plays) - len(observation.trick) :]}
    held = {observation.hand_counts[seat] + (seat in lain) for seat in observation.players}
    return len(held) == 1


def _is_said(item: Item, said: HeardWord) -> bool:
    """Return whether what was said can have been this item; pips are not compared."""
    return item.length == said.length and (item.kind is Kind.POINT or said.rank in (item.rank, -1))


@cache
def _every(kind: Kind) -> tuple[Item, ...]:
    """Return every item of a class that the pack contains."""
    return singles(kind, PACK_MASK, 1)


def should_name(observation: PiquetObservation, card: Card) -> bool:
    """Return whether leading ``card`` changes the suit and that has not been said yet."""
    if observation.trick or not observation.plays or observation.naming == len(observation.plays):
        return False
    return suit_of(card) != suit_of(observation.plays[-len(observation.players)][1])
