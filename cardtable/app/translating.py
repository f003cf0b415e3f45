"""Translating the program: a folder with all of its texts for people who translate, and what becomes of it.

The texts lie in PO files, which the programs of translators read, in the order in which a person meets them; each with
the place where it stands and how much room there is. ``finish`` makes of them the words that the program reads.
Pages, lessons and comments on deals are files of their own: the English ones lie beside, to be translated into the
folders of the same names. Needs nothing of Qt.
"""

from __future__ import annotations

import shutil
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final, NamedTuple

import polib

from cardtable import __version__
from cardtable.app.compiled_words import Words, number_of_forms, read, written
from cardtable.app.dropped_in import Flaw, LanguageError
from cardtable.app.languages import DESCRIPTION, WORDS, Language, language_in, named
from cardtable.app.plural_rules import plural_rules
from cardtable.app.resources import resource_path, translations_path
from cardtable.app.sanitised_words import checked
from cardtable.core.documents import load_toml, read_file
from cardtable.core.errors import CodedError
from cardtable.store.replacing import USUAL, in_the_place_of

ABOUT: Final = "about.toml"
"""The description of the language while it is being made: only ``finish`` lets the program find it."""
FOLDER: Final = "words"
"""The folder of the PO files."""
ENGLISH: Final = "english"
"""The folder of what is to be translated file by file."""
PICTURES: Final = "pictures"
"""The folder of the pictures of the texts in their places."""
PARTS: Final = ("rules", "lessons", "deals")
_LARGEST = 1 << 22
_SHORT = 60
"""A text of no more letters than this stands where room is short."""
_DESCRIPTION = """\
name = "{code}"                       # what the language calls itself
letters = ["A", "J", "Q", "K"]        # of ace, jack, queen and king: one or two letters each
"""


class TranslatingError(CodedError, ValueError):
    """A folder of a language that cannot be read. Codes: ``no_language`` (folder), ``bad_po`` (file, reason)."""


class Text(NamedTuple):
    """One text to translate. ``place`` says where it stands; ``room`` is the number of letters that are known to fit
    there, 0 if there is room for any.
    """

    english: Words
    place: str
    room: int

    @property
    def has_number(self) -> bool:
        """Whether the text has a form for each grammatical number."""
        return "%n" in self.english.source or "%Ln" in self.english.source


class TextGroup(NamedTuple):
    """Texts that a person meets together, in the file of this name."""

    file: str
    title: str
    texts: Sequence[Text]


@dataclass(frozen=True, slots=True)
class Coverage:
    """How much of something is translated: ``done`` of ``whole``, and the names of what is missing."""

    title: str
    done: int
    whole: int
    missing: Sequence[str]


def groups() -> Sequence[TextGroup]:
    """Return all texts of the program, in the groups in which they are translated."""
    longest: dict[int, int] = {}
    texts: dict[str, list[Words]] = {}
    for words in read(_own_words("de")).texts:
        longest[words.number] = max(len(words.source), *(len(form or "") for form in words.forms))
        texts.setdefault(words.context, []).append(words)
    document = load_toml(resource_path("translating", "places.toml").read_text(encoding="utf-8"))
    return [
        TextGroup(
            group["file"],
            group["title"],
            [
                Text(words, place, longest[words.number] if len(words.source) <= _SHORT else 0)
                for context, place in group["contexts"].items()
                for words in texts.get(context, ())
            ],
        )
        for group in document["group"]
    ]


def make(folder: Path) -> Sequence[Path]:
    """Make the folder of a language, named by its code, or lay into it what has come since it was made; return the
    files that were written. What is translated stays.

    Raises ``LanguageError`` for a name that is no code, ``TranslatingError`` and ``OSError``.
    """
    named(folder)
    (folder / FOLDER).mkdir(parents=True, exist_ok=True)
    made = []
    if not (folder / ABOUT).exists():
        (folder / ABOUT).write_text(_described(folder), encoding="utf-8")
        made.append(folder / ABOUT)
    known = {} if not _files(folder) else {_key(entry): entry for entry in _entries(folder)}
    for group in groups():
        file = folder / FOLDER / f"{group.file}.po"
        catalogue = _catalogue(folder.name, group, known)
        with in_the_place_of(file, USUAL) as unfinished:
            unfinished.write_text(str(catalogue), encoding="utf-8")
        made.append(file)
    for part in PARTS:
        shutil.copytree(resource_path(part, "en"), folder / ENGLISH / part, dirs_exist_ok=True)
        made.append(folder / ENGLISH / part)
    return made


def missing(folder: Path) -> Sequence[Coverage]:
    """Return how much of each group of texts and of each kind of file is translated in ``folder``.

    Raises ``TranslatingError``.
    """
    translated = {_key(entry) for entry in _entries(folder) if _is_done(entry)}
    found = []
    for group in groups():
        left = [text.english.source for text in group.texts if _name(text.english) not in translated]
        found.append(Coverage(group.title, len(group.texts) - len(left), len(group.texts), left))
    for part in PARTS:
        english = resource_path(part, "en")
        names = sorted(file.relative_to(english).as_posix() for file in english.rglob("*") if file.is_file())
        gone = [name for name in names if not (folder / part / name).is_file()]
        found.append(Coverage(part, len(names) - len(gone), len(names), gone))
    return found


def finish(folder: Path) -> Sequence[Flaw]:
    """Make the compiled words of the language in ``folder`` from its PO files, and return why some texts are left out.

    Raises ``TranslatingError``, ``LanguageError`` and ``OSError``.
    """
    found = _translated(folder)
    language = _settled(folder)
    usable, flaws = checked(written(found, plural_rules(folder.name).compiled), language.forms)
    with in_the_place_of(folder / WORDS, USUAL) as unfinished:
        unfinished.write_bytes(usable)
    return flaws


def usable_words(folder: Path) -> tuple[bytes, Sequence[Flaw]]:
    """Return the compiled words of the language in ``folder`` as they are now, finished or not, and why some texts are
    left out. Raises ``TranslatingError`` and ``LanguageError``.
    """
    named(folder)
    forms = language_in(folder).forms if (folder / DESCRIPTION).is_file() else {}
    return checked(written(_translated(folder), plural_rules(folder.name).compiled), forms)


def _translated(folder: Path) -> Sequence[Words]:
    own = {_name(text.english): text.english for group in groups() for text in group.texts}
    found = []
    for entry in _entries(folder):
        words = own.get(_key(entry))
        if words is not None and _is_done(entry):
            forms = tuple(entry.msgstr_plural[number] for number in sorted(entry.msgstr_plural)) or (entry.msgstr,)
            found.append(words._replace(forms=forms))
    return found


def _described(folder: Path) -> str:
    """Return the description with which a language begins: what is there already, or what the program has of it."""
    for place in (folder, translations_path() / folder.name):
        if (place / DESCRIPTION).is_file():
            return (place / DESCRIPTION).read_text(encoding="utf-8")
    return _DESCRIPTION.format(code=folder.name)


def _settled(folder: Path) -> Language:
    """Let the program find the language in ``folder`` by its description, and return it. If that cannot be used, all
    stays as it was. Raises ``LanguageError`` and ``OSError``.
    """
    about, description = folder / ABOUT, folder / DESCRIPTION
    before = description.read_bytes() if description.is_file() else None
    if about.is_file():
        with in_the_place_of(description, USUAL) as unfinished:
            unfinished.write_bytes(about.read_bytes())
    try:
        return language_in(folder)
    except LanguageError:
        if before is None:
            description.unlink(missing_ok=True)
        else:
            description.write_bytes(before)
        raise


def _own_words(code: str) -> bytes:
    return (translations_path() / f"cardtable_{code}.qm").read_bytes()


def _catalogue(code: str, group: TextGroup, known: Mapping[tuple[str, str], polib.POEntry]) -> polib.POFile:
    rules = plural_rules(code)
    catalogue = polib.POFile(wrapwidth=0)
    catalogue.header = f"cardtable: {group.title}"
    catalogue.metadata = {
        "Project-Id-Version": f"cardtable {__version__}",
        "Language": code,
        "MIME-Version": "1.0",
        "Content-Type": "text/plain; charset=UTF-8",
        "Content-Transfer-Encoding": "8bit",
        "Plural-Forms": f"nplurals={number_of_forms(rules.compiled)}; plural={rules.expression};",
    }
    for text in group.texts:
        catalogue.append(_entry(text, number_of_forms(rules.compiled), known.get(_name(text.english))))
    return catalogue


def _entry(text: Text, numbers: int, known: polib.POEntry | None) -> polib.POEntry:
    context, source = _name(text.english)
    room = f"\nRoom for {text.room} letters." if text.room else ""
    entry = polib.POEntry(msgctxt=context, msgid=source, comment=text.place + room)
    if text.has_number:
        entry.msgid_plural = source
        entry.msgstr_plural = dict.fromkeys(range(numbers), "")
    if known is not None and bool(known.msgstr_plural) is text.has_number:
        entry.msgstr, entry.tcomment, entry.flags = known.msgstr, known.tcomment, known.flags
        entry.msgstr_plural |= {n: form for n, form in known.msgstr_plural.items() if n < numbers}
    return entry


def _name(words: Words) -> tuple[str, str]:
    """Return the context and the text by which a PO file tells one text from another."""
    return f"{words.context}, {words.comment}" if words.comment else words.context, words.source


def _key(entry: polib.POEntry) -> tuple[str, str]:
    return entry.msgctxt or "", entry.msgid


def _is_done(entry: polib.POEntry) -> bool:
    return bool(entry.translated())


def _files(folder: Path) -> Sequence[Path]:
    return sorted((folder / FOLDER).glob("*.po"))


def _entries(folder: Path) -> Iterator[polib.POEntry]:
    """Yield the entries of all PO files of ``folder``. Raises ``TranslatingError``."""
    files = _files(folder)
    if not files:
        raise TranslatingError("no_language", folder=str(folder))
    for file in files:
        try:
            catalogue = polib.pofile(read_file(file, _LARGEST).decode(), wrapwidth=0)
        except (OSError, ValueError, CodedError) as error:
            raise TranslatingError("bad_po", file=str(file), reason=str(error)) from None
        if "Language" not in catalogue.metadata:
            # Almost anything can be read as a catalogue without texts.
            raise TranslatingError("bad_po", file=str(file), reason="no header")
        for entry in catalogue:
            if not entry.obsolete:
                yield entry
