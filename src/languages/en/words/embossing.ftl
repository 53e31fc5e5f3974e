# embossing.txt, for whoever sends the files to an embosser.

embossing-heading = { $title }: how to emboss it
embossing-setting =
    Switch off all translation in the embosser and in its driver: the files are braille already. Set the character table, the cells and the lines to what is given here for each file. A form feed ends each page. Emboss page 1 first: if full stops come out as other signs, another table is set.
embossing-sheets =
    { $sides ->
        [both] Set both sides (interpoint): { $sheets } sheets.
       *[one] Set one side: { $sheets } sheets.
    }
embossing-pef = book.pef: the same volumes in one file. It says its cells, lines and sides itself and needs no table.
