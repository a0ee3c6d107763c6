import type { Amount, Format, TextMode } from '../../contract/enums';
import { englishMessage } from '../../words/stored-messages';
import type { Block, BlockOf, Card, DeckWarning, ListItem } from '../blocks';
import { isFootnote, marksOfBlock } from '../content/footnotes';
import { blockText } from '../text/block-text';
import { countWords, endsWithQuestionMark } from '../text/letters-and-words';
import { readTurn } from '../text/read-turn';
import { sentenceEnds } from '../text/split-sentences';
import { plainText, sliceRuns, trimRuns } from '../text/text-runs';
import { condenseCard, wordsKept } from './condense-card';
import { findLabels } from './find-labels';
import { NO_MODEL } from './no-model';
import { goesOn } from './sentence-openings';

export type WriteOptions = { textMode: TextMode; amount: Amount; format: Format };
export type Written = { cards: Card[]; warnings: DeckWarning[] };

/**
 * Writes cards according to the text mode, by rules alone (docs/spec/deck.md#4). Warns about what a model would have
 * written.
 */
export function writeCards(cards: Card[], options: WriteOptions): Written {
  return WRITERS[options.textMode](cards, options);
}

const WRITERS = {
  preserve: (cards) => ({ cards, warnings: [] }),
  condense: (cards, options) => {
    const short = condensed(cards, options);
    return {
      cards: short.map((card) => withBulletPoints(card, options)),
      warnings: [{ message: NO_MODEL.condense }, ...shortenedTo(cards, short)],
    };
  },
  generate: (cards, options) => {
    const short = condensed(cards, options);
    return {
      cards: short.map((card) => withBulletPoints(labelled(card), options)),
      warnings: [{ message: NO_MODEL.generate }, ...shortenedTo(cards, short)],
    };
  },
} as const satisfies Record<TextMode, (cards: Card[], options: WriteOptions) => Written>;

function condensed(cards: readonly Card[], { amount, format }: WriteOptions): Card[] {
  const words = wordsKept(amount, format);
  return cards.map((card) => (card.labelOnly ? card : condenseCard(card, words)));
}

/** Says how much was left out. */
function shortenedTo(before: readonly Card[], after: readonly Card[]): DeckWarning[] {
  const [all, kept] = [before, after].map((cards) => cards.reduce((sum, { blocks }) => sum + sentencesIn(blocks), 0));
  if (all === undefined || kept === undefined || kept >= all) return [];
  return [{ message: englishMessage('Shortened to {kept} of {all} sentences.', { kept, all }) }];
}

/** Counts the items of a list as sentences. */
function sentencesIn(blocks: readonly Block[]): number {
  const count = (block: Block): number => {
    if (block.kind === 'list') return block.items.length;
    if (block.kind === 'paragraph') return sentenceEnds(plainText(block.runs)).length;
    return block.kind === 'quote'
      ? block.paragraphs.reduce((sum, runs) => sum + sentenceEnds(plainText(runs)).length, 0)
      : 0;
  };
  return blocks.reduce((sum, block) => sum + count(block), 0);
}

/** The lines of a title card are its subtitle and facts. Below a list, a paragraph is a remark on it. */
function withBulletPoints(card: Card, { format }: WriteOptions): Card {
  const isReadAsText = format !== 'presentation' && format !== 'social';
  if (card.labelOnly || card.part === 'title' || isReadAsText) return card;
  return {
    ...card,
    blocks: card.blocks.map((block, at) => (card.blocks[at - 1]?.kind === 'list' ? block : toBulletPoints(block))),
  };
}

/** Slide paragraphs with at least this many sentences become bullet points, which are easier to take in. */
const LEAST_POINTS = 3;

/** Neither what somebody says in a conversation nor a question and its answer is a list of points. */
function toBulletPoints(block: Block): Block {
  if (block.kind !== 'paragraph') return block;
  const text = plainText(block.runs);
  const items = pointsOf(block);
  const isTurn = !text.includes('\n') && readTurn(text)?.speaker;
  if (items.length < LEAST_POINTS || isTurn || endsWithQuestionMark(plainText(items[0]!.runs))) return block;
  return { kind: 'list', ordered: false, start: 1, items, lines: block.lines };
}

function pointsOf({ runs }: BlockOf<'paragraph'>): ListItem[] {
  const ends = sentenceEnds(plainText(runs));
  return ends
    .map((end, at): ListItem => ({ level: 0, runs: trimRuns(sliceRuns(runs, ends[at - 1] ?? 0, end)) }))
    .filter((item) => item.runs.length > 0);
}

/** Gives a card without a heading one, as `generate` allows: its short first sentence, or else a phrase of its text. */
function labelled(card: Card): Card {
  const [first] = card.blocks;
  if (card.labelOnly || card.repeats || !first || card.blocks.some((block) => block.kind === 'heading')) return card;
  const headline = first.kind === 'paragraph' ? firstStatement(first) : null;
  const label = headline?.text ?? findLabels(card.blocks, 1)[0];
  if (label === undefined || (card.blocks.length === 1 && label === blockText(first))) return card;
  const heading: Block = { kind: 'heading', level: 2, runs: [{ text: label }], lines: first.lines };
  return { ...card, blocks: [heading, ...(headline ? [headline.rest, ...card.blocks.slice(1)] : card.blocks)] };
}

/** In words. */
const HEADLINE = { least: 3, most: 9 };

/** The first sentence of a paragraph without its full stop, if it is short and makes sense alone. */
function firstStatement(block: BlockOf<'paragraph'>): { text: string; rest: Block } | null {
  const text = plainText(block.runs);
  const [end = text.length, next] = sentenceEnds(text);
  const sentence = text.slice(0, end).trim();
  const words = countWords(sentence);
  const isShort = words >= HEADLINE.least && words <= HEADLINE.most && !readTurn(text);
  if (next === undefined || !isShort || !/[^.]\.$/.test(sentence) || goesOn(sentence)) return null;
  return { text: sentence.slice(0, -1), rest: { ...block, runs: trimRuns(sliceRuns(block.runs, end)) } };
}

/** Writes cards without their Markdown footnotes, and adds those that still have a mark. */
export function writeAroundNotes(cards: Card[], options: WriteOptions): Written {
  if (options.textMode === 'preserve' || !cards.some(({ blocks }) => blocks.some(isFootnote)))
    return writeCards(cards, options);
  const written = writeCards(
    cards.map((card) => ({ ...card, blocks: card.blocks.filter((block) => !isFootnote(block)) })),
    options,
  );
  const marked = new Set(written.cards.flatMap(({ blocks }) => blocks.flatMap(marksOfBlock)));
  return {
    ...written,
    cards: written.cards.map((card, at) => {
      const notes = cards[at]!.blocks.filter(isFootnote);
      const kept = card.blocks.length === 0 ? notes : notes.filter(({ note }) => marked.has(note));
      return kept.length === 0 ? card : { ...card, blocks: [...card.blocks, ...kept] };
    }),
  };
}
