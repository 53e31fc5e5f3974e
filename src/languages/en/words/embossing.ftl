# embossing.txt, for whoever sends the files to an embosser.

embossing-heading = { $title }: how to emboss it
embossing-setting =
    Switch off every translation in the embosser and in its driver: the files are braille already. Set its table of characters, its cells and its lines to what is said here of each file. A form feed ends each page. Emboss page 1 first: where full stops come out as other signs, another table is set.
embossing-sheets =
    { $sides ->
        [both] Set both sides (interpoint): { $sheets } sheets.
       *[one] Set one side: { $sheets } sheets.
    }
embossing-pef = book.pef: the same volumes in one file. It says its cells, lines and sides itself and needs no table.
