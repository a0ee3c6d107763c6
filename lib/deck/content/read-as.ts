import type { BlockOf, ListItem, VisualKind } from '../blocks';
import { plainText } from '../text/text-runs';
import type { Moment, Stat, TermAndText, Visual } from '../visual';
import { readListChart, readTableChart } from './read-chart';
import { readListComparison } from './read-comparison';
import { readHierarchy } from './read-hierarchy';
import { areIdentifiers } from './read-identifier';
import { readPeople } from './read-people';
import { readPyramid } from './read-pyramid';
import { readStat } from './read-stats';
import { isTime, readMoment } from './read-timeline';
import { isFigureWithUnit } from './read-value';
import { splitComma, splitTerm } from './split-item';

/** The number of items a visual can show. Fewer don't make one, and more don't fit. */
export const VISUAL_ITEMS = {
  stats: { least: 2, most: 6 },
  timeline: { least: 3, most: 10 },
  steps: { least: 2, most: 6 },
  features: { least: 3, most: 6 },
  people: { least: 2, most: 8 },
  agenda: { least: 3, most: 8 },
  pyramid: { least: 3, most: 7 },
} as const satisfies Partial<Record<VisualKind, { least: number; most: number }>>;

export type ListedKind = keyof typeof VISUAL_ITEMS;

/** A placeholder for a figure, a date or words still to be filled in. */
export const UNFILLED = '…';

const STEP_WORDS = 22;
const TERM_WORDS = 8;
const TOPIC_WORDS = 9;
const PYRAMID_WORDS = 16;
const WHEN_LETTERS = 24;
const MOMENT_WORDS = 18;
const STAT_WORDS = 14;

/**
 * Reads a block as a visual of this kind, which a template or a language model asks for. Doesn't require the markup and headings by which
 * `readVisual` tells visuals apart. Null if the content doesn't suit it.
 */
export function readAs(kind: VisualKind, block: BlockOf<'list'> | BlockOf<'table'>): Visual | null {
  if (block.kind === 'table') return readTableAs(kind, block);
  switch (kind) {
    case 'chart': {
      const chart = readListChart(block.items, block.ordered, '', true);
      return chart && { kind, chart };
    }
    case 'comparison': {
      const sides = readListComparison(block);
      return sides && { kind, sides };
    }
    case 'hierarchy': {
      const roots = readHierarchy(block);
      return roots && { kind, roots };
    }
    default:
      return readListed(kind, block);
  }
}

function readTableAs(kind: VisualKind, block: BlockOf<'table'>): Visual | null {
  const chart = kind === 'chart' ? readTableChart(block) : null;
  return chart && { kind: 'chart', chart };
}

function readListed(kind: ListedKind, block: BlockOf<'list'>): Visual | null {
  const { items } = block;
  const { least, most } = VISUAL_ITEMS[kind];
  if (items.length < least || items.length > most || !items.every((item) => isItemOf(kind, item))) return null;
  switch (kind) {
    case 'stats':
      return { kind, items: items.map((item) => statOf(item)!) };
    case 'timeline':
      return { kind, items: items.map((item) => momentOf(item)!) };
    case 'steps':
    case 'features':
      return { kind, items: items.map(termOf) };
    case 'people':
      return { kind, items: readPeople(items) ?? items.map((item) => personOf(item)!) };
    case 'agenda':
      return { kind, items: items.map(({ runs }) => runs) };
    case 'pyramid': {
      const levels = readPyramid(block);
      return levels && { kind, levels };
    }
  }
}

/** Whether an item can be part of a visual of this kind. */
export function isItemOf(kind: ListedKind, item: ListItem): boolean {
  if (item.level > 0) return false;
  const words = plainText(item.runs).trim().split(/\s+/).length;
  switch (kind) {
    case 'stats':
      return statOf(item) !== null;
    case 'timeline':
      return momentOf(item) !== null;
    case 'steps':
      return words <= STEP_WORDS;
    case 'features':
      return splitTerm(item) !== null ? words <= TERM_WORDS + STEP_WORDS : words <= TERM_WORDS;
    case 'people':
      return personOf(item) !== null;
    case 'agenda':
      return words <= TOPIC_WORDS;
    case 'pyramid':
      return words <= PYRAMID_WORDS;
  }
}

function statOf(item: ListItem): Stat | null {
  const stat = readStat(item);
  if (stat) return stat;
  const term = splitTerm(item);
  if (!term) return null;
  const figure = plainText(term.term).trim();
  const words = plainText(term.text).trim().split(/\s+/).length;
  const isAmount = isFigureWithUnit(figure) && !areIdentifiers([figure]) && !isTime(figure) && words <= STAT_WORDS;
  return isAmount || isToFillIn(figure) ? { figure, label: term.text } : null;
}

/** Whether the text is a placeholder: "…", or "[price]", which a model writes for a figure it must not invent. */
function isToFillIn(text: string): boolean {
  return text === UNFILLED || /^\[[^\]]{1,12}\]$/.test(text);
}

/** Reads a moment. An event without a date uses its name instead. */
function momentOf(item: ListItem): Moment | null {
  const moment = readMoment(item);
  if (moment) return moment;
  const term = splitTerm(item);
  if (!term) return null;
  const when = plainText(term.term).trim();
  const words = plainText(term.text).trim().split(/\s+/).length;
  return when.length <= WHEN_LETTERS && words <= MOMENT_WORDS ? { when, text: term.text } : null;
}

function termOf(item: ListItem): TermAndText {
  return splitTerm(item) ?? { term: item.runs, text: [] };
}

function personOf(item: ListItem): TermAndText | null {
  return splitTerm(item) ?? splitComma(item);
}
