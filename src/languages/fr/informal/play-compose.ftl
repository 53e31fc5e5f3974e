play-compose-does-check = contrôler : ce qui est juste et faux jusqu’ici, ou ce que vaut ta réponse ; P le nomme point par point, F revient à la dernière position juste
