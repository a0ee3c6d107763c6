import { weakMemoize } from '@/lib/weak-memoize';
import type { Block, BlockOf, Card, TextRun, VisualKind } from '../blocks';
import { untitled } from '../placed';
import { runsOfBlock } from '../text/block-text';
import { hasPhrase } from '../words/match-phrases';
import { foldSources } from './fold-source';
import { notesHeading } from './footnotes';
import { isFigureWithUnit } from './read-value';

/** The blocks of a card, sorted for choosing and placing a layout. */
export type Content = {
  /** The role of the card in the plan of the deck; null for ordinary content. */
  part: NonNullable<Card['part']> | null;
  /** Whether the card continues an earlier one and repeats its heading. */
  isContinued: boolean;
  /** Whether the heading is repeated from an earlier card. */
  isRepeated: boolean;
  /** The visual that a template has at this position; null if the content decides. */
  shows: VisualKind | null;
  /** A short line above the heading, or the number or name of its section. */
  kicker: BlockOf<'paragraph'> | null;
  heading: BlockOf<'heading'> | null;
  /** All other blocks, in order. */
  body: Block[];
  /** The pictures of the body (`images`), and everything else in it (`texts`). */
  images: BlockOf<'image'>[];
  texts: Block[];
  /** Words of `texts`, counted up to a thousand. */
  words: number;
  /** Subheadings, each with what follows it up to the next. */
  groups: Group[];
  /** The blocks before the first group. */
  intro: Block[];
};

type Group = Block[];

/** The most letters of a line above the heading. */
export const KICKER_LETTERS = 48;

/** @param language of the program's own headings */
export function readContent(given: Card, language?: string): Content {
  const card = withStatement(given);
  const [first, second] = card.blocks;
  const repeated = card.repeats ? repeatedHeading(card.repeats, language) : null;
  const kicked =
    !repeated && first?.kind === 'paragraph' && second?.kind === 'heading' && lettersOf(first.runs) <= KICKER_LETTERS;
  const kicker = kicked ? first : null;
  const band = card.band && !kicked ? bandOf(card.band, first) : null;
  const headed = card.blocks[kicked ? 1 : 0];
  const own = headed?.kind === 'heading' ? headed : firstHeadingAfterImages(card);
  // Of several equal headings, none is that of the others.
  const isOneOfEquals = card.blocks.some(
    (block) => block !== own && block.kind === 'heading' && block.level === own?.level,
  );
  const heading = repeated ?? (isOneOfEquals ? null : own);
  const others = card.blocks.filter((block) => block !== kicker && block !== heading);
  const body = foldSources(captionMissingPictures(others));
  const texts = body.filter((block) => block.kind !== 'image');
  return {
    part: card.part ?? null,
    isContinued: card.repeats?.isContinued === true,
    isRepeated: repeated !== null,
    shows: card.shows ?? null,
    kicker: kicker ?? band,
    heading,
    body,
    images: body.filter((block) => block.kind === 'image'),
    texts,
    words: texts.reduce((sum, block) => sum + wordsOf(block), 0),
    ...readGroups(texts),
  };
}

/** The most words below a heading that is a figure or a quotation. */
const STATEMENT_WORDS = 14;

/** A card of a heading that is a figure or a quotation, and of a line with its name or source, without that heading. */
function withStatement(card: Card): Card {
  const [heading, line, ...more] = card.blocks;
  if (card.part || heading?.kind !== 'heading' || line?.kind !== 'paragraph' || more.length > 0) return card;
  const text = plainText(heading.runs);
  if (wordsIn(line.runs) > STATEMENT_WORDS) return card;
  if (isFigureWithUnit(text))
    return { ...card, blocks: [{ ...line, runs: [...heading.runs, { text: ' ' }, ...line.runs] }] };
  if (!/^["“„«].+[.!?…]["”“»]$/u.test(text)) return card;
  return { ...card, blocks: [{ kind: 'quote', paragraphs: [heading.runs], source: line.runs, lines: heading.lines }] };
}

function bandOf(text: string, first: Block | undefined): BlockOf<'paragraph'> {
  return { kind: 'paragraph', runs: [{ text, quiet: true }], lines: first?.lines ?? { from: 1, to: 1 } };
}

/** The first heading. Pictures may come before it, and a sentence on a title card. */
function firstHeadingAfterImages({ blocks, part }: Card): BlockOf<'heading'> | null {
  const first = blocks.find(({ kind }) => kind !== 'image' && (kind === 'heading' || part !== 'title'));
  return first?.kind === 'heading' ? first : null;
}

/** Groups by the highest level of heading in the body. */
function readGroups(texts: Block[]): { intro: Block[]; groups: Group[] } {
  const level = texts.reduce((least, block) => (block.kind === 'heading' ? Math.min(least, block.level) : least), 7);
  const intro: Block[] = [];
  const groups: Group[] = [];
  for (const block of texts) {
    if (block.kind === 'heading' && block.level === level) groups.push([block]);
    else (groups.at(-1) ?? intro).push(block);
  }
  return { intro, groups };
}

function lettersOf(runs: TextRun[]): number {
  return runs.reduce((sum, run) => sum + run.text.length, 0);
}

/** Counting stops at this many words, which is enough to distinguish a little text from a lot. */
export const ENOUGH = 1000;

export function wordsIn(runs: TextRun[]): number {
  let words = 0;
  for (const { text } of runs) {
    if (text.length > ENOUGH * 12) return ENOUGH;
    for (let at = 0, inside = false; at < text.length; at += 1) {
      const unit = text.charCodeAt(at);
      const blank = unit <= 0x20 || unit === 0x3000;
      // Two ideographs count as about one word.
      if (unit >= 0x2e80 && unit < 0xd800) words += 0.5;
      else if (!blank && !inside) words += 1;
      inside = !blank;
    }
  }
  return Math.min(ENOUGH, Math.ceil(words));
}

export const wordsOf = weakMemoize((block: Block): number => {
  if (block.kind === 'image') return 0;
  const source = block.kind === 'quote' && block.source ? [block.source] : [];
  return [...runsOfBlock(block), ...source].reduce((sum, runs) => sum + wordsIn(runs), 0);
});

export function plainText(runs: readonly TextRun[]): string {
  return runs
    .map((run) => run.text)
    .join('')
    .replace(/\s+/g, ' ')
    .trim();
}

/** A repeated heading as shown on the card. */
function repeatedHeading({ heading, own }: NonNullable<Card['repeats']>, language?: string): BlockOf<'heading'> {
  return own ? notesHeading(language) : heading;
}

const TITLE_WORDS = 8;

/** The plain title of a card: its heading, otherwise its first words, otherwise its number. Never empty. */
export function titleOf(card: Card, index: number, language?: string): string {
  if (card.repeats) return plainText(repeatedHeading(card.repeats, language).runs);
  const headings = card.blocks.filter((block) => block.kind === 'heading');
  for (const { runs } of headings) if (plainText(runs) !== '') return plainText(runs);
  for (const block of card.blocks) {
    const text = firstText(block);
    if (text !== '') return firstWords(text);
  }
  return untitled(index);
}

/** The first paragraph or item of a block that has text, the head of a table, or the alternative text of a picture. */
export function firstText(block: Block): string {
  const texts = runsOfBlock(block).map(plainText);
  if (block.kind !== 'table') return texts.find((text) => text !== '') ?? '';
  const filled = texts.filter((text) => text !== '');
  return filled.slice(0, block.header.length).join(' · ');
}

function firstWords(text: string): string {
  const words = text.slice(0, 200).split(' ');
  if (words.length <= TITLE_WORDS && text.length <= 80) return text;
  return `${words.slice(0, TITLE_WORDS).join(' ').slice(0, 80)}…`;
}

/** Alternative text that only names a logo or a badge means nothing without the picture. */
const SIGNS = 'logo, logotype, icon, badge, banner';

/**
 * Replaces pictures that cannot be shown, such as one on the author’s disk or one that could not be fetched, by their
 * alternative text, or removes them if there is none. The same picture gives the same block, because measurements are
 * cached by block.
 */
export function captionMissingPictures(blocks: readonly Block[]): Block[] {
  return blocks.flatMap((block) => {
    if (block.kind !== 'image' || block.picture.kind !== 'placeholder' || !block.picture.isMissing) return [block];
    const caption = captionOf(block);
    return caption ? [caption] : [];
  });
}

/** Whether a paragraph is only the caption of a missing picture, which is not set in large type. */
export function isPictureCaption(block: Block | undefined): boolean {
  return block?.kind === 'paragraph' && block.runs.every(({ quiet }) => quiet);
}

const captionOf = weakMemoize(({ alt, lines }: BlockOf<'image'>): BlockOf<'paragraph'> | null => {
  const text = alt.trim();
  if (text === '' || hasPhrase(text, SIGNS)) return null;
  return { kind: 'paragraph', runs: [{ text, italic: true, quiet: true }], lines };
});
