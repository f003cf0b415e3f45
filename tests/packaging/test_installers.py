"""The parts that make the installers: what is taken of Qt, what Debian must have, icons, changelog, manifests."""

from __future__ import annotations

import datetime
import json
import os
import plistlib
import re
import shutil
import struct
import subprocess
import sys
import zipfile
from collections.abc import Callable
from pathlib import Path, PurePosixPath
from xml.etree import ElementTree

import pytest

import versions
from cardtable import __main__ as program
from cardtable.ui.dialogs import about_words as about
from cardtable.ui.start import qt_plugins
from installers import (
    appimage,
    changelog,
    common,
    deb,
    desktop,
    elf,
    flatpak,
    frozen,
    icons,
    icu,
    macos,
    notices,
    packing,
    portable,
    qt,
    sbom,
    staging,
    windows,
)
from provision import system

ROOT = common.ROOT
LACKING = [name for name in system.PACKAGE_PROGRAMS if shutil.which(name) is None]
"""What a Debian package cannot be built without, and is not here."""

LINUX = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="reads libraries of Linux")


@pytest.fixture(scope="module")
def pictures(tmp_path_factory: pytest.TempPathFactory) -> dict[int, bytes]:
    """The icon as PNG, by its size in pixels."""
    files = icons.render(tmp_path_factory.mktemp("icon"), (16, 256), Path(sys.executable))
    return {size: file.read_bytes() for size, file in files.items()}


# ── What is taken of Qt ──────────────────────────────────────────────────────────────────────────────────


@pytest.mark.slow
def test_packages_can_be_built_where_nothing_is_installed_for_python() -> None:
    """Qt is put into the package, and need not be there before."""
    done = subprocess.run(
        [sys.executable, "-S", str(ROOT / "packaging" / "build.py"), "--help"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, "deb" in done.stdout) == (0, True), done.stderr


def test_the_program_imports_only_modules_that_can_be_shipped() -> None:
    modules = qt.imported_modules(ROOT / "cardtable")
    assert {"QtCore", "QtGui", "QtWidgets"} <= modules
    assert qt.plugins(modules)


def test_packages_bring_the_plug_ins_that_the_self_test_looks_for_and_the_one_that_it_runs_with() -> None:
    for platform, needed in qt_plugins.NEEDED.items():
        more = {PurePosixPath(name).stem for name in {*qt.PLUGINS[platform]} - {*needed}}
        assert more in ({"qoffscreen"}, {"libqoffscreen"})
    assert set(qt.plugins(set(qt.MODULES))) == set(qt.PLUGINS["linux"])
    assert "printsupport/libcupsprintersupport.so" not in qt.plugins({"QtCore", "QtGui"})


def test_a_pyside_without_a_plug_in_is_refused(tmp_path: Path) -> None:
    pyside = tmp_path / "PySide6"
    (pyside / "Qt" / "plugins" / "platforms").mkdir(parents=True)
    with pytest.raises(common.InstallerError, match=r"no plug-in platforms/libqxcb\.so"):
        qt.copy_pruned(tmp_path, {"QtGui"}, tmp_path / "there")


def test_every_way_to_import_is_seen(tmp_path: Path) -> None:
    (tmp_path / "one.py").write_text("from PySide6 import QtSvg\nimport PySide6.QtPrintSupport\n", encoding="ascii")
    (tmp_path / "two.py").write_text("def f():\n    from PySide6.QtXml import QDomDocument\n", encoding="ascii")
    assert qt.imported_modules(tmp_path) == {"QtSvg", "QtPrintSupport", "QtXml"}


@LINUX
def test_what_pyside_has_in_python_is_not_compiled_at_every_start(tmp_path: Path) -> None:
    qt.copy_pruned(staging.site_packages(Path(sys.executable)), {"QtCore"}, tmp_path)
    staging.unpack_support(tmp_path, Path(sys.executable))
    code = """
import sys
sys.path.insert(0, sys.argv[1])
from PySide6.QtCore import QPoint
print(sys.modules["shibokensupport.signature.loader"].__file__)
print(sorted(sys.modules.keys() & {"shibokensupport.signature.parser", "inspect", "logging"}))
try:
    QPoint("x", 1)
except TypeError as error:
    print("Supported signatures" in str(error))
"""
    done = subprocess.run(
        [sys.executable, "-I", "-S", "-c", code, tmp_path], capture_output=True, text=True, check=True
    )
    place, loaded, told = done.stdout.splitlines()
    assert Path(place).is_relative_to(tmp_path / "shiboken6" / "files.dir")
    assert loaded == "[]"
    # Which is what it is for: to say how something is to be called.
    assert told == "True"


@LINUX
def test_what_pyside_has_in_python_is_compiled_in_frozen_packages(tmp_path: Path) -> None:
    (tmp_path / "_internal" / "shiboken6").mkdir(parents=True)
    licences = tmp_path / "_internal" / "resources" / "licences"
    licences.mkdir(parents=True)
    (licences / "GPL-3.0.txt").touch()
    portable.finish(tmp_path, Path(sys.executable))
    sources = list((tmp_path / "_internal" / "shiboken6" / "files.dir").rglob("*.py"))
    assert any(file.name == "loader.py" for file in sources)
    for file in sources:
        compiled = (file.parent / "__pycache__" / f"{file.stem}.{sys.implementation.cache_tag}.pyc").read_bytes()
        # Neither the time of the source nor its sum is looked at, and this place is not named.
        assert compiled[4:8] == b"\1\0\0\0"
        assert str(tmp_path).encode() not in compiled


def test_the_network_cannot_be_shipped() -> None:
    with pytest.raises(common.InstallerError, match="QtNetwork"):
        qt.plugins({"QtCore", "QtNetwork"})


@LINUX
def test_what_a_library_needs_is_read_from_it() -> None:
    library = staging.site_packages(Path(sys.executable)) / "PySide6" / "QtGui.abi3.so"
    assert {"libQt6Gui.so.6", "libQt6Core.so.6", "libc.so.6"} <= set(elf.needed(library))


def test_other_files_are_no_libraries(tmp_path: Path) -> None:
    (tmp_path / "text").write_bytes(b"\x7fELF\x01 is 32 bits")
    assert not elf.is_elf(tmp_path / "text")
    assert not elf.is_elf(tmp_path / "missing")
    with pytest.raises(ValueError, match="no 64-bit ELF"):
        elf.needed(tmp_path / "text")


@LINUX
def test_the_pruned_qt_paints_a_drawing_by_itself(tmp_path: Path) -> None:
    system = qt.copy_pruned(
        staging.site_packages(Path(sys.executable)), {"QtCore", "QtGui", "QtSvg", "QtWidgets"}, tmp_path
    )
    code = """
import sys
sys.path.insert(0, sys.argv[1])
from PySide6.QtWidgets import QApplication, QLabel
from PySide6.QtGui import QIcon
import PySide6
application = QApplication(["x", "-platform", "offscreen"])
picture = QIcon(sys.argv[2]).pixmap(32, 32)
print(PySide6.__file__, picture.isNull(), QLabel("x").grab().isNull())
"""
    done = subprocess.run(
        [sys.executable, "-I", "-S", "-c", code, tmp_path, icons.DRAWING], capture_output=True, text=True, check=True
    )
    assert done.stdout.split() == [str(tmp_path / "PySide6" / "__init__.py"), "False", "False"]
    # Nothing of it asks for a library whose Debian package is not known.
    assert "libcups2" not in deb.dependencies(system)
    assert not [file for file in tmp_path.rglob("*") if "Network" in file.name or "Qml" in file.name]


# ── The languages of ICU ─────────────────────────────────────────────────────────────────────────────────

SORT = """
import sys
sys.path.insert(0, sys.argv[1])
from PySide6.QtCore import QCollator, QLocale, QStringConverter, QStringDecoder
words = ["zehn", "Ärger", "arg", "Ass", "aß", "asz", "Öl", "ohne", "Übung", "un", "9", "10", "straße", "strasse"]
for name in ("de_DE", "de_AT", "en_GB"):
    collator = QCollator(QLocale(name))
    collator.setNumericMode(True)
    print(name, [collator.compare(one, other) for one in words for other in words])
    print(QLocale(name).toUpper("straße ﬃ"), QLocale(name).toString(1234.5), QLocale(name).currencySymbol())
"""


@pytest.fixture(scope="module")
def data_of_icu() -> Path:
    """The library with ICU's data in the wheel of Qt; the test is skipped where Qt takes the system's."""
    library = next((staging.site_packages(Path(sys.executable)) / "PySide6").rglob("libicudata.so.*"), None)
    if library is None:
        pytest.skip("this Qt brings no ICU")
    if shutil.which("as") is None:
        pytest.skip("ICU's data is put together by as, of the package binutils")
    return library


def test_without_the_other_languages_icu_sorts_and_writes_as_before(data_of_icu: Path, tmp_path: Path) -> None:
    said = []
    for number in range(2):
        folder = tmp_path / str(number)
        qt.copy_pruned(staging.site_packages(Path(sys.executable)), {"QtCore"}, folder)
        if number == 1:
            before = common.megabytes(folder)
            staging.cut_languages(folder)
            assert common.megabytes(folder) < before - 20
        command = [sys.executable, "-I", "-S", "-c", SORT, str(folder)]
        said.append(subprocess.run(command, capture_output=True, encoding="utf-8", check=True).stdout)
    assert said[1] == said[0]
    # A collator that found no data would compare nothing but numbers of characters.
    assert len(set(said[0].splitlines()[::2])) == 3


def test_icu_packed_again_is_the_same(data_of_icu: Path) -> None:
    ((_, data),) = elf.exported(data_of_icu).items()
    found = icu.items(data)
    (header,) = struct.unpack_from("<H", data)
    again = icu.items(icu.pack(data[:header], found))
    # Items are filled up to whole blocks.
    assert {name: item.rstrip(b"\0") for name, item in again.items()} == {
        name: item.rstrip(b"\0") for name, item in found.items()
    }


@pytest.mark.parametrize(
    ("name", "kept"),
    [
        ("de.res", True),
        ("de_AT.res", True),
        ("en_001.res", True),
        ("fr.res", False),
        ("zh_Hant_TW.res", False),
        ("root.res", True),
        ("pool.res", True),
        ("coll/root.res", True),
        ("coll/ucadata.icu", True),
        ("coll/de__PHONEBOOK.res", True),
        ("coll/sv.res", True),
        ("coll/fi.res", False),
        ("brkitr/word.brk", True),
        ("brkitr/thaidict.dict", False),
        ("translit/de_ASCII.res", False),
        ("ibm-943_P15A-2003.cnv", False),
        ("nfkc.nrm", True),
    ],
)
def test_what_stays_of_icu(name: str, kept: bool) -> None:
    assert icu.is_kept(name) is kept


def test_other_data_are_not_taken_for_icu_s(tmp_path: Path) -> None:
    with pytest.raises(common.InstallerError, match="another format"):
        icu.items(bytes(64))
    library = staging.site_packages(Path(sys.executable)) / "PySide6" / "QtGui.abi3.so"
    if elf.is_elf(library):
        with pytest.raises(common.InstallerError, match="not the data of ICU alone"):
            icu.cut(Path(shutil.copy(library, tmp_path)), tmp_path / "work")


# ── Debian ───────────────────────────────────────────────────────────────────────────────────────────────


def test_a_library_of_the_system_becomes_a_dependency_without_a_version() -> None:
    assert deb.dependencies(["libc.so.6", "libgthread-2.0.so.0", "libglib-2.0.so.0", "libEGL.so.1"]) == [
        "python3 (>= 3.11)",
        "libc6 (>= 2.34)",
        "fonts-dejavu-core | fonts-liberation | fonts-noto-core",
        "libegl1",
        "libglib2.0-0",
    ]


@pytest.mark.slow
@pytest.mark.skipif(bool(LACKING), reason=f"not here: {', '.join(LACKING)}")
def test_two_builds_are_the_same_to_the_last_byte(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """In other folders, with another umask and time zone, and with files that are older."""
    built = []
    for number, zone in enumerate(("UTC", "Asia/Tokyo")):
        for module in (deb, staging):
            monkeypatch.setattr(module, "BUILD", tmp_path / f"build{number}")
        monkeypatch.setattr(deb, "DIST", tmp_path / f"dist{number}")
        monkeypatch.setenv("TZ", zone)
        before = os.umask(0o077 if number else 0o022)
        try:
            built.append(deb.build(Path(sys.executable), "none"))
        finally:
            os.umask(before)
    one, other = (file.read_bytes() for file in built)
    assert one == other
    fields = subprocess.run(["dpkg-deb", "--field", built[0]], capture_output=True, text=True, check=True).stdout
    assert re.search(r"^Recommends:.*libcups2", fields, flags=re.MULTILINE)
    assert not re.search(r"^Depends:.*libcups2", fields, flags=re.MULTILINE)
    # Each Python has its own of this; what else plays the sounds lies in the package.
    assert re.search(r"^Recommends:.*python3-cffi-backend", fields, flags=re.MULTILINE)


def test_files_bear_the_day_of_the_release(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("SOURCE_DATE_EPOCH", raising=False)
    moment = datetime.datetime.fromtimestamp(common.release_time(), datetime.UTC)
    assert moment.date() == changelog.releases()[0].day
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1234567890")
    assert common.release_time() == 1234567890


def test_an_unknown_library_stops_the_build() -> None:
    with pytest.raises(common.InstallerError, match=r"libnew\.so\.9"):
        deb.dependencies(["libc.so.6", "libnew.so.9"])


def test_the_size_that_debian_wants_counts_whole_kibibytes(tmp_path: Path) -> None:
    (tmp_path / "usr").mkdir()
    (tmp_path / "usr" / "one").write_bytes(b"x" * 1025)
    (tmp_path / "DEBIAN").mkdir()
    (tmp_path / "DEBIAN" / "control").write_bytes(b"x" * 5000)
    assert deb.installed_size(tmp_path) == 1 + 2


def test_the_changelog_begins_with_the_version_of_the_program() -> None:
    assert changelog.releases()[0].version == common.VERSION
    with pytest.raises(common.InstallerError, match="does not begin with the version"):
        changelog.releases(text="## 0.0.1 – 2020-01-01\n\n- old\n")
    with pytest.raises(common.InstallerError, match="heading"):
        changelog.releases(text=f"## {common.VERSION} (2020-01-01)\n\n- old\n")


def test_a_release_has_a_day_and_what_is_in_the_making_has_none(monkeypatch: pytest.MonkeyPatch) -> None:
    def told(heading: str, version: str) -> changelog.Release:
        monkeypatch.setattr(changelog, "VERSION", version)
        return changelog.releases(text=f"## {heading}\n\n- new\n")[0]

    made = told("0.3 – 2027-01-02", "0.3")
    assert (made.version, made.day, made.made) == ("0.3", datetime.date(2027, 1, 2), True)
    making = told("0.3 – in the making", "0.3.dev77")
    assert (making.version, making.made) == ("0.3.dev77", False)
    for heading, version in (("0.3 – in the making", "0.3"), ("0.3 – 2027-01-02", "0.3.dev77")):
        with pytest.raises(common.InstallerError, match="does not begin with the version"):
            told(heading, version)


def test_both_languages_have_the_same_releases_with_as_many_changes() -> None:
    english, german = changelog.releases("en"), changelog.releases("de")
    assert [(one.version, one.day, len(one.changes)) for one in english] == [
        (one.version, one.day, len(one.changes)) for one in german
    ]
    assert not {change for one in english for change in one.changes} & {
        change for one in german for change in one.changes
    }


def test_no_line_of_the_description_is_longer_than_debian_wants() -> None:
    control = (common.PACKAGING / "debian" / "control.in").read_text(encoding="utf-8")
    _, _, description = control.partition("Description: ")
    assert max(map(len, description.splitlines())) <= 80


def test_the_debian_changelog_has_a_line_for_every_change() -> None:
    text = changelog.debian("A Maintainer <a@example.org>")
    assert text.startswith(f"cardtable ({versions.sorted_below(common.VERSION)}) unstable; urgency=medium\n\n  * ")
    assert re.search(r"\n\n -- A Maintainer <a@example\.org>  \w{3}, \d\d \w{3} \d{4} 12:00:00 \+0000\n", text)
    assert text.count("\n  * ") == sum(len(release.changes) for release in changelog.releases())
    assert max(len(line) for line in text.splitlines()) < 100


# ── What is in the packages ──────────────────────────────────────────────────────────────────────────────


def test_the_list_names_every_pin_and_every_component_with_its_licence() -> None:
    listed = json.loads(sbom.text([notices.Found(component) for component in about.shipped()]))
    assert (listed["bomFormat"], listed["specVersion"]) == ("CycloneDX", "1.6")
    assert listed["metadata"]["component"]["version"] == common.VERSION
    by_name = {entry["name"]: entry for entry in listed["components"]}
    assert {entry["name"]: entry["licenses"][0]["expression"] for entry in listed["components"]} == {
        component.name: component.licence for component in about.shipped()
    }
    pinned = sbom.pins((ROOT / "packaging" / "requirements.txt").read_text(encoding="ascii"))
    wheels = [entry["value"] for one in by_name.values() for entry in one.get("properties", ())]
    assert wheels
    # What cffi needs to compile, which has been done: it is not shipped.
    del pinned["pycparser"]
    assert {wheel.split()[0] for wheel in wheels} == set(pinned)
    assert len(wheels) == sum(len(digests) for _, digests in pinned.values())
    references = [entry["bom-ref"] for entry in listed["components"]]
    assert listed["dependencies"] == [{"ref": "cardtable", "dependsOn": references}]


def test_the_sources_of_qt_are_those_of_the_pinned_version() -> None:
    listed = json.loads(sbom.text([notices.Found(component) for component in about.shipped()]))
    sources = {entry["name"]: entry["externalReferences"][0]["url"] for entry in listed["components"]}
    assert sources["Qt"].endswith("/qt/6.11/6.11.3/single/qt-everywhere-src-6.11.3.tar.xz")
    assert sources["PySide6 and Shiboken6"].endswith("/PySide6-6.11.3-src/pyside-setup-everywhere-src-6.11.3.tar.xz")


LANGUAGE = "{http://www.w3.org/XML/1998/namespace}lang"
"""The attribute with the language of an element."""

# ── The desktop ──────────────────────────────────────────────────────────────────────────────────────────


@pytest.fixture(scope="module")
def share(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("share")
    desktop.install(folder, Path(sys.executable), "/usr/games/cardtable")
    return folder


def test_nothing_is_left_to_be_filled_in(share: Path) -> None:
    for file in share.rglob("*"):
        if file.suffix in (".desktop", ".xml"):
            assert not re.findall(r"@[A-Z_]+@", file.read_text(encoding="utf-8")), file
    for language in desktop.MANUALS:
        assert "@" not in desktop.manual_page(language)


def test_the_menu_entry_opens_records_with_the_program(share: Path) -> None:
    entry = (share / "applications" / desktop.DESKTOP_ID).read_text(encoding="utf-8")
    assert "\nExec=/usr/games/cardtable %f\n" in entry
    assert "\nMimeType=application/x-cardtable;\n" in entry
    kinds = ElementTree.parse(share / "mime" / "packages" / f"{common.APPLICATION_ID}.xml")
    (kind,) = kinds.findall(".//{*}mime-type")
    assert kind.get("type") == "application/x-cardtable"
    assert [glob.get("pattern") for glob in kind.findall(".//{*}glob")] == ["*.cardtable", "*.cardgame", "*.cardrules"]


def test_what_a_desktop_shows_is_said_in_every_language_of_the_program(share: Path) -> None:
    entry = (share / "applications" / desktop.DESKTOP_ID).read_text(encoding="utf-8")
    root = ElementTree.parse(share / "metainfo" / f"{common.APPLICATION_ID}.metainfo.xml").getroot()
    # What is new is told in the changelogs' two languages.
    releases = {id(one) for one in root.findall("./releases//*")}
    for language in ("de", "sv"):
        for key in ("GenericName", "Comment", "Keywords"):
            assert f"\n{key}[{language}]=" in entry
        found = [one for one in root.iter() if one.get(LANGUAGE) == language and id(one) not in releases]
        of_english = [one for one in root.iter() if one.get(LANGUAGE) is None and one.tag in {one.tag for one in found}]
        untold = [one for one in of_english if id(one) not in releases and (one.text or "").strip()]
        # The name of the program is the same everywhere.
        assert len(found) == len([one for one in untold if one.text != "cardtable"])


def test_everything_that_a_desktop_sees_bears_the_name_of_the_application(share: Path) -> None:
    files = [file for file in share.rglob("*") if file.is_file() and "man" not in file.relative_to(share).parts]
    assert [file.name for file in files if not file.name.startswith(f"{common.APPLICATION_ID}.")] == []
    entry = (share / "applications" / desktop.DESKTOP_ID).read_text(encoding="utf-8")
    kinds = (share / "mime" / "packages" / f"{common.APPLICATION_ID}.xml").read_text(encoding="utf-8")
    assert f"\nIcon={common.APPLICATION_ID}\n" in entry
    assert f'<icon name="{common.APPLICATION_ID}"/>' in kinds


@pytest.mark.parametrize("language", list(desktop.MANUALS))
def test_the_manual_page_has_the_whole_command_line(language: str) -> None:
    page = desktop.manual_page(language).replace("\\", "")
    code = "import sys; from cardtable.__main__ import main; main(sys.argv[1:])"
    for command in program.COMMANDS:
        done = subprocess.run(
            [sys.executable, "-c", code, command, "--help"], cwd=ROOT, capture_output=True, text=True, check=True
        )
        options = set(re.findall(r"--[a-z-]+", done.stdout))
        assert f".SS {command}" in page
        part = page.split(f".SS {command}")[1].split("\n.S")[0]
        assert {option for option in options - {"--help"} if option not in part} == set()
    assert all(option in page for option in ("--help", "--version", program.SELF_TEST))


def test_the_metainfo_lists_the_releases_in_order(share: Path) -> None:
    root = ElementTree.parse(share / "metainfo" / f"{common.APPLICATION_ID}.metainfo.xml").getroot()
    assert [release.get("version") for release in root.iter("release")] == [
        versions.sorted_below(release.version) for release in changelog.releases()
    ]
    assert root.findtext("id") == common.APPLICATION_ID


@pytest.mark.parametrize(
    ("tool", "arguments", "file"),
    [
        ("desktop-file-validate", ["--no-warn-deprecated"], f"applications/{desktop.DESKTOP_ID}"),
        ("xmllint", ["--noout"], f"mime/packages/{common.APPLICATION_ID}.xml"),
        ("man", ["--warnings", "-E", "UTF-8", "-l", "-Tutf8", "-Z"], "man/man6/cardtable.6.gz"),
        ("man", ["--warnings", "-E", "UTF-8", "-l", "-Tutf8", "-Z"], "man/de/man6/cardtable.6.gz"),
    ],
)
def test_the_checkers_of_desktops_accept_them(share: Path, tool: str, arguments: list[str], file: str) -> None:
    if shutil.which(tool) is None:
        pytest.skip(f"{tool} is not installed")
    done = subprocess.run([tool, *arguments, share / file], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, ""), done.stdout + done.stderr


def test_software_centres_accept_the_metainfo(share: Path) -> None:
    if shutil.which("appstreamcli") is None:
        pytest.skip("appstreamcli is not installed")
    file = share / "metainfo" / f"{common.APPLICATION_ID}.metainfo.xml"
    command = ["appstreamcli", "validate", "--strict", "--no-net", str(file)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    # From version 1.0 on it wants the developer in an element that older ones do not know.
    version = subprocess.run(["appstreamcli", "--version"], capture_output=True, text=True, check=True).stdout
    old = " 0." in version
    tolerated = {"unknown-tag"} if old else set()
    assert set(re.findall(r"^[EWI]: .*: (\S+)", done.stdout, flags=re.MULTILINE)) <= tolerated, done.stdout


# ── Icons ────────────────────────────────────────────────────────────────────────────────────────────────


def test_the_icon_for_windows_holds_the_pictures(pictures: dict[int, bytes]) -> None:
    data = icons.ico(pictures)
    assert struct.unpack_from("<HHH", data) == (0, 1, 2)
    for number, (size, picture) in enumerate(sorted(pictures.items())):
        width, _, _, _, _, bits, length, place = struct.unpack_from("<BBBBHHII", data, 6 + 16 * number)
        assert (width or 256, bits) == (size, 32)
        assert data[place : place + length] == picture


def test_the_icon_for_macos_holds_the_pictures() -> None:
    pictures = {size: bytes([size % 251]) * size for size in set(icons.MACOS_KINDS.values())}
    data = icons.icns(pictures)
    assert data[:4] == b"icns"
    assert struct.unpack_from(">I", data, 4) == (len(data),)
    place, found = 8, {}
    while place < len(data):
        (length,) = struct.unpack_from(">I", data, place + 4)
        found[data[place : place + 4]] = data[place + 8 : place + length]
        place += length
    assert found == {kind: pictures[size] for kind, size in icons.MACOS_KINDS.items()}


def test_the_pictures_are_png_of_the_size(pictures: dict[int, bytes]) -> None:
    for size, picture in pictures.items():
        assert picture.startswith(b"\x89PNG\r\n\x1a\n")
        assert struct.unpack_from(">II", picture, 16) == (size, size)


# ── Frozen packages ──────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("platform", "name", "kept"),
    [
        ("linux", "PySide6/Qt/plugins/platforms/libqxcb.so", True),
        ("linux", "PySide6/Qt/plugins/platforms/libqvnc.so", False),
        ("linux", "PySide6/Qt/plugins/imageformats/libqsvg.so", False),
        ("linux", "PySide6/Qt/translations/qtbase_de.qm", True),
        ("linux", "PySide6/Qt/translations/qtbase_fr.qm", False),
        ("linux", "cardtable/translations/cardtable_de.qm", True),
        ("win32", "PySide6\\plugins\\platforms\\qwindows.dll", True),
        ("win32", "PySide6\\plugins\\tls\\qschannelbackend.dll", False),
        ("win32", "PySide6\\Qt6Network.dll", False),
        ("win32", "PySide6\\Qt6Core.dll", True),
        ("win32", "icuuc.dll", False),
        ("darwin", "PySide6/Qt/plugins/platforms/libqcocoa.dylib", True),
        ("darwin", "PySide6/Qt/lib/QtNetwork.framework/Versions/A/QtNetwork", False),
        ("darwin", "PySide6/Qt/lib/QtGui.framework/Versions/A/QtGui", True),
    ],
)
def test_what_stays_in_a_frozen_package(platform: str, name: str, kept: bool) -> None:
    assert frozen.is_kept(name, platform) is kept


@LINUX
@pytest.mark.skipif(not portable.FOLDER.is_dir(), reason="no folder was built (packaging/build.py folder)")
@pytest.mark.parametrize("pattern", qt_plugins.NEEDED["linux"])
def test_a_folder_without_a_plug_in_of_qt_fails_its_self_test(tmp_path: Path, pattern: str) -> None:
    folder = tmp_path / "cardtable"
    shutil.copytree(portable.FOLDER, folder, symlinks=True)
    missing = list((folder / "_internal" / "PySide6" / "Qt" / "plugins").glob(pattern))
    assert missing
    for file in missing:
        file.unlink()
    command = [str(folder / "cardtable-worker"), "--self-test"]
    environ = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    with subprocess.Popen(command, env=environ, stdout=subprocess.PIPE, text=True) as trial:
        assert trial.stdout
        # That is the first thing that is tried.
        said = next(line for line in trial.stdout if "plug-ins" in line)
        trial.kill()
    assert said == f"FAILED  plug-ins: Qt has no {pattern}\n"


@LINUX
def test_libraries_that_nothing_needs_and_that_desktops_have_stay_behind() -> None:
    source = staging.site_packages(Path(sys.executable)) / "PySide6"
    collected = {
        "PySide6/QtCore.abi3.so": source / "QtCore.abi3.so",
        "PySide6/Qt/lib/libQt6Core.so.6": source / "Qt" / "lib" / "libQt6Core.so.6",
        "PySide6/Qt/lib/libQt6Qml.so.6": source / "Qt" / "lib" / "libQt6Qml.so.6",
        "libglib-2.0.so.0": source / "Qt" / "lib" / "libQt6Core.so.6",
    }
    assert frozen.needed_on_linux(collected) == {"PySide6/QtCore.abi3.so", "PySide6/Qt/lib/libQt6Core.so.6"}


@LINUX
@pytest.mark.parametrize("before", ["", "/before"])
def test_what_a_frozen_program_starts_gets_the_libraries_of_the_system(before: str, tmp_path: Path) -> None:
    """PyInstaller has named the program's own libraries, and kept what was named before."""
    (tmp_path / "cardtable").mkdir()
    told = "import os\ndef main():\n    print(*[n + v for n, v in os.environ.items() if n.startswith('LD_LIB')])\n"
    (tmp_path / "cardtable" / "__init__.py").touch()
    (tmp_path / "cardtable" / "__main__.py").write_text(told)
    (tmp_path / "sitecustomize.py").write_text(f"import sys\nsys._MEIPASS = {str(tmp_path)!r}\n")
    given = {"PYTHONPATH": f"{common.PACKAGING / 'bundle'}:{tmp_path}", "LD_LIBRARY_PATH": "/bundle"}
    if before:
        given["LD_LIBRARY_PATH_ORIG"] = before
    command = [sys.executable, str(common.PACKAGING / "pyinstaller" / "entry.py")]
    done = subprocess.run(command, env={**os.environ, **given}, capture_output=True, text=True, check=True)
    assert done.stdout.strip() == (f"LD_LIBRARY_PATH{before}" if before else "")


def test_what_plays_the_sounds_is_frozen_with_the_program() -> None:
    source = staging.site_packages(Path(sys.executable))
    (backend,) = source.glob("_cffi_backend.*.so")
    collected = {file.name: file for file in (source / "_miniaudio.abi3.so", backend)}
    assert frozen.needed_on_linux(collected) == set(collected)


def test_a_package_without_what_plays_sounds_is_not_made(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "platformdirs").mkdir()
    (tmp_path / "polib.py").touch()
    monkeypatch.setattr(staging, "site_packages", lambda python: tmp_path)
    monkeypatch.setattr(staging, "build_wheel", lambda folder, python: _empty_wheel(tmp_path))
    with pytest.raises(common.InstallerError, match=re.escape("miniaudio.py")):
        staging.stage_program(tmp_path / "staged", Path(sys.executable))


def test_the_letters_of_the_windows_are_in_every_package_and_no_other_files(tmp_path: Path) -> None:
    staging.stage_fonts(tmp_path, staging.site_packages(Path(sys.executable)))
    found = sorted(file.name for file in tmp_path.rglob("*") if file.is_file())
    cuts = ("Bold", "It", "Regular", "Semibold")
    assert found == [f"Source{kind}Pro-{cut}.otf" for kind in ("Sans", "Serif") for cut in cuts]
    with pytest.raises(common.InstallerError, match=re.escape("SourceSansPro-Regular.otf")):
        staging.stage_fonts(tmp_path / "again", tmp_path / "nothing")


def _empty_wheel(folder: Path) -> Path:
    wheel = folder / "empty.whl"
    with zipfile.ZipFile(wheel, "w"):
        pass
    return wheel


@LINUX
def test_a_library_that_is_neither_packed_nor_on_every_desktop_is_missed(tmp_path: Path) -> None:
    source = staging.site_packages(Path(sys.executable)) / "PySide6" / "Qt" / "lib"
    for name in ("libQt6XcbQpa.so.6", "libQt6Gui.so.6", "libQt6Core.so.6", "libQt6DBus.so.6"):
        shutil.copyfile(source / name, tmp_path / name)
    missing = frozen.missing_on_linux(tmp_path)
    assert missing["libxcb-cursor.so.0"] == "libQt6XcbQpa.so.6"
    assert "libicui18n.so.73" in missing
    assert not {"libQt6Gui.so.6", "libGL.so.1", "libc.so.6"} & set(missing)


def test_what_macos_is_told_can_be_written() -> None:
    properties = frozen.mac_properties(common.APPLICATION_ID)
    assert plistlib.loads(plistlib.dumps(properties)) == properties
    (exported,) = properties["UTExportedTypeDeclarations"]
    assert exported["UTTypeTagSpecification"]["public.filename-extension"] == ["cardtable", "cardgame", "cardrules"]
    (documents,) = properties["CFBundleDocumentTypes"]
    assert documents["LSItemContentTypes"] == [exported["UTTypeIdentifier"]]
    with (ROOT / "packaging" / "macos" / "entitlements.plist").open("rb") as file:
        assert plistlib.load(file)


def test_macos_code_is_signed_from_the_inside_out(tmp_path: Path) -> None:
    inside = tmp_path / "Contents" / "Frameworks" / "Qt.framework" / "Versions" / "A"
    inside.mkdir(parents=True)
    (inside / "Qt").write_bytes(b"\xca\xfe\xba\xbe")
    (inside.parent / "Current").symlink_to("A")
    (tmp_path / "Contents" / "MacOS").mkdir()
    (tmp_path / "Contents" / "MacOS" / "cardtable").write_bytes(b"\xcf\xfa\xed\xfe")
    (tmp_path / "Contents" / "Info.plist").write_bytes(b"<plist/>")
    found = [path.relative_to(tmp_path / "Contents").as_posix() for path in macos.nested_code(tmp_path)]
    assert found == ["Frameworks/Qt.framework/Versions/A/Qt", "Frameworks/Qt.framework", "MacOS/cardtable"]


def test_what_windows_is_told_is_an_expression_with_the_version() -> None:
    text = portable.windows_version()
    compile(text, "version.txt", "eval")
    assert f"StringStruct('ProductVersion', '{common.VERSION}')" in text


def test_the_installer_for_windows_compiles(tmp_path: Path, pictures: dict[int, bytes]) -> None:
    if shutil.which("makensis") is None:
        pytest.skip("makensis is not installed")
    payload = tmp_path / "payload"
    (payload / "_internal").mkdir(parents=True)
    for name in ("cardtable.exe", "cardtable-worker.exe", "_internal/some.dll"):
        (payload / name).write_bytes(b"MZ")
    (tmp_path / "cardtable.ico").write_bytes(icons.ico(pictures))
    made = windows.compile_script(payload, tmp_path / "cardtable.ico", tmp_path / "installer.exe")
    assert made.read_bytes().startswith(b"MZ")


def test_what_the_installer_for_windows_would_leave_behind_is_not_packed(tmp_path: Path) -> None:
    (tmp_path / "cardtable.cdx.json").touch()
    (tmp_path / "readme.txt").touch()
    with pytest.raises(common.InstallerError, match=r"does not remove readme\.txt$"):
        windows.compile_script(tmp_path, tmp_path / "cardtable.ico", tmp_path / "installer.exe")


@pytest.mark.parametrize(("builder", "system"), [(windows.build, "Windows"), (macos.build, "macOS")])
def test_packages_for_other_systems_are_built_there(
    builder: Callable[[Path], Path], system: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("platform.system", lambda: "Plan 9")
    with pytest.raises(common.InstallerError, match=f"on {system} only"):
        builder(Path(sys.executable))


# ── AppImage ─────────────────────────────────────────────────────────────────────────────────────────────


@LINUX
def test_the_folder_of_an_appimage_starts_the_program_in_it(tmp_path: Path) -> None:
    folder = tmp_path / "frozen"
    folder.mkdir()
    (folder / "cardtable").write_text('#!/bin/sh\necho "$0" "$@"\n', encoding="ascii")
    (folder / "cardtable").chmod(0o755)
    root = appimage.lay_out(folder, tmp_path / "cardtable.AppDir", Path(sys.executable))
    (tmp_path / "link").symlink_to(root / "AppRun")
    done = subprocess.run([tmp_path / "link", "a b", "c"], capture_output=True, text=True, check=True)
    assert done.stdout == f"{root}/usr/lib/cardtable/cardtable a b c\n"
    # What the AppImage project's own tools look for at the top.
    assert {"AppRun", desktop.DESKTOP_ID, f"{common.APPLICATION_ID}.svg", ".DirIcon"} <= {
        file.name for file in root.iterdir()
    }
    assert (root / ".DirIcon").resolve().is_file()


# ── Flatpak ──────────────────────────────────────────────────────────────────────────────────────────────


def test_the_flatpak_is_this_program_and_may_do_nothing_else() -> None:
    flatpak.check(json.loads(flatpak.MANIFEST.read_text(encoding="utf-8")))


def test_the_flatpak_is_called_like_the_application(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "staged").mkdir()
    monkeypatch.setattr(flatpak, "APPLICATION_ID", "org.cards.table")
    monkeypatch.setattr(flatpak, "DIST", tmp_path)
    monkeypatch.setattr(flatpak, "stage", lambda _: tmp_path / "staged")
    _, manifest = flatpak.build(Path(sys.executable))
    assert manifest.name.startswith("org.cards.table.")
    assert json.loads(manifest.read_text(encoding="utf-8"))["id"] == "org.cards.table"


def test_the_name_of_the_application_stands_in_one_file_alone() -> None:
    """Whoever publishes gives it another one."""
    kinds = {".py", ".sh", ".in", ".json", ".toml", ".yml", ".xml", ".nsi", ".spec", ".desktop", ""}
    folders = ("cardtable", "packaging", "resources", "translations", ".github")
    files = [file for folder in folders for file in (common.ROOT / folder).rglob("*") if file.suffix in kinds]
    name = common.APPLICATION_ID.encode()
    named = {file.relative_to(common.ROOT).as_posix() for file in files if file.is_file() and name in file.read_bytes()}
    assert named == {"cardtable/__init__.py"}


@pytest.mark.parametrize("more", ["--share=network", "--filesystem=home", "--socket=session-bus"])
def test_a_flatpak_that_asks_for_more_is_refused(more: str) -> None:
    manifest = json.loads(flatpak.MANIFEST.read_text(encoding="utf-8"))
    manifest["finish-args"].append(more)
    with pytest.raises(common.InstallerError, match=re.escape(more)):
        flatpak.check(manifest)


def test_its_source_is_named_with_its_sum_and_taken_from_where_it_is_published(tmp_path: Path) -> None:
    archive = tmp_path / "cardtable.tar.xz"
    archive.write_bytes(b"abc")
    # The example of FIPS 180-4.
    told = {
        "type": "archive",
        "sha256": "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad",
        "only-arches": ["x86_64"],
    }
    assert flatpak.source(archive, "x86_64", "") == {**told, "path": "cardtable.tar.xz"}
    published = flatpak.source(archive, "x86_64", "https://example.org/1.0/")
    assert published == {**told, "url": "https://example.org/1.0/cardtable.tar.xz"}


def test_the_flatpak_finds_the_program_and_the_pyside_of_its_base(tmp_path: Path) -> None:
    packages = tmp_path / "lib" / f"python{sys.version_info.major}.{sys.version_info.minor}" / "site-packages"
    contents = {
        tmp_path / "lib" / "cardtable" / "cardtable" / "__main__.py": "import PySide6\nmain = lambda: PySide6.FOUND",
        packages / "PySide6" / "__init__.py": "FOUND = 7",
    }
    for file, text in contents.items():
        file.parent.mkdir(parents=True)
        file.write_text(text, encoding="ascii")
    launcher = (
        flatpak.MANIFEST.with_name("launcher").read_text(encoding="utf-8").replace("/app/", f"{tmp_path.as_posix()}/")
    )
    # Its first line has these options.
    done = subprocess.run([sys.executable, "-IS", "-c", launcher], check=False, capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (7, "")
    assert launcher.startswith("#!/usr/bin/python3 -IS\n")


def test_a_flatpak_whose_sources_are_written_down_is_refused() -> None:
    manifest = json.loads(flatpak.MANIFEST.read_text(encoding="utf-8"))
    manifest["modules"][0]["sources"].append({"type": "dir", "path": "."})
    with pytest.raises(common.InstallerError, match="names sources"):
        flatpak.check(manifest)


# ── Archives ─────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("kind", ["tar.xz", "zip"])
def test_an_archive_tells_nothing_of_who_packed_it_and_when(tmp_path: Path, kind: str) -> None:
    made = []
    for number, names in enumerate([("b.txt", "a.txt"), ("a.txt", "b.txt")]):
        folder = tmp_path / str(number) / "program"
        (folder / "inner").mkdir(parents=True)
        for name in names:
            file = folder / "inner" / name
            file.write_text(name, encoding="ascii")
            os.utime(file, (10**9 + number, 10**9 + number))
            file.chmod(0o640 if number else 0o644)
        archive = tmp_path / f"{number}.{kind}"
        made.append(packing.zipped(folder, archive) if kind == "zip" else packing.tarred(folder, archive, "program"))
    first, second = made
    unpacked = tmp_path / "unpacked"
    assert first.read_bytes() == second.read_bytes()
    subprocess.run([sys.executable, "-m", "zipfile" if kind == "zip" else "tarfile", "-e", first, unpacked], check=True)
    assert (unpacked / "program" / "inner" / "a.txt").read_text(encoding="ascii") == "a.txt"


# ── The command ──────────────────────────────────────────────────────────────────────────────────────────


def test_the_command_names_its_targets_and_refuses_others() -> None:
    command = [sys.executable, str(common.PACKAGING / "build.py")]
    shown = subprocess.run([*command, "--help"], capture_output=True, text=True, check=True).stdout
    for target in ("deb", "wheel", "folder", "portable", "appimage", "flatpak", "windows", "macos", "sbom"):
        assert re.search(rf"^{target} ", shown, flags=re.MULTILINE)
    refused = subprocess.run([*command, "floppy"], capture_output=True, text=True, check=False)
    assert refused.returncode == 2
    assert "floppy" in refused.stderr


def test_a_missing_program_is_named_with_its_package() -> None:
    with pytest.raises(common.InstallerError, match=r"missing: no-such-program; .* apt-get install some-package"):
        common.require(no_such_program="some-package")


def test_a_command_that_fails_tells_what_it_said() -> None:
    with pytest.raises(common.InstallerError, match="status 3:\nno luck"):
        common.run([sys.executable, "-c", "print('no luck'); raise SystemExit(3)"])
