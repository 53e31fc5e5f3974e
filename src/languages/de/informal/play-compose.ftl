play-compose-does-check = prüfen: was bisher richtig und falsch ist oder was deine Antwort hat; M nennt eins nach dem anderen, T geht zum letzten richtigen Stand zurück
