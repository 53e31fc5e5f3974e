# The screen that makes books in a browser.

studio-book-intro = Answer three questions, look at the pages, and press the button. It all happens on this device. Nothing is sent anywhere.
# The three questions, and pages of the book that they ask for.
studio-book-whom = Who is it for?
studio-book-whom-name =
    { $whom ->
        [touch] Touch
        [ear] Listening
        [screen] Screen
        [class] A class or club
        [gift] A gift
       *[large-print] Large print
    }
studio-book-whom-hint =
    { $whom ->
        [touch] Braille files, raised boards and dominoes to feel
        [ear] A script for a reader or a computer voice
        [screen] A web page to play in, and an e-book
        [class] Sheets for all, a competition and a game
        [gift] With a name, dominoes and a certificate
       *[large-print] A PDF with big, clear numbers
    }
studio-book-how = How hard, and how many?
studio-book-degree =
    { $degree ->
        [medium] Takes some thought
        [hard] Hard
        [rising] From easy to expert
       *[easy] Easy
    }
studio-book-count = { $count } { -puzzle(form: "many") }
studio-book-name = Title and language
studio-book-for = Who gets it?
studio-book-from = Who gives it?
studio-book-other-puzzles = Other { -puzzle(form: "many") }
studio-book-pages = How it will look
studio-book-pages-begun = The first pages are on their way.
studio-book-pages-none = There is nothing to show yet.
studio-book-page =
    { $shown ->
        [cover] The cover
        [solution] A solution
        [sheet] A raised sheet
        [script] How it sounds
       *[puzzle] A { -puzzle }
    }
studio-book-more = More settings
studio-book-tools = Size, sample and config file
# The form with all that can be set.
studio-book-begin = Begin with another book
studio-book-preset = A ready-made book
studio-book-use = Begin with this book
studio-book-open = Or a config file of your own
studio-book-opened = The form now holds the file { $name }.
studio-book-chosen = The form now holds “{ $title }”.
studio-book-save = Save the form as a config file
studio-book-also-kept = The book also has these fields, which the form keeps but does not show: { $fields }.
studio-book-group-book = The book
studio-book-group-part =
    { $list ->
        [exercises] Exercises in divisor domino { $number }
        [locks] Ends of Sperrdomino { $number }
        [composing] Your task for composers { $number }
       *[sections] Section { $number }
    }
studio-book-group-beside = Figures of 1921, a competition, exercises, endgames, composing
studio-book-group-parts = What is in the book, and in which order
studio-book-group-publishing = For publishers
studio-book-group-print = Print
studio-book-group-touch = Braille and touch
studio-book-add =
    { $list ->
        [exercises] Add exercises in divisor domino
        [locks] Add ends of Sperrdomino
        [composing] Add a task for composers of your own
       *[sections] Add a section
    }
studio-book-added =
    { $list ->
        [exercises] Exercises { $number } are added.
        [locks] Ends of Sperrdomino { $number } are added.
        [composing] Your task { $number } is added.
       *[sections] Section { $number } is added.
    }
studio-book-remove =
    { $list ->
        [exercises] Remove exercises { $number }
        [locks] Remove ends of Sperrdomino { $number }
        [composing] Remove your task { $number }
       *[sections] Remove section { $number }
    }
studio-book-removed =
    { $list ->
        [exercises] The exercises are removed.
        [locks] The ends of Sperrdomino are removed.
        [composing] Your task is removed.
       *[sections] The section is removed.
    }
studio-book-new-section = New section
studio-book-needed = { $label } (needed)
studio-book-usual = Automatic
studio-book-as-kept = as in the file
studio-book-yes = yes
studio-book-no = no
studio-book-make-heading = Make it
studio-book-plan = How large will it be?
studio-book-make = Make the book
studio-book-stop = Stop
studio-book-stopped = Stopped. The form is as it was.
studio-book-begun = The press is loading.
studio-book-progress = Progress
studio-book-puzzles-made = { $done } of { $of } { -puzzle(form: "many") } made.
studio-book-editions-made = { $done } of { $of } editions made; { $file } comes next.
studio-book-minutes-left =
    { $minutes ->
        [1] About a minute is left.
       *[other] About { $minutes } minutes are left.
    }
studio-book-left-out = This edition is left out: { $edition }.
studio-book-made =
    { $files ->
        [1] The book is made. Its file is here:
       *[other] The book is made. Its { $files } files are here:
    }
# What a file is, beside its link. $label: an edition, as it can be chosen.
studio-book-file-part =
    { $label }: { $part ->
        [cover] the cover
        [tactile] raised
        [braille] in braille
       *[solutions] the solutions
    }
studio-book-files = Files of “{ $title }”
studio-book-files-stay = The files are here until you close the page or make another book. Download what you want to keep.
studio-book-download = Download { $name }, { $size }
studio-book-download-book = Download the book, { $size }
studio-book-more-files = More files
studio-book-look = Look at { $name }
studio-book-zip = Make one ZIP file of all
studio-book-zip-made = The ZIP file is ready.
studio-book-kilobytes = { $size } kB
studio-book-megabytes = { $size } MB
studio-book-planned = The estimate
studio-book-plan-begun = Laying out small books of the same kind to estimate the size.
studio-book-plan-puzzles =
    { $puzzles ->
        [1] One { -puzzle }.
       *[other] { $puzzles } { -puzzle(form: "many") }.
    }
studio-book-plan-pages = { $edition }: about { $pages } pages, or { $sheets } sheets printed on both sides.
studio-book-plan-minutes =
    { $minutes ->
        [1] Making the files should take about a minute on this device, judging by small ones. Hard { -puzzle(form: "many") } take longer.
       *[other] Making the files should take about { $minutes } minutes on this device, judging by small ones. Hard { -puzzle(form: "many") } take longer.
    }
studio-book-plan-estimate = These numbers are estimates. The book itself may differ a little.
studio-book-not-made = The book could not be made.
studio-book-not-planned = The size could not be estimated.
# Sample pages, and the pages of a file as pictures with their words.
studio-book-sample = See sample pages
studio-book-sample-begun = Sample pages are being made.
studio-book-sample-heading = Sample pages
studio-book-sample-explained = These pages are of a small book, with one { -puzzle } of each section.
studio-book-no-sample = Sample pages could not be made.
studio-preview-show = Show the pages of { $name }
studio-preview-title = Pages of { $name }
studio-preview-page = Page { $page } of { $pages }
studio-preview-picture = Picture of page { $page }. Its words follow.
studio-preview-words = The words of this page
studio-preview-back = Previous page
studio-preview-next = Next page
studio-preview-number = Page number
studio-preview-close = Close the pages
studio-preview-not-shown = The pages of { $name } could not be shown.
studio-book-not-read = The file could not be used.
studio-book-not-shown = The form could not be shown.
studio-book-not-zipped = The ZIP file could not be made.
studio-book-not-kept = This browser cannot save the form: its storage is full or switched off. Save it as a config file.
studio-book-damaged = The form saved on this device cannot be read: it is damaged, or from another version. It is set aside, and you start with a new one.
# The fields of the form, by their names in a config.
studio-field-title = Title
studio-field-subtitle = Subtitle
studio-field-author = Author
studio-field-language = Language of the book
studio-field-address = How readers are addressed (German, French)
studio-field-paper = Paper
studio-field-editions = Editions
studio-field-sections-title = Heading
studio-field-sections-kind = Kind of { -puzzle }
studio-field-sections-level = Level
studio-field-sections-count = How many { -puzzle(form: "many") }
studio-field-sections-range = Highest number on a domino
studio-field-sections-shape = Shape: 8x9, a name such as letter-h, or rows of #
studio-field-sections-one-key = All share one { -key }
studio-field-sections-givens = How many numbers to print (completions only), or fewest
studio-field-sections-pattern = Cells that always show their number (completions only)
studio-field-sections-conditions = Conditions of puzzles with equal numbers in groups, one on each line, such as sum c 27
studio-field-exercises-divisor = Divisor
studio-field-exercises-set = Highest number of the exercises’ set
studio-field-exercises-level = What you have to see
studio-field-exercises-count = How many exercises
studio-field-locks-aim = Aim
studio-field-locks-sees = Hands you see
studio-field-locks-moves = Moves, at most
studio-field-locks-count = How many endgames
studio-field-exhibits = Figures of 1921 and laying tasks
studio-field-composing = Tasks for composers
studio-field-composing-range = Highest number of the task’s set
studio-field-composing-shape = Board of the task: 5x6, a name, or rows of #
studio-field-composing-rows = Or its rows with given numbers: ? is an empty cell, a full stop a hole
studio-field-composing-conditions = What an answer must fulfil, one condition on each line, such as unions 2
studio-field-together-players = Competition: how many players
studio-field-together-puzzles = Competition: how many rounds, or the numbers of their { -puzzle(form: "many") } with commas
studio-exhibit =
    { $name ->
        [duett-7x8] Laying task: Duett, 7 rows and 8 columns
        [duett-cross] Laying task: Duett, a cross
        [duett-star] Laying task: Duett, a star
        [duett-border] Laying task: Duett, a border
        [duett-lighthouse] Laying task: Duett, a lighthouse
        [quartett-7x8] Laying task: Quartett, 7 rows and 8 columns
        [quadrat-4334] Laying task: Quadrat, rows of 4, 3, 3 and 4 squares
        [quadrat-545] Laying task: Quadrat, rows of 5, 4 and 5 squares
        [quodlibet-7x8] Laying task: Quodlibet, 7 rows and 8 columns
        [quodlibet-frame] Laying task: Quodlibet, a frame
       *[other] Figure { $name } of 1921
    }
studio-field-seed = Seed: the same seed gives the same { -puzzle(form: "many") }, in every language
studio-field-in-mind = How many cells or { -domino(form: "many") } you may have to keep in mind at once, or any
studio-field-order = Order of the { -puzzle(form: "many") } in a section
studio-field-contents = Parts of the book; all of them if you tick none
studio-field-solutions = Where solutions and hints are
studio-field-story = A fact of the story at each section
studio-field-games = Games whose rules are printed
studio-field-description = Description, for sellers and librarians
studio-field-credit = Based on an idea by
studio-field-publisher = Publisher
studio-field-isbn = ISBN
studio-field-rights = Rights
studio-field-imprint = Your own lines for the last page
studio-field-date = Date, year-month-day
studio-field-print-colours = Colours
studio-field-print-cover = Cover
studio-field-print-puzzles-per-page = { -puzzle(form: "Many") } on a page
studio-field-print-tally = Where the { -tally } is
studio-field-print-keys-per-page = { -key(form: "Many") } on a page, at most
studio-field-print-keys = What a { -key } shows
studio-field-print-volume = Pages in a volume, at most
studio-field-print-nets = Pages with an empty board
studio-field-print-kdp-trim = Size of the bound book, in inches
studio-field-print-kdp-paper = Paper of the bound book
studio-field-tactile = What the raised sheets show
studio-field-box = A folding box for card dominoes: thickness of one, in mm
studio-field-braille-grade = Braille grade
studio-field-braille-page = Page of the embosser
studio-field-braille-code = Characters of embosser files
studio-field-braille-line-end = Ends of lines
studio-field-braille-form-feed = A form feed after each page
studio-field-braille-volume = Embossed pages in a volume, at most
studio-field-braille-interpoint = Embossed on both sides
studio-field-braille-play = Each board again, wide enough for { -domino(form: "many") }
studio-field-braille-cell = Size of braille on raised sheets
studio-field-braille-sheets = Sheets that are read by touch
studio-field-braille-overlay = Raised sheets also printed in colour, for sighted partners
# What can be chosen in them.
studio-choice-address-formal = formally (Sie, vous)
studio-choice-address-informal = informally (du, tu)
studio-choice-editions-large-print = Large print (PDF)
studio-choice-editions-giant-print = Giant print (PDF)
studio-choice-editions-standard-print = Standard print (PDF)
studio-choice-editions-kdp = Bound book for a press (PDF)
studio-choice-editions-tactile = Raised sheets (PDF)
studio-choice-editions-kit = Tactile kit, with dominoes and braille
studio-choice-editions-stones = Dominoes to cut out (PDF)
studio-choice-editions-calibration = Calibration sheets (PDF)
studio-choice-editions-brf = Braille for embossers (BRF)
studio-choice-editions-pef = Braille for embossers (PEF)
studio-choice-editions-aloud = Script to read aloud
studio-choice-editions-epub = E-book (EPUB)
studio-choice-editions-html = Web page to play in
studio-choice-editions-ebraille = For braille displays (eBraille)
studio-choice-editions-keys = Keys as data
studio-choice-contents-foreword = Foreword
studio-choice-contents-about-author = About the author
studio-choice-contents-certificate = Certificate
studio-choice-order-rising = from easy to hard
studio-choice-order-as-made = as they were made
studio-choice-contents-introduction = Introduction
studio-choice-contents-leaflet = Leaflet: the game on one page
studio-choice-contents-puzzles = { -puzzle(form: "Many") }
studio-choice-contents-techniques = Techniques, where they are first needed
studio-choice-contents-story = Facts of the story
studio-choice-contents-by-hand = Playing with your hands (embossed)
studio-choice-contents-laying-tasks = Laying tasks
studio-choice-contents-figures = Historic figures
studio-choice-contents-historic-example = The historic example
studio-choice-contents-composing = Composing tasks
studio-choice-contents-exercises = Exercises in divisor domino
studio-choice-contents-endgames = Endgames of Sperrdomino
studio-choice-contents-steps = Each { -puzzle } step by step
studio-choice-contents-hints = Turning points
studio-choice-contents-solutions = Keys and answers
studio-choice-contents-stencils = Stencils of series
studio-choice-contents-competition = Competition
studio-choice-contents-score-pad = Score pad
studio-choice-contents-empty-boards = Empty boards
studio-choice-contents-levels = Levels
studio-choice-contents-games = Games
studio-choice-contents-history = History
studio-choice-contents-sources = What is left out of the sources, and why
studio-choice-contents-index = Index by level
studio-choice-solutions-back = at the back of the book
studio-choice-solutions-apart = apart, in files of their own
studio-choice-solutions-none = in no file of the book
studio-choice-games-draw-domino = Draw domino
studio-choice-games-draw-domino-children = Domino for children
studio-choice-games-sperrdomino = Sperrdomino
studio-choice-games-sperrdomino-game = A whole game of Sperrdomino
studio-choice-games-domino-matador = Domino-Matador
studio-choice-games-divisor-domino = Divisor domino
studio-choice-sections-kind-omnibus = Omnibus: any numbers
studio-choice-sections-kind-terzett = Terzett: equal numbers in threes
studio-choice-sections-kind-completion = Completion: find the numbers
studio-choice-sections-kind-duett = Duett: in twos
studio-choice-sections-kind-quartett = Quartett: in fours
studio-choice-sections-kind-quadrat = Quadrat: in squares
studio-choice-sections-kind-quodlibet = Quodlibet: fours of three forms
studio-choice-sections-pattern-diagonal = a diagonal
studio-choice-sections-pattern-cross = a cross
studio-choice-exercises-level-one-end = one number at most fits each { -domino }
studio-choice-exercises-level-doubles = a double is involved
studio-choice-exercises-level-largest = several score, one most
studio-choice-locks-aim-lock = a lock
studio-choice-locks-aim-points = the best result
studio-choice-locks-sees-both = both hands
studio-choice-locks-sees-own = only one’s own hand
studio-choice-print-colours-black-on-white = black on white
studio-choice-print-colours-black-on-cream = black on cream
studio-choice-print-colours-white-on-black = white on black, for screens
studio-choice-print-tally-own-page = on a page of its own
studio-choice-print-tally-same-page = on the page of its board, where it fits
studio-choice-print-tally-none = nowhere
studio-choice-print-cover-plain = plain
studio-choice-print-cover-colour = in colour
studio-choice-print-keys-tableau = dominoes with their numbers
studio-choice-print-keys-outlines = outlines alone
studio-choice-print-keys-list = a list of the dominoes
studio-choice-print-kdp-paper-white = white
studio-choice-print-kdp-paper-cream = cream
studio-choice-print-kdp-paper-standard-colour = standard colour
studio-choice-print-kdp-paper-premium-colour = premium colour
studio-choice-tactile-boards = boards alone
studio-choice-tactile-teaching = boards, and pages that teach with boards
studio-choice-tactile-full = the whole book
studio-choice-braille-grade-uncontracted = uncontracted
studio-choice-braille-grade-full = German Vollschrift
studio-choice-braille-grade-contracted = contracted
studio-choice-braille-page-de = German: 28 cells, 28 lines
studio-choice-braille-page-uk = British: 38 cells, 27 lines
studio-choice-braille-page-us = American: 40 cells, 25 lines
studio-choice-braille-page-fr = French: 30 cells, 28 lines
studio-choice-braille-code-nabcc = North American (NABCC)
studio-choice-braille-code-nabcc-lower = North American, small letters
studio-choice-braille-code-eurobraille = Eurobraille
studio-choice-braille-code-tbfr2007 = TbFr2007, French
studio-choice-braille-code-unicode = Unicode, for programs
studio-choice-braille-line-end-crlf = CR and LF
studio-choice-braille-line-end-lf = LF
studio-choice-braille-cell-medium = standard
studio-choice-braille-cell-large = large, for learners
studio-choice-braille-sheets-one-size = of one size, for one heater
studio-choice-braille-sheets-two-sizes = of two sizes, with larger boards on the larger
# Finished books that are kept on this device.
studio-shelf-keep-book = Keep it on this device
studio-shelf-kept = The book is kept on this device. It is in the list of your books.
studio-shelf-not-kept = This browser could not save the book: its storage is full or switched off. Download the files instead.
studio-shelf-books = Your books on this device
studio-shelf-about =
    { $files ->
        [1] One file, kept on { $day }
       *[other] { $files } files, kept on { $day }
    }
studio-shelf-files = Files of “{ $title }”
studio-shelf-delete = Delete “{ $title }”
studio-shelf-question = Delete “{ $title }” from this device?
studio-shelf-keep = Keep it
studio-shelf-deleted = “{ $title }” is deleted.
studio-shelf-not-deleted = The book could not be deleted.
studio-shelf-damaged = A book saved on this device cannot be read: it is damaged, or from another version. It is set aside.
