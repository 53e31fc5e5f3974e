draw-domino-lead = À deux. Sois le premier à ne plus avoir de { -stone(form: "many") }.
draw-domino-draw = Si rien ne convient, tu passes. Ou, si c’était convenu, tu pioches les { -stone(form: "many") } un par un jusqu’à ce que l’un convienne, et tu le joues.
