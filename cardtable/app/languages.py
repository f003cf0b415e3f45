"""The languages of the program: those that come with it, and those that a person has dropped in.

A language is a folder named by its code, with a ``language.toml``; ``translations/README.md`` says what else it can
contain. The program's own languages lie in ``translations``; their words and rule pages lie where those of all
languages are. Further ones lie in ``languages`` of the data directory. Needs nothing of Qt.
"""

from __future__ import annotations

import os
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from cardtable.app.dropped_in import Flaw, LanguageError, data_below, table_below, text_below
from cardtable.app.resources import resource_path, translations_path
from cardtable.art.indices import ENGLISH_LETTERS, Letters
from cardtable.art.letters import can_be_drawn
from cardtable.core.sanitise import as_name
from cardtable.store.errors import StoreError
from cardtable.store.places import data_directory

DESCRIPTION: Final = "language.toml"
WORDS: Final = "words.qm"
ENGLISH: Final = "en"
"""The language that is used where another one lacks something."""

_DROPPED_IN = "languages"
_CODE = re.compile(r"[a-z]{2,3}(?:_[A-Z]{2})?")
_LARGEST = 1 << 15
"""The most bytes of a description that is read; names of all cards in fifteen cases need two thirds of that."""
_MOST = 200
"""The most folders that are looked at."""
_dropped_in_left_out: list[bool] = []
"""Not empty if languages that were dropped in are ignored."""


@dataclass(frozen=True)
class Language:
    """One language: its own name for itself, its letters on cards, its case forms, and where the rest of it lies.

    ``forms`` contains, for each case, the forms of words and patterns by their English texts; see ``words.forms``. A
    language that was ``dropped_in`` comes from somebody unknown and is not trusted.
    """

    code: str
    name: str
    letters: Letters
    forms: Mapping[str, Mapping[str, str]]
    folder: Path
    dropped_in: bool

    @property
    def words(self) -> Path:
        """The file of compiled words that comes with the program; it need not exist."""
        return translations_path() / f"cardtable_{self.code}.qm"

    def dropped_in_words(self) -> tuple[bytes, Sequence[LanguageError]]:
        """Return the words of a language that was dropped in, in the form in which Qt may have them, and why some of
        them are left out. Both are empty if there are none.
        """
        from cardtable.app.compiled_words import LARGEST, WordsError
        from cardtable.app.sanitised_words import checked

        try:
            data = data_below(self.folder, WORDS, LARGEST) if self.dropped_in else None
            usable, faults = (b"", ()) if data is None else checked(data, self.forms)
        except LanguageError as error:
            return b"", [error]
        except WordsError as error:
            return b"", [_refusal(self.folder / WORDS, "bad_words", str(error.parameters["reason"]))]
        return usable, _left_out(self.folder / WORDS, faults)

    def text(self, part: str, name: str, most: int) -> str | None:
        """Return the text of a file in one of the language's folders, ``rules``, ``lessons`` or ``deals``; None if
        there is none. Raises ``LanguageError`` for a file that cannot be used.
        """
        if self.dropped_in:
            return text_below(self.folder, f"{part}/{name}", most)
        return text_below(resource_path(part, self.code), name, most, trusted=True)

    def table(self, part: str, name: str, most: int) -> Mapping[str, Any] | None:
        """Return the tables of a TOML document in one of the language's folders, ``lessons`` or ``deals``; None if
        there is none. Raises ``LanguageError`` for a file that cannot be used.
        """
        if self.dropped_in:
            return table_below(self.folder, f"{part}/{name}", most)
        return table_below(resource_path(part, self.code), name, most, trusted=True)


def language_in(folder: Path) -> Language:
    """Return the language that lies in ``folder``, as if it was dropped in. Raises ``LanguageError``."""
    return _read(folder, dropped_in=True)[0]


def is_code(text: str) -> bool:
    """Return whether ``text`` is the code of a language, such as ``fi`` or ``pt_BR``."""
    return bool(_CODE.fullmatch(text))


def named(folder: Path) -> str:
    """Return the code by which ``folder`` names its language. Raises ``LanguageError`` for a name that is no code."""
    if not is_code(folder.name):
        raise _refusal(folder / DESCRIPTION, "language_code", folder.name)
    return folder.name


def dropped_in_folder(code: str) -> Path:
    """Return the folder from which the language ``code`` is taken if somebody drops it in. Raises ``StoreError``."""
    return data_directory() / _DROPPED_IN / code


def languages() -> Mapping[str, Language]:
    """Return all languages by their codes: English, German, then the others in the order of their own names."""
    return _found(_folders())[0]


def offering(code: str) -> Sequence[Language]:
    """Return where texts in the language ``code`` are looked for, one after the other: in what was dropped in, in what
    comes with the program, and finally in English.
    """
    known = languages()
    places: list[Language] = []
    for one in dict.fromkeys((code, ENGLISH)):
        found = known.get(one)
        if found is not None:
            places.append(found)
            if found.dropped_in:
                places.append(replace(found, folder=translations_path() / one, dropped_in=False))
    return places


def refused() -> Sequence[LanguageError]:
    """Return why folders that look like languages cannot be used."""
    return _found(_folders())[1]


def leave_out_dropped_in(left_out: bool) -> None:
    """Set whether languages and packs that were dropped in are ignored."""
    _dropped_in_left_out[:] = [True] if left_out else []


def is_dropped_in_left_out() -> bool:
    """Return whether what was dropped in is ignored."""
    return bool(_dropped_in_left_out)


def spoken_best(wished: Sequence[str]) -> str:
    """Return the language for the first of the ``wished`` locales (such as ``de-AT`` or ``pt_BR``) for which there is
    one; English if there is none.
    """
    known = languages()
    for wish in wished:
        parts = wish.replace("_", "-").split("-")
        for code in (f"{parts[0].lower()}_{parts[-1].upper()}", parts[0].lower()):
            if code in known:
                return code
    return ENGLISH


def _folders() -> tuple[Path, ...]:
    if _dropped_in_left_out:
        return (translations_path(),)
    try:
        return translations_path(), data_directory() / _DROPPED_IN
    except StoreError:
        return (translations_path(),)


@lru_cache(maxsize=4)
def _found(folders: tuple[Path, ...]) -> tuple[Mapping[str, Language], Sequence[LanguageError]]:
    made: dict[str, Language] = {}
    errors: list[LanguageError] = []
    for place, folder in enumerate(folders):
        for name in _names(folder):
            try:
                language, left_out = _read(folder / name, dropped_in=place > 0)
            except LanguageError as error:
                errors.append(error)
            else:
                # A language of the program can be replaced by one that was dropped in, for instance to correct it.
                made[language.code] = language
                errors += left_out
    made.setdefault(ENGLISH, Language(ENGLISH, "English", ENGLISH_LETTERS, {}, translations_path() / ENGLISH, False))
    own = [code for code in (ENGLISH, "de") if code in made]
    rest = sorted(set(made) - set(own), key=lambda code: made[code].name.casefold())
    return {code: made[code] for code in (*own, *rest)}, errors


def _names(folder: Path) -> Sequence[str]:
    """Return the names of the folders in ``folder`` that contain the description of a language."""
    try:
        with os.scandir(folder) as entries:
            found = sorted(entry.name for entry in entries if os.path.lexists(os.path.join(entry.path, DESCRIPTION)))
    except OSError:
        # It need not be there.
        return ()
    return found[:_MOST]


def _read(folder: Path, *, dropped_in: bool) -> tuple[Language, Sequence[LanguageError]]:
    """Return the language in ``folder``, and which parts of its description are left out. Raises ``LanguageError``."""
    code, description = named(folder), folder / DESCRIPTION
    document = table_below(folder, DESCRIPTION, _LARGEST, trusted=not dropped_in) or {}
    # That one has only begun can be said, and changes nothing.
    unknown = set(document) - {"name", "letters", "forms", "begun"}
    if unknown:
        raise _refusal(description, "unknown", ", ".join(sorted(unknown)))
    name = document.get("name")
    if not isinstance(name, str) or not as_name(name):
        raise _refusal(description, "wrong", "name")
    if not isinstance(document.get("begun", False), bool):
        raise _refusal(description, "wrong", "begun")
    letters, forms = _letters(description, document), _forms(description, document)
    faults: Sequence[Flaw] = ()
    if dropped_in and forms:
        from cardtable.app.sanitised_words import declined

        forms, faults = declined(forms)
    return Language(code, as_name(name), letters, forms, folder, dropped_in), _left_out(description, faults)


def _letters(description: Path, document: Mapping[str, Any]) -> Letters:
    match document.get("letters"):
        case [str(ace), str(jack), str(queen), str(king)] if all(map(can_be_drawn, (ace, jack, queen, king))):
            return ace, jack, queen, king
    raise _refusal(description, "wrong", "letters")


def _forms(description: Path, document: Mapping[str, Any]) -> Mapping[str, Mapping[str, str]]:
    forms = document.get("forms", {})
    if isinstance(forms, dict) and all(
        re.fullmatch(r"[a-z_]+", case)
        and isinstance(words, dict)
        and all(isinstance(form, str) for form in words.values())
        for case, words in forms.items()
    ):
        return forms
    raise _refusal(description, "wrong", "forms")


def _refusal(file: Path, reason: str, text: str) -> LanguageError:
    return LanguageError("bad_language", file, Flaw(reason, text))


def _left_out(file: Path, faults: Sequence[Flaw]) -> Sequence[LanguageError]:
    """Return one error for all ``faults`` of a file: the first of them and the number of the others; empty without
    faults.
    """
    return [LanguageError("bad_texts", file, faults[0], len(faults) - 1)] if faults else ()
