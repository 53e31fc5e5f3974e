# What all games have in common.

games-heading = Games with the { -domino(form: "many") }
games-company = The { -puzzle(form: "many") } are for one. Here are games for two, with the same { -domino(form: "many") }.
games-sources = We describe the rules in our own words, following old texts. Where these leave something open, we say what we do here.
games-chain = <b>Chain:</b> the { -domino(form: "many") } that have been played. Where two of them touch, their numbers are equal. You play at its <b>ends</b>.
games-double = <b>Double:</b> a { -domino } with two equal numbers.
games-pips = <b>Pips:</b> the dots. To count yours, add up all the numbers on your { -domino(form: "many") }.
games-stock = <b>Stock:</b> the { -domino(form: "many") } that are face down. You draw from it. Some games call this buying, but it costs nothing.
games-chains-drawn = We draw a chain with digits instead of pips. If it is too long for one row, it goes on at the left of the next.
games-chains-told =
    A chain is { $reader ->
        [aloud] read
       *[other] written
    } from left to right, and so is each { -domino }: its left number comes first. The word “across” after a { -domino } says that it is across the chain. What goes up or down from a double comes at the end, and there each { -domino } begins with the number that is nearer to the double.
games-chains-example = The ends of this chain are 2 and 5.
