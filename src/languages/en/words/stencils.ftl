# The outlines of series, after the keys.

stencils-heading =
    { $stencils ->
        [1] Stencil
       *[other] Stencils
    }
stencils-intro = A stencil shows where the { -domino(form: "many") } of a series go, without numbers.
stencils-embossed = Each hyphen, dots 36, is a cell. Three hyphens without a blank are a { -domino } across: its two cells and the sign between them. The letter l between two rows joins the halves of an upright { -domino }.
stencils-raised = Raised lines run where two neighbouring cells belong to different { -domino(form: "many") }. Put the sheet beside the { -puzzle }, or below it. Readers have not yet tried out how well this works under the hand.
stencils-stencil =
    { $puzzles ->
        [1] Stencil: { -puzzle } { $first }
        [2] Stencil: { -puzzle(form: "many") } { $first } and { $last }
       *[other] Stencil: { -puzzle(form: "many") } { $first } to { $last }
    }
