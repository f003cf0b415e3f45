#!/usr/bin/env python3
"""Build the page from which people get the program, in German and English, with the rules to read and print.

    python3 packaging/build.py site                          build/release/index.html
    .venv/bin/python packaging/release_page.py [--publish] [FOLDER]

Its words are in ``release/words.toml``, the names of who publishes in ``publisher.toml``; what is offered are the files
in ``dist`` that are of this version, and the pages for programmers those of ``pages.py``, if they have been built. With
``--publish`` it is refused as long as one of the names is a placeholder, the version is in the making, nothing is
offered, or something of another version lies in ``dist``.
"""

from __future__ import annotations

import hashlib
import html
import os
import re
import shutil
import sys
import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path

import bootstrap  # noqa: F401 - finds the rest
import versions
from cardtable.ui.help import pages
from installers import changelog, publisher
from installers.common import BUILD, DIST, PACKAGING, VERSION, InstallerError, fresh

LANGUAGES = ("en", "de")
FOLDERS = {"en": "", "de": "de/"}
"""Where the pages of each language lie."""

OFFERED = (
    ("windows", r"cardtable-.*-windows-.*-installer\.exe"),
    ("deb", r"cardtable_.*\.deb"),
    ("macos", r"cardtable-.*\.dmg"),
    ("appimage", r"cardtable-.*\.AppImage"),
    ("portable", r"cardtable-.*-linux-.*\.tar\.xz"),
    ("wheel", r"cardtable-.*\.whl"),
)
"""The systems in the order in which they are offered, and what their files are called."""

_VERSIONS = f"({re.escape(VERSION)}|{re.escape(versions.sorted_below(VERSION))})"

PICTURES = ("light", "choosing", "hall", "dark")
"""The pictures of ``packaging/pictures`` in their order; ``paint_pictures.py`` makes them."""
MOVING = "moving"
"""The moving picture; people who want less motion see the first of the others in its place."""
MARKS = {"en": "", "de": "_de"}
"""What follows the name of a picture in each language."""
_PICTURE = re.compile(r'<img src="([^"]+)"')
_LINK = re.compile(r'href="([a-z0-9_.]+)(#[^"]*)?"')


def build(folder: Path, offered: Sequence[Path], names: Mapping[str, str]) -> None:
    """Write all pages into ``folder``, which is made anew, for the ``offered`` files."""
    words = tomllib.loads((PACKAGING / "release" / "words.toml").read_text(encoding="utf-8"))
    fresh(folder)
    shutil.copyfile(PACKAGING / "release" / "style.css", folder / "style.css")
    for mark in MARKS.values():
        for picture in (*(f"{name}{mark}.png" for name in PICTURES), f"{MOVING}{mark}.webp"):
            shutil.copyfile(PACKAGING / "pictures" / picture, folder / picture)
    sums = {file.name: hashlib.sha256(file.read_bytes()).hexdigest() for file in offered}
    if sums:
        listed = "".join(f"{digest}  {name}\n" for name, digest in sorted(sums.items()))
        (folder / "SHA256SUMS").write_text(listed, encoding="ascii")
    tutorial = BUILD / "site"
    if (tutorial / "index.html").is_file():
        shutil.copytree(tutorial, folder / "engine")
    painted = _Painted(folder / "cards")
    for language in LANGUAGES:
        place = folder / FOLDERS[language]
        place.mkdir(exist_ok=True)
        for name in pages.available(language):
            (place / f"{name}.html").write_text(_rule_page(name, language, words[language], painted), encoding="utf-8")
        engine = (folder / "engine").is_dir()
        text = front(language, words[language], sums, names, engine)
        (place / "index.html").write_text(text, encoding="utf-8")


def front(
    language: str, words: Mapping[str, str], sums: Mapping[str, str], names: Mapping[str, str], engine: bool
) -> str:
    """Return the first page in a ``language``, which offers the files in ``sums``; ``engine`` says whether there is a
    page for programmers.
    """
    up = "../" if FOLDERS[language] else ""
    mark = MARKS[language]
    told = {name: html.escape(text) for name, text in words.items()}
    release = changelog.releases(language)[0]
    gets = []
    for kind, pattern in OFFERED:
        # The processor that most people have comes first.
        usual = "arm" if kind == "macos" else "pc"
        of_kind = sorted(
            (name for name in sums if re.fullmatch(pattern, name)), key=lambda name: (_processor(name) != usual, name)
        )
        for file in of_kind:
            address = html.escape(f"{names['downloads']}v{VERSION}/{file}")
            how = told[f"{kind}_how"].format(file=f"<code>{html.escape(file)}</code>")
            processor = told.get(f"{kind}_{_processor(file)}", told[_processor(file)])
            label = f"{told[kind]} ({processor})" if len(of_kind) > 1 else told[kind]
            gets.append(f'<li><a href="{address}">{label}</a><p>{how}</p></li>')
    rows = "".join(f"<tr><td>{html.escape(name)}</td><td><code>{sum_}</code></td></tr>" for name, sum_ in sums.items())
    listed = "".join(
        f'<li><a href="{name}.html">{html.escape(pages.title(pages.rule_page(name, language)))}</a></li>'
        for name in pages.available(language)
    )
    more = [f'<a href="{html.escape(names["issues"])}">{told["report"]}</a>']
    more.append(f'<a href="{html.escape(names["sources"])}">{told["sources"]}</a>')
    if engine:
        more.insert(0, f'<a href="{up}engine/index.html">{told["tutorial"]}</a>')
    body = [
        f"<h1>{told['title']}</h1>",
        f'<p class="lead">{told["lead"]}</p><p>{told["free"]}</p>',
        f'<h2 id="get">{told["get"].format(version=html.escape(VERSION))}</h2>',
        "" if release.made else f'<p class="soft">{told["making"]}</p>',
        f'<ul class="gets">{"".join(gets)}</ul>' if gets else f"<p>{told['none']}</p>",
        f"<h2>{told['pictures']}</h2>",
        (
            f'<figure><picture><source srcset="{up}{PICTURES[0]}{mark}.png" media="(prefers-reduced-motion: reduce)">'
            f'<img src="{up}{MOVING}{mark}.webp" width="800" height="500" alt="{told["moving"]}"></picture>'
            f"<figcaption>{told['moving']}</figcaption></figure>"
        ),
        *(
            f'<figure><img src="{up}{name}{mark}.png" width="1280" height="800" alt="{told[name]}">'
            f"<figcaption>{told[name]}</figcaption></figure>"
            for name in PICTURES
        ),
        f"<h2>{told['new']}</h2><ul>{''.join(f'<li>{html.escape(one)}</li>' for one in release.changes)}</ul>",
        f'<h2>{told["rules"]}</h2><p>{told["rules_text"]}</p><ul class="rules">{listed}</ul>',
        f"<h2>{told['verify']}</h2><p>{told['verify_text']}</p>",
        f'<div class="wide"><table><caption class="soft"><a href="{up}SHA256SUMS">{told["sums"]}</a></caption>'
        f"{rows}</table></div>"
        if rows
        else "",
        f"<h2>{told['more']}</h2><ul>{''.join(f'<li>{one}</li>' for one in more)}</ul>",
        f'<p class="soft">{told["maintainer"].format(maintainer=html.escape(names["maintainer"]))}</p>',
    ]
    return _whole(language, words["title"], "index", told, "\n".join(part for part in body if part))


def _processor(file: str) -> str:
    """Return for which kind of processor a file is, as the words of the page name it."""
    return "arm" if re.search(r"[-_](arm64|aarch64)\b", file) else "pc"


def _rule_page(name: str, language: str, words: Mapping[str, str], painted: _Painted) -> str:
    text = pages.rule_page(name, language)
    body = text[text.index("<body>") + len("<body>") : text.rindex("</body>")]
    up = "../" if FOLDERS[language] else ""
    body = _PICTURE.sub(lambda found: painted.image(found[1], language, up), body)
    body = _LINK.sub(lambda found: f'href="{found[1]}.html{found[2] or ""}"', body)
    told = {key: html.escape(word) for key, word in words.items()}
    back = f'<p><a href="index.html">{told["back"]}</a></p>'
    return _whole(language, pages.title(text), name, told, f'<div class="page">{body}</div>{back}')


def _whole(language: str, title: str, name: str, told: Mapping[str, str], body: str) -> str:
    """Return a page with what stands around it. The other language is one link away, on every page."""
    up = "../" if FOLDERS[language] else ""
    other = next(code for code in LANGUAGES if code != language)
    to_other = f"{up}{FOLDERS[other]}{name}.html"
    skip = f'<a class="skip" href="#get">{told["skip"]}</a>' if name == "index" else ""
    return f"""<!DOCTYPE html>
<html lang="{language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{html.escape(title)}</title>
<link rel="stylesheet" href="{up}style.css">
<link rel="alternate" hreflang="{other}" href="{to_other}">
</head>
<body>
{skip}
<header><a href="index.html"><strong>cardtable</strong></a>
<a href="{to_other}" lang="{other}">{told["other"]}</a></header>
<main>
{body}
</main>
</body>
</html>
"""


class _Painted:
    """The pictures of the rule pages, painted by the program itself and kept as files in ``folder``."""

    def __init__(self, folder: Path) -> None:
        from PySide6.QtWidgets import QApplication

        from cardtable.app.i18n import Translation
        from cardtable.app.settings import Settings
        from cardtable.ui.cards.pictures import CardPictures
        from cardtable.ui.help.browser import RuleBrowser

        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
        # Two points for each of the page, for screens with as many and for paper.
        os.environ.setdefault("QT_SCALE_FACTOR", "2")
        instance = QApplication.instance()
        self._application = instance if isinstance(instance, QApplication) else QApplication([])
        self._translation = Translation(self._application)
        self._browsers = {one: RuleBrowser(CardPictures(Settings().card_theme(one)), one) for one in LANGUAGES}
        for browser in self._browsers.values():
            browser.resize(1600, 1200)
            # At a size to read from paper.
            browser.zoomIn(3)
        self._folder = folder
        self._folder.mkdir()
        self._sizes: dict[str, str] = {}

    def image(self, address: str, language: str, up: str) -> str:
        """Return the beginning of the element that shows the picture at ``address`` with the letters of a ``language``;
        ``up`` leads from its page to the folder of all pages.
        """
        from PySide6.QtCore import QUrl
        from PySide6.QtGui import QImage, QPixmap, QTextDocument

        plain = html.unescape(address)
        digest = hashlib.sha256(f"{language} {plain}".encode()).hexdigest()
        name = f"{digest[:16]}.png"
        if name not in self._sizes:
            made = self._browsers[language].loadResource(QTextDocument.ResourceType.ImageResource.value, QUrl(plain))
            if not isinstance(made, QImage | QPixmap) or not made.save(str(self._folder / name)):
                raise InstallerError(f"the picture {plain} cannot be painted")
            size = made.deviceIndependentSize().toSize()
            self._sizes[name] = f'width="{size.width()}" height="{size.height()}"'
        return f'<img src="{up}cards/{name}" {self._sizes[name]}'


def in_dist(folder: Path = DIST) -> tuple[list[Path], list[Path]]:
    """Return the files in ``folder`` that can be offered: those of this version, and those of others."""
    kinds = "|".join(pattern for _, pattern in OFFERED)
    found = sorted(file for file in folder.glob("cardtable*") if re.fullmatch(kinds, file.name))
    ours = [file for file in found if re.match(rf"cardtable[-_]{_VERSIONS}[-_]", file.name)]
    return ours, [file for file in found if file not in ours]


def main(arguments: Sequence[str]) -> int:
    """Build the pages where ``arguments`` say; return the exit status."""
    publishing = "--publish" in arguments
    folder = next((Path(one) for one in arguments if one != "--publish"), BUILD / "release")
    offered, others = in_dist()
    try:
        if publishing:
            publisher.require_owner()
            if versions.series(VERSION) != VERSION:
                raise InstallerError(f"{VERSION} is in the making")
            if others:
                raise InstallerError(f"these are not of version {VERSION}: {', '.join(file.name for file in others)}")
            if not offered:
                raise InstallerError("there is nothing to offer in dist")
        build(folder, offered, publisher.names())
    except InstallerError as error:
        print(error, file=sys.stderr)
        return 1
    print(f"Pages: {folder / 'index.html'}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
