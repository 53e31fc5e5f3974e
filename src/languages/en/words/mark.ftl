# The marked answers of a competition: a page to pin up, and to read aloud.
# $points: 0 or more. $time: as 4:05, or none. $tied: yes if another has the same place.

mark-title = Results
mark-ranking = Ranking
mark-standing =
    { $place }. { $name }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }{ $time ->
        [none] { "" }
       *[other] , { $time } in all
    }{ $tied ->
        [yes] , tied.
       *[no] .
    }
mark-round = Round: { $round }
mark-right =
    { $name }: right{ $time ->
        [none] { "" }
       *[other] , { $time }
    }; { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
# $more: how many places more.
mark-wrong =
    { $name }: wrong on { $places }{ $more ->
        [0] .
       *[other] {" "}and in { $more } more places.
    }
mark-unfinished = { $name }: not finished, { $placed } of { $dominoes } { -domino(form: "many") }.
mark-unread = Answers that cannot be read
mark-not-read = Answer { $row }: { $name }.
