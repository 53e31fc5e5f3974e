learn-lead = Apprends sur de petites grilles, pas à pas, sans papier et sans jamais deviner.
learn-all-done = Tu as terminé toutes les leçons.
learn-damaged = Les leçons que tu as terminées ne sont pas toutes lisibles : ce qui était gardé sur cet appareil est endommagé ou vient d’une autre version. Cela est mis de côté ; chaque leçon peut se refaire.
learn-how = Pour poser un { -domino }, touche la ligne entre ses deux cases ou, au clavier, appuie sur Majuscule et une flèche.
learn-never-guess = Après chaque coup, nous te disons pourquoi il est juste. Si personne ne peut encore le savoir, nous le disons aussi, et le coup n’est pas joué.
learn-completion = Va sur une case vide et tape son nombre. Si un autre nombre y est encore possible, nous te le disons.
learn-technique = Il ne reste ni sceau ni lacune. Trouve le { -domino } suivant par cette { -technique }, ou trace d’abord un { -bar } là où elle exclut un emplacement. « { -hint(form: "One") } » t’aide.
learn-done-place = Bravo : c’était la { -technique } « { $technique } ». Continue sur cette grille, ou passe à la leçon suivante.
