"""Thinking ahead in Claim: imagined worlds, exact endings, common sense."""
