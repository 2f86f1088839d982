"""Message ids and facts in, text out: the only room that knows what the bot says and in which language.

- `localizer`: one language, and all of them.
- `messages`: messages as they stand in Fluent files.
- `names`: names in texts, made harmless where people wrote them.
- `percents`: how likely something is.
- `refusals`: why the rules of a game say no.
- `fitting`: texts that must fit, with shorter forms.
- `widths`: how wide a label is on a phone.
"""
