"""What becomes of a deal of two with open hands that both play as well as can be."""

from __future__ import annotations

from collections.abc import Sequence

from cardtable.ai.piquet.solver import Solver, follows
from cardtable.core.cards import Card
from cardtable.games.piquet.ranking import takes


def leader_takes_last(
    solver: Solver,
    lead: Card,
    reply: Card | None,
    hands: tuple[Sequence[Card], Sequence[Card]],
    taken: int = 0,
    clean: bool = True,
) -> bool:
    """Whether the leader takes the last trick of the deal if he leads ``lead``, the follower plays ``reply`` if it is
    given, and both go on as is best for what ``solver`` counts.

    ``hands`` are the leader's and the follower's, with these cards; ``taken`` and ``clean`` as for ``Solver.value``.
    Where two cards are worth the same, the higher one is led and the lower one is played to a lead.
    """
    leader, follower = map(list, hands)
    leads = True
    while True:
        if reply is None:
            replies = follows(lead, follower)
            reply = min((solver.after_reply(lead, one, leader, follower, taken, clean), one) for one in replies)[1]
        leader.remove(lead)
        follower.remove(reply)
        if takes(reply, lead):
            leader, follower = follower, leader
            leads, clean = not leads, False
            taken = solver.scoring.tricks - len(leader) - taken
        else:
            taken += 1
        if not leader:
            return leads
        lead = max((solver.after_lead(one, leader, follower, taken, clean), one) for one in leader)[1]
        reply = None
