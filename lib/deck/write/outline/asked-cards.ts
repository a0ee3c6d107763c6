const NUMBERS = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
  fifteen: 15,
  twenty: 20,
  zwei: 2,
  drei: 3,
  vier: 4,
  fünf: 5,
  sechs: 6,
  sieben: 7,
  acht: 8,
  neun: 9,
  zehn: 10,
  zwölf: 12,
  fünfzehn: 15,
  zwanzig: 20,
} as const;
/** Numbers in words, as part of a pattern. */
export const NUMBER_WORDS = Object.keys(NUMBERS).join('|');

const POSTS =
  '(?:(?:linkedin|instagram|facebook|social(?:[- ]media)?)[- ])?(?:posts?|beiträgen?|publications?|publicaci(?:ón|ones))';
/** "8 slides", "a 10-card deck", "in 6 Folien", "de 10 diapositives", "five slides". "Two cards" in words may belong to the subject. */
const ASKED = new RegExp(
  String.raw`(?:\s*\b(?:in|with|on|mit|auf|as|en|de|avec|sur|con)\s+)?(?<![\p{L}\d.,])(?:(\d{1,2})[- ]?(?:slides?|cards?|${POSTS}|folien|karten|diapositives?|diapos?|cartes|diapositivas?|láminas|tarjetas)|(${NUMBER_WORDS})[- ](?:slides?|${POSTS}|folien))(?!\p{L})`,
  'iu',
);
const ASKED_POSTS = new RegExp(String.raw`(?<![\p{L}\d.,])(?:\d{1,2}|${NUMBER_WORDS})[- ]?(?:${POSTS})(?!\p{L})`, 'iu');
const TIPS = new RegExp(
  String.raw`(?<![\p{L}\d.,])(\d{1,2}|${NUMBER_WORDS})\s+(?:\p{L}+\s+){0,2}(?:tips|ways|tricks|ideas|\p{L}*tipps)(?!\p{L})`,
  'iu',
);
const DAYS = new RegExp(
  String.raw`(?<![\p{L}\d.,])(\d{1,2}|${NUMBER_WORDS})[- ]?(?:days?|tagen?|tage|tägige[rnms]?|jours?|días?)(?!\p{L})`,
  'iu',
);
const MOST = 75;

/** The number of cards that a short prompt asks for; null if it names none. */
export function askedCards(prompt: string): number | null {
  const [, digits, words] = ASKED.exec(prompt) ?? [];
  return numberOf(digits ?? words);
}

/** The prompt without the words that ask for a number of cards. */
export function withoutAskedCards(prompt: string): string {
  return prompt.replace(ASKED, '');
}

/** Whether the number of cards is a number of posts. */
export function asksForPosts(prompt: string): boolean {
  return ASKED_POSTS.test(prompt);
}

/** The number of tips that a prompt asks for: "7 tips for better sleep". */
export function askedTips(prompt: string): number | null {
  return numberOf(TIPS.exec(prompt)?.[1]);
}

/** The number of days that a prompt names: "Lisbon in 3 days". */
export function askedDays(prompt: string): number | null {
  return numberOf(DAYS.exec(prompt)?.[1]);
}

function numberOf(text: string | undefined): number | null {
  const word = text?.toLowerCase() ?? '';
  const count = word in NUMBERS ? NUMBERS[word as keyof typeof NUMBERS] : Number(word);
  return count >= 1 && count <= MOST ? count : null;
}
