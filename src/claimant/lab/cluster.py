"""Jobs on a cluster: any number of machines behind the scheduler of Dask distributed."""

from __future__ import annotations

from concurrent.futures import Executor
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final

from claimant.tabletop.errors import InvalidSetup
from claimant.tabletop.reason import TEXT, Reason, define_reasons

JOBS_FOR_EACH: Final = 2
"""One job in progress and one ready: no worker waits while an answer is on its way."""
PATIENCE: Final = "10s"

define_reasons(
    {
        "no-dask": {},
        "no-cluster": {"address": TEXT, "what": TEXT},
        "no-workers": {"address": TEXT},
    }
)


class Cluster:
    """All workers of a scheduler, including those that join later. It repeats lost jobs by itself."""

    def __init__(self, address: str) -> None:
        if find_spec("distributed") is None:
            raise InvalidSetup(Reason("no-dask", {}))
        # Imported by its name: it says nothing about types.
        client: Any = import_module("distributed").Client
        try:
            self._client = client(address, timeout=PATIENCE, set_as_default=False)
        except (OSError, ValueError) as error:
            raise InvalidSetup(Reason("no-cluster", {"address": address, "what": str(error)})) from None
        if not self._client.nthreads():
            self.close()
            raise InvalidSetup(Reason("no-workers", {"address": address}))
        # Two identical jobs are still two jobs.
        self.executor: Executor = self._client.get_executor(pure=False)

    def width(self) -> int:
        threads: dict[str, int] = self._client.nthreads()
        return JOBS_FOR_EACH * max(1, sum(threads.values()))

    def replace(self) -> None:
        raise AssertionError("The scheduler replaces its workers by itself.")

    def close(self) -> None:
        self._client.close()
