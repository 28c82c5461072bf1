"""Docstrings for compiled code: mypyc omits them, so `help` would show only signatures."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator

from mypyc.codegen.cstring import c_string_initializer
from mypyc.namegen import NameGenerator

# Where C has room for a docstring: behind the signature of a function, a method or a class, and in an entry
# of its own for a property and a module.
FUNCTION = re.compile(r'(\(PyCFunction\)CPyPy_(\w+),\s*METH_[^"]*PyDoc_STR\("(?:[^"\\]|\\.)*)(?="\))')
CLASS = re.compile(r'(CPyType_(\w+)_template_ = {[^}]*\.tp_doc = PyDoc_STR\("(?:[^"\\]|\\.)*)(?="\))')
PROPERTY = re.compile(r"(\(getter\)(\w+),\s*(?:NULL|\(setter\)\w+),\s*)NULL(?=, NULL})")
MODULE = re.compile(r'(PyModuleDef_HEAD_INIT,\s*"[\w.]+",\s*)NULL(?=, /\* docstring \*/)')


def with_docstrings(text: str, module: str, source: str, names: NameGenerator) -> str:
    """The C file of a module, with the docstrings of its Python source."""
    tree = ast.parse(source)
    docs: dict[str, str] = {}
    for owner, name, doc in docstrings(tree):
        if name == "__init__":
            # Python shows a text of its own there, so it goes where the class is described.
            described = names.private_name(module, owner)
            docs[described] = f"{docs[described]}\n\n{doc}" if described in docs else doc
        docs[names.private_name(module, f"{owner}.{name}" if owner else name)] = doc
        docs[f"{names.private_name(module, owner)}_get_{name}"] = doc

    def behind_signature(match: re.Match[str]) -> str:
        return match[1] + literal(docs.get(match[2], ""))

    def instead_of_null(match: re.Match[str]) -> str:
        return f'{match[1]}"{literal(docs[match[2]])}"' if match[2] in docs else match[0]

    text = FUNCTION.sub(behind_signature, text)
    text = CLASS.sub(behind_signature, text)
    text = PROPERTY.sub(instead_of_null, text)
    return MODULE.sub(lambda match: f'{match[1]}"{literal(ast.get_docstring(tree) or "")}"', text)


def docstrings(node: ast.Module | ast.ClassDef) -> Iterator[tuple[str, str, str]]:
    """The docstrings of functions, classes and methods: the class, if any, the name and the text."""
    owner = node.name if isinstance(node, ast.ClassDef) else ""
    for child in node.body:
        if isinstance(child, ast.ClassDef | ast.FunctionDef) and (doc := ast.get_docstring(child)):
            yield owner, child.name, doc
        if isinstance(child, ast.ClassDef) and not owner:
            yield from docstrings(child)


def literal(text: str) -> str:
    """A text escaped for a C string literal, in UTF-8."""
    return c_string_initializer(text.encode())[1:-1]
