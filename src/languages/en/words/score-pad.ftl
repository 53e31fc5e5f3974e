# A table for the points of several games.

score-pad-heading = Score pad
score-pad-games = For games of two to four players.
score-pad-list = Keep a list: a line for each round, and in it the points of every player in the order in which they sit. Add them up after the last round.
# A table to fill in: its title, the head of its first column, and that of its last row.
score-pad-form = Score pad
score-pad-name = Name
score-pad-sum = Sum
