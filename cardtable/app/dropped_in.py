"""Files of a folder that somebody has dropped in: bounded, and none that lies elsewhere. Needs nothing of Qt."""

from __future__ import annotations

import re
import stat
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from cardtable.core.documents import read_file
from cardtable.core.errors import CodedError
from cardtable.core.foreign import as_quoted

DEEPEST: Final = 4
"""So many tables within each other a document has at most."""

_NAME = re.compile(r"\w[\w.-]*(?:/\w[\w.-]*)*", re.ASCII)
_ELSEWHERE = getattr(stat, "FILE_ATTRIBUTE_REPARSE_POINT", 0)
"""What Windows says of a folder that stands for another one."""


class LanguageError(CodedError, ValueError):
    """Something that was dropped in for a language and cannot be used. Codes: ``bad_language`` for all that a file has,
    ``bad_texts`` for some of it, ``bad_page`` for a rule page (all with file and reason).
    """


def data_below(folder: Path, name: str, most: int, *, own: bool = False) -> bytes | None:
    """What stands in the file ``name``, such as ``rules/casino/deal.html``, below ``folder``; None if there is none.

    Raises ``LanguageError`` for a name that leads elsewhere and for a link, but not in the program’s ``own`` folders,
    for what is no file, and for more than ``most`` bytes.
    """
    path = folder
    if not _NAME.fullmatch(name):
        raise LanguageError("bad_language", file=str(folder), reason=f"“{as_quoted(name)}” is no name of a file here")
    try:
        for part in name.split("/"):
            path /= part
            status = path.lstat()
            if not own and (stat.S_ISLNK(status.st_mode) or getattr(status, "st_file_attributes", 0) & _ELSEWHERE):
                raise LanguageError("bad_language", file=str(path), reason="a link")
        return read_file(path, most)
    except (FileNotFoundError, NotADirectoryError):
        return None
    except LanguageError:
        raise
    except CodedError as error:
        reason = f"more than {most} bytes" if error.code == "too_large" else "not a file"
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
    raise LanguageError("bad_language", file=str(path), reason=reason)


def text_below(folder: Path, name: str, most: int, *, own: bool = False) -> str | None:
    """The same as text in UTF-8, with line feeds at the ends of its lines."""
    data = data_below(folder, name, most, own=own)
    if data is None:
        return None
    try:
        return data.decode("utf-8-sig").replace("\r\n", "\n")
    except UnicodeDecodeError as error:
        reason = f"byte {error.start} is no UTF-8"
    raise LanguageError("bad_language", file=str(folder / name), reason=reason)


def table_below(folder: Path, name: str, most: int, *, own: bool = False) -> Mapping[str, Any] | None:
    """The same as the tables of a TOML document, which are not deeper than ``DEEPEST``."""
    text = text_below(folder, name, most, own=own)
    if text is None:
        return None
    try:
        table = tomllib.loads(text)
    except RecursionError:
        reason = "nested too deeply"
    except ValueError as error:
        reason = as_quoted(str(error))
    else:
        if not _is_deeper(table, DEEPEST):
            return table
        reason = "nested too deeply"
    raise LanguageError("bad_language", file=str(folder / name), reason=reason)


def _is_deeper(value: object, depth: int) -> bool:
    inner = list(value.values()) if isinstance(value, dict) else value if isinstance(value, list) else None
    return inner is not None and (depth == 0 or any(_is_deeper(one, depth - 1) for one in inner))
