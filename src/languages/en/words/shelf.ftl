# What a page in which puzzles are played says of all of them together.

# On the first screen and under the rules; one of the three, by what has been played.
shelf-first = Play a first { -puzzle }
# $name: the heading of a puzzle.
shelf-continue = Continue: { $name }
shelf-next = Next { -puzzle } to solve: { $name }
shelf-all-solved = You have solved every { -puzzle } of this book.
# After the name of a puzzle, in its heading and in the contents.
shelf-solved = solved
shelf-begun = begun
# How many of the book's puzzles.
shelf-counts = { $solved } solved, { $begun } begun, { $untouched } not begun.
shelf-title = Your progress
shelf-explained = All you have done is kept in this browser, on this device. A file takes it to another one.
shelf-save = Save progress as a file
shelf-load = Read progress from a file
shelf-sound = Sound when a { -puzzle } is solved
# What the file is called.
shelf-file = dominosa-progress.json
shelf-saved = Your browser saves your progress as a file.
# $others: how many puzzles of other books the file has.
shelf-loaded =
    The progress of { $count ->
        [1] 1 { -puzzle }
       *[other] { $count } { -puzzle(form: "many") }
    } has been loaded.{ $others ->
        [0] { "" }
       *[other] { " " }{ $others } more in the file belong to other books.
    }
# Why a file was not read; $file: its name.
shelf-not-read =
    { $file } was not read: { $fault ->
        [size] it is too large
        [damaged] its entry { $entry } is damaged
       *[other] it is not a progress file
    }. Choose a file made by “Save progress as a file”. Nothing has changed here.
# When a puzzle is solved. $name: its heading.
shelf-won = Solved: { $name }
