import type { Block, BlockOf, ListItem, TextRun } from '../blocks';
import { plainText } from '../text/text-runs';
import type { Side } from '../visual';
import { findListTotal } from './marked-rows';
import { readListChart } from './read-chart';
import { readStat, readStats } from './read-stats';

const POINT_WORDS = 16;
const MOST_POINTS = 6;
const NAME_LETTERS = 40;

/** Reads two or three subheadings with a short list each, none of which is a chart by itself. Null for any other content. */
export function readGroupComparison(groups: readonly Block[][]): Side[] | null {
  if (groups.length < 2 || groups.length > 3) return null;
  const sides = groups.map(([heading, list, ...more]) =>
    heading?.kind === 'heading' &&
    list?.kind === 'list' &&
    more.length === 0 &&
    list.items.every(({ level }) => level === 0) &&
    !readListChart(findListTotal(list)?.items ?? list.items, list.ordered, plainText(heading.runs))
      ? { name: heading.runs, points: list.items }
      : null,
  );
  return allSides(sides);
}

/** Reads a list of two or three short names with nested points. Null for any other list. */
export function readListComparison({ items }: BlockOf<'list'>): Side[] | null {
  const parts: { name: TextRun[]; points: ListItem[] }[] = [];
  for (const item of items) {
    if (item.level === 0) parts.push({ name: item.runs, points: [] });
    else if (item.level === 1) parts.at(-1)?.points.push(item);
    else return null;
  }
  if (parts.length < 2 || parts.length > 3) return null;
  return allSides(parts);
}

type Part = { name: TextRun[]; points: readonly ListItem[] };

function isSide({ name, points }: Part): boolean {
  const isShort = points.every(({ runs }) => plainText(runs).split(/\s+/).length <= POINT_WORDS);
  return plainText(name).length <= NAME_LETTERS && points.length > 0 && points.length <= MOST_POINTS && isShort;
}

/**
 * Returns the sides if they are similar: their lists must have about the same length, and leading figures are only set
 * apart if all sides have one. Lists of nothing but figures are drawn as figures instead.
 */
function allSides(parts: readonly (Part | null)[]): Side[] | null {
  if (!parts.every((part) => part !== null && isSide(part))) return null;
  const sides = parts as readonly Part[];
  const counts = sides.map(({ points }) => points.length);
  if (Math.max(...counts) - Math.min(...counts) > 2) return null;
  if (sides.every(({ points }) => readStats(points))) return null;
  const figures = sides.map(({ points: [first] }) => (first!.marker === undefined ? readStat(first!) : null));
  const areAll = figures.every((figure) => figure !== null);
  return sides.map(({ name, points }, at) => ({
    name,
    figure: areAll ? figures[at]! : null,
    points: points.slice(areAll ? 1 : 0).map(({ runs }) => runs),
  }));
}
