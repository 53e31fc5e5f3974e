# Die Schritte zur Lösung in ganzen Sätzen.
# $cell, $domino und $place stehen für eines (c5, 4:6, 5 c d), $spot für einen Stein auf seiner Stelle (4:6 auf 5 c d), $cells, $dominoes, $places und $spots für Aufzählungen davon. $numeral ist eine Zahl von zwei bis zwölf in Worten, $count dieselbe als Zahl.

step-spot = { $domino } auf { $places }
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
step-eliminate = Streichen Sie { $spots }.
step-eliminate-domino = Streichen Sie { $domino } an { $numeral } Stellen: { $places }.
step-eliminate-many = Streichen Sie { $numeral } Stellen: { $spots }.
step-seal = Der { -domino } { $domino } hat auf dem ganzen Brett nur eine Stelle: { $place }. Er ist ein Siegel.
step-seal-derived = Dem { -domino } { $domino } bleibt nur noch eine Stelle: { $place }. Er ist jetzt ein Siegel.
step-gap-large = Die beiden Felder { $place } sind von allen anderen abgeschnitten. Das ist eine Lücke: Dort liegt der { -domino } { $domino }.
step-gap-small = Dem Feld { $cell } bleibt nur noch ein Nachbar. Es ist eine Lücke: Der { -domino } { $domino } liegt auf { $place }.
step-equal-neighbours =
    Für das Feld { $cell } kommt nur { $places } in Frage. { $count ->
        [2] An beiden Stellen
       *[other] An allen { $numeral } Stellen
    } läge der { -domino } { $domino }. Also gehört { $domino } auf das Feld { $cell } und nirgends sonst hin.
step-fixed-cell =
    Der { -domino } { $domino } kann nur auf { $places } liegen. Das Feld { $cell } gehört zu { $count ->
        [2] beiden Stellen
       *[other] allen { $numeral } Stellen
    }. Damit ist { $cell } festgelegt: Dort liegt in jedem Fall { $domino }.
step-overlap = Der { -domino } { $domino } kann nur auf { $places } liegen. Ein { -domino } auf { $eliminated } nähme jeder dieser Stellen ein Feld weg, und für { $domino } bliebe keine.
step-duplicate-wish = Das Feld { $cell } wird entweder von { $spot } bedeckt oder von { $spots }.
step-duplicate-alone = Läge { $domino } auf { $neighbour }, aber nicht auf { $cell }, so bräuchte { $cell } denselben { -domino } noch einmal.
step-duplicate-shared = Verbände sich keines von beiden mit { $neighbour }, so bliebe beiden nur der { -domino } { $domino }, und der kann nicht beide bedecken.
step-duplicate-apart = Läge ein { -domino } auf { $eliminated }, so bliebe beiden nur der { -domino } { $domino }, und der kann nicht beide bedecken.
step-odd-area = Ein { -domino } auf { $eliminated } würde { $numeral } Felder von allen anderen abschneiden, darunter { $cell }. Eine ungerade Zahl von Feldern lässt sich mit { -domino(form: "many-dative") } nicht füllen: Es bliebe ein Loch.
step-matching = Für die { $numeral } Felder { $cells } bleiben zusammen nur { $numeral } Nachbarn: { $neighbours }. Hier sind sie unentbehrlich, für andere Felder ist keiner mehr frei.
step-set =
    { $count ->
        [2] Auf den beiden Feldern { $cells } steht je eine { $number }. { $touch ->
            [yes] Zwischen ihnen ist schon ein { -bar }.
           *[no] Zum selben { -domino } können sie nicht gehören.
        }
       *[other] Auf den { $numeral } Feldern { $cells } steht je eine { $number }. Keine zwei davon können zum selben { -domino } gehören.
    }
step-set-with-double =
    { $count ->
        [2] Auf den beiden Feldern { $cells } steht je eine { $number }.
       *[other] Auf den { $numeral } Feldern { $cells } steht je eine { $number }.
    } Nur der Doppelstein { $double } kann zwei davon zugleich bedecken.
step-set-mixed = Von den { $numeral } Feldern { $cells } können keine zwei zum selben { -domino } gehören.
step-set-share = Für sie kommen nur die { $numeral } { -domino(form: "many") } { $dominoes } in Frage, also liegt keiner davon anderswo.
step-set-double-takes-two = Für sie kommen nur die { $numeral } { -domino(form: "many") } { $dominoes } in Frage, einer weniger, als es Felder gibt. Also bedeckt { $double } zwei von ihnen, und alle diese { -domino(form: "many") } sind damit vergeben.
step-set-double-needed = Für sie kommen nur die { $numeral } { -domino(form: "many") } { $dominoes } in Frage. Ohne { $double } wäre das einer zu wenig, also bedeckt { $double } mindestens eines der Felder.
step-domino-lies = Der { -domino } { $domino } kann nur auf { $places } liegen.
step-cell-belongs = Das Feld { $cell } wird von { $spots } bedeckt.
step-set-hidden = Zu jeder dieser Stellen gehört mindestens eines der { $numeral } Felder { $cells }, also bedeckt jeder der { -domino(form: "many") } genau eines davon.
step-locked-square = Alle diese Stellen liegen in den vier Feldern { $cells }. Die beiden { -domino(form: "many") } füllen sie ganz aus, für einen anderen { -domino } ist dort kein Platz.
step-chain-cases = Es gibt also nur zwei Fälle. Erster Fall: { $first }. Zweiter Fall: { $second }.
step-chain-domino-twice = Im ersten Fall käme der { -domino } { $domino } zweimal vor, auf { $place } und auf { $other }.
step-chain-cell-twice = Im ersten Fall bräuchten { $spot } und { $other } beide das Feld { $cell }.
step-chain-cell-starved = Im ersten Fall bliebe für das Feld { $cell } keine Stelle.
step-chain-domino-starved = Im ersten Fall bliebe für den { -domino } { $domino } keine Stelle.
step-chain-not-domino = { $spot } geht nicht, denn der { -domino } { $domino } liegt schon auf { $place }.
step-chain-not-cell = { $spot } geht nicht, denn { $other } bedeckt schon das Feld { $cell }.
step-chain-first-fails = Der erste Fall ist also unmöglich.
step-chain-case-domino =
    { $case ->
        [1] Im ersten Fall
       *[2] Im zweiten Fall
    } liegt der { -domino } { $domino } auf { $place }.
step-chain-case-cell =
    { $case ->
        [1] Im ersten Fall
       *[2] Im zweiten Fall
    } bedeckt { $spot } das Feld { $cell }.
step-chain-either = So oder so ist { $spot } unmöglich.
step-trial = Angenommen, der { -domino } { $domino } liegt auf { $place }.
step-trial-gap = Dann bleibt dem Feld { $cell } nur noch ein Nachbar, und { $domino } liegt auf { $place }.
step-trial-seal = Dann bleibt dem { -domino } { $domino } nur noch eine Stelle: { $place }.
step-trial-cell-starved = Dann hat das Feld { $cell } keinen Nachbarn mehr: Es ist ein Loch.
step-trial-domino-starved = Dann hat der { -domino } { $domino } keine Stelle mehr.
step-trial-fails = Das kann nicht sein.
step-trial-lay-all = Legen Sie nun alle Siegel und Lücken, die sich daraus ergeben.
step-trial-inner = Angenommen, auch der { -domino } { $domino } liegt auf { $place }.
step-trial-inner-fails = Also liegt { $domino } nicht auf { $place }.
# Ergänzungen: wie Zahlen gefunden werden. $numbers: eine Liste von Zahlen oder von Zahlen mit ihren Feldern.
filling-number-on = { $number } auf { $cells }
filling-numbers-on = { $numbers } auf { $cell }
filling-write = Schreiben Sie { $numbers }.
filling-cross-out = Streichen Sie { $numbers }.
filling-one-number = Auf { $cells } steht also überall dieselbe Zahl.
filling-three = Das Feld { $cell } kann nur noch zu einem Dreier gehören: { $cells }.
filling-only-number = Für das Feld { $cell } bleibt nur die Zahl { $number }.
filling-last-cells = Für die Zahl { $number } sind nur noch so viele Felder frei, wie sie braucht.
filling-seal = Dem { -domino } { $domino } bleibt nur noch eine Stelle: { $place }. Er ist ein Siegel.
filling-gap = Dem Feld { $cell } bleibt nur noch ein Nachbar. Es ist eine Lücke: Auf { $place } liegt ein { -domino }.
filling-no-three = Das Feld { $cell } kann nur zu einem Dreier mit { $numbers } gehören.
filling-no-domino = Jeder { -domino }, der { $cell } bedecken kann, bringt { $numbers } dorthin.
filling-second-link = Der { -domino } auf { $place } verbindet zwei Dreier. Ein zweiter zwischen denselben Dreiern wäre noch einmal derselbe { -domino }. Also liegt auf { $eliminated } keiner.
filling-suppose = Angenommen, auf { $cell } steht eine { $number }.
filling-end-number = Dann bleibt für das Feld { $cell } keine Zahl.
filling-end-three = Dann bleibt für das Feld { $cell } kein Dreier.
filling-end-neighbour = Dann hat das Feld { $cell } keinen Nachbarn mehr.
filling-end-cells = Dann bleiben für die Zahl { $number } zu wenige Felder.
filling-end-copies = Dann kommt die Zahl { $number } zu oft vor.
filling-end-twice = Dann käme der { -domino } { $domino } zweimal vor.
filling-the-number = der Zahl { $number }
filling-deed-seal = { $domino } auf { $place }, mit { $numbers }
filling-deed-domino = { $domino } auf { $place }
filling-deed-any = ein { -domino } auf { $place }
filling-deed-none = kein { -domino } auf { $places }
filling-deed-one = eine gemeinsame Zahl auf { $cells }
filling-deed-left = nur { $numbers } auf { $cell }
filling-deed-not = keine { $number } auf { $cell }
filling-deed-instead = { $number } statt { $other } auf { $cell }
