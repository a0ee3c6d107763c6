import type { Block, BlockOf, ListItem, TextRun } from '../blocks';
import { plainText } from '../text/text-runs';
import type { Side } from '../visual';
import { readStat } from './read-stats';

const POINT_WORDS = 16;
const MOST_POINTS = 6;
const NAME_LETTERS = 40;

/** Reads two or three subheadings with a short list each. Null for any other content. */
export function readGroupComparison(groups: readonly Block[][]): Side[] | null {
  if (groups.length < 2 || groups.length > 3) return null;
  const sides = groups.map(([heading, list, ...more]) =>
    heading?.kind === 'heading' &&
    list?.kind === 'list' &&
    more.length === 0 &&
    list.items.every(({ level }) => level === 0)
      ? side(heading.runs, list.items)
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
  return allSides(parts.map(({ name, points }) => side(name, points)));
}

function side(name: TextRun[], points: readonly ListItem[]): Side | null {
  if (plainText(name).length > NAME_LETTERS || points.length === 0 || points.length > MOST_POINTS) return null;
  if (points.some(({ runs }) => plainText(runs).split(/\s+/).length > POINT_WORDS)) return null;
  const figure = points[0]!.marker === undefined ? readStat(points[0]!) : null;
  return { name, figure, points: points.slice(figure ? 1 : 0).map(({ runs }) => runs) };
}

/**
 * Returns the sides if they are similar: their lists must have about the same length, and leading figures are only kept
 * if all sides have one.
 */
function allSides(sides: (Side | null)[]): Side[] | null {
  if (!sides.every((each) => each !== null)) return null;
  const counts = sides.map(({ points, figure }) => points.length + (figure ? 1 : 0));
  if (Math.max(...counts) - Math.min(...counts) > 2) return null;
  if (sides.every(({ figure }) => figure !== null)) return sides;
  return sides.map(({ name, figure, points }) => ({
    name,
    figure: null,
    points: figure ? [[{ text: `${figure.figure} ` }, ...figure.label], ...points] : points,
  }));
}
