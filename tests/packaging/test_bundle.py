"""The program's code in one file, which the Debian package makes where it is installed and frozen packages bring."""

from __future__ import annotations

import fractions
import importlib.util
import marshal
import os
import re
import subprocess
import sys
import zipfile
from pathlib import Path
from types import ModuleType

import pytest

from installers import frozen
from provision.checkout import ROOT

MAKER = ROOT / "packaging" / "bundle" / "cardtable_bundle.py"

TOLD = """
import sys
sys.path.insert(0, {folder!r})
import cardtable_bundle
cardtable_bundle.use()
from cardtable.inside import part
import cardtable
print(part.WORD, type(part.__spec__.loader).__module__, part.__file__, list(cardtable.__path__))
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A program of three modules, with its bundle."""
    inside = tmp_path / "cardtable" / "inside"
    inside.mkdir(parents=True)
    (tmp_path / "cardtable" / "__init__.py").write_text('VERSION = "1"\n', encoding="utf-8")
    (inside / "__init__.py").touch()
    (inside / "part.py").write_text('WORD = "first"\n', encoding="utf-8")
    (tmp_path / MAKER.name).write_bytes(MAKER.read_bytes())
    made(tmp_path)
    # Whoever reads this word has not read the bundle.
    (inside / "part.py").write_text('WORD = "source"\n', encoding="utf-8")
    return tmp_path


def made(folder: Path) -> None:
    subprocess.run([sys.executable, "-IS", str(folder / MAKER.name)], check=True)


def starting_with(folder: Path, code: str) -> None:
    start = folder / "cardtable" / "ui" / "start"
    start.mkdir(parents=True)
    (start / "app.py").write_text(f"{code}\n", encoding="utf-8")


def told(folder: Path) -> list[str]:
    code = TOLD.format(folder=str(folder))
    done = subprocess.run([sys.executable, "-ISBc", code], capture_output=True, text=True, check=True)
    return done.stdout.split()


def bundle(folder: Path) -> Path:
    (found,) = folder.glob("code.*")
    return found


def test_modules_come_from_the_bundle_and_know_their_files(folder: Path) -> None:
    part = folder / "cardtable" / "inside" / "part.py"
    assert told(folder) == ["first", "cardtable_bundle", str(part), f"['{folder / 'cardtable'}']"]


@pytest.mark.parametrize("spoilt", [b"", b"\x00" * 8, b"\xff" * 64, b"\x05\x00\x00\x00\x00\x00\x00\x00(rest"])
def test_a_damaged_bundle_is_none(folder: Path, spoilt: bytes) -> None:
    bundle(folder).write_bytes(spoilt)
    assert told(folder)[:2] == ["source", "_frozen_importlib_external"]


def test_a_bundle_that_was_cut_gives_the_sources(folder: Path) -> None:
    data = bundle(folder).read_bytes()
    bundle(folder).write_bytes(data[: 8 + int.from_bytes(data[:8], "little")])
    assert told(folder)[0] == "source"


def test_the_bundle_of_another_version_is_none(folder: Path) -> None:
    (folder / "cardtable" / "__init__.py").write_text('VERSION = "1.1"\n', encoding="utf-8")
    assert told(folder)[0] == "source"
    made(folder)
    assert told(folder)[:2] == ["source", "cardtable_bundle"]


ASKED = """
import sys
sys.path.insert(0, {folder!r})
# Qt's modules answer in a way of their own; a frozen program may have them before its bundle.
strange = sys.modules["strange"] = type(sys)("strange")
import cardtable_bundle
cardtable_bundle.use()
from cardtable.inside import answering, part
print(type(strange) is type(sys))
import cardtable.inside.part as again, importlib, inspect, pickle

print(answering.anything, part is again, inspect.ismodule(part))
print(repr(part).startswith("<module 'cardtable.inside.part'"))
part.LATER = 1
from cardtable.inside.part import LATER
print(LATER, hasattr(part, "absent"), getattr(part, "absent", 2))
print(importlib.reload(part).WORD, pickle.loads(pickle.dumps(part.Kind)).__name__)
try:
    from cardtable.inside.part import absent
except ImportError as error:
    print(error.name, "absent" in str(error))
try:
    part.absent
except AttributeError as error:
    print("absent" in str(error))
try:
    del part.absent
except AttributeError:
    print("refused")
del part.LATER
print(hasattr(part, "LATER"))
"""


def test_modules_of_the_bundle_answer_as_others_do(folder: Path) -> None:
    inside = folder / "cardtable" / "inside"
    (inside / "part.py").write_text("WORD = 1\nclass Kind:\n    pass\n", encoding="utf-8")
    (inside / "answering.py").write_text("def __getattr__(name):\n    return name\n", encoding="utf-8")

    def answers() -> str:
        code = ASKED.format(folder=str(folder))
        return subprocess.run([sys.executable, "-ISBc", code], capture_output=True, text=True, check=True).stdout

    bundle(folder).unlink()
    plain = answers()
    made(folder)
    assert answers() == plain
    assert plain.split() == [
        "True",
        *("anything", "True", "True", "True"),
        *("1", "False", "2", "1", "Kind"),
        *("cardtable.inside.part", "True", "True", "refused", "False"),
    ]


PYTHONS_OWN = """
import sys
sys.path.insert(0, {folder!r})
import cardtable_bundle
{before}
cardtable_bundle.use()
import fractions
print(type(fractions.__spec__.loader).__module__, fractions.__file__, fractions.Fraction(1, 2) + 1)
"""


@pytest.mark.parametrize(
    ("before", "loader"), [("", "cardtable_bundle"), ("sys.version += ' rebuilt'", "_frozen_importlib_external")]
)
def test_pythons_own_modules_come_from_the_bundle_until_python_is_another_build(
    folder: Path, before: str, loader: str
) -> None:
    starting_with(folder, "import fractions")
    made(folder)
    code = PYTHONS_OWN.format(folder=str(folder), before=before)
    done = subprocess.run([sys.executable, "-ISBc", code], capture_output=True, text=True, check=True)
    assert done.stdout.split() == [loader, fractions.__file__, "3/2"]


EXPRESSIVE = """
import re
ONE = re.compile(r"(?P<first>a)b|c # either", re.IGNORECASE | re.VERBOSE)
TWO = re.compile("é+", flags=re.ASCII)
WORD = re.sub("x+", "y", "axxb")
SHOUTED = re.match("w", "W", re.I)
try:
    re.compile("(")
except re.error:
    pass
ESCAPED = re.escape("-[")
"""

EXPRESSIONS = """
import sys
sys.path.insert(0, {folder!r})
import cardtable_bundle
{before}
cardtable_bundle.use()
import re
parsed = []
plain = re._parser.parse
re._parser.parse = lambda pattern, *given: parsed.append(pattern) or plain(pattern, *given)
from cardtable.inside import part
re.compile("z{{2}}")
one = part.ONE
print(len(parsed), part.WORD, one.pattern, int(one.flags), one.groupindex["first"], one.fullmatch("AB").group(1))
print(part.TWO.flags & re.A == re.A, part.ESCAPED, sep="|")
"""


@pytest.mark.parametrize(
    ("before", "parsed"), [("", 2), ("sys.version += ' rebuilt'", 6)], ids=["this build", "another build"]
)
@pytest.mark.parametrize("early", [False, True], ids=["first", "after others"])
def test_regular_expressions_are_compiled_when_the_bundle_is_made(
    folder: Path, before: str, parsed: int, early: bool
) -> None:
    (folder / "cardtable" / "inside" / "part.py").write_text(EXPRESSIVE, encoding="utf-8")
    starting_with(folder, "import re")
    made(folder)
    code = EXPRESSIONS.format(folder=str(folder), before=f"{before}\nimport re" if early else before)
    done = subprocess.run([sys.executable, "-ISBc", code], capture_output=True, text=True, check=True)
    flags = int(re.IGNORECASE | re.VERBOSE | re.UNICODE)
    first, second = done.stdout.splitlines()
    assert first == f"{parsed} ayb (?P<first>a)b|c # either {flags} 1 A"
    assert second == "True|\\-\\["


def test_regular_expressions_that_were_cut_off_are_compiled_as_usual(folder: Path) -> None:
    (folder / "cardtable" / "inside" / "part.py").write_text(EXPRESSIVE, encoding="utf-8")
    made(folder)
    data = bundle(folder).read_bytes()
    bundle(folder).write_bytes(data[:-1])
    code = EXPRESSIONS.format(folder=str(folder), before="")
    done = subprocess.run([sys.executable, "-ISBc", code], capture_output=True, text=True, check=True)
    assert done.stdout.startswith("6 ayb ")


def test_every_regular_expression_of_the_program_is_what_python_makes_of_it(bundler: ModuleType) -> None:
    sources = [file.read_bytes() for file in sorted((ROOT / "cardtable").rglob("*.py"))]
    found = bundler.expressions_in(sources)
    assert len(found) > 80
    for (pattern, flags), packed in found.items():
        kept, plain = bundler._sre.compile(pattern, *marshal.loads(packed)), re.compile(pattern, flags)
        # Python compares the code, too.
        assert kept == plain, pattern
        assert (kept.groupindex, kept.groups) == (plain.groupindex, plain.groups)


def test_the_same_modules_make_the_same_bundle(folder: Path) -> None:
    made(folder)
    before = bundle(folder).read_bytes()
    made(folder)
    assert bundle(folder).read_bytes() == before


@pytest.fixture
def bundler() -> ModuleType:
    spec = importlib.util.spec_from_file_location(MAKER.stem, MAKER)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def packed(folder: Path, tmp_path_factory: pytest.TempPathFactory, bundler: ModuleType) -> Path:
    """A folder as a frozen package has it: the bundle, and in the place of the modules what says that it is missing."""
    early = tmp_path_factory.mktemp("early") / "base_library.zip"
    with zipfile.ZipFile(early, "w") as archive:
        code = compile("WORD = 'early'", "first.py", "exec")
        archive.writestr("first/__init__.pyc", b"sixteen bytes ..."[:16] + marshal.dumps(code))
        archive.writestr("first/readme.txt", "none")
    sources = [
        ("cardtable", folder / "cardtable" / "__init__.py"),
        ("cardtable.inside", folder / "cardtable" / "inside" / "__init__.py"),
        ("cardtable.inside.part", folder / "cardtable" / "inside" / "part.py"),
    ]
    modules: list[frozen.Entry] = [(name, str(source), "PYMODULE") for name, source in sources]
    modules.append(("cardtable.folder", "-", "PYMODULE"))
    made = tmp_path_factory.mktemp("frozen")
    code_of_all = [*frozen.bundled_early(early), *frozen.bundled(modules)]
    Path(bundler.bundle_of(str(made))).write_bytes(
        bundler.content(code_of_all, bundler.WITHOUT_SOURCES, sources=frozen.sources(modules))
    )
    (made / MAKER.name).write_bytes(MAKER.read_bytes())
    for (name, stub, kind), (_, source, _) in zip(
        frozen.in_place(modules, ("cardtable",), made / "stubs"), modules, strict=True
    ):
        assert kind == "PYMODULE"
        if source == "-":
            assert (name, stub) == ("cardtable.folder", "-")
        else:
            # Beside the bundle, where the one of before would be imported.
            there = made / "own" / Path(str(source)).relative_to(folder)
            there.parent.mkdir(parents=True, exist_ok=True)
            there.write_bytes(Path(str(stub)).read_bytes())
    return made


FROZEN = """
import sys
sys.path[:0] = [{folder!r}, {own!r}]
import cardtable_bundle
cardtable_bundle.use({folder!r})
import first
from cardtable.inside import part
print(first.WORD, part.WORD, part.__file__)
"""


def frozen_start(packed: Path) -> subprocess.CompletedProcess[str]:
    code = FROZEN.format(folder=str(packed), own=str(packed / "own"))
    return subprocess.run([sys.executable, "-ISBc", code], capture_output=True, text=True, check=False)


def test_a_frozen_package_takes_its_modules_and_those_of_python_from_the_bundle(packed: Path) -> None:
    done = frozen_start(packed)
    assert done.stdout.split() == ["early", "source", str(packed / "cardtable" / "inside" / "part.py")], done.stderr


def test_a_frozen_package_has_the_regular_expressions_of_its_modules(folder: Path, bundler: ModuleType) -> None:
    part = folder / "cardtable" / "inside" / "part.py"
    part.write_text(EXPRESSIVE, encoding="utf-8")
    found = bundler.expressions_in(frozen.sources([("part", str(part), "PYMODULE"), ("none", "-", "PYMODULE")]))
    assert set(found) == {("(?P<first>a)b|c # either", 66), ("é+", 256), ("x+", 0), ("w", 2)}


def test_a_frozen_package_without_its_bundle_says_what_to_do(packed: Path) -> None:
    bundle(packed).unlink()
    (packed / "first.py").touch()
    done = frozen_start(packed)
    assert done.returncode == 1
    assert done.stderr.endswith("The file code.* of this program is missing or damaged. Install it again.\n")


def test_the_names_of_modules_stay_known_in_a_frozen_package(packed: Path, tmp_path: Path) -> None:
    entries = [("other", "/x/other.py", "PYMODULE"), ("cardtable.app", "/x/cardtable/app/__init__.py", "PYMODULE")]
    placed = frozen.in_place(entries, ("cardtable",), tmp_path)
    assert placed == [entries[0], ("cardtable.app", str(tmp_path / "__init__.py"), "PYMODULE")]


def test_places_are_read_where_there_is_no_pread(bundler: ModuleType, tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"0123456789")
    descriptor = os.open(tmp_path / "file", os.O_RDONLY)
    try:
        assert bundler._read_in_turn(descriptor, 3, 4) == b"456"
        assert bundler._read_in_turn(descriptor, 2, 0) == b"01"
    finally:
        os.close(descriptor)


def test_the_package_makes_it_and_takes_it_away() -> None:
    debian = ROOT / "packaging" / "debian"
    assert MAKER.name in (debian / "postinst").read_text(encoding="utf-8")
    assert MAKER.name in (debian / "cardtable.rtupdate").read_text(encoding="utf-8")
    assert "rm -f /usr/lib/cardtable/code.*" in (debian / "prerm").read_text(encoding="utf-8")
