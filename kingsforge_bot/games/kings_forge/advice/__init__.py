"""What can be made or stolen now, and how: complete over all uses of the dice and benefits in hand."""
