"""Rules with a name as documents that can be handed on.

Such a document is a JSON object with ``format`` (``"cardtable rules"``), ``version`` (1), ``name``, ``variant``,
``players`` and ``options``, an object with what differs from the defaults of the variant.
"""

from __future__ import annotations

from dataclasses import dataclass

from cardtable.core.errors import CodedError, RecordError
from cardtable.core.rules import Options, OptionValue, RuleSet
from cardtable.core.sanitise import LONGEST_TITLE, as_title
from cardtable.games.registry import variant
from cardtable.session.envelope import Envelope
from cardtable.session.scorebook.reader import Reader

FORMAT = "cardtable rules"
VERSION = 1
SUFFIX = ".cardrules"
LARGEST_AGREEMENT = 20_000
"""The most bytes of a document."""
_ENVELOPE = Envelope(FORMAT, VERSION, LARGEST_AGREEMENT, "not_an_agreement")
_LONGEST_WORD = 40
"""The most characters of an option's name, of a choice and of a variant's id."""
_PLACES = {"unknown_variant": "variant", "bad_number_of_players": "players"}
"""The keys of a document by the codes of what is wrong with them; all else is wrong with the options."""


@dataclass(frozen=True, slots=True)
class Agreement:
    """A rule set that people have given a name."""

    name: str
    rule_set: RuleSet

    @property
    def changes(self) -> Options:
        """The options that differ from the defaults."""
        return variant(self.rule_set.variant).changes(self.rule_set)


def agreement_to_text(agreement: Agreement) -> str:
    """Return an agreement as a JSON document."""
    rule_set = agreement.rule_set
    return _ENVELOPE.text_of(
        {
            "name": agreement.name,
            "variant": rule_set.variant,
            "players": rule_set.players,
            "options": dict(agreement.changes),
        }
    )


def agreement_from_text(text: str) -> Agreement:
    """Return the agreement of a JSON document. Raises ``RecordError`` with the place of the error, also for rules that
    do not exist, do not go together or make no sense.
    """
    parts = _ENVELOPE.open_text(text, "name", "variant", "players", "options")
    name = as_title(parts["name"].text(LONGEST_TITLE))
    if not name:
        raise RecordError("bad_value", "name")
    id_, players = parts["variant"].text(_LONGEST_WORD), parts["players"].number(1, 99)
    options = _options(parts["options"])
    try:
        kind = variant(id_)
        return Agreement(name, kind.sensible(kind.restored(players, options)))
    except CodedError as error:
        place = parts[_PLACES.get(error.code, "options")].place
        raise RecordError(error.code, place, **error.parameters) from None


def _options(reader: Reader) -> dict[str, OptionValue]:
    if not isinstance(reader.value, dict):
        raise RecordError("not_an_object", reader.place)
    found: dict[str, OptionValue] = {}
    for key, value in reader.value.items():
        one = Reader(value, f"{reader.place}.{key[:_LONGEST_WORD]}")
        if isinstance(value, bool):
            found[key] = value
        else:
            found[key] = one.text(_LONGEST_WORD) if isinstance(value, str) else one.number()
    return found
