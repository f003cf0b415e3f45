"""Computer players that are programs of other authors. ``README.md`` in this folder tells their authors what they are
asked.

A program is started for one seat of one match, is asked in lines of ``protocol``, and is ended after the match. Any
fault of it is an error with its name, and ends no more than that match.
"""

from __future__ import annotations

import os
import random
import shlex
import subprocess
import threading
import time
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import IO, Self

from cardtable.ai.budget import Budget
from cardtable.ai.player import Candidate, Situation
from cardtable.ai.protocol import DECIDE, LONGEST_LINE, ProtocolError, Quit, Reply, Request, decode_answer, encode
from cardtable.core.errors import CodedError, system_reason
from cardtable.core.processes import end_whole, started_stranger

PATIENCE = 30.0
"""Seconds after the end of its thinking time after which a program is taken for silent; it may have to be
loaded first.
"""
_FAREWELL = 2.0
"""Seconds that a program gets to end by itself, and that its pipes get to close after that."""
_GLANCE = 0.05
"""Seconds between two checks whether a program still runs while its answer is awaited."""
_SEED_BITS = 53
"""The size of a seed in bits: larger whole numbers are not exact in JSON of every programming language."""


@dataclass(frozen=True, slots=True)
class Program:
    """A program of another author: its name here, the command line that starts it, and the name of the player that it
    is asked for. ``patience`` is in seconds after the thinking time.
    """

    name: str
    command: str
    player: str
    patience: float = PATIENCE

    def words(self) -> tuple[str, ...]:
        """Return the command and its arguments; raises ``CodedError`` ``engine_has_no_command``."""
        try:
            # Windows leaves it to each program what the quotes in its command line mean.
            words = (self.command,) if os.name == "nt" else tuple(shlex.split(self.command))
        except ValueError:
            words = ()
        if not words or not words[0].strip():
            raise CodedError("engine_has_no_command", engine=self.name, command=self.command)
        return words


class Engine:
    """A running ``Program`` as a player; a ``with`` statement ends it.

    Making it raises ``CodedError`` ``engine_cannot_start``; asking it raises ``engine_is_silent``,
    ``engine_has_ended``, ``engine_is_not_understood``, ``engine_refuses`` or ``engine_breaks_rules``.
    """

    def __init__(self, program: Program) -> None:
        self._program = program
        self._asked = 0
        self._talk: threading.Thread | None = None
        words = program.words()
        try:
            self._process = started_stranger(words[0] if os.name == "nt" else words)
        except (OSError, ValueError) as error:
            raise self._wrong("engine_cannot_start", reason=system_reason(error)) from None

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def consider(self, situation: Situation, generator: random.Random, budget: Budget) -> Sequence[Candidate]:
        # Every deal that the seat cannot tell from the true one has the same legal actions.
        legal = situation.family.sample(situation.observation, generator).legal()
        self._asked += 1
        request = Request.about(
            self._asked,
            DECIDE,
            self._program.player,
            situation.rule_set,
            situation.standing,
            situation.observation,
            budget.seconds,
            generator.getrandbits(_SEED_BITS),
            budget.samples,
            legal=tuple(map(str, legal.representatives())),
        )
        text = self._reply(self._exchange(encode(request), budget.seconds + self._program.patience)).action
        try:
            action = situation.family.parse_action(text)
        except CodedError:
            raise self._wrong("engine_breaks_rules", action=text) from None
        if action not in legal:
            raise self._wrong("engine_breaks_rules", action=text)
        return (Candidate(action, 0.0),)

    def explain(self, situation: Situation, options: Sequence[Candidate]) -> Sequence[Candidate]:
        return options

    def close(self) -> None:
        """End the program, by force if it does not end itself."""
        inbound, outbound = self._pipes()
        if self._talk is None or not self._talk.is_alive():
            with suppress(OSError, ValueError):
                inbound.write(encode(Quit()).encode())
                inbound.close()
            with suppress(subprocess.TimeoutExpired):
                self._process.wait(_FAREWELL)
        # With all that it has started, which may hold its output open.
        end_whole(self._process)
        if self._talk is not None:
            self._talk.join(_FAREWELL)
            if self._talk.is_alive():
                # A process has left the group for a session of its own and still holds the pipe; the thread that reads
                # from it cannot be stopped.
                return
        with suppress(OSError):
            inbound.close()
        outbound.close()

    def _pipes(self) -> tuple[IO[bytes], IO[bytes]]:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        return self._process.stdin, self._process.stdout

    def _exchange(self, question: str, seconds: float) -> bytes:
        """Send ``question`` and return the line that answers it, with its line break."""
        inbound, outbound = self._pipes()
        heard: list[bytes] = []

        def talk() -> None:
            try:
                inbound.write(question.encode())
                inbound.flush()
                heard.append(outbound.readline(LONGEST_LINE + 1))
            except OSError:
                heard.append(b"")

        # In a thread, because neither writing nor reading a pipe can be given up on every system.
        self._talk = threading.Thread(target=talk, name="talk", daemon=True)
        self._talk.start()
        self._await(self._talk, seconds)
        if not heard:
            raise self._wrong("engine_is_silent", seconds=round(seconds, 3))
        if not heard[0].endswith(b"\n") and len(heard[0]) <= LONGEST_LINE:
            with suppress(subprocess.TimeoutExpired):
                self._process.wait(_FAREWELL)
            raise self._wrong("engine_has_ended", status=self._process.poll())
        return heard[0]

    def _await(self, talk: threading.Thread, seconds: float) -> None:
        """Wait up to ``seconds`` for the end of ``talk``; stop waiting if the program has ended, even if another
        process holds its output open.
        """
        until = time.monotonic() + seconds
        while talk.is_alive() and (left := until - time.monotonic()) > 0:
            talk.join(min(_GLANCE, left))
            if talk.is_alive() and self._process.poll() is not None:
                talk.join(_FAREWELL)
                end_whole(self._process)
                talk.join(_FAREWELL)
                return

    def _reply(self, line: bytes) -> Reply:
        text = line.decode(errors="backslashreplace")
        try:
            answer = decode_answer(text)
        except ProtocolError as error:
            raise self._wrong("engine_is_not_understood", reason=str(error), line=text.rstrip()) from None
        if answer.id != self._asked:
            raise self._wrong("engine_is_not_understood", reason=f"not the answer to {self._asked}", line=text.rstrip())
        if not isinstance(answer, Reply):
            raise self._wrong("engine_refuses", error=answer.code, because=str(dict(answer.params)))
        return answer

    def _wrong(self, code: str, /, **named: object) -> CodedError:
        return CodedError(code, engine=self._program.name, **named)
