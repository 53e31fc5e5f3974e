studio-book-intro = Beantworte drei Fragen, sieh dir die Seiten an und drück auf den Knopf. Alles geschieht auf diesem Gerät, nichts wird gesendet.
studio-book-files-stay = Die Dateien sind hier, bis du die Seite schließt oder ein anderes Buch machst. Lade herunter, was du behalten möchtest.
studio-book-not-kept = Dieser Browser behält das Formular nicht: Sein Speicher ist voll oder ausgeschaltet. Speichere es als Config-Datei.
studio-field-contents = Teile des Buches; alle, wenn du nichts ankreuzt
studio-shelf-kept = Das Buch bleibt auf diesem Gerät. Es steht in der Liste deiner Bücher.
studio-shelf-not-kept = Dieser Browser konnte das Buch nicht behalten: Sein Speicher ist voll oder ausgeschaltet. Lade die Dateien herunter.
studio-shelf-books = Deine Bücher auf diesem Gerät
