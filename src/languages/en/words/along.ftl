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

# One line over the tallies of other puzzles, as short as these: a word on the way, or something curious about the board.

remark-first = Which { -stone } do you see first?
remark-race = Company? Race them to the first { -stone }.
remark-tea = Tea first, or { -puzzle } first?
remark-anywhere = Start anywhere. There is no wrong door.
remark-murmur = Say the pairs aloud. It really does help.
remark-pen = Dare you: use a pen.
remark-doubles = Doubles first today?
remark-biscuit = Keep a biscuit for the last { -stone }.
remark-bare = Try this one without the boxes.
remark-window = A place by the window, and off you go.
remark-slow = No hurry. No { -stone } is going anywhere.
remark-corner = Begin in a corner you have never begun in.
remark-bet = Bet you find one before you sit comfortably.
remark-partner = Who was the first to play dominoes with you?
remark-up = Read it from the bottom up for a change.
remark-hum = Hum a tune while you look. Nobody minds.
remark-last = A guess: which { -stone } will come last?
remark-rain = Just right for a rainy afternoon.
remark-high = The highest numbers first, for a change?
remark-stuck = Stuck is allowed. Staying stuck is not.
remark-middle = Why start at the top? Try the middle.
remark-time = A quick look or a whole evening: as you like.
remark-hide = Too easy? Cover the boxes.
remark-one = One { -stone } is a good beginning.
curious-run = The { $number } stands { $times } times in a line. Where?
curious-busiest = { $stone } has { $spots } places, more than any other.
# $count: how many doubles have only one place.
curious-single-doubles =
    { $count ->
        [1] One double has a single place. Which one?
       *[other] { $count } doubles have a single place. Which?
    }
curious-row = Row { $row } is the richest: it adds up to { $sum }.
# $spots: how often two equal numbers touch.
curious-doubles = { $spots } spots for doubles, and only { $stones } doubles.
