"""Why the system or SQLite refused something, in sentences of our own, because theirs are not in the language of the
program.
"""

from __future__ import annotations

from cardtable.words.mark import QT_TRANSLATE_NOOP, translate

_FULL = QT_TRANSLATE_NOOP("System", "The disk is full.")
_FORBIDDEN = QT_TRANSLATE_NOOP("System", "Access is denied.")
_READ_ONLY = QT_TRANSLATE_NOOP("System", "This location is read-only.")
_FAILING = QT_TRANSLATE_NOOP("System", "The disk has read or write errors.")
_IN_USE = QT_TRANSLATE_NOOP("System", "Another program has it open.")
_NO_FOLDER = QT_TRANSLATE_NOOP("System", "There is something else where a folder should be.")
_TOO_LARGE = QT_TRANSLATE_NOOP("System", "The file would be too large for this location.")
_OUT_OF_REACH = QT_TRANSLATE_NOOP("System", "The disk or the network drive cannot be reached.")
_TOO_MANY = QT_TRANSLATE_NOOP("System", "Too many files are open at once.")
_NO_MEMORY = QT_TRANSLATE_NOOP("System", "The computer has no memory left.")

_REASONS = {
    "EACCES": _FORBIDDEN,
    "EPERM": _FORBIDDEN,
    "SQLITE_PERM": _FORBIDDEN,
    "SQLITE_AUTH": _FORBIDDEN,
    "ENOSPC": _FULL,
    "SQLITE_FULL": _FULL,
    "EDQUOT": QT_TRANSLATE_NOOP("System", "The disk quota has been used up."),
    "EROFS": _READ_ONLY,
    "SQLITE_READONLY": _READ_ONLY,
    "EIO": _FAILING,
    "SQLITE_IOERR": _FAILING,
    "SQLITE_IOERR_NOMEM": _NO_MEMORY,
    # The index of the log gets its place before anything is written into it.
    "SQLITE_IOERR_SHMSIZE": _FULL,
    "ENOENT": QT_TRANSLATE_NOOP("System", "There is no such file or folder."),
    "EISDIR": QT_TRANSLATE_NOOP("System", "There is a folder where the file should be."),
    "ENOTDIR": _NO_FOLDER,
    "EEXIST": _NO_FOLDER,
    "EINVAL": QT_TRANSLATE_NOOP("System", "A file cannot have this name."),
    "ENAMETOOLONG": QT_TRANSLATE_NOOP("System", "The name is too long."),
    "ELOOP": QT_TRANSLATE_NOOP("System", "A link leads back to itself."),
    "EFBIG": _TOO_LARGE,
    "SQLITE_TOOBIG": _TOO_LARGE,
    "EBUSY": _IN_USE,
    "ETXTBSY": _IN_USE,
    "SQLITE_BUSY": _IN_USE,
    "SQLITE_LOCKED": _IN_USE,
    "ENODEV": _OUT_OF_REACH,
    "ENXIO": _OUT_OF_REACH,
    "ESTALE": _OUT_OF_REACH,
    "ENOTCONN": _OUT_OF_REACH,
    "ETIMEDOUT": _OUT_OF_REACH,
    "EHOSTDOWN": _OUT_OF_REACH,
    "EHOSTUNREACH": _OUT_OF_REACH,
    "EMFILE": _TOO_MANY,
    "ENFILE": _TOO_MANY,
    "ENOMEM": _NO_MEMORY,
    "SQLITE_NOMEM": _NO_MEMORY,
    "SQLITE_CANTOPEN": QT_TRANSLATE_NOOP("System", "The file or its folder cannot be used."),
    "SQLITE_CORRUPT": QT_TRANSLATE_NOOP("System", "The file is damaged."),
    "SQLITE_NOTADB": QT_TRANSLATE_NOOP("System", "The file is not a database."),
    "SQLITE_ABORT": QT_TRANSLATE_NOOP("System", "Writing was interrupted."),
}
"""The sentence for every reason that people may meet. An extended reason of SQLite that is not here has the sentence of
its general kind.
"""


def reason_sentence(reason: object) -> str:
    """Return the sentence for the name of a reason that the system or SQLite gave, such as ``ENOSPC`` or
    ``SQLITE_IOERR_WRITE``. A reason without words is quoted; for None the sentence says that the system gives no
    reason.
    """
    if reason is None:
        return translate("System", "The system gives no reason.")
    known = str(reason)
    while known not in _REASONS and known.startswith("SQLITE_"):
        known = known.rpartition("_")[0]
    if known in _REASONS:
        return translate("System", _REASONS[known])
    return translate("System", "The system’s message: “{reason}”.").format(reason=reason)
