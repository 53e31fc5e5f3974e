studio-print-intro = Choisis ce que tu veux imprimer. Tu obtiens un fichier PDF. Imprime-le à 100 %.
