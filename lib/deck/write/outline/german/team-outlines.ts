import { readOutline } from '../read-outline';

/** German outlines of decks that a team makes for its own use. */
export const MEETING = readOutline(`
* Anlass | Warum treffen wir uns? | Was soll am Ende entschieden oder bekannt sein? | Wer muss dabei sein?
* Tagesordnung = Thema, Wer, Minuten = Bericht der Leitung, Finanzen, Anträge, Abschluss | Was steht an, und wie lange dauert es?
Seit dem letzten Mal | Was war vereinbart? | Was ist erledigt, und was nicht? | Was hat sich geändert?
* Bericht der Leitung | Was ist seit dem letzten Treffen geschehen? | Welche Frage braucht die ganze Gruppe? | Was steht an?
* Finanzen | Was kam herein, was wurde ausgegeben? | Wie verhält sich das zum Plan? | Was ist zu genehmigen?
Anträge | Was wird beantragt, und von wem? | Was spricht dafür, was dagegen? | Kann es warten?
* Beschlüsse | Was wurde entschieden? | Wer war dagegen, und warum? | Wer muss davon erfahren?
* Aufgaben = Bis wann, Was, Wer = Diese Woche, Diesen Monat, Nächstes Treffen | Wer macht was, und bis wann?
Verschiedenes | Was kam auf, gehört aber nicht hierher? | Wer nimmt sich dessen an? | Was sollten alle wissen?
Nächstes Treffen | Wann und wo treffen wir uns wieder? | Was soll bis dahin fertig sein? | Wer lädt ein?
`);

export const ONBOARDING = readOutline(`
* Willkommen | Wie soll sich der erste Tag anfühlen? | Wer nimmt die Neuen in Empfang? | Was tun sie als Erstes?
* Wer wir sind | Was machen wir, und für wen? | Warum ist das wichtig? | Worauf sind wir stolz?
* Die erste Woche = Tag, Was, Mit wem = Tag 1, Tag 2, Tag 3, Tag 4, Tag 5 | Was passiert an welchem Tag, und mit wem?
* Wichtige Leute | Wer leitet das Team? | Wer hilft bei welcher Frage? | Wer übernimmt die Patenschaft?
Werkzeuge und Zugänge | Welche Zugänge werden gebraucht? | Wer richtet sie ein? | Wo gibt es Hilfe?
So arbeiten wir | Wann treffen wir uns? | Wie entscheiden wir? | Wo halten wir etwas fest?
Regeln und Sicherheit | Was müssen alle wissen? | Wo steht es? | Wer beantwortet Fragen?
Das erste Projekt | Was ist klein, nützlich und echt? | Wer sieht sich das Ergebnis an? | Was lässt sich dabei lernen?
* Die ersten 90 Tage = Bis, Was erreicht ist = Tag 30, Tag 60, Tag 90 | Was ist nach 30, 60 und 90 Tagen erreicht?
* Hier gibt es Hilfe | Wen darf man alles fragen? | Wo liegt das Handbuch? | Was ist dringend, und was nicht?
`);

export const RETROSPECTIVE = readOutline(`
* Was wir vorhatten | Was war das Ziel? | Wie sah der Plan aus? | Was war versprochen, und wem?
Was geschah | Was sind die Fakten, der Reihe nach? | Was hat sich unterwegs geändert? | Welche Zahlen beschreiben es?
* Was gut lief | Was behalten wir bei? | Wer hat es möglich gemacht? | Was hat uns positiv überrascht?
* Was nicht gut lief | Was hat uns Zeit gekostet? | Wo mussten wir warten? | Was haben wir zu spät erfahren?
Was wir gelernt haben | Was wissen wir jetzt, was wir vorher nicht wussten? | Was war Glück? | Was war Können?
Was noch rätselhaft ist | Was verstehen wir nicht? | Wen könnten wir fragen? | Was könnten wir messen?
Dank | Wer hat geholfen und verdient Dank? | Was haben sie getan? | Wie sagen wir es ihnen?
* Was wir ändern | Was machen wir künftig anders? | Womit hören wir auf? | Woran merken wir, dass es hilft?
* Aufgaben = Art, Was, Wer = Anfangen, Aufhören, Beibehalten | Womit fangen wir an, womit hören wir auf, was bleibt?
`);

export const PLAN = readOutline(`
* Das Ziel | Was soll am Ende erreicht sein? | Warum ist das wichtig? | Woran erkennen wir es?
* Wo wir stehen | Was gibt es heute? | Was funktioniert, und was nicht? | Worauf können wir aufbauen?
* Umfang | Was gehört dazu? | Was gehört nicht dazu? | Wer entscheidet im Zweifel?
* Meilensteine = Wann, Meilenstein, Wer = Beginn, Erstes Ergebnis, Halbzeit, Abschluss | Was soll wann fertig sein?
Arbeitspakete | Was sind die größten Aufgaben? | Welche hängen voneinander ab? | Welche können sofort beginnen?
* Personen und Rollen | Wer leitet? | Wer macht was? | Wer muss zustimmen?
Budget = Was, Schätzung, Anmerkung = Personal, Material, Reserve | Was kostet es, und was bleibt als Reserve?
* Risiken | Was könnte schiefgehen? | Was würden wir dann tun? | Welche Anzeichen gibt es vorher?
Kommunikation | Wer muss was wissen? | Wie oft? | In welcher Form?
* Nächste Schritte | Was passiert diese Woche? | Wer macht es? | Was fehlt noch für den Anfang?
`);

export const EVENT = readOutline(`
* Die Idee | Was für eine Veranstaltung ist es, in einem Satz? | Für wen ist sie gedacht? | Was sollen die Gäste mitnehmen?
* Wann und wo | An welchem Tag, und wie lange? | An welchem Ort, und für wie viele? | Was tun bei Regen?
* Programm = Uhrzeit, Was, Wer = Beginn, Mitte, Pause, Ende | Was passiert wann, und wer macht es?
Gäste | Wer wird eingeladen, und bis wann? | Wer spricht oder tritt auf? | Was brauchen sie dafür?
* Budget = Was, Schätzung, Anmerkung = Raum, Essen, Programm, Reserve | Was kostet es, und wer zahlt?
* Team | Wer ist verantwortlich? | Wer hilft davor, währenddessen und danach? | Wer entscheidet am Tag selbst?
Werbung | Wie erfahren die Leute davon? | Wann geht es damit los? | Wo kann man sich anmelden?
Sicherheit und Genehmigungen | Was muss angemeldet oder versichert werden? | Wer ist im Notfall zuständig? | Wo ist die nächste Hilfe?
* Checkliste | Was muss zuerst gebucht werden? | Was ist eine Woche vorher fällig? | Was ist am Tag selbst zu tun?
Danach | Wie bedanken wir uns? | Wie holen wir Rückmeldungen ein? | Was merken wir uns für das nächste Mal?
`);

export const TRIP = readOutline(`
* Die Reise in Kürze | Wohin, und warum dorthin? | Wann, und wie lange? | Wer kommt mit?
* Anreise | Wie reisen wir, und was kostet es? | Was muss zuerst gebucht werden? | Welche Papiere sind nötig?
* Unterkunft | Welche Gegend passt zu uns? | Was brauchen wir dort? | Was ist schon gebucht?
* Tag für Tag = Tag, Vormittag, Nachmittag = Tag 1, Tag 2, Tag 3, Tag 4 | Was machen wir an welchem Tag?
Sehenswertes | Was darf nicht fehlen? | Wofür braucht man Eintrittskarten? | Was lohnt sich nur bei gutem Wetter?
Essen | Was sollten wir probieren? | Wo essen die Einheimischen? | Wer verträgt was nicht?
* Budget = Was, Schätzung, Anmerkung = Anreise, Unterkunft, Essen, Extras | Was darf die Reise kosten?
* Packliste | Was hängt vom Wetter ab? | Was wird leicht vergessen? | Wer bringt was für alle mit?
Gut zu wissen | Welche Bräuche sind wichtig? | Welche Wörter helfen? | Wen rufen wir im Notfall an?
`);
