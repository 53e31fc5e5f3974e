composing-condition =
    { $kind ->
        [sum]
            La { $column ->
                [yes] colonne
               *[no] ligne
            } de { $first } à { $last } fait { $total }.
        [line]
            { $number ->
                [any] Toutes les cases d’un même nombre
               *[other] Toutes les cases qui portent { $number }
            } se suivent dans la { $column ->
                [yes] colonne
               *[no] ligne
            } de { $first } à { $last }.
        [cross]
            { $number ->
                [any] Les { $count } cases d’un même nombre
               *[other] Les { $count } cases qui portent { $number }
            } forment une croix, avec un bras de chaque côté.
        [unions]
            { $total ->
                [1] Il y a au moins une réunion.
               *[other] Il y a au moins { $total } réunions.
            }
       *[most] Forme autant de réunions que possible.
    }
