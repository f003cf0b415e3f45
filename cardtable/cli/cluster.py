"""Processes on other machines in which tables are played: those of a Dask scheduler, given by its address.

If a worker is lost, the scheduler gives its table to another one. Dask is not a dependency; users with a cluster
install ``cardtable[cluster]`` here and on each of its machines.
"""

from __future__ import annotations

import re
import socket
import time
from collections.abc import Iterator
from concurrent.futures import Executor
from contextlib import contextmanager

from cardtable import __version__
from cardtable.core.errors import CodedError

PATIENCE = 30
"""Seconds for the scheduler to answer, and for a first worker to appear."""
_KNOCK = 2.5
"""Seconds for somebody to listen at the address. Dask itself tries again and again before it says that nobody does."""
_LENGTH, _LONGEST = 8, 1 << 20
"""A scheduler says first how many bytes its greeting has, in so many bytes, and it has at most so many."""
_AT = re.compile(
    r"(?:(?P<kind>tcp|tls)://)?(?:\[(?P<six>[0-9a-fA-F:.]+(?:%[^/\[\]]+)?)\]|(?P<host>[^/:\[\]]+)):(?P<port>[0-9]{1,5})/?"
)


@contextmanager
def cluster(address: str) -> Iterator[Executor]:
    """Yield the workers of the scheduler at ``address``, such as ``tcp://localhost:8786``, as an executor.

    Raises ``CodedError``: ``cluster_needs_dask``, ``cluster_does_not_answer``, ``cluster_has_no_workers``,
    ``cluster_has_another_version``.
    """
    try:
        from distributed import Client
    except ImportError:
        raise CodedError("cluster_needs_dask", install="cardtable[cluster]") from None
    try:
        _knock(address)
        client = Client(address, timeout=PATIENCE, set_as_default=False)
    except (OSError, OverflowError, ValueError) as error:
        raise CodedError("cluster_does_not_answer", address=address, reason=str(error)) from None
    with client:
        try:
            client.wait_for_workers(1, timeout=PATIENCE)
        except TimeoutError:
            raise CodedError("cluster_has_no_workers", address=address) from None
        for worker, version in client.run(installed_version, on_error="return").items():
            if version != __version__:
                raise CodedError("cluster_has_another_version", worker=worker, version=version, needed=__version__)
        yield client.get_executor(pure=False)


def _knock(address: str) -> None:
    """Raise ``OSError`` if nobody listens at ``address``, or somebody who is no scheduler. Addresses of other kinds
    than those of TCP are left to Dask, which knows them.
    """
    found = _AT.fullmatch(address)
    if found is None:
        return
    # A name may stand for several addresses, which share the time.
    places = socket.getaddrinfo(found["six"] or found["host"], int(found["port"]), type=socket.SOCK_STREAM)
    for number, (family, kind, protocol, _, place) in enumerate(places, start=1):
        try:
            with socket.socket(family, kind, protocol) as connection:
                connection.settimeout(_KNOCK / len(places))
                # As it was found: an address that holds on one link alone names the link behind it.
                connection.connect(place)
                if found["kind"] != "tls":
                    _expect_dask(connection)
        except OSError:
            if number == len(places):
                raise
        else:
            return


def _expect_dask(connection: socket.socket) -> None:
    """Raise ``OSError`` if what listens there speaks first and is not Dask. Dask would take the first bytes for a
    length and ask for so much memory.
    """
    said, end = b"", time.monotonic() + (connection.gettimeout() or _KNOCK)
    try:
        while len(said) < _LENGTH and (more := connection.recv(_LENGTH - len(said))):
            said += more
            # None at all would mean not to wait.
            connection.settimeout(max(end - time.monotonic(), 0.001))
    except TimeoutError:
        # A scheduler may be busy.
        return
    if len(said) < _LENGTH or int.from_bytes(said, "little") > _LONGEST:
        raise OSError("no scheduler of Dask listens there")


def installed_version() -> str:
    """Return the version of this program, on the machine where a worker runs."""
    return __version__
