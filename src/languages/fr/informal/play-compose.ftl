play-compose-does-check = contrôler : ce qui est juste et faux jusqu’ici, ou ce qu’a ta réponse ; P le nomme point par point, F revient à la dernière position juste
