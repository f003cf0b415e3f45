"""The installed PySide6 keeps its references to None (6.12.0 on Python 3.11 loses one on each such call)."""

from __future__ import annotations

import subprocess
import sys

PROGRAM = """
from PySide6.QtCore import QObject, QPropertyAnimation
target = QObject()
animation = QPropertyAnimation(target, b"objectName")
for _ in range(20_000):
    animation.setDuration(1)
print("survived")
"""


def test_qt_survives_twenty_thousand_void_calls() -> None:
    done = subprocess.run([sys.executable, "-c", PROGRAM], capture_output=True, text=True, check=False)
    assert done.stdout.strip() == "survived", done.stderr
    assert done.returncode == 0
