# Die Kniffe nach Siegel und Lücke, jede vor einem Beispiel erklärt.

technique-equal-neighbours-explained = Haben alle Felder, mit denen sich ein Feld noch verbinden kann, dieselbe Zahl, so läge auf jeder Stelle dieses Feldes derselbe { -domino }. Also bedeckt dieser { -domino } das Feld, und er liegt nirgends sonst.
technique-fixed-cell-explained = Haben alle offenen Stellen eines { -domino(form: "genitive") } ein Feld gemeinsam, so bedeckt dieser { -domino } das Feld. Streichen Sie die Stellen, an denen ein anderer { -domino } dieses Feld bedecken würde. So heißt der { -technique } schon im Buch von 1921.
technique-locked-square-explained = Zwei { -domino(form: "many") } können nur in denselben vier Feldern liegen. Also füllen sie diese Felder, und kein anderer { -domino } kommt dorthin. Aber sie lassen sich in ihrem Quadrat drehen. Darum hat ein Brett mit einem solchen Quadrat mindestens zwei Lösungen; dieses kleine hat { $solutions }. { -puzzle(form: "No") } in diesem Buch enthält ein Quadrat.
technique-overlap-explained = Sehen Sie sich alle offenen Stellen eines { -domino(form: "genitive") } an. Läge ein anderer so, dass er jeder dieser Stellen ein Feld wegnimmt, so bliebe für den ersten keine mehr. Also kann kein anderer dort liegen.
technique-forced-duplicate-explained = Nehmen Sie ein Feld und einen seiner Nachbarn, und sehen Sie an, wie das Feld sonst noch bedeckt werden kann. Zeigen alle diese Stellen denselben { -domino }, so braucht ihn das Feld, sobald der Nachbar anderweitig bedeckt ist. Dieser { -domino } darf den Nachbarn also nicht ohne das Feld bedecken: Sonst brauchte man ihn zweimal.
technique-forced-duplicate-of-two-explained = Manchmal nähme ein { -domino } zwei Feldern je einen Nachbarn, und beiden bliebe nur derselbe andere { -domino }. Den gibt es aber nur einmal, und er kann nicht beide Felder bedecken. Also liegt der erste { -domino } nicht dort.
technique-odd-area-explained = Manchmal würde ein { -domino } einige Felder vom übrigen offenen Brett abschneiden, weil jeder Weg dorthin über seine beiden Felder führt. Ist die Zahl der abgeschnittenen Felder ungerade, so lassen sie sich nicht mit { -domino(form: "many-dative") } füllen, denn jeder bedeckt zwei. Also liegt dort kein { -domino }. Ein einzelnes Feld, das übrig bleibt, nennt das Buch von 1921 ein Loch.
technique-cell-set-explained = Nehmen Sie einige Felder mit derselben Zahl, von denen sich keine zwei verbinden können, und zählen Sie auf, welche { -domino(form: "many") } für sie noch in Frage kommen. Sind es nur ebenso viele { -domino(form: "many") } wie Felder, so liegt auf jedem Feld einer davon. Also liegt keiner dieser { -domino(form: "many") } anderswo.
technique-hidden-set-explained = Nehmen Sie einige { -domino(form: "many") } und ebenso viele Felder. Belegt jede offene Stelle dieser { -domino(form: "many") } eines dieser Felder, so liegt auf jedem der Felder einer von ihnen. Also bedeckt kein anderer { -domino } eines der Felder, und keiner der { -domino(form: "many") } bedeckt zwei von ihnen.
technique-cell-set-with-double-explained = Haben alle Felder der Gruppe dieselbe Zahl und sind zwei von ihnen Nachbarn, so hat dort auch der Doppelstein dieser Zahl Platz. Gibt es einen { -domino } weniger als Felder, so muss der Doppelstein zwei der Felder bedecken, und alle diese { -domino(form: "many") } werden hier gebraucht. Gibt es so viele { -domino(form: "many") } wie Felder, so bedeckt der Doppelstein mindestens eines der Felder. Was hier gebraucht wird, liegt nirgends sonst.
technique-mixed-set-explained = Eine Feldgruppe muss nicht aus einer Zahl bestehen. Nehmen Sie drei oder mehr Felder, von denen sich keine zwei verbinden können, und zählen Sie auf, welche { -domino(form: "many") } für sie noch in Frage kommen. Sind es nur so viele { -domino(form: "many") } wie Felder, so liegt keiner dieser { -domino(form: "many") } anderswo.
technique-chain-explained = Ein Feld oder ein { -domino } mit zwei offenen Stellen ist ein Glied: Eine der beiden Stellen gilt, die andere nicht. Wo Glieder eine Stelle gemeinsam haben, bilden sie eine Kette: Entscheidet sich eine Stelle, so entscheiden sich alle. Es gibt also nur zwei Fälle. Kommen in einem Fall zwei { -domino(form: "many") } auf ein Feld, ein { -domino } an zwei Stellen, oder bleibt etwas ohne Stelle, so gilt der andere Fall. Und eine Stelle, die in beiden Fällen unmöglich ist, lässt sich sofort streichen.
technique-matching-explained = Färben Sie das Brett in Gedanken wie ein Schachbrett. Jeder { -domino } bedeckt ein schwarzes und ein weißes Feld. Nehmen Sie einige Felder einer Farbe und alle Nachbarn, mit denen sie sich noch verbinden können. Sind es nur ebenso viele Nachbarn wie Felder, so werden sie alle gebraucht, und für andere Felder bleibt keiner davon.
technique-trial-explained = Wählen Sie eine Stelle, und nehmen Sie versuchsweise an, dass ihr { -domino } dort liegt. Legen Sie die Siegel und Lücken, die daraus folgen, in Gedanken oder mit anderen { -domino(form: "many-dative") }, bis ein Feld oder ein { -domino } keine Stelle mehr hat. Dann ist die Stelle falsch. So heißt der { -technique } schon im Buch von 1921, und ein Feld, das auf allen Seiten eingeschlossen ist, heißt dort Loch. Nur in der Stufe Meister ist er nötig.
technique-laid =
    Auf dem Brett { $laid ->
        [1] liegt bisher ein { -domino }
       *[other] liegen bisher { $laid } { -domino(form: "many") }
    }.
# $number: die Zahl im Ring, der eine Annahme keinen Nachbarn lässt. $domino: der angenommene Stein.
technique-supposed = Nun hat die eingekreiste { $number } keine offene Stelle mehr. Also liegt { $domino } nicht am Kreuz.
techniques-heading = Wenn Siegel und Lücken nicht reichen
techniques-cross-out = Nur Siegel und Lücken verraten, wo ein { -domino } liegt. Alle anderen { -technique(form: "many") } verraten, wo er nicht liegen kann. Streichen Sie diese Stelle: Ziehen Sie einen { -bar } zwischen ihren Feldern, und ziehen Sie in der { -tally } eins ab. Früher oder später springt dabei ein Siegel oder eine Lücke heraus.
techniques-open = Eine Stelle ist offen, solange ihre Felder frei sind, ihr { -domino } noch nirgends liegt und sie nicht gestrichen ist.
techniques-ring = In den Bildern zeigt ein Ring die Zahl, um die es geht, und eine gestrichelte Linie eine mögliche Stelle. Wo ein Kreuz steht, kann kein { -domino } liegen.
techniques-turning = Der schwerste Schritt einer { -puzzle } ist ihr <b>Wendepunkt</b>. Unter dem Brett steht, auf welcher Seite ihn ein Bild erklärt.
techniques-cells-listed = Unter dem Brett stehen die Felder, um die es geht.
techniques-for-numbers = { -technique(form: "many") } für Zahlen
technique-three-explained = <b>Dreier:</b> Ein Feld kann nur noch zu einem bestimmten Dreier gehören. Ist die Zahl eines seiner Felder bekannt, tragen Sie sie in alle drei ein.
technique-only-number-explained = <b>Einzige Zahl:</b> Für ein Feld bleibt nur eine Zahl.
technique-last-cells-explained = <b>Letzte Felder einer Zahl:</b> Einer Zahl bleiben nur so viele Felder, wie sie noch braucht.
technique-filling-seal-explained = <b>Siegel:</b> Einem { -domino } bleibt nur eine Stelle, also kommen seine Zahlen dorthin.
technique-filling-gap-explained = <b>Lücke:</b> Einem Feld bleibt nur ein Nachbar, also liegt dort ein { -domino }, gleich welcher.
technique-no-three-explained = <b>Dreier, die nicht passen:</b> Kein Dreier einer Zahl kann ein Feld enthalten, also steht diese Zahl dort nicht.
technique-no-domino-explained = <b>{ -domino(form: "many") }, die nicht passen:</b> Kein { -domino }, der ein Feld bedecken kann, bringt eine Zahl dorthin, also steht sie nicht dort.
technique-second-link-explained = <b>Zweite Verbindung:</b> Ein zweiter { -domino } zwischen denselben zwei Dreiern wäre noch einmal derselbe, also gibt es keinen.
technique-supposition-explained = <b>Annahme:</b> Nehmen Sie für ein Feld eine Zahl an. Führt sie zu einem Widerspruch, streichen Sie sie.
# Dasselbe neben dem Bild seines Beispiels, in zwei Sätzen. Ein Ring, eine gestrichelte Linie oder ein Kreuz zeigt die Stelle.
technique-equal-neighbours-seen = Neben der eingekreisten 3 sind nur noch Nullen frei. Also gehört sie zu <domino>0:3</domino>, und der liegt nicht am Kreuz.
technique-fixed-cell-seen = Egal, wo <domino>0:1</domino> liegt: Die eingekreiste 1 gehört immer dazu. Also bedeckt sie kein anderer { -domino }, auch nicht <domino>1:3</domino>.
technique-locked-square-seen = Die { -domino(form: "many") } <domino>0:2</domino> und <domino>1:2</domino> passen nur in das eingekreiste Quadrat, auf zwei Arten. Also hat dieses Brett { $solutions } Lösungen, und { -puzzle(form: "no") } in diesem Buch enthält so ein Quadrat.
technique-overlap-seen = Der { -domino } <domino>1:2</domino> liegt an einer der gestrichelten Stellen. Läge <domino>2:2</domino> dazwischen, nähme er beiden ein Feld; also liegt er dort nicht.
technique-forced-duplicate-seen = Läge <domino>1:3</domino> am Kreuz, bliebe der eingekreisten 3 nur die 1 daneben, und das wäre wieder <domino>1:3</domino>. Diesen { -domino } gibt es nur einmal, also liegt er dort nicht.
technique-forced-duplicate-of-two-seen = Läge <domino>0:2</domino> am Kreuz, bliebe beiden eingekreisten Zahlen nur <domino>1:3</domino>. Diesen { -domino } gibt es nur einmal, also liegt <domino>0:2</domino> dort nicht.
technique-odd-area-seen = Läge <domino>0:1</domino> am Kreuz, wären die drei eingekreisten Zahlen abgeschnitten. Drei Felder lassen sich mit { -domino(form: "many-dative") } nicht füllen, also liegt er dort nicht.
technique-cell-set-seen = Auf die beiden eingekreisten Dreien passen nur <domino>2:3</domino> und <domino>3:3</domino>. Beide werden dort gebraucht und liegen nicht am Kreuz.
technique-hidden-set-seen = Die { -domino(form: "many") } <domino>0:1</domino>, <domino>0:3</domino> und <domino>1:3</domino> bedecken je eine der drei eingekreisten Zahlen. Also bedeckt kein anderer { -domino } eine davon.
technique-cell-set-with-double-seen = Auf die drei eingekreisten Einsen passen nur <domino>1:1</domino>, <domino>1:2</domino> und <domino>1:3</domino>. Ohne <domino>1:1</domino> bliebe eine von ihnen unbedeckt.
technique-mixed-set-seen = Auf die drei eingekreisten Zahlen passen nur <domino>1:2</domino>, <domino>1:3</domino> und <domino>2:3</domino>. Alle drei werden dort gebraucht und liegen nicht an den Kreuzen.
technique-chain-seen = Entweder liegen im eingekreisten Quadrat <domino>2:2</domino> und <domino>0:3</domino>, oder <domino>0:2</domino> liegt an seiner rechten Seite. Im ersten Fall bliebe für <domino>2:3</domino> keine Stelle.
technique-matching-seen = Die drei eingekreisten Zahlen haben zusammen nur drei freie Nachbarn. Alle drei Nachbarn werden hier gebraucht, für andere Zahlen bleibt keiner davon.
technique-trial-seen = Angenommen, <domino>1:2</domino> liegt am Kreuz. Legen Sie dann, was daraus folgt.
# Was folgt, neben dem zweiten Bild. $number: die Zahl im Ring.
technique-then-gap = Der eingekreisten { $number } bleibt so nur eine offene Stelle, also liegt dort { $domino }.
technique-then-seal = So bleibt für { $domino } nur eine Stelle, die gestrichelte.
technique-then-pair = Den beiden eingekreisten Zahlen bleibt so nur die jeweils andere: Zusammen sind es { $domino }.
# Geht weiter: die erste Aufgabe, die ihn braucht.
technique-try = Zum Ausprobieren: { -puzzle } { $number }.
