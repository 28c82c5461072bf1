"""Thinking ahead: worlds that a view allows, exact endings, search under uncertainty."""
