# The studio, which makes and plays puzzles in a browser: its frame, what it says of faults, and its first screen.

studio-title = Dominosa Press
studio-description = Play domino puzzles, and make books of them, in your browser.
studio-menu = Screens
# Opens it where the window is narrow.
studio-menu-open = Menu
studio-skip = Skip the menu
studio-language = Language
studio-nav-today = Today
studio-nav-play = Play
studio-screen-play = Play a { -puzzle }
studio-nav-learn = Learn
studio-screen-learn = Learn the game
studio-nav-check = Check
studio-screen-check = Check a { -puzzle }
studio-nav-book = Make a book
studio-screen-book = Make a book
studio-nav-register = Register
studio-screen-register = The register of Terzett { -key(form: "many") }
studio-nav-print = Print
studio-screen-print = Print sheets
# Before the page is there. In a browser that is too old, or that runs no scripts.
studio-no-script = This page needs JavaScript and a browser from 2023 or later. The books themselves need neither.
studio-loading = The page is loading.
studio-not-started = This page has not started. Reload it; if that does not help, try later. Nothing you have saved is lost.
studio-books = Ready-made books to read and print
# What went wrong.
studio-fault-close = Close this message
studio-our-fault = This should not have happened. It is a fault in this program. What you have saved is still there. Reload the page to go on.
studio-helper-died = The browser has stopped the work, perhaps for lack of memory. Nothing you have saved is lost. Try again, or ask for something smaller.
studio-not-loaded = Something this page needs could not be loaded. Are you offline, or is there a new version? Nothing you have saved is lost. Try again, or reload the page.
studio-address-unknown = There is nothing at this address, or not all of it. This comes closest.
studio-settings-damaged = Some settings or choices saved on this device cannot be read: they are damaged, or from another version. They are set aside, and the defaults are used.
# $code: of what sort a fault is; what the program says, in English, follows.
studio-fault-is =
    { $code ->
        [field-wrong] A field is missing, unknown, or has a value it cannot have.
        [not-json] The text is not JSON.
        [not-a-puzzle] A { -puzzle } is a game id, a line of text, rows of numbers or JSON; here something is missing or left over.
        [puzzle-wrong] The numbers, groups or solution of this { -puzzle } do not match.
        [character-missing] The font or the braille code lacks a character.
        [does-not-fit] Something does not fit on its page.
        [not-possible] There is no such thing, or it was not found.
        [out-of-time] It was not found in time.
       *[other] Something here is wrong.
    }
# What is wrong, where it can be told.
studio-fault-row-length =
    Row { $row } has { $count ->
        [1] 1 character
       *[other] { $count } characters
    }, but row 1 has { $expected }. A place without a cell is written as a full stop.
studio-fault-sign = Row { $row }, column { $column } has “{ $sign }”. A cell is a digit, a letter for a number above 9, or a question mark for a number to be found; a full stop is a hole.
studio-fault-halves = No set of { -domino(form: "many") } fills { $count } cells. It takes 2, 6, 12, 20, 30, 42, 56, 72, 90, 110 and so on.
studio-fault-cells = The board has { $count } cells. The { -domino(form: "many") } up to { $range }:{ $range } take { $expected }.
# $numbers: each with how often it stands there.
studio-fault-not-as-often = Each number from 0 to { $range } must appear { $copies } times. These do not: { $numbers }.
studio-fault-too-often = Each number from 0 to { $range } can appear { $copies } times at most. These appear more often: { $numbers }.
studio-fault-number =
    { $number ->
        [none] { $cell } has no number. Only a completion has numbers to be found.
       *[other] { $cell } has { $number }. The numbers go from 0 to { $range }.
    }
studio-fault-id-length =
    The game id has { $count ->
        [1] 1 number
       *[other] { $count } numbers
    }. It must have { $expected }.
studio-fault-too-large = The file is too large: the limit is { $most } bytes.
studio-fault-no-key = The register has no key { $number }. Its keys are numbered from 1 to { $most }.
studio-fault-empty = It is empty.
studio-fault-json = This is not valid JSON. Names and texts need double quotes. Commas go between entries, with none after the last.
studio-fault-large-number = The number { $number } is too large to be read.
studio-fault-twice = “{ $name }” is there twice. Only one can count: delete the other.
# Of a field of JSON. $found: what stands there, or of what sort it is.
studio-fault-field-missing = This field is missing.
# $meant: none, if nothing is near.
studio-fault-field-unknown =
    There is no field “{ $name }” here.{ $meant ->
        [none] { "" }
       *[other] { " " }Did you mean “{ $meant }”?
    }
studio-fault-field-word =
    { $found ->
        [list] A list
        [object] An object
       *[other] { $found }
    } is not possible here. These are: { $words }.{ $meant ->
        [none] { "" }
       *[other] { " " }Did you mean “{ $meant }”?
    }
studio-fault-field-type =
    { $found ->
        [list] A list
        [object] An object
       *[other] { $found }
    } is not possible here: it must be { $type ->
        [string] a text in double quotes
        [number] a number without quotes
        [int] a whole number without quotes
        [boolean] true or false, without quotes
        [array] a list in square brackets
       *[other] fields in braces
    }.
# $counted: string, if characters are counted, array, if entries are.
studio-fault-field-least =
    { $found ->
        [list] This list
        [object] This object
       *[other] { $found }
    } is too { $counted ->
        [string] short: it takes { $least ->
            [1] a character
           *[other] { $least } characters
        }
        [array] short: it takes { $least ->
            [1] an entry
           *[other] { $least } entries
        }
       *[other] small: it takes { $least }
    } at least.
studio-fault-field-most =
    { $found ->
        [list] This list
        [object] This object
       *[other] { $found }
    } is too { $counted ->
        [string] long: { $most ->
            [1] one character is
           *[other] { $most } characters are
        }
        [array] long: { $most ->
            [1] one entry is
           *[other] { $most } entries are
        }
       *[other] large: { $most } is
    } the most.
# $range: none, if the board is no full rectangle of a set.
studio-fault-no-room =
    { $range ->
        [none] A board of { $rows } rows and { $columns } columns
       *[other] A board of the { -domino(form: "many") } up to { $range }:{ $range }
    } does not fit in this edition. Choose a smaller board or larger paper, or leave this edition out.
# $line, $column: none, if it is not told.
studio-fault-place =
    { $line ->
        [none] Column { $column }:
       *[other] Line { $line }{ $column ->
            [none] { "" }
           *[other] , column { $column }
        }:
    }
# $code: its number in Unicode.
studio-fault-character = The font or the braille code has no “{ $character }” ({ $code }). Write it another way.
# Before what the program says, which is English.
studio-fault-expected = expected:
studio-fault-next = next:
# What goes on, or has come about, on the screen that makes books while another is shown; its name follows, as a link.
studio-elsewhere-making = A book is being made on another screen:
studio-elsewhere-made = The book is made. It is on another screen:
studio-elsewhere-failed = The book could not be made. Another screen says why:
# Below all screens.
studio-offline = Ready to use offline.
studio-newer = There is a newer version. Your moves are kept.
studio-use-newer = Load it now
studio-newer-waits = A newer version is waiting: this page has a book or moves that it would lose. The new version is there the next time you open the site.
# Playing.
# $kind: a kind of puzzle, as lists and headings name it.
studio-kind =
    { $kind ->
        [terzett] Terzett
        [completion] Completion
        [duett] Duett
        [quartett] Quartett
        [quadrat] Quadrat
        [quodlibet] Quodlibet
       *[omnibus] Ordinary { -puzzle }
    }
# $high: the highest number of the set.
studio-play-name = { $kind }, { -domino(form: "many") } up to { $high }:{ $high }
studio-play-set = up to { $high }:{ $high } ({ $dominoes } { -domino(form: "many") })
studio-play-kind = Kind
studio-play-size = Set
studio-play-level = Level
studio-play-new = New { -puzzle }
studio-play-choose = Kind and level
studio-play-another = Another { -puzzle }
studio-play-making = Making a { -puzzle }.
studio-play-give-up = Stop
studio-play-not-made = The { -puzzle } could not be made.
studio-play-not-read = The { -puzzle } could not be read.
studio-play-several = The given numbers leave more than one solution. You can play, but there is no single right answer.
# $date: a day with its year.
studio-daily = { -puzzle(form: "One") } of the day, { $date }:
studio-daily-new = There is a new day, and this is its { -puzzle }.
studio-daily-waits = There is a new { -puzzle } of the day. The one that you have begun stays here.
studio-daily-tomorrow = See you tomorrow: three new { -puzzle(form: "many") } will be waiting.
studio-daily-all = All days
studio-daily-earlier = Previous month
studio-daily-later = Next month
# $what: a day with its year, or a level.
studio-daily-done = { $what }, solved
# What was solved on this device, in numbers. $now, $longest: how many days.
studio-stats-none = Statistics begin with the first { -puzzle } that you solve.
studio-stats-streak = { -puzzle(form: "One") } of the day: { $now } in a row, { $longest } at best.
studio-stats-solved = Solved
studio-stats-best = Best time
studio-stats-typical = Typical time
studio-stats-days = Solved in the last 14 days
# Shown large when a puzzle is solved, and what it took. $hints: how many hints were asked for.
studio-won = Well done. Every { -domino } is back in its place.
studio-won-moves =
    { $moves } moves, { $hints ->
        [0] without a { -hint }
        [1] with one { -hint }
       *[other] with { $hints } { -hint(form: "many") }
    }.
# What is shared of a puzzle that was solved.
studio-share-picture = Picture of the layout
studio-share-saved = The picture is saved in your downloads.
studio-share-text = Copy the result
studio-share-copied = The result is copied. It gives nothing away.
# All that is kept on this device.
studio-forget = Delete everything
studio-forget-question = Delete all games, results, lessons and settings saved in this browser, with the form for books and your saved books?
studio-forget-yes = Yes, delete
studio-today = Today:
studio-play-worksheet = Print a worksheet
# For those who are here for the first time: a small board on which the first moves are shown. $place, $cell: as a board names them.
studio-welcome = Find the dominoes
studio-welcome-rule = Every domino from 0:0 to 2:2 is hidden here once. Find all six.
studio-welcome-seal =
    { $for ->
        [eye] { $domino } fits in only one spot, the dashed one. So that is where it goes: tap the line between its two numbers.
       *[ear] { $domino } fits in only one spot, { $place }. So that is where it goes: tap the line between its two numbers.
    }
studio-welcome-gap =
    { $for ->
        [eye] The { $number } in the ring has only one neighbour left, the number beside it on the dashed spot. They belong together: tap the line between them.
       *[ear] The { $number } on { $cell } has only one neighbour left. The two belong together, on { $place }: tap the line between them.
    }
# Said after a gap beside which there is another free number.
studio-welcome-once = { $domino } is already placed, and there is only one of each.
studio-welcome-wrong = That one cannot be right. Tap it once more to take it away.
studio-welcome-alone = Now you know how it works. Find the others yourself.
studio-welcome-done = You have found all six. You looked where only one way was left: for a domino, or for a number.
studio-welcome-counts = On the next board the small number under a domino says in how many spots it could still go.
studio-welcome-today = Play today’s { -puzzle }
studio-welcome-learn = Lesson 1
studio-welcome-skip = I know the game
# A link to the puzzle that is played, for others.
studio-play-link = Link to this { -puzzle }
studio-play-copy = Copy the link
studio-play-copied = The link is copied.
studio-play-not-copied = The browser does not let this page copy. Copy the link from its menu, or copy the page’s address.
studio-kept-counts = On this device: { $solved } solved, { $begun } begun.
studio-open-title = Open a { -puzzle } of your own
studio-open-explained = Paste a game id, rows of numbers or a line of text, or choose a file with { -puzzle(form: "many") }. A book.json works, too. So does a task for composers as its name, line or file, an end of Sperrdomino as a line or written like a game, and a line with whole games of it.
studio-open-text = Game id, numbers or text
studio-open-read = Read
studio-open-file = File
studio-open-found =
    { $count ->
        [1] 1 { -puzzle } was read.
       *[other] { $count } { -puzzle(form: "many") } were read. Choose one.
    }{ $refused ->
        [0] { "" }
       *[other] { " " }{ $refused } could not be read; the first:
    }
