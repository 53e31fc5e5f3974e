# What a publisher or a giver adds to a book.

foreword-heading = Foreword
about-author-heading = About the author
dedication-heading = Dedication
# $name: for whom the book is, and who gives it.
dedication-for = For { $name }
dedication-from = from { $name }
