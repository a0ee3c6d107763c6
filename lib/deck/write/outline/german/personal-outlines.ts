import { readOutline } from '../read-outline';

/** German outlines of what people say in person: speeches, applications and safety briefings. */
export const SPEECH = readOutline(`
* Der Anlass | Was bringt alle zusammen, und wo? | Wer hört zu? | Wie lange darf es dauern?
* Der Einstieg | Welcher Satz weckt Aufmerksamkeit? | In welcher Beziehung steht die Rednerin oder der Redner zur Hauptperson? | Wer wird namentlich begrüßt?
* Um wen es geht | Wie würden Freunde die Person beschreiben? | Was wissen nur wenige? | Was sollte niemand ansprechen?
* Eine Geschichte | Welcher Moment zeigt, wie die Person ist? | Wo und wann war das? | Was hat niemand erwartet?
Eine andere Seite | Welche Geschichte zeigt etwas anderes? | Wer kann sie bestätigen? | Wie lange dauert das Erzählen?
* Was uns verbindet | Was haben wir von der Person gelernt? | Was würde ohne sie fehlen? | Wofür ist Dank fällig?
Ein Zitat | Welches Zitat, Lied oder Sprichwort passt? | Von wem stammt es? | Warum gerade dieses?
* Wünsche | Was wünschen wir für die Zukunft? | Was ändert sich ab heute? | Welche Erinnerung soll bleiben?
* Die letzten Worte | Wie lautet der letzte Satz? | Was tun danach alle: anstoßen, applaudieren, schweigen? | Wer spricht als Nächstes?
`);

export const APPLICATION = readOutline(`
* Über mich | Wer bin ich, in einem Satz? | Was mache ich heute? | Wofür bin ich bekannt?
* Warum diese Stelle | Was reizt mich daran? | Was weiß ich über das Team? | Warum gerade jetzt?
* Was ich mitbringe = Was gebraucht wird, Mein Beispiel, Ergebnis = Ausbildung, Erfahrung, Stärke | Welche Ausbildung, Erfahrung und Stärke passen zur Stelle?
* Mein Weg bisher = Wann, Wo, Was ich getan habe = Ausbildung, Erste Stelle, Heute | Welche Stationen führten hierher?
Ein Projekt | Was war die Aufgabe? | Was war mein Anteil? | Wie ging es aus?
Wie ich arbeite | Worauf können sich andere verlassen? | Wie gehe ich mit Fehlern um? | Was will ich noch lernen?
* Die ersten 100 Tage | Mit wem würde ich zuerst sprechen? | Was würde ich verstehen wollen? | Was könnte bis dahin geschafft sein?
Meine Fragen | Was möchte ich über die Arbeit wissen? | Was über die Menschen im Team? | Was über den nächsten Schritt?
* Kontakt | Wie bin ich erreichbar? | Wann könnte ich anfangen? | Wer kann mich empfehlen?
`);

export const SAFETY = readOutline(`
* Worum es geht | Welche Arbeiten finden hier statt? | Wer muss teilnehmen? | Aus welchem Vorfall sollten wir lernen?
* Die Gefahren | Was kann hier jemanden verletzen? | Wo und wann ist das Risiko am größten? | Was ist seit dem letzten Mal neu?
* Schutzausrüstung = Was, Wann, Wo erhältlich = Kopf, Augen und Ohren, Hände, Füße | Was ist wann zu tragen?
* Die Regeln | Was müssen alle tun? | Was ist verboten? | Wer darf welche Maschine bedienen?
Wege und Bereiche | Welche Wege sind sicher? | Wer darf welchen Bereich betreten? | Wo fahren Fahrzeuge?
* Im Notfall | Welche Nummer rufen wir an? | Wo ist der Sammelplatz? | Wer kann Erste Hilfe leisten?
Brandfall | Wo sind Ausgänge und Feuerlöscher? | Wer wird gewarnt, und wie? | Wer prüft, ob jemand fehlt?
Meldungen | Was ist zu melden, auch wenn niemand verletzt wurde? | Bei wem? | Was geschieht mit der Meldung?
* Überprüfung | Welche drei Fragen zeigen, dass alle es verstanden haben? | Wer unterschreibt? | Wann wird die Unterweisung wiederholt?
`);
