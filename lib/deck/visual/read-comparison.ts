import type { Block, BlockOf, ListItem, TextRun } from '../blocks';
import { plainText } from '../text/text-runs';
import { readStat } from './read-stats';
import type { Side } from './visual';

const POINT_WORDS = 16;
const MOST_POINTS = 6;
const NAME_LETTERS = 40;

/** Two or three subheadings with a short list each; null for any other content. */
export function readGroupComparison(groups: readonly Block[][]): Side[] | null {
  if (groups.length < 2 || groups.length > 3) return null;
  const sides = groups.map(([heading, list, ...more]) =>
    heading?.kind === 'heading' && list?.kind === 'list' && more.length === 0 && isFlat(list)
      ? side(heading.runs, list.items)
      : null,
  );
  return allSides(sides);
}

/** A list of two or three short names, each with its points nested below it; null for any other list. */
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

const TICK = /^(?:[✓✔☑✅●•]|yes|ja|oui|sí|да)$/iu;
const CROSS = /^(?:[✗✘✕×☐❌○–—-]|no|nein|non|нет)$/iu;

/**
 * A table that ticks what each of two or three things has: their names at the head, and no name over the first column,
 * which would have no place. null for any other table.
 */
export function readTableComparison({ header, rows }: BlockOf<'table'>): Side[] | null {
  const [corner = [], ...names] = header;
  if (plainText(corner).trim() !== '' || names.length < 2 || names.length > 3) return null;
  if (rows.length < 2 || rows.length > MOST_POINTS) return null;
  const signs = rows.map((row) => row.slice(1).map((cell) => plainText(cell).trim()));
  if (!signs.every((row) => row.length === names.length && row.every((sign) => TICK.test(sign) || CROSS.test(sign))))
    return null;
  return allSides(
    names.map((name, at) => {
      const points = rows.map(
        (row, index): ListItem => ({
          level: 0,
          runs: [{ text: `${signs[index]![at]!} ` }, ...(row[0] ?? [])],
        }),
      );
      return side(name, points);
    }),
  );
}

function isFlat({ items }: BlockOf<'list'>): boolean {
  return items.every(({ level }) => level === 0);
}

function side(name: TextRun[], points: readonly ListItem[]): Side | null {
  if (plainText(name).length > NAME_LETTERS || points.length === 0 || points.length > MOST_POINTS) return null;
  if (points.some(({ runs }) => plainText(runs).split(/\s+/).length > POINT_WORDS)) return null;
  const figure = readStat(points[0]!);
  return { name, figure, points: points.slice(figure ? 1 : 0).map(({ runs }) => runs) };
}

/** Sides are alike: all lead with a figure or none does, and their lists are about as long. */
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
