import type { Amount, Format, TextMode } from '@/lib/contract/enums';
import type { MakeCardsInput } from '@/lib/deck/make-cards';
import type { TemplateCard } from '@/lib/deck/template/template-card';
import { WORDS_A_CARD } from '@/lib/deck/write/condense-card';
import 'server-only';

/** What the model should write, with all defaults filled in. It never sees recipients, folders or keys. */
export type WriteOrder = {
  input: MakeCardsInput & { numCards: number; textMode: Exclude<TextMode, 'preserve'> };
  /** BCP 47. */
  language: string;
  tone: string | null;
  audience: string | null;
  instructions: string | null;
  /** The cards of the template, if the text fills one. */
  template?: readonly TemplateCard[];
};

const FORMATS = {
  presentation: 'a slide presentation',
  document: 'a written document',
  social: 'a set of social media posts that are read in order',
  webpage: 'a web page with one section per card',
} as const satisfies Record<Format, string>;

/** Length factors. Formats that are read rather than projected may have more text. */
const LENGTH_FACTORS = { presentation: 1, social: 0.8, document: 2, webpage: 1.5 } as const satisfies Record<
  Format,
  number
>;
/** A card is shortened if it has more than this many times the target length. */
const TOO_LONG = 1.8;

export function formatName(format: Format): string {
  return FORMATS[format];
}

/** A card with less than this share of the target length says almost nothing. */
const TOO_SHORT = 0.1;

/** The target and maximum number of words on a card. */
export function wordsOf({ amount, format }: { amount: Amount; format: Format }): { wanted: number; most: number } {
  const wanted = Math.round(WORDS_A_CARD[amount] * LENGTH_FACTORS[format]);
  return { wanted, most: Math.ceil(wanted * TOO_LONG) };
}

/** A slide has room for about this many words in a list. */
const ROOM = 90;
/** A card may have this many times its maximum if there is room for it. */
const TOLERANCE = 1.5;

/** Rules shorten a card only if it has more words than this, because cutting costs content. */
export function wordsKept(most: number, format: Format): number {
  return Math.round(Math.max(most, Math.min(most * TOLERANCE, ROOM * LENGTH_FACTORS[format])));
}

/** The minimum number of words below a heading. @param isShort true for first, last and rewritten cards */
export function leastWordsOf(wanted: number, isShort: boolean): number {
  return isShort ? 1 : Math.max(2, Math.round(wanted * TOO_SHORT));
}

/** The English name of a language, for a prompt in English. */
export function languageName(tag: string): string {
  try {
    return new Intl.DisplayNames(['en'], { type: 'language' }).of(tag) ?? tag;
  } catch {
    return tag;
  }
}

/** The user's preferences for the prompt, one per line. Each is quoted, so that a line break does not end it. */
export function wishesOf({ input, tone, audience, instructions }: WriteOrder): string {
  const isGenerate = input.textMode === 'generate';
  const wishes: [string, string | null][] = [
    ['Tone', isGenerate ? tone : null],
    ['Audience', isGenerate ? audience : null],
    ['Wishes about content and layout', instructions],
  ];
  const lines = wishes.flatMap(([name, value]) => (value === null ? [] : `${name}: ${JSON.stringify(value)}`));
  return lines.length === 0 ? '' : `The person asks for:\n${lines.join('\n')}\n`;
}
