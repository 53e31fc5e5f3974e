# The keys, in the book and in a file of their own.

keys-heading =
    { $reader ->
        [print] Answers
       *[other] { -key(form: "Many") }
    }
solutions-title = { $title }: solutions
keys-title = { $title }: { -key(form: "many") }
# In an embossed book: the keys of a section.
keys-section-tasks = { -key(form: "Many") }: laying tasks
keys-section-composing = { -key(form: "Many") }: composing tasks
keys-section-figures = { -key(form: "Many") }: figures
keys-to-all =
    { $reader ->
        [print] The answers
       *[other] The { -key(form: "many") }
    } to all { $puzzles } { -puzzle(form: "many") }.
keys-show =
    { $reader ->
        [aloud] Each { -key } names the { -domino(form: "many") } with their places, row by row and from left to right. An upright { -domino } is named in the upper of its two rows.
       *[other] Each { -key } shows its { -puzzle } again with signs that join the halves of the { -domino(form: "many") }, and below it the { -domino(form: "many") } one by one, each with its place.
    }
keys-show-completions =
    The { -key } to a completion { $reader ->
        [aloud] gives all its numbers first
       *[other] shows every number
    }.
keys-alone-show =
    Each { -key } { $reader ->
        [embossed] lists the { -domino(form: "many") } with their places, then shows the board with signs that join their halves
       *[other] shows its { -puzzle } again with the outlines of the { -domino(form: "many") }
    }.
keys-alone-show-completions = The { -key } to a completion shows every number.
keys-signs-embossed = The hyphen, dots 36, joins the halves of a { -domino } across. The letter l, dots 123, between two rows joins the halves of an upright { -domino }.
keys-lines-raised = A raised line runs wherever two neighbouring cells belong to different { -domino(form: "many") }. Two digits with no line between them are one { -domino }. Digits have no number sign.
keys-lists-raised = After the boards each { -key } comes again as a list: every { -domino } with its place.
key-forms-tableau =
    Each { $reader ->
        [print] answer
       *[other] { -key }
    } shows its { -puzzle } again with the outlines of the { -domino(form: "many") }.
key-forms-outlines-next = Next it shows the outlines alone, without numbers.
key-forms-list-last = Last come the { -domino(form: "many") } one by one, each with its place.
key-forms-outlines =
    Each { $reader ->
        [print] answer
       *[other] { -key }
    } shows the outlines of the { -domino(form: "many") }, without numbers.
key-forms-list =
    Each { $reader ->
        [print] answer
       *[other] { -key }
    } names the { -domino(form: "many") } one by one, each with its place.
key-names = Each { -puzzle } has a name of its own. It is the same in every edition of the book, on paper and on screen.
# $tableau: whether other keys show their numbers, too.
key-forms-completions =
    { $tableau ->
        [yes] { $reader ->
            [print] The answer
           *[other] The { -key }
        } to a completion shows every number.
       *[no] { $reader ->
            [print] The answer
           *[other] The { -key }
        } to a completion also shows every number, with the { -domino(form: "many") } on them.
    }
# $of: puzzle, figure or task; $name: its number.
key-heading =
    { $reader ->
        [print] Answer
       *[other] { -key(form: "One") }
    } to { $of ->
        [figure] figure
        [task] laying task
        [composing] composing task
       *[puzzle] { -puzzle }
    } { $name }
# $at: where it stands.
key-back =
    { $of ->
        [figure] { $reader ->
            [print] Page <page of="{ $at }" title="Back to figure { $name }"/>.
           *[other] <page of="{ $at }" title="Back to figure { $name }" before="Figure:" named="one"/>.
        }
        [task] { $reader ->
            [print] Page <page of="{ $at }" title="Back to laying task { $name }"/>.
           *[other] <page of="{ $at }" title="Back to laying task { $name }" before="Laying task:" named="one"/>.
        }
        [composing] { $reader ->
            [print] Page <page of="{ $at }" title="Back to composing task { $name }"/>.
           *[other] <page of="{ $at }" title="Back to composing task { $name }" before="Composing task:" named="one"/>.
        }
       *[puzzle] { $reader ->
            [print] Page <page of="{ $at }" title="Back to { -puzzle } { $name }"/>.
           *[other] <page of="{ $at }" title="Back to { -puzzle } { $name }" before="{ -puzzle(form: "One") }:" named="one"/>.
        }
    }
key-solutions =
    { $solutions ->
        [1] The only solution.
       *[other] One of { $solutions } solutions, the first one found.
    }
key-series = Series: { -key } { $key }, numbers { $filling }
key-dominoes = The { -domino(form: "many") } one by one:
key-domino-by-domino =
    { -key(form: "One") } to { $of ->
        [figure] figure
        [task] laying task
        [composing] composing task
       *[puzzle] { -puzzle }
    } { $name }, { -domino } by { -domino }
