import type { Block, TextRun } from '../blocks';
import type { CardToPlace, Placement } from '../layout/placement';
import { readVisual } from '../visual/read-visual';
import { isRemark } from '../visual/remark';
import type { VisualKind, VisualOf } from '../visual/visual';
import type { Stage } from './stage';

/** A skeleton's page for cards that show something. */
export type VisualPage = Stage & {
  /** Draws ground, running line, kicker and heading. @returns where content may begin */
  open(kind: VisualKind): number;
  /** Draws what is said before and after the visual, and lowers `foot` where that takes room. @returns the new top */
  around(before: Block[], after: Block[], top: number, kind: VisualKind): number;
};

/**
 * Makes the layouts of a skeleton that show one kind of visual. A card whose content asks for another kind (a template
 * may demand that) gets the skeleton's plain text layout.
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

/** One short paragraph that says what a picture means; null where there is more to say, or nothing. */
export function takeawayOf(after: readonly Block[]): TextRun[] | null {
  const [only, ...more] = after;
  return only && isRemark(only) && more.length === 0 ? only.runs : null;
}
