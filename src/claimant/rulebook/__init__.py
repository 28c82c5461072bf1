"""The rules as a book: one structure and one set of texts for all pages about the rules.

`chapters` defines the structure, `pictures` draws from real games, `markdown` writes the pages of docs/,
and the web client reads the same structure from book.json. `python -m claimant.rulebook` (or `make rules`)
regenerates everything.
"""
