"""Who would like to play the next match against the only person at the screen."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from cardtable.ai.names import COMPANION, PLAYERS
from cardtable.app.rating import EQUAL, SETTLED, RatedPlayer, Rating
from cardtable.core.record import HUMAN, SeatEntry
from cardtable.session.session import Session
from cardtable.words.players import player_first_name


@dataclass(frozen=True, slots=True)
class Challenge:
    """A computer player, by its id and its name, who would play at one ``seat`` instead of who sat there, called
    ``instead_of``; ``seats`` are all seats then. ``strength`` is 1 for somebody stronger, −1 for somebody weaker, 0 for
    an equal: compared with the person, or with ``instead_of`` as long as the person is not ``known`` well enough.
    """

    player: str
    name: str
    strength: int
    seat: int
    instead_of: str
    seats: tuple[SeatEntry, ...]
    known: bool = True


def challenge(session: Session, ratings: Mapping[RatedPlayer, Rating]) -> Challenge | None:
    """Return who would like to play after the match of ``session``: a computer player who did not sit at the table.

    Who has beaten all computer players there is challenged by somebody stronger than they are, if there is anybody. Of
    those left, the one whose rating is the nearest to the person's; as long as that rating says little, the next one
    above or below the opponents, and below the weakest the companion. The player takes the place of that opponent whose
    rating is the furthest from the person's. None without exactly one person, without a computer player against that
    person, and where nobody is left who has a rating.
    """
    people = [seat for seat, entry in enumerate(session.seats) if entry.player == HUMAN]
    if len(people) != 1:
        return None
    own_side = session.side_of(people[0])
    values = {player.kind: rating.value for player, rating in ratings.items() if player.kind in PLAYERS}
    rating = ratings.get(RatedPlayer(HUMAN, session.seats[people[0]].name), Rating())
    own, known = rating.value, rating.matches >= SETTLED
    against = {
        seat: session.seats[seat].player
        for side, seats in enumerate(session.sides)
        for seat in seats
        if side != own_side and session.seats[seat].player != HUMAN
    }
    sitting = {entry.player for entry in session.seats}
    names = {entry.name for entry in session.seats}
    # In this order, so that of equal ones it is always the same.
    free = [one for one in (*values, COMPANION) if one not in sitting and player_first_name(one) not in names]
    if not against or not values or not free:
        return None
    met = [values.get(player, own) for player in against.values()]
    won = session.standing.winners == (own_side,)
    rated = {one: values[one] for one in free if one != COMPANION}
    player = _nearest(rated, own if known else None, met, won)
    player = player or (COMPANION if COMPANION in free else min(rated, key=lambda one: abs(rated[one] - own)))
    seat = max(against, key=lambda one: abs(values.get(against[one], own) - own))
    compared_with = own if known else values.get(against[seat], own)
    ahead = values.get(player, compared_with) - compared_with
    seats = list(session.seats)
    seats[seat] = SeatEntry(player_first_name(player), player)
    strength = 0 if abs(ahead) <= EQUAL else 1 if ahead > 0 else -1
    return Challenge(
        player, seats[seat].name, strength, seat, session.seats[seat].name, tuple(seats), known or player == COMPANION
    )


def _nearest(free: Mapping[str, float], own: float | None, met: list[float], won: bool) -> str:
    """Return which of the ``free`` players, with their ratings, would be the right one for a person whose rating is
    ``own``, None if that says little, after a match against opponents with the ratings ``met``; empty if none is.
    """
    above = {player: value for player, value in free.items() if value > max(met)}
    below = {player: value for player, value in free.items() if value < min(met)}
    if own is None:
        if won:
            return min(above, key=above.__getitem__, default="")
        return max(below, key=below.__getitem__, default="")
    fitting = above if won and above else free
    fitting = {player: value for player, value in fitting.items() if not won or value >= own - EQUAL} or fitting
    return min(fitting, key=lambda player: abs(fitting[player] - own), default="")
