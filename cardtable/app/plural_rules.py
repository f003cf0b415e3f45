"""How languages count: the forms that a text with a number has, as Qt’s compiled words and PO files say it.

Both say the same in their own way. Facts about languages are those that Qt distinguishes; ``test_plural_rules.py``
compares them with what ``lrelease`` writes. Needs nothing of Qt.
"""

from __future__ import annotations

from typing import Final, NamedTuple


class PluralRules(NamedTuple):
    """The rules of a language: as Qt has them in its files, and as an expression for the header of a PO file."""

    compiled: bytes
    expression: str


_SLAVIC = "n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2"
_RULES: Final = {
    "fa hu id ja ko ms th tr vi zh": ("", "0"),
    "br fil fr hy pt": ("0301", "n>1"),
    "be bs hr ru sr uk": ("1101fd290bff140204fd2c0a13", _SLAVIC),
    "pl": ("0101ff140204fd2c0a13", "n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2"),
    "cs sk": ("0101ff040204", "n==1 ? 0 : n>=2 && n<=4 ? 1 : 2"),
    "sl": ("2101ff2102ff240304", "n%100==1 ? 0 : n%100==2 ? 1 : n%100==3 || n%100==4 ? 2 : 3"),
    "lt": ("1101fd290bff1900fd2c0a13", "n%10==1 && n%100!=11 ? 0 : n%10!=0 && (n%100<10 || n%100>=20) ? 1 : 2"),
    "lv": ("1101fd290bff0900", "n%10==1 && n%100!=11 ? 0 : n!=0 ? 1 : 2"),
    "is": ("1101fd290b", "n%10==1 && n%100!=11 ? 0 : 1"),
    "mk": ("1101ff1102", "n%10==1 ? 0 : n%10==2 ? 1 : 2"),
    "ro": ("0101ff0100fe240113", "n==1 ? 0 : n==0 || (n%100>=1 && n%100<=19) ? 1 : 2"),
    "ga gv se": ("0101ff0102", "n==1 ? 0 : n==2 ? 1 : 2"),
    "gd": ("0101fe010bff0102fe010cff040313", "n==1 || n==11 ? 0 : n==2 || n==12 ? 1 : n>=3 && n<=19 ? 2 : 3"),
    "mt": (
        "0101ff0100fe24010aff240b13",
        "n==1 ? 0 : n==0 || (n%100>=1 && n%100<=10) ? 1 : n%100>=11 && n%100<=19 ? 2 : 3",
    ),
    "cy": ("0100ff0101ff040205ff0106", "n==0 ? 0 : n==1 ? 1 : n>=2 && n<=5 ? 2 : n==6 ? 3 : 4"),
    "ar": (
        "0100ff0101ff0102ff24030aff2a0b",
        "n==0 ? 0 : n==1 ? 1 : n==2 ? 2 : n%100>=3 && n%100<=10 ? 3 : n%100>=11 ? 4 : 5",
    ),
}
_ONE_AND_MANY = ("0101", "n!=1")
_BY_LANGUAGE: Final = {code: rules for codes, rules in _RULES.items() for code in codes.split()}


def plural_rules(code: str) -> PluralRules:
    """Return the rules of the language with this ``code`` (such as ``fi`` or ``pt_BR``): one form for one and another
    for every other number, unless it is known to count in another way.
    """
    compiled, expression = _BY_LANGUAGE.get(code.partition("_")[0], _ONE_AND_MANY)
    return PluralRules(bytes.fromhex(compiled), expression)
