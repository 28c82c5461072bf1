"""`python -m claimant.cli` is the same as `claimant`."""

import sys

from claimant.cli import main

sys.exit(main())
