"""Requests, WebSockets and the routes that answer them."""
