"""The one place where families of games are registered.

A family is registered with ``register`` and lives in rooms of the same name on every floor: its rules in
``games/<family>``, its computer players in ``ai/<family>`` (``players`` and ``REASONS`` of the module ``players``),
its words in ``words/<family>`` (``WORDS``), and what a window knows of it in ``ui/faces/<family>`` (``FACE``). ``room``
finds them when they are wanted, so that no floor has a list of families.

A family from elsewhere names its rooms when it is registered, and the folder with the pages of its rules. The computer
players think in a process of their own, which must register such a family, too: a module that registers it and then
calls ``ai.worker.main`` is all that is needed, and ``ComputerClient`` is given its command.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from types import ModuleType

from cardtable.core.errors import RuleSetError
from cardtable.core.family import Family
from cardtable.core.rules import Variant, VariantTable
from cardtable.games.casino.family import CasinoFamily
from cardtable.games.ecarte.family import EcarteFamily
from cardtable.games.piquet.family import PiquetFamily

AI, WORDS, FACES = "ai", "words", "faces"
_USUAL = {AI: "cardtable.ai.{}.players", WORDS: "cardtable.words.{}", FACES: "cardtable.ui.faces.{}"}
"""The module of a family on each floor above this one."""

FAMILIES: dict[str, Family] = {}
VARIANTS = VariantTable()
_ROOMS: dict[str, Mapping[str, str]] = {}
_RULE_PAGES: dict[str, Path] = {}


def register(family: Family, rooms: Mapping[str, str] | None = None, rule_pages: Path | None = None) -> None:
    """Make a family known, with all its variants.

    ``rooms`` names its modules on the floors ``AI``, ``WORDS`` and ``FACES``, if they are not the usual ones.
    ``rule_pages`` is the folder in which each language has one with the pages of its rules, if that is not the
    program's own.

    Raises ``RuleSetError`` ``name_taken`` if a family or a variant has that name already; nothing is changed then.
    """
    variants = family.variants()
    names = [name for variant in variants for name in (variant.id, *variant.aliases)]
    for name in names:
        if name in VARIANTS or names.count(name) > 1:
            raise RuleSetError("name_taken", name=name)
    if family.name in FAMILIES:
        raise RuleSetError("name_taken", name=family.name)
    FAMILIES[family.name] = family
    _ROOMS[family.name] = rooms or {floor: module.format(family.name) for floor, module in _USUAL.items()}
    if rule_pages is not None:
        _RULE_PAGES[family.name] = rule_pages
    for variant in variants:
        VARIANTS.add(variant)


@contextmanager
def registered(
    family: Family, rooms: Mapping[str, str] | None = None, rule_pages: Path | None = None
) -> Iterator[None]:
    """A family that is known meanwhile."""
    register(family, rooms, rule_pages)
    try:
        yield
    finally:
        del FAMILIES[family.name], _ROOMS[family.name]
        _RULE_PAGES.pop(family.name, None)
        for variant in family.variants():
            VARIANTS.remove(variant)


def variant(name: str) -> Variant:
    """The variant of an id or alias; raises ``RuleSetError`` ``unknown_variant``."""
    return VARIANTS[name]


def family_of(name: str) -> Family:
    """The family that plays a variant; raises ``RuleSetError`` ``unknown_variant``."""
    return FAMILIES[VARIANTS[name].family]


def rule_pages_of(name: str) -> Path | None:
    """The folder of a family from elsewhere, by one of its variants; None if the pages are the program's own."""
    return _RULE_PAGES.get(VARIANTS[name].family) if name in VARIANTS else None


def room(family: str, floor: str) -> ModuleType:
    """A family's module on the floor ``AI``, ``WORDS`` or ``FACES``; raises ``RuleSetError`` ``unknown_family``."""
    try:
        return import_module(_ROOMS[family][floor])
    except KeyError:
        raise RuleSetError("unknown_family", family=family) from None


for _family in (CasinoFamily(), EcarteFamily(), PiquetFamily()):
    register(_family)
