"""Pictures: a view goes in, the bytes of a picture come out. Pure CPU work, safe to call from any thread."""
