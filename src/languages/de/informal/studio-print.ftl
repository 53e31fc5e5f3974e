studio-print-intro = Wähl, was du drucken möchtest. Du erhältst eine PDF-Datei. Drucke sie mit 100 Prozent.
