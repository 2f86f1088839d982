"""Recompute a table's luck (docs/adr/0010): python verify.py table-12.json [seal noted from the lobby card]."""

import hashlib
import hmac
import json
import pathlib
import sys


def key_of(seal):
    secret = bytes.fromhex(seal["secret"])
    if hashlib.sha256(secret).hexdigest() != seal["commitment"]:
        sys.exit(f"WRONG: the secret of the seal since entry {seal['since']} is not the one that was sealed")
    return secret if seal["scheme"] == 1 else hmac.new(secret, seal["mix"].encode(), hashlib.sha256).digest()


def words(key, counter, read):
    while True:
        block = hmac.new(key, counter.to_bytes(8, "big"), hashlib.sha256).digest()
        counter = read[0] = counter + 1
        yield from (int.from_bytes(block[at : at + 4], "big") for at in range(0, 32, 4))


def below(count, stream):
    return next(word for word in stream if word < 2**32 - 2**32 % count) % count


def drawn(draw, stream):
    count, _, size = draw[1:].partition("/")
    if draw[0] == "r":
        return [1 + below(6, stream) for _ in range(int(count))]
    order = list(range(int(size or count)))
    if draw[0] == "s":
        swaps = ((i, below(i + 1, stream)) for i in range(len(order) - 1, 0, -1))
    else:
        swaps = ((i, i + below(len(order) - i, stream)) for i in range(int(count)))
    for i, j in swaps:
        order[i], order[j] = order[j], order[i]
    return order[: int(count)]


table = json.loads(pathlib.Path(sys.argv[1]).read_text("utf-8"))
seals, entries, read, after, wrong = table["seals"], table["entries"], [0], {}, []
if not seals or not all(seal["secret"] for seal in seals):
    sys.exit("The secret bytes are told when the game is over.")
first = [seal for seal in seals if seal["since"] == 1][-1]
print("The game began with the seal", first["commitment"], "and mixed in", first["mix"].split("\n"))
if len(sys.argv) > 2 and sys.argv[2] != first["commitment"]:
    sys.exit("WRONG: that is not the seal you noted; a restored backup may have replaced it")
for number, entry in enumerate(entries, 1):
    key = key_of([seal for seal in seals if seal["since"] <= number][-1])
    start, stream = read[0], words(key, entry["draw_from"], read)
    luck = [value for draw in entry["draws"].split() for value in drawn(draw, stream)]
    back = entry.get("fact") or {}  # where one person plays with bots, what was drawn comes again after an undo
    read[0] = after[number] = read[0] if back.get("draw") is None else after.get(back["to"])
    if (entry["seq"], entry["draw_from"], entry["luck"], back.get("draw") or read[0]) != (number, start, luck, read[0]):
        wrong.append(print(f"WRONG: entry {entry['seq']}, {number} of the file"))
whole = len(entries) == table["last"] and table["status"] != "running"
print(f"{len(entries)} entries, {len(wrong)} wrong, {'to the end' if whole else 'NOT TO THE END'}")
sys.exit(bool(wrong) or not whole)
