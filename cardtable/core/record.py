"""Records: rule set, deals and actions of a match as a versioned JSON document that a person can read.

Format, version 1 (all keys required unless marked optional)::

    {
      "format": "cardtable-record",
      "version": 1,
      "variant": "casino.swedish",
      "players": 2,
      "options": {"target": 21},                     see ``core.rules.Variant.changes``
      "seats": [{"name": "Anna", "player": "human"}, {"name": "Björn", "player": "counter"}],
      "cut": [["7S", "KD"]],                         the card each seat cut; a round more for every tie
      "first_dealer": 1,                             instead of a cut (which is then empty), if that was known
      "deals": [
        {"pack": "9D 2S …", "actions": ["KD", "9D x 9S", …]}
      ],
      "closed": true,                                optional, people have stopped and settled after the last deal
      "made": "2026-11-20T18:30:00+01:00",           optional, when the match was begun
      "number": 482915073,                           optional, from which the packs come (``session.numbers``)
      "branched": true,                              optional, begun in another match that was played to its end
      "begun": {"points": [92, 140], "deals": 5},    optional, where it begins that does not begin with nothing
      "rules": 2,                                    optional, see ``RULES``
      "program": "cardtable 0.2"                     optional, what wrote the file; it means nothing
    }

Everything else follows by replaying. Unknown keys are refused, so that a misspelt one is noticed, and so are keys that
stand there twice. A name is one line of at most 40 printable characters; a longer name, or one with other characters,
is read too, and what is too much is left out.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from cardtable.core.cards import format_card, format_cards, parse_card, parse_cards
from cardtable.core.documents import load_json
from cardtable.core.errors import CodedError, RecordError
from cardtable.core.family import Family
from cardtable.core.match import Beginning, Match
from cardtable.core.rules import OptionValue
from cardtable.core.sanitise import LONGEST_NAME, as_name, as_text

FORMAT = "cardtable-record"
SUFFIX = ".cardtable"
"""The ending of record files, which the system opens with this program."""

VERSION = 1
RULES = 2
"""The number of the rules for new matches and score sheets. It goes up when the program could no longer replay older
records to the same end, or count older sheets to the same points; ``Match.end_as_before`` and
``session.scorebook.before`` say how those are recognised. Releases before this number existed wrote none.
"""
HUMAN = "human"
MOST_CHARACTERS = 24_000_000
"""A text longer than this is refused unread; 2,000 deals of a double pack come to some 8,000,000."""
MOST_SEATS = 16
MOST_CUTS = 200
"""The most rounds of cutting. All but the last are ties; a dozen ties in a row do not happen in practice."""
MOST_DEALS = 5000
"""The most deals of a match in a file: several times what an evening of many matches comes to, which is kept as one."""
MOST_ACTIONS = 1000
"""The most actions of one deal; the longest deals have about two hundred."""
MOST_POINTS = 1_000_000
"""The most points of a side with which a match in a file begins."""
LARGEST_NUMBER = 999_999_999
"""The largest number of a match: nine digits are few enough to be dictated."""
LONGEST_ENTRY = 1000
"""Characters of a pack or of an action; a pack of 104 cards has 311."""

FamilyOf = Callable[[str], Family]
"""A function that returns the family of a variant; raises ``RuleSetError`` ``unknown_variant``."""


@dataclass(frozen=True, slots=True)
class SeatEntry:
    """The player of a seat: a name, and ``human`` or the name of a computer player. Both are made printable and short
    by ``as_name``, wherever they come from.
    """

    name: str
    player: str = HUMAN

    def __post_init__(self) -> None:
        object.__setattr__(self, "name", as_name(self.name))
        object.__setattr__(self, "player", as_name(self.player))


@dataclass(frozen=True, slots=True)
class RecordedDeal:
    """A deal as recorded: the order of the pack and the actions, both in text form."""

    pack: str
    actions: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Record:
    """A match as recorded. ``cut`` holds card texts, one tuple for each round; ``made`` is an ISO 8601 time or empty.
    ``first_dealer`` is a seat if nobody cut, otherwise None. A ``branched`` match began as a copy of another one, at a
    place in one of its deals where the cards were known already; it is a separate match and counts for no statistics.
    ``begun`` is where a match begins that does not begin with nothing, such as that of a puzzle.
    ``rules`` is the number of the rules under which it was begun, None for releases that wrote none. ``ended`` is how
    many of its deals ended under those rules, as far as their scores are kept; None if that is not known.
    """

    variant: str
    players: int
    options: Mapping[str, OptionValue]
    seats: tuple[SeatEntry, ...]
    cut: tuple[tuple[str, ...], ...]
    deals: tuple[RecordedDeal, ...] = ()
    made: str = ""
    first_dealer: int | None = None
    closed: bool = False
    number: int | None = None
    branched: bool = False
    rules: int | None = None
    ended: int | None = field(default=None, compare=False)
    begun: Beginning | None = None

    def to_json(self) -> dict[str, Any]:
        """The document as JSON values."""
        document: dict[str, Any] = {
            "format": FORMAT,
            "version": VERSION,
            "variant": self.variant,
            "players": self.players,
            "options": dict(self.options),
            "seats": [{"name": seat.name, "player": seat.player} for seat in self.seats],
            "cut": [list(cards) for cards in self.cut],
            "deals": [{"pack": deal.pack, "actions": list(deal.actions)} for deal in self.deals],
        }
        if self.first_dealer is not None:
            document["first_dealer"] = self.first_dealer
        if self.closed:
            document["closed"] = True
        if self.made:
            document["made"] = self.made
        if self.number is not None:
            document["number"] = self.number
        if self.branched:
            document["branched"] = True
        if self.begun is not None:
            document["begun"] = {"points": list(self.begun.points), "deals": self.begun.deals}
        if self.rules is not None:
            document["rules"] = self.rules
        return document

    def to_text(self, program: str = "") -> str:
        """The document as indented text that ends with a line break. A file for people names the ``program`` that
        writes it.
        """
        named = {"program": program} if program else {}
        return json.dumps({**self.to_json(), **named}, ensure_ascii=False, indent=2) + "\n"


def parse_record(text: str) -> Record:
    """The record of a JSON text; raises ``RecordError``, whose place names the line or the spot in the document."""
    if len(text) > MOST_CHARACTERS:
        raise RecordError("too_large", "", given=len(text), most=MOST_CHARACTERS)
    return record_from_json(load_json(text))


def record_from_json(data: Any) -> Record:
    """Return the record of JSON values; raises ``RecordError``. Whether its moves are legal is not checked here, only
    by ``replay``.
    """
    top = _Reader(data, "")
    if data.get("format", FORMAT) != FORMAT:
        raise RecordError("not_a_record", "format", found=top.text("format"))
    # A newer version may have keys that are not known here.
    if "version" in data and (version := top.number("version")) > VERSION:
        raise RecordError("record_is_newer", "version", version=version, known=VERSION)
    top.only(
        *("format", "version", "variant", "players", "options", "seats", "cut", "first_dealer", "deals"),
        *("closed", "made", "number", "branched", "begun", "rules", "program"),
    )
    top.text("format")
    version = top.number("version")
    if version < 1:
        raise RecordError("no_such_version", "version", version=version)
    if "program" in data:
        top.text("program")
    options = top.mapping("options")
    for name, value in options.items():
        if not isinstance(value, bool | int | str):
            raise RecordError("bad_option_value", f"options.{name}", value=str(value))
    for key, most in (("seats", MOST_SEATS), ("cut", MOST_CUTS), ("deals", MOST_DEALS)):
        if len(top.sequence(key)) > most:
            raise RecordError("too_large", key, given=len(top.sequence(key)), most=most)
    return Record(
        variant=top.text("variant"),
        players=top.number("players"),
        options=options,
        seats=tuple(_seat(entry) for entry in top.readers("seats")),
        cut=tuple(tuple(_texts(cards, f"cut[{index}]")) for index, cards in enumerate(top.sequence("cut"))),
        deals=tuple(_deal(entry) for entry in top.readers("deals")),
        made=as_text(top.text("made"), LONGEST_NAME) if "made" in data else "",
        first_dealer=top.number("first_dealer") if "first_dealer" in data else None,
        closed=top.switch("closed") if "closed" in data else False,
        number=top.number("number", 1, LARGEST_NUMBER) if "number" in data else None,
        branched=top.switch("branched") if "branched" in data else False,
        rules=top.number("rules", 1, LARGEST_NUMBER) if "rules" in data else None,
        begun=_beginning(top.reader("begun")) if "begun" in data else None,
    )


def record_of(
    match: Match,
    seats: tuple[SeatEntry, ...],
    changes: Mapping[str, OptionValue],
    made: str,
    number: int | None = None,
    *,
    branched: bool = False,
    rules: int | None = RULES,
) -> Record:
    """Return the record of a match as far as it has been played. ``changes`` are the options that differ from the
    defaults.
    """
    return Record(
        variant=match.rule_set.variant,
        players=match.rule_set.players,
        options=changes,
        seats=seats,
        cut=tuple(tuple(map(format_card, cards)) for cards in match.cut),
        deals=tuple(
            RecordedDeal(format_cards(deal.order), tuple(str(action) for action in deal.recorded))
            for deal in match.deals
        ),
        made=made,
        first_dealer=match.first_dealer,
        closed=match.closed,
        number=number,
        branched=branched,
        rules=rules,
        begun=match.begun,
    )


def replay(record: Record, family_of: FamilyOf) -> Match:
    """Play a record again and return the match. Raises ``RecordError`` with the first place that the rules refuse, and
    ``record_is_newer`` if its rules are newer than this program.
    """
    if record.rules is not None and record.rules > RULES:
        raise RecordError("record_is_newer", "rules", version=record.rules, known=RULES)
    with _At("variant"):
        family = family_of(record.variant)
    variant = next(one for one in family.variants() if record.variant in (one.id, *one.aliases))
    with _At("options" if record.players in variant.players else "players"):
        rule_set = variant.restored(record.players, record.options)
    if len(record.seats) != rule_set.players:
        raise RecordError("wrong_number_of_seats", "seats", seats=len(record.seats), players=rule_set.players)
    if len(record.cut) > MOST_CUTS:
        raise RecordError("too_large", "cut", given=len(record.cut), most=MOST_CUTS)
    cut = []
    for index, texts in enumerate(record.cut):
        with _At(f"cut[{index}]"):
            cut.append(tuple(parse_card(text) for text in texts))
    if record.begun is not None and len(record.begun.points) != len(family.sides(rule_set)):
        raise RecordError("bad_value", "begun.points")
    with _At("cut"):
        match = Match(family, rule_set, cut, record.first_dealer, record.begun)
    if not match.can_go_on:
        raise RecordError("bad_value", "begun")
    for number, deal in enumerate(record.deals):
        _check_bounds(deal, f"deals[{number}]")
        if number and record.rules is None:
            match.end_as_before()
        with _At(f"deals[{number}].pack"):
            match.begin_deal(parse_cards(deal.pack))
        for index, text in enumerate(deal.actions):
            with _At(f"deals[{number}].actions[{index}]"):
                match.apply(family.parse_action(text))
    if record.deals and record.rules is None and record.ended in (None, len(record.deals)):
        match.end_as_before()
    if record.closed:
        with _At("closed"):
            match.close()
    return match


def _check_bounds(deal: RecordedDeal, place: str) -> None:
    """Refuse texts longer than any deal can have, before they are parsed."""
    if len(deal.pack) > LONGEST_ENTRY:
        raise RecordError("not_this_pack", f"{place}.pack")
    if len(deal.actions) > MOST_ACTIONS:
        raise RecordError("too_large", f"{place}.actions", given=len(deal.actions), most=MOST_ACTIONS)
    for index, text in enumerate(deal.actions):
        if len(text) > LONGEST_ENTRY:
            raise RecordError("not_an_action", f"{place}.actions[{index}]", text=text)


class _At:
    """Turns a coded error inside the ``with`` block into a ``RecordError`` at one place."""

    def __init__(self, place: str) -> None:
        self._place = place

    def __enter__(self) -> None:
        return None

    def __exit__(self, kind: object, error: BaseException | None, trace: object) -> None:
        if isinstance(error, CodedError):
            raise RecordError(error.code, self._place, **error.parameters) from None


class _Reader:
    """Typed access to one JSON object, with errors that name the place."""

    def __init__(self, data: Any, place: str) -> None:
        if not isinstance(data, dict):
            raise RecordError("not_an_object", place)
        self._data: dict[str, Any] = data
        self._place = place

    def _path(self, key: str) -> str:
        return f"{self._place}.{key}" if self._place else key

    def only(self, *keys: str) -> None:
        for key in self._data:
            if key not in keys:
                raise RecordError("unknown_key", self._path(key))

    def _get(self, key: str, kind: type, code: str) -> Any:
        if key not in self._data:
            raise RecordError("missing_key", self._path(key))
        value = self._data[key]
        if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
            raise RecordError(code, self._path(key))
        return value

    def text(self, key: str) -> str:
        return _whole(self._get(key, str, "not_a_text"), self._path(key))

    def number(self, key: str, least: int | None = None, most: int | None = None) -> int:
        number = int(self._get(key, int, "not_a_number"))
        if (least is not None and number < least) or (most is not None and number > most):
            raise RecordError("bad_value", self._path(key))
        return number

    def switch(self, key: str) -> bool:
        return bool(self._get(key, bool, "not_a_switch"))

    def mapping(self, key: str) -> dict[str, Any]:
        return dict(self._get(key, dict, "not_an_object"))

    def sequence(self, key: str) -> list[Any]:
        return list(self._get(key, list, "not_a_list"))

    def reader(self, key: str) -> _Reader:
        return _Reader(self._get(key, dict, "not_an_object"), self._path(key))

    def numbers(self, key: str, most: int) -> list[int]:
        return [_Reader({key: item}, self._place).number(key, 0, most) for item in self.sequence(key)]

    def readers(self, key: str) -> list[_Reader]:
        return [_Reader(item, f"{self._path(key)}[{index}]") for index, item in enumerate(self.sequence(key))]

    def texts(self, key: str) -> list[str]:
        return _texts(self.sequence(key), self._path(key))


def _texts(items: Any, place: str, most: int = MOST_ACTIONS) -> list[str]:
    if not isinstance(items, list):
        raise RecordError("not_a_list", place)
    if len(items) > most:
        raise RecordError("too_large", place, given=len(items), most=most)
    for index, item in enumerate(items):
        if not isinstance(item, str):
            raise RecordError("not_a_text", f"{place}[{index}]")
        _whole(item, f"{place}[{index}]")
    return items


def _whole(text: str, place: str) -> str:
    """Return ``text``; raise ``RecordError`` if it contains half of a surrogate pair, which can be neither stored nor
    shown.
    """
    try:
        text.encode()
    except UnicodeEncodeError:
        raise RecordError("not_unicode", place) from None
    return text


def _seat(reader: _Reader) -> SeatEntry:
    reader.only("name", "player")
    return SeatEntry(reader.text("name"), reader.text("player"))


def _beginning(reader: _Reader) -> Beginning:
    reader.only("points", "deals")
    return Beginning(tuple(reader.numbers("points", MOST_POINTS)), reader.number("deals", 0, MOST_DEALS))


def _deal(reader: _Reader) -> RecordedDeal:
    reader.only("pack", "actions")
    return RecordedDeal(reader.text("pack"), tuple(reader.texts("actions")))
