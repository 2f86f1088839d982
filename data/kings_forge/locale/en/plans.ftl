### What can be planned (rule 2), as lines of menus and of one's plans.

plan-pass-metal = Pass, with 1 metal if you are first
plan-pass-token = Pass, with a +1/+1 token if you are first
plan-pass-last = Pass once everybody else has

# What lets a plan be dropped, after an if and after a because. $card
plan-stop-passed = somebody else has passed
plan-stop-taken = somebody else has taken { $card }
