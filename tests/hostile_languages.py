"""Languages that are malicious or damaged, a folder for each kind: ``PACKS``.

Each is put into ``languages`` of a data directory as a person's own would be. Outside is the file ``BAIT``, which no
part of the program may read.
"""

from __future__ import annotations

import os
import random
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from itertools import cycle
from pathlib import Path

import translations
from cardtable.app.compiled_words import Words, read, written

CODE = "eo"
BAIT = "bait.txt"
"""The name of a file beside the folder of languages."""
SECRET = "what nobody may see"

PLACEHOLDERS = (
    "{sheetx}",
    "{}",
    "{0}",
    "{a[0]}",
    "{x.__class__.__init__.__globals__}",
    "{x!r}",
    "{sheet:>30000000}",
    "{n:c}",
    "{",
    "}",
    "%s",
    "%1",
    "%n",
)
HEADER = '<html lang="eo"><head><meta charset="utf-8"><title>Pagxo</title></head><body><h1>Pagxo</h1>'


@dataclass(frozen=True)
class Pack:
    """One folder of a language: ``write`` makes it, and ``said`` is a part of the sentence that must say why something
    of it is left out; empty if nothing need be said.

    The sentence is shown at the start or, if ``later``, when the damaged part is to be shown: once, or once for
    ``each`` page.
    """

    write: Callable[[Path], None]
    said: str = ""
    later: bool = False
    each: bool = False


def drop(kind: str, data: Path) -> Path:
    """Put the language of the given kind into the data directory ``data``; return its folder."""
    data.mkdir(parents=True, exist_ok=True)
    (data / BAIT).write_text(SECRET, encoding="utf-8")
    own = data / "languages" / CODE
    own.mkdir(parents=True)
    describe(own)
    PACKS[kind].write(own)
    return own


def describe(own: Path, more: str = "") -> None:
    """Write the description that every language has, with ``more`` lines at its end."""
    (own / "language.toml").write_text(f'name = "Malica"\nletters = ["A", "J", "Q", "K"]\n{more}', encoding="utf-8")


# Words ------------------------------------------------------------------------------------------------------


def german() -> bytes:
    """Return the bytes of our largest file of compiled words."""
    translations.compile_all()
    return (translations.FOLDER / "cardtable_de.qm").read_bytes()


def _forms(change: Callable[[Words], Iterable[str | None]]) -> Callable[[Path], None]:
    """Return a function that writes all German words with the forms that ``change`` returns for each."""

    def write(own: Path) -> None:
        found = read(german())
        texts = (words._replace(forms=tuple(change(words))) for words in found.texts)
        (own / "words.qm").write_bytes(written(texts, found.rules))

    return write


def _other_placeholders() -> Callable[[Words], Iterable[str | None]]:
    hostile = cycle(PLACEHOLDERS)
    return lambda words: [f"{form} {next(hostile)}" for form in words.forms]


def _spoilt(own: Path) -> None:
    chance, data = random.Random(35), bytearray(german())
    for _ in range(300):
        data[chance.randrange(16, len(data))] = chance.randrange(256)
    (own / "words.qm").write_bytes(data)


def _depending(own: Path) -> None:
    """Write a file with a section that names another file, for which Qt would look."""
    name = str(own.parent.parent / BAIT).encode("utf-16-be")
    content = len(name).to_bytes(4, "big") + name
    (own / "words.qm").write_bytes(german() + b"\x96" + len(content).to_bytes(4, "big") + content)


def _overlapping(own: Path) -> None:
    """Write eight texts, each with one form more than the next; all share one long text."""

    def section(tag: int, content: bytes) -> bytes:
        return bytes([tag]) + len(content).to_bytes(4, "big") + content

    one = section(3, b"")
    shared = section(3, b"\0x" * 200_000) + section(6, b"Matches") + section(7, b"EveningDialog") + b"\x01"
    table = b"".join(number.to_bytes(4, "big") + (len(one) * number).to_bytes(4, "big") for number in range(8))
    magic = german()[:16]
    (own / "words.qm").write_bytes(magic + section(0x42, table) + section(0x69, one * 7 + shared))


def _piped(own: Path) -> None:
    (own / "language.toml").unlink()
    os.mkfifo(own / "language.toml")


def _bytes(change: Callable[[bytes], bytes]) -> Callable[[Path], None]:
    def write(own: Path) -> None:
        (own / "words.qm").write_bytes(change(german()))

    return write


def _linked(name: str, to: str = "") -> Callable[[Path], None]:
    """Return a function that puts a link in place of the file ``name``, to ``to`` or else to the bait."""

    def write(own: Path) -> None:
        (own / name).parent.mkdir(parents=True, exist_ok=True)
        (own / name).symlink_to(to or own.parent.parent / BAIT)

    return write


def _huge(own: Path) -> None:
    with (own / "words.qm").open("wb") as file:
        file.truncate(100 << 20)


# Pages, lessons, deals --------------------------------------------------------------------------------------


def _page(body: str | bytes, end: str = "</body></html>", name: str = "piquet.points") -> Callable[[Path], None]:
    def write(own: Path) -> None:
        (own / "rules").mkdir(exist_ok=True)
        data = body if isinstance(body, bytes) else f"{HEADER}{body}{end}".encode()
        (own / "rules" / f"{name}.html").write_bytes(data.replace(b"@BAIT@", str(own.parent.parent / BAIT).encode()))

    return write


def _bomb(own: Path) -> None:
    """Write twenty-six fragments of pages, each of which includes the next one twice."""
    _page("<!-- include a.html -->")(own)
    for letter in range(ord("a"), ord("z")):
        following = f"<!-- include {chr(letter + 1)}.html -->\n"
        (own / "rules" / f"{chr(letter)}.html").write_text(f"<p>x</p>{following}{following}", encoding="utf-8")
    (own / "rules" / "z.html").write_text("<p>" + "x" * 1000 + "</p>", encoding="utf-8")


def _huge_page(own: Path) -> None:
    _page("")(own)
    with (own / "rules" / "piquet.points.html").open("r+b") as file:
        file.truncate(100 << 20)


def _linked_folder(own: Path) -> None:
    outside = own.parent.parent / "outside"
    outside.mkdir()
    (outside / "piquet.points.html").write_text(f"{HEADER}<p>{SECRET}</p></body></html>", encoding="utf-8")
    (own / "rules").symlink_to(outside)


def _table(part: str, name: str, content: str | bytes) -> Callable[[Path], None]:
    def write(own: Path) -> None:
        file = own / part / f"{name}.toml"
        file.parent.mkdir(parents=True)
        file.write_bytes(content if isinstance(content, bytes) else content.encode())

    return write


# What is left of the German words says in German why the rest is left out.
PACKS = {
    "the placeholders differ": Pack(_forms(_other_placeholders()), "the placeholders differ"),
    "too long": Pack(_forms(lambda words: [f"{form}{'x' * 400}" for form in words.forms]), "too long"),
    "tags": Pack(
        _forms(lambda words: [f"<img src='file:///etc/passwd'>{form}" for form in words.forms]),
        "the placeholders differ",
    ),
    "upside down": Pack(_forms(lambda words: [f"\u202e{form}" for form in words.forms]), "cannot be shown"),
    "a form too few": Pack(_forms(lambda words: words.forms[:1]), "andere Zahlformen"),
    "no Unicode": Pack(
        _bytes(lambda data: data.replace("Einstellungen".encode("utf-16-be"), b"\xdc\x00" * 13)),
        "die sich nicht zeigen lassen",
    ),
    "spoilt bytes": Pack(_spoilt, "words.qm"),
    "cut off": Pack(_bytes(lambda data: data[:200_000]), "damaged"),
    "overlapping words": Pack(_overlapping, "damaged"),
    "other words": Pack(_depending),
    "a huge file": Pack(_huge, "too large"),
    "a pipe": Pack(lambda own: os.mkfifo(own / "words.qm"), "not a file"),
    "a device": Pack(_linked("words.qm", "/dev/zero"), "a link"),
    "linked words": Pack(_linked("words.qm"), "a link"),
    "deep description": Pack(lambda own: describe(own, "forms = " + "[" * 3000), "nested too deeply"),
    "dotted description": Pack(lambda own: describe(own, "a." * 15_000 + "b = 1"), "nested too deeply"),
    "quoted dots": Pack(lambda own: describe(own, '"a".' * 5_000 + "b = 1"), "nested too deeply"),
    "large description": Pack(lambda own: describe(own, "#" * 40_000), "too large"),
    "no number": Pack(lambda own: describe(own, "begun = nan"), "an impossible number"),
    "no such day": Pack(lambda own: describe(own, "begun = 0000-01-01"), "not valid TOML"),
    "endless description": Pack(_piped, "not a file"),
    "other forms": Pack(lambda own: describe(own, '[forms.x]\n"the {rank} of {suit}" = "{a.b}"\n'), "x: “the {rank}"),
    "Latin-1 page": Pack(_page("<p>grün</p>".encode("latin-1")), "not text in UTF-8", later=True),
    "missing fragment": Pack(_page("<!-- include piquet/nowhere.html -->"), "nowhere.html: is missing", later=True),
    "absolute fragment": Pack(_page("<!-- include @BAIT@ -->"), "file name is not used", later=True),
    "fragment above": Pack(_page("<!-- include ../../../bait.txt -->"), "file name is not used", later=True),
    "another computer": Pack(_page("<!-- include //host/share/x.html -->"), "file name is not used", later=True),
    "fragment of itself": Pack(_page("<!-- include piquet.points.html -->"), "includes itself", later=True),
    "bomb of fragments": Pack(_bomb, "too large", later=True),
    "huge page": Pack(_huge_page, "too large", later=True),
    "deep page": Pack(_page("<table><tr><td>" * 5000, ""), "too large", later=True),
    "endless page": Pack(_page("<li>" * 15, ""), "not closed", later=True),
    "nested brackets": Pack(_page("<" * 100_000), "not belong", later=True),
    "foreign pictures": Pack(_page("<img src='file://@BAIT@'>"), "not belong", later=True),
    "foreign picture": Pack(_page('<img src="@BAIT@" alt="x">'), "src", later=True),
    "wide page": Pack(_page('<table><tr><td colspan="100000000">x</td></tr></table>'), "colspan", later=True),
    "program in a page": Pack(_page("<script></script>"), "script", later=True),
    "turned page": Pack(_page("<p>&#8238;x</p>"), "cannot be shown", later=True),
    "turned by letters": Pack(_page("<p>&#x202e;x</p>"), "cannot be shown", later=True),
    "turned by a name": Pack(_page("<p>&rlm;x</p>"), "cannot be shown", later=True),
    "nothing in a page": Pack(_page("<p>a&#0;b</p>"), "cannot be shown", later=True),
    "linked page": Pack(_linked("rules/piquet.points.html"), "a link", later=True),
    "linked folder": Pack(_linked_folder, "a link", later=True, each=True),
    "Latin-1 glossary": Pack(_page("ü".encode("latin-1"), name="glossary"), "not text in UTF-8", later=True),
    "deep lesson": Pack(_table("lessons", "casino/pair", "a." * 3000 + "b = 1"), "nested too deeply", later=True),
    "Latin-1 lesson": Pack(_table("lessons", "casino/pair", b'title = "\xfc"'), "not text in UTF-8", later=True),
    "long lesson": Pack(_table("lessons", "casino/pair", f'title = "{"x" * 9000}"'), "title: too long", later=True),
    "linked lesson": Pack(_linked("lessons/casino/pair.toml"), "a link", later=True),
    "strange deal": Pack(_table("deals", "piquet.points", "said = 5"), later=True),
    "turned deal": Pack(
        _table("deals", "piquet.points", '[said]\n1 = "\u202ex"\nx = "y"\n2 = 3\n'), "said.1", later=True
    ),
}


def kinds(*, later: bool) -> Iterator[str]:
    """Return the names of the packs whose sentence is shown at the start, or ``later``."""
    return (kind for kind, pack in PACKS.items() if pack.later is later)
