"""The C extensions that mypyc makes of the core."""

from __future__ import annotations

import os
import platform
import re
import sys
from pathlib import Path
from typing import cast

from mypyc.build import mypycify
from mypyc.namegen import NameGenerator, exported_name
from setuptools import Extension

from build_steps.docstrings import with_docstrings

SOURCE = Path("src")
COMPILED = ("tabletop", "claim", "kingdoms", "search")
INTERPRETED = {"clock.py", "laws.py", "setup.py"}

KINDS = ("release", "development")
# Native functions are called within one library: let the compiler inline them.
WITHIN = ["-fno-semantic-interposition", "-fvisibility=hidden"]
AT_LINK_TIME = ["-O3", "-flto=auto"]
# Every x86-64 processor since 2008 counts bits in one instruction.
COUNTING = ["-mpopcnt"] if platform.machine() in ("x86_64", "AMD64") and os.name == "posix" else []

DEALLOCATOR = re.compile(r"\w+_dealloc\(\w+ \*self\)\s*{.*?done: ;", re.DOTALL)
TRASHCAN = re.compile(r"CPy_TRASHCAN_\w+\(.*\)\n")

# How many freed objects a class keeps for the next ones: those of three states.
KEPT = 64
TAKE_FREED = re.compile(
    r"if \((\w+)_free_instance != NULL\) {\s*self = \1_free_instance;\s*\1_free_instance = NULL;"
)
KEEP_FREED = re.compile(r"if \((\w+)_free_instance == NULL\) {\s*\1_free_instance = self;")

# The function that counts bits, and its body where the processor has an instruction for that.
COUNTING_MODULE = "claimant.claim.cards"
COUNT_BITS = re.compile(r"^int64_t CPyDef_\w+___count_bits\(int64_t (\w+)\) {$", re.MULTILINE)
BY_PROCESSOR = r"""\g<0>
#if defined(__POPCNT__) || defined(__aarch64__)
    return __builtin_popcountll(\1);
#endif"""

# The function that fetches a word ahead of time.
FETCHING_MODULE = "claimant.claim.search.hands_table"
FETCH = re.compile(r"^char CPyDef_\w+___fetch\(VecI64 (\w+), int64_t (\w+)\) {$", re.MULTILINE)
PREFETCH = r"""\g<0>
#ifdef __GNUC__
    __builtin_prefetch(\1.items + \2);
#endif"""

# Where an index is checked, and what is called only for errors: the compiler keeps that out of the way.
CHECK_INDEX = re.compile(r"(cpy_r_r\d+)( = \(uint64_t\)\w+ < \(uint64_t\)\w+;\s+if) \(\1\) goto")
RARELY_CALLED = """
#ifdef __GNUC__
void CPy_AddTraceback(const char *, const char *, int, PyObject *) __attribute__((cold));
void CPy_AttributeError(const char *, const char *, const char *, const char *, int, PyObject *)
    __attribute__((cold));
PyAPI_FUNC(PyObject *) PyErr_Occurred(void) __attribute__((cold));
PyAPI_FUNC(void) PyErr_SetNone(PyObject *) __attribute__((cold));
#endif
"""


def extensions(kind: str) -> list[Extension]:
    """One library that holds everything, and a small one for each module that loads it."""
    sources = {
        module_name(path): path
        for package in COMPILED
        for path in sorted((SOURCE / "claimant" / package).rglob("*.py"))
        if path.name not in INTERPRETED
    }
    target = Path("build", kind, f"c-{sys.implementation.cache_tag}")
    made = mypycify(
        ["--strict", *map(str, sources.values())],
        opt_level="3" if kind == "release" else "1",
        debug_level="0",
        multi_file=True,
        target_dir=str(target),
        group_name=f"claimant_{kind}",
    )
    library, *loaders = cast("list[Extension]", made)
    library.depends = sorted(map(str, target.rglob("*.h")))
    library.sources = patched([str(source) for source in library.sources], sources, target / "patched")
    # mypyc gives all extensions the same list. Warnings of an unfamiliar compiler are no reason to stop.
    options = [option for option in library.extra_compile_args if option != "-Werror"]
    library.extra_compile_args = options + WITHIN + COUNTING
    if kind == "release":
        library.extra_compile_args += AT_LINK_TIME
        library.extra_link_args = AT_LINK_TIME + WITHIN + COUNTING
    return [library, *loaders]


def module_name(path: Path) -> str:
    parts = path.relative_to(SOURCE).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def patched(c_files: list[str], sources: dict[str, Path], target: Path) -> list[str]:
    """Copy the C files of modules to `target`, patched, and return which files are now to be compiled."""
    names = NameGenerator([list(sources)])
    modules = {f"__native_{exported_name(module)}.c": module for module in sources}
    target.mkdir(parents=True, exist_ok=True)
    result = []
    for c_file in map(Path, c_files):
        if c_file.name in modules:
            module = modules[c_file.name]
            source = sources[module].read_text(encoding="utf-8")
            text = without_trashcan(c_file.read_text(encoding="utf-8"))
            text = with_free_lists(text, source.count("free_list_len="))
            text = expecting_no_errors(text)
            text = with_docstrings(text, module, source, names)
            if module == COUNTING_MODULE:
                text = with_instruction(text, COUNT_BITS, BY_PROCESSOR)
            if module == FETCHING_MODULE:
                text = with_instruction(text, FETCH, PREFETCH)
            c_file = target / c_file.name
            c_file.write_text(text, encoding="utf-8")
        result.append(str(c_file))
    return result


def without_trashcan(text: str) -> str:
    """Keep the objects of acyclic classes out of the interpreter's trashcan.

    When a long chain of objects is freed, the trashcan postpones some of them. It links these through the
    header that the garbage collector puts in front of each of its objects. Objects of an acyclic class have
    no such header, yet mypyc lets them in, and the memory in front of them would be overwritten.
    """

    def without(match: re.Match[str]) -> str:
        is_acyclic = "PyObject_GC_UnTrack" not in match[0]
        return TRASHCAN.sub("", match[0]) if is_acyclic else match[0]

    return DEALLOCATOR.sub(without, text)


def expecting_no_errors(text: str) -> str:
    """Tell the compiler that indices are nearly always right and errors rare: 5 to 8 % less time."""
    includes, blank, code = text.partition("\n\n")
    code, found = CHECK_INDEX.subn(r"\1\2 (likely(\1)) goto", code)
    if found == 0 and "PyErr_SetNone(PyExc_IndexError)" in code:
        raise ValueError("mypyc checks indices in another way now: adapt CHECK_INDEX.")
    return "".join([includes, blank, RARELY_CALLED, code])


def with_instruction(text: str, function: re.Pattern[str], body: str) -> str:
    """Let the processor do what Python has no name for: count bits, or fetch a word in advance."""
    text, found = function.subn(body, text)
    if found != 1:
        raise ValueError(f"mypyc names functions in another way now: adapt {function.pattern}.")
    return text


def with_free_lists(text: str, least: int) -> str:
    """Let classes with `free_list_len` keep more than the one freed object that mypyc knows how to keep.

    Search copies and drops states all the time, and each is some twenty objects. Reusing them is much
    cheaper than returning them to the interpreter and allocating others.
    """
    classes = TAKE_FREED.findall(text)
    # There are more of them than ours: mypyc also keeps the environments of closures and generators.
    if classes != KEEP_FREED.findall(text) or len(classes) < least:
        raise ValueError("mypyc keeps freed objects in another way now: adapt TAKE_FREED and KEEP_FREED.")
    text = TAKE_FREED.sub(r"if (\1_freed > 0) {\nself = (void *)\1_kept[--\1_freed];", text)
    text = KEEP_FREED.sub(rf"if (\1_freed < {KEPT}) {{\n\1_kept[\1_freed++] = (PyObject *)self;", text)
    lists = [
        f"static CPyThreadLocal PyObject *{name}_kept[{KEPT}];\nstatic CPyThreadLocal int {name}_freed;\n"
        for name in classes
    ]
    includes, blank, code = text.partition("\n\n")
    return "".join([includes, blank, *lists, code])
