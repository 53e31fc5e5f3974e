practice-heading = À toi
practice-look =
    { $reader ->
        [print] Sceaux et lacunes suffisent.
       *[other] Trouve les autres : sceaux et lacunes suffisent.
    }
practice-bars-raised = Pose un { -bar } en carton, une bande étroite, sur la ligne entre deux cases qui ne s’unissent jamais, ou presses-y un bâtonnet de cire. Les deux s’enlèvent. Une feuille de { -bar(form: "many") } en carton accompagne les dominos en carton.
practice-found = Les cinq y sont ? Bravo, tu sais jouer ! Le premier { -puzzle } t’attend.
practice-key-heading =
    { $reader ->
        [print] « À toi » : la solution
        [embossed] { -key(form: "One") } de « À toi »
       *[other] À toi : la { -key }, c’est-à-dire la solution
    }
practice-order =
    On peut aussi passer par des lacunes. Un { -domino } sans emplacement, ou une case libre sans voisine possible, trahit une erreur : reviens au dernier { -domino } sûr.
practice-counts = Un { -domino } est posé ? Coche sa case. Un autre perd un emplacement ? Barre son compte et note le nouveau. Cette liste n’est qu’une aide.
