# What an answer to a task for composers must fulfil.

# $first and $last: the cells at the ends of a row or column; $number: any, or the one that is meant.
composing-condition =
    { $kind ->
        [sum]
            The { $column ->
                [yes] column
               *[no] row
            } from { $first } to { $last } adds up to { $total }.
        [line]
            { $number ->
                [any] All cells of one number
               *[other] All cells with { $number }
            } are side by side in the { $column ->
                [yes] column
               *[no] row
            } from { $first } to { $last }.
        [cross]
            { $number ->
                [any] All { $count } cells of one number
               *[other] All { $count } cells with { $number }
            } form a cross with one arm on each side.
        [unions]
            { $total ->
                [1] There is at least one union.
               *[other] There are at least { $total } unions.
            }
       *[most] Make as many unions as you can.
    }
