"""The notebooks of the documentation, run cell by cell as Jupyter would, but within this process.

`python -m tests.notebooks.running` runs them all and writes what they show into their files; with `--check`
it only says in which of them that has changed.
"""

from __future__ import annotations

import importlib
import sys
from pathlib import Path
from typing import Any

import nbformat
from IPython.core.displayhook import DisplayHook
from IPython.core.interactiveshell import InteractiveShell
from IPython.utils.capture import capture_output
from traitlets.config import Config

import claimant

FOLDER = Path(__file__).parents[2] / "docs" / "notebooks"
PATHS = sorted(FOLDER.glob("*.ipynb"))
CHECK = "--check"
SHOWN = ("image/svg+xml", "text/html", "text/plain")
"""The ways in which a value can be shown, the best first. Only the best is kept."""


class Quiet(DisplayHook):  # type: ignore[misc]
    """Works out what a value looks like, and prints nothing."""

    def write_output_prompt(self) -> None:
        pass

    def write_format_data(self, format_dict: Any, md_dict: Any = None) -> None:
        pass

    def finish_displayhook(self) -> None:
        pass


def run(path: Path) -> nbformat.NotebookNode:
    """A notebook, run from a clean start, with all that it shows now."""
    notebook: nbformat.NotebookNode = nbformat.read(path, as_version=4)
    InteractiveShell.clear_instance()
    config = Config({"HistoryManager": {"enabled": False}})
    shell = InteractiveShell.instance(config=config, displayhook_class=Quiet)
    try:
        # As in a kernel, where the package is imported when the notebook is there already.
        importlib.reload(claimant)
        count = 0
        for cell in notebook.cells:
            if cell.cell_type == "code":
                count += 1
                cell.execution_count = count
                cell.outputs = _outputs(shell, cell.source, count)
    finally:
        InteractiveShell.clear_instance()
    return notebook


def _outputs(shell: InteractiveShell, source: str, count: int) -> list[nbformat.NotebookNode]:
    outputs: list[nbformat.NotebookNode] = []
    with capture_output() as captured:
        done = shell.run_cell(source)
    done.raise_error()
    if captured.stdout:
        outputs.append(nbformat.v4.new_output("stream", name="stdout", text=captured.stdout))
    if done.result is not None:
        assert shell.display_formatter is not None
        data, _ = shell.display_formatter.format(done.result)
        best = next(kind for kind in SHOWN if kind in data)
        outputs.append(
            nbformat.v4.new_output("execute_result", data={best: data[best]}, execution_count=count)
        )
    return outputs


def is_current(path: Path) -> bool:
    """Does a notebook show what is stored in it?"""
    stored = nbformat.read(path, as_version=4)
    nbformat.validate(stored)
    return _shown(run(path)) == _shown(stored)


def _shown(notebook: nbformat.NotebookNode) -> list[object]:
    return [cell.outputs for cell in notebook.cells if cell.cell_type == "code"]


def main() -> None:
    if CHECK in sys.argv:
        print(*(path.stem for path in PATHS if not is_current(path)))
        return
    for path in PATHS:
        nbformat.write(run(path), path)


if __name__ == "__main__":
    main()
