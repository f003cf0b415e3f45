"""The notices and the list of what is in a package follow from the files in it."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

from cardtable.ui.dialogs import about_words as about
from installers import notices, sbom
from installers.common import InstallerError

DEBIAN = (
    "PySide6/QtCore.abi3.so",
    "PySide6/libpyside6.abi3.so.6.11",
    "PySide6/Qt/lib/libQt6Core.so.6",
    "PySide6/Qt/plugins/platforms/libqxcb.so",
    "shiboken6/Shiboken.abi3.so",
    "_miniaudio.abi3.so",
    "font_source_sans_pro/files/SourceSansPro-Regular.otf",
    "platformdirs/__init__.py",
    "cardtable/resources/licences/GPL-3.0.txt",
)
WINDOWS = (
    "cardtable.exe",
    "_internal/python311.dll",
    "_internal/VCRUNTIME140_1.dll",
    "_internal/PySide6/MSVCP140.dll",
    "_internal/PySide6/Qt6Core.dll",
    "_internal/PySide6/QtCore.pyd",
    "_internal/PySide6/plugins/platforms/qwindows.dll",
    "_internal/_sqlite3.pyd",
    "_internal/sqlite3.dll",
    "_internal/libffi-8.dll",
    "_internal/pyexpat.pyd",
    "_internal/_cffi_backend.cp311-win_amd64.pyd",
    "_internal/cardtable/resources/licences/GPL-3.0.txt",
)


def laid(folder: Path, *files: str) -> Path:
    for name in files:
        file = folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(b"library")
    return folder


def names(folder: Path) -> set[str]:
    return {one.component.name for one in notices.found(folder)}


def test_the_list_names_what_is_there_and_nothing_else(tmp_path: Path) -> None:
    package = laid(tmp_path / "cardtable", *DEBIAN)
    qt = {"Qt", "PySide6 and Shiboken6", "platformdirs"}
    assert names(package) == qt | {"miniaudio", "Source Sans Pro"}
    icu = laid(package / "PySide6" / "Qt" / "lib", "libicudata.so.73", "libicuuc.so.73")
    (icu / "libicuuc.so.73").write_bytes(b"\0icu\0" + b"73.2\0")
    shutil.rmtree(package / "font_source_sans_pro")
    (package / "_miniaudio.abi3.so").unlink()
    assert names(package) == qt | {"International Components for Unicode"}
    listed = {one["name"]: one for one in json.loads(sbom.text(notices.found(package)))["components"]}
    assert listed["International Components for Unicode"]["version"] == "73.2"
    assert listed.keys() == names(package)


def test_windows_brings_more_and_says_so_in_its_menu(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = laid(tmp_path / "cardtable", *WINDOWS)
    (package / "_internal" / "sqlite3.dll").write_bytes(b"x\0" + b"3.45.1\0")
    found = notices.found(package)
    more = {"Microsoft Visual C++ runtime", "libffi", "SQLite", "Expat"}
    assert {one.component.name for one in found} >= more | {"Python", "PyInstaller, its start program", "cffi", "Qt"}
    assert {one.component.name for one in found if one.notice} == more
    assert next(one.version for one in found if one.component.name == "SQLite") == "3.45.1"
    notices.put(package, found)
    licences = package / "_internal" / "cardtable" / "resources" / "licences"
    monkeypatch.setattr(about, "resource_path", lambda _, name: licences / name)
    monkeypatch.setattr("sys.frozen", True, raising=False)
    assert {one.name for one in about.components()} >= more
    for one in about.components():
        if one.name in more:
            assert len(about.licence_text(one.texts[0])) > 300
    (licences / about.PARTS).write_text("[{}]")
    assert not {one.name for one in about.components()} & more


def test_a_library_that_nobody_thought_about_stops_the_build(tmp_path: Path) -> None:
    package = laid(tmp_path / "cardtable", *DEBIAN, "libmystery-of-nobody.so.3")
    with pytest.raises(InstallerError, match=r"made /cardtable/libmystery-of-nobody\.so\.3"):
        notices.found(package)


def test_what_debian_brings_has_its_own_notice(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    if shutil.which("dpkg") is None or not Path("/usr/share/doc/libffi8/copyright").is_file():
        pytest.skip("this is no Debian with libffi8")
    package = laid(tmp_path / "cardtable", *DEBIAN, "_internal/libffi.so.8")
    (one,) = [one for one in notices.found(package) if one.notice is not None]
    assert (one.component.name, one.component.licence) == ("libffi", "MIT")
    assert one.version.startswith("3.")
    notices.put(package, notices.found(package))
    licences = package / "cardtable" / "resources" / "licences"
    assert "Anthony Green" in (licences / "libffi.txt").read_text(encoding="utf-8")
    monkeypatch.setattr(notices, "_LICENCES", {})
    with pytest.raises(InstallerError, match="no licence is known"):
        notices.found(package)
