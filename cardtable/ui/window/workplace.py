"""The objects that the later parts of the main window share."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from cardtable.app.controller import Controller
from cardtable.app.keeping import Keeping
from cardtable.app.kept_settings import KeptSettings
from cardtable.store.store import Store
from cardtable.ui.cards.packs import Packs
from cardtable.ui.dialogs.host import DialogHost
from cardtable.ui.look.ways import Ways
from cardtable.ui.window.looking_back import LookingBack


@dataclass(frozen=True, kw_only=True, slots=True)
class Workplace:
    """The data, the settings, the match and the host of dialogs. ``language`` returns the current language's code."""

    store: Store
    keeping: Keeping
    packs: Packs
    settings: KeptSettings
    language: Callable[[], str]
    controller: Controller
    dialogs: DialogHost
    looking_back: LookingBack
    ways: Ways
