"""How the tricks of a running deal count, and whether elder or her partner can still make a Sechziger with them."""

from __future__ import annotations

from dataclasses import replace

from cardtable.ai.piquet.prospect import Prizes, prospect_of
from cardtable.ai.piquet.solver import Scoring
from cardtable.ai.piquet.worth import trick_of_pique, tricks_scoring
from cardtable.games.piquet.codes import DECLARED, PLAYED, Line
from cardtable.games.piquet.observation import PiquetObservation
from cardtable.games.piquet.phases import Jump
from cardtable.games.piquet.rules import PiquetRules
from cardtable.games.piquet.scoring import CARDS_POINTS, carried_points


def pique_trick(observation: PiquetObservation, rules: PiquetRules) -> int:
    """Return the number of the trick (from 1) that makes a Sechziger if elder's side takes it and all before, given the
    declarations; 0 if there is none. It does not change any more once all have counted.
    """
    side = rules.side_of[observation.elder]
    codes = DECLARED | ({Line.CARTE_BLANCHE} if rules.blanche_counts_toward else frozenset())
    declared = 0
    for line in observation.marked:
        if line.side == side:
            declared += line.points * (line.code in codes)
        elif line.marked and line.code not in PLAYED:
            return 0
    if observation.jumps[side] is Jump.REPIQUE:
        return 0
    return trick_of_pique(rules, rules.threshold - declared)


def is_pique_open(observation: PiquetObservation, rules: PiquetRules) -> bool:
    """Return whether elder's side has made neither jump and no other side has taken a trick."""
    side = rules.side_of[observation.elder]
    others = (tricks for one, tricks in enumerate(observation.tricks) if one != side)
    return observation.jumps[side] is Jump.NONE and not any(others)


def missing_for_pique(observation: PiquetObservation, rules: PiquetRules) -> int:
    """Return how many points elder's side still has to count for a Sechziger; 0 if it is made or no longer possible."""
    side = rules.side_of[observation.elder]
    leads = sum(line.side == side and line.code == Line.LEAD for line in observation.marked)
    return max(0, pique_trick(observation, rules) - leads) if is_pique_open(observation, rules) else 0


def scoring_from_lead(observation: PiquetObservation, rules: PiquetRules, with_prizes: bool = True) -> Scoring:
    """Return how the tricks of a deal of two count from the first lead on, with or without the worth of prizes. If the
    opponent has taken a trick since, so that no Sechziger is possible, the solver has to be told that separately.
    """
    trick = pique_trick(observation, rules) if rules.jumps or rules.prizes or rules.pique_match else 0
    paid_apart = with_prizes and (rules.prizes or rules.pique_match)
    prizes = prospect_of(observation, rules).prizes if paid_apart else Prizes()
    cards = CARDS_POINTS + carried_points(observation.standing)
    return tricks_scoring(rules, trick if trick <= rules.hand else 0, prizes, cards)


def scoring_of(observation: PiquetObservation, rules: PiquetRules, with_prizes: bool = True) -> Scoring:
    """Return what tricks bring from now on; a Sechziger that was made already is not counted again."""
    scoring = scoring_from_lead(observation, rules, with_prizes)
    made = observation.jumps[rules.side_of[observation.elder]] is not Jump.NONE
    return replace(scoring, pique_at=0, pique=0, pique_prize=0) if made else scoring
