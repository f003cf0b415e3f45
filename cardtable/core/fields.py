"""What a position consists of, declared once.

A position is the whole truth about one deal as plain data. Its class declares each field in one line: its type, what it
is when the deal begins, how it is held, and who may see it::

    class ToyPosition(Position[ToyRules]):
        dealer: int = fixed(lambda rules, standing: standing.dealer)
        turn: int = shared(CHANCE, everybody(WHOLE))
        stock: tuple[Card, ...] = shared((), number())
        hands: list[list[Card]] = rows(seats, owner(CARDS, "hand"), number("hand_counts"))
        plays: list[tuple[int, Card]] = row((), everybody(many(pair(WHOLE, CARD))))
        trick: tuple[Card, ...] = shared((), follows(open_trick))

**What it is when the deal begins** comes first: a value, or a function of the rules and the standing that makes one.

**How it is held**, which is how ``copy`` copies it:

* ``shared`` – a value that is replaced and never changed: a number, a tuple, an enumeration. Copies share it.
* ``row`` – a list of such values. A copy has a list of its own.
* ``rows`` – a list of lists of such values. A copy has lists of its own.
* ``fixed`` – shared, and never replaced after the beginning, because rules and standing decide it.

**Who may see it** follows. Each of these is a value of the observation (``core.observing``), by the field's own name or
another, with its JSON form (``core.codec``):

* ``everybody(codec)`` – all see all of it. With ``shown`` a function of position, seat and value says what a seat sees.
* ``owner(codec)`` – of a list with an entry for each seat, each sees its own.
* ``column(codec)`` – of ``rows`` whose rows each have an entry for each seat, each sees its own of every row.
* ``number()`` – how many there are, in each row if there are rows.
* ``follows(function)`` – nothing is told, because the function computes the value from what all see in the position.
* nothing – nobody sees it; sampling a position has to fill it in.

From the declaration follow ``__slots__``, the beginning, ``copy``, ``key``, and with the class of observations what a
seat observes, its JSON form and its way back, and ``restore``, which puts what was observed into a sampled position.
``copy`` stands in the innermost loops of search: all of these are written as code that names the fields one by one, and
compiled when the class is first used.

Modules of positions import no code that changes a position. That code is in the phases and in the machine
(``core.machine``), which inherits the position.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from enum import Enum
from typing import Any, Generic, NamedTuple, Protocol, Self, TypeVar

from cardtable.core.cards import Card
from cardtable.core.codec import NUMBERS, WHOLE, Codec
from cardtable.core.rules import RuleSet
from cardtable.core.state import Standing


class Rules(Protocol):
    """What the rule data of every family must have."""

    @property
    def rule_set(self) -> RuleSet: ...

    @property
    def pack(self) -> tuple[Card, ...]: ...


R = TypeVar("R", bound=Rules)


class Sight(Enum):
    """Which part of a field a seat sees."""

    EVERYBODY = "everybody"
    OWNER = "owner"
    COLUMN = "column"
    NUMBER = "number"
    FOLLOWS = "follows"


class Visibility(NamedTuple):
    """How a field is seen: by which seats, under which name in the observation (the field's own name if empty), and
    with which JSON form. ``key`` is the name in JSON if it differs from that name. ``function`` belongs to ``shown``
    and to ``follows``.
    """

    sight: Sight
    codec: Codec | None = None
    name: str = ""
    key: str = ""
    function: Callable[..., Any] | None = None


class Field(NamedTuple):
    """A declared field: the depth of its lists (0 a shared value, 1 a row, 2 rows), its first value, and the rest of
    the declaration.
    """

    depth: int
    start: Any
    visibilities: tuple[Visibility, ...]
    fixed: bool = False


def shared(start: object, *visibilities: Visibility) -> Any:
    """Declare a value that is replaced as a whole and never changed in place."""
    return Field(0, start, visibilities)


def row(start: object, *visibilities: Visibility) -> Any:
    """Declare a list of values; every position gets a list of its own, made from ``start``."""
    return Field(1, start, visibilities)


def rows(start: Callable[[Any, Standing], list[list[Any]]], *visibilities: Visibility) -> Any:
    """Declare a list of lists; the function ``start`` makes it for every position."""
    return Field(2, start, visibilities)


def fixed(start: Callable[[Any, Standing], object]) -> Any:
    """Declare a value that rules and standing decide for the whole deal, so that no seat has to be told it."""
    return Field(0, start, (), fixed=True)


def everybody(codec: Codec, name: str = "", *, key: str = "", shown: Callable[..., Any] | None = None) -> Visibility:
    """Let all seats see the value, or what ``shown(position, seat, value)`` makes of it."""
    return Visibility(Sight.EVERYBODY, codec, name, key, shown)


def owner(codec: Codec, name: str = "") -> Visibility:
    """Let each seat see its own entry of the list."""
    return Visibility(Sight.OWNER, codec, name)


def column(codec: Codec, name: str = "") -> Visibility:
    """Let each seat see its own entry of every row, together as a tuple."""
    return Visibility(Sight.COLUMN, codec, name)


def number(name: str = "") -> Visibility:
    """Let all seats see how many entries there are, and not which."""
    return Visibility(Sight.NUMBER, None, name)


def follows(function: Callable[[Any], object]) -> Visibility:
    """Tell the value to no seat, because ``function(position)`` computes it from the rest."""
    return Visibility(Sight.FOLLOWS, function=function)


class Observed(NamedTuple):
    """A value of an observation: the field of the position from which it comes, and how much of that field is seen."""

    name: str
    field: str
    depth: int
    visibility: Visibility

    @property
    def key(self) -> str:
        """Its name in JSON."""
        return self.visibility.key or self.name

    @property
    def codec(self) -> Codec:
        """Its JSON form."""
        if self.visibility.codec is not None:
            return self.visibility.codec
        return NUMBERS if self.depth == 2 else WHOLE


_COPIED = ("self.{0}", "self.{0}[:]", "[one[:] for one in self.{0}]")
_FROZEN = ("self.{0}", "tuple(self.{0})", "tuple(map(tuple, self.{0}))")
_MADE = ("{0}", "list({0})", "{0}")


def compiled(name: str, parameters: str, body: list[str], names: dict[str, Any]) -> Callable[..., Any]:
    """Return the function ``name`` compiled from the source lines ``body``, which can use the objects in ``names``."""
    source = f"def {name}({parameters}):\n" + "\n".join(f"    {line}" for line in body)
    scope = dict(names)
    exec(compile(source, f"<{name} of a declaration>", "exec"), scope)
    made: Callable[..., Any] = scope[name]
    return made


def _compiled_first(name: str) -> Callable[..., Any]:
    """Return a method that, when first called, lets its class compile all methods that follow from the declaration,
    then calls the compiled one of its own name.
    """

    def first(self: Any, *arguments: Any) -> Any:
        type(self).compile()
        return getattr(type(self), name)(self, *arguments)

    return first


_UNCOMPILED = {name: _compiled_first(name) for name in ("__init__", "copy", "key")}


class Declaration(type):
    """The metaclass of positions: it makes a slot of each declared field, and from all fields the methods
    that follow.
    """

    fields: dict[str, Field]
    """All fields by name, those of the bases first."""

    def __new__(cls, name: str, bases: tuple[type, ...], namespace: dict[str, Any]) -> Declaration:
        """Make the class. Raises ``TypeError`` for a field that cannot be seen as declared, or is declared twice."""
        own = {field: value for field, value in namespace.items() if isinstance(value, Field)}
        kept = {field: value for field, value in namespace.items() if field not in own}
        made = super().__new__(cls, name, bases, {"__slots__": tuple(own), **kept, **_UNCOMPILED})
        inherited: dict[str, Field] = {}
        for base in reversed(made.__mro__[1:]):
            inherited |= base.__dict__.get("_own_fields", {})
        if twice := inherited.keys() & own:
            raise TypeError(f"{name} declares again: {', '.join(sorted(twice))}")
        for field, (depth, start, visibilities, _) in own.items():
            for visibility in visibilities:
                if depth < _LEAST_DEPTH.get(visibility.sight, 0) or (depth == 2 and not callable(start)):
                    raise TypeError(f"{name}.{field} cannot be declared like this: {visibility.sight.value}")
        made._own_fields = own  # type: ignore[attr-defined]
        made.fields = inherited | own
        return made

    def compile(cls) -> None:
        """Compile ``__init__``, ``copy`` and ``key`` of this class."""
        names: dict[str, Any] = {"cls": cls, "new": object.__new__}
        start, copy, key = [], ["twin = new(cls)"], []
        for name, (depth, value, _, is_fixed) in cls.fields.items():
            if name in ("rules", "standing"):
                start.append(f"self.{name} = {name}")
            else:
                names[f"start_{name}"] = value
                made = f"start_{name}(rules, standing)" if callable(value) else f"start_{name}"
                start.append(f"self.{name} = {_MADE[depth].format(made)}")
            copy.append(f"twin.{name} = {_COPIED[depth].format(name)}")
            if not is_fixed:
                key.append("self.rules.rule_set" if name == "rules" else _FROZEN[depth].format(name))
        methods = {
            "__init__": compiled("__init__", "self, rules, standing", start, names),
            "copy": compiled("copy", "self", [*copy, "return twin"], names),
            "key": compiled("key", "self", [f"return ({', '.join(key)},)"], names),
        }
        for name, method in methods.items():
            setattr(cls, name, method)

    def observed(cls) -> dict[str, Observed]:
        """Return what is observed of a position, by the names in the observation."""
        found: dict[str, Observed] = {}
        for field, (depth, _, visibilities, _) in cls.fields.items():
            for visibility in visibilities:
                if visibility.sight is not Sight.FOLLOWS:
                    name = visibility.name or field
                    if name in found:
                        raise TypeError(f"{cls.__name__} shows two things as {name}")
                    found[name] = Observed(name, field, depth, visibility)
        return found


_LEAST_DEPTH = {Sight.OWNER: 1, Sight.COLUMN: 2}


class Position(Generic[R], metaclass=Declaration):
    """The whole truth about one deal under ``rules``, with ``standing`` before it, as plain data."""

    rules: R = shared(None)
    standing: Standing = shared(None)

    # ``Declaration`` puts others in the place of these.

    def __init__(self, rules: R, standing: Standing) -> None:
        """Make the position as it is before the cards are shuffled."""
        raise NotImplementedError

    def copy(self) -> Self:
        """Return an independent copy, of the same class."""
        raise NotImplementedError

    def key(self) -> Hashable:
        """A value that two positions share only if they are the same in every respect."""
        raise NotImplementedError


def observing(cls: Declaration, order: list[str]) -> Callable[[type, Any, int], Any]:
    """Return a function that takes the class of observations, a position and a seat, and makes what that seat observes.

    The class is called with the rule set, the standing, the seat, and then the values in the order of ``order``.
    """
    names: dict[str, Any] = {}
    values = []
    for name in order:
        _, field, depth, visibility = cls.observed()[name]
        place = f"position.{field}"
        if visibility.function is not None:
            names[f"shown_{name}"] = visibility.function
            values.append(f"shown_{name}(position, seat, {place})")
            continue
        match visibility.sight:
            case Sight.EVERYBODY:
                value = (place, f"tuple({place})", f"tuple(map(tuple, {place}))")[depth]
            case Sight.OWNER:
                value = f"{place}[seat]" if depth == 1 else f"tuple({place}[seat])"
            case Sight.COLUMN:
                value = f"tuple([one[seat] for one in {place}])"
            case _:
                value = f"tuple(map(len, {place}))" if depth == 2 else f"len({place})"
        values.append(value)
    body = [f"return made(position.rules.rule_set, position.standing, seat, {', '.join(values)})"]
    return compiled("observe", "made, position, seat", body, names)


def restoring(cls: Declaration) -> Callable[[Any, Any], None]:
    """Return a function that takes an observation and a new position and puts into the position all that was observed
    and what follows from it. Where only a number was observed, sampling has to choose the cards.
    """
    names: dict[str, Any] = {}
    body, later = [], []
    for name, (_, field, depth, visibility) in cls.observed().items():
        place, value = f"position.{field}", f"observation.{name}"
        match visibility.sight:
            case Sight.EVERYBODY:
                body.append(f"{place} = {(value, f'list({value})', f'[list(one) for one in {value}]')[depth]}")
            case Sight.OWNER:
                body.append(f"{place}[observation.seat] = {value if depth == 1 else f'list({value})'}")
            case Sight.COLUMN:
                body.append(f"for one, own in zip({place}, {value}): one[observation.seat] = own")
    for field, (_, _, visibilities, _) in cls.fields.items():
        for visibility in visibilities:
            if visibility.sight is Sight.FOLLOWS:
                names[f"follows_{field}"] = visibility.function
                later.append(f"position.{field} = follows_{field}(position)")
    return compiled("restore", "observation, position", [*body, *later, "return None"], names)
