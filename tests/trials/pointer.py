"""Starts a visitor with the pointer of a screen as a process of its own, since these tests have no screen."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
PATIENCE = 900.0
"""Seconds for a whole match on a busy machine."""


def told_by(display: str, module: str, *arguments: str) -> dict[str, Any]:
    """Run a ``module`` of this folder on a ``display``; return what its last line tells."""
    done = subprocess.run(
        [sys.executable, "-m", f"tests.trials.{module}", *arguments],
        cwd=ROOT,
        env={**os.environ, "DISPLAY": display, "QT_QPA_PLATFORM": "xcb", "LC_ALL": "C.UTF-8"},
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    assert (done.returncode, "Traceback" in done.stderr) == (0, False), done.stderr[-4000:]
    told: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    return told
