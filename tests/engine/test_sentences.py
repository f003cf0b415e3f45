"""Every code of an invalid position has a sentence, and each sentence names what is told with the code."""

from __future__ import annotations

import ast
from pathlib import Path
from string import Formatter

import pytest

import cardtable
from cardtable.core.errors import CodedError, RecordError
from cardtable.core.status import invalid
from cardtable.engine.sentences import SENTENCES, sentence

PACKAGE = Path(cardtable.__file__).parent


def told_codes() -> dict[str, set[str]]:
    """The codes of ``invalid(…)`` in the program, with the names of all parameters that come with each."""
    found: dict[str, set[str]] = {}
    for file in [PACKAGE / "core" / "machine.py", PACKAGE / "core" / "status.py", *PACKAGE.glob("games/*/status.py")]:
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "invalid":
                names = {str(keyword.arg) for keyword in node.keywords}
                first = node.args[0]
                if isinstance(first, ast.Name):
                    # The sizes of Écarté’s hands, which a loop names.
                    codes = {"hand_size", "received_size", "discards_size"}
                else:
                    codes = {str(one.value) for one in ast.walk(first) if isinstance(one, ast.Constant) and one.value}
                for code in codes - {"None"}:
                    found.setdefault(code, set()).update(names)
    return found


def test_every_code_has_a_sentence_of_what_comes_with_it() -> None:
    told = told_codes()
    assert len(told) > 45
    assert told.keys() - SENTENCES.keys() == set()
    for code, names in told.items():
        fields = {name for _, name, _, _ in Formatter().parse(SENTENCES[code]) if name}
        assert fields <= names, code


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        (
            invalid("illegal_play", play=3, reason="must_sweep"),
            "Play number 3, counted from 0, was not legal: must sweep.",
        ),
        (invalid("illegal_play", play=3, card="9S"), "Play number 3, counted from 0, was not legal (9S)."),
        (invalid("played_out_of_turn", play=0, seat=1), "Play number 0, counted from 0, was not that player’s turn."),
        (invalid("unheard_of", seat=1), "unheard of (seat 1)"),
        (CodedError("not_in_hand", card="9S"), "not in hand (card 9S)"),
        (
            CodedError("unknown_key", key="hand", allowed="hands"),
            "A position of this game has no line “hand”; it can have hands.",
        ),
        (RecordError("nested_too_deeply", "line 3"), "line 3: There are too many brackets inside each other."),
    ],
)
def test_a_sentence_is_filled_in(wrong: CodedError, told: str) -> None:
    assert sentence(wrong) == told
