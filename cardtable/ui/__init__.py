"""The window: everything that needs Qt's widgets, and nothing else."""

import builtins

# PySide replaces the import function by one that reads the source of every module imported after it, to look for
# ``from __feature__ import …``, which is used nowhere here. The plain function is put back before the window's own
# modules are imported.
_plain_import = builtins.__import__

import PySide6.QtCore  # noqa: E402, F401

builtins.__import__ = _plain_import
