import { weakMemoize } from '@/lib/weak-memoize';
import type { Block, BlockOf, ListItem } from '../blocks';
import { wornMarker } from '../text/list-marker';
import { plainText, splitLines } from '../text/text-runs';
import type { ChartData, Stat, Visual } from '../visual';
import { announces } from '../words/heading-words';
import { addsUp, findListTotal, findTotal } from './marked-rows';
import { haveRoles, readAs, readPeople } from './read-as';
import { readListChart, readTableChart } from './read-chart';
import { partTail, readGroupComparison, readListComparison } from './read-comparison';
import { type Content, readContent, wordsIn } from './read-content';
import { readEnumeration } from './read-enumeration';
import { readHierarchy } from './read-hierarchy';
import { readFigure, readSentenceStat, readStat, readStats } from './read-stats';
import { readTimeline } from './read-timeline';
import { hasUnit } from './read-value';
import { splitTerm, termsOf } from './split-item';

/** The content of a card that can be drawn: the visual, and the text before and after it. */
export type ShownContent = { visual: Visual; block: Block | null; before: Block[]; after: Block[] };

/** The most words beside a visual. A card with more is meant to be read. */
const AROUND_WORDS = 60;
/** The same with the sentence that is drawn. */
const SENTENCE_WORDS = 80;

/** The visual for a card's content, by the rules of docs/spec/deck.md#5. Null if it should stay text. */
export const readVisual = weakMemoize((content: Content): ShownContent | null => {
  const { texts, groups, intro } = content;
  if (content.images.length > 0) return null;
  const { shows } = content;
  const { own, rest } = partTail(groups.at(-1) ?? []);
  const sides = shows && shows !== 'comparison' ? null : readGroupComparison([...groups.slice(0, -1), own]);
  if (sides && areFew([...intro, ...rest]))
    return { visual: { kind: 'comparison', sides }, block: null, before: intro, after: rest };
  const at = texts.findIndex(({ kind }) => kind === 'list' || kind === 'table');
  const block = texts[at];
  if (!block) return findInLines(content);
  const before = texts.slice(0, at);
  const after = texts.slice(at + 1);
  if (!areFew([...before, ...after])) return null;
  const heading = content.heading ? plainText(content.heading.runs) : '';
  const sum = block.kind === 'list' && !shows ? readSum(block.items, block.lines, heading, after) : null;
  if (sum) return { ...sum, block, before };
  const asked = shows && (block.kind === 'list' || block.kind === 'table') ? readAs(shows, block) : null;
  const visual =
    asked ?? (block.kind === 'list' ? readList(block, heading) : block.kind === 'table' ? readTable(block) : null);
  const total = visual?.kind === 'chart' && block.kind === 'table' ? findTotal(block)?.total : undefined;
  return visual && { visual, block, before, after: total ? [total, ...after] : after };
});

/** The visual for the blocks of a card. */
export function visualOf(blocks: Block[]): ShownContent | null {
  return readVisual(readContent({ blocks, notes: null, labelOnly: false }));
}

/** The first paragraphs, at most ten, up to those drawn as figures: lines of one, or all of them. */
export function aboveFigures(blocks: readonly Block[]): Block[] {
  const end = blocks.findIndex(({ kind }, at) => kind !== 'paragraph' || at === MOST);
  const paragraphs = blocks.slice(0, end === -1 ? undefined : end);
  const lines = paragraphs.findIndex((block) => textAbove([block]).length === 0);
  return lines === -1 ? textAbove(paragraphs) : paragraphs.slice(0, lines);
}

function textAbove(blocks: Block[]): Block[] {
  const { visual, before = blocks } = visualOf(blocks) ?? {};
  return visual?.kind === 'chart' || (visual?.kind === 'stats' && visual.items.length > 1) ? before : blocks;
}

type Drawn = Pick<ShownContent, 'visual' | 'after'>;

/** The sum of a chart's values with its name, if it is the first block after the chart. Shares always add up. */
export function totalAfter({ visual, after: [block] }: Drawn): Stat | null {
  const [series, ...others] = visual.kind === 'chart' ? visual.chart.series : [];
  const stat = block?.kind === 'paragraph' ? readFigure({ level: 0, runs: block.runs }) : null;
  if (!stat || !series || others.length > 0 || stat.figure.includes('%')) return null;
  return addsUp(stat.figure, series.labels) ? stat : null;
}

/** A chart of figures with their sum, which is one of them or the first block after them. */
function readSum(items: ListItem[], lines: Block['lines'], heading: string, after: Block[]): Drawn | null {
  if (items.some(({ level }) => level > 0)) return null;
  const own = findListTotal(items, lines);
  const chart = readListChart(own?.items ?? items, false, heading, true);
  const shown = chart && { visual: { kind: 'chart' as const, chart }, after: [...(own?.rest ?? []), ...after] };
  return shown && (own || totalAfter(shown)) ? shown : null;
}

/** Reads unmarked lines or paragraphs as a visual. Only looks for forms that don't occur in running text. */
function findInLines({ texts, heading: head }: Content): ShownContent | null {
  const heading = head ? plainText(head.runs) : '';
  const all = texts.flatMap((block) => (block.kind === 'paragraph' ? splitLines(block.runs, LEAST) : []));
  const isPair = all.length === 2 && texts.every(({ kind }) => kind === 'paragraph');
  const pair = isPair ? readFeatures(all.map((runs) => ({ level: 0, runs }))) : null;
  if (pair) return { visual: pair, block: null, before: [], after: [] };
  for (const { items, from, to } of lineItems(texts)) {
    const before = texts.slice(0, from);
    const after = texts.slice(to);
    if (!areFew([...before, ...after])) continue;
    const sum = readSum(items, texts[from]!.lines, heading, after);
    if (sum) return { ...sum, block: null, before };
    const visual = readLines(items, heading);
    if (visual) return { visual, block: null, before, after };
  }
  // A figure alone on its card, with a unit or a name in lower case. Any other could be a house number.
  const [only] = texts.length === 1 ? texts : [];
  const stat = only?.kind === 'paragraph' ? readStat(only) : null;
  const counts = stat && (hasUnit(stat.figure) || /^\p{Ll}/u.test(plainText(stat.label)));
  const figure = counts ? stat : only?.kind === 'paragraph' ? readSentenceStat(only) : null;
  if (figure) return { visual: { kind: 'stats', items: [figure] }, block: null, before: [], after: [] };
  return findInSentence(texts, heading);
}

/** A chart of the figures that one sentence lists. The sentence stays, and a card with two of them has no chart. */
function findInSentence(texts: readonly Block[], heading: string): ShownContent | null {
  if (!areFew(texts, SENTENCE_WORDS)) return null;
  const [chart, ...others] = texts.flatMap((block) => enumeratedChart(block, heading) ?? []);
  return chart && others.length === 0
    ? { visual: { kind: 'chart', chart }, block: null, before: [...texts], after: [] }
    : null;
}

/** The chart of the figures that a paragraph lists, if there are at least four or they are announced or parts of a whole. */
export function enumeratedChart(block: Block, heading = ''): ChartData | null {
  const found = block.kind === 'paragraph' ? readEnumeration(plainText(block.runs)) : null;
  const chart = found && readListChart(found.items, false, heading, found.caption !== '');
  const areListed = found && (found.items.length > LEAST || found.caption !== '' || chart?.kind === 'doughnut');
  if (!chart || !areListed) return null;
  return { ...chart, axis: found.caption.slice(-CAPTION_LETTERS) };
}

const CAPTION_LETTERS = 80;

function readLines(items: ListItem[], heading: string): Visual | null {
  const chart = readListChart(items, false, heading);
  if (chart) return { kind: 'chart', chart };
  const moments = readTimeline(items);
  if (moments) return { kind: 'timeline', items: moments };
  const stats = readStats(items, heading);
  if (stats) return { kind: 'stats', items: stats };
  const people = announces(heading, 'people') || haveRoles(items) ? readPeople(items) : null;
  if (people) return { kind: 'people', items: people };
  return readFeatures(items);
}

/** Whether there are only paragraphs with few words in total. */
function areFew(blocks: readonly Block[], most = AROUND_WORDS): boolean {
  let words = 0;
  for (const block of blocks) {
    if (block.kind !== 'paragraph') return false;
    words += plainText(block.runs).split(/\s+/).length;
  }
  return words <= most;
}

function readTable(block: BlockOf<'table'>): Visual | null {
  const chart = readTableChart(block);
  return chart && { kind: 'chart', chart };
}

function readList(block: BlockOf<'list'>, heading: string): Visual | null {
  const { items, ordered } = block;
  const roots = readHierarchy(block);
  if (roots && (announces(heading, 'structure') || roots.length === 1)) return { kind: 'hierarchy', roots };
  // The names of a comparison have no numbers.
  const sides = ordered ? null : readListComparison(block);
  if (sides) return { kind: 'comparison', sides };
  if (roots) return { kind: 'hierarchy', roots };
  if (items.some(({ level }) => level > 0)) return null;
  if (items.some((item) => wornMarker(item, ordered) !== null)) return null;
  const chart = readListChart(items, ordered, heading);
  if (chart) return { kind: 'chart', chart };
  const moments = readTimeline(items);
  if (moments) return { kind: 'timeline', items: moments };
  const stats = ordered ? null : readStats(items, heading);
  if (stats) return { kind: 'stats', items: stats };
  if (announces(heading, 'agenda') && items.length >= 3 && items.length <= 8 && areShort(items, 9))
    return { kind: 'agenda', items: items.map(({ runs }) => runs) };
  const people = announces(heading, 'people') || haveRoles(items) ? readPeople(items) : null;
  if (people) return { kind: 'people', items: people };
  const isProcess = announces(heading, 'steps');
  // The parts of a split list are all drawn as lists.
  const isWhole = block.start === 1 && !block.isPart;
  if (ordered && isWhole && items.length >= 2 && items.length <= 6 && areShort(items, isProcess ? 22 : 14))
    return { kind: 'steps', items: termsOf(items), ...(isProcess ? {} : { isLoose: true }) };
  return readFeatures(items);
}

/** The fewest words in each of two descriptions. */
const LEAST_OF_TWO = 5;

/**
 * Reads two to six items that each have a term and a short description. If there are only two, such as "Before: …" and
 * "After: …", neither may be more than twice as long as the other.
 */
function readFeatures(items: readonly ListItem[]): Visual | null {
  const terms = items.length >= 2 && items.length <= 6 ? items.map(splitTerm) : [null];
  const words = terms.map((term) => wordsIn(term?.text ?? []));
  const least = Math.min(...words);
  if (items.length === 2 && (least < LEAST_OF_TWO || Math.max(...words) > least * 2)) return null;
  // The turns of a conversation are no features.
  if (items.some(({ runs }) => !runs[0]?.bold && /[?？]$/.test(plainText(runs)))) return null;
  return terms.every((term) => term !== null) && areShort(items, 28) ? { kind: 'features', items: terms } : null;
}

function areShort(items: readonly ListItem[], words: number): boolean {
  return items.every(({ runs }) => plainText(runs).trim().split(/\s+/).length <= words);
}

const LEAST = 3;
const MOST = 10;

/**
 * Lines or paragraphs that may be items of an unmarked list: the lines of the first paragraph that has several, or all
 * paragraphs if there is nothing else. At most ten, with their position.
 */
export type LineItems = { items: ListItem[]; from: number; to: number };

export function lineItems(texts: readonly Block[]): LineItems[] {
  const found: LineItems[] = [];
  const broken = texts.findIndex((block) => block.kind === 'paragraph' && linesOf(block).length >= LEAST);
  const block = texts[broken];
  if (block?.kind === 'paragraph') {
    const items = linesOf(block);
    if (items.length <= MOST) found.push({ items, from: broken, to: broken + 1 });
  }
  const paragraphs = texts.flatMap((each) => (each.kind === 'paragraph' ? [each] : []));
  if (paragraphs.length === texts.length && texts.length >= LEAST && texts.length <= MOST)
    found.push({ items: paragraphs.map(({ runs }) => ({ level: 0, runs })), from: 0, to: texts.length });
  return found;
}

/**
 * The lines of a paragraph as list items, one more than `MOST` if there are too many; none for a single line, or for a
 * sum, whose signs would be lost.
 */
function linesOf({ runs }: BlockOf<'paragraph'>): ListItem[] {
  const text = plainText(runs);
  if (!text.includes('\n') || /\n=.*\d/.test(text)) return [];
  return splitLines(runs, MOST + 1).map((line) => ({ level: 0, runs: line }));
}
