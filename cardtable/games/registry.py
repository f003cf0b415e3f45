"""The one place where families of games are registered.

The program's own families are imported when they are wanted: whoever goes on with a match of one of them does not
wait for the others. The id of a rule set begins with the name of its family.

A family is registered with ``register`` and lives in rooms of the same name on every floor: its rules in
``games/<family>``, its computer players in ``ai/<family>`` (``players`` and ``REASONS`` of the module ``players``), its
words in ``words/<family>`` (``WORDS``), and what a window knows of it in ``ui/game_views/<family>`` (``GAME_VIEW``).
``room`` finds them when they are wanted, so that no floor has a list of families.

A family from elsewhere names its rooms when it is registered, and the folder with the pages of its rules. The computer
players think in a process of their own, which must register such a family, too: a module that registers it and then
calls ``ai.worker.main`` is all that is needed, and ``ComputerClient`` is given its command.
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
    """The families by name. One of the program's own is registered when it is asked for."""

    def __init__(self) -> None:
        self._known: dict[str, Family] = {}

    def __getitem__(self, name: str) -> Family:
        """The family of that name; raises ``KeyError``."""
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
        """Whether a family of that name has been registered by now."""
        return name in self._known


class Variants(VariantTable):
    """The variants of all families, those of a family together and in its order."""

    def __iter__(self) -> Iterator[Variant]:
        """All of them; every family is registered then."""
        _register_all()
        order = list(FAMILIES)
        return iter(sorted(super().__iter__(), key=lambda variant: order.index(variant.family)))

    def __contains__(self, name: object) -> bool:
        """Whether there is a variant of that id or alias."""
        self._look_for(name)
        return super().__contains__(name)

    def __getitem__(self, name: str) -> Variant:
        """The variant of an id or alias; raises ``RuleSetError`` ``unknown_variant``."""
        self._look_for(name)
        return super().__getitem__(name)

    def _look_for(self, name: object) -> None:
        """Register the family to which an id belongs, or all of them if it may be an alias."""
        if super().__contains__(name) or not isinstance(name, str):
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
    ``rule_pages`` is the folder in which each language has one with the pages of its rules, if that is not the
    program's own.

    Raises ``RuleSetError`` ``name_taken`` if a family or a variant has that name already; nothing is changed then.
    """
    variants = family.variants()
    names = [name for variant in variants for name in (variant.id, *variant.aliases)]
    own = family.name in _OWN and not FAMILIES.is_known(family.name)
    for name in names:
        # One of the program's own families is on the way in, and its names are nobody else's.
        if names.count(name) > 1 or (not own and name in VARIANTS):
            raise RuleSetError("name_taken", name=name)
    if not own and family.name in FAMILIES:
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
    """The module of ``family`` on that floor. Raises ``RuleSetError`` ``unknown_family``."""
    try:
        FAMILIES[family]
    except KeyError:
        raise RuleSetError("unknown_family", family=family) from None
    return import_module(_ROOMS[family][floor])
