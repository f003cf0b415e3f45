"""The languages that the program speaks: those that it brings, and those that somebody has dropped in.

A language is a folder named by its code, with a ``language.toml``; ``translations/README.md`` says what else it can
hold. The program's own lie in ``translations``, with their words and rule pages where those of all are kept; further
ones in ``languages`` of the data directory. Needs nothing of Qt.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from cardtable.app.resources import resource_path, translations_path
from cardtable.art.indices import ENGLISH_LETTERS, Letters
from cardtable.art.letters import can_be_drawn
from cardtable.core.errors import CodedError
from cardtable.core.foreign import as_name
from cardtable.store.errors import StoreError
from cardtable.store.places import data_directory

DESCRIPTION: Final = "language.toml"
ENGLISH: Final = "en"
"""What is said and shown where a language lacks something."""

_CODE = re.compile(r"[a-z]{2,3}(?:_[A-Z]{2})?")
_LARGEST = 1 << 18
"""Bytes of a description that is read."""
_left_out: list[bool] = []
"""Not empty where nothing that was dropped in is looked at."""


class LanguageError(CodedError, ValueError):
    """A folder that is meant for a language and cannot be one. Code: ``bad_language`` (file, reason)."""


@dataclass(frozen=True)
class Language:
    """One language: what it calls itself, its letters on cards, its case forms, and where the rest of it lies.

    ``forms`` has by case the forms of words and patterns by their English texts; see ``words.forms``. One that is only
    ``begun`` is spoken if it is chosen, and not because the computer prefers it.
    """

    code: str
    name: str
    letters: Letters
    forms: Mapping[str, Mapping[str, str]]
    begun: bool
    folder: Path

    @property
    def words(self) -> Path:
        """The compiled words, which need not exist."""
        own = self.folder / "words.qm"
        return own if own.is_file() else self.folder.parent / f"cardtable_{self.code}.qm"

    @property
    def rule_pages(self) -> Path:
        """The folder of its rule pages, which need not exist."""
        own = self.folder / "rules"
        return own if own.is_dir() else resource_path("rules", self.code)

    @property
    def lessons(self) -> Path:
        """The folder with the words of the lessons, which need not exist."""
        own = self.folder / "lessons"
        return own if own.is_dir() else resource_path("lessons", self.code)


def languages() -> Mapping[str, Language]:
    """All languages by their codes: English, German, and then the others by their own names."""
    return _found(_folders())[0]


def refused() -> Sequence[LanguageError]:
    """Why folders that look like languages are none."""
    return _found(_folders())[1]


def look_again() -> None:
    """Forget what was found at the start, so that what has been dropped in meanwhile is found too."""
    _found.cache_clear()


def leave_out_own(left_out: bool) -> None:
    """Find the program's own languages alone, as if none had been dropped in; or find them all again."""
    _left_out[:] = [True] if left_out else []


def spoken_best(wished: Sequence[str]) -> str:
    """The first of the ``wished`` locales, such as ``de-AT`` or ``pt_BR``, in which there is a language; or English."""
    known = languages()
    for wish in wished:
        parts = wish.replace("_", "-").split("-")
        for code in (f"{parts[0].lower()}_{parts[-1].upper()}", parts[0].lower()):
            if code in known and not known[code].begun:
                return code
    return ENGLISH


def _folders() -> tuple[Path, ...]:
    if _left_out:
        return (translations_path(),)
    try:
        return translations_path(), data_directory() / "languages"
    except StoreError:
        return (translations_path(),)


@lru_cache(maxsize=4)
def _found(folders: tuple[Path, ...]) -> tuple[Mapping[str, Language], Sequence[LanguageError]]:
    made: dict[str, Language] = {}
    errors: list[LanguageError] = []
    for description in _descriptions(folders):
        try:
            language = _read(description)
        except (OSError, ValueError) as error:
            reason = error if isinstance(error, LanguageError) else _refusal(description, str(error))
            errors.append(reason)
        else:
            # A language of the program can be replaced by one that was dropped in, for instance to correct it.
            made[language.code] = language
    made.setdefault(ENGLISH, Language(ENGLISH, "English", ENGLISH_LETTERS, {}, False, translations_path() / ENGLISH))
    own = [code for code in (ENGLISH, "de") if code in made]
    rest = sorted(set(made) - set(own), key=lambda code: made[code].name.casefold())
    return {code: made[code] for code in (*own, *rest)}, errors


def _descriptions(folders: Sequence[Path]) -> Iterator[Path]:
    for folder in folders:
        if folder.is_dir():
            yield from sorted(folder.glob(f"*/{DESCRIPTION}"))


def _read(description: Path) -> Language:
    code = description.parent.name
    if not _CODE.fullmatch(code):
        raise _refusal(description, f"{code} is no code of a language")
    if not description.is_file() or description.stat().st_size > _LARGEST:
        raise _refusal(description, "not a file, or too large")
    document = tomllib.loads(description.read_text(encoding="utf-8"))
    unknown = set(document) - {"name", "letters", "forms", "begun"}
    if unknown:
        raise _refusal(description, f"unknown: {', '.join(sorted(unknown))}")
    name = document.get("name")
    if not isinstance(name, str) or not as_name(name):
        raise _refusal(description, "name: the language’s own name is missing")
    begun = document.get("begun", False)
    if not isinstance(begun, bool):
        raise _refusal(description, "begun: true or false")
    letters, forms = _letters(description, document), _forms(description, document)
    return Language(code, as_name(name), letters, forms, begun, description.parent)


def _letters(description: Path, document: Mapping[str, Any]) -> Letters:
    match document.get("letters"):
        case [str(ace), str(jack), str(queen), str(king)] if all(map(can_be_drawn, (ace, jack, queen, king))):
            return ace, jack, queen, king
    raise _refusal(description, "letters: of ace, jack, queen and king, one or two Latin letters each")


def _forms(description: Path, document: Mapping[str, Any]) -> Mapping[str, Mapping[str, str]]:
    forms = document.get("forms", {})
    if isinstance(forms, dict) and all(
        re.fullmatch(r"[a-z_]+", case)
        and isinstance(words, dict)
        and all(isinstance(form, str) for form in words.values())
        for case, words in forms.items()
    ):
        return forms
    raise _refusal(description, "forms: a table of words for each case")


def _refusal(description: Path, reason: str) -> LanguageError:
    return LanguageError("bad_language", file=str(description), reason=reason)
