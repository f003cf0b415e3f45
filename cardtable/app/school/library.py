"""The lessons of the program: the paths in their order, and the lessons of each path."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from cardtable.app.resources import resource_path
from cardtable.app.school.lesson import Lesson, LessonError, parse_lesson
from cardtable.core.documents import load_toml, read_text
from cardtable.core.errors import CodedError

PATH = "path.toml"
"""The file that describes a path: its ``place`` among the others, its ``lessons`` in their order, and which lesson
``helps`` after which refusal.
"""

_LARGEST = 1 << 16
"""The most bytes of a file that is read; the longest lesson has a tenth of that."""


@dataclass(frozen=True)
class Course:
    """A path: a row of lessons, each by its ``id``. ``helps`` gives, for the code of a refusal at the table, the lesson
    that explains it.
    """

    name: str
    place: int
    lessons: tuple[str, ...]
    helps: Mapping[str, str] = field(default_factory=dict)


def paths(folder: Path | None = None) -> Sequence[Course]:
    """Return all paths in their order. Raises ``LessonError``."""
    return _paths(folder or resource_path("lessons"))


def lesson(name: str, folder: Path | None = None) -> Lesson:
    """Return the lesson ``name``, such as ``casino/pair``. Raises ``LessonError``."""
    return _lesson(name, folder or resource_path("lessons"))


def next_after(name: str) -> str | None:
    """Return the lesson that follows ``name`` on its path; None after the last one."""
    for path in paths():
        if name in path.lessons[:-1]:
            return path.lessons[path.lessons.index(name) + 1]
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
    name, helps = file.parent.name, data.pop("helps", {})
    match data:
        case {"place": int(place), "lessons": [*lessons], **rest} if not rest and all(
            isinstance(one, str) for one in lessons
        ):
            if isinstance(helps, dict) and all(one in lessons for one in helps.values()):
                helping = {code: f"{name}/{one}" for code, one in helps.items()}
                return Course(name, place, tuple(f"{name}/{one}" for one in lessons), helping)
    raise LessonError("bad_lesson", file=str(file), reason="a place, a list of lessons, and which of them helps")


@cache
def _lesson(name: str, folder: Path) -> Lesson:
    try:
        text = read_text(folder / f"{name}.toml", _LARGEST)
    except (OSError, ValueError, CodedError) as error:
        raise LessonError("bad_lesson", file=name, reason=str(error)) from None
    return parse_lesson(name, text)
