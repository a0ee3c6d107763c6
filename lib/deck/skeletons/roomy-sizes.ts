import type { Block, TextRun } from '../blocks';
import { type Content, isPictureCaption, wordsIn } from '../content/read-content';
import { blockText } from '../text/block-text';
import { wordsOnCard } from '../write/condense-card';
import type { BlocksLook, SetText, Stage } from './stage';

/** How much larger the items of a list can be than the usual size, by the words of the longest. */
const ITEMS = [
  { words: 3, share: 1.5 },
  { words: 8, share: 1.4 },
  { words: 16, share: 1.3 },
  { words: 24, share: 1.2 },
  { words: 32, share: 1.1 },
] as const;

/**
 * Sets the items of a list as large as their number and length allow, because a few sentences at the size of running
 * text would leave most of the card empty.
 * @param base the smallest size
 * @param room the height for each item
 */
export function setRoomy(
  items: readonly TextRun[][],
  base: number,
  room: number,
  set: (runs: TextRun[], size: number) => SetText,
): SetText[] {
  const longest = Math.max(...items.map(wordsIn));
  const shares = ITEMS.filter(({ words }) => longest <= words).map(({ share }) => share);
  for (const share of shares) {
    const sets = items.map((runs) => set(runs, base * share));
    if (sets.every(({ height }) => height <= room)) return sets;
  }
  return items.map((runs) => set(runs, base));
}

/** Cells up to this number can have larger texts. */
export const FEW_CELLS = 4;

/** How much larger the texts of a few cells can be: the first of the shares that fits, otherwise 1. */
export function largestShare(count: number, shares: readonly number[], fits: (share: number) => boolean): number {
  return (count <= FEW_CELLS && shares.find(fits)) || 1;
}

/**
 * Running text of up to `words` words is set in the largest of these sizes at which it fills at most this share of the
 * space.
 */
const ROOMY = { words: 120, sizes: [64, 58, 53, 48, 44, 40, 36, 33, 31, 29, 27, 25], filled: 0.84 };
const MOST_UNDER_HEADING = 48;
/** More characters than this fill a card at the smallest of these sizes, however few words they are. */
const MOST_LETTERS = 4000;
/** Sizes of code, largest first. The smallest is about 12 points, the minimum on a slide. */
const CODES = [34, 31, 28, 25, 23, 21.5, 20, 18.5, 17];
/** Share of the space that a card with code may fill, and one with text too. */
const FILLED = { code: 0.96, both: 0.88 };
/** Width of a character of code, in ems. */
const CODE_LETTER = 0.61;
/** Padding of a code block, both sides together. */
const CODE_PAD = 50;

/** The largest size at which code fits a box without breaking its lines; null if there is none. */
export function codeLook(stage: Stage, code: Block[], width: number, room: number): number | null {
  const fits = codeSizes(code, width).find((size) => stage.heightOf(code, width, { code: size }) <= room * FILLED.code);
  return fits ?? null;
}

/** The sizes at which the longest line of the code fits, largest first. */
function codeSizes(blocks: readonly Block[], width: number): number[] {
  const lines = blocks.flatMap((block) => (block.kind === 'code' ? block.text.split('\n') : []));
  const letters = Math.max(0, ...lines.map((line) => line.replaceAll('\t', '    ').length));
  return CODES.filter((size) => letters * size * CODE_LETTER + CODE_PAD <= width);
}

/** The sizes at which a short text or a piece of code fills a card best; null if there is too much of it. */
export function roomyLook(
  stage: Stage,
  blocks: Block[],
  width: number,
  room: number,
  look: BlocksLook = {},
): BlocksLook | null {
  const code = blocks.filter((block) => block.kind === 'code');
  const said = blocks.filter((block) => block.kind !== 'code');
  const words = wordsOnCard(said);
  // A word may be of any length, and trying every size with it would take seconds.
  const isShort = said.reduce((sum, block) => sum + blockText(block).length, 0) <= MOST_LETTERS;
  const isRoomy = words > 0 && words <= ROOMY.words && isShort && !said.some(isPictureCaption);
  // Below a heading, text larger than this would be louder than the cards around it.
  const largest = stage.card.content.heading ? MOST_UNDER_HEADING : ROOMY.sizes[0]!;
  const sizes: readonly number[] = isRoomy ? ROOMY.sizes.filter((size) => size <= largest) : [];
  const codes = code.length === 0 ? [] : codeSizes(code, width);
  const looks: BlocksLook[] =
    codes.length === 0
      ? sizes.map((size) => ({ size }))
      : codes.flatMap((each) => [...sizes.slice(-1).map((size) => ({ size, code: each })), { code: each }]);
  const filled = codes.length === 0 ? ROOMY.filled : words === 0 ? FILLED.code : FILLED.both;
  for (const each of looks) {
    const tried = { ...look, ...each };
    if (stage.heightOf(blocks, width, tried) <= room * filled) return tried;
  }
  return null;
}

const LITTLE = { words: 45, items: 8 };

/** Whether a card has so little running text that columns would be mostly empty. */
export function isLittle({ texts, groups, images }: Content): boolean {
  if (groups.length > 1 || images.length > 0) return false;
  // The items of a single list get columns, cells or tiles.
  if (texts.length === 1 && texts[0]?.kind === 'list') return false;
  if (texts.some((block) => block.kind === 'list' && block.items.length > LITTLE.items)) return false;
  return texts.every(({ kind }) => kind !== 'table' && kind !== 'code') && wordsOnCard(texts) <= LITTLE.words;
}
