"""Tables and the games that are played at them."""
