import type { Amount, Format, TextMode } from '@/lib/contract/enums';
import type { MakeCardsInput } from '@/lib/deck/make-cards';
import type { TemplateCard } from '@/lib/deck/template/template-card';
import { WORDS_A_CARD } from '@/lib/deck/write/condense-card';

/** What a model is to write, with all defaults filled in. No recipients, folders or keys: it never sees those. */
export type WriteOrder = {
  input: MakeCardsInput & { numCards: number; textMode: Exclude<TextMode, 'preserve'> };
  /** BCP 47. */
  language: string;
  tone: string | null;
  audience: string | null;
  instructions: string | null;
  /** The cards of the template that the text fills. */
  template?: readonly TemplateCard[];
};

const FORMATS = {
  presentation: 'a slide presentation',
  document: 'a written document',
  social: 'a set of social media posts that are read in order',
  webpage: 'a web page with one section per card',
} as const satisfies Record<Format, string>;

/** What is read, not shown on a wall, may say more. */
const ROOM = { presentation: 1, social: 0.8, document: 2, webpage: 1.5 } as const satisfies Record<Format, number>;
/** Over this share of the wanted length, a card is shortened. */
const TOO_LONG = 1.8;

export function formatName(format: Format): string {
  return FORMATS[format];
}

/** Under this share of the wanted length, a card says nothing. */
const TOO_SHORT = 0.1;

/** The words of a card: as many as wanted, and the most. */
export function wordsOf({ amount, format }: { amount: Amount; format: Format }): { wanted: number; most: number } {
  const wanted = Math.round(WORDS_A_CARD[amount] * ROOM[format]);
  return { wanted, most: Math.ceil(wanted * TOO_LONG) };
}

/** The fewest words below a heading. @param isShort of a cover, a farewell, and a card that a person wants shorter */
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

/** The person's wishes, one a line. They are theirs to make, but they are quoted: a line break must not end one. */
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
