# The screen that makes sheets to print.

studio-print-intro = Choose what to print. You get a PDF file. Print it at 100 percent.
studio-print-what = What
studio-print-what-worksheet = A worksheet: puzzles on one page
studio-print-what-stones = { -domino(form: "Many") } to cut out
studio-print-what-score-pad = A score pad
studio-print-what-tally = A { -tally } to write on
studio-print-what-empty-board = An empty board for swell paper
studio-print-what-calibration = Sheets to test a printer and swell paper
studio-print-paper = Paper
studio-print-range = Highest number of the set
studio-print-size = Size
studio-print-size-standard = standard: cells of 20 mm
studio-print-size-large = large: cells of 25 mm
studio-print-size-travel = for travelling: cells of 17 mm
studio-print-medium = For
studio-print-medium-print = sighted readers
studio-print-medium-touch = touch, on swell paper
studio-print-digits = Digits instead of pips
studio-print-make = Make the file
studio-print-begun = The file is being made.
studio-print-made = The file { $name } is ready.
studio-print-not-made = The file could not be made.
studio-print-level = Level
studio-print-count = How many { -puzzle(form: "many") }
studio-print-number = Number of the sheet: the same number gives the same { -puzzle(form: "many") }
studio-print-solutions = Solutions on the back
