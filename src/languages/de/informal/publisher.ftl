certificate-words-you =
    { $puzzles ->
        [1] Du hast jeden Stein an seinen Platz gelegt und „{ $title }“ gelöst.
       *[other] Du hast jeden Stein an seinen Platz gelegt und alle { $puzzles } { -puzzle(form: "many") } aus „{ $title }“ gelöst.
    }
