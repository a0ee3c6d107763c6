import type { TextRun } from '../blocks';
import { readVisual } from '../content/read-visual';
import { ICON_GRID, ICON_STROKE, type IconLibrary } from '../icons/icon-library';
import { mapPath, type PathStep } from '../path';
import { plainText } from '../text/text-runs';
import type { ColourToken } from '../theme';
import type { TermAndText } from '../visual';
import type { Stage } from './stage';

/** The outline of an icon for each item; none at all unless one fits each of them. */
export function iconsOf(
  icons: IconLibrary | null | undefined,
  items: readonly TermAndText[],
): (readonly PathStep[] | null)[] {
  const none = items.map(() => null);
  if (!icons) return none;
  const names = icons.findIcons(items.map(({ term }) => plainText(term)));
  const outlines = names.map((name) => (name === null ? null : icons.readIcon(name)));
  return outlines.every((outline) => outline !== null) ? outlines : none;
}

const found = new WeakMap<Stage, Map<TextRun[], readonly PathStep[]>>();

/** The icon of one item in the grid of the card, by its term; null if the grid or the item has none. */
export function iconFor(stage: Stage, term: TextRun[]): readonly PathStep[] | null {
  let icons = found.get(stage);
  if (!icons) {
    const visual = readVisual(stage.card.content)?.visual;
    const items = visual?.kind === 'features' ? visual.items : [];
    const outlines = iconsOf(stage.card.options.icons, items);
    icons = new Map(items.flatMap((item, at) => (outlines[at] ? [[item.term, outlines[at]] as const] : [])));
    found.set(stage, icons);
  }
  return icons.get(term) ?? null;
}

/** Draws an icon into a square. `weight` is relative to the line width of the icon set. */
export function drawIcon(
  stage: Stage,
  outline: readonly PathStep[],
  { x, y, size, colour, weight = 1 }: { x: number; y: number; size: number; colour: ColourToken; weight?: number },
): void {
  const scale = size / ICON_GRID;
  stage.path(
    mapPath(
      outline,
      (value) => x + value * scale,
      (value) => y + value * scale,
    ),
    null,
    { colour, width: ICON_STROKE * scale * weight, round: true },
  );
}

/**
 * The first letter or digit of a term, for an item without an icon. An emoji is skipped, because it is shown beside it
 * already. Numbered terms ("KR1", "Phase 2") share their letter, so their number is used.
 */
export function initialOf(term: TermAndText['term']): string {
  const text = plainText(term).trim();
  const counted = /^\p{L}+\s?(\d{1,2})$/u.exec(text)?.[1];
  if (counted !== undefined) return counted;
  return (/[\p{L}\p{N}]/u.exec(text)?.[0] ?? [...text][0] ?? '').toUpperCase();
}

/**
 * The letters of all items of a grid. If all terms begin with the same one, as `jobs_waiting` and `jobs_running` do,
 * the letters of the words in which they differ; empty if these are equal too.
 */
export function lettersOf(terms: readonly TextRun[][]): string[] {
  const initials = terms.map(initialOf);
  if (!areEqual(initials)) return initials;
  const words = terms.map((term): readonly string[] => {
    const found = plainText(term)
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu);
    return found ?? [];
  });
  const own = words.map((each, at) => {
    const word = each.find((one) => words.every((other, index) => index === at || !other.includes(one)));
    return [...(word ?? '')][0]?.toUpperCase() ?? '';
  });
  return areEqual(own) ? terms.map(() => '') : own;
}

function areEqual(letters: readonly string[]): boolean {
  return letters.length > 1 && letters[0] !== '' && letters.every((letter) => letter === letters[0]);
}

const letters = new WeakMap<Stage, Map<TextRun[], string>>();

/** The letter of one item in the grid of the card, by its term. */
export function letterFor(stage: Stage, term: TextRun[]): string {
  let known = letters.get(stage);
  if (!known) {
    const visual = readVisual(stage.card.content)?.visual;
    const terms = visual?.kind === 'features' ? visual.items.map((item) => item.term) : [];
    const found = lettersOf(terms);
    known = new Map(terms.map((each, at) => [each, found[at]!]));
    letters.set(stage, known);
  }
  return known.get(term) ?? initialOf(term);
}
