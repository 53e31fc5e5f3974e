# Les livres qui se font sans configuration : leurs mots sur la couverture et la page de titre, et les titres de leurs parties.

# Sous le nom du programme, qui y figure comme auteur.
preset-credit = D’après le livre d’O. S. Adler et de Fritz Jahn
preset-first-title = Dominosa : trouvez les dominos
preset-first-subtitle = Chaque nombre est un demi-domino
preset-first-description = Voici des problèmes à résoudre seul, où se cache chaque fois un jeu complet de dominos : des petites grilles au jeu double-sept, du niveau facile au niveau expert. En prime : les figures d’un livre allemand de 1921.
preset-starter-title = Dominosa : premiers pas
preset-starter-subtitle = Des problèmes de dominos faciles pour commencer
preset-starter-description = Des problèmes de dominos faciles, à résoudre seul, de quelques dominos au jeu double-sept complet. Aucun ne demande de deviner, et chacun a exactement une solution.
preset-large-print-title = Dominosa en gros caractères
preset-large-print-subtitle = Un cahier de problèmes de dominos, de facile à délicat
preset-large-print-description = Un cahier de problèmes de dominos à résoudre seul, en gros caractères, de facile à délicat. Chacun a exactement une solution.
preset-pocket-title = Dominosa de poche
preset-pocket-subtitle = Quarante problèmes de dominos pour le train, le lit et la salle d’attente
preset-pocket-description = Un livre de poche plein de problèmes de dominos, de facile à délicat, un par page. Un crayon suffit. Chacun a exactement une solution.
preset-braille-title = Dominosa en braille
preset-braille-subtitle = Un cahier de problèmes de dominos à résoudre au toucher
preset-braille-description = Un cahier de problèmes de dominos à résoudre seul, pour qui lit le braille : fichiers pour embosseuses, plateaux en relief et dominos à découper. Chaque problème a exactement une solution.
preset-terzett-title = Dominosa : Terzett
preset-terzett-subtitle = Des problèmes de dominos en trios, de facile à expert
preset-terzett-description = Des problèmes de dominos à résoudre seul, où les nombres égaux forment des trios droits, de facile à expert. On y trouve aussi des lettres, des fenêtres, une série et des compléments. Chacun a exactement une solution.
preset-class-title = Dominosa pour la classe
preset-class-subtitle = Des problèmes de dominos à résoudre côte à côte
preset-class-description = Des problèmes de dominos pour une classe ou un club, avec une feuille par joueur à chaque manche, une fiche pour le meneur, des sommes au domino à diviseur et un jeu pour enfants.
preset-party-title = Dominosa en compagnie
preset-party-subtitle = Des problèmes et des jeux de dominos pour une soirée ensemble
preset-party-description = Des problèmes de dominos à résoudre contre la montre et des jeux de dominos avec leurs règles. Avec un bloc de marque, et deux figures à poser avec un jeu ordinaire.
preset-gift-title = Dominosa : un cadeau
preset-gift-subtitle = Des problèmes de dominos faciles pour quelqu’un qu’on aime
preset-gift-description = Des problèmes de dominos faciles, à résoudre seul et à offrir, avec une dédicace, un diplôme à la fin, des dominos à découper et une boîte où les ranger. Chacun a exactement une solution.
# À qui on offre le livre si personne ne dit de nom : suit « Pour ».
preset-gift-for = toi
# Un livre pour quelqu’un, dont on a choisi le niveau et le nombre de problèmes.
preset-whom-title =
    { $whom ->
        [touch] Dominosa en braille
        [ear] Dominosa à écouter
        [screen] Dominosa à l’écran
        [class] Dominosa pour la classe
        [gift] Dominosa : un cadeau
       *[large-print] Dominosa en gros caractères
    }
preset-whom-subtitle =
    { $degree ->
        [medium] Des problèmes de dominos qui font réfléchir un peu
        [hard] Des problèmes de dominos difficiles
        [rising] Des problèmes de dominos, de facile à expert
       *[easy] Des problèmes de dominos faciles
    }
preset-whom-description =
    { $degree ->
        [medium] Des problèmes de dominos à résoudre seul, qui font réfléchir un peu. Chacun a une seule solution, et l’on n’a jamais à deviner.
        [hard] Des problèmes de dominos difficiles, à résoudre seul. Chacun a une seule solution, et l’on n’a jamais à deviner.
        [rising] Des problèmes de dominos à résoudre seul, de facile à expert. Chacun a une seule solution, et l’on n’a jamais à deviner.
       *[easy] Des problèmes de dominos faciles, à résoudre seul. Chacun a une seule solution, et l’on n’a jamais à deviner.
    }
preset-section-first-steps = Premiers pas
preset-section-small-boards = Petites grilles
preset-section-ordinary-set = Le jeu ordinaire
preset-section-ordinary-figures = 28 { -domino(form: "many") }, bien des formes
preset-section-double-seven = Le jeu double-sept
preset-section-double-seven-figures = 36 { -domino(form: "many") }, bien des formes
preset-section-one-cell = Une case, un domino
preset-section-two-cells = Deux cases et zones impaires
preset-section-several = Plusieurs à la fois
preset-section-chains = Chaînes et couplages
preset-section-terzett-small = Terzett : petites grilles
preset-section-terzett-double-seven = Terzett : le jeu double-sept
preset-section-terzett-harder = Terzett : un peu plus difficile
preset-section-terzett-letter-h = Terzett : la lettre H
preset-section-terzett-windows = Terzett : deux fenêtres
preset-section-terzett-tricky = Terzett : délicat
preset-section-terzett-hard = Terzett : difficile
preset-section-terzett-expert = Terzett : pour experts
preset-section-series = Une série de Terzetts
preset-section-completions = Compléments : trouvez les nombres
