"""Tools to draw with, for the pictures of all games. Pure CPU work, safe to call from any thread.

- `canvas`: a picture in the making, and what can be put on it.
- `frame`: a rectangle, where something is drawn.
- `palette`: a game's colours, at most 256.
- `tone`: what colours are called.
- `oklab`: colours as the eye tells them apart.
- `art`: a game's sprites: illustrations as tiles, icons as stencils.
- `rasterise`: the same made of drawings in SVG.
- `typeface`: letters: how wide a text is, and made to fit.
- `material`: rings of light and shade of which slabs are made.
- `nine_parts`: slabs of any size.
- `shadow`: shadows of slabs on planks.
- `smooth`: stencils with smooth edges.
- `grain`: planks on which anything may move.
- `coverage`: tables by which whole images are recoloured at once.
- `png`: PNG put together from bands that are packed once.
- `event_loop`: letting the event loop in while a thread draws.
- `tidying`: memory given back after drawing.
"""
