"""The part ``salvage`` of the program: it salvages a damaged database and reports to a window in lines."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from pathlib import Path

from cardtable.store.errors import StoreError
from cardtable.store.opening import open_database
from cardtable.store.salvage import salvage
from cardtable.store.steps import Steps

_PATIENCE = 5.0
"""Seconds to wait for another program that is writing."""


def main(arguments: Sequence[str]) -> int:
    """Salvage the database that the only argument names, if it is damaged, and report in lines of JSON; the exit status
    is 0 if an end was reported.
    """
    if len(arguments) != 1:
        return 2
    told: dict[str, object] = {"told": None}
    try:
        opened = open_database(Path(arguments[0]), _PATIENCE, lambda path: salvage(path, Steps(_tell)))
        opened.connection.close()
        opened.lock.close()
        if opened.message is not None:
            told = {"told": opened.message.code, "parameters": dict(opened.message.parameters)}
    except StoreError as error:
        told = {"failed": error.code, "parameters": {name: str(value) for name, value in error.parameters.items()}}
    _tell(told)
    return 0


def _tell(told: Mapping[str, object]) -> None:
    try:
        print(json.dumps(told), flush=True)
    except OSError:
        # The window is gone. That is no fault of the database, for which it would be taken.
        raise SystemExit(1) from None
