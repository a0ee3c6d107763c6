import type { Amount, Format, TextMode } from '../../contract/enums';
import { englishMessage } from '../../words/stored-messages';
import type { Block, BlockOf, Card, DeckWarning, ListItem, TextRun } from '../blocks';
import { isFootnote, marksOfBlock } from '../content/footnotes';
import { countWords } from '../text/count-words';
import { endsWithQuestionMark } from '../text/letters';
import { isConversation, readTurn } from '../text/read-turn';
import { sentenceEnds } from '../text/split-sentences';
import { plainText, sliceRuns, trimRuns } from '../text/text-runs';
import { condenseCard, wordsKept } from './condense-card';
import { isReference, opensClause, opensPoint } from './condense-units';
import { findHeadline } from './find-headline';
import { withHook } from './find-hook';
import { labelFor } from './find-labels';
import { NO_MODEL } from './no-model';

export type WriteOptions = { textMode: TextMode; amount: Amount; format: Format };
export type Written = { cards: Card[]; warnings: DeckWarning[] };

/**
 * Writes cards according to the text mode, by rules alone (docs/spec/deck.md#4). Warns about what a model would have
 * written.
 */
export function writeCards(cards: Card[], options: WriteOptions): Written {
  const written = WRITERS[options.textMode](cards, options);
  const isShortened = options.format === 'social' && options.textMode !== 'preserve';
  return isShortened ? { ...written, cards: withHook(written.cards) } : written;
}

const WRITERS = {
  preserve: (cards) => ({ cards, warnings: [] }),
  condense: (cards, options) => {
    const short = condensed(cards, options);
    return {
      cards: short.cards.map((card) => withBulletPoints(card, options, short.isSpoken)),
      warnings: [{ message: NO_MODEL.condense }, ...shortenedTo(cards, short.cards)],
    };
  },
  generate: (cards, options) => {
    const short = condensed(cards, options);
    return {
      cards: short.cards.map((card) => withBulletPoints(labelled(card, short.isSpoken), options, short.isSpoken)),
      warnings: [{ message: NO_MODEL.generate }, ...shortenedTo(cards, short.cards)],
    };
  },
} as const satisfies Record<TextMode, (cards: Card[], options: WriteOptions) => Written>;

function condensed(cards: readonly Card[], { amount, format }: WriteOptions): { cards: Card[]; isSpoken: boolean } {
  const lines = cards.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.kind === 'paragraph' ? plainText(block.runs).split('\n') : [])),
  );
  const isSpoken = isConversation(lines);
  const words = wordsKept(amount, format);
  const short = (card: Card) => (card.labelOnly ? card : condenseCard(card, words, isSpoken));
  return { cards: cards.map(short), isSpoken };
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

/** The lines of a title card are its subtitle and facts, and those of a conversation are what people said. */
function withBulletPoints(card: Card, { format }: WriteOptions, isSpoken: boolean): Card {
  const isReadAsText = format !== 'presentation' && format !== 'social';
  if (card.labelOnly || card.part === 'title' || isReadAsText || isSpoken) return card;
  // Below a list, a paragraph is a remark on it.
  return {
    ...card,
    blocks: card.blocks.flatMap((block, at) =>
      card.blocks[at - 1]?.kind === 'list' ? [block] : toBulletPoints(block),
    ),
  };
}

/** Slide paragraphs with at least this many sentences become bullet points, which are easier to take in. */
const LEAST_POINTS = 3;

function toBulletPoints(block: Block): Block[] {
  if (block.kind !== 'paragraph' || isOneThought(plainText(block.runs))) return [block];
  const clauses = clausesOf(block);
  if (clauses.length > 1) return clauses;
  const items = pointsOf(block);
  // A question and its answer are not a list of points.
  if (items.length < LEAST_POINTS || endsWithQuestionMark(plainText(items[0]!.runs))) return [block];
  const list = (points: ListItem[]): Block => ({
    ...{ kind: 'list', ordered: false, start: 1, items: points, lines: block.lines },
  });
  const [first, ...others] = items;
  return first && isNameOf(first, others) ? [{ ...block, runs: first.runs }, list(others)] : [list(items)];
}

const MOST_NAME_WORDS = 2;

/** Whether a point only names the others, most of which are quantities: "Ingredients", "2 onions", "3 carrots". */
function isNameOf({ runs }: ListItem, others: readonly ListItem[]): boolean {
  const isQuantity = (text: string) => /^\d/.test(text);
  const name = plainText(runs);
  return (
    /^[\p{L} ]+:?$/u.test(name) &&
    countWords(name) <= MOST_NAME_WORDS &&
    others.length >= LEAST_POINTS &&
    others.filter((item) => isQuantity(plainText(item.runs))).length > others.length / 2
  );
}

/** The numbered clauses of a paragraph, each with all its sentences. Their numbers take the place of bullets. */
function clausesOf(block: BlockOf<'paragraph'>): BlockOf<'paragraph'>[] {
  const clauses: TextRun[][] = [];
  for (const { runs } of pointsOf(block)) {
    const last = clauses.at(-1);
    if (!last || opensClause(plainText(runs))) clauses.push([...runs]);
    else last.push({ text: ' ' }, ...runs);
  }
  return clauses.map((runs) => ({ ...block, runs }));
}

/** A contact, a reference, a point of a series, or an answer in an interview: "A: Slicing. We …". */
function isOneThought(text: string): boolean {
  return isContact(text) || isReference(text) || isOnePoint(text) || /^\p{Lu}: /u.test(text);
}

/** "3.1 All trips …", or "First, …" if "Second, …" is in another paragraph. */
function isOnePoint(text: string): boolean {
  if (!opensPoint(text)) return false;
  const ends = sentenceEnds(text);
  return !ends.some((end, at) => opensPoint(text.slice(end, ends[at + 1]).trimStart()));
}

/** Whether lines are a name with an address or a telephone number. */
function isContact(text: string): boolean {
  return text.includes('\n') && /\S@\S|(?:^|\s)\+?\(?\d[\d ()/-]{7,}$/m.test(text);
}

function pointsOf({ runs }: BlockOf<'paragraph'>): ListItem[] {
  const ends = sentenceEnds(plainText(runs));
  return ends
    .map((end, at): ListItem => ({ level: 0, runs: trimRuns(sliceRuns(runs, ends[at - 1] ?? 0, end)) }))
    .filter((item) => item.runs.length > 0);
}

/**
 * Gives a card without a heading one, as `generate` allows: a short sentence from its text that can stand alone, which
 * is then removed from the body, or otherwise a phrase from its text.
 */
function labelled(card: Card, isSpoken: boolean): Card {
  const [first] = card.blocks;
  if (card.labelOnly || card.repeats || !first || card.blocks.some((block) => block.kind === 'heading')) return card;
  const headed = (text: string, blocks: Block[]): Card => ({
    ...card,
    blocks: [{ kind: 'heading', level: 2, runs: [{ text }], lines: first.lines }, ...blocks],
  });
  // A speaker's words are not a heading.
  const headline = isSpoken ? null : findHeadline(card.blocks);
  if (headline) return headed(headline.text, headline.rest);
  const label = labelFor(isSpoken ? card.blocks.map(withoutSpeakers) : card.blocks);
  return label === null || plainTextOf(card) === label ? card : headed(label, card.blocks);
}

/** Leaves out speakers, because they are not the topic. */
function withoutSpeakers(block: Block): Block {
  if (block.kind !== 'paragraph') return block;
  const lines = plainText(block.runs).split('\n');
  return { ...block, runs: [{ text: lines.map((line) => line.slice(readTurn(line)?.label.length ?? 0)).join('\n') }] };
}

function plainTextOf(card: Card): string {
  const [only] = card.blocks;
  return card.blocks.length === 1 && only?.kind === 'paragraph' ? plainText(only.runs) : '';
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
