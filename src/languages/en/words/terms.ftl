# Words that stand in many messages. One of these, changed, is changed everywhere.
# $form: "one" and "many" within a sentence, "One" and "Many" at its beginning.

-puzzle =
    { $form ->
       *[one] puzzle
        [many] puzzles
        [One] Puzzle
        [Many] Puzzles
    }
-stone =
    { $form ->
       *[one] stone
        [many] stones
        [One] Stone
        [Many] Stones
    }
-aid =
    { $form ->
       *[one] aid
        [many] aids
        [One] Aid
        [Many] Aids
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
-stroke =
    { $form ->
       *[one] stroke
        [many] strokes
        [One] Stroke
        [Many] Strokes
    }
