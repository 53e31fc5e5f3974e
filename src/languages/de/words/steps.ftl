# Die Schritte zur Lösung in ganzen Sätzen.
# $cell, $stone und $place stehen für eines (c5, 4:6, 5 c d), $spot für einen Stein auf seiner Stelle (4:6 auf 5 c d), $cells, $stones, $places und $spots für Aufzählungen davon. $numeral ist eine Zahl von zwei bis zwölf in Worten, $count dieselbe als Zahl.

step-spot = { $stone } auf { $places }
step-run = { $first } bis { $last }
step-numeral =
    { $number ->
        [2] zwei
        [3] drei
        [4] vier
        [5] fünf
        [6] sechs
        [7] sieben
        [8] acht
        [9] neun
        [10] zehn
        [11] elf
        [12] zwölf
       *[other] { $number }
    }
step-strike = Streichen Sie { $spots }.
step-strike-stone = Streichen Sie { $stone } auf { $numeral } Stellen: { $places }.
step-strike-many = Streichen Sie { $numeral } Stellen: { $spots }.
step-seal = Der { -stone } { $stone } hat auf dem Brett nur eine Stelle: { $place }. Er ist ein Siegel.
step-seal-derived = Für den { -stone } { $stone } bleibt nur noch eine Stelle: { $place }. Er ist jetzt ein Siegel.
step-gap-large = Die beiden Felder { $place } sind von allen anderen abgeschnitten. Jedes ist eine Lücke: Dort liegt der { -stone } { $stone }.
step-gap-small = Das Feld { $cell } kann sich nur noch mit einem Nachbarn verbinden. Es ist eine Lücke: Der { -stone } { $stone } liegt auf { $place }.
step-equal-neighbours =
    Das Feld { $cell } kann nur auf { $places } bedeckt werden. { $count ->
        [2] Beide Stellen
       *[other] Alle { $numeral } Stellen
    } zeigen den { -stone } { $stone }. Also bedeckt { $stone } das Feld { $cell } und liegt nirgends sonst.
step-fixed-cell =
    Der { -stone } { $stone } kann nur auf { $places } liegen. { $count ->
        [2] Beide Stellen
       *[other] Alle { $numeral } Stellen
    } belegen das Feld { $cell }. Damit ist { $cell } festgelegt: Nur { $stone } bedeckt es.
step-overlap = Der { -stone } { $stone } kann nur auf { $places } liegen. Ein { -stone } auf { $struck } nähme jeder dieser Stellen ein Feld und ließe { $stone } keine Stelle.
step-duplicate-wish = Das Feld { $cell } gehört zu { $spot } oder sonst zu { $spots }.
step-duplicate-alone = Nähme { $stone } das Feld { $neighbour } ohne { $cell }, so bräuchte { $cell } denselben { -stone } noch einmal.
step-duplicate-shared = Nähme keines von beiden das Feld { $neighbour }, so bräuchten beide den { -stone } { $stone }, und keine Stelle von ihm bedeckt beide.
step-duplicate-apart = Ein { -stone } auf { $struck } ließe beiden nur den { -stone } { $stone }, und keine Stelle von ihm bedeckt beide.
step-odd-area = Ein { -stone } auf { $struck } schnitte { $numeral } Felder von allen anderen ab, darunter { $cell }. { -stone(form: "many") } füllen keine ungerade Zahl von Feldern, es bliebe ein Loch.
step-matching = Die { $numeral } Felder { $cells } haben zusammen nur { $numeral } Nachbarn, mit denen sie sich verbinden können: { $neighbours }. Sie brauchen diese alle, und kein anderes Feld bekommt einen davon.
step-set =
    { $count ->
        [2] Auf den beiden Feldern { $cells } steht die Zahl { $number }. Kein { -stone } kann beide bedecken.
       *[other] Auf allen { $numeral } Feldern { $cells } steht die Zahl { $number }. Kein { -stone } kann zwei davon bedecken.
    }
step-set-with-double =
    { $count ->
        [2] Auf den beiden Feldern { $cells } steht die Zahl { $number }.
       *[other] Auf allen { $numeral } Feldern { $cells } steht die Zahl { $number }.
    } Nur der Doppelstein { $double } kann zwei davon bedecken.
step-set-mixed = Kein { -stone } kann zwei der { $numeral } Felder { $cells } bedecken.
step-set-share = Zusammen bleiben ihnen nur die { $numeral } { -stone(form: "many") } { $stones }, also liegen diese nirgends sonst.
step-set-double-takes-two = Zusammen haben sie nur die { $numeral } { -stone(form: "many") } { $stones }, einen weniger als Felder. { $double } bedeckt also zwei von ihnen, und alle diese { -stone(form: "many") } sind hier verbraucht.
step-set-double-needed = Zusammen haben sie nur die { $numeral } { -stone(form: "many") } { $stones }. Ohne { $double } wäre es einer zu wenig, also bedeckt { $double } mindestens eines der Felder.
step-stone-lies = Der { -stone } { $stone } kann nur auf { $places } liegen.
step-cell-belongs = Das Feld { $cell } gehört zu { $spots }.
step-set-hidden = Jede dieser Stellen belegt mindestens eines der { $numeral } Felder { $cells }, also nimmt jeder { -stone } genau eines davon.
step-locked-square = Alle diese Stellen liegen in den vier Feldern { $cells }. Die beiden { -stone(form: "many") } füllen sie, also kommt kein anderer { -stone } hinein.
step-chain-cases = Es gibt also nur zwei Fälle. Erster Fall: { $first }. Zweiter Fall: { $second }.
step-chain-stone-twice = Im ersten Fall läge der { -stone } { $stone } zweimal, auf { $place } und auf { $other }.
step-chain-cell-twice = Im ersten Fall belegten { $spot } und { $other } beide das Feld { $cell }.
step-chain-cell-starved = Der erste Fall lässt dem Feld { $cell } keine Stelle.
step-chain-stone-starved = Der erste Fall lässt dem { -stone } { $stone } keine Stelle.
step-chain-not-stone = { $spot } geht nicht, denn der { -stone } { $stone } liegt auf { $place }.
step-chain-not-cell = { $spot } geht nicht, denn { $other } belegt das Feld { $cell }.
step-chain-first-fails = Der erste Fall kann also nicht sein.
step-chain-case-stone =
    { $case ->
        [1] Im ersten Fall gilt
       *[2] Im zweiten Fall gilt
    }: der { -stone } { $stone } liegt auf { $place }.
step-chain-case-cell =
    { $case ->
        [1] Im ersten Fall gilt
       *[2] Im zweiten Fall gilt
    }: { $spot } belegt das Feld { $cell }.
step-chain-either = So oder so ist { $spot } unmöglich.
step-trial = Angenommen, der { -stone } { $stone } liegt auf { $place }.
step-trial-gap = Dann kann sich das Feld { $cell } nur noch mit einem Nachbarn verbinden, und { $stone } liegt auf { $place }.
step-trial-seal = Dann bleibt dem { -stone } { $stone } nur noch eine Stelle: { $place }.
step-trial-cell-starved = Dann bleibt dem Feld { $cell } kein Nachbar, es ist ein Loch.
step-trial-stone-starved = Dann bleibt dem { -stone } { $stone } keine Stelle.
step-trial-fails = Das kann nicht sein.
step-trial-lay-all = Legen Sie alle Siegel und Lücken, die daraus folgen.
step-trial-inner = Angenommen, auch der { -stone } { $stone } liegt auf { $place }.
step-trial-inner-fails = Also liegt { $stone } nicht auf { $place }.
# Ergänzungen: wie Zahlen gefunden werden. $numbers: eine Liste von Zahlen oder von Zahlen mit ihren Feldern.
filling-number-on = { $number } auf { $cells }
filling-numbers-on = { $numbers } auf { $cell }
filling-write = Schreiben Sie { $numbers }.
filling-cross-out = Streichen Sie { $numbers }.
filling-one-number = Auf { $cells } steht also dieselbe Zahl.
filling-three = Das Feld { $cell } passt nur noch in einen Dreier: { $cells }.
filling-only-number = Für das Feld { $cell } bleibt nur die Zahl { $number }.
filling-last-cells = Für die Zahl { $number } sind nur noch so viele Felder frei, wie sie braucht.
filling-seal = Dem { -stone } { $stone } bleibt nur eine Stelle: { $place }. Er ist ein Siegel.
filling-gap = Das Feld { $cell } kann sich nur noch mit einem Nachbarn verbinden. Es ist eine Lücke: Ein { -stone } liegt auf { $place }.
filling-no-three = Auf dem Feld { $cell } kann nur ein Dreier mit { $numbers } liegen.
filling-no-domino = Jeder { -stone }, der { $cell } bedecken kann, bringt { $numbers } dorthin.
filling-second-link = Der { -stone } auf { $place } verbindet zwei Dreier. Ein zweiter zwischen ihnen wäre derselbe { -stone }. Also liegt keiner auf { $struck }.
filling-suppose = Angenommen, auf { $cell } steht { $number }.
filling-end-number = Dann bleibt für das Feld { $cell } keine Zahl.
filling-end-three = Dann bleibt für das Feld { $cell } kein Dreier.
filling-end-neighbour = Dann bleibt dem Feld { $cell } kein Nachbar.
filling-end-cells = Dann bleiben der Zahl { $number } zu wenige Felder.
filling-end-copies = Dann steht die Zahl { $number } zu oft da.
filling-end-twice = Dann läge der { -stone } { $stone } zweimal da.
filling-the-number = der Zahl { $number }
filling-deed-seal = { $stone } auf { $place }, mit { $numbers }
filling-deed-stone = { $stone } auf { $place }
filling-deed-any = ein { -stone } auf { $place }
filling-deed-none = kein { -stone } auf { $places }
filling-deed-one = eine gemeinsame Zahl auf { $cells }
filling-deed-left = nur { $numbers } auf { $cell }
filling-deed-not = keine { $number } auf { $cell }
filling-deed-instead = { $number } statt { $other } auf { $cell }
