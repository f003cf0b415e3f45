"""Whether to accept a claim of all remaining tricks."""

from __future__ import annotations

from cardtable.ai.piquet.solver import Scoring, Solver
from cardtable.ai.player import Candidate
from cardtable.core.cards import PACK_32
from cardtable.games.piquet.actions import ACCEPT, ONE_MORE
from cardtable.games.piquet.observation import PiquetObservation
from cardtable.games.piquet.ranking import takes


def answer(observation: PiquetObservation) -> list[Candidate]:
    """Return the answers as candidates: a claim is accepted if it holds against the own hand however that is played."""
    if len(observation.players) > 2:
        return _answer_of_several(observation)
    (opponent,) = observation.others
    claimed = observation.claimed[opponent]
    if observation.turn != observation.seat or not claimed or len(claimed) != len(observation.hand):
        return [Candidate(ONE_MORE, 0.0)]
    tricks = len(claimed)
    # Nothing counts but the tricks, so that the value tells how many the claimant can be kept from.
    solver = Solver(Scoring(tricks, 1, tricks + 1, 0, 0))
    holds = solver.value(claimed, observation.hand) == tricks
    better, worse = (ACCEPT, ONE_MORE) if holds else (ONE_MORE, ACCEPT)
    return [Candidate(better, 1.0), Candidate(worse, 0.0)]


def _answer_of_several(observation: PiquetObservation) -> list[Candidate]:
    """Return the answers as candidates, with more than two players: a claim is accepted if no claimed card can be
    beaten by a card that is still out.
    """
    claimed = observation.claimed[observation.leader]
    played = {card for _, card in observation.plays}
    out = [card for card in PACK_32 if card not in played and card not in claimed]
    holds = not any(takes(card, one) for one in claimed for card in out)
    better, worse = (ACCEPT, ONE_MORE) if holds else (ONE_MORE, ACCEPT)
    return [Candidate(better, 1.0), Candidate(worse, 0.0)]
