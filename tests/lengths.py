"""How thorough a run is: `make test` takes a part of what `make laws` goes through."""

from __future__ import annotations

import os

IS_LONG = os.environ.get("HYPOTHESIS_PROFILE") == "long"
