# Le studio, qui fait des problèmes et y fait jouer dans un navigateur : son cadre, ses fautes, son premier écran.

studio-title = Dominosa Press
studio-description = Des problèmes de dominos à résoudre et des livres à faire, dans votre navigateur.
studio-menu = Écrans
studio-skip = Passer le menu
studio-language = Langue
studio-nav-play = Jouer
studio-screen-play = Résoudre un { -puzzle }
# Avant que la page soit là. Dans un navigateur trop ancien, ou qui n’exécute pas de scripts.
studio-no-script = Cette page a besoin de JavaScript et d’un navigateur de 2023 ou plus récent. Les livres eux-mêmes s’en passent.
studio-loading = La page se charge.
# Ce qui a échoué.
studio-fault-close = Fermer ce message
studio-our-fault = Cela n’aurait pas dû arriver : c’est une faute de ce programme. Ce qui était gardé est toujours là. Rechargez la page pour continuer.
studio-helper-died = Le navigateur a arrêté le travail, peut-être faute de mémoire. Rien de ce qui était gardé n’est perdu. Réessayez, ou demandez moins.
studio-not-loaded = Cet écran n’a pas pu être chargé. Êtes-vous hors ligne, ou y a-t-il une nouvelle version ? Rechargez la page.
# Jouer.
studio-play-title = Votre { -puzzle }
studio-play-level = Niveau
studio-play-new = Nouveau { -puzzle }
studio-play-making = Un { -puzzle } se prépare.
studio-play-not-made = Le { -puzzle } n’a pas pu être fait.
studio-play-not-read = Le { -puzzle } n’a pas pu être lu.
