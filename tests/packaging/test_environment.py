"""The environment is installed only when something changed, wherever the checkout lies and whoever may write there."""

from __future__ import annotations

import hashlib
import os
import re
import subprocess
import sys
import sysconfig
import zipfile
from pathlib import Path

import pytest

import translations
from provision import checkout, downloads, environment
from provision.errors import SetupError

PACKAGING = checkout.ROOT / "packaging"
POSIX = pytest.mark.skipif(os.name != "posix", reason="links and scripts as Unix has them")


@pytest.fixture
def root(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A place with the files that matter, taken for the checkout."""
    folder = tmp_path / "checkout"
    for name in ("packaging", "cardtable", "translations"):
        (folder / name).mkdir(parents=True)
    for name in ("requirements.txt", "requirements-dev.txt"):
        (folder / "packaging" / name).write_text(name, encoding="ascii")
    monkeypatch.setattr(environment, "ROOT", folder)
    monkeypatch.setattr(translations, "stale", lambda folder: [])
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    return folder


@pytest.fixture
def installed(root: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The names of the requirement files that were installed, in order; nothing is really installed."""
    names: list[str] = []

    def install(folder: Path, requirements: Path) -> None:
        python = environment.environment_python(folder)
        python.parent.mkdir(parents=True, exist_ok=True)
        python.touch()
        (folder / "cardtable-stamp").write_text(environment.fingerprint(requirements), encoding="ascii")
        names.append(requirements.name)

    monkeypatch.setattr(environment, "_install", install)
    monkeypatch.setattr(environment, "settle", lambda folder: None)
    return names


def test_the_second_start_installs_nothing(installed: list[str]) -> None:
    environment.prepare(development=False)
    environment.prepare(development=False)
    assert installed == ["requirements.txt"]


def test_a_changed_pin_installs_anew(installed: list[str], root: Path) -> None:
    environment.prepare(development=False)
    (root / "packaging" / "requirements.txt").write_text("another==1", encoding="ascii")
    environment.prepare(development=False)
    assert installed == ["requirements.txt"] * 2


def test_the_checks_add_their_tools_and_the_program_starts_with_them(installed: list[str]) -> None:
    environment.prepare(development=False)
    environment.prepare(development=True)
    environment.prepare(development=False)
    assert installed == ["requirements.txt", "requirements-dev.txt"]


def test_an_environment_whose_python_is_gone_is_made_anew(installed: list[str]) -> None:
    environment.prepare(development=False).python.unlink()
    environment.prepare(development=False)
    assert installed == ["requirements.txt"] * 2


def test_another_python_is_another_environment(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    requirements = root / "packaging" / "requirements.txt"
    before = environment.fingerprint(requirements)
    monkeypatch.setattr(sys, "version", "3.99.0")
    assert environment.fingerprint(requirements) != before


@pytest.mark.parametrize("content", [b"", b"something else", b"\xff\xfe"])
def test_a_stamp_that_says_something_else_is_not_current(tmp_path: Path, content: bytes) -> None:
    stamp = tmp_path / "stamp"
    stamp.write_bytes(content)
    assert not environment.is_current(stamp, "expected")


def test_no_stamp_is_not_current(tmp_path: Path) -> None:
    assert not environment.is_current(tmp_path / "stamp", "expected")


# ── A checkout that was moved ────────────────────────────────────────────────────────────────────────────


def test_a_checkout_that_was_moved_installs_nothing(
    installed: list[str], root: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    environment.prepare(development=False)
    moved = root.rename(root.with_name("moved"))
    monkeypatch.setattr(environment, "ROOT", moved)
    assert environment.prepare(development=False).folder == moved / ".venv"
    assert installed == ["requirements.txt"]


@POSIX
def test_the_environment_of_a_moved_checkout_finds_the_program_and_its_scripts_run(
    root: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    own = root / ".venv"
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", own], check=True)
    (root / "cardtable" / "__init__.py").write_text("", encoding="ascii")
    environment.settle(own)
    script = own / "bin" / "tool"
    script.write_text(f"#!{own}/bin/python\nimport cardtable; print(cardtable.__file__)\n", encoding="utf-8")
    script.chmod(0o755)
    moved = root.rename(root.with_name("moved"))
    monkeypatch.setattr(environment, "ROOT", moved)
    environment.settle(moved / ".venv")
    plain = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    told = subprocess.run([moved / ".venv" / "bin" / "tool"], env=plain, capture_output=True, text=True, check=True)
    assert Path(told.stdout.strip()) == moved / "cardtable" / "__init__.py"
    assert str(moved) in (moved / ".venv" / "bin" / "activate").read_text(encoding="utf-8")


# ── A checkout that cannot be written ────────────────────────────────────────────────────────────────────


@pytest.fixture
def locked(root: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The checkout, which nobody can write; not by its modes, for root may write everywhere."""
    monkeypatch.setattr(environment, "is_writable", lambda folder: not folder.is_relative_to(root))
    return root


def test_a_locked_checkout_has_its_environment_in_the_cache(locked: Path, installed: list[str]) -> None:
    for _ in range(2):
        prepared = environment.prepare(development=False)
    assert installed == ["requirements.txt"]
    assert prepared.folder == checkout.cache_folder() / "environment"
    assert prepared.variables()["PYTHONPYCACHEPREFIX"] == str(checkout.cache_folder() / "bytecode")


def test_a_locked_checkout_keeps_the_environment_that_it_has(
    root: Path, installed: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    environment.prepare(development=False)
    monkeypatch.setattr(environment, "is_writable", lambda folder: False)
    assert environment.prepare(development=False).folder == root / ".venv"
    assert installed == ["requirements.txt"]


@POSIX
def test_the_translations_of_a_locked_checkout_lie_in_the_cache(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    for _ in range(2):
        tree = checkout.stand_in()
    assert tree.is_relative_to(tmp_path)
    translations.compile_all(tree / "translations")
    code = "from cardtable.app import resources; print(resources.translations_path()); print(resources.resource_path())"
    told = subprocess.run(
        [sys.executable, "-c", code],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(tree)},
        capture_output=True,
        text=True,
        check=True,
    ).stdout.split()
    assert told == [str(tree / "translations"), str(tree / "resources")]
    assert (tree / "translations" / "cardtable_de.qm").is_file()
    assert (tree / "resources" / "rules" / "de").is_dir()


def test_a_cache_that_cannot_be_made_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "file"))
    with pytest.raises(SetupError, match="cannot be made"):
        checkout.made(checkout.cache_folder())


@pytest.mark.parametrize(
    ("platform", "environ", "expected"),
    [
        ("linux", {"XDG_CACHE_HOME": "/x/cache"}, Path("/x/cache/cardtable")),
        ("linux", {"XDG_CACHE_HOME": "relative is to be ignored"}, Path.home() / ".cache" / "cardtable"),
        ("darwin", {}, Path.home() / "Library" / "Caches" / "cardtable"),
        ("win32", {"LOCALAPPDATA": "/x/local"}, Path("/x/local/cardtable")),
    ],
)
def test_the_cache_is_where_each_system_has_it(platform: str, environ: dict[str, str], expected: Path) -> None:
    assert checkout.cache_folder(environ, platform) == expected


# ── The pins ─────────────────────────────────────────────────────────────────────────────────────────────


def test_more_is_installed_once_and_again_when_its_pins_change(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    run: list[str] = []
    more = root / "packaging" / "requirements-more.txt"
    more.write_text("one==1", encoding="ascii")
    (root / ".venv").mkdir()
    own = environment.Environment(root / ".venv", root)
    monkeypatch.setattr(downloads, "install", lambda python, requirements: run.append(requirements.name))
    for _ in range(2):
        environment.add(own, more)
    assert run == ["requirements-more.txt"]
    more.write_text("two==2", encoding="ascii")
    environment.add(own, more)
    assert run == ["requirements-more.txt"] * 2


PINS = sorted(PACKAGING.glob("requirements*.txt"))


@pytest.mark.parametrize("file", PINS, ids=lambda file: file.name)
def test_every_pin_is_exact_and_hashed_and_no_index_is_named(file: Path) -> None:
    text = file.read_text(encoding="ascii")
    assert "://" not in text
    for requirement in text.replace("\\\n", " ").splitlines():
        assert re.match(r"[a-z0-9-]+==[0-9][^ ]* .*--hash=sha256:[0-9a-f]{64}", requirement), requirement


def test_a_package_has_one_pin_wherever_it_is_named() -> None:
    pinned: dict[str, set[str]] = {}
    for file in PINS:
        for name, version in re.findall(r"^([a-z0-9-]+)==(\S+)", file.read_text(encoding="ascii"), flags=re.MULTILINE):
            pinned.setdefault(name, set()).add(version)
    assert {name: versions for name, versions in pinned.items() if len(versions) > 1} == {}


def test_the_program_needs_qt_two_families_of_letters_two_modules_and_what_plays_sounds() -> None:
    text = (PACKAGING / "requirements.txt").read_text(encoding="ascii")
    assert re.findall(r"^([a-z0-9-]+)==", text, flags=re.MULTILINE) == [
        "cffi",
        "font-source-sans-pro",
        "font-source-serif-pro",
        "miniaudio",
        "platformdirs",
        "polib",
        "pycparser",
        "pyside6-essentials",
        "shiboken6",
    ]


def test_the_pinned_qt_is_one_that_keeps_its_references() -> None:
    text = (PACKAGING / "requirements.txt").read_text(encoding="ascii")
    assert re.findall(r"^pyside6-essentials==(\S+)", text, flags=re.MULTILINE) == ["6.11.3"]


# ── What pip says ────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("complaint", "sentence"),
    [
        (
            "WARNING: ... broken by 'NewConnectionError('\nERROR: No matching distribution found for hatchling==1.33",
            "cannot be reached",
        ),
        ("WARNING: ... 'ProxyError('Cannot connect to proxy.', ConnectionRefusedError(111))'", "proxy"),
        ("ERROR: No matching distribution found for pyside6-essentials==6.11.3", "no package of what is needed"),
        ("ERROR: Could not install packages due to an OSError: [Errno 28] No space left on device", "disk is full"),
        ("one\ntwo\nthree\nfour\nfive\nsix", "two\nthree\nfour\nfive\nsix"),
    ],
)
def test_what_pip_says_comes_down_to_a_sentence(complaint: str, sentence: str) -> None:
    assert sentence in downloads.reason(complaint)


def wheel(folder: Path, name: str, version: str, *wants: str) -> str:
    """Lay a package without content into ``folder``; the line of a requirement file that pins it."""
    file = folder / f"{name}-{version}-py3-none-any.whl"
    about = "".join(f"{line}\n" for line in ("Metadata-Version: 2.1", f"Name: {name}", f"Version: {version}", *wants))
    with zipfile.ZipFile(file, "w") as archive:
        archive.writestr(f"{name}-{version}.dist-info/METADATA", about)
        archive.writestr(f"{name}-{version}.dist-info/WHEEL", "Wheel-Version: 1.0\nRoot-Is-Purelib: true\n")
        archive.writestr(f"{name}-{version}.dist-info/RECORD", "")
    return f"{name}=={version} --hash=sha256:{hashlib.sha256(file.read_bytes()).hexdigest()}\n"


@pytest.mark.slow
def test_a_newer_release_of_what_is_wanted_with_an_extra_does_not_stop_the_pinned_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in [name for name in os.environ if name.startswith("PIP_")]:
        monkeypatch.delenv(name)
    wheels, installed = tmp_path / "wheels", tmp_path / "installed"
    wheels.mkdir()
    monkeypatch.setenv("PIP_CONFIG_FILE", os.devnull)
    monkeypatch.setenv("PIP_NO_INDEX", "1")
    monkeypatch.setenv("PIP_FIND_LINKS", str(wheels))
    monkeypatch.setenv("PIP_TARGET", str(installed))
    pins = wheel(wheels, "measured", "1", "Provides-Extra: more")
    wheel(wheels, "measured", "2", "Provides-Extra: more")
    pins += wheel(wheels, "measuring", "1", "Requires-Dist: measured[more]>=1")
    requirements = tmp_path / "requirements.txt"
    requirements.write_text(pins, encoding="ascii")
    downloads.install(Path(sys.executable), requirements)
    assert {one.name for one in installed.glob("*.dist-info")} == {"measured-1.dist-info", "measuring-1.dist-info"}


@pytest.mark.slow
def test_without_a_network_it_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in [name for name in os.environ if name.startswith("PIP_") or name.lower().endswith("_proxy")]:
        monkeypatch.delenv(name)
    # Nothing listens at a port that no program is given.
    monkeypatch.setenv("PIP_INDEX_URL", "http://127.0.0.1:1/simple")
    monkeypatch.setenv("PIP_CONFIG_FILE", os.devnull)
    requirements = tmp_path / "requirements.txt"
    requirements.write_text(f"a-package-of-nobody==1 --hash=sha256:{'0' * 64}\n", encoding="ascii")
    with pytest.raises(SetupError, match="the package index cannot be reached"):
        downloads.install(Path(sys.executable), requirements)
    assert not list(Path(sysconfig.get_path("purelib")).glob("a_package_of_nobody*"))
