import type { Block, Card, TextRun } from '../blocks';
import { isLineTitle } from '../plan/planned-card';
import { blockText } from '../text/block-text';
import { isLeadingWord } from '../text/leading-words';
import { sentenceEnds } from '../text/split-sentences';
import { plainText } from '../text/text-runs';
import { isCourtesy } from './sentence-openings';

/** A sentence with fewer words says too little to be a name. */
const LEAST_WORDS = 3;
const MOST_WORDS = 8;
const MOST_LETTERS = 120;

/**
 * The deck's name: its first heading or line. Never empty. A single level-1 heading further down takes precedence over
 * a paragraph at the top, and a logo's name over a sentence.
 */
export function deckTitle(cards: readonly Card[]): string {
  const blocks = cards.flatMap((card) => card.blocks).filter((block) => blockText(block).trim() !== '');
  const texts = blocks.filter((block) => block.kind !== 'image');
  // Neither "Hi all," nor a row of links to translations is a title.
  const first = texts.find((block) => !isGreeting(block) && !isNavigation(block)) ?? texts[0];
  const heading = headingOf(blocks, first);
  if (heading) return shortened(blockText(heading), isLineTitle(heading));
  const logo = blocks[0]?.kind === 'image' ? logoName(blocks[0].alt) : null;
  if (logo !== null) return logo;
  const line = first ? firstLine(first) : (blocks[0] && blockText(blocks[0])) || '';
  return shortened(line, true);
}

function isGreeting(block: Block): boolean {
  return block.kind === 'paragraph' && isCourtesy(plainText(block.runs));
}

/** Whether a paragraph is a row of links, most of whose letters are linked. */
function isNavigation(block: Block): boolean {
  if (block.kind !== 'paragraph') return false;
  const linked = block.runs.filter(({ href }) => href);
  return linked.length > 1 && lettersIn(linked) * 2 > lettersIn(block.runs);
}

function lettersIn(runs: readonly TextRun[]): number {
  return plainText(runs).replace(/\P{L}/gu, '').length;
}

function headingOf(blocks: readonly Block[], first: Block | undefined): Block | undefined {
  if (first?.kind === 'heading') return first;
  const headings = blocks.filter((block) => block.kind === 'heading');
  const top = headings.filter((block) => block.level === 1);
  if (top.length === 1) return top[0];
  // Code, tables and pictures have no line that could serve as the name.
  return first === undefined || first.kind === 'code' || first.kind === 'table' ? headings[0] : undefined;
}

function firstLine(block: Block): string {
  if (block.kind === 'table') return block.header.map(plainText).join(', ');
  const text = block.kind === 'paragraph' ? plainText(block.runs) : blockText(block);
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return lines.find((line) => !isCourtesy(line)) ?? lines[0] ?? text;
}

/** A first sentence that is a name itself, if the line goes on after it. */
function firstSentence(line: string): string {
  const end = sentenceEnds(line.slice(0, MOST_LETTERS * 2))[0] ?? line.length;
  const sentence = line.slice(0, end).trim();
  const isName = end < line.length && /[^.]\.$/.test(sentence) && sentence.split(' ').length >= LEAST_WORDS;
  return isName && sentence.split(' ').length <= MOST_WORDS ? sentence.slice(0, -1) : line;
}

function shortened(text: string, isLine: boolean): string {
  const all = text.replace(/\s+/g, ' ').trim();
  const words = (isLine ? firstSentence(all) : all).split(' ');
  const few =
    !isLine || words.length <= MOST_WORDS
      ? words.join(' ')
      : `${withoutDangling(words.slice(0, MOST_WORDS))
          .join(' ')
          .replace(/[,.:;–—-]+$/, '')}…`;
  if (few === '') return 'Untitled';
  return few.length <= MOST_LETTERS
    ? few
    : `${few
        .slice(0, MOST_LETTERS)
        .replace(/[\ud800-\udbff]$/, '')
        .trimEnd()}…`;
}

/** Words that need what follows them, besides articles, prepositions and conjunctions. */
const UNFINISHED = /^(?:that|which|who|whose|dass|ist|sind|qu[ei]|dont|cuy[oa]s?)$/iu;

/** A shortened name does not end with "of the". */
function withoutDangling(words: readonly string[]): readonly string[] {
  const end = words.findLastIndex((word) => !isLeadingWord(word) && !UNFINISHED.test(word));
  return end + 1 >= LEAST_WORDS ? words.slice(0, end + 1) : words;
}

/** Words in a logo's alt text that aren't part of the name. */
const LOGO = /\b(?:logo(?:type)?|banner|icon|hero|image|brand|wordmark)\b/gi;

/** Extracts the name from a logo's alt text. */
export function logoName(alt: string): string | null {
  // Text after a dash is a slogan.
  const [first = alt] = alt.split(/\s+[-–—|]\s+/);
  const name = first.replace(LOGO, '').replace(/\s+/g, ' ').trim();
  const isName = /\p{L}/u.test(name) && name.length <= 60 && name.split(' ').length <= 6;
  return isName ? name : null;
}
