"""The start of the programs in frozen packages."""

import sys

import cardtable_bundle

# Where PyInstaller's own start has found the parts of the program.
cardtable_bundle.use(vars(sys)["_MEIPASS"])

from cardtable.__main__ import main  # noqa: E402

sys.exit(main())
