"""The puzzles that come with the program or were made here, and a person's results at them; stored with the settings.

A person gains points of rating by solving a puzzle and loses them by missing one, as chess players do against each
other; an answer that costs little counts as part of a solution. A missed puzzle comes back after a day, and after a
longer time each time it is solved.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import date, timedelta
from functools import cache
from pathlib import Path
from typing import Any, Final

from cardtable.app.keeping import Keeping
from cardtable.app.resources import resource_path
from cardtable.app.review import Review
from cardtable.app.school.making import AHEAD, MadeHere
from cardtable.app.school.own import Mistakes, mistakes_of
from cardtable.core.chance import one_of, rng, shuffled
from cardtable.core.documents import read_file
from cardtable.games.puzzles import LEAST, MOST, OWN, Puzzle, PuzzleError, files_of, parse_puzzles
from cardtable.games.registry import FAMILIES

Series = tuple[str, str]
"""The source of puzzles: a family and a kind; or an empty family and one of the two kinds below."""
TODAY: Final[Series] = ("", "today")
DUE: Final[Series] = ("", "due")

KEY = "problems"
FIRST_RATING = 1200
"""The rating of a person who has not solved anything yet."""
A_DAY: Final = 5
AGAIN = (1, 3, 7)
"""Days after which a missed puzzle comes back: first, and after each time it was solved since."""
_LARGEST = 1 << 20
_NEW, _SWING, _SETTLED = 20, 48.0, 24.0
"""For the first ``_NEW`` puzzles a rating changes by at most ``_SWING`` points for each, after that by ``_SETTLED``."""
_SCALE = 400.0
"""With a difference of this many points of rating, a puzzle is solved ten times as often as it is missed."""
_COURSE = 100
"""How many ratings are kept for each family, the latest."""
_CLOSE = 24
"""The next puzzle is chosen at random from this many that are nearest to the person's rating."""


def puzzles_of(family: str, folder: Path | None = None) -> Sequence[Puzzle]:
    """Return all puzzles of a family; empty if it has none. Raises ``PuzzleError``."""
    return _read(family, folder or resource_path("problems"))


@cache
def _read(family: str, folder: Path) -> Sequence[Puzzle]:
    try:
        texts = [read_file(file, _LARGEST).decode() for file in files_of(family, folder)]
    except UnicodeDecodeError as error:
        raise PuzzleError("bad_exercise", line=0, reason=str(error)) from None
    return tuple(one for text in texts for one in parse_puzzles(text))


def families() -> Sequence[str]:
    """Return the families that have puzzles."""
    return [family for family in FAMILIES if puzzles_of(family)]


def kinds(family: str) -> Sequence[str]:
    """Return the kinds of puzzles of a family, in the order of the file."""
    return list(dict.fromkeys(one.kind for one in puzzles_of(family)))


def of_the_day(day: date) -> Sequence[Puzzle]:
    """Return the puzzles of a day, the same for everybody, from the easiest to the hardest; the families take turns."""
    generator = rng(day.toordinal())
    known = families()
    chosen: dict[str, Puzzle] = {}
    for place in range(A_DAY if known else 0):
        family = known[(day.toordinal() + place) % len(known)]
        one = next(one for one in shuffled(puzzles_of(family), generator) if f"{family}/{one.id}" not in chosen)
        chosen[f"{family}/{one.id}"] = one
    return sorted(chosen.values(), key=lambda one: one.rating)


def merit(puzzle: Puzzle, answer: str) -> float:
    """Return what an answer is worth as a solution: 1 for the best, up to a half for one that is close to it,
    else 0.
    """
    cost, most = puzzle.cost(answer), max(puzzle.answers.values())
    if not cost:
        return 1.0
    return 0.5 * max(0.0, 1.0 - 2.0 * cost / most) if most else 0.0


@dataclass(frozen=True)
class Practice:
    """How often puzzles were tried, and how often the best answer was found."""

    tried: int = 0
    solved: int = 0


class Results:
    """A person's results: a rating for each family, a tally for each kind, the missed puzzles, and the seen ones."""

    def __init__(self, keeping: Keeping) -> None:
        self._keeping = keeping
        self._mistakes = Mistakes(keeping)
        self.made = MadeHere(keeping)

    def known(self, family: str) -> Sequence[Puzzle]:
        """Return all puzzles of a family: those that come with the program, those made here, and those from the
        person's own play.
        """
        shipped = puzzles_of(family)
        known = {one.id for one in shipped}
        made = [one for one in self.made.of(family) if one.id not in known]
        own = [one for one in self._mistakes.all() if one.family.name == family]
        return [*shipped, *made, *own]

    def wants_more(self, family: str, kind: str) -> bool:
        """Return whether so few puzzles of this kind that were made here are unseen that more should be made."""
        seen = self._seen(family)
        return sum(one.kind == kind and one.id not in seen for one in self.made.of(family)) < AHEAD

    def kinds(self, family: str) -> Sequence[str]:
        """Return the kinds of all known puzzles of a family, in their order."""
        return list(dict.fromkeys(one.kind for one in self.known(family)))

    def learn_from(self, review: Review, day: date) -> int:
        """Keep bad decisions of a review as puzzles, which come back after a day; return how many are new."""
        new = self._mistakes.keep(mistakes_of(review, self.rating(review.family)))
        if new:
            again = [(day + timedelta(AGAIN[0])).isoformat(), 0]
            missed = {**self._table("missed"), **{_name(one.family.name, one): again for one in new}}
            # For new ones the oldest are dropped, and those never come back.
            own = {_name(one.family.name, one) for one in self._mistakes.all()}
            missed = {name: kept for name, kept in missed.items() if name in own or not _is_own(name)}
            self._keeping.put(KEY, {**self._kept(), "missed": missed})
        return len(new)

    def rating(self, family: str) -> int:
        """Return the rating at the puzzles of a family."""
        return round(_number(self._table("ratings").get(family), FIRST_RATING))

    def course(self, family: str) -> Sequence[int]:
        """Return the ratings after each of the last answers, the earliest first."""
        course = self._table("courses").get(family)
        return [one for one in course if type(one) is int] if isinstance(course, list) else []

    def practice(self, family: str) -> Practice:
        """Return how many puzzles of a family were tried and solved, over all kinds."""
        tallies = [self.tally(family, kind) for kind in self.kinds(family)]
        return Practice(sum(one.tried for one in tallies), sum(one.solved for one in tallies))

    def tally(self, family: str, kind: str) -> Practice:
        """Return how many puzzles of a kind were tried and solved."""
        match self._table("tallies").get(f"{family}/{kind}"):
            case [int(tried), int(solved)] if 0 <= solved <= tried:
                return Practice(tried, solved)
        return Practice()

    def due(self, day: date) -> Sequence[Puzzle]:
        """Return the missed puzzles that are to come back on ``day`` or before."""
        missed = self._table("missed")
        names = {name for name, kept in missed.items() if (since := _due(kept)) is not None and since[0] <= day}
        return [one for family in families() for one in self.known(family) if _name(family, one) in names]

    def due_count(self, day: date) -> int:
        """Return how many missed puzzles are to come back on ``day`` or before, without reading the puzzles."""
        return sum((since := _due(kept)) is not None and since[0] <= day for kept in self._table("missed").values())

    def left_today(self, day: date) -> Sequence[Puzzle]:
        """Return the puzzles of the day that have not been answered on that day."""
        names = self._answered_on(day)
        return [one for one in of_the_day(day) if _name(one.family.name, one) not in names]

    def all_done(self, day: date) -> bool:
        """Return whether every puzzle of the day has been answered on that day; the puzzles are only read where it may
        be so.
        """
        return len(self._answered_on(day)) >= A_DAY and not self.left_today(day)

    def _answered_on(self, day: date) -> list[object]:
        """Return the names of all puzzles that have been answered on ``day``."""
        today = self._table("today")
        done = today.get("done") if today.get("day") == day.isoformat() else None
        return done if isinstance(done, list) else []

    def following(self, family: str, kind: str, day: date, chance: int) -> Puzzle | None:
        """Return the next puzzle of a kind: one that is due; otherwise an unseen one that is about as hard as the
        person is good; if all have been seen, any. ``chance`` chooses among equals. None if there is no puzzle of the
        kind.
        """
        known = [one for one in self.known(family) if one.kind == kind]
        due = [one for one in self.due(day) if one in known]
        if due:
            return due[0]
        seen = set(self._seen(family))
        rating = self.rating(family)
        fresh = [one for one in known if one.id not in seen] or known
        near = sorted(fresh, key=lambda one: (abs(one.rating - rating), one.number))[:_CLOSE]
        return one_of(near, rng(chance)) if near else None

    def change(self, puzzle: Puzzle, answer: str) -> int:
        """Return by how much an answer to a puzzle changes the rating; an empty one is that of somebody to whom the
        solution is shown.
        """
        family = puzzle.family.name
        before, tries = self.rating(family), self.practice(family).tried
        expected = 1.0 / (1.0 + math.pow(10.0, (puzzle.rating - before) / _SCALE))
        swing = _SWING if tries < _NEW else _SETTLED
        return max(LEAST, min(MOST, round(before + swing * (merit(puzzle, answer) - expected)))) - before

    def note(self, puzzle: Puzzle, answer: str, day: date) -> int:
        """Count the first answer to a puzzle; return by how much the rating has changed."""
        family, name = puzzle.family.name, _name(puzzle.family.name, puzzle)
        kept = dict(self._kept())
        change = self.change(puzzle, answer)
        after = self.rating(family) + change
        tally = self.tally(family, puzzle.kind)
        solved = merit(puzzle, answer) == 1.0
        kept["ratings"] = {**self._table("ratings"), family: after}
        kept["courses"] = {**self._table("courses"), family: [*self.course(family), after][-_COURSE:]}
        kept["tallies"] = {
            **self._table("tallies"),
            f"{family}/{puzzle.kind}": [tally.tried + 1, tally.solved + solved],
        }
        kept["seen"] = {**self._table("seen"), family: list(dict.fromkeys((*self._seen(family), puzzle.id)))}
        kept["missed"] = self._missed(name, day, solved=solved)
        kept["today"] = {"day": day.isoformat(), "done": [*self._answered_on(day), name]}
        self._keeping.put(KEY, kept)
        return change

    def reset(self) -> None:
        """Delete everything."""
        self._keeping.put(KEY, {})
        self._mistakes.reset()
        self.made.reset()

    @property
    def begun(self) -> bool:
        """Whether anything has been answered, or a mistake has been stored."""
        return bool(self._table("tallies")) or bool(self._mistakes.all())

    def _missed(self, name: str, day: date, *, solved: bool) -> dict[str, Any]:
        # What is known no more, such as the oldest of those made here, never comes back.
        known = {_name(family, one) for family in families() for one in self.known(family)}
        missed = {one: kept for one, kept in self._table("missed").items() if one in known}
        if not solved:
            missed[name] = [(day + timedelta(AGAIN[0])).isoformat(), 0]
        elif (since := _due(missed.get(name))) is not None:
            times = since[1] + 1
            if times < len(AGAIN):
                missed[name] = [(day + timedelta(AGAIN[times])).isoformat(), times]
            else:
                del missed[name]
        return missed

    def _seen(self, family: str) -> list[str]:
        seen = self._table("seen").get(family)
        return [one for one in seen if isinstance(one, str)] if isinstance(seen, list) else []

    def _kept(self) -> Mapping[str, Any]:
        kept = self._keeping.get(KEY)
        return kept if isinstance(kept, dict) else {}

    def _table(self, name: str) -> Mapping[str, Any]:
        table = self._kept().get(name)
        return table if isinstance(table, dict) else {}


def _name(family: str, puzzle: Puzzle) -> str:
    return f"{family}/{puzzle.id}"


def _is_own(name: str) -> bool:
    """Return whether a puzzle of that name comes from the person's own play."""
    return name.partition("/")[2].startswith(f"{OWN}.")


def _number(value: object, otherwise: int) -> float:
    return float(value) if isinstance(value, int | float) and LEAST <= value <= MOST else float(otherwise)


def _due(kept: object) -> tuple[date, int] | None:
    match kept:
        case [str(day), int(times)]:
            try:
                return date.fromisoformat(day), times
            except ValueError:
                return None
    return None
