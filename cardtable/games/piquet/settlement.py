"""What a match pays.

Sources: "Die Berechnung", "Königspiquet", "Ergänzungen" (Rubicon); RULES.md, P53, P54, P60, P61.
"""

from __future__ import annotations

from cardtable.games.piquet.rules import PiquetRules, Rounding

RUBICON = 100
UNITS = {Rounding.NONE: 1, Rounding.TENS: 10, Rounding.HUNDREDS: 100}
"""How many points one stake stands for."""


def rounded(points: int, rounding: Rounding) -> int:
    """Points as they are settled: 63 for 60 and 65 for 70, 249 for 200 and 250 for 300; a debt like a gain."""
    unit = UNITS[rounding]
    size = (abs(points) + unit // 2) // unit * unit
    return size if points >= 0 else -size


def stakes(points: int, rules: PiquetRules) -> int:
    """How many stakes settle so many points."""
    return rounded(points, rules.rounding) // UNITS[rules.rounding]


def four_deals_gain(winner: int, loser: int) -> int:
    """What a match of four deals brings its winner: the difference, or, if the loser has fewer than 100, twice the
    winner's total, 100, and what the loser lacks of 100.
    """
    if loser < RUBICON:
        return 2 * (winner + RUBICON + RUBICON - loser)
    return winner - loser


def rubicon_gain(winner: int, loser: int) -> int:
    """What a match of six deals brings its winner: 100 and the difference, or the sum if the loser is below 100."""
    return RUBICON + (winner + loser if loser < RUBICON else winner - loser)


def match_factor(rules: PiquetRules, loser: int) -> int:
    """How many stakes whoever loses a match to a number of points with ``loser`` points pays: two below half."""
    return 2 if loser < rules.half else 1
