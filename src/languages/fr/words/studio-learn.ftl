# L’écran où l’on apprend le jeu sur de petites grilles, en jouant.

learn-lead = Apprenez sur de petites grilles, pas à pas, sans papier et sans jamais deviner.
learn-counts =
    { $done ->
        [0] { $count } leçons, aucune terminée.
        [1] 1 leçon terminée sur { $count }.
       *[other] { $done } leçons terminées sur { $count }.
    }
learn-begin = Commencer : { $lesson }
learn-go-on = Continuer : { $lesson }
learn-all-done = Vous avez terminé toutes les leçons.
learn-damaged = Les leçons que vous avez terminées ne sont pas toutes lisibles : ce qui était gardé sur cet appareil est endommagé ou vient d’une autre version. Cela est mis de côté ; chaque leçon peut se refaire.
learn-first-steps = Premiers pas
learn-techniques = { -technique(form: "Many") } pour des { -puzzle(form: "many") } plus difficiles
learn-is-done = terminée
learn-lesson-of = Leçon { $number } sur { $count }
learn-back = Toutes les leçons
learn-next = Leçon suivante : { $lesson }
learn-step-of = Étape { $number } sur { $count }
# In the first lesson: beside its first step, and over what can be opened.
learn-how = Pour poser un { -domino }, touchez la ligne entre ses deux cases ou, au clavier, appuyez sur Majuscule et une flèche.
learn-rules = Les règles
learn-tally = Sous la grille, le { -tally } dit sur combien d’emplacements chaque { -domino } peut aller.
learn-never-guess = Après chaque coup, nous vous disons pourquoi il est juste. Si personne ne peut encore le savoir, nous le disons aussi, et le coup n’est pas joué.
learn-completion = Allez sur une case vide et tapez son nombre. Si un autre nombre y est encore possible, nous vous le disons.
learn-technique = Il ne reste ni sceau ni lacune. Trouvez le { -domino } suivant par cette { -technique }, ou tracez d’abord un { -bar } là où elle exclut un emplacement. « { -hint(form: "One") } » vous aide.
learn-locked-square = Deux { -domino(form: "many") } ne peuvent aller que dans les quatre mêmes cases. Ils les remplissent donc, et aucun autre { -domino } n’y va. Mais ils s’y posent de deux façons : la grille a plus d’une solution. Le livre de 1921 parle de cette { -technique }. Nos { -puzzle(form: "many") } n’ont qu’une solution et n’en ont jamais besoin.
learn-not-yet = Pas encore : { $domino } pourrait aussi aller sur { $places }.
learn-placed-before = { $domino } est déjà sur { $place }. Chaque { -domino } n’existe qu’une fois.
learn-cell-taken = { $cell } appartient déjà à un { -domino }.
learn-parted = Il y a un { -bar } sur { $place } : ces deux cases ne s’unissent jamais.
learn-bar-once = { $domino } est déjà sur { $place } ; il ne va donc pas ici.
learn-bar-beside = Donc { $domino } ne va pas sur { $place }.
learn-bar-not-yet = Pas encore : rien n’exclut jusqu’ici { $domino } sur { $place }.
learn-number-never = Avec { $number } sur { $cell }, la grille ne peut plus être remplie.
learn-number-not-yet = Pas encore : { $cell } pourrait aussi être { $number }.
learn-number-only = Aucun autre nombre ne peut aller sur { $cell }.
learn-done-solve = Bravo : la grille est résolue.
learn-done-place = Bravo : c’était la { -technique } « { $technique } ». Continuez sur cette grille, ou passez à la leçon suivante.
