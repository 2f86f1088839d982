"""Dice and small signs, and what a place of a picture is put together from.

    dice_faces, icons  each kind of die; black shapes
    signs, sign_row    costs, effects and benefits as signs; how they are drawn, in rows
    legend             what signs mean, said in words
    parts              looks, texts, signs and an item's boxes as parts of a layout

All other pictures are made with them.
"""
