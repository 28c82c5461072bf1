"""What cyclopts cannot make of the arguments, in our own words."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from difflib import get_close_matches

from cyclopts import (
    Argument,
    CoercionError,
    CycloptsError,
    MissingArgumentError,
    RepeatArgumentError,
    Token,
    UnknownCommandError,
    UnknownOptionError,
    UnusedCliTokensError,
    ValidationError,
)

from claimant.cli.terminal.help_pages import placeholder
from claimant.cli.terminal.texts import say_error, text, words
from claimant.tabletop.errors import ClaimantError

NUMBERS = (int, float)
SIMILAR = 0.7
# Where values come from if not from a file.
TYPED = ("", "cli", "env")


def sentence(error: CycloptsError) -> str:
    """What is wrong with the arguments, and a suggestion if there is one."""
    refusal = error.__cause__
    if isinstance(refusal, ClaimantError):
        return refused(refusal)
    if isinstance(error, UnknownCommandError):
        return unknown_command(error)
    if isinstance(error, UnknownOptionError):
        return unknown_option(error)
    if isinstance(error, UnusedCliTokensError):
        return text("not-expected", words=joined(error.unused_tokens))
    if isinstance(error, MissingArgumentError):
        return missing(error)
    if isinstance(error, RepeatArgumentError):
        return text("given-twice", option=error.token.keyword or joined([error.token.value]))
    if isinstance(error, (CoercionError, ValidationError)):
        return bad_value(error)
    return text("not-understood", words=joined(error.root_input_tokens))


def refused(error: ClaimantError) -> str:
    """Why something is not possible, with a suggestion if a name is almost that of something known."""
    parameters = error.reason.parameters
    name, known = parameters.get("name"), parameters.get("right", parameters.get("known"))
    hint = ""
    if isinstance(name, str) and isinstance(known, list):
        hint = meant(name, with_names(map(str, known)))
    return f"{say_error(error)} {hint}".strip()


def with_names(codes: Iterable[str]) -> Iterator[str]:
    """Codes, and the names of factions and places among them in the language in use."""
    for code in codes:
        yield code
        yield from (text(key) for key in (f"faction-{code}", f"place-{code}") if words().has(key))


def unknown_command(error: UnknownCommandError) -> str:
    word = joined((error.unused_tokens or [])[:1])
    told = text("no-such-command", word=word)
    known = () if error.app is None else [name for name in error.app if not name.startswith("-")]
    command = " ".join(("claimant", *(error.command_chain or ()), "--help"))
    return f"{told} {meant(word, known) or text('help-is-there', command=command)}"


def unknown_option(error: UnknownOptionError) -> str:
    word = error.token.keyword or error.token.value
    told = text("no-such-option", word=word)
    known = [name for argument in error.argument_collection if argument.parse for name in argument.names]
    command = " ".join(("claimant", *(error.command_chain or ()), "--help"))
    return f"{told} {meant(word, known) or text('help-is-there', command=command)}"


def missing(error: MissingArgumentError) -> str:
    assert error.argument is not None
    if error.argument.index is not None and error.keyword is None:
        return text("argument-missing", name=shown(error.argument))
    return text("value-missing", option=error.keyword or error.argument.name)


def bad_value(error: CoercionError | ValidationError) -> str:
    argument = error.argument
    token = error.token if isinstance(error, CoercionError) else None
    if token is None and argument is not None and argument.tokens:
        token = argument.tokens[0]
    if token is None or argument is None:
        return text("not-understood", words=joined(error.root_input_tokens))
    wants_number = isinstance(error, CoercionError) and error.target_type in NUMBERS
    key = "not-a-number" if wants_number else "bad-value"
    return text(key, option=named(token, argument), value=token.value)


def named(token: Token, argument: Argument) -> str:
    """The option or the argument that a value was meant for, and the file that it comes from, if any."""
    option = token.keyword or shown(argument)
    return option if token.source in TYPED else f"{token.source}: {option}"


def shown(argument: Argument) -> str:
    return placeholder(argument.name.lstrip("-").upper()) if argument.index is not None else argument.name


def meant(word: str, known: Iterable[str]) -> str:
    """A question whether something similar was meant; empty if nothing is."""
    close = get_close_matches(word, list(known), n=1, cutoff=SIMILAR)
    return text("did-you-mean", word=close[0]) if close else ""


def joined(words: Iterable[str] | None) -> str:
    return " ".join(words or ())
