import type { Block, TextRun, VisualKind } from '../blocks';
import { remarkOf } from '../content/chart-facts';
import { readVisual } from '../content/read-visual';
import type { CardToPlace, Placement } from '../layout/placement';
import type { ColourToken } from '../theme';
import type { Box } from '../units';
import type { VisualOf } from '../visual';
import { totalOn } from './chart/measure-chart';
import type { Stage, StageLook } from './stage';

/** The page of a skeleton for cards with a visual. */
export type VisualPage = Stage & {
  /** Draws the ground, running line, kicker and heading. @returns where content may begin */
  open(kind: VisualKind): number;
  /** Draws the text before and after the visual, and raises `foot` if that takes space. @returns the new top */
  around(before: Block[], after: Block[], top: number, kind: VisualKind): number;
};

/** Where a skeleton puts the content of a short card, in pixels of the design, and what it draws around it. */
export type ShortCardPage = {
  page: Stage;
  area: Box;
  font: StageLook['font'];
  /** The ground of rows, if it is not that of the card. */
  on?: ColourToken;
  /** Padding on the left of a row. */
  inset?: number;
  /** Draws the background or the rules of a row. */
  row(box: Box, at: number): void;
  /** How one of a few items is drawn in large type, if the skeleton does that. */
  cell?: CellLook;
};

export type Opener = (card: CardToPlace, before: Block[], count: number) => ShortCardPage;

export type CellLook = {
  /** Whether a look draws a few items as cells even if they are not in columns. */
  isUsual?: boolean;
  font: StageLook['font'];
  align?: StageLook['align'];
  /** Distance from the edges of a cell to its text. */
  pad: { x: number; y: number };
  ground?(at: number): ColourToken;
  draw(box: Box, at: number): void;
};

/**
 * Makes the layouts of a skeleton for one kind of visual. A card whose content is of another kind, as a template can
 * require, gets the plain text layout of the skeleton.
 */
export function visualPlacer<Page extends VisualPage>(
  make: (card: CardToPlace) => Page,
  plain: (card: CardToPlace) => Placement,
) {
  return <Kind extends VisualKind>(
    kind: Kind,
    draw: (page: Page, visual: VisualOf<Kind>, top: number) => void,
  ): ((card: CardToPlace) => Placement) => {
    return (card) => {
      const shown = readVisual(card.content);
      if (shown?.visual.kind !== kind) return plain(card);
      const page = make(card);
      const top = page.around(shown.before, shown.after, page.open(kind), kind);
      draw(page, shown.visual as VisualOf<Kind>, top);
      return page.placement();
    };
  };
}

/** The text of the only block after a visual if it is a short remark that explains it, and no total; null otherwise. */
export function takeawayOf(card: CardToPlace, [only, ...more]: readonly Block[]): TextRun[] | null {
  return only && more.length === 0 && !totalOn(card, only) ? remarkOf(only) : null;
}
