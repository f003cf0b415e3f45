"""Keeps Python's own import function; must be imported before anything of Qt.

PySide replaces the import function by one that reads the source of every module imported after QtCore, to look for
``from __feature__ import …``, which is used nowhere here. The plain function is put back before the window's own
modules are imported, which saves a twentieth of the start's processor time.

A function of Qt is looked up when it is called for the first time, where the system can do that: PySide names eleven
thousand of them, of which few are called.
"""

from __future__ import annotations

import builtins
import os
import sys

if hasattr(sys, "setdlopenflags"):
    sys.setdlopenflags(os.RTLD_LAZY)

_plain_import = builtins.__import__

import PySide6.QtCore  # noqa: E402, F401

builtins.__import__ = _plain_import
