/** Headings of content that does not end a deck, even if it is short and on the last card. */
const CONTENT = new RegExp(
  `(?<!\\p{L})(?:${[
    'risks?|problems?|issues?|open (?:questions?|points?|items?)|limits?|limitations?|prices?|pricing|costs?|budgets?',
    'timelines?|schedule|results?|findings|data|methods?|methodology|sources?|references?|bibliography|notes?|footnotes?',
    'appendix|appendices|annex(?:es)?',
    '(?:\\p{L}+)?risik(?:o|en)|(?:\\p{L}+)?probleme?|offene (?:fragen|punkte)|grenzen|einschränkungen|preise?|(?:\\p{L}+)?kosten',
    '(?:\\p{L}+)?budget|zeitplan|zeitleiste|(?:\\p{L}+)?ergebnisse?|daten|methoden?|methodik|quellen(?:angaben|verzeichnis)?',
    'literatur(?:verzeichnis)?|anmerkungen|notizen|fußnoten|anhang|anhänge',
    'risques?|problèmes?|questions (?:ouvertes|en suspens)|limites?|prix|tarifs?|coûts?|calendrier|résultats?|données',
    'méthodes?|méthodologie|références?|bibliographie|remarques|annexes?',
    'riesgos?|problemas?|(?:preguntas|cuestiones) abiertas|límites|limitaciones|precios?|costes?|costos?|presupuestos?',
    'cronograma|calendario|resultados?|datos|métodos?|metodología|fuentes?|referencias?|bibliografía|notas|anexos?|apéndices?',
  ].join('|')})(?!\\p{L})`,
  'iu',
);
/** A longer heading makes a point about its subject, which can be a good ending. */
const MOST_WORDS = 4;

/** Whether a short last card with this heading may close the deck. */
export function mayEndDeck(heading: string): boolean {
  return !CONTENT.test(heading) || heading.trim().split(/\s+/).length > MOST_WORDS;
}
