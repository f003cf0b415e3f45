"""What is kept from one start to the next: parties, settings, favourites and statistics, and the files they go into.

``Store.open()`` opens the database in the platform's data directory. Every method that changes something is one
transaction: when it returns, what it wrote outlives the process, however the process ends.
"""

from cardtable.store.errors import StoreError
from cardtable.store.files import export_record, import_record
from cardtable.store.model import DealResult, Favourite, MatchSummary, Statistic
from cardtable.store.places import data_directory, database_path
from cardtable.store.store import OpenResult, Store

__all__ = [
    "DealResult",
    "Favourite",
    "MatchSummary",
    "OpenResult",
    "Statistic",
    "Store",
    "StoreError",
    "data_directory",
    "database_path",
    "export_record",
    "import_record",
]
