"""Echo, a chat platform in memory, and the bot for it: written by "How to add a platform" in CONTRIBUTING.md."""
