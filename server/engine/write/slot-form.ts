import type { LayoutName } from '@/lib/deck/placed';

/** Describes to the model what a card with this layout contains. */
const FORMS = {
  title: 'the opening card: the title of the whole as its heading, and one short paragraph as a subtitle; no lists.',
  section: 'the opening of a part: a heading, and at most one short paragraph; no lists.',
  closing: 'the closing card: a heading, and at most one short paragraph; no lists.',
  statement: 'one block of kind paragraph with one or two sentences that stand alone.',
  bullets: 'one block of kind bullets with three to six items.',
  'bullets-image-right': 'one block of kind bullets or paragraph, short, beside a picture.',
  'bullets-image-left': 'one block of kind bullets or paragraph, short, beside a picture.',
  'two-columns': 'one block of kind bullets with four to six items.',
  'three-columns': 'one block of kind bullets with three or six items.',
  table: 'one block of kind table.',
  quote: 'one block of kind quote with a quotation that is in the prompt, word for word.',
  code: 'one block of kind code.',
  'image-full': 'a heading and one short paragraph on a picture.',
  gallery: 'a heading and one short paragraph above pictures.',
  flow: 'one to three blocks of the kinds that suit the content.',
  agenda: 'one block of kind bullets with three to eight topics of a few words.',
  stats: 'one block of kind stats with two to six items.',
  chart: 'one block of kind table with three to twelve rows: a column of names or dates, then one to three of figures.',
  timeline: 'one block of kind timeline with three to eight items.',
  steps: 'one block of kind steps with two to six items.',
  comparison: 'one block of kind comparison with two or three sides of equal length.',
  features: 'one block of kind features with three to six items.',
  people: 'one block of kind people with two to eight items.',
  hierarchy:
    'one block of kind comparison: each list is a branch, its first entry the name, the others what is below it.',
  pyramid: 'one block of kind bullets with three to seven levels of a few words, from the top down.',
} as const satisfies Record<LayoutName, string>;

export function formOf(layout: LayoutName): string {
  return FORMS[layout];
}

const MIN_WORDS = 12;
/** A card is too long if it has more than this many times the words of the template's card. */
const TOO_LONG = 1.8;

/** The target and maximum number of words for a card. @param words of the template's card that it replaces */
export function slotWords(words: number): { wanted: number; most: number } {
  const wanted = Math.max(MIN_WORDS, words);
  return { wanted, most: Math.max(MIN_WORDS * 2, Math.ceil(wanted * TOO_LONG)) };
}
