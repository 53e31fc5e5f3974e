shelf-all-solved = Tu as résolu tous les { -puzzle(form: "many") } de ce livre.
shelf-title = Ton avancement
shelf-explained = Ce que tu as fait reste dans ce navigateur, sur cet appareil. Un fichier permet de l’emporter sur un autre appareil.
shelf-saved = Ton navigateur enregistre l’avancement dans un fichier.
shelf-not-read =
    { $file } n’a pas pu être lu : { $fault ->
        [size] il est trop gros
        [damaged] son entrée { $entry } est endommagée
       *[other] ce n’est pas un fichier d’avancement
    }. Choisis un fichier fait par « Enregistrer l’avancement dans un fichier ». Rien n’a changé ici.
