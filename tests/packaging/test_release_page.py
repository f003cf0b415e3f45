"""The page from which people get the program: whole in both languages, readable, and published by somebody."""

from __future__ import annotations

import hashlib
import html
import json
import os
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import release_page
import versions
from installers import publisher
from installers.common import PACKAGING, VERSION, InstallerError
from tests.ui.contrast import ratio

OWNED = {
    "maintainer": "Somebody <somebody@cards.test>",
    "home": "https://cards.test/",
    "downloads": "https://cards.test/files/",
    "issues": "https://cards.test/issues",
    "sources": "https://cards.test/sources",
}
RESTS = ("windows-amd64-installer.exe", "macos-arm64.dmg", "x86_64.AppImage", "linux-x86_64.tar.xz", "py3-none-any.whl")
"""The ends of the names of what is offered, behind the version."""
FILES = (f"cardtable_{VERSION}_amd64.deb", f"cardtable-{VERSION}-windows-amd64-installer.exe")
CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
STYLE = (PACKAGING / "release" / "style.css").read_text(encoding="utf-8")
SIZES = ((500, 900), (900, 1200), (1600, 1000))

_BUILD = """
import json, sys
from pathlib import Path
import release_page
folder, files, names = json.loads(sys.argv[1])
release_page.build(Path(folder), [Path(file) for file in files], names)
"""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The pages, built in a process of their own: the pictures have two points for one, which is said to Qt at its
    start.
    """
    place = tmp_path_factory.mktemp("release")
    files = [place / name for name in FILES]
    for file in files:
        file.write_bytes(file.name.encode())
    given = json.dumps([str(place / "site"), [str(file) for file in files], OWNED])
    environment = {**os.environ, "PYTHONPATH": f"{PACKAGING}:{PACKAGING.parent}"}
    subprocess.run([sys.executable, "-P", "-c", _BUILD, given], check=True, env=environment)
    return place / "site"


def pages(site: Path) -> dict[str, str]:
    return {
        file.relative_to(site).as_posix(): file.read_text(encoding="utf-8") for file in sorted(site.rglob("*.html"))
    }


def test_every_page_is_there_in_both_languages_one_link_apart(site: Path) -> None:
    told = pages(site)
    german = {name.removeprefix("de/") for name in told if name.startswith("de/")}
    assert german == {name for name in told if not name.startswith("de/")}
    assert {"index.html", "piquet.points.html", "glossary.html"} <= german
    for name in german:
        assert f'href="de/{name}" lang="de"' in told[name]
        assert f'href="../{name}" lang="en"' in told[f"de/{name}"]
        assert '<html lang="de">' in told[f"de/{name}"]


def test_every_link_and_picture_is_there_and_nothing_is_loaded_from_elsewhere(site: Path) -> None:
    for name, text in pages(site).items():
        assert "<script" not in text
        assert "{" not in re.sub(r"\s", "", text), name
        for address in map(html.unescape, re.findall(r'(?:href|src|srcset)="([^"]+)"', text)):
            if address.startswith("https://"):
                assert address.startswith("https://cards.test/"), (name, address)
                continue
            path, _, anchor = address.partition("#")
            file = (site / name).parent / path if path else site / name
            assert file.is_file(), (name, address)
            if anchor:
                there = file.read_text(encoding="utf-8") if path else text
                assert anchor in re.findall(r'(?:id|name)="([^"]+)"', there), (name, address)
        assert all('alt="' in image for image in re.findall(r"<img[^>]*>", text)), name


def test_each_file_is_offered_with_its_sum(site: Path) -> None:
    listed = (site / "SHA256SUMS").read_text(encoding="ascii")
    for language in ("", "de/"):
        text = pages(site)[f"{language}index.html"]
        for name in FILES:
            digest = hashlib.sha256(name.encode()).hexdigest()
            assert f'href="https://cards.test/files/v{VERSION}/{name}"' in text
            assert f"<code>{digest}</code>" in text
            assert f"{digest}  {name}\n" in listed


def test_files_for_several_processors_are_told_apart() -> None:
    words = tomllib.loads((PACKAGING / "release" / "words.toml").read_text(encoding="utf-8"))
    files = ["cardtable_1.0.0_arm64.deb", "cardtable_1.0.0_amd64.deb", "cardtable-1.0.0-macos-x86_64.dmg"]
    files += ["cardtable-1.0.0-macos-arm64.dmg", "cardtable-1.0.0-linux-x86_64.tar.xz"]
    front = release_page.front("de", words["de"], dict.fromkeys(files, "0"), OWNED, engine=False)
    assert re.findall(r'<li><a href="[^"]*/([^"/]+)">([^<]+)</a><p>', front) == [
        ("cardtable_1.0.0_amd64.deb", "Debian und Ubuntu (Intel, AMD)"),
        ("cardtable_1.0.0_arm64.deb", "Debian und Ubuntu (ARM)"),
        ("cardtable-1.0.0-macos-arm64.dmg", "macOS (Apple-Chip)"),
        ("cardtable-1.0.0-macos-x86_64.dmg", "macOS (Intel)"),
        ("cardtable-1.0.0-linux-x86_64.tar.xz", "Anderes Linux, ein Ordner"),
    ]


@pytest.mark.parametrize("light", [True, False], ids=["light", "dark"])
def test_everything_written_can_be_read(light: bool) -> None:
    blocks = re.findall(r":root \{([^}]*)\}", STYLE)
    colours = dict(re.findall(r"--([\w-]+): (#[0-9a-f]{6})", blocks[0 if light else 1]))
    written = [(ink, ground) for ink in ("ink", "soft", "link") for ground in ("paper", "sheet")]
    for ink, ground in [*written, ("on-button", "button")]:
        assert ratio(colours[ink], colours[ground]) >= 4.5, (ink, ground)
    assert ratio(colours["rim"], colours["paper"]) >= 2


def test_nothing_is_published_while_a_name_belongs_to_nobody() -> None:
    with pytest.raises(InstallerError, match="APPLICATION_ID"):
        publisher.require_owner(OWNED)
    with pytest.raises(InstallerError, match="home"):
        publisher.require_owner({**OWNED, "home": "https://cardtable.example/"})
    told = [sys.executable, str(PACKAGING / "release_page.py"), "--publish"]
    done = subprocess.run(told, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert "belong to nobody yet" in done.stderr


def test_what_lies_there_of_another_version_is_not_offered(tmp_path: Path) -> None:
    others = ("cardtable_0.1_amd64.deb", f"cardtable-{VERSION}1-linux-x86_64.tar.xz", "cardtable-0.1-py3-none-any.whl")
    below = versions.sorted_below(VERSION)
    ours = (f"cardtable_{below}_amd64.deb", *(f"cardtable-{VERSION}-{rest}" for rest in RESTS))
    for name in (*others, *ours, f"cardtable-{VERSION}.tar.gz", "cardtable.txt"):
        (tmp_path / name).touch()
    offered, left = release_page.in_dist(tmp_path)
    assert {file.name for file in offered} == set(ours)
    assert {file.name for file in left} == set(others)


def test_a_version_in_the_making_and_files_of_another_are_not_published(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(publisher, "require_owner", lambda: None)
    monkeypatch.setattr(release_page, "VERSION", "1.0.dev7")
    assert release_page.main(["--publish", str(tmp_path)]) == 1
    assert "1.0.dev7 is in the making" in capsys.readouterr().err
    monkeypatch.setattr(release_page, "VERSION", "1.0.0")
    monkeypatch.setattr(release_page, "in_dist", lambda: ([], [Path("cardtable_0.9_amd64.deb")]))
    assert release_page.main(["--publish", str(tmp_path)]) == 1
    assert "not of version 1.0.0: cardtable_0.9_amd64.deb" in capsys.readouterr().err


_MEASURE = """<script>onload = () => document.title = JSON.stringify([document.documentElement.scrollWidth, innerWidth,
[...document.querySelectorAll('.gets a')].map(a => a.getBoundingClientRect().height),
[...document.querySelectorAll('a')].filter(a => a.tabIndex < 0).length,
[...document.images].filter(i => !i.complete || !i.naturalWidth).length])</script>"""


@pytest.mark.skipif(CHROMIUM is None, reason="there is no Chromium here")
@pytest.mark.parametrize("size", SIZES, ids=lambda size: str(size[0]))
@pytest.mark.parametrize("name", ["index.html", "de/index.html", "de/piquet.points.html", "casino.swedish.html"])
def test_a_browser_shows_all_of_it(site: Path, name: str, size: tuple[int, int]) -> None:
    """Nothing is cut off at the side, every picture is shown, every link can be reached by Tab, and fingers hit."""
    assert CHROMIUM is not None
    # The page itself has no scripts; this copy has one that measures it.
    copy = site / name.replace("index", "measured").replace(".html", f"-{size[0]}.html")
    text = (site / name).read_text(encoding="utf-8")
    copy.write_text(text.replace("</body>", f"{_MEASURE}</body>"), encoding="utf-8")
    try:
        given = ["--headless", "--no-sandbox", "--disable-gpu", f"--window-size={size[0]},{size[1]}", "--dump-dom"]
        profile = f"--user-data-dir={site.parent / 'profile'}-{size[0]}-{name.replace('/', '-')}"
        done = subprocess.run([CHROMIUM, *given, profile, copy.as_uri()], capture_output=True, text=True, check=True)
    finally:
        copy.unlink()
    title = re.search(r"<title>(.*?)</title>", done.stdout)
    assert title is not None
    wide, room, buttons, unreachable, lost = json.loads(html.unescape(title[1]))
    assert wide <= room
    assert (unreachable, lost) == (0, 0)
    assert len(buttons) == (len(FILES) if name.endswith("index.html") else 0)
    assert all(height >= 44 for height in buttons)


def test_each_language_shows_pictures_of_its_own(site: Path) -> None:
    shown = {
        name: {Path(source).stem for source in re.findall(r'<img src="([^"]+)"', pages(site)[name])}
        for name in ("index.html", "de/index.html")
    }
    assert len(shown["index.html"]) == 5
    assert shown["de/index.html"] == {f"{name}_de" for name in shown["index.html"]}
    for one, other in zip(sorted(shown["index.html"]), sorted(shown["de/index.html"]), strict=True):
        english, german = (next(site.glob(f"{name}.*")).read_bytes() for name in (one, other))
        assert english != german


def test_the_moving_picture_is_still_for_people_who_want_less_motion(site: Path) -> None:
    for name, moving in (("index.html", "moving"), ("de/index.html", "moving_de")):
        found = re.search(r"<picture>(.*?)</picture>", (site / name).read_text(encoding="utf-8"), re.DOTALL)
        assert found
        still = re.search(r'<source srcset="([^"]+)" media="\(prefers-reduced-motion: reduce\)">', found[1])
        assert still
        assert still[1].endswith(f"light{'_de' if name.startswith('de') else ''}.png")
        assert re.search(rf'<img src="[^"]*\b{moving}\.webp"', found[1])
