# The outlines of series, after the keys.

stencils-heading = Stencils
stencils-intro = A stencil shows where the { -stone(form: "many") } of a series lie, without numbers.
stencils-embossed = The hyphen, dots 36, stands for each cell. Three hyphens without a blank are a { -stone } that lies across: its two cells and the sign between them. The letter l between two rows joins the halves of a { -stone } that stands upright.
stencils-raised = Raised lines stand where two neighbouring cells belong to different { -stone(form: "many") }. The sheet is meant to lie beside the { -puzzle }, or below it. Readers have not yet tried out how well this works under the hand.
stencils-stencil =
    { $puzzles ->
        [1] Stencil: { -puzzle } { $first }
       *[other] Stencil: { -puzzle(form: "many") } { $first } to { $last }
    }
