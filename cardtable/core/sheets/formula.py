"""Formulas that people write for the points of a deal: ``if(Bid = Tricks; 10 + Tricks; −abs(Bid − Tricks))``.

The language is total: whatever is written is refused as it is read, or has a value or a refusal for every deal, in a
time bounded by the length of the text. It has numbers, the names of what is entered, ``+ − × ÷``, comparisons, ``and``,
``or``, ``not``, and the functions of ``FUNCTIONS``; comparisons are 1 or 0. Numbers are exact fractions. Words are read
in English and German, in any capitals.

A comma between digits is that of a decimal number. Between several values a semicolon or a comma stands; where the
comma could be either, the formula is refused.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from math import ceil, floor
from typing import TypeAlias

from cardtable.core.errors import CodedError
from cardtable.core.sanitise import as_quoted

LONGEST_FORMULA = 400
"""The most characters of a formula."""
_DEEPEST = 20
"""How deep brackets and signs may be nested."""
_LARGEST = 10**12
"""The largest numerator and denominator of a number on the way to a result."""

Entered: TypeAlias = Mapping[str, Mapping[int, int]]
"""The number of each side under each name, the names as in ``Formula.names``."""


def _rounded(value: Fraction) -> Fraction:
    """Return the nearest whole number; of a half that which is further from 0."""
    whole = Fraction(floor(abs(value) + Fraction(1, 2)))
    return whole if value >= 0 else -whole


_OF_NUMBERS: Mapping[str, tuple[int, int, Callable[[Sequence[Fraction]], Fraction]]] = {
    "min": (2, 99, min),
    "max": (2, 99, max),
    "abs": (1, 1, lambda given: abs(given[0])),
    "round": (1, 1, lambda given: _rounded(given[0])),
    "down": (1, 1, lambda given: Fraction(floor(given[0]))),
    "up": (1, 1, lambda given: Fraction(ceil(given[0]))),
}
"""Functions of numbers: the fewest and the most of them, and the function."""
_OF_SIDES: Mapping[str, Callable[[Sequence[Fraction]], Fraction]] = {
    "sum": lambda given: sum(given, Fraction(0)),
    "others": lambda given: sum(given[1:], Fraction(0)),
    "most": max,
    "least": min,
}
"""Functions of what all sides have, the own side first."""
FUNCTIONS = ("if", *_OF_NUMBERS, *_OF_SIDES)
"""The functions. ``if`` takes a condition and two values; ``sum``, ``others``, ``most`` and ``least`` take what is
computed for every side of the deal: their sum, that of the others, the largest and the smallest.
"""
PERSONS = "persons"
"""The name for the number of sides in the deal."""
_OPERATORS = ("and", "or", "not")
_GERMAN = {
    "wenn": "if",
    "betrag": "abs",
    "runden": "round",
    "abrunden": "down",
    "aufrunden": "up",
    "summe": "sum",
    "andere": "others",
    "meiste": "most",
    "wenigste": "least",
    "personen": PERSONS,
    "und": "and",
    "oder": "or",
    "nicht": "not",
}
RESERVED = frozenset({*FUNCTIONS, PERSONS, *_OPERATORS, *_GERMAN})
"""The words that no column can have as its name."""

_NUMBER = re.compile(r"[0-9]{1,12}(?:[.,][0-9]{1,6})?")
_WORD = re.compile(r"[^\W\d]\w*")
_IN_WORD = re.compile(r"\w")
_SIGN = re.compile(r"<=|>=|<>|!=|==|[-+*/=<>();,×·÷:−–≤≥≠]")
_ALIKE = {"×": "*", "·": "*", "÷": "/", ":": "/", "−": "-", "–": "-", "≤": "<=", "≥": ">=", "≠": "<>", "!=": "<>"}
_ALIKE |= {"==": "=", ",": ";"}
_COMPARED: Mapping[str, Callable[[Fraction, Fraction], bool]] = {
    "=": lambda one, other: one == other,
    "<>": lambda one, other: one != other,
    "<": lambda one, other: one < other,
    "<=": lambda one, other: one <= other,
    ">": lambda one, other: one > other,
    ">=": lambda one, other: one >= other,
}


@dataclass(frozen=True, slots=True)
class _Node:
    """A part of a formula: what ``kind`` says is done with the values of ``parts``. ``name`` is a name or a sign."""

    kind: str
    name: str = ""
    number: Fraction = Fraction(0)
    parts: tuple[_Node, ...] = ()


@dataclass(frozen=True, slots=True)
class _Token:
    """A number, a name or a sign, and its place in the text."""

    kind: str
    text: str
    at: int


@dataclass(frozen=True)
class Formula:
    """A formula that has been read; ``names`` are the names that it may use."""

    text: str
    names: tuple[str, ...]
    _root: _Node = field(repr=False, compare=False)

    def points(self, side: int, sides: Sequence[int], entered: Entered) -> int:
        """Return the points of ``side`` in a deal of ``sides``; a number that was not entered is 0.

        Raises ``CodedError``: ``formula_divides_by_nothing``, ``formula_too_large``, and ``formula_not_whole`` for a
        result that is no whole number.
        """
        value = _Deal(sides, entered).value(self._root, side)
        if value.denominator != 1:
            raise CodedError("formula_not_whole", value=str(value))
        return value.numerator


def same_letters(text: str) -> str:
    """Return a text in the spelling in which the letters of formulas and of names are compared."""
    return unicodedata.normalize("NFC", text)


def read_formula(text: str, names: Iterable[str]) -> Formula:
    """Return the formula that ``text`` says with ``names``.

    Raises ``CodedError``: ``formula_too_long``; ``formula_not_understood`` with the rest from which on it is not;
    ``formula_breaks_off``; ``formula_unknown_name``; ``formula_arguments`` for a function with too few or too many of
    them; ``formula_comma`` for ``max(Tricks,3,5)``, which has two or three values; and ``formula_nested`` for one that
    is nested too deeply, or goes over all sides within another that does.
    """
    plain, known = same_letters(text).strip(), tuple(names)
    if len(plain) > LONGEST_FORMULA:
        raise CodedError("formula_too_long", most=LONGEST_FORMULA)
    reader = _FormulaReader(plain, _tokens(plain, known))
    return Formula(plain, known, reader.whole())


def _tokens(text: str, names: Sequence[str]) -> list[_Token]:
    own = {name.casefold(): name for name in names}
    longest = max(map(len, own), default=0)
    found, at = [], 0
    while at < len(text):
        if text[at].isspace():
            at += 1
            continue
        if end := _end_of_name(text, at, own, longest):
            found.append(_Token("name", own[text[at:end].casefold()], at))
            at = end
            continue
        if match := _NUMBER.match(text, at):
            kind, word = "number", match[0].replace(",", ".")
        elif match := _WORD.match(text, at):
            kind, word = "word", _GERMAN.get(match[0].casefold(), match[0].casefold())
        elif match := _SIGN.match(text, at):
            kind, word = "sign", _ALIKE.get(match[0], match[0])
        else:
            raise _not_understood(text, at)
        found.append(_Token(kind, word, at))
        at = match.end()
    return found


def _end_of_name(text: str, at: int, own: Collection[str], longest: int) -> int:
    """Return where the longest name that stands at a place ends; 0 if none does. ``own`` are the names as they are
    compared, none longer than ``longest``. Capitals can have fewer letters than they are compared by: “ß” is “ss”.
    """
    for end in range(min(at + longest, len(text)), at, -1):
        if text[at:end].casefold() in own and not _IN_WORD.match(text, end):
            return end
    return 0


def _not_understood(text: str, at: int) -> CodedError:
    rest = text[at:]
    return CodedError("formula_not_understood", rest=as_quoted(rest, 30)) if rest else CodedError("formula_breaks_off")


class _FormulaReader:
    """Reads the tokens of a formula from left to right; each method reads what binds at least as tightly as its
    name.
    """

    def __init__(self, text: str, tokens: Sequence[_Token]) -> None:
        self._text, self._tokens = text, tokens
        self._place = self._depth = 0
        self._over_sides = False

    def whole(self) -> _Node:
        node = self._either()
        if self._place < len(self._tokens):
            raise self._wrong()
        return node

    def _wrong(self) -> CodedError:
        at = self._tokens[self._place].at if self._place < len(self._tokens) else len(self._text)
        return _not_understood(self._text, at)

    def _next_is(self, *texts: str) -> str:
        """Return the text of the next token and go beyond it if it is one of ``texts``; otherwise an empty text."""
        if self._place < len(self._tokens):
            token = self._tokens[self._place]
            if token.kind in ("sign", "word") and token.text in texts:
                self._place += 1
                return token.text
        return ""

    def _chain(self, part: Callable[[], _Node], *signs: str) -> _Node:
        node = part()
        while sign := self._next_is(*signs):
            node = _Node("of two", sign, parts=(node, part()))
        return node

    def _either(self) -> _Node:
        return self._chain(self._both, "or")

    def _both(self) -> _Node:
        return self._chain(self._denied, "and")

    def _deeper(self, read: Callable[[], _Node]) -> _Node:
        self._depth += 1
        if self._depth > _DEEPEST:
            raise CodedError("formula_nested")
        node = read()
        self._depth -= 1
        return node

    def _denied(self) -> _Node:
        if self._next_is("not"):
            return _Node("not", parts=(self._deeper(self._denied),))
        node = self._sum()
        if sign := self._next_is(*_COMPARED):
            node = _Node("of two", sign, parts=(node, self._sum()))
        return node

    def _sum(self) -> _Node:
        return self._chain(self._product, "+", "-")

    def _product(self) -> _Node:
        return self._chain(self._signed, "*", "/")

    def _signed(self) -> _Node:
        if self._next_is("-"):
            return _Node("minus", parts=(self._deeper(self._signed),))
        if self._next_is("+"):
            return self._deeper(self._signed)
        return self._atom()

    def _atom(self) -> _Node:
        if self._next_is("("):
            node = self._deeper(self._either)
            if not self._next_is(")"):
                raise self._wrong()
            return node
        if self._place >= len(self._tokens):
            raise self._wrong()
        token = self._tokens[self._place]
        if token.kind == "number":
            self._place += 1
            return _Node("number", number=Fraction(token.text))
        if token.kind == "name":
            self._place += 1
            return _Node("name", token.text)
        if token.kind == "sign" or token.text in _OPERATORS:
            raise self._wrong()
        self._place += 1
        if token.text == PERSONS:
            return _Node(PERSONS)
        if token.text not in FUNCTIONS:
            raise CodedError("formula_unknown_name", name=as_quoted(self._spelt(token), 30))
        return self._function(token)

    def _spelt(self, token: _Token) -> str:
        match = _WORD.match(self._text, token.at)
        return token.text if match is None else match[0]

    def _function(self, token: _Token) -> _Node:
        name, over_sides = token.text, token.text in _OF_SIDES
        if over_sides and self._over_sides:
            raise CodedError("formula_nested")
        if not self._next_is("("):
            raise self._wrong()
        first = self._place
        self._over_sides = self._over_sides or over_sides
        parts = [self._deeper(self._either)]
        while self._next_is(";"):
            parts.append(self._deeper(self._either))
        if over_sides:
            self._over_sides = False
        if not self._next_is(")"):
            raise self._wrong()
        least, most = (3, 3) if name == "if" else (1, 1) if over_sides else _OF_NUMBERS[name][:2]
        if most > 1:
            self._check_commas(self._spelt(token), self._tokens[first : self._place - 1])
        if not least <= len(parts) <= most:
            raise CodedError("formula_arguments", name=as_quoted(self._spelt(token), 30), least=least)
        return _Node("over sides" if over_sides else "function", name, parts=tuple(parts))

    def _check_commas(self, function: str, tokens: Sequence[_Token]) -> None:
        """Refuse a comma between digits in the brackets of a function of several values, unless semicolons alone stand
        between the values.
        """
        depth, separators, decimal = 0, set(), ""
        for token in tokens:
            spelt = self._text[token.at : token.at + len(token.text)]
            depth += (spelt == "(") - (spelt == ")")
            if depth == 0 and token.text == ";":
                separators.add(spelt)
            elif depth == 0 and token.kind == "number" and "," in spelt:
                decimal = decimal or spelt
        if decimal and separators != {";"}:
            whole, rest = decimal.split(",")
            raise CodedError("formula_comma", name=as_quoted(function, 30), whole=whole, rest=rest)


@dataclass(frozen=True, slots=True)
class _Deal:
    """The deal for which a formula is computed."""

    sides: Sequence[int]
    entered: Entered

    def value(self, node: _Node, side: int) -> Fraction:
        value = self._value(node, side)
        if abs(value.numerator) > _LARGEST or value.denominator > _LARGEST:
            raise CodedError("formula_too_large")
        return value

    def _value(self, node: _Node, side: int) -> Fraction:
        match node.kind:
            case "number":
                return node.number
            case "name":
                return Fraction(self.entered.get(node.name, {}).get(side, 0))
            case "persons":
                return Fraction(len(self.sides))
            case "minus":
                return -self.value(node.parts[0], side)
            case "not":
                return Fraction(not self.value(node.parts[0], side))
            case "of two":
                return self._of_two(node, side)
            case "over sides":
                others = [other for other in self.sides if other != side]
                return _OF_SIDES[node.name]([self.value(node.parts[0], one) for one in (side, *others)])
        if node.name == "if":
            condition, then, otherwise = node.parts
            return self.value(then if self.value(condition, side) else otherwise, side)
        return _OF_NUMBERS[node.name][2]([self.value(part, side) for part in node.parts])

    def _of_two(self, node: _Node, side: int) -> Fraction:
        one = self.value(node.parts[0], side)
        # What a condition rules out need not have a value: Tricks > 0 and Points ÷ Tricks > 3.
        if node.name == "and" and not one:
            return Fraction(0)
        if node.name == "or" and one:
            return Fraction(1)
        other = self.value(node.parts[1], side)
        match node.name:
            case "and" | "or":
                return Fraction(bool(other))
            case "+":
                return one + other
            case "-":
                return one - other
            case "*":
                return one * other
            case "/":
                if not other:
                    raise CodedError("formula_divides_by_nothing")
                return one / other
        return Fraction(_COMPARED[node.name](one, other))
