import { readOutline } from '../read-outline';

/** German outlines of decks for business, section by section as the English ones. */
export const PITCH = readOutline(`
* Das Problem | Wer hat dieses Problem, und wie oft? | Wie behilft man sich heute? | Was kostet es an Geld oder Zeit?
* Die Lösung | Was ist das Angebot, in einem Satz? | Was ändert sich für die Kundschaft am ersten Tag? | Was ist daran besser als das, was es schon gibt?
* So funktioniert es | Was passiert zuerst? | Was läuft im Hintergrund? | Was lässt sich zeigen: eine Vorführung, ein Muster, ein Foto?
* Der Markt | Wer kauft, und wie viele sind das? | Welcher Teil davon ist erreichbar? | Warum ist jetzt der richtige Zeitpunkt?
* Geschäftsmodell | Was kostet es, und wer zahlt? | Was bleibt von einem Verkauf nach Abzug der Kosten? | Welche Einnahmen kommen jeden Monat wieder?
* Stand der Dinge | Was ist schon gebaut, verkauft oder erprobt? | Welche Zahlen belegen das Interesse? | Was sagen die ersten Kundinnen und Kunden?
* Wettbewerb = Was zählt, Wir, Alternative A, Alternative B = Preis, Qualität, Tempo | Wer bietet das noch an, und was ist hier anders?
Markteintritt | Woher kommen die ersten hundert Kunden? | Was kostet es, einen Kunden zu gewinnen? | Welche Partner helfen?
* Das Team | Wer gehört dazu, und mit welcher Erfahrung? | Welche Fähigkeit fehlt noch? | Wer berät?
Finanzen | Wie hoch sind Einnahmen und Ausgaben in diesem Jahr? | Wann ist die Gewinnschwelle erreicht? | Welche Annahme wiegt am schwersten?
* Der Bedarf | Wie viel Geld wird gebraucht, und in welcher Form? | Wofür wird es ausgegeben? | Was ist damit in zwölf Monaten erreicht?
Nächste Schritte | Was passiert in den nächsten drei Monaten? | Wer macht es, und bis wann? | Wann sprechen wir wieder?
`);

/** A shop, café or another place that serves customers. */
export const BUSINESS = readOutline(`
* Die Idee | Was soll es sein, in einem Satz? | Warum hier, und warum jetzt? | Weshalb kommen die Leute wieder?
* Standort | Welche Straße oder Gegend, und wer kommt vorbei? | Wie groß ist der Raum, und was kostet er? | Was muss umgebaut oder genehmigt werden?
* Das Angebot | Was gibt es am ersten Tag? | Was ist daran besonders? | Was haben andere in der Nähe nicht?
* Kundschaft | Wer kommt, und wann? | Wie viele sind das am Tag? | Wie erfahren sie davon?
Wettbewerb = Was zählt, Wir, Nachbar A, Nachbar B = Preis, Qualität, Öffnungszeiten | Was machen andere in der Nähe besser oder schlechter?
* Kosten = Was, Einmalig, Im Monat = Räume, Einrichtung, Personal, Waren | Was kostet es einmalig, und was im Monat?
Einnahmen | Was gibt ein Gast im Schnitt aus? | Wie viele Verkäufe tragen einen Monat? | Welche Monate sind schwach?
Das Team | Wer führt den Betrieb im Alltag? | Wer arbeitet dort, und an welchen Tagen? | Welche Fähigkeit fehlt noch?
Finanzierung | Wie viel Geld ist bis zur Eröffnung nötig? | Woher kommt es? | Wie lange reicht es ohne Gewinn?
Risiken | Was, wenn weniger Leute kommen? | Was hängt an einem Lieferanten oder einer Person? | Woran merken wir es früh?
* Nächste Schritte | Was muss vor der Eröffnung passieren? | Wer macht es, und bis wann? | Worum bitten wir wen?
`);

export const LAUNCH = readOutline(`
* Was neu ist | Was wird eingeführt, in einem Satz? | Für wen ist es gedacht? | Was ging bisher nicht?
* Warum jetzt | Welcher Bedarf oder welche Änderung steckt dahinter? | Was hat sich die Kundschaft gewünscht? | Was passiert, wenn wir warten?
* Die wichtigsten Eigenschaften | Welche drei Eigenschaften zählen am meisten? | Was spart oder ermöglicht jede davon? | Welche wird zuerst vorgeführt?
* Für wen es ist | Wer bemerkt es zuerst? | Was nutzen diese Leute heute? | Was würde sie zum Wechsel bewegen?
Was es besonders macht | Was bieten andere? | Was können nur wir sagen? | Wie lässt sich das überprüfen?
Preise und Verfügbarkeit = Was, Zum Start, Später = Preis, Erhältlich bei, Lieferung | Was kostet es, und wo ist es erhältlich?
* Ablauf der Einführung = Wann, Was, Wer = Vorher, Starttag, Erste Woche, Erster Monat | Was passiert vor, an und nach dem Starttag?
Botschaften | Wie lautet die Schlagzeile? | Welche drei Aussagen stützen sie? | Was sollte niemand sagen?
Betreuung | Wer beantwortet Fragen? | Wo steht die Anleitung? | Welche Grenzen sind bekannt?
* Woran sich der Erfolg zeigt | Welche Zahl soll sich ändern, und um wie viel? | Wann wird nachgemessen? | Was wäre ein Grund, aufzuhören?
`);

export const PROPOSAL = readOutline(`
* Die Ausgangslage | Wie ist es heute? | Wen betrifft es? | Was wurde schon versucht?
* Das Ziel | Was soll am Ende erreicht sein? | Woran merken es beide Seiten? | Was gehört nicht dazu?
* Der Vorschlag | Was wird vorgeschlagen, in einem Satz? | Was wird geliefert? | Warum auf diese Weise?
So gehen wir vor | Welche Schritte sind nötig? | Wer muss wann dabei sein? | Wie oft wird berichtet?
* Zeitplan = Wann, Meilenstein, Ergebnis = Beginn, Mitte, Ende | Wann geht es los, und wann ist es fertig?
* Kosten | Was kostet es, und was ist enthalten? | Was könnte den Preis ändern? | Wann wird gezahlt?
Alternativen | Was kam noch infrage? | Warum fiel die Wahl nicht darauf? | Was passiert, wenn nichts geschieht?
Risiken | Was könnte schiefgehen? | Wie wahrscheinlich ist das? | Was ist dann zu tun?
Über uns | Wer erledigt die Arbeit? | Welche ähnlichen Aufträge gab es schon? | Wer kann das bestätigen?
* Nötige Entscheidung | Was soll entschieden werden, und von wem? | Bis wann? | Was passiert am Tag danach?
`);

export const REPORT = readOutline(`
* Zusammenfassung | Welches Ergebnis sollte man sich merken? | Was hat sich seit dem letzten Bericht geändert? | Was ist nach dem Lesen zu tun?
* Ziele | Was war für diesen Zeitraum geplant? | Was galt als Erfolg? | Wer war verantwortlich?
* Ergebnisse = Kennzahl, Ziel, Erreicht = Umsatz, Kosten, Kundschaft | Welche drei Zahlen beschreiben den Zeitraum am besten?
* Was gut lief | Was lief besser als erwartet? | Woran lag es? | Wie lässt es sich wiederholen?
* Was nicht gut lief | Was wurde verfehlt, und um wie viel? | Was war die Ursache? | Was wurde dagegen getan?
Rückmeldungen | Was haben die Beteiligten gesagt? | Was hat sie überrascht? | Was wünschen sie sich?
Kosten | Wie hoch waren die Ausgaben im Vergleich zum Plan? | Was war nicht vorgesehen? | Wie viel wird es beim nächsten Mal?
Team | Wer kam dazu, wer ging? | Was haben alle gelernt? | Was wird gebraucht?
Risiken | Was könnte den nächsten Zeitraum belasten? | Welche Anzeichen gibt es? | Wer behält sie im Blick?
* Nächste Schritte | Was passiert als Nächstes, und wer macht es? | Bis wann? | Was muss entschieden werden?
`);

export const MARKETING = readOutline(`
* Das Ziel | Was soll sich ändern, und um wie viel? | Bis wann? | Wie wird es gemessen?
* Die Zielgruppe | Wer gehört dazu? | Was ist diesen Menschen wichtig? | Was lesen, hören und sehen sie?
* Die Botschaft | Was soll hängen bleiben, in einem Satz? | Was beweist es? | Welcher Ton passt?
Wo wir heute stehen | Wie findet man uns heute? | Welche Zahlen gibt es? | Was machen andere?
* Kanäle = Kanal, Wofür, Wie oft = Eigene, Bezahlte, Partner | Über welche Kanäle sind diese Menschen erreichbar?
Inhalte | Welche Geschichten können nur wir erzählen? | Was gibt es schon? | Was muss noch entstehen?
* Zeitplan = Wann, Was, Wer = Monat 1, Monat 2, Monat 3 | Was passiert in den ersten drei Monaten?
Budget | Wie viel Geld steht zur Verfügung? | Wie wird es aufgeteilt? | Was bleibt als Reserve?
* Erfolgsmessung | Welche drei Zahlen zählen? | Wer sieht sie sich an, und wie oft? | Was wäre ein Grund, den Kurs zu ändern?
`);

export const CASE_STUDY = readOutline(`
* Der Kunde | Wer ist es, und was macht er? | Wie groß ist der Betrieb? | Warum kam er zu uns?
* Die Herausforderung | Was war das Problem? | Was wurde vorher versucht? | Was stand auf dem Spiel?
* Das Vorgehen | Was kam zuerst? | Welche Entscheidung war die wichtigste? | Wer war beteiligt?
Die Lösung | Was wurde geliefert? | Wie funktioniert es? | Was wurde bewusst weggelassen?
* Die Ergebnisse = Was gemessen wurde, Vorher, Nachher = Zeit, Kosten, Qualität | Was wurde vorher und nachher gemessen?
In eigenen Worten | Was sagt der Kunde dazu? | Von wem stammt das Zitat, und ist es freigegeben? | Was hat ihn überrascht?
* Was wir gelernt haben | Was würden wir wieder so machen? | Was würden wir anders machen? | Was können andere übernehmen?
Wie es weitergeht | Was passiert jetzt? | Was lässt sich noch verbessern? | Wie nimmt man Kontakt auf?
`);

export const SALES = readOutline(`
* Für wen es ist | Wer würde es kaufen? | Was nutzen diese Leute heute? | Warum suchen sie etwas Neues?
* Was es ihnen bringt | Welches Problem löst es? | Was ist am Tag nach dem Kauf besser? | Wie lässt es sich vorher ausprobieren?
Das Angebot | Was genau ist enthalten? | Was gehört nicht dazu? | Wie und wie schnell wird geliefert?
* Preise = Was, Preis, Enthalten = Basis, Standard, Extra | Was kostet es, und was ist enthalten?
Warum wir | Was machen wir besser als andere? | Was machen wir nicht? | Was sagen frühere Kundinnen und Kunden?
* Einwände | Was spricht aus ihrer Sicht dagegen? | Was davon stimmt? | Wie lautet die ehrliche Antwort?
Belege | Welches Beispiel zeigt, dass es funktioniert? | Welche Zahl lässt sich nennen? | Wer würde uns empfehlen?
Nach dem Kauf | Was ist garantiert? | Lässt es sich zurückgeben? | Wer hilft bei Problemen?
* Nächster Schritt | Was sollen sie jetzt tun? | Was macht es ihnen leicht? | Wann fragen wir nach?
`);

export const REQUEST = readOutline(`
* Die Lage | Was stimmt nicht, oder was fehlt? | Seit wann, und woher wissen wir das? | Wen trifft es?
* Was Nichtstun kostet | Was passiert innerhalb eines Jahres? | Was kostet es an Geld, Zeit oder Sicherheit? | Was wird später schwieriger?
Was wir brauchen | Was soll danach besser sein? | Welche Anforderungen stehen fest? | Was kann warten?
* Die Möglichkeiten = Was zählt, Nichts tun, Möglichkeit A, Möglichkeit B = Kosten, Nutzen, Risiko, Dauer | Welche Möglichkeiten gibt es, außer nichts zu tun?
* Empfehlung | Welche Möglichkeit, und warum? | Worauf verzichten wir damit? | Wann wäre eine andere besser?
Kosten und Finanzierung | Was kostet es einmalig, und was pro Jahr? | Woher kommt das Geld? | Welche Zuschüsse oder Einsparungen helfen?
Zeitplan = Wann, Schritt, Wer = Beschluss, Beginn, Abschluss | Wann geht es los, und wann ist es fertig?
Risiken | Was könnte schiefgehen? | Woran merken wir es früh? | Was ist der Ausweg?
* Was zu entscheiden ist | Was genau soll heute beschlossen werden? | Wer entscheidet, und bis wann? | Was passiert am Tag danach?
`);
