"""One file per faction."""
