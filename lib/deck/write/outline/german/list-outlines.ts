import { readOutline } from '../read-outline';

/** German versions of the outlines in `../list-outlines`. */
export const LISTICLE = readOutline(`
Kurz gefasst | Was haben alle Punkte gemeinsam? | Für wen ist diese Liste? | Was denken die meisten bisher?
* Punkt 1 | Was kommt zuerst, und warum? | Worum geht es dabei, in einem Satz? | Welches Beispiel zeigt es?
* Punkt 2 | Was ist im Alltag am wichtigsten? | Woran merkt man es? | Wer hat es selbst erlebt?
* Punkt 3 | Was lässt sich mit einer Zahl belegen? | Woher stammt die Zahl? | Was bedeutet sie in der Praxis?
* Punkt 4 | Womit rechnen die wenigsten? | Warum wird es leicht übersehen? | Was ändert sich, wenn man es weiß?
* Punkt 5 | Wozu gibt es eine Geschichte? | Was passiert in der Geschichte? | Was nehmen alle daraus mit?
* Punkt 6 | Was lässt sich mit einem Bild zeigen? | Was ist darauf zu sehen? | Welche Worte erspart das Bild?
* Punkt 7 | Was bezweifeln manche? | Was sagen sie? | Was lässt sich ihnen antworten?
* Punkt 8 | Was betrifft alle im Raum? | Wann ist es ihnen zuletzt begegnet? | Was würden sie ergänzen?
* Punkt 9 | Was wird in Zukunft wichtiger? | Was verändert sich gerade? | Wie bald wird man es spüren?
* Punkt 10 | Was soll vor allem hängen bleiben? | Wie lautet es in fünf Wörtern? | Wohin führt es?
* Fazit | Was folgt aus allen Punkten zusammen? | Was sollten alle als Nächstes tun? | Wo gibt es mehr dazu?
`);

export const STEPS = readOutline(`
Das Ziel | Was ist nach dem letzten Schritt erreicht? | Für wen ist das gedacht? | Wie lange dauert alles zusammen?
* Schritt 1 | Was ist als Allererstes zu tun? | Was braucht man dafür? | Woran sieht man, dass es erledigt ist?
* Schritt 2 | Was baut auf dem ersten Schritt auf? | Wer übernimmt es? | Wie viel Zeit braucht es?
* Schritt 3 | Was ist jetzt zu entscheiden? | Welche Möglichkeiten gibt es? | Wen sollte man fragen?
* Schritt 4 | Was dauert am längsten? | Was hilft beim Dranbleiben? | Was lässt sich in der Zwischenzeit tun?
* Schritt 5 | Was sollte man an dieser Stelle prüfen? | Wie sieht ein gutes Ergebnis aus? | Was lässt sich noch ändern, und wie?
* Schritt 6 | Was wird hier oft vergessen? | Was passiert ohne diesen Schritt? | Wie denkt man daran?
* Schritt 7 | Wo ist Hilfe ihr Geld wert? | Wer bietet sie an? | Was kostet sie?
* Schritt 8 | Was lässt sich jetzt vereinfachen? | Welches Werkzeug oder welche Vorlage hilft? | Was kann wegbleiben?
* Schritt 9 | Wer sollte das Ergebnis sehen, bevor es fertig ist? | Worauf sollte geachtet werden? | Was geschieht mit den Anmerkungen?
* Schritt 10 | Was bleibt noch zu tun? | Was ist aufzuräumen oder zu übergeben? | Wie wird der Abschluss gefeiert?
* Danach | Woran sieht man, dass es geklappt hat? | Wie geht es weiter? | Wo gibt es mehr dazu?
`);

export const RECIPE = readOutline(`
* Das Gericht | Was ist es, in einem Satz? | Woher stammt das Rezept? | Wann kommt es auf den Tisch?
* Auf einen Blick = Was, Wie viel = Portionen, Vorbereitung, Garzeit, Kosten | Für wie viele Personen ist es, und wie lange dauert es?
* Zutaten = Was, Wie viel, Ersatz = Für die Grundlage, Für den Geschmack, Zum Servieren | Was kommt hinein, und wie viel davon?
Küchengeräte | Welche Töpfe, Formen oder Geräte werden gebraucht? | Was geht auch ohne sie? | Was sollte von Anfang an bereitliegen?
* Vorbereitung | Was ist zu waschen, zu schneiden oder einzuweichen? | Was lässt sich am Vortag erledigen? | Welche Temperatur wird gebraucht?
* Zubereitung | Was geschieht in welcher Reihenfolge? | Wie sollte es zwischendurch aussehen? | Wo lohnt sich Geduld?
* Wann es fertig ist | Woran erkennt man es: am Aussehen, am Duft, am Druck? | Wie lange sollte es ruhen? | Was tun, wenn es noch nicht gar ist?
* Anrichten | Was passt dazu? | Wie kommt es auf den Teller? | Welches Bild macht Appetit?
Tipps | Was geht am häufigsten schief? | Welcher Kniff macht den Unterschied? | Von wem stammt er?
Varianten | Was kann man weglassen oder tauschen? | Wie geht es ohne Fleisch, Milch oder Gluten? | Was ändert sich mit der Jahreszeit?
Aufbewahren | Wie lange hält es sich, und wo? | Lässt es sich einfrieren? | Was wird aus den Resten?
`);
