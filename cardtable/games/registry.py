"""The one place where families of games are registered.

The program's own families are imported when they are first asked for, so that a match of one family need not wait for
the others. The id of a rule set begins with the name of its family.

A family is registered with ``register`` and lives in rooms of the same name on every floor: its rules in
``games/<family>``, its computer players in ``ai/<family>`` (``players`` and ``REASONS`` of the module ``players``), its
words in ``words/<family>`` (``WORDS``), and what a window knows of it in ``ui/game_views/<family>`` (``GAME_VIEW``).
``room`` imports them when they are asked for, so that no floor needs a list of families.

A family from outside the program names its rooms when it is registered, and the folder with its rule pages. The
computer players run in a separate process, which must register such a family too: write a module that registers it and
then calls ``ai.worker.main``, and give the command of that module to ``ComputerClient``.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, MutableMapping
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from types import ModuleType

from cardtable.core.errors import RuleSetError
from cardtable.core.family import Family
from cardtable.core.rules import Variant, VariantTable

AI, WORDS, GAME_VIEWS = "ai", "words", "game_views"
_USUAL = {AI: "cardtable.ai.{}.players", WORDS: "cardtable.words.{}", GAME_VIEWS: "cardtable.ui.game_views.{}"}
"""The module of a family on each floor above this one."""

_OWN = {
    "casino": ("cardtable.games.casino.family", "CasinoFamily"),
    "ecarte": ("cardtable.games.ecarte.family", "EcarteFamily"),
    "piquet": ("cardtable.games.piquet.family", "PiquetFamily"),
}
"""The program's own families in the order in which they are offered: module and class."""


class Families(MutableMapping[str, Family]):
    """The families by name. A family of the program is registered when it is first asked for."""

    def __init__(self) -> None:
        self._known: dict[str, Family] = {}

    def __getitem__(self, name: str) -> Family:
        """Return the family called ``name``; raises ``KeyError``."""
        if name not in self._known and name in _OWN:
            module, family = _OWN[name]
            register(getattr(import_module(module), family)())
        return self._known[name]

    def __setitem__(self, name: str, family: Family) -> None:
        self._known[name] = family

    def __delitem__(self, name: str) -> None:
        del self._known[name]

    def __iter__(self) -> Iterator[str]:
        return iter(dict.fromkeys((*_OWN, *self._known)))

    def __len__(self) -> int:
        return len({*_OWN, *self._known})

    def is_known(self, name: object) -> bool:
        """Return whether a family of that name has been registered so far."""
        return name in self._known


class Variants(VariantTable):
    """The variants of all families, grouped by family and in the family's order."""

    def __iter__(self) -> Iterator[Variant]:
        """Yield all variants; this registers one family after the other."""
        for name in list(FAMILIES):
            FAMILIES[name]
            known = list(super().__iter__())
            yield from (variant for variant in known if variant.family == name)

    def __contains__(self, name: object) -> bool:
        """Return whether a variant has ``name`` as its id or as an alias."""
        self._look_for(name)
        return super().__contains__(name)

    def __getitem__(self, name: str) -> Variant:
        """Return the variant with ``name`` as its id or as an alias; raises ``RuleSetError`` ``unknown_variant``."""
        self._look_for(name)
        return super().__getitem__(name)

    def _look_for(self, name: object) -> None:
        """Register the family to which an id belongs; all families if ``name`` may be an alias."""
        if super().__contains__(name) or not isinstance(name, str) or not name:
            return
        family = name.partition(".")[0]
        if family in _OWN:
            FAMILIES[family]
        if not super().__contains__(name):
            _register_all()


def _register_all() -> None:
    for name in _OWN:
        FAMILIES[name]


FAMILIES = Families()
VARIANTS = Variants()
_ROOMS: dict[str, Mapping[str, str]] = {}
_RULE_PAGES: dict[str, Path] = {}


def register(family: Family, rooms: Mapping[str, str] | None = None, rule_pages: Path | None = None) -> None:
    """Make a family known, with all its variants.

    ``rooms`` names its modules on the floors ``AI``, ``WORDS`` and ``GAME_VIEWS``, if they are not the usual ones.
    ``rule_pages`` is a folder that contains, for each language, a folder with the family's rule pages; None if they lie
    in the program's own.

    Raises ``RuleSetError`` ``name_taken`` if a family or a variant has that name already; nothing is changed then.
    """
    variants = family.variants()
    names = [name for variant in variants for name in (variant.id, *variant.aliases)]
    own = family.name in _OWN and not FAMILIES.is_known(family.name)
    for name in names:
        # For one of the program's own families, its names are already reserved for it while it is being registered.
        if names.count(name) > 1 or (not own and name in VARIANTS):
            raise RuleSetError("name_taken", name=name)
    if not own and family.name in FAMILIES:
        raise RuleSetError("name_taken", name=family.name)
    FAMILIES[family.name] = family
    _ROOMS[family.name] = rooms or {floor: module.format(family.name) for floor, module in _USUAL.items()}
    if rule_pages is not None:
        _RULE_PAGES[family.name] = rule_pages
    for variant in variants:
        # Tests prove the program's own; a start would make 42 rule sets to play one.
        VARIANTS.add(variant, proved=own)


@contextmanager
def registered(
    family: Family, rooms: Mapping[str, str] | None = None, rule_pages: Path | None = None
) -> Iterator[None]:
    """Keep a family registered inside a ``with`` block."""
    register(family, rooms, rule_pages)
    try:
        yield
    finally:
        del FAMILIES[family.name], _ROOMS[family.name]
        _RULE_PAGES.pop(family.name, None)
        for variant in family.variants():
            VARIANTS.remove(variant)


def variant(name: str) -> Variant:
    """Return the variant with ``name`` as its id or as an alias; raises ``RuleSetError`` ``unknown_variant``."""
    return VARIANTS[name]


def family_of(name: str) -> Family:
    """Return the family of the variant called ``name``; raises ``RuleSetError`` ``unknown_variant``."""
    return FAMILIES[VARIANTS[name].family]


def rule_pages_of(name: str) -> Path | None:
    """Return the folder with the rule pages of a family from outside, by the name of one of its variants; None if the
    pages are the program's own.
    """
    return _RULE_PAGES.get(VARIANTS[name].family) if name in VARIANTS else None


def room(family: str, floor: str) -> ModuleType:
    """Return the module of ``family`` on ``floor``. Raises ``RuleSetError`` ``unknown_family``."""
    try:
        FAMILIES[family]
    except KeyError:
        raise RuleSetError("unknown_family", family=family) from None
    return import_module(_ROOMS[family][floor])
