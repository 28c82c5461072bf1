"""Processes that this one was started by, and that it must not survive."""

from __future__ import annotations

import multiprocessing
import threading
from collections.abc import Callable


def when_parent_dies(act: Callable[[], object]) -> None:
    """Act, in a separate thread, as soon as the process that started this one is gone, however it ended.

    A killed process cannot notify anybody: the system closes its end of a pipe, and that is noticed here.
    """
    parent = multiprocessing.parent_process()
    if parent is not None:

        def wait() -> None:
            parent.join()
            act()

        threading.Thread(target=wait, name="parent", daemon=True).start()
