# What all games have in common.

games-heading = Games with the { -stone(form: "many") }
games-company = The { -puzzle(form: "many") } are for one person. The games on the next pages are for company.
games-sources = We tell their rules in our own words, after older texts. Where these leave something open, we say so, and say what we do here.
games-words-heading = Words that come again
games-chain = <b>Chain:</b> the { -stone(form: "many") } on the table. Where two of them touch, their numbers are equal.
games-end = <b>End:</b> a number of the chain at which a { -stone } can go.
games-double = <b>Double:</b> a { -stone } with two equal numbers.
games-pips = <b>Pips:</b> the two numbers of a { -stone } added up; of several { -stone(form: "many") }, all their numbers.
games-stock = <b>Stock:</b> the { -stone(form: "many") } that are face down. To take one is to draw it or to buy it.
games-chains-heading = How chains are shown
games-chains-drawn = A chain is drawn as it is on the table, but with digits for pips. If it is too long for one row, it goes on at the left of the next.
games-chains-told =
    A chain is { $reader ->
        [aloud] told
       *[other] written
    } from left to right, and so is each { -stone }: its left number comes first. The word “across” after a { -stone } says that it is across the chain. What goes up or down from a double comes at the end, and there each { -stone } begins with the number that is nearer to the double.
games-chains-example = The ends of this chain are 2 and 5.
