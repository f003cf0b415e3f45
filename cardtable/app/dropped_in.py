"""Reading of files from a folder that a person has dropped in: with a limit of size, and never from outside that
folder. Needs nothing of Qt.
"""

from __future__ import annotations

import re
import stat
from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

from cardtable.core.documents import decoded, load_toml, read_file
from cardtable.core.errors import CodedError, RecordError, system_reason

_NAME = re.compile(r"\w[\w.-]*(?:/\w[\w.-]*)*", re.ASCII)
_ELSEWHERE = getattr(stat, "FILE_ATTRIBUTE_REPARSE_POINT", 0)
"""The attribute that Windows gives to a folder that is only a link to another one."""


class Flaw(NamedTuple):
    """The reason why something cannot be used: a code, for which ``words.dropped_in`` has a sentence, and the text that
    it is about.
    """

    reason: str
    text: str = ""


class LanguageError(CodedError, ValueError):
    """Something that was dropped in for a language and cannot be used. Codes: ``bad_language`` for a whole file,
    ``bad_texts`` for some texts of it, ``bad_page`` for a rule page. All have the parameters file, reason and text
    (from a ``Flaw``, or the reason that the system gave), and ``more``, the number of further faults.
    """

    def __init__(self, code: str, file: Path, fault: Flaw, more: int = 0) -> None:
        super().__init__(code, file=str(file), reason=fault.reason, text=fault.text, more=more)


def data_below(folder: Path, name: str, most: int, *, trusted: bool = False) -> bytes | None:
    """Return the bytes of the file ``name``, such as ``rules/casino/deal.html``, below ``folder``; None if there is
    none.

    Raises ``LanguageError`` for a name that leads out of the folder, for a link (except in ``trusted`` folders), for
    something that is not a file, and for more than ``most`` bytes.
    """
    path = folder
    if not _NAME.fullmatch(name):
        raise LanguageError("bad_language", folder, Flaw("file_name", name))
    try:
        for part in name.split("/"):
            path /= part
            status = path.lstat()
            if not trusted and (stat.S_ISLNK(status.st_mode) or getattr(status, "st_file_attributes", 0) & _ELSEWHERE):
                raise LanguageError("bad_language", path, Flaw("link"))
        return read_file(path, most)
    except (FileNotFoundError, NotADirectoryError):
        return None
    except LanguageError:
        raise
    except CodedError as error:
        reason = error.code
    except (OSError, ValueError) as error:
        reason = system_reason(error) or "EIO"
    raise LanguageError("bad_language", path, Flaw(reason))


def text_below(folder: Path, name: str, most: int, *, trusted: bool = False) -> str | None:
    """Return the text of a file, its lines ended by line feeds; None if there is none.

    Raises what ``data_below`` raises, and ``LanguageError`` for text that is not UTF-8.
    """
    data = data_below(folder, name, most, trusted=trusted)
    if data is None:
        return None
    try:
        return decoded(data, name).replace("\r\n", "\n")
    except CodedError as error:
        raise LanguageError("bad_language", folder / name, Flaw(error.code)) from None


def table_below(folder: Path, name: str, most: int, *, trusted: bool = False) -> Mapping[str, Any] | None:
    """Return the tables of a TOML document; None if there is none.

    Raises what ``text_below`` raises, and ``LanguageError`` for what ``load_toml`` refuses.
    """
    text = text_below(folder, name, most, trusted=trusted)
    if text is None:
        return None
    try:
        return load_toml(text)
    except RecordError as error:
        fault = Flaw(error.code, str(error.parameters.get("reason", "")))
    raise LanguageError("bad_language", folder / name, fault)
