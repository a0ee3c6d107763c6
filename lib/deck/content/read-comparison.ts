import type { Block, BlockOf, ListItem, TextRun } from '../blocks';
import { plainText, splitLines } from '../text/text-runs';
import type { Side, Stat } from '../visual';
import { findListTotal } from './marked-rows';
import { readListChart } from './read-chart';
import { readStat, readStats } from './read-stats';
import { isFigureWithUnit } from './read-value';

const POINT_WORDS = 16;
const MOST_POINTS = 7;
const NAME_LETTERS = 40;
const MOST_LINES = 2;

/** The blocks up to the last list, and those after it. Below the last side of a comparison, they are about all sides. */
export function partTail(blocks: readonly Block[]): { own: Block[]; rest: Block[] } {
  const end = blocks.findLastIndex(({ kind }) => kind === 'list') + 1;
  return { own: blocks.slice(0, end), rest: blocks.slice(end) };
}

/** Reads two or three subheadings with a short list each that is no chart, maybe below a price and another line. */
export function readGroupComparison(groups: readonly Block[][]): Side[] | null {
  if (groups.length < 2 || groups.length > 3) return null;
  const sides = groups.map(([heading, ...own]) => {
    const list = own.at(-1);
    if (heading?.kind !== 'heading' || list?.kind !== 'list' || list.items.some(({ level }) => level > 0)) return null;
    const above = own.slice(0, -1).filter((block) => block.kind === 'paragraph');
    const lines = above.flatMap(({ runs }) => splitLines(runs, MOST_LINES + 1)).map((runs) => ({ level: 0, runs }));
    if (above.length < own.length - 1 || lines.length > MOST_LINES || (lines[0] && !leadOf(lines[0]))) return null;
    const sum = findListTotal(list.items, list.lines);
    const chart = readListChart(sum?.items ?? list.items, list.ordered, plainText(heading.runs), sum !== null);
    return chart ? null : { name: heading.runs, points: [...lines, ...list.items] };
  });
  return allSides(sides);
}

/** A figure with its name, or a price alone. */
function leadOf(item: ListItem): Stat | null {
  const text = plainText(item.runs).trim();
  return readStat(item) ?? (isFigureWithUnit(text) ? { figure: text, label: [] } : null);
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
  const figures = sides.map(({ points: [first] }) => (first!.marker === undefined ? leadOf(first!) : null));
  const areAll = figures.every((figure) => figure !== null);
  return sides.map(({ name, points }, at) => ({
    name,
    figure: areAll ? figures[at]! : null,
    points: points.slice(areAll ? 1 : 0).map(({ runs }) => runs),
  }));
}
