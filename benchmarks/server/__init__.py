"""The server under load, compared with a bare echo that makes the same commits."""
