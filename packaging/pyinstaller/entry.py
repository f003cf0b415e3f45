"""Where the programs of the frozen packages start."""

import sys

from cardtable.__main__ import main

sys.exit(main())
