"""Running a server: settings, start, logs, metrics, backups."""
