"""The wheel has all that the program needs, whether it is built in the checkout or from a source archive."""

from __future__ import annotations

import re
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

import release_page
import translations
import versions
from installers import publisher
from provision.checkout import ROOT


def build(target: str, project: Path, destination: Path) -> Path:
    """Build ``project`` with the installed hatchling and return the path of the one file that came out."""
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "--target", target, "--directory", destination],
        cwd=project,
        check=True,
        capture_output=True,
    )
    (built,) = destination.iterdir()
    return built


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build("wheel", ROOT, tmp_path_factory.mktemp("wheel"))


def names_in(wheel: Path) -> set[str]:
    with zipfile.ZipFile(wheel) as archive:
        return set(archive.namelist())


def below(*folders: str, ending: str = "") -> set[str]:
    """Return the files that git could know below the checkout's ``folders``, relative to the checkout."""
    return {
        file.relative_to(ROOT).as_posix()
        for folder in folders
        for file in (ROOT / folder).rglob(f"*{ending}")
        if file.is_file() and "__pycache__" not in file.parts
    }


def test_the_wheel_has_all_code_and_all_resources(wheel: Path) -> None:
    expected = below("cardtable", ending=".py") | {"cardtable/py.typed"}
    expected |= {f"cardtable/{name}" for name in below("resources")}
    assert expected - names_in(wheel) == set()


def test_the_wheel_has_every_translation_compiled(wheel: Path) -> None:
    expected = {f"cardtable/{name.removesuffix('.ts')}.qm" for name in below("translations", ending=".ts")}
    expected |= {f"cardtable/{name}" for name in below("translations", ending="/language.toml")}
    expected.add(f"cardtable/translations/{translations.SIGNS}")
    assert {name for name in names_in(wheel) if name.startswith("cardtable/translations/")} == expected


def test_the_wheel_has_nothing_else(wheel: Path) -> None:
    info = f"cardtable-{versions.version()}.dist-info/"
    assert {name for name in names_in(wheel) if not name.startswith(("cardtable/", info))} == set()
    assert {name for name in names_in(wheel) if name.endswith(".md")} == set()
    assert f"{info}licenses/resources/licences/GPL-3.0.txt" in names_in(wheel)


@pytest.mark.slow
def test_the_pictures_of_the_readme_are_those_of_the_home_page_and_its_address_is_told(wheel: Path) -> None:
    """An index of packages shows the README without the checkout around it."""
    with zipfile.ZipFile(wheel) as archive:
        (name,) = (name for name in archive.namelist() if name.endswith(".dist-info/METADATA"))
        metadata = archive.read(name).decode()
    pictures = re.findall(r"!\[[^]]+\]\(([^)]+)\)", metadata)
    assert pictures
    names = publisher.names()
    shown = [f"{picture}{mark}" for picture in release_page.PICTURES for mark in release_page.MARKS.values()]
    assert set(pictures) <= {f"{names['home']}{picture}.png" for picture in shown}
    for label, address in (("Homepage", names["home"]), ("Issues", names["issues"]), ("Source", names["sources"])):
        assert f"Project-URL: {label}, {address}\n" in metadata


def test_a_wheel_from_the_source_archive_is_the_same(wheel: Path, tmp_path: Path) -> None:
    archive = build("sdist", ROOT, tmp_path / "sdist")
    options = ["--no-deps", "--no-build-isolation", "--no-index", "--disable-pip-version-check"]
    subprocess.run(
        [sys.executable, "-m", "pip", "wheel", *options, "--wheel-dir", tmp_path / "again", archive],
        check=True,
        capture_output=True,
    )
    (again,) = (tmp_path / "again").iterdir()
    # Nor has the archive the commits that the number in its version counts.
    assert again.name == wheel.name
    assert names_in(again) == names_in(wheel)


def test_the_unpacked_wheel_runs_outside_the_checkout(wheel: Path, tmp_path: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(tmp_path)
    code = "import cardtable.__main__ as program; print(program.__file__); program.main(['--version'])"
    done = subprocess.run([sys.executable, "-c", code], cwd=tmp_path, capture_output=True, text=True, check=True)
    place, version = done.stdout.splitlines()
    assert Path(place).is_relative_to(tmp_path)
    assert version == f"cardtable {versions.version()}"
