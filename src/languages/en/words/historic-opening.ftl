# What is known of the old book's own example.

historic-opening-heading = The example of 1921
historic-opening-lead = How the authors of the old book began their own example, as far as it can still be known.
historic-opening-source = This { -puzzle }, drawing 2 of their book, is lost in the scanned text. But the text gives its { -tally } and describes the first moves. Together they give { $known } of its { $cells } numbers. The others are empty here: we do not know them, and many boards would fit. So this is not a { -puzzle } to solve.
historic-opening-known-heading = Figure 2, as far as it is known
historic-opening-tally-heading = Its { -tally }
historic-opening-counts = Here are the book’s own counts. They add up to { $places }, as they must.
historic-opening-moves-heading = The first moves
historic-opening-slip = The first two seals cross out two of the six places of <domino>0:6</domino>, so four are left. The book prints five by mistake.
# $places: a list.
historic-opening-bars = The { -domino } <domino>2:4</domino> is used up. { -bar(form: "Many") } mark the places where it would appear again: { $places }. They make two gaps, and these lead to a third.
# $dominoes: a list of the next.
historic-opening-told = Then the book places { $dominoes }: a gap, a seal and a gap of two cells. Here we take its word for it, because the cells that would show it are lost.
historic-opening-told-domino = <domino>{ $domino }</domino> on <place>{ $place }</place>
historic-opening-laid-heading = Figure 2 with { $laid } { -domino(form: "many") }
