"""The start of the programs in frozen packages."""

import sys

from cardtable.__main__ import main

sys.exit(main())
