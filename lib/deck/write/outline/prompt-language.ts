import { capitalised } from '../../text/capitalised';
import { GERMAN_NAME } from './german/german-kinds';
import { germanContent } from './german/german-vocabulary';
import type { OutlineLanguage } from './outline-kind';
import { romanceLanguage } from './romance-language';
import { isShouted } from './shouted';

/** How strongly a word indicates its language. One sure word is enough; it takes two likely ones. */
const SURE = 2;
const LIKELY = 1;

const list = (words: string) => new Set(words.split(/\s+/));

/** Excludes words that are also English ("die", "in", "was", "so", "man"). */
const SURELY_GERMAN = list(
  `für über und eine einen einem einer eines zum zur vom im mit warum wir ist sind nicht zwischen gegen unser unsere
  unserem unseren unserer unseres oder bitte erstelle mache schreibe möchte brauche brauchen planen organisieren
  vorbereiten gründen eröffnen kann können dürfen sollte sollten wieso weshalb woher vergleiche hochzeit`,
);
/** These are also parts of names: "von Neumann", "Der Spiegel". */
const LIKELY_GERMAN = list(
  'der das dem des ein von wie auf aus bei nach als bis neue neuen neuer neues mein meine meinen',
);
/**
 * English words that German doesn't have, and the most common words of other languages that share words with German.
 */
const OTHER = list(
  `the of for and to with about on how why our we is are from by my your this that what when an at or make create write
  please need report review trip lesson proposal research history comparison study process exhibit exhibition visit
  guide summary course presentation lecture overview introduction
  de het een van le la les et une el los og det på och att som`,
);
/** "3 Tage", "10 Folien". */
const GERMAN_COUNT =
  /(?<![\p{L}\d.,])\d+\.? (?:Tagen?|Wochen|Stunden|Monate|Jahre|Folien|Seiten|Schritte|Regeln|Fragen|Gründe|Tipps|Fakten|Uhr|Klasse)(?!\p{L})/iu;
const GERMAN_ENDING = /\p{L}{3}(?:ierung|igung|heit|keit|schaft|tät)(?:en)?$/u;
/** German nouns such as "Bewerbung". "Samsung" is shorter. */
const GERMAN_NOUN = /^\p{Lu}\p{Ll}{4,}ung(?:en)?$/u;
/** Names that look like German words: "MIT", "IM", the river Oder, Mit Romney, and "Über pricing". */
const NAME = /^(?:\p{Lu}{2,}|Oder|Mit|Über)$/u;
/** Works known by their German name in English. */
const KNOWN_WORK =
  /(?<!\p{L})(?:Das (?:Boot|Kapital|Auto|Rheingold|Experiment)|Der (?:Spiegel|Freischütz|Rosenkavalier|Ring des Nibelungen)|Für Elise|Sturm und Drang)(?!\p{L})/gu;
/**
 * Matches an article with a noun ("Der Regenwald", "Die Alpen"), but not English such as "Die cutting" or "Die Hard".
 */
const TITLE = /^(?:(?:Der|Das) \p{Lu}\p{Ll}{2,}|Die \p{Lu}\p{Ll}{2,}(?:en|ung|logie|ese))$/u;

/**
 * The language of a short prompt. Another one than English only if that is certain. Ignores quoted text, which may be in any language.
 */
export function promptLanguage(prompt: string): OutlineLanguage {
  const text = withoutCapitals(prompt)
    .replace(/[„“”"«»][^„“”"«»]*[„“”"«»]/g, ' ')
    .replace(KNOWN_WORK, ' ')
    .trim();
  const words = text.match(/\p{L}+/gu) ?? [];
  const german = germanOf(text, words);
  const other = words.filter((word) => OTHER.has(word.toLowerCase())).length * SURE;
  return german >= SURE && german > other ? 'de' : (romanceLanguage(text) ?? 'en');
}

/** "SORTIE SCOLAIRE" as "Sortie scolaire". */
function withoutCapitals(prompt: string): string {
  return isShouted(prompt) ? capitalised(prompt.toLowerCase()) : prompt;
}

function germanOf(text: string, words: readonly string[]): number {
  let sum = GERMAN_NAME.test(text) || TITLE.test(text) || GERMAN_COUNT.test(text) ? SURE : 0;
  for (const [at, word] of words.entries()) {
    if (NAME.test(word)) continue;
    // After the first word, a capital indicates a name or a noun.
    const plain = at === 0 ? word.toLowerCase() : word;
    if (SURELY_GERMAN.has(plain) || GERMAN_ENDING.test(word) || GERMAN_NOUN.test(word)) sum += SURE;
    else sum += LIKELY_GERMAN.has(plain) ? LIKELY : germanContent(word);
  }
  // Names can have umlauts in any language, but only German has "ß".
  if (/[äöü]/i.test(text)) sum += LIKELY;
  if (text.includes('ß')) sum += words.length === 1 ? SURE : LIKELY;
  return sum;
}
