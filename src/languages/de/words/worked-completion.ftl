# Eine kleine Ergänzung, Schritt für Schritt gelöst.

worked-completion-heading = Eine kleine Ergänzung, Schritt für Schritt
worked-completion-board = Zu diesem Brett gehört der Satz bis <domino>4:4</domino>, also 15 { -domino(form: "many") } auf 5 Zeilen mit je 6 Feldern. Jede Zahl kommt 6-mal vor, in zwei Dreiern. Gegeben sind 12 Zahlen, 18 müssen Sie finden.
worked-completion-step-1 = Beginnen Sie mit der 4 auf <cell>c5</cell>. Über ihr steht eine 3, rechts von ihr eine 2. Dieser Dreier kann also nur nach links gehen: Auch auf <cell>a5</cell> und <cell>b5</cell> steht je eine 4.
worked-completion-step-2 = Die 2 auf <cell>a4</cell> hat rechts neben sich eine 1 und nun unter sich eine 4. Dieser Dreier geht also nach oben: Auch auf <cell>a2</cell> steht eine 2. Genauso braucht die 1 auf <cell>b4</cell> das Feld <cell>b2</cell>: Auch dort steht eine 1.
worked-completion-step-3 = Die 2 auf <cell>d5</cell> steht zwischen einer 4 und einer 3. Dieser Dreier steht also aufrecht: Auch auf <cell>d3</cell> und <cell>d4</cell> steht je eine 2.
worked-completion-step-4 = Die 4 auf <cell>d2</cell> hat nun unter sich eine 2, und über ihr ist nur ein Feld. Dieser Dreier liegt also quer, und weil links davon eine 3 steht, geht er nach rechts: Auch auf <cell>e2</cell> und <cell>f2</cell> steht je eine 4.
worked-completion-step-5 = Links von der 0 auf <cell>f4</cell> ist nur ein Feld frei, denn auf dem nächsten steht eine 2. Dieser Dreier steht also aufrecht, und weil auf <cell>f2</cell> eine 4 steht, reicht er von <cell>f3</cell> bis <cell>f5</cell>.
worked-completion-step-6 = Die 3 auf <cell>e5</cell> steht zwischen einer 2 und einer 0. Also steht auch auf <cell>e3</cell> und <cell>e4</cell> je eine 3.
worked-completion-step-7 = Jetzt hilft Zählen. Die Zahlen 2, 3 und 4 sind nun je 6-mal da. Für die erste Zeile bleiben dreimal die 0 und dreimal die 1. Ein Dreier füllt also <cell>a1</cell> bis <cell>c1</cell>, der andere <cell>d1</cell> bis <cell>f1</cell>.
worked-completion-step-8 = Käme die 1 zuerst, so stünde nirgends eine 0 neben einer 2, und der { -domino } <domino>0:2</domino> hätte keine Stelle. Also steht auf <cell>a1</cell> bis <cell>c1</cell> die 0 und auf <cell>d1</cell> bis <cell>f1</cell> die 1.
worked-completion-after-step-6 = Nach dem sechsten Schritt sieht das Brett so aus:
worked-completion-key =
    { $reader ->
        [print] Und so sieht die Lösung aus
       *[other] Und so sieht der { -key } aus
    }, mit den { -domino(form: "many-dative") }:
