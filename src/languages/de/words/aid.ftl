# Die Kniffe nach Siegel und Lücke, jede vor einem Beispiel erklärt.

aid-equal-neighbours-explained = Haben alle Felder, mit denen sich ein Feld noch verbinden kann, dieselbe Zahl, so zeigt jede Stelle dieses Feldes denselben { -stone }. Also bedeckt dieser { -stone } das Feld, und er liegt nirgends sonst.
aid-fixed-cell-explained = Belegen alle offenen Stellen eines { -stone(form: "genitive") } dasselbe Feld, so bedeckt dieser { -stone } das Feld. Kein anderer kann es: Streichen Sie die Stellen dieses Feldes, die andere { -stone(form: "many") } zeigen. So heißt der { -aid } schon im Buch von 1921.
aid-locked-square-explained = Zwei { -stone(form: "many") } können nur in denselben vier Feldern liegen. Also füllen sie diese Felder, und kein anderer { -stone } kommt dorthin. Aber sie lassen sich in ihrem Quadrat drehen. Darum hat ein Brett mit einem solchen Quadrat mindestens zwei Lösungen, dieses kleine hat { $solutions }, und { -puzzle(form: "no") } in diesem Buch enthält eines.
aid-overlap-explained = Sehen Sie alle offenen Stellen eines { -stone(form: "genitive") } an. Ein anderer auf einer Stelle, die mit jeder von ihnen ein Feld gemeinsam hat, ließe diesem { -stone } gar keine Stelle. Also liegt dort keiner.
aid-forced-duplicate-explained = Nehmen Sie ein Feld und einen seiner Nachbarn, und sehen Sie an, wie das Feld sonst noch bedeckt werden kann. Zeigen alle diese Stellen denselben { -stone }, so braucht das Feld diesen { -stone }, sobald der Nachbar anders vergeben ist. Dieser { -stone } darf den Nachbarn also nicht ohne das Feld bedecken: Er würde zweimal gebraucht.
aid-forced-duplicate-of-two-explained = Zwei Felder können denselben Bedarf haben. Nähme ein { -stone } jedem von beiden einen Nachbarn, und bräuchten dann beide denselben anderen, der nicht beide bedecken kann, so liegt er dort nicht: Den anderen gibt es nur einmal.
aid-odd-area-explained = Manchmal schnitte ein { -stone } einige Felder von allen anderen ab: Jeder Weg von ihnen zum übrigen offenen Brett führt über seine beiden Felder. Ist ihre Zahl ungerade, so können { -stone(form: "many") } sie nicht füllen, denn jeder bedeckt zwei. Also liegt dort kein { -stone }. Das Buch von 1921 nennt ein einzelnes Feld, das übrig bleibt, ein Loch.
aid-cell-set-explained = Nehmen Sie einige Felder mit derselben Zahl, von denen sich keine zwei verbinden können, und zählen Sie auf, welche { -stone(form: "many") } für sie noch in Frage kommen. Sind es nur so viele { -stone(form: "many") } wie Felder, so bekommt jedes Feld einen davon. Also liegt keiner dieser { -stone(form: "many") } anderswo.
aid-hidden-set-explained = Nehmen Sie einige { -stone(form: "many") } und ebenso viele Felder. Belegt jede offene Stelle dieser { -stone(form: "many") } eines dieser Felder, so teilen die { -stone(form: "many") } die Felder unter sich auf. Also bedeckt kein anderer { -stone } eines der Felder, und keiner der { -stone(form: "many") } nimmt zwei von ihnen.
aid-cell-set-with-double-explained = In dieser Feldgruppe mit einer Zahl können sich zwei Felder verbinden, so dass der Doppelstein dieser Zahl dort Platz hat. Gibt es einen { -stone } weniger als Felder, so muss der Doppelstein zwei der Felder bedecken, und alle diese { -stone(form: "many") } sind hier verbraucht. Gibt es so viele { -stone(form: "many") } wie Felder, so bedeckt der Doppelstein wenigstens eines der Felder. Was hier verbraucht ist, liegt nirgends sonst.
aid-mixed-set-explained = Eine Feldgruppe muss nicht aus einer Zahl bestehen. Nehmen Sie drei oder mehr Felder, von denen sich keine zwei verbinden können, und zählen Sie auf, welche { -stone(form: "many") } für sie noch in Frage kommen. Sind es nur so viele { -stone(form: "many") } wie Felder, so liegt keiner dieser { -stone(form: "many") } anderswo.
aid-chain-explained = Ein Feld oder ein { -stone } mit zwei offenen Stellen ist ein Glied: Eine der beiden Stellen gilt, die andere nicht. Wo Glieder eine Stelle gemeinsam haben, bilden sie eine Kette: Steht eine Stelle fest, so stehen alle fest. Es gibt also nur zwei Fälle. Kommen in einem Fall zwei { -stone(form: "many") } auf ein Feld, ein { -stone } auf zwei Stellen, oder bleibt etwas ohne Stelle, so gilt der andere Fall. Und eine Stelle, die in beiden Fällen unmöglich ist, kann sofort gestrichen werden.
aid-matching-explained = Färben Sie das Brett in Gedanken wie ein Schachbrett. Jeder { -stone } bedeckt ein schwarzes und ein weißes Feld. Nehmen Sie einige Felder einer Farbe und alle Felder, mit denen sie sich noch verbinden können. Gibt es davon nur ebenso viele, so werden sie alle gebraucht, und kein anderes Feld verbindet sich mit einem von ihnen.
aid-trial-explained = Nehmen Sie eine Stelle und nehmen Sie versuchsweise an, dass ihr { -stone } dort liegt. Legen Sie die Siegel und Lücken, die daraus folgen, in Gedanken oder mit anderen { -stone(form: "many-dative") }, bis ein Feld oder ein { -stone } keine Stelle mehr hat. Dann ist die Stelle falsch. So heißt der { -aid } schon im Buch von 1921, und ein Feld, das auf allen Seiten eingeschlossen ist, heißt dort Loch. Nur die Stufe Meister braucht ihn.
aid-laid =
    Auf dem Brett { $laid ->
        [1] liegt bisher ein { -stone }
       *[other] liegen bisher { $laid } { -stone(form: "many") }
    }.
# $number: die Zahl im Ring, der eine Annahme keinen Nachbarn lässt. $stone: der angenommene Stein.
aid-supposed = Nun hat die eingekreiste { $number } keinen freien Nachbarn mehr. Also liegt { $stone } nicht am Kreuz.
techniques-heading = Wenn Siegel und Lücken nicht reichen
techniques-cross-out = Nur ein Siegel oder eine Lücke legt einen { -stone }. Jeder andere { -aid } zeigt, wo ein { -stone } nicht liegen kann. Streichen Sie diese Stelle: Ziehen Sie einen { -stroke } zwischen ihre beiden Felder, und zählen Sie in der { -tally } eine weniger. Früher oder später wird daraus ein Siegel oder eine Lücke.
techniques-open = Eine Stelle ist offen, solange ihre beiden Felder frei sind, ihr { -stone } nicht liegt und Sie sie nicht gestrichen haben.
techniques-ring = In den Bildern zeigt ein Ring die Zahl, um die es geht, eine gestrichelte Linie eine mögliche Stelle und ein Kreuz eine, an der nichts liegen kann.
techniques-turning = Der schwerste Schritt einer { -puzzle } ist ihr <b>Wendepunkt</b>. Ihn erklärt ein Bild auf der Seite, die am Fuß der { -puzzle } genannt ist.
techniques-cells-listed = Unter dem Brett stehen die besprochenen Felder.
techniques-for-numbers = { -aid(form: "many") } für Zahlen
technique-three-explained = <b>Dreier:</b> Ein Feld kann nur noch zu einem bestimmten Dreier gehören. Ist die Zahl eines seiner Felder bekannt, tragen Sie sie in alle drei ein.
technique-only-number-explained = <b>Einzige Zahl:</b> Für ein Feld bleibt nur eine Zahl.
technique-last-cells-explained = <b>Letzte Felder einer Zahl:</b> Einer Zahl bleiben nur so viele Felder, wie sie noch braucht.
technique-filling-seal-explained = <b>Siegel:</b> Einem { -stone } bleibt nur eine Stelle, also kommen seine Zahlen dorthin.
technique-filling-gap-explained = <b>Lücke:</b> Einem Feld bleibt nur ein Nachbar, also liegt dort ein { -stone }, welcher auch immer.
technique-no-three-explained = <b>Dreier, die nicht passen:</b> Kein Dreier einer Zahl kann über einem Feld liegen, also steht diese Zahl nicht dort.
technique-no-domino-explained = <b>{ -stone(form: "many") }, die nicht passen:</b> Kein { -stone }, der ein Feld bedecken kann, bringt eine Zahl dorthin, also steht sie nicht dort.
technique-second-link-explained = <b>Zweite Verbindung:</b> Ein zweiter { -stone } zwischen denselben zwei Dreiern wäre derselbe { -stone }, also gibt es keinen.
technique-supposition-explained = <b>Annahme:</b> Nehmen Sie auf einem Feld eine Zahl an; geht sie nicht, streichen Sie sie.
# Dasselbe neben dem Bild seines Beispiels, in zwei Sätzen. Ein Ring, eine gestrichelte Linie oder ein Kreuz zeigt die Stelle.
aid-equal-neighbours-seen = Neben der eingekreisten 3 sind nur noch Nullen frei. Also gehört sie zu <stone>0:3</stone>, und der liegt nicht am Kreuz.
aid-fixed-cell-seen = Wo <stone>0:1</stone> auch liegt, die eingekreiste 1 gehört dazu. Also bedeckt sie kein anderer { -stone }, und <stone>1:3</stone> scheidet aus.
aid-locked-square-seen = <stone>0:2</stone> und <stone>1:2</stone> passen nur in das eingekreiste Quadrat, auf zwei Arten. Also hat dieses Brett { $solutions } Lösungen, und { -puzzle(form: "no") } in diesem Buch enthält so ein Quadrat.
aid-overlap-seen = <stone>1:2</stone> liegt an einer der gestrichelten Stellen. <stone>2:2</stone> dazwischen nähme beiden ein Feld, also liegt er dort nicht.
aid-forced-duplicate-seen = Wäre die 3 darüber vergeben, bräuchte die eingekreiste 3 den { -stone } <stone>1:3</stone>. Also kann <stone>1:3</stone> sie nicht selbst nehmen: Es gibt ihn nur einmal.
aid-forced-duplicate-of-two-seen = Läge <stone>0:2</stone> am Kreuz, bliebe beiden eingekreisten Zahlen nur <stone>1:3</stone>. Den gibt es nur einmal, also liegt <stone>0:2</stone> dort nicht.
aid-odd-area-seen = Läge <stone>0:1</stone> am Kreuz, wären die drei eingekreisten Zahlen abgeschnitten. Drei Felder lassen sich mit { -stone(form: "many-dative") } nicht füllen, also liegt er dort nicht.
aid-cell-set-seen = Auf die beiden eingekreisten Dreien passen nur <stone>2:3</stone> und <stone>3:3</stone>. Beide werden dort gebraucht, also nicht am Kreuz.
aid-hidden-set-seen = <stone>0:1</stone>, <stone>0:3</stone> und <stone>1:3</stone> müssen jeder eine der drei eingekreisten Zahlen bedecken. Also bedeckt sie kein anderer { -stone }.
aid-cell-set-with-double-seen = Auf die drei eingekreisten Einsen passen nur <stone>1:1</stone>, <stone>1:2</stone> und <stone>1:3</stone>. Sie brauchen <stone>1:1</stone>, sonst bekäme eine von ihnen keinen.
aid-mixed-set-seen = Auf die drei eingekreisten Zahlen passen nur <stone>1:2</stone>, <stone>1:3</stone> und <stone>2:3</stone>. Alle drei werden dort gebraucht, also nicht an den Kreuzen.
aid-chain-seen = Im eingekreisten Quadrat liegen <stone>2:2</stone> und <stone>0:3</stone>, oder aber <stone>0:2</stone> an seiner rechten Seite. Die ersten beiden ließen <stone>2:3</stone> keine Stelle.
aid-matching-seen = Die drei eingekreisten Zahlen haben zusammen nur drei freie Nachbarn. Sie brauchen alle drei, also bekommt sie niemand sonst.
aid-trial-seen = Angenommen, <stone>1:2</stone> liegt am Kreuz. Legen Sie dann, was daraus folgt.
# Was folgt, neben dem zweiten Bild. $number: die Zahl im Ring.
aid-then-gap = Der eingekreisten { $number } bleibt so nur ein freier Nachbar. Also liegt dort { $stone }.
aid-then-seal = So bleibt für { $stone } nur eine Stelle, die gestrichelte.
aid-then-pair = Den beiden eingekreisten Zahlen bleibt so nur die jeweils andere. Sie sind { $stone }.
