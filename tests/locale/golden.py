"""Two games in every language, as seat A reads them. `python -m tests.locale.golden` rewrites them.

After changing a text or a story, read the lines that change, and commit them.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from claimant.games import kind_of, new_game
from claimant.locale import LANGUAGES, Reader, Words
from claimant.tabletop.chance import Chance
from claimant.tabletop.game import TabletopGame
from claimant.tabletop.setup import Setup
from claimant.tabletop.story import lines

FOLDER = Path(__file__).parent / "golden"
SETUPS = {
    "claim": Setup("claim", "Gi Gn Se Dw Au", places=("Peaks", "Dungeon")),
    "kingdoms": Setup("kingdoms", "Gn Tr Un Do Se Gi Kn"),
}
SEED = 7
YOU = 0


def story(name: str, language: str) -> str:
    """A game from the deal to the verdict, with all that seat A is asked on the way."""
    return "\n".join(_told(new_game(SETUPS[name], SEED), Words(language))) + "\n"


def _told(game: TabletopGame, words: Words) -> Iterator[str]:
    kind = kind_of(game)
    reader = Reader(["A", words.text("bot-greedy")], YOU)
    chance = Chance(SEED)
    told = 0
    while True:
        if game.is_over or game.to_act == YOU:
            events = game.events(YOU, told)
            told += len(events)
            for line in lines(kind.tell(events)):
                yield " ".join(words.say(sentence.message, reader) for sentence in line)
        seat = game.to_act
        if seat is None:
            break
        view = game.view(seat)
        action = view.legal[chance.below(len(view.legal))]
        question = kind.question(view)
        assert question is not None
        if seat == YOU:
            yield f"  ? {words.say(question, reader)}"
            yield "    " + " / ".join(words.say(answer, reader) for answer in kind.answers(view))
        game.apply(action, seat)
    verdict = kind.explain(game.result())
    for code, reason in verdict.reasons.items():
        yield f"{words.text(f'faction-{code}')}: {words.say(reason, reader)}"
    for message in (*verdict.remarks, verdict.ending):
        yield words.say(message, reader)


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name in SETUPS:
        for language in LANGUAGES:
            (FOLDER / f"{name}.{language}.txt").write_text(story(name, language), encoding="utf-8")


if __name__ == "__main__":
    main()
