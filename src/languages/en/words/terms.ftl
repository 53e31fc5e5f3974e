# Words that stand in many messages. One of these, changed, is changed everywhere.
# $form: "one" and "many" within a sentence, "One" and "Many" at its beginning.

-puzzle =
    { $form ->
       *[one] puzzle
        [many] puzzles
        [One] Puzzle
        [Many] Puzzles
    }
-domino =
    { $form ->
       *[one] domino
        [many] dominoes
        [One] Domino
        [Many] Dominoes
    }
-technique =
    { $form ->
       *[one] technique
        [many] techniques
        [One] Technique
        [Many] Techniques
    }
-hint =
    { $form ->
       *[one] hint
        [many] hints
        [One] Hint
        [Many] Hints
    }
-key =
    { $form ->
       *[one] key
        [many] keys
        [One] Key
        [Many] Keys
    }
-tally =
    { $form ->
       *[one] tally
        [One] Tally
    }
-bar =
    { $form ->
       *[one] bar
        [many] bars
        [One] Bar
        [Many] Bars
    }
