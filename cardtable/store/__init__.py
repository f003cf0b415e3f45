"""Everything that is kept from one start to the next: matches, settings, favourites and statistics, and the files for
them.

``Store.open()`` opens the database in the platform's data directory. Every method that changes something is one
transaction: when it returns, what it wrote is safe, however the process ends.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from cardtable.store.errors import StoreError
    from cardtable.store.files import export_record, import_record
    from cardtable.store.model import DealResult, Favourite, MatchSummary
    from cardtable.store.places import data_directory, database_path
    from cardtable.store.store import OpenResult, Store

__all__ = [
    "DealResult",
    "Favourite",
    "MatchSummary",
    "OpenResult",
    "Store",
    "StoreError",
    "data_directory",
    "database_path",
    "export_record",
    "import_record",
]

_PLACES = {
    "errors": ("StoreError",),
    "files": ("export_record", "import_record"),
    "model": ("DealResult", "Favourite", "MatchSummary"),
    "places": ("data_directory", "database_path"),
    "store": ("OpenResult", "Store"),
}


def __getattr__(name: str) -> Any:
    # Where the data lie is asked before any of them are wanted, and by starts that end at once.
    for place, names in _PLACES.items():
        if name in names:
            return getattr(import_module(f"{__name__}.{place}"), name)
    raise AttributeError(name)
