import type { Block, BlockOf, ListItem } from '../../blocks';
import { endsWithColon } from '../letters';
import { beginsWithPerson, PEOPLE } from '../person-name';
import { plainText, splitLines } from '../text-runs';

const LEAST_LINES = 2;
/** Lines of the longest such section, and after a colon. Two could also be a name and an address. */
const LEAST_OF_LONGEST = 3;
const MOST_LINES = 12;
const LINE_LETTERS = 140;
/** A phrase that is shorter on average is more likely part of an address or of verse. In words. */
const PHRASE_WORDS = 3;
/** Sections with such lines that show that the text is written in points. */
const LEAST_SECTIONS = 2;

/** Lists made from lines, by their first paragraph, so that the same object is returned each time. */
const made = new WeakMap<Block, { list: BlockOf<'list'>; of: readonly Block[] }>();

/**
 * Turns lines below a heading, each a sentence or a phrase of its own, into the list they were before somebody copied
 * them without their bullets. At least two sections must have such lines, except after a colon, and for people with
 * their roles below a heading such as "Team".
 */
export function findLineItems(blocks: readonly Block[]): Block[] {
  const groups = groupsOf(blocks);
  const sections = groups.filter(({ isBelowHeading }) => isBelowHeading);
  const isWritten = sections.length >= LEAST_SECTIONS && sections.some(({ count }) => count >= LEAST_OF_LONGEST);
  const lists = new Map(
    groups.filter((group) => isWritten || !group.isBelowHeading || group.isPeople).map((group) => [group.from, group]),
  );
  if (lists.size === 0) return [...blocks];
  const read: Block[] = [];
  for (let at = 0; at < blocks.length; at += 1) {
    const group = lists.get(at);
    read.push(group ? listOf(group.of) : blocks[at]!);
    if (group) at += group.of.length - 1;
  }
  return read;
}

type Paragraph = BlockOf<'paragraph'>;
type Group = { from: number; of: Paragraph[]; count: number; isBelowHeading: boolean; isPeople: boolean };

/** The paragraphs on adjacent lines that may be items. */
function groupsOf(blocks: readonly Block[]): Group[] {
  const groups: Group[] = [];
  for (let at = 0; at < blocks.length; at += 1) {
    const of = adjacentFrom(blocks, at);
    if (of.length === 0) continue;
    const before = blocks[at - 1];
    const isBelowHeading = before?.kind === 'heading';
    const isIntroduced = before?.kind === 'paragraph' && endsWithColon(plainText(before.runs));
    const count = isBelowHeading || isIntroduced ? countItems(of) : 0;
    if (count >= (isIntroduced ? LEAST_OF_LONGEST : LEAST_LINES))
      groups.push({
        from: at,
        of,
        count,
        isBelowHeading,
        isPeople: before?.kind === 'heading' && arePeople(before, of),
      });
    at += of.length - 1;
  }
  return groups;
}

function adjacentFrom(blocks: readonly Block[], from: number): Paragraph[] {
  const of: Paragraph[] = [];
  for (let at = from; at < blocks.length; at += 1) {
    const block = blocks[at]!;
    if (block.kind !== 'paragraph' || (of.length > 0 && block.lines.from !== of.at(-1)!.lines.to + 1)) break;
    of.push(block);
  }
  return of;
}

const SENTENCE = /[.!?…][)"'”’»]?$/u;
const UNFINISHED = /[,;:–—-]$/u;
/** A capital, a number, or a letter of a script without case. */
const BEGINNING = /^[\p{Lu}\p{Lo}\p{Sc}\d+~≈<>]/u;
const CONTACT = /@|https?:|www\.|\+\d{2}[\d ]{6}/i;
/** "Anna: …", "Q: …": a dialogue, or terms. */
const SPEAKER = /^[\p{L}\d][^:.!?]{0,30}:\s/u;

/** The number of items; 0 if the lines are not items. */
function countItems(of: readonly Paragraph[]): number {
  if (of.reduce((sum, { runs }) => sum + lengthOf(runs), 0) > MOST_LINES * LINE_LETTERS) return 0;
  const lines = of.flatMap(({ runs }) => plainText(runs).split('\n')).map((line) => line.trim());
  if (lines.length < LEAST_LINES || lines.length > MOST_LINES) return 0;
  if (!lines.every((line) => line.length <= LINE_LETTERS && BEGINNING.test(line) && !UNFINISHED.test(line))) return 0;
  if (lines.every((line) => SPEAKER.test(line)) || lines.some((line) => CONTACT.test(line))) return 0;
  if (lines.every((line) => SENTENCE.test(line))) return lines.length;
  const words = lines.reduce((sum, line) => sum + line.split(/\s+/).length, 0);
  return words >= PHRASE_WORDS * lines.length ? lines.length : 0;
}

/** Whether each line is "Name, role" below a heading that announces people. */
function arePeople(heading: BlockOf<'heading'>, of: readonly Paragraph[]): boolean {
  if (!PEOPLE.test(plainText(heading.runs))) return false;
  const lines = of.flatMap(({ runs }) => plainText(runs).split('\n'));
  return lines.every(beginsWithPerson);
}

function lengthOf(runs: Paragraph['runs']): number {
  return runs.reduce((sum, { text }) => sum + text.length, 0);
}

function listOf(of: readonly Paragraph[]): Block {
  const [first] = of as [Paragraph];
  const known = made.get(first);
  if (known?.of.length === of.length && known.of.every((block, at) => block === of[at])) return known.list;
  const lines = { from: first.lines.from, to: of.at(-1)!.lines.to };
  const list: BlockOf<'list'> = { kind: 'list', ordered: false, start: 1, items: of.flatMap(itemsOf), lines };
  made.set(first, { list, of });
  return list;
}

function itemsOf({ runs }: Paragraph): ListItem[] {
  return splitLines(runs).map((line) => ({ level: 0, runs: line }));
}
