"""Searching in Claim Kingdoms: imagined worlds, common sense, and the world that search plays on."""
