"""Replaces PySide's ``shibokensupport/signature/loader.py`` in packages; Shiboken's library calls it.

PySide's own file loads all descriptions of functions at every start, which takes a twentieth of the time until this
program is there. Here they are loaded when a function is called with wrong arguments or its signature is asked for.

The library looks for each of the names below, and for ``mapping`` among the modules that are loaded; only the library
knows what it passes to them and gets back. ``__feature__``, which changes the names of Qt's methods, is used nowhere in
this program and left out.
"""

from __future__ import annotations

import builtins
from typing import Any

import signature_bootstrap  # type: ignore[import-not-found]
from shibokensupport import signature  # type: ignore[import-not-found]
from shibokensupport.signature import mapping  # type: ignore[import-not-found] # noqa: F401

signature.get_signature = signature_bootstrap.get_signature
signature.make_snake_case_name = signature_bootstrap.make_snake_case_name
vars(builtins)["__feature_import__"] = signature_bootstrap.__feature_import__


def pyside_type_init(type_key: Any, signatures: Any) -> Any:
    """Read the descriptions of a module's functions."""
    from shibokensupport.signature import parser

    return parser.pyside_type_init(type_key, signatures)


def create_signature(properties: Any, key: Any) -> Any:
    """Describe a function."""
    from shibokensupport.signature import layout

    return layout.create_signature(properties, key)


def seterror_argument(arguments: Any, name: Any, information: Any) -> Any:
    """Say what is wrong with a call."""
    from shibokensupport.signature import errorhandler

    return errorhandler.seterror_argument(arguments, name, information)


def make_helptext(function: Any) -> Any:
    """Write the help on a function."""
    from shibokensupport.signature import errorhandler

    return errorhandler.make_helptext(function)


def finish_import(module: Any) -> None:
    """Do nothing after the import of a module of Qt, because none needs a correction."""


def feature_import(*arguments: Any, **names: Any) -> None:
    """Return nothing before an import, which leaves it to Python."""


def feature_imported(*arguments: Any, **names: Any) -> None:
    """Do nothing after an import."""


def post_init() -> None:
    """Do nothing when all is loaded: Python's import function is not replaced."""
