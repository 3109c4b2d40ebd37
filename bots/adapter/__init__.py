"""What chat platforms share: requests and answers, commands, presses, start-up and registration of commands."""
