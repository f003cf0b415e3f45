"""Which side is first at the points that win a match, if several reach them in one deal."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from cardtable.core.scores import ScoreLine


def arrive(
    points: Sequence[int], steps: Iterable[Sequence[ScoreLine]], target: int
) -> tuple[list[ScoreLine], int | None]:
    """Count ``steps`` one after the other until a side alone is ahead of all others at ``target``; return the lines
    counted so far and that side, or all lines and None if it never comes to that.

    ``points`` are those of the sides before. What belongs to one step is counted for all sides together, so sides that
    arrive in it are there together: of them the one with more points has won, and if they are equal, the next step
    goes on. Once a side is there, the others no longer count anything, unless they are there too.
    """
    now = list(points)
    counted: list[ScoreLine] = []
    there: set[int] = set()
    for step in steps:
        for line in step:
            if not there or line.side in there:
                counted.append(line)
                now[line.side] += line.points if line.marked else 0
        there = there or {side for side, total in enumerate(now) if total >= target}
        best = [side for side in there if now[side] == max(now[one] for one in there)]
        if len(best) == 1:
            return counted, best[0]
    return counted, None
