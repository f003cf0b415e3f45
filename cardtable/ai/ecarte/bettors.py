"""Spectators who bet, and bankers of a chouette who keep or give up the box, in several characters."""

from __future__ import annotations

import random
from collections.abc import Callable

from cardtable.ai.ecarte.worth import elders_chance
from cardtable.ai.player import Candidate
from cardtable.games.ecarte.actions import GIVE_UP_BOX, KEEP_BOX, NO_BET, EcarteAction, bet
from cardtable.games.ecarte.evening import evening_of
from cardtable.games.ecarte.observation import EcarteObservation
from cardtable.games.ecarte.variants import ecarte_rules

HABIT = 3
"""How many matches a player must have played for his record to count as much as the assumption of even chances."""


def chances(observation: EcarteObservation) -> dict[int, float]:
    """Return the estimated chance of each of the two players to win the match that begins: what the deal gives elder
    and the dealer, shifted by the matches that both have won this evening.
    """
    evening = evening_of(observation.standing)
    dealer = observation.dealer
    elder = evening.other(dealer)
    at_the_score = elders_chance(observation.standing, dealer)
    won_elder, won_dealer = evening.won[elder], evening.won[dealer]
    record = (won_elder + HABIT) / (won_elder + won_dealer + 2 * HABIT)
    chance = min(0.95, max(0.05, at_the_score + record - 0.5))
    return {elder: chance, dealer: 1 - chance}


Style = Callable[[dict[int, float], int, int], EcarteAction]
"""A function that returns the bet, given the players' chances, the favourite and the largest bet."""


class Bettor:
    """A spectator's way to bet. The value of a bet is its expected gain in units if it is fully covered. As a banker it
    keeps the box; only a ``timid`` one that has lost by it gives it up.
    """

    def __init__(self, style: Style, timid: bool = False) -> None:
        self._style = style
        self._timid = timid

    def box(self, observation: EcarteObservation) -> list[Candidate]:
        """Return whether to keep the box, as candidates. The company plays as well as the banker, so both actions have
        the value 0.
        """
        kept, given_up = Candidate(KEEP_BOX, 0.0), Candidate(GIVE_UP_BOX, 0.0)
        lost = evening_of(observation.standing).accounts[observation.seat] < 0
        return [given_up, kept] if self._timid and lost else [kept, given_up]

    def consider(self, observation: EcarteObservation, generator: random.Random) -> list[Candidate]:
        """Return the bet that it lays first, and then the other bets that it could have laid."""
        of = chances(observation)
        favourite = max(sorted(of), key=lambda seat: of[seat])
        most = ecarte_rules(observation.rule_set).most_bet
        chosen = self._style(of, favourite, most)
        options = {NO_BET: 0.0}
        for seat, chance in sorted(of.items()):
            options[bet(seat, 1)] = 2 * chance - 1
        if chosen.units:
            options[chosen] = chosen.units * (2 * of[chosen.seat] - 1)
        ordered = sorted(options, key=lambda action: (action != chosen, -options[action]))
        return [Candidate(action, options[action]) for action in ordered]


def _underdog(of: dict[int, float], favourite: int, most: int) -> EcarteAction:
    (other,) = (seat for seat in of if seat != favourite)
    return bet(other, 1)


def _favourite(of: dict[int, float], favourite: int, most: int) -> EcarteAction:
    return bet(favourite, max(1, (most + 1) // 2))


def _cautious(of: dict[int, float], favourite: int, most: int) -> EcarteAction:
    return bet(favourite, 1) if of[favourite] >= 0.65 else NO_BET


def _calculating(of: dict[int, float], favourite: int, most: int) -> EcarteAction:
    units = round(most * (2 * of[favourite] - 1) * 2)
    return bet(favourite, min(most, units)) if units > 0 else NO_BET


UNDERDOG = Bettor(_underdog, timid=True)
"""Always bets one unit on the player expected to lose."""
FAVOURITE = Bettor(_favourite)
"""Always bets half of the largest bet on the player expected to win."""
CAUTIOUS = Bettor(_cautious)
"""Bets one unit, and only on a clear favourite."""
CALCULATING = Bettor(_calculating)
"""Bets on the favourite, more the clearer the case is, and nothing if the chances are even."""
