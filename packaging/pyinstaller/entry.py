"""The start of the programs in frozen packages."""

import os
import sys

import cardtable_bundle

# Where PyInstaller's own start has found the parts of the program.
cardtable_bundle.use(vars(sys)["_MEIPASS"])

from cardtable.__main__ import main  # noqa: E402

# On Linux the libraries beside this program, which it has found by now, are for it alone: not for a browser, a voice or
# a computer player of somebody else. Its own children find theirs as it did.
before = os.environ.pop("LD_LIBRARY_PATH_ORIG", None)
os.environ.pop("LD_LIBRARY_PATH", None)
if before is not None:
    os.environ["LD_LIBRARY_PATH"] = before

sys.exit(main())
