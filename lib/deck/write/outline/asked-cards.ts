/** In English, German, French and Spanish. */
const NUMBERS: readonly (readonly [number, words: string])[] = [
  [2, 'two|zwei|deux|dos'],
  [3, 'three|drei|trois|tres'],
  [4, 'four|vier|quatre|cuatro'],
  [5, 'five|fünf|cinq|cinco'],
  [6, 'six|sechs|seis'],
  [7, 'seven|sieben|sept|siete'],
  [8, 'eight|acht|huit|ocho'],
  [9, 'nine|neun|neuf|nueve'],
  [10, 'ten|zehn|dix|diez'],
  [12, 'twelve|zwölf|douze|doce'],
  [15, 'fifteen|fünfzehn|quinze|quince'],
  [20, 'twenty|zwanzig|vingt|veinte'],
];
/** Numbers in words, as part of a pattern. */
export const NUMBER_WORDS = NUMBERS.map(([, words]) => words).join('|');

const POSTS =
  '(?:(?:linkedin|instagram|facebook|social(?:[- ]media)?)[- ])?(?:posts?|beiträgen?|publications?|publicaci(?:ón|ones))';
/** "8 slides", "a 10-card deck", "in 6 Folien", "de 10 diapositives", "five slides". "Two cards" in words may belong to the subject. */
const ASKED = new RegExp(
  String.raw`(?:\s*\b(?:in|with|on|mit|auf|as|en|de|avec|sur|con)\s+)?(?<![\p{L}\d.,])(?:(\d{1,2})[- ]?(?:slides?|cards?|${POSTS}|folien|karten|diapositives?|diapos?|cartes|diapositivas?|láminas|tarjetas)|(${NUMBER_WORDS})[- ](?:slides?|${POSTS}|folien|diapositives?|diapos?|diapositivas?|láminas))(?!\p{L})`,
  'iu',
);
const ASKED_POSTS = new RegExp(String.raw`(?<![\p{L}\d.,])(?:\d{1,2}|${NUMBER_WORDS})[- ]?(?:${POSTS})(?!\p{L})`, 'iu');
const TIPS = new RegExp(
  String.raw`(?<![\p{L}\d.,])(\d{1,2}|${NUMBER_WORDS})\s+(?:\p{L}+\s+){0,2}(?:tips|ways|tricks|ideas|\p{L}*tipps|ideen|wege|möglichkeiten|conseils|astuces|façons|manières|idées|gestes|consejos|trucos|formas|maneras)(?!\p{L})`,
  'iu',
);
const DAYS = new RegExp(
  String.raw`(?<![\p{L}\d.,])(\d{1,2}|${NUMBER_WORDS})[- ]?(?:days?|tagen?|tage|tägige[rnms]?|jours?|días?)(?!\p{L})`,
  'iu',
);
/** "A week in Japan", but not "Two weeks". */
const WEEK = /(?<!\p{L})(?:(?:a|one|1) week|(?:eine|1) woche|(?:une|1) semaine|(?:una|1) semana)(?![\p{L}-])/iu;
const MOST = 75;

/** The number of cards that a short prompt asks for; null if it names none. */
export function askedCards(prompt: string): number | null {
  const [, digits, words] = ASKED.exec(prompt) ?? [];
  return numberOf(digits ?? words);
}

/** The prompt without the words that ask for a number of cards. */
export function withoutAskedCards(prompt: string): string {
  return prompt.replace(ASKED, '').replace(/ {2,}/g, ' ');
}

/** Whether the number of cards is a number of posts. */
export function asksForPosts(prompt: string): boolean {
  return ASKED_POSTS.test(prompt);
}

/** The number of tips that a prompt asks for: "7 tips for better sleep". */
export function askedTips(prompt: string): number | null {
  return numberOf(TIPS.exec(prompt)?.[1]);
}

/** The number of days that a prompt names: "Lisbon in 3 days", "A week in Japan". */
export function askedDays(prompt: string): number | null {
  return numberOf(DAYS.exec(prompt)?.[1]) ?? (WEEK.test(prompt) ? 7 : null);
}

/** A number in digits or words, if it can be a number of cards. */
export function numberOf(text: string | undefined): number | null {
  const word = text?.toLowerCase() ?? '';
  const count = NUMBERS.find(([, words]) => words.split('|').includes(word))?.[0] ?? Number(word);
  return count >= 1 && count <= MOST ? count : null;
}
