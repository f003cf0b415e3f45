"""Locales of different countries: the window opens, shows its texts in the right language, and a move is made."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from tests.field.desk import Desk
from tests.field.play import open_match, play_a_card
from tests.field.trial import add
from tests.field.waiting import Lacking, check

LOCALES = {
    "C": "Help",
    "tr_TR.UTF-8": "Help",
    "de_DE.UTF-8": "Hilfe",
    "de_DE.ISO-8859-1": "Hilfe",
    "fr_FR.UTF-8": "Help",
    "sv_SE.UTF-8": "",
    "ja_JP.UTF-8": "Help",
    "ar_EG.UTF-8": "Help",
    "fa_IR.UTF-8": "Help",
    "hi_IN.UTF-8": "Help",
    "lt_LT.UTF-8": "Help",
    "no_SUCH.UTF-8": "Help",
}
"""The locales, each with the name of the last menu in the expected language; empty for Swedish, which is partly
translated.
"""

_SOURCES = Path("/usr/share/i18n/locales")


def locale_is_lived_in(desk: Desk, name: str, menu: str) -> None:
    """A match is opened, a card played and the window closed under a locale that is made for it."""
    place = desk.folder / "locales"
    place.mkdir()
    desk.person.own(place)
    language, _, characters = name.partition(".")
    if (_SOURCES / language).exists():
        # It ends with 1 where it only warns.
        command = ("localedef", "-c", "-i", language, "-f", characters, str(place / name))
        desk.tool("sh", "-c", '"$@" >/dev/null 2>&1; test -d "$7"', "sh", *command)
    elif name not in ("C", "no_SUCH.UTF-8"):
        raise Lacking(f"{_SOURCES / language} (package locales)")
    environment = {"LOCPATH": str(place), "LANG": name, "LC_ALL": name}
    program = open_match(desk, environment=environment)
    said = [one.name for one in program.seen() if one.role == "menu item"]
    check(not menu or menu in said, f"the menus are {', '.join(said)}")
    play_a_card(desk, program)
    program.close()


for _name, _menu in LOCALES.items():
    add(f"locale_{_name}", partial(locale_is_lived_in, name=_name, menu=_menu), localedef="libc-bin")
