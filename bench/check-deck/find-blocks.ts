import { type PlacedCard, paragraphsOf } from '@/lib/deck/placed';
import type { Box } from '@/lib/deck/units';
import type { BlockName, ExpectedBlock } from './expected-blocks';
import { lettersOf, lettersOn } from './placed-text';

const CHECKBOX = /^[☐☑☒✓✔]/u;

/** Whether a card shows a block of this kind, recognised by its layout or by features that only this block has. */
function shows(card: PlacedCard, block: BlockName): boolean {
  const texts = card.elements.filter((element) => element.kind === 'text');
  switch (block) {
    case 'quote':
      return card.layout === 'quote' || texts.some(({ role }) => role === 'quote');
    case 'code':
      return texts.some(({ role }) => role === 'code');
    case 'checklist':
      return card.elements
        .flatMap(paragraphsOf)
        .some(({ marker, runs }) => CHECKBOX.test(marker?.text ?? '') || CHECKBOX.test(runs[0]?.text ?? ''));
    case 'callout':
      return texts.some(({ box, role }) => role === 'body' && hasIconPanel(card, box));
    default:
      return card.layout === (block as string);
  }
}

/** Whether a text is on its own filled panel with an icon to its left. */
function hasIconPanel({ elements, width, height }: PlacedCard, text: Box): boolean {
  const shapes = elements.filter((element) => element.kind === 'shape');
  const panels = shapes.filter(
    ({ shape, fill, box }) =>
      shape === 'rect' && fill !== null && contains(box, text) && box.width * box.height < width * height * 0.8,
  );
  const icons = shapes.filter(({ shape, box }) => shape !== 'rect' && shape !== 'line' && box.x + box.width <= text.x);
  return panels.some((panel) => icons.some(({ box }) => contains(panel.box, box)));
}

function contains(outer: Box, inner: Box): boolean {
  const within = (from: number, size: number, least: number, most: number) =>
    from >= least - 1 && from + size <= most + 1;
  return (
    within(inner.x, inner.width, outer.x, outer.x + outer.width) &&
    within(inner.y, inner.height, outer.y, outer.y + outer.height)
  );
}

export type FoundBlock = ExpectedBlock & { found: boolean; layouts: string[] };

/** Looks for each expected block on the cards that contain its words. */
export function findBlocks(cards: readonly PlacedCard[], expected: readonly ExpectedBlock[]): FoundBlock[] {
  const letters = cards.map(lettersOn);
  return expected.map((each) => {
    const wanted = lettersOf(each.words);
    const holding = cards.filter((_, at) => letters[at]!.includes(wanted));
    const found = holding.some((card) => each.blocks.some((block) => shows(card, block)));
    return { ...each, found, layouts: holding.map(({ layout }) => layout) };
  });
}
