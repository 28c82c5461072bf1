"""`--plugin MODULE` and scripts that register things: what reaches other processes, what is refused."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from claimant.claim import Game
from tests.cli.shell import PROGRAM, Outcome, refused
from tests.plugins.installing import search_path
from tests.plugins.test_installed_package import run

LAMPS = """
from claimant.claim import Faction, Place, register, register_place
from claimant.bots import register_bot

class Lamps(Faction):
    def __init__(self):
        super().__init__("La", "Lamps", "Lamp", "They do nothing.")

class Shed(Place):
    def __init__(self):
        super().__init__("Shed", "Shed", "building", "Nothing happens here.")

class Last:
    "plays the last card that it may"
    def __init__(self, game, seed, limit):
        pass
    def choose(self, view, legal):
        return legal[-1]
"""
REGISTER = """
register(Lamps)
register_place(Shed)
register_bot("last", Last)
"""
PLAY = """
from claimant.lab.arena import Setup, play_match
terms = Setup(deck="Go Kn Dw Un La", places=("Shed",))
print(len(play_match("last", "random", terms, pairs=2, seed=1, processes=2).games))
"""
BY_MAIN = "if __name__ == '__main__':\n"


def indented(code: str) -> str:
    return "".join(f"    {line}\n" for line in code.splitlines())


def command(*arguments: str, cwd: Path) -> Outcome:
    return run(*PROGRAM, *arguments, path=search_path(), cwd=cwd)


def script(code: str, cwd: Path) -> Outcome:
    (cwd / "script.py").write_text(code, encoding="utf-8")
    return run(sys.executable, "script.py", path=search_path(), cwd=cwd)


@pytest.fixture
def lamps(tmp_path: Path) -> Path:
    """A directory with a module that registers a faction, a place and a bot."""
    (tmp_path / "lamps.py").write_text(LAMPS + REGISTER, encoding="utf-8")
    return tmp_path


# --- the option -------------------------------------------------------------------------------------

MATCH = [
    "arena",
    "last@5",
    "random",
    "--deck",
    "Go Kn Dw Un La",
    "--building",
    "Shed",
    "--pairs",
    "2",
    "--json",
]


@pytest.mark.parametrize(
    "arguments",
    [
        ["--plugin", "lamps", *MATCH, "--processes", "2"],
        [*MATCH, "--processes", "2", "--plugin=lamps"],
        [*MATCH, "--plugin", "lamps", "--processes", "1", "--plugin", "lamps"],
    ],
    ids=["before the command", "after it", "twice"],
)
def test_a_module_of_the_working_directory_is_loaded(lamps: Path, arguments: list[str]) -> None:
    found = command(*arguments, cwd=lamps).json()
    assert isinstance(found, dict)
    assert (found["complete"], found["deck"][-2:], found["places"]) == (True, ["La", "Un"], ["Shed"])


def test_a_module_may_be_named_in_the_environment(lamps: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CLAIMANT_PLUGIN", "lamps")
    assert "Lamps (La), home-made" in command("faction", "La", cwd=lamps).out


def test_a_home_made_bot_plays_and_advises(lamps: Path) -> None:
    typed = run(
        *PROGRAM, "play", "--plugin", "lamps", "--bot", "Last", "--seed", "1", path=search_path(), cwd=lamps
    )
    assert (typed.code, typed.err) == (0, "")
    assert "plays the last card that it may" in typed.out
    position = Game("claim", seed=1).position()
    hint = command("hint", "--plugin", "lamps", position, "--bot", "last", "--json", cwd=lamps).json()
    assert isinstance(hint, dict)
    assert (hint["bot"], hint["action"]) == ("last", str(Game("claim", seed=1).legal_actions()[-1]))


@pytest.mark.parametrize("module", ["absent", "lamps.py", "./lamps", "lamps.absent", "two words"])
def test_a_module_that_is_not_there_is_refused(lamps: Path, module: str) -> None:
    told = refused(command(f"--plugin={module}", "bots", cwd=lamps))
    assert told == (
        f"There is no module “{module}” to load as a plug-in: write its name as in an import statement, "
        "such as my_faction for the file my_faction.py."
    )


@pytest.mark.parametrize(
    ("code", "error"),
    [
        ("import absent", "ModuleNotFoundError: No module named 'absent'"),
        ("1 / 0", "ZeroDivisionError: division by zero"),
        ("x = (", "SyntaxError: '(' was never closed (broken.py, line 1)"),
        ("import sys; sys.exit(3)", "SystemExit: 3"),
        (
            "from claimant.claim import Faction, register\n"
            "class Imps(Faction):\n"
            "    def __init__(self):\n        super().__init__('Go', 'Imps', 'Imp', '')\n"
            "register(Imps)",
            "The code Go already belongs to Goblins: choose another one for Imps.",
        ),
        (
            "from claimant.bots import register_bot\nregister_bot('regent', print)",
            "There is already a bot regent, made by claimant: choose another name for builtins.print.",
        ),
    ],
)
def test_a_module_that_fails_is_refused_in_one_sentence(tmp_path: Path, code: str, error: str) -> None:
    (tmp_path / "broken.py").write_text(code, encoding="utf-8")
    told = refused(command("bots", "--plugin", "broken", cwd=tmp_path))
    assert told == f"The plug-in broken cannot be loaded: {error}"


def test_the_option_wants_a_name(tmp_path: Path) -> None:
    for arguments in (["bots", "--plugin"], ["--plugin", "--json", "bots"], ["--plugin=", "bots"]):
        told = refused(command(*arguments, cwd=tmp_path))
        assert told == "--plugin needs the name of a module, such as --plugin my_faction."


@pytest.mark.parametrize(
    ("choose", "error"),
    [("1 / 0", "ZeroDivisionError: division by zero"), ("return 'Go99'", "“Go99” is not a legal action.")],
)
def test_a_home_made_bot_that_fails_ends_in_one_sentence(tmp_path: Path, choose: str, error: str) -> None:
    code = LAMPS.replace("return legal[-1]", choose) + "register_bot('last', Last)"
    (tmp_path / "broken.py").write_text(code, encoding="utf-8")
    # The bot is to lead.
    seat = "AB"[1 - int(Game("claim", seed=2).to_act or 0)]
    outcome = command(
        "play", "--plugin", "broken", "--bot", "last", "--seed", "2", "--seat", seat, cwd=tmp_path
    )
    assert outcome.code == 2
    assert outcome.err == f"claimant: The bot last failed: {error}\n"


# --- scripts ----------------------------------------------------------------------------------------


def test_what_a_script_registers_as_the_main_program_reaches_its_workers(tmp_path: Path) -> None:
    outcome = script(LAMPS + BY_MAIN + indented(REGISTER + PLAY), tmp_path)
    assert (outcome.out, outcome.err) == ("4\n", "")


@pytest.mark.parametrize(
    ("code", "thing"),
    [
        (LAMPS + BY_MAIN + indented("register(lambda: Lamps())" + PLAY), "__main__.<lambda>"),
        (
            LAMPS + "def local():\n    class Inner(Lamps):\n        pass\n    return Inner\n"
            + BY_MAIN + indented("register(local())" + PLAY),
            "__main__.local.<locals>.Inner",
        ),
        (BY_MAIN + indented(LAMPS + REGISTER + PLAY), "__main__.Lamps"),
    ],
    ids=["a lambda", "within a function", "only in the main program"],
)  # fmt: skip
def test_what_workers_cannot_find_is_refused(tmp_path: Path, code: str, thing: str) -> None:
    code = code.replace('"last", "random", terms', '"random", "random"').replace("terms = Setup", "# ")
    told = script(code, tmp_path).err.splitlines()[-1]
    assert told.endswith(
        f"Other processes cannot find {thing}: define it at the top level of a module file that they can "
        "import, or play in one process."
    )


def test_what_was_typed_at_a_prompt_is_refused_up_front(tmp_path: Path) -> None:
    outcome = run(sys.executable, "-c", LAMPS + REGISTER + PLAY, path=search_path(), cwd=tmp_path)
    assert "Other processes cannot find __main__.Lamps:" in outcome.err.splitlines()[-1]


def test_in_one_process_everything_may_be_home_made(tmp_path: Path) -> None:
    code = LAMPS + REGISTER + PLAY.replace("processes=2", "processes=1")
    assert run(sys.executable, "-c", code, path=search_path(), cwd=tmp_path).out == "4\n"
