import type { Format, TextMode } from '../../contract/enums';
import { LIMITS } from '../../contract/limits';
import { fenceAfter, findMarkers } from '../../contract/request/count-cards';

export type CardWish = { inputText: string; textMode: TextMode; format: Format };

/** A comfortable number of words per card for each format. With more, the layouts get tight. */
const WORDS_PER_CARD = { presentation: 70, document: 160, social: 40, webpage: 160 } satisfies Record<Format, number>;

/** In words. A shorter text is a title or an instruction, and gives no hint of the number of cards. */
const MIN_WORDS = 40;

/**
 * The number of cards this text would fill, by its headings and its length; null if it gives no hint, because it is
 * very short or has markers, which set the number themselves.
 */
export function suggestCards(
  { inputText, textMode, format }: CardWish,
  max: number = LIMITS.numCards.max,
): number | null {
  if (findMarkers(inputText).length > 0) return null;
  const parts = cutAtHeadings(inputText);
  const words = parts.reduce((sum, part) => sum + part.words, 0);
  const headings = parts.filter(({ isHeaded }) => isHeaded).length;
  if (headings < 2 && words < MIN_WORDS) return null;
  const wordsPerCard = WORDS_PER_CARD[format];
  // A heading begins a card; the text below it continues on further cards if it is too long, unless it is condensed.
  const cards =
    headings >= 2
      ? parts.reduce(
          (sum, part) => sum + (textMode === 'condense' ? 1 : Math.max(1, Math.round(part.words / wordsPerCard))),
          0,
        )
      : Math.ceil(words / (textMode === 'condense' ? wordsPerCard * 2 : wordsPerCard));
  return Math.min(Math.max(cards, LIMITS.numCards.min), max);
}

/**
 * The maximum number of cards of a text: `paragraphs` counts one per heading or paragraph, `pieces` one per smallest
 * unit that the engine puts on a card (a sentence, two list items, a whole table or code block).
 */
export function mostCards(text: string): { paragraphs: number; pieces: number } {
  let paragraphs = 0;
  let pieces = 0;
  let items = 0;
  let before: LineKind = 'blank';
  // The kind of the last non-blank line: a paragraph below a heading belongs to the heading's card.
  let last: LineKind = 'blank';
  let lastLevel = 0;
  for (const { kind, level, sentences } of linesOf(text)) {
    const begins = kind !== before || kind === 'heading';
    if (kind === 'item') items = last === 'item' ? items + 1 : 1;
    const continues = kind === 'item' && last === 'item';
    if (kind !== 'blank') {
      if (kind === 'heading' || (begins && last !== 'heading' && !continues)) paragraphs += 1;
      // A heading never stays alone above its subheading, and content never loses its heading.
      if (kind === 'heading') pieces += last === 'heading' && level > lastLevel ? 0 : 1;
      else if (kind === 'text')
        pieces += Math.max(begins && last !== 'heading' ? 1 : 0, sentences - (last === 'heading' ? 1 : 0));
      else if (kind === 'item') pieces += (items === 1 && last !== 'heading') || (items > 2 && items % 2 === 0) ? 1 : 0;
      else if (begins && last !== 'heading') pieces += 1;
      last = kind;
      lastLevel = level;
    }
    before = kind;
  }
  return { paragraphs, pieces };
}

type Part = { isHeaded: boolean; words: number };

/** Splits the text at its top two heading levels; headings in code do not count. */
function cutAtHeadings(text: string): Part[] {
  const lines = linesOf(text);
  const levels = lines.flatMap(({ level }) => (level === 0 ? [] : [level])).sort((one, other) => one - other);
  const top = levels[0] ?? 0;
  // A single top heading is the title, so the sections are those of the next level.
  const deepest = levels.find((level) => level > top && levels[1] !== top) ?? top;
  const parts: Part[] = [{ isHeaded: false, words: 0 }];
  for (const { level, words } of lines) {
    if (level > 0 && level <= deepest) parts.push({ isHeaded: true, words: 0 });
    else (parts.at(-1) as Part).words += words;
  }
  return parts.filter(({ isHeaded, words }) => isHeaded || words > 0);
}

type LineKind = 'blank' | 'heading' | 'text' | 'item' | 'row' | 'quote' | 'code';
type Line = { kind: LineKind; level: number; words: number; sentences: number };

/** Each line with its kind, heading level (0 for none), words and sentences. */
function linesOf(text: string): Line[] {
  let fence: string | null = null;
  return text.split('\n').map((line) => {
    const wasFenced = fence !== null;
    fence = fenceAfter(fence, line);
    if (wasFenced !== (fence !== null)) return { kind: 'code', level: 0, words: 0, sentences: 0 };
    const words = line.match(/\S+/g)?.length ?? 0;
    if (fence !== null) return { kind: 'code', level: 0, words, sentences: 0 };
    const level = /^ {0,3}(#{1,6})[ \t]+\S/.exec(line)?.[1]?.length ?? 0;
    const kind = level > 0 ? 'heading' : kindOf(line);
    const sentences = kind === 'text' ? (line.match(SENTENCE_END)?.length ?? 0) : 0;
    return { kind, level, words, sentences };
  });
}

const SENTENCE_END = /[.!?…。！？]+["”’)\]]*(?:\s|$)/g;

function kindOf(line: string): LineKind {
  if (!/\S/.test(line)) return 'blank';
  if (/^\s*(?:[-*+]|\d{1,9}[.)])[ \t]+\S/.test(line)) return 'item';
  if (/^\s*\|/.test(line)) return 'row';
  return /^ {0,3}>/.test(line) ? 'quote' : 'text';
}
