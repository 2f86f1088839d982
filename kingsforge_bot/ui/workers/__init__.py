"""Heavy work off the event loop: threads, jobs, pictures."""
