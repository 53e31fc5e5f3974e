draw-domino-lead = À deux. Sois le premier à ne plus avoir de { -domino(form: "many") }.
draw-domino-draw = Rien à poser ? Tu passes. Ou bien, si c’était convenu au départ, tu pioches les { -domino(form: "many") } un à un, jusqu’au premier que tu peux jouer.
