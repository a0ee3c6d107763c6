import { readOutline } from '../read-outline';

/** German outlines of decks that help people do, learn, decide or support something. */
export const HOW_TO = readOutline(`
* Das Ergebnis | Was ist am Ende fertig? | Wer schafft es ohne Hilfe? | Wie lange dauert es?
* Was gebraucht wird = Was, Genauer, Wo erhältlich = Material oder Werkzeug, Zeit, Hilfe | Was wird gebraucht, und wie viel Zeit?
* Vorbereitung | Was muss bereitliegen? | Was ist zuerst zu prüfen? | Was könnte schiefgehen?
* Schritt 1: der Anfang | Was kommt zuerst? | Wie sollte es danach aussehen? | Welche Kleinigkeit entscheidet, ob es klappt?
* Schritt 2: der Hauptteil | Was folgt, in welcher Reihenfolge? | Wobei ist Geduld nötig? | Welches Bild würde helfen?
* Schritt 3: der Abschluss | Was ist zuletzt zu tun? | Was ist noch aufzuräumen? | Wann ist es fertig?
Häufige Fehler | Was machen Anfänger falsch? | Woran merkt man es? | Wie lässt es sich beheben?
* Prüfen | Woran erkennt man, dass es geklappt hat? | Was sollte getestet werden? | Was tun, wenn es nicht geklappt hat?
Wann Hilfe nötig ist | Was überlässt man besser einem Fachbetrieb? | Wer lässt sich fragen? | Was würde das kosten?
Beim nächsten Mal | Wie lange hält das Ergebnis? | Was macht es beim nächsten Mal leichter? | Was lässt sich danach lernen?
`);

export const TRAINING = readOutline(`
* Worum es geht | Was können danach alle? | Wer muss teilnehmen? | Wie lange dauert es?
* Warum es wichtig ist | Was passiert, wenn es falsch gemacht wird? | Was ist hier schon vorgekommen? | Was verlangen Gesetz oder Betrieb?
* Die Regeln | Was müssen alle tun? | Was ist nicht erlaubt? | Wo lassen sich die Regeln nachlesen?
* Schritt für Schritt = Wann, Was zu tun ist, Worauf zu achten ist = Vorher, Zu Beginn, Währenddessen, Danach | Was ist in welcher Reihenfolge zu tun?
Was man braucht | Was wird gebraucht, und wo liegt es? | Wer kümmert sich darum? | Was sollten alle einmal ausprobieren?
Ein Fall aus dem Alltag | Was ist passiert, und wo? | Was war richtig? | Was wäre besser gewesen?
* Üben | Welche Situation probieren alle aus? | In welchen Gruppen, und wie lange? | Wie sieht ein gutes Ergebnis aus?
Häufige Fehler | Was geht am häufigsten schief? | Woran liegt das? | Wie lässt es sich vermeiden?
* Überprüfen | Welche drei Fragen zeigen, dass alle es verstanden haben? | Wer bestätigt die Teilnahme? | Wann wird aufgefrischt?
* Wo es Hilfe gibt | Wer beantwortet Fragen bei der Arbeit? | Wen ruft man an, wenn es eilt? | Wo stehen Namen und Nummern?
`);

/** `withTips` keeps as many tips as the prompt asks for. */
export const TIPS = readOutline(`
Warum es sich lohnt | Was ist heute das Problem? | Wem helfen diese Tipps? | Was ist an Geld, Zeit oder Komfort zu gewinnen?
* Tipp 1 | Was geht sofort und kostet nichts? | Was spart oder verbessert es? | Wie fängt man an?
* Tipp 2 | Was bringt am meisten? | Wie groß ist die Wirkung, und wer sagt das? | Was ist dafür nötig?
* Tipp 3 | Welche Gewohnheit sollte sich ändern? | Was hilft beim Durchhalten? | Nach welcher Zeit merkt man es?
* Tipp 4 | Was übersehen die meisten? | Warum ist das wichtig? | Was wäre besser?
* Tipp 5 | Was ist etwas Geld oder Mühe wert? | Was kostet es, und was bringt es? | Wo gibt es das?
* Tipp 6 | Was lässt man besser bleiben? | Was hat es bisher gekostet? | Was kommt an seine Stelle?
* Tipp 7 | Was geht gemeinsam besser? | Wen kann man um Hilfe bitten? | Was lässt sich teilen?
* Tipp 8 | Was hilft an schlechten Tagen? | Was ist der kleinste Schritt? | Wie findet man wieder hinein?
* Tipp 9 | Was machen Erfahrene anders als Anfänger? | Wo haben sie das gelernt? | Was davon lässt sich übernehmen?
* Tipp 10 | Was lohnt sich erst auf lange Sicht? | Was reicht einmal im Jahr? | Wie denkt man rechtzeitig daran?
Was nicht hilft | Welcher Rat hält sich, obwohl er nichts bringt? | Woran liegt das? | Was hilft stattdessen?
* So geht es los | Welcher Tipp kommt zuerst? | Woran merkt man, dass es wirkt? | Wo gibt es mehr dazu?
`);

export const WORTH = readOutline(`
* Was es ist | Was ist das, in einem Satz? | Wer nutzt es heute? | Was nutzen andere stattdessen?
* So funktioniert es | Was passiert, Schritt für Schritt? | Was braucht es, um gut zu funktionieren? | Was kann schiefgehen?
* Was es kostet = Wann, Geld, Zeit = Am Anfang, Jedes Jahr, Auf Dauer | Was kostet es am Anfang, und was pro Jahr?
* Was es bringt | Was spart oder verdient man damit? | Was wird besser, abgesehen vom Geld? | Nach welcher Zeit merkt man es?
Wann es sich rechnet | Wovon hängt das ab? | Welche Zuschüsse oder Rabatte gibt es? | Was würde es zu teuer machen?
* Für und Wider | Was spricht dafür? | Was spricht dagegen? | Was sagen Leute, die es haben?
Die Alternativen | Was gibt es sonst noch? | Was kosten die Alternativen? | Was können sie besser?
Zu wem es passt | Wer ist gut damit beraten? | Wer sollte es lassen? | Was muss vorher geklärt sein?
* Die Antwort | Lohnt es sich, in einem Satz? | Unter welchen Bedingungen? | Was ist der erste Schritt?
Quellen | Woher stammen die Zahlen? | Wer verdient daran? | Wer berät unabhängig?
`);

export const PORTFOLIO = readOutline(`
* Vorstellung | Wer ist das, in einem Satz? | Weshalb kommen Kundinnen und Kunden? | Wie begann diese Arbeit?
* Ausgewählte Arbeiten = Arbeit, Für wen, Was daraus wurde = Die bekannteste, Die neueste, Die ungewöhnlichste | Welche drei Arbeiten gehören hierher?
* Ein Projekt im Einzelnen | Was war die Aufgabe? | Welche Idee gab den Ausschlag? | Welche Bilder zeigen es am besten?
Stil | Woran erkennt man die Arbeiten? | Was lassen sie weg? | Wer oder was ist Vorbild?
* Leistungen | Was wird angeboten? | Was ist enthalten? | An welchen Orten, und zu welchen Zeiten?
So läuft es ab | Was passiert vom ersten Gespräch bis zum Schluss? | Wie lange dauert es? | Was wird vom Auftraggeber gebraucht?
* Preise | Wo beginnen die Preise? | Was kostet extra? | Wann wird bezahlt?
Stimmen | Wer darf zitiert werden? | Was wurde gelobt? | Wer kam wieder, und warum?
* Kontakt | Wie nimmt man Kontakt auf? | Wann ist der nächste freie Termin? | Wo gibt es mehr zu sehen?
`);

export const FUNDRAISER = readOutline(`
* Wofür das Geld ist | Was wird gebraucht, in einem Satz? | Wem kommt es zugute? | Warum jetzt?
* Der Bedarf | Wie ist die Lage heute? | Wen betrifft es, und wie? | Was passiert ohne Hilfe?
* Wie viel nötig ist = Was, Kosten, Bisher gesammelt = Anschaffung, Arbeit, Reserve, Summe | Wie viel ist nötig, und wie viel ist schon da?
* Was eine Spende bewirkt | Was ermöglicht eine kleine Spende? | Was ermöglicht eine große? | Was passiert, wenn mehr zusammenkommt als nötig?
Wer wir sind | Wer steht dahinter? | Was haben wir schon erreicht? | Wer kann für uns bürgen?
* So kann man spenden | Wie geht es: per Überweisung, Karte oder bar? | Gibt es eine Spendenquittung? | Wer beantwortet Fragen?
Andere Wege zu helfen | Wer kann Zeit oder Sachen spenden? | Wer kann es weitersagen? | Welche Firmen könnten mitmachen?
Zeitplan = Wann, Was, Wer = Erster Tag, Halbzeit, Letzter Tag | Was passiert wann, und wer macht es?
Dank | Wie bedanken wir uns? | Wer möchte genannt werden, und wo? | Wie erfahren alle, was daraus geworden ist?
* Nächster Schritt | Was sollen die Leute heute tun? | Bis wann wird das Geld gebraucht? | Wo stehen Konto oder Link?
`);
