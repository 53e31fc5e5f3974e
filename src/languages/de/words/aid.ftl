# Die Kniffe nach Siegel und Lücke, jede vor einem Beispiel erklärt.

aid-equal-neighbours-explained = Haben alle Felder, mit denen sich ein Feld noch verbinden kann, dieselbe Zahl, so läge auf jeder Stelle dieses Feldes derselbe { -stone }. Also bedeckt dieser { -stone } das Feld, und er liegt nirgends sonst.
aid-fixed-cell-explained = Haben alle offenen Stellen eines { -stone(form: "genitive") } ein Feld gemeinsam, so bedeckt dieser { -stone } das Feld. Streichen Sie die Stellen, an denen ein anderer { -stone } dieses Feld bedecken würde. So heißt der { -aid } schon im Buch von 1921.
aid-locked-square-explained = Zwei { -stone(form: "many") } können nur in denselben vier Feldern liegen. Also füllen sie diese Felder, und kein anderer { -stone } kommt dorthin. Aber sie lassen sich in ihrem Quadrat drehen. Darum hat ein Brett mit einem solchen Quadrat mindestens zwei Lösungen; dieses kleine hat { $solutions }. { -puzzle(form: "No") } in diesem Buch enthält ein Quadrat.
aid-overlap-explained = Sehen Sie sich alle offenen Stellen eines { -stone(form: "genitive") } an. Läge ein anderer so, dass er jeder dieser Stellen ein Feld wegnimmt, so bliebe für den ersten keine mehr. Also kann kein anderer dort liegen.
aid-forced-duplicate-explained = Nehmen Sie ein Feld und einen seiner Nachbarn, und sehen Sie an, wie das Feld sonst noch bedeckt werden kann. Zeigen alle diese Stellen denselben { -stone }, so braucht ihn das Feld, sobald der Nachbar anderweitig bedeckt ist. Dieser { -stone } darf den Nachbarn also nicht ohne das Feld bedecken: Sonst brauchte man ihn zweimal.
aid-forced-duplicate-of-two-explained = Manchmal nähme ein { -stone } zwei Feldern je einen Nachbarn, und beiden bliebe nur derselbe andere { -stone }. Den gibt es aber nur einmal, und er kann nicht beide Felder bedecken. Also liegt der erste { -stone } nicht dort.
aid-odd-area-explained = Manchmal würde ein { -stone } einige Felder vom übrigen offenen Brett abschneiden, weil jeder Weg dorthin über seine beiden Felder führt. Ist die Zahl der abgeschnittenen Felder ungerade, so lassen sie sich nicht mit { -stone(form: "many-dative") } füllen, denn jeder bedeckt zwei. Also liegt dort kein { -stone }. Ein einzelnes Feld, das übrig bleibt, nennt das Buch von 1921 ein Loch.
aid-cell-set-explained = Nehmen Sie einige Felder mit derselben Zahl, von denen sich keine zwei verbinden können, und zählen Sie auf, welche { -stone(form: "many") } für sie noch in Frage kommen. Sind es nur ebenso viele { -stone(form: "many") } wie Felder, so liegt auf jedem Feld einer davon. Also liegt keiner dieser { -stone(form: "many") } anderswo.
aid-hidden-set-explained = Nehmen Sie einige { -stone(form: "many") } und ebenso viele Felder. Belegt jede offene Stelle dieser { -stone(form: "many") } eines dieser Felder, so liegt auf jedem der Felder einer von ihnen. Also bedeckt kein anderer { -stone } eines der Felder, und keiner der { -stone(form: "many") } bedeckt zwei von ihnen.
aid-cell-set-with-double-explained = Haben alle Felder der Gruppe dieselbe Zahl und sind zwei von ihnen Nachbarn, so hat dort auch der Doppelstein dieser Zahl Platz. Gibt es einen { -stone } weniger als Felder, so muss der Doppelstein zwei der Felder bedecken, und alle diese { -stone(form: "many") } werden hier gebraucht. Gibt es so viele { -stone(form: "many") } wie Felder, so bedeckt der Doppelstein mindestens eines der Felder. Was hier gebraucht wird, liegt nirgends sonst.
aid-mixed-set-explained = Eine Feldgruppe muss nicht aus einer Zahl bestehen. Nehmen Sie drei oder mehr Felder, von denen sich keine zwei verbinden können, und zählen Sie auf, welche { -stone(form: "many") } für sie noch in Frage kommen. Sind es nur so viele { -stone(form: "many") } wie Felder, so liegt keiner dieser { -stone(form: "many") } anderswo.
aid-chain-explained = Ein Feld oder ein { -stone } mit zwei offenen Stellen ist ein Glied: Eine der beiden Stellen gilt, die andere nicht. Wo Glieder eine Stelle gemeinsam haben, bilden sie eine Kette: Entscheidet sich eine Stelle, so entscheiden sich alle. Es gibt also nur zwei Fälle. Kommen in einem Fall zwei { -stone(form: "many") } auf ein Feld, ein { -stone } an zwei Stellen, oder bleibt etwas ohne Stelle, so gilt der andere Fall. Und eine Stelle, die in beiden Fällen unmöglich ist, lässt sich sofort streichen.
aid-matching-explained = Färben Sie das Brett in Gedanken wie ein Schachbrett. Jeder { -stone } bedeckt ein schwarzes und ein weißes Feld. Nehmen Sie einige Felder einer Farbe und alle Nachbarn, mit denen sie sich noch verbinden können. Sind es nur ebenso viele Nachbarn wie Felder, so werden sie alle gebraucht, und für andere Felder bleibt keiner davon.
aid-trial-explained = Wählen Sie eine Stelle, und nehmen Sie versuchsweise an, dass ihr { -stone } dort liegt. Legen Sie die Siegel und Lücken, die daraus folgen, in Gedanken oder mit anderen { -stone(form: "many-dative") }, bis ein Feld oder ein { -stone } keine Stelle mehr hat. Dann ist die Stelle falsch. So heißt der { -aid } schon im Buch von 1921, und ein Feld, das auf allen Seiten eingeschlossen ist, heißt dort Loch. Nur in der Stufe Meister ist er nötig.
aid-laid =
    Auf dem Brett { $laid ->
        [1] liegt bisher ein { -stone }
       *[other] liegen bisher { $laid } { -stone(form: "many") }
    }.
# $number: die Zahl im Ring, der eine Annahme keinen Nachbarn lässt. $stone: der angenommene Stein.
aid-supposed = Nun hat die eingekreiste { $number } keine offene Stelle mehr. Also liegt { $stone } nicht am Kreuz.
techniques-heading = Wenn Siegel und Lücken nicht reichen
techniques-cross-out = Nur Siegel und Lücken verraten, wo ein { -stone } liegt. Alle anderen { -aid(form: "many") } verraten, wo er nicht liegen kann. Streichen Sie diese Stelle: Ziehen Sie einen { -stroke } zwischen ihren Feldern, und ziehen Sie in der { -tally } eins ab. Früher oder später springt dabei ein Siegel oder eine Lücke heraus.
techniques-open = Eine Stelle ist offen, solange ihre Felder frei sind, ihr { -stone } noch nirgends liegt und sie nicht gestrichen ist.
techniques-ring = In den Bildern zeigt ein Ring die Zahl, um die es geht, und eine gestrichelte Linie eine mögliche Stelle. Wo ein Kreuz steht, kann kein { -stone } liegen.
techniques-turning = Der schwerste Schritt einer { -puzzle } ist ihr <b>Wendepunkt</b>. Unter dem Brett steht, auf welcher Seite ihn ein Bild erklärt.
techniques-cells-listed = Unter dem Brett stehen die Felder, um die es geht.
techniques-for-numbers = { -aid(form: "many") } für Zahlen
technique-three-explained = <b>Dreier:</b> Ein Feld kann nur noch zu einem bestimmten Dreier gehören. Ist die Zahl eines seiner Felder bekannt, tragen Sie sie in alle drei ein.
technique-only-number-explained = <b>Einzige Zahl:</b> Für ein Feld bleibt nur eine Zahl.
technique-last-cells-explained = <b>Letzte Felder einer Zahl:</b> Einer Zahl bleiben nur so viele Felder, wie sie noch braucht.
technique-filling-seal-explained = <b>Siegel:</b> Einem { -stone } bleibt nur eine Stelle, also kommen seine Zahlen dorthin.
technique-filling-gap-explained = <b>Lücke:</b> Einem Feld bleibt nur ein Nachbar, also liegt dort ein { -stone }, gleich welcher.
technique-no-three-explained = <b>Dreier, die nicht passen:</b> Kein Dreier einer Zahl kann ein Feld enthalten, also steht diese Zahl dort nicht.
technique-no-domino-explained = <b>{ -stone(form: "many") }, die nicht passen:</b> Kein { -stone }, der ein Feld bedecken kann, bringt eine Zahl dorthin, also steht sie nicht dort.
technique-second-link-explained = <b>Zweite Verbindung:</b> Ein zweiter { -stone } zwischen denselben zwei Dreiern wäre noch einmal derselbe, also gibt es keinen.
technique-supposition-explained = <b>Annahme:</b> Nehmen Sie für ein Feld eine Zahl an. Führt sie zu einem Widerspruch, streichen Sie sie.
# Dasselbe neben dem Bild seines Beispiels, in zwei Sätzen. Ein Ring, eine gestrichelte Linie oder ein Kreuz zeigt die Stelle.
aid-equal-neighbours-seen = Neben der eingekreisten 3 sind nur noch Nullen frei. Also gehört sie zu <stone>0:3</stone>, und der liegt nicht am Kreuz.
aid-fixed-cell-seen = Egal, wo <stone>0:1</stone> liegt: Die eingekreiste 1 gehört immer dazu. Also bedeckt sie kein anderer { -stone }, auch nicht <stone>1:3</stone>.
aid-locked-square-seen = Die { -stone(form: "many") } <stone>0:2</stone> und <stone>1:2</stone> passen nur in das eingekreiste Quadrat, auf zwei Arten. Also hat dieses Brett { $solutions } Lösungen, und { -puzzle(form: "no") } in diesem Buch enthält so ein Quadrat.
aid-overlap-seen = Der { -stone } <stone>1:2</stone> liegt an einer der gestrichelten Stellen. Läge <stone>2:2</stone> dazwischen, nähme er beiden ein Feld; also liegt er dort nicht.
aid-forced-duplicate-seen = Läge <stone>1:3</stone> am Kreuz, bliebe der eingekreisten 3 nur die 1 daneben, und das wäre wieder <stone>1:3</stone>. Diesen { -stone } gibt es nur einmal, also liegt er dort nicht.
aid-forced-duplicate-of-two-seen = Läge <stone>0:2</stone> am Kreuz, bliebe beiden eingekreisten Zahlen nur <stone>1:3</stone>. Diesen { -stone } gibt es nur einmal, also liegt <stone>0:2</stone> dort nicht.
aid-odd-area-seen = Läge <stone>0:1</stone> am Kreuz, wären die drei eingekreisten Zahlen abgeschnitten. Drei Felder lassen sich mit { -stone(form: "many-dative") } nicht füllen, also liegt er dort nicht.
aid-cell-set-seen = Auf die beiden eingekreisten Dreien passen nur <stone>2:3</stone> und <stone>3:3</stone>. Beide werden dort gebraucht und liegen nicht am Kreuz.
aid-hidden-set-seen = Die { -stone(form: "many") } <stone>0:1</stone>, <stone>0:3</stone> und <stone>1:3</stone> bedecken je eine der drei eingekreisten Zahlen. Also bedeckt kein anderer { -stone } eine davon.
aid-cell-set-with-double-seen = Auf die drei eingekreisten Einsen passen nur <stone>1:1</stone>, <stone>1:2</stone> und <stone>1:3</stone>. Ohne <stone>1:1</stone> bliebe eine von ihnen unbedeckt.
aid-mixed-set-seen = Auf die drei eingekreisten Zahlen passen nur <stone>1:2</stone>, <stone>1:3</stone> und <stone>2:3</stone>. Alle drei werden dort gebraucht und liegen nicht an den Kreuzen.
aid-chain-seen = Entweder liegen im eingekreisten Quadrat <stone>2:2</stone> und <stone>0:3</stone>, oder <stone>0:2</stone> liegt an seiner rechten Seite. Im ersten Fall bliebe für <stone>2:3</stone> keine Stelle.
aid-matching-seen = Die drei eingekreisten Zahlen haben zusammen nur drei freie Nachbarn. Alle drei Nachbarn werden hier gebraucht, für andere Zahlen bleibt keiner davon.
aid-trial-seen = Angenommen, <stone>1:2</stone> liegt am Kreuz. Legen Sie dann, was daraus folgt.
# Was folgt, neben dem zweiten Bild. $number: die Zahl im Ring.
aid-then-gap = Der eingekreisten { $number } bleibt so nur eine offene Stelle, also liegt dort { $stone }.
aid-then-seal = So bleibt für { $stone } nur eine Stelle, die gestrichelte.
aid-then-pair = Den beiden eingekreisten Zahlen bleibt so nur die jeweils andere: Zusammen sind es { $stone }.
# Geht weiter: die erste Aufgabe, die ihn braucht.
aid-try = Zum Ausprobieren: { -puzzle } { $number }.
