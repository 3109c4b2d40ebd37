"""Monitoring: metrics and health over HTTP, notifications for systemd, and logs as JSON."""
