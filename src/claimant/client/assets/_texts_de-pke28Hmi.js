var e=`
bot-random = Zufall
bot-random-text = spielt irgendeine erlaubte Karte
bot-greedy = Gierschlund
bot-greedy-text = spielt mit gesundem Menschenverstand, denkt aber nur von Stich zu Stich
bot-squire = Knappe
bot-squire-text = schaut ein kleines Stück voraus
bot-captain = Hauptmann
bot-captain-text = spielt im Kopf durch, wie die Karten verteilt sein könnten
bot-regent = Regent
bot-regent-text = denkt lange nach und macht keinen Fehler, sobald alle Karten bekannt sind
bot-ismcts = Lehrbuch
bot-ismcts-text = sucht genau nach Lehrbuch, zum Vergleichen
bot-level = Spielstärke
bot-is-thinking = { $who } denkt nach …
bots-alike = { $count } { $bot }-Bots
claim-hand-help = Mit den Pfeiltasten gehst du durch deine Hand, mit Enter spielst du eine Karte. Eine Ziffer springt zur nächsten Karte mit diesem Wert.
claim-sending = Deine Karte wird gesendet …
claim-card-sent = { $card }, wird gesendet
claim-card-next = { $card }, wird als Nächstes gespielt
claim-next = { $card } wird gespielt, sobald du am Zug bist.
claim-not-next = { $card } bleibt auf deiner Hand.
claim-skip = Überspringen (Leertaste)
claim-actions = Weitere Aktionen
claim-memory = Gedächtnis
claim-result = Ergebnis
claim-votes = Stimmen
claim-leads = liegt hier vorn
claim-chosen-of = { $count } von { $total }
claim-hint = Mein Tipp: { $what }
claim-agree = Zustimmen
claim-refuse = Ablehnen
claim-resign-sure = Willst du wirklich aufgeben? Die Partie zählt dann als verloren.
claim-stood-in = Gerade spielt ein Bot für dich.
claim-take-back = Selbst weiterspielen
claim-late = { $who } lässt auf sich warten.
claim-offer-undo =
    { $seat ->
        [you] Du möchtest deinen letzten Zug zurücknehmen.
       *[other] { $who } möchte den letzten Zug zurücknehmen.
    }
claim-offer-stand-in =
    { $seat ->
        [you] Du schlägst vor, dass ein Bot für { $other } weiterspielt.
       *[other] { $who } schlägt vor, dass ein Bot für { $other } weiterspielt.
    }
step-offer-undo =
    { $seat ->
        [you] Du möchtest einen Zug zurücknehmen.
       *[other] { $who } möchte einen Zug zurücknehmen.
    }
step-offer-stand-in =
    { $seat ->
        [you] Du schlägst vor, dass ein Bot einspringt.
       *[other] { $who } schlägt vor, dass ein Bot einspringt.
    }
step-agree =
    { $seat ->
        [you] Du stimmst zu.
       *[other] { $who } stimmt zu.
    }
step-refuse =
    { $seat ->
        [you] Du lehnst ab.
       *[other] { $who } lehnt ab.
    }
step-resign =
    { $seat ->
        [you] Du gibst auf.
       *[other] { $who } gibt auf.
    }
step-return =
    { $seat ->
        [you] Du spielst wieder selbst.
       *[other] { $who } ist zurück am Tisch.
    }
ending-resigned =
    { $seat ->
        [you] Du hast aufgegeben. Gewonnen: { $winners }
       *[other] { $who } hat aufgegeben. Gewonnen: { $winners }
    }
event-dealt = Alle bekommen je { $count } Karten.
event-phase-began-1 = Phase 1: Anhänger gewinnen.
event-phase-began-2 = Phase 2: Stimmen gewinnen.
event-phase-began-3 = Wertung: Alle Karten sind gespielt, jetzt stimmen die Fraktionen ab.
event-moved-deck-prizes =
    { $count ->
        [one] Der Preis: { $cards }.
       *[other] Die Preise: { $cards }.
    }
event-moved-hand-trick-lead =
    { $seat ->
        [you] Du spielst { $cards } an.
       *[other] { $who } spielt { $cards } an.
    }
event-moved-hand-trick =
    { $seat ->
        [you] Du spielst { $cards }.
       *[other] { $who } spielt { $cards }.
    }
event-moved-hand-buried =
    { $seat ->
        [you] Du legst { $cards } verdeckt ab.
       *[other] { $who } legt { $cards } verdeckt ab.
    }
event-trick-won-win =
    { $seat ->
        [you] Du gewinnst den Stich.
       *[other] { $who } gewinnt den Stich.
    }
event-trick-won =
    { $seat ->
        [you] { $power }: Du gewinnst den Stich.
       *[other] { $power }: { $who } gewinnt den Stich.
    }
event-looked =
    { $seat ->
        [you] Du siehst dir die oberste Karte des Nachziehstapels an: { $cards }.
       *[other] { $who } sieht sich die oberste Karte des Nachziehstapels an: { $cards }.
    }
event-looked-hidden =
    { $seat ->
        [you] Du siehst dir die oberste Karte des Nachziehstapels an.
       *[other] { $who } sieht sich die oberste Karte des Nachziehstapels an.
    }
event-moved-prizes-followers =
    { $seat ->
        [you] Du nimmst den Preis: { $cards }.
       *[other] { $who } nimmt den Preis: { $cards }.
    }
event-moved-deck-followers =
    { $seat ->
        [you] Du ziehst { $cards } vom Nachziehstapel.
       *[other] { $who } zieht { $cards } vom Nachziehstapel.
    }
event-moved-prizes-deck = { $cards } kommt unter den Nachziehstapel.
event-moved-trick-score-collect =
    { $seat ->
        [you] Du nimmst { $cards }.
       *[other] { $who } nimmt { $cards }.
    }
event-moved-trick-score-Bs =
    { $seat ->
        [you] Dein Basilisk fängt { $cards }.
       *[other] Der Basilisk von { $who } fängt { $cards }.
    }
event-moved-trick-score-Dw =
    { $seat ->
        [you] Die Zwerge halten zu dir: { $cards }.
       *[other] Die Zwerge halten zu { $who }: { $cards }.
    }
event-moved-trick-score =
    { $seat ->
        [you] { $power }: Du gewinnst { $cards }.
       *[other] { $power }: { $who } gewinnt { $cards }.
    }
event-moved-trick-table = Noch auf dem Tisch: { $cards }.
event-moved-table-score =
    { $seat ->
        [you] Du nimmst { $cards } vom Tisch.
       *[other] { $who } nimmt { $cards } vom Tisch.
    }
event-moved-trick-display =
    { $seat ->
        [you] Du legst { $cards } offen vor dir aus.
       *[other] { $who } legt { $cards } offen aus.
    }
event-moved-score-display =
    { $seat ->
        [you] Du legst { $cards } offen vor dir aus.
       *[other] { $who } legt { $cards } offen aus.
    }
event-moved-display-discard =
    { $seat ->
        [you] { $power }: Du verlierst { $cards } aus deiner Auslage.
       *[other] { $power }: { $who } verliert { $cards } aus der Auslage.
    }
event-moved-display-score =
    { $from-seat ->
        [you] Deine Auslage kommt auf den Punktestapel: { $cards }.
       *[other] Die Auslage von { $from } kommt auf den Punktestapel: { $cards }.
    }
event-moved-score-score-Pe =
    { $seat ->
        [you] Diese Bauern laufen zu dir über: { $cards }.
       *[other] Diese Bauern laufen zu { $who } über: { $cards }.
    }
event-moved-score-score-score =
    { $seat ->
        [you] Der Punktestapel deines Partners kommt zu deinem: { $cards }.
       *[other]
            { $from-seat ->
                [you] Dein Punktestapel kommt zu dem von { $who }: { $cards }.
               *[other] Der Punktestapel von { $from } kommt zu dem von { $who }: { $cards }.
            }
    }
event-moved-score-score =
    { $seat ->
        [you] { $power }: Du bekommst { $cards }.
       *[other] { $power }: { $who } bekommt { $cards }.
    }
event-moved-score-discard =
    { $seat ->
        [you] { $power }: Du verlierst { $cards }.
       *[other] { $power }: { $who } verliert { $cards }.
    }
event-moved-reserve-hand-Ph =
    { $seat ->
        [you] Aus der Asche ziehst du { $cards }.
       *[other] Aus der Asche zieht { $who } { $cards }.
    }
event-moved-reserve-hand =
    { $seat ->
        [you] { $power }: Du ziehst { $cards }.
       *[other] { $power }: { $who } zieht { $cards }.
    }
event-moved-hand-hand =
    { $seat ->
        [you] Du bekommst { $cards }.
       *[other] { $who } bekommt { $cards }.
    }
event-moved-hand-discard-end-phase =
    { $seat ->
        [you] Der Rest deiner Hand wird abgeworfen: { $cards }.
       *[other] Der Rest der Hand von { $who } wird abgeworfen: { $cards }.
    }
event-moved-hand-discard =
    { $seat ->
        [you] Du wirfst { $cards } ab.
       *[other] { $who } wirft { $cards } ab.
    }
event-moved = Bewegte Karten ({ $power }): { $cards }.
event-named-Ra =
    { $seat ->
        [you] Deine Beute zählt auch für: { $faction }.
       *[other] Die Beute von { $who } zählt auch für: { $faction }.
    }
event-named =
    { $seat ->
        [you] Du nennst: { $faction }.
       *[other] { $who } nennt: { $faction }.
    }
event-lead-passed =
    { $seat ->
        [you] { $power }: Du spielst den nächsten Stich an.
       *[other] { $power }: { $who } spielt den nächsten Stich an.
    }
event-lead-passed-Au =
    { $seat ->
        [you] Dein Automaton ist aufgezogen: Diesen Stich gewinnst du kampflos.
       *[other] { $who } hat einen Automaton aufgezogen und gewinnt diesen Stich kampflos.
    }
event-strength = { $card } hat Stärke { $strength }.
cards-unknown =
    { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }
card-strength = { $card } (Stärke { $strength })
why-cards = mehr Karten, { $numbers }
why-highest-card = { $numbers }, die höhere Karte entscheidet: { $mine } gegen { $other }
why-last-card = { $numbers }, aber noch eine Karte zum Vergleichen: { $mine }
why-tie = völliger Gleichstand
why-nobody = niemand hat eine davon
weight = { $power }
why-weight = { $weighed }: { $weights }
why-awarded = entschieden durch: { $power }
why-awarded-Lighthouse = hatte zuerst drei
weight-Ba = längste Straße
weight-Tower = Summe der Werte
vote-for-nobody = keine Stimme
vote-extra = eine Extrastimme
counts-besides = Mit + markiert ist, was hier zusätzlich zählt: { $cards }
counts-by-power = { $cards } ({ $power })
ending-votes =
    { $seat ->
        [you] Du gewinnst die Abstimmung mit { $votes }!
       *[other] { $who } gewinnt die Abstimmung mit { $votes }.
    }
ending-cards =
    { $seat ->
        [you] { $even } Du hast mehr Karten in den Fraktionen, die für dich gestimmt haben ({ $cards }): Du gewinnst!
       *[other] { $even } { $who } hat mehr Karten in den gewonnenen Fraktionen ({ $cards }) und gewinnt.
    }
ending-values =
    { $seat ->
        [you] { $even } Auch die Zahl der Karten in den gewonnenen Fraktionen ist gleich ({ $cards }). Die Summe ihrer Werte entscheidet ({ $values }): Du gewinnst!
       *[other] { $even } Auch die Zahl der Karten in den gewonnenen Fraktionen ist gleich ({ $cards }). Die Summe ihrer Werte entscheidet ({ $values }): { $who } gewinnt.
    }
ending-shared = Gleichstand bei Stimmen, Karten und Werten. Geteilter Sieg: { $winners }.
ending-power =
    { $seat ->
        [you] { $power }: Die Partie ist entschieden, bevor eine Stimme gezählt wird. Du gewinnst!
       *[other] { $power }: Die Partie ist entschieden, bevor eine Stimme gezählt wird. { $who } gewinnt.
    }
even-all = Bei den Stimmen herrscht Gleichstand ({ $votes }).
even-some = Die meisten Stimmen haben { $tied }, je { $count }.
card = { $faction } { $value }
faction-Go = Kobolde
faction-Go-one = Kobold
faction-Go-power = Keine besondere Fähigkeit. Dafür sind sie die größte Fraktion von allen.
example-Go = Fünf der vierzehn Kobolde haben den Wert 0. Stiche gewinnen sie damit kaum, aber für die Stimme der Kobolde zählt Go0 genauso viel wie Go9.
lesson-Go = Für die Stimme zählt eine 0 genauso viel wie eine 9. Nur bei Gleichstand entscheidet die höchste Karte. Welchen Kobold brauchst du?
lesson-Go-done = Ihr habt beide fünf Kobolde, aber Go9 gehört dir: Die Kobolde stimmen für dich!
faction-Kn = Ritter
faction-Kn-one = Ritter
faction-Kn-power = Wurde ein Kobold angespielt, schlägt ihn jeder Ritter, egal wie hoch die Werte sind. Hast du selbst Kobolde, musst du trotzdem bedienen.
example-Kn = Dein Gegner spielt Go9 an. Du hast keinen Kobold und spielst Kn2: Der Stich gehört dir.
ruling-Kn = Die Bedienregel geht vor: Wer einen Kobold hat, darf keinen Ritter spielen. Gegen einen angespielten Doppelgänger hat ein Ritter keinen Vorteil. Zu dritt und zu viert stehen nach einem angespielten Kobold alle Ritter vor allen anderen Karten.
lesson-Kn = Go9 ist angespielt, und du hast keinen Kobold. Welche deiner Karten schlägt ihn trotzdem?
lesson-Kn-done = Kn2 schlägt Go9! Gegen einen angespielten Kobold gewinnt jeder Ritter.
faction-Un = Untote
faction-Un-one = Untoter
faction-Un-power = Phase 1: Wer den Stich gewinnt, legt alle gespielten Untoten sofort auf den eigenen Punktestapel.
example-Un = Phase 1: Du spielst Un3 an, und dein Gegner gewinnt mit Un7. Beide Untoten kommen sofort auf seinen Punktestapel.
ruling-Un = Egal ist, wer sie gespielt hat und ob damit bedient wurde. Ein Untoter, um den ihr als Preis spielt oder den du vom Nachziehstapel nimmst, wird ein ganz normaler Anhänger.
lesson-Un = Phase 1: Gewinne einen Stich, in dem Untote liegen.
lesson-Un-done = Phase 2 hat noch gar nicht begonnen, und diese Untoten liegen schon in deinem Punktestapel.
faction-Dw = Zwerge
faction-Dw-one = Zwerg
faction-Dw-power = Phase 2: Wer den Stich verliert, bekommt alle Zwerge darin. Zu dritt und zu viert bekommt sie, wer die schwächste Karte gespielt hat.
example-Dw = Phase 2: Du spielst Dw4 an, und dein Gegner gewinnt mit Dw8. Beide Zwerge kommen trotzdem zu dir, denn du hast verloren.
ruling-Dw = Ein Doppelgänger, der für einen Zwerg einspringt, geht an den Gewinner. Zu dritt und zu viert gilt von gleich schwachen Karten die zuletzt gespielte als die schwächste. Sie kann sogar den Stich gewonnen haben.
lesson-Dw = Hol dir die Zwerge! Sie gehen an den Verlierer des Stichs. Spiel also niedrig an.
lesson-Dw-done = Dein Gegner hat den Stich gewonnen, aber die Zwerge sind bei dir.
faction-Do = Doppelgänger
faction-Do-one = Doppelgänger
faction-Do-power = Statt zu bedienen, darfst du immer einen Doppelgänger spielen. Er kämpft dann wie eine Karte der angespielten Fraktion, übernimmt aber nie deren Fähigkeit.
example-Do = Dein Gegner spielt Kn5 an. Du hast Kn3, spielst aber lieber Do7: Er zählt hier als Ritter, ist höher und gewinnt.
ruling-Do = Bei der Wertung ist er immer ein Doppelgänger. Wird einer angespielt, sind Doppelgänger die angespielte Fraktion. Springt er für einen Untoten ein, wird er abgeworfen.
lesson-Do = Kn5 ist angespielt, und dein eigener Ritter ist zu niedrig. Wer könnte für ihn einspringen?
lesson-Do-done = In diesem Stich hat Do7 wie ein Ritter gekämpft. In deinem Punktestapel ist er wieder ein Doppelgänger.
faction-Gi = Riesen
faction-Gi-one = Riese
faction-Gi-power = Phase 2: Gewinnst du einen Stich, vertreibt jeder Riese darin bei jedem Gegner einen Gnom mit demselben Wert aus der Auslage.
example-Gi = Du spielst Dr5 an. Dein Gegner hat keinen Drachen und spielt Gi7. Du gewinnst, und aus seiner Auslage wird ein Gn7 vertrieben.
ruling-Gi = Egal ist, wer den Riesen gespielt hat: Er hilft dem, der den Stich gewinnt. Deine eigenen Gnome und die deines Partners lässt er in Ruhe.
lesson-Gi = Sieh dir die Gnome deines Gegners an. Gewinne einen Stich mit einem Riesen, der denselben Wert hat wie einer von ihnen.
lesson-Gi-done = Zwei Riesen lagen im Stich, und jeder hat einen Gnom mit seinem Wert vertrieben.
faction-Gn = Gnome
faction-Gn-one = Gnom
faction-Gn-power = Phase 2: Gnome, die du gewinnst, legst du offen vor dir aus. Dort können Riesen sie vertreiben. Wer am Ende noch da ist, zählt für dich.
example-Gn = Gn5 und Gn9 liegen vor dir. Dein Gegner gewinnt einen Stich mit Gi5: Gn5 ist weg, Gn9 bleibt.
ruling-Gn = Riesen erreichen nur Gnome in der Auslage. Ein Gnom, den ein Basilisk gefangen hat, liegt sicher im Punktestapel.
lesson-Gn = Gewinne Gnome. Und lass deinen Gegner dann keinen Stich gewinnen, in dem ein Riese liegt!
lesson-Gn-done = Deine Gnome sind alle noch da. Also zählen sie für dich.
faction-Dr = Drachen
faction-Dr-one = Drache
faction-Dr-power = Antwortest du auf die angespielte Karte mit einem Drachen, wirst du Startspieler des nächsten Stichs, auch wenn du diesen verlierst.
example-Dr = Dein Gegner spielt Se8 an. Du hast keinen Seher und spielst Dr0. Du verlierst, aber den nächsten Stich spielst du an.
ruling-Dr = Das gilt in beiden Phasen, auch vom letzten Stich von Phase 1 zum ersten von Phase 2. Antworten mehrere mit einem Drachen, zählt der zuletzt gespielte. Direkt vor einem automatischen Stich der Automatons bewirkt ein Drache nichts.
lesson-Dr = Diesen Stich kannst du nicht gewinnen. Aber mit einem Drachen darfst du den nächsten anspielen.
lesson-Dr-done = Du hast verloren und durftest trotzdem anspielen. So hat dir Un9 den letzten Stich geholt.
faction-Se = Seher
faction-Se-one = Seher
faction-Se-power = Phase 1: Gewinnst du mit einem Seher, siehst du nach, was oben auf dem Nachziehstapel liegt. Dann nimmst du diese Karte oder einen Preis.
example-Se = Phase 1: Der Preis ist Tr2. Du gewinnst mit Se6 und siehst nach, was oben liegt: Dr8! Den nimmst du, und dein Gegner bekommt Tr2.
ruling-Se = Der Seher selbst muss gewinnen; ein Doppelgänger hat diese Fähigkeit nicht. Die Karte musst du niemandem zeigen. Zu dritt und zu viert: Nimmst du sie, wählt die zweitbeste Karte einen Preis, die drittbeste bekommt den anderen, und die viertbeste zieht.
lesson-Se = Gewinne mit deinem Seher. Sieh dann nach, was oben auf dem Nachziehstapel liegt, und nimm die bessere Karte.
lesson-Se-done = Nur du wusstest, was oben lag. Dein Gegner musste nehmen, was du nicht wolltest.
faction-Tr = Trolle
faction-Tr-one = Troll
faction-Tr-power = Phase 2: Wer einen Stich gewinnt, bekommt nur einen Troll: den höchsten, der auf dem Tisch liegt. Die anderen warten auf spätere Stiche. Der letzte Stich bringt alle, die noch da sind.
example-Tr = Tr6 und Tr7 liegen im Stich: Wer gewinnt, nimmt Tr7, und Tr6 wartet. Im nächsten Stich spielt niemand einen Troll. Wer diesen Stich gewinnt, nimmt Tr6 mit.
ruling-Tr = Auch ein Stich ohne Trolle bringt einen der wartenden. Zu dritt und zu viert rät die Spielregel von Trollen ab.
lesson-Tr = Jeder Stich bringt nur einen Troll, der letzte aber alle, die noch da sind. Welchen Stich willst du?
lesson-Tr-done = Das Warten hat sich gelohnt: Der letzte Stich hat dir alle Trolle auf dem Tisch gebracht.
faction-Ro = Könige
faction-Ro-one = König
faction-Ro-power = Am Ende hält jeder deiner Könige die Bauern fest, die gleich hoch oder um bis zu 3 niedriger sind.
example-Ro = Mit Ro7 behältst du Pe4, Pe5, Pe6 und Pe7.
lesson-Ro = Pe4, Pe6 und Pe7 gehören dir, aber ohne König laufen sie dir davon. Gewinne einen!
lesson-Ro-done = Ro7 hält alle Bauern von 4 bis 7 fest. Sie bleiben bei dir.
faction-Pe = Bauern
faction-Pe-one = Bauer
faction-Pe-power = Am Ende bleibt ein Bauer nur bei dir, wenn du einen König hast, der gleich hoch oder um bis zu 3 höher ist. Alle anderen laufen zum Gegner über, Bauer 0 immer.
example-Pe = Du hast Ro7, Pe3 und Pe6. Pe6 bleibt bei dir, Pe3 läuft zu deinem Gegner über.
ruling-Pe = Alle laufen gleichzeitig über und bleiben dann, wo sie sind. Zu dritt wechseln sie zur nächsten Person im Uhrzeigersinn, zu viert zum anderen Team.
lesson-Pe = Am Ende bleiben nur Bauern, die zu einem König passen. Ro8 und Ro9 halten die Bauern 5 bis 9 fest. Gewinne so einen!
lesson-Pe-done = Pe6 bleibt bei dir. Pe2 ist übergelaufen: So tief reicht keiner deiner Könige.
faction-Au = Automatons
faction-Au-one = Automaton
faction-Au-power = Phase 1: Gewinnst du mit einem Automaton, gehört dir auch der nächste Stich. Dafür legen alle eine beliebige Karte verdeckt ab. Du nimmst den Preis und spielst danach an.
example-Au = Du gewinnst mit Au5. Um den nächsten Preis wird nicht gekämpft: Alle legen eine Karte verdeckt ab, und er gehört dir. So wirst du deine schlechteste Karte los!
ruling-Au = Der Automaton selbst muss gewinnen. Verdeckt abgelegte Karten gelten nicht als gespielt: Keine Fähigkeit wirkt, und niemand sonst bekommt sie zu sehen. Ein automatischer Stich löst keinen weiteren aus, und nach dem letzten Stich von Phase 1 passiert nichts. Zu dritt und zu viert wählst du einen Preis, die nächste Person im Uhrzeigersinn bekommt den anderen, und die übrigen ziehen.
lesson-Au = Gewinne mit deinem Automaton. Dann gehört dir auch der nächste Preis, ganz ohne Kampf: Leg dafür eine schlechte Karte verdeckt ab.
lesson-Au-done = Zwei Preise für einen Automaton! Gekostet hat dich das nur eine schlechte Karte.
faction-Ba = Barden
faction-Ba-one = Barde
faction-Ba-power = Am Ende stimmen die Barden für die längste Straße, zum Beispiel 3, 4, 5. Sind die längsten Straßen gleich lang, wird normal gewertet.
example-Ba = Du hast Ba3, Ba4 und Ba5. Dein Gegner hat mit Ba1, Ba2, Ba6, Ba7 und Ba9 zwar mehr Karten, aber deine Straße ist länger: Die Barden stimmen für dich.
ruling-Ba = Leuchtturm und Turm gelten für Barden nicht. Beute schließt nie eine Lücke in einer Straße.
lesson-Ba = Dein Gegner hat mehr Barden. Gewinne den, der deine Straße verlängert!
lesson-Ba-done = 3, 4, 5: Du hast die längste Straße, also stimmen die Barden für dich.
faction-Gr = Greife
faction-Gr-one = Greif
faction-Gr-power = Phase 2: Greife, die du gewinnst, legst du offen vor dir aus. Spielst du später eine Karte mit demselben Wert wie einer von ihnen, ist sie um 5 stärker.
example-Gr = Gr4 liegt vor dir. Spielst du jetzt Un4, kämpft er mit Stärke 9.
ruling-Gr = Mehr als 5 wird es nie. Ein Greif, der in Phase 1 gefangen wurde, hilft nicht.
lesson-Gr = Gewinne einen Greifen: Er liegt dann offen vor dir. Spiel danach eine Karte mit demselben Wert.
lesson-Gr-done = Weil Gr6 vor dir lag, hat Kn6 mit Stärke 11 gekämpft.
faction-Ra = Waschbären
faction-Ra-one = Waschbär
faction-Ra-power = Am Ende zählen deine Waschbären mit Beute (1, 4, 7, 10 und 13) auch für die Fraktion, von der du am wenigsten Karten hast. Sind es mehrere, wählst du eine. Vier der vierzehn Waschbären spielen nicht mit, und niemand weiß, welche.
example-Ra = Du hast nur einen Zwerg, und von keiner anderen Fraktion so wenige Karten. Ra4 und Ra7 haben Beute dabei: Damit zählst du bei den Zwergen drei.
ruling-Ra = Deine ganze Beute hilft derselben Fraktion, auch einer, von der du gar keine Karte hast. So kann Beute ganz allein eine Stimme holen. Niemand bekommt Waschbären ausgeteilt: Sie werden danach in den Nachziehstapel gemischt. Welche von ihnen Beute tragen, steht in keiner Spielregel; das haben wir selbst festgelegt.
lesson-Ra = Gewinne den letzten Stich, denn darin liegt Beute. Wähle dann, welcher Fraktion sie hilft.
lesson-Ra-done = Deine Beute hat noch für eine zweite Fraktion gezählt und dir deren Stimme geholt.
faction-Ra-setup = Vorbereitung: Die vierzehn Waschbären werden gemischt und vier davon ungesehen weggelegt. Die anderen Karten werden ausgeteilt. Erst dann werden die zehn Waschbären in den Rest gemischt, den Nachziehstapel: Niemand beginnt mit einem Waschbären.
faction-Ra-own = Waschbären mit Beute: 1, 4, 7, 10 und 13. { own-interpretation }
faction-Vi = Wikinger
faction-Vi-one = Wikinger
faction-Vi-power = Am Ende zählt jeder deiner Wikinger für die Stimme der Wikinger doppelt, wenn du noch eine andere Karte mit seinem Wert hast.
example-Vi = Du hast Vi3 und dazu Go3: Damit zählt Vi3 wie zwei Wikinger.
ruling-Vi = Die andere Karte darf aus jeder Fraktion sein. Doppelt zählt ein Wikinger nur für die Stimme der Wikinger, nicht beim Vergleich der höchsten Karten.
lesson-Vi = Dein Gegner hat mehr Wikinger. Aber du hast Kn7: Welcher Wikinger zählt dann doppelt?
lesson-Vi-done = Vi7 zählt doppelt. Damit habt ihr gleich viele Wikinger, und den höchsten hast du.
faction-Bs = Basilisken
faction-Bs-one = Basilisk
faction-Bs-power = Antwortest du mit einem Basilisken auf eine gleich starke Karte, gewinnst du den Stich und spielst den nächsten an. Die andere Karte kommt sofort auf deinen Punktestapel, auch in Phase 1.
example-Bs = Dein Gegner spielt Dw5 an. Du hast keinen Zwerg und spielst Bs5: Er ist gleich stark, also gewinnst du, und Dw5 gehört sofort dir.
ruling-Bs = Hier zählt die Stärke, nicht der Wert. Ein angespielter Basilisk bewirkt nichts Besonderes. Was dein Basilisk fängt, gehört dir, egal was die Fähigkeit der gefangenen Karte sagt. Er selbst geht dorthin, wohin jede gespielte Karte geht. Auch gefangen vertreibt ein Riese Gnome. Wer einen gefangenen Phönix gespielt hat, zieht einen Feuerphönix. Ein gefangener Troll ist der einzige Troll dieses Stichs, außer im letzten.
lesson-Bs = Dw6 ist angespielt. Antworte mit einem Basilisken, der genauso stark ist.
lesson-Bs-done = Dein Basilisk hat Dw6 gefangen: Er liegt schon in deinem Punktestapel. Und den Preis bekommst du obendrein.
faction-Ph = Phönixe
faction-Ph-one = Phönix
faction-Ph-power = Phase 2: Verlierst du einen Stich, in dem du einen Phönix gespielt hast, ziehst du einen Feuerphönix auf die Hand. Feuerphönixe sind Phönixe wie alle anderen.
example-Ph = Phase 2: Du spielst Ph4 an, und dein Gegner gewinnt mit Ph9. Du ziehst einen Feuerphönix und hast jetzt eine Karte mehr als dein Gegner.
ruling-Ph = So könnt ihr verschieden viele Handkarten haben. Phase 2 endet, sobald jemand nach einem Stich keine Karte mehr hat. Übrige Handkarten zählen für niemanden.
lesson-Ph = Verlier einen Stich mit einem Phönix und schau, was du dafür bekommst.
lesson-Ph-done = Aus der Asche kam ein Feuerphönix. Heb ihn nicht zu lange auf: Hat jemand keine Karte mehr, ist die Phase vorbei.
faction-Ph-setup = Vorbereitung: Zu den zehn Phönixen gehören zehn Feuerphönixe, 0 bis 9. Sie werden gemischt und liegen als eigener verdeckter Stapel bereit.
faction-Pf = Feuerphönixe
faction-Pf-one = Feuerphönix
faction-Pf-power = Das zweite Leben der Phönixe: Du ziehst einen, wenn dein Phönix in Phase 2 einen Stich verliert.
faction-Uc = Einhörner
faction-Uc-one = Einhorn
faction-Uc-power = Phase 2: Jedes Einhorn in deinem Punktestapel macht alle Karten, die du spielst, um 1 stärker. Nur Einhörner nicht.
example-Uc = Zwei Einhörner liegen in deinem Punktestapel. Go5 kämpft mit Stärke 7, aber Uc5 bleibt bei 5.
ruling-Uc = Ein Einhorn, das in Phase 1 gefangen wurde, hilft schon. Eines unter deinen Anhängern hilft noch nicht, denn du hast es noch nicht gewonnen.
lesson-Uc = Drei Einhörner in deinem Punktestapel machen deine Karten um 3 stärker. Probier es mit deinem Ritter!
lesson-Uc-done = Kn4 hatte Stärke 7. Kn6 aber auch, denn dein Gegner hat ein Einhorn. Bei Gleichstand gewinnt der Startspieler: du!
faction-cards =
    { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }: { $values }
faction-pair = Nur im Paar mit: { $faction }
faction-most-players =
    { $count ->
        [one] Nur für eine Person
       *[other] Nur für { $count } Personen
    }
faction-warned-from = Nicht empfohlen ab { $count } Personen
faction-reserve = Dazu { $count } in der Reserve: { $values }
faction-left-out =
    { $count ->
        [one] { $count } Karte bleibt ungesehen in der Schachtel
       *[other] { $count } Karten bleiben ungesehen in der Schachtel
    }
deck-claim = Claim
deck-claim-text = Damit fing alles an: das beste Kartendeck zum Lernen.
deck-claim2 = Claim 2
deck-claim2-text = Gnome jagen, Drachen wecken und sich vor Trollen hüten.
deck-clockwork-court = Hof der Zahnräder
deck-clockwork-court-text = Könige halten ihre Bauern fest, Automatons und Barden geben den Takt an.
deck-northern-raid = Raubzug im Norden
deck-northern-raid-text = Wikinger und Waschbären wollen Beute, die Zwerge halten zum Verlierer.
deck-wings-over-the-hills = Flügel über den Hügeln
deck-wings-over-the-hills-text = Greife und Drachen in der Luft, Riesen und Gnome am Boden.
deck-under-the-bridge = Unter der Brücke
deck-under-the-bridge-text = Wer Trolle haben will, braucht Geduld.
own-interpretation = Unsere Auslegung: So steht es in keiner Spielregel.
kt-figures-of = Figuren: { $names }
kt-target = wählbar
kt-board-help = Mit den Pfeiltasten gehst du von Feld zu Feld, mit Enter wählst du eines. Umschalt und Pfeil verschieben das Spielfeld, Plus und Minus zoomen, 0 zeigt alles.
kt-zoom = Zoom
kt-nearer = Vergrößern
kt-farther = Verkleinern
kt-fit = Ganzes Spielfeld zeigen
kt-draw = { $card } ziehen
kt-keep = Diese behalten
kt-worth = Wert
kt-standings = Figuren je Fraktion
kt-skip = Alles zeigen
kt-ask-card-for = Welche Karte legst du auf Feld { $field } an?
kt-drop = Oder zieh die Datei einfach hierher.
kt-records = Jede beendete Partie wird aufgezeichnet: Öffne ihre Wiederholung und lade die Aufzeichnung herunter. Hier kannst du sie Zug für Zug ansehen, aus jeder Sicht.
kt-autoplay = Abspielen
kt-pause = Anhalten
kt-step = Schritt
kt-eyes = Aus wessen Sicht
kt-public = Zuschauer
kt-other-record = Andere Aufzeichnung
kt-no-replay = Diese Wiederholung lässt sich nicht zeigen
kingdoms-power-Go = 1 Punkt für jeden Kobold, auf dem eine deiner Figuren steht. Dieser zählt mit.
kingdoms-example-Go = Deine Figuren stehen schon auf zwei Kobolden. Du legst einen dritten an: 3 Punkte.
lesson-kingdoms-Go = Deine Figuren stehen schon auf zwei Kobolden. Leg den dritten an und nutze seine Fähigkeit.
lesson-kingdoms-Go-done = 3 Punkte: einer für jeden Kobold mit einer Figur von dir.
kingdoms-power-Dw = 1 Punkt für jeden Zwerg in der lückenlosen Reihe und Spalte durch diese Karte. Sie selbst zählt mit.
kingdoms-example-Dw = In der Reihe liegen ein Ritter und dahinter ein Zwerg. In der Spalte klafft vor dem nächsten Zwerg eine Lücke. Das macht 2 Punkte: einen für diese Karte und einen für den Zwerg in der Reihe.
lesson-kingdoms-Dw = Such ein Feld, in dessen Reihe und Spalte ohne Lücke viele Zwerge liegen. Leg deinen Zwerg dort an.
lesson-kingdoms-Dw-done = 4 Punkte: drei Zwerge in der Reihe, dieser mitgezählt, und noch einer in der Spalte.
kingdoms-power-Gn = 1 Punkt. Stell dann noch eine Figur auf eine Nachbarkarte, auf der keine von dir steht. Eine gegnerische Figur stört nicht.
kingdoms-example-Gn = Neben deinem Gnom liegt ein Ritter, auf dem dein Gegner steht. Du bekommst 1 Punkt und stellst deine zweite Figur dazu.
kingdoms-ruling-Gn = Nutzt du die Fähigkeit, musst du die Figur auch setzen. Geht das nicht, bekommst du nur den Punkt.
lesson-kingdoms-Gn = Die Ritter sind 9 Punkte wert, und nur dein Gegner steht dort. Leg deinen Gnom daneben!
lesson-kingdoms-Gn-done = Ein Punkt und eine zweite Figur: Bei den Rittern herrscht jetzt Gleichstand.
kingdoms-power-Tr = Wähle die lückenlose Reihe oder Spalte durch diese Karte: 1 Punkt für jede Fraktion, die darin vorkommt. Es darf dort aber kein anderer Troll liegen.
kingdoms-example-Tr = Links liegt ein Untoter, rechts ein Ritter, darüber und darunter nichts. Die Reihe bringt 3 Punkte, die Spalte nur 1.
kingdoms-ruling-Tr = Auch die Fraktion des Trolls zählt mit.
lesson-kingdoms-Tr = Such die Reihe mit den meisten verschiedenen Fraktionen, in der noch kein Troll liegt. Leg deinen Troll an ihr Ende.
lesson-kingdoms-Tr-done = Fünf verschiedene Fraktionen in einer Reihe: 5 Punkte.
kingdoms-power-Un = Tausche die Figur, die du gerade gesetzt hast, mit einer beliebigen gegnerischen. Auf deren Karte darf noch keine Figur von dir stehen. Die Fähigkeit der anderen Karte nutzt du nicht.
kingdoms-example-Un = Dein Gegner steht weit weg auf einem Ritter. Du tauschst: Jetzt stehst du auf dem Ritter und dein Gegner auf dem Untoten.
kingdoms-ruling-Un = Auf einer Karte steht von jedem höchstens eine Figur.
lesson-kingdoms-Un = Dein Gegner steht auf einem Ritter. Leg deinen Untoten an, wo du willst, und tausche die Figuren.
lesson-kingdoms-Un-done = Jetzt stehst du auf dem Ritter und dein Gegner auf dem Untoten. Das klappt auch über das ganze Spielfeld hinweg.
kingdoms-power-Do = Der Doppelgänger nutzt die Fähigkeit einer Nachbarkarte, als wäre es seine eigene. Er bleibt dabei ein Doppelgänger.
kingdoms-example-Do = Du legst ihn neben einen Drachen: 1 Punkt für jede offene Karte rings um deinen Doppelgänger.
kingdoms-ruling-Do = Nutzt er die Fähigkeit eines Kobolds oder Zwergs, zählt er selbst nicht mit. Nutzt er die eines Trolls, zählt er als Doppelgänger, und in der gewählten Reihe oder Spalte darf ein einziger Troll liegen. Von einem anderen Doppelgänger kann er nichts abschauen.
lesson-kingdoms-Do = Leg deinen Doppelgänger neben den Drachen und nutze dessen Fähigkeit.
lesson-kingdoms-Do-done = Wie ein Drache hat er dir 1 Punkt für jede offene Karte ringsum gebracht. Ein Doppelgänger bleibt er trotzdem.
kingdoms-power-Dr = 1 Punkt für jede offene Karte auf den acht Feldern ringsum.
kingdoms-example-Dr = Ringsum liegen fünf offene Karten: 5 Punkte.
lesson-kingdoms-Dr = Such das Feld mit den meisten Karten ringsum, auch über Eck. Leg deinen Drachen dort an.
lesson-kingdoms-Dr-done = 7 Punkte: Auf sieben der acht Felder ringsum liegt eine offene Karte.
kingdoms-power-Se = Statt eine Karte zu ziehen, siehst du dir 3 Karten vom Nachziehstapel an. Von ihnen und deiner Handkarte behältst du 2, den Rest mischst du zurück.
kingdoms-example-Se = Du siehst einen Ritter, einen Riesen und einen Kobold; auf der Hand hast du einen Zwerg. Du behältst Ritter und Riese.
kingdoms-ruling-Se = Du entscheidest dich, bevor du ziehst. Sind im Nachziehstapel weniger als 3 Karten, siehst du dir diese an.
lesson-kingdoms-Se = Leg deinen Seher an und sieh dir drei Karten vom Nachziehstapel an. Behalte dann die zwei besten.
lesson-kingdoms-Se-done = Von vier Karten hast du die zwei besten behalten: Drache und Ritter. Die anderen sind wieder im Nachziehstapel.
kingdoms-power-Gi = Dreh eine Nachbarkarte um: Figuren darauf gehen in den Vorrat zurück, und die Karte zählt für niemanden mehr. Neben ihr darf man nur anlegen, wenn dort auch eine offene Karte angrenzt.
kingdoms-example-Gi = Daneben liegt ein Ritter, auf dem dein Gegner steht. Du drehst ihn um: Die Figur geht zurück, und die Karte zählt nicht mehr.
kingdoms-ruling-Gi = Du darfst auch deine eigene Karte umdrehen, eine gemeinsame oder die Startkarte. Auf eine umgedrehte Karte kommt nichts mehr, weder Figur noch Karte.
lesson-kingdoms-Gi = Dein Gegner steht auf einem Ritter, und der ist 9 Punkte wert. Leg deinen Riesen daneben und dreh den Ritter um.
lesson-kingdoms-Gi-done = Die Figur ist wieder im Vorrat, und diese Karte zählt für niemanden mehr.
kingdoms-power-Kn = Schick bis zu 2 gegnerische Figuren von Nachbarkarten in den Vorrat zurück.
kingdoms-example-Kn = Dein Gegner steht auf der Karte links und auf der darüber. Du schickst beide Figuren zurück.
kingdoms-ruling-Kn = Die beiden stehen immer auf zwei verschiedenen Karten, denn auf einer Karte steht von jedem höchstens eine Figur.
lesson-kingdoms-Kn = Leg deinen Ritter so an, dass zwei gegnerische Figuren neben ihm stehen.
lesson-kingdoms-Kn-done = Beide Figuren sind zurück im Vorrat deines Gegners.
kingdoms-worth =
    { $points ->
        [one] Am Ende { $points } Punkt wert
       *[other] Am Ende { $points } Punkte wert
    }
kingdoms-board = Spielfeld
kingdoms-field = Feld
kingdoms-field-at = Feld { $field }
kingdoms-card-at = { $card } auf { $field }
kingdoms-display = Auslage
kingdoms-pile = Nachziehstapel
kingdoms-supply = Vorrat
kingdoms-figure = Figur
kingdoms-figures =
    { $count ->
        [one] { $count } Figur
       *[other] { $count } Figuren
    }
kingdoms-figures-left =
    { $count ->
        [one] noch { $count } Figur
       *[other] noch { $count } Figuren
    }
kingdoms-points =
    { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
kingdoms-row = die Reihe
kingdoms-column = die Spalte
kingdoms-start-card = Startkarte
kingdoms-turn = Zug { $number }
kingdoms-just-placed = gerade angelegt
kingdoms-free-field = Freies Feld: { $field }
kingdoms-figures-on = Figuren
kingdoms-goes-to = Geht an
kingdoms-points-before = Punkte im Spiel
kingdoms-points-factions = Punkte der Fraktionen
kingdoms-points-all = Punkte insgesamt
kingdoms-ask-card = Welche Karte legst du an?
kingdoms-ask-field = Wo legst du diese Karte an: { $card }?
kingdoms-ask-draw = Welche Karte ziehst du?
kingdoms-ask-choose-Gn = Ein Punkt und noch eine Figur: Auf welche Karte stellst du sie?
kingdoms-ask-choose-Tr = Ein Punkt für jede Fraktion in einer Linie: Welche Linie wählst du?
kingdoms-ask-choose-Un = Mit welcher Figur deines Gegners tauschst du?
kingdoms-ask-choose-Do = Welche Nachbarkarte leiht dir ihre Fähigkeit?
kingdoms-ask-choose-Gi = Welche Nachbarkarte drehst du um?
kingdoms-ask-choose-Kn = Von welcher Karte schickst du eine Figur zurück?
kingdoms-ask-further-Kn = Du darfst noch eine Figur zurückschicken. Von welcher Karte?
kingdoms-ask-further-Se = Zur Wahl stehen { $cards }. Welche zwei behältst du?
kingdoms-ask-use = { $text } Nutzt du diese Fähigkeit?
kingdoms-ask-choose = { $text } Was wählst du?
kingdoms-ask-further = { $text } Was wählst du als Nächstes?
kingdoms-answer-use = Fähigkeit nutzen
kingdoms-answer-pass = Fähigkeit nicht nutzen
kingdoms-answer-done = Das reicht
kingdoms-answer-pile = Oberste Karte des Nachziehstapels
kingdoms-answer-display = Aus der Auslage: { $card }
kingdoms-answer-row = Die Reihe
kingdoms-answer-column = Die Spalte
kingdoms-answer-keep = { $cards }
kingdoms-event-moved-hand-field =
    { $seat ->
        [you] Du legst an: { $cards } auf { $field }.
       *[other] { $who } legt an: { $cards } auf { $field }.
    }
kingdoms-event-figure-put =
    { $seat ->
        [you] Du setzt noch eine Figur: { $target }.
       *[other] { $who } setzt noch eine Figur: { $target }.
    }
kingdoms-event-figure-sent-back =
    { $seat ->
        [you] Du schickst eine Figur von { $rival } zurück ({ $source }).
       *[other]
            { $rival-seat ->
                [you] { $who } schickt deine Figur zurück ({ $source }).
               *[other] { $who } schickt eine Figur von { $rival } zurück ({ $source }).
            }
    }
kingdoms-event-figure-taken-back =
    { $seat ->
        [you] Du nimmst deine eigene Figur zurück ({ $source }).
       *[other] { $who } nimmt die eigene Figur zurück ({ $source }).
    }
kingdoms-event-figure-swapped =
    { $seat ->
        [you] Du tauschst mit { $rival } die Figuren. Deine steht jetzt hier: { $target }.
       *[other]
            { $rival-seat ->
                [you] { $who } tauscht mit dir die Figuren und steht jetzt hier: { $target }.
               *[other] { $who } tauscht mit { $rival } die Figuren und steht jetzt hier: { $target }.
            }
    }
kingdoms-event-turned-over =
    { $seat ->
        [you] Du drehst um: { $target }.
       *[other] { $who } dreht um: { $target }.
    }
kingdoms-event-scored =
    { $seat ->
        [you]
            Du bekommst { $count ->
                [one] { $count } Punkt
               *[other] { $count } Punkte
            }.
       *[other]
            { $who } bekommt { $count ->
                [one] { $count } Punkt
               *[other] { $count } Punkte
            }.
    }
kingdoms-event-passed =
    { $seat ->
        [you] Du nutzt die Fähigkeit nicht.
       *[other] { $who } nutzt die Fähigkeit nicht.
    }
kingdoms-event-copied =
    { $seat ->
        [you] Du nutzt die Fähigkeit dieser Fraktion: { $power }.
       *[other] { $who } nutzt die Fähigkeit dieser Fraktion: { $power }.
    }
kingdoms-event-moved-pile-sight =
    { $seat ->
        [you] Du siehst dir diese Karten vom Nachziehstapel an: { $cards }.
       *[other] { $who } sieht sich diese Karten vom Nachziehstapel an: { $cards }.
    }
kingdoms-event-moved-pile-sight-hidden =
    { $seat ->
        [you] Du siehst dir { $cards } vom Nachziehstapel an.
       *[other] { $who } sieht sich { $cards } vom Nachziehstapel an.
    }
kingdoms-event-kept =
    { $seat ->
        [you] Du behältst { $cards }.
       *[other] { $who } behält { $cards }.
    }
kingdoms-event-moved-hand-pile =
    { $seat ->
        [you] Du mischst in den Nachziehstapel: { $cards }.
       *[other] { $who } mischt { $cards } in den Nachziehstapel.
    }
kingdoms-event-moved-display-hand =
    { $seat ->
        [you] Du nimmst aus der Auslage: { $cards }.
       *[other] { $who } nimmt aus der Auslage: { $cards }.
    }
kingdoms-event-moved-pile-hand =
    { $seat ->
        [you] Du ziehst vom Nachziehstapel: { $cards }.
       *[other] { $who } zieht vom Nachziehstapel: { $cards }.
    }
kingdoms-event-moved-pile-hand-hidden =
    { $seat ->
        [you] Du ziehst { $cards } vom Nachziehstapel.
       *[other] { $who } zieht { $cards } vom Nachziehstapel.
    }
kingdoms-event-moved-pile-display = Neu in der Auslage: { $cards }.
kingdoms-event-moved-display-pile = Drei Gleiche in der Auslage: Zwei werden in den Nachziehstapel gemischt.
kingdoms-ended-figures = Die Partie ist zu Ende: Jemand hat keine Figur mehr, und beide waren gleich oft am Zug.
kingdoms-ended-cards = Die Partie ist zu Ende: Alle Karten sind angelegt.
kingdoms-ended-no-field = Die Partie ist zu Ende: Es gibt kein Feld mehr zum Anlegen.
kingdoms-why-figures = mehr Figuren, { $figures }
kingdoms-why-even = Gleichstand, { $figures }
kingdoms-ending-points =
    { $seat ->
        [you] Du gewinnst mit { $points }!
       *[other] { $who } gewinnt mit { $points }.
    }
kingdoms-ending-supply =
    { $seat ->
        [you] Gleichstand bei den Punkten ({ $points }). Du hast mehr Figuren übrig ({ $figures }): Du gewinnst!
       *[other] Gleichstand bei den Punkten ({ $points }). { $who } hat mehr Figuren übrig ({ $figures }) und gewinnt.
    }
kingdoms-ending-shared = Gleichstand bei Punkten ({ $points }) und Figuren ({ $figures }): Ihr teilt euch den Sieg.
learn-title = Spielen lernen
learn-text = Spiel eine erste Partie mit einem Begleiter. Danach wartet zu jeder Fraktion und zu jedem Ort eine kleine Lektion auf dich.
lesson-first-game = Deine erste Partie
lesson-first-game-text = Eine echte Partie mit einem Begleiter an deiner Seite: beide Phasen und fünf Fraktionen in etwa fünf Minuten.
learn-begin = Los geht’s
learn-again = Noch einmal spielen
learn-progress = { $count } von { $total } geschafft
learn-done = geschafft
learn-forget = Fortschritt löschen
learn-rules = Alle Regeln
learn-rules-text = Zum Nachschlagen: beide Spiele, alle Fraktionen, alle Orte
learn-lessons = Kleine Lektionen
learn-lessons-text = Eine Fähigkeit, eine Minute. Fang an, wo du willst.
learn-group-Claim = Die fünf aus Claim
learn-group-Claim-2 = Die fünf aus Claim 2
learn-group-anniversary = Aus der Jubiläumsausgabe
learn-group-Maps = Aus der Verstärkung „Orte“
learn-group-home-made = Selbst gemacht
learn-group-kingdoms = Bei Claim Kingdoms
lesson-play = Lektion spielen
lesson-again = Noch einmal
lesson-next = Weiter: { $name }
lesson-all = Alle Lektionen
lesson-show = Zeig es mir
lesson-well-done = Gut gemacht!
lesson-other-way = So geht es auch! Mein Weg zeigt die Fähigkeit nur etwas besser. Versuch es gern noch einmal.
lesson-in-kingdoms = { $name } bei Claim Kingdoms
lesson-gone = Diese Lektion gibt es nicht.
lesson-task = Deine Aufgabe
coach = Begleiter
coach-refused = Das geht gerade nicht: { $why }
coach-welcome = Willkommen! Der Thron ist leer, und fünf Fraktionen stimmen ab, wer ihn bekommt. Wer die meisten Stimmen hat, gewinnt. Ich zeige dir, worauf es ankommt.
coach-phases = Gespielt wird in zwei Phasen. Erst gewinnst du Anhänger. Dann spielst du mit ihnen und gewinnst Stimmen.
coach-prize = Das ist der Preis: { $card }. Wer den Stich gewinnt, bekommt ihn als Anhänger.
coach-hand = Das sind deine Handkarten. Jede gehört zu einer Fraktion und hat einen Wert. Hohe Werte gewinnen Stiche.
coach-lead = Du bist Startspieler und darfst jede Karte anspielen. Willst du den Preis? Dann nimm eine hohe!
coach-second = { $card } ist angespielt, und jetzt antwortest du. Mit einer höheren Karte derselben Fraktion gewinnst du.
coach-must-follow = { $card } ist angespielt, und du hast Karten dieser Fraktion. Dann gilt die Bedienregel: Du musst mit einer der angehobenen Karten bedienen.
coach-may-Do = Du hast auch einen Doppelgänger! Er darf immer für die angespielte Fraktion einspringen. Dann zählt nur sein Wert.
coach-free = Du hast keine Karte der angespielten Fraktion, also darfst du alles spielen. Gewinnen kann so eine Karte nur, wenn eine Fähigkeit es erlaubt. Eine gute Gelegenheit, eine schlechte loszuwerden!
coach-free-Go = Du hast keinen Kobold, also darfst du alles spielen. Hast du einen Ritter? Dann schlägt jetzt seine Stunde: Jeder Ritter besiegt einen angespielten Kobold!
coach-free-wins = Du hast keine Karte der angespielten Fraktion, also darfst du alles spielen. Mit { $card } würdest du den Stich gewinnen.
coach-won-1 = Der Stich gehört dir! Der Preis { $card } kommt zu deinen Anhängern, und du spielst den nächsten Stich an.
coach-lost-1 = Dein Gegner gewinnt den Stich und den Preis. Aber du gehst nicht leer aus: Du bekommst die oberste Karte vom Nachziehstapel, und nur du kennst sie.
coach-lose-wisely = Ein Geheimtipp: Einen Stich zu verlieren ist nicht schlimm. Ist der Preis schlecht, spiel eine niedrige Karte und heb dir die hohen auf.
coach-leads-Go = Kobolde haben keine besondere Fähigkeit, aber es gibt vierzehn von ihnen. Fünf davon haben den Wert 0.
coach-plays-Do = Ein Doppelgänger springt ein! In diesem Stich zählt er zur angespielten Fraktion. Der höhere Wert gewinnt.
coach-beats-Kn-Go = Hast du das gesehen? Ein Ritter schlägt einen angespielten Kobold, egal wie hoch die Werte sind.
coach-moves-Un = Untote! In Phase 1 legt sie der Gewinner des Stichs sofort auf seinen Punktestapel. Dort zählen sie schon jetzt für ihre Stimme.
coach-moves-Dw = Zwerge halten zum Verlierer: In Phase 2 bekommt sie, wer den Stich verliert. Der Gewinner nimmt den Rest.
coach-phase-2 = Phase 2! Jetzt spielst du mit den Anhängern, die du gewonnen hast. Ab jetzt zählt jede Karte im Stich.
coach-votes = Hier siehst du, wie die Fraktionen gerade abstimmen würden: jede für den, der mehr von ihren Karten hat.
coach-won-2 = Der Stich kommt auf deinen Punktestapel. Diese Karten zählen am Ende für dich.
coach-lost-2 = Dein Gegner nimmt den Stich. Schau nach: Hat sich dadurch eine Stimme geändert?
coach-tip-strong = Der Preis ist { $card }. Um den lohnt es sich zu kämpfen!
coach-tip-middle = Der Preis ist { $card }. Ist er dir eine gute Karte wert?
coach-tip-weak = Der Preis ist nur { $card }. Vielleicht überlässt du ihn deinem Gegner?
coach-tip-lead = Du spielst an. Gut ist eine hohe Karte einer Fraktion, deren Stimme du willst.
coach-tip-lead-Dw = Du spielst an. Denk an die Zwerge: Der Verlierer bekommt sie. Spielst du einen niedrigen an, holst du dir oft gleich zwei.
coach-tip-second = { $card } ist angespielt. Willst du diesen Stich gewinnen oder lieber eine schlechte Karte loswerden?
coach-tip-second-Dw = Zwerge gehen an den Verlierer. Hier ist eine niedrige Karte also die schlaue!
coach-few-left = Nur noch drei Stiche! Bei welchen Stimmen ist es noch knapp?
coach-end-won = Der Thron gehört dir! Jetzt kennst du das Spiel.
coach-end-lost = Diesmal geht der Thron an deinen Gegner. Aber jetzt kennst du das Spiel, und der nächste Thron wartet schon auf dich.
coach-end-shared = Ihr teilt euch den Thron. Und jetzt kennst du das Spiel!
coach-end-next = Ab jetzt kommst du allein zurecht. Oder probier die kleinen Lektionen: Zu jeder Fraktion gibt es eine.
coach-play-real = Eine Partie spielen
power-cards = Die Karten
power-example = Ein Beispiel
power-rulings = Gut zu wissen
power-in-kingdoms = Bei Claim Kingdoms
power-all = Alle Fraktionen und Orte
rules-contents = Auf dieser Seite
rules-factions-title = Die Fraktionen
rules-buildings-title = Gebäude
rules-landscapes-title = Landschaften
place-Dungeon = Verlies
place-Dungeon-effect = Der letzte Stich von Phase 1 und der letzte Stich von Phase 2 bringen je eine Extrastimme.
example-Dungeon = Die Fraktionen stimmen 3 zu 2 gegen dich. Aber du hast in beiden Phasen den letzten Stich gewonnen: Mit 4 zu 3 gehört der Thron dir.
ruling-Dungeon = Bei gleich vielen Stimmen entscheiden die Karten, und eine Extrastimme bringt keine mit.
lesson-Dungeon = Der letzte Stich bringt eine Extrastimme. Heb dir dafür deine stärkste Karte auf.
lesson-Dungeon-done = Der letzte Stich gehört dir und mit ihm eine Extrastimme.
place-Lighthouse = Leuchtturm
place-Lighthouse-effect = Wer in Phase 2 zuerst drei Karten einer Fraktion gewinnt, hat ihre Stimme sicher, egal was noch kommt. Die übrigen Fraktionen stimmen wie gewohnt ab.
example-Lighthouse = Du gewinnst zuerst drei Ritter. Selbst wenn dein Gegner danach noch fünf bekommt: Die Ritter stimmen für dich.
ruling-Lighthouse = Für die drei zählen nur Karten, die in Phase 2 gewonnen werden. Ein Gnom zählt auch dann, wenn er später vertrieben wird. Für Barden gilt der Leuchtturm nicht.
lesson-Lighthouse = Zwei Untote hast du in Phase 2 schon gewonnen. Hol dir den dritten, bevor dein Gegner drei hat!
lesson-Lighthouse-done = Du warst schneller! Die Untoten stimmen für dich, obwohl dein Gegner mehr von ihnen hat.
place-Pyramid = Pyramide
place-Pyramid-effect = Vor der Wertung werden alle gewonnenen Karten mit dem Wert 3 oder weniger abgeworfen.
example-Pyramid = Dein Gegner hat Dw0, Dw2 und Dw3, du hast nur Dw6. Die niedrigen Zwerge werden abgeworfen, und die Stimme geht an dich.
lesson-Pyramid = Vor der Wertung werden alle Karten mit dem Wert 3 oder weniger abgeworfen. Gewinne höhere!
lesson-Pyramid-done = Dein Gegner hatte viele Karten, aber niedrige. Deine sind geblieben.
place-Monastery = Kloster
place-Monastery-effect = Bloß nicht zu gierig werden: Wer am Ende mindestens doppelt so viele Karten gewonnen hat wie der Gegner, verliert. Sonst wird normal gewertet.
place-Monastery-goal-2 = Gewinne Stimmen, aber nicht doppelt so viele Karten wie dein Gegner
example-Monastery = Du hast 18 Karten gewonnen, dein Gegner 8. Das ist mehr als das Doppelte, also verlierst du. Bei 17 zu 9 wird normal gewertet.
ruling-Monastery = Gezählt wird, bevor Bauern überlaufen. Bei 0 zu 0 passiert nichts.
lesson-Monastery = Sei bescheiden: Hat dein Gegner mindestens doppelt so viele Karten wie du, gewinnst du. Verlier also beide Stiche!
lesson-Monastery-done = Dein Gegner war zu gierig. Darum gewinnst du!
place-Bridge = Brücke
place-Bridge-effect = Am Ende gewinnt, wer mehr vollständige Sets hat. Ein Set besteht aus je einer Karte jeder Fraktion. Bei Gleichstand wird normal gewertet.
place-Bridge-goal-2 = Gewinne die meisten vollständigen Sets (bei Gleichstand: Stimmen)
example-Bridge = Du hast von jeder Fraktion mindestens zwei Karten: zwei Sets. Dein Gegner hat keinen einzigen Untoten und darum kein Set. Du gewinnst.
ruling-Bridge = Gezählt wird, bevor Bauern überlaufen.
lesson-Bridge = Zum vollständigen Set fehlt dir nur noch eine Fraktion. Gewinne eine Karte von ihr!
lesson-Bridge-done = Von jeder Fraktion eine Karte: Du hast ein Set, dein Gegner keines.
place-Fortress = Festung
place-Fortress-effect = Vor der Wertung: Wer von einer Fraktion mehr als fünf Karten hat, wirft davon die vier niedrigsten ab.
example-Fortress = Du hast Go0, Go1, Go2, Go4, Go5 und Go8. Das sind sechs: Die vier niedrigsten wirfst du ab, Go5 und Go8 bleiben.
lesson-Fortress = Dein Gegner hat fünf Kobolde. Bekommt er noch einen, muss er die vier niedrigsten abwerfen. Schenk ihm einen!
lesson-Fortress-done = Das war ein Kobold zu viel: Dein Gegner musste vier abwerfen, und die Kobolde stimmen für dich.
place-Tower = Turm
place-Tower-effect = Am Ende stimmt jede Fraktion für die höhere Summe der Werte. Nur bei gleicher Summe wird normal gewertet.
example-Tower = Du hast Kn8 und Kn9, zusammen 17. Dein Gegner hat Kn2, Kn3, Kn4 und Kn5, zusammen 14. Die Ritter stimmen für dich.
ruling-Tower = Bei gleicher Summe gewinnt, wer mehr Karten hat, danach entscheidet die höchste Karte. Ein Wikinger, der doppelt zählt, bringt seinen Wert nur einmal ein. Ein Waschbär mit Beute bringt seinen Wert auch bei der Fraktion ein, der er hilft. Für Barden gilt der Turm nicht.
lesson-Tower = Hier zählt die Summe der Werte. Gewinne hohe Karten!
lesson-Tower-done = Du hast weniger Karten, aber höhere. Genau das zählt hier.
place-Ruins = Ruinen
place-Ruins-effect = Vor der Wertung werden alle gewonnenen Karten mit ungeradem Wert abgeworfen.
example-Ruins = Von Un1, Un3, Un6 und Un7 bleibt dir nur Un6.
lesson-Ruins = Vor der Wertung werden alle ungeraden Karten abgeworfen. Gewinne gerade!
lesson-Ruins-done = Die ungeraden Karten deines Gegners sind weg, deine geraden sind geblieben.
place-Castle = Burg
place-Castle-effect = Am Ende gewinnt, wer mehr Karten gewonnen hat. Bei Gleichstand wird normal gewertet.
place-Castle-goal-2 = Gewinne die meisten Karten (bei Gleichstand: Stimmen)
example-Castle = Du hast 14 Karten gewonnen, dein Gegner 12. Du gewinnst, egal was die Fraktionen davon halten.
ruling-Castle = Gezählt wird, bevor Bauern überlaufen.
lesson-Castle = Hier zählt nur, wer mehr Karten hat. Gewinne beide Stiche!
lesson-Castle-done = Du hast mehr Karten gewonnen. Nach Stimmen fragt hier niemand.
place-Underworld = Unterwelt
place-Underworld-effect = Im Stich kämpft eine Karte mit dem Wert 0 mit Stärke 10.
example-Underworld = Dein Gegner spielt Dw9 an. Dein Dw0 kämpft mit Stärke 10 und gewinnt!
ruling-Underworld = Bei der Wertung gelten wieder die Werte auf den Karten.
lesson-Underworld = Hier kämpft eine 0 mit Stärke 10. Probier es aus!
lesson-Underworld-done = Un0 hatte Stärke 10 und hat Un9 geschlagen.
place-Farmlands = Ackerland
place-Farmlands-effect = Im Stich schlägt eine 2 alle anderen Karten ihrer Fraktion: Sie ist um 1 stärker als die höchste von ihnen.
example-Farmlands = Dein Gegner spielt Go9 an. Dein Go2 kämpft mit Stärke 10 und gewinnt!
ruling-Farmlands = Die 2 hat Stärke 10, bei den Bauern 13 und bei den Waschbären 14. Bei der Wertung gelten wieder die Werte auf den Karten.
lesson-Farmlands = Hier ist die 2 die stärkste Karte ihrer Fraktion. Probier es aus!
lesson-Farmlands-done = Kn2 hatte Stärke 10 und hat Kn9 geschlagen.
place-Coast = Küste
place-Coast-effect = Phase 1: Wer den Stich verliert, nimmt den Preis. Wer gewinnt, nimmt die oberste Karte des Nachziehstapels.
example-Coast = Der Preis ist Kn9. Spiel niedrig, denn wer verliert, bekommt ihn.
ruling-Coast = Gespielte Untote gehen trotzdem an den Gewinner. Wer mit einem Seher gewinnt, wählt wie immer. In einem automatischen Stich der Automatons nimmt der Gewinner den Preis.
lesson-Coast = Hier bekommt der Verlierer den Preis. Also nichts wie verlieren!
lesson-Coast-done = Du hast den Stich verloren, und Kn9 ist dein Anhänger.
place-Peaks = Windige Gipfel
place-Peaks-effect = Vor Phase 2 wählt jeder heimlich drei Handkarten. Dann tauscht ihr sie.
example-Peaks = Drei deiner Anhänger können nur verlieren. Gib sie weg! Dafür bekommst du drei Karten, die dein Gegner nicht wollte.
lesson-Peaks = Wähle drei schwache Karten zum Tauschen. Danach spielst du an.
lesson-Peaks-done = Deine schwachen Karten bist du los, und drei Karten deines Gegners kennst du jetzt.
place-Desert = Endlose Wüste
place-Desert-effect = Vor Phase 1 wählt jeder heimlich fünf Handkarten. Dann tauscht ihr sie.
example-Desert = Gib deine einzigen beiden Zwerge weg. Bekommst du keine neuen, darfst du auf Zwerge von Anfang an alles spielen.
lesson-Desert = Du gibst fünf Karten weg, und drei davon sind schon gewählt. Wähle noch zwei und spiel dann los.
lesson-Desert-done = Deine niedrigen Karten hat jetzt dein Gegner, und du weißt, welche es sind.
place-Islands = Inseln
place-Islands-effect = Phase 1: Zwei Preise werden aufgedeckt. Wer gewinnt, nimmt einen; der andere kommt unter den Nachziehstapel. Wer verliert, nimmt die oberste Karte des Stapels, im letzten Stich aber den anderen Preis.
example-Islands = Kn8 und Go0 werden aufgedeckt. Du gewinnst und nimmst Kn8. Go0 kommt unter den Nachziehstapel, und dein Gegner zieht.
ruling-Islands = Wer mit einem Seher gewinnt, darf statt eines Preises die oberste Karte des Nachziehstapels nehmen. Dann wählt der Gegner einen Preis, und der andere kommt unter den Stapel.
lesson-Islands = Zwei Preise liegen offen. Gewinne den Stich und nimm den besseren!
lesson-Islands-done = Du hast gewählt, und der andere Preis kam unter den Nachziehstapel. Nur im letzten Stich bekommt ihn der Verlierer.
place-Plateau = Hochebene
place-Plateau-effect = Hast du drei Stiche nacheinander gewonnen, spielt dein Gegner den nächsten an. Danach wird neu gezählt.
example-Plateau = Du gewinnst den dritten Stich nacheinander. Jetzt spielt dein Gegner an, und du fängst wieder bei null an.
ruling-Plateau = Drachen, Basilisken und Automatons gehen vor: Wen sie zum Startspieler machen, der spielt an. Von Phase 1 zu Phase 2 wird weitergezählt.
lesson-Plateau = Du hast zwei Stiche nacheinander gewonnen. Gewinne den dritten und schau, wer dann anspielt.
lesson-Plateau-done = Nach drei Stichen nacheinander spielt dein Gegner an, und es wird neu gezählt.
place-Swamp = Sumpf
place-Swamp-effect = Vor Phase 2 wählt jeder heimlich zwei Handkarten. Dann deckt ihr sie auf und werft sie ab.
example-Swamp = Vor Phase 2 wirfst du zwei Karten ab, die dir dein Gegner sonst abgenommen hätte.
lesson-Swamp = Wähle zwei Karten, die du nicht brauchst. Danach spielst du an.
lesson-Swamp-done = Deine schwachen Karten sind weg. Jetzt kann sie dir niemand mehr abnehmen.
place-Icebergs = Eisberge
place-Icebergs-effect = Hast du einen Stich verloren, ist die nächste Karte, die du spielst, um 1 stärker. Mehr als 1 wird es nie.
example-Icebergs = Du hast den letzten Stich verloren. Dein Gegner spielt Dw6 an. Dein Do6 kämpft mit Stärke 7 und gewinnt.
ruling-Icebergs = Das gilt auch beim Wechsel von Phase 1 zu Phase 2.
lesson-Icebergs = Du hast den letzten Stich verloren, also ist deine nächste Karte um 1 stärker. Das reicht gerade so!
lesson-Icebergs-done = Do6 hatte Stärke 7 und hat Un6 geschlagen.
place-kind-building = Gebäude
place-kind-landscape = Landschaft
word-play = eine Karte spielen
word-take = eine Karte nehmen
word-choose = eine Karte wählen
word-name = eine Fraktion nennen
word-draw = eine Karte ziehen
word-building = ein Gebäude
word-landscape = eine Landschaft
word-row = Reihe
word-column = Spalte
word-object = ein Objekt
word-text = ein Text
word-whole-number = eine ganze Zahl
word-true-or-false = true oder false
word-list = eine Liste
word-list-of-texts = eine Liste von Texten
word-list-of-texts-and-nulls = eine Liste von Texten und null
word-list-of-whole-numbers = eine Liste von ganzen Zahlen
word-saved-object = es muss ein Objekt sein
word-saved-headers = headers muss ein Objekt aus Texten sein
word-saved-deal = deal muss jedem Namen eine Liste von Karten zuordnen
word-saved-moves = moves muss eine Liste sein
word-saved-move = ein Zug muss ein Objekt sein
word-saved-texts = Namen, Karten, Züge und Kommentare müssen Texte sein
word-no-card-on-board = auf dem Spielfeld liegt keine Karte
word-no-card-here = hier liegt keine offene Karte
word-nobody-looks = niemand sieht sich gerade Karten an
word-nothing-to-choose = es gibt nichts zu wählen
word-no-field = es gibt kein Feld zum Anlegen
word-no-card-to-play = wer am Zug ist, hat keine Karte
word-no-figure-to-play = wer am Zug ist, hat keine Figur
word-no-power = es wird gerade keine Fähigkeit genutzt
word-other-power = die gerade angelegte Karte hat eine andere Fähigkeit
word-not-drawn = eine Fähigkeit, die nicht genutzt wird, kann keine Karten gezogen haben
reason-game-over = Die Partie ist zu Ende.
reason-game-not-over = Die Partie ist noch nicht zu Ende, also gibt es noch kein Ergebnis.
reason-no-such-seat = Einen Sitzplatz { $seat } gibt es nicht: Die Sitzplätze sind von 0 bis { $last } nummeriert.
reason-not-your-turn =
    { $seat ->
        [you] Du bist noch nicht dran: Das Spiel wartet auf { $right }.
       *[other] { $who } ist nicht dran: Das Spiel wartet auf { $right }.
    }
reason-not-in-hand =
    { $seat ->
        [you] Du hast { $card } nicht auf der Hand.
       *[other] { $who } hat { $card } nicht auf der Hand.
    }
reason-already-chosen =
    { $seat ->
        [you] Du hast { $card } schon gewählt.
       *[other] { $who } hat { $card } schon gewählt.
    }
reason-must-follow =
    { $seat ->
        [you] { $led } wurde angespielt, und du hast { $faction }: Bediene damit oder spiel eine Karte, die einspringen darf.
       *[other] { $led } wurde angespielt, und { $who } hat { $faction }: Erlaubt ist nur eine dieser Karten oder eine, die einspringen darf.
    }
reason-not-offered = { $card } steht nicht zur Wahl.
reason-deck-not-offered = Der Nachziehstapel steht nicht zur Wahl: Nimm einen der Preise.
reason-faction-not-offered = { $faction } können jetzt nicht genannt werden: Nenne { $right }.
reason-wrong-kind =
    { $seat ->
        [you] Jetzt musst du { $right }, nicht { $given }.
       *[other] Jetzt muss { $who } { $right }, nicht { $given }.
    }
reason-bridge =
    { $seat ->
        [you] { $place }: Du hast mehr vollständige Sets, { $most } zu { $fewer }.
       *[other] { $place }: { $who } hat mehr vollständige Sets, { $most } zu { $fewer }.
    }
reason-castle =
    { $seat ->
        [you] { $place }: Du hast mehr Karten gewonnen, { $most } zu { $fewer }.
       *[other] { $place }: { $who } hat mehr Karten gewonnen, { $most } zu { $fewer }.
    }
reason-monastery =
    { $seat ->
        [you] { $place }: Du hast mindestens doppelt so viele Karten, { $most } zu { $fewer }, und verlierst deshalb.
       *[other] { $place }: { $who } hat mindestens doppelt so viele Karten, { $most } zu { $fewer }, und verliert deshalb.
    }
reason-dungeon =
    { $seat ->
        [you] { $place }: Der letzte Stich von Phase { $phase } bringt dir eine Extrastimme.
       *[other] { $place }: Der letzte Stich von Phase { $phase } bringt { $who } eine Extrastimme.
    }
reason-lighthouse =
    { $seat ->
        [you] { $place }: Du hattest in Phase 2 zuerst { $number } { $faction } gewonnen.
       *[other] { $place }: { $who } hatte in Phase 2 zuerst { $number } { $faction } gewonnen.
    }
reason-culled =
    { $seat ->
        [you] { $place }: Du wirfst vor der Wertung { $number ->
                [one] eine Karte
               *[other] { $number } Karten
            } ab: { $cards }.
       *[other] { $place }: { $who } wirft vor der Wertung { $number ->
                [one] eine Karte
               *[other] { $number } Karten
            } ab: { $cards }.
    }
reason-advised-against =
    Bei { $players ->
        [one] einer Person
       *[other] { $players } Personen
    } rät die Spielregel von dieser Fraktion ab: { $faction }.
reason-bad-code = „{ $code }“ ist kein Kürzel für eine Fraktion: Nimm einen großen und einen kleinen Buchstaben.
reason-bad-place-code = „{ $code }“ ist kein Kürzel für einen Ort: Nimm ein Wort aus mindestens drei Buchstaben, das groß beginnt.
reason-bad-place-kind = „{ $kind }“ ist keine Art von Ort: Ein Ort ist ein Gebäude oder eine Landschaft.
reason-bad-players = Die Zahl der Personen muss eine einzelne Ziffer sein.
reason-bad-seconds = Eine Zeitgrenze muss eine Zahl von Sekunden über 0 sein, nicht { $given }.
reason-bad-steps = Eine Grenze in Schritten muss eine ganze Zahl über 0 sein, nicht { $given }.
reason-bad-values = { $faction }: Eine Karte kann nicht den Wert { $given } haben. Werte sind ganze Zahlen von 0 bis { $most }.
reason-code-taken = Das Kürzel { $code } ist schon vergeben: { $owner }. Nimm für { $other } ein anderes.
reason-draw-and-deal = Orte lassen sich nur mit einer Zufallszahl auslosen: Gibst du die Verteilung vor, nenne auch die Orte.
reason-faction-not-in-play = Die Fraktion { $faction } spielt nicht mit.
reason-faction-twice = { $faction } kommen zweimal vor: Jede Fraktion ist nur einmal im Kartendeck.
reason-no-places =
    Magische Orte sind für { $right ->
        [one] eine Person
       *[other] { $right } Personen
    }, nicht für { $players }.
reason-no-pair = Ein Kartendeck hat genau ein Paar von Fraktionen: { $pairs }. Dieses hat keines.
reason-not-one-pair = Ein Kartendeck hat genau ein Paar von Fraktionen: { $pairs }. Dieses hat { $given }.
reason-seed-and-deal = Gib entweder eine Zufallszahl oder eine Verteilung vor, nicht beides.
reason-seed-out-of-range = Die Zufallszahl { $seed } ist nicht erlaubt: Nimm eine ganze Zahl von 0 bis 2^64 - 1.
reason-solve-phase-2 = Nur Phase 2 lässt sich durchrechnen, weil nur dort alle Karten bekannt sein können; das hier ist Phase 1.
reason-solve-two-players = Nur Partien zu zweit lassen sich durchrechnen; hier sind es { $players }.
reason-too-many-places = Nur { $kind } kann mitspielen, nicht { $given }.
reason-too-many-players =
    { $faction }: Damit { $most ->
        [one] kann höchstens eine Person
       *[other] können höchstens { $most } Personen
    } spielen, nicht { $players }. Nimm eine andere Fraktion.
reason-unknown-deck = Ein Kartendeck „{ $name }“ gibt es nicht. Nimm ein fertiges ({ $known }) oder nenne die Fraktionen, zum Beispiel „Go Kn Un Dw Do“.
reason-unknown-draw = Als „{ $name }“ lassen sich Orte nicht auslosen: Nimm { $known }.
reason-unknown-faction = Eine Fraktion „{ $name }“ gibt es nicht. Zur Wahl stehen { $known }.
reason-unknown-place = Einen Ort „{ $name }“ gibt es nicht. Zur Wahl stehen { $known }.
reason-wrong-kind-of-place = { $place } ist { $kind }. Gesucht ist { $wanted }.
reason-wrong-number-of-cards =
    { $faction } brächten { $given ->
        [one] eine Karte
       *[other] { $given } Karten
    } ins Kartendeck; eine Fraktion außerhalb eines Paares muss { $right } bringen.
reason-wrong-number-of-factions =
    Ein Kartendeck für { $players ->
        [one] eine Person
       *[other] { $players } Personen
    } hat ein Paar und { $right ->
        [one] eine weitere Fraktion
       *[other] { $right } weitere Fraktionen
    }. Dieses hat neben dem Paar { $given }.
reason-wrong-number-of-players = Claim ist für { $right } Personen, nicht für { $players }.
reason-wrong-size-of-pair =
    { $pair } brächten { $given ->
        [one] eine Karte
       *[other] { $given } Karten
    } ins Kartendeck; ein Paar muss { $right } bringen.
reason-unknown-bot = Einen Bot „{ $name }“ gibt es nicht: Die Bots sind { $right }.
reason-bad-bot-name = „{ $name }“ kann kein Bot heißen: Nimm höchstens { $most } Kleinbuchstaben, Ziffern und Bindestriche, und beginne mit einem Buchstaben.
reason-bot-name-taken = Einen Bot { $bot } gibt es schon, er kommt von { $maker }: Nimm für { $other } einen anderen Namen.
reason-bot-cannot-play = Der Bot { $bot } spielt { $game } nicht, nur { $right }.
reason-bot-not-made = Der Bot { $bot } ließ sich nicht erzeugen: { $error }
reason-not-importable =
    Andere Prozesse finden { $thing } nicht: Definiere es auf oberster Ebene einer Moduldatei, die sie importieren können, oder spiel in einem einzigen Prozess.
reason-no-plugin =
    Ein Modul „{ $name }“ gibt es nicht: Nenne das Plug-in wie in einer import-Anweisung, etwa my_faction für die Datei my_faction.py.
reason-plugin-failed = Das Plug-in { $name } lässt sich nicht laden: { $error }
reason-bad-lessons = Die Lektionen in { $file } lassen sich nicht lesen: { $error }
reason-bad-lesson = Die Lektion { $lesson } in { $file } ist nicht brauchbar: { $error }
reason-lesson-lacks-text = Einer Lektion in { $file } fehlt der Text „{ $name }“.
reason-lesson-of-nobody = Die Lektion { $lesson } in { $file } muss wie das Kürzel einer selbst gemachten Fraktion oder eines solchen Ortes heißen.
reason-lesson-taken = Eine Lektion { $lesson } gibt es schon: Die in { $file } braucht einen anderen Namen.
reason-lesson-empty = In { $file } dürfen plan, task und done der Lektion { $lesson } nicht leer sein.
reason-bad-action = Eine Aktion ist eine Karte zum Spielen (Go5), zum Nehmen (+Go5 oder +deck) oder zum Wählen (-Go5) oder eine Fraktion zum Nennen (@Go).
reason-bad-card = Schreib eine Karte als Kürzel ihrer Fraktion und ihren Wert, zum Beispiel Go5.
reason-bad-comment = Ein Kommentar darf keine geschweiften Klammern und keine Zeilenumbrüche enthalten.
reason-bad-header = Eine Kopfzeile lautet [Name "Text"], mit \\" für ein Anführungszeichen im Text.
reason-bad-header-name = Der Name einer Kopfzeile besteht nur aus Buchstaben, der erste davon groß.
reason-bad-header-text = Die Kopfzeile { $name } darf keinen Zeilenumbruch enthalten.
reason-bad-line = Diese Zeile muss mit „{ $right }“ beginnen.
reason-bad-mark = „{ $mark }“ sagt nicht, wer eine Karte kennt: Schreib * für alle oder die Buchstaben der Sitzplätze.
reason-bad-move = Schreib eine Aktion in einer Aufzeichnung mit ihrem Sitzplatz, zum Beispiel A:{ $example }.
reason-chance-missing = Hier handelt der Zufall, aber was er tat (chance:…), fehlt.
reason-line-unfinished = Alles, was in „{ $label }“ geschah, muss in einer Zeile stehen.
reason-no-chance = Hier handelt der Zufall nicht.
reason-bad-number = Das muss eine ganze Zahl von { $least } bis { $most } sein.
reason-bad-seat = Schreib einen Sitzplatz mit seinem Buchstaben: { $right }.
reason-seat-twice = Nenne jeden Sitzplatz genau einmal.
reason-cards-missing = Diese Karten fehlen: { $cards }. In einer Stellung muss jede Karte ihren Platz haben.
reason-cards-nowhere = Diese Ansicht sagt nicht, wo diese Karten sein könnten: { $cards }.
reason-comment-before-words = Ein Kommentar muss hinter dem Wort stehen, zu dem er gehört.
reason-deal-card = { $card } kann nicht an { $whom } ausgeteilt werden.
reason-deal-count =
    { $whom } muss { $right ->
        [one] eine Karte
       *[other] { $right } Karten
    } bekommen, nicht { $given }.
reason-deal-late = Die Verteilung muss vor allem stehen, was getan wurde.
reason-deal-missing = Die Verteilung für { $whom } fehlt.
reason-deal-not-codes = Eine Verteilung ordnet jedem Ziel (A, deck, …) einen Text mit Kartenkürzeln zu, durch Leerzeichen getrennt.
reason-deal-twice = Die Verteilung für { $whom } ist zweimal angegeben.
reason-deal-unknown = Karten werden an { $right } ausgeteilt, nicht an „{ $whom }“.
reason-deck-in-phase-2 =
    Nach Phase 1 sind Nachziehstapel und Preise aufgebraucht, aber hier { $given ->
        [one] ist noch eine Karte
       *[other] sind noch { $given } Karten
    } übrig.
reason-early-result = Die Kopfzeile nennt einen Gewinner, aber die Partie ist nicht zu Ende.
reason-header-after-body = Kopfzeilen müssen vor allem anderen stehen.
reason-header-missing = Die Kopfzeile { $name } fehlt.
reason-header-twice = Die Kopfzeile { $name } ist zweimal angegeben.
reason-no-options = Gib mindestens eine Möglichkeit an.
reason-no-position = Eine Stellung beginnt mit den Kürzeln ihrer Fraktionen, zum Beispiel „Go Kn Un Dw Do | …“.
reason-no-record = Eine Partie, die mit einer Stellung begann, hat keine Aufzeichnung, weil ihre Verteilung nicht bekannt ist.
reason-no-winner = Karten nimmt man erst, wenn ein Stich gewonnen ist: Sag, wer ihn gewonnen hat und wie viele schon genommen haben.
reason-nobody-to-play = Wer am Zug ist, hat keine Karte auf der Hand.
reason-not-in-order = Gespielt wird im Uhrzeigersinn, eine Karte je Sitzplatz. Den Anfang macht der Startspieler.
reason-not-saved = Das ist keine gespeicherte Partie in JSON: { $what }.
reason-other-game = Das ist eine Aufzeichnung von „{ $game }“, nicht von { $right }.
reason-position-too-long = Eine Stellung hat höchstens { $most } Zeichen; diese hat { $given }.
reason-record-too-long = Eine Aufzeichnung hat höchstens { $most } Zeichen; diese hat { $given }.
reason-rules-version = Diese Aufzeichnung folgt Version { $given } der Regeln; hier lässt sich nur Version { $right } spielen.
reason-section-twice = Der Abschnitt „{ $word }“ ist zweimal angegeben.
reason-stray-brace = Ein Kommentar ist Text zwischen { "{" } und { "}" } in einer Zeile, ohne solche Klammern darin.
reason-too-many-of-card =
    Von { $card } gibt es in dieser Partie nur { $right ->
        [one] eine
       *[other] { $right }
    }.
reason-trick-is-full = Zu diesem Stich haben schon alle gespielt: Die Stellung muss etwas anderes fragen.
reason-two-comments = Ein Wort hat höchstens einen Kommentar.
reason-unequal-hands = In Phase 1 müssen alle noch gleich viele Stiche vor sich haben, nicht { $given }.
reason-unknown-card = Eine Karte { $card } gibt es in dieser Partie nicht.
reason-unknown-power = Eine Fähigkeit { $code } gibt es in dieser Partie nicht.
reason-unknown-section = Kein Abschnitt einer Stellung beginnt mit „{ $word }“.
reason-unknown-step = Der Schritt muss { $right } sein.
reason-unplayable = Diese Stellung kann in keiner Partie entstehen: Sie lässt sich nicht zu Ende spielen.
reason-wrong-number-of-values =
    Zu diesem Abschnitt { $right ->
        [one] gehört ein Wert
       *[other] gehören { $right } Werte
    }.
reason-wrong-result = Laut Kopfzeile hat { $given } gewonnen, nach den Regeln aber { $right }.
reason-wrong-size-of-deck = In Phase 1 enthalten Nachziehstapel und Preise eine Karte je Sitzplatz und noch zu spielendem Stich: { $right }, nicht { $given }.
reason-kingdoms-asked-about-power =
    { $seat ->
        [you] Entscheide jetzt über diese Fähigkeit: { $power }. Wähle eine der Antworten, die zur Wahl stehen.
       *[other] Jetzt entscheidet { $who } über diese Fähigkeit: { $power }. Mögliche Antworten: { $right }.
    }
reason-kingdoms-asked-to-draw =
    { $seat ->
        [you] Zieh jetzt eine Karte: Wähle eine aus der Auslage oder den Nachziehstapel.
       *[other] Jetzt zieht { $who } eine Karte: { $right }.
    }
reason-kingdoms-asked-to-place =
    { $seat ->
        [you] Leg jetzt eine Karte an: Wähle, welche und wo.
       *[other] Jetzt legt { $who } eine Karte an, zum Beispiel Go@1,0.
    }
reason-kingdoms-bad-action = Eine Aktion ist eine Karte mit Feld (Go@-1,2), ein Feld (@1,0), eine Karte zum Nehmen (+Go oder +pile), zwei Karten zum Behalten (=Go,Kn) oder eines der Wörter use, pass, row, column, done.
reason-kingdoms-bad-card = Schreib eine Karte als Kürzel ihrer Fraktion, zum Beispiel Go.
reason-kingdoms-bad-code = „{ $code }“ ist kein Kürzel für eine Fraktion: Nimm einen großen und einen kleinen Buchstaben.
reason-kingdoms-bad-field = Schreib ein Feld als zwei Zahlen von -99 bis 99, zum Beispiel -1,2.
reason-kingdoms-bad-knowledge = Was jemand weiß, muss zu den Karten passen. Das hier tut es nicht.
reason-kingdoms-bad-tile = Schreib eine Karte auf dem Spielfeld als Go@1,0, bei Bedarf mit :A, :B, :AB oder :down dahinter.
reason-kingdoms-bad-value = Das muss { $right } sein.
reason-kingdoms-code-taken = Das Kürzel { $code } ist schon vergeben: { $owner }. Nimm für { $other } ein anderes.
reason-kingdoms-deal-of-what = Sag zu der Verteilung auch, welche Fraktionen mitspielen.
reason-kingdoms-empty-pile = Der Nachziehstapel ist leer.
reason-kingdoms-faction-twice = { $faction } kommen zweimal vor: Jede Fraktion spielt nur einmal mit.
reason-kingdoms-far-away = Feld { $field } berührt keine Karte auf dem Spielfeld.
reason-kingdoms-field-occupied = Auf Feld { $field } liegt schon eine Karte.
reason-kingdoms-field-taken = Auf Feld { $field } liegen zwei Karten.
reason-kingdoms-no-position = Eine Stellung beginnt mit den Kürzeln ihrer Fraktionen, zum Beispiel „Go Dw … | …“.
reason-kingdoms-not-in-display = { $card } liegt nicht in der Auslage.
reason-kingdoms-nothing-asked = In dieser Stellung kann niemand etwas gefragt werden: { $what }.
reason-kingdoms-number-of-factions =
    Gespielt wird mit { $right ->
        [one] einer Fraktion
       *[other] { $right } Fraktionen
    }, nicht mit { $given }.
reason-kingdoms-only-corner = Feld { $field } berührt nur die Ecke einer Karte: Es muss eine ganze Seite sein.
reason-kingdoms-only-face-down = Feld { $field } berührt nur verdeckte Karten.
reason-kingdoms-too-many =
    Von { $card } gibt es in dieser Partie nur { $right ->
        [one] eine
       *[other] { $right }
    }.
reason-kingdoms-unknown-card = Eine Karte { $card } gibt es in dieser Partie nicht.
reason-kingdoms-unknown-faction = Eine Fraktion „{ $name }“ gibt es in Claim Kingdoms nicht. Zur Wahl stehen { $known }.
reason-kingdoms-wrong-hand =
    Auf der Hand { $most ->
        [one] ist höchstens eine Karte
       *[other] sind höchstens { $most } Karten
    }.
reason-kingdoms-wrong-pile = Das sind nicht genau die Karten des Nachziehstapels.
reason-kingdoms-wrong-supply =
    Sitzplatz { $seat } hat insgesamt { $right ->
        [one] eine Figur
       *[other] { $right } Figuren
    }, nicht { $given }.
reason-no-choice-Do = Auf { $choice } liegt keine Nachbarkarte, deren Fähigkeit du nutzen könntest.
reason-no-choice-Gi = Auf { $choice } liegt keine offene Nachbarkarte.
reason-no-choice-Gn = Auf { $choice } liegt keine Nachbarkarte ohne Figur von dir.
reason-no-choice-Kn = Auf { $choice } liegt keine Nachbarkarte mit einer gegnerischen Figur.
reason-no-choice-Se = { $choice } sind nicht zwei der Karten, die du auf der Hand hast oder dir ansiehst.
reason-no-choice-Tr = In der { $choice } liegt ein anderer Troll: Sie bringt keine Punkte.
reason-no-choice-Un = Auf { $choice } steht keine gegnerische Figur, oder du stehst dort selbst schon.
reason-kingdoms-imagine-for-whom = Wer zuschaut, spielt nicht mit: Weiterdenken lässt sich nur von dem aus, was ein Sitzplatz sieht.
reason-kingdoms-imagine-when = Während der Nachziehstapel gemischt wird, hat niemand etwas zu überlegen.
reason-setup-players = { $game } ist ein Spiel für { $right } Personen, nicht für { $given }.
reason-setup-places = { $game } wird ohne Gebäude und Landschaften gespielt.
reason-setup-deck = { $game } spielt man immer mit demselben Material: Lass das Kartendeck weg.
reason-setup-first = Bei { $game } beginnt niemand vor den anderen: Nenne dafür keinen Sitzplatz.
reason-game-taken = Es gibt schon ein anderes Spiel „{ $name }“: Wähle ein anderes Kürzel oder einen anderen Titel.
reason-sign-in-first = Sag zuerst, wer du bist: Wähle einen Namen, melde dich an oder schick einen Zugangsschlüssel mit.
reason-wrong-password = Name und Passwort passen nicht zusammen.
reason-name-taken = Der Name { $name } ist schon vergeben.
reason-bad-name = Ein Name hat 1 bis { $most } Buchstaben, Ziffern, Leerzeichen, Punkte, Bindestriche oder Unterstriche.
reason-name-reserved = { $name } heißt ein Bot, oder es sieht so aus: Wähl einen anderen Namen.
reason-bad-password = Ein Passwort hat { $least } bis { $most } Zeichen.
reason-already-account = Du hast schon ein Konto.
reason-no-account = Du hast noch kein Konto.
reason-still-playing = Beende zuerst deine laufenden Partien oder gib sie auf.
reason-no-such-token = Diesen Zugangsschlüssel gibt es nicht.
reason-too-many-tokens =
    Du kannst höchstens { $most ->
        [one] einen Zugangsschlüssel
       *[other] { $most } Zugangsschlüssel
    } haben: Lösche zuerst einen.
reason-no-such-table = Diesen Tisch gibt es nicht, oder er ist privat und du bist nicht eingeladen.
reason-game-not-found = Diese Partie gibt es nicht, oder sie ist privat und du bist nicht eingeladen.
reason-no-such-player = Diesen Spieler gibt es nicht.
reason-seat-taken = Sitzplatz { $seat } ist besetzt.
reason-table-full = Alle Sitzplätze sind besetzt.
reason-already-seated = Du sitzt schon an diesem Tisch.
reason-not-seated = Du sitzt nicht an diesem Tisch.
reason-not-host = Das darf nur, wer den Tisch eröffnet hat.
reason-table-started = Die Partie hat schon begonnen: Das lässt sich nicht mehr ändern.
reason-table-not-over = Die Partie an diesem Tisch ist noch nicht zu Ende.
reason-table-closed = Dieser Tisch ist geschlossen.
reason-seats-free = Es sind noch Sitzplätze frei: Warte auf Mitspieler oder setz Bots ein.
reason-rated-without-bots = In einer gewerteten Partie spielen nur Menschen: Bots können nicht mitspielen.
reason-no-opponent = Der Bot { $bot } steht nicht als Gegner zur Wahl: Nimm { $right }.
reason-too-many-tables =
    Du sitzt schon an { $most ->
        [one] einem Tisch
       *[other] { $most } Tischen
    }: Verlass zuerst einen.
reason-too-many-open-tables =
    { $most ->
        [one] Ein öffentlicher Tisch von dir wartet
       *[other] { $most } öffentliche Tische von dir warten
    } schon auf Mitspieler: Beginn zuerst an einem oder verlass einen.
reason-other-commitment = Dieses Wort antwortet auf ein anderes Versprechen: Sieh dir den Tisch noch einmal an und gib ein Wort für das nächste Austeilen.
reason-stale = Die Partie ist schon weiter: Das wurde bei Stand { $given } gewählt, und jetzt ist sie bei { $right }.
reason-future-version = Die Partie ist bei Stand { $right }; Stand { $given } kommt erst noch.
reason-key-used = Diese Kennung (key) wurde schon für etwas anderes verwendet.
reason-bot-plays = Gerade spielt ein Bot für dich: Übernimm zuerst wieder deinen Sitzplatz.
reason-no-bot-plays = Auf diesem Sitzplatz spielt kein Bot.
reason-no-offer = Es gibt kein Angebot, auf das du antworten könntest.
reason-offer-open = Es liegt schon ein Angebot auf dem Tisch.
reason-bad-offer = Du kannst „undo“ anbieten oder „stand-in“ für einen anderen Sitzplatz.
reason-nothing-to-undo = Du hast noch nichts getan, was du zurücknehmen könntest.
reason-undo-too-late = Das lässt sich nicht zurücknehmen: Jemand hat schon weitergespielt, oder es wurde etwas aufgedeckt.
reason-undo-rated = In einer gewerteten Partie gegen Bots wird nichts zurückgenommen.
reason-undo-without-consent =
    { $seat ->
        [you] Für dich spielt gerade ein Bot, der nicht zustimmen kann: Es wird nichts zurückgenommen.
       *[other] Für { $who } spielt gerade ein Bot, der nicht zustimmen kann: Es wird nichts zurückgenommen.
    }
reason-not-gone =
    { $seat ->
        [you] Du hast den Tisch noch nicht lange genug warten lassen.
       *[other] { $who } hat den Tisch noch nicht lange genug warten lassen.
    }
reason-running = Solange die Partie läuft, siehst du das nur von deinem eigenen Sitzplatz aus.
reason-no-hints = Tipps gibt es nur, wenn alle anderen Bots sind und die Partie nicht gewertet wird.
reason-no-such-lesson = Eine Lektion „{ $name }“ gibt es nicht.
reason-lesson-over = Diese Lektion ist zu Ende: Fang sie neu an, um etwas anderes auszuprobieren.
reason-malformed = Hier wurde etwas anderes erwartet: { $what }
reason-bad-character = Dieser Text enthält ein Zeichen, das sich nicht speichern lässt.
reason-store-fails = Das ließ sich nicht speichern und gilt darum nicht. Versuch es noch einmal.
reason-store-corrupt = Die Datenbank ist beschädigt.
reason-store-full = Die Festplatte nimmt keine Daten mehr an.
reason-store-locked = Ein anderes Programm hält die Datenbank gesperrt.
reason-store-read-only = Die Datenbank ist schreibgeschützt.
reason-store-frozen = Die Datenbank antwortet nicht.
reason-too-fast = Das war zu viel auf einmal: Ein bisschen langsamer, bitte.
reason-too-slow = Das hat zu lange gedauert, deshalb hat der Server die Verbindung beendet.
reason-too-many-connections = Von deiner Adresse kommen zu viele Verbindungen. Schließ ein paar davon und versuch es noch einmal.
reason-too-many-attempts = Das Passwort war zu oft falsch. Warte ein paar Minuten und versuch es noch einmal.
reason-server-full = Der Server hat gerade zu viel zu tun. Versuch es gleich noch einmal.
reason-head-too-long = Die Kopfzeilen der Anfrage sind zu lang: höchstens { $most } Bytes.
reason-address-too-long = Die Adresse der Anfrage ist zu lang: höchstens { $most } Bytes.
reason-body-too-long = Die Anfrage ist zu lang: höchstens { $most } Bytes.
reason-nested-too-deeply = Das JSON ist zu tief verschachtelt.
reason-header-too-long = Die Kopfzeile { $name } der Aufzeichnung ist zu lang: höchstens { $most } Zeichen.
reason-foreign-origin = Anfragen von { $origin } werden hier nicht angenommen.
reason-not-found = Hier ist nichts.
reason-not-allowed = Das ist hier nicht möglich.
reason-server-fault = Bei uns ist etwas schiefgegangen. Näheres steht im Protokoll des Servers.
reason-shutting-down = Der Server wird gerade heruntergefahren: Komm gleich wieder.
reason-setting-out-of-range = Die Einstellung { $name } muss zwischen { $least } und { $most } liegen, nicht bei { $given }.
reason-setting-too-small = Die Einstellung { $name } muss mindestens { $least } sein, nicht { $given }.
reason-bad-origin = „{ $given }“ ist kein Ursprung (Origin): Gib Schema und Host an, zum Beispiel https://example.org.
reason-bad-proxy = „{ $given }“ ist keine Adresse eines Proxys: Gib eine IP-Adresse oder ein Netz an, zum Beispiel 10.0.0.0/8.
reason-bad-database-url = Die Datenbank muss eine PostgreSQL-Adresse sein, zum Beispiel postgresql://user@host/name.
reason-sqlite-workers = Eine SQLite-Datei bedient nur einen Prozess: Für { $given } brauchst du eine PostgreSQL-Datenbank.
reason-no-such-host = Der Host { $host } ist nicht zu finden: { $what }.
reason-port-taken = Port { $port } ist schon belegt: Nimm mit --port einen anderen oder 0 für irgendeinen freien.
reason-cannot-listen = Der Server kann auf { $host }, Port { $port }, nicht lauschen: { $what }.
reason-bad-data-directory = Der Datenordner { $path } lässt sich nicht verwenden: { $what }.
reason-database-fails = Die Datenbank lässt sich nicht verwenden: { $what }.
reason-database-corrupt = Die Datenbank { $path } ist beschädigt ({ $what }): Spiel eine Sicherung ein oder sieh nach, was \`claimant admin check\` findet.
reason-database-full = { $path } lässt sich nicht schreiben: Die Festplatte nimmt keine Daten mehr an.
reason-database-locked = Die Datenbank { $path } ist von einem anderen Programm gesperrt.
reason-database-read-only = Die Datenbank { $path } ist schreibgeschützt: Gib dem Server Schreibrechte für sie und ihren Ordner.
reason-not-a-store = { $path } ist keine Datenbank von Claimant.
reason-newer-database = Die Datenbank stammt von einer neueren Version von Claimant: Installiere diese.
reason-no-database = Unter { $path } gibt es keine Datenbank.
reason-file-exists = { $path } gibt es schon: Nimm einen anderen Namen oder lösche die Datei zuerst.
reason-database-exists = Unter { $path } gibt es schon eine Datenbank: --replace setzt die Sicherung an ihre Stelle und hebt die alte daneben auf.
reason-database-not-empty = Die Datenbank { $path } ist nicht leer: Spiel die Sicherung in eine neue ein.
reason-cannot-replace = --replace gibt es nur für SQLite-Dateien: Spiel bei PostgreSQL in eine leere Datenbank ein.
reason-not-a-backup = { $path } ist keine brauchbare Sicherung: { $what }.
reason-cut-off-backup = { $path } ist keine brauchbare Sicherung: Das Ende fehlt.
reason-server-running = Ein Server verwendet die Datenbank { $path } gerade: Halte ihn zuerst an.
reason-program-failed = { $program } ist fehlgeschlagen: { $what }
reason-program-missing = { $program } ist nicht installiert.
reason-bad-field = Das Feld „{ $name }“ fehlt oder ist falsch. Richtig wäre: { $right }.
reason-bad-pairs = Die Zahl der Paare muss eine ganze Zahl über 0 sein, nicht { $given }.
reason-bad-processes = Die Zahl der Prozesse muss eine ganze Zahl über 0 sein, nicht { $given }.
reason-too-few-bots = Zu einem Wettkampf gehören mindestens zwei Bots.
reason-bot-twice = { $name } kommt zweimal vor. Mit verschiedenen Grenzen gelten sie als zwei Bots: { $name }@100 { $name }@200.
reason-bad-limit = Schreib eine Grenze hinter einem Namen in Sekunden (regent@0.5s) oder in Schritten (regent@500).
reason-bot-failed = { $bot } hatte einen Fehler in Paar { $pair }, Partie { $game }, Sitzplatz { $seat }, gegen { $other } (Zufallszahl { $seed }): { $error }
reason-work-failed = { $kind }: { $error }
reason-worker-died = Bei derselben Aufgabe ist { $number }-mal ein Prozess abgestürzt. Ist der Speicher knapp, oder startet ein Skript Prozesse, ohne zu prüfen, ob es __main__ ist?
reason-worker-version = Ein Rechner hat Version { $other } von Claimant, dieser hier { $own }: Installiere überall dieselbe Version.
reason-no-dask = Ein Cluster braucht Dask: Installiere claimant[cluster], zum Beispiel mit pip install "claimant[cluster]".
reason-no-cluster = Unter { $address } ist kein Dask-Scheduler zu erreichen: { $what }
reason-no-workers = Der Scheduler unter { $address } hat noch keine Worker: Starte welche mit dask worker { $address }
reason-bad-shard = Schreib einen Teil eines Laufs als 2/5, den zweiten von fünf, nicht { $given }.
reason-seconds-on-cluster = { $bot } denkt eine Anzahl Sekunden nach, und die sind nicht auf jedem Rechner eines Clusters gleich viel wert: Gib stattdessen eine Anzahl Schritte an, etwa regent@500.
reason-no-such-game = Ein Spiel „{ $name }“ gibt es nicht: Die Spiele sind { $right }.
reason-extra-missing = Dafür braucht es { $packages }: Installiere { $extra }.
reason-not-that-action = Aktion { $id } ist hier nicht erlaubt: Die Maske zeigt, welche erlaubt sind.
reason-no-layout = Für das Spiel „{ $name }“ gibt es keine Beobachtungen, nur für { $right }.
reason-table-kind = Der Name einer Tabelle muss auf { $known } enden; „{ $name }“ tut das nicht.
reason-no-polars = Eine .parquet-Tabelle braucht polars: Installiere claimant[lab], zum Beispiel mit pip install "claimant[lab]". Eine .csv-Tabelle braucht nichts.
reason-exists = { $name } gibt es schon: Nimm einen anderen Namen oder lösche die Datei zuerst.
reason-not-empty = { $name } ist kein leerer Ordner: Nimm einen anderen für die Aufzeichnungen.
reason-no-directory = Einen Ordner { $name } gibt es nicht.
reason-not-a-run = { $name } ist keine Laufdatei.
reason-no-run = Die Datei { $name } gibt es nicht.
reason-other-run = { $name } enthält einen anderen Lauf: Nimm eine andere Datei.
reason-broken-line = Zeile { $line } von { $name } ist beschädigt: Lösche sie, dann wird ihre Verteilung noch einmal gespielt.
name-you = Du
name-opponent = Gegner
name-partner = Partner
name-seat = Sitzplatz { $letter }
team-own = Dein Team
team-other = Das andere Team
team-seats = Team { $letters }
trick = Stich
trick-number = Stich { $number }
trick-number-of = Stich { $number } von { $total }
prize =
    { $count ->
        [one] Preis
       *[other] Preise
    }
deck = Nachziehstapel
hand = Hand
your-hand = Deine Hand
followers = Anhänger
score-pile = Punktestapel
display = Auslage
discard = Ablagestapel
table-waiting = Noch auf dem Tisch
reserve = Reserve
buried = Verdeckt abgelegt
places-in-play = Orte
factions-in-play = Fraktionen
cards-counted =
    { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
followers-counted = { $count } Anhänger
cards-none = leer
face-up = offen
face-down = verdeckt
value = Wert
strength = Stärke
card-open = Zeigen, was { $card } kann
phase-1 = Phase 1
phase-2 = Phase 2
phase-3 = Wertung
phase-1-goal = Gewinne Anhänger für Phase 2
phase-2-goal = Gewinne von jeder Fraktion die meisten Karten
round = Runde
your-turn = Du bist dran
waiting-for = Warten auf { $who } …
leads = spielt an
votes =
    { $count ->
        [one] { $count } Stimme
       *[other] { $count } Stimmen
    }
votes-now = Stand der Stimmen
votes-now-for = Stimmt gerade für
nobody = Niemand
tie = Gleichstand
nothing-played = Noch nichts gespielt
game-over = Die Partie ist zu Ende
you-win = Du gewinnst!
you-lose = Diesmal verlierst du
shared-victory = Geteilter Sieg
winner = Gewinner
why = Warum
ask-play-lead = Du spielst an: Jede Karte ist erlaubt.
ask-play-free = Du darfst jede Karte spielen.
ask-play = Du musst bedienen: Spiel eine der erlaubten Karten.
ask-take = Welchen Preis nimmst du?
ask-take-deck = Die oberste Karte des Nachziehstapels ist { $top }. Welche Karte nimmst du?
ask-choose-Au =
    { $seat ->
        [you] Dank der Automatons gewinnst du diesen Stich ohne Kampf. Leg eine Karte verdeckt ab; niemand sonst sieht sie.
       *[other] Dank der Automatons gewinnt { $who } diesen Stich ohne Kampf. Leg eine Karte verdeckt ab; niemand sonst sieht sie.
    }
ask-choose-Desert =
    { $power }: Wähle { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    } zum Tauschen mit { $other }.
ask-choose-Peaks =
    { $power }: Wähle { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    } zum Tauschen mit { $other }.
ask-choose-Swamp =
    { $power }: Wähle { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    } zum Abwerfen.
ask-choose =
    { $power }: Wähle { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }.
ask-name-Ra = Deine Beute hilft der Fraktion, von der du am wenigsten Karten hast. Das sind mehrere: Welche wählst du?
ask-name = { $power }: Nenne eine Fraktion.
chosen-so-far = Bisher gewählt: { $cards }
answer-prize = Preis: { $card }
answer-deck = Vom Nachziehstapel: { $card }
answer-card = { $card }
answer-faction = { $faction }
plain-event = { $what }
plain-event-of = { $who }: { $what }
plain-question = Was tust du?
plain-answer = { $action }
plain-ending = Gewonnen: { $winners }, { $totals }.
memory = Gedächtnishilfe
memory-text = Das könntest du wissen, wenn du dir alles gemerkt hättest
memory-lacks =
    { $seat ->
        [you] Du hast keine Karte von: { $factions }
       *[other] { $who } hat keine Karte von: { $factions }
    }
memory-unknown =
    { $count ->
        [one] { $count } unbekannte Karte
       *[other] { $count } unbekannte Karten
    }
memory-more = und { $count } weitere
memory-deck = Nachziehstapel, von oben
memory-among = Sie gehören zu diesen: { $cards }
memory-in-deck = { $count } im Nachziehstapel
memory-in-box = { $count } in der Schachtel
memory-in-reserve = { $count } in der Reserve
memory-in-hand =
    { $seat ->
        [you] { $count } auf deiner Hand
       *[other] { $count } auf der Hand von { $who }
    }
memory-in-followers =
    { $seat ->
        [you] { $count } unter deinen Anhängern
       *[other] { $count } unter den Anhängern von { $who }
    }
memory-in-buried =
    { $seat ->
        [you] { $count } unter deinen verdeckt abgelegten Karten
       *[other] { $count } unter den verdeckt abgelegten Karten von { $who }
    }
button-confirm = Bestätigen
button-cancel = Abbrechen
button-close = Schließen
button-back = Zurück
button-next = Weiter
button-undo = Rückgängig
button-rematch = Revanche
button-replay = Wiederholung
button-hint = Tipp
button-log = Verlauf
button-rules = Regeln
button-resign = Aufgeben
button-share = Teilen
button-copy-link = Link kopieren
link-copied = Link kopiert
button-download = Aufzeichnung herunterladen
button-open-file = Aufzeichnung aus einer Datei öffnen
home = Start
play-now = Jetzt spielen
play-friend = Mit Freunden spielen
play-friend-text = Link schicken und los, ohne Konto
lobby = Lobby
lobby-empty = Hier wartet noch niemand. Eröffne einen Tisch!
continue-games = Partien fortsetzen
watch = Zuschauen
learn = Spielen lernen
deck-of-the-day = Kartendeck des Tages
deck-of-the-day-own = Kartendeck des Tages, eigene Auswahl
choose-deck = Kartendeck wählen
pair = Paar
pairs = Paare
places-random = Zufällige Orte
players =
    { $count ->
        [one] { $count } Person
       *[other] { $count } Personen
    }
player = Spieler
game = Partie
seat-free = Freier Sitzplatz
bot = Bot
sit-here = Hier hinsetzen
start-game = Partie starten
game-claim = Claim
game-kingdoms = Claim Kingdoms
settings = Einstellungen
language = Sprache
theme = Farben
theme-light = Hell
theme-dark = Dunkel
theme-system = Wie das Gerät
speed = Tempo
speed-slow = Langsam
speed-normal = Normal
speed-fast = Schnell
speed-off = Ohne Bewegung
sound = Ton
plays-last = Erzwungene letzte Karte automatisch spielen
keys = Tastenkürzel
key-hand = Zur Hand gehen und sie durchblättern
key-value = Zur nächsten Karte mit diesem Wert springen
key-play = Karte spielen oder auswählen
key-space = Leertaste
key-skip = Überspringen, was gerade gezeigt wird
on = An
off = Aus
replay-step = Schritt { $number } von { $total }
replay-first = Zum Anfang
replay-last = Zum Ende
connection-lost = Verbindung verloren. Neuer Versuch …
not-sent = Dein Zug wurde noch nicht gesendet.
page-missing = Diese Seite gibt es nicht.
page-missing-text = Nicht einmal die Seher wissen, wo sie steckt. Vielleicht hat sich in der Adresse ein Tippfehler versteckt, oder der Link ist zu alt.
something-wrong = Da ist etwas schiefgegangen: { $what }
loading = Einen Moment …
skip-to-content = Zum Inhalt springen
pages = Seiten
messages = Meldungen
my-games = Meine Partien
learn-short = Lernen
account = Konto
table = Tisch
button-reload = Seite neu laden
page-broken = Diese Seite ließ sich nicht laden. Vielleicht wurde der Server gerade aktualisiert.
reason-offline = Der Server ist nicht erreichbar. Prüfe deine Verbindung und versuch es noch einmal.
guest-name = Gast { $number }
name-guest = { $name } (Gast)
guest = Gast
fan-work = Ein unabhängiges Fanprojekt mit eigenen Bildern und Regeln in eigenen Worten.
home-title = Der Thron ist leer
home-text = Erst Anhänger gewinnen, dann Stimmen: ein flottes Stichspiel um die Gunst der Fraktionen, für zwei bis vier Personen.
home-against = Gegner
home-first-deck = Ideal zum Einstieg
home-more = Noch mehr entdecken
home-setup = Tisch einrichten
home-setup-text = Eigenes Kartendeck, magische Orte, zwei bis vier Personen
home-lobby-none = Andere treffen oder zuschauen
home-lobby-text =
    { $count ->
        [one] Gerade ein öffentlicher Tisch
       *[other] Gerade { $count } öffentliche Tische
    }
home-learn-text = In fünf Minuten durch die erste Partie
home-kingdoms-text = Zu zweit Karten anlegen, Figuren setzen, Punkte sammeln
home-replay = Aufzeichnung öffnen
home-replay-text = Eine gespeicherte Partie Zug für Zug ansehen
games-none = Du hast hier noch nicht gespielt.
games-running = Laufende Partien
games-finished = Beendete Partien
games-more = Ältere Partien
game-with = Mit { $others }
game-your-turn = Weiter
game-won = Gewonnen
game-lost = Verloren
game-alone = Allein
setup-title = Tisch einrichten
setup-game = Was möchtest du spielen?
setup-players = Wie viele spielen mit?
setup-deck = Kartendeck
setup-ready-made = Fertiges
setup-own = Eigenes
setup-kingdoms-deck = Fraktionen
setup-kingdoms-random = Zufällig
setup-kingdoms-random-text = Für jede Partie werden sieben der zehn Fraktionen ausgelost.
setup-chosen-of = { $count } von { $total } gewählt
setup-fill = Auslosen
setup-clear = Leeren
setup-nothing-chosen = Stell dein Kartendeck aus Fraktionen zusammen.
setup-pair = Ein Paar, das zusammengehört
setup-factions =
    { $count ->
        [one] Dazu noch eine Fraktion
       *[other] Dazu noch { $count } Fraktionen
    }
setup-places = Magische Orte
setup-places-none = Keine
setup-places-random = Zufällig
setup-places-chosen = Nach Wahl
setup-places-draw = Was wird ausgelost?
setup-draw-building = Ein Gebäude
setup-draw-landscape = Eine Landschaft
setup-draw-both = Beides
setup-buildings = Gebäude
setup-landscapes = Landschaften
setup-seats = Wer spielt mit?
setup-you = Du
setup-person = Mensch
setup-seat = Sitzplatz { $number }
setup-more = Weitere Einstellungen
setup-visibility = Wer darf dazukommen?
setup-private = Wer den Link hat
setup-public = Alle
setup-pace = Spieltempo
setup-pace-live = Am Stück
setup-pace-unhurried = Über mehrere Tage
setup-match = Spielmodus
setup-match-single = Eine Partie
setup-match-duplicate = Mit Platztausch
setup-match-duplicate-text = Bei „Mit Platztausch“ spielt ihr dieselben Karten noch einmal auf getauschten Sitzplätzen. So ist das Glück gerecht verteilt.
setup-rated = Gewertet
setup-rated-text = Das Ergebnis zählt für deine Wertungszahl. Nur ohne Bots.
setup-word = Ein Wort fürs Mischen
setup-word-text = Denk dir ein Wort aus, das beim Mischen mitmischt. Nach der Partie kann jeder nachprüfen, dass niemand an den Karten gedreht hat.
button-add-word = Hinzufügen
word-added = Dein Wort wird mitgemischt.
word-commitment = Der Server ist an diese Verteilung schon gebunden:
setup-summary = Dein Tisch
setup-is-fine = So kann es losgehen!
setup-play = Spielen
setup-open = Tisch eröffnen
setup-advised-against = Die Spielregel rät davon ab:
setup-first-claim = Wer spielt an?
setup-first-kingdoms = Wer beginnt?
setup-first-lot = Ausgelost
setup-first-claim-text = Nach den Regeln ist es die jüngste Person: Frag, wer das ist, und wähle hier. In weiteren Partien an diesem Tisch wird gelost.
setup-first-kingdoms-text = Nach den Regeln entscheidet die jüngere Person: Frag nach und wähle hier. In weiteren Partien an diesem Tisch wird gelost.
first-claim = Spielt den ersten Stich an: { $name }
first-other = Beginnt: { $name }
waiting-title = Dein Tisch
waiting-title-other = Der Tisch von { $name }
waiting-share = Schick diesen Link an alle, die mitspielen sollen
waiting-share-public = Der Tisch steht in der Lobby. Du kannst auch diesen Link verschicken.
waiting-seats = Sitzplätze
waiting-host = Gastgeber
waiting-bot = Bot einsetzen
waiting-bot-away = Bot wegschicken
waiting-start-when-full = Sobald alle Sitzplätze besetzt sind, kann es losgehen.
waiting-for-host = Die Partie beginnt, sobald { $name } sie startet.
waiting-leave = Tisch verlassen
waiting-close = Tisch schließen
waiting-closed = Dieser Tisch wurde geschlossen.
waiting-name = Dein Name
table-missing = Dieser Tisch lässt sich nicht anzeigen
next-game-begun = Die nächste Partie hat begonnen.
next-game = Zur nächsten Partie
lobby-open = Hier ist noch Platz
lobby-running = Zum Zuschauen
lobby-none-running = Gerade läuft keine öffentliche Partie.
lobby-more = Weitere Tische
lobby-join = Mitspielen
lobby-new = Öffentlichen Tisch eröffnen
lobby-seats-free =
    { $count ->
        [one] Ein freier Sitzplatz
       *[other] { $count } freie Sitzplätze
    }
lobby-places = Mit: { $places }
account-guest = Du spielst als Gast, ohne Konto und ohne E-Mail. Alles bleibt in diesem Browser.
account-nobody = Zum Spielen brauchst du kein Konto. Sobald du spielst, bekommst du einen Gastnamen. Hier kannst du ihn ändern.
account-is = Du hast ein Konto.
account-name = Name
account-rename = Namen ändern
account-take-name = Namen übernehmen
account-renamed = Du heißt jetzt { $name }.
account-make = Konto anlegen
account-make-text = Mit einem Passwort kannst du dich überall anmelden und behältst deine Partien.
account-password = Passwort
account-made = Ab jetzt kannst du dich mit Namen und Passwort anmelden.
account-sign-in = Anmelden
account-sign-in-text = Hast du schon ein Konto?
account-sign-out = Abmelden
account-sign-out-guest = Du bist als Gast hier: Nach dem Abmelden kannst du dich nicht wieder anmelden.
account-sign-out-everywhere = Überall abmelden
account-signed-out-everywhere = Du bist jetzt auf allen Geräten abgemeldet.
account-sessions = Wo du angemeldet bist
account-sessions-text = Du kennst eines dieser Geräte nicht? Melde es ab und ändere dein Passwort.
account-session-device = { $browser } auf { $system }
account-session-unknown = Unbekanntes Gerät
account-session-this = Dieses Gerät
account-session-times = seit { $since }, zuletzt gesehen: { $seen }
account-session-end = Abmelden: { $device }
account-password-change = Passwort ändern
account-password-old = Bisheriges Passwort
account-password-new = Neues Passwort
account-password-changed = Dein Passwort ist geändert. Andere Geräte müssen sich neu anmelden.
account-tokens = Zugangsschlüssel für Programme
account-tokens-text = Mit einem Zugangsschlüssel kann dein eigenes Programm für dich spielen.
account-token-label = Wofür ist er?
account-token-make = Schlüssel anlegen
account-token-shown = Diesen Schlüssel siehst du nur dieses eine Mal. Kopiere ihn jetzt:
account-token-delete = Schlüssel { $label } löschen
account-token-unnamed = ohne Namen
account-delete = Daten löschen
account-delete-text = Dein Name, dein Passwort, deine Zugangsschlüssel und deine Wertungszahl werden gelöscht. Beendete Partien bleiben, aber ohne deinen Namen. Das lässt sich nicht rückgängig machen.
account-delete-sure = Willst du deine Daten wirklich löschen?
account-deleted = Deine Daten wurden gelöscht.
`;export{e as default};