"""How the files of the package lean on each other."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Mapping
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import NamedTuple

import pytest

import cardtable
from cardtable.games.registry import FAMILIES

pytestmark = pytest.mark.slow

PACKAGE = Path(cardtable.__file__).parent


class Module(NamedTuple):
    """What is asked of a module of the package: the others that it imports, and its public types."""

    imports: set[str]
    types: set[str]


@cache
def trees() -> dict[Path, ast.Module]:
    """The files of the package, each read once."""
    return {file: ast.parse(file.read_text(encoding="utf-8")) for file in sorted(PACKAGE.rglob("*.py"))}


@cache
def modules() -> dict[str, Module]:
    """Every module of the package by its dotted name; a package is its ``__init__``."""
    files = {}
    for file in trees():
        names = ["cardtable", *file.relative_to(PACKAGE).with_suffix("").parts]
        files[".".join(names[:-1] if names[-1] == "__init__" else names)] = file
    found = {}
    for name, file in files.items():
        found[name] = Module(imports_of(trees()[file], set(files)), public_types(trees()[file]))
    return found


def imports_of(tree: ast.Module, known: set[str]) -> set[str]:
    """The modules among ``known`` that a module names in its imports: at its head, inside functions, for types."""
    found: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            found.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            inside = {f"{node.module}.{alias.name}" for alias in node.names}
            found |= inside & known
            if inside - known:
                found.add(str(node.module))
    return found & known


def in_circles(imports: dict[str, set[str]]) -> set[str]:
    """The modules that come back to themselves along their imports."""

    def reached(start: str) -> set[str]:
        seen: set[str] = set()
        waiting = list(imports[start])
        while waiting:
            name = waiting.pop()
            if name not in seen:
                seen.add(name)
                waiting += imports[name]
        return seen

    return {name for name in imports if name in reached(name)}


def test_no_file_imports_another_in_a_loop() -> None:
    assert in_circles({name: module.imports for name, module in modules().items()}) == set()


def test_a_loop_is_found_even_if_it_is_for_types_or_inside_a_function() -> None:
    known = {"a", "a.b", "a.c", "a.d"}
    imports = {
        "a": imports_of(ast.parse(""), known),
        "a.b": imports_of(ast.parse("from a.c import thing"), known),
        "a.c": imports_of(ast.parse("if TYPE_CHECKING:\n    from a import d"), known),
        "a.d": imports_of(ast.parse("def work():\n    import a.b"), known),
    }
    assert imports == {"a": set(), "a.b": {"a.c"}, "a.c": {"a.d"}, "a.d": {"a.b"}}
    assert in_circles(imports) == {"a.b", "a.c", "a.d"}


OF_EACH_FAMILY = {
    "Beginner": "the weakest computer player of a family",
    "Beliefs": "what a family's computer player takes the unseen cards for",
    "Counter": "a family's computer player that counts cards",
    "Evening": "what a family's standings carry from deal to deal and from match to match",
    "FaultCode": "the codes of a family's faults at the real table",
    "Greedy": "a family's computer player that takes what it can",
    "Kind": "the kinds of what a family's players do or hold",
    "Line": "the codes of a family's score lines",
    "Outlook": "what a family's computer player expects of a deal",
    "Packet": "how a family's cards are dealt together",
    "Planner": "a family's computer player between the one that counts and the strongest",
    "Playing": "the phase of a family's deal in which cards are played",
    "ReasonCode": "the codes of the reasons that a family's computer players give",
    "Reviewing": "the phase of a family's deal in which faults are objected to before it is counted",
    "Revoke": "a family's fault of not playing the card that had to be played",
    "Said": "the codes of a family's announcements",
    "Searcher": "a family's strongest computer player",
    "Worth": "what a family's computer player takes points for",
}
"""Names that each family has for the same thing of its own, and what that is."""

OF_SEVERAL_ROOMS = {
    "Door": "the protocol, and what keeps it on either kind of system",
    "Phase": "the names of each family's phases, and in the core what goes by them",
}
"""Names that stand for one thing in several forms, and which."""


def public_types(tree: ast.Module) -> set[str]:
    """The public classes and type aliases of a module."""
    classes = {node.name for node in tree.body if isinstance(node, ast.ClassDef)}
    annotated = [node for node in tree.body if isinstance(node, ast.AnnAssign)]
    aliases = {ast.unparse(node.target) for node in annotated if ast.unparse(node.annotation) == "TypeAlias"}
    return {name for name in classes | aliases if not name.startswith("_")}


def defined_twice() -> dict[str, list[str]]:
    """The public types that several modules define, with those modules."""
    found: dict[str, list[str]] = {}
    for place, module in modules().items():
        for name in module.types:
            found.setdefault(name, []).append(place)
    return {name: places for name, places in found.items() if len(places) > 1}


def test_a_name_means_one_thing() -> None:
    assert set(defined_twice()) == {*OF_EACH_FAMILY, *OF_SEVERAL_ROOMS}


def test_a_name_of_each_family_means_one_thing_in_each() -> None:
    twice = defined_twice()
    for name in OF_EACH_FAMILY:
        owners = [module.split(".")[2] for module in twice[name]]
        assert set(owners) <= set(FAMILIES), name
        assert len(owners) == len(set(owners)), name


def test_classes_and_aliases_are_names_and_what_is_private_is_not() -> None:
    tree = ast.parse("class One: ...\nTwo: TypeAlias = int\nthree: int = 3\nclass _Four: ...")
    assert public_types(tree) == {"One", "Two"}


INSTEAD = {
    "exercise": "puzzle",
    "exercises": "puzzles",
    "faring": "statistics",
    "fate": "skill, luck",
    "foreign": "sanitise, dropped in",
    "fortunes": "statistics",
    "grounds": "citations",
    "manners": "hooks, style",
    "partie": "match",
    "parties": "matches, sides",
    "party": "side",
    "problem": "puzzle, error, refusal, invalid",
    "problems": "puzzles, errors, status",
    "spawn": "rng",
    "strict": "irregularities",
    "untold": "missing",
    "wire": "codec",
    "wires": "codecs",
}
"""Words that meant two things, or nothing to who knows the field, and what is said instead: see the glossary of
``cardtable/README.md``. Codes in files and words for people may have them; identifiers and docstrings may not.
"""

_PART = re.compile(r"[A-Z]+(?![a-z])|[A-Z][a-z0-9]*|[a-z0-9]+")
_QUOTED = re.compile(r"``[^`]*``|“[^”]*”")


def parts_of(name: str) -> set[str]:
    """The words of an identifier: ``side`` and ``of`` of ``side_of``, ``side`` and ``panel`` of ``SidePanel``."""
    return {part.lower() for part in _PART.findall(name)}


def old_words(source: str) -> set[str]:
    """Where a module has a word in its identifiers or docstrings that is to be another one."""
    found = set()
    for node in ast.walk(ast.parse(source)):
        words: set[str] = set()
        match node:
            case ast.Name(id=name) | ast.Attribute(attr=name) | ast.arg(arg=name):
                words = parts_of(name)
            case ast.FunctionDef(name=name) | ast.ClassDef(name=name) | ast.alias(name=name):
                words = parts_of(name)
            case ast.Expr(value=ast.Constant(value=str(text))):
                words = set(re.findall("[a-z]+", _QUOTED.sub("", text).lower()))
        found |= {
            f"line {getattr(node, 'lineno', 0)}: {word}, not {old}" for old, word in INSTEAD.items() if old in words
        }
    return found


def test_no_name_and_no_docstring_has_an_old_word() -> None:
    found = {
        f"{file.relative_to(PACKAGE)}, {told}"
        for file in sorted(PACKAGE.rglob("*.py"))
        for told in old_words(file.read_text(encoding="utf-8"))
        | {f"line 0: {old}" for old in INSTEAD if old in parts_of(file.stem)}
    }
    assert found == set()


@pytest.mark.parametrize(
    "source",
    ["party = 1", "def of(parties): ...", "x.is_strict", "class ProblemRoom: ...", "from core.partie import Partie"],
)
def test_an_old_word_is_found(source: str) -> None:
    assert old_words(source)


def test_codes_quotations_and_longer_words_are_none() -> None:
    assert not old_words('"""What ``party`` says, “a partie”."""\nrestricted = {"strict": 1}\nknowledge = 2')


def test_no_docstring_needs_its_neighbour() -> None:
    """“The same of …” says nothing to who reads it alone, as in a list of what a module offers."""
    found = {
        f"{file.relative_to(PACKAGE)}, line {node.lineno}"
        for file, tree in trees().items()
        for node in ast.walk(tree)
        if isinstance(node, ast.Expr)
        and isinstance(node.value, ast.Constant)
        and str(node.value.value).lstrip().startswith("The same ")
    }
    assert found == set()


PUBLIC_API = (PACKAGE / "engine", PACKAGE / "core" / "json_forms.py")
"""What callers from Python are offered, whether the program itself needs it or not."""

FOR_OTHERS: dict[str, str] = {
    "has_option": "a rule set from outside is checked by it: an option without words",
    "has_speech": "a rule set from outside is checked by it: an announcement without words",
    "has_title": "a rule set from outside is checked by it: a score line without words",
    "setup_dialog": "the desk says by it which dialog it has opened, as it does of sheets by ``windows``",
    "registered": "a family from outside is registered by it for the time of its own tests",
}
"""Names that nothing in the program says, and for whom they are there."""


class Definition(NamedTuple):
    """A public function, method or property. ``owner`` is the class of a method; it is empty for a function."""

    name: str
    line: int
    owner: str


def definitions(tree: ast.AST, owner: str = "") -> Iterator[Definition]:
    """Yield the public functions of a module, and the public methods and properties of all its classes."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.ClassDef):
            yield from definitions(node, node.name)
        elif isinstance(node, ast.FunctionDef) and not node.name.startswith("_"):
            yield Definition(node.name, node.lineno, owner)


def names_said(tree: ast.AST) -> set[str]:
    """The names that a module says outside of their own definitions."""
    found: set[str] = set()
    waiting: list[tuple[ast.AST, frozenset[str]]] = [(tree, frozenset())]
    while waiting:
        node, inside = waiting.pop()
        match node:
            case ast.Name(id=name) | ast.Attribute(attr=name) | ast.keyword(arg=str(name)) | ast.alias(name=name):
                found |= {name} - inside
            case ast.MatchClass(kwd_attrs=names):
                found |= {*names}
            # Names that are asked for by ``getattr`` and ``attrgetter``.
            case ast.Call(func=ast.Name(id="getattr" | "hasattr" | "attrgetter"), args=args):
                found |= {str(arg.value) for arg in args if isinstance(arg, ast.Constant)}
            case ast.FunctionDef(name=name) | ast.ClassDef(name=name):
                inside |= {name}
        waiting += [(child, inside) for child in ast.iter_child_nodes(node)]
    return found


def bases(tree: ast.Module) -> dict[str, set[str | type]]:
    """The classes of a module by their names, each with what it is derived from: types from elsewhere than the package,
    and the names of others.
    """
    elsewhere = {
        alias.asname or alias.name: (node.module, alias.name)
        for node in tree.body
        if isinstance(node, ast.ImportFrom) and node.module and node.module.partition(".")[0] != "cardtable"
        for alias in node.names
    }
    found: dict[str, set[str | type]] = {}
    for node in tree.body:
        if isinstance(node, ast.ClassDef):
            found[node.name] = set()
            for name in (ast.unparse(base).partition("[")[0] for base in node.bases):
                if name in elsewhere:
                    module, name = elsewhere[name]
                    found[node.name].add(getattr(import_module(module), name))
                else:
                    found[node.name].add(name)
    return found


def overridden(owner: str, classes: Mapping[str, set[str | type]]) -> set[str]:
    """The names that a class has from types elsewhere than in the package, as ``paintEvent`` from Qt."""
    found: set[str] = set()
    for base in classes.get(owner, ()):
        found |= overridden(base, classes) if isinstance(base, str) else set(dir(base))
    return found


def test_nothing_public_is_there_for_tests_alone() -> None:
    """Tests find buttons and fields by the words on them, and use besides what the program uses itself."""
    tools = (PACKAGE.parent / "packaging").rglob("*.py")
    said = set().union(*map(names_said, trees().values()))
    said = said.union(*(names_said(ast.parse(file.read_text(encoding="utf-8"))) for file in tools))
    unsaid = {
        file: [one for one in definitions(tree) if one.name not in said]
        for file, tree in trees().items()
        if not any(file.is_relative_to(place) for place in PUBLIC_API)
    }
    classes: dict[str, set[str | type]] = {}
    for tree in trees().values():
        for name, derived_from in bases(tree).items():
            classes.setdefault(name, set()).update(derived_from)
    assert {
        f"{file.relative_to(PACKAGE)}, line {one.line}: {one.name}"
        for file, found in unsaid.items()
        for one in found
        if one.name not in FOR_OTHERS and one.name not in overridden(one.owner, classes)
    } == set()
    # Of the exceptions each is needed.
    assert {one.name for found in unsaid.values() for one in found} >= set(FOR_OTHERS)


def test_what_only_its_own_definition_says_is_found() -> None:
    tree = ast.parse(
        "from ast import NodeVisitor\n"
        "class One(NodeVisitor):\n"
        "    def visit(self): ...\n"
        "    def used(self): ...\n"
        "    @property\n"
        "    def alone(self): ...\n"
        "    @alone.setter\n"
        "    def alone(self, value): ...\n"
        "class Two(One):\n"
        "    def visit(self): return self.used\n"
        "def again(): return again()\n"
        "def said(): return sorted([], key=One.used)\n"
        "said()\n"
    )
    unsaid = [one for one in definitions(tree) if one.name not in names_said(tree)]
    assert {(one.owner, one.name) for one in unsaid} == {
        ("One", "visit"), ("Two", "visit"), ("One", "alone"), ("", "again")
    }  # fmt: skip
    assert [one.owner for one in unsaid if one.name in overridden(one.owner, bases(tree))] == ["One", "Two"]


def test_no_view_lets_its_painting_be_called_from_python() -> None:
    """An error in one item would end the process: see ``cardtable/README.md``."""
    overridden = [
        path.name
        for path in sorted((PACKAGE / "ui").rglob("*.py"))
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.FunctionDef) and node.name == "viewportEvent"
    ]
    assert overridden == []


def wheel_boxes(tree: ast.Module) -> list[str]:
    """Return what of ``tree`` makes a box that the wheel changes: one of Qt's own, or a class that lets it."""
    taken = {"QComboBox", "QFontComboBox", "QSpinBox", "QDoubleSpinBox", "QDateEdit", "QTimeEdit", "QDateTimeEdit"}
    made = [
        node.func.id
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in taken
    ]
    derived = [
        node.name
        for node in ast.walk(tree)
        if isinstance(node, ast.ClassDef) and {base.id for base in node.bases if isinstance(base, ast.Name)} & taken
        if not any(isinstance(one, ast.FunctionDef) and one.name == "wheelEvent" for one in node.body)
    ]
    return made + derived


def test_no_box_is_changed_by_the_wheel() -> None:
    """Whoever scrolls a page must not change what stands on it: see ``Choices`` in ``cardtable/ui/look/look.py``."""
    found = {
        path.name: boxes
        for path in sorted((PACKAGE / "ui").rglob("*.py"))
        if (boxes := wheel_boxes(ast.parse(path.read_text(encoding="utf-8"))))
    }
    assert found == {}


def test_a_box_that_the_wheel_changes_is_found() -> None:
    tree = ast.parse(
        "a = QComboBox()\nclass B(QSpinBox):\n    x = 1\nclass C(QSpinBox):\n    def wheelEvent(self): ..."
    )
    assert wheel_boxes(tree) == ["QComboBox", "B"]


def bare_names(tree: ast.Module) -> set[int]:
    """Return the lines of ``tree`` that give a widget a name or a description for screen readers by Qt's own method."""
    methods = {"setAccessibleName", "setAccessibleDescription"}
    return {node.lineno for node in ast.walk(tree) if isinstance(node, ast.Attribute) and node.attr in methods}


def test_every_widget_is_named_in_words_for_a_voice() -> None:
    """Signs are said as words: see ``set_accessible_name`` in ``cardtable/ui/look/plain.py``."""
    files = {file.relative_to(PACKAGE).as_posix(): tree for file, tree in trees().items()}
    assert {name for name, tree in files.items() if bare_names(tree)} == {"ui/look/plain.py"}


def test_a_bare_name_is_found() -> None:
    tree = ast.parse(
        "one.setAccessibleName('♠A')\nset_accessible_name(one, '♠A')\n"
        "for words in told:\n    button(words).setAccessibleDescription(\n        words\n    )\n"
        "named = QWidget.setAccessibleName"
    )
    assert bare_names(tree) == {1, 4, 7}


def test_marks_of_letters_are_set_and_taken_away_in_one_way() -> None:
    """A name may have the sign itself: see ``off_button`` in ``cardtable/words/mark.py`` and ``on_button``."""
    found = {
        file.relative_to(PACKAGE).as_posix()
        for file, tree in trees().items()
        for node in ast.walk(tree)
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Attribute)
        and node.func.attr == "replace"
        and any(isinstance(one, ast.Constant) and one.value == "&" for one in node.args[:1])
    }
    assert found == {"words/mark.py", "ui/look/plain.py"}
