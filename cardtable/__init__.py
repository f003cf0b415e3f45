"""Casino, Piquet and Écarté on an animated card table."""

__version__ = "0.2.dev0"
"""The version. One that ends with ``.dev0`` is in the making: what is built of it has the number of commits in the
place of the 0 (``packaging/versions.py``).
"""

PROGRAM = f"cardtable {__version__}"
"""What files for people name as the program that wrote them."""

APPLICATION_ID = "io.github.cardtable.cardtable"
"""The name of the program among all desktop programs, in reverse domain order."""

NO_DISPLAY, FAILED, DISPLAY_LOST = 1, 3, 4
"""Exit statuses of the window: there is no display; the window could not be opened, or failed while it was open; the
display was taken away.
"""

WORKER, BACKUP, TAKE_IN, SALVAGE, SOUNDS, TABLES = "worker", "backup", "take-in", "salvage", "sounds", "tables"
TEXT_PICTURES = "text-pictures"
"""The subcommands that are not for people: parts of the program that run in separate processes. In this order, they
serve the computer players on standard input and output, copy the database, take in a file with everything that was
kept, salvage a damaged database, play the sounds that standard input names, play the tables of ``simulate --jobs``,
and take pictures of the texts of the program in their places.
"""

WITHIN = "--within="
"""The beginning of an argument before the name of a part that has limits; the most memory and the most processor time
follow, see ``core.child.Bounds``.
"""
