"""Reports with charts: one HTML file that needs nothing else, or SVG files."""
