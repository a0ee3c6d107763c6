import { readOutline } from '../read-outline';

/** German outlines of what people say to a group. */
export const SPEECH = readOutline(`
* Begrüßung | Wer spricht, und was verbindet ihn mit den Gefeierten? | Mit welchem Satz hören alle zu? | Wer wird mit Namen begrüßt?
* Wie es begann | Wann und wo haben Sie sich kennengelernt? | Was war der erste Eindruck? | Was wissen die anderen noch nicht?
* Eine Geschichte | Welcher Moment zeigt, wie sie sind? | Was ist passiert, in drei Sätzen? | Kann jeder im Raum darüber lachen?
Was sie uns bedeuten | Was würde ohne sie fehlen? | Was haben sie für andere getan? | Welche Eigenschaft bewundern Sie?
Ein Blick zurück | Was haben sie zusammen erlebt? | Welches Jahr hat am meisten verändert? | Worüber lachen sie heute?
Ein Blick nach vorn | Was beginnt heute? | Was wünschen Sie ihnen? | Was tun Sie selbst dafür?
Dank | Wer hat diesen Tag möglich gemacht? | Wer ist von weit her gekommen? | Wer kann nicht dabei sein?
* Ein Wunsch | Was sollen alle mitnehmen? | Welche Worte anderer passen dazu? | Wie klingt es in Ihren eigenen?
* Das Hoch | Auf wen wird angestoßen? | Was sollen alle sagen? | Wie geht das Programm weiter?
`);

export const SAFETY = readOutline(`
* Warum das wichtig ist | Was ist hier oder anderswo schon passiert? | Was könnte heute passieren? | Wie kommen alle gesund nach Hause?
* Wer zuständig ist | Wer leitet vor Ort? | Wer leistet Erste Hilfe? | Wem meldet man eine Gefahr?
* Gefahren = Gefahr, Wo, Was tun = Gefahr 1, Gefahr 2, Gefahr 3, Gefahr 4
* Schutzausrüstung | Was muss wo getragen werden? | Wo gibt es sie? | Wer ersetzt, was beschädigt ist?
* Regeln | Was ist niemals erlaubt? | Welche Bereiche sind gesperrt? | Was muss vorher genehmigt werden?
Maschinen und Werkzeuge | Wer darf was bedienen? | Was wird vor der Benutzung geprüft? | Was tun, wenn etwas defekt ist?
Zusammenarbeit | Wer arbeitet gleichzeitig hier? | Wie werden andere gewarnt? | Was müssen Besucher wissen?
* Im Notfall | Welche Nummer wird gewählt? | Wo sind Ausgänge und Sammelplatz? | Wo hängen Feuerlöscher und Verbandskasten?
Meldungen | Was wird gemeldet, auch wenn niemand verletzt ist? | Wem, und wie? | Was geschieht mit der Meldung?
* Kontrolle | Welche drei Fragen müssen alle beantworten können? | Wer bestätigt die Unterweisung? | Wann ist die nächste?
`);
