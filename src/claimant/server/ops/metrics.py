"""Counters and timers."""

from __future__ import annotations

import os
from pathlib import Path

from prometheus_client import Counter, Gauge, Histogram
from prometheus_client.multiprocess import mark_process_dead

SHARED_COUNTERS = "PROMETHEUS_MULTIPROC_DIR"
"""Where worker processes keep their counters, if there are several."""

COMMITS = Counter("claimant_commits", "Transactions made durable")
WRITES = Counter("claimant_writes", "Changes made durable, several in one transaction")
COMMIT_SECONDS = Histogram(
    "claimant_commit_seconds",
    "One transaction",
    buckets=(0.0005, 0.001, 0.002, 0.005, 0.01, 0.05, 0.2, 1, 5),
)
MOVES = Counter("claimant_moves", "Entries added to journals", ["kind"])
REFUSALS = Counter("claimant_refusals", "Requests refused, by the code of the reason", ["code"])
MOVE_SECONDS = Histogram(
    "claimant_move_seconds",
    "From a move's arrival to its acknowledgement",
    buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 5),
)
BOT_SECONDS = Histogram(
    "claimant_bot_seconds", "One decision of a bot", ["bot"], buckets=(0.01, 0.05, 0.1, 0.3, 1, 3, 10, 30)
)
BOT_QUESTIONS = Gauge(
    "claimant_bot_questions", "Decisions of bots that wait for their turn", multiprocess_mode="livesum"
)
BOT_FAILURES = Counter("claimant_bot_failures", "Decisions that a bot failed to make", ["bot", "fault"])
BOT_SUBSTITUTES = Counter(
    "claimant_bot_substitutes", "Decisions that another bot made for one that had failed", ["bot"]
)
WORK_SECONDS = Histogram(
    "claimant_work_seconds",
    "Work beside the event loop: replays, passwords",
    ["shop"],
    buckets=(0.005, 0.01, 0.05, 0.1, 0.3, 1, 3),
)
ROOMS = Gauge("claimant_rooms", "Games held in memory", multiprocess_mode="livesum")
CONNECTIONS = Gauge("claimant_connections", "Open connections", multiprocess_mode="livesum")
LOOP_LATE_SECONDS = Histogram(
    "claimant_loop_late_seconds",
    "How much later than wanted the event loop came to something, asked twice a second",
    buckets=(0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5),
)
SOCKETS = Gauge("claimant_sockets", "Open WebSockets", multiprocess_mode="livesum")
GAME_STAGES = Counter("claimant_games", "Games", ["stage"])


def forget_the_dead() -> None:
    """A worker that was killed holds no rooms and no sockets any more."""
    for file in Path(os.environ[SHARED_COUNTERS]).glob("gauge_live*.db"):
        process = file.stem.rpartition("_")[2]
        if not Path(f"/proc/{process}").exists():
            mark_process_dead(int(process))  # type: ignore[no-untyped-call]
