"""The program starts, plays and tests itself under the locales that people have."""

from __future__ import annotations

import json
import os
import shutil
import signal
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from cardtable.app.settings import KEY, Settings
from cardtable.core.chance import rng
from cardtable.core.record import SeatEntry
from cardtable.games.registry import variant
from cardtable.session.session import Session
from cardtable.store.store import Store
from tests.ui.started import PATIENCE, ROOT, Started

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(
        not sys.platform.startswith("linux") or shutil.which("localedef") is None, reason="needs localedef"
    ),
]

MADE = ["tr_TR", "az_AZ", "de_DE", "fr_FR", "sv_SE", "ja_JP", "ar_EG", "fa_IR", "hi_IN", "lt_LT"]
LOCALES = [*(f"{name}.UTF-8" for name in MADE), "de_DE.ISO-8859-1", "tr_TR.ISO-8859-9", "C", "no_SUCH.UTF-8"]


@pytest.fixture(scope="session")
def locales(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder of its own with locales that the system need not have."""
    return tmp_path_factory.mktemp("locales")


@pytest.fixture
def environ(request: pytest.FixtureRequest, locales: Path, tmp_path: Path) -> dict[str, str]:
    """What a person's session says under a locale."""
    name: str = request.param
    language, _, encoding = name.partition(".")
    if language in MADE and not (locales / name).exists():
        made = subprocess.run(
            ["localedef", "-i", language, "-f", encoding, str(locales / name)], capture_output=True, check=False
        )
        if not (locales / name).exists():
            pytest.fail(f"no locale {name}: {made.stderr.decode(errors='replace')}")
    return {"LOCPATH": str(locales), "LC_ALL": name, "LANG": name, "PYTHONWARNINGS": "default"}


under_each = pytest.mark.parametrize("environ", LOCALES, indirect=True)


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """A folder whose name not every encoding can write, with a match in which the computer player is to act."""
    folder = tmp_path / "Münze ₺"
    session = Session.begin(
        variant("casino.swedish").rule_set(2),
        [SeatEntry("İpek"), SeatEntry("Ögmundur", "counter")],
        rng(1),
        first_dealer=0,
    )
    session.begin_deal()
    with closing(Store.open(folder / "cardtable.sqlite3").store) as store:
        store.put(KEY, Settings(speed="at_once", pace="none").to_json())
        store.create_match(session.record())
    return folder


CONTINUES = """
def prepare(window):
    QTimer.singleShot(0, window.opener.continue_latest)
"""


@pytest.mark.turns(3)
@under_each
def test_the_window_opens_and_the_computer_player_answers(environ: dict[str, str], data: Path) -> None:
    started = Started(data, prepare=CONTINUES, **environ)
    try:
        state = started.wait_for(lambda state: state["mode"] == "human" and state["match"] == 1)
        assert state["names"] == ["İpek", "Ögmundur"]
        started.signal(signal.SIGTERM)
        status, errors = started.end()
        assert status == -signal.SIGTERM
        assert "Traceback" not in errors
    finally:
        started.close()
    with closing(Store.open(data / "cardtable.sqlite3").store) as store:
        assert len(store.load_match(1).deals[0].actions) == 1
    assert json.dumps(sorted(one.name for one in data.parent.iterdir() if one.is_dir())) == json.dumps([data.name])


@pytest.mark.turns(2)
@under_each
def test_the_program_tests_itself(environ: dict[str, str], tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-P", "-m", "cardtable", "--self-test"],
        env={**os.environ, "PYTHONPATH": str(ROOT), "HOME": str(tmp_path), "QT_QPA_PLATFORM": "offscreen", **environ},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        timeout=4 * PATIENCE,
        check=False,
    )
    said = done.stdout.decode(errors="replace")
    assert done.returncode == 0, said
    assert "self-test passed" in said
