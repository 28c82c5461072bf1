"""What all tests share: Ctrl-C as at a terminal, and two profiles of Hypothesis."""

from __future__ import annotations

import os
import signal

from hypothesis import HealthCheck, settings

# A shell lets its background jobs ignore Ctrl-C (`nohup make test &`), and they hand that on to every
# process that they start. Our tests press Ctrl-C, so their processes must begin as at a terminal.
signal.signal(signal.SIGINT, signal.default_int_handler)

# A quick profile for every run, a long one for `make laws`.
settings.register_profile(
    "quick",
    max_examples=25,
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.register_profile(
    "long",
    max_examples=2000,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "quick"))
