"""The lessons of the program: the paths in their order, and the lessons of each path."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from cardtable.app.resources import resource_path
from cardtable.app.school.lesson import Lesson, LessonError, parse_lesson
from cardtable.app.school.own_plan import OwnPlan
from cardtable.core.documents import load_toml, read_text
from cardtable.core.errors import CodedError

PATH = "path.toml"
"""The file that describes a path: its ``place`` among the others, its ``lessons`` in their order, and which lesson
``helps`` after which refusal.
"""

OWN = "own_deal"
"""The last part of the id of a deal of one's own."""

_LARGEST = 1 << 16
"""The most bytes of a file that is read; the longest lesson has a tenth of that."""


@dataclass(frozen=True)
class Course:
    """A path: a row of lessons, each by its ``id``. ``helps`` gives, for the code of a refusal at the table, the lesson
    that explains it. ``own`` is the deal of one's own on this path; None if it has none.
    """

    name: str
    place: int
    lessons: tuple[str, ...]
    helps: Mapping[str, str] = field(default_factory=dict)
    own: OwnPlan | None = None

    @property
    def stations(self) -> tuple[str, ...]:
        """The lessons, and among them the deal of one's own, by its id."""
        if self.own is None:
            return self.lessons
        place = self.lessons.index(f"{self.name}/{self.own.after}") + 1
        return (*self.lessons[:place], own_id(self.name), *self.lessons[place:])


def own_id(path: str) -> str:
    """Return the id of the deal of one's own on a path; no lesson has it."""
    return f"{path}/{OWN}"


def course_of(station: str) -> Course:
    """Return the path to which a lesson or a deal of one's own belongs. Raises ``LessonError``."""
    for path in paths():
        if station in path.stations:
            return path
    raise LessonError("bad_lesson", file=station, reason="on no path")


def paths(folder: Path | None = None) -> Sequence[Course]:
    """Return all paths in their order. Raises ``LessonError``."""
    return _paths(folder or resource_path("lessons"))


def lesson(name: str, folder: Path | None = None) -> Lesson:
    """Return the lesson ``name``, such as ``casino/pair``. Raises ``LessonError``."""
    return _lesson(name, folder or resource_path("lessons"))


def next_after(name: str) -> str | None:
    """Return what follows the lesson ``name`` on its path: a lesson, or the deal of one's own; None after the last."""
    for path in paths():
        if name in path.stations[:-1]:
            return path.stations[path.stations.index(name) + 1]
    return None


def lesson_for(path: str, code: str) -> str | None:
    """Return the lesson of ``path`` that explains the refusal ``code``; None if there is none."""
    return next((one.helps.get(code) for one in paths() if one.name == path), None)


@cache
def _paths(folder: Path) -> Sequence[Course]:
    return sorted((_path(file) for file in folder.glob(f"*/{PATH}")), key=lambda path: (path.place, path.name))


def _path(file: Path) -> Course:
    try:
        data = load_toml(read_text(file, _LARGEST))
    except (OSError, ValueError, CodedError) as error:
        raise LessonError("bad_lesson", file=str(file), reason=str(error)) from None
    name, helps, own = file.parent.name, data.pop("helps", {}), data.pop("own", None)
    match data:
        case {"place": int(place), "lessons": [*lessons], **rest} if not rest and all(
            isinstance(one, str) for one in lessons
        ):
            if isinstance(helps, dict) and all(one in lessons for one in helps.values()):
                helping = {code: f"{name}/{one}" for code, one in helps.items()}
                return Course(name, place, tuple(f"{name}/{one}" for one in lessons), helping, _own(own, lessons))
    raise LessonError("bad_lesson", file=str(file), reason="a place, a list of lessons, and which of them helps")


def _own(data: object, lessons: Sequence[str]) -> OwnPlan | None:
    match data:
        case None:
            return None
        case {"variant": str(kind), "after": str(after), **rest} if after in lessons:
            options, moves, judged = rest.pop("options", {}), rest.pop("moves", 0), rest.pop("judged", False)
            if not rest and isinstance(options, dict) and isinstance(moves, int) and isinstance(judged, bool):
                return OwnPlan(kind, after, options, moves, judged)
    raise LessonError("bad_lesson", file=PATH, reason="own: a rule set, and after which lesson it comes")


@cache
def _lesson(name: str, folder: Path) -> Lesson:
    try:
        text = read_text(folder / f"{name}.toml", _LARGEST)
    except (OSError, ValueError, CodedError) as error:
        raise LessonError("bad_lesson", file=name, reason=str(error)) from None
    return parse_lesson(name, text)
