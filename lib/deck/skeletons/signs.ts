import { weakMemoize } from '../../weak-memoize';
import type { TextRun } from '../blocks';
import { readVisual } from '../content/read-visual';
import { ICON_GRID, ICON_STROKE, type IconLibrary } from '../icons/icon-library';
import { mapPath, type PathStep } from '../path';
import { plainText } from '../text/text-runs';
import type { ColourToken } from '../theme';
import type { TermAndText } from '../visual';
import type { Stage } from './stage';

/** The outline of an icon for each item, by words of the deck's language; none at all unless one fits each of them. */
export function iconsOf(
  { icons, language }: { icons?: IconLibrary | null; language?: string },
  items: readonly TermAndText[],
): (readonly PathStep[] | null)[] {
  const none = items.map(() => null);
  if (!icons) return none;
  const names = icons.findIcons(
    items.map(({ term }) => plainText(term)),
    language,
  );
  const outlines = names.map((name) => (name === null ? null : icons.readIcon(name)));
  return outlines.every((outline) => outline !== null) ? outlines : none;
}

/** The icon of one item in the grid of the card, by its term; null if the grid or the item has none. */
export function iconFor(stage: Stage, term: TextRun[]): readonly PathStep[] | null {
  return iconsByTerm(stage).get(term) ?? null;
}

const iconsByTerm = weakMemoize((stage: Stage) => {
  const visual = readVisual(stage.card.content)?.visual;
  const items = visual?.kind === 'features' ? visual.items : [];
  const outlines = iconsOf(stage.card.options, items);
  return new Map(items.flatMap((item, at) => (outlines[at] ? [[item.term, outlines[at]] as const] : [])));
});

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

/** Whether the items of a grid have signs: people have their initials, others have icons if one fits each of them. */
export function hasSigns(stage: Stage, [first]: readonly TermAndText[]): boolean {
  return stage.card.layout === 'people' || (first !== undefined && iconFor(stage, first.term) !== null);
}

/** The initial of a person's name. An emoji is skipped, because it is shown beside it already. */
export function initialOf(name: TextRun[]): string {
  const text = plainText(name).trim();
  return (/[\p{L}\p{N}]/u.exec(text)?.[0] ?? [...text][0] ?? '').toUpperCase();
}
