"""The steps that setup.py takes to build the package."""
