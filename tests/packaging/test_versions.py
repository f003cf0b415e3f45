"""Versions grow with every commit, are the same wherever they are made, and are sorted as they follow each other."""

from __future__ import annotations

import itertools
import json
import os
import shutil
import subprocess
from pathlib import Path

import pytest

import versions

EMPTY = {"GIT_CONFIG_GLOBAL": os.devnull, "GIT_CONFIG_SYSTEM": os.devnull}
"""Whoever runs the tests has settings of their own."""


def git(root: Path, *arguments: str) -> None:
    somebody = {f"GIT_{role}_{what}": "a@b" for role in ("AUTHOR", "COMMITTER") for what in ("NAME", "EMAIL")}
    moment = {"GIT_COMMITTER_DATE": "2027-01-02T03:04:05Z", "GIT_AUTHOR_DATE": "2001-01-01T00:00:00Z"}
    subprocess.run(["git", "-C", root, *arguments], check=True, env={**os.environ, **EMPTY, **somebody, **moment})


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A tree with a version in the making, without any commits."""
    root = tmp_path / "tree"
    (root / "cardtable").mkdir(parents=True)
    (root / "packaging").mkdir()
    (root / "cardtable" / "__init__.py").write_text('"""Cards."""\n\n__version__ = "0.7.dev0"\n\nX = "0.7.dev0"\n')
    (root / "packaging" / "CHANGELOG.md").write_text("## 0.7 – in the making\n\n- a\n\n## 0.6 – 1970-01-02\n\n- b\n")
    return root


NOON = (24 + 12) * 3600
COMMITTED = 1798859045
"""The seconds of 2027-01-02T03:04:05Z, by ``date --date``."""


@pytest.fixture
def committed(tree: Path) -> Path:
    if shutil.which("git") is None:
        pytest.skip("git is not installed")
    git(tree, "init", "-q")
    git(tree, "add", "-A")
    git(tree, "commit", "-qm", "One")
    return tree


def test_every_commit_makes_a_later_version(committed: Path) -> None:
    assert versions.stamp(committed) == ("0.7.dev1", COMMITTED)
    git(committed, "commit", "-q", "--allow-empty", "-m", "Two")
    assert versions.stamp(committed).version == "0.7.dev2"


def test_a_release_has_its_own_version_and_its_day(committed: Path) -> None:
    (committed / "cardtable" / "__init__.py").write_text('__version__ = "0.6"\n')
    assert versions.stamp(committed) == ("0.6", NOON)


def test_without_commits_a_source_archive_knows_the_same(tree: Path) -> None:
    assert versions.stamp(tree) == ("0.7.dev0", NOON)
    (tree / versions.STAMP).write_text(json.dumps({"commits": 77, "moment": 123}))
    assert versions.stamp(tree) == ("0.7.dev77", 123)


def test_what_is_unpacked_in_another_checkout_does_not_count_its_commits(committed: Path) -> None:
    inside = committed / "build" / "unpacked"
    shutil.copytree(committed / "cardtable", inside / "cardtable")
    shutil.copytree(committed / "packaging", inside / "packaging")
    assert versions.stamp(inside).version == "0.7.dev0"


def test_a_checkout_that_was_cut_short_does_not_say_how_many_commits_there_are(committed: Path, tmp_path: Path) -> None:
    git(committed, "commit", "-q", "--allow-empty", "-m", "Two")
    short = tmp_path / "short"
    git(tmp_path, "clone", "-q", "--depth", "1", committed.as_uri(), str(short))
    assert versions.stamp(short).version == "0.7.dev0"


def test_the_version_alone_is_written_into_what_is_built(tree: Path) -> None:
    text = versions.stamped(tree, "0.7.dev9")
    assert text == '"""Cards."""\n\n__version__ = "0.7.dev9"\n\nX = "0.7.dev0"\n'


ROW = ["0.1.0", "0.2.dev9", "0.2.dev10", "0.2.dev2041", "0.2", "0.2.1.dev1", "0.2.1", "0.10.dev3", "0.10", "1.0.0"]
"""Versions as they might follow each other."""


@pytest.mark.parametrize(("older", "newer"), list(itertools.pairwise(ROW)))
def test_dpkg_takes_the_later_version_for_newer(older: str, newer: str) -> None:
    if shutil.which("dpkg") is None:
        pytest.skip("dpkg is not installed")
    one, other = versions.sorted_below(older), versions.sorted_below(newer)
    assert subprocess.run(["dpkg", "--compare-versions", one, "lt", other], check=False).returncode == 0


def test_windows_and_macos_are_told_numbers() -> None:
    assert versions.numbers("0.2.dev2041") == (0, 2, 0, 2041)
    assert versions.numbers("1.2.3") == (1, 2, 3, 0)
    assert versions.series("0.2.dev2041") == "0.2"
    assert versions.series("1.2.3") == "1.2.3"
