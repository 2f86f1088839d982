"""What is true in the sandbox, and its changes.

- `world`: everything that is true, and the only place that changes it.
- `model`: the things of the sandbox's Discord as frozen values.
- `building`: furnishes a world.
- `changes`: what happened, and how to be told.
- `waiting`: waits for something to happen, and tells what happened instead.
- `timing`: Discord's deadlines.
- `turning`: a clock that can be turned forward.
- `snowflake`: ids that carry their time.
- `permissions`: what adds up to somebody's rights in a channel.
- `read_state`: what people have read and put away.
- `sharding`: which sessions hear of a guild, and how many may start how fast.
- `journal`: what went over the wire lately, and what broke Discord's rules.
- `errors`: Discord's error answers.
- `keeping`: a world on disk.
"""
