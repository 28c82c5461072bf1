"""The server under load, beside a bare echo with the same commit."""
