import { readOutline } from '../read-outline';

/** German outlines of decks that teach, explain and compare. */
export const LESSON = readOutline(`
* Lernziele | Was können die Lernenden am Ende? | Warum lohnt es sich, das zu wissen? | Was müssen sie vorher wissen?
* Einstieg | Mit welcher Frage beginnt die Stunde? | Was wissen die Lernenden schon? | Was stellen sie sich vielleicht falsch vor?
* Der Kern | Worum geht es, in einem Satz? | Welches Bild oder welcher Gegenstand macht es anschaulich? | Welche Wörter sind neu?
* Ein Beispiel | Welches Beispiel ist nah an ihrem Alltag? | Was passiert Schritt für Schritt? | Wo werden die meisten Fehler gemacht?
So funktioniert es | Welche Teile gibt es? | Wie hängen sie zusammen? | Was ändert sich, wenn eines fehlt?
* Ausprobieren | Was machen die Lernenden allein oder zu zweit? | Wie viel Zeit haben sie? | Wie sieht eine gute Antwort aus?
Diskussion | Worüber lohnt es sich zu streiten? | Welche Antworten sind zu erwarten? | Was tun, wenn niemand etwas sagt?
* Überprüfen | Welche drei Fragen zeigen, wer es verstanden hat? | Was verrät eine falsche Antwort? | Was machen die Schnellen?
* Zusammenfassung | Was soll hängen bleiben? | Wie würde man es zu Hause erklären? | Wie geht es in der nächsten Stunde weiter?
Hausaufgabe und Lesetipps | Was ist zu tun, und bis wann? | Wo lässt sich mehr dazu lesen? | Wer hilft bei Fragen?
`);

export const WORKSHOP = readOutline(`
* Begrüßung | Warum sind wir hier? | Was ist danach anders? | Wer ist dabei?
* Ablauf = Zeit, Was, Wer = Beginn, Erster Teil, Pause, Zweiter Teil, Ende | Was kommt in welcher Reihenfolge, und wie lange dauert es?
Spielregeln | Wie arbeiten wir heute zusammen? | Was bleibt im Raum? | Wohin mit offenen Fragen?
Ausgangspunkt | Was wissen wir? | Was vermuten wir? | Was stört uns?
* Übung 1 | Was ist die Aufgabe? | Wie lange dauert sie, und in welchen Gruppen? | Was kommt dabei heraus?
Übung 2 | Was machen wir mit dem Ergebnis der ersten Übung? | Was soll diesmal entstehen? | Wie wird es den anderen gezeigt?
* Ergebnisse | Was hat jede Gruppe gefunden? | Was haben die Ergebnisse gemeinsam? | Was ist neu?
Entscheiden | Welche Ideen behalten wir? | Wie wählen wir aus? | Wer kam noch nicht zu Wort?
* Nächste Schritte = Wann, Was, Wer = Diese Woche, Diesen Monat, Später | Was passiert diese Woche, und wer macht es?
Rückmeldung | Was war nützlich? | Was hat gefehlt? | Was lässt sich beim nächsten Mal besser machen?
`);

export const RESEARCH_PROPOSAL = readOutline(`
* Fragestellung | Was soll herausgefunden werden? | Warum ist es wichtig, und für wen? | Was könnte sich dadurch ändern?
* Forschungsstand | Welche früheren Arbeiten sind wichtig? | Wo widersprechen sich die Quellen? | Welche Lücke soll geschlossen werden?
* Ziele | Was soll genau gezeigt werden? | Welches Ergebnis ist zu erwarten? | Was würde dagegen sprechen?
* Methode | Was wird gemessen oder erfragt? | Wer oder was wird untersucht, und wie viele? | Was könnte das Ergebnis verzerren?
Was neu ist | Was hat noch niemand gemacht? | Warum ist es jetzt möglich? | Worauf können andere aufbauen?
* Zeitplan = Wann, Schritt, Ergebnis = Erste Monate, Halbzeit, Ende | Was passiert wann, und was liegt dann vor?
Team | Wer macht was? | Welche Fachleute oder Partner fehlen noch? | Wer berät?
* Budget = Was, Kosten, Begründung = Personal, Geräte, Reisen, Reserve | Was kostet es, und warum?
Ethik und Risiken | Wer muss zustimmen? | Wie werden Daten geschützt? | Was, wenn es nicht wie geplant klappt?
* Erwartete Ergebnisse | Was liegt am Ende vor? | Wer wird es nutzen? | Wo wird es veröffentlicht?
Quellen | Auf welche Quellen stützt sich der Antrag? | Welche sind frei zugänglich? | Welche Daten gibt es schon?
`);

export const RESEARCH = readOutline(`
* Fragestellung | Was wollen wir herausfinden? | Warum ist es wichtig, und für wen? | Was ist schon bekannt?
* Forschungsstand | Welche früheren Arbeiten sind wichtig? | Wo widersprechen sich die Quellen? | Welche Lücke bleibt?
* Methode | Wie wurde untersucht? | Wer oder was wurde untersucht, und wie viele? | Was könnte das Ergebnis verzerren?
* Ergebnisse = Ergebnis, Beleg, Wie sicher = Hauptergebnis, Weiteres Ergebnis, Überraschung | Was kam heraus, und wie sicher ist es?
* Was es bedeutet | Welche Frage beantworten die Ergebnisse? | Was beantworten sie nicht? | Was war überraschend?
Grenzen | Was ließ sich nicht messen? | Für wen gilt es nicht? | Was würde man heute anders machen?
Diskussion | Wie passen die Ergebnisse zu früheren Arbeiten? | Welche andere Erklärung ist möglich? | Wer würde widersprechen, und warum?
* Fazit | Wie lautet die Antwort, in einem Satz? | Was sollte sich deshalb ändern? | Wer sollte davon wissen?
Weitere Fragen | Was sollte als Nächstes untersucht werden? | Was wäre dafür nötig? | Wer könnte es tun?
* Quellen | Welche Quellen wurden benutzt? | Welche sind frei zugänglich? | Welche Daten lassen sich nachprüfen?
`);

export const COMPARISON = readOutline(`
* Die Frage | Was ist zu wählen, und bis wann? | Wer entscheidet? | Was passiert, wenn niemand entscheidet?
* Worauf es ankommt | Welche drei Kriterien zählen am meisten? | Welches ist ein Muss? | Was wäre nur schön?
* Im Vergleich = Kriterium, Option A, Option B = Kosten, Qualität, Aufwand, Risiko | Wie stehen beide bei Kosten, Qualität, Aufwand und Risiko da?
* Option A | Was spricht dafür? | Was spricht dagegen? | Wer ist gut damit beraten?
* Option B | Wo liegen die Stärken? | Wo liegen die Schwächen? | Wer würde sich dafür entscheiden?
Was beide gemeinsam haben | Was ist in beiden Fällen gleich? | Was lässt sich mit keiner der beiden lösen? | Gibt es einen dritten Weg?
Kosten auf Dauer | Was kostet es am Anfang? | Was kostet es nach drei Jahren? | Was kostet es, sich später umzuentscheiden?
Erfahrungen | Wer kennt beide aus eigener Erfahrung? | Was berichten diese Leute? | Was lässt sich vorher ausprobieren?
* Empfehlung | Welche Wahl ist die bessere, und warum? | Wann wäre die andere besser? | Was ist der nächste Schritt?
`);

export const BOOK = readOutline(`
* Auf einen Blick | Von wem ist es, und aus welchem Jahr? | Was für ein Werk ist es? | Warum fiel die Wahl darauf?
* Worum es geht | Was passiert, ohne das Ende zu verraten? | Wo und wann spielt es? | Was treibt die Handlung an?
* Figuren | Wer ist am wichtigsten? | Was wollen diese Figuren? | Wie verändern sie sich?
Themen | Welche Gedanken kehren wieder? | Welches Bild steht dafür? | Was sagt es über seine Zeit?
* Stil | Wie ist es erzählt oder gemacht? | Was ist daran ungewöhnlich? | Welche Stelle zeigt das am besten?
Eine Kostprobe | Welche Zeilen oder welche Szene eignen sich? | Was verraten sie? | Warum gerade diese?
Was andere sagen | Was wurde gelobt? | Was wurde kritisiert? | Wo ist Widerspruch angebracht?
* Meine Meinung | Was bleibt in Erinnerung? | Was hat nicht überzeugt? | Wem ist es zu empfehlen?
Zum Weiterlesen | Was gibt es noch von derselben Person? | Was ist ähnlich? | Wo wurde nachgeschlagen?
`);

export const HISTORY = readOutline(`
* Kurz gefasst | Worum geht es, in einem Satz? | Welche Jahre sind wichtig? | Warum lohnt sich der Blick zurück?
* Die Anfänge | Wann und wo fing es an? | Wer war dabei? | Wie war es vorher?
* Zeitleiste = Wann, Was geschah, Warum es wichtig ist = Vorgeschichte, Anfänge, Wendepunkt, Letzte Jahre, Heute | Welche Jahreszahlen darf man nicht auslassen?
* Wendepunkte | Welches Ereignis hat am meisten verändert? | Was hat es möglich gemacht? | Wer war dagegen?
Menschen | Wer hat es geprägt? | Wer wird oft vergessen? | Was haben sie selbst gesagt oder geschrieben?
Damals und heute = Was, Damals, Heute = Aussehen, Nutzung, Kosten | Was ist heute anders, und was ist gleich geblieben?
Legenden und Tatsachen | Was wird gern darüber erzählt? | Was davon stimmt nicht? | Woher wissen wir das?
* Heute | Wie steht es jetzt damit? | Wer führt es weiter? | Was ist von den Anfängen geblieben?
Ausblick | Was ändert sich gerade? | Was könnte verschwinden? | Was bleibt offen?
Quellen | Woher stammen diese Angaben? | Welche Bilder oder Dokumente gibt es? | Wo widersprechen sich die Quellen?
`);

export const TOPIC = readOutline(`
* In einem Satz | Worum geht es? | Warum ist es wichtig? | Was sollte hängen bleiben?
* Die Grundlagen | Was sollten alle zuerst wissen? | Welche Wörter brauchen eine Erklärung? | Wo begegnet es uns?
* Die wichtigsten Punkte | Welche drei Punkte sind die wichtigsten? | In welcher Reihenfolge sind sie am leichtesten zu verstehen? | Was kann wegbleiben?
* Ein Beispiel | Welches Beispiel macht es deutlich? | Was passiert darin, Schritt für Schritt? | Was zeigt es?
Genauer betrachtet | Welche Einzelheit lohnt einen genaueren Blick? | Was überrascht die meisten? | Was wird oft missverstanden?
* Zahlen und Fakten = Was, Zahl, Quelle = Wie viel, Wie oft, Seit wann | Welche Zahl sagt am meisten aus, und woher stammt sie?
Verschiedene Sichtweisen | Wer sieht es anders? | Mit welchen Gründen? | Was ist noch offen?
* Was es für uns bedeutet | Was folgt daraus? | Was lässt sich tun? | Was passiert, wenn nichts getan wird?
* Fazit | Was ist das Wichtigste, in einem Satz? | Was sollte als Nächstes geschehen? | Welche Frage soll nachwirken?
Quellen | Woher stammen die Angaben? | Welche Quelle ist besonders zu empfehlen? | Was ließ sich nicht bestätigen?
`);

/** Additional cards for decks that are longer than their outline. */
export const MORE = readOutline(`
Offene Fragen | Was wissen wir noch nicht? | Wer könnte es beantworten? | Bis wann brauchen wir es?
Annahmen | Was setzen wir voraus? | Wie ließe sich das prüfen? | Was, wenn es falsch ist?
Begriffe | Welche Begriffe brauchen eine Erklärung? | Welche werden anderswo anders verwendet? | Welche Abkürzungen kommen vor?
Wer beteiligt ist | Wessen Arbeit berührt es? | Wessen Zustimmung ist nötig? | Wer sollte zuerst gefragt werden?
Ein genauerer Blick | Welche Einzelheit verdient eine eigene Karte? | Was lässt sich daran erkennen? | Wer möchte das wissen?
Häufige Einwände | Was wird man dagegen sagen? | Was ist daran wahr? | Wie lautet die Antwort?
Was es braucht | Wie viel Zeit, Geld und wie viele Leute braucht es? | Was ist schon da? | Was fehlt noch?
Gute Vorbilder | Wer macht das gut? | Was lässt sich davon lernen? | Was trifft hier nicht zu?
Häufige Fragen | Was wird am häufigsten gefragt? | Wie lautet die kurze Antwort? | Wo steht die ausführliche?
In einem Jahr | Was ist in einem Jahr anders? | Was könnte es beschleunigen? | Was könnte es aufhalten?
Wie wir es prüfen | Woran erkennen wir, ob es stimmt? | Wer sieht es sich an? | In welchen Abständen?
Anhang | Welche Tabellen oder Unterlagen gehören hierher? | Wer schlägt sie nach? | Wo liegen sie?
`);
