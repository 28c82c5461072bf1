"""Who guesses passwords is stopped, and the owner is not locked out."""

from __future__ import annotations

from time import process_time

import pytest

from claimant.server.http.limits import MOST_ATTEMPTS, MOST_ATTEMPTS_OF_ALL, Attempts
from claimant.server.reasons import Refusal
from claimant.server.store import accounts
from tests.server.running import Server
from tests.server.test_accounts import PASSWORD, fresh_name
from tests.server.visitor import Visitor


def tried(attempts: Attempts, account: str, address: str) -> bool:
    try:
        attempts.begin(account, address)
    except Refusal as refusal:
        assert (refusal.status, refusal.reason.code) == (429, "too-many-attempts")
        return False
    return True


def test_an_address_guesses_a_few_times_and_others_are_not_affected() -> None:
    attempts = Attempts()
    assert [tried(attempts, "ann", "1") for _ in range(MOST_ATTEMPTS + 1)] == [True] * MOST_ATTEMPTS + [
        False
    ]
    assert tried(attempts, "ann", "2")
    assert tried(attempts, "ben", "1")


def test_many_addresses_together_cannot_lock_out_the_owner() -> None:
    attempts = Attempts()
    attempts.begin("ann", "home")
    attempts.succeed("ann", "home")
    answers = [tried(attempts, "ann", str(number)) for number in range(MOST_ATTEMPTS_OF_ALL + 1)]
    assert answers.count(True) < len(answers)
    assert not tried(attempts, "ann", "one more")
    assert tried(attempts, "ann", "home")


def test_after_the_right_password_mistakes_are_forgotten() -> None:
    attempts = Attempts()
    for _ in range(3):
        for _ in range(MOST_ATTEMPTS):
            assert tried(attempts, "ann", "home")
        attempts.succeed("ann", "home")


@pytest.fixture(scope="module")
def account(server: Server) -> str:
    name = fresh_name()
    Visitor(server, "Ann").post("/me/account", name=name, password=PASSWORD)
    return name


def sign_in(server: Server, name: str, password: str, address: str) -> tuple[int, str]:
    """From an address, as a proxy tells it."""
    credentials = {"name": name, "password": password}
    answer = Visitor(server).ask("POST", "/session", credentials, **{"x-forwarded-for": address})
    return answer.status_code, answer.json().get("code", "")


def test_guessing_stops_for_the_whole_block_that_an_address_is_in(server: Server, account: str) -> None:
    turns = [f"2001:db8::{number:x}" for number in range(MOST_ATTEMPTS + 1)]
    answers = [sign_in(server, account, "a wrong password", address) for address in turns]
    assert answers == [(401, "wrong-password")] * MOST_ATTEMPTS + [(429, "too-many-attempts")]
    # Not even the right one is looked at any more, or guessing would go on.
    assert sign_in(server, account, PASSWORD, turns[0]) == (429, "too-many-attempts")
    assert sign_in(server, account, PASSWORD, "198.51.100.1") == (201, "")


def test_it_takes_as_long_to_say_no_without_an_account() -> None:
    """In processor time, which a busy machine does not change."""

    def seconds(hashed: str | None) -> float:
        began = process_time()
        assert not accounts.is_right("guess", hashed)
        return process_time() - began

    hashed = accounts.hash_password(PASSWORD)
    accounts.dummy_hash()
    with_account = min(seconds(hashed) for _ in range(5))
    without = min(seconds(None) for _ in range(5))
    assert 0.5 < without / with_account < 2


def test_passwords_have_a_place_of_their_own_to_be_checked(server: Server, account: str) -> None:
    """Not among those who read the store, where everybody would wait for them."""

    def checked() -> float:
        counters = Visitor(server).http.get(f"{server.url}/metrics").text.splitlines()
        name = 'claimant_work_seconds_count{shop="passwords"} '
        return float(next(line for line in counters if line.startswith(name)).removeprefix(name))

    before = checked()
    assert sign_in(server, account, PASSWORD, "198.51.100.2") == (201, "")
    assert checked() == before + 1
