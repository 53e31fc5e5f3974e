# In print, beside the tallies of large puzzles: something along the way.

along-tally = The tally is only an offer. Many { -puzzle(form: "many") } give in to a good look alone: a ring here, a { -bar } there, and the boxes stay empty.
along-corners = Corners are kind. A cell in a corner has only two neighbours, and once one of them is taken, you know which { -domino } goes there.
along-edge = Take a walk along the edge. No cell there has more than three neighbours, so it runs out of choices sooner than those in the middle.
along-doubles = Doubles wave at you: two equal numbers side by side. There is only one of each in the set, and often it fits in a single spot.
along-bars = A { -bar } takes a second and saves minutes. Whenever you place a { -domino }, look where else its two numbers meet and draw a { -bar } between them.
along-beside = Where to look after placing a { -domino }? Right beside it. It has just taken a neighbour from every cell around it, and often the next { -domino } is waiting there.
along-rest = Nothing works any more? Put the kettle on and come back later, or tomorrow. Rested eyes often see at once what tired ones missed.
along-aloud = Try murmuring a row in pairs: three one, one five, five two. The ear picks up many a pair that slips past the eye.
along-rare = Every number comes equally often, yet some two of them meet just once on the whole board. Finding such a meeting is half the fun.
along-check = Checking is easy: every { -domino } is there once, and no cell is left over. If both are true, lean back and enjoy it.
along-ring = The 28 { -domino(form: "many") } from 0:0 to 6:6 can be laid in a closed ring, equal numbers touching. With the 36 up to 7:7 nobody will ever manage that.
along-pips = The 36 { -domino(form: "many") } from 0:0 to 7:7 have 252 pips between them. That makes exactly seven for each, if they shared fairly.
along-hundreds = Look how far you have come: hundreds of { -domino(form: "many") } are already in their place. That deserves a cup of something nice.
along-coffee = A { -puzzle } goes well with the first coffee of the day: half of it before the paper, half after, and the day is off to a good start.
along-eraser = No pencil is too soft and no eraser too big. A wrong { -domino } is only one that has not found its place yet.
along-pencil = Two can share one book: one looks, the other draws. Whoever spots the next { -domino } first may keep the pencil.
along-cheer = On the Nile every solution of Adler’s { -puzzle(form: "many") } was greeted with a hurrah. Nobody will mind if you do the same, at least in the kitchen.
along-finger = Follow a row with your finger. That is slower than the eye, and this is exactly why it finds more.
along-table = Is there a set of dominoes in the house? Lay out what you find on the table, and the board grows before your eyes.
along-ways = Some draw rings, some shade, some only tap with the pen. Do it your way, as long as you can still read the numbers.
along-astray = The last { -domino } always fits. If it does not, something went astray earlier, and finding it is a { -puzzle } of its own.
along-stake = At the spa Adler played for a cup of coffee. When two of you solve the same { -puzzle }, you know who pays.
along-knot = Three equal numbers in a corner? They cannot all pair up, for there is only one double of each. Little knots like this are a good place to begin.
along-tonight = Leave one for tonight. A board that is half solved goes on working in your head while you do the dishes.

# One line over the tallies of other puzzles, as short as these: a word on the way, or something curious about the board.

remark-first = Which { -domino } do you see first?
remark-race = Got company? Race them to the first { -domino }.
remark-tea = Tea first, or { -puzzle } first?
remark-hides = Which double hides best?
remark-pen = I dare you: use a pen.
remark-murmur = Say the pairs aloud. It really does help.
remark-coffee = Adler would have staked a coffee on it.
remark-doubles = Doubles first today?
remark-biscuit = Keep a biscuit for the last { -domino }.
remark-bare = Try this one without the boxes.
remark-zeros = A guess: does 0:0 lie down or stand up?
remark-window = A place by the window, and off you go.
remark-lucky = Your lucky number? Find its double first.
remark-slow = No hurry. No { -domino } is going anywhere.
remark-corner = Begin in a corner you have never begun in.
remark-three = Three in your head before the pencil?
remark-bet = Bet you find one before you sit comfortably.
remark-partner = Who was the first to play dominoes with you?
remark-up = Read it from the bottom up for a change.
remark-hum = Hum a tune while you look. Nobody minds.
remark-last = A guess: which { -domino } will come last?
remark-rain = Just right for a rainy afternoon.
remark-turns = Take turns with a friend, one by one.
remark-high = The highest numbers first, for a change?
remark-stuck = Stuck is allowed. Staying stuck is not.
remark-middle = Why start at the top? Try the middle.
remark-whistle = Whistle when you find one.
remark-dinner = Half of it now, half of it after dinner?
remark-edge = First the edge, then the middle.
remark-dishes = The last to find one does the dishes.
remark-lonely = Which number is the loneliest here?
remark-feet = Feet up, glasses on, off we go.
remark-hand = The pencil in the other hand, for once?
remark-time = A quick look or a whole evening: as you like.
remark-hide = Too easy? Cover the boxes.
remark-turned = Turn the book upside down: any easier?
remark-one = One { -domino } is a good beginning.
remark-peek = No peeking at the answer, not even once.
remark-radio = Just the thing beside the radio.
remark-twice = Look twice, draw once.
remark-noughts = What are the zeros up to?
remark-awake = Still awake? Then this one.
remark-go = How many can you find in one go?
remark-tomorrow = Put it aside and be surprised tomorrow.
remark-supper = One more before supper?
remark-quick = Who says it has to be quick?
remark-hurrah = When it is done, a hurrah is in order.
# $times: how often $number stands in a straight line.
curious-run =
    { $times ->
        [3] Three
        [4] Four
        [5] Five
        [6] Six
       *[other] { $times }
    } { $number }s stand in a line. Where?
# $count: how many doubles have only one place.
curious-single-doubles =
    { $count ->
        [1] One double has a single place. Which one?
       *[other] { $count } doubles have a single place. Which?
    }
