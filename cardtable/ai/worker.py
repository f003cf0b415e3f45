"""The child process in which computer players run: requests come in on standard input, answers go out on standard
output.

The main thread thinks; a second thread reads, so that a request can be cancelled during the computation. Bad input is
answered with an error and never ends the process. At the end of input, everything that was asked is still answered;
``quit`` and a closed output end the process at once, even during a computation. Ctrl-C is ignored here; the window
handles it.
"""

from __future__ import annotations

import os
import select
import signal
import sys
import threading
from collections import deque
from collections.abc import Callable, Iterator

from cardtable.ai.collecting import collect_what_is_due, no_collecting
from cardtable.ai.protocol import (
    LONGEST_LINE,
    Answer,
    Cancel,
    Failure,
    ProtocolError,
    Quit,
    Request,
    decode_question,
    encode,
)

MOST_WAITING = 256
"""The most requests that may wait at one time; more are refused."""

Answering = Callable[[Request, Callable[[], bool]], Answer]
"""A function that answers a request and calls its second argument now and then to find out whether the request was
cancelled.
"""


def main() -> int:
    """Serve standard input until it ends; the exit status is always 0."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    # The descriptors themselves: a buffered standard input that another thread waits on cannot be closed at exit.
    inbound, outbound = os.dup(sys.stdin.fileno()), os.dup(sys.stdout.fileno())

    def read() -> bytes:
        data = os.read(inbound, 65536)
        if not data:
            # The asking process may be waiting for the remaining answers, or may have been killed.
            threading.Thread(target=_end_when_closed, args=(outbound,), name="watch", daemon=True).start()
        return data

    worker = Worker(read, lambda data: _write_all(outbound, data), answer)
    worker.serve()
    return 0


def answer(request: Request, cancelled: Callable[[], bool]) -> Answer:
    """Return the answer to ``request``."""
    # The players take a while to import; the process answers bad lines and ends without them.
    from cardtable.ai.answering import answer_request

    return answer_request(request, cancelled)


class Worker:
    """The loop of the child process.

    ``read`` returns some bytes and waits until there are any; it returns ``b""`` at the end. ``write`` takes a whole
    line.
    """

    def __init__(self, read: Callable[[], bytes], write: Callable[[bytes], None], answering: Answering) -> None:
        self._read = read
        self._write = write
        self._answering = answering
        self._changed = threading.Condition()
        self._waiting: deque[Request | Failure] = deque()
        self._open: set[int] = set()
        self._cancelled: set[int] = set()
        self._ended = False
        self._quit = False

    def serve(self) -> None:
        """Answer until the input ends, ``quit`` is read or the output is closed."""
        reader = threading.Thread(target=self._read_all, name="reader", daemon=True)
        reader.start()
        try:
            while (item := self._next()) is not None:
                with no_collecting():
                    self._write((encode(item) if isinstance(item, Failure) else self._answer(item)).encode())
                # Nobody waits for what is collected now.
                collect_what_is_due()
        except OSError:
            # The answers are not read any more.
            return

    def _next(self) -> Request | Failure | None:
        with self._changed:
            while not self._waiting:
                if self._ended:
                    return None
                self._changed.wait()
            return self._waiting.popleft()

    def _answer(self, request: Request) -> str:
        def cancelled() -> bool:
            return self._quit or request.id in self._cancelled

        try:
            if cancelled():
                return encode(Failure(request.id, "cancelled"))
            # Encoded here, because what a faulty player answers may have no form in JSON.
            return encode(self._answering(request, cancelled))
        except Exception as error:  # a fault in a player must not take the process with it
            import traceback

            traceback.print_exc()
            return encode(Failure(request.id, "player_failed", {"reason": type(error).__name__}))
        finally:
            with self._changed:
                self._open.discard(request.id)
                self._cancelled.discard(request.id)

    def _read_all(self) -> None:
        try:
            for line in self._lines():
                self._take(line)
                if self._ended:
                    return
        except OSError:
            pass
        finally:
            self._end()

    def _take(self, line: bytes | None) -> None:
        try:
            if line is None:
                raise ProtocolError("line_too_long", None, most=LONGEST_LINE)
            try:
                text = line.decode()
            except UnicodeDecodeError:
                raise ProtocolError("not_utf8") from None
            if not text.strip():
                return
            question = decode_question(text)
        except ProtocolError as error:
            self._put(Failure.of(error.request, error))
            return
        match question:
            case Quit():
                self._quit = True
                self._end()
            case Cancel(number):
                with self._changed:
                    if number in self._open:
                        self._cancelled.add(number)
            case Request(id=number):
                with self._changed:
                    refused = "id_in_use" if number in self._open else ""
                    if not refused and len(self._open) >= MOST_WAITING:
                        refused = "too_many_requests"
                    if not refused:
                        self._open.add(number)
                self._put(Failure(number, refused) if refused else question)

    def _put(self, item: Request | Failure) -> None:
        with self._changed:
            # A flood of bad lines is answered as far as it can be remembered.
            if isinstance(item, Request) or len(self._waiting) < 4 * MOST_WAITING:
                self._waiting.append(item)
            self._changed.notify()

    def _end(self) -> None:
        with self._changed:
            self._ended = True
            self._changed.notify()

    def _lines(self) -> Iterator[bytes | None]:
        """Yield lines without their line breaks; None for a line that is too long, which is dropped while it
        is read.
        """
        rest = b""
        skipping = False
        while data := self._read():
            *whole, rest = (rest + data).split(b"\n")
            for line in whole:
                if skipping or len(line) > LONGEST_LINE:
                    skipping = False
                    yield None
                else:
                    yield line
            if len(rest) > LONGEST_LINE:
                skipping, rest = True, b""
        if rest or skipping:
            yield None if skipping else rest


def _end_when_closed(descriptor: int) -> None:
    """End the process as soon as the other end of the pipe ``descriptor`` is closed, so that answers cannot be read any
    more. Where the system cannot wait for that (Windows), the next answer finds it out.
    """
    if hasattr(select, "poll"):
        watch = select.poll()
        watch.register(descriptor, 0)
        watch.poll()
        os._exit(0)


def _write_all(descriptor: int, data: bytes) -> None:
    while data:
        data = data[os.write(descriptor, data) :]
