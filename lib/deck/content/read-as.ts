import type { BlockOf, ListItem, VisualKind } from '../blocks';
import { isPersonName } from '../text/letters-and-words';
import { plainText } from '../text/text-runs';
import type { Level, Moment, Stat, TermAndText, Visual } from '../visual';
import { readListChart, readTableChart } from './read-chart';
import { readListComparison } from './read-comparison';
import { readHierarchy } from './read-hierarchy';
import { readStat } from './read-stats';
import { isTime, readMoment } from './read-timeline';
import { areIdentifiers, isFigureWithUnit } from './read-value';
import { splitComma, splitTerm, termsOf } from './split-item';

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
      return { kind, items: termsOf(items) };
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

function personOf(item: ListItem): TermAndText | null {
  return splitTerm(item) ?? splitComma(item);
}

const MOST_PEOPLE = 8;
/** The share of items that must have a person's name. Others may be called something else ("Your buddy"). */
const LEAST_NAMED = 0.75;

/** Reads "Name, role", "Name – role" or "Role: Name" for two to eight people. Null for any other list. */
export function readPeople(items: readonly ListItem[]): TermAndText[] | null {
  if (items.length < 2 || items.length > MOST_PEOPLE) return null;
  const split = items.map(personOf);
  if (!split.every((each) => each !== null)) return null;
  const named = split.filter(({ term }) => isName(term)).length;
  if (named >= Math.max(2, items.length * LEAST_NAMED)) return split;
  if (split.every(({ text }) => isName(text))) return split.map(({ term, text }) => ({ term: text, text: term }));
  return null;
}

/** Whether items look like people with their roles, even without a heading that says so: "Ada Fell, treasurer". */
export function haveRoles(items: readonly ListItem[]): boolean {
  const roles = items.flatMap((item) => splitComma(item) ?? []).filter(({ term }) => isName(term));
  const plain = roles.filter(({ text }) => /^\p{Ll}/u.test(plainText(text)));
  return items.length > 2 && roles.length >= items.length * LEAST_NAMED && plain.length > items.length / 2;
}

function isName(runs: TermAndText['term']): boolean {
  return isPersonName(plainText(runs));
}

const LEAST_LEVELS = 3;
const MOST_LEVELS = 7;

/**
 * Reads the levels of a pyramid: short terms, possibly with a few words each. The first item is the tip, or the base of
 * a numbered list. Null for any other list.
 */
export function readPyramid({ items, ordered, start }: BlockOf<'list'>): Level[] | null {
  if (items.length < LEAST_LEVELS || items.length > MOST_LEVELS) return null;
  const texts = items.map(({ runs }) => plainText(runs).trim());
  if (texts.some((text) => text === '' || text.split(/\s+/).length > PYRAMID_WORDS)) return null;
  return items.map((item, at) => ({
    ...(splitTerm(item) ?? { term: item.runs, text: [] }),
    number: ordered ? start + at : null,
    place: ordered ? items.length - 1 - at : at,
  }));
}
