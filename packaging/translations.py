#!/usr/bin/env python3
"""Keep the translations complete: extract, check and compile the words of the program.

    python packaging/translations.py update     rewrite translations/*.ts from the sources
    python packaging/translations.py check      fail on anything missing, unfinished or impossible to extract
    python packaging/translations.py compile    make translations/*.qm, and the font of the signs in the words

``cardtable_de.ts`` holds every text. ``cardtable_en.ts`` holds the plural forms alone, because the source
texts are English already. Only the standard library is imported, and of the program what draws the signs; ``lupdate``
and ``lrelease`` are taken from the PySide6 of the Python that runs this file.
"""

from __future__ import annotations

import argparse
import ast
import importlib.util
import json
import os
import re
import shutil
import string
import subprocess
import sys
import tempfile
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import chain
from pathlib import Path
from xml.etree import ElementTree

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "cardtable"
FOLDER = ROOT / "translations"
SIGNS = "signs.ttf"
"""The font of the signs; ``cardtable/ui/look/fonts.py`` looks for it by that name."""
DRAW_SIGNS = SOURCES / "art" / "font.py", SOURCES / "art" / "pips.py"

PLURALS_ONLY = {"de": False, "en": True}
"""The languages that are complete in every commit, each with whether its file holds plural forms only."""


def begun(folder: Path = FOLDER) -> list[str]:
    """Return the codes of the other languages that have a ``language.toml`` in ``folder``; English is shown for what
    they lack.
    """
    return sorted({file.parent.name for file in folder.glob("*/language.toml")} - set(PLURALS_ONLY))


class ToolError(Exception):
    """``lupdate`` or ``lrelease`` is missing or failed; the text says which and why."""


# ── Compiling ────────────────────────────────────────────────────────────────────────────────────────────


@dataclass(frozen=True)
class Compiled:
    """A ``target`` that is made from ``sources``; ``write`` makes it at a place of its own."""

    target: Path
    sources: Sequence[Path]
    write: Callable[[Path], object]

    @property
    def is_stale(self) -> bool:
        """Whether the target is missing or older than one of its sources."""
        newest = max(source.stat().st_mtime for source in self.sources)
        return not self.target.exists() or self.target.stat().st_mtime < newest


def _compiled(folder: Path) -> list[Compiled]:
    """Return all that is compiled: a ``.qm`` for every ``.ts`` in ``folder``, and the font of the signs."""
    words = (
        Compiled(source.with_suffix(".qm"), (source,), partial(_compile, source))
        for source in sorted(folder.glob("*.ts"))
    )
    return [*words, Compiled(folder / SIGNS, DRAW_SIGNS, lambda target: target.write_bytes(_signs()))]


def stale(folder: Path = FOLDER) -> list[Path]:
    """Return what must be compiled anew of what is compiled into ``folder``."""
    return [one.target for one in _compiled(folder) if one.is_stale]


def compile_all(folder: Path = FOLDER) -> list[Path]:
    """Compile every ``.ts`` in ``folder`` and the font of the signs, as far as they need it, and return the paths of
    all that is compiled.

    Raises ``ToolError``.
    """
    made = _compiled(folder)
    # Written aside and then moved, so that a program that starts meanwhile never reads half a file. Each process has
    # its own, because several may compile at once.
    for one in made:
        if one.is_stale:
            aside = one.target.with_suffix(f"{one.target.suffix}.{os.getpid()}.part")
            one.write(aside)
            os.replace(aside, one.target)
    return [one.target for one in made]


def _compile(source: Path, target: Path) -> None:
    _run_tool("lrelease", "-silent", str(source), "-qm", str(target))


def _signs() -> bytes:
    """Return the font of the signs that the letters of the program lack."""
    # Where packages are built, this program is not installed.
    if str(ROOT) not in sys.path:
        sys.path.append(str(ROOT))
    from cardtable.art.font import signs_data
    from cardtable.ui.look import fonts

    return signs_data(fonts.SIGNS)


def _run_tool(name: str, *arguments: str) -> None:
    package = importlib.util.find_spec("PySide6")
    if package is None or package.origin is None:
        raise ToolError(f"{name} comes with PySide6, which is not installed for {sys.executable}")
    program = shutil.which(name, path=str(Path(package.origin).parent))
    if program is None:
        raise ToolError(f"{name} is missing from {Path(package.origin).parent}")
    done = subprocess.run([program, *arguments], capture_output=True, encoding="utf-8", check=False)
    if done.returncode != 0:
        raise ToolError(f"{name} failed: {(done.stdout + done.stderr).strip()}")


# ── Extracting ───────────────────────────────────────────────────────────────────────────────────────────


def update(sources: Path = SOURCES, folder: Path = FOLDER) -> list[Path]:
    """Rewrite the ``.ts`` files in ``folder`` from the Python files below ``sources``; return their paths.

    Raises ``ToolError``.
    """
    _, messages = lint(sources)
    written = []
    with tempfile.TemporaryDirectory() as scratch:
        calls = Path(scratch, "calls.py")
        calls.write_text("".join(f"{_call(message)}\n" for message in messages), encoding="utf-8")
        for language, plurals_only in {**PLURALS_ONLY, **dict.fromkeys(begun(folder), False)}.items():
            target = folder / f"cardtable_{language}.ts"
            options = ["-silent", "-locations", "none", "-no-obsolete"]
            options += ["-pluralonly"] if plurals_only else []
            options += ["-source-language", "en", "-target-language", language]
            _run_tool("lupdate", *options, str(calls), "-ts", str(target))
            written.append(target)
    return written


def _call(message: Message) -> str:
    """Return the call of ``translate`` by which lupdate reads ``message`` rightly.

    lupdate looks for tokens and does not parse Python. From the sources themselves it would lose every plural
    of ``translate`` (it wants an encoding before the number, as Qt 4 did), file a text that follows a nested
    class under that class, and take in the beginnings of f-strings.
    """
    texts = (message.context, message.source, message.comment)
    number = ", UTF8, 1" if message.plural else ""
    return f"translate({', '.join(json.dumps(text, ensure_ascii=False) for text in texts)}{number})"


@dataclass(frozen=True, order=True)
class Message:
    """One text to translate, as the sources or a ``.ts`` file have it."""

    context: str
    source: str
    comment: str
    plural: bool


@dataclass(frozen=True)
class Entry:
    """A message of a ``.ts`` file with its translation: one form, or one for each grammatical number."""

    message: Message
    forms: tuple[str, ...]
    finished: bool


def entries(ts_file: Path) -> Iterator[Entry]:
    """Yield the entries of ``ts_file``. Raises ``xml.etree.ElementTree.ParseError``."""
    for context in ElementTree.parse(ts_file).getroot().iter("context"):
        for element in context.iter("message"):
            plural = element.get("numerus") == "yes"
            translation = element.find("translation")
            if translation is None:
                translation = ElementTree.Element("translation", type="unfinished")
            forms = (
                tuple(form.text or "" for form in translation.iter("numerusform"))
                if plural
                else (translation.text or "",)
            )
            yield Entry(
                message=Message(
                    context=context.findtext("name", ""),
                    source=element.findtext("source", ""),
                    comment=element.findtext("comment", ""),
                    plural=plural,
                ),
                forms=forms,
                finished=translation.get("type") is None and bool(forms) and all(forms),
            )


# ── Checking ─────────────────────────────────────────────────────────────────────────────────────────────


def check(sources: Path = SOURCES, folder: Path = FOLDER) -> list[str]:
    """Return a description of every error in the texts below ``sources`` and in their translations in ``folder``.

    Raises ``ToolError``.
    """
    errors, messages = lint(sources)
    wanted = set(messages)
    declinable = {message.context for message in lint(sources / "words")[1]}
    extracted: set[Message] = set()
    with tempfile.TemporaryDirectory() as scratch:
        for language in (*PLURALS_ONLY, *begun(folder)):
            committed = folder / f"cardtable_{language}.ts"
            description = folder / language / "language.toml"
            if committed.exists():
                shutil.copy(committed, scratch)
            if description.exists():
                Path(scratch, language).mkdir()
                shutil.copy(description, Path(scratch, language))
        for fresh in update(sources, Path(scratch)):
            committed = folder / fresh.name
            language = fresh.stem.removeprefix("cardtable_")
            declined = cases(folder / language / "language.toml")
            if not committed.exists():
                errors.append(f"{fresh.name}: is missing; run packaging/translations.py update")
            elif committed.read_bytes() != fresh.read_bytes():
                errors.append(f"{fresh.name}: is out of date; run packaging/translations.py update")
            for entry in entries(fresh):
                extracted.add(entry.message)
                if entry.finished or language in PLURALS_ONLY:
                    known = declined if entry.message.context in declinable else frozenset()
                    errors.extend(f"{fresh.name}: {error}" for error in entry_errors(entry, known))
    for message in sorted(wanted - extracted):
        errors.append(
            f"[{message.context}] {message.source!r}: is not extracted; is it used with and without a number?"
        )
    return errors


def term_errors(folder: Path = FOLDER) -> Iterator[str]:
    """Yield a description of each place where the German texts in ``folder`` or the rule pages do not keep to the list
    of terms.
    """
    import terms  # needs tomllib, and the bootstrap says itself that this Python is too old

    listed = terms.read()
    messages = ((entry.message.source, entry.forms) for entry in entries(folder / "cardtable_de.ts"))
    for error in chain(terms.in_messages(listed, messages), terms.in_pages(listed), terms.in_glossary(listed)):
        yield f"{error} (translations/terms.toml)"


def word_errors() -> Iterator[str]:
    """Yield a description of each text that is not worded as the list of words has it."""
    import wording  # needs tomllib

    for error in wording.errors(wording.read()):
        yield f"{error} (translations/words.toml)"


def cases(description: Path) -> frozenset[str]:
    """Return the grammatical cases that the ``language.toml`` of a language defines; empty if the file does not
    exist.
    """
    import tomllib

    if not description.exists():
        return frozenset()
    return frozenset(tomllib.loads(description.read_text(encoding="utf-8")).get("forms", {}))


def entry_errors(entry: Entry, declined: Collection[str] = ()) -> Iterator[str]:
    """Yield a description of each error in one translation: it is unfinished, or it has other placeholders than the
    source.

    A placeholder may ask for one of the grammatical cases ``declined``.
    """
    message = entry.message
    name = f"[{message.context}] {message.source!r}"
    if not entry.finished:
        yield f"{name}: unfinished"
        return
    expected = placeholders(message.source)
    for number, form in enumerate(entry.forms):
        found = placeholders(re.sub(rf"\{{(\w+):(?:{'|'.join(declined)})\}}", r"{\1}", form) if declined else form)
        # The singular may say "one card" where the plural counts them.
        may_omit = message.plural and number == 0
        if (found - expected) or (not may_omit and expected - found):
            yield f"{name}: the placeholders of {form!r} do not match"


def placeholders(text: str) -> frozenset[str]:
    """Return the ``{fields}`` with their format and the ``%n`` and ``%1`` markers of ``text``.

    A text with single braces is no template; its braces count as they stand.
    """
    found = set(re.findall(r"%L?(?:n|\d+)", text))
    try:
        for _, field, specification, conversion in string.Formatter().parse(text):
            if field is not None:
                found.add(f"{{{field}!{conversion}:{specification}}}")
    except ValueError:
        found.update(re.findall(r"[{}]", text))
    return frozenset(found)


# ── Reading the sources ──────────────────────────────────────────────────────────────────────────────────

_APPLICATIONS = ("QCoreApplication", "QGuiApplication", "QApplication")
_FOREIGN = ("_", "gettext", "ngettext", "tr")
_NEVER_EXTRACTED = ("QT_TRANSLATE_NOOP3", "QT_TRANSLATE_NOOP_UTF8", "QT_TRANSLATE_N_NOOP", "QT_TR_N_NOOP")


def lint(sources: Path = SOURCES) -> tuple[list[str], list[Message]]:
    """Return descriptions of the calls below ``sources`` whose text cannot be extracted, and the messages of all other
    calls in order.
    """
    errors: list[str] = []
    messages: dict[Message, None] = {}
    inherited: set[str] = set()
    counted: list[tuple[Path, int, str]] = []
    worded: dict[str, set[Path]] = {}
    for file in sorted(sources.rglob("*.py")):
        reader = SourceReader()
        reader.visit(ast.parse(file.read_text(encoding="utf-8"), filename=str(file)))
        place = file.relative_to(sources.parent)
        errors.extend(f"{place}:{line}: {text}" for line, text in sorted(reader.errors))
        messages.update(dict.fromkeys(reader.messages))
        inherited |= reader.bases
        counted.extend((place, line, name) for line, name in reader.counted)
        for name in reader.worded:
            worded.setdefault(name, set()).add(place)
    # An instance of the derived class looks in that class's context first, and a text with a number never comes back
    # unchanged, by which Qt would see that it was not found there.
    errors.extend(
        f"{place}:{line}: tr() with a number in {name}, which other classes inherit; name its context in translate()"
        for place, line, name in counted
        if name in inherited
    )
    errors.extend(
        f"{', '.join(map(str, sorted(places)))}: classes of one name, {name}, share their texts"
        for name, places in sorted(worded.items())
        if len(places) > 1
    )
    return errors, list(messages)


_OF_TEXTS = frozenset(dir(str)) - {"translate"}
_NOT_LENIENT = "format() of what is no Sentence any more raises where a translation has other placeholders"


def _composed_in(function: ast.AST) -> frozenset[str]:
    """Return the names of a function's variables to which an f-string or a sum is assigned, not a result of ``tr``."""
    return frozenset(
        target.id
        for node in ast.walk(function)
        if isinstance(node, ast.Assign)
        and any(isinstance(one, ast.JoinedStr | ast.BinOp) for one in (node.value, *_branches(node.value)))
        for target in node.targets
        if isinstance(target, ast.Name)
    )


def _branches(value: ast.expr) -> tuple[ast.expr, ...]:
    return (value.body, value.orelse) if isinstance(value, ast.IfExp) else ()


class SourceReader(ast.NodeVisitor):
    """Collects the messages of one module, and the line and description of each call whose text cannot be extracted."""

    def __init__(self) -> None:
        self.errors: list[tuple[int, str]] = []
        self.messages: list[Message] = []
        self.bases: set[str] = set()
        """The names of all classes from which classes of this module are derived."""
        self.counted: list[tuple[int, str]] = []
        """The line and the class of each call of ``self.tr`` with a number."""
        self.worded: set[str] = set()
        """The names of the classes that call ``self.tr``."""
        self._classes: list[str] = []
        self._translators: set[str] = set()
        """The names of the classes that are translators of Qt: their ``translate`` hides no texts."""
        self._parameters: list[set[str]] = []
        self._composed: frozenset[str] = frozenset()
        """The names of the variables around the present place that are f-strings or sums."""

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        self.bases |= {
            base.id if isinstance(base, ast.Name) else base.attr
            for base in node.bases
            if isinstance(base, ast.Name | ast.Attribute)
        }
        self._classes.append(node.name)
        if any(isinstance(base, ast.Name) and base.id == "QTranslator" for base in node.bases):
            self._translators.add(node.name)
        outer, self._parameters = self._parameters, []
        self.generic_visit(node)
        self._parameters = outer
        self._classes.pop()

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        self._visit_function(node, node.name)

    def visit_AsyncFunctionDef(self, node: ast.AsyncFunctionDef) -> None:
        self._visit_function(node, node.name)

    def visit_Lambda(self, node: ast.Lambda) -> None:
        self._visit_function(node, "<lambda>")

    def _visit_function(self, node: ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda, name: str) -> None:
        answers = name == "translate" and bool(self._classes) and self._classes[-1] in self._translators
        if name in (*_FOREIGN, "translate") and not answers:
            self._report(node, f"{name}() wraps a translation and hides its texts")
        given = node.args
        every = [*given.posonlyargs, *given.args, *given.kwonlyargs, given.vararg, given.kwarg]
        self._parameters.append({parameter.arg for parameter in every if parameter is not None})
        outer, self._composed = self._composed, self._composed | _composed_in(node)
        self.generic_visit(node)
        self._composed = outer
        self._parameters.pop()

    def visit_Call(self, node: ast.Call) -> None:
        match node.func:
            case ast.Attribute(value=ast.Name(id="self"), attr="tr") if self._classes:
                self.worded.add(self._classes[-1])
                if len(node.args) > 2 or node.keywords:
                    self.counted.append((node.lineno, self._classes[-1]))
                self._translatable(node, context=self._classes[-1])
            case ast.Attribute(attr="tr"):
                self._report(node, "tr() of another object takes the context of this class, not of that one")
            case ast.Attribute(value=ast.Name(id=owner), attr="translate") if owner in _APPLICATIONS:
                self._translatable(node)
            case ast.Name(id="translate"):
                self._translatable(node)
            case ast.Name(id="QT_TRANSLATE_NOOP"):
                self._translatable(node)
            case ast.Name(id="QT_TR_NOOP"):
                if self._classes and self._parameters:
                    self._translatable(node, context=self._classes[-1])
                else:
                    self._report(node, "QT_TR_NOOP outside a method has no context; use QT_TRANSLATE_NOOP")
            case ast.Name(id=name) if name in _FOREIGN:
                self._report(node, f"{name}() is no translation of Qt")
            case ast.Attribute(attr="format_map") | ast.Attribute(attr="format", value=ast.JoinedStr() | ast.BinOp()):
                self._report(node, _NOT_LENIENT)
            case ast.Attribute(attr="format", value=ast.Call(func=ast.Attribute(attr=name))) if name in _OF_TEXTS:
                self._report(node, _NOT_LENIENT)
            case ast.Attribute(attr="format", value=ast.Name(id=name)) if name in self._composed:
                self._report(node, _NOT_LENIENT)
            case ast.Attribute(attr="format", value=ast.Call(func=ast.Attribute(attr="tr"), args=[said, *_])):
                self._check_given(node, said)
            case ast.Attribute(attr="format", value=ast.Call(args=[_, said, *_])):
                self._check_given(node, said)
            case ast.Name(id=name) if name in _NEVER_EXTRACTED:
                self._report(node, f"{name} is not read; use QT_TRANSLATE_NOOP")
        self.generic_visit(node)

    def _translatable(self, node: ast.Call, context: str | None = None) -> None:
        """Record the message of a call, whose arguments are source, comment and number; the context comes first unless
        it is given here.
        """
        arguments = list(node.args)
        if any(keyword.arg != "n" for keyword in node.keywords):
            self._report(node, "the texts of a translation are given by position only")
            return
        if context is None:
            named = arguments.pop(0) if arguments else None
            if not (isinstance(named, ast.Constant) and isinstance(named.value, str)):
                self._report(node, "the context of a translation must be a literal")
                return
            context = named.value
        if not arguments:
            self._report(node, "a translation without a text")
            return
        source = arguments[0]
        if not (isinstance(source, ast.Constant) and isinstance(source.value, str)):
            self._check_indirect(node, source)
            return
        comment = arguments[1] if len(arguments) > 1 else ast.Constant("")
        if not (isinstance(comment, ast.Constant) and isinstance(comment.value, str | None)):
            self._report(node, "the comment of a translation must be a literal")
            return
        plural = len(arguments) > 2 or bool(node.keywords)
        if not plural and "%n" in source.value:
            self._report(node, "%n without a number")
        self.messages.append(Message(context, source.value, comment.value or "", plural))

    def _check_indirect(self, node: ast.Call, source: ast.expr) -> None:
        """Allow a text that was marked with QT_TRANSLATE_NOOP elsewhere; report every other expression."""
        is_tr = isinstance(node.func, ast.Attribute) and node.func.attr == "tr"
        if isinstance(source, ast.JoinedStr):
            self._report(node, 'an f-string is not translated; use tr("… {name}").format(name=…)')
        elif is_tr or not isinstance(source, ast.Name | ast.Attribute | ast.Subscript):
            self._report(node, "the text of a translation must be a literal")
        elif isinstance(source, ast.Name) and any(source.id in names for names in self._parameters):
            self._report(node, "a wrapper around translate() hides its texts")

    def _check_given(self, node: ast.Call, said: ast.expr) -> None:
        """Report placeholders that get no value; they would be shown as an ellipsis."""
        given = {keyword.arg for keyword in node.keywords}
        text = said.value if isinstance(said, ast.Constant) and isinstance(said.value, str) else ""
        missing = sorted(set(re.findall(r"\{(\w+)\}", text)) - given)
        if missing and None not in given:
            self._report(node, f"format() without {', '.join(missing)}")

    def _report(self, node: ast.expr | ast.stmt, text: str) -> None:
        self.errors.append((node.lineno, text))


# ── Command line ─────────────────────────────────────────────────────────────────────────────────────────


def main(arguments: Iterable[str] | None = None) -> int:
    """Run one of the commands; return 0, or 1 after printing the errors."""
    parser = argparse.ArgumentParser(description="Extract, check and compile the words of the program.")
    parser.add_argument("command", choices=("check", "update", "compile"))
    parser.add_argument("folder", nargs="?", type=Path, default=FOLDER, help="where to compile, if not in the checkout")
    given = parser.parse_args(None if arguments is None else list(arguments))
    command = given.command
    try:
        if command == "update":
            FOLDER.mkdir(exist_ok=True)
            update()
        elif command == "compile":
            compile_all(given.folder)
        else:
            errors = [*check(), *term_errors(), *word_errors()]
            print("\n".join(errors) if errors else "translations: complete")
            return 1 if errors else 0
    except ToolError as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
