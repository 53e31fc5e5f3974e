# Two sheets to find out what a printer and swell paper can show. They are written in braille: every sentence has little room.
# Sizes stand in tenths of a millimetre, as the sheets number them; paper and cell are words of the config.

calibration-title = Calibration
calibration-intro = Print and heat these sheets like the book. Numbers are tenths of a millimetre.
calibration-ruler = Ruler: 100 millimetres from end to end. If not, print without scaling.
calibration-cell = A full cell, and eleven in a row:
calibration-lines = Lines: boards have { $line }. Feel for the first that you find at once. If it is above { $line }: more heat or darker toner.
calibration-gaps = Gaps: boards keep { $clearance } or more. Feel for the first pair that is two lines. If it is above { $clearance }: less heat, or set paper to a3.
calibration-dots = Dots: this book has { $dot }. If larger ones read better, set cell to large. If they run together: less heat.
calibration-pips = Pips of card dominoes: seven each. If you can count only the large ones, set paper to a3.
calibration-settings = The words paper and cell stand in the config of the book, cell in its part braille.
# What is written in dots of every size.
calibration-sample = domino 0 1 2
# Alternative texts.
calibration-figure-ruler = A ruler of 100 mm with a tick every 10 mm
calibration-figure-cell = Full cells
calibration-figure-lines = Lines of these widths in mm
calibration-figure-gaps = Pairs of lines with these gaps in mm
calibration-figure-dots = The same words in dots of these diameters in mm
calibration-figure-pips = Seven pips of these diameters in mm
