/** Words of an ending, whatever else the heading names. */
const ENDING =
  /(?<!\p{L})(?:thanks?|thank you|contacts?|get in touch|the end|fin|next steps?|what(?:’|'| i)?s next|call to action|merci|danke|gracias|bedankt|kontakt|nächste schritte|prochaines étapes|próximos pasos|contacto)(?!\p{L})/iu;

/** Headings of content that ends no deck, even if it is short and on the last card. */
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
const OPEN_QUESTIONS = /open questions?|questions (?:ouvertes|en suspens)/i;
/** A longer heading says something about its subject, which may well be the end. */
const MOST_WORDS = 4;

/** Whether the last card may close the deck, judging by its heading. */
export function mayEndDeck(heading: string): boolean {
  if (ENDING.test(heading)) return true;
  // "Questions?" is an ending, "Open questions" is not.
  if (/questions\s*\??$/i.test(heading.trim()) && !OPEN_QUESTIONS.test(heading)) return true;
  return !CONTENT.test(heading) || heading.trim().split(/\s+/).length > MOST_WORDS;
}
