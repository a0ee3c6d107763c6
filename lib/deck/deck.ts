import type { Dimensions, FileFormat, Format } from '../contract/enums';
import type { PageCard } from './blocks';
import type { PlacedCard } from './placed';
import type { DeckTheme } from './theme';
import type { Size } from './units';

/** Everything a renderer needs except the bytes of the pictures. */
export type Deck = {
  title: string;
  /** BCP 47. */
  language: string;
  theme: DeckTheme;
  format: Format;
  dimensions: Dimensions;
  cards: PlacedCard[];
  /** The blocks of the cards of a webpage or a document, from which its page or text document is made. */
  blocks?: PageCard[];
};

/** The bytes of `file` pictures, by key. */
export type PictureBytes = ReadonlyMap<string, { bytes: Uint8Array; mediaType: string }>;

/** The number of cards. A card may have several pages, and a document page several cards. */
export function cardCount({ cards, blocks }: Pick<Deck, 'cards' | 'blocks'>): number {
  return blocks?.length ?? new Set(cards.map(({ index }) => index)).size;
}

/**
 * The size of a card before its content makes it grow, in points. Slides have PowerPoint's sizes (13⅓ × 7½ in, 10 × 7½
 * in), pages have paper sizes, and the sheets of a fluid or pageless document are as wide as A4.
 */
export function nominalSize(format: Format, dimensions: Dimensions): Size {
  if (format === 'document' && dimensions === 'fluid') return SIZES.pageless;
  return SIZES[dimensions];
}

/** Whether cards of these dimensions adapt their height to their content. */
export function grows(dimensions: Dimensions): boolean {
  return dimensions === 'fluid' || dimensions === 'pageless';
}

/** Whether the cards of a deck follow each other on one page, as in a document that grows. */
export function isContinuous({ format, dimensions }: Pick<Deck, 'format' | 'dimensions'>): boolean {
  return format === 'document' && grows(dimensions);
}

/** Whether content that doesn't fit continues on another page. */
export function isPaged(dimensions: Dimensions): boolean {
  return dimensions === 'letter' || dimensions === 'a4';
}

const SIZES = {
  fluid: { width: 960, height: 540 },
  '16x9': { width: 960, height: 540 },
  '4x3': { width: 720, height: 540 },
  pageless: { width: 595.28, height: 335 },
  letter: { width: 612, height: 792 },
  a4: { width: 595.28, height: 841.89 },
  '1x1': { width: 540, height: 540 },
  '4x5': { width: 540, height: 675 },
  '9x16': { width: 540, height: 960 },
} as const satisfies Record<Dimensions, Size>;

/** A format of its own: neither a variant of another nor a collection of several. */
export type SingleFormat = Exclude<FileFormat, 'zip' | 'pptx-fonts'>;

/**
 * The export formats that suit a deck, best first. DOCX is only offered for documents, which are read from top to
 * bottom.
 */
export function suitedFormats({ format }: { format: Format | null }): SingleFormat[] {
  if (format === 'webpage') return ['html', 'pdf', 'pptx', 'png'];
  if (format === 'social') return ['png', 'pptx', 'pdf'];
  return format === 'document' ? ['docx', 'pdf', 'pptx', 'png'] : ['pptx', 'pdf', 'png'];
}

/** Formats card indexes, in any order, as 1-based ranges: "2–4, 7". */
export function cardRanges(indexes: readonly number[]): string {
  const ranges: { from: number; to: number }[] = [];
  for (const at of [...new Set(indexes)].sort((one, other) => one - other)) {
    const last = ranges.at(-1);
    if (last?.to === at) last.to = at + 1;
    else ranges.push({ from: at + 1, to: at + 1 });
  }
  return ranges.map(({ from, to }) => (from === to ? from : `${from}${to - from > 1 ? '–' : ', '}${to}`)).join(', ');
}
