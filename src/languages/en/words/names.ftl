# Names: levels, techniques, shapes and days.

level-easy = easy
level-medium = medium
level-tricky = tricky
level-hard = hard
level-expert = expert
level-master = master
# The techniques, as a sentence goes on with them.
technique-seal = seal
technique-gap = gap
technique-equal-neighbours = equal neighbours
technique-fixed-cell = fixed cell
technique-overlap = overlap
technique-forced-duplicate = forced duplicate
technique-odd-area = odd area
technique-locked-square = locked square
technique-cell-set = set of cells
technique-hidden-set = set of dominoes
technique-cell-set-with-double = set of cells with a double
technique-mixed-set = mixed set of cells
technique-chain = chain
technique-matching = matching
technique-trial = trial
technique-three = three
technique-only-number = only number
technique-last-cells = last cells of a number
technique-filling-seal = seal
technique-filling-gap = gap
technique-no-three = no room for a three
technique-no-domino = { -domino(form: "many") } that do not fit
technique-second-link = second link
technique-supposition = supposition
# Their exact names, as one step uses them.
technique-forced-duplicate-of-two = forced duplicate of two cells
technique-cell-set-of-two = set of two cells
technique-cell-set-of-three = set of three cells
technique-cell-set-of-four = set of four or more cells
# $links: 2 to 9.
technique-chain-of-links =
    { $links ->
        [9] chain of 9 or more links
       *[other] chain of { $links } links
    }
# $dominoes: 1 to 8.
technique-trial-with-dominoes =
    { $dominoes ->
        [1] trial with 1 forced { -domino }
       *[other] trial with { $dominoes } forced { -domino(form: "many") }
    }
technique-trial-long = trial with more than 8 forced { -domino(form: "many") }
technique-trial-nested = nested trial
# Shapes of boards that are no full rectangles.
shape-letter-e = letter E
shape-letter-h = letter H
shape-letter-t = letter T
shape-figure-x = figure X of 1921
shape-figure-xi = figure XI of 1921
shape-figure-xii = figure XII of 1921
shape-figure-xiii = figure XIII of 1921
shape-figure-xiv = figure XIV of 1921
shape-figure-xv = figure XV of 1921
shape-figure-xvi = figure XVI of 1921
shape-figure-xvii = figure XVII of 1921
shape-cross = cross
shape-frame = frame
shape-ring = ring
shape-small-cross = small cross
shape-small-frame = small frame
shape-star = star
shape-border = border
shape-lighthouse = lighthouse
shape-brick-4334 = courses of 4, 3, 3 and 4 squares
shape-brick-3434 = courses of 3, 4, 3 and 4 squares
shape-brick-545 = courses of 5, 4 and 5 squares
# A day.
date =
    { $day } { $month ->
        [1] January
        [2] February
        [3] March
        [4] April
        [5] May
        [6] June
        [7] July
        [8] August
        [9] September
        [10] October
        [11] November
       *[12] December
    } { $year }
