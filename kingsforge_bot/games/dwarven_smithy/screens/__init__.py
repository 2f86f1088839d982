"""Dwarven Smithy on the screens of players; `screens` names what does each part.

    turn_screen, turn_panel             a turn: which panel, what its presses mean, its rows
    turn_menus, menu_order, full_areas  its menus, their lines and the order of these, why some are missing
    chosen_lines                        what was chosen in them
    turn_message, turn_report           its message: text, picture and rows together; what a press came to
    decisions                           questions amid a turn, as a message
    boards                              what a table is told: news, places, the story of a game
    commands                            which action a slash command meant
    verdict, why, explanation, odds     questions: can I, why not, in sentences, how likely
    best_moves, hint_words              the best moves, told and as buttons
    hint_reasons                        what speaks for one of them
    analysis                            advice after a game
    pictures, scenes                    what is drawn, as values
    book                                rulebook and tutorial

What is drawn for them lies in `pictures`, the sentences in `words`.
"""
