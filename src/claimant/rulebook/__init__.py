"""The rules as a book: one structure and one set of texts for all pages about the rules.

`chapters` says what stands where, `pictures` draws it from real games, `markdown` writes the pages of
docs/, and the web client reads the same structure from book.json. `python -m claimant.rulebook` (or
`make rules`) writes everything anew.
"""
