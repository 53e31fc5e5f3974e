studio-book-intro = Réponds à trois questions, regarde les pages, puis appuie sur le bouton. Tout se passe sur cet appareil, et rien n’est envoyé.
studio-book-open = Ou un fichier de configuration à toi
studio-book-group-part =
    { $list ->
        [exercises] Exercices de domino à diviseur { $number }
        [locks] Finales de Sperrdomino { $number }
        [composing] Ton exercice de composition { $number }
       *[sections] Section { $number }
    }
studio-book-add =
    { $list ->
        [exercises] Ajouter des exercices de domino à diviseur
        [locks] Ajouter des finales de Sperrdomino
        [composing] Ajouter un exercice de composition à toi
       *[sections] Ajouter une section
    }
studio-book-added =
    { $list ->
        [exercises] Les exercices { $number } sont ajoutés.
        [locks] Les finales { $number } sont ajoutées.
        [composing] Ton exercice { $number } est ajouté.
       *[sections] La section { $number } est ajoutée.
    }
studio-book-remove =
    { $list ->
        [exercises] Supprimer les exercices { $number }
        [locks] Supprimer les finales { $number }
        [composing] Supprimer ton exercice de composition { $number }
       *[sections] Supprimer la section { $number }
    }
studio-book-removed =
    { $list ->
        [exercises] Les exercices sont supprimés.
        [locks] Les finales sont supprimées.
        [composing] Ton exercice est supprimé.
       *[sections] La section est supprimée.
    }
studio-book-files-stay = Les fichiers restent ici jusqu’à ce que tu fermes la page ou fasses un autre livre. Télécharge ce que tu veux garder.
studio-book-not-kept = Ce navigateur ne garde pas le formulaire : sa mémoire est pleine ou désactivée. Enregistre-le comme fichier de configuration.
studio-field-contents = Parties du livre ; toutes si tu ne coches rien
studio-field-imprint = Tes mentions en dernière page
studio-shelf-kept = Le livre est gardé sur cet appareil. Il figure dans la liste de tes livres.
studio-shelf-not-kept = Ce navigateur n’a pas pu garder le livre : sa mémoire est pleine ou désactivée. Télécharge plutôt les fichiers.
studio-shelf-books = Tes livres sur cet appareil
