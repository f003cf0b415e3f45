"""The payments for a match.

Sources: "Die Berechnung", "Königspiquet", "Ergänzungen" (Rubicon); RULES.md, P53, P54, P60, P61.
"""

from __future__ import annotations

from cardtable.games.piquet.rules import PiquetRules, Rounding

RUBICON = 100
UNITS = {Rounding.NONE: 1, Rounding.TENS: 10, Rounding.HUNDREDS: 100}
"""How many points one stake stands for."""


def rounded(points: int, rounding: Rounding) -> int:
    """Return points as they are settled: 63 as 60 and 65 as 70, 249 as 200 and 250 as 300; a debt is rounded like a
    gain.
    """
    unit = UNITS[rounding]
    size = (abs(points) + unit // 2) // unit * unit
    return size if points >= 0 else -size


def stakes(points: int, rules: PiquetRules) -> int:
    """Return how many stakes settle ``points`` points."""
    return rounded(points, rules.rounding) // UNITS[rules.rounding]


def four_deals_gain(winner: int, loser: int) -> int:
    """Return what a match of four deals brings its winner: the difference of the totals; if the loser has fewer than
    100, twice the sum of the winner's total, 100, and what the loser lacks of 100.
    """
    if loser < RUBICON:
        return 2 * (winner + RUBICON + RUBICON - loser)
    return winner - loser


def rubicon_gain(winner: int, loser: int) -> int:
    """Return what a match of six deals brings its winner: 100 and the difference, or 100 and the sum if the loser is
    below 100.
    """
    return RUBICON + (winner + loser if loser < RUBICON else winner - loser)


def match_factor(rules: PiquetRules, loser: int) -> int:
    """Return how many stakes a loser with ``loser`` points pays for a match to a number of points: two if that is below
    half, otherwise one.
    """
    return 2 if loser < rules.half else 1
