# In print, beside the tallies of large puzzles: something along the way.

along-tally = The tally is only an offer. Many { -puzzle(form: "many") } give in to a good look alone: a ring here, a { -stroke } there, and the boxes stay empty.
along-corners = Corners are kind. A cell in a corner has only two neighbours, and once one of them is taken, you know which { -stone } goes there.
along-edge = Take a walk along the edge. No cell there has more than three neighbours, so it runs out of choices sooner than those in the middle.
along-doubles = Doubles wave at you: two equal numbers side by side. There is only one of each in the set, and often it fits in a single spot.
along-bars = A { -stroke } takes a second and saves minutes. Whenever you place a { -stone }, look where else its two numbers meet and draw a { -stroke } between them.
along-beside = Where to look after placing a { -stone }? Right beside it. It has just taken a neighbour from every cell around it, and often the next { -stone } is waiting there.
along-rest = Nothing works any more? Put the kettle on and come back later, or tomorrow. Rested eyes often see at once what tired ones missed.
along-aloud = Try murmuring a row in pairs: three one, one five, five two. The ear picks up many a pair that slips past the eye.
along-rare = Every number comes equally often, yet some two of them meet just once on the whole board. Finding such a meeting is half the fun.
along-check = Checking is easy: every { -stone } is there once, and no cell is left over. If both are true, lean back and enjoy it.
along-ring = The 28 { -stone(form: "many") } from 0:0 to 6:6 can be laid in a closed ring, equal numbers touching. With the 36 up to 7:7 nobody will ever manage that.
along-pips = The 36 { -stone(form: "many") } from 0:0 to 7:7 have 252 pips between them. That makes exactly seven for each, if they shared fairly.
along-hundreds = Look how far you have come: hundreds of { -stone(form: "many") } are already in their place. That deserves a cup of something nice.
