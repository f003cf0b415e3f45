"""Helpers of the tests that are written in C, compiled when they are first asked for."""

from __future__ import annotations

import ctypes
import shutil
import subprocess
import tempfile
from functools import cache
from pathlib import Path

import pytest

_COMPILERS = ("cc", "gcc", "clang")


def compiler() -> str | None:
    """The C compiler of this machine; None if there is none."""
    return next((found for name in _COMPILERS if (found := shutil.which(name))), None)


@cache
def library(name: str) -> ctypes.CDLL:
    """The compiled file ``name`` of this folder.

    A machine without a compiler skips the test that asks for it, and the test says so.
    """
    found = compiler()
    if found is None:
        pytest.skip(f"not tried: no C compiler ({', '.join(_COMPILERS)}) for tests/oracles/{name}")
    folder = tempfile.mkdtemp(prefix="oracle")
    out = Path(folder) / f"{name}.so"
    source = Path(__file__).with_name(name)
    subprocess.run([found, "-O2", "-shared", "-fPIC", "-o", str(out), str(source)], check=True)
    loaded = ctypes.CDLL(str(out))
    shutil.rmtree(folder)
    return loaded
