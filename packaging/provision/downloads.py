"""Running pip: its progress is shown, and an error is explained in a sentence."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from cardtable.core import child
from provision.errors import SetupError
from provision.system import is_root

_REASONS = (
    (
        ("ProxyError", "Cannot connect to proxy", "Tunnel connection failed"),
        "the proxy that HTTPS_PROXY or pip's configuration names does not answer or does not let it through.",
    ),
    (
        ("CERTIFICATE_VERIFY_FAILED",),
        "the certificate of the package index is not trusted here; PIP_CERT can name the file of one that is.",
    ),
    (
        ("DO NOT MATCH THE HASHES",),
        "what came is not what is pinned in packaging/requirements*.txt, and was not installed.",
    ),
    (("No space left on device",), "the disk is full. Qt takes 270 MB."),
    (
        ("NewConnectionError", "NameResolutionError", "ConnectTimeout", "Read timed out", "Connection refused"),
        "the package index cannot be reached. Is this computer connected? Behind a proxy, set HTTPS_PROXY.",
    ),
    (
        ("No matching distribution found",),
        f"there is no package of what is needed for this system and Python {sys.version.split()[0]}.",
    ),
)
"""Words in the output of pip, and what they mean; the first that is found is used."""


def install(python: Path, requirements: Path) -> None:
    """Install what the file ``requirements`` pins, for ``python``. Raises ``SetupError``.

    The file names everything, so that pip need not ask what else a package wants. If pip asked, it would look at the
    newest release of a package that is wanted with an extra, and refuse all as soon as that release is newer than the
    pinned one.
    """
    command: list[str | Path] = [python, "-P", "-m", "pip", "--disable-pip-version-check", "--retries", "2", "install"]
    command += ["--no-input", "--no-deps", "--require-hashes", "--requirement", requirements]
    if is_root():
        command.append("--root-user-action=ignore")
    if not sys.stdout.isatty():
        command.append("--quiet")
    # Progress goes to standard output, complaints to standard error.
    done = subprocess.run(
        command,
        check=False,
        stdin=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        encoding="utf-8",
        errors="replace",
        env=child.environment(),
    )
    if done.returncode != 0:
        raise SetupError(f"The required packages could not be installed: {reason(done.stderr)}")


def reason(complaints: str) -> str:
    """Return a sentence that explains ``complaints``, the standard error of pip; its last lines if there is no
    explanation.
    """
    for signs, sentence in _REASONS:
        if any(sign in complaints for sign in signs):
            return sentence
    return "\n" + "\n".join(complaints.strip().splitlines()[-5:])
