# How lists are joined, and what references are called.
# $head: all before; $tail: the last.

list-comma = { $head }, { $tail }
list-semicolon = { $head }; { $tail }
list-and = { $head } and { $tail }
list-or = { $head } or { $tail }
# After a name that something follows; a language may set a blank before it.
colon = :
# Before the number of a page, and of several; on raised sheets these are loose.
reference-page =
    { $reader ->
        [touch] sheet
       *[other] page
    }
reference-pages =
    { $reader ->
        [touch] sheets
       *[other] pages
    }
