"""What a deal was worth: the lines at its end, which follow those marked while it went on.

A deal entered by hand from a real table is finished by the same functions. Sources: "Das Zählen", "Die Berechnung",
"Rote Karte"; "Räuberpiquet", "Normannisches Piquet".
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from cardtable.core.cards import Card
from cardtable.core.scores import Parameters, ScoreLine, parameters, totals
from cardtable.core.state import Standing
from cardtable.games.piquet.codes import Line
from cardtable.games.piquet.evening import evening_of
from cardtable.games.piquet.phases import Jump
from cardtable.games.piquet.rules import PiquetRules

CARDS_POINTS = 10
ROUGE_POINTS = 20
CAPOT_PRIZE, REPIQUE_PRIZE, PIQUE_PRIZE = 300, 200, 100
"""Prizes in a match of four deals; they are doubled with the deal."""
_VOIDING = frozenset({Line.WRONG_DECLARATION, Line.HAND_TOO_LARGE, Line.DISCARDS_MIXED})
_ADDED_UP = frozenset({Line.LEAD, Line.TRICK})
_JUMPED = frozenset({Line.REPIQUE, Line.REPIQUE_MATCH, Line.PIQUE, Line.PIQUE_MATCH})
STROKE = 100
"""A horizontal stroke behind a deal stands for this much of a prize."""


def carried_points(standing: Standing) -> int:
    """Return by how much the cards count more in the next deal because tricks were divided before."""
    return evening_of(standing).cards if standing.carried else 0


def final_lines(
    rules: PiquetRules,
    standing: Standing,
    marked: Sequence[ScoreLine],
    tricks: Sequence[int],
    won: Sequence[Sequence[Card]],
    jumps: Sequence[Jump],
    reds: Sequence[int],
    played_out: bool = True,
    order: Sequence[int] = (),
    void: Collection[int] = (),
) -> tuple[ScoreLine, ...]:
    """Return all lines of a deal.

    ``marked`` are those of the running count; the single points for leads and tricks are added up. ``tricks``, ``won``
    (the cards in them) and ``jumps`` have an entry for each side; ``reds`` are seats with carte rouge, in the order of
    play, and ``order`` are the sides in that order. The sides ``void`` count nothing. A deal that was not
    ``played_out`` because a mark had decided the match counts nothing at its end, and nothing is counted after the mark
    that decides it there.
    """
    lines = _with_play_added_up(marked, won)
    if void:
        lines = [line for one in lines for line in _if_void(one, void)]
    if played_out:
        ended = end_lines(rules, standing, tricks, won, order)
        ended += [ScoreLine(Line.CARTE_ROUGE, rules.side_of[seat], ROUGE_POINTS) for seat in reds]
        ended = [line for line in ended if not line.marked or line.side not in void]
        lines += _until_won(rules, standing, lines, ended) if rules.target else ended
        lines += [line for line in prize_lines(rules, standing, tricks, jumps) if line.side not in void]
    return (*lines, *doubled_lines(rules, standing, lines))


def _if_void(line: ScoreLine, void: Collection[int]) -> list[ScoreLine]:
    """Return a line as it stands at the end: that of a side that counts nothing is not marked any more, its Neunziger
    and Sechziger are left out, and the line that took its points off becomes 0.
    """
    if line.side not in void:
        return [line]
    if line.code in _JUMPED:
        return []
    return [line._replace(points=0 if line.code in _VOIDING else line.points, marked=False)]


def _until_won(
    rules: PiquetRules, standing: Standing, before: Sequence[ScoreLine], ended: Sequence[ScoreLine]
) -> list[ScoreLine]:
    """Return ``ended`` up to the line that wins a match to the target."""
    sums = totals(before, len(rules.sides))
    points = [start + more for start, more in zip(standing.points, sums, strict=True)]
    counted: list[ScoreLine] = []
    for line in ended:
        counted.append(line)
        points[line.side] += line.points * line.marked
        if points[line.side] >= rules.target:
            break
    return counted


def doubled_lines(rules: PiquetRules, standing: Standing, lines: Sequence[ScoreLine]) -> list[ScoreLine]:
    """Return lines that add each side's points again in the first and the fourth of four deals."""
    if standing.deals not in rules.doubled_deals:
        return []
    sums = totals(lines, len(rules.sides))
    return [ScoreLine(Line.DOUBLED, side, points) for side, points in enumerate(sums) if points]


def _with_play_added_up(marked: Sequence[ScoreLine], won: Sequence[Sequence[Card]]) -> list[ScoreLine]:
    """Return the lines with all leads and tricks of a side in one line, at the place of the first of them."""
    lines: list[ScoreLine] = []
    places: dict[int, int] = {}
    points = [0] * len(won)
    told: list[Parameters] = [()] * len(won)
    for line in marked:
        code, side, more, params, _, _ = line
        if code in _ADDED_UP:
            points[side] += more
            told[side] = params
            if side in places:
                continue
            places[side] = len(lines)
        lines.append(line)
    for side, place in places.items():
        lines[place] = ScoreLine(Line.PLAY, side, points[side], told[side], tuple(won[side]))
    return lines


def end_lines(
    rules: PiquetRules,
    standing: Standing,
    tricks: Sequence[int],
    won: Sequence[Sequence[Card]],
    order: Sequence[int] = (),
) -> list[ScoreLine]:
    """Return the lines for the cards (Lese) and the Allstich, or the line for divided tricks. Sides that share the
    cards count in the ``order`` of play, if it is given.
    """
    most = max(tricks)
    best = [side for side, number in enumerate(tricks) if number == most]
    each = []
    if rules.cards_to_each or rules.shared_cards:
        each = [
            ScoreLine(Line.CARDS, side, CARDS_POINTS, parameters(tricks=tricks[side]), tuple(won[side]))
            for side in order or range(len(tricks))
            if tricks[side] >= rules.majority
        ]
    if rules.cards_to_each and len(each) > 1:
        return each
    if len(best) > 1 or most < rules.majority:
        stands = ScoreLine(Line.DIVIDED, best[0], 0, parameters(tricks=most), marked=False)
        return [stands, *(each if rules.shared_cards else ())]
    winner = best[0]
    points = CARDS_POINTS + carried_points(standing)
    lines = [ScoreLine(Line.CARDS, winner, points, parameters(tricks=most), tuple(won[winner]))]
    if most == sum(tricks) and rules.capot:
        lines.append(ScoreLine(Line.CAPOT, winner, rules.capot))
    return lines


def prize_lines(
    rules: PiquetRules, standing: Standing, tricks: Sequence[int], jumps: Sequence[Jump]
) -> list[ScoreLine]:
    """Return the prizes of a deal of four. They are not marked; a stroke for each hundred notes them behind
    the deal.
    """
    if not rules.prizes:
        return []
    factor = 2 if standing.deals in rules.doubled_deals else 1
    lines = []
    for side, jump in enumerate(jumps):
        prizes = {
            "prize_repique": REPIQUE_PRIZE * (jump is Jump.REPIQUE),
            "prize_pique": PIQUE_PRIZE * (jump is Jump.PIQUE),
            "prize_capot": CAPOT_PRIZE * (tricks[side] == sum(tricks)),
        }
        for code, prize in prizes.items():
            if prize:
                points = prize * factor
                strokes = parameters(strokes=points // STROKE)
                lines.append(ScoreLine(code, side, points, strokes, marked=False))
    return lines
