"""Processes on other machines that tables are played in: those of a Dask scheduler, by its address.

The scheduler gives a table to another worker if one is lost with it. Dask is no dependency: whoever has a cluster
installs ``cardtable[cluster]`` here and on each of its machines.
"""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import Executor
from contextlib import contextmanager

from cardtable import __version__
from cardtable.core.errors import CodedError

PATIENCE = 30
"""Seconds for the scheduler to answer, and for a first worker to be there."""


@contextmanager
def cluster(address: str) -> Iterator[Executor]:
    """The workers of the scheduler at ``address``, such as ``tcp://localhost:8786``, as an executor.

    Raises ``CodedError``: ``cluster_needs_dask``, ``cluster_does_not_answer``, ``cluster_has_no_workers``,
    ``cluster_has_another_version``.
    """
    try:
        from distributed import Client
    except ImportError:
        raise CodedError("cluster_needs_dask", install="cardtable[cluster]") from None
    try:
        client = Client(address, timeout=PATIENCE, set_as_default=False)
    except (OSError, ValueError) as error:
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


def installed_version() -> str:
    """The version of this program, where a worker runs."""
    return __version__
