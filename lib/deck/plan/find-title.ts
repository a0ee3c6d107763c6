import { weakMemoize } from '@/lib/weak-memoize';
import type { TextMode } from '../../contract/enums';
import type { Block, BlockOf, TextRun } from '../blocks';
import { aboveFigures } from '../content/read-visual';
import { countWords, endsWithColon } from '../text/letters-and-words';
import { isConversation, readTurn, TIMED } from '../text/read-turn';
import { isNotesBlock } from '../text/take-notes';
import { plainText, sliceRuns, trimRuns } from '../text/text-runs';
import { partsOf, sliceBlock } from '../write/block-parts';
import { deckTitle, logoName } from '../write/deck-title';
import { greets } from '../write/sentence-openings';
import type { CardRoom } from './card-room';
import { isLineTitle, markLineTitle } from './planned-card';

/** The blocks of the title card, and those after them. */
export type FoundTitle = {
  title: Block[];
  rest: Block[];
  /** The name on a logo, if the text has no other title. */
  name?: BlockOf<'heading'>;
};

const LEAD_WORDS = 30;
/** The most words in both lead lines together. */
const MOST_LEAD_WORDS = 40;
const MOST_LOGOS = 2;
const KICKER_LETTERS = 48;
/** A first line of up to this many words can be the title of a text without one. */
const LINE_WORDS = 14;
/** The same for a line that ends without a full stop. */
const OPEN_LINE_WORDS = 22;
/** Average word length that limits a title line, in characters including the space. */
const LETTERS_PER_WORD = 8;
/** A first sentence of up to this many words can be the title. */
const SENTENCE_WORDS = 22;

/**
 * The title and subtitle of a text: its first heading (a logo or a short line may precede it) and up to two short
 * paragraphs below. If the text begins with a short line or sentence instead, that becomes the title. Null if there is
 * neither.
 */
export function findTitle(blocks: readonly Block[], textMode: TextMode = 'preserve'): FoundTitle | null {
  let at = 0;
  while (at < MOST_LOGOS && blocks[at]?.kind === 'image') at += 1;
  const [above, named] = blocks.slice(at, at + 2);
  if (isOnlyTitle(blocks, at + 1)) {
    if (isKicker(above)) at += 1;
    // A sentence above the title is shown below it.
    else if (named?.kind === 'heading' && named.level === 1 && isLead(above))
      return { title: blocks.slice(0, at + 2), rest: blocks.slice(at + 2) };
  }
  if (blocks[at]?.kind !== 'heading')
    return (
      titleOfLogo(blocks.slice(0, at), blocks.slice(at)) ?? titleOfLine(blocks.slice(0, at), blocks.slice(at), textMode)
    );
  return withLead(blocks.slice(0, at + 1), blocks.slice(at + 1));
}

/**
 * The same for the cards of a format. The first post also has the first sentence of a longer text below the title, with
 * the greeting before it.
 */
export function titleOn(blocks: readonly Block[], textMode: TextMode, { post }: CardRoom): FoundTitle | null {
  const found = findTitle(blocks, textMode);
  const title = found?.title.at(-1);
  if (post === 0 || !found || title?.kind !== 'heading' || isLineTitle(title)) return found;
  const greeting = found.rest.slice(0, isGreetingBlock(found.rest[0]) ? 1 : 0);
  const [first, ...rest] = found.rest.slice(greeting.length);
  const count = first?.kind === 'paragraph' && aboveFigures([first]).length > 0 ? partsOf(first).length : 0;
  if (!first || count <= 1 - greeting.length) return found;
  const opening = sliceBlock(first, 0, 1);
  if (!isLead(opening)) return found;
  const after = count > 1 ? [sliceBlock(first, 1, count), ...rest] : rest;
  return { ...found, title: [...found.title, ...greeting, opening], rest: after };
}

/** Whether a block is a short line, as above a title. */
function isKicker(block: Block | undefined): boolean {
  return block?.kind === 'paragraph' && plainText(block.runs).length <= KICKER_LETTERS && !isNotesBlock(block);
}

/** Whether a block is a heading above all others. */
export function isOnlyTitle(blocks: readonly Block[], at: number): boolean {
  const title = blocks[at];
  if (title?.kind !== 'heading') return false;
  return !blocks.slice(at + 1).some((each) => each.kind === 'heading' && each.level <= title.level);
}

/** The title with up to two short paragraphs below it, and a single picture there. */
function withLead(title: Block[], below: readonly Block[]): FoundTitle {
  if (isSubtitle(title.at(-1)!, below)) return withLead([...title, below[0]!], below.slice(1));
  const at = isLead(below[0]) ? 1 : 0;
  const isPictured = below[at]?.kind === 'image' && [...title, below[at + 1]].every((each) => each?.kind !== 'image');
  const after = isPictured ? below.toSpliced(at, 1) : below;
  let count = 0;
  let words = 0;
  // What somebody says first is not a subtitle.
  if (isConversation(after.slice(0, MOST_TURNS).flatMap(linesOf))) return { title, rest: [...below] };
  const leads = aboveFigures(after);
  while (count < 2) {
    const block = leads[count];
    if (!isLead(block)) break;
    words += countWords(plainText(block.runs));
    // The second line is part of the title only if a heading, notes or nothing follows.
    if (words > MOST_LEAD_WORDS || (count === 1 && !endsHere(after[2]))) break;
    count += 1;
  }
  if (after[count] && isNotesBlock(after[count]!)) count += 1;
  if (isPictured) count += 1;
  return { title: [...title, ...below.slice(0, count)], rest: below.slice(count) };
}

/** Whether a heading below the title skips a level, with only short lines and a picture above one of that level. */
function isSubtitle(title: Block, [first, ...others]: readonly Block[]): boolean {
  if (first?.kind !== 'heading' || title.kind !== 'heading') return false;
  const next = others.slice(0, 3).find((block) => !isLead(block) && !isNotesBlock(block) && block.kind !== 'image');
  return next?.kind === 'heading' && next.level < first.level && next.level > title.level;
}

/** How many blocks show whether a text is a conversation. */
const MOST_TURNS = 8;

function linesOf(block: Block): string[] {
  return block.kind === 'paragraph' ? plainText(block.runs).split('\n') : [];
}

function endsHere(block: Block | undefined): boolean {
  return block === undefined || block.kind === 'heading' || isNotesBlock(block);
}

function isLead(block: Block | undefined): block is BlockOf<'paragraph'> {
  if (block?.kind !== 'paragraph' || isNotesBlock(block)) return false;
  const text = plainText(block.runs);
  return !endsWithColon(text) && !isGreeting(text) && text.length < 300 && countWords(text) <= LEAD_WORDS;
}

/** A title from the name in a logo's alt text. */
function titleOfLogo(logos: Block[], rest: Block[]): FoundTitle | null {
  const [logo] = logos;
  if (logo?.kind !== 'image' || rest.length === 0) return null;
  const name = logoName(logo.alt);
  return name === null ? null : { title: logos, rest, name: headingOf(logo, [{ text: name }]) };
}

/** The deck's name as the title, for a text that doesn't begin with anything usable as one. */
export function openingTitle(blocks: readonly Block[]): FoundTitle {
  const name = deckTitle([{ blocks: [...blocks], notes: null, labelOnly: false }]);
  return { title: [], rest: [...blocks], name: headingOf(blocks[0]!, [{ text: name }]) };
}

/** Whether a line is only a greeting: "Dear Ms Solberg,". */
function isGreeting(text: string): boolean {
  return /^[^.?\n]{2,60}[,!]$/u.test(text) && greets(text);
}

function isGreetingBlock(block: Block | undefined): boolean {
  return block?.kind === 'paragraph' && isGreeting(plainText(block.runs));
}

/** A title from the first line or sentence of a text that begins with a paragraph. Greetings are skipped. */
function titleOfLine(above: Block[], blocks: readonly Block[], textMode: TextMode): FoundTitle | null {
  const [first] = blocks;
  if (first?.kind !== 'paragraph' || isNotesBlock(first)) return null;
  // The subject of a letter comes after its greeting.
  if (above.every(({ kind }) => kind === 'image') && isGreetingBlock(first))
    return titleOfLine([...above, first], blocks.slice(1), textMode);
  const turn = above.length === 0 ? titleOfTurn(first, blocks.slice(1), textMode) : null;
  if (turn) return turn;
  const count = partsOf(first).length;
  const opening = count > 1 ? sliceBlock(first, 0, 1) : first;
  if (textMode !== 'preserve' && count > 1 && isGreetingBlock(opening))
    return titleOfLine(above, [sliceBlock(first, 1, count), ...blocks.slice(1)], textMode);
  const isOpen = /[\p{L}\p{N})\]»”"]$/u.test(plainText(first.runs).trim());
  if (count === 1 && isTitleLine(first.runs, isOpen ? OPEN_LINE_WORDS : LINE_WORDS))
    return blocks.length > 1 ? { title: [...above, headingOf(first, first.runs)], rest: blocks.slice(1) } : null;
  // Rewritten text gets a new title, unless a line of its own is one.
  const sentence = count > 1 && (textMode === 'preserve' || isFirstLineTitle(first)) ? opening : null;
  if (sentence?.kind !== 'paragraph' || !isTitleLine(sentence.runs, SENTENCE_WORDS)) return null;
  const rest = sliceBlock(first, 1, count);
  const title = [...above, headingOf(sentence, sentence.runs)];
  const isLine = isFirstLineTitle(first) && count === 2 && isLead(rest) && blocks.length > 1;
  return isLine ? { title: [...title, rest], rest: blocks.slice(1) } : { title, rest: [rest, ...blocks.slice(1)] };
}

/** Whether a paragraph begins with a line that is no sentence and has no label: "Minutes of the annual meeting". */
function isFirstLineTitle({ runs }: BlockOf<'paragraph'>): boolean {
  const [line = '', next] = plainText(runs).split('\n');
  return next !== undefined && countWords(line) <= LINE_WORDS && /[\p{L}\p{N})]$/u.test(line) && !LABELLED.test(line);
}

const LABELLED = /^\p{L}[^:]{0,40}:\s|\S@\S/u;

/** A title from the first sentence of a transcript. Its time and speaker are above the title, if the text is not shortened. */
function titleOfTurn(first: BlockOf<'paragraph'>, after: Block[], textMode: TextMode): FoundTitle | null {
  const turn = partTurn(first);
  if (!turn) return null;
  const { label, words } = turn;
  const count = partsOf(words).length;
  const sentence = sliceBlock(words, 0, 1);
  if (sentence.kind !== 'paragraph' || !isTitleLine(sentence.runs, SENTENCE_WORDS)) return null;
  const rest = count > 1 ? [sliceBlock(words, 1, count), ...after] : after;
  const above = textMode === 'preserve' ? [label] : [];
  return rest.length === 0 ? null : { title: [...above, headingOf(sentence, sentence.runs)], rest };
}

/** The time and the speaker that a paragraph begins with, and its words without them. */
const partTurn = weakMemoize((block: BlockOf<'paragraph'>) => {
  const text = plainText(block.runs);
  const label = TIMED.test(text) ? readTurn(text)?.label : undefined;
  if (label === undefined) return null;
  const cut = (from: number, to?: number) => ({ ...block, runs: trimRuns(sliceRuns(block.runs, from, to)) });
  return { label: cut(0, label.length), words: cut(label.length) };
});

function isTitleLine(runs: readonly TextRun[], words: number): boolean {
  const text = plainText(runs);
  // A row of links is navigation, not a title.
  if (runs.filter(({ href }) => href).length > 1) return false;
  return (
    text.length <= words * LETTERS_PER_WORD && !text.includes('\n') && /\p{L}/u.test(text) && countWords(text) <= words
  );
}

const HEADINGS = new WeakMap<Block, BlockOf<'heading'>>();

/** Returns the same heading object each time, because other code compares headings by identity. */
function headingOf(block: Block, runs: TextRun[]): BlockOf<'heading'> {
  let heading = HEADINGS.get(block);
  if (!heading) {
    heading = { kind: 'heading', level: 1, runs, lines: block.lines };
    HEADINGS.set(block, heading);
    markLineTitle(heading);
  }
  return heading;
}
