"""Rule sets as data: options with their metadata, variants with their defaults.

A family describes each of its variants once. The New Game dialog, the command line, the records and the score
sheets build themselves from that description.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from types import MappingProxyType
from typing import TypeAlias

from cardtable.core.errors import RuleSetError

OptionValue: TypeAlias = bool | int | str
Options: TypeAlias = Mapping[str, OptionValue]

LENGTH = ("length", "best_of_five", "target", "deals", "leaves_at", "rounds", "parties")
"""The names of the options that say how long a match is. They are shown first."""


@dataclass(frozen=True, slots=True)
class Option:
    """One thing that players agree on before a match.

    The type of ``default`` is the type of the option: a switch (``bool``), a number from ``minimum`` to ``maximum``
    with the usual ``suggestions``, or one of ``choices`` (``str``). ``applies`` says whether the option means anything
    for a number of players and the values of the other options; where it does not, it keeps its default.

    Records and sheets name only what differs from the defaults. If the default was changed later, ``before`` is the
    value that older records and sheets mean when they do not name the option; from then on the option is named wherever
    it differs from ``before``. An option that is not ``offered`` exists only for old records.

    Where a match has parts with different numbers of players, ``scope`` is the code of the only part in which the
    option means anything, such as ``of_two``; it is empty if it counts in all of them.

    Where a rule set has many options, ``group`` is the code of the heading under which a form asks for this one. Where
    what is said of an option of its name would be wrong, ``explained`` is the code of another explanation.
    """

    name: str
    default: OptionValue
    choices: tuple[str, ...] = ()
    minimum: int = 0
    maximum: int = 0
    suggestions: tuple[int, ...] = ()
    applies: Callable[[int, Options], bool] | None = None
    before: OptionValue | None = None
    offered: bool = True
    scope: str = ""
    group: str = ""
    explained: str = ""

    @property
    def unnamed(self) -> OptionValue:
        """What the option means in a record that does not name it."""
        return self.default if self.before is None else self.before

    @property
    def tells_length(self) -> bool:
        """Whether the option says how long a match is; it then has one of the names in ``LENGTH``."""
        return self.name in LENGTH

    @property
    def kind(self) -> str:
        """``switch``, ``number`` or ``choice``."""
        if isinstance(self.default, bool):
            return "switch"
        return "number" if isinstance(self.default, int) else "choice"

    def check(self, value: object) -> OptionValue:
        """Return ``value`` if this option can have it; otherwise raises ``RuleSetError`` ``bad_option_value``."""
        good = False
        if self.kind == "switch":
            good = isinstance(value, bool)
        elif self.kind == "number":
            good = isinstance(value, int) and not isinstance(value, bool) and self.minimum <= value <= self.maximum
        else:
            good = value in self.choices
        if not good:
            raise RuleSetError("bad_option_value", option=self.name, value=str(value), allowed=self.allowed())
        assert isinstance(value, bool | int | str)
        return value

    def allowed(self) -> str:
        """The values in text form, for messages.

        >>> Option("lurch", True).allowed(), Option("target", 11, minimum=1, maximum=999).allowed()
        ('on|off', '1..999')
        """
        if self.kind == "switch":
            return "on|off"
        return f"{self.minimum}..{self.maximum}" if self.kind == "number" else "|".join(self.choices)

    def parse(self, text: str) -> OptionValue:
        """The value that ``text`` names on a command line; raises ``RuleSetError`` ``bad_option_value``.

        >>> Option("lurch", True).parse("off"), Option("target", 11, minimum=1, maximum=999).parse("21")
        (False, 21)
        """
        value: object = text
        if self.kind == "switch":
            value = {"on": True, "true": True, "yes": True, "off": False, "false": False, "no": False}.get(text.lower())
        elif self.kind == "number" and re.fullmatch(r"[0-9]{1,9}", text):
            value = int(text)
        try:
            return self.check(value)
        except RuleSetError:
            raise RuleSetError("bad_option_value", option=self.name, value=text, allowed=self.allowed()) from None


def value_text(value: OptionValue) -> str:
    """Return an option's value in the text form that the command line and codes use and ``Option.parse`` reads."""
    if isinstance(value, bool):
        return "on" if value else "off"
    return str(value)


@dataclass(frozen=True, slots=True)
class RuleSet:
    """What has been agreed for a match: a variant, the number of players, and the value of every option.

    A family computes its own frozen rule data from it. Records, the database and the protocol of the computer players
    store only this part.
    """

    variant: str
    players: int
    options: Options = field(default_factory=dict)
    _hash: int | None = field(default=None, init=False, repr=False, compare=False)
    """The hash, computed once, because families look up their rule data by the rule set for every deal."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "options", MappingProxyType(dict(self.options)))

    def __hash__(self) -> int:
        if self._hash is None:
            object.__setattr__(self, "_hash", hash((self.variant, self.players, tuple(sorted(self.options.items())))))
        return self._hash  # type: ignore[return-value]

    def __reduce__(self) -> tuple[type[RuleSet], tuple[str, int, dict[str, OptionValue]]]:
        return RuleSet, (self.variant, self.players, dict(self.options))


def no_presets(players: int) -> Mapping[str, Options]:
    """Return what a rule set can be made to agree with that agrees with no other."""
    return {}


@dataclass(frozen=True, slots=True)
class Variant:
    """A named rule set of a family: its id, other names it goes by, numbers of players, and its options.

    ``options`` gives the options for a number of players, because defaults may differ with it (Berlin Casino goes to 11
    for four and to 16 for three). ``source`` are the options with which it is played exactly as its source says, where
    those are not the defaults; None if it is from no source.

    ``minutes`` is about how long a match of the first of ``players`` takes with its defaults: eight seconds for each
    decision of one's own, two for each of the others', and 25 for each deal, over matches of the weakest computer
    players, to the nearest five. ``demand`` says how much there is to learn and to think about, from 1 to 3. Each of
    the two is 0 if it is not known.

    ``presets`` returns, for a number of players, the rule sets with which this one can be made to agree: the options
    that do it, by the id of the other; or by a code of its own if that game is this one with other options.

    ``check`` refuses what cannot be played, for the number of players and all options; ``sense`` what can be played but
    nobody can mean. Records and sheets from before may have the latter, so only ``sensible`` asks for it.
    """

    id: str
    family: str
    players: tuple[int, ...]
    options: Callable[[int], tuple[Option, ...]]
    aliases: tuple[str, ...] = ()
    check: Callable[[int, Options], None] | None = None
    source: Options | None = field(default_factory=dict)
    minutes: int = 0
    demand: int = 0
    presets: Callable[[int], Mapping[str, Options]] = no_presets
    sense: Callable[[RuleSet], None] | None = None

    def __post_init__(self) -> None:
        # They never change, and every rule set that is made asks for them.
        object.__setattr__(self, "options", cache(self.options))

    def option(self, players: int, name: str) -> Option:
        """Return the option called ``name``; raises ``RuleSetError`` ``unknown_option``."""
        for option in self.options(players):
            if option.name == name:
                return option
        raise RuleSetError("unknown_option", variant=self.id, option=name)

    def rule_set(self, players: int | None = None, options: Options | None = None) -> RuleSet:
        """Return the rule set with ``options`` instead of the defaults.

        Raises ``RuleSetError``: ``bad_number_of_players``, ``unknown_option``, ``bad_option_value``,
        ``option_does_not_apply``, or what the variant's own check of combinations refuses.

        >>> agreed = (Option("honours", True), Option("game", 5, minimum=5, maximum=7))
        >>> whist = Variant("whist", "whist", (4,), lambda players: agreed)
        >>> rules = whist.rule_set(options={"game": 7})
        >>> rules.players, dict(rules.options), whist.changes(rules)
        (4, {'honours': True, 'game': 7}, {'game': 7})
        """
        count = self.players[0] if players is None else players
        if count not in self.players:
            allowed = ", ".join(map(str, self.players))
            raise RuleSetError("bad_number_of_players", variant=self.id, players=count, allowed=allowed)
        known = {option.name: option for option in self.options(count)}
        values: dict[str, OptionValue] = {option.name: option.default for option in known.values()}
        for name, value in (options or {}).items():
            values[name] = self.option(count, name).check(value)
        for name, option in known.items():
            if option.applies and values[name] != option.default and not option.applies(count, values):
                raise RuleSetError("option_does_not_apply", variant=self.id, option=name)
        if self.check:
            self.check(count, values)
        return RuleSet(self.id, count, values)

    def sensible(self, rule_set: RuleSet) -> RuleSet:
        """Return ``rule_set`` of this variant, on which people want to agree now; raises ``RuleSetError`` with the
        reason if nobody can mean it.
        """
        if self.sense:
            self.sense(rule_set)
        return rule_set

    def changes(self, rule_set: RuleSet) -> dict[str, OptionValue]:
        """Return the options of ``rule_set`` that a record has to name; ``restored`` makes the rule set from them
        again.
        """
        unnamed = {
            option.name: option.unnamed if _applies(option, rule_set.players, rule_set.options) else option.default
            for option in self.options(rule_set.players)
        }
        return {name: value for name, value in rule_set.options.items() if unnamed[name] != value}

    def restored(self, players: int, options: Options) -> RuleSet:
        """Return the rule set of a record or a sheet that names ``options``; raises ``RuleSetError`` like ``rule_set``.

        >>> later = (Option("honours", True, before=False),)
        >>> whist = Variant("whist", "whist", (4,), lambda players: later)
        >>> dict(whist.restored(4, {}).options), whist.changes(whist.rule_set())
        ({'honours': False}, {'honours': True})
        """
        if players not in self.players:
            return self.rule_set(players, options)
        known = self.options(players)
        for name, value in options.items():
            self.option(players, name).check(value)
        meant = {option.name: option.unnamed for option in known} | dict(options)
        for option in known:
            # What means nothing here is as usual, even if it once was something else.
            if option.name not in options and not _applies(option, players, meant):
                meant[option.name] = option.default
        return self.rule_set(players, meant)


def _applies(option: Option, players: int, options: Options) -> bool:
    return option.applies is None or option.applies(players, options)


class VariantTable:
    """Variants by id and by alias."""

    def __init__(self) -> None:
        self._variants: dict[str, Variant] = {}
        self._names: dict[str, str] = {}

    def add(self, variant: Variant, *, proved: bool = False) -> None:
        """Register a variant that can be played with its defaults. That is tried unless it has been ``proved``.

        Raises ``RuleSetError``: ``name_taken`` if its id or an alias already is in use, or what the variant's own check
        refuses.
        """
        for players in () if proved else variant.players:
            variant.rule_set(players)
        for name in (variant.id, *variant.aliases):
            if name in self._names:
                raise RuleSetError("name_taken", name=name)
            self._names[name] = variant.id
        self._variants[variant.id] = variant

    def remove(self, variant: Variant) -> None:
        """Forget a registered variant."""
        del self._variants[variant.id]
        for name in (variant.id, *variant.aliases):
            del self._names[name]

    def __iter__(self) -> Iterator[Variant]:
        return iter(self._variants.values())

    def __contains__(self, name: object) -> bool:
        """Return whether a variant has ``name`` as its id or as an alias."""
        return name in self._names

    def __getitem__(self, name: str) -> Variant:
        """Return the variant with ``name`` as its id or as an alias; raises ``RuleSetError`` ``unknown_variant``."""
        try:
            return self._variants[self._names[name]]
        except KeyError:
            raise RuleSetError("unknown_variant", variant=name) from None
