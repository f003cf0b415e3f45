"""Which game suits a newcomer, for so many people and for the time that they have; and which lesson comes next."""

from __future__ import annotations

from cardtable.app.school.library import next_after, paths
from cardtable.app.school.progress import Progress
from cardtable.core.rules import Variant
from cardtable.games.registry import VARIANTS

EVENING = 180
"""Minutes of an evening."""
_EASY, _RICH = 1, 3
"""How much is asked of players: of those who have little time, and of those who have an evening."""


def suited(players: int, minutes: int) -> Variant:
    """Return the rule set that suits ``players`` people with so many ``minutes``: those in time, or else the
    shortest, an easy one for a short time and a rich one for an evening, then one that is best with just so many, and
    the longest. Whoever is alone plays against one other. Raises ``ValueError`` for more than can play.
    """
    people = max(players, 2)
    known = [one for one in VARIANTS if people in one.players and one.minutes]
    if not known:
        raise ValueError(f"{players}: nothing is played by so many")
    in_time = [one for one in known if one.minutes <= minutes]
    wanted = _RICH if minutes >= EVENING else _EASY

    def rank(one: Variant) -> tuple[int, bool, int]:
        return abs(one.demand - wanted), one.players[0] != people, -one.minutes

    return min(in_time, key=rank) if in_time else min(known, key=lambda one: one.minutes)


def next_lesson(progress: Progress, after: str = "") -> str:
    """Return the lesson that was left, or else what follows ``after`` on its path, or the first without stars; the
    first of all if every one has some.
    """
    begun = progress.begun()
    lessons = [lesson for path in paths() for lesson in path.stations]
    if begun is not None and begun.lesson in lessons:
        return begun.lesson
    if after in lessons:
        return next_after(after) or after
    return next((lesson for lesson in lessons if not progress.stars(lesson)), lessons[0])
