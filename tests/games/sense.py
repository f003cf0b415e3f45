"""The doors by which agreed rules come, asked whether people can mean them."""

from __future__ import annotations

import pytest

from cardtable.core.errors import CodedError, RecordError, RuleSetError
from cardtable.core.rules import Options
from cardtable.engine import begin
from cardtable.games.registry import variant
from cardtable.session.agreements import Agreement, agreement_from_text, agreement_to_text
from cardtable.session.numbers import code_text, read_code


def refused_at_every_door(name: str, players: int, options: Options, code: str) -> None:
    """Assert that rules are refused for that reason where they are agreed on, in a file, as a code and from outside."""
    kind = variant(name)
    made = kind.rule_set(players, options)
    with pytest.raises(RuleSetError) as refused:
        kind.sensible(made)
    assert refused.value.code == code
    # A file, a code and a caller from outside are other doors to the same.
    with pytest.raises(RecordError) as in_file:
        agreement_from_text(agreement_to_text(Agreement("Ours", made)))
    assert (in_file.value.code, in_file.value.place) == (code, "options")
    with pytest.raises(CodedError) as in_code:
        read_code(code_text(made, None))
    assert in_code.value.code == code
    with pytest.raises(RuleSetError, match=code.replace("_", " ")):
        begin(name, players, options=options)


def assert_meant(name: str, players: int, options: Options) -> None:
    """Assert that people can mean rules, and share them as a code."""
    made = variant(name).rule_set(players, options)
    assert variant(name).sensible(made) == made
    read = read_code(code_text(made, None))
    assert read.rule_set == made
